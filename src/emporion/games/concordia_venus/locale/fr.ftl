# Concordia Venus en français. Clés : voir docs/adding-a-game.md.
game = Concordia Venus
game-pitch = Envoyez vos colons à travers le monde romain, commercez et construisez : chaque carte achetée vous gagne la faveur d’un dieu.
money-words = sesterce sesterces

phase-setup = Mise en place
phase-turns = Tours de jeu
phase-tribune = Tribun
phase-architect = Architecte
phase-prefect = Préfet
phase-mercator = Marchand
phase-diplomat = Diplomate
phase-magister = Maître
phase-colonist = Colon
phase-specialist = Spécialiste
phase-senator = Sénateur
phase-consul = Consul
phase-praetor = Préteur
phase-proconsul = Proconsul
phase-legate = Légat
phase-final_scoring = Décompte final
head-setup = Mise en place
head-turns = Tour { $round }
head-final_scoring = Décompte final
chip-played = { $card }

good-brick = brique
    .genre = f
    .plural = briques
    .du = des briques
    .de = de briques
good-food = blé
    .genre = m
    .plural = blés
good-tools = outil
    .genre = m
    .plural = outils
    .du = des outils
    .de = d’outils
good-wine = vin
    .genre = m
    .plural = vins
good-cloth = tissu
    .genre = m
    .plural = tissus
good-any = marchandise au choix
    .genre = f
    .plural = marchandises au choix
way-land = terrestre
way-sea = maritime
god-vesta = Vesta
god-jupiter = Jupiter
god-saturnus = Saturne
god-venus = Vénus
god-mercurius = Mercure
god-mars = Mars
god-minerva = Minerve
personality-tribune = Tribun
    .genre = m
personality-architect = Architecte
    .genre = m
personality-prefect = Préfet
    .genre = m
personality-mercator = Marchand
    .genre = m
personality-diplomat = Diplomate
    .genre = m
personality-magister = Maître
    .genre = m
personality-colonist = Colon
    .genre = m
personality-specialist = Spécialiste
    .genre = m
personality-senator = Sénateur
    .genre = m
personality-consul = Consul
    .genre = m
personality-praetor = Préteur
    .genre = m
personality-proconsul = Proconsul
    .genre = m
personality-legate = Légat
    .genre = m
special-concordia = CONCORDIA
special-praefectus_magnus = Praefectus Magnus

card-start_tribune = Tribun
    .genre = m
card-start_prefect = Préfet
    .genre = m
card-start_architect = Architecte
    .genre = m
card-start_diplomat = Diplomate
    .genre = m
card-start_mercator = Marchand (3)
    .genre = m
card-start_senator = Sénateur
    .genre = m
card-start_magister = Maître
    .genre = m
card-start_praetor = Préteur
    .genre = m
card-start_legate = Légat
    .genre = m
card-architect_i = Architecte
    .genre = m
card-colonist_i = Colon
    .genre = m
card-diplomat_i = Diplomate
    .genre = m
card-farmer_i = Fermier
    .genre = m
card-mercator_i = Marchand (5)
    .genre = m
card-prefect_i = Préfet
    .genre = m
card-prefect_architect_i_ind = Préfet/Architecte
    .genre = m
card-prefect_architect_i_team = Préfet/Architecte
    .genre = m
card-smith_i = Forgeron
    .genre = m
card-architect_ii = Architecte
    .genre = m
card-architect_mercator_ii_ind = Architecte/Marchand
    .genre = m
card-architect_mercator_ii_team = Architecte/Marchand
    .genre = m
card-colonist_ii = Colon
    .genre = m
card-consul_ii = Consul
    .genre = m
card-mason_ii = Maçon
    .genre = m
card-mercator_ii = Marchand (5)
    .genre = m
card-prefect_ii = Préfet
    .genre = m
card-proconsul_ii = Proconsul
    .genre = m
card-vintner_ii = Négociant en vin
    .genre = m
card-weaver_ii = Tisserand
    .genre = m
card-architect_iii = Architecte
    .genre = m
card-colonist_iii = Colon
    .genre = m
card-consul_iii = Consul
    .genre = m
card-diplomat_iii = Diplomate
    .genre = m
card-mercator_iii = Marchand (5)
    .genre = m
card-prefect_iii = Préfet
    .genre = m
card-prefect_mercator_iii_ind = Préfet/Marchand
    .genre = m
card-prefect_mercator_iii_team = Préfet/Marchand
    .genre = m
card-proconsul_iii = Proconsul
    .genre = m
card-architect_iv = Architecte
    .genre = m
card-architect_mercator_iv_ind = Architecte/Marchand
    .genre = m
card-architect_mercator_iv_team = Architecte/Marchand
    .genre = m
card-colonist_iv = Colon
    .genre = m
card-consul_iv = Consul
    .genre = m
card-diplomat_iv = Diplomate
    .genre = m
card-prefect_iv = Préfet
    .genre = m
card-proconsul_iv = Proconsul
    .genre = m
card-consul_v = Consul
    .genre = m
card-diplomat_v = Diplomate
    .genre = m
card-mercator_v = Marchand (5)
    .genre = m
card-prefect_v = Préfet
    .genre = m
card-proconsul_v = Proconsul
    .genre = m
title-start_tribune = Tribun
    .genre = m
title-start_prefect = Préfet
    .genre = m
title-start_architect = Architecte
    .genre = m
title-start_diplomat = Diplomate
    .genre = m
title-start_mercator = Marchand (3)
    .genre = m
title-start_senator = Sénateur
    .genre = m
title-start_magister = Maître
    .genre = m
title-start_praetor = Préteur
    .genre = m
title-start_legate = Légat
    .genre = m
title-architect_i = Architecte I
    .genre = m
title-colonist_i = Colon I
    .genre = m
title-diplomat_i = Diplomate I
    .genre = m
title-farmer_i = Fermier
    .genre = m
title-mercator_i = Marchand I (5)
    .genre = m
title-prefect_i = Préfet I
    .genre = m
title-prefect_architect_i_ind = Préfet/Architecte I
    .genre = m
title-prefect_architect_i_team = Préfet/Architecte I (équipes)
    .genre = m
title-smith_i = Forgeron
    .genre = m
title-architect_ii = Architecte II
    .genre = m
title-architect_mercator_ii_ind = Architecte/Marchand II
    .genre = m
title-architect_mercator_ii_team = Architecte/Marchand II (équipes)
    .genre = m
title-colonist_ii = Colon II
    .genre = m
title-consul_ii = Consul II
    .genre = m
title-mason_ii = Maçon
    .genre = m
title-mercator_ii = Marchand II (5)
    .genre = m
title-prefect_ii = Préfet II
    .genre = m
title-proconsul_ii = Proconsul II
    .genre = m
title-vintner_ii = Négociant en vin
    .genre = m
title-weaver_ii = Tisserand
    .genre = m
title-architect_iii = Architecte III
    .genre = m
title-colonist_iii = Colon III
    .genre = m
title-consul_iii = Consul III
    .genre = m
title-diplomat_iii = Diplomate III
    .genre = m
title-mercator_iii = Marchand III (5)
    .genre = m
title-prefect_iii = Préfet III
    .genre = m
title-prefect_mercator_iii_ind = Préfet/Marchand III
    .genre = m
title-prefect_mercator_iii_team = Préfet/Marchand III (équipes)
    .genre = m
title-proconsul_iii = Proconsul III
    .genre = m
title-architect_iv = Architecte IV
    .genre = m
title-architect_mercator_iv_ind = Architecte/Marchand IV
    .genre = m
title-architect_mercator_iv_team = Architecte/Marchand IV (équipes)
    .genre = m
title-colonist_iv = Colon IV
    .genre = m
title-consul_iv = Consul IV
    .genre = m
title-diplomat_iv = Diplomate IV
    .genre = m
title-prefect_iv = Préfet IV
    .genre = m
title-proconsul_iv = Proconsul IV
    .genre = m
title-consul_v = Consul V
    .genre = m
title-diplomat_v = Diplomate V
    .genre = m
title-mercator_v = Marchand V (5)
    .genre = m
title-prefect_v = Préfet V
    .genre = m
title-proconsul_v = Proconsul V
    .genre = m
province-achaia = Achaia
province-aegyptus = Aegyptus
province-argolis = Argolis
province-asia = Asia
province-attica = Attica
province-blue = Province bleue
province-britannia = Britannia
province-brown = Province brune
province-calabria = Calabria
province-campania = Campania
province-cyan = Province cyan
province-cyclades = Cyclades
province-dacia = Dacia
province-dardania = Dardania
province-epirus = Epirus
province-euboea = Euboea
province-gallia = Gallia
province-germania = Germania
province-gold = Province dorée
province-gray = Province grise
province-green = Province verte
province-hellas = Hellas
province-hispania = Hispania
province-ionia = Ionia
province-italia = Italia
province-laconia = Laconia
province-locris = Locris
province-lybia = Lybia
province-macedonia = Macedonia
province-maroon = Province bordeaux
province-mauretania = Mauretania
province-olive = Province olive
province-orange = Province orange
province-purple = Province violette
province-red = Province rouge
province-rhodos = Rhodos
province-sicilia = Sicilia
province-sparta = Sparta
province-sporades = Sporades
province-syria = Syria
province-thessalia = Thessalia
province-thracia = Thracia
province-yellow = Province jaune
city-abdera = Abdera
city-alexandria = Alexandria
city-alexandria_ai = Alexandria A.I.
city-amathous = Amathous
city-ambrakia = Ambrakia
city-anazarbus = Anazarbus
city-anemurium = Anemurium
city-antiochia = Antiochia
city-apamea = Apamea
city-apollonia = Apollonia
city-aquileia = Aquileia
city-arados = Arados
city-argos = Argos
city-athenae = Athenae
city-attalia = Attalia
city-brigantium = Brigantium
city-brundisium = Brundisium
city-burdigala = Burdigala
city-byzantium = Byzantium
city-canusium = Canusium
city-carthago = Carthago
city-chalcis = Chalcis
city-chalcis_ab = Chalcis A.B.
city-colonia_a = Colonia A.
city-colossae = Colossae
city-corinthus = Corinthus
city-croton = Croton
city-cyrene = Cyrene
city-cyrrhus = Cyrrhus
city-dardanos = Dardanos
city-delphi = Delphi
city-demetrias = Demetrias
city-dyrrhachium = Dyrrhachium
city-ephesus = Ephesus
city-germanicopolis = Germanicopolis
city-germanikeia = Germanikeia
city-hadrianoi = Hadrianoi
city-hadrianopolis = Hadrianopolis
city-hemesa = Hemesa
city-heraclea = Heraclea
city-heraklion = Heraklion
city-hermione = Hermione
city-hierapolis = Hierapolis
city-isca_d = Isca D.
city-karpasia = Karpasia
city-karystos = Karystos
city-kephallenia = Kephallenia
city-keryneia = Keryneia
city-kition = Kition
city-korakesion = Korakesion
city-kythera = Kythera
city-laodiceia = Laodiceia
city-larissa = Larissa
city-lepreon = Lepreon
city-leptis_magna = Leptis Magna
city-londinium = Londinium
city-lutetia = Lutetia
city-mallus = Mallus
city-massilia = Massilia
city-megalopolis = Megalopolis
city-melos = Melos
city-memphis = Memphis
city-messana = Messana
city-methone = Methone
city-metropolis = Metropolis
city-napoca = Napoca
city-naxos = Naxos
city-neapolis = Neapolis
city-neapolis_1 = Neapolis (1)
city-neapolis_2 = Neapolis (2)
city-nicopolis = Nicopolis
city-novaria = Novaria
city-olisipo = Olisipo
city-olympia = Olympia
city-oreos = Oreos
city-palmyra = Palmyra
city-paphos = Paphos
city-patara = Patara
city-patrae = Patrae
city-pergamon = Pergamon
city-petra = Petra
city-philippopolis = Philippopolis
city-psyra = Psyra
city-resafa = Resafa
city-rhodos = Rhodos
city-roma = Roma
city-rusadir = Rusadir
city-salamis = Salamis
city-samosata = Samosata
city-scodra = Scodra
city-scupi = Scupi
city-seleucia = Seleucia
city-seriane = Seriane
city-sinope = Sinope
city-sirmium = Sirmium
city-skyros = Skyros
city-soloi = Soloi
city-sparta = Sparta
city-syracusae = Syracusae
city-tarsus = Tarsus
city-terventum = Terventum
city-thebae = Thebae
city-thera = Thera
city-thermos = Thermos
city-thessalonica = Thessalonica
city-tomis = Tomis
city-tripolis = Tripolis
city-tyana = Tyana
city-tyros = Tyros
city-valentia = Valentia
city-vindobona = Vindobona
city-zakhynthos = Zakhynthos
city-zeugma = Zeugma

option-mode = Mode de jeu
option-mode-note = Chacun pour soi (2 à 5 joueurs), ou par équipes de deux (4 ou 6 joueurs).
option-mode-individual = individuel
option-mode-team = par équipes de deux
option-map = Plateau
option-map-note = Conseillé : Imperium de 3 à 5 joueurs, Hellas de 2 à 4, Ionium à 4 ou 5 (à 2 ou 3 sans les cités B), Cyprus à 4 ou 5 ; en équipes, tous à 4, tous sauf Hellas à 6.
option-map-imperium = Imperium
option-map-hellas = Hellas
option-map-ionium = Ionium
option-map-cyprus = Cyprus
option-ionium_without_b = Ionium sans les cités B
option-ionium_without_b-note = Écarte l’Italie du Sud et la Sicile ; automatique : à 2 ou 3 joueurs. Les autres plateaux ne changent pas.
option-ionium_without_b-auto = automatique
option-ionium_without_b-on = sans elles
option-ionium_without_b-off = avec elles
option-card_display = Piste de cartes
option-card_display-note = Les surcoûts que demandent les cases de la piste de cartes.
option-card_display-recto = recto : tissu
option-card_display-verso = verso : vin et tissu
option-intermediate_scoring = Score intermédiaire
option-intermediate_scoring-note = Votre premier Tribun compte une fois vos points ; les premiers reçoivent un peu d’argent. Conseillé pour une première partie.
option-partner_talk = Communication entre partenaires
option-partner_talk-note = Librement : les partenaires s’écrivent en privé pendant la partie. Sinon, tout s’écrit devant la table.
option-partner_talk-legate_only = seulement par le Légat
option-partner_talk-free = librement
option-classic_deck = Cartes sans Vénus
option-classic_deck-note = Les cartes classiques : ni Maître, ni cartes à double choix, ni Vénus. Pas en équipes.
option-round_limit = Limite de tours de table
option-round_limit-note = Après tant de tours de table, la partie est comptée telle quelle ; 0 : pas de limite.

word-start = Commencer à { $city }
word-play = Jouer { LE($title) }
word-choose = Choisir { LE($personality) }
word-pick = Déplacer le colon de la route { $way } { $city1 }–{ $city2 }
word-leave = Faire partir un colon { $way } de { $city }
word-move = Vers la route { $way } { $city1 }–{ $city2 }
word-build = Construire une villa à { $city }
word-produce = Faire produire { $province }
word-cash = Prendre le bonus d’argent
word-forgo = Renoncer à { UN($good) }
word-sell = Vendre { DU($good) }
word-buy = Acheter { DU($good) }
word-quantity = { N($n, one: "unité", more: "unités") }
word-copy = Copier la carte posée par { $seat }
word-colonise = Installer des colons
word-tax = Recevoir 5 sesterces + 1 par colon
word-settle = Installer un colon { $way } à { $city }
word-purchase = Acheter { LE($title) }
word-pay = Payer { UN($good) }
word-suggest = Proposer { LE($title) }
word-stop = Terminer
word-decline = Passer

# Ce que dit le journal d’un mot qu’aucun évènement ne raconte.
told-word-stop = { $step ->
    [architect_pick_colonist] { $seat } ne déplace plus de colon.
    [architect_build] { $seat } ne construit plus de villa.
    [colonist_place] { $seat } n’installe plus de colon.
    [mercator_trade] { $seat } ne vend et n’achète rien de plus.
   *[buy_card] { $seat } n’achète rien de plus.
}
told-word-decline = { $seat } n’installe pas de colon dans la capitale.

ask-choose_start_city = Choisissez la cité de départ de vos colons
ask-play_card = { $occasion ->
    [legate] Répondez au Légat : jouez une carte pour votre équipe
    [solo] Après le Proconsul, jouez une carte pour votre seul compte
   *[turn] Jouez une carte
}
ask-choose_personality = Quel personnage de la carte { $card } jouez-vous ?
ask-tribune_colonist = Un nouveau colon dans la capitale pour 1 blé et 1 outil ?
ask-architect_pick_colonist = Déplacer un colon ? Il reste { N($steps, one: "mouvement", more: "mouvements") }
ask-architect_move_to = Où va-t-il ? Il reste { N($steps, one: "mouvement", more: "mouvements") }
ask-architect_build = Construire une villa ?
ask-prefect_choose = { $money ->
    [one] Choisissez une province à faire produire, ou prenez { $money } sesterce
   *[other] Choisissez une province à faire produire, ou prenez { $money } sesterces
}
ask-forgo_good = L’entrepôt ne suffit pas : renoncez à { $excess ->
    [one] une marchandise reçue
   *[other] { $excess } marchandises reçues
} ({ $goods })
ask-mercator_trade = { $left ->
    [one] Vendre ou acheter encore un type de marchandise ?
   *[other] Vendre ou acheter jusqu’à { $left } types de marchandise ?
}
ask-mercator_quantity = { $trade ->
    [sell] Combien { DE($good) } vendez-vous à { N($price, one: "sesterce", more: "sesterces") } l’unité ? Au plus { $most }
   *[buy] Combien { DE($good) } achetez-vous à { N($price, one: "sesterce", more: "sesterces") } l’unité ? Au plus { $most }
}
ask-diplomat_copy = Quelle carte copiez-vous ?
ask-colonist_mode = Installer de nouveaux colons, ou recevoir { N($money, one: "sesterce", more: "sesterces") } ?
ask-colonist_place = Installez un colon pour 1 blé et 1 outil
ask-buy_card = { $surcharge ->
    [yes] { $left ->
        [one] Acheter une carte ?
       *[other] Acheter jusqu’à { $left } cartes ?
    }
   *[no] Acheter une carte sans son surcoût ?
}
ask-pay_any_good = Payez le surcoût avec une marchandise de votre choix
ask-legate_suggest = Quelle carte proposez-vous à votre partenaire ?
wait-choose_start_city = { $seat } choisit une cité de départ
wait-play_card = { $occasion ->
    [legate] { $seat } répond au Légat
    [solo] { $seat } joue une carte pour son seul compte
   *[turn] { $seat } joue une carte
}
wait-choose_personality = { $seat } choisit un personnage de la carte { $card }
wait-tribune_colonist = { $seat } peut installer un colon dans la capitale
wait-architect_pick_colonist = { $seat } déplace ses colons
wait-architect_move_to = { $seat } déplace un colon
wait-architect_build = { $seat } construit des villas
wait-prefect_choose = { $seat } choisit une province ou le bonus d’argent
wait-forgo_good = { $seat } n’a pas de place pour tout
wait-mercator_trade = { $seat } vend et achète des marchandises
wait-mercator_quantity = { $seat } fait commerce { DE($good) }
wait-diplomat_copy = { $seat } choisit une carte à copier
wait-colonist_mode = { $seat } installe des colons ou reçoit de l’argent
wait-colonist_place = { $seat } installe des colons
wait-buy_card = { $seat } peut acheter des cartes
wait-pay_any_good = { $seat } paie un surcoût
wait-legate_suggest = { $seat } regarde la main de son partenaire

event-first-player = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
} la partie.
event-praefectus-starts = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} Praefectus Magnus.
event-market-opens = Cartes en vente : { $cards }.
event-started = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
} à { $city }.
event-played = { $you ->
    [seat] Vous jouez
   *[other] { $seat } joue
} { LE($card) }.
event-chose = { $you ->
    [seat] Vous choisissez
   *[other] { $seat } choisit
} { LE($personality) }.
event-drawn = { COUNT($cards) ->
    [one] Nouvelle carte en vente
   *[other] Nouvelles cartes en vente
} : { $cards }.
event-end-triggered = { $turns ->
    [one] { $you ->
        [seat] Vous prenez
       *[other] { $seat } prend
    } la carte CONCORDIA : encore un tour, puis la partie s’achève.
   *[other] { $you ->
        [seat] Vous prenez
       *[other] { $seat } prend
    } la carte CONCORDIA : encore { $turns } tours, puis la partie s’achève.
}
event-recovered =
    { $you ->
        [seat] Vous reprenez
       *[other] { $seat } reprend
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $money ->
        [0] .
       *[other] { $you ->
            [seat] {" "}et recevez
           *[other] {" "}et reçoit
        } { $money ->
            [one] { $money } sesterce.
           *[other] { $money } sesterces.
        }
    }
event-settled = { $you ->
    [seat] Vous installez
   *[other] { $seat } installe
} un colon { $way } à { $city }.
event-scored-so-far = { $points ->
    [one] { $you ->
        [seat] Vous marquez
       *[other] { $seat } marque
    } { $points } point au score intermédiaire.
   *[other] { $you ->
        [seat] Vous marquez
       *[other] { $seat } marque
    } { $points } points au score intermédiaire.
}
event-leader-paid = { $money ->
    [one] { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } { $money } sesterce pour le score intermédiaire.
   *[other] { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } { $money } sesterces pour le score intermédiaire.
}
event-moved = { $you ->
    [seat] Vous déplacez
   *[other] { $seat } déplace
} un colon { $way } sur la route { $city1 }–{ $city2 } ({ N($steps, one: "mouvement", more: "mouvements") }).
event-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
} une villa à { $city } ({ N($money, one: "sesterce", more: "sesterces") }, { UN($goods) }).
event-built-nothing = { $why ->
    [none] { $you ->
        [seat] Vous ne pouvez construire aucune villa.
       *[other] { $seat } ne peut construire aucune villa.
    }
   *[choice] { $you ->
        [seat] Vous ne construisez aucune villa.
       *[other] { $seat } ne construit aucune villa.
    }
}
event-partner-pays = { $you ->
    [seat] { $partner } paie
    [partner] Vous payez
   *[other] { $partner } paie
} { $money ->
    [one] { $money } sesterce
   *[other] { $money } sesterces
} pour { $seat }.
event-forwent = { $you ->
    [seat] Vous renoncez
   *[other] { $seat } renonce
} à { UN($good) }.
event-received = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { UN($goods) }.
event-received-some = { COUNT($goods) ->
    [0] { $you ->
        [seat] Vous ne recevez rien
       *[other] { $seat } ne reçoit rien
    }
   *[other] { $you ->
        [seat] Vous recevez { UN($goods) }
       *[other] { $seat } reçoit { UN($goods) }
    }
} : faute de place, { $lost ->
    [one] une marchandise est perdue
   *[other] { $lost } marchandises sont perdues
}.
event-took-cash = { $money ->
    [one] { $you ->
        [seat] Vous prenez
       *[other] { $seat } prend
    } le bonus d’argent : { $money } sesterce.
   *[other] { $you ->
        [seat] Vous prenez
       *[other] { $seat } prend
    } le bonus d’argent : { $money } sesterces.
}
event-produced = { $you ->
    [seat] Vous faites
   *[other] { $seat } fait
} produire { $province } (bonus : { MANY($bonus, $good) }).
event-praefectus-passes = { $you ->
    [seat] Praefectus Magnus passe chez vous.
   *[other] Praefectus Magnus passe à { $seat }.
}
event-specialist = { $units ->
    [0] { $you ->
        [seat] Vous n’avez aucune villa qui produise
       *[other] { $seat } n’a aucune villa qui produise
    } { DU($good) }.
   *[other] { $you ->
        [seat] Vous produisez
       *[other] { $seat } produit
    } { MANY($units, $good) }.
}
event-income = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { N($money, one: "sesterce", more: "sesterces") }.
event-sold = { $you ->
    [seat] Vous vendez
   *[other] { $seat } vend
} { MANY($n, $good) } pour { N($money, one: "sesterce", more: "sesterces") }.
event-bought = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} { MANY($n, $good) } pour { N($money, one: "sesterce", more: "sesterces") }.
event-copied = { $you ->
    [seat] Vous copiez { LE($card) } de { $owner }.
    [owner] { $seat } copie votre { $card }.
   *[other] { $seat } copie { LE($card) } de { $owner }.
}
event-copied-nothing = { $why ->
    [none] { $you ->
        [seat] Vous n’avez rien à copier.
       *[other] { $seat } n’a rien à copier.
    }
   *[choice] { $you ->
        [seat] Vous ne copiez rien.
       *[other] { $seat } ne copie rien.
    }
}
event-repeated = { $you ->
    [seat] Vous répétez
   *[other] { $seat } répète
} { LE($card) }.
event-nothing-repeated = { $you ->
    [seat] Vous n’avez rien
   *[other] { $seat } n’a rien
} à répéter.
event-taxed = { $you ->
    [seat] Vous recevez { N($money, one: "sesterce", more: "sesterces") } pour vos colons.
   *[other] { $seat } reçoit { N($money, one: "sesterce", more: "sesterces") } pour ses colons.
}
event-purchased = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} { LE($card) }{ COUNT($goods) ->
    [0] .
   *[other] {" "}pour { UN($goods) }.
}
event-purchased-nothing = { $why ->
    [short] { $you ->
        [seat] Vous ne pouvez acheter aucune carte.
       *[other] { $seat } ne peut acheter aucune carte.
    }
   *[choice] { $you ->
        [seat] Vous n’achetez aucune carte.
       *[other] { $seat } n’achète aucune carte.
    }
}
event-paid = { $you ->
    [seat] Vous payez
   *[other] { $seat } paie
} { UN($good) } de surcoût.
event-suggested = { $you ->
    [seat] Vous proposez
   *[other] { $seat } propose
} { LE($card) }.
event-suggested-nothing = { $you ->
    [seat] Vous ne proposez
   *[other] { $seat } ne propose
} aucune carte.
event-god-points = { $you ->
    [seat] { $god } vous donne { N($points, one: "point", more: "points") }.
   *[other] { $god } donne { N($points, one: "point", more: "points") } à { $seat }.
}
event-concordia-points = { $you ->
    [seat] La carte CONCORDIA vous donne { N($points, one: "point", more: "points") }.
   *[other] La carte CONCORDIA donne { N($points, one: "point", more: "points") } à { $seat }.
}
event-tie-broken = { $you ->
    [seat] Égalité de points : Praefectus Magnus, chez vous, départage.
   *[other] Égalité de points : Praefectus Magnus, chez { $seat }, départage.
}
event-total = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
} { N($points, one: "point", more: "points") } en tout : { $place ->
    [1] 1re place
   *[other] { $place }e place
}.
event-own-total = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
} { N($points, one: "point", more: "points") }.
event-team-total = À deux ({ $seats }), { N($points, one: "point", more: "points") } en tout : { $place ->
    [1] 1re place
   *[other] { $place }e place
}.

refusal-start-taken = Quelqu’un commence déjà à { $city }.
refusal-start-in-capital = Votre équipe est déjà à { $capital } : commencez plus loin.
refusal-start-near-capital = { $city } est reliée à { $capital } par une route.
refusal-not-in-hand = Vous n’avez pas { LE($card) } en main.
refusal-solo-no-legate = Après un Proconsul vous pouvez jouer toute carte, sauf un Légat.
refusal-not-on-card = La carte ne montre pas ce personnage.
refusal-no-colonist-there = Aucun de vos colons ne s’y trouve.
refusal-moved-already = Ce colon s’est déjà déplacé pendant cette action.
refusal-no-destination = { $steps ->
    [0] Il ne reste aucun mouvement.
    [1] Aucune route libre n’est à 1 mouvement.
   *[other] Aucune route libre n’est à { $steps } mouvements au plus.
}
refusal-route-taken = { $you ->
    [seat] Vous y avez déjà un colon.
   *[other] { $seat } y a déjà un colon.
}
refusal-route-no-stop = Les colons peuvent passer ici, mais pas s’y arrêter.
refusal-route-too-far = C’est trop loin : il reste { N($has, one: "mouvement", more: "mouvements") }.
refusal-route-other-kind = Les colons terrestres prennent les routes terrestres, les colons maritimes les routes maritimes.
refusal-capital-no-villa = La capitale ne reçoit jamais de villa.
refusal-villa-already = Vous avez déjà une villa à { $city }.
refusal-not-adjacent = Aucun de vos colons ne se trouve sur une route de { $city }.
refusal-no-villa-left = Toutes vos villas sont construites.
refusal-villa-goods-short = Une villa à { $city } coûte { UN($goods) }. Il vous manque { UN($missing) }.
refusal-villa-money-short = Une villa à { $city } coûte { N($needs, one: "sesterce", more: "sesterces") } ; vous en avez { $has }.
refusal-province-inactive = { $province } a déjà produit : son marqueur montre des sesterces.
refusal-not-received = Vous ne recevez pas { DE($good) } maintenant.
refusal-traded-already = Vous avez déjà vendu ou acheté { DU($good) } pendant cette action.
refusal-nothing-to-sell = Vous n’avez pas { DE($good) }.
refusal-no-space = Votre entrepôt n’a plus d’espace libre.
refusal-trade-money-short = { CAP(UN($good)) } coûte { N($needs, one: "sesterce", more: "sesterces") } ; vous en avez { $has }.
refusal-too-many-to-sell = Vous avez seulement { MANY($has, $good) }.
refusal-too-many-to-buy = { CAP(UN($good)) } coûte { N($price, one: "sesterce", more: "sesterces") } ; vous avez { N($has, one: "sesterce", more: "sesterces") } et { N($spaces, one: "espace libre", more: "espaces libres") }.
refusal-no-card-to-copy = { $seat } n’a rien dans sa défausse.
refusal-never-copied = { CAP(LE($card)) } ne peut jamais être copié.
refusal-partners-card = Les cartes de votre partenaire ne peuvent pas être copiées.
refusal-copied-already = Votre équipe a déjà copié { LE($card) }.
refusal-solo-copies-no-legate = Un Diplomate joué après un Proconsul ne copie pas de Légat.
refusal-nothing-to-repeat = Sous votre Diplomate, il n’y a rien qu’un Maître puisse répéter.
refusal-magister-loop = Un Diplomate répété ne copie pas de Maître.
refusal-nowhere-to-settle = Il vous faut un colon dans votre entrepôt, 1 blé et 1 outil.
refusal-no-colonist-stored = Il n’y a pas de colon { $way } dans votre entrepôt.
refusal-colonist-goods-short = Un nouveau colon coûte 1 blé et 1 outil. Il vous manque { UN($missing) }.
refusal-only-the-capital = Le Tribun n’amène un colon qu’à { $capital }.
refusal-no-own-villa = Vous n’avez pas de villa à { $city }.
refusal-kind-not-accepted = Aucune route { $way } ne mène à { $city }.
refusal-first-placement-due = Vous avez choisi d’installer des colons : placez-en au moins un.
refusal-not-on-display = Cette carte n’est pas à vendre maintenant.
refusal-card-goods-short = { CAP(LE($card)) } coûte { UN($price) }. Il vous manque { UN($missing) }.
refusal-no-second-proconsul = Un Proconsul n’achète pas de Proconsul.
refusal-good-not-owned = Vous n’avez pas { DE($good) }.
refusal-not-in-partners-hand = Votre partenaire n’a pas { LE($card) } en main.

# Les champs d’une vue, pour le terminal et les lecteurs d’écran.
sight-map = Plateau
sight-reduced = sans les cités B
sight-teams = Équipes
sight-turn = Tours joués
sight-first_player = Premier joueur
sight-active = Joueur actif
sight-praefectus_magnus = Praefectus Magnus
sight-concordia = Carte CONCORDIA
sight-last_turn = Dernier tour
sight-in_play = Carte en jeu
sight-answering_legate = Un Légat attend sa réponse
sight-market = À vendre
sight-stack_size = Pioche
sight-stack_cards = Cartes de la pioche
sight-pantheon = Panthéon
sight-cash_bonus = Bonus d’argent
sight-cities = Cités
sight-provinces = Provinces
sight-move = Déplacement
sight-places = Places
sight-own = À vous
sight-id = nom
sight-good = marchandise
sight-villas = villas
sight-price = prix
sight-money = sesterces
sight-goods = marchandises
sight-marker = marqueur
sight-coins = sesterces du marqueur
sight-yields = apport des villas
sight-kind = type
sight-route = route
sight-city = cité
sight-card = carte
sight-surcharge = surcoût
sight-team = équipe
sight-stored_land = colons terrestres dans l’entrepôt
sight-stored_sea = colons maritimes dans l’entrepôt
sight-free_spaces = espaces libres
sight-villas_left = villas restantes
sight-colonists = colons sur le plateau
sight-hand_size = cartes en main
sight-discard_size = cartes défaussées
sight-discard_top = dessus de la défausse
sight-owned = toutes les cartes
sight-gods = points par dieu
sight-god_cards = cartes par dieu
sight-points = points
sight-score_marker = marqueur de score
sight-incoming = marchandises reçues
sight-player = joueur
sight-personality = personnage
sight-solo = seul
sight-seat = place
sight-steps_left = mouvements restants
sight-picked = choisi
sight-destinations = destinations
sight-moved = déplacés
sight-sell = peut vendre
sight-buy = peut acheter
sight-hand = main
sight-discard = défausse
sight-partner_hand = main du partenaire
sight-suggestion = proposition
sight-means = peut payer
sight-villa_refusals = villa impossible
sight-bonus_units = bonus d’une province
sight-trade = commerce
sight-per_card = valeur d’une carte de plus
sight-market_worth = valeur des cartes à vendre
sight-seats = places

# Ce qu’un conseil compte : de combien plus ou moins.
term-vesta =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Vesta { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-jupiter =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Jupiter { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-saturnus =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Saturne { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-venus =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Vénus { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-mercurius =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Mercure { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-mars =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Mars { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-minerva =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Minerve { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-concordia =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } de Concordia { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-income =
    { $amount } { $amount ->
        [one] sesterce
       *[other] sesterces
    } { $way ->
        [more] de revenu en plus
       *[fewer] de revenu en moins
    } quand les provinces produisent
term-colonists =
    { $amount } { $amount ->
        [one] colon
       *[other] colons
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-cards =
    { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-goods =
    { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-money =
    { $amount } { $amount ->
        [one] sesterce
       *[other] sesterces
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }

# Avant une étourderie : une seule question.
caution-nothing-bought-title = Vous n’avez rien acheté
caution-nothing-bought = Votre carte serait jouée pour rien : vous pouvez payer une carte du marché.
caution-nothing-bought-stay = Revenir au marché
caution-nothing-bought-go = Finir sans acheter
## The account of a match
account-course = Points si les dieux comptaient à la fin de chaque tour.
source-concordia = Concordia
tie-praefectus = Praefectus Magnus
tie-praefectus-by = au Praefectus Magnus : { $best ->
    [0] il le détient
    [1] à une place de lui
   *[other] à { $best } places de lui
  }, l’autre à { $other }

# Problems (what they are about, and what is at stake)
theme-start = Première cité
theme-hand = Jouer la bonne carte
theme-moving = Déplacer ses colons
theme-building = Construire des villas
theme-colonists = Colons et sesterces
theme-producing = Produire
theme-trading = Commercer
theme-cards = Acheter des cartes
stake-vesta = Vesta
stake-jupiter = Jupiter
stake-saturnus = Saturne
stake-venus = Vénus
stake-mercurius = Mercure
stake-mars = Mars
stake-minerva = Minerve
stake-income = Revenu
stake-colonists = Colons
stake-cards = Cartes
stake-goods = Marchandises
stake-money = Sesterces
stake-concordia = Carte Concordia
# Orders in advance
order-card = Jouer votre prochaine carte
order-card-note = La jouer dès votre tour, si votre main n’a pas changé. La suite est à vous.
order-card-until = sauf si quelqu’un achète

# What there is to do, as a button
do-play_card = Jouer
do-mercator_trade = Commercer
do-buy_card = Acheter
do-architect_build = Construire

# Ce que le précepteur fait remarquer avant une décision ; jamais le coup lui-même.
coach-hand = { N($hand, one: "carte", more: "cartes") } en main, { $pile } sur la pile. Le Tribun joué maintenant rapporterait { N($money, one: "sesterce", more: "sesterces") }.
coach-province = Vos villas rendent le plus ici : { $provinces } ({ N($goods, one: "marchandise", more: "marchandises") }, sans le bonus). Les pièces à prendre : { $cash }.
coach-no-province = Aucune province active ne ferait produire vos villas ; les pièces à prendre : { $cash }.
coach-god = Une carte de plus vaudrait le plus, aujourd’hui, pour { $god } : { N($points, one: "point", more: "points") }.
coach-room = Entrepôt : { $free } des { $spaces } cases libres ; bourse : { N($money, one: "sesterce", more: "sesterces") }.
coach-sites = Vous pourriez payer une villa dans { N($cities, one: "cité", more: "cités") }, avec un colon à côté ; il vous en reste { $villas } à construire.
coach-steps = Il vous reste { N($steps, one: "mouvement", more: "mouvements") }. Comptez d’abord les cités où vous construirez ensuite.
coach-dear = Le prix d’une place s’ajoute à celui de la carte ; les cartes glissent ensuite vers la gauche.
coach-colonists = { N($board, one: "colon", more: "colons") } sur le plateau, { $left } en entrepôt. Vous pourriez aussi recevoir { N($tax, one: "sesterce", more: "sesterces") }.
coach-last-turns = La fin est déclenchée : ce tour est parmi les derniers.
