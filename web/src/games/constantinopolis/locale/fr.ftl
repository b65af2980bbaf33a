# Ce que dit la table dessinée de Constantinopolis.
ui-b-ager = Ferme
ui-b-pistrinum = Moulin
ui-b-venatoris_domus = Chasse
ui-b-textrinum = Tisserand
ui-b-lignarii_officina = Charpentier
ui-b-cura = Élevage
ui-b-figulina = Potier
ui-b-metallum = Mine
ui-b-armorum_faber = Armement
ui-b-fabri_officina = Forge
ui-b-conflatorium = Fonderie
ui-b-sculptoris_domus = Sculpteur
ui-b-vinaria = Vignoble
ui-b-caupona = Taverne
ui-b-vestificina = Tailleur
ui-b-emporium = Port
ui-b-armamentarium = Armurerie
ui-b-antiquarius = Antiquaire
ui-b-hospitium = Auberge
ui-b-mensae = Boutique
ui-b-redemptor = Promoteur
ui-b-taberna = Revendeur
ui-b-horreum = Entrepôt
ui-b-hippodromus = Hippodrome
ui-b-domus_regia = Palais
ui-b-wall_swap = Troc
ui-b-wall_bulk_sale = Vente en gros
ui-b-wall_contracts = Contrats
ui-b-wall_purchasing = Achats
ui-b-wall_tenure = Garde
ui-b-wall_shipyard = Chantier
ui-a-mensae = vente +1
ui-a-redemptor = construire −5
ui-a-taberna = achat libre
ui-a-horreum = stocke 5
ui-a-wall_swap = 1 contre 1
ui-a-wall_bulk_sale = 3 ▸ 10 po
ui-a-wall_contracts = +1 carte
ui-a-wall_purchasing = achat −2
ui-a-wall_tenure = enchère +3
ui-a-wall_shipyard = navire −3
ui-o-magister_officiorum = Magister
ui-o-praefectus_pretorio = Pretorio
ui-o-comes_thesaurorum = Comes
ui-o-praefectus_urbi = Urbi
ui-o-consul = Consul
ui-p-magister_officiorum = +3 contrats
ui-p-praefectus_pretorio = marchandise
ui-p-comes_thesaurorum = +4 po
ui-p-praefectus_urbi = pan · échange
ui-p-consul = préemption
ui-pl-magister_officiorum = +3 contrats en phase 5
ui-pl-praefectus_pretorio = 1 marchandise que l’on produit
ui-pl-comes_thesaurorum = +4 po tout de suite
ui-pl-praefectus_urbi = 1 pan de muraille, ou échange
ui-pl-consul = préemption, ou échange
ui-power-magister_officiorum = Pioche 3 contrats de plus en phase 5.
ui-power-praefectus_pretorio = Reçoit 1 marchandise d’un type qu’il produit, à la fin des enchères.
ui-power-comes_thesaurorum = Reçoit 4 po à la fin des enchères.
ui-power-praefectus_urbi = Une fois par tour : construit un pan de muraille, ou échange 1 ou 2 contrats.
ui-power-consul = Une fois par tour : prend à son prix un bâtiment qu’un autre annonce, ou échange 1 ou 2 contrats.
ui-vacant = vacante
ui-gold-short = { $n } po
ui-vacant-price = Vacante : on la prend pour 2 po.
ui-held-by = Détenteur : { $name }, mise { $stake }.
ui-no-office = sans charge
ui-order-note = Ordre de jeu : celui des charges
ui-leads = enchère à
ui-opens = enchère dès
ui-lost-here = perdue ce tour-ci
ui-stake = mise
ui-take = prendre
ui-take-free = prendre, gratuit
ui-keep = garder
ui-challenge-from = enchérir dès
ui-duel = Duel : { $office }
ui-duel-attack = vous attaquez, { $holder } défend
ui-duel-defend = { $challenger } attaque, vous défendez
ui-duel-others = { $challenger } attaque, { $holder } défend
ui-duel-terms = mise posée { $stake } · surenchère minimale { $step }
ui-win-attack = Si vous gagnez : { $holder } peut prendre { $left } sans payer
ui-win-attack-free = Si vous gagnez : { $office } est à vous
ui-pass-attack = Si vous passez : vous gardez { $left } et choisissez encore
ui-pass-attack-free = Si vous passez : vous choisissez encore
ui-win-defend = Si { $challenger } passe : vous gardez { $office } et payez votre enchère
ui-pass-defend = Si vous passez : { $left } est à vous sans payer, ou une autre charge
ui-pass-defend-none = Si vous passez : vous choisissez une autre charge
ui-open-bid = Ouvrir à
ui-raise = Surenchérir
ui-note-range = De { $least } à { $most } po.
ui-note-no-bid = Vous ne pouvez plus surenchérir.
ui-note-comes = Le Comes rend { $gold } po à la fin des enchères.
ui-in-duel = en duel
ui-at-most = au plus
ui-donation = Don
ui-row-buy = Acheter : { $good }
ui-row-sell = Vendre : { $good }
ui-row-donate = Don : { $good }
ui-not-traded = Ce marché n’en fait pas commerce.
ui-round-n = tour { $round }
ui-pile = ×{ $n }
ui-no-next = C’est le dernier marché.
ui-market-now = Marché du tour { $round }
ui-market-next = Marché suivant
ui-about-permit = Permis { $permit }, { $cost } po
ui-about-cost = { $cost } po
ui-about-output = Produit { $goods } par tour
ui-about-input = Une fois par tour : { $goods } contre { $gold } po et { $fame } PR
ui-about-fame = { $fame } PR à la construction
ui-about-owners = Propriétaires : { $names }
ui-about-reward = Rapporte { $gold } po et { $fame } PR
ui-about-trade = { $good } : au plus { $limit }, achat { $buy }, vente { $sell }
ui-about-donation = Don : { $quantity } × { $good } pour { $fame } PR
ui-c-production = Production
ui-c-commercial = Commerce
ui-c-utility = Utilitaires
ui-c-public = Publics
ui-c-wall = Pans de muraille
ui-c-ships = Navires
ui-c-contracts = Contrats
ui-t-production = Prod.
ui-t-commercial = Comm.
ui-t-utility = Utilit.
ui-t-public = Public
ui-t-wall = Pans
ui-one-each = 1 par tour
ui-dearest = on paie le plus cher
ui-free = libre
ui-needs-permit = exige { $permit }
ui-lacking = manque
ui-built-short = { $building }
ui-built-now = { $building } : construit ce tour-ci
ui-may-preempt = { $name } peut préempter
ui-may-preempt-gold = { $name } (Consul, { $gold } po) peut préempter
ui-preemptible = Le Consul pourrait le préempter.
ui-then = puis { $price }
ui-last-one = le dernier
ui-phase-n = phase { $n }
ui-fame-word = PR
ui-left = reste { $n }
ui-ships-left = Il en reste { $n }.
ui-ship-holds = { N($spaces, one: "place", more: "places") }, dont { $passengers } pour des passagers
ui-ship-long = Voyage de 2 tours : { $fame } PR au départ
ui-discard-n = défausse { $n }
ui-discard-empty = La défausse est vide.
ui-deck-note = { N($n, one: "contrat", more: "contrats") } dans la pioche.
ui-s-small = Petit
ui-s-medium = Moyen
ui-s-large = Grand
ui-l-small = P
ui-l-medium = M
ui-l-large = G
ui-yard = Chantier
ui-one-ship = 1 navire par tour
ui-port = Port
ui-sea = mer
ui-port-note = départ quand tous ont fini
ui-port-empty = Aucun navire au Port.
ui-back-in = { $round ->
    [0] rentre au décompte
   *[other] rentre au tour { $round }
}
ui-at-sea = { $ship } · en mer
ui-planned = { $ship } · prévu
ui-rounds = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
ui-returns = { $round ->
    [0] retour au décompte
   *[other] retour au tour { $round }
}
ui-same = (inchangé)
ui-empty = vide
ui-empty-stays = Vide : reste au Port
ui-no-passengers = passagers refusés
ui-at-departure = départ
ui-paid-in = { $round ->
    [0] payé au décompte
   *[other] payé au tour { $round }
}
ui-in-round = { $round ->
    [0] décompte
   *[other] tour { $round }
}
ui-longer = voyage plus long
ui-load-on = Charger sur : { $ship }
ui-passenger = passager
ui-your-contracts = Vos contrats
ui-your-contracts-theirs = Contrats : { $whose }
ui-in-hand = { $n } en main
ui-loaded-n = { $n ->
    [one] { $n } chargé
   *[other] { $n } chargés
}
ui-loads-hidden = chargements cachés aux autres
ui-missing = manque { $n }
ui-kept = conservé sous un comptoir
ui-hand-note = tours de voyage · « – » : refusé à bord · comptoirs : { $posts }
ui-no-hand = Aucun contrat en main.
ui-exchange = Échanger 1 ou 2 cartes ({ $office })
ui-post-free = Comptoir libre
ui-post-card = +1 carte, phase 5
ui-post-next = { $n ->
    [1] 1er comptoir
   *[other] { $n }e comptoir
}
ui-post-note = { $price } po, en phase 6 : pioche 1 contrat, et conserve une carte par tour.
ui-treasury = trésor
ui-per-round = { $n } / tour
ui-in-store = en stockage
ui-stored-n = stockées : { $n }
ui-tray-has = Disponibles : { $n }
ui-tray-makes = Production : { $n } par tour
ui-tray-makes-none = Vous n’en produisez pas.
ui-keeps = stocke { $n }
ui-storage-note = À la fin du tour, on stocke au plus { N($n, one: "marchandise", more: "marchandises") }.
ui-your-city = Votre cité
ui-your-city-theirs = La cité : { $whose }
ui-city-of = Cité de { $name }
ui-level = Niveau
ui-level-note = Contrats piochés par niveau : { $draws }
ui-draws = pioche
ui-used = utilisé
ui-new = neuf
ui-build = Construire
ui-ask-build = { $building } : comment payer ?
ui-ask-ship = { $place }, { $cargo } : sur quel navire ?
ui-then-level = Niveau { $level } : pioche { $draws }
ui-then-opens = ouvre le permis { $permit }
ui-then-fame = { $before } ▸ { $after } PR
ui-then-walls = pans de muraille : { $before } ▸ { $after } PR
ui-then-active = à utiliser : +{ $gold } po, +{ $fame } PR
ui-then-space = emplacement { $n } / 12
ui-note-build = Choisissez un bâtiment, une case du marché ou un bâtiment de votre cité.
ui-note-load = Choisissez un contrat, puis un navire du Port ; marché, comptoir et chantier restent ouverts.
ui-note-preempt = Il vous resterait { $left } po ; { $name } ne le construirait pas.
ui-note-keep = Un comptoir libre conserve une carte ; le reste est défaussé.
ui-note-offer = Ajoutez ce que vous donnez et ce que vous demandez, puis envoyez.
ui-note-propose = Choisissez avec qui ; il pourra accepter ou refuser.
ui-note-donate = La ligne « Don » du marché montre ce que la cité demande.
ui-note-store_good = Touchez les marchandises à stocker.
ui-note-trade_show = Les autres ne peuvent demander que des contrats montrés.
ui-trade-gives = { $name } donne
ui-trade-you-give = Vous donnez
ui-trade-secret = La proposition se prépare.
ui-trade-shows = Montre { $n } de ses { N($hand, one: "contrat", more: "contrats") }
ui-proposals = { $n ->
    [one] encore { $n } proposition
   *[other] encore { $n } propositions
}
ui-hidden-card = caché
ui-nothing = rien
ui-fame-track = Renommée
ui-ph-auction = Charges
ui-ph-ships = Navires
ui-ph-production = Production
ui-ph-construction = Construction
ui-ph-draw = Pioche
ui-ph-acceptance = Contrats
ui-ph-donation = Don
ui-ph-end_of_round = Fin du tour
ui-tab-market = Marché
ui-tab-city = Cité
ui-tab-fleet = Flotte
ui-tour-goal =
    Le but : le plus de renommée à la fin, au plus tard après neuf tours. Elle vient des contrats livrés, des longs
    voyages, des dons, des bâtiments publics, des pans de muraille et de l’or qui reste.
ui-tour-console = Ici se pose la question du moment ; cliquez un élément en surbrillance pour y répondre.
ui-tour-offices = Cinq charges donnent l’ordre du tour et un pouvoir : on les dispute au début de chaque tour.
ui-tour-own = Votre cité : les bâtiments produisent, commercent et stockent.
ui-tour-trays = Votre or et vos marchandises ; sous chacune, ce qu’un tour rapporte.
ui-tour-seats = Les autres : charge, or, marchandises, bâtiments et flotte sont publics.
ui-w-keep = Garder ma charge
ui-w-vacant = Prendre { $office } · 2 po
ui-w-challenge = Enchérir : { $office }
ui-w-free_take = { $office } sans payer
ui-w-relief = { $office } sans payer
ui-pair = { $a } : { $b }
ui-propose = Proposer un échange
ui-note-preempt-copies = Il vous resterait { $left } po ; { $n ->
    [1] il en reste un pour { $name }
   *[other] il en reste { $n } pour { $name }
}.
ui-let-pass = Laisser passer
ui-preempt = Préempter
ui-ask-no-more = Ne plus demander ce tour-ci
ui-ask-from = Demander dès { $gold } po
ui-ask-again = demander de nouveau
ui-asked-never = Préemption : rien ce tour-ci
ui-asked-from = Préemption : dès { $gold } po
ui-defend-to = Défendre jusqu’à
ui-bid-to = Enchérir jusqu’à
ui-up-to-note = Maximum secret : le jeu surenchérit du minimum pour vous, puis passe.
ui-ask-sale = { $good } : combien vendre ?
ui-sell-n = Vendre { $n }
ui-to-stalls = Commerce libre
ui-to-harbour = Retour au port
ui-note-stalls = Proposez un échange, ou touchez un contrat de votre main pour le montrer à tous.
ui-note-last_ship = Vous passez avant dans l’ordre des charges.
ui-note-trade_answer = Acceptez, refusez, ou continuez d’abord à charger.
ui-proposal-to = { $name } attend la réponse de { $partner }
ui-forecast = Si la partie finissait
ui-forecast-n = { $n } à la fin
ui-forecast-lines = { $fame } PR · navires en mer +{ $ships } · pans de muraille +{ $walls } · or +{ $gold }
ui-forecast-wall = Prochain pan de muraille : +{ $fame } PR
ui-forecast-gold = 15 po à la fin = 1 PR
ui-level-short = Niv.
ui-proposal-to-you = { $name } attend votre réponse
