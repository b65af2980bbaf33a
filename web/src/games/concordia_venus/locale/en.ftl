# Captions of the board of Concordia Venus.
ui-hand = Hand
ui-idle-copy = Right now there is nothing to copy.
ui-idle-repeat = Right now there is nothing to repeat.
ui-idle-buy = Right now you can afford no card.
ui-idle-produce = Right now none of your villas would produce.
ui-market = Cards for sale
ui-market-tab = Market
ui-pantheon = Pantheon
ui-map = Map { $map }
ui-own = Your table
ui-own-theirs = { $whose }’s table
ui-store = Storehouse
ui-store-use = { $used } of { $all } · worth { $value }
ui-storehouse = Storehouse: { $used } of { N($all, one: "space", more: "spaces") } used
ui-stored = A { $way } colonist in the storehouse
ui-price = Bank price { $price } sestertii
ui-purse = Purse
ui-sestertii = { $count ->
    [one] sestertius
   *[other] sestertii
}
ui-with-partner = + { $money } of your partner
ui-villas = Villas
ui-villas-left = { $left } left, { $built } built
ui-discard = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
ui-no-discard = No card played yet
ui-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ui-hint-quantity = { MANY($n, $good) }
ui-top-card = { $card } on top of { N($count, one: "played card", more: "played cards") }
ui-partner = your partner
ui-partner-theirs = partner
ui-team = Team { $team }
ui-team-note = Partners have the same frame; the total shown is that of both.
ui-own-points = Points of this seat alone
ui-nth = Number { $place } in turn order
ui-partner-played = { $seat } played { $card }, your turn.
ui-magnus = Doubles the bonus of its holder’s Prefect once, then passes to the right.
ui-score-marker = { $points ->
    [one] Intermediate scoring: { $points } point
   *[other] Intermediate scoring: { $points } points
}
ui-foretaste-waits = When all have played their Tribune, the leaders are paid. Still to come: { $names }.
ui-partner-hand = Your partner’s hand
ui-put-forward = Put forward by your partner: { $card }
ui-you-put-forward = You have put forward: { $card }
ui-owns = { N($count, one: "card", more: "cards") } in all, in hand or played:
ui-no-surcharge = no surcharge
ui-market-card = { $card }, price { $price }
ui-market-card-able = { $card }, price { $price }: you can pay for it
ui-able = You can pay for it
ui-crossing = A colonist may cross here for one step, but never stops.
ui-stack = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}
ui-adds = { $points ->
    [one] It would add { $points } point today.
   *[other] It would add { $points } points today.
}
ui-of-god = { $god }: { $text }
ui-round = Round { $round }
ui-end-clock =
    End: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } or { $villas ->
        [one] { $villas } villa
       *[other] { $villas } villas
    } left
ui-last-turns = { $count ->
    [one] Last turn
   *[other] The last { $count } turns
}
ui-zoom-in = Enlarge the map
ui-zoom-out = Shrink the map
ui-my-pieces = Show my pieces
ui-minimap = The whole map: tap to go there
ui-colonist = { $name }: { $way } colonist
ui-capital = The capital: colonists pass through, no villa stands here.
ui-produces = Produces { $good }.
ui-villas-of = Villas: { $names }.
ui-next-villa = { $money ->
    [one] The next villa costs 1 sestertius and { $goods }.
   *[other] The next villa costs { $money } sestertii and { $goods }.
}
ui-to-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
ui-route-land = Land route { $a }–{ $b }
ui-route-sea = Sea route { $a }–{ $b }
ui-villa-price = { $money ->
    [one] Villa in { $city }: 1 sestertius, { $goods }
   *[other] Villa in { $city }: { $money } sestertii, { $goods }
}
ui-marker-active = Active: the Prefect also receives { $good }.
ui-marker-spent = { $coins ->
    [one] Has produced: 1 coin for the cash bonus.
   *[other] Has produced: { $coins } coins for the cash bonus.
}
ui-yield = { $name }: { $goods }
ui-bonus = bonus
ui-lost = { $count } lost
ui-cash-later = the cash bonus will be
ui-magnus-next = Praefectus Magnus then passes to { $name }
ui-cash = Cash bonus: { $money }
ui-key-near = villa within reach
ui-key-far = if this colonist goes there
ui-key-active = active
ui-key-spent = produced · cash bonus
ui-step-move = Move
ui-step-build = Build
ui-steps = { $left } of { N($all, one: "step", more: "steps") }
ui-stop-moving = End the moves
ui-other-colonist = Another colonist
ui-stop-building = Done building
ui-stop-trading = Done trading
ui-stop-buying = Buy nothing more
ui-note-play = Choose a card of your hand.
ui-note-start = { $count ->
    [one] { $count } city is free.
   *[other] { $count } cities are free.
}
ui-note-pick = Choose one of your colonists on the map, or end the moves and build.
ui-note-move = { $count ->
    [one] One route is free; the gold figure is its cost in steps.
   *[other] { $count } routes are free; the gold figure is their cost in steps.
}
ui-note-build = Lit price tags can be paid now.
ui-note-prefect = Left of the line what you get, right of it what others get.
ui-note-buy = Choose a card of the display.
ui-note-buy-free = Choose a card of the display; surcharges do not count.
ui-note-settle = Choose a colonist at a lit city.
ui-note-copy = The card on top of another’s discard pile.
ui-note-pay = Choose a good of your storehouse.
ui-note-trade = Two different goods at most; sell or buy at the bank’s price.
ui-note-choose-team = Your partner will do the other.
ui-note-forgo = What is stored already stays; tap what you do not keep.
ui-note-suggest = Nobody else sees this hand or what you put forward.
ui-decline-copy = Copy nothing
ui-decline-colonist = No colonist
ui-decline-suggest = Put nothing forward
ui-bank = The bank’s prices
ui-less-of = One unit less: { $good }
ui-more-of = One unit more: { $good }
ui-trade-sell = sell { $n } × { $good }
ui-trade-buy = buy { $n } × { $good }
ui-desk-money = { $before } → { $after } ({ $change })
ui-desk-room = storehouse: { $used } of { $all }
ui-desk-clear = Clear
ui-total = Total
ui-per-card = one more card
ui-god-seat =
    { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-god-stack = Still in the stack: { $count }
ui-formula-vesta = fortune ÷ 10
ui-formula-jupiter = villas, brick cities apart
ui-formula-saturnus = provinces with a villa
ui-formula-venus = 2 × provinces with 2 villas
ui-formula-venus-team = provinces with villas of both
ui-formula-mercurius = 2 × kinds of goods
ui-formula-mars = 2 × colonists on the board
ui-formula-minerva = villas of the trade
ui-formula-minerva-good = { $points } for each villa in a city of { $good }
ui-formula-concordia = triggered the end
ui-counts = The Pantheon counts the cards
ui-replay-scoring = Count again
ui-replay-from = Count again from { $god }
ui-ahead = { $points ->
    [0] level with { $name }; the tie-break decides
    [one] 1 point ahead of { $name }
   *[other] { $points } points ahead of { $name }
}
ui-bars = Where the points come from
ui-final-map = { $villas ->
    [one] Final position, 1 villa
   *[other] Final position, { $villas } villas
}
ui-end = The end
ui-end-villas = { $name }: villa number { $count } built, and the CONCORDIA card.
ui-end-cards = { $name }: the last card bought, and the CONCORDIA card.
ui-end-last = { $count ->
    [one] The other seat had one last turn.
   *[other] The { $count } others had one last turn each.
}
ui-end-last-teams = { $count ->
    [one] The other team had one last turn.
   *[other] The { $count } other teams had one last turn each.
}
ui-end-rounds = { $rounds ->
    [one] The limit of one round is reached.
   *[other] The limit of { $rounds } rounds is reached.
}
ui-end-tie = In a tie Praefectus Magnus ({ $name }) decides.
result-side = { $names } win
result-your-side = Your team wins
ui-does-tribune = Takes all played cards back, with money for each beyond three; may bring a colonist to the capital.
ui-does-architect = Moves colonists, then builds villas.
ui-does-prefect = Lets a province produce for everybody, with a bonus for you, or takes the cash bonus.
ui-does-mercator = Receives money, then trades in up to two goods.
ui-does-diplomat = Does what the card on top of another’s discard pile does.
ui-does-magister = Does again what the card below it did.
ui-does-colonist = Settles new colonists in the capital or in your cities, or brings 5 sestertii + 1 for each.
ui-does-specialist = Every villa of yours in a city of { $good } brings you one.
ui-does-senator = Buys up to two cards.
ui-does-consul = Buys one card without its surcharge.
ui-does-praetor = Buys one card at most; then your partner may buy one.
ui-does-proconsul = Buys a card without its surcharge; then your partner plays a card alone.
ui-does-legate = Looks at the partner’s hand and puts a card forward; the partner plays one for both.
ui-does-either = One or the other, as you choose.
ui-does-either-team = One of them, as you choose; your partner does the other.
ui-tour-goal =
    The aim: most points when the last card is sold or the fifteenth villa is built. Every card you own scores as
    its god says.
ui-tour-map = The map: cities with their goods, villas, colonists on the routes. Whatever is lit can be clicked.
ui-tour-hand = Your hand. Every turn you play one card and do what it says.
ui-tour-own = Your storehouse has twelve spaces, for goods and for colonists who have not set out.
ui-tour-market = Cards for sale. Every card also scores for its god at the end: “+5” is what it would add today.
ui-tour-console = What you are asked stands here, with the choices that are not on the board.
ui-tour-seats = What everybody has, and what each god would give today.
ui-cards-of = Cards
ui-played-since = Played, in order: { $cards }
ui-if-counted = If it were counted now
ui-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
