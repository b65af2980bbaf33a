"""What bots and advice think of New Title: guesses at what is hidden, and what a position is worth.

Bots come in through the game; nothing here changes a table that somebody plays at.
"""
