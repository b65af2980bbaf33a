# Constantinopolis in English. Keys: see docs/adding-a-game.md.
game = Constantinopolis
game-pitch = Build workshops, bid for the emperor’s offices and send ships to every shore: nine rounds for fame in the greatest city of the world.
money-words = gold

phase-auction = Auction of offices
phase-ships = Ships
phase-production = Production
phase-construction = Construction
phase-draw = Contract draw
phase-acceptance = Acceptance of contracts
phase-donation = Donation
phase-end_of_round = End of the round
phase-scoring = Final scoring
head-scoring = Final scoring

good-food = food
    .kind = mass
    .a = a crate of food
    .plural = crates of food
good-consumer = consumer goods
    .kind = many
    .a = a consumer good
    .plural = consumer goods
good-industrial = industrial goods
    .kind = many
    .a = an industrial good
    .plural = industrial goods
good-military = military goods
    .kind = many
    .a = a military good
    .plural = military goods
good-luxury = luxury goods
    .kind = many
    .a = a luxury good
    .plural = luxury goods
office-magister_officiorum = Magister Officiorum (I)
office-praefectus_pretorio = Praefectus Pretorio (II)
office-comes_thesaurorum = Comes Thesaurorum (III)
office-praefectus_urbi = Praefectus Urbi (IV)
office-consul = Consul (V)
ship-small = small ship
    .kind = one
ship-medium = medium ship
    .kind = one
ship-large = large ship
    .kind = one
category-production = production building
category-commercial = commercial building
category-utility = utility building
category-public = public building
category-wall = wall section
market-market_domus_regia = Domus Regia
market-market_portus_iulianus = Portus Iulianus
market-market_forum_costantinum = Forum Costantinum
market-market_opificies = Opificies
market-market_porta_aurea = Porta Aurea
building-ager = Ager (farm)
    .kind = one
building-pistrinum = Pistrinum (mill)
    .kind = one
building-venatoris_domus = Venatoris Domus (hunting lodge)
    .kind = one
building-textrinum = Textrinum (weaver)
    .kind = one
building-lignarii_officina = Lignarii Officina (carpenter)
    .kind = one
building-cura = Cura (livestock farm)
    .kind = one
building-figulina = Figulina (pottery)
    .kind = one
building-metallum = Metallum (mine)
    .kind = one
building-armorum_faber = Armorum Faber (arms factory)
    .kind = one
building-fabri_officina = Fabri Officina (forge)
    .kind = one
building-conflatorium = Conflatorium (foundry)
    .kind = one
building-sculptoris_domus = Sculptoris Domus (sculptor)
    .kind = one
building-vinaria = Vinaria (vineyard)
    .kind = one
building-caupona = Caupona (tavern)
    .kind = one
building-vestificina = Vestificina (tailor)
    .kind = one
building-emporium = Emporium (trading harbour)
    .kind = one
building-armamentarium = Armamentarium (armoury)
    .kind = one
building-antiquarius = Antiquarius (antique shop)
    .kind = one
building-hospitium = Hospitium (inn)
    .kind = one
building-mensae = Mensae (shop)
    .kind = many
building-redemptor = Redemptor (property developer)
    .kind = one
building-taberna = Taberna (reseller)
    .kind = one
building-horreum = Horreum (warehouse)
    .kind = one
building-public_3 = public building worth 3 fame
    .kind = one
building-public_4 = public building worth 4 fame
    .kind = one
building-public_5 = public building worth 5 fame
    .kind = one
building-public_6 = public building worth 6 fame
    .kind = one
building-hippodromus_3 = Hippodromus (3 fame)
    .kind = one
building-hippodromus_4 = Hippodromus (4 fame)
    .kind = one
building-hippodromus_5 = Hippodromus (5 fame)
    .kind = one
building-hippodromus_6 = Hippodromus (6 fame)
    .kind = one
building-domus_regia_3 = Domus Regia (3 fame)
    .kind = one
building-domus_regia_4 = Domus Regia (4 fame)
    .kind = one
building-domus_regia_5 = Domus Regia (5 fame)
    .kind = one
building-domus_regia_6 = Domus Regia (6 fame)
    .kind = one
building-wall_swap = wall section of the swap
    .kind = one
building-wall_bulk_sale = wall section of the bulk sale
    .kind = one
building-wall_contracts = wall section of contracts
    .kind = one
building-wall_purchasing = wall section of purchasing
    .kind = one
building-wall_tenure = wall section of tenure
    .kind = one
building-wall_shipyard = wall section of the shipyard
    .kind = one
contract-food_1_near = one crate of food (near)
contract-food_1_mid = one crate of food (middle)
contract-food_1_far = one crate of food (far)
contract-food_2_near = two crates of food (near)
contract-food_2_mid = two crates of food (middle)
contract-food_2_far = two crates of food (far)
contract-consumer_1_near = one consumer good (near)
contract-consumer_1_mid = one consumer good (middle)
contract-consumer_1_far = one consumer good (far)
contract-consumer_2_near = two consumer goods (near)
contract-consumer_2_mid = two consumer goods (middle)
contract-consumer_2_far = two consumer goods (far)
contract-industrial_1_near = one industrial good (near)
contract-industrial_1_mid = one industrial good (middle)
contract-industrial_1_far = one industrial good (far)
contract-industrial_2_near = two industrial goods (near)
contract-industrial_2_mid = two industrial goods (middle)
contract-industrial_2_far = two industrial goods (far)
contract-military_1_near = one military good (near)
contract-military_1_mid = one military good (middle)
contract-military_1_far = one military good (far)
contract-military_2_near = two military goods (near)
contract-military_2_mid = two military goods (middle)
contract-military_2_far = two military goods (far)
contract-luxury_1_near = one luxury good (near)
contract-luxury_1_mid = one luxury good (middle)
contract-luxury_1_far = one luxury good (far)
contract-luxury_2_near = two luxury goods (near)
contract-luxury_2_mid = two luxury goods (middle)
contract-passenger_1_near = a passenger (near)
contract-passenger_1_mid = a passenger (middle)
contract-passenger_1_far = a passenger (far)
destination-constantinopolis = Constantinople
destination-nicomedia = Nicomedia
destination-heraclea = Heraclea
destination-cyzicus = Cyzicus
destination-lampsacus = Lampsacus
destination-thessalonica = Thessalonica
destination-nicaea = Nicaea
destination-athenae = Athens
destination-ephesus = Ephesus
destination-smyrna = Smyrna
destination-corinthus = Corinth
destination-trapezus = Trebizond
destination-chersonesus = Cherson
destination-alexandria = Alexandria
destination-antiochia = Antioch
destination-carthago = Carthage
destination-ravenna = Ravenna
destination-roma = Rome
destination-syracusae = Syracuse

option-free_trade = Free trade
option-free_trade-note = While ships are loaded, contracts, goods and gold may change hands by agreement.
option-one_duel_per_office = One duel for each office
option-one_duel_per_office-note = Whoever loses a duel for an office may not bid for it again in that auction.

word-keep = Keep your office
word-vacant = Take the office of { $office } for 2 gold
word-challenge = Bid for the office of { $office }
word-free_take = Take the office of { $office } for nothing
word-relief = Take the office of { $office } without paying
word-bid = Bid { $amount } gold
word-up_to = Bid up to { $amount } gold
word-pass = Pass
word-pretorio = Receive { A($good) }
word-build = Build { A($building) }
word-build_with_redemptor = Build { A($building) } with the Redemptor, 5 gold less
word-preempt = { $answer ->
    [yes] Pre-empt it
   *[no] Let it pass
}
word-buy = Buy { A($good) }
word-sell = Sell { A($good) }
word-activate = Use { THE($building) }
word-wall_swap = Swap a good (wall section)
word-wall_bulk_sale = Sell 3 goods for 10 gold (wall section)
word-give = Give { A($good) }
word-take = Take { A($good) }
word-end_turn = Finish building
word-load = Load { $contract }
word-ship = Ship { $number }
word-buy_post = Buy a trading post
word-buy_ship = Buy { A($ship) }
word-exchange = Exchange contracts
word-discard = Discard { $contract }
word-stop = Leave it at that
word-finish = Finish loading
word-keep_contract = Keep { $contract }
word-donate = Donate { $good }
word-store = Store { A($good) }
word-show = Show { $contract }
word-trade_with = Propose a trade to { $seat }
word-give_gold = Give { $amount } gold
word-give_contract = Give { $contract }
word-ask = Ask for { A($good) }
word-ask_gold = Ask for { $amount } gold
word-ask_contract = Ask for { $contract }
word-send = Send the proposal
word-drop = Drop the proposal
word-accept = Accept
word-refuse = Refuse
word-withdraw = Withdraw your proposal

# What the journal says of a word that no event tells of.
told-word-up_to = { $seat } bids up to { $amount } gold.

ask-auction_choose = { $office ->
    [none] You have lost your office: choose another one
   *[other] You are { $office }: keep this office, take a vacant one (2 gold) or bid for another
}
ask-auction_bid = { $bid ->
    [0] Open the duel for { $office }: at least { $lowest } gold
   *[other] The bid for { $office } stands at { $bid } gold: raise to at least { $lowest } gold, or pass
}
ask-pretorio_good = Praefectus Pretorio: which good do you receive?
ask-build_turn = Build, trade and use your buildings; you have { $gold } gold
ask-preempt = { $builder } declares { A($building) }: take it yourself for { $price } gold?
ask-wall_swap = { $given ->
    [none] Which good do you give?
   *[other] Which good do you take for { $given }?
}
ask-wall_bulk_sale = { $left ->
    [1] Give 1 more good
   *[other] Give { $left } more goods
}
ask-accept_turn = { $asked ->
    [ship] Which ship do you load with { $contract }?
    [last_ship] { $buyer } wants the last { $ship }: you come first. Do you take it?
    [exchange] { $done ->
        [0] Which contract do you exchange?
       *[other] Exchange a second contract?
    }
    [wall_swap] { $given ->
        [none] Which good do you give?
       *[other] Which good do you take for { $given }?
    }
    [wall_bulk_sale] { $left ->
        [1] Give 1 more good
       *[other] Give { $left } more goods
    }
    [trade_offer] What do you give { $partner }, what do you ask for?
    [trade_answer] { $proposer } proposes a trade: do you accept? You have { $gold } gold
   *[turn] Load contracts, trade, buy; you have { $gold } gold
}
ask-exchange = { $done ->
    [0] Which contract do you exchange?
   *[other] Exchange a second contract?
}
ask-keep_contract = { $posts ->
    [0] All your trading posts lie on contracts
    [1] Keep a contract for the next round? You have 1 free post
   *[other] Keep contracts for the next round? You have { $posts } free posts
}
ask-donate = Donate goods to the city for fame?
ask-store_good = { $left ->
    [1] Which good do you store? There is room for 1
   *[other] Which goods do you store? There is room for { $left }
}
ask-trade_show = Show contracts you would trade?
ask-trade_propose = { $left ->
    [1] Propose a trade? You have 1 proposal left
   *[other] Propose a trade? You have { $left } proposals left
}
ask-trade_offer = What do you give { $partner }, what do you ask for?
ask-trade_answer = { $proposer } proposes a trade: do you accept?
wait-auction_choose = { $seat } chooses an office
wait-auction_bid = { $seat } bids for { $office }
wait-pretorio_good = { $seat } takes a good as Praefectus Pretorio
wait-build_turn = { $seat } builds and trades
wait-preempt = { $seat } may pre-empt { THE($building) }
wait-wall_swap = { $seat } swaps a good
wait-wall_bulk_sale = { $seat } sells goods in bulk
wait-accept_turn = { $seat } loads in secret and trades
wait-exchange = { $seat } exchanges contracts
wait-keep_contract = { $seat } chooses contracts to keep
wait-donate = { $seat } may donate goods
wait-store_good = { $seat } chooses the goods to store
wait-trade_show = { $seat } may show contracts
wait-trade_propose = { $seat } may propose a trade
wait-trade_offer = { $seat } prepares a proposal to { $partner }
wait-trade_answer = { $seat } thinks about a proposal

event-markets-laid = The first market is { $current }; { $next } will follow.
event-figure = { $you ->
    [seat] You start
   *[other] { $seat } starts
} as { $office }.
event-round = Round { $round }.
event-last-round = Round { $round }: the last one.
event-kept = { $you ->
    [seat] You remain
   *[other] { $seat } remains
} { $office }.
event-vacant = { $you ->
    [seat] You become
   *[other] { $seat } becomes
} { $office } for { $price } gold.
event-free-take = { $you ->
    [seat] You become
   *[other] { $seat } becomes
} { $office } for nothing.
event-relief = { $you ->
    [seat] You become
   *[other] { $seat } becomes
} { $office } without paying.
event-challenge = { $you ->
    [seat] You bid against { $holder } for the office of { $office }.
    [holder] { $seat } bids against you for the office of { $office }.
   *[other] { $seat } bids against { $holder } for the office of { $office }.
}
event-bid = { $you ->
    [seat] You bid
   *[other] { $seat } bids
} { $amount } gold for the office of { $office }.
event-passed = { $you ->
    [seat] You pass
   *[other] { $seat } passes
}.
event-defended = { $you ->
    [seat] You remain
   *[other] { $seat } remains
} { $office } with a bid of { $price } gold.
event-ousted = { $you ->
    [seat] You oust { $holder } and become { $office } for { $price } gold.
    [holder] { $seat } ousts you and becomes { $office } for { $price } gold.
   *[other] { $seat } ousts { $holder } and becomes { $office } for { $price } gold.
}
event-comes-gold = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { $gold } gold as Comes Thesaurorum.
event-pretorio = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { A($good) } as Praefectus Pretorio.
event-came-home = { $you ->
    [seat] Your { $ship } comes home with { $contracts }: { $gold } gold, { $fame } fame.
   *[other] { $seat }’s { $ship } comes home with { $contracts }: { $gold } gold, { $fame } fame.
}
event-produced = { $you ->
    [seat] You produce
   *[other] { $seat } produces
} { A($goods) }.
event-declared = { $you ->
    [seat] You declare
   *[other] { $seat } declares
} { A($building) }.
event-let-pass = { $you ->
    [seat] You do not pre-empt
   *[other] { $seat } does not pre-empt
} { THE($building) }.
event-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
} { A($building) } for { $price } gold.
event-redemptor = { $you ->
    [seat] You give { A($good) } to the Redemptor and pay { $gold } gold less.
   *[other] { $seat } gives { A($good) } to the Redemptor and pays { $gold } gold less.
}
event-preempted = { $you ->
    [seat] You pre-empt { $builder } and take { THE($building) } for { $price } gold.
    [builder] { $seat } pre-empts you and takes { THE($building) } for { $price } gold.
   *[other] { $seat } pre-empts { $builder } and takes { THE($building) } for { $price } gold.
}
event-city-finished = { $you ->
    [seat] You have built
   *[other] { $seat } has built
} the last public building: the game ends with this round.
event-ended-turn = { $you ->
    [seat] You finish building
   *[other] { $seat } finishes building
}.
event-bought = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} { A($good) } for { $price } gold.
event-sold = { $you ->
    [seat] You sell
   *[other] { $seat } sells
} { A($good) } for { $price } gold.
event-activated = { $you ->
    [seat] You use
   *[other] { $seat } uses
} { THE($building) }: { A($goods) } for { $gold } gold, { $fame } fame.
event-swapped = { $you ->
    [seat] You swap
   *[other] { $seat } swaps
} { A($given) } for { A($taken) }.
event-bulk-given = { $you ->
    [seat] You give
   *[other] { $seat } gives
} { A($good) } for the bulk sale.
event-bulk-sale = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { $gold } gold for the bulk sale.
event-drew = { $cards ->
    [0] { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } no contract.
    [1] { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } 1 contract.
   *[other] { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $cards } contracts.
}
event-drew-cards = You draw { $contracts }.
event-reshuffled = The discard pile becomes a new deck of { N($cards, one: "contract", more: "contracts") }.
event-loaded = { $you ->
    [seat] You load
   *[other] { $seat } loads
} { $contract } on ship { $number }.
event-bought-post = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} trading post no. { $number } for { $price } gold.
event-bought-ship = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} a { $ship } for { $price } gold.
event-ship-wanted = { $you ->
    [seat] You want
   *[other] { $seat } wants
} the last { $ship }: those who come earlier in office order are asked first.
event-ship-left = { $you ->
    [seat] You leave
   *[other] { $seat } leaves
} the { $ship } to the next.
event-exchanged = { $you ->
    [seat] You exchange
   *[other] { $seat } exchanges
} { $contract }.
event-finished = { $you ->
    [seat] You have finished loading
   *[other] { $seat } has finished loading
}.
event-sailed = { $you ->
    [seat] Your
   *[other] { $seat }’s
} { $ship } sails for { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
} with { $contracts }.
event-long-voyage = { $you ->
    [seat] You gain
   *[other] { $seat } gains
} { $fame } fame: long voyage of a { $ship }.
event-kept-card = { $you ->
    [seat] You keep
   *[other] { $seat } keeps
} { $contract }.
event-kept-contracts = { $cards ->
    [0] { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } no contract.
    [1] { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } 1 contract.
   *[other] { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } { $cards } contracts.
}
event-discarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { $contracts }.
event-donated = { $you ->
    [seat] You donate
   *[other] { $seat } donates
} { MANY($cubes, $good) }: { $fame } fame.
event-no-donation = { $you ->
    [seat] You donate
   *[other] { $seat } donates
} nothing.
event-market-changes = The market is now { $current }; { $next } will follow.
event-market-last = The market is now { $current }, the last one.
event-stored = { $you ->
    [seat] You store
   *[other] { $seat } stores
} { A($goods) }.
event-wall-fame = { $walls ->
    [1] { $you ->
        [seat] You own
       *[other] { $seat } owns
    } 1 wall section: { $fame } fame.
   *[other] { $you ->
        [seat] You own
       *[other] { $seat } owns
    } { $walls } wall sections: { $fame } fame.
}
event-gold-fame = { $you ->
    [seat] You have { $gold } gold left: { $fame } fame.
   *[other] { $seat } has { $gold } gold left: { $fame } fame.
}
event-showed = { $you ->
    [seat] You show
   *[other] { $seat } shows
} { $contract }.
event-trade-passed = { $you ->
    [seat] You propose
   *[other] { $seat } proposes
} no trade.
event-trade-opened = { $you ->
    [seat] You prepare a proposal to { $partner }.
    [partner] { $seat } prepares a proposal to you.
   *[other] { $seat } prepares a proposal to { $partner }.
}
event-trade-withdrawn = { $you ->
    [seat] You withdraw your proposal to { $partner }.
    [partner] { $seat } withdraws the proposal to you.
   *[other] { $seat } withdraws the proposal to { $partner }.
}
event-trade-lapsed = { $you ->
    [seat] Your proposal to { $partner } lapses.
    [partner] { $seat }’s proposal to you lapses.
   *[other] { $seat }’s proposal to { $partner } lapses.
}
event-trade-dropped = { $you ->
    [seat] You drop your proposal
   *[other] { $seat } drops the proposal
}.
event-proposed = { $gives ->
    [nothing] { $you ->
        [seat] You ask { $partner } for { proposed-asked-side } and offer nothing.
        [partner] { $seat } asks you for { proposed-asked-side } and offers nothing.
       *[other] { $seat } asks { $partner } for { proposed-asked-side } and offers nothing.
    }
   *[other] { $asks ->
        [nothing] { $you ->
            [seat] You offer { $partner } { proposed-given-side } and ask for nothing.
            [partner] { $seat } offers you { proposed-given-side } and asks for nothing.
           *[other] { $seat } offers { $partner } { proposed-given-side } and asks for nothing.
        }
       *[other] { $you ->
            [seat] You offer { $partner } { proposed-given-side } for { proposed-asked-side }.
            [partner] { $seat } offers you { proposed-given-side } for { proposed-asked-side }.
           *[other] { $seat } offers { $partner } { proposed-given-side } for { proposed-asked-side }.
        }
    }
}
proposed-given-cards = { $cards ->
    [one] { $cards } contract
   *[other] { $cards } contracts
}
proposed-given-side = { $gives ->
    [goods] { $lots }
    [gold] { $gold } gold
    [contracts] { proposed-given-cards }
    [goods_gold] { $lots } and { $gold } gold
    [goods_contracts] { $lots } and { proposed-given-cards }
    [gold_contracts] { $gold } gold and { proposed-given-cards }
   *[goods_gold_contracts] { $lots }, { $gold } gold and { proposed-given-cards }
}
proposed-asked-side = { $asks ->
    [goods] { $asked_lots }
    [gold] { $asked_gold } gold
    [contracts] { proposed-asked-cards }
    [goods_gold] { $asked_lots } and { $asked_gold } gold
    [goods_contracts] { $asked_lots } and { proposed-asked-cards }
    [gold_contracts] { $asked_gold } gold and { proposed-asked-cards }
   *[goods_gold_contracts] { $asked_lots }, { $asked_gold } gold and { proposed-asked-cards }
}
proposed-asked-cards = { $asked_cards ->
    [one] the contract { $asked_contracts }
   *[other] the contracts { $asked_contracts }
}
cubes-food_1 = 1 crate of food
cubes-food_2 = 2 crates of food
cubes-food_3 = 3 crates of food
cubes-food_4 = 4 crates of food
cubes-food_5 = 5 crates of food
cubes-food_6 = 6 crates of food
cubes-consumer_1 = 1 consumer good
cubes-consumer_2 = 2 consumer goods
cubes-consumer_3 = 3 consumer goods
cubes-consumer_4 = 4 consumer goods
cubes-consumer_5 = 5 consumer goods
cubes-consumer_6 = 6 consumer goods
cubes-industrial_1 = 1 industrial good
cubes-industrial_2 = 2 industrial goods
cubes-industrial_3 = 3 industrial goods
cubes-industrial_4 = 4 industrial goods
cubes-industrial_5 = 5 industrial goods
cubes-industrial_6 = 6 industrial goods
cubes-military_1 = 1 military good
cubes-military_2 = 2 military goods
cubes-military_3 = 3 military goods
cubes-military_4 = 4 military goods
cubes-military_5 = 5 military goods
cubes-military_6 = 6 military goods
cubes-luxury_1 = 1 luxury good
cubes-luxury_2 = 2 luxury goods
cubes-luxury_3 = 3 luxury goods
cubes-luxury_4 = 4 luxury goods
cubes-luxury_5 = 5 luxury goods
cubes-luxury_6 = 6 luxury goods
event-proposed-cards = The contracts offered are { $contracts }.
event-trade-accepted = { $you ->
    [seat] You accept the trade with { $proposer }.
    [proposer] { $seat } accepts the trade with you.
   *[other] { $seat } accepts the trade with { $proposer }.
}
event-trade-refused = { $you ->
    [seat] You refuse the trade with { $proposer }.
    [proposer] { $seat } refuses the trade with you.
   *[other] { $seat } refuses the trade with { $proposer }.
}

refusal-no-office = You have lost your office: there is none to keep.
refusal-office-held = { $seat } holds this office.
refusal-office-vacant = Nobody holds this office: take it for 2 gold.
refusal-vacant-short = A vacant office costs { $needs } gold, you have { $has }.
refusal-own-office = This is your own office.
refusal-office-lost = You have lost a duel for this office.
refusal-opening-short = The opening bid would be at least { $needs }, you have { $has } gold.
refusal-not-free = Only the office your challenger left is free, and only right after you were ousted.
refusal-no-relief = Relief is for those without an office who cannot pay 2 gold.
refusal-must-open = You are bidding for this office: name an opening bid.
refusal-bid-too-low = The bid must be at least { $lowest } gold.
refusal-bid-too-high = You cannot bid more than { $highest } gold.
refusal-bid-above-ceiling = No bid is higher than { $highest } gold.
refusal-not-made = You do not make { $good }.
refusal-none-left = There is no { $building } left.
refusal-category-built = Only one { $category } in a turn.
refusal-no-space = All your building spaces are taken.
refusal-same-name = You already own { A($building) }.
refusal-no-permit = You need a building with permit { $permit } first.
refusal-top-level = You already own 7 production buildings.
refusal-gold-short = It costs { $needs } gold, you have { $has }.
refusal-not-urbi = Only the Praefectus Urbi builds wall sections, in their own turn.
refusal-power-used = Your power as { $office } is used up for this round.
refusal-no-redemptor = You do not own the Redemptor.
refusal-redemptor-used = The Redemptor works once a round.
refusal-no-industrial = The Redemptor asks for 1 of your industrial goods.
refusal-not-traded = The current market does not trade { $good }.
refusal-sold-already = You have sold { $good } in this round.
refusal-bought-already = You have bought { $good } in this round.
refusal-limit-reached = The market limit for { $good } is reached ({ $limit }).
refusal-made = You make { $good } yourself: only the Taberna lets you buy it.
refusal-no-such-good = You have no { $good } available.
refusal-not-owned = You do not own { THE($building) }.
refusal-used-already = This building was used in this round.
refusal-input-missing = It needs { A($goods) }.
refusal-input-not-made = It takes only what you make yourself, and you lack { A($goods) }.
refusal-wall-not-owned = You do not own this wall section.
refusal-wall-used = This wall section was used in this round.
refusal-nothing-to-swap = A swap needs a good to give and another type that you make.
refusal-same-type = Take a type different from the one you gave.
refusal-too-few-goods = You need 3 available goods.
refusal-not-in-hand = You do not hold this contract ({ $contract }).
refusal-goods-missing = The contract needs { MANY($needs, $good) }, you have { $has }.
refusal-no-ship-fits = No ship in your Port can take { $contract }.
refusal-no-such-ship = You have no such ship.
refusal-at-sea = This ship is at sea.
refusal-ship-cannot = This contract cannot travel on a { $ship }.
refusal-ship-full = There is not enough room aboard.
refusal-passengers-full = No more passengers aboard.
refusal-same-ship = It is just like the ship before it: choose that one.
refusal-post-bought = You buy at most one trading post in a round.
refusal-posts-all-bought = You already own all 4 trading posts.
refusal-ship-bought = You buy at most one ship in a round.
refusal-no-ship-left = There is no { $ship } left in the supply.
refusal-no-exchange = Only the Consul and the Praefectus Urbi exchange contracts.
refusal-no-contract = You have no contract in hand.
refusal-first-card-missing = Choose a first contract to exchange.
refusal-kept-already = You already keep this contract ({ $contract }).
refusal-posts-taken = All your trading posts lie on contracts.
refusal-no-donation = The current market asks for no donation of { $good }.
refusal-donation-short = The donation takes { MANY($needs, $good) }, you have { $has }.
refusal-donation-not-made = You may donate only what you make, not { $good }.
refusal-none-to-store = No more { $good } to store.
refusal-shown-already = You have shown it already.
refusal-not-with-yourself = You cannot trade with yourself.
refusal-side-full = At most 6 goods and 2 contracts on each side.
refusal-giver-lacks = You do not have that much to give.
refusal-partner-lacks = { $partner } does not have that much.
refusal-not-shown = You may ask only for contracts that were shown.
refusal-empty-offer = A proposal needs at least one item.
refusal-no-free-trade = This match is played without free trade.
refusal-proposal-open = Your proposal is still open: wait for the answer or withdraw it.
refusal-no-proposal-left = You have sent all your proposals of this round.
refusal-partner-finished = { $partner } has finished.
refusal-nothing-to-withdraw = You have no open proposal.
refusal-nothing-to-answer = Nobody has proposed a trade to you.
refusal-asked-is-aboard = You have loaded what is asked for.
refusal-ship-wanted = Somebody already wants the last { $ship }: it is being settled.

sight-round = Round
sight-last_round = last round
sight-order = Order
sight-offices = Offices
sight-holder = holder
sight-tipped = power used
sight-stake = stake
sight-opening_bid = opening bid
sight-duel = Duel
sight-challenger = challenger
sight-bid = bid
sight-to_move = to move
sight-market = Market
sight-current = current
sight-next = next
sight-future_cards = future cards
sight-used = used
sight-plans = Building market
sight-ship_supply = Ships for sale
sight-deck_size = Contract deck
sight-discard = Discard pile
sight-preemption = Pre-emption
sight-storing = Storing
sight-trade = Trade
sight-trades = Proposals
sight-last_ships = Last ships
sight-buyer = buyer
sight-asked = asked
sight-own = Yours
sight-gold = gold
sight-fame = fame
sight-office = office
sight-power_used = power used
sight-offices_lost = offices lost
sight-level = production level
sight-draws = contracts to draw
sight-goods = goods
sight-makes = makes
sight-production = production
sight-storage = storage
sight-buildings = buildings
sight-categories_built = built this turn
sight-bought = bought
sight-sold = sold
sight-activated = used buildings
sight-marks = done this round
sight-posts = trading posts
sight-posts_on_contracts = posts on contracts
sight-next_post_price = next post
sight-hand_size = contracts in hand
sight-shown = shown contracts
sight-proposals_left = proposals left
sight-ships = ships
sight-finished = finished
sight-forecast = fame if the game ended now
sight-walls = wall sections
sight-total = total
sight-next_wall = next wall section
sight-hand = contracts
sight-loaded = contracts loaded
sight-buying_prices = buying
sight-selling_prices = selling
sight-ship_prices = ship prices
sight-maximum = secret maximum

# What advice counts: how much more or less.
term-fame =
    { $amount } { $way ->
        [more] more
       *[fewer] less
    } fame
term-money =
    { $amount } { $way ->
        [more] more
       *[fewer] less
    } gold
term-goods =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] good
       *[other] goods
    }
term-buildings =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] building
       *[other] buildings
    }
term-ships =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] ship
       *[other] ships
    }
term-aboard =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] contract aboard
       *[other] contracts aboard
    }
term-contracts =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] contract in hand
       *[other] contracts in hand
    }
term-posts =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] trading post
       *[other] trading posts
    }

# Before a slip: one question.
caution-contract-left-title = A contract could still sail
caution-contract-left = { $contract }: you have the goods and a ship with room for them.
caution-contract-left-stay = Back to the contracts
caution-contract-left-go = Finish anyway
## The account of a match
account-total = Fame
account-lead = { $points } fame to { $other }
account-equal = { $points } fame each
account-course = Fame if the match had stopped there: ships home, wall sections and gold counted.
source-ships = Ships
source-shops = Shops
source-public = Public buildings
source-gifts = Donations
source-walls = Wall sections
source-gold = Gold
tie-gold = Gold pieces
tie-gold-by = on gold: { $best } to { $other }
tie-goods = Goods
tie-goods-by = on goods: { $best } to { $other }

# Problems: what they are about, and what is at stake
theme-offices = Offices
theme-building = Building
theme-trading = Buying and selling
theme-walls = Wall sections and Consul
theme-contracts = Contracts
theme-ships = Ships
theme-donations = Donations and storage
stake-fame = Fame
stake-money = Gold
stake-goods = Goods
stake-buildings = Buildings
stake-ships = Fleet
stake-aboard = Cargoes
stake-contracts = Contracts at hand
stake-posts = Trading posts
# Orders in advance
order-office = Choose your office
order-office-note = When it is your turn to choose, if nobody has ousted you by then.
order-defend = Defend your office, up to a maximum
order-defend-note = If somebody bids against you, raise by the least, up to { $amount } gold. Beyond that, pass.
order-let-pass = Let others build
order-let-pass-note = Whenever the Consul is asked this round, let it pass.
order-let-pass-until = until somebody declares
order-donation = Decide on your donation
order-donation-note = When it is your turn to donate, if your goods are the same.

# What there is to do, as a button
do-auction_choose = Choose
do-auction_bid = Bid
do-build_turn = Build
do-accept_turn = Load
do-donate = Donate

# What the coach points out before a decision; never the move itself.
coach-rounds = { $left ->
    [one] One round comes after this one
   *[other] { $left } rounds come after this one
}, unless the city is finished earlier.
coach-last-round = This is the last round: what brings nothing now will bring nothing.
coach-offices = { $vacant ->
    [0] No office is vacant
    [one] One office is vacant, for { $cost } gold
   *[other] { $vacant } offices are vacant, for { $cost } gold
}. You have { $gold } gold, which must pay for your buildings as well.
coach-office = Keeping { $office } costs nothing unless somebody bids against you.
coach-duel = { $office }: the bid is { $bid }, you have { $gold } gold. Whoever loses pays nothing.
coach-gold-fame = At the end { $gold } gold make one fame: what is this office worth in this round?
coach-makes = You make { N($types, one: "type", more: "types") } out of five; your level is { $level }.
coach-level = You make { N($types, one: "type", more: "types") } out of five and will draw { N($draws, one: "contract", more: "contracts") }: a new type is often worth more than another cube.
coach-builds = With { $gold } gold { $plans ->
    [0] no building is within your reach
    [one] one building is within your reach
   *[other] { $plans } buildings are within your reach
}, one of each category.
coach-preempt = { $seat } loses this building if you take it for { $price }; you have { $gold } gold, and your power is then used.
coach-hand = { N($cards, one: "contract", more: "contracts") } in hand, { $filled ->
    [0] none that your goods fill
    [one] one that your goods fill
   *[other] { $filled } that your goods fill, each by itself
}; { N($room, one: "free space", more: "free spaces") } aboard in the port.
coach-posts = Trading posts: { $posts }. The next one costs { $price } gold, brings a contract at once and keeps one each round.
coach-keep = { N($cards, one: "contract", more: "contracts") } in hand, { N($posts, one: "trading post", more: "trading posts") }, { $used } of them on a contract already: the rest will be discarded.
coach-store = { N($goods, one: "cube", more: "cubes") }, room for { $storage }: { $lost ->
    [0] nothing is lost
    [one] one cube would be lost
   *[other] { $lost } cubes would be lost
} at the end of the round.
