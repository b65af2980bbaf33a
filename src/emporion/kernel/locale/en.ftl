# What every game says.
seat-number = Seat { $number }
seat-you = you
head-start = Setup
list-nothing = nothing
on = yes
off = no
refusal-not-now = That cannot be said now: another decision is asked.
refusal-not-you = It is not your turn to speak.
refusal-match-over = The match is over.
refusal-unknown-word = There is no such word in this game.
event-taken-back = Turn of { $seat }
