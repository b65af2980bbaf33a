# Ce que la ligne de commande dit aux joueurs.
journal-by = { $seat } : { $text }
journal-to = À { $seat } : { $text }
replay-title = { $game } : { $words ->
    [one] { $words } coup vérifié
   *[other] { $words } coups, tous vérifiés
 }
replay-seat = joueur
replay-points = points
replay-place = place
replay-team = équipe
replay-team-total = { $points } avec { $names }
replay-eliminated = { $place } (éliminé)
replay-unfinished = La partie n’est pas terminée.
replay-nobody = Personne ne gagne.
games-default = * : la valeur par défaut
games-default-seats = « 3: » devant une valeur : par défaut à trois places
games-seat = { " = place " }{ $seat }
