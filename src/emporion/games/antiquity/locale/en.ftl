# Antiquity in English. Keys: see docs/adding-a-game.md.
game = Antiquity
game-pitch = Build a city, feed it from a land that you spoil, and meet your saint’s condition before the graves fill your streets.

phase-first_cities = First cities
phase-all_rise = All rise
phase-city_building = City building
phase-order_of_play = Order of play
phase-countryside_building = Countryside building
phase-store_goods = Storing goods
phase-harvest = Harvest
phase-exploration = Exploration
phase-famine = Famine
phase-pollution = Pollution
phase-victory = Victory

good-wood = wood
good-stone = stone
good-grain = grain
good-sheep = sheep
good-olive = olives
good-fish = fish
good-wine = wine
good-pearl = pearls
good-dye = dye
good-gold = gold
category-food = food
category-luxury = luxury
category-material = material

building-storage = storage
    .kind = one
    .plural = storages
building-market = market
    .kind = one
    .plural = markets
building-explorer = explorer
    .kind = one
    .plural = explorers
building-cart_shop = cart shop
    .kind = one
    .plural = cart shops
building-harbour = harbour
    .kind = one
    .plural = harbours
building-university = university
    .kind = one
    .plural = universities
building-faculty_of_biology = faculty of biology
    .kind = one
building-faculty_of_alchemy = faculty of alchemy
    .kind = one
building-faculty_of_theology = faculty of theology
    .kind = one
building-faculty_of_philosophy = faculty of philosophy
    .kind = one
building-brewery = brewery
    .kind = one
    .plural = breweries
building-hospital = hospital
    .kind = one
    .plural = hospitals
building-forced_labour = forced labour
    .kind = mass
building-fountain = fountain
    .kind = one
    .plural = fountains
building-stable = stable
    .kind = one
building-cathedral = cathedral
    .kind = one
    .plural = cathedrals
building-dump = dump
    .kind = one
    .plural = dumps
building-granary = granary
    .kind = one
    .plural = granaries
building-house = house
    .kind = one
    .plural = houses
building-grave = grave
    .kind = one
    .plural = graves

building-storage-note = Keeps one good for each cell while a man works there.
building-market-note = Two goods for one with the bank, and offers to other players.
building-explorer-note = Turns up one exploration token of your zone in phase 7.
building-cart_shop-note = Sends its man out for one rural building, inn or city.
building-harbour-note = Adds the water your cities and inns touch, and all its coasts, to your zone.
building-university-note = One man here also runs every faculty beside it.
building-faculty_of_biology-note = One farm each turn without paying the seed.
building-faculty_of_alchemy-note = Cleans one hex and its neighbours each turn.
building-faculty_of_theology-note = Razes your cathedral, so that you may choose another saint.
building-faculty_of_philosophy-note = Foods and luxuries you pay with need not differ.
building-brewery-note = Allows inns; works without a man.
building-hospital-note = Removes up to five graves each turn.
building-forced_labour-note = Each rural building yields up to three goods, the first is lost.
building-fountain-note = Famine falls by one when it is built; one pollution marker fewer each turn.
building-stable-note = Your zone reaches one hex further.
building-cathedral-note = Gives you a patron saint: a power and a way to win.
building-dump-note = Four pollution markers fewer; opponents may not pollute your zone in phase 9.
building-granary-note = Three fewer graves each turn; works without a man.
building-house-note = One more man.

rural-inn = inn
    .kind = one
rural-fishery = fishery
    .kind = one
rural-woodcutter = woodcutter
    .kind = one
rural-farm = farm
    .kind = one
rural-mine = mine
    .kind = one
rural-city = city
    .kind = one
terrain-forest = forest
terrain-grass = grass
terrain-mountain = mountain
terrain-water = water
terrain-city = city ground

saint-san_nicolo = San Nicolo
saint-san_giorgio = San Giorgio
saint-santa_barbara = Santa Barbara
saint-san_cristofori = San Christofori
saint-santa_maria = Santa Maria
saint-san_nicolo-power = With each house you pay for, a lower one is free.
saint-san_giorgio-power = One fish for each cathedral built this turn, whoever builds it.
saint-santa_barbara-power = You may rearrange your buildings and graves.
saint-san_cristofori-power = You can store any number of goods.
saint-santa_maria-power = All four powers.
saint-san_nicolo-condition = All twenty houses
saint-san_giorgio-condition = Your zone covers an opponent’s whole land
saint-santa_barbara-condition = One of every city building, free of graves
saint-san_cristofori-condition = Three of each food and luxury
saint-santa_maria-condition = Two of the four conditions

option-player_trading = Trade between players
option-player_trading-note = Whoever has a manned market may make offers to others.
option-introductory_game = Introductory game
option-introductory_game-note = No famine and no pollution from cities: good for a first match.
option-storage_even_blocks = Even storages
option-storage_even_blocks-note = A storage must have an even number of cells.
option-component_limits = Limited copies
option-component_limits-note = Storages, cart shops, fountains and fisheries are shared out evenly and can run out.
option-tie_break_unpolluted = Tie-break by unpolluted land
option-tie_break_unpolluted-note = Several winners: the most unpolluted hexes decide instead of the fewest markers.
option-max_turns = Last turn
option-max_turns-note = After this turn the player nearest to victory wins.

word-tile = Settle on tile { $slot }
word-hex = Hex ({ $q }, { $r })
word-pass = Pass
word-commit = Commit
word-build = Build { A($building) }
word-size = { $width } × { $height } cells
word-house = Build house { $number }
word-free_house = House { $number }, free
word-no_free_house = No free house
word-pay = Pay with { $good }
word-place = City { $city }, turn { $turn }, cell ({ $x }, { $y })
word-saint = { $saint }
word-man = Man to city { $city }, cell ({ $x }, { $y })
word-give = Give { $good } to the bank
word-take = Take { $good }
word-heal = Remove the grave in city { $city }, cell ({ $x }, { $y })
word-raze = Raze the cathedral
word-lift = Lift the piece in city { $city }, cell ({ $x }, { $y })
word-lift_grave = Lift the grave in city { $city }, cell ({ $x }, { $y })
word-cancel_move = Put everything back
word-propose = Make an offer to { $seat }
word-offer = Give { $good }
word-ask = Ask for { $good }
word-done = Done
word-withdraw = Withdraw the offer
word-accept = Accept the offer of { $seat }
word-decline = Decline the offer of { $seat }
word-rural = Build { A($rural) }
word-clean = Clean land
word-produce = { $good }
word-seed_free = Free seed (biology)
word-seed_paid = Pay the seed
word-discard = Discard { $good }
word-bury = Grave in city { $city }, cell ({ $x }, { $y })

# What the journal says of a word that no event tells of.
told-word-bury = { $seat } places a grave in city { $city }, cell ({ $x }, { $y }).

ask-choose_tile = Choose a starting tile
ask-choose_centre = Choose the centre of your first city
ask-draft = { $stage ->
    [size] Choose the sides of your storage
    [payment] Choose a good to pay for { THE($piece) }
    [place] Choose a place for { THE($piece) }
    [free_house] San Nicolo: choose a lower house for free
    [saint] Choose your patron saint
    [trade_give] Give a second good to the bank
    [trade_take] Take one good from the bank
    [move] Put down { THE($piece) }, or lift more
    [offer_give] What do you give?
    [offer_ask] What do you ask for?
   *[free] Build in secret, and commit when you are done
}
ask-countryside = { $stage ->
    [payment] Choose a good to pay with
    [good] Choose what it yields
    [seed] Free seed, or paid?
    [hex] Choose a hex
    [second_hex] Choose the second hex of the fishery
   *[action] { $carts ->
        [0] Clean some land, or pass
        [1] Send your cart, or pass
       *[other] Send one of your { $carts } carts, or pass
    }
}
ask-discard = Room for { $room } of { $stock ->
    [one] { $stock } good
   *[other] { $stock } goods
}: discard { $excess }
ask-harvest = Harvest ({ $rural }, { $good }): from which hex?
ask-explore = Turn up an exploration token, or pass
ask-bury = { $graves ->
    [1] Place 1 grave
   *[other] Place { $graves } graves
}
ask-pollute = { $markers ->
    [1] Place 1 pollution marker
   *[other] Place { $markers } pollution markers
}
wait-choose_tile = { $seat } chooses a starting tile
wait-choose_centre = { $seat } founds the first city
wait-draft = { $seat } builds in secret
wait-countryside = { $seat } builds in the countryside
wait-discard = { $seat } discards what finds no room
wait-harvest = { $seat } harvests
wait-explore = { $seat } may explore
wait-bury = { $seat } buries the dead
wait-pollute = { $seat } places pollution

event-order = Order of play: { $seats }.
event-first-city = { $you ->
    [seat] You found
   *[other] { $seat } founds
} { $city }.
event-turn = Turn { $turn }. Famine stands at { $level }; all men rise.
event-committed = { $you ->
    [seat] You have committed your plan
   *[other] { $seat } has committed a plan
}.
event-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
} { A($buildings) }.
event-houses = { $count ->
    [1] { $you ->
        [seat] You build
       *[other] { $seat } builds
    } house { $numbers }.
   *[other] { $you ->
        [seat] You build
       *[other] { $seat } builds
    } houses { $numbers }.
}
event-built-nothing = { $you ->
    [seat] You build
   *[other] { $seat } builds
} nothing.
event-saint = { $you ->
    [seat] You are under
   *[other] { $seat } is under
} the patronage of { $saint }.
event-razed = { $you ->
    [seat] You have razed your cathedral
   *[other] { $seat } has razed the cathedral
}.
event-healed = { $graves ->
    [1] { $you ->
        [seat] You clear
       *[other] { $seat } clears
    } 1 grave.
   *[other] { $you ->
        [seat] You clear
       *[other] { $seat } clears
    } { $graves } graves.
}
event-moved = { $you ->
    [seat] You move
   *[other] { $seat } moves
} { THE($buildings) }.
event-manned = { $you ->
    [seat] You have men
   *[other] { $seat } has men
} at work in { THE($buildings) }.
event-famine-lowered = { $fountains ->
    [1] 1 new fountain: famine falls to { $level }.
   *[other] { $fountains } new fountains: famine falls to { $level }.
}
event-offer = { $sides ->
    [gives] { $you ->
        [seat] You offer { $target } { $gives } and ask for nothing.
        [target] { $seat } offers you { $gives } and asks for nothing.
       *[other] { $seat } offers { $target } { $gives } and asks for nothing.
    }
    [asks] { $you ->
        [seat] You ask { $target } for { $asks } and offer nothing.
        [target] { $seat } asks you for { $asks } and offers nothing.
       *[other] { $seat } asks { $target } for { $asks } and offers nothing.
    }
   *[both] { $you ->
        [seat] You offer { $target } { $gives } for { $asks }.
        [target] { $seat } offers you { $gives } for { $asks }.
       *[other] { $seat } offers { $target } { $gives } for { $asks }.
    }
}
event-offer-withdrawn = { $you ->
    [seat] You withdraw your offer to { $target }.
    [target] { $seat } withdraws the offer to you.
   *[other] { $seat } withdraws the offer to { $target }.
}
event-offer-accepted = { $sides ->
    [gives] { $you ->
        [seat] { $target } accepts { $gives } from you for nothing.
        [target] You accept { $gives } from { $seat } for nothing.
       *[other] { $target } accepts { $gives } from { $seat } for nothing.
    }
    [asks] { $you ->
        [seat] { $target } gives you { $asks } for nothing.
        [target] You give { $seat } { $asks } for nothing.
       *[other] { $target } gives { $seat } { $asks } for nothing.
    }
   *[both] { $you ->
        [seat] { $target } accepts { $gives } from you for { $asks }.
        [target] You accept { $gives } from { $seat } for { $asks }.
       *[other] { $target } accepts { $gives } from { $seat } for { $asks }.
    }
}
event-offer-declined = { $you ->
    [seat] { $target } declines your offer.
    [target] You decline the offer of { $seat }.
   *[other] { $target } declines the offer of { $seat }.
}
event-passed = { $you ->
    [seat] You pass
   *[other] { $seat } passes
}.
event-rural-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
} { A($rural) } { $land } { $side } { $town }: { $count } × { $good }.
event-inn = { $you ->
    [seat] You open
   *[other] { $seat } opens
} an inn { $land } { $side } { $town }.
event-city = { $you ->
    [seat] You found
   *[other] { $seat } founds
} a new city: { $city }.
event-cleaned = { $markers ->
    [1] { $you ->
        [seat] You clean
       *[other] { $seat } cleans
    } the land { $land } { $side } { $town }: 1 marker fewer.
   *[other] { $you ->
        [seat] You clean
       *[other] { $seat } cleans
    } the land { $land } { $side } { $town }: { $markers } markers fewer.
}
event-lost = { $you ->
    [seat] You have no room and lose
   *[other] { $seat } has no room and loses
} { $goods }.
event-fish = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { $fish } fish from San Giorgio.
event-harvest = { $you ->
    [seat] You harvest
   *[other] { $seat } harvests
} { $good }.
event-harvest-lost = Forced labour: { $you ->
    [seat] you lose
   *[other] { $seat } loses
} { $good }.
event-emptied = { $you ->
    [seat] Your { $rural } is empty; the man comes home.
   *[other] { $seat }’s { $rural } is empty; the man comes home.
}
event-explored = { $you ->
    [seat] You explore { $land } { $side } { $town } and find { $good }.
   *[other] { $seat } explores { $land } { $side } { $town } and finds { $good }.
}
event-famine-risen = Famine rises to { $level }.
event-graves = { $graves ->
    [1] { $you ->
        [seat] You must place
       *[other] { $seat } must place
    } 1 grave.
   *[other] { $you ->
        [seat] You must place
       *[other] { $seat } must place
    } { $graves } graves.
}
event-eliminated = { $you ->
    [seat] You have
   *[other] { $seat } has
} no room for { $graves ->
    [1] 1 grave
   *[other] { $graves } graves
} and { $you ->
    [seat] are
   *[other] is
} out.
event-pollution = { $markers ->
    [1] { $you ->
        [seat] You must place
       *[other] { $seat } must place
    } 1 pollution marker.
   *[other] { $you ->
        [seat] You must place
       *[other] { $seat } must place
    } { $markers } pollution markers.
}
event-polluted = { $you ->
    [seat] You pollute
   *[other] { $seat } pollutes
} the land { $land } { $side } { $town }.
event-fulfilled = { $you ->
    [seat] You fulfil
   *[other] { $seat } fulfils
} the condition of { $saint }!
event-victory = { $how ->
    [survival] Only one player survives. Victory: { $seats }.
    [all_dead] Nobody survives; the fewest graves without a place decide. Victory: { $seats }.
    [turns] The last turn is over, and the nearest to the saint’s condition wins. Victory: { $seats }.
   *[saint] Victory: { $seats }.
}

# Places: on what land, on which side, of which city.
land-forest = in the forest
land-cleared = in a clearing
land-grass = on the grassland
land-mountain = in the mountains
land-water = on the water
land-city = in town
side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west
side-here = in the middle
city-11 = Siena
city-12 = Lucca
city-13 = Pisa
city-14 = Volterra
city-21 = Urbino
city-22 = Ferrara
city-23 = Ravenna
city-24 = Rimini
city-31 = Genova
city-32 = Parma
city-33 = Modena
city-34 = Savona
city-41 = Napoli
city-42 = Capua
city-43 = Salerno
city-44 = Amalfi
town-11 = of Siena
town-12 = of Lucca
town-13 = of Pisa
town-14 = of Volterra
town-21 = of Urbino
town-22 = of Ferrara
town-23 = of Ravenna
town-24 = of Rimini
town-31 = of Genova
town-32 = of Parma
town-33 = of Modena
town-34 = of Savona
town-41 = of Napoli
town-42 = of Capua
town-43 = of Salerno
town-44 = of Amalfi

refusal-slot-taken = Somebody has settled on this tile already.
refusal-off-tile = The seven hexes of a first city must lie on the chosen tile; this one is too far out.
refusal-out-of-zone = This hex is not in your zone of control.
refusal-wrong-terrain = { $kind ->
    [woodcutter] A woodcutter works in a forest; here is { $terrain }.
    [farm] A farm stands on grass; here is { $terrain }.
    [mine] A mine stands on a mountain; here is { $terrain }.
    [fishery] A fishery stands on land; here is { $terrain }.
   *[inn] An inn stands on land; here is { $terrain }.
}
refusal-occupied = This hex is occupied.
refusal-polluted = This hex is polluted.
refusal-other-product = This mountain range yields something else.
refusal-no-coast = This hex does not touch unpolluted water.
refusal-no-partner = No hex beside this one could be the second half of a fishery.
refusal-not-next = The two hexes of a fishery must be neighbours.
refusal-no-city-site = A city needs seven free land hexes; here there are not enough.
refusal-city-too-near = Another city is nearer than four hexes.
refusal-not-polluted = Nothing can be cleaned here or around.
refusal-no-cart-shop = You have no working cart shop left.
refusal-rural-too-dear = Too dear: it costs { $cost }; you have { $held }.
refusal-no-seed = You have no seed for it.
refusal-no-brewery = An inn needs a working brewery.
refusal-all-inns = All your inns are built.
refusal-all-cities = You have four cities already.
refusal-all-fisheries = You may have { $limit ->
    [one] { $limit } fishery
   *[other] { $limit } fisheries
} at a time, no more.
refusal-no-hex = { $kind ->
    [woodcutter] Your zone has no forest hex that is free and unpolluted.
    [farm] Your zone has no grass hex that is free and unpolluted.
    [mine] Your zone has no mountain hex that is free and unpolluted.
    [fishery] Your zone has no two free coast hexes beside unpolluted water.
    [inn] Your zone has no free land hex.
   *[city] Nowhere in your reach do seven free land hexes lie far enough from every city.
}
refusal-no-alchemy = Cleaning needs a working faculty of alchemy.
refusal-alchemy-used = Alchemy has cleaned this turn already.
refusal-nothing-to-clean = There is no polluted, free hex in your zone.
refusal-not-produced = The { $rural } does not yield { $good }.
refusal-step-open = Finish what you have begun before you commit.
refusal-not-multiple = You already have { A($building) }.
refusal-too-dear = { CAP(A($building)) } costs { $cost }; you have { $held }.
refusal-must-differ = It costs { $cost }, and the goods of one price must differ; you have { $held }.
refusal-no-room = No city of yours has room for { A($building) }.
refusal-all-counters = You may have { MANY($limit, $building) }, no more.
refusal-odd-storage = A storage must have an even number of cells.
refusal-cells-taken = It does not fit there.
refusal-house-built = House { $number } is built already.
refusal-house-too-dear = House { $number } costs { $cost }; you have { $held }.
refusal-not-lower = The free house must have a lower number than { $number }.
refusal-not-held = You have no { $good } left.
refusal-not-different = You have paid with { $good } already, and the goods must differ.
refusal-no-man = You have no man in your pool.
refusal-no-man-needed = This building works without a man.
refusal-man-there = A man stands there already.
refusal-taught = The university beside it already works it.
refusal-graved = A grave lies on it.
refusal-no-market = You have no working market.
refusal-two-goods = The bank takes two goods for one.
refusal-no-hospital = You have no working hospital.
refusal-healed-all = The hospital removes { $limit ->
    [one] { $limit } grave
   *[other] { $limit } graves
} a turn, no more.
refusal-no-grave = There is no grave.
refusal-no-theology = Razing needs a working faculty of theology.
refusal-razed-already = You have razed a cathedral this turn.
refusal-no-cathedral = You have no cathedral.
refusal-maria-stays = A cathedral of Santa Maria cannot be razed.
refusal-cathedral-graved = Clear the grave on the cathedral first.
refusal-no-barbara = Only the power of Santa Barbara moves pieces.
refusal-lifted-already = It has been lifted this turn.
refusal-nothing-there = There is no building to lift here.
refusal-no-empty-cell = There is no empty cell to put the grave on.
refusal-no-trading = Players do not trade in this match.
refusal-offers-made = You have made { $limit ->
    [one] { $limit } offer
   *[other] { $limit } offers
} this turn.
refusal-offer-open = Your offer has not been answered yet.
refusal-not-to-self = You cannot trade with yourself.
refusal-target-out = This player is out of the game.
refusal-nothing-to-trade = Neither of you has any goods.
refusal-side-full = At most { $limit ->
    [one] { $limit } good
   *[other] { $limit } goods
} on each side.
refusal-not-owned = As far as you know they have no more { $good }.
refusal-empty-offer = An offer must name at least one good.
refusal-no-offer = There is no such offer.
refusal-asked-not-held = You no longer have { $goods }.
refusal-finish-first = Finish what you have begun before you accept.
refusal-committed = You have committed your plan: reopen it to change it.
refusal-good-not-held = You have no { $good }.
refusal-man-last = The good under the man is taken last.
refusal-not-of-building = No good of this { $rural } lies there.
refusal-no-token = There is no exploration token.
refusal-empty-cells-first = Empty cells come first.
refusal-not-on-house = Graves never lie on houses.
refusal-grave-there = A grave lies there already.
refusal-no-such-cell = There is no such cell.
refusal-dump-forbids = The dump of { $seat } keeps your pollution away from here.

# What advice counts: how much more or less.
term-progress =
    { $amount } % of your saint’s condition { $way ->
        [more] more
       *[fewer] less
    }
term-men =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] man
       *[other] men
    }
term-foods =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] food
       *[other] foods
    }
term-goods =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] other good
       *[other] other goods
    }
term-graves =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] grave
       *[other] graves
    }
term-land =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] unpolluted hex
       *[other] unpolluted hexes
    }
term-inns =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] inn
       *[other] inns
    }
term-fountains =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] fountain
       *[other] fountains
    }

# Before a slip: one question.
caution-empty-draft-title = Your plan is empty
caution-empty-draft = Nothing built, nobody at work, though you could: { $men ->
    [0] { $wood } wood is
    [one] one man and { $wood } wood are
   *[other] { $men } men and { $wood } wood are
 } left unused. Once committed, nothing can be added before the reveal.
caution-empty-draft-stay = Back to the plan
caution-empty-draft-go = Commit it empty
caution-carts-left-title = There are carts left
caution-carts-left = { $carts ->
    [one] One cart could still be sent out and comes home empty.
   *[other] { $carts } carts could still be sent out and come home empty.
 }
caution-carts-left-stay = Back to the countryside
caution-carts-left-go = Finish anyway
caution-cleaning-left-title = Alchemy was not used
caution-cleaning-left = Alchemy takes the pollution off a hex and the six around it, at no cost, once a turn.
caution-cleaning-left-stay = Back to the countryside
caution-cleaning-left-go = Finish anyway
## The account of a match
round-name = Turn { $round }
account-total = Own saint
account-lead = { $points }% of the own saint’s condition to { $other }%
account-equal = { $points }% of their saint’s condition each
account-course = How much of the own saint’s condition was fulfilled, in per cent, at the end of each turn.
end-saint = The own saint is fulfilled.
end-survival = The only city-state that survives.
end-all_dead = Nobody survives.
end-turns = The last turn is over: whoever came furthest wins.
tie-markers = Pollution
tie-markers-by = on least pollution in the zone: { $best } to { $other }
tie-clean = Unpolluted land
tie-clean-by = on unpolluted land in the zone: { $best } to { $other }
tie-houses = Houses
tie-houses-by = on houses: { $best } to { $other }
tie-graves = Graves without a place
tie-graves-by = on fewest graves without a place: { $best } to { $other }

# Problems: what they are about, and what is at stake
theme-site = Choosing the site
theme-city = Building the city
theme-men = Placing men
theme-market = Barter and market
theme-saints = The patron saint
theme-country = The countryside
theme-storage = Storage
theme-graves = Graves and pollution
stake-progress = Towards victory
stake-men = Men
stake-foods = Foods
stake-goods = Goods
stake-graves = Graves
stake-land = Unpolluted land
stake-inns = Inns
stake-fountains = Fountains
# Orders in advance
order-no-exploration = Do not explore
order-no-exploration-note = When it is your turn to explore, pass.

# What there is to do, as a button
do-draft = Build
do-countryside = Build
do-explore = Explore
do-harvest = Harvest

# What the coach points out before a decision; never the move itself.
coach-famine = Famine { $famine }, { N($foods, one: "food", more: "foods") } in stock: { $graves ->
    [0] no grave
    [one] one grave
   *[other] { $graves } graves
} at the end of the turn if nothing changes.
coach-pollution = { N($markers, one: "pollution marker", more: "pollution markers") } to place this turn; your zone still has { N($clean, one: "unpolluted hex", more: "unpolluted hexes") }.
coach-men = In the pool: { N($men, one: "man", more: "men") }; wood: { $wood }; cart shops at work: { $carts }. Keep wood for the woodcutter.
coach-room = { N($goods, one: "good", more: "goods") }, room for { $room }: { $lost ->
    [0] none is lost
    [one] one would be lost
   *[other] { $lost } would be lost
} in phase 5.
coach-all-stored = Your { N($goods, one: "good is", more: "goods are") } kept without a storage: nothing is lost.
coach-tile = { N($tiles, one: "starting tile", more: "starting tiles") } to choose from: look for forest, mountain and water together.
coach-centre = { N($places, one: "possible centre", more: "possible centres") }: your zone will reach two hexes beyond the city.
coach-harvest = { N($buildings, one: "rural building", more: "rural buildings") }, { N($left, one: "good", more: "goods") } still to harvest: one from each in a turn.
coach-explore = Tokens still face down on the map: { $tokens }. A food you find feeds, but raises famine.
coach-bury = Famine { $famine }: empty cells come first. A grave on a building stops it.
