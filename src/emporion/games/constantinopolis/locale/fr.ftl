# Constantinopolis en français. Clés : voir docs/adding-a-game.md.
game = Constantinopolis
game-pitch = Construisez des ateliers, briguez les charges de l’empereur et lancez vos navires vers tous les rivages : neuf tours pour la renommée dans la plus grande cité du monde.
money-words = po

phase-auction = Enchères des charges
phase-ships = Navires
phase-production = Production
phase-construction = Construction
phase-draw = Pioche de contrats
phase-acceptance = Acceptation des contrats
phase-donation = Don
phase-end_of_round = Fin du tour
phase-scoring = Décompte final
head-scoring = Décompte final

good-food = vivres
    .genre = mp
    .un = une caisse de vivres
    .plural = caisses de vivres
good-consumer = biens de consommation
    .genre = mp
    .un = un bien de consommation
    .plural = biens de consommation
good-industrial = biens industriels
    .genre = mp
    .un = un bien industriel
    .plural = biens industriels
good-military = biens militaires
    .genre = mp
    .un = un bien militaire
    .plural = biens militaires
good-luxury = biens de luxe
    .genre = mp
    .un = un bien de luxe
    .plural = biens de luxe
office-magister_officiorum = Magister Officiorum (I)
office-praefectus_pretorio = Praefectus Pretorio (II)
office-comes_thesaurorum = Comes Thesaurorum (III)
office-praefectus_urbi = Praefectus Urbi (IV)
office-consul = Consul (V)
ship-small = petit navire
    .genre = m
ship-medium = navire moyen
    .genre = m
ship-large = grand navire
    .genre = m
category-production = bâtiment de production
category-commercial = bâtiment commercial
category-utility = bâtiment utilitaire
category-public = bâtiment public
category-wall = pan de muraille
market-market_domus_regia = Domus Regia
market-market_portus_iulianus = Portus Iulianus
market-market_forum_costantinum = Forum Costantinum
market-market_opificies = Opificies
market-market_porta_aurea = Porta Aurea
building-ager = Ager (ferme)
    .genre = m
building-pistrinum = Pistrinum (moulin)
    .genre = m
building-venatoris_domus = Venatoris Domus (pavillon de chasse)
    .genre = f
building-textrinum = Textrinum (tisserand)
    .genre = m
building-lignarii_officina = Lignarii Officina (charpentier)
    .genre = f
building-cura = Cura (élevage)
    .genre = f
building-figulina = Figulina (potier)
    .genre = f
building-metallum = Metallum (mine)
    .genre = m
building-armorum_faber = Armorum Faber (fabrique d’armement)
    .genre = m
building-fabri_officina = Fabri Officina (forge)
    .genre = f
building-conflatorium = Conflatorium (fonderie)
    .genre = m
building-sculptoris_domus = Sculptoris Domus (sculpteur)
    .genre = f
building-vinaria = Vinaria (vignoble)
    .genre = f
building-caupona = Caupona (taverne)
    .genre = f
building-vestificina = Vestificina (tailleur)
    .genre = f
building-emporium = Emporium (port)
    .genre = m
building-armamentarium = Armamentarium (armurerie)
    .genre = m
building-antiquarius = Antiquarius (antiquaire)
    .genre = m
building-hospitium = Hospitium (auberge)
    .genre = m
building-mensae = Mensae (boutique)
    .genre = fp
building-redemptor = Redemptor (promoteur immobilier)
    .genre = m
building-taberna = Taberna (revendeur)
    .genre = f
building-horreum = Horreum (entrepôt)
    .genre = m
building-public_3 = bâtiment public de 3 PR
    .genre = m
building-public_4 = bâtiment public de 4 PR
    .genre = m
building-public_5 = bâtiment public de 5 PR
    .genre = m
building-public_6 = bâtiment public de 6 PR
    .genre = m
building-hippodromus_3 = Hippodromus (3 PR)
    .genre = m
building-hippodromus_4 = Hippodromus (4 PR)
    .genre = m
building-hippodromus_5 = Hippodromus (5 PR)
    .genre = m
building-hippodromus_6 = Hippodromus (6 PR)
    .genre = m
building-domus_regia_3 = Domus Regia (3 PR)
    .genre = f
building-domus_regia_4 = Domus Regia (4 PR)
    .genre = f
building-domus_regia_5 = Domus Regia (5 PR)
    .genre = f
building-domus_regia_6 = Domus Regia (6 PR)
    .genre = f
building-wall_swap = pan de muraille de l’échange
    .genre = m
building-wall_bulk_sale = pan de muraille de la vente en gros
    .genre = m
building-wall_contracts = pan de muraille des contrats
    .genre = m
building-wall_purchasing = pan de muraille des achats
    .genre = m
building-wall_tenure = pan de muraille de la charge
    .genre = m
building-wall_shipyard = pan de muraille du chantier naval
    .genre = m
contract-food_1_near = une caisse de vivres (proche)
contract-food_1_mid = une caisse de vivres (moyen)
contract-food_1_far = une caisse de vivres (lointain)
contract-food_2_near = deux caisses de vivres (proche)
contract-food_2_mid = deux caisses de vivres (moyen)
contract-food_2_far = deux caisses de vivres (lointain)
contract-consumer_1_near = un bien de consommation (proche)
contract-consumer_1_mid = un bien de consommation (moyen)
contract-consumer_1_far = un bien de consommation (lointain)
contract-consumer_2_near = deux biens de consommation (proche)
contract-consumer_2_mid = deux biens de consommation (moyen)
contract-consumer_2_far = deux biens de consommation (lointain)
contract-industrial_1_near = un bien industriel (proche)
contract-industrial_1_mid = un bien industriel (moyen)
contract-industrial_1_far = un bien industriel (lointain)
contract-industrial_2_near = deux biens industriels (proche)
contract-industrial_2_mid = deux biens industriels (moyen)
contract-industrial_2_far = deux biens industriels (lointain)
contract-military_1_near = un bien militaire (proche)
contract-military_1_mid = un bien militaire (moyen)
contract-military_1_far = un bien militaire (lointain)
contract-military_2_near = deux biens militaires (proche)
contract-military_2_mid = deux biens militaires (moyen)
contract-military_2_far = deux biens militaires (lointain)
contract-luxury_1_near = un bien de luxe (proche)
contract-luxury_1_mid = un bien de luxe (moyen)
contract-luxury_1_far = un bien de luxe (lointain)
contract-luxury_2_near = deux biens de luxe (proche)
contract-luxury_2_mid = deux biens de luxe (moyen)
contract-passenger_1_near = un passager (proche)
contract-passenger_1_mid = un passager (moyen)
contract-passenger_1_far = un passager (lointain)
destination-constantinopolis = Constantinople
destination-nicomedia = Nicomédie
destination-heraclea = Héraclée
destination-cyzicus = Cyzique
destination-lampsacus = Lampsaque
destination-thessalonica = Thessalonique
destination-nicaea = Nicée
destination-athenae = Athènes
destination-ephesus = Éphèse
destination-smyrna = Smyrne
destination-corinthus = Corinthe
destination-trapezus = Trébizonde
destination-chersonesus = Cherson
destination-alexandria = Alexandrie
destination-antiochia = Antioche
destination-carthago = Carthage
destination-ravenna = Ravenne
destination-roma = Rome
destination-syracusae = Syracuse

option-free_trade = Commerce libre
option-free_trade-note = Pendant qu’on charge les navires, contrats, marchandises et or peuvent changer de mains d’un commun accord.
option-one_duel_per_office = Un seul duel par charge
option-one_duel_per_office-note = Le perdant d’un duel pour une charge ne peut plus enchérir pour elle pendant ces enchères.

word-keep = Garder votre charge
word-vacant = Prendre la charge de { $office } pour 2 po
word-challenge = Enchérir pour la charge de { $office }
word-free_take = Prendre la charge de { $office } gratuitement
word-relief = Prendre la charge de { $office } sans payer
word-bid = Enchérir à { $amount } po
word-up_to = Enchérir jusqu’à { $amount } po
word-pass = Passer
word-pretorio = Recevoir { UN($good) }
word-build = Construire { UN($building) }
word-build_with_redemptor = Construire { UN($building) } avec le Redemptor, 5 po de moins
word-preempt = { $answer ->
    [yes] Préempter
   *[no] Laisser faire
}
word-buy = Acheter { UN($good) }
word-sell = Vendre { UN($good) }
word-activate = Utiliser { LE($building) }
word-wall_swap = Échanger une marchandise (pan de muraille)
word-wall_bulk_sale = Vendre 3 marchandises pour 10 po (pan de muraille)
word-give = Donner { UN($good) }
word-take = Prendre { UN($good) }
word-end_turn = Finir mes travaux
word-load = Charger { $contract }
word-ship = Navire n° { $number }
word-buy_post = Acheter un comptoir
word-buy_ship = Acheter { UN($ship) }
word-exchange = Échanger des contrats
word-discard = Défausser { $contract }
word-stop = En rester là
word-finish = Finir mes chargements
word-keep_contract = Conserver { $contract }
word-donate = Faire don { DE($good) }
word-store = Stocker { UN($good) }
word-show = Montrer { $contract }
word-trade_with = Proposer un échange à { $seat }
word-give_gold = Donner { $amount } po
word-give_contract = Donner { $contract }
word-ask = Demander { UN($good) }
word-ask_gold = Demander { $amount } po
word-ask_contract = Demander { $contract }
word-send = Envoyer la proposition
word-drop = Abandonner la proposition
word-accept = Accepter
word-refuse = Refuser
word-withdraw = Retirer votre proposition

# Ce que dit le journal d’un mot qu’aucun évènement ne raconte.
told-word-up_to = { $seat } enchérit jusqu’à { $amount } po.

ask-auction_choose = { $office ->
    [none] Vous avez perdu votre charge : choisissez-en une autre
   *[other] { $office } : gardez-la, prenez-en une vacante (2 po) ou enchérissez pour une autre
}
ask-auction_bid = { $bid ->
    [0] Ouvrez l’enchère pour la charge de { $office } : au moins { $lowest } po
   *[other] La charge de { $office } est à { $bid } po : surenchérissez (au moins { $lowest } po) ou passez
}
ask-pretorio_good = Praefectus Pretorio : quelle marchandise recevez-vous ?
ask-build_turn = Construisez, commercez, utilisez vos bâtiments ; vous avez { $gold } po
ask-preempt = { $builder } annonce { UN($building) } : préemptez-vous ce bâtiment pour { $price } po ?
ask-wall_swap = { $given ->
    [none] Quelle marchandise donnez-vous ?
   *[other] Que prenez-vous en échange de { $given } ?
}
ask-wall_bulk_sale = { $left ->
    [one] Donnez encore { $left } marchandise
   *[other] Donnez encore { $left } marchandises
}
ask-accept_turn = { $asked ->
    [ship] Sur quel navire chargez-vous { $contract } ?
    [last_ship] { $buyer } veut le dernier { $ship } : vous passez avant. Le prenez-vous ?
    [exchange] { $done ->
        [0] Quel contrat échangez-vous ?
       *[other] Échangez-vous un second contrat ?
    }
    [wall_swap] { $given ->
        [none] Quelle marchandise donnez-vous ?
       *[other] Que prenez-vous en échange de { $given } ?
    }
    [wall_bulk_sale] { $left ->
        [one] Donnez encore { $left } marchandise
       *[other] Donnez encore { $left } marchandises
    }
    [trade_offer] Que donnez-vous à { $partner }, que demandez-vous ?
    [trade_answer] { $proposer } vous propose un échange : acceptez-vous ? Vous avez { $gold } po
   *[turn] Chargez des contrats, commercez, achetez ; vous avez { $gold } po
}
ask-exchange = { $done ->
    [0] Quel contrat échangez-vous ?
   *[other] Échangez-vous un second contrat ?
}
ask-keep_contract = { $posts ->
    [0] Tous vos comptoirs sont sur des contrats
    [one] Conservez-vous un contrat pour le tour suivant ? Il vous reste { $posts } comptoir
   *[other] Conservez-vous des contrats pour le tour suivant ? Il vous reste { $posts } comptoirs
}
ask-donate = Faites-vous don de marchandises à la cité ?
ask-store_good = { $left ->
    [one] Quelle marchandise stockez-vous ? { $left } place libre
   *[other] Quelles marchandises stockez-vous ? { $left } places libres
}
ask-trade_show = Montrez-vous des contrats à échanger ?
ask-trade_propose = { $left ->
    [one] Proposez-vous un échange ? Il vous reste { $left } proposition
   *[other] Proposez-vous un échange ? Il vous reste { $left } propositions
}
ask-trade_offer = Que donnez-vous à { $partner }, que demandez-vous ?
ask-trade_answer = { $proposer } vous propose un échange : acceptez-vous ?
wait-auction_choose = { $seat } choisit une charge
wait-auction_bid = { $seat } enchérit pour la charge de { $office }
wait-pretorio_good = { $seat } prend une marchandise comme Praefectus Pretorio
wait-build_turn = { $seat } construit et commerce
wait-preempt = { $seat } peut préempter { LE($building) }
wait-wall_swap = { $seat } échange une marchandise
wait-wall_bulk_sale = { $seat } vend en gros
wait-accept_turn = { $seat } { COUNT($seat) ->
    [one] charge en secret et commerce
   *[other] chargent en secret et commercent
}
wait-exchange = { $seat } échange des contrats
wait-keep_contract = { $seat } choisit les contrats à conserver
wait-donate = { $seat } peut faire un don
wait-store_good = { $seat } choisit les marchandises à stocker
wait-trade_show = { $seat } peut montrer des contrats
wait-trade_propose = { $seat } peut proposer un échange
wait-trade_offer = { $seat } prépare une proposition pour { $partner }
wait-trade_answer = { $seat } réfléchit à une proposition

event-markets-laid = Le premier marché est { $current } ; { $next } suivra.
event-figure = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
} comme { $office }.
event-round = Tour { $round }.
event-last-round = Tour { $round } : le dernier.
event-kept = { $you ->
    [seat] Vous restez
   *[other] { $seat } reste
} { $office }.
event-vacant = { $you ->
    [seat] Vous devenez
   *[other] { $seat } devient
} { $office } pour { $price } po.
event-free-take = { $you ->
    [seat] Vous devenez
   *[other] { $seat } devient
} { $office } gratuitement.
event-relief = { $you ->
    [seat] Vous devenez
   *[other] { $seat } devient
} { $office } sans payer.
event-challenge = { $you ->
    [seat] Vous disputez à { $holder } la charge de { $office }.
    [holder] { $seat } vous dispute la charge de { $office }.
   *[other] { $seat } dispute à { $holder } la charge de { $office }.
}
event-bid = { $you ->
    [seat] Vous enchérissez
   *[other] { $seat } enchérit
} à { $amount } po pour la charge de { $office }.
event-passed = { $you ->
    [seat] Vous passez
   *[other] { $seat } passe
}.
event-defended = { $you ->
    [seat] Vous restez
   *[other] { $seat } reste
} { $office } avec une enchère de { $price } po.
event-ousted = { $you ->
    [seat] Vous évincez { $holder } et devenez { $office } pour { $price } po.
    [holder] { $seat } vous évince et devient { $office } pour { $price } po.
   *[other] { $seat } évince { $holder } et devient { $office } pour { $price } po.
}
event-comes-gold = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { $gold } po comme Comes Thesaurorum.
event-pretorio = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { UN($good) } comme Praefectus Pretorio.
event-came-home = { $you ->
    [seat] Votre { $ship } rentre au port avec { $contracts } : +{ $gold } po{ $fame ->
        [0] .
       *[other] , +{ $fame } PR.
    }
   *[other] Le { $ship } de { $seat } rentre au port avec { $contracts } : +{ $gold } po{ $fame ->
        [0] .
       *[other] , +{ $fame } PR.
    }
}
event-produced = { $you ->
    [seat] Vous produisez
   *[other] { $seat } produit
} { UN($goods) }.
event-declared = { $you ->
    [seat] Vous annoncez
   *[other] { $seat } annonce
} { UN($building) }.
event-let-pass = { $you ->
    [seat] Vous ne préemptez
   *[other] { $seat } ne préempte
} pas { LE($building) }.
event-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
} { UN($building) } pour { $price } po.
event-redemptor = { $you ->
    [seat] Vous donnez { UN($good) } au Redemptor et payez { $gold } po de moins.
   *[other] { $seat } donne { UN($good) } au Redemptor et paie { $gold } po de moins.
}
event-preempted = { $you ->
    [seat] Vous préemptez { LE($building) } contre { $builder } pour { $price } po.
    [builder] { $seat } préempte { LE($building) } contre vous pour { $price } po.
   *[other] { $seat } préempte { LE($building) } contre { $builder } pour { $price } po.
}
event-city-finished = { $you ->
    [seat] Vous avez construit
   *[other] { $seat } a construit
} le dernier bâtiment public : la partie finit avec ce tour.
event-ended-turn = { $you ->
    [seat] Vous finissez vos travaux
   *[other] { $seat } finit ses travaux
}.
event-bought = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} { UN($good) } pour { $price } po.
event-sold = { $you ->
    [seat] Vous vendez
   *[other] { $seat } vend
} { UN($good) } pour { $price } po.
event-activated = { $you ->
    [seat] Vous utilisez
   *[other] { $seat } utilise
} { LE($building) } : { UN($goods) } contre { $gold ->
    [0] { $fame } PR.
   *[other] { $gold } po{ $fame ->
        [0] .
       *[other] {" "}et { $fame } PR.
    }
}
event-swapped = { $you ->
    [seat] Vous échangez
   *[other] { $seat } échange
} { UN($given) } contre { UN($taken) }.
event-bulk-given = { $you ->
    [seat] Vous donnez
   *[other] { $seat } donne
} { UN($good) } pour la vente en gros.
event-bulk-sale = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { $gold } po pour la vente en gros.
event-drew = { $cards ->
    [0] { $you ->
        [seat] Vous ne piochez
       *[other] { $seat } ne pioche
    } aucun contrat.
    [one] { $you ->
        [seat] Vous piochez
       *[other] { $seat } pioche
    } { $cards } contrat.
   *[other] { $you ->
        [seat] Vous piochez
       *[other] { $seat } pioche
    } { $cards } contrats.
}
event-drew-cards = Vous piochez { $contracts }.
event-reshuffled = La défausse devient une nouvelle pioche de { N($cards, one: "contrat", more: "contrats") }.
event-loaded = { $you ->
    [seat] Vous chargez
   *[other] { $seat } charge
} { $contract } sur le navire n° { $number }.
event-bought-post = { $you ->
    [seat] Vous achetez votre comptoir
   *[other] { $seat } achète son comptoir
} n° { $number } pour { $price } po.
event-bought-ship = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} { UN($ship) } pour { $price } po.
event-ship-wanted = { $you ->
    [seat] Vous voulez
   *[other] { $seat } veut
} le dernier { $ship } : ceux qui passent avant dans l’ordre des charges sont consultés.
event-ship-left = { $you ->
    [seat] Vous laissez
   *[other] { $seat } laisse
} le { $ship } au suivant.
event-exchanged = { $you ->
    [seat] Vous échangez
   *[other] { $seat } échange
} un contrat : { $contract }.
event-finished = { $you ->
    [seat] Vous avez fini vos chargements
   *[other] { $seat } a fini ses chargements
}.
event-sailed = { $you ->
    [seat] Vous faites
   *[other] { $seat } fait
} partir { UN($ship) } pour { N($rounds, one: "tour", more: "tours") } avec { $contracts }.
event-long-voyage = { $you ->
    [seat] Vous gagnez
   *[other] { $seat } gagne
} { $fame } PR pour le long voyage d’un { $ship }.
event-kept-card = { $you ->
    [seat] Vous conservez
   *[other] { $seat } conserve
} un contrat : { $contract }.
event-kept-contracts = { $cards ->
    [0] { $you ->
        [seat] Vous ne conservez
       *[other] { $seat } ne conserve
    } aucun contrat.
    [one] { $you ->
        [seat] Vous conservez
       *[other] { $seat } conserve
    } { $cards } contrat.
   *[other] { $you ->
        [seat] Vous conservez
       *[other] { $seat } conserve
    } { $cards } contrats.
}
event-discarded = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} { $contracts }.
event-donated = { $you ->
    [seat] Vous faites don
   *[other] { $seat } fait don
} { $cubes ->
    [1] d’{ MANY($cubes, $good) }
   *[other] de { MANY($cubes, $good) }
} : +{ $fame } PR.
event-no-donation = { $you ->
    [seat] Vous ne faites aucun don
   *[other] { $seat } ne fait aucun don
}.
event-market-changes = Le marché est maintenant { $current } ; { $next } suivra.
event-market-last = Le marché est maintenant { $current }, le dernier.
event-stored = { $you ->
    [seat] { COUNT($goods) ->
        [0] Vous ne stockez rien.
       *[other] Vous stockez { UN($goods) }.
    }
   *[other] { COUNT($goods) ->
        [0] { $seat } ne stocke rien.
       *[other] { $seat } stocke { UN($goods) }.
    }
}
event-wall-fame = { $you ->
    [seat] Vous possédez
   *[other] { $seat } possède
} { N($walls, one: "pan de muraille", more: "pans de muraille") } : +{ $fame } PR.
event-gold-fame = { $you ->
    [seat] Vous convertissez { $gold } po : +{ $fame } PR.
   *[other] { $seat } convertit { $gold } po : +{ $fame } PR.
}
event-showed = { $you ->
    [seat] Vous montrez
   *[other] { $seat } montre
} un contrat : { $contract }.
event-trade-passed = { $you ->
    [seat] Vous ne proposez
   *[other] { $seat } ne propose
} pas d’échange.
event-trade-opened = { $you ->
    [seat] Vous préparez une proposition pour { $partner }.
    [partner] { $seat } prépare une proposition pour vous.
   *[other] { $seat } prépare une proposition pour { $partner }.
}
event-trade-withdrawn = { $you ->
    [seat] Vous retirez votre proposition à { $partner }.
    [partner] { $seat } retire sa proposition.
   *[other] { $seat } retire sa proposition à { $partner }.
}
event-trade-lapsed = { $you ->
    [seat] Votre proposition à { $partner } tombe.
    [partner] La proposition de { $seat } tombe.
   *[other] La proposition de { $seat } à { $partner } tombe.
}
event-trade-dropped = { $you ->
    [seat] Vous abandonnez votre proposition
   *[other] { $seat } abandonne sa proposition
}.
event-proposed = { $gives ->
    [nothing] { $you ->
        [seat] Vous demandez { proposed-asked-side } à { $partner } sans rien offrir.
        [partner] { $seat } vous demande { proposed-asked-side } sans rien offrir.
       *[other] { $seat } demande { proposed-asked-side } à { $partner } sans rien offrir.
    }
   *[other] { $asks ->
        [nothing] { $you ->
            [seat] Vous offrez { proposed-given-side } à { $partner } sans rien demander.
            [partner] { $seat } vous offre { proposed-given-side } sans rien demander.
           *[other] { $seat } offre { proposed-given-side } à { $partner } sans rien demander.
        }
       *[other] { $you ->
            [seat] Vous offrez { proposed-given-side } à { $partner } contre { proposed-asked-side }.
            [partner] { $seat } vous offre { proposed-given-side } contre { proposed-asked-side }.
           *[other] { $seat } offre { proposed-given-side } à { $partner } contre { proposed-asked-side }.
        }
    }
}
proposed-given-cards = { $cards ->
    [one] { $cards } contrat
   *[other] { $cards } contrats
}
proposed-given-side = { $gives ->
    [goods] { $lots }
    [gold] { $gold } po
    [contracts] { proposed-given-cards }
    [goods_gold] { $lots } et { $gold } po
    [goods_contracts] { $lots } et { proposed-given-cards }
    [gold_contracts] { $gold } po et { proposed-given-cards }
   *[goods_gold_contracts] { $lots }, { $gold } po et { proposed-given-cards }
}
proposed-asked-side = { $asks ->
    [goods] { $asked_lots }
    [gold] { $asked_gold } po
    [contracts] { proposed-asked-cards }
    [goods_gold] { $asked_lots } et { $asked_gold } po
    [goods_contracts] { $asked_lots } et { proposed-asked-cards }
    [gold_contracts] { $asked_gold } po et { proposed-asked-cards }
   *[goods_gold_contracts] { $asked_lots }, { $asked_gold } po et { proposed-asked-cards }
}
proposed-asked-cards = { $asked_cards ->
    [one] le contrat { $asked_contracts }
   *[other] les contrats { $asked_contracts }
}
cubes-food_1 = 1 caisse de vivres
cubes-food_2 = 2 caisses de vivres
cubes-food_3 = 3 caisses de vivres
cubes-food_4 = 4 caisses de vivres
cubes-food_5 = 5 caisses de vivres
cubes-food_6 = 6 caisses de vivres
cubes-consumer_1 = 1 bien de consommation
cubes-consumer_2 = 2 biens de consommation
cubes-consumer_3 = 3 biens de consommation
cubes-consumer_4 = 4 biens de consommation
cubes-consumer_5 = 5 biens de consommation
cubes-consumer_6 = 6 biens de consommation
cubes-industrial_1 = 1 bien industriel
cubes-industrial_2 = 2 biens industriels
cubes-industrial_3 = 3 biens industriels
cubes-industrial_4 = 4 biens industriels
cubes-industrial_5 = 5 biens industriels
cubes-industrial_6 = 6 biens industriels
cubes-military_1 = 1 bien militaire
cubes-military_2 = 2 biens militaires
cubes-military_3 = 3 biens militaires
cubes-military_4 = 4 biens militaires
cubes-military_5 = 5 biens militaires
cubes-military_6 = 6 biens militaires
cubes-luxury_1 = 1 bien de luxe
cubes-luxury_2 = 2 biens de luxe
cubes-luxury_3 = 3 biens de luxe
cubes-luxury_4 = 4 biens de luxe
cubes-luxury_5 = 5 biens de luxe
cubes-luxury_6 = 6 biens de luxe
event-proposed-cards = Les contrats offerts : { $contracts }.
event-trade-accepted = { $you ->
    [seat] Vous acceptez l’échange avec { $proposer }.
    [proposer] { $seat } accepte l’échange avec vous.
   *[other] { $seat } accepte l’échange avec { $proposer }.
}
event-trade-refused = { $you ->
    [seat] Vous refusez l’échange avec { $proposer }.
    [proposer] { $seat } refuse l’échange avec vous.
   *[other] { $seat } refuse l’échange avec { $proposer }.
}

refusal-no-office = Vous avez perdu votre charge : vous n’avez rien à garder.
refusal-office-held = Cette charge est détenue par { $seat }.
refusal-office-vacant = Cette charge est vacante : prenez-la pour 2 po.
refusal-vacant-short = Une charge vacante coûte { $needs } po, vous en avez { $has }.
refusal-own-office = C’est votre propre charge.
refusal-office-lost = Vous avez perdu un duel pour cette charge.
refusal-opening-short = La première enchère serait d’au moins { $needs } po, vous en avez { $has }.
refusal-not-free = Seule la charge quittée par votre rival est gratuite, et seulement juste après votre éviction.
refusal-no-relief = Seul un joueur sans charge et sans 2 po peut prendre une charge gratuitement.
refusal-must-open = Vous disputez cette charge : faites une première enchère.
refusal-bid-too-low = L’enchère doit être d’au moins { $lowest } po.
refusal-bid-too-high = Vous ne pouvez pas enchérir au-dessus de { $highest } po.
refusal-bid-above-ceiling = Aucune enchère ne dépasse { $highest } po.
refusal-not-made = Vous ne produisez pas { DE($good) }.
refusal-none-left = Il ne reste plus { DE($building) }.
refusal-category-built = Un seul { $category } par tour.
refusal-no-space = Tous vos emplacements sont occupés.
refusal-same-name = Vous avez déjà { UN($building) }.
refusal-no-permit = Il faut d’abord un bâtiment au permis { $permit }.
refusal-top-level = Vous avez déjà 7 bâtiments de production.
refusal-gold-short = Cela coûte { $needs } po, vous en avez { $has }.
refusal-not-urbi = Seul le Praefectus Urbi construit des pans de muraille, à son propre tour.
refusal-power-used = Votre pouvoir de { $office } a déjà servi ce tour-ci.
refusal-no-redemptor = Vous n’avez pas le Redemptor.
refusal-redemptor-used = Le Redemptor sert une fois par tour.
refusal-no-industrial = Le Redemptor demande un de vos biens industriels.
refusal-not-traded = Le marché actuel ne fait pas commerce { DE($good) }.
refusal-sold-already = Vous avez déjà vendu { DU($good) } ce tour-ci.
refusal-bought-already = Vous avez déjà acheté { DU($good) } ce tour-ci.
refusal-limit-reached = Limite du marché atteinte pour { LE($good) } ({ $limit }).
refusal-made = Vous produisez { DU($good) } : seule la Taberna permet d’en acheter.
refusal-no-such-good = Vous n’avez pas { DE($good) } disponibles.
refusal-not-owned = Vous n’avez pas { LE($building) }.
refusal-used-already = Ce bâtiment a déjà servi ce tour-ci.
refusal-input-missing = Il faut { UN($goods) }.
refusal-input-not-made = Il ne prend que ce que vous produisez, et il vous manque { UN($goods) }.
refusal-wall-not-owned = Vous n’avez pas ce pan de muraille.
refusal-wall-used = Ce pan de muraille a déjà servi ce tour-ci.
refusal-nothing-to-swap = Il faut une marchandise à donner et un autre type que vous produisez.
refusal-same-type = Prenez un autre type que celui que vous donnez.
refusal-too-few-goods = Il faut 3 marchandises disponibles.
refusal-not-in-hand = Vous n’avez pas ce contrat ({ $contract }).
refusal-goods-missing = Le contrat demande { MANY($needs, $good) }, vous en avez { $has }.
refusal-no-ship-fits = Aucun navire dans votre Port ne peut prendre { $contract }.
refusal-no-such-ship = Vous n’avez pas ce navire.
refusal-at-sea = Ce navire est en mer.
refusal-ship-cannot = Ce contrat ne peut pas voyager sur un { $ship }.
refusal-ship-full = Il n’y a pas assez de place à bord.
refusal-passengers-full = Plus de place pour un passager à bord.
refusal-same-ship = Ce navire est identique au précédent : choisissez le précédent.
refusal-post-bought = Un seul comptoir par tour.
refusal-posts-all-bought = Vous avez déjà vos 4 comptoirs.
refusal-ship-bought = Un seul navire par tour.
refusal-no-ship-left = Il ne reste plus { DE($ship) } en stock.
refusal-no-exchange = Seuls le Consul et le Praefectus Urbi échangent des contrats.
refusal-no-contract = Vous n’avez pas de contrat en main.
refusal-first-card-missing = Choisissez un premier contrat à échanger.
refusal-kept-already = Vous conservez déjà ce contrat ({ $contract }).
refusal-posts-taken = Tous vos comptoirs sont sur des contrats.
refusal-no-donation = Le marché actuel ne demande pas { DE($good) } en don.
refusal-donation-short = Le don demande { MANY($needs, $good) }, vous en avez { $has }.
refusal-donation-not-made = Vous ne pouvez donner que ce que vous produisez, pas { DE($good) }.
refusal-none-to-store = Il n’y a plus { DE($good) } à stocker.
refusal-shown-already = Vous l’avez déjà montré.
refusal-not-with-yourself = Vous ne pouvez pas commercer avec vous-même.
refusal-side-full = Au plus 6 marchandises et 2 contrats de chaque côté.
refusal-giver-lacks = Vous n’avez pas autant à donner.
refusal-partner-lacks = { $partner } n’en a pas autant.
refusal-not-shown = Vous ne pouvez demander que des contrats montrés.
refusal-empty-offer = Une proposition ne peut pas être vide.
refusal-no-free-trade = Cette partie se joue sans commerce libre.
refusal-proposal-open = Votre proposition est encore ouverte : attendez la réponse ou retirez-la.
refusal-no-proposal-left = Vous avez envoyé toutes vos propositions de ce tour.
refusal-partner-finished = { $partner } a fini ses chargements.
refusal-nothing-to-withdraw = Vous n’avez pas de proposition ouverte.
refusal-nothing-to-answer = Personne ne vous a proposé d’échange.
refusal-asked-is-aboard = Vous avez chargé ce qui est demandé.
refusal-ship-wanted = Quelqu’un veut déjà le dernier { $ship } : attendez la réponse des autres.

sight-round = Tour
sight-last_round = dernier tour
sight-order = Ordre
sight-offices = Charges
sight-holder = détenteur
sight-tipped = pouvoir utilisé
sight-stake = mise
sight-opening_bid = première enchère
sight-duel = Duel
sight-challenger = rival
sight-bid = enchère
sight-to_move = à jouer
sight-market = Marché
sight-current = actuel
sight-next = suivant
sight-future_cards = cartes à venir
sight-used = passés
sight-plans = Bâtiments à construire
sight-ship_supply = Navires à vendre
sight-deck_size = Pioche de contrats
sight-discard = Défausse
sight-preemption = Préemption
sight-storing = Stockage
sight-trade = Échange
sight-trades = Propositions
sight-last_ships = Derniers navires
sight-buyer = acheteur
sight-asked = consulté
sight-own = À vous
sight-gold = po
sight-fame = renommée
sight-office = charge
sight-power_used = pouvoir utilisé
sight-offices_lost = charges perdues
sight-level = niveau de production
sight-draws = contrats à piocher
sight-goods = marchandises
sight-makes = produit
sight-production = production
sight-storage = stockage
sight-buildings = bâtiments
sight-categories_built = construit ce tour-ci
sight-bought = achats
sight-sold = ventes
sight-activated = bâtiments utilisés
sight-marks = déjà fait ce tour-ci
sight-posts = comptoirs
sight-posts_on_contracts = comptoirs sur contrats
sight-next_post_price = prochain comptoir
sight-hand_size = contrats en main
sight-shown = contrats montrés
sight-proposals_left = propositions restantes
sight-ships = navires
sight-finished = a terminé
sight-forecast = renommée si la partie finissait
sight-walls = pans de muraille
sight-total = total
sight-next_wall = prochain pan
sight-hand = contrats
sight-loaded = contrats chargés
sight-buying_prices = achat
sight-selling_prices = vente
sight-ship_prices = prix des navires
sight-maximum = maximum secret

# Ce qu’un conseil compte : de combien plus ou moins.
term-fame =
    { $amount } PR { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-money =
    { $amount } { $amount ->
        [one] po
       *[other] po
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
term-buildings =
    { $amount } { $amount ->
        [one] bâtiment
       *[other] bâtiments
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-ships =
    { $amount } { $amount ->
        [one] navire
       *[other] navires
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-aboard =
    { $amount } { $amount ->
        [one] contrat à bord
       *[other] contrats à bord
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-contracts =
    { $amount } { $amount ->
        [one] contrat en main
       *[other] contrats en main
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-posts =
    { $amount } { $amount ->
        [one] comptoir
       *[other] comptoirs
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }

# Avant une étourderie : une seule question.
caution-contract-left-title = Un contrat peut encore partir
caution-contract-left = { $contract } : vous avez la marchandise et un navire où la charger.
caution-contract-left-stay = Revenir aux contrats
caution-contract-left-go = Finir quand même
## The account of a match
account-total = Renommée
account-lead = { $points } PR contre { $other }
account-equal = { $points } PR chacun
account-course = Renommée si la partie s’arrêtait là : navires rentrés, pans de muraille et or comptés.
source-ships = Navires
source-shops = Commerces
source-public = Bâtiments publics
source-gifts = Dons
source-walls = Pans de muraille
source-gold = Or
tie-gold = Or
tie-gold-by = à l’or : { $best } contre { $other }
tie-goods = Marchandises
tie-goods-by = aux marchandises : { $best } contre { $other }

# Problems: what they are about, and what is at stake
theme-offices = Charges
theme-building = Construire
theme-trading = Acheter et vendre
theme-walls = Pans de muraille et Consul
theme-contracts = Contrats
theme-ships = Navires
theme-donations = Dons et stockage
stake-fame = Renommée
stake-money = Or
stake-goods = Marchandises
stake-buildings = Bâtiments
stake-ships = Flotte
stake-aboard = Cargaisons
stake-contracts = Contrats en cours
stake-posts = Comptoirs
# Orders in advance
order-office = Choisir votre charge
order-office-note = Quand vient votre tour de choisir, si personne ne vous a délogé d’ici là.
order-defend = Défendre votre charge, jusqu’à un maximum
order-defend-note = Si l’on enchérit contre vous, surenchérir du minimum, jusqu’à { $amount } po. Au-delà, passer.
order-let-pass = Laisser construire
order-let-pass-note = Chaque fois que le Consul est consulté ce tour-ci, laisser construire.
order-let-pass-until = jusqu’à ce qu’on annonce
order-donation = Décider de votre don
order-donation-note = Quand vient votre tour de donner, si vos marchandises n’ont pas changé.

# What there is to do, as a button
do-auction_choose = Choisir
do-auction_bid = Enchérir
do-build_turn = Construire
do-accept_turn = Charger
do-donate = Donner

# Ce que le précepteur fait remarquer avant une décision ; jamais le coup lui-même.
coach-rounds = { $left ->
    [one] Un tour reste après celui-ci
   *[other] { $left } tours restent après celui-ci
}, si la cité n’est pas finie avant.
coach-last-round = C’est le dernier tour : ce qui ne rapporte pas maintenant ne rapportera plus.
coach-offices = { $vacant ->
    [0] Aucune charge libre
    [one] Une charge libre, pour { $cost } d’or
   *[other] { $vacant } charges libres, pour { $cost } d’or
}. Vous avez { $gold } d’or, qui doivent aussi payer vos bâtiments.
coach-office = Garder { $office } ne coûte rien, tant que personne n’enchérit contre vous.
coach-duel = { $office } : la mise est à { $bid }, vous avez { $gold } po. Le perdant ne paie rien.
coach-gold-fame = À la fin, { $gold } po valent 1 PR : combien vaut cette charge, ce tour-ci ?
coach-makes = Vous produisez { N($types, one: "type", more: "types") } sur cinq ; votre niveau est { $level }.
coach-level = Vous produisez { N($types, one: "type", more: "types") } sur cinq et piocherez { N($draws, one: "contrat", more: "contrats") } : un type nouveau vaut souvent plus qu’un cube de plus.
coach-builds = Avec { $gold } po : { $plans ->
    [0] aucun bâtiment n’est à votre portée
    [one] un seul bâtiment est à votre portée
   *[other] { $plans } bâtiments sont à votre portée
}, un par catégorie.
coach-preempt = { $seat } perd ce bâtiment si vous le prenez pour { $price } po ; vous avez { $gold } po, et votre pouvoir est alors utilisé.
coach-hand = { N($cards, one: "contrat", more: "contrats") } en main, { $filled ->
    [0] aucun que vos marchandises remplissent
    [one] un que vos marchandises remplissent
   *[other] { $filled } que vos marchandises remplissent, chacun pris seul
} ; { N($room, one: "place libre", more: "places libres") } à bord au port.
coach-posts = Comptoirs : { $posts }. Le suivant coûte { $price } po, donne un contrat tout de suite et en garde un chaque tour.
coach-keep = { N($cards, one: "contrat", more: "contrats") } en main, { N($posts, one: "comptoir", more: "comptoirs") } dont { $used } déjà sur un contrat : le reste sera défaussé.
coach-store = { N($goods, one: "cube", more: "cubes") }, place pour { $storage } : { $lost ->
    [0] rien ne se perd
    [one] un cube serait perdu
   *[other] { $lost } cubes seraient perdus
} à la fin du tour.
