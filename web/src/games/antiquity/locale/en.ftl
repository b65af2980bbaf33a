# What Antiquity's drawn table says.
ui-tab-cities = Cities
ui-tab-saints = Saints
ui-city-0-1 = Siena
ui-city-0-2 = Lucca
ui-city-0-3 = Pisa
ui-city-0-4 = Volterra
ui-city-1-1 = Urbino
ui-city-1-2 = Ferrara
ui-city-1-3 = Ravenna
ui-city-1-4 = Rimini
ui-city-2-1 = Genova
ui-city-2-2 = Parma
ui-city-2-3 = Modena
ui-city-2-4 = Savona
ui-city-3-1 = Napoli
ui-city-3-2 = Capua
ui-city-3-3 = Salerno
ui-city-3-4 = Amalfi
ui-b-faculty_of_biology = Fac. of biology
ui-b-faculty_of_alchemy = Fac. of alchemy
ui-b-faculty_of_theology = Fac. of theology
ui-b-faculty_of_philosophy = Fac. of philosophy

# The map
ui-map = map
ui-map-label = Map.
ui-map-keys =
    Arrows, Page Up and Page Down walk from hex to hex; n and p jump to the next lit hex; Enter chooses; plus, minus, 0
    and 1 zoom.
ui-minimap = The whole map; click to go there
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-whole = Whole map
ui-my-zone = My zone
ui-layers = Layers
ui-layer-pollution = pollution
ui-layer-tokens = tokens
ui-off-map = off the map
ui-lit = may be chosen
ui-not-lit = may not be chosen
ui-brings = { $count } × { $good }, { $outside } outside your zone
ui-cleared = cleared
ui-polluted = polluted
ui-hex-city = { $name }
ui-inn-of = Inn · { $name }
ui-site = { $rural } · { $name }
ui-left = { $left } × { $good } left, the last one in turn { $turn }
ui-product = This range yields { $good }
ui-token = An exploration token lies here
ui-zones = In the zone of: { $names }
ui-here = { $rural } here
ui-clean-here = Clean here
ui-cleans = { $count ->
    [1] 1 hex is polluted no more
   *[other] { $count } hexes are polluted no more
}
ui-costs-seed = Costs 1 seed, yields { $count }
ui-costs-wood = Costs 1 wood, yields { $count }
ui-clears = { $count ->
    [1] 1 forest becomes grass
   *[other] { $count } forests become grass
}
ui-spoils = Pollutes { $count ->
    [1] 1 hex
   *[other] { $count } hexes
}{ $outside ->
    [0] { "" }
   *[other] , { $outside } outside your zone
}
ui-man-free = Man free in turn { $turn }
ui-tokens-lost = { $count ->
    [1] 1 token is lost unseen
   *[other] { $count } tokens are lost unseen
}
ui-city-note = Seven hexes, a grid of 6 × 6
ui-inn-note = Your zone reaches two hexes further from here
ui-found-here = First city here
ui-covers = Covers: forest { $forest }, grass { $grass }, mountain { $mountain }, water { $water }
ui-settle = Settle here
ui-found = Found it here
ui-sow = Sow here
ui-build-here = Build here
ui-clean = Clean
ui-outside = ({ $count } outside)
ui-turn-n-short = turn { $turn }
ui-number-note = { $count ->
    [1] 1 place; the figure is the whole yield
   *[other] { $count } places; the figure is the whole yield
}
ui-pollute-note = Spoil what nobody needs

# The road
ui-road = The ten phases
ui-road-0 = First cities
ui-road-1 = Rise
ui-road-2 = City
ui-road-3 = Order
ui-road-4 = Country
ui-road-5 = Storage
ui-road-6 = Harvest
ui-road-7 = Explore
ui-road-8 = Famine
ui-road-9 = Pollution
ui-road-10 = Victory
ui-over = End
ui-before = before turn 1
ui-yours = your turn
ui-yours-theirs = { $whose }’s turn
ui-all-at-once = all at once, in secret
ui-ph-2 = in secret
ui-ph-note-1 = All men on city buildings come back to your pool.
ui-ph-note-2 = Everybody builds in secret; all is revealed together.
ui-ph-note-3 = The player with fewer working cart shops and explorers comes first.
ui-ph-note-4 = Each manned cart shop sends its man out once.
ui-ph-note-5 = { $goods ->
    [1] 1 good
   *[other] { $goods } goods
}, room for { $room }: { $lost } will be lost.
ui-ph-note-6 = You will harvest: { $goods }
ui-ph-note-7 = A manned explorer may turn up one token in your zone.
ui-ph-note-8 = Famine { $famine } − granary { $granary } − { $foods } food in stock = { $graves ->
    [1] 1 grave
   *[other] { $graves } graves
}. Food is not used up.
ui-ph-note-9 = Cities { $pollution } − dump { $dump } − fountains { $fountains } = { $markers ->
    [1] 1 marker
   *[other] { $markers } markers
}.
ui-ph-note-10 = { $saint }: { $done } of { $whole }
ui-carts-n = { $count ->
    [1] 1 cart
   *[other] { $count } carts
}
ui-harvest-n = { $count ->
    [0] nothing
    [1] +1 good
   *[other] +{ $count } goods
}
ui-any-room = room for all
ui-explores = manned
ui-unmanned = no man
ui-skipped = skipped
ui-turn-of = Turn { $turn } of { $last }
ui-famine-n = Famine { $level }
ui-famine-level = Famine level

# The city
ui-catalogue = Buildings
ui-multiple = several
ui-no-man = no man
ui-shelf-wood = Wood
ui-shelf-luxury = Luxury
ui-shelf-stone = Stone
ui-all-counters = no counter left
ui-dear = too dear for you
ui-no-room = no room in your cities
ui-built-n = { $count } built
ui-free = free
ui-n-storage = any rectangle
ui-n-market = 2 goods for 1
ui-n-explorer = turns up a token
ui-n-cart_shop = sends out one man
ui-n-harbour = zone along the coast
ui-n-university = serves faculties
ui-n-brewery = allows inns
ui-n-granary = −3 graves each turn
ui-n-hospital = −5 graves each turn
ui-n-fountain = famine −1, pollution −1
ui-n-stable = zone reaches 3 hexes
ui-n-faculty_of_biology = one seed free
ui-n-faculty_of_alchemy = cleans land
ui-n-faculty_of_theology = razes the cathedral
ui-n-faculty_of_philosophy = goods may be equal
ui-n-forced_labour = 3 goods, 1 is lost
ui-n-cathedral = a saint and a way to win
ui-n-dump = −4 pollution
ui-houses = Houses and men
ui-houses-of = { $count } of 20
ui-luxuries-differ = luxury, all different
ui-men-pool = in the pool
ui-men-free = Men in the pool
ui-nicolo-pairs = pay one, a lower one is free
ui-house-n = House { $number }
ui-house-price = { $food ->
    [0] free
   *[other] { $luxury ->
        [0] { $food } food
       *[other] { $food } food, { $luxury } luxury
    }
}
ui-grid = grid of { $side } × { $side }
ui-grid-keys = Arrows move the piece, R turns it, Enter puts it down.
ui-cells-free = { $side } × { $side } · { $count } free
ui-bring-front = Show { $name } large
ui-open-city = Open { $name }
ui-look-at = Cities: { $name }
ui-to-map = Map
ui-no-city = No city yet
ui-put-man = put a man there
ui-lift = lift
ui-fits = It fits at
ui-fits-not = It does not fit at
ui-hand = In hand
ui-turn = Turn it
ui-turn-n = Turn { $number }
ui-turn-key = R or the wheel turns it
ui-point = Point at a cell and click
ui-draw-storage = Draw a rectangle on the grid, or choose its sides here
ui-draw-storage-phone = Drag a rectangle on the grid, or tap two of its corners
ui-sizes = Sides of the storage
ui-piece-works = Works.
ui-piece-idle = Does not work: no man.
ui-piece-graved = Does not work: a grave lies on it.
ui-draft = My plan
ui-only-you = only you see it
ui-new-houses = { $count ->
    [1] House { $numbers }
   *[other] Houses { $numbers }
}
ui-men-at-work = { $count ->
    [1] 1 man at work
   *[other] { $count } men at work
}
ui-sealed-note = Committed. All is revealed when everybody has committed.
ui-reveal = Turn { $turn }: the plans are revealed
ui-new-pieces = { $count ->
    [1] 1 new piece
   *[other] { $count } new pieces
}
ui-nothing-new = nothing new

# The prompt
ui-ask-site = { $rural }, { $good }: choose a hex
ui-ask-site-second = Second hex of the { $rural }
ui-ask-stand = { $rural }: choose a hex
ui-ask-clean = Choose the hex to clean
ui-build = Build
ui-back-city = Back to my city
ui-back-map = Back to the map
ui-same-posts = Same posts ({ $count })
ui-reap = Harvest all
ui-undo-all = Start over
ui-reopen = Reopen
ui-place = Place here
ui-word-hex = { $land } { $side } { $town }
ui-word-man = A man: { $building } ({ $city })
ui-word-lift = Lift: { $building } ({ $city })
ui-word-place = Put it down in { $city }
ui-word-heal = Remove a grave from { $city }
ui-word-lift_grave = Lift a grave in { $city }
ui-word-bury = A grave in { $city }
ui-word-commit = Commit
ui-word-pass = Pass
ui-word-done = Done
ui-word-seed_free = Free seed
ui-word-seed_paid = Pay the seed
ui-word-no_free_house = No free house
ui-word-raze = Raze the cathedral
ui-word-withdraw = Withdraw the offer
ui-word-cancel_move = Put all back
ui-tool-move = Rearrange
ui-tool-man = Place men
ui-propose = Offer to { $name }
ui-due = Still to pay: { $food ->
    [0] { $luxury } luxury
   *[other] { $luxury ->
        [0] { $food } food
       *[other] { $food } food and { $luxury } luxury
    }
}. Choose in your stock.
ui-hand-note = Gold = it fits. R or the wheel turns it, a click places it.
ui-hand-note-phone = Tap a cell, tap again to place it.
ui-draft-note = { $men ->
    [0] No man left in the pool
    [1] 1 man in the pool: click a building to man it
   *[other] { $men } men in the pool: click a building to man it
}
ui-waits-reveal = Committed; waiting for { $names }

# Stock, seats, trade
ui-stock = Stock
ui-their-stock = Their stock
ui-room = Goods, and how many can be stored
ui-no-goods = no goods
ui-carts = Working cart shops
ui-actions = What a cart can be sent for
ui-seed = a seed
ui-places = { $count ->
    [1] 1 place
   *[other] { $count } places
}
ui-name-woodcutter = Woodcutter
ui-name-mine = Mine
ui-name-farm = Farm
ui-name-fishery = Fishery
ui-name-inn = Inn
ui-name-city = City
ui-name-clean = Clean
ui-r-woodcutter = forest
ui-r-mine = stone or gold
ui-r-farm = grass
ui-r-fishery = coast
ui-r-inn = zone +2
ui-r-city = 6 × 6 grid
ui-r-clean = once a turn
ui-a-woodcutter = 1 wood. Wood on the forest hex and its forest neighbours, which become grass.
ui-a-mine = 1 wood. Stone or gold, one product for the whole range; pollutes.
ui-a-farm = 1 seed of the crop. Goods on the grass hex and its grass neighbours; pollutes.
ui-a-fishery = 1 wood. Two land hexes on the coast; fish, pearls or dye on the water around; pollutes.
ui-a-inn = 1 food and a brewery. Extends your zone for good.
ui-a-city = 1 wood, 1 stone, 1 food, 2 different luxuries. Seven free land hexes.
ui-a-clean = With a working faculty of alchemy, once a turn: cleans a hex and its neighbours.
ui-rule-woodcutter = ANT-4.4.4
ui-rule-mine = ANT-4.4.5
ui-rule-farm = ANT-4.4.6
ui-rule-fishery = ANT-4.4.8
ui-rule-inn = ANT-4.4.9
ui-rule-city = ANT-4.4.10
ui-rule-clean = ANT-4.4.11
ui-why-no-brewery = no brewery
ui-why-rural-too-dear = too dear
ui-why-must-differ = goods must differ
ui-why-no-seed = no seed
ui-why-no-alchemy = no alchemy
ui-why-alchemy-used = used this turn
ui-why-no-cart-shop = no cart left
ui-why-no-hex = no place
ui-why-nothing-to-clean = nothing to clean
ui-why-all-inns = all inns built
ui-why-all-cities = four cities
ui-why-all-fisheries = no more fisheries
ui-saints = Towards victory
ui-your-saint = patron
ui-your-saint-theirs = patron
ui-power = Power: { $power }
ui-s-san_nicolo = houses
ui-s-san_giorgio = hexes of a rival’s zone
ui-s-santa_barbara = kinds built
ui-s-san_cristofori = three of each
ui-s-santa_maria = conditions met
ui-plan = Forecast for turn { $turn }
ui-good-place =
    A good place has five or six forests together, a mountain range, a coast, some grass and a token, all within two
    hexes of the city. Its seven hexes are lost to farming.
ui-gentle = Introductory game: no famine, no pollution from cities.
ui-graves = { $count ->
    [1] 1 grave
   *[other] { $count } graves
}
ui-markers = { $count ->
    [1] 1 marker
   *[other] { $count } markers
}
ui-famine-sum = granary { $granary }, food { $foods }
ui-spare = { $count } to spare
ui-men = Men
ui-cities = Cities
ui-inns = Inns
ui-graves-label = Graves
ui-graves-to-come = Graves to come
ui-markers-to-come = Pollution to come
ui-no-saint = No saint
ui-order = Order of play
ui-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-out-turn = out in turn { $turn }
ui-offers = { $name } offers
ui-your-offer = Your offer to { $name }:
ui-against = for
ui-accept = Accept
ui-decline = Decline

# The end

# The tour
ui-hint-near = { $terrain } near { $city }
ui-hint-grave = a grave in { $city }
ui-hint-place = here, in { $city }
ui-hint-man = a man: { $building } ({ $city })
ui-hint-heal = take the grave off: { $building } ({ $city })
ui-hint-lift = lift: { $building } ({ $city })
ui-hint-lift_grave = lift the grave: { $building } ({ $city })
ui-hint-bury = a grave: { $building } ({ $city })
ui-tour-goal =
    The aim: fulfil the saint you choose when you build your cathedral, before the others do, and without famine
    covering the cathedral with graves.
ui-tour-road = Ten phases a turn. Each says what it will bring you: goods lost, harvest, graves, pollution.
ui-tour-map =
    The land. Drag it, zoom with the wheel or two fingers. Lit hexes may be chosen; point at any hex to learn about it.
ui-tour-grids =
    Your city. Click a building to put a man on it; a piece in hand shows gold where it fits and red where it does not.
ui-tour-catalogue = What can be built, and what is missing. R or the wheel turns the piece.
ui-tour-actions = Each manned cart shop is sent out once: choose what for, then where.
ui-tour-console = Here you are told what to do, take back steps and commit your secret plan.
ui-tour-stock = Your goods. They light up when one must be paid, traded or discarded.
ui-tour-plan = Famine and pollution to come, and how far you are with each saint.
ui-tour-seats = Everything public about the others. The eye opens their cities; pointing at a seat shows its zone.
ui-their-saint = own saint
