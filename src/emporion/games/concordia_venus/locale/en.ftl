# Concordia Venus in English. Keys: see docs/adding-a-game.md.
game = Concordia Venus
game-pitch = Send colonists across the Roman world, trade and build, and let every card you buy win a god’s favour.
money-words = sestertius sestertii

phase-setup = Setup
phase-turns = Turns
phase-tribune = Tribune
phase-architect = Architect
phase-prefect = Prefect
phase-mercator = Mercator
phase-diplomat = Diplomat
phase-magister = Magister
phase-colonist = Colonist
phase-specialist = Specialist
phase-senator = Senator
phase-consul = Consul
phase-praetor = Praetor
phase-proconsul = Proconsul
phase-legate = Legate
phase-final_scoring = Final scoring
head-setup = Setup
head-turns = Round { $round }
head-final_scoring = Final scoring
chip-played = { $card }

good-brick = brick
    .kind = mass
    .a = 1 brick
    .plural = bricks
good-food = food
    .kind = mass
    .a = 1 food
    .plural = food
good-tools = tools
    .kind = many
    .a = 1 tool
    .plural = tools
good-wine = wine
    .kind = mass
    .a = 1 wine
    .plural = wine
good-cloth = cloth
    .kind = mass
    .a = 1 cloth
    .plural = cloth
good-any = good of your choice
    .kind = one
    .plural = goods of your choice
way-land = land
way-sea = sea
god-vesta = Vesta
god-jupiter = Jupiter
god-saturnus = Saturnus
god-venus = Venus
god-mercurius = Mercurius
god-mars = Mars
god-minerva = Minerva
personality-tribune = Tribune
personality-architect = Architect
personality-prefect = Prefect
personality-mercator = Mercator
personality-diplomat = Diplomat
personality-magister = Magister
personality-colonist = Colonist
personality-specialist = Specialist
personality-senator = Senator
personality-consul = Consul
personality-praetor = Praetor
personality-proconsul = Proconsul
personality-legate = Legate
special-concordia = CONCORDIA
special-praefectus_magnus = Praefectus Magnus

card-start_tribune = Tribune
card-start_prefect = Prefect
card-start_architect = Architect
card-start_diplomat = Diplomat
card-start_mercator = Mercator (3)
card-start_senator = Senator
card-start_magister = Magister
card-start_praetor = Praetor
card-start_legate = Legate
card-architect_i = Architect
card-colonist_i = Colonist
card-diplomat_i = Diplomat
card-farmer_i = Farmer
card-mercator_i = Mercator (5)
card-prefect_i = Prefect
card-prefect_architect_i_ind = Prefect/Architect
card-prefect_architect_i_team = Prefect/Architect
card-smith_i = Smith
card-architect_ii = Architect
card-architect_mercator_ii_ind = Architect/Mercator
card-architect_mercator_ii_team = Architect/Mercator
card-colonist_ii = Colonist
card-consul_ii = Consul
card-mason_ii = Mason
card-mercator_ii = Mercator (5)
card-prefect_ii = Prefect
card-proconsul_ii = Proconsul
card-vintner_ii = Vintner
card-weaver_ii = Weaver
card-architect_iii = Architect
card-colonist_iii = Colonist
card-consul_iii = Consul
card-diplomat_iii = Diplomat
card-mercator_iii = Mercator (5)
card-prefect_iii = Prefect
card-prefect_mercator_iii_ind = Prefect/Mercator
card-prefect_mercator_iii_team = Prefect/Mercator
card-proconsul_iii = Proconsul
card-architect_iv = Architect
card-architect_mercator_iv_ind = Architect/Mercator
card-architect_mercator_iv_team = Architect/Mercator
card-colonist_iv = Colonist
card-consul_iv = Consul
card-diplomat_iv = Diplomat
card-prefect_iv = Prefect
card-proconsul_iv = Proconsul
card-consul_v = Consul
card-diplomat_v = Diplomat
card-mercator_v = Mercator (5)
card-prefect_v = Prefect
card-proconsul_v = Proconsul
title-start_tribune = Tribune
title-start_prefect = Prefect
title-start_architect = Architect
title-start_diplomat = Diplomat
title-start_mercator = Mercator (3)
title-start_senator = Senator
title-start_magister = Magister
title-start_praetor = Praetor
title-start_legate = Legate
title-architect_i = Architect I
title-colonist_i = Colonist I
title-diplomat_i = Diplomat I
title-farmer_i = Farmer
title-mercator_i = Mercator I (5)
title-prefect_i = Prefect I
title-prefect_architect_i_ind = Prefect/Architect I
title-prefect_architect_i_team = Prefect/Architect I (team)
title-smith_i = Smith
title-architect_ii = Architect II
title-architect_mercator_ii_ind = Architect/Mercator II
title-architect_mercator_ii_team = Architect/Mercator II (team)
title-colonist_ii = Colonist II
title-consul_ii = Consul II
title-mason_ii = Mason
title-mercator_ii = Mercator II (5)
title-prefect_ii = Prefect II
title-proconsul_ii = Proconsul II
title-vintner_ii = Vintner
title-weaver_ii = Weaver
title-architect_iii = Architect III
title-colonist_iii = Colonist III
title-consul_iii = Consul III
title-diplomat_iii = Diplomat III
title-mercator_iii = Mercator III (5)
title-prefect_iii = Prefect III
title-prefect_mercator_iii_ind = Prefect/Mercator III
title-prefect_mercator_iii_team = Prefect/Mercator III (team)
title-proconsul_iii = Proconsul III
title-architect_iv = Architect IV
title-architect_mercator_iv_ind = Architect/Mercator IV
title-architect_mercator_iv_team = Architect/Mercator IV (team)
title-colonist_iv = Colonist IV
title-consul_iv = Consul IV
title-diplomat_iv = Diplomat IV
title-prefect_iv = Prefect IV
title-proconsul_iv = Proconsul IV
title-consul_v = Consul V
title-diplomat_v = Diplomat V
title-mercator_v = Mercator V (5)
title-prefect_v = Prefect V
title-proconsul_v = Proconsul V
province-achaia = Achaia
province-aegyptus = Aegyptus
province-argolis = Argolis
province-asia = Asia
province-attica = Attica
province-blue = Blue Province
province-britannia = Britannia
province-brown = Brown Province
province-calabria = Calabria
province-campania = Campania
province-cyan = Cyan Province
province-cyclades = Cyclades
province-dacia = Dacia
province-dardania = Dardania
province-epirus = Epirus
province-euboea = Euboea
province-gallia = Gallia
province-germania = Germania
province-gold = Gold Province
province-gray = Gray Province
province-green = Green Province
province-hellas = Hellas
province-hispania = Hispania
province-ionia = Ionia
province-italia = Italia
province-laconia = Laconia
province-locris = Locris
province-lybia = Lybia
province-macedonia = Macedonia
province-maroon = Maroon Province
province-mauretania = Mauretania
province-olive = Olive Province
province-orange = Orange Province
province-purple = Purple Province
province-red = Red Province
province-rhodos = Rhodos
province-sicilia = Sicilia
province-sparta = Sparta
province-sporades = Sporades
province-syria = Syria
province-thessalia = Thessalia
province-thracia = Thracia
province-yellow = Yellow Province
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

option-mode = Mode
option-mode-note = Everyone for themselves (2 to 5 players), or teams of two (4 or 6 players).
option-mode-individual = individual
option-mode-team = teams of two
option-map = Map
option-map-note = Recommended: Imperium for 3 to 5, Hellas for 2 to 4, Ionium for 4 or 5 (2 or 3 without the B cities), Cyprus for 4 or 5; in teams, all of them for 4, all but Hellas for 6.
option-map-imperium = Imperium
option-map-hellas = Hellas
option-map-ionium = Ionium
option-map-cyprus = Cyprus
option-ionium_without_b = Ionium without the B cities
option-ionium_without_b-note = Leaves out southern Italy and Sicily; automatic means with 2 or 3 players. Other maps do not change.
option-ionium_without_b-auto = automatic
option-ionium_without_b-on = without them
option-ionium_without_b-off = with them
option-card_display = Card display
option-card_display-note = Which surcharges the spaces of the card display ask for.
option-card_display-recto = front: cloth
option-card_display-verso = back: wine and cloth
option-intermediate_scoring = Intermediate scoring
option-intermediate_scoring-note = Your first Tribune scores once for a foretaste; the leaders receive a little money. Good for a first match.
option-partner_talk = Talk between partners
option-partner_talk-note = Freely: partners write to each other in private during the match. Otherwise everything is written before the table.
option-partner_talk-legate_only = only through the Legate
option-partner_talk-free = freely
option-classic_deck = Cards without Venus
option-classic_deck-note = The classic deck: no Magister, no double cards, no Venus. Not for teams.
option-round_limit = Round limit
option-round_limit-note = After so many rounds the match is scored as it stands; 0 means no limit.

word-start = Start in { $city }
word-play = Play the { $title }
word-choose = Choose the { $personality }
word-pick = Move the colonist on the { $way } route { $city1 }–{ $city2 }
word-leave = Move a { $way } colonist out of { $city }
word-move = To the { $way } route { $city1 }–{ $city2 }
word-build = Build a villa in { $city }
word-produce = Produce in { $province }
word-cash = Take the cash bonus
word-forgo = Give up { A($good) }
word-sell = Sell { $good }
word-buy = Buy { $good }
word-quantity = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
word-copy = Copy the card played by { $seat }
word-colonise = Settle colonists
word-tax = Receive 5 sestertii + 1 for each colonist
word-settle = Settle a { $way } colonist in { $city }
word-purchase = Buy the { $title }
word-pay = Pay { A($good) }
word-suggest = Put the { $title } forward
word-stop = Done
word-decline = Pass

# What the journal says of a word that no event tells of.
told-word-stop = { $step ->
    [architect_pick_colonist] { $seat } moves no more colonists.
    [architect_build] { $seat } builds no more villas.
    [colonist_place] { $seat } settles no more colonists.
    [mercator_trade] { $seat } sells and buys nothing more.
   *[buy_card] { $seat } buys nothing more.
}
told-word-decline = { $seat } settles no colonist in the capital.

ask-choose_start_city = Choose the city your colonists start in
ask-play_card = { $occasion ->
    [legate] Answer the Legate: play a card for your team
    [solo] After the Proconsul, play a card for yourself alone
   *[turn] Play a card
}
ask-choose_personality = Which personality of the { $card } do you play?
ask-tribune_colonist = A new colonist in the capital for 1 food and 1 tool?
ask-architect_pick_colonist = { $steps ->
    [one] Move a colonist? 1 step left
   *[other] Move a colonist? { $steps } steps left
}
ask-architect_move_to = { $steps ->
    [one] Where to? 1 step left
   *[other] Where to? { $steps } steps left
}
ask-architect_build = Build a villa?
ask-prefect_choose = { $money ->
    [one] Choose a province to produce, or take { $money } sestertius
   *[other] Choose a province to produce, or take { $money } sestertii
}
ask-forgo_good = { $excess ->
    [one] Your storehouse cannot take it all: give up 1 of what you receive ({ $goods })
   *[other] Your storehouse cannot take it all: give up { $excess } of what you receive ({ $goods })
}
ask-mercator_trade = { $left ->
    [one] Sell or buy one more type of good?
   *[other] Sell or buy up to { $left } types of good?
}
ask-mercator_quantity = { $trade ->
    [sell] Sell { $good } at { N($price, one: "sestertius", more: "sestertii") } each: how many? At most { $most }
   *[buy] Buy { $good } at { N($price, one: "sestertius", more: "sestertii") } each: how many? At most { $most }
}
ask-diplomat_copy = Whose card do you copy?
ask-colonist_mode = Settle new colonists, or receive { N($money, one: "sestertius", more: "sestertii") }?
ask-colonist_place = Settle a colonist for 1 food and 1 tool
ask-buy_card = { $surcharge ->
    [yes] { $left ->
        [one] Buy a card?
       *[other] Buy up to { $left } cards?
    }
   *[no] Buy a card without its surcharge?
}
ask-pay_any_good = Pay the surcharge with a good of your choice
ask-legate_suggest = Which card do you put forward to your partner?
wait-choose_start_city = { $seat } chooses a start city
wait-play_card = { $occasion ->
    [legate] { $seat } answers the Legate
    [solo] { $seat } plays a card alone
   *[turn] { $seat } plays a card
}
wait-choose_personality = { $seat } chooses a personality of the { $card }
wait-tribune_colonist = { $seat } may settle a colonist in the capital
wait-architect_pick_colonist = { $seat } moves colonists
wait-architect_move_to = { $seat } moves a colonist
wait-architect_build = { $seat } builds villas
wait-prefect_choose = { $seat } chooses a province or the cash bonus
wait-forgo_good = { $seat } has no room for everything
wait-mercator_trade = { $seat } sells and buys goods
wait-mercator_quantity = { $seat } trades in { $good }
wait-diplomat_copy = { $seat } chooses a card to copy
wait-colonist_mode = { $seat } settles colonists or receives money
wait-colonist_place = { $seat } settles colonists
wait-buy_card = { $seat } may buy cards
wait-pay_any_good = { $seat } pays a surcharge
wait-legate_suggest = { $seat } looks at the partner’s hand

event-first-player = { $you ->
    [seat] You start
   *[other] { $seat } starts
} the match.
event-praefectus-starts = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} Praefectus Magnus.
event-market-opens = Cards for sale: { $cards }.
event-started = { $you ->
    [seat] You start
   *[other] { $seat } starts
} in { $city }.
event-played = { $you ->
    [seat] You play
   *[other] { $seat } plays
} the { $card }.
event-chose = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
} the { $personality }.
event-drawn = { COUNT($cards) ->
    [one] New card for sale
   *[other] New cards for sale
}: { $cards }.
event-end-triggered = { $turns ->
    [one] { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the CONCORDIA card: one more turn, then the match ends.
   *[other] { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the CONCORDIA card: { $turns } more turns, then the match ends.
}
event-recovered =
    { $you ->
        [seat] You take back
       *[other] { $seat } takes back
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $money ->
        [0] .
       *[other] { $you ->
            [seat] {" "}and receive
           *[other] {" "}and receives
        } { $money ->
            [one] { $money } sestertius.
           *[other] { $money } sestertii.
        }
    }
event-settled = { $you ->
    [seat] You settle
   *[other] { $seat } settles
} a { $way } colonist in { $city }.
event-scored-so-far = { $points ->
    [one] { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $points } point in the intermediate scoring.
   *[other] { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $points } points in the intermediate scoring.
}
event-leader-paid = { $money ->
    [one] { $you ->
        [seat] You receive
       *[other] { $seat } receives
    } { $money } sestertius for the intermediate scoring.
   *[other] { $you ->
        [seat] You receive
       *[other] { $seat } receives
    } { $money } sestertii for the intermediate scoring.
}
event-moved = { $you ->
    [seat] You move
   *[other] { $seat } moves
} a { $way } colonist to the route { $city1 }–{ $city2 } ({ N($steps, one: "step", more: "steps") }).
event-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
} a villa in { $city } ({ N($money, one: "sestertius", more: "sestertii") }, { A($goods) }).
event-built-nothing = { $why ->
    [none] { $you ->
        [seat] You can build no villa.
       *[other] { $seat } can build no villa.
    }
   *[choice] { $you ->
        [seat] You build no villa.
       *[other] { $seat } builds no villa.
    }
}
event-partner-pays = { $you ->
    [seat] { $partner } pays
    [partner] You pay
   *[other] { $partner } pays
} { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
} for { $seat }.
event-forwent = { $you ->
    [seat] You give up
   *[other] { $seat } gives up
} { A($good) }.
event-received = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { A($goods) }.
event-received-some = { COUNT($goods) ->
    [0] { $you ->
        [seat] You receive nothing
       *[other] { $seat } receives nothing
    }
   *[other] { $you ->
        [seat] You receive { A($goods) }
       *[other] { $seat } receives { A($goods) }
    }
}: for want of space { $lost ->
    [one] one good is lost
   *[other] { $lost } goods are lost
}.
event-took-cash = { $money ->
    [one] { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the cash bonus: { $money } sestertius.
   *[other] { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the cash bonus: { $money } sestertii.
}
event-produced = { $you ->
    [seat] You produce
   *[other] { $seat } produces
} in { $province } (bonus: { MANY($bonus, $good) }).
event-praefectus-passes = { $you ->
    [seat] Praefectus Magnus passes to you.
   *[other] Praefectus Magnus passes to { $seat }.
}
event-specialist = { $units ->
    [0] { $you ->
        [seat] You have
       *[other] { $seat } has
    } no villa that produces { $good }.
   *[other] { $you ->
        [seat] You produce
       *[other] { $seat } produces
    } { MANY($units, $good) }.
}
event-income = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { N($money, one: "sestertius", more: "sestertii") }.
event-sold = { $you ->
    [seat] You sell
   *[other] { $seat } sells
} { MANY($n, $good) } for { N($money, one: "sestertius", more: "sestertii") }.
event-bought = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} { MANY($n, $good) } for { N($money, one: "sestertius", more: "sestertii") }.
event-copied = { $you ->
    [seat] You copy the { $card } of { $owner }.
    [owner] { $seat } copies your { $card }.
   *[other] { $seat } copies the { $card } of { $owner }.
}
event-copied-nothing = { $why ->
    [none] { $you ->
        [seat] You have nothing to copy.
       *[other] { $seat } has nothing to copy.
    }
   *[choice] { $you ->
        [seat] You copy nothing.
       *[other] { $seat } copies nothing.
    }
}
event-repeated = { $you ->
    [seat] You repeat
   *[other] { $seat } repeats
} the { $card }.
event-nothing-repeated = { $you ->
    [seat] You have nothing
   *[other] { $seat } has nothing
} to repeat.
event-taxed = { $you ->
    [seat] You receive { N($money, one: "sestertius", more: "sestertii") } for your colonists.
   *[other] { $seat } receives { N($money, one: "sestertius", more: "sestertii") } for the colonists.
}
event-purchased = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} the { $card }{ COUNT($goods) ->
    [0] .
   *[other] {" "}for { A($goods) }.
}
event-purchased-nothing = { $why ->
    [short] { $you ->
        [seat] You can afford no card.
       *[other] { $seat } can afford no card.
    }
   *[choice] { $you ->
        [seat] You buy no card.
       *[other] { $seat } buys no card.
    }
}
event-paid = { $you ->
    [seat] You pay
   *[other] { $seat } pays
} { A($good) } as surcharge.
event-suggested = { $you ->
    [seat] You put
   *[other] { $seat } puts
} the { $card } forward.
event-suggested-nothing = { $you ->
    [seat] You put
   *[other] { $seat } puts
} no card forward.
event-god-points = { $you ->
    [seat] { $god } gives you { N($points, one: "point", more: "points") }.
   *[other] { $god } gives { $seat } { N($points, one: "point", more: "points") }.
}
event-concordia-points = { $you ->
    [seat] The CONCORDIA card gives you { N($points, one: "point", more: "points") }.
   *[other] The CONCORDIA card gives { $seat } { N($points, one: "point", more: "points") }.
}
event-tie-broken = { $you ->
    [seat] Equal points: Praefectus Magnus, with you, breaks the tie.
   *[other] Equal points: Praefectus Magnus, with { $seat }, breaks the tie.
}
event-total = { $you ->
    [seat] You have
   *[other] { $seat } has
} { N($points, one: "point", more: "points") } in all: place { $place }.
event-own-total = { $you ->
    [seat] You have
   *[other] { $seat } has
} { N($points, one: "point", more: "points") }.
event-team-total = As partners ({ $seats }), { N($points, one: "point", more: "points") } in all: place { $place }.

refusal-start-taken = Somebody starts in { $city } already.
refusal-start-in-capital = Your team stands in { $capital } already: start farther away.
refusal-start-near-capital = { $city } is joined to { $capital } by a route.
refusal-not-in-hand = The { $card } is not in your hand.
refusal-solo-no-legate = After a Proconsul you may play any card but a Legate.
refusal-not-on-card = The card does not show this personality.
refusal-no-colonist-there = None of your colonists stands there.
refusal-moved-already = This colonist has moved in this action.
refusal-no-destination = { $steps ->
    [0] No step is left.
    [one] No free route can be reached with 1 step.
   *[other] No free route can be reached with { $steps } steps.
}
refusal-route-taken = { $you ->
    [seat] You have a colonist there already.
   *[other] { $seat } has a colonist there already.
}
refusal-route-no-stop = Colonists may cross here, but not stop.
refusal-route-too-far = { $has ->
    [one] That is too far: 1 step is left.
   *[other] That is too far: { $has } steps are left.
}
refusal-route-other-kind = Land colonists use land routes, sea colonists sea routes.
refusal-capital-no-villa = The capital never receives a villa.
refusal-villa-already = You have a villa in { $city } already.
refusal-not-adjacent = None of your colonists stands on a route at { $city }.
refusal-no-villa-left = All your villas are built.
refusal-villa-goods-short = A villa in { $city } costs { A($goods) }. You lack { A($missing) }.
refusal-villa-money-short = A villa in { $city } costs { N($needs, one: "sestertius", more: "sestertii") }; you have { $has }.
refusal-province-inactive = { $province } has produced: its marker shows coins.
refusal-not-received = You receive no { $good } now.
refusal-traded-already = You have sold or bought { $good } in this action already.
refusal-nothing-to-sell = You have no { $good }.
refusal-no-space = Your storehouse has no free space.
refusal-trade-money-short = { CAP(A($good)) } costs { N($needs, one: "sestertius", more: "sestertii") }; you have { $has }.
refusal-too-many-to-sell = You have only { MANY($has, $good) }.
refusal-too-many-to-buy = { CAP(A($good)) } costs { N($price, one: "sestertius", more: "sestertii") }; you have { N($has, one: "sestertius", more: "sestertii") } and { N($spaces, one: "free space", more: "free spaces") }.
refusal-no-card-to-copy = The discard pile of { $seat } is empty.
refusal-never-copied = The { $card } can never be copied.
refusal-partners-card = Your partner’s cards cannot be copied.
refusal-copied-already = Your team has copied the { $card } already.
refusal-solo-copies-no-legate = A Diplomat played after a Proconsul copies no Legate.
refusal-nothing-to-repeat = Under your Diplomat lies nothing a Magister could repeat.
refusal-magister-loop = A repeated Diplomat copies no Magister.
refusal-nowhere-to-settle = You need a colonist in your storehouse, 1 food and 1 tool.
refusal-no-colonist-stored = There is no { $way } colonist in your storehouse.
refusal-colonist-goods-short = A new colonist costs 1 food and 1 tool. You lack { A($missing) }.
refusal-only-the-capital = The Tribune brings a colonist to { $capital } only.
refusal-no-own-villa = You have no villa in { $city }.
refusal-kind-not-accepted = No { $way } route leads to { $city }.
refusal-first-placement-due = You chose to settle: place at least one colonist.
refusal-not-on-display = This card is not for sale now.
refusal-card-goods-short = The { $card } costs { A($price) }. You lack { A($missing) }.
refusal-no-second-proconsul = A Proconsul buys no Proconsul.
refusal-good-not-owned = You have no { $good }.
refusal-not-in-partners-hand = The { $card } is not in your partner’s hand.

# The fields of a sight, for the terminal and for screen readers.
sight-map = Map
sight-reduced = without the B cities
sight-teams = Teams
sight-turn = Turns played
sight-first_player = First player
sight-active = Active player
sight-praefectus_magnus = Praefectus Magnus
sight-concordia = CONCORDIA card
sight-last_turn = Last turn
sight-in_play = Card in play
sight-answering_legate = A Legate waits for its answer
sight-market = For sale
sight-stack_size = Stack
sight-stack_cards = Cards in the stack
sight-pantheon = Pantheon
sight-cash_bonus = Cash bonus
sight-cities = Cities
sight-provinces = Provinces
sight-move = Movement
sight-places = Places
sight-own = Yours
sight-id = name
sight-good = good
sight-villas = villas
sight-price = price
sight-money = sestertii
sight-goods = goods
sight-marker = marker
sight-coins = coins
sight-yields = villas would bring
sight-kind = kind
sight-route = route
sight-city = city
sight-card = card
sight-surcharge = surcharge
sight-team = team
sight-stored_land = land colonists stored
sight-stored_sea = sea colonists stored
sight-free_spaces = free spaces
sight-villas_left = villas left
sight-colonists = colonists on the board
sight-hand_size = cards in hand
sight-discard_size = cards discarded
sight-discard_top = top of the discard pile
sight-owned = all cards
sight-gods = points by god
sight-god_cards = cards by god
sight-points = points
sight-score_marker = score marker
sight-incoming = goods coming in
sight-player = player
sight-personality = personality
sight-solo = alone
sight-seat = seat
sight-steps_left = steps left
sight-picked = picked
sight-destinations = destinations
sight-moved = moved
sight-sell = can sell
sight-buy = can buy
sight-hand = hand
sight-discard = discard pile
sight-partner_hand = partner’s hand
sight-suggestion = suggestion
sight-means = can pay
sight-villa_refusals = no villa possible
sight-bonus_units = bonus of a province
sight-trade = trade
sight-per_card = worth of one more card
sight-market_worth = worth of the cards for sale
sight-seats = seats

# What advice counts: how much more or less.
term-vesta =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Vesta
term-jupiter =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Jupiter
term-saturnus =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Saturnus
term-venus =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Venus
term-mercurius =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Mercurius
term-mars =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Mars
term-minerva =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Minerva
term-concordia =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    } from Concordia
term-income =
    { $amount } { $amount ->
        [one] sestertius
       *[other] sestertii
    } { $way ->
        [more] more
       *[fewer] less
    } of income when provinces produce
term-colonists =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] colonist
       *[other] colonists
    }
term-cards =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] card
       *[other] cards
    }
term-goods =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] good
       *[other] goods
    }
term-money =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] sestertius
       *[other] sestertii
    }

# Before a slip: one question.
caution-nothing-bought-title = You have bought nothing
caution-nothing-bought = Your card would be played for nothing: you can afford a card of the market.
caution-nothing-bought-stay = Back to the market
caution-nothing-bought-go = Finish without buying
## The account of a match
account-course = Points if the gods had counted at the end of each round.
source-concordia = Concordia
tie-praefectus = Praefectus Magnus
tie-praefectus-by = by the Praefectus Magnus: { $best ->
    [0] who holds it
    [1] one seat from it
   *[other] { $best } seats from it
  }, the other { $other }

# Problems: what they are about, and what is at stake
theme-start = First city
theme-hand = The right card
theme-moving = Moving colonists
theme-building = Building villas
theme-colonists = Colonists and sestertii
theme-producing = Producing
theme-trading = Trading
theme-cards = Buying cards
stake-vesta = Vesta
stake-jupiter = Jupiter
stake-saturnus = Saturn
stake-venus = Venus
stake-mercurius = Mercury
stake-mars = Mars
stake-minerva = Minerva
stake-income = Income
stake-colonists = Colonists
stake-cards = Cards
stake-goods = Goods
stake-money = Sestertii
stake-concordia = Concordia card
# Orders in advance
order-card = Play your next card
order-card-note = Play it as soon as it is your turn, if your hand is the same. The rest is yours.
order-card-until = unless somebody buys

# What there is to do, as a button
do-play_card = Play
do-mercator_trade = Trade
do-buy_card = Buy
do-architect_build = Build

# What the coach points out before a decision; never the move itself.
coach-hand = { N($hand, one: "card", more: "cards") } in hand, { $pile } on the pile. The Tribune played now would bring { N($money, one: "sestertius", more: "sestertii") }.
coach-province = Your villas make most here: { $provinces } ({ N($goods, one: "good", more: "goods") }, without the bonus). Coins to be had instead: { $cash }.
coach-no-province = No active province would make your villas produce; coins to be had: { $cash }.
coach-god = One more card would be worth most today for { $god }: { N($points, one: "point", more: "points") }.
coach-room = Storehouse: { $free } of { $spaces } spaces free; purse: { N($money, one: "sestertius", more: "sestertii") }.
coach-sites = You could pay for a villa in { N($cities, one: "city", more: "cities") }, with a colonist beside it; { $villas } of yours are left to build.
coach-steps = Steps left: { $steps }. First count the cities in which you will build.
coach-dear = The price of the space comes on top of the card’s; the cards then slide to the left.
coach-colonists = { N($board, one: "colonist", more: "colonists") } on the board, { $left } in the storehouse. Instead of settling, you could receive { N($tax, one: "sestertius", more: "sestertii") }.
coach-last-turns = The end is triggered: this turn is one of the last.
