# Les mots du dessin de Concordia Venus.
round = Tour { $round }
last-turns = { $left ->
    [0] { $round }, dernier coup
    [one] { $round }, encore { $left } coup
   *[other] { $round }, encore { $left } coups
}
good-any = au choix
route = { $way } { $city1 }–{ $city2 }
in-city = { $way } à { $city }
coins = { $coins ->
    [one] { $coins } sesterce
   *[other] { $coins } sesterces
}
hand = Main
storehouse = Entrepôt
store = { $goods } (cases libres : { $free })
colonists = Colons
people = dans l’entrepôt : { $land } de terre, { $sea } de mer
partner-hand = Votre partenaire a { $cards }
suggestion = Proposé : { $card }
free = gratuit
for-sale = En vente
discard = Défausse
their-cards = { $hand } en main, { $discard ->
    [one] { $discard } défaussée
   *[other] { $discard } défaussées
}, dessus { $top }. Toutes ses cartes :
stack = Pile de { $count } : { $cards }
gods-note = Points, et entre parenthèses les cartes qui les donnent.
gods-next = Dernière colonne : ce que donnerait une carte de plus.
nothing-to-copy = rien à copier
nothing-to-repeat = rien à répéter
nothing-affordable = rien d’abordable
nothing-to-produce = rien à produire
code-brick = bri.
code-food = blé
code-tools = out.
code-wine = vin
code-cloth = tis.
head-card = carte
head-price = prix
head-god = dieu
head-worth = vaut pour vous
head-next = une de plus
head-points = points
head-team-points = pts (éq.)
head-money = sest.
head-villas = villas
head-colonists = col.
head-hand = cartes
head-last = dernière
head-goods = marchandises
mark-praefectus = PM
mark-concordia = CONCORDIA
team = éq. { $number }
villa-price = { $money } sest., { $goods }
each = { $price } l’unité
steps = { $steps ->
    [one] { $steps } mouvement
   *[other] { $steps } mouvements
}
brings = { $goods }+ { $bonus }
card-note = { $price } ; { $god } ; vaut { $worth }
map-legend = Lettres après une cité : villas ; (lettre) : un colon dans la cité, <lettre> : sur une route. Points : routes terrestres ; vagues : maritimes.
heads = (éq.) : points de l’équipe · sest. : sesterces · villas : villas construites · col. : colons sur la carte · cartes : en main + défaussées · bri., blé, out., vin, tis. : marchandises en entrepôt · PM : Praefectus Magnus
