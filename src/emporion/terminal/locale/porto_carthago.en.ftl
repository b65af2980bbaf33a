# The words on Porto Carthago's drawing.
decade = Decade { $decade } of { $decades }
decade-round = Decade { $decade } of { $decades }, action round { $round } of { $rounds }
ship = { $good }→{ $income }
ship-note = { $ship }, danger { $danger }, { $privilege }
ship-there = ship: { $ship }
good-oil = oil
good-purple = purple
spaces = Action spaces
cost = cost
bonus = bonus
used = used
bonus-warehouse = Warehouse
bonus-palace = Palace
harbour = Harbour
row1 = Row 1
row2 = Row 2
market = Market
market-now = { $goods }, the next for { $price }
palace = Palace
seat-next = next seat for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } trade point
   *[other] { $points } trade points
}
path = Intrigue
charters = Charter ships
lighthouse = Lighthouse
legend-dock = { $dock }: a dock of { $letter } ({ $name }); the ship that lies there wants ivory and pays 6 talents; oil waits on the dock. A dot: a free dock.
legend-spaces = Action spaces: the cost is in servants, the letters say who has used them.
legend-town = Intrigue, Charter ships, Lighthouse: whose servants stand there, in their order.
path-box = The path gives palace seats to the first on it: { $box }
head-palace = pal.
head-trade = trade
head-talents = tal.
head-reserve = res.
head-light = light.
head-temple = temple
head-docks = docks
head-store = store
head-privileges = priv.
choose-space = Action card (servants + bonus)
space = { $action } ({ $number })
space-note = { $cost } + { $bonus }
use-privilege = Privilege
no-privilege = no privilege kept
deck = Ship deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. By danger: { $dangers }
deck-known = On top you know:
fate = { $points ->
    [one] { $points } trade point
   *[other] { $points } trade points
}, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}
heads = pal.: seats in the palace · trade: trade points · tal.: talents · res.: servants in reserve · light., temple, docks: servants there · store: goods /usable spaces · priv.: privileges kept · * first player
