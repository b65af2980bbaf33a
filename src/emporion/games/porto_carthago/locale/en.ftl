# Porto Carthago in English. Keys: see docs/adding-a-game.md.
game = Porto Carthago
game-pitch = Claim docks, load foreign ships and plot your servants into the palace of Carthage.
money-words = talent talents

phase-setup = Setup
phase-harbour_entry = Harbour entry
phase-action_cards = Action cards
phase-first_player = First player
phase-income = Income
phase-market_fill = Market
phase-actions = Actions
phase-final_actions = Final actions
head-setup = Setup
head-actions = Decade { $round } · Action round { $lap }
head-final_actions = Final actions
chip-chose-space = { $action }, space { $space }{ $servants ->
    [0] {""}
    [1] {" "}· 1 servant
   *[other] {" "}· { $servants } servants
}

good-grain = grain
good-wine = wine
good-oil = olive oil
good-purple = purple dye
good-ivory = ivory

civilisation-egypt = Egypt
civilisation-greece = Greece
civilisation-etruria = Etruria
civilisation-iberia = Iberia
civilisation-phoenicia = Phoenicia
civilisation-numidia = Numidia

dock-egypt_1 = Egypt I
dock-egypt_2 = Egypt II
dock-greece_1 = Greece I
dock-greece_2 = Greece II
dock-etruria_1 = Etruria I
dock-etruria_2 = Etruria II
dock-iberia_1 = Iberia I
dock-iberia_2 = Iberia II
dock-phoenicia_1 = Phoenicia I
dock-phoenicia_2 = Phoenicia II
dock-numidia_1 = Numidia I
dock-numidia_2 = Numidia II

ship-egypt_grain = Egyptian grain ship
ship-egypt_wine = Egyptian wine ship
ship-egypt_oil = Egyptian oil ship
ship-egypt_purple = Egyptian purple ship
ship-egypt_ivory = Egyptian ivory ship
ship-greece_grain = Greek grain ship
ship-greece_wine = Greek wine ship
ship-greece_oil = Greek oil ship
ship-greece_purple = Greek purple ship
ship-greece_ivory = Greek ivory ship
ship-etruria_grain = Etruscan grain ship
ship-etruria_wine = Etruscan wine ship
ship-etruria_oil = Etruscan oil ship
ship-etruria_purple = Etruscan purple ship
ship-etruria_ivory = Etruscan ivory ship
ship-iberia_grain = Iberian grain ship
ship-iberia_wine = Iberian wine ship
ship-iberia_oil = Iberian oil ship
ship-iberia_purple = Iberian purple ship
ship-iberia_ivory = Iberian ivory ship
ship-phoenicia_grain = Phoenician grain ship
ship-phoenicia_wine = Phoenician wine ship
ship-phoenicia_oil = Phoenician oil ship
ship-phoenicia_purple = Phoenician purple ship
ship-phoenicia_ivory = Phoenician ivory ship
ship-numidia_grain = Numidian grain ship
ship-numidia_wine = Numidian wine ship
ship-numidia_oil = Numidian oil ship
ship-numidia_purple = Numidian purple ship
ship-numidia_ivory = Numidian ivory ship

privilege-contract_bonus = Contract bonus
privilege-contract_bonus-note = At once: 3 talents.
privilege-survey_deck = Look and sort the deck
privilege-survey_deck-note = Look at the top 3 ship cards and put them back in any order.
privilege-load_any_good = Load any good
privilege-load_any_good-note = Load the good on one of your docks onto the ship there, whatever it wants.
privilege-move_servants = Move servants
privilege-move_servants-note = Move up to 3 servants of anybody between lighthouse and temple.
privilege-trade_point = Trade point
privilege-trade_point-note = At once: 1 trade point.
privilege-intrigue_servant = Intrigue servant
privilege-intrigue_servant-note = At once: 1 reserve servant onto the intrigue path.
privilege-palace_seat = Palace seat
privilege-palace_seat-note = Buy the cheapest palace seat at its price, without the trade points it asks for.
privilege-bring_ship = Bring a ship
privilege-bring_ship-note = A ship of row 1 comes into the harbour at once.

action-captain = Captain
action-captain-note = A reserve servant mans a charter ship.
action-aristocrat = Aristocrat
action-aristocrat-note = Move up to 5 of your servants between lighthouse, temple and reserve.
action-stevedore = Stevedore
action-stevedore-note = Claim a dock, move from one dock to another, or give one up.
action-merchant = Merchant
action-merchant-note = Buy a good of the market.
action-carrier = Carrier
action-carrier-note = Carry a good to one of your docks, home, or onto a charter ship.

bonus-none = no bonus
bonus-warehouse = Warehouse
bonus-warehouse-note = For 6 talents a servant leaves your warehouse card.
bonus-palace = Palace
bonus-palace-note = Buy the cheapest palace seat.

place-reserve = reserve
place-lighthouse = Lighthouse
place-temple = Temple of Baal
place-trade_house = Trade house
place-intrigue_path = Intrigue path
place-charter_ship = Charter ship
place-bag = Bag

option-first_player_by_lot = First player by lot
option-first_player_by_lot-note = If not, you choose the seat that begins.
option-first_seat = Seat that begins
option-first_seat-note = This seat plays first, then the others in the order of the table.
option-open_money = Open money
option-open_money-note = Everybody sees everybody’s talents.
option-privileges_expire_at_turn_end = Privileges expire
option-privileges_expire_at_turn_end-note = A kept privilege is lost if it is not used by the end of your turn.
option-final_seat_needs_good_on_dock = Final seat needs a good on a dock
option-final_seat_needs_good_on_dock-note = The final seat is sold only if the last harbour entry takes place.

word-claim = Claim { $dock }
word-pass = Claim no dock now
word-take = Take { $good }
word-admit = Bring ships in
word-bar = Bar a ship
word-admit_ship = Bring in: { $ship }
word-bar_ship = Bar: { $ship }
word-berth = Berth at { $dock }
word-load = Load at { $dock }
word-house = Into the trade house
word-path = Onto the intrigue path
word-use_immediate = Use the privilege
word-decline = Decline
word-use_privilege = Use the privilege of: { $ship }
word-take_coins = Take 3 talents
word-refresh_market = Refresh the market
word-choose_space = Action space { $space }
word-skip_action = Skip the action
word-take_bonus = Take the bonus
word-end_turn = End my turn
word-man_charter = Man a charter ship
word-set_lighthouse = { $servants ->
    [0] No servant in the lighthouse
    [one] 1 servant in the lighthouse
   *[other] { $servants } servants in the lighthouse
}
word-set_temple = { $servants ->
    [0] No servant in the temple
    [one] 1 servant in the temple
   *[other] { $servants } servants in the temple
}
word-claim_dock = Claim a dock
word-transfer = Move to another dock
word-withdraw = Give up a dock
word-withdraw_from = Give up { $dock }
word-transfer_from = Leave { $dock }
word-transfer_to = Move to { $dock }
word-buy = Buy { $good }
word-buy_nothing = Buy nothing
word-carry = Carry { $good } out of the warehouse
word-carry_from = Carry the good away from { $dock }
word-carry_to = Carry to { $dock }
word-carry_home = Carry into your warehouse
word-charter = Send on a charter ship
word-survey_next = Put back on the deck: { $ship }
word-load_any_good = Load whatever lies at { $dock }
word-to_temple = { $you ->
    [seat] Your servant
   *[other] Servant of { $seat }
}: from the lighthouse to the temple
word-to_lighthouse = { $you ->
    [seat] Your servant
   *[other] Servant of { $seat }
}: from the temple to the lighthouse
word-stop = Move nobody else
word-bring_ship = Bring: { $ship }
word-buy_final_seat = Buy the final seat

# What the journal says of a word that no event tells of.
told-word-berth = { $seat } chooses { $dock }.
told-word-bring_ship = { $seat } brings in the { $ship }.
told-word-buy_nothing = { $seat } buys nothing.
told-word-end_turn = { $seat } ends their turn.
told-word-stop = { $seat } moves nobody else.

ask-setup_claim_optional = Claim a first dock, or wait
ask-setup_claim = Claim a dock
ask-setup_take_good = Take a good from the market for free
ask-lighthouse_mode = { $ships ->
    [one] You lead at the lighthouse: bring in the only ship, or bar it?
   *[other] You lead at the lighthouse: bring in { $ships } ships, or bar one?
}
ask-bar_ship = Which ship do you bar?
ask-admit_ship = { $ships ->
    [one] Which ship do you bring in?
   *[other] Which ship do you bring in? { $ships } to go
}
ask-choose_berth = Where does it berth: { $ship }?
ask-choose_load = Which dock do you load next?
ask-place_trade_point = { $points ->
    [one] Trade point: into the trade house, or a servant onto the intrigue path?
   *[other] { $points } trade points: where does the first one go?
}
ask-use_immediate = Do you use the privilege of the { $ship }: “{ $privilege }”?
ask-turn_main = Your turn: an action card, 3 talents, or a new market?
ask-turn_after = Anything else before your turn ends?
ask-refresh_buy = Buy a good of the new market for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}?
ask-captain = Man a charter ship?
ask-set_lighthouse = How many servants in the lighthouse? Up to { $limit } may move in all
ask-set_temple = { $lighthouse ->
    [0] Nobody in the lighthouse.
    [one] 1 servant in the lighthouse.
   *[other] { $lighthouse } servants in the lighthouse.
} How many in the temple? Up to { $limit } may move in all
ask-stevedore_kind = What does the Stevedore do?
ask-claim_dock = Which dock do you claim?
ask-withdraw = Which dock do you give up?
ask-transfer_from = Which dock do your servants leave?
ask-transfer_to = Where do they go from { $dock }?
ask-buy_good = Which good do you buy for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}?
ask-carry_from = Which good is carried?
ask-carry_to = Where does it go: { $good }?
ask-survey_next = { $place ->
    [1] Which ship card lies on top?
   *[other] Which ship card lies in place { $place } from the top?
}
ask-load_any_good = Which dock is loaded?
ask-move_servants = { $left ->
    [one] Move 1 more servant between lighthouse and temple?
   *[other] Move up to { $left } servants between lighthouse and temple
}
ask-bring_ship = Which ship comes in?
ask-final_seat = Buy a last palace seat for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}?

wait-setup_claim_optional = { $seat } may claim a first dock
wait-setup_claim = { $seat } claims a dock
wait-setup_take_good = { $seat } takes a good
wait-lighthouse_mode = { $seat } leads at the lighthouse
wait-bar_ship = { $seat } bars a ship
wait-admit_ship = { $seat } brings in a ship
wait-choose_berth = { $seat } chooses the berth of: { $ship }
wait-choose_load = { $seat } chooses a dock to load
wait-place_trade_point = { $seat } places a trade point
wait-use_immediate = { $seat } may use: { $privilege }
wait-turn_main = { $seat } plays a turn
wait-turn_after = { $seat } ends a turn
wait-refresh_buy = { $seat } may buy from the new market
wait-captain = { $seat } may man a charter ship
wait-set_lighthouse = { $seat } places servants
wait-set_temple = { $seat } places servants
wait-stevedore_kind = { $seat } sends the Stevedore
wait-claim_dock = { $seat } claims a dock
wait-withdraw = { $seat } gives up a dock
wait-transfer_from = { $seat } moves servants to another dock
wait-transfer_to = { $seat } moves servants from { $dock }
wait-buy_good = { $seat } buys a good
wait-carry_from = { $seat } chooses a good to carry
wait-carry_to = { $seat } carries { $good }
wait-survey_next = { $seat } sorts ship cards in secret
wait-load_any_good = { $seat } chooses a dock to load
wait-move_servants = { $seat } moves servants between lighthouse and temple
wait-bring_ship = { $seat } brings in a ship
wait-final_seat = { $seat } may buy a last palace seat

event-market-laid = The market opens with { $goods }.
event-row-laid = { $row ->
    [1] Row 1: { $ships }.
   *[other] New in row 2: { $ships }.
}
event-first-player = { $you ->
    [seat] You are the first player
   *[other] { $seat } is the first player
}.
event-claimed = { $you ->
    [seat] You claim
   *[other] { $seat } claims
} { $dock }.
event-passed = { $you ->
    [seat] You claim
   *[other] { $seat } claims
} no dock yet.
event-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $good } for free.
event-decade = Decade { $decade }.
event-barred = { $you ->
    [seat] You bar
   *[other] { $seat } bars
} the { $ship }.
event-admitted = { $you ->
    [seat] You bring
   *[other] { $seat } brings
} in the { $ship }.
event-ship-enters = { $dock } receives the { $ship }.
event-ship-leaves = No free dock: the { $ship } leaves.
event-loaded = { $you ->
    [seat] You load { $good } at { $dock } and receive { N($income, one: "talent", more: "talents") }.
   *[other] { $seat } loads { $good } at { $dock } and receives { N($income, one: "talent", more: "talents") }.
}
event-to-house = { $you ->
    [seat] You put
   *[other] { $seat } puts
} a trade point into the trade house ({ $points } in all).
event-to-path = { $you ->
    [seat] You send
   *[other] { $seat } sends
} a servant onto the intrigue path, space { $space }.
event-contract-bonus = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} a contract bonus of { N($amount, one: "talent", more: "talents") }.
event-trade-point = { $you ->
    [seat] You gain
   *[other] { $seat } gains
} a trade point by privilege.
event-privilege-kept = { $you ->
    [seat] You keep
   *[other] { $seat } keeps
} the privilege “{ $privilege }”.
event-privilege-used = { $you ->
    [seat] You use
   *[other] { $seat } uses
} the privilege “{ $privilege }”.
event-privilege-declined = { $you ->
    [seat] You decline
   *[other] { $seat } declines
} the privilege “{ $privilege }”.
event-privilege-lost = { $you ->
    [seat] You cannot use the privilege “{ $privilege }” and lose it.
   *[other] { $seat } cannot use the privilege “{ $privilege }” and loses it.
}
event-expired = { $you ->
    [seat] You lose
   *[other] { $seat } loses
} the unused privilege “{ $privilege }”.
event-action-cards = Action cards: 1 { $action1 }, 2 { $action2 }, 3 { $action3 }, 4 { $action4 }, 5 { $action5 }, 6 { $action6 }.
event-new-first-player = { $servants ->
    [one] { $you ->
        [seat] You are the first player
       *[other] { $seat } is the first player
    } with 1 servant in reserve.
   *[other] { $you ->
        [seat] You are the first player
       *[other] { $seat } is the first player
    } with { $servants } servants in reserve.
}
event-income = { $amount ->
    [one] { $you ->
        [seat] You receive
       *[other] { $seat } receives
    } 1 talent of income.
   *[other] { $you ->
        [seat] You receive
       *[other] { $seat } receives
    } { N($amount, one: "talent", more: "talents") } of income.
}
event-market-filled = The market offers { $goods }.
event-round = Action round { $round }.
event-coins = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { N($amount, one: "talent", more: "talents") }.
event-refreshed = { $you ->
    [seat] You refresh
   *[other] { $seat } refreshes
} the market: { $goods }.
event-bought = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} { $good } for { N($price, one: "talent", more: "talents") }.
event-chose-space = { $servants ->
    [0] { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } the { $action } (space { $space }).
   *[other] { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } { N($servants, one: "servant", more: "servants") } for the { $action } (space { $space }).
}
event-skipped = { $you ->
    [seat] You skip
   *[other] { $seat } skips
} the action.
event-warehouse = { $you ->
    [seat] You free
   *[other] { $seat } frees
} a storage space for { N($price, one: "talent", more: "talents") }.
event-palace = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} a palace seat for { N($price, one: "talent", more: "talents") } ({ $total } in all).
event-manned = { $you ->
    [seat] You man
   *[other] { $seat } mans
} a charter ship.
event-aristocrat = { $you ->
    [seat] You now have
   *[other] { $seat } now has
} { $lighthouse ->
    [0] no servant
    [one] 1 servant
   *[other] { $lighthouse } servants
} in the lighthouse, { $temple } in the temple.
event-withdrew = { $you ->
    [seat] You give up
   *[other] { $seat } gives up
} { $dock }.
event-transferred = { $you ->
    [seat] You move
   *[other] { $seat } moves
} from { $source } to { $target }.
event-good-to-bag = The { $good } at { $dock } goes into the bag.
event-carried = { $you ->
    [seat] You carry
   *[other] { $seat } carries
} { $good } to { $dock }.
event-carried-over = { $you ->
    [seat] You carry
   *[other] { $seat } carries
} { $good } from { $source } to { $dock }.
event-carried-home = { $you ->
    [seat] You carry
   *[other] { $seat } carries
} { $good } from { $dock } into the warehouse.
event-voyage-success = { $you ->
    [seat] You send
   *[other] { $seat } sends
} { $good } to sea. The card drawn is the { $ship }, danger { $danger } against { N($temple, one: "servant", more: "servants") } in the temple. Success: { N($income, one: "talent", more: "talents") }{ $offering ->
    [0] {""}
   *[other] {" "}less an offering of { N($offering, one: "talent", more: "talents") }
}, 2 trade points.
event-voyage-failure = { $you ->
    [seat] You send
   *[other] { $seat } sends
} { $good } to sea. The card drawn is the { $ship }, danger { $danger } against { N($temple, one: "servant", more: "servants") } in the temple. Failure: half the income, { N($income, one: "talent", more: "talents") }, 1 trade point.
event-surveyed = { $you ->
    [seat] You see
   *[other] { $seat } sees
} on top of the deck: { $ships }.
event-surveyed-hidden = { $you ->
    [seat] You look
   *[other] { $seat } looks
} at { $cards ->
    [one] the top ship card
   *[other] the top { $cards } ship cards
}.
event-sorted = You put them back in this order: { $ships }.
event-moved-to-temple = { $whose ->
    [own] { $you ->
        [seat] You move one of your servants from the lighthouse to the temple.
       *[other] { $seat } moves a servant of their own from the lighthouse to the temple.
    }
   *[other] { $you ->
        [seat] You move a servant of { $owner } from the lighthouse to the temple.
        [owner] { $seat } moves one of your servants from the lighthouse to the temple.
       *[other] { $seat } moves a servant of { $owner } from the lighthouse to the temple.
    }
}
event-moved-to-lighthouse = { $whose ->
    [own] { $you ->
        [seat] You move one of your servants from the temple to the lighthouse.
       *[other] { $seat } moves a servant of their own from the temple to the lighthouse.
    }
   *[other] { $you ->
        [seat] You move a servant of { $owner } from the temple to the lighthouse.
        [owner] { $seat } moves one of your servants from the temple to the lighthouse.
       *[other] { $seat } moves a servant of { $owner } from the temple to the lighthouse.
    }
}
event-slot-filled = The { $ship } comes into row 2, space { $slot }.
event-early-end = { $points } trade points after decade 4: the game ends.
event-final-entry = A good still lies on a dock: ships enter one last time.
event-final-seat = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} a final palace seat for { N($price, one: "talent", more: "talents") }.
event-final-seat-declined = { $you ->
    [seat] You buy
   *[other] { $seat } buys
} no final palace seat.
event-intrigue-bonus = { $seats ->
    [one] { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } 1 palace seat by intrigue.
   *[other] { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } { $seats } palace seats by intrigue.
}

refusal-dock-taken = { $you ->
    [seat] Your servants
   *[other] Servants of { $seat }
} already stand there.
refusal-claim-short = A dock takes { $needs ->
    [one] { $needs } reserve servant
   *[other] { $needs } reserve servants
}; you have { $has }.
refusal-not-in-market = The market has no { $good }.
refusal-market-empty = The market is empty.
refusal-no-storage = You have no free storage space.
refusal-buy-short = The next good costs { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}; you have { $has }.
refusal-refresh-short = After a refresh a good costs { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}; you have { $has }.
refusal-not-in-row = That ship is not in row 1.
refusal-wrong-berth = The { $ship } berths only at a dock of its own civilisation.
refusal-not-loadable = Loading takes your servants, a ship and the good it wants at one dock.
refusal-path-servant = You have no reserve servant for the path.
refusal-path-full = The intrigue path is full.
refusal-not-held = That ship card is not in front of you.
refusal-deck-empty = The ship deck is empty.
refusal-no-dock-to-load = That takes a dock of yours with a ship and a good.
refusal-nobody-to-move = Nobody stands in lighthouse or temple.
refusal-row-empty = There is no ship in row 1.
refusal-space-short = { $needs ->
    [one] Space { $space } ({ $action }) costs 1 reserve servant; you have { $has }.
   *[other] Space { $space } ({ $action }) costs { $needs } reserve servants; you have { $has }.
}
refusal-nothing-to-do = { $action }: { $action_lacks }{ $action_needs ->
    [0] {""}
   *[other] {" "}({ $action_has } of { $action_needs })
}. { $bonus }: { $bonus_lacks }{ $bonus_needs ->
    [0] {""}
   *[other] {" "}({ $bonus_has } of { $bonus_needs })
}.
refusal-must-act = This space has no bonus: its action cannot be skipped.
refusal-no-bonus-here = There is no bonus to take.
refusal-bonus-taken = You have taken this bonus already.
refusal-nothing-blocked = No servant is left on your warehouse card.
refusal-warehouse-short = A storage space costs { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}; you have { $has }.
refusal-seat-short = The cheapest palace seat costs { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}; you have { $has }.
refusal-seat-points-short = The cheapest palace seat asks for { $needs ->
    [one] { $needs } trade point
   *[other] { $needs } trade points
}; you have { $has }.
refusal-seat-servant = You have no reserve servant for the palace.
refusal-captain-servant = You have no reserve servant for a charter ship.
refusal-no-charter-free = All charter ships are manned.
refusal-nobody-there = You have no servant in lighthouse, temple or reserve.
refusal-moves-too-many = That moves { N($moved, one: "servant", more: "servants") }; { $limit ->
    [one] only one may move
   *[other] at most { $limit } may move
}.
refusal-servants-short = { $needs ->
    [one] That takes 1 servant; you have { $has }.
   *[other] That takes { $needs } servants; you have { $has }.
}
refusal-no-own-dock = You have no dock.
refusal-no-free-dock = Servants stand at every dock.
refusal-not-your-dock = That is not your dock.
refusal-nothing-to-carry = You have no good that could be carried anywhere.
refusal-not-stored = There is no { $good } in your warehouse.
refusal-no-good-there = No good lies there.
refusal-no-destination = There is nowhere to carry it.
refusal-good-there = There is { $good } there already.
refusal-stored-already = It is in your warehouse already.
refusal-no-charter-manned = You have no servant on a charter ship.
refusal-no-temple-servant = You have no servant in the temple.
refusal-not-surveyed = That card has been put back already.
refusal-not-in-lighthouse = { $seat } has no servant in the lighthouse.
refusal-not-in-temple = { $seat } has no servant in the temple.
refusal-final-short = The final seat costs { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}; you have { $has }.
refusal-final-points-short = The final seat asks for { $needs ->
    [one] { $needs } trade point
   *[other] { $needs } trade points
}; you have { $has }.
refusal-final-servant = You have no reserve servant for the palace.

# Why neither the action nor the bonus of a space is possible.
lack-no-charter-free = all charter ships are manned
lack-captain-servant = no reserve servant is left for it
lack-nobody-there = nobody is left to move
lack-no-free-dock = every dock is taken
lack-claim-short = too few reserve servants are left
lack-market-empty = the market is empty
lack-no-storage = you have no free storage space
lack-buy-short = you have too few talents
lack-nothing-to-carry = you have no good that could be carried anywhere
lack-nothing-blocked = all your storage spaces are free
lack-warehouse-short = you have too few talents
lack-seat-points-short = you have too few trade points
lack-seat-short = you have too few talents
lack-seat-servant = no reserve servant is left for it

# The fields of a sight, for the terminal and for screen readers.
sight-decade = Decade
sight-round = Action round
sight-first_player = First player
sight-active_player = Whose turn
sight-space = Chosen space
sight-bonus_left = Bonus still open
sight-row1 = Row 1
sight-row2 = Row 2
sight-deck = Ship deck
sight-size = cards
sight-ships = ships
sight-dangers = by danger 1 to 6
sight-known = known from the top
sight-bag = Bag
sight-market = Market
sight-goods = goods
sight-spaces = spaces
sight-bought = bought
sight-price = price
sight-refresh_price = price after a refresh
sight-docks = docks
sight-id = name
sight-owner = owner
sight-ship = ship
sight-good = good
sight-civilisation = from
sight-income = income
sight-danger = danger
sight-privilege = privilege
sight-charters = charter ships
sight-lighthouse_order = Lighthouse order
sight-action_spaces = Action spaces
sight-cost = servants
sight-bonus = bonus
sight-action = action
sight-servants = used by
sight-palace = palace
sight-next = next
sight-seats = seats
sight-trade_points = trade points
sight-path = Intrigue path
sight-box = score box
sight-pending = Chosen so far
sight-dock = dock
sight-lighthouse = lighthouse
sight-ships_left = ships to go
sight-reserve = reserve
sight-talents = talents
sight-blocked = storage spaces blocked
sight-store = warehouse
sight-temple = temple
sight-on_spaces = on action spaces
sight-on_path = on the path
sight-cards = privileges
sight-knows = deck cards looked at

# What advice counts: how much more or less.
term-palace =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] servant in the palace
       *[other] servants in the palace
    }
term-trade_points =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] trade point
       *[other] trade points
    }
term-money =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] talent
       *[other] talents
    }
term-servants =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] servant in reserve
       *[other] servants in reserve
    }
term-goods =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] good in the warehouse
       *[other] goods in the warehouse
    }
term-docks =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] dock
       *[other] docks
    }
term-path =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] servant on the intrigue path
       *[other] servants on the intrigue path
    }
term-lighthouse =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] servant in the lighthouse
       *[other] servants in the lighthouse
    }

# Before a slip: one question.
caution-palace-left-title = A palace seat is yours to take
caution-palace-left = The bonus of this space gives a seat in the palace, and you can pay its { N($price, one: "talent", more: "talents") }.
caution-palace-left-stay = Back to the turn
caution-palace-left-go = Finish without it
caution-privilege-lost-title = A privilege is about to be lost
caution-privilege-lost = { $privilege } can still be used and is lost at the end of the turn.
caution-privilege-lost-stay = Back to the turn
caution-privilege-lost-go = Finish anyway
## The account of a match
round-name = Decade { $round }
account-total = Palace seats
account-lead = { $points ->
    [one] one seat
   *[other] { $points } seats
  } in the palace to { $other }
account-equal = { $points ->
    [one] one seat
   *[other] { $points } seats
  } in the palace each
account-course = Palace seats if the match had stopped there, intrigue included.
source-bought = Bought
source-privilege = By privilege
source-final = Final seat
source-intrigue = Intrigue
tie-trade_points = Trade points
tie-trade_points-by = on trade points: { $best } to { $other }
tie-talents = Talents
tie-talents-by = on talents: { $best } to { $other }

# Problems: what they are about, and what is at stake
theme-docks = Docks and servants
theme-goods = Goods and market
theme-loading = Loading ships
theme-actions = Choosing a space
theme-palace = The palace
theme-lighthouse = Lighthouse and temple
theme-intrigue = Intrigue and privileges
stake-palace = Palace seats
stake-trade_points = Trade points
stake-money = Talents
stake-servants = Free servants
stake-goods = Goods
stake-docks = Docks
stake-path = Path of intrigue
stake-lighthouse = Rank at the lighthouse
# Orders in advance
order-turn = Play your next turn
order-turn-note = Do it as soon as it is your turn, if your servants and docks are the same. The rest is yours.
order-turn-until = unless the market has run out of
order-final-seat = Decide on the last palace place
order-final-seat-note = When it is offered to you, at the end.

# What there is to do, as a button
do-turn_main = Act
do-buy_good = Buy
do-choose_load = Load

# What the coach points out before a decision; never the move itself.
coach-seat = Next palace seat: { N($price, one: "talent", more: "talents") } and { N($points, one: "trade point", more: "trade points") }. You have { $talents } and { $own }.
coach-seat-hidden = Next palace seat: { N($price, one: "talent", more: "talents") } and { N($points, one: "trade point", more: "trade points") }; you have { $own }.
coach-wanted = Your docks wait for: { $goods }. Already in your warehouse: { $ready }.
coach-wanted-lacking = Your docks wait for: { $goods }. Your warehouse has none of it.
coach-no-ship = No ship waits for a good at your docks ({ $docks }).
coach-row = In row 1: { $ships }. { $mine ->
    [0] None comes to a free dock of yours.
    [one] One can come to a free dock of yours.
   *[other] { $mine } can come to free docks of yours.
}
coach-reserve = { N($servants, one: "servant", more: "servants") } in reserve: each brings 1 talent in the next decade.
coach-voyage = { $servants ->
    [0] Nobody in the temple
    [one] One servant in the temple
   *[other] { $servants } servants in the temple
}: { $ships } of the { $deck } ships in the deck would succeed.
coach-tower = In the lighthouse: you { $own }, the strongest of the others { $most }. Who leads chooses the ships.
coach-market = The Merchant’s next good costs { N($price, one: "talent", more: "talents") }; the more are bought, the cheaper they get.
coach-first-good = This good is free: take it for a ship that will come to you.
coach-path = Intrigue path: you { $own }, the furthest of the others { $most }. Only being ahead counts there, at the end.
coach-last-seat = The last purchase: { $price } talents and at least { $points } trade points for one more place.
