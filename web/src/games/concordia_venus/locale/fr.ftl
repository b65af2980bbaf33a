# Légendes du plateau de Concordia Venus.
ui-hand = Main
ui-idle-copy = En ce moment, rien à copier.
ui-idle-repeat = En ce moment, rien à répéter.
ui-idle-buy = En ce moment, aucune carte n’est abordable pour vous.
ui-idle-produce = En ce moment, aucune de vos villas ne produirait.
ui-market = Cartes à vendre
ui-market-tab = Marché
ui-pantheon = Panthéon
ui-map = Carte { $map }
ui-own = Votre table
ui-own-theirs = La table : { $whose }
ui-store = Entrepôt
ui-store-use = { $used } sur { $all } · valeur { $value }
ui-storehouse = Entrepôt : { $used } sur { N($all, one: "espace", more: "espaces") }
ui-stored = Un colon ({ $way }) dans l’entrepôt
ui-price = Prix de la banque : { N($price, one: "sesterce", more: "sesterces") }
ui-purse = Bourse
ui-sestertii = { $count ->
    [one] sesterce
   *[other] sesterces
}
ui-with-partner = + { $money } du partenaire
ui-villas = Villas
ui-villas-left = { $built ->
    [one] { $left } à construire, { $built } construite
   *[other] { $left } à construire, { $built } construites
}
ui-discard = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
ui-no-discard = Aucune carte jouée
ui-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-hint-quantity = { MANY($n, $good) }
ui-top-card = { $card } sur { N($count, one: "carte défaussée", more: "cartes défaussées") }
ui-partner = votre partenaire
ui-partner-theirs = partenaire
ui-team = Équipe { $team }
ui-team-note = Les partenaires ont le même cadre ; le total affiché est celui des deux.
ui-own-points = Points de ce joueur seul
ui-nth = Joue en { $place ->
    [one] 1er
   *[other] { $place }e
}
ui-partner-played = { $seat } a joué { $card }, à vous.
ui-magnus = Double une fois le bonus du Préfet de son détenteur, puis passe à sa droite.
ui-score-marker = { $points ->
    [one] Score intermédiaire : { $points } point
   *[other] Score intermédiaire : { $points } points
}
ui-foretaste-waits = Quand tous auront joué leur Tribun, les meilleurs seront payés. On attend : { $names }.
ui-partner-hand = La main de votre partenaire
ui-put-forward = Proposée par votre partenaire : { $card }
ui-you-put-forward = Vous avez proposé : { $card }
ui-owns = { N($count, one: "carte", more: "cartes") } en tout, en main ou jouées :
ui-no-surcharge = sans surcoût
ui-market-card = { $card }, prix { $price }
ui-market-card-able = { $card }, prix { $price } : vous pouvez la payer
ui-able = Vous pouvez la payer
ui-crossing = On peut traverser ici, pour un mouvement, mais aucun colon ne s’y arrête.
ui-stack = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
ui-adds = { $points ->
    [one] Elle ajouterait { $points } point aujourd’hui.
   *[other] Elle ajouterait { $points } points aujourd’hui.
}
ui-of-god = { $god } : { $text }
ui-round = Tour { $round }
ui-end-clock =
    Fin : encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ou { $villas ->
        [one] { $villas } villa
       *[other] { $villas } villas
    }
ui-last-turns = { $count ->
    [one] Dernier tour
   *[other] Les { $count } derniers tours
}
ui-zoom-in = Agrandir la carte
ui-zoom-out = Réduire la carte
ui-my-pieces = Montrer mes pièces
ui-minimap = Toute la carte : toucher pour s’y rendre
ui-colonist = { $name } : colon, voie { $way }
ui-capital = La capitale : les colons y passent, aucune villa ne s’y construit.
ui-produces = Produit : { $good }.
ui-villas-of = Villas : { $names }.
ui-next-villa = { $money ->
    [one] La prochaine villa coûte { $money } sesterce et { $goods }.
   *[other] La prochaine villa coûte { $money } sesterces et { $goods }.
}
ui-to-steps = { $steps ->
    [one] { $steps } mouvement
   *[other] { $steps } mouvements
}
ui-route-land = Route terrestre { $a }–{ $b }
ui-route-sea = Route maritime { $a }–{ $b }
ui-villa-price = { $money ->
    [one] Villa à { $city } : { $money } sesterce, { $goods }
   *[other] Villa à { $city } : { $money } sesterces, { $goods }
}
ui-marker-active = Active : le Préfet reçoit aussi en bonus : { $good }.
ui-marker-spent = { $coins ->
    [one] A produit : { $coins } sesterce au bonus d’argent.
   *[other] A produit : { $coins } sesterces au bonus d’argent.
}
ui-yield = { $name } : { $goods }
ui-bonus = bonus
ui-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
ui-cash-later = le bonus d’argent vaudra
ui-magnus-next = Praefectus Magnus passe ensuite à { $name }
ui-cash = Bonus d’argent : { $money }
ui-key-near = villa à portée
ui-key-far = si ce colon y va
ui-key-active = active
ui-key-spent = a produit · bonus d’argent
ui-step-move = Déplacer
ui-step-build = Construire
ui-steps = { N($left, one: "mouvement", more: "mouvements") } sur { $all }
ui-stop-moving = Finir les déplacements
ui-other-colonist = Autre colon
ui-stop-building = Finir de construire
ui-stop-trading = Finir le commerce
ui-stop-buying = Ne plus acheter
ui-note-play = Choisissez une carte de votre main.
ui-note-start = { $count ->
    [one] { $count } cité est libre.
   *[other] { $count } cités sont libres.
}
ui-note-pick = Choisissez un de vos colons sur la carte, ou finissez les déplacements pour construire.
ui-note-move = { $count ->
    [1] Une route libre ; le chiffre doré est son coût en mouvements.
   *[other] { $count } routes libres ; le chiffre doré est leur coût en mouvements.
}
ui-note-build = Les prix entourés d’or sont à votre portée.
ui-note-prefect = À gauche du trait ce que vous recevez, à droite ce que reçoivent les autres.
ui-note-buy = Choisissez une carte de la piste.
ui-note-buy-free = Choisissez une carte de la piste ; les surcoûts ne comptent pas.
ui-note-settle = Choisissez un colon près d’une cité allumée.
ui-note-copy = Choisissez la carte du dessus de la défausse d’un autre joueur.
ui-note-pay = Choisissez une marchandise de votre entrepôt.
ui-note-trade = Deux types de marchandise au plus, au prix de la banque.
ui-note-choose-team = Votre partenaire fera l’autre.
ui-note-forgo = Ce qui est déjà stocké reste ; touchez ce que vous ne gardez pas.
ui-note-suggest = Personne d’autre ne voit sa main ni votre proposition.
ui-decline-copy = Ne rien copier
ui-decline-colonist = Pas de colon
ui-decline-suggest = Ne rien proposer
ui-bank = Les prix de la banque
ui-less-of = Une unité de moins : { $good }
ui-more-of = Une unité de plus : { $good }
ui-trade-sell = vendre { $n } × { $good }
ui-trade-buy = acheter { $n } × { $good }
ui-desk-money = { $before } → { $after } ({ $change })
ui-desk-room = entrepôt : { $used } sur { $all }
ui-desk-clear = Effacer
ui-total = Total
ui-per-card = une carte de plus
ui-god-seat =
    { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-god-stack = Encore dans la pioche : { $count }
ui-formula-vesta = fortune ÷ 10
ui-formula-jupiter = villas hors brique
ui-formula-saturnus = provinces occupées
ui-formula-venus = 2 × provinces à 2 villas
ui-formula-venus-team = provinces avec les deux partenaires
ui-formula-mercurius = 2 × types produits
ui-formula-mars = 2 × colons en jeu
ui-formula-minerva = villas du métier
ui-formula-minerva-good = { $points } par villa qui produit : { $good }
ui-formula-concordia = a déclenché la fin
ui-counts = Le Panthéon compte les cartes
ui-replay-scoring = Recompter
ui-replay-from = Recompter depuis { $god }
ui-ahead = { $points ->
    [0] à égalité avec { $name }, départagés
    [one] { $points } point devant { $name }
   *[other] { $points } points devant { $name }
}
ui-bars = D’où viennent les points
ui-final-map = { $villas ->
    [one] Position finale, { $villas } villa
   *[other] Position finale, { $villas } villas
}
ui-end = La fin
ui-end-villas = { $name } : { $count }e villa construite, et la carte CONCORDIA.
ui-end-cards = { $name } : dernière carte achetée, et la carte CONCORDIA.
ui-end-last = { $count ->
    [1] L’autre a joué un dernier tour.
   *[other] Les { $count } autres ont joué un dernier tour.
}
ui-end-last-teams = { $count ->
    [1] L’autre équipe a joué un dernier tour.
   *[other] Les { $count } autres équipes ont joué un dernier tour.
}
ui-end-rounds = { $rounds ->
    [1] La limite d’un tour de table est atteinte.
   *[other] La limite de { $rounds } tours de table est atteinte.
}
ui-end-tie = À égalité, Praefectus Magnus ({ $name }) départage.
result-side = { $names } l’emportent
result-your-side = Votre équipe l’emporte
ui-does-tribune =
    Reprend toutes les cartes jouées, avec de l’argent au-delà de trois ; peut amener un colon à la capitale.
ui-does-architect = Déplace des colons, puis construit des villas.
ui-does-prefect = Fait produire une province pour tous, avec un bonus pour vous, ou prend le bonus d’argent.
ui-does-mercator = Reçoit de l’argent, puis vend ou achète deux types de marchandise au plus.
ui-does-diplomat = Copie la carte du dessus de la défausse d’un autre joueur.
ui-does-magister = Rejoue la carte que vous avez jouée juste avant.
ui-does-colonist = Installe des colons dans la capitale ou dans vos cités, ou reçoit 5 sesterces + 1 par colon.
ui-does-specialist = Chacune de vos villas qui produit cette marchandise ({ $good }) vous en donne une unité.
ui-does-senator = Achète au plus deux cartes.
ui-does-consul = Achète une carte sans surcoût.
ui-does-praetor = Achète une carte au plus ; votre partenaire ensuite de même.
ui-does-proconsul = Achète une carte sans surcoût ; puis votre partenaire joue une carte pour son seul compte.
ui-does-legate = Regarde la main du partenaire et propose une carte ; le partenaire en joue une pour les deux.
ui-does-either = L’un ou l’autre, au choix.
ui-does-either-team = L’un au choix ; votre partenaire fait l’autre.
ui-tour-goal =
    Le but : le plus de points quand la dernière carte est vendue ou la quinzième villa construite. Chaque carte que
    vous possédez rapporte selon son dieu.
ui-tour-map =
    Le plateau : les cités et leurs marchandises, les villas, les colons sur les routes. On clique sur ce qui est
    entouré d’or.
ui-tour-hand = Votre main. À chaque tour vous jouez une carte et appliquez son effet.
ui-tour-own = Votre entrepôt : douze places pour les marchandises et pour les colons qui attendent de partir.
ui-tour-market =
    Cartes à vendre. Chacune compte aussi pour son dieu à la fin : « +5 » est ce qu’elle ajouterait aujourd’hui.
ui-tour-console = Ici s’affiche ce que vous avez à faire, avec les boutons qui vont avec.
ui-tour-seats = Ce que chacun possède, et ce que chaque dieu donnerait aujourd’hui.
ui-cards-of = Cartes
ui-played-since = Posées, dans l’ordre : { $cards }
ui-if-counted = Si la partie finissait ici
ui-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
