# The words on Antiquity’s drawing.
city-0-1 = Siena
city-0-2 = Lucca
city-0-3 = Pisa
city-0-4 = Volterra
city-1-1 = Urbino
city-1-2 = Ferrara
city-1-3 = Ravenna
city-1-4 = Rimini
city-2-1 = Genova
city-2-2 = Parma
city-2-3 = Modena
city-2-4 = Savona
city-3-1 = Napoli
city-3-2 = Capua
city-3-3 = Salerno
city-3-4 = Amalfi
turn = Turn { $turn } of { $last }, famine { $famine }
turn-n = rotation { $number }
sign-storage = St
sign-market = Mk
sign-explorer = Ex
sign-cart_shop = Ca
sign-harbour = Ha
sign-university = Un
sign-faculty_of_biology = FB
sign-faculty_of_alchemy = FA
sign-faculty_of_theology = FT
sign-faculty_of_philosophy = FP
sign-brewery = Br
sign-hospital = Ho
sign-forced_labour = FL
sign-fountain = Fo
sign-stable = Sb
sign-cathedral = Ct
sign-dump = Du
sign-granary = Gr
offer = { $gives } for { $asks }
stock = Stock
room = room for { $room }
room-any = room for any number
men = Men
men-free = { $men } free of { $houses }; carts to send: { $carts }
ahead = Ahead
graves = graves: famine { $famine } - granary { $granary } - food { $foods } = { $graves }
graves-placed = this turn’s graves: placed
graves-none = graves: none this turn
filth = pollution: cities { $pollution } - dump { $dump } - fountains { $fountains } = { $markers }
harvest = harvest: { $goods }
lost = goods without room: { $goods }
head-houses = house
head-men = men
head-carts = carts
head-graves = grave
head-land = clean
head-inns = inns
head-saint = saint
head-goods = goods
out = out since turn { $turn }
score = of the saint’s wish
hexes = Hex
place-at = { $city }, rotation { $turn }, upper left corner at
empty-cell = empty cell
man-title = Send a man to
heal-title = Remove the grave on
lift-title = Lift
lift-grave-title = Lift the grave on
bury-title = A grave on
rural-title = Send the cart to build
saint-title = Patron saint
house-title = House
tile-title = Settle on
tile = the tile around { $place }
site-note = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}{ $outside ->
    [0] {""}
   *[other] , { $outside } outside
}
free = free
house-n = no. { $number }
cost-food = { $n } food
cost-luxury = { $n } luxury
legend-land = A letter: whose city or inn; i a man at work, o a good, ? a token, x pollution, ' your zone. At the edges N, E, S, W: north is on the left; an arrow: the map goes on there (map east, west, north, south).
legend-names = A hex is its line’s letter and the number above it: F12. Brackets: it can be chosen.
legend-city = In the city: a star is a man at work, †† a grave on an empty cell, † after a sign a grave on that building; numbers are houses.
legend-buildings = Buildings: { $signs }.
heads = house: houses · men: men who are free · carts: carts to send · grave: graves · clean: clean hexes of the zone’s · inns: inns built · saint: patron saint, how much of the condition is fulfilled
compass = North is on the left, east at the top.
side-north = N
side-south = S
side-east = E
side-west = W
map-goes-on = The map goes on: map { $sides }.
no-part-map = Nothing on the map is called that: map east, west, north or south, a hex (map K45), a city or a player.
about-map-parts = the map; further on: map east, west, north, south; around a hex, a city or a player: map K45, map NAME
