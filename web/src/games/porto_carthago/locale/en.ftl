# What the drawn table of Porto Carthago says.
ui-board = The harbour of Carthage
ui-decade = Decade
ui-round = Round
ui-row = Row { $row }
ui-row-next = next entry
ui-row-later = afterwards
ui-in-row1 = Row 1: comes in at the next harbour entry.
ui-in-row2 = Row 2: comes in one decade later.
ui-charters = Charter ships
ui-dangers = dangers in the deck
ui-intrigue = Intrigue
ui-palace = Palace
ui-market = Market
ui-temple = Temple
ui-no-limit = no limit
ui-price = price
ui-price-title = The next good costs { N($price, one: "talent", more: "talents") }
ui-price-note = Prices of one purchase after another: { $list }; it rises again when the market is filled.
ui-price-refresh = After a refresh: { N($price, one: "talent", more: "talents") }.
ui-market-good = From the Merchant for { N($price, one: "talent", more: "talents") }.
ui-own = Your side of the table
ui-own-theirs = { $whose }’s side of the table
ui-talents = talents
ui-trade-points = trade
ui-store = Warehouse
ui-store-free = { $count ->
    [0] No free space
    [one] 1 free space
   *[other] { $count } free spaces
}
ui-privileges = Privileges
ui-no-privilege = none
ui-docks = Docks
ui-hidden = hidden amount
ui-knows = { $count ->
    [one] Has looked at 1 card of the deck
   *[other] Has looked at { $count } cards of the deck
}
ui-first-player = first player
ui-servants-of = The servants of { $name } ({ $count })
ui-on-docks = on docks
ui-on-spaces = on action spaces
ui-in-store = on the warehouse card
ui-slot-blocked = Blocked space
ui-slot-blocked-note = The Warehouse bonus frees it for { N($price, one: "talent", more: "talents") }.
ui-slot-free = Free space
ui-free = free
ui-no-bonus = no bonus
ui-no-bonus-space = This space has no bonus.
ui-bonus-warehouse = Warehouse
ui-bonus-palace = Palace
ui-no-card = No card yet
ui-space-cost = { $count ->
    [0] Costs no servant.
    [one] Costs 1 servant from your reserve.
   *[other] Costs { $count } servants from your reserve.
}
ui-tile-coins = Gain { N($count, one: "talent", more: "talents") }
ui-tile-coins-note = Instead of an action card.
ui-tile-refresh = Refresh the market
ui-tile-refresh-note = The market is renewed; you may buy one good for { N($price, one: "talent", more: "talents") }.
ui-ship-wants = Wants: { $good }. Pays { N($income, one: "talent", more: "talents") }.
ui-ship-danger = Danger { $danger } on a voyage; no effect at a dock.
ui-ship-grants = Privilege to keep: { $privilege }.
ui-ship-grants-now = Immediate privilege: { $privilege }.
ui-dock-free = Free dock
ui-dock-yours = Your servants
ui-dock-yours-theirs = { $whose }’s servants
ui-dock-of = Servants of { $name }
ui-dock-good = Waiting there: { $good }
ui-dock-no-ship = No ship at this dock
ui-loaded = loaded:
ui-ship-is-for = ship: { $good }
ui-waits = waits for
ui-waits-row = { $good }, row { $row }
ui-waits-wrong = the next one wants { $good }
ui-waits-other = its ship goes to { $dock }
ui-waits-nobody = waits for a ship
ui-no-ship = no ship
ui-berth-nobody = free dock
ui-berth-you = you
ui-berth-loads = { $name }:
ui-pair = { $what }: { $count }
ui-berth-bars = blocks: { $good } ({ $name })
ui-berth-empty = { $name }’s dock, empty
ui-turns-back = turns back: docks taken
ui-or = or
ui-under-deck = under the deck
ui-path-space = space { $space }
ui-charter-odds = temple { $temple }: succeeds { $good }/{ $all }
ui-charter-sure = danger { $danger }: sure success
ui-charter-lost = danger { $danger }: half the income
ui-voyage-watch = A good sails to the ship on top of the deck.
ui-voyage-odds = { $good ->
    [one] With { $temple } in the temple: 1 of { N($all, one: "card", more: "cards") } succeeds ({ $percent }%).
   *[other] With { $temple } in the temple: { $good } of { N($all, one: "card succeeds", more: "cards succeed") }
       ({ $percent }%).
}
ui-voyage-known = Top card: { $ship }, danger { $danger }.
ui-voyage-sure =
    With { $temple } in the temple: success, { N($income, one: "talent", more: "talents") } less the offering, 2 trade
    points.
ui-voyage-fails =
    With { $temple } in the temple: failure, { N($income, one: "talent", more: "talents") }, 1 trade point.
ui-voyage-success =
    Success: { N($income, one: "talent", more: "talents") } on average, offering { $offering }, 2 trade points.
ui-voyage-failure = Failure: { N($income, one: "talent", more: "talents") } on average, 1 trade point.
ui-voyage-home = The servant on the ship and one in the temple come home.
ui-deck-title = { $count ->
    [one] Ship deck: 1 ship
   *[other] Ship deck: { $count } ships
}
ui-deck-note = All other cards lie open; the order is unknown.
ui-deck-known = { $place }. { $ship }, danger { $danger } (only you)
ui-lighthouse-note = At harbour entry, the lighthouse decides who brings ships in.
ui-temple-note = On a voyage, the temple needs as many servants as the danger.
ui-lighthouse-order = Order of the lighthouse
ui-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ui-barred = barred
ui-turned-back = turned back
ui-which = Which one?
ui-nth-ship = { $n ->
    [1] 1st ship
    [2] 2nd ship
    [3] 3rd ship
   *[other] { $n }th ship
}
ui-nobody-lights = Nobody in the lighthouse: the ships come in by themselves.
ui-house-note = { N($points, one: "point", more: "points") } after decade IV: the match ends.
ui-path-box = Seats given at the end: { $list }
ui-path-none = No seats are given yet.
ui-path-gets = { $name }: { $seats } more if the match ended here
ui-path-got = { $name }: { $seats } more
ui-palace-seat = Palace seat { $n }
ui-palace-large = Large space of the palace
ui-palace-costs =
    { N($price, one: "talent", more: "talents") }, { N($points, one: "trade point", more: "trade points") } needed
ui-palace-next = This is the next seat.
ui-forecast = Palace + intrigue
ui-moved = { $moved } / { $limit } moved
ui-move-confirm = Move
ui-move-none = Move nobody
ui-nobody-left = Nobody is left to take away.
ui-interrupts = during the turn of { $name }
ui-ships-left = { $count ->
    [one] 1 more ship
   *[other] { $count } more ships
}
ui-then-palace =
    then Palace: { N($price, one: "talent", more: "talents") } (you have { $talents }),
    { N($points, one: "point", more: "points") } ({ $own })
ui-then-warehouse = then Warehouse: { N($price, one: "talent", more: "talents") } (you have { $talents })
ui-then-nothing = the Warehouse bonus has nothing left to free
ui-turn-note = choose a space below
ui-turn-note-privilege = choose a space below, or use a privilege
ui-take-note = it goes into your warehouse
ui-word-pass = Wait
ui-word-admit = Bring ships in
ui-word-bar = Bar one ship
ui-word-house = Trade house
ui-word-path = Intrigue path
ui-word-use_immediate = Use it
ui-word-skip_action = Without the action
ui-word-claim_dock = Claim a dock
ui-word-transfer = Change docks
ui-word-withdraw = Leave a dock
ui-word-carry_home = Warehouse
ui-word-man_charter = Board
ui-word-buy_final_seat = Buy the seat
ui-help-title = What can I do?
ui-help-wait = Another player decides. Point at anything you want to know about.
ui-help-any = What is lit can be chosen; what bears a cross says why it cannot.
ui-help-words = { $count ->
    [one] 1 choice.
   *[other] { $count } choices.
}
ui-help-turn_main = A space costs servants from your reserve and gives the action of its card, then its bonus.
ui-help-carry_to = On a dock whose ship wants this good it is loaded at once. At sea, the deck decides.
ui-help-choose_berth = A ship at a dock takes what waits there if it wants it, and keeps the place from others.
ui-help-place_trade_point = The trade house opens the palace seats; intrigue gives some at the end.
ui-help-set_lighthouse = The lighthouse chooses ships, the temple protects voyages, the reserve earns talents.
ui-tab-roads = Harbour
ui-tab-city = City
ui-tab-actions = Actions
ui-tour-goal =
    The aim: most servants in the palace at the end. Money and trade points open its places to you, each dearer than
    the last.
ui-tour-console = The question stands here; each button says what it surely changes.
ui-tour-harbour = The harbour: ships, docks and lighthouse. What is lit can be chosen with one click.
ui-tour-actions = The six action spaces, their price in servants and their bonus.
ui-tour-own = Your talents, servants, warehouse and privileges.
ui-tour-seats = What everybody has, for all to see.
ui-survey = danger { $danger }, { N($income, one: "talent", more: "talents") }
ui-where = Where?
ui-berth-yours = your dock, empty
ui-berth-yours-theirs = { $whose }’s dock, empty
ui-charter-of = Charter ship of { $name }
ui-rival-purse = Purse
ui-rival-servants = Servants placed
ui-rival-docks = docks
ui-rival-spaces = actions
ui-rival-docks-goods = Docks and goods
ui-rival-no-docks = No dock
ui-rival-hidden = hidden
ui-end-palace = The palace, seat by seat
ui-end-palace-note = In the order of the seats; the figure is the price in talents.
ui-ship-comes = { $nth ->
    [1] 1st { $ship } here
   *[other] { $nth }nd { $ship } here
}
ui-ship-expected = { $nth ->
    [1] expected: 1st { $ship }
   *[other] expected: { $nth }nd { $ship }
}
ui-dock-comes = Next entry: { $ship }.
ui-dock-expected = Next entry: { $ship }, unless the lighthouse decides otherwise.
ui-good-lost = lost: { $good }
ui-ship-left = ship left: { $good }
ui-house-opens = opens { N($price, one: "talent", more: "talents") } / { N($points, one: "point", more: "points") }
ui-house-tie = only breaks ties now
ui-house-early = tie-break, or an early end at { $points }
ui-house-ends = the match would end after decade IV
ui-path-later = nothing before space { $from }
ui-house-towards =
    { N($price, one: "talent", more: "talents") } / { N($points, one: "point", more: "points") }: { $missing } more
ui-path-pays = { $now ->
    [0] would give { $then } in the palace
   *[other] would give { $then } in the palace (now { $now })
}
ui-space-title = Space { $space }: { $action }
ui-word-choose_space = Space { $space }: { $action }
ui-word-use_privilege = Privilege: { $privilege }
ui-reach-able = You can pay this bonus: { $needs } of your { N($has, one: "talent", more: "talents") }.
ui-reach-talents = You lack talents: { $has } of { $needs }.
ui-reach-points = You lack trade points: { $has } of { $needs }.
ui-reach-servant = No reserve servant would be left for the palace.
ui-reach-blocked = All your storage spaces are free already.
ui-post-more = { $place }: one more servant
ui-at-sea = { $name }: a charter ship puts to sea…
ui-voyage-top = Top card
ui-voyage-aboard = aboard: { $good }
ui-voyage-sailed = at sea: { $good }
ui-voyage-danger = danger
ui-voyage-temple = in the temple
ui-voyage-won = Success
ui-voyage-lost = Failure
ui-voyage-offering = − { $offering } offering
ui-end-path = { N($count, one: "space", more: "spaces") } of the intrigue path
ui-end-given = { $name }: { $seats ->
    [one] 1 servant enters the palace
   *[other] { $seats } servants enter the palace
}
ui-end-path-nothing = The path gave nobody a seat.
ui-to-dock = dock { $dock }
