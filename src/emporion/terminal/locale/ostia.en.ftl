# The words on Ostia's drawing.
round = Round { $round } of { $rounds }
row-value = printed value
row-senate-now = Senate now ({ $card })
row-senate-next = Senate next ({ $card })
row-market = market cards
row-boat = your boat
row-stock = your goods
row-forum = to the forum
row-to-senate = to the Senate
row-cards = cards of a type on the forum
row-each = denarii for each
lot = On the quay: { $goods }, minimum { $minimum }, from
passes = passes
you-pass = pass
limit = you may bid up to { $limit }
sizes = Piles (forum/Senate/storage)
ready = is ready
denarii = den.
warehouses = wareh.
credits = cred.
goods = goods
boat = boat
shown = last: forum | Senate
stored = stored: { $goods }
fate = { $cash ->
    [one] { $cash } denarius
   *[other] { $cash } denarii
}, { $warehouses ->
    [one] { $warehouses } warehouse
   *[other] { $warehouses } warehouses
}
deck = Draw pile: { $cards }
discard = discarded: { $goods }
face-down = Senate cards still face down: { $cards }
page-senate = What goods are worth
page-prices = What the forum pays
all-cards = All the cards: { $goods }
split-title = { $good }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
bluff-title = the bluff cards
laid = forum { $forum }, Senate { $senate }, stored { $stored }
laid-last = forum { $forum }, stored { $stored }
too-many = Too many types: { $count } on forum and Senate. At the reveal you will lose: { $goods }.
too-many-spared = Too many types: { $count } on forum and Senate, but nothing of what tops the senate card: nothing will be lost.
heads = den.: denarii · wareh.: warehouses built · cred.: credits to repay · goods: cards of goods · boat: cards in the boat · * first player
