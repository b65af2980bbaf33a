# Ce que dit la table dessinée d’Antiquity.
ui-tab-cities = Cités
ui-tab-saints = Saints
ui-city-0-1 = Siena
ui-city-0-2 = Lucca
ui-city-0-3 = Pisa
ui-city-0-4 = Volterra
ui-city-1-1 = Urbino
ui-city-1-2 = Ferrara
ui-city-1-3 = Ravenna
ui-city-1-4 = Rimini
ui-city-2-1 = Genova
ui-city-2-2 = Parma
ui-city-2-3 = Modena
ui-city-2-4 = Savona
ui-city-3-1 = Napoli
ui-city-3-2 = Capua
ui-city-3-3 = Salerno
ui-city-3-4 = Amalfi
ui-b-faculty_of_biology = F. de biologie
ui-b-faculty_of_alchemy = F. d’alchimie
ui-b-faculty_of_theology = F. de théologie
ui-b-faculty_of_philosophy = F. de philosophie

# La carte
ui-map = carte
ui-map-label = Carte.
ui-map-keys =
    Les flèches, Page haut et Page bas vont d’un hexagone à l’autre ; n et p sautent au suivant qui est allumé ; Entrée
    choisit ; plus, moins, 0 et 1 rapprochent ou éloignent.
ui-minimap = Toute la carte ; cliquez pour y aller
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-whole = Tout voir
ui-my-zone = Ma zone
ui-layers = Calques
ui-layer-pollution = pollution
ui-layer-tokens = jetons
ui-off-map = hors de la carte
ui-lit = peut être choisi
ui-not-lit = ne peut pas être choisi
ui-brings = { $count } × { $good }, { $outside } hors de votre zone
ui-cleared = défrichée
ui-polluted = polluée
ui-hex-city = { $name }
ui-inn-of = Auberge · { $name }
ui-site = { $rural } · { $name }
ui-left = Reste { $left } × { $good }, la dernière au tour { $turn }
ui-product = Cette chaîne produit : { $good }
ui-token = Un jeton d’exploration se trouve ici
ui-zones = Zones de contrôle : { $names }
ui-here = { $rural } ici
ui-clean-here = Nettoyer ici
ui-cleans = { $count ->
    [one] { $count } hexagone n’est plus pollué
   *[other] { $count } hexagones ne sont plus pollués
}
ui-costs-seed = Coûte 1 semence, en rend { $count }
ui-costs-wood = Coûte 1 bois, rend { $count }
ui-clears = { $count ->
    [one] { $count } forêt devient campagne
   *[other] { $count } forêts deviennent campagne
}
ui-spoils = Pollue { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}{ $outside ->
    [0] { "" }
   *[other] , dont { $outside } hors zone
}
ui-man-free = Homme libre au tour { $turn }
ui-tokens-lost = { $count ->
    [one] { $count } jeton est perdu sans être vu
   *[other] { $count } jetons sont perdus sans être vus
}
ui-city-note = Sept hexagones, une grille de 6 × 6
ui-inn-note = Votre zone s’étend d’ici à deux hexagones
ui-found-here = Première cité ici
ui-covers = Couvre : forêt { $forest }, campagne { $grass }, montagne { $mountain }, eau { $water }
ui-settle = S’établir ici
ui-found = Fonder ici
ui-sow = Semer ici
ui-build-here = Construire ici
ui-clean = Nettoyer
ui-outside = (dont { $count } hors zone)
ui-turn-n-short = tour { $turn }
ui-number-note = { $count ->
    [one] { $count } lieu possible, le chiffre est la récolte totale
   *[other] { $count } lieux possibles, le chiffre est la récolte totale
}
ui-pollute-note = Choisissez des hexagones inutiles

# La route
ui-road = Les dix phases
ui-road-0 = Premières cités
ui-road-1 = Lever
ui-road-2 = Cité
ui-road-3 = Ordre
ui-road-4 = Rural
ui-road-5 = Stockage
ui-road-6 = Récolte
ui-road-7 = Exploration
ui-road-8 = Famine
ui-road-9 = Pollution
ui-road-10 = Victoire
ui-over = Fin
ui-before = avant le tour 1
ui-yours = à vous
ui-yours-theirs = à { $whose }
ui-all-at-once = secret · tous en même temps
ui-ph-2 = en secret
ui-ph-note-1 = Tous les hommes des bâtiments de la cité reviennent dans votre réserve.
ui-ph-note-2 = Chacun construit en secret ; tout est dévoilé ensemble.
ui-ph-note-3 = Le joueur qui a le moins d’artisanats et d’explorateurs en activité passe en premier.
ui-ph-note-4 = Chaque artisanat occupé envoie son homme une fois.
ui-ph-note-5 = { N($goods, one: "denrée", more: "denrées") }, place pour { $room } : { $lost ->
    [0] tout se garde
    [1] 1 sera perdue
   *[other] { $lost } seront perdues
}.
ui-ph-note-6 = Vous récolterez : { $goods }
ui-ph-note-7 = Un explorateur occupé peut retourner un jeton de votre zone.
ui-ph-note-8 = Famine { $famine } − grenier { $granary } − nourriture en stock { $foods } = { $graves ->
    [0] 0 tombe
    [1] 1 tombe
   *[other] { $graves } tombes
}. La nourriture n’est pas consommée.
ui-ph-note-9 = Cités { $pollution } − décharge { $dump } − fontaines { $fountains } = { $markers ->
    [0] 0 pollution
    [1] 1 pollution
   *[other] { $markers } pollutions
}.
ui-ph-note-10 = { $saint } : { $done } sur { $whole }
ui-carts-n = { $count ->
    [0] 0 artisan
    [1] 1 artisan
   *[other] { $count } artisans
}
ui-harvest-n = { $count ->
    [0] rien
    [1] +1 denrée
   *[other] +{ $count } denrées
}
ui-any-room = place pour tout
ui-explores = occupé
ui-unmanned = sans homme
ui-skipped = sautée
ui-turn-of = Tour { $turn } sur { $last }
ui-famine-n = Famine { $level }
ui-famine-level = Niveau de famine

# La cité
ui-catalogue = Bâtiments
ui-multiple = multiple
ui-no-man = sans homme
ui-shelf-wood = Bois
ui-shelf-luxury = Luxe
ui-shelf-stone = Pierre
ui-all-counters = épuisé
ui-dear = trop cher pour vous
ui-no-room = pas de place dans vos cités
ui-built-n = { $count ->
    [one] { $count } construit
   *[other] { $count } construits
}
ui-free = gratuit
ui-n-storage = rectangle au choix
ui-n-market = 2 denrées contre 1
ui-n-explorer = retourne un jeton
ui-n-cart_shop = envoie un homme
ui-n-harbour = zone sur la côte
ui-n-university = sert les facultés
ui-n-brewery = permet les auberges
ui-n-granary = −3 tombes par tour
ui-n-hospital = −5 tombes par tour
ui-n-fountain = famine −1, pollution −1
ui-n-stable = zone à 3 hexagones
ui-n-faculty_of_biology = une semence gratuite
ui-n-faculty_of_alchemy = nettoie les terres
ui-n-faculty_of_theology = rase la cathédrale
ui-n-faculty_of_philosophy = denrées identiques admises
ui-n-forced_labour = 3 denrées, 1 perdue
ui-n-cathedral = un saint, une victoire
ui-n-dump = pollution −4
ui-houses = Maisons et hommes
ui-houses-of = { $count } sur 20
ui-luxuries-differ = luxe, tous différents
ui-men-pool = en réserve
ui-men-free = Hommes en réserve
ui-nicolo-pairs = une payée, une inférieure offerte
ui-house-n = Maison { $number }
ui-house-price = { $food ->
    [0] gratuite
   *[other] { $luxury ->
        [0] nourriture { $food }
       *[other] nourriture { $food }, luxe { $luxury }
    }
}
ui-grid = grille de { $side } × { $side }
ui-grid-keys = Les flèches déplacent la pièce, R la tourne, Entrée la pose.
ui-cells-free = { $side } × { $side } · { $count ->
    [0] 0 case libre
    [1] 1 case libre
   *[other] { $count } cases libres
}
ui-bring-front = Agrandir { $name }
ui-open-city = Ouvrir { $name }
ui-look-at = Cités : { $name }
ui-to-map = Carte
ui-no-city = Pas encore de cité
ui-put-man = y placer un homme
ui-lift = soulever
ui-fits = Le bâtiment tient en
ui-fits-not = Le bâtiment ne tient pas en
ui-hand = En main
ui-turn = Tourner
ui-turn-n = Sens { $number }
ui-turn-key = Touche R ou molette pour tourner
ui-point = Pointez une case et cliquez
ui-draw-storage = Tracez un rectangle sur la grille, ou choisissez ici ses côtés
ui-draw-storage-phone = Tracez un rectangle sur la grille, ou touchez deux de ses coins
ui-sizes = Côtés de l’entrepôt
ui-piece-works = En activité.
ui-piece-idle = Inactif : pas d’homme.
ui-piece-graved = Inactif : une tombe s’y trouve.
ui-draft = Mon plan
ui-only-you = visible de vous seul
ui-new-houses = { $count ->
    [1] Maison { $numbers }
   *[other] Maisons { $numbers }
}
ui-men-at-work = { $count ->
    [one] { $count } homme au travail
   *[other] { $count } hommes au travail
}
ui-sealed-note = Plan validé. Tout est dévoilé quand tous ont validé le leur.
ui-reveal = Tour { $turn } : les plans sont dévoilés
ui-new-pieces = { $count ->
    [one] { $count } nouvelle pièce
   *[other] { $count } nouvelles pièces
}
ui-nothing-new = rien de nouveau

# La question
ui-ask-site = { $rural } ({ $good }) : choisissez un hexagone
ui-ask-site-second = { $rural } : le second hexagone
ui-ask-stand = { $rural } : choisissez un hexagone
ui-ask-clean = Choisissez l’hexagone à nettoyer
ui-build = Construire
ui-back-city = Retour à ma cité
ui-back-map = Retour à la carte
ui-same-posts = Mêmes postes ({ $count })
ui-reap = Tout récolter
ui-undo-all = Tout annuler
ui-reopen = Rouvrir
ui-place = Poser ici
ui-word-hex = { $land } { $side } { $town }
ui-word-man = Un homme : { $building } ({ $city })
ui-word-lift = Soulever : { $building } ({ $city })
ui-word-place = Poser à { $city }
ui-word-heal = Retirer une tombe de { $city }
ui-word-lift_grave = Soulever une tombe de { $city }
ui-word-bury = Une tombe à { $city }
ui-word-commit = Valider
ui-word-pass = Passer
ui-word-done = Terminé
ui-word-seed_free = Semence gratuite
ui-word-seed_paid = Payer la semence
ui-word-no_free_house = Pas de maison offerte
ui-word-raze = Raser la cathédrale
ui-word-withdraw = Retirer l’offre
ui-word-cancel_move = Tout remettre
ui-tool-move = Réarranger
ui-tool-man = Placer des hommes
ui-propose = Offre à { $name }
ui-due = Reste à payer : { $food ->
    [0] luxe { $luxury }
   *[other] { $luxury ->
        [0] nourriture { $food }
       *[other] nourriture { $food }, luxe { $luxury }
    }
}. Choisissez dans votre stock.
ui-hand-note = Doré : elle tient. R ou la molette la tourne, un clic la pose.
ui-hand-note-phone = Touchez une case, touchez encore pour poser.
ui-draft-note = { $men ->
    [0] Plus d’homme en réserve
    [1] 1 homme en réserve : cliquez un bâtiment pour l’y placer
   *[other] { $men } hommes en réserve : cliquez un bâtiment pour y placer un homme
}
ui-waits-reveal = Plan validé ; on attend { $names }

# Stock, sièges, commerce
ui-stock = Stock
ui-their-stock = Leur stock
ui-room = Denrées, et combien peuvent être stockées
ui-no-goods = aucune denrée
ui-carts = Artisanats en activité
ui-actions = Ce qu’un artisan peut construire
ui-seed = semence
ui-places = { $count ->
    [0] 0 lieu
    [1] 1 lieu
   *[other] { $count } lieux
}
ui-name-woodcutter = Bûcheron
ui-name-mine = Mine
ui-name-farm = Ferme
ui-name-fishery = Pêcherie
ui-name-inn = Auberge
ui-name-city = Cité
ui-name-clean = Nettoyer
ui-r-woodcutter = forêt
ui-r-mine = pierre ou or
ui-r-farm = campagne
ui-r-fishery = côte
ui-r-inn = zone +2
ui-r-city = grille 6 × 6
ui-r-clean = une fois par tour
ui-a-woodcutter = 1 bois. Du bois sur la forêt choisie et ses voisines, qui deviennent campagne.
ui-a-mine = 1 bois. Pierre ou or, un seul produit par chaîne ; pollue.
ui-a-farm = 1 semence de la culture. Des denrées sur l’hexagone de campagne choisi et ses voisins ; pollue.
ui-a-fishery = 1 bois. Deux hexagones de terre sur la côte ; poisson, perles ou teinture sur l’eau voisine ; pollue.
ui-a-inn = 1 nourriture et une brasserie. Étend votre zone pour toujours.
ui-a-city = 1 bois, 1 pierre, 1 nourriture, 2 luxes différents. Sept hexagones de terre libres.
ui-a-clean = Avec une faculté d’alchimie en activité, une fois par tour : nettoie un hexagone et ses voisins.
ui-rule-woodcutter = ANT-4.4.4
ui-rule-mine = ANT-4.4.5
ui-rule-farm = ANT-4.4.6
ui-rule-fishery = ANT-4.4.8
ui-rule-inn = ANT-4.4.9
ui-rule-city = ANT-4.4.10
ui-rule-clean = ANT-4.4.11
ui-why-no-brewery = pas de brasserie
ui-why-rural-too-dear = trop cher
ui-why-must-differ = denrées trop semblables
ui-why-no-seed = pas de semence
ui-why-no-alchemy = pas d’alchimie
ui-why-alchemy-used = déjà fait ce tour
ui-why-no-cart-shop = plus d’artisan
ui-why-no-hex = aucun lieu
ui-why-nothing-to-clean = rien à nettoyer
ui-why-all-inns = toutes construites
ui-why-all-cities = quatre cités
ui-why-all-fisheries = plus de pêcherie
ui-saints = Vers la victoire
ui-your-saint = votre saint
ui-your-saint-theirs = son saint
ui-power = Pouvoir : { $power }
ui-s-san_nicolo = maisons
ui-s-san_giorgio = zone d’un adversaire
ui-s-santa_barbara = types construits
ui-s-san_cristofori = trois de chaque
ui-s-santa_maria = conditions
ui-plan = Bilan prévu du tour { $turn }
ui-good-place =
    Un bon site a cinq ou six forêts d’un seul tenant, une chaîne de montagnes, une côte, un peu de campagne et un
    jeton, le tout à deux hexagones de la cité. Ses sept hexagones ne donneront plus rien.
ui-gentle = Partie d’initiation : ni famine, ni pollution des cités.
ui-graves = { $count ->
    [0] 0 tombe
    [1] 1 tombe
   *[other] { $count } tombes
}
ui-markers = { $count ->
    [0] 0 pollution
    [1] 1 pollution
   *[other] { $count } pollutions
}
ui-famine-sum = grenier { $granary }, nourriture { $foods }
ui-spare = marge { $count }
ui-men = Hommes
ui-cities = Cités
ui-inns = Auberges
ui-graves-label = Tombes
ui-graves-to-come = Tombes prévues
ui-markers-to-come = Pollution prévue
ui-no-saint = Sans saint
ui-order = Ordre du tour
ui-nth = { $place ->
    [1] 1er
   *[other] { $place }e
}
ui-out-turn = éliminé au tour { $turn }
ui-offers = { $name } offre
ui-your-offer = Votre offre à { $name } :
ui-against = contre
ui-accept = Accepter
ui-decline = Refuser

# La fin

# La visite
ui-hint-near = { $terrain } près de { $city }
ui-hint-grave = une tombe à { $city }
ui-hint-place = ici, à { $city }
ui-hint-man = un homme : { $building } ({ $city })
ui-hint-heal = ôter la tombe : { $building } ({ $city })
ui-hint-lift = soulever : { $building } ({ $city })
ui-hint-lift_grave = soulever la tombe : { $building } ({ $city })
ui-hint-bury = une tombe : { $building } ({ $city })
ui-tour-goal =
    Le but : remplir la condition du saint choisi en construisant votre cathédrale, avant les autres et sans que la
    famine couvre la cathédrale de tombes.
ui-tour-road =
    Dix phases par tour. Chacune annonce ce qu’elle vous apportera : denrées perdues, récolte, tombes, pollution.
ui-tour-map =
    La terre. Glissez-la, zoomez avec la molette ou deux doigts. Les hexagones allumés peuvent être choisis ; pointez-en
    un pour savoir ce qu’il est.
ui-tour-grids =
    Votre cité. Cliquez un bâtiment pour y placer un homme ; une pièce en main est dorée où elle tient, rouge où elle ne
    tient pas.
ui-tour-catalogue = Ce que l’on peut construire, et ce qui manque. R ou la molette tourne la pièce.
ui-tour-actions = Chaque artisanat occupé part une fois : choisissez pour quoi, puis où.
ui-tour-console = Ici s’affiche ce qu’il y a à faire ; vous annulez vos coups et validez votre plan secret.
ui-tour-stock = Vos denrées. Elles s’allument quand il faut payer, échanger ou défausser.
ui-tour-plan = La famine et la pollution à venir, et votre chemin vers chaque saint.
ui-tour-seats = Tout ce qui est public. L’œil ouvre les cités des autres ; pointer un joueur montre sa zone.
ui-their-saint = son saint
