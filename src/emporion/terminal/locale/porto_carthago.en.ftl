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
bonus-warehouse = storage
bonus-palace = influence
harbour = Harbour
row1 = Row 1
row2 = Row 2
market = Market
market-now = { $goods }, the next for { $price }
palace = Palace
seat-next = next seat for { $price } talents, { $points } trade points
path = Intrigue
charters = Charter ships
lighthouse = Lighthouse
path-box = The path gives palace seats to the first on it: { $box }
head-palace = pal.
head-trade = trade
head-talents = tal.
head-reserve = res.
head-light = light.
head-temple = temple
head-docks = docks
head-store = store /room
head-privileges = priv.
choose-space = Action card
space = { $action } ({ $number })
space-note = { $cost ->
    [0] free
   *[other] { $cost } serv.
} + { $bonus }
use-privilege = Privilege
no-privilege = no privilege kept
deck = Ship deck: { $cards } cards. By danger: { $dangers }
deck-known = On top you know:
fate = { $points } trade points, { $talents } talents
