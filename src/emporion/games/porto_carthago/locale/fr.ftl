# Porto Carthago en français. Clés : voir docs/adding-a-game.md.
game = Porto Carthago
game-pitch = Occupez des quais, chargez les navires étrangers et placez vos serviteurs au palais de Carthage.
money-words = talent talents

phase-setup = Mise en place
phase-harbour_entry = Entrée des navires
phase-action_cards = Cartes d’action
phase-first_player = Premier joueur
phase-income = Revenu
phase-market_fill = Marché
phase-actions = Actions
phase-final_actions = Actions finales
head-setup = Mise en place
head-actions = Décennie { $round } · Tour d’action { $lap }
head-final_actions = Actions finales
chip-chose-space = { $action }, case { $space }{ $servants ->
    [0] {""}
    [1] {" "}· 1 serviteur
   *[other] {" "}· { $servants } serviteurs
}

good-grain = blé
    .genre = m
good-wine = vin
    .genre = m
good-oil = huile d’olive
    .genre = f
good-purple = pourpre
    .genre = f
good-ivory = ivoire
    .genre = m

civilisation-egypt = Égypte
civilisation-greece = Grèce
civilisation-etruria = Étrurie
civilisation-iberia = Ibérie
civilisation-phoenicia = Phénicie
civilisation-numidia = Numidie

dock-egypt_1 = Égypte I
dock-egypt_2 = Égypte II
dock-greece_1 = Grèce I
dock-greece_2 = Grèce II
dock-etruria_1 = Étrurie I
dock-etruria_2 = Étrurie II
dock-iberia_1 = Ibérie I
dock-iberia_2 = Ibérie II
dock-phoenicia_1 = Phénicie I
dock-phoenicia_2 = Phénicie II
dock-numidia_1 = Numidie I
dock-numidia_2 = Numidie II

ship-egypt_grain = navire égyptien (blé)
    .genre = m
ship-egypt_wine = navire égyptien (vin)
    .genre = m
ship-egypt_oil = navire égyptien (huile)
    .genre = m
ship-egypt_purple = navire égyptien (pourpre)
    .genre = m
ship-egypt_ivory = navire égyptien (ivoire)
    .genre = m
ship-greece_grain = navire grec (blé)
    .genre = m
ship-greece_wine = navire grec (vin)
    .genre = m
ship-greece_oil = navire grec (huile)
    .genre = m
ship-greece_purple = navire grec (pourpre)
    .genre = m
ship-greece_ivory = navire grec (ivoire)
    .genre = m
ship-etruria_grain = navire étrusque (blé)
    .genre = m
ship-etruria_wine = navire étrusque (vin)
    .genre = m
ship-etruria_oil = navire étrusque (huile)
    .genre = m
ship-etruria_purple = navire étrusque (pourpre)
    .genre = m
ship-etruria_ivory = navire étrusque (ivoire)
    .genre = m
ship-iberia_grain = navire ibère (blé)
    .genre = m
ship-iberia_wine = navire ibère (vin)
    .genre = m
ship-iberia_oil = navire ibère (huile)
    .genre = m
ship-iberia_purple = navire ibère (pourpre)
    .genre = m
ship-iberia_ivory = navire ibère (ivoire)
    .genre = m
ship-phoenicia_grain = navire phénicien (blé)
    .genre = m
ship-phoenicia_wine = navire phénicien (vin)
    .genre = m
ship-phoenicia_oil = navire phénicien (huile)
    .genre = m
ship-phoenicia_purple = navire phénicien (pourpre)
    .genre = m
ship-phoenicia_ivory = navire phénicien (ivoire)
    .genre = m
ship-numidia_grain = navire numide (blé)
    .genre = m
ship-numidia_wine = navire numide (vin)
    .genre = m
ship-numidia_oil = navire numide (huile)
    .genre = m
ship-numidia_purple = navire numide (pourpre)
    .genre = m
ship-numidia_ivory = navire numide (ivoire)
    .genre = m

privilege-contract_bonus = Prime de contrat
privilege-contract_bonus-note = Immédiatement : 3 talents.
privilege-survey_deck = Regarder et trier la pioche
privilege-survey_deck-note = Regardez les 3 premières cartes de navire et remettez-les dans l’ordre de votre choix.
privilege-load_any_good = Charger n’importe quelle marchandise
privilege-load_any_good-note = Chargez la marchandise d’un de vos quais sur le navire qui s’y trouve, quoi qu’il demande.
privilege-move_servants = Déplacer des serviteurs
privilege-move_servants-note = Déplacez jusqu’à 3 serviteurs de n’importe qui entre le phare et le temple.
privilege-trade_point = Point de commerce
privilege-trade_point-note = Immédiatement : 1 point de commerce.
privilege-intrigue_servant = Serviteur intrigant
privilege-intrigue_servant-note = Immédiatement : 1 serviteur de la réserve sur le chemin de l’intrigue.
privilege-palace_seat = Place au palais
privilege-palace_seat-note = Achetez à son prix la place la moins chère, sans les points de commerce requis.
privilege-bring_ship = Amener un navire
privilege-bring_ship-note = Un navire de la première ligne entre aussitôt dans le port.

action-captain = Capitaine
    .genre = m
action-captain-note = Un serviteur de la réserve monte sur un navire affrété.
action-aristocrat = Aristocrate
    .genre = m
action-aristocrat-note = Déplacez jusqu’à 5 de vos serviteurs entre phare, temple et réserve.
action-stevedore = Arrimeur
    .genre = m
action-stevedore-note = Occupez un quai, changez de quai ou quittez-en un.
action-merchant = Marchand
    .genre = m
action-merchant-note = Achetez une marchandise du marché.
action-carrier = Transporteur
    .genre = m
action-carrier-note = Portez une marchandise sur un de vos quais, à l’entrepôt ou sur un navire affrété.

bonus-none = aucun bonus
bonus-warehouse = Entrepôt
bonus-warehouse-note = Pour 6 talents, un serviteur quitte votre carte d’entrepôt.
bonus-palace = Palais
bonus-palace-note = Achetez la place au palais la moins chère.

place-reserve = réserve
place-lighthouse = Phare
place-temple = Temple de Baal
place-trade_house = Maison du commerce
place-intrigue_path = Chemin de l’intrigue
place-charter_ship = Navire affrété
place-bag = Sac

option-first_player_by_lot = Premier joueur tiré au sort
option-first_player_by_lot-note = Sinon, vous choisissez la place qui commence.
option-first_seat = Place qui commence
option-first_seat-note = Cette place joue en premier, puis les autres dans l’ordre de la table.
option-open_money = Argent visible
option-open_money-note = Chacun voit les talents de tous.
option-privileges_expire_at_turn_end = Privilèges périssables
option-privileges_expire_at_turn_end-note = Un privilège conservé est perdu s’il n’a pas servi à la fin de votre tour.
option-final_seat_needs_good_on_dock = Place finale liée aux marchandises
option-final_seat_needs_good_on_dock-note = La place finale n’est vendue que si la dernière entrée des navires a lieu.

word-claim = Occuper le quai { $dock }
word-pass = Ne pas occuper de quai maintenant
word-take = Prendre { DU($good) }
word-admit = Faire entrer des navires
word-bar = Refouler un navire
word-admit_ship = Faire entrer { LE($ship) }
word-bar_ship = Refouler { LE($ship) }
word-berth = Amarrer au quai { $dock }
word-load = Charger au quai { $dock }
word-house = À la maison du commerce
word-path = Sur le chemin de l’intrigue
word-use_immediate = Utiliser le privilège
word-decline = Renoncer
word-use_privilege = Utiliser le privilège { DU($ship) }
word-take_coins = Prendre 3 talents
word-refresh_market = Renouveler le marché
word-choose_space = Case d’action { $space }
word-skip_action = Renoncer à l’action
word-take_bonus = Prendre le bonus
word-end_turn = Finir mon tour
word-man_charter = Monter sur un navire affrété
word-set_lighthouse = { $servants ->
    [0] Aucun serviteur au phare
    [one] { $servants } serviteur au phare
   *[other] { $servants } serviteurs au phare
}
word-set_temple = { $servants ->
    [0] Aucun serviteur au temple
    [one] { $servants } serviteur au temple
   *[other] { $servants } serviteurs au temple
}
word-claim_dock = Occuper un quai
word-transfer = Changer de quai
word-withdraw = Quitter un quai
word-withdraw_from = Quitter le quai { $dock }
word-transfer_from = Partir du quai { $dock }
word-transfer_to = Aller au quai { $dock }
word-buy = Acheter { DU($good) }
word-buy_nothing = Ne rien acheter
word-carry = Sortir { DU($good) } de l’entrepôt
word-carry_from = Enlever la marchandise du quai { $dock }
word-carry_to = Porter au quai { $dock }
word-carry_home = Porter dans votre entrepôt
word-charter = Envoyer sur un navire affrété
word-survey_next = Remettre { LE($ship) } sur la pioche
word-load_any_good = Charger ce qui se trouve au quai { $dock }
word-to_temple = { $you ->
    [seat] Votre serviteur
   *[other] Serviteur de { $seat }
} : du phare au temple
word-to_lighthouse = { $you ->
    [seat] Votre serviteur
   *[other] Serviteur de { $seat }
} : du temple au phare
word-stop = Ne plus déplacer personne
word-bring_ship = Amener { LE($ship) }
word-buy_final_seat = Acheter la place finale

# Ce que dit le journal d’un mot qu’aucun évènement ne raconte.
told-word-berth = { $seat } choisit le quai { $dock }.
told-word-bring_ship = { $seat } amène { LE($ship) }.
told-word-buy_nothing = { $seat } n’achète rien.
told-word-end_turn = { $seat } finit son tour.
told-word-stop = { $seat } ne déplace plus personne.

ask-setup_claim_optional = Occupez un premier quai, ou attendez
ask-setup_claim = Occupez un quai
ask-setup_take_good = Prenez gratuitement une marchandise du marché
ask-lighthouse_mode = { $ships ->
    [one] Vous êtes en tête au phare : faire entrer le seul navire, ou le refouler ?
   *[other] Vous êtes en tête au phare : faire entrer { $ships } navires, ou en refouler un ?
}
ask-bar_ship = Quel navire refoulez-vous ?
ask-admit_ship = { $ships ->
    [1] Quel navire faites-vous entrer ?
   *[other] Quel navire faites-vous entrer ? Encore { $ships }
}
ask-choose_berth = Où s’amarre { LE($ship) } ?
ask-choose_load = Quel quai chargez-vous maintenant ?
ask-place_trade_point = { $points ->
    [one] Point de commerce : à la maison du commerce, ou un serviteur sur le chemin de l’intrigue ?
   *[other] { $points } points de commerce : où va le premier ?
}
ask-use_immediate = Utilisez-vous le privilège { DU($ship) } : « { $privilege } » ?
ask-turn_main = À vous : une carte d’action, 3 talents ou un nouveau marché ?
ask-turn_after = Autre chose avant la fin de votre tour ?
ask-refresh_buy = Achetez-vous une marchandise du nouveau marché pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
} ?
ask-captain = Montez-vous sur un navire affrété ?
ask-set_lighthouse = Combien de serviteurs au phare ? { $limit ->
    [one] { $limit } déplacement
   *[other] { $limit } déplacements
} au plus en tout
ask-set_temple = { $lighthouse ->
    [0] Personne au phare.
    [one] { $lighthouse } serviteur au phare.
   *[other] { $lighthouse } serviteurs au phare.
} Combien au temple ? { $limit ->
    [one] { $limit } déplacement
   *[other] { $limit } déplacements
} au plus en tout
ask-stevedore_kind = Que fait l’Arrimeur ?
ask-claim_dock = Quel quai occupez-vous ?
ask-withdraw = Quel quai quittez-vous ?
ask-transfer_from = De quel quai partent vos serviteurs ?
ask-transfer_to = Où vont-ils depuis le quai { $dock } ?
ask-buy_good = Quelle marchandise achetez-vous pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
} ?
ask-carry_from = Quelle marchandise est transportée ?
ask-carry_to = Où va { LE($good) } ?
ask-survey_next = { $place ->
    [1] Quelle carte sur le dessus de la pioche ?
   *[other] Quelle carte à la place { $place } depuis le haut ?
}
ask-load_any_good = Quel quai est chargé ?
ask-move_servants = { $left ->
    [one] Déplacez-vous encore un serviteur entre phare et temple ?
   *[other] Déplacez jusqu’à { $left } serviteurs entre phare et temple
}
ask-bring_ship = Quel navire entre ?
ask-final_seat = Achetez-vous une dernière place au palais pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
} ?

wait-setup_claim_optional = { $seat } peut occuper un premier quai
wait-setup_claim = { $seat } occupe un quai
wait-setup_take_good = { $seat } prend une marchandise
wait-lighthouse_mode = { $seat } est en tête au phare
wait-bar_ship = { $seat } refoule un navire
wait-admit_ship = { $seat } fait entrer un navire
wait-choose_berth = { $seat } choisit où s’amarre { LE($ship) }
wait-choose_load = { $seat } choisit un quai à charger
wait-place_trade_point = { $seat } place un point de commerce
wait-use_immediate = { $seat } peut utiliser le privilège « { $privilege } »
wait-turn_main = { $seat } joue son tour
wait-turn_after = { $seat } finit son tour
wait-refresh_buy = { $seat } peut acheter au nouveau marché
wait-captain = { $seat } peut monter sur un navire affrété
wait-set_lighthouse = { $seat } place des serviteurs
wait-set_temple = { $seat } place des serviteurs
wait-stevedore_kind = { $seat } envoie l’Arrimeur
wait-claim_dock = { $seat } occupe un quai
wait-withdraw = { $seat } quitte un quai
wait-transfer_from = { $seat } change de quai
wait-transfer_to = { $seat } déplace ses serviteurs du quai { $dock }
wait-buy_good = { $seat } achète une marchandise
wait-carry_from = { $seat } choisit une marchandise à transporter
wait-carry_to = { $seat } transporte { DU($good) }
wait-survey_next = { $seat } trie des cartes de navire en secret
wait-load_any_good = { $seat } choisit un quai à charger
wait-move_servants = { $seat } déplace des serviteurs entre phare et temple
wait-bring_ship = { $seat } amène un navire
wait-final_seat = { $seat } peut acheter une dernière place au palais

event-market-laid = Le marché ouvre avec : { $goods }.
event-row-laid = { $row ->
    [1] Première ligne : { $ships }.
   *[other] Nouveaux navires en seconde ligne : { $ships }.
}
event-first-player = { $you ->
    [seat] Vous êtes premier joueur
   *[other] { $seat } est premier joueur
}.
event-claimed = { $you ->
    [seat] Vous occupez
   *[other] { $seat } occupe
} le quai { $dock }.
event-passed = { $you ->
    [seat] Vous n’occupez
   *[other] { $seat } n’occupe
} pas encore de quai.
event-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} gratuitement { DU($good) }.
event-decade = Décennie { $decade }.
event-barred = { $you ->
    [seat] Vous refoulez
   *[other] { $seat } refoule
} { LE($ship) }.
event-admitted = { $you ->
    [seat] Vous faites entrer
   *[other] { $seat } fait entrer
} { LE($ship) }.
event-ship-enters = { CAP(LE($ship)) } s’amarre au quai { $dock }.
event-ship-leaves = Faute de quai libre, { LE($ship) } repart.
event-loaded = { $you ->
    [seat] Vous chargez { DU($good) } au quai { $dock } et recevez { N($income, one: "talent", more: "talents") }.
   *[other] { $seat } charge { DU($good) } au quai { $dock } et reçoit { N($income, one: "talent", more: "talents") }.
}
event-to-house = { $you ->
    [seat] Vous placez
   *[other] { $seat } place
} un point à la maison du commerce ({ $points } en tout).
event-to-path = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} un serviteur sur le chemin de l’intrigue, case { $space }.
event-contract-bonus = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} une prime de contrat de { N($amount, one: "talent", more: "talents") }.
event-trade-point = { $you ->
    [seat] Vous gagnez
   *[other] { $seat } gagne
} un point de commerce grâce à un privilège.
event-privilege-kept = { $you ->
    [seat] Vous gardez
   *[other] { $seat } garde
} le privilège « { $privilege } ».
event-privilege-used = { $you ->
    [seat] Vous utilisez
   *[other] { $seat } utilise
} le privilège « { $privilege } ».
event-privilege-declined = { $you ->
    [seat] Vous renoncez
   *[other] { $seat } renonce
} au privilège « { $privilege } ».
event-privilege-lost = { $you ->
    [seat] Vous ne pouvez pas utiliser le privilège « { $privilege } » et le perdez.
   *[other] { $seat } ne peut pas utiliser le privilège « { $privilege } » et le perd.
}
event-expired = { $you ->
    [seat] Vous perdez
   *[other] { $seat } perd
} le privilège « { $privilege } », qui n’a pas servi.
event-action-cards = Cartes d’action : 1 { $action1 }, 2 { $action2 }, 3 { $action3 }, 4 { $action4 }, 5 { $action5 }, 6 { $action6 }.
event-new-first-player = { $servants ->
    [one] { $you ->
        [seat] Vous êtes premier joueur
       *[other] { $seat } est premier joueur
    } avec { $servants } serviteur en réserve.
   *[other] { $you ->
        [seat] Vous êtes premier joueur
       *[other] { $seat } est premier joueur
    } avec { $servants } serviteurs en réserve.
}
event-income = { $amount ->
    [one] { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } un revenu de { $amount } talent.
   *[other] { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } un revenu de { N($amount, one: "talent", more: "talents") }.
}
event-market-filled = Le marché propose : { $goods }.
event-round = Tour d’action { $round }.
event-coins = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { N($amount, one: "talent", more: "talents") }.
event-refreshed = { $you ->
    [seat] Vous renouvelez
   *[other] { $seat } renouvelle
} le marché : { $goods }.
event-bought = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} { DU($good) } pour { N($price, one: "talent", more: "talents") }.
event-chose-space = { $servants ->
    [0] { $you ->
        [seat] Vous choisissez
       *[other] { $seat } choisit
    } { LE($action) } (case { $space }).
   *[other] { $you ->
        [seat] Vous payez
       *[other] { $seat } paie
    } { N($servants, one: "serviteur", more: "serviteurs") } pour { LE($action) } (case { $space }).
}
event-skipped = { $you ->
    [seat] Vous renoncez
   *[other] { $seat } renonce
} à l’action.
event-warehouse = { $you ->
    [seat] Vous libérez
   *[other] { $seat } libère
} une case de stockage pour { N($price, one: "talent", more: "talents") }.
event-palace = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} une place au palais pour { N($price, one: "talent", more: "talents") } ({ $total } en tout).
event-manned = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} un serviteur sur un navire affrété.
event-aristocrat = { $you ->
    [seat] Vous répartissez vos serviteurs
   *[other] { $seat } répartit ses serviteurs
} : { $lighthouse ->
    [0] aucun
   *[other] { $lighthouse }
} au phare, { $temple ->
    [0] aucun
   *[other] { $temple }
} au temple.
event-withdrew = { $you ->
    [seat] Vous quittez
   *[other] { $seat } quitte
} le quai { $dock }.
event-transferred = { $you ->
    [seat] Vous passez
   *[other] { $seat } passe
} du quai { $source } au quai { $target }.
event-good-to-bag = { CAP(LE($good)) } du quai { $dock } va dans le sac.
event-carried = { $you ->
    [seat] Vous portez
   *[other] { $seat } porte
} { DU($good) } au quai { $dock }.
event-carried-over = { $you ->
    [seat] Vous portez
   *[other] { $seat } porte
} { DU($good) } du quai { $source } au quai { $dock }.
event-carried-home = { $you ->
    [seat] Vous portez
   *[other] { $seat } porte
} { DU($good) } du quai { $dock } à l’entrepôt.
event-voyage-success = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} { DU($good) } en mer. Carte tirée : { $ship }, danger { $danger } contre { N($temple, one: "serviteur", more: "serviteurs") } au temple. Réussite : { N($income, one: "talent", more: "talents") }{ $offering ->
    [0] {""}
   *[other] {" "}moins { N($offering, one: "talent", more: "talents") } d’offrande
}, 2 points de commerce.
event-voyage-failure = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} { DU($good) } en mer. Carte tirée : { $ship }, danger { $danger } contre { N($temple, one: "serviteur", more: "serviteurs") } au temple. Échec : la moitié du revenu, { N($income, one: "talent", more: "talents") }, 1 point de commerce.
event-surveyed = { $you ->
    [seat] Vous voyez
   *[other] { $seat } voit
} sur la pioche : { $ships }.
event-surveyed-hidden = { $you ->
    [seat] Vous regardez
   *[other] { $seat } regarde
} { $cards ->
    [one] la première carte de navire
   *[other] les { $cards } premières cartes de navire
}.
event-sorted = Vous les remettez dans cet ordre : { $ships }.
event-moved-to-temple = { $whose ->
    [own] { $you ->
        [seat] Vous déplacez un de vos serviteurs du phare au temple.
       *[other] { $seat } déplace un de ses serviteurs du phare au temple.
    }
   *[other] { $you ->
        [seat] Vous déplacez un serviteur de { $owner } du phare au temple.
        [owner] { $seat } déplace un de vos serviteurs du phare au temple.
       *[other] { $seat } déplace un serviteur de { $owner } du phare au temple.
    }
}
event-moved-to-lighthouse = { $whose ->
    [own] { $you ->
        [seat] Vous déplacez un de vos serviteurs du temple au phare.
       *[other] { $seat } déplace un de ses serviteurs du temple au phare.
    }
   *[other] { $you ->
        [seat] Vous déplacez un serviteur de { $owner } du temple au phare.
        [owner] { $seat } déplace un de vos serviteurs du temple au phare.
       *[other] { $seat } déplace un serviteur de { $owner } du temple au phare.
    }
}
event-slot-filled = { CAP(LE($ship)) } arrive en seconde ligne, case { $slot }.
event-early-end = { $points } points de commerce après la décennie 4 : la partie s’achève.
event-final-entry = Une marchandise attend encore sur un quai : les navires entrent une dernière fois.
event-final-seat = { $you ->
    [seat] Vous achetez
   *[other] { $seat } achète
} une dernière place au palais pour { N($price, one: "talent", more: "talents") }.
event-final-seat-declined = { $you ->
    [seat] Vous n’achetez
   *[other] { $seat } n’achète
} pas de dernière place au palais.
event-intrigue-bonus = { $seats ->
    [1] { $you ->
        [seat] Vous gagnez
       *[other] { $seat } gagne
    } 1 place au palais par l’intrigue.
   *[other] { $you ->
        [seat] Vous gagnez
       *[other] { $seat } gagne
    } { $seats } places au palais par l’intrigue.
}

refusal-dock-taken = { $you ->
    [seat] Vos serviteurs
   *[other] Des serviteurs de { $seat }
} s’y trouvent déjà.
refusal-claim-short = Un quai demande { $needs ->
    [one] { $needs } serviteur de la réserve
   *[other] { $needs } serviteurs de la réserve
} ; vous en avez { $has }.
refusal-not-in-market = Il n’y a pas { DE($good) } au marché.
refusal-market-empty = Le marché est vide.
refusal-no-storage = Vous n’avez aucune case de stockage libre.
refusal-buy-short = La prochaine marchandise coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
} ; vous en avez { $has }.
refusal-refresh-short = Après un renouvellement, une marchandise coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
} ; vous en avez { $has }.
refusal-not-in-row = Ce navire n’est pas en première ligne.
refusal-wrong-berth = { CAP(LE($ship)) } ne s’amarre qu’à un quai de sa civilisation.
refusal-not-loadable = Pour charger, il faut au même quai vos serviteurs, un navire et la marchandise voulue.
refusal-path-servant = Vous n’avez aucun serviteur en réserve pour le chemin.
refusal-path-full = Le chemin de l’intrigue est plein.
refusal-not-held = Cette carte de navire n’est pas devant vous.
refusal-deck-empty = La pioche des navires est vide.
refusal-no-dock-to-load = Il vous faut un quai avec un navire et une marchandise.
refusal-nobody-to-move = Il n’y a personne au phare ni au temple.
refusal-row-empty = Il n’y a aucun navire en première ligne.
refusal-space-short = { $needs ->
    [one] La case { $space } ({ $action }) coûte { $needs } serviteur de la réserve ; vous en avez { $has }.
   *[other] La case { $space } ({ $action }) coûte { $needs } serviteurs de la réserve ; vous en avez { $has }.
}
refusal-nothing-to-do = { $action } : { $action_lacks }{ $action_needs ->
    [0] {""}
   *[other] {" "}({ $action_has } sur { $action_needs })
}. { $bonus } : { $bonus_lacks }{ $bonus_needs ->
    [0] {""}
   *[other] {" "}({ $bonus_has } sur { $bonus_needs })
}.
refusal-must-act = Cette case n’a pas de bonus : vous ne pouvez pas renoncer à l’action.
refusal-no-bonus-here = Il n’y a pas de bonus à prendre.
refusal-bonus-taken = Vous avez déjà pris ce bonus.
refusal-nothing-blocked = Il n’y a plus de serviteur sur votre carte d’entrepôt.
refusal-warehouse-short = Une case de stockage coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
} ; vous en avez { $has }.
refusal-seat-short = La place la moins chère coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
} ; vous en avez { $has }.
refusal-seat-points-short = La place la moins chère demande { $needs ->
    [one] { $needs } point de commerce
   *[other] { $needs } points de commerce
} ; vous en avez { $has }.
refusal-seat-servant = Vous n’avez aucun serviteur en réserve pour le palais.
refusal-captain-servant = Vous n’avez aucun serviteur en réserve pour un navire affrété.
refusal-no-charter-free = Tous les navires affrétés sont occupés.
refusal-nobody-there = Vous n’avez personne au phare, au temple ni en réserve.
refusal-moves-too-many = Cela déplace { N($moved, one: "serviteur", more: "serviteurs") } ; { $limit ->
    [one] un seul peut bouger
   *[other] { $limit } au plus peuvent bouger
}.
refusal-servants-short = { $needs ->
    [one] Il faut { $needs } serviteur ; vous en avez { $has }.
   *[other] Il faut { $needs } serviteurs ; vous en avez { $has }.
}
refusal-no-own-dock = Vous n’avez aucun quai.
refusal-no-free-dock = Tous les quais sont occupés.
refusal-not-your-dock = Ce quai n’est pas à vous.
refusal-nothing-to-carry = Vous n’avez aucune marchandise à porter quelque part.
refusal-not-stored = Il n’y a pas { DE($good) } dans votre entrepôt.
refusal-no-good-there = Il n’y a pas de marchandise à cet endroit.
refusal-no-destination = Cette marchandise n’a nulle part où aller.
refusal-good-there = Il y a déjà { DU($good) } à cet endroit.
refusal-stored-already = Cette marchandise est déjà dans votre entrepôt.
refusal-no-charter-manned = Vous n’avez aucun serviteur sur un navire affrété.
refusal-no-temple-servant = Vous n’avez aucun serviteur au temple.
refusal-not-surveyed = Cette carte est déjà remise.
refusal-not-in-lighthouse = { $seat } n’a aucun serviteur au phare.
refusal-not-in-temple = { $seat } n’a aucun serviteur au temple.
refusal-final-short = La place finale coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
} ; vous en avez { $has }.
refusal-final-points-short = La place finale demande { $needs ->
    [one] { $needs } point de commerce
   *[other] { $needs } points de commerce
} ; vous en avez { $has }.
refusal-final-servant = Vous n’avez aucun serviteur en réserve pour le palais.

# Pourquoi ni l’action ni le bonus d’une case ne sont possibles.
lack-no-charter-free = tous les navires affrétés sont occupés
lack-captain-servant = il ne resterait aucun serviteur en réserve
lack-nobody-there = il ne resterait personne à déplacer
lack-no-free-dock = tous les quais sont occupés
lack-claim-short = il ne resterait pas assez de serviteurs en réserve
lack-market-empty = le marché est vide
lack-no-storage = vous n’avez aucune case de stockage libre
lack-buy-short = vous n’avez pas assez de talents
lack-nothing-to-carry = vous n’avez aucune marchandise à porter quelque part
lack-nothing-blocked = toutes vos cases de stockage sont libres
lack-warehouse-short = vous n’avez pas assez de talents
lack-seat-points-short = vous n’avez pas assez de points de commerce
lack-seat-short = vous n’avez pas assez de talents
lack-seat-servant = il ne resterait aucun serviteur en réserve

# Les champs d’une vue, pour le terminal et les lecteurs d’écran.
sight-decade = Décennie
sight-round = Tour d’action
sight-first_player = Premier joueur
sight-active_player = Tour de
sight-space = Case choisie
sight-bonus_left = Bonus encore possible
sight-row1 = Première ligne
sight-row2 = Seconde ligne
sight-deck = Pioche des navires
sight-size = cartes
sight-ships = navires
sight-dangers = par danger de 1 à 6
sight-known = connues depuis le haut
sight-bag = Sac
sight-market = Marché
sight-goods = marchandises
sight-spaces = cases
sight-bought = achats
sight-price = prix
sight-refresh_price = prix après renouvellement
sight-docks = quais
sight-id = nom
sight-owner = occupant
sight-ship = navire
sight-good = marchandise
sight-civilisation = origine
sight-income = revenu
sight-danger = danger
sight-privilege = privilège
sight-charters = navires affrétés
sight-lighthouse_order = Ordre du phare
sight-action_spaces = Cases d’action
sight-cost = serviteurs
sight-bonus = bonus
sight-action = action
sight-servants = utilisée par
sight-palace = palais
sight-next = prochaine
sight-seats = places
sight-trade_points = points de commerce
sight-path = Chemin de l’intrigue
sight-box = case score
sight-pending = Choisi jusqu’ici
sight-dock = quai
sight-lighthouse = phare
sight-ships_left = navires restants
sight-reserve = réserve
sight-talents = talents
sight-blocked = cases de stockage bloquées
sight-store = entrepôt
sight-temple = temple
sight-on_spaces = sur les cases d’action
sight-on_path = sur le chemin
sight-cards = privilèges
sight-knows = cartes de la pioche regardées

# Ce qu’un conseil compte : de combien plus ou moins.
term-palace =
    { $amount } { $amount ->
        [one] serviteur au palais
       *[other] serviteurs au palais
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-trade_points =
    { $amount } { $amount ->
        [one] point de commerce
       *[other] points de commerce
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-money =
    { $amount } { $amount ->
        [one] talent
       *[other] talents
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-servants =
    { $amount } { $amount ->
        [one] serviteur en réserve
       *[other] serviteurs en réserve
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-goods =
    { $amount } { $amount ->
        [one] marchandise en entrepôt
       *[other] marchandises en entrepôt
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-docks =
    { $amount } { $amount ->
        [one] quai
       *[other] quais
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-path =
    { $amount } { $amount ->
        [one] serviteur sur le chemin de l’intrigue
       *[other] serviteurs sur le chemin de l’intrigue
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-lighthouse =
    { $amount } { $amount ->
        [one] serviteur au phare
       *[other] serviteurs au phare
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }

# Avant une étourderie : une seule question.
caution-palace-left-title = Une place au palais vous attend
caution-palace-left = Le bonus de cette case donne une place au palais, et vous avez de quoi la payer ({ N($price, one: "talent", more: "talents") }).
caution-palace-left-stay = Revenir au tour
caution-palace-left-go = Finir sans elle
caution-privilege-lost-title = Un privilège va se perdre
caution-privilege-lost = { $privilege } peut encore servir et sera perdu à la fin du tour.
caution-privilege-lost-stay = Revenir au tour
caution-privilege-lost-go = Finir quand même
## The account of a match
round-name = Décennie { $round }
account-total = Places au palais
account-lead = { $points ->
    [1] une place
   *[other] { $points } places
  } au palais contre { $other }
account-equal = { $points ->
    [1] une place
   *[other] { $points } places
  } au palais chacun
account-course = Places au palais si la partie s’arrêtait là, intrigue comprise.
source-bought = Achetées
source-privilege = Par privilège
source-final = Dernière place
source-intrigue = Intrigue
tie-trade_points = Points de commerce
tie-trade_points-by = aux points de commerce : { $best } contre { $other }
tie-talents = Talents
tie-talents-by = aux talents : { $best } contre { $other }

# Problems: what they are about, and what is at stake
theme-docks = Quais et serviteurs
theme-goods = Marchandises et marché
theme-loading = Charger les navires
theme-actions = Choisir sa case
theme-palace = Le palais
theme-lighthouse = Phare et temple
theme-intrigue = Intrigue et privilèges
stake-palace = Places au palais
stake-trade_points = Points de commerce
stake-money = Talents
stake-servants = Serviteurs libres
stake-goods = Marchandises
stake-docks = Quais
stake-path = Chemin de l’intrigue
stake-lighthouse = Rang au phare
# Orders in advance
order-turn = Jouer votre prochain tour
order-turn-note = Le jouer dès votre tour, si vos serviteurs et vos quais n’ont pas changé. La suite est à vous.
order-turn-until = sauf si le marché n’a plus
order-final-seat = Décider de la dernière place au palais
order-final-seat-note = Quand on vous la propose, à la fin.

# What there is to do, as a button
do-turn_main = Agir
do-buy_good = Acheter
do-choose_load = Charger

# Ce que le précepteur fait remarquer avant une décision ; jamais le coup lui-même.
coach-seat = Prochaine place au palais : { N($price, one: "talent", more: "talents") } et { N($points, one: "point de commerce", more: "points de commerce") }. Vous avez { $talents } et { $own }.
coach-seat-hidden = Prochaine place au palais : { N($price, one: "talent", more: "talents") } et { N($points, one: "point de commerce", more: "points de commerce") } ; vous en avez { $own }.
coach-wanted = À vos quais on attend : { $goods }. Déjà dans votre entrepôt : { $ready }.
coach-wanted-lacking = À vos quais on attend : { $goods }. Votre entrepôt n’a rien de cela.
coach-no-ship = Aucun navire n’attend de marchandise à vos quais ({ $docks }).
coach-row = Au large : { $ships }. { $mine ->
    [0] Aucun ne vient pour un de vos quais libres.
    [one] Un seul peut venir à un de vos quais libres.
   *[other] { $mine } peuvent venir à vos quais libres.
}
coach-reserve = { N($servants, one: "serviteur", more: "serviteurs") } en réserve : chacun rapporte 1 talent à la prochaine décennie.
coach-voyage = { $servants ->
    [0] Personne au temple
    [one] Un serviteur au temple
   *[other] { $servants } serviteurs au temple
} : { $ships } des { $deck } navires de la pioche réussiraient.
coach-tower = Au phare : vous { $own }, le plus fort des autres { $most }. Qui mène choisit les navires.
coach-market = La prochaine marchandise du Marchand coûte { N($price, one: "talent", more: "talents") } ; plus on achète, moins elle coûte.
coach-first-good = Cette marchandise est gratuite : prenez-la pour un navire qui viendra chez vous.
coach-path = Chemin de l’intrigue : vous { $own }, le plus avancé des autres { $most }. Seule l’avance y compte, à la fin.
coach-last-seat = Dernier achat : { $price } talents et au moins { $points } points de commerce pour une place de plus.
