# What every game says.
seat-number = Player { $number }
seat-you = you
head-start = Setup
list-nothing = nothing
on = yes
off = no
refusal-not-now = Not at this moment: another decision is asked of you.
refusal-not-you = It is not your turn.
refusal-match-over = The match is over.
refusal-unknown-word = There is no such move in this game.
event-taken-back = { $you ->
    [seat] Your turn
   *[other] Turn of { $seat }
}

# The account of a match, where a game does not say more.
round-name = Round { $round }
account-total = Points
account-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to { $other }
account-equal = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each
account-course = Points at the end of each round.
term-final = { account-total } at the end: { $way ->
    [more] +{ $amount }
   *[fewer] −{ $amount }
  }
term-rivals = { account-total } of the best rival at the end: { $way ->
    [more] +{ $amount }
   *[fewer] −{ $amount }
  }
why-worth-same = { $words ->
    [all] These choices are equally good.
   *[two] The two best moves are equally good.
  }
source-points = Points
