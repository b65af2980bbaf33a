# Les mots du dessin de Porto Carthago.
decade = Décennie { $decade } sur { $decades }
decade-round = Décennie { $decade } sur { $decades }, tour { $round } sur { $rounds }
ship = { $good }→{ $income }
ship-note = { $ship }, danger { $danger }, { $privilege }
ship-there = navire : { $ship }
good-oil = huile
good-purple = pourpre
spaces = Cases d’action
cost = coût
bonus = bonus
used = par
bonus-warehouse = Entrepôt
bonus-palace = Palais
harbour = Port
row1 = Ligne 1
row2 = Ligne 2
market = Marché
market-now = { $goods }, la suivante à { $price }
palace = Palais
seat-next = prochaine place : { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
path = Intrigue
charters = Affrétés
lighthouse = Phare
legend-dock = { $dock } : quai de { $letter } ({ $name }) ; le navire qui s’y trouve demande de l’ivoire et paie 6 talents ; de l’huile attend sur le quai. Un point : quai libre.
legend-spaces = Cases d’action : le coût est en serviteurs, les lettres, qui l’a déjà utilisée.
legend-town = Intrigue, Affrétés, Phare : à qui sont les serviteurs, dans leur ordre.
path-box = Le chemin donne des places au palais aux premiers : { $box }
head-palace = pal.
head-trade = pts
head-talents = tal.
head-reserve = rés.
head-light = phare
head-temple = temple
head-docks = quais
head-store = entrepôt
head-privileges = priv.
choose-space = Carte d’action (serviteurs + bonus)
space = { $action } ({ $number })
space-note = { $cost } + { $bonus }
use-privilege = Privilège
no-privilege = aucun privilège gardé
deck = Pioche des navires : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Par danger : { $dangers }
deck-known = Dessus, vous connaissez :
fate = { $points ->
    [one] { $points } point de commerce
   *[other] { $points } points de commerce
}, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}
heads = pal. : places au palais · pts : points de commerce · tal. : talents · rés. : serviteurs en réserve · phare, temple, quais : serviteurs là · entrepôt : marchandises /cases utilisables · priv. : privilèges gardés · * premier joueur
