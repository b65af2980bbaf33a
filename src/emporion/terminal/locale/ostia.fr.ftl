# Les mots du dessin d’Ostia.
round = Tour { $round } sur { $rounds }
row-value = valeur imprimée
row-senate-now = Sénat ({ $card })
row-senate-next = puis Sénat ({ $card })
row-market = cartes du marché
row-boat = votre bateau
row-stock = vos marchandises
row-forum = au forum
row-to-senate = au Sénat
row-cards = cartes d’un type au forum
row-each = deniers pour chacune
lot = Sur le quai : { $goods }, minimum { $minimum }, vendeur :
passes = passe
you-pass = passez
limit = vous pouvez miser jusqu’à { $limit }
sizes = Piles (forum/Sénat/entrepôt)
ready = est prêt
denarii = den.
warehouses = entr.
credits = créd.
goods = march.
boat = bateau
shown = vu : forum | Sénat
stored = en entrepôt : { $goods }
fate = { $cash ->
    [one] { $cash } denier
   *[other] { $cash } deniers
}, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
}
deck = Pioche : { $cards }
discard = défausse : { $goods }
face-down = Cartes du Sénat encore cachées : { $cards }
page-senate = Ce que valent les marchandises
page-prices = Ce que paie le forum
all-cards = Toutes les cartes : { $goods }
split-title = { $good }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
bluff-title = les cartes Bluff
laid = forum { $forum }, Sénat { $senate }, gardé { $stored }
laid-last = forum { $forum }, gardé { $stored }
too-many = Trop de types : { $count } au forum et au Sénat. À la révélation vous perdrez : { $goods }.
too-many-spared = Trop de types : { $count } au forum et au Sénat, mais rien de ce qui est en haut de la carte Sénat : rien ne sera perdu.
heads = den. : deniers · entr. : entrepôts construits · créd. : crédits à rembourser · march. : cartes de marchandises · bateau : cartes du bateau · * premier joueur
