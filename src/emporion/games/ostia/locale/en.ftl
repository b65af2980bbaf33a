# Ostia in English. Keys: see docs/adding-a-game.md.
game = Ostia
game-pitch = Five rounds of auctions, bluff and gifts to the Senate in the harbour of Rome.
money-words = denarius denarii

phase-harbour = Harbour
phase-counting_house = Counting house
phase-forum = Forum
phase-senate = Senate
phase-warehouse_review = Warehouse review
phase-final_phase = Final phase
head-final_phase = Final phase

good-ivory = ivory
    .kind = mass
    .plural = ivory
good-cloth = cloth
    .kind = mass
    .plural = cloth
good-wine = wine
    .kind = mass
    .plural = wine
good-salt = salt
    .kind = mass
    .plural = salt
good-wood = wood
    .kind = mass
    .plural = wood
good-wheat = wheat
    .kind = mass
    .plural = wheat
senate-senate_1 = Senate card I
senate-senate_2 = Senate card II
senate-senate_3 = Senate card III
senate-senate_4 = Senate card IV
senate-senate_5 = Senate card V
senate-senate_6 = Senate card VI

option-ivory = Ivory cards
option-ivory-note = Without them the game has five goods and 45 cards: good for a first match.
option-bluff_cards = Bluff cards
option-bluff_cards-note = Two blank cards hide how much you really lay. When all have committed everybody sees the sizes of the piles, and may lay once more.
option-type_limit_mode = Limit of three types
option-type_limit_mode-note = What a fourth type costs: the highest on the senate card among yours; or it cannot be laid; or, to the letter, only the good at the very top of the card.
option-type_limit_mode-penalty = penalty
option-type_limit_mode-strict = strict
option-type_limit_mode-literal = to the letter
option-open_money = Open money
option-open_money-note = Everybody sees everybody’s cash.
option-final_forum_pays = Final forum pays
option-final_forum_pays-note = The last cards laid on the forum are sold rather than discarded.
option-tiebreak_senate_card = Senate card for the last tie-break
option-tiebreak_senate_card-note = Which senate card values the stored goods of those who tie.
option-tiebreak_senate_card-last_active = the card of round 5
option-tiebreak_senate_card-set_aside = the card set aside at the start
option-first_player = First player
option-first_player-note = Who starts as first player.
option-first_player-random = by lot
option-first_player-seat_0 = the first seat

word-take = Take { $good }
word-lot = Offer { $good1 } + { $good2 }
word-bid = Bid { N($amount, one: "denarius", more: "denarii") }
word-pass = Pass
word-keep = Keep the lot
word-sell = Sell to { $seat }
word-split = { $good }: { $forum ->
    [0] { $senate ->
        [0] all stored
       *[other] { $senate } to the Senate, the rest stored
    }
   *[other] { $senate ->
        [0] { $forum } to the forum, the rest stored
       *[other] { $forum } to the forum, { $senate } to the Senate, the rest stored
    }
}
word-bluff = Bluff cards: { $forum ->
    [0] { $senate ->
        [0] both in storage
        [1] one on the Senate, one in storage
       *[other] both on the Senate
    }
    [1] { $senate ->
        [0] one on the forum, one in storage
       *[other] one on the forum, one on the Senate
    }
   *[other] both on the forum
}
word-lock = Commit the allocation
word-confirm = Confirm
word-repay = { $credits ->
    [0] Repay no credit
    [one] Repay 1 credit
   *[other] Repay { $credits } credits
}
word-build = { $warehouses ->
    [0] Build nothing
    [one] Build 1 warehouse
   *[other] Build { $warehouses } warehouses
}
word-discard = Discard { $good }
word-sell_warehouses = { $warehouses ->
    [0] Sell no warehouse
    [one] Sell 1 warehouse
   *[other] Sell { $warehouses } warehouses
}

ask-choose_free_good = Take one card from your boat for free
ask-choose_lot = Lay two cards of your boat on the quay
ask-bid = Your bid on { A($goods) }, at least { N($minimum, one: "denarius", more: "denarii") }
ask-settle_lot = Keep { A($goods) } for { N($keep, one: "denarius", more: "denarii") }, or sell to a bidder
ask-allocate = { $beat ->
    [2] You have seen the piles: confirm, or lay everything once more
   *[other] Lay your goods on forum, Senate and storage
}
ask-repay_credits = { $credits ->
    [one] Repay your credit, or pay 2 denarii of interest
   *[other] How many of your { $credits } credits do you repay? Each of the others costs 2 denarii
}
ask-build_warehouses = Build warehouses for 10 denarii each?
ask-discard_excess = { $excess ->
    [one] Your storage overflows: discard 1 card
   *[other] Your storage overflows: discard { $excess } cards
}
ask-final_allocate = { $beat ->
    [2] Last sale, the piles are known: confirm, or lay everything once more
   *[other] Last sale: what goes to the forum, what stays stored?
}
ask-final_sell_warehouses = { $empty ->
    [one] Sell your empty warehouse for 7 denarii?
   *[other] Sell up to { $empty } empty warehouses for 7 denarii each?
}
wait-choose_free_good = { $seat } { COUNT($seat) ->
    [one] takes
   *[other] take
} a card for free
wait-choose_lot = { $seat } chooses the next lot
wait-bid = { $seat } bids on { A($goods) }
wait-settle_lot = { $seat } keeps or sells { A($goods) }
wait-allocate = { $beat ->
    [2] { $seat } { COUNT($seat) ->
        [one] looks
       *[other] look
    } at the piles: confirm, or lay once more?
   *[other] { $seat } { COUNT($seat) ->
        [one] lays
       *[other] lay
    } goods in secret
}
wait-repay_credits = { $seat } settles credits
wait-build_warehouses = { $seat } may build warehouses
wait-discard_excess = { $seat } discards what does not fit
wait-final_allocate = { $beat ->
    [2] { $seat } { COUNT($seat) ->
        [one] looks
       *[other] look
    } at the piles: confirm, or lay once more?
   *[other] { $seat } { COUNT($seat) ->
        [one] chooses
       *[other] choose
    } a last sale in secret
}
wait-final_sell_warehouses = { $seat } may sell empty warehouses

event-first-player = { $you ->
    [seat] You are the first player
   *[other] { $seat } is the first player
}.
event-start-card = You start with { A($good) }.
event-senate-opens = { $active } is active; { $next } comes next.
event-round = Round { $round }. { $you ->
    [seat] You are first
   *[other] { $seat } is first
}.
event-dealt = Your boat brings { A($goods) }.
event-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { A($good) } for free.
event-took-hidden = { $you ->
    [seat] You take
   *[other] { $seat } takes
} a card for free.
event-lot = { $you ->
    [seat] You offer
   *[other] { $seat } offers
} { A($goods) }, at least { N($minimum, one: "denarius", more: "denarii") }.
event-passed = { $you ->
    [seat] You pass
   *[other] { $seat } passes
}.
event-bid = { $you ->
    [seat] You bid
   *[other] { $seat } bids
} { N($amount, one: "denarius", more: "denarii") }.
event-kept = { $you ->
    [seat] You keep
   *[other] { $seat } keeps
} { A($goods) } for { N($price, one: "denarius", more: "denarii") }.
event-sold = { $you ->
    [seat] You sell { A($goods) } to { $buyer } for { N($price, one: "denarius", more: "denarii") } and receive { $share } of them.
    [buyer] { $seat } sells you { A($goods) } for { N($price, one: "denarius", more: "denarii") } and receives { $share } of them.
   *[other] { $seat } sells { A($goods) } to { $buyer } for { N($price, one: "denarius", more: "denarii") } and receives { $share } of them.
}
event-forced-purchase = Nobody bids: { $you ->
    [seat] you buy
   *[other] { $seat } buys
} { A($goods) } for { N($price, one: "denarius", more: "denarii") }.
event-forced-sale = { $warehouses ->
    [0] To pay, { $you ->
        [seat] you take
       *[other] { $seat } takes
    } { $credits ->
        [one] 1 credit.
       *[other] { $credits } credits.
    }
   *[other] To pay, { $you ->
        [seat] you sell
       *[other] { $seat } sells
    } { $warehouses ->
        [one] 1 warehouse
       *[other] { $warehouses } warehouses
    }{ $credits ->
        [0] .
       *[other] { $you ->
            [seat] {" "}and take
           *[other] {" "}and takes
        } { $credits ->
            [one] 1 credit.
           *[other] { $credits } credits.
        }
    }
}
event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
event-market = The market puts up { A($goods) }.
event-locked = { $you ->
    [seat] You have committed your cards
   *[other] { $seat } has committed their cards
}.
event-locked-sizes = { $you ->
    [seat] Your piles
   *[other] The piles of { $seat }
}: { $final ->
    [0] { $forum } on the forum, { $senate } on the Senate
   *[other] { $forum } on the forum
}, { $storage } in storage, bluff cards included.
event-answered = { $you ->
    [seat] You have answered
   *[other] { $seat } has answered
}.
event-revealed = { $you ->
    [seat] You show
   *[other] { $seat } shows
} { COUNT($forum) ->
    [0] no card
   *[other] { A($forum) }
} on the forum{ $final ->
    [0] , { COUNT($senate) ->
        [0] no card
       *[other] { A($senate) }
    } on the Senate
   *[other] {""}
} and { $you ->
    [seat] keep
   *[other] keeps
} { $stored ->
    [0] nothing.
    [one] 1 card.
   *[other] { $stored } cards.
}
event-penalty = { $you ->
    [seat] You show too many types and lose
   *[other] { $seat } shows too many types and loses
} { $cards ->
    [one] { A($good) }.
   *[other] { MANY($cards, $good) }.
}
event-penalty-spared = { $you ->
    [seat] You show too many types, but
   *[other] { $seat } shows too many types, but
} nothing of what tops the senate card ({ A($good) }): nothing is lost.
event-forum-price = At the forum, { MANY($total, $good) }: { N($price, one: "denarius", more: "denarii") } each.
event-forum-income = { $you ->
    [seat] You receive
   *[other] { $seat } receives
} { N($amount, one: "denarius", more: "denarii") } at the forum.
event-forum-unpaid = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { A($goods) }: the last forum pays nothing.
event-senate-offer = { $you ->
    [seat] Your offer
   *[other] The offer of { $seat }
} is worth { $value } in the Senate: { $points ->
    [0] no VP.
   *[other] { N($points, one: "VP", more: "VP") }.
}
event-credits = { $repaid ->
    [0] { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } { N($interest, one: "denarius", more: "denarii") } of interest.
   *[other] { $you ->
        [seat] You repay
       *[other] { $seat } repays
    } { $repaid ->
        [one] 1 credit
       *[other] { $repaid } credits
    }{ $interest ->
        [0] .
       *[other] { $you ->
            [seat] {" "}and pay
           *[other] {" "}and pays
        } { N($interest, one: "denarius", more: "denarii") } of interest.
    }
}
event-built = { $warehouses ->
    [0] { $you ->
        [seat] You build
       *[other] { $seat } builds
    } nothing.
    [one] { $you ->
        [seat] You build
       *[other] { $seat } builds
    } a warehouse for { N($cost, one: "denarius", more: "denarii") }.
   *[other] { $you ->
        [seat] You build
       *[other] { $seat } builds
    } { $warehouses } warehouses for { N($cost, one: "denarius", more: "denarii") }.
}
event-discarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { A($good) }.
event-senate-moves = { $active } is active now; { $next } comes next.
event-senate-last = { $active } is active now; it is the last one.
event-storage-points = { $points ->
    [0] { $you ->
        [seat] You have nothing
       *[other] { $seat } has nothing
    } stored: no point.
    [one] { $you ->
        [seat] You have stored
       *[other] { $seat } has stored
    } { A($goods) }: 1 VP.
   *[other] { $you ->
        [seat] You have stored
       *[other] { $seat } has stored
    } { A($goods) }: { $points } VP.
}
event-sold-warehouses = { $warehouses ->
    [one] { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } 1 empty warehouse for { N($amount, one: "denarius", more: "denarii") }.
   *[other] { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } { $warehouses } empty warehouses for { N($amount, one: "denarius", more: "denarii") }.
}
event-repaid-all = { $credits ->
    [one] { $you ->
        [seat] You repay
       *[other] { $seat } repays
    } 1 credit for { N($amount, one: "denarius", more: "denarii") }.
   *[other] { $you ->
        [seat] You repay
       *[other] { $seat } repays
    } { $credits } credits for { N($amount, one: "denarius", more: "denarii") }.
}
event-eliminated = { $you ->
    [seat] You owe { N($needs, one: "denarius", more: "denarii") } and have only { $has }: you are eliminated.
   *[other] { $seat } owes { N($needs, one: "denarius", more: "denarii") } and has only { $has }: that is elimination.
}
event-cash-points = { $you ->
    [seat] You have
   *[other] { $seat } has
} { $cash ->
    [one] 1 denarius
   *[other] { $cash } denarii
}: { $points ->
    [one] 1 VP.
   *[other] { $points } VP.
}
event-senate-removed = The card set aside at the start is turned up for the last tie-break: { $card }.

refusal-not-in-boat = There is no { $good } in your boat.
refusal-lot-not-in-boat = These two cards are not both in your boat.
refusal-below-minimum = A bid of { $bid } is below the minimum of { N($minimum, one: "denarius", more: "denarii") }.
refusal-above-cap = A bid of { $bid } is above your limit of { N($cap, one: "denarius", more: "denarii") }.
refusal-keep-short = Keeping costs { $needs ->
    [one] { $needs } denarius
   *[other] { $needs } denarii
} in hand; you have { $has }.
refusal-did-not-bid = { $seat } has not bid.
refusal-other-good-now = Goods are laid one type after the other: { $good } comes now.
refusal-none-held = You have no { $good }.
refusal-already-laid = You have laid { $good } already. Take it back to lay it otherwise.
refusal-too-few-cards = That needs { $needs ->
    [one] { $needs } card of
   *[other] { $needs } cards of
} { $good }; you have { $has }.
refusal-fourth-type = At most { N($limit, one: "type", more: "types") } on forum and Senate together.
refusal-no-senate = In the final phase nothing goes to the Senate.
refusal-not-all-laid = First lay all your goods.
refusal-laying-anew = You are laying everything anew: lay on, or take that back to confirm.
refusal-bluff-not-laid = First lay your two bluff cards.
refusal-fewer-credits = { $has ->
    [one] You have only { $has } credit, not { $needs }.
   *[other] You have only { $has } credits, not { $needs }.
}
refusal-repay-short = That costs { $needs ->
    [one] { $needs } denarius
   *[other] { $needs } denarii
} with the interest; you have { $has }.
refusal-build-short = That costs { $needs ->
    [one] { $needs } denarius
   *[other] { $needs } denarii
}; you have { $has }.
refusal-no-site = { $has ->
    [0] All your warehouse sites are taken.
    [one] You have room for only { $has } more warehouse, not { $needs }.
   *[other] You have room for only { $has } more warehouses, not { $needs }.
}
refusal-not-stored = There is no { $good } in your storage.
refusal-not-empty = { $has ->
    [0] Only empty warehouses can be sold: you have none.
   *[other] Only empty warehouses can be sold: you have { $has }, not { $needs }.
}
refusal-debts-first = Your credits need { $needs ->
    [one] { $needs } denarius
   *[other] { $needs } denarii
}; with that sale you would have { $has }.

# The fields of a sight, for the terminal and for screen readers.
sight-round = Round
sight-first_player = First player
sight-senate_active = Active senate card
sight-senate_active_values = Values on the active card
sight-senate_next_values = Values on the next card
sight-senate_next = Next senate card
sight-senate_removed = Senate card set aside
sight-senate_face_down = Senate cards face down
sight-deck_size = Draw pile
sight-discard = Discard pile
sight-market = Market cards
sight-auction = Auction
sight-seller = seller
sight-goods = lot
sight-minimum = minimum
sight-bids = bids
sight-own = Yours
sight-warehouses = warehouses
sight-credits = credits
sight-points = points
sight-eliminated = eliminated
sight-boat_size = cards in the boat
sight-stock_size = goods owned
sight-cash = denarii
sight-chosen = has chosen
sight-pile_sizes = piles
sight-shown = shown last
sight-storage = storage
sight-boat = boat
sight-stock = stock
sight-forum = forum
sight-senate = Senate
sight-bluff_forum = bluff cards on the forum
sight-bluff_senate = bluff cards on the Senate
sight-free_good = free good
sight-bid_limit = bid limit

# What advice counts: how much more or less.
term-points =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] point
       *[other] points
    }
term-money =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] denarius
       *[other] denarii
    }
term-warehouses =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] warehouse
       *[other] warehouses
    }
term-credits =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] credit
       *[other] credits
    }
term-cards =
    { $amount } { $way ->
        [more] more
       *[fewer] fewer
    } { $amount ->
        [one] card
       *[other] cards
    }
term-senate =
    { $amount } { $way ->
        [more] more
       *[fewer] less
    } of value at the Senate

# Before a slip: one question.
caution-nothing-laid-title = Everything stays in storage
caution-nothing-laid = { $cards ->
    [one] Your card stays in storage
   *[other] All of your { $cards } cards stay in storage
 }: nothing for the forum, nothing for the Senate.
caution-nothing-laid-stay = Back to the allocation
caution-nothing-laid-go = Commit it like this
caution-debts-title = Your debts would stay unpaid
caution-debts = You will owe { N($needs, one: "denarius", more: "denarii") } and have { $has } at best: that is elimination. Sell more.
caution-debts-stay = Back to the allocation
caution-debts-go = Commit it like this
## The account of a match
account-course = Points if each round had been the last, with storage and cash counted.
source-senate = Senate
source-storage = Storage
source-cash = Cash
tie-warehouses = Warehouses
tie-warehouses-by = on warehouses: { $best } to { $other }
tie-stored = Stored value
tie-stored-by = on the value of the stored goods: { $best } to { $other }

# Problems: what they are about, and what is at stake
theme-goods = Good and lot
theme-bidding = Bidding
theme-selling = Sell or keep
theme-dividing = Dividing
theme-warehouses = Warehouses
theme-credits = Credits
stake-points = Victory points (VP)
stake-money = Denarii
stake-warehouses = Warehouse space
stake-credits = Debts
stake-cards = Cards in storage
stake-senate = Rank in the Senate
# Orders in advance
order-above = Bid just above, up to a maximum
order-above-note = One more than the best bid, { $amount } at most. If nobody bids, { $minimum }. Beyond that, pass.
order-pass-until = Pass
order-pass-until-note = At every sale of this round, pass without waiting.
order-pass-until-until = until a lot holds
order-keep-up-to = Keep your lot, up to a price
order-keep-up-to-note = Keep it if it costs { $amount } at most, else sell it to the best bid. Between two equal bids you will choose.

# What there is to do, as a button
do-choose_free_good = Choose
do-choose_lot = Sell
do-bid = Bid
do-settle_lot = Decide
do-allocate = Allocate

# What the coach points out before a decision; never the move itself.
coach-senate = At the Senate { $first } counts 5 this round and { $second } 4; next round { $next } counts 5.
coach-senate-last = The last Senate: { $first } counts 5 and { $second } 4.
coach-free-good = One card costs you nothing; the other four will be auctioned. Your boat: { $goods }.
coach-lot = Your lots start between { $least } and { $most } denarii. If nobody bids you pay half: { $half } for the dearest.
coach-lot-senate = This lot adds { $value } to an offer to this round’s Senate: { $goods }.
coach-unkept = { $seat } has { N($cash, one: "denarius", more: "denarii") }: { $bid } is enough to make keeping impossible. Then you only have to be the best buyer.
coach-keeps = { $seat } has { N($cash, one: "denarius", more: "denarii") } and can keep the lot whatever you bid, for 1 more than the best bid.
coach-bidders = { $best ->
    [0] Nobody has bid yet
   *[other] Best bid so far: { $best }
}; { $left ->
    [0] nobody bids after you
    [one] one player bids after you
   *[other] { $left } players bid after you
}.
coach-beyond-cash = Beyond { $cash } you would pay with your warehouses, and then on credit.
coach-settle = Keeping costs { $keep }, selling brings { $share }: { $apart } denarii apart. Is the lot worth that to you?
coach-buyer = The best bid is that of { $seat }, with { $points } VP; you have { $own }. Whom do you want to have these cards?
coach-types = You hold { N($types, one: "type", more: "types") }; forum and Senate together take { $limit }. Storage does not count.
coach-senate-all = All your cards at the Senate would make an offer of { $offer }. Aim for a rank, not a record.
coach-market = Already at the forum among your types: { $goods }. Each card on sale lowers the price of all the others.
coach-credits = { $credits ->
    [one] Your credit costs
   *[other] Each of your { $credits } credits costs
} { $price } denarii to repay, or 2 of interest in each round it stays: { $more } more than you got, at best.
coach-rooms = { N($cards, one: "card", more: "cards") } for { N($rooms, one: "warehouse", more: "warehouses") }: { $excess ->
    [0] all have a place
    [one] one card too many
   *[other] { $excess } cards too many
}.
coach-next-senate = The next Senate will like { $goods }.
coach-last-types = Each type you keep gives 1 VP: you hold { $types }, for { N($rooms, one: "warehouse", more: "warehouses") }. The richest win 3, 2 and 1.
coach-purses = You have { N($cash, one: "denarius", more: "denarii") }; the richest of the others has { $richest }.
