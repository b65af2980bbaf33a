"""What any title stands on: tables, steps, words, refusals, journals, chance, records, and the kit that tests a game.

Everybody comes in; nothing here knows a title, a bot, a screen or a server.
"""
