"""What bots and advice think of New Title: guesses, and what a position is worth.

Bots come in through the game; nothing here changes a table that somebody plays at.
"""
