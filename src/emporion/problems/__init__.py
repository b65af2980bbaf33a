"""Problems: positions of real matches in which one word is clearly best, and what is known of them.

`book` is how a title's problems are kept, `screen` and `check` are how they are found and proved, `mine` goes through a
match. All of it knows a table only as its seat does: figures come from guesses."""
