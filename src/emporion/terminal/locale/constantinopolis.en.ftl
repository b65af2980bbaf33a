# The words on Constantinopolis’s drawing.
round = Round { $round } of { $rounds }
last-round = Round { $round }, the last one
good-consumer = consumer
good-industrial = industrial
good-military = military
good-luxury = luxury
contract-note = { $gold } gold, { $fame } fame, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
head-office = Office
head-holder = held by
head-bid = costs
head-power = power
opening = from { $bid }
vacant = 2 gold
power-used = used up
power-magister_officiorum = draws 3 more contracts
power-praefectus_pretorio = a good of a type you make
power-comes_thesaurorum = gets 4 gold
power-praefectus_urbi = a wall section, or an exchange
power-consul = pre-empts a building, or exchanges contracts
challenge-note = { $holder }, from { $bid }; { $power }
bid-stands = the bid stands at { $bid }
no-bid = no bid yet
versus = against
you-give = You give { $what }.
you-give-nothing = You give nothing.
gives = { $name } gives { $what }.
gives-nothing = { $name } gives nothing.
hidden-contract = a contract
storing = Stored so far: { $goods }
gold-n = { $gold } gold
row-buy = you buy at
row-sell = you sell at
row-donation = gift→fame
row-makes = you make
row-have = you have
row-limit = limit a round
donation = { $cubes }→{ $fame }
market-next = next market:
next-market = The next market is { $market }.
contracts-note = Contracts: gold, fame, rounds on a small/medium/large ship
kept = kept
no-contract = You have no contract.
room = { $taken }/{ $spaces } loaded
in-port = in port
at-sea = { $rounds ->
    [one] home in 1 round
   *[other] home in { $rounds } rounds
}
pays = ({ $gold } gold, { $fame } fame)
ship-sale = For sale: { $ship }, { $price } gold, { $left } left
deck = Contracts in the deck: { $cards }
discard = Discarded: { $cards }
spaces = { $used } of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
your-city = Your city
makes = makes { $goods }; stores { $storage }
sold-out = none
head-fame = fame
head-gold = gold
head-level = level
head-draws = draws
head-hand = hand
head-posts = posts
head-ships = port
head-goods = goods
fate = { $gold } gold, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
lost = has lost { $offices }
plans-production = Production buildings
plans-commercial = Commercial buildings
plans-utility = Utility buildings
plans-public = Public buildings
plans-wall = Wall sections
build-production = Build for production
build-commercial = Build for trade
build-utility = Build a utility
build-public = Build for the public
build-wall = Build a wall section
build-with-redemptor-production = Build with the Redemptor, 5 gold less
build-with-redemptor-commercial = Build for trade with the Redemptor, 5 gold less
build-with-redemptor-utility = Build a utility with the Redemptor, 5 gold less
build-with-redemptor-public = Build for the public with the Redemptor, 5 gold less
build-with-redemptor-wall = Build a wall section with the Redemptor, 5 gold less
effect-makes = makes { $goods }
effect-turns = { $fame ->
    [0] { $goods } for { $gold } gold
   *[other] { $goods } for { $gold } gold, { $fame } fame
}
effect-fame = { $fame } fame
effect-mensae = +1 gold for each good sold
effect-redemptor = an industrial good saves 5 gold
effect-taberna = buy what you make
effect-horreum = store 5 goods
effect-wall_swap = swap a good
effect-wall_bulk_sale = 3 goods for 10 gold
effect-wall_contracts = draw 1 more contract
effect-wall_purchasing = buy 2 gold cheaper
effect-wall_tenure = bids on your office +3
effect-wall_shipyard = a ship 3 gold cheaper
ship-n = No. { $number } { $ship }
heads = off.: office · level: of the city · draws: contracts to draw · hand: contracts in hand · posts: free posts/all · port: ships in port/all · cons., ind., mil., lux.: kinds of goods
head-rank = off.
brief-food = food
brief-consumer = cons.
brief-industrial = ind.
brief-military = mil.
brief-luxury = lux.
all-together = all at once
used-mark = * no more this round
kept-mark = * kept
