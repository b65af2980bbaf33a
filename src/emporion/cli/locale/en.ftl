# What the command line itself says to players.
journal-by = { $seat }: { $text }
journal-to = To { $seat }: { $text }
replay-title = { $game }: { $words ->
    [one] { $words } move
   *[other] { $words } moves
 }, all verified
replay-seat = seat
replay-points = points
replay-place = place
replay-team = team
replay-team-total = { $points } with { $names }
replay-eliminated = { $place } (eliminated)
replay-unfinished = The match is unfinished.
replay-nobody = Nobody wins.
games-default = *: the default
games-default-seats = "3:" before a value: the default with three seats
games-seat = { " = seat " }{ $seat }
