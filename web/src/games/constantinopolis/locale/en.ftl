# What Constantinopolis's drawn table says.
ui-b-ager = Farm
ui-b-pistrinum = Mill
ui-b-venatoris_domus = Lodge
ui-b-textrinum = Weaver
ui-b-lignarii_officina = Carpenter
ui-b-cura = Livestock
ui-b-figulina = Potter
ui-b-metallum = Mine
ui-b-armorum_faber = Arms
ui-b-fabri_officina = Forge
ui-b-conflatorium = Foundry
ui-b-sculptoris_domus = Sculptor
ui-b-vinaria = Vineyard
ui-b-caupona = Tavern
ui-b-vestificina = Tailor
ui-b-emporium = Harbour
ui-b-armamentarium = Armoury
ui-b-antiquarius = Antiques
ui-b-hospitium = Inn
ui-b-mensae = Shop
ui-b-redemptor = Developer
ui-b-taberna = Reseller
ui-b-horreum = Warehouse
ui-b-hippodromus = Hippodrome
ui-b-domus_regia = Palace
ui-b-wall_swap = Swap
ui-b-wall_bulk_sale = Bulk sale
ui-b-wall_contracts = Contracts
ui-b-wall_purchasing = Purchasing
ui-b-wall_tenure = Tenure
ui-b-wall_shipyard = Shipyard
ui-a-mensae = sale +1
ui-a-redemptor = build −5
ui-a-taberna = buy any
ui-a-horreum = stores 5
ui-a-wall_swap = 1 for 1
ui-a-wall_bulk_sale = 3 ▸ 10 gold
ui-a-wall_contracts = +1 card
ui-a-wall_purchasing = good −2
ui-a-wall_tenure = raise +3
ui-a-wall_shipyard = ship −3
ui-o-magister_officiorum = Magister
ui-o-praefectus_pretorio = Pretorio
ui-o-comes_thesaurorum = Comes
ui-o-praefectus_urbi = Urbi
ui-o-consul = Consul
ui-p-magister_officiorum = +3 contracts
ui-p-praefectus_pretorio = +1 good
ui-p-comes_thesaurorum = +4 gold
ui-p-praefectus_urbi = section · exchange
ui-p-consul = pre-empts
ui-pl-magister_officiorum = +3 contracts in phase 5
ui-pl-praefectus_pretorio = +1 good you make
ui-pl-comes_thesaurorum = +4 gold at once
ui-pl-praefectus_urbi = 1 wall section, or exchange cards
ui-pl-consul = pre-empt, or exchange cards
ui-power-magister_officiorum = Draws 3 more contracts in phase 5.
ui-power-praefectus_pretorio = Takes 1 good of a type its holder makes, at the end of the auction.
ui-power-comes_thesaurorum = Gets 4 gold at the end of the auction.
ui-power-praefectus_urbi = Once per round: builds a wall section, or exchanges 1 or 2 contracts.
ui-power-consul = Once per round: takes a building another declares, at its price, or exchanges 1 or 2 contracts.
ui-vacant = vacant
ui-gold-short = { $n } gold
ui-vacant-price = Vacant: yours for 2 gold.
ui-held-by = Held by { $name }, stake { $stake }.
ui-no-office = no office
ui-order-note = Order of play: that of the offices
ui-leads = bid at
ui-opens = bid from
ui-lost-here = lost this round
ui-stake = stake
ui-take = take
ui-take-free = take, free
ui-keep = keep
ui-challenge-from = bid from
ui-duel = Duel: { $office }
ui-duel-attack = you attack, { $holder } defends
ui-duel-defend = { $challenger } attacks, you defend
ui-duel-others = { $challenger } attacks, { $holder } defends
ui-duel-terms = stake { $stake } · raise by { $step } at least
ui-win-attack = If you win: { $holder } may take { $left } for nothing
ui-win-attack-free = If you win: { $office } is yours
ui-pass-attack = If you pass: you keep { $left } and choose again
ui-pass-attack-free = If you pass: you choose again
ui-win-defend = If { $challenger } passes: you keep { $office } and pay your bid
ui-pass-defend = If you pass: { $left } is yours for nothing, or another office
ui-pass-defend-none = If you pass: you choose another office
ui-open-bid = Open at
ui-raise = Raise to
ui-note-range = From { $least } to { $most } gold.
ui-note-no-bid = You cannot raise any more.
ui-note-comes = The Comes gives { $gold } gold back at the end.
ui-in-duel = in a duel
ui-at-most = at most
ui-donation = Donate
ui-row-buy = Buy: { $good }
ui-row-sell = Sell: { $good }
ui-row-donate = Donation: { $good }
ui-not-traded = This market does not trade in it.
ui-round-n = round { $round }
ui-pile = ×{ $n }
ui-no-next = This is the last market.
ui-market-now = Market of round { $round }
ui-market-next = Next market
ui-about-permit = Permit { $permit }, { $cost } gold
ui-about-cost = { $cost } gold
ui-about-output = Makes { $goods } each round
ui-about-input = Once per round: { $goods } for { $gold } gold and { $fame } fame
ui-about-fame = { $fame } fame when built
ui-about-owners = Owners: { $names }
ui-about-reward = Brings { $gold } gold and { $fame } fame
ui-about-trade = { $good }: at most { $limit }, buy { $buy }, sell { $sell }
ui-about-donation = Donation: { $quantity } × { $good } for { $fame } fame
ui-c-production = Production
ui-c-commercial = Commerce
ui-c-utility = Utility
ui-c-public = Public
ui-c-wall = Wall sections
ui-c-ships = Ships
ui-c-contracts = Contracts
ui-t-production = Prod.
ui-t-commercial = Trade
ui-t-utility = Utility
ui-t-public = Public
ui-t-wall = Sections
ui-one-each = 1 per turn
ui-dearest = the dearest first
ui-free = free
ui-needs-permit = needs { $permit }
ui-lacking = missing
ui-built-now = { $building } built this turn
ui-may-preempt = { $name } may pre-empt
ui-may-preempt-gold = { $name } (Consul, { $gold } gold) may pre-empt
ui-preemptible = The Consul could pre-empt it.
ui-then = then { $price }
ui-last-one = the last
ui-phase-n = phase { $n }
ui-fame-word = fame
ui-left = { $n } left
ui-ships-left = { $n } left.
ui-ship-holds = { N($spaces, one: "space", more: "spaces") }, { $passengers } of them for passengers
ui-ship-long = Voyage of 2 rounds: { $fame } fame at departure
ui-discard-n = discard { $n }
ui-discard-empty = The discard pile is empty.
ui-deck-note = { N($n, one: "contract", more: "contracts") } in the deck.
ui-s-small = Small
ui-s-medium = Medium
ui-s-large = Large
ui-l-small = S
ui-l-medium = M
ui-l-large = L
ui-yard = Shipyard
ui-one-ship = 1 ship per round
ui-port = Port
ui-sea = sea
ui-port-note = sails when all have finished
ui-port-empty = No ship in the Port.
ui-back-in = { $round ->
    [0] home at the final scoring
   *[other] home in round { $round }
}
ui-at-sea = { $ship } · at sea
ui-planned = { $ship } · planned
ui-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ui-returns = { $round ->
    [0] home at the scoring
   *[other] home in round { $round }
}
ui-same = (as before)
ui-empty = empty
ui-empty-stays = Empty: stays in the Port
ui-no-passengers = no passengers
ui-at-departure = leaving
ui-paid-in = { $round ->
    [0] paid at the final scoring
   *[other] paid in round { $round }
}
ui-in-round = { $round ->
    [0] scoring
   *[other] round { $round }
}
ui-longer = longer voyage
ui-load-on = Load on: { $ship }
ui-passenger = passenger
ui-your-contracts = Your contracts
ui-your-contracts-theirs = { $whose }’s contracts
ui-in-hand = { $n } in hand
ui-loaded-n = { $n } loaded
ui-loads-hidden = loads hidden from others
ui-missing = lacks { $n }
ui-kept = kept under a trading post
ui-hand-note = rounds of voyage · “–”: not taken aboard · posts: { $posts }
ui-no-hand = No contract in hand.
ui-exchange = Exchange 1 or 2 cards ({ $office })
ui-post-free = Free post
ui-post-card = +1 card, phase 5
ui-post-next = { $n ->
    [1] 1st post
    [2] 2nd post
    [3] 3rd post
   *[other] { $n }th post
}
ui-post-note = { $price } gold, in phase 6: draws 1 contract, and keeps one card each round.
ui-treasury = treasury
ui-per-round = { $n } / round
ui-in-store = in store
ui-stored-n = stored: { $n }
ui-tray-has = Available: { $n }
ui-tray-makes = Production: { $n } each round
ui-tray-makes-none = You make none.
ui-keeps = stores { $n }
ui-storage-note = At the end of the round you store { N($n, one: "good", more: "goods") } at most.
ui-your-city = Your city
ui-your-city-theirs = { $whose }’s city
ui-city-of = City of { $name }
ui-level = Level
ui-level-note = Contracts drawn by level: { $draws }
ui-draws = draws
ui-used = used
ui-new = new
ui-build = Build
ui-ask-build = { $building }: how will you pay?
ui-ask-ship = { $place }, { $cargo }: on which ship?
ui-then-level = Level { $level }: draws { $draws }
ui-then-opens = opens permit { $permit }
ui-then-fame = fame { $before } ▸ { $after }
ui-then-walls = wall sections: { $before } ▸ { $after } fame
ui-then-active = to use: +{ $gold } gold, +{ $fame } fame
ui-then-space = space { $n } / 12
ui-note-build = Choose a building, a market price or a building of your city.
ui-note-load = Choose a contract, then a ship in the Port; market, posts and shipyard stay open.
ui-note-preempt = You would have { $left } gold left; { $name } would not build it.
ui-note-keep = A free post keeps one card; the rest is discarded.
ui-note-offer = Add what you give and what you ask for, then send it.
ui-note-propose = Choose with whom; they may accept or refuse.
ui-note-donate = The market’s “Donate” row shows what the city asks for.
ui-note-store_good = Pick the goods to store.
ui-note-trade_show = Others can only ask for contracts you have shown.
ui-trade-gives = { $name } gives
ui-trade-you-give = You give
ui-trade-secret = The proposal is being prepared.
ui-trade-shows = Shows { $n } of { N($hand, one: "contract", more: "contracts") }
ui-proposals = { $n ->
    [one] 1 proposal left
   *[other] { $n } proposals left
}
ui-hidden-card = hidden
ui-nothing = nothing
ui-fame-track = Fame
ui-ph-auction = Offices
ui-ph-ships = Ships
ui-ph-production = Production
ui-ph-construction = Construction
ui-ph-draw = Draw
ui-ph-acceptance = Contracts
ui-ph-donation = Donation
ui-ph-end_of_round = End of round
ui-tab-market = Market
ui-tab-city = City
ui-tab-fleet = Fleet
ui-tour-goal =
    The aim: most fame at the end, after nine rounds at the latest. It comes from contracts delivered, long voyages,
    gifts, public buildings, wall sections and the gold you have left.
ui-tour-console = The question of the moment stands here; click what is lit on the table to answer it.
ui-tour-offices = Five offices give the order of play and a power: they are bid for at the start of each round.
ui-tour-own = Your city: buildings make, trade and store goods.
ui-tour-trays = Your gold and goods; below each, what a round brings.
ui-tour-seats = The others: office, gold, goods, buildings and fleet are public.
ui-w-keep = Keep my office
ui-w-vacant = Take { $office } · 2 gold
ui-w-challenge = Bid: { $office }
ui-w-free_take = { $office } for nothing
ui-w-relief = { $office } for nothing
ui-pair = { $a }: { $b }
ui-propose = Propose a trade
ui-note-preempt-copies = You would have { $left } gold left; { $n ->
    [one] one remains for { $name }
   *[other] { $n } remain for { $name }
}.
ui-let-pass = Let it pass
ui-preempt = Pre-empt
ui-ask-no-more = Do not ask again this round
ui-ask-from = Ask from { $gold } gold
ui-ask-again = ask again
ui-asked-never = Pre-emption: none this round
ui-asked-from = Pre-emption: from { $gold } gold
ui-defend-to = Defend up to
ui-bid-to = Bid up to
ui-up-to-note = A secret maximum: the game raises by the least for you, then passes.
ui-ask-sale = { $good }: how many do you sell?
ui-sell-n = Sell { $n }
ui-to-stalls = Free trade
ui-to-harbour = Back to the port
ui-note-stalls = Propose a trade, or touch a contract in your hand to show it to all.
ui-note-last_ship = You come earlier in office order.
ui-note-trade_answer = Accept, refuse, or go on loading first.
ui-proposal-to = { $name } waits for the answer of { $partner }
ui-forecast = If the game ended now
ui-forecast-n = { $n } at the end
ui-forecast-lines = { $fame } fame · ships at sea +{ $ships } · wall sections +{ $walls } · gold +{ $gold }
ui-forecast-wall = Next wall section: +{ $fame } fame
ui-forecast-gold = 15 gold at the end = 1 fame
ui-level-short = Lv.
ui-proposal-to-you = { $name } waits for your answer
