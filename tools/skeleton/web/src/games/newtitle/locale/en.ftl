# What only the drawing of New Title says.
ui-round = Round { $round } of { $rounds }
ui-deck =
    { $cards ->
        [one] 1 card to come
       *[other] { $cards } cards to come
    }
ui-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
ui-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ui-chosen = has chosen in secret
ui-shipped = shipped last: { $good }
ui-tour-market = The market: in turn order each takes one of the cards that are lit.
ui-tour-hand = Your cards. At the quay you choose in secret which good you ship: the more cards, the more each brings.
