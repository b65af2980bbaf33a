# The words on Concordia Venus’s drawing.
round = Round { $round }
last-turns = { $left ->
    [0] { $round }, the last turn
    [one] { $round }, 1 more turn
   *[other] { $round }, { $left } more turns
}
good-any = any good
route = { $way } { $city1 }–{ $city2 }
in-city = { $way } in { $city }
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
hand = Hand
storehouse = Storehouse
store = { $goods } (free spaces: { $free })
colonists = Colonists
people = stored: { $land } land, { $sea } sea
partner-hand = Your partner holds { $cards }
suggestion = Put forward: { $card }
free = free
for-sale = For sale
discard = Discard pile
their-cards = { $hand } in hand, { $discard } discarded, on top { $top }. All cards:
stack = Stack of { $count }: { $cards }
gods-note = Points, and in brackets the cards that give them.
gods-next = The last column: what one more card would give you.
nothing-to-copy = nothing to copy
nothing-to-repeat = nothing to repeat
nothing-affordable = nothing affordable
nothing-to-produce = nothing to produce
code-brick = bri.
code-food = food
code-tools = tool
code-wine = wine
code-cloth = clo.
head-card = card
head-price = price
head-god = god
head-worth = worth to you
head-next = one more
head-points = points
head-team-points = pts (team)
head-money = sest.
head-villas = villas
head-colonists = col.
head-hand = cards
head-last = last
head-goods = goods
mark-praefectus = PM
mark-concordia = CONCORDIA
team = team { $number }
villa-price = { $money } sest., { $goods }
each = { $price } each
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
brings = { $goods }+ { $bonus }
card-note = { $price }; { $god }; worth { $worth }
map-legend = Letters after a city: villas; (letter): a colonist in it, <letter>: on a route. Dots are land routes, waves sea routes.
heads = (team): points of the team · sest.: sesterces · villas: villas built · col.: colonists on the map · cards: in hand + discarded · bri., food, tool, wine, clo.: goods in store · PM: Praefectus Magnus
