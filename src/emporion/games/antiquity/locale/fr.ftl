# Antiquity en français. Clés : voir docs/adding-a-game.md.
game = Antiquity
game-pitch = Construisez une cité, nourrissez-la d’une terre que vous épuisez, et remplissez la condition de votre saint avant que les tombes n’envahissent vos rues.

phase-first_cities = Premières cités
phase-all_rise = Tous se lèvent
phase-city_building = Bâtiments de la cité
phase-order_of_play = Ordre du tour
phase-countryside_building = Bâtiments ruraux
phase-store_goods = Stockage des denrées
phase-harvest = Récolte
phase-exploration = Exploration
phase-famine = Famine
phase-pollution = Pollution
phase-victory = Victoire

good-wood = bois
    .genre = m
    .plural = bois
good-stone = pierre
    .genre = f
    .plural = pierres
good-grain = grain
    .genre = m
    .plural = grains
good-sheep = mouton
    .genre = m
    .plural = moutons
good-olive = olive
    .genre = f
    .plural = olives
    .du = des olives
    .de = d’olives
good-fish = poisson
    .genre = m
    .plural = poissons
good-wine = vin
    .genre = m
    .plural = vins
good-pearl = perle
    .genre = f
    .plural = perles
    .du = des perles
    .de = de perles
good-dye = teinture
    .genre = f
    .plural = teintures
good-gold = or
    .genre = m
category-food = nourriture
    .genre = f
    .plural = nourritures
category-luxury = denrée de luxe
    .genre = f
    .plural = denrées de luxe
category-material = matériau
    .genre = m
    .plural = matériaux

building-storage = entrepôt
    .genre = m
    .plural = entrepôts
building-market = marché
    .genre = m
    .plural = marchés
building-explorer = explorateur
    .genre = m
    .plural = explorateurs
building-cart_shop = artisanat
    .genre = m
    .plural = artisanats
building-harbour = port
    .genre = m
    .plural = ports
building-university = université
    .genre = f
    .plural = universités
building-faculty_of_biology = faculté de biologie
    .genre = f
building-faculty_of_alchemy = faculté d’alchimie
    .genre = f
building-faculty_of_theology = faculté de théologie
    .genre = f
building-faculty_of_philosophy = faculté de philosophie
    .genre = f
building-brewery = brasserie
    .genre = f
    .plural = brasseries
building-hospital = hôpital
    .genre = m
    .plural = hôpitaux
building-forced_labour = travaux forcés
    .genre = mp
building-fountain = fontaine
    .genre = f
    .plural = fontaines
building-stable = écuries
    .genre = fp
building-cathedral = cathédrale
    .genre = f
    .plural = cathédrales
building-dump = décharge
    .genre = f
    .plural = décharges
building-granary = grenier
    .genre = m
    .plural = greniers
building-house = maison
    .genre = f
    .plural = maisons
building-grave = tombe
    .genre = f
    .plural = tombes

building-storage-note = Garde une denrée par case tant qu’un homme y travaille.
building-market-note = Deux denrées contre une à la banque, et des offres aux autres joueurs.
building-explorer-note = Retourne un jeton d’exploration de votre zone en phase 7.
building-cart_shop-note = Envoie son homme construire un bâtiment rural, une auberge ou une cité.
building-harbour-note = Ajoute à votre zone l’eau que touchent vos cités et auberges, et toutes ses côtes.
building-university-note = Un homme ici fait aussi marcher chaque faculté voisine.
building-faculty_of_biology-note = Une ferme par tour sans payer la semence.
building-faculty_of_alchemy-note = Nettoie un hexagone et ses voisins à chaque tour.
building-faculty_of_theology-note = Rase votre cathédrale, pour choisir un autre saint.
building-faculty_of_philosophy-note = Vos paiements en nourriture et en luxe n’ont plus à être différents.
building-brewery-note = Permet les auberges ; marche sans homme.
building-hospital-note = Retire jusqu’à cinq tombes par tour.
building-forced_labour-note = Chaque bâtiment rural donne jusqu’à trois denrées, la première est perdue.
building-fountain-note = La famine baisse d’un à la construction ; une pollution de moins par tour.
building-stable-note = Votre zone s’étend d’un hexagone.
building-cathedral-note = Vous donne un saint patron : un pouvoir et une façon de gagner.
building-dump-note = Quatre pollutions de moins ; les adversaires ne polluent plus votre zone en phase 9.
building-granary-note = Trois tombes de moins par tour ; marche sans homme.
building-house-note = Un homme de plus.

rural-inn = auberge
    .genre = f
rural-fishery = pêcherie
    .genre = f
rural-woodcutter = cabane de bûcheron
    .genre = f
rural-farm = ferme
    .genre = f
rural-mine = mine
    .genre = f
rural-city = cité
    .genre = f
terrain-forest = forêt
terrain-grass = campagne
terrain-mountain = montagne
terrain-water = eau
terrain-city = sol de cité

saint-san_nicolo = San Nicolò
saint-san_giorgio = San Giorgio
saint-santa_barbara = Santa Barbara
saint-san_cristofori = San Cristofori
saint-santa_maria = Santa Maria
saint-san_nicolo-power = Avec chaque maison payée, une maison de numéro inférieur est gratuite.
saint-san_giorgio-power = Un poisson par cathédrale construite ce tour, par qui que ce soit.
saint-santa_barbara-power = Vous pouvez déplacer vos bâtiments et vos tombes.
saint-san_cristofori-power = Vous pouvez stocker autant de denrées que vous voulez.
saint-santa_maria-power = Les quatre pouvoirs.
saint-san_nicolo-condition = Les vingt maisons
saint-san_giorgio-condition = Votre zone couvre toutes les terres d’un adversaire
saint-santa_barbara-condition = Un exemplaire sans tombe de chaque bâtiment de cité
saint-san_cristofori-condition = Trois de chaque nourriture et denrée de luxe
saint-santa_maria-condition = Deux des quatre conditions

option-player_trading = Commerce entre joueurs
option-player_trading-note = Un joueur dont le marché est occupé peut faire des offres aux autres.
option-introductory_game = Partie d’initiation
option-introductory_game-note = Ni famine ni pollution des cités : idéal pour une première partie.
option-storage_even_blocks = Entrepôts pairs
option-storage_even_blocks-note = Un entrepôt doit avoir un nombre pair de cases.
option-component_limits = Exemplaires limités
option-component_limits-note = Entrepôts, artisanats, fontaines et pêcheries sont partagés également et peuvent manquer.
option-tie_break_unpolluted = Départage par les terres non polluées
option-tie_break_unpolluted-note = Entre plusieurs vainqueurs, le plus d’hexagones non pollués décide, et non le moins de pollution.
option-max_turns = Dernier tour
option-max_turns-note = Après ce tour, le joueur le plus près de la victoire l’emporte.

word-tile = S’établir sur la tuile { $slot }
word-hex = Hexagone ({ $q }, { $r })
word-pass = Passer
word-commit = Valider mon plan
word-build = Construire { UN($building) }
word-size = Taille { $width } × { $height }
word-house = Construire la maison { $number }
word-free_house = Maison { $number }, gratuite
word-no_free_house = Pas de maison gratuite
word-pay = Payer avec { DU($good) }
word-place = Cité { $city }, orientation { $turn }, case ({ $x }, { $y })
word-saint = { $saint }
word-man = Un homme en cité { $city }, case ({ $x }, { $y })
word-give = Donner { DU($good) } à la banque
word-take = Prendre { DU($good) }
word-heal = Retirer la tombe de la cité { $city }, case ({ $x }, { $y })
word-raze = Raser la cathédrale
word-lift = Soulever le bâtiment de la cité { $city }, case ({ $x }, { $y })
word-lift_grave = Soulever la tombe de la cité { $city }, case ({ $x }, { $y })
word-cancel_move = Tout remettre en place
word-propose = Faire une offre à { $seat }
word-offer = Donner { DU($good) }
word-ask = Demander { DU($good) }
word-done = Terminé
word-withdraw = Retirer l’offre
word-accept = Accepter l’offre de { $seat }
word-decline = Refuser l’offre de { $seat }
word-rural = Construire { UN($rural) }
word-clean = Nettoyer des terres
word-produce = Produire { DU($good) }
word-seed_free = Semence gratuite (biologie)
word-seed_paid = Payer la semence
word-discard = Défausser { DU($good) }
word-bury = Tombe en cité { $city }, case ({ $x }, { $y })

# Ce que dit le journal d’un mot qu’aucun évènement ne raconte.
told-word-bury = { $seat } place une tombe dans sa cité { $city }, case ({ $x }, { $y }).

ask-choose_tile = Choisissez une tuile de départ
ask-choose_centre = Choisissez le centre de votre première cité
ask-draft = { $stage ->
    [size] Choisissez les côtés de votre entrepôt
    [payment] Choisissez une denrée pour payer { LE($piece) }
    [place] Choisissez une place pour { LE($piece) }
    [free_house] San Nicolò : choisissez une maison inférieure gratuite
    [saint] Choisissez votre saint patron
    [trade_give] Donnez une deuxième denrée à la banque
    [trade_take] Prenez une denrée à la banque
    [move] Reposez { LE($piece) }, ou soulevez encore
    [offer_give] Que donnez-vous ?
    [offer_ask] Que demandez-vous ?
   *[free] Construisez en secret, puis validez votre plan
}
ask-countryside = { $stage ->
    [payment] Choisissez une denrée pour payer
    [good] Choisissez la production
    [seed] Semence gratuite ou payée ?
    [hex] Choisissez un hexagone
    [second_hex] Choisissez le second hexagone de la pêcherie
   *[action] { $carts ->
        [0] Nettoyez des terres, ou passez
        [1] Envoyez votre artisan, ou passez
       *[other] Envoyez l’un de vos { $carts } artisans, ou passez
    }
}
ask-discard = { $room ->
    [one] De la place pour { $room } denrée sur { $stock } : défaussez-en { $excess }
   *[other] De la place pour { $room } denrées sur { $stock } : défaussez-en { $excess }
}
ask-harvest = Récolte ({ $rural }, { $good }) : sur quel hexagone ?
ask-explore = Retournez un jeton d’exploration, ou passez
ask-bury = Placez { N($graves, one: "tombe", more: "tombes") }
ask-pollute = Placez { N($markers, one: "pollution", more: "pollutions") }
wait-choose_tile = { $seat } choisit une tuile de départ
wait-choose_centre = { $seat } fonde sa première cité
wait-draft = { $seat } { COUNT($seat) ->
    [one] construit
   *[other] construisent
} en secret
wait-countryside = { $seat } construit hors les murs
wait-discard = { $seat } défausse ce qui ne tient pas
wait-harvest = { $seat } récolte
wait-explore = { $seat } peut explorer
wait-bury = { $seat } enterre ses morts
wait-pollute = { $seat } place la pollution

event-order = Ordre du tour : { $seats }.
event-first-city = { $you ->
    [seat] Vous fondez
   *[other] { $seat } fonde
} { $city }.
event-turn = Tour { $turn }. La famine est à { $level } ; tous se lèvent.
event-committed = { $you ->
    [seat] Vous avez validé votre plan
   *[other] { $seat } a validé son plan
}.
event-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
} { UN($buildings) }.
event-houses = { $count ->
    [1] { $you ->
        [seat] Vous construisez
       *[other] { $seat } construit
    } la maison { $numbers }.
   *[other] { $you ->
        [seat] Vous construisez
       *[other] { $seat } construit
    } les maisons { $numbers }.
}
event-built-nothing = { $you ->
    [seat] Vous ne construisez
   *[other] { $seat } ne construit
} rien.
event-saint = { $you ->
    [seat] Vous avez pour saint patron
   *[other] { $seat } a pour saint patron
} { $saint }.
event-razed = { $you ->
    [seat] Vous avez rasé votre cathédrale
   *[other] { $seat } a rasé sa cathédrale
}.
event-healed = { $you ->
    [seat] Vous retirez
   *[other] { $seat } retire
} { N($graves, one: "tombe", more: "tombes") }.
event-moved = { $you ->
    [seat] Vous déplacez
   *[other] { $seat } déplace
} { LE($buildings) }.
event-manned = { $you ->
    [seat] Vous occupez
   *[other] { $seat } occupe
} { LE($buildings) }.
event-famine-lowered = { $fountains ->
    [one] Une nouvelle fontaine : la famine tombe à { $level }.
   *[other] { $fountains } nouvelles fontaines : la famine tombe à { $level }.
}
event-offer = { $sides ->
    [gives] { $you ->
        [seat] Vous offrez { DU($gives) } à { $target } sans rien demander.
        [target] { $seat } vous offre { DU($gives) } sans rien demander.
       *[other] { $seat } offre { DU($gives) } à { $target } sans rien demander.
    }
    [asks] { $you ->
        [seat] Vous demandez { DU($asks) } à { $target } sans rien offrir.
        [target] { $seat } vous demande { DU($asks) } sans rien offrir.
       *[other] { $seat } demande { DU($asks) } à { $target } sans rien offrir.
    }
   *[both] { $you ->
        [seat] Vous proposez { DU($gives) } à { $target } contre { DU($asks) }.
        [target] { $seat } vous propose { DU($gives) } contre { DU($asks) }.
       *[other] { $seat } propose { DU($gives) } à { $target } contre { DU($asks) }.
    }
}
event-offer-withdrawn = { $you ->
    [seat] Vous retirez votre offre à { $target }.
    [target] { $seat } retire l’offre qui vous était faite.
   *[other] { $seat } retire son offre à { $target }.
}
event-offer-accepted = { $sides ->
    [gives] { $you ->
        [seat] { $target } accepte { DU($gives) } de votre part.
        [target] Vous acceptez { DU($gives) } de la part de { $seat }.
       *[other] { $target } accepte { DU($gives) } de la part de { $seat }.
    }
    [asks] { $you ->
        [seat] { $target } vous donne { DU($asks) } sans contrepartie.
        [target] Vous donnez { DU($asks) } à { $seat } sans contrepartie.
       *[other] { $target } donne { DU($asks) } à { $seat } sans contrepartie.
    }
   *[both] { $you ->
        [seat] { $target } accepte votre offre, { DU($gives) } contre { DU($asks) }.
        [target] Vous acceptez l’offre de { $seat }, { DU($gives) } contre { DU($asks) }.
       *[other] { $target } accepte l’offre de { $seat }, { DU($gives) } contre { DU($asks) }.
    }
}
event-offer-declined = { $you ->
    [seat] { $target } refuse votre offre.
    [target] Vous refusez l’offre de { $seat }.
   *[other] { $target } refuse l’offre de { $seat }.
}
event-passed = { $you ->
    [seat] Vous passez
   *[other] { $seat } passe
}.
event-rural-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
} { UN($rural) } { $land } { $side } { $town } : { MANY($count, $good) }.
event-inn = { $you ->
    [seat] Vous ouvrez
   *[other] { $seat } ouvre
} une auberge { $land } { $side } { $town }.
event-city = { $you ->
    [seat] Vous fondez
   *[other] { $seat } fonde
} une nouvelle cité, { $city }.
event-cleaned = { $you ->
    [seat] Vous nettoyez
   *[other] { $seat } nettoie
} les terres { $land } { $side } { $town } : { N($markers, one: "pollution", more: "pollutions") } de moins.
event-lost = { $you ->
    [seat] Vous manquez de place et perdez
   *[other] { $seat } manque de place et perd
} { DU($goods) }.
event-fish = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { N($fish, one: "poisson", more: "poissons") } de San Giorgio.
event-harvest = { $you ->
    [seat] Vous récoltez
   *[other] { $seat } récolte
} { DU($good) }.
event-harvest-lost = Travaux forcés : { $you ->
    [seat] vous perdez
   *[other] { $seat } perd
} { DU($good) }.
event-emptied = { $you ->
    [seat] Il ne reste rien à récolter { AU($rural) } ; votre homme rentre.
   *[other] Il ne reste rien à récolter { AU($rural) } de { $seat } ; l’homme rentre.
}
event-explored = { $you ->
    [seat] Vous explorez { $land } { $side } { $town } et trouvez { DU($good) }.
   *[other] { $seat } explore { $land } { $side } { $town } et trouve { DU($good) }.
}
event-famine-risen = La famine monte à { $level }.
event-graves = { $you ->
    [seat] Vous devez placer
   *[other] { $seat } doit placer
} { N($graves, one: "tombe", more: "tombes") }.
event-eliminated = { $you ->
    [seat] Vous n’avez
   *[other] { $seat } n’a
} plus de place pour { N($graves, one: "tombe", more: "tombes") } et { $you ->
    [seat] quittez
   *[other] quitte
} la partie.
event-pollution = { $you ->
    [seat] Vous devez placer
   *[other] { $seat } doit placer
} { N($markers, one: "pollution", more: "pollutions") }.
event-polluted = { $you ->
    [seat] Vous polluez
   *[other] { $seat } pollue
} { $land } { $side } { $town }.
event-fulfilled = { $you ->
    [seat] Vous remplissez
   *[other] { $seat } remplit
} la condition de { $saint } !
event-victory = { $how ->
    [survival] Un seul joueur survit. Victoire : { $seats }.
    [all_dead] Personne ne survit ; le moins de tombes sans place décide. Victoire : { $seats }.
    [turns] Le dernier tour est fini, et le plus près de la condition de son saint l’emporte. Victoire : { $seats }.
   *[saint] Victoire : { $seats }.
}

# Les lieux : où l’on est, de quel côté, de quelle cité.
land-forest = en forêt
land-cleared = dans une clairière
land-grass = dans la campagne
land-mountain = en montagne
land-water = sur l’eau
land-city = en ville
side-n = au nord
side-ne = au nord-est
side-e = à l’est
side-se = au sud-est
side-s = au sud
side-sw = au sud-ouest
side-w = à l’ouest
side-nw = au nord-ouest
side-here = au cœur
city-11 = Siena
city-12 = Lucca
city-13 = Pisa
city-14 = Volterra
city-21 = Urbino
city-22 = Ferrara
city-23 = Ravenna
city-24 = Rimini
city-31 = Genova
city-32 = Parma
city-33 = Modena
city-34 = Savona
city-41 = Napoli
city-42 = Capua
city-43 = Salerno
city-44 = Amalfi
town-11 = de Siena
town-12 = de Lucca
town-13 = de Pisa
town-14 = de Volterra
town-21 = d’Urbino
town-22 = de Ferrara
town-23 = de Ravenna
town-24 = de Rimini
town-31 = de Genova
town-32 = de Parma
town-33 = de Modena
town-34 = de Savona
town-41 = de Napoli
town-42 = de Capua
town-43 = de Salerno
town-44 = d’Amalfi

refusal-slot-taken = Quelqu’un s’est déjà établi sur cette tuile.
refusal-off-tile = Les sept hexagones d’une première cité doivent être sur la tuile choisie ; celui-ci est trop loin du centre.
refusal-out-of-zone = Cet hexagone n’est pas dans votre zone de contrôle.
refusal-wrong-terrain = { $kind ->
    [woodcutter] Une cabane de bûcheron se construit en forêt ; ici : { $terrain }.
    [farm] Une ferme se construit dans la campagne ; ici : { $terrain }.
    [mine] Une mine se construit en montagne ; ici : { $terrain }.
    [fishery] Une pêcherie se construit à terre ; ici : { $terrain }.
   *[inn] Une auberge se construit à terre ; ici : { $terrain }.
}
refusal-occupied = Cet hexagone est occupé.
refusal-polluted = Cet hexagone est pollué.
refusal-other-product = Cette chaîne de montagnes produit autre chose.
refusal-no-coast = Cet hexagone ne touche pas d’eau non polluée.
refusal-no-partner = Aucun hexagone voisin ne peut porter l’autre moitié d’une pêcherie.
refusal-not-next = Les deux hexagones d’une pêcherie doivent être voisins.
refusal-no-city-site = Une cité demande sept hexagones de terre libres ; ici il n’y en a pas assez.
refusal-city-too-near = Une autre cité est à moins de quatre hexagones.
refusal-not-polluted = Rien à nettoyer ici ni autour.
refusal-no-cart-shop = Vous n’avez plus d’artisanat en activité.
refusal-rural-too-dear = Il faut { UN($cost) }. { COUNT($held) ->
    [0] Vous n’avez rien.
   *[other] Vous avez { UN($held) }.
}
refusal-no-seed = Vous n’en avez pas la semence.
refusal-no-brewery = Une auberge demande une brasserie en activité.
refusal-all-inns = Toutes vos auberges sont construites.
refusal-all-cities = Vous avez déjà quatre cités.
refusal-all-fisheries = Vous pouvez avoir { $limit ->
    [one] { $limit } pêcherie
   *[other] { $limit } pêcheries
} à la fois, pas plus.
refusal-no-hex = { $kind ->
    [woodcutter] Votre zone n’a pas d’hexagone de forêt libre et non pollué.
    [farm] Votre zone n’a pas d’hexagone de campagne libre et non pollué.
    [mine] Votre zone n’a pas d’hexagone de montagne libre et non pollué.
    [fishery] Votre zone n’a pas deux hexagones de côte libres au bord d’une eau non polluée.
    [inn] Votre zone n’a pas d’hexagone de terre libre.
   *[city] Aucun site : il faut sept hexagones de terre libres, assez loin des autres cités.
}
refusal-no-alchemy = Nettoyer demande une faculté d’alchimie en activité.
refusal-alchemy-used = L’alchimie a déjà nettoyé ce tour-ci.
refusal-nothing-to-clean = Votre zone n’a aucun hexagone pollué et libre.
refusal-not-produced = { CAP(UN($rural)) } ne produit pas { DE($good) }.
refusal-step-open = Terminez ce que vous avez commencé avant de valider votre plan.
refusal-not-multiple = Vous avez déjà { UN($building) }.
refusal-too-dear = Pour { LE($building) }, il faut { UN($cost) }. { COUNT($held) ->
    [0] Vous n’avez rien.
   *[other] Vous avez { UN($held) }.
}
refusal-must-differ = Il faut { UN($cost) }, et les denrées d’un même prix doivent être différentes. { COUNT($held) ->
    [0] Vous n’avez rien.
   *[other] Vous avez { UN($held) }.
}
refusal-no-room = Aucune de vos cités n’a assez de place pour { LE($building) }.
refusal-all-counters = Vous pouvez avoir { MANY($limit, $building) }, pas plus.
refusal-odd-storage = Un entrepôt doit avoir un nombre pair de cases.
refusal-cells-taken = Le bâtiment ne tient pas là.
refusal-house-built = La maison { $number } est déjà construite.
refusal-house-too-dear = La maison { $number } coûte { UN($cost) }. { COUNT($held) ->
    [0] Vous n’avez rien.
   *[other] Vous avez { UN($held) }.
}
refusal-not-lower = La maison gratuite doit avoir un numéro inférieur à { $number }.
refusal-not-held = Vous n’avez plus { DE($good) }.
refusal-not-different = Vous avez déjà payé avec { DU($good) } : les denrées doivent être différentes.
refusal-no-man = Vous n’avez plus d’homme disponible.
refusal-no-man-needed = Ce bâtiment marche sans homme.
refusal-man-there = Un homme s’y trouve déjà.
refusal-taught = L’université voisine l’active déjà.
refusal-graved = Une tombe s’y trouve.
refusal-no-market = Vous n’avez pas de marché en activité.
refusal-two-goods = La banque prend deux denrées pour une.
refusal-no-hospital = Vous n’avez pas d’hôpital en activité.
refusal-healed-all = L’hôpital retire { $limit ->
    [one] { $limit } tombe
   *[other] { $limit } tombes
} par tour, pas plus.
refusal-no-grave = Il n’y a pas de tombe ici.
refusal-no-theology = Raser demande une faculté de théologie en activité.
refusal-razed-already = Vous avez déjà rasé une cathédrale ce tour-ci.
refusal-no-cathedral = Vous n’avez pas de cathédrale.
refusal-maria-stays = Une cathédrale de Santa Maria ne se rase pas.
refusal-cathedral-graved = Retirez d’abord la tombe de la cathédrale.
refusal-no-barbara = Seul le pouvoir de Santa Barbara déplace des bâtiments.
refusal-lifted-already = Ce bâtiment a déjà été soulevé ce tour-ci.
refusal-nothing-there = Aucun bâtiment à soulever ici.
refusal-no-empty-cell = Aucune case vide ne peut recevoir la tombe.
refusal-no-trading = Les joueurs ne commercent pas dans cette partie.
refusal-offers-made = Vous avez fait { $limit ->
    [one] { $limit } offre
   *[other] { $limit } offres
} ce tour-ci.
refusal-offer-open = Votre offre n’a pas encore de réponse.
refusal-not-to-self = Vous ne pouvez pas commercer avec vous-même.
refusal-target-out = Ce joueur a quitté la partie.
refusal-nothing-to-trade = Aucun de vous deux n’a de denrées.
refusal-side-full = Au plus { $limit ->
    [one] { $limit } denrée
   *[other] { $limit } denrées
} de chaque côté.
refusal-not-owned = À votre connaissance, ce joueur n’a pas davantage { DE($good) }.
refusal-empty-offer = Une offre doit nommer au moins une denrée.
refusal-no-offer = Il n’y a pas d’offre de ce genre.
refusal-asked-not-held = Vous n’avez plus ce qui est demandé : { $goods }.
refusal-finish-first = Terminez ce que vous avez commencé avant d’accepter.
refusal-committed = Plan validé : rouvrez-le pour le modifier.
refusal-good-not-held = Vous n’avez pas { DE($good) }.
refusal-man-last = La denrée sous l’homme se prend en dernier.
refusal-not-of-building = Aucune denrée { DU($rural) } ne se trouve là.
refusal-no-token = Il n’y a pas de jeton d’exploration ici.
refusal-empty-cells-first = Les cases vides d’abord.
refusal-not-on-house = Les tombes ne vont jamais sur les maisons.
refusal-grave-there = Une tombe s’y trouve déjà.
refusal-no-such-cell = Cette case n’existe pas.
refusal-dump-forbids = La décharge de { $seat } éloigne votre pollution d’ici.

# Ce qu’un conseil compte : de combien plus ou moins.
term-progress =
    { $amount } % de la condition de votre saint { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-men =
    { $amount } { $amount ->
        [one] homme
       *[other] hommes
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-foods =
    { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-goods =
    { $amount } { $amount ->
        [one] autre denrée
       *[other] autres denrées
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-graves =
    { $amount } { $amount ->
        [one] tombe
       *[other] tombes
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-land =
    { $amount } { $amount ->
        [one] hexagone non pollué
       *[other] hexagones non pollués
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-inns =
    { $amount } { $amount ->
        [one] auberge
       *[other] auberges
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-fountains =
    { $amount } { $amount ->
        [one] fontaine
       *[other] fontaines
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }

# Avant une étourderie : une seule question.
caution-empty-draft-title = Votre plan est vide
caution-empty-draft = Rien de construit, personne à l’ouvrage, alors que c’est possible : { $men ->
    [0] { $wood } bois restent
    [1] un homme et { $wood } bois restent
   *[other] { $men } hommes et { $wood } bois restent
 } sans emploi. Une fois le plan validé, plus rien ne s’ajoute avant le dévoilement.
caution-empty-draft-stay = Revenir au plan
caution-empty-draft-go = Valider un plan vide
caution-carts-left-title = Il reste des artisans
caution-carts-left = { $carts ->
    [1] Un artisan peut encore partir et reste sans emploi.
   *[other] { $carts } artisans peuvent encore partir et restent sans emploi.
 }
caution-carts-left-stay = Revenir aux bâtiments ruraux
caution-carts-left-go = Finir quand même
caution-cleaning-left-title = L’alchimie n’a pas servi
caution-cleaning-left = L’alchimie enlève la pollution d’un hexagone et des six autour, sans rien coûter, une fois par tour.
caution-cleaning-left-stay = Revenir aux bâtiments ruraux
caution-cleaning-left-go = Finir quand même
## The account of a match
round-name = Tour { $round }
account-total = Son saint
account-lead = { $points } % de la condition de son saint contre { $other } %
account-equal = { $points } % de la condition de leur saint chacun
account-course = Part de la condition de son propre saint, en pour cent, à la fin de chaque tour.
end-saint = La condition de son saint est remplie.
end-survival = Sa cité-État est la seule à survivre.
end-all_dead = Personne ne survit.
end-turns = Le dernier tour est achevé : le plus avancé l’emporte.
tie-markers = Pollution
tie-markers-by = au moins de pollution dans sa zone : { $best } contre { $other }
tie-clean = Terres non polluées
tie-clean-by = aux terres non polluées de sa zone : { $best } contre { $other }
tie-houses = Maisons
tie-houses-by = aux maisons : { $best } contre { $other }
tie-graves = Tombes sans place
tie-graves-by = au moins de tombes sans place : { $best } contre { $other }

# Problems: what they are about, and what is at stake
theme-site = Choisir le site
theme-city = Construire la cité
theme-men = Placer ses hommes
theme-market = Troc et marché
theme-saints = Le saint patron
theme-country = Bâtiments ruraux
theme-storage = Le stockage
theme-graves = Tombes et pollution
stake-progress = Vers la victoire
stake-men = Hommes
stake-foods = Nourritures
stake-goods = Denrées
stake-graves = Tombes
stake-land = Terre non polluée
stake-inns = Auberges
stake-fountains = Fontaines
# Orders in advance
order-no-exploration = Ne pas explorer
order-no-exploration-note = Quand vient votre tour d’explorer, passer.

# What there is to do, as a button
do-draft = Construire
do-countryside = Construire
do-explore = Explorer
do-harvest = Récolter

# Ce que le précepteur fait remarquer avant une décision ; jamais le coup lui-même.
coach-famine = Famine { $famine }, { N($foods, one: "nourriture", more: "nourritures") } en stock : { $graves ->
    [0] aucune tombe
    [one] une tombe
   *[other] { $graves } tombes
} à la fin du tour si rien ne change.
coach-pollution = { N($markers, one: "pollution", more: "pollutions") } à poser ce tour ; votre zone a encore { N($clean, one: "hexagone non pollué", more: "hexagones non pollués") }.
coach-men = Réserve : { N($men, one: "homme", more: "hommes") } ; bois : { $wood } ; artisans au travail : { $carts }. Gardez du bois pour le bûcheron.
coach-room = { N($goods, one: "denrée", more: "denrées") }, place pour { $room } : { $lost ->
    [0] rien ne se perd
    [one] une serait perdue
   *[other] { $lost } seraient perdues
} en phase 5.
coach-all-stored = Vos { N($goods, one: "denrée se garde", more: "denrées se gardent") } sans entrepôt : rien ne se perd.
coach-tile = { N($tiles, one: "tuile de départ", more: "tuiles de départ") } au choix : cherchez forêt, montagne et eau ensemble.
coach-centre = { N($places, one: "centre possible", more: "centres possibles") } : votre zone ira deux hexagones plus loin que la cité.
coach-harvest = { N($buildings, one: "bâtiment rural", more: "bâtiments ruraux") }, { N($left, one: "denrée", more: "denrées") } encore à récolter : une par bâtiment et par tour.
coach-explore = Jetons encore cachés sur la carte : { $tokens }. Une nourriture trouvée nourrit, mais fait monter la famine.
coach-bury = Famine { $famine } : d’abord les cases vides. Une tombe sur un bâtiment l’arrête.
