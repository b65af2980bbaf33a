# Ce que dit chaque jeu.
seat-number = Joueur { $number }
seat-you = vous
head-start = Mise en place
list-nothing = rien
on = oui
off = non
refusal-not-now = Ce n’est pas le moment : une autre décision vous est demandée.
refusal-not-you = Ce n’est pas votre tour.
refusal-match-over = La partie est terminée.
refusal-unknown-word = Ce coup n’existe pas dans ce jeu.
event-taken-back = { $you ->
    [seat] Votre tour
   *[other] Tour de { $seat }
}

# Le compte d’une partie, quand un jeu n’en dit pas plus.
round-name = Tour { $round }
account-total = Points
account-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } contre { $other }
account-equal = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun
account-course = Points à la fin de chaque tour.
term-final = { account-total } à la fin : { $way ->
    [more] +{ $amount }
   *[fewer] −{ $amount }
  }
term-rivals = { account-total } du meilleur rival à la fin : { $way ->
    [more] +{ $amount }
   *[fewer] −{ $amount }
  }
why-worth-same = { $words ->
    [all] Ces choix se valent.
   *[two] Les deux meilleurs coups se valent.
  }
source-points = Points
