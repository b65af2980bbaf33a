# New Title in English. Keys: see docs/adding-a-game.md.
game = New Title
game-pitch = Gather goods at the market, and ship them when nobody else does.

phase-market = Market
phase-quay = Quay

good-wine = wine
good-oil = oil
good-grain = grain

option-alone_pays_double = Double for the only one
option-alone_pays_double-note = Who ships a good that nobody else ships earns twice as much.

word-take = Take { $good }
word-ship = Ship { $good }
word-wait = Ship nothing

ask-take_card = Take a card from the market
ask-ship_goods = Choose in secret which good you ship
wait-take_card = { $seat } takes a card
wait-ship_goods = { $seat } chooses in secret

event-dealt = { $you ->
    [seat] You start
   *[other] { $seat } starts
} with { $goods }.
event-first-player = { $you ->
    [seat] You are the first player
   *[other] { $seat } is the first player
}.
event-market = Round { $round }: { $goods } at the market.
event-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $good }.
event-cleared = Nobody took { $goods }.
event-chose = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
} in secret to ship { $good }.
event-chose-to-wait = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
} in secret to ship nothing.
event-chose-hidden = { $you ->
    [seat] You have
   *[other] { $seat } has
} chosen in secret.
event-shipped =
    { $you ->
        [seat] You ship
       *[other] { $seat } ships
    } { $cards } × { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-shipped-alone =
    { $you ->
        [seat] You alone ship
       *[other] { $seat } alone ships
    } { $cards } × { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-waited = { $you ->
    [seat] You ship
   *[other] { $seat } ships
} nothing.

refusal-not-in-market = There is no { $good } at the market.
refusal-none-held = You have no { $good } to ship.

term-coins =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] coin
       *[other] coins
    }
term-cards =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] card
       *[other] cards
    }

source-coins = Coins
tie-cards = Cards left
tie-cards-by = on cards left: { $best } to { $other }

# The fields of a sight, where it is shown without a drawing.
sight-round = Round
sight-rounds = Rounds
sight-first_player = First player
sight-market = Market
sight-deck_size = Draw pile
sight-discard = Discard pile
sight-own = Yours
sight-choice = chosen
sight-coins = coins
sight-hand = cards
sight-chosen = has chosen
sight-shipped = shipped last
