"""The phases of New Title, one module each, named as in the rulebook.

Steps hold no state: they read and change the table. The front door puts them in order; the mind knows them by class.
"""
