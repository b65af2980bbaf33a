# Ce que dit la table dessinée de Porto Carthago.
ui-board = Le port de Carthage
ui-decade = Décennie
ui-round = Tour
ui-row = Ligne { $row }
ui-row-next = prochaine entrée
ui-row-later = ensuite
ui-in-row1 = Première ligne : entre à la prochaine entrée.
ui-in-row2 = Seconde ligne : entre une décennie plus tard.
ui-charters = Navires affrétés
ui-dangers = dangers en pioche
ui-intrigue = Intrigue
ui-palace = Palais
ui-market = Marché
ui-temple = Temple
ui-no-limit = sans limite
ui-price = prix
ui-price-title = La prochaine marchandise coûte { N($price, one: "talent", more: "talents") }
ui-price-note = Prix des achats successifs : { $list } ; il remonte quand le marché est rempli.
ui-price-refresh = Après un renouvellement : { N($price, one: "talent", more: "talents") }.
ui-market-good = Au Marchand pour { N($price, one: "talent", more: "talents") }.
ui-own = Votre côté de la table
ui-own-theirs = Ce côté de la table : { $whose }
ui-talents = talents
ui-trade-points = commerce
ui-store = Entrepôt
ui-store-free = { $count ->
    [0] Aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
ui-privileges = Privilèges
ui-no-privilege = aucun
ui-docks = Quais
ui-hidden = montant caché
ui-knows = { $count ->
    [one] A regardé { $count } carte de la pioche
   *[other] A regardé { $count } cartes de la pioche
}
ui-first-player = 1er joueur
ui-servants-of = Les serviteurs de { $name } ({ $count })
ui-on-docks = sur les quais
ui-on-spaces = sur les cases d’action
ui-in-store = sur la carte d’entrepôt
ui-slot-blocked = Case bloquée
ui-slot-blocked-note = Le bonus Entrepôt la libère pour { N($price, one: "talent", more: "talents") }.
ui-slot-free = Case libre
ui-free = gratuit
ui-no-bonus = sans bonus
ui-no-bonus-space = Cette case n’a pas de bonus.
ui-bonus-warehouse = Entrepôt
ui-bonus-palace = Palais
ui-no-card = Pas encore de carte
ui-space-cost = { $count ->
    [0] Ne coûte aucun serviteur.
    [one] Coûte { $count } serviteur de la réserve.
   *[other] Coûte { $count } serviteurs de la réserve.
}
ui-tile-coins = Gagner { N($count, one: "talent", more: "talents") }
ui-tile-coins-note = Au lieu d’une carte d’action.
ui-tile-refresh = Renouveler le marché
ui-tile-refresh-note =
    Le marché est renouvelé ; vous pouvez acheter une marchandise pour { N($price, one: "talent", more: "talents") }.
ui-ship-wants = Veut : { $good }. Rapporte { N($income, one: "talent", more: "talents") }.
ui-ship-danger = Danger { $danger } pour un transport ; sans effet à quai.
ui-ship-grants = Privilège à garder : { $privilege }.
ui-ship-grants-now = Privilège immédiat : { $privilege }.
ui-dock-free = Quai libre
ui-dock-yours = Vos serviteurs
ui-dock-yours-theirs = Serviteurs : { $whose }
ui-dock-of = Serviteurs de { $name }
ui-dock-good = Attend là : { $good }
ui-dock-no-ship = Aucun navire à quai
ui-loaded = chargé :
ui-ship-is-for = navire : { $good }
ui-waits = attend
ui-waits-row = { $good }, ligne { $row }
ui-waits-wrong = le prochain veut : { $good }
ui-waits-other = son navire ira plutôt à { $dock }
ui-waits-nobody = attend un navire
ui-no-ship = aucun navire
ui-berth-nobody = quai libre
ui-berth-you = vous
ui-berth-loads = { $name } :
ui-pair = { $what } : { $count }
ui-berth-bars = barre la place : { $good } ({ $name })
ui-berth-empty = quai de { $name }, vide
ui-turns-back = repart : tous ses quais sont pris
ui-or = ou
ui-under-deck = sous la pioche
ui-path-space = case { $space }
ui-charter-odds = temple { $temple } : réussite { $good }/{ $all }
ui-charter-sure = danger { $danger } : réussite sûre
ui-charter-lost = danger { $danger } : moitié du revenu
ui-voyage-watch = Une marchandise part en mer vers le navire du dessus de la pioche.
ui-voyage-odds = { $good ->
    [one] Avec { $temple } au temple : { $good } carte sur { $all } réussit ({ $percent } %).
   *[other] Avec { $temple } au temple : { $good } cartes sur { $all } réussissent ({ $percent } %).
}
ui-voyage-known = Carte du dessus : { $ship }, danger { $danger }.
ui-voyage-sure = Avec { $temple } au temple : réussite, { $income } talents moins l’offrande, 2 points de commerce.
ui-voyage-fails = Avec { $temple } au temple : échec, { $income } talents, 1 point de commerce.
ui-voyage-success =
    Réussite : { N($income, one: "talent", more: "talents") } en moyenne, offrande { $offering }, 2 points de
    commerce.
ui-voyage-failure = Échec : { N($income, one: "talent", more: "talents") } en moyenne, 1 point de commerce.
ui-voyage-home = Le serviteur du navire et un du temple reviennent.
ui-deck-title = { $count ->
    [one] Pioche : { $count } navire
   *[other] Pioche : { $count } navires
}
ui-deck-note = Toutes les autres cartes sont visibles ; l’ordre est inconnu.
ui-deck-known = { $place }. { $ship }, danger { $danger } (vous seul)
ui-lighthouse-note = À l’entrée au port, le phare décide qui fait entrer les navires.
ui-temple-note = En mer, il faut au temple autant de serviteurs que le danger.
ui-lighthouse-order = Ordre du phare
ui-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ui-barred = refoulé
ui-turned-back = reparti
ui-which = Lequel ?
ui-nth-ship = { $n ->
    [1] 1er navire
   *[other] { $n }e navire
}
ui-nobody-lights = Personne au phare : les navires entrent d’eux-mêmes.
ui-house-note = { N($points, one: "point", more: "points") } après la décennie IV : la partie s’achève.
ui-path-box = Places offertes à la fin : { $list }
ui-path-none = Encore aucune place offerte.
ui-path-gets = { $name } : { $seats } de plus si la partie finissait ici
ui-path-got = { $name } : { $seats } de plus
ui-palace-seat = Place { $n } du palais
ui-palace-large = Grand espace du palais
ui-palace-costs =
    { N($price, one: "talent", more: "talents") },
    { N($points, one: "point de commerce", more: "points de commerce") } requis
ui-palace-next = C’est la prochaine place.
ui-forecast = Palais + intrigue
ui-moved = { $moved } / { N($limit, one: "déplacé", more: "déplacés") }
ui-move-confirm = Déplacer
ui-move-none = Ne rien déplacer
ui-nobody-left = Il n’y a plus personne à retirer.
ui-interrupts = pendant le tour de { $name }
ui-ships-left = { $count ->
    [one] encore { $count } navire
   *[other] encore { $count } navires
}
ui-then-palace =
    puis Palais : { N($price, one: "talent", more: "talents") } (vous en avez { $talents }),
    { N($points, one: "point", more: "points") } ({ $own })
ui-then-warehouse = puis Entrepôt : { N($price, one: "talent", more: "talents") } (vous en avez { $talents })
ui-then-nothing = le bonus Entrepôt n’a plus rien à libérer
ui-turn-note = choisissez une case ci-dessous
ui-turn-note-privilege = choisissez une case ci-dessous, ou utilisez un privilège
ui-take-note = elle va dans votre entrepôt
ui-word-pass = Attendre
ui-word-admit = Faire entrer des navires
ui-word-bar = Refouler un navire
ui-word-house = Maison du commerce
ui-word-path = Chemin de l’intrigue
ui-word-use_immediate = Utiliser
ui-word-skip_action = Sans l’action
ui-word-claim_dock = Occuper un quai
ui-word-transfer = Changer de quai
ui-word-withdraw = Quitter un quai
ui-word-carry_home = Entrepôt
ui-word-man_charter = Embarquer
ui-word-buy_final_seat = Acheter la place
ui-help-title = Que puis-je faire ?
ui-help-wait = Un autre joueur décide. Survolez ce que vous voulez connaître.
ui-help-any = Ce qui brille peut être choisi ; survolez une croix pour savoir pourquoi c’est impossible.
ui-help-words = { $count ->
    [one] { $count } choix possible.
   *[other] { $count } choix possibles.
}
ui-help-turn_main = Une case coûte des serviteurs de la réserve et donne l’action de sa carte, puis son bonus.
ui-help-carry_to =
    Sur un quai dont le navire veut cette marchandise, elle est chargée aussitôt. En mer, la pioche décide.
ui-help-choose_berth = Un navire à quai charge ce qui y attend s’il le veut, et barre la place aux autres.
ui-help-place_trade_point = La maison du commerce ouvre les places du palais ; l’intrigue en donne à la fin.
ui-help-set_lighthouse =
    Le phare choisit les navires, le temple protège les transports, la réserve rapporte des talents.
ui-tab-roads = Port
ui-tab-city = Cité
ui-tab-actions = Actions
ui-tour-goal =
    Le but : le plus de serviteurs au palais à la fin. Argent et points de commerce vous en ouvrent les places, de
    plus en plus chères.
ui-tour-console = Ici se lit la question posée ; chaque bouton annonce ses effets certains.
ui-tour-harbour = Le port : navires, quais et phare. Ce qui brille peut être choisi d’un clic.
ui-tour-actions = Les six cases d’action, leur prix en serviteurs et leur bonus.
ui-tour-own = Vos talents, vos serviteurs, votre entrepôt et vos privilèges.
ui-tour-seats = Ce que chacun possède à la vue de tous.
ui-survey = danger { $danger }, { $income } talents
ui-where = Où ?
ui-berth-yours = votre quai, vide
ui-berth-yours-theirs = le quai, vide : { $whose }
ui-charter-of = Navire affrété de { $name }
ui-rival-purse = Bourse
ui-rival-servants = Serviteurs en place
ui-rival-docks = quais
ui-rival-spaces = actions
ui-rival-docks-goods = Quais et marchandises
ui-rival-no-docks = Aucun quai
ui-rival-hidden = caché
ui-end-palace = Le palais, place par place
ui-end-palace-note = Dans l’ordre des places ; le chiffre est le prix en talents.
ui-ship-comes = { $nth ->
    [1] 1er { $ship } ici
   *[other] { $nth }e { $ship } ici
}
ui-ship-expected = { $nth ->
    [1] attendu : 1er { $ship }
   *[other] attendu : { $nth }e { $ship }
}
ui-dock-comes = Prochaine entrée : { $ship }.
ui-dock-expected = Prochaine entrée : { $ship }, si le phare n’en décide pas autrement.
ui-good-lost = perdu : { $good }
ui-ship-left = navire laissé : { $good }
ui-house-opens = ouvre { N($price, one: "talent", more: "talents") } / { N($points, one: "point", more: "points") }
ui-house-tie = ne compte plus qu’au départage
ui-house-early = départage, ou fin avancée à { $points }
ui-house-ends = la partie s’achèverait après la décennie IV
ui-path-later = rien avant la case { $from }
ui-house-towards =
    { N($price, one: "talent", more: "talents") } / { N($points, one: "point", more: "points") } : encore { $missing }
ui-path-pays = { $now ->
    [0] donnerait { $then } au palais
   *[other] donnerait { $then } au palais (auj. { $now })
}
ui-space-title = Case { $space } : { $action }
ui-word-choose_space = Case { $space } : { $action }
ui-word-use_privilege = Privilège : { $privilege }
ui-reach-able = Vous pouvez payer ce bonus : { N($needs, one: "talent", more: "talents") } sur vos { $has }.
ui-reach-talents = Il vous manque des talents : { $has } sur { $needs }.
ui-reach-points = Il vous manque des points de commerce : { $has } sur { $needs }.
ui-reach-servant = Il ne vous resterait aucun serviteur en réserve pour le palais.
ui-reach-blocked = Toutes vos cases de stockage sont déjà libres.
ui-post-more = { $place } : un serviteur de plus
ui-at-sea = { $name } : un navire affrété prend la mer…
ui-voyage-top = Carte du dessus
ui-voyage-aboard = à bord : { $good }
ui-voyage-sailed = en mer : { $good }
ui-voyage-danger = danger
ui-voyage-temple = au temple
ui-voyage-won = Réussite
ui-voyage-lost = Échec
ui-voyage-offering = − { $offering } d’offrande
ui-end-path = { N($count, one: "case", more: "cases") } du chemin de l’intrigue
ui-end-given = { $name } : { $seats ->
    [one] { $seats } serviteur entre au palais
   *[other] { $seats } serviteurs entrent au palais
}
ui-end-path-nothing = Le chemin n’a donné de place à personne.
ui-to-dock = quai { $dock }
