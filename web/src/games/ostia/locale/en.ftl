# What Ostia's drawn table says.
ui-bluff-sub = no effect
ui-about-absent = No ivory in this match: this line does not count
ui-about-cards = Value { $value }, { N($count, one: "card", more: "cards") } in the game
ui-about-senate = Senate { $active }, then { $next }
ui-about-senate-last = Senate { $active }, the last card
ui-about-forum = Forum: { $price } for one more card
ui-round = Round { $round } / { $rounds }
ui-round-short = Round { $round }
ui-auction = auction { $n } / { $all }
ui-allocation = allocation
ui-active = Active
ui-face-down = { $count ->
    [0] No Senate card face down · 1 removed
    [one] 1 Senate card face down · 1 removed
   *[other] { $count } Senate cards face down · 1 removed
}
ui-last-card = Last card
ui-removed = Set aside
ui-prices = Forum price per card
ui-prices-note = ↑ cards of the type on sale, market included
ui-deck = Draw pile
ui-discard = Discard
ui-discard-empty = The discard pile is empty.
ui-market = Market
ui-market-later = Market (phase 2)
ui-sells = { $name } sells
ui-you-sell = You sell
ui-minimum = Minimum { $a } + { $b } =
ui-minimum-short = Minimum
ui-has-bid = has bid
ui-passed = pass
ui-yours = your bid
ui-yours-theirs = { $whose }’s bid
ui-thinks = thinks
ui-next = later
ui-cash = cash
ui-cannot-keep = can no longer keep
ui-quick-minimum = minimum
ui-quick-equal = equal
ui-quick-beat = beat
ui-quick-block = block { $name }
ui-quick-all-cash = all cash
ui-quick-limit = limit
ui-bid-note = One bid only, even a lower one. { $name } chooses the buyer, or keeps.
ui-bid = Bid { $amount }
ui-pass = Pass
ui-if-sold = If { $name } sells to you at { $amount }
ui-denarii = Denarii
ui-denarii-word = { $count ->
    [one] denarius
   *[other] denarii
}
ui-unchanged = unchanged
ui-best-offer = Best gift to the Senate
ui-receives = receives { $share }, the bank { $bank }
ui-keep-costs = keeping would cost { $needs }; in hand: { $has }
ui-keep-blocked = can no longer keep anyway
ui-limit-sum = { $cash } + { $warehouses } { $warehouses ->
    [one] warehouse
   *[other] warehouses
} × { $house } + { $credits } { $credits ->
    [one] credit
   *[other] credits
} × { $credit }
ui-own-boat = Boat
ui-own-boat-note = not yet yours
ui-own-boat-note-theirs = not yet { $whose }’s
ui-own-boat-take = one card is free
ui-own-boat-lot = choose two
ui-own-stock = Stock
ui-own-stock-note = { $count ->
    [0] yours, secret: empty
    [one] yours, secret: 1 card
   *[other] yours, secret: { $count } cards
}
ui-own-stock-note-theirs = { $count ->
    [0] secret: empty
    [one] secret: 1 card
   *[other] secret: { $count } cards
}
ui-boat-empty = No card on board.
ui-boat-lot = Your next lot · minimum { $minimum }
ui-boat-pair = Minimum { $minimum }
ui-stock-empty = No card in stock.
ui-stock-note = value this round ▸ next round. On forum and Senate:
ui-stock-note-last = value this round. On forum and Senate:
ui-three-types = 3 types at most
ui-fortune = Fortune
ui-warehouses-of = { $count ->
    [one] 1 warehouse of { $all } (build { $cost }, resale { $sale })
   *[other] { $count } warehouses of { $all } (build { $cost }, resale { $sale })
}
ui-credits-owed = { $count ->
    [0] no credit
    [one] 1 credit (repay { $each })
   *[other] { $count } credits (repay { $each })
}
ui-bluff-cards = Bluff
ui-lot-note = Two cards make the lot; their values make the minimum.
ui-take-note = It joins your stock without payment; the other four will be sold.
ui-settle-note = To any bidder, not necessarily the highest.
ui-settle-only = Sell this lot to a bidder
ui-settle-short = Keeping it would cost { $price } denarii, you have { $cash }.
ui-settle-sell = Sell to { $name } for { $price }
ui-settle-mine = Your denarii
ui-settle-gift = Your best offer
ui-settle-theirs = The buyer
ui-settle-buyer = +{ $worth } in the Senate{ $sold ->
    [0] {""}
    [one] , 1 warehouse sold
   *[other] , { $sold } warehouses sold
}{ $owed ->
    [0] {""}
    [one] , 1 credit
   *[other] , { $owed } credits
}
ui-settle-nobody = nobody receives anything
ui-settle-keep = Keep for { $price }
ui-step-build = build
ui-interest = Interest
ui-places = Places in storage
ui-places-excess = { $count } to discard
ui-discard-note = One card per warehouse stays; choose the cards that are too many.
ui-forum = Forum
ui-forum-note = to sell
ui-senate = Senate
ui-senate-note = to give
ui-storage = Storage
ui-storage-note = to keep, face down
ui-rivals = rivals:
ui-best-income = { $count ->
    [one] denarius at best, if no rival sells
   *[other] denarii at best, if no rival sells
}
ui-no-pay = This time the forum pays nothing.
ui-rivals-piles = Rival piles:
ui-bluff-included = Bluff included
ui-three-best = The 3 best gifts:
ui-storage-places = { $cards ->
    [one] 1 card for
   *[other] { $cards } cards for
} { $places ->
    [one] 1 place
   *[other] { $places } places
}: { $excess ->
    [0] nothing to discard
    [one] 1 card too many
   *[other] { $excess } cards too many
}{ $build ->
    [0] {""}
   *[other] , but you may build first ({ $build } as things are)
}
ui-dock = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $places ->
    [one] 1 place
   *[other] { $places } places
}{ $build ->
    [0] {""}
   *[other] {" "}(+{ $build } if you build)
}
ui-dock-types = { $count ->
    [one] 1 type
   *[other] { $count } types
}
ui-touch = Touch a card: storage, forum, Senate, and round again.
ui-touch-final = Touch a card: storage, forum, and round again.
ui-touched = { $space ->
    [forum] { $good } to the forum
    [senate] { $good } to the Senate
    [storage] { $good } in storage
   *[none] { $good } to lay
} · forum { $income } at best{ $final ->
    [1] {""}
   *[0] {" "}· offer { $offer }
}
ui-will-be-lost = Will be lost at the reveal
ui-too-many = { N($count, one: "type", more: "types") } on forum and Senate; lost at the reveal: { $goods }.
ui-too-many-spared =
    { N($count, one: "type", more: "types") } on forum and Senate, but nothing of what tops the card: nothing will be
    lost.
ui-debts-unpaid = You owe { $owed } denarii and will have { $most } at best: that is elimination.
ui-second-title = The piles are known: confirm, or lay your cards once more
ui-second-changed = You are laying anew: commit the new allocation
ui-second-note = Once only, in secret. Your new piles are not shown before the reveal.
ui-second-back = As before
ui-second-lock = Commit again
ui-confirm = Confirm
ui-allocate-phone = Lay in secret: touch a card to move it
ui-reopen = Take my allocation back
ui-wait-answered = has answered
ui-lays-again = may lay again
ui-wait-seller = sells this lot
ui-wait-settles = chooses the buyer
# “You” or a name stands before it.
ui-wait = { $doing ->
    [now] { ui-thinks }
    [then] then
    [out] { ui-status-out }
    [sealed] { ui-locked }
    [answered] { $you ->
        [1] have answered
       *[0] has answered
    }
    [chosen] { $you ->
        [1] have chosen
       *[0] has chosen
    }
    [played] { $you ->
        [1] have played
       *[0] has played
    }
    [finished] { $you ->
        [1] have finished
       *[0] has finished
    }
   *[next] next
}
ui-stakes = Still to be won:
ui-stakes-lots = { $count ->
    [one] 1 lot this round
   *[other] { $count } lots this round
}
ui-stakes-senate = { $count ->
    [one] Senate, once { $ranks } VP
   *[other] Senate, { $count } times { $ranks } VP
}
ui-stakes-storage = at the end, 1 VP for each type stored ({ $most } at most)
ui-stakes-cash = the richest, { $ranks } VP
ui-stakes-debts = { $owed } denarii to repay at the end, or you are eliminated
ui-ruler-whole = All bids, up to { $most }
ui-ruler-near = The bids that matter
ui-storage-next = for the Senate next round: { $value }
ui-storage-types = { $count ->
    [0] no type: no VP at the end
    [one] 1 type, 1 VP at the end
   *[other] { $count } types, 1 VP each at the end
}
ui-bluff-left = Bluff { $laid } / { $all }
ui-bluff-note = A Bluff card swells a pile and does nothing else. Lay all of them.
ui-bluff-done = Your Bluff cards are laid.
ui-types = { $count } / { N($limit, one: "type", more: "types") }
ui-fourth = 4th type!
ui-here = here?
ui-once-locked = When all have committed, the others see your piles:
ui-allocate-title = { $count ->
    [0] You have no goods left to lay
    [one] Lay your card in secret
   *[other] Lay your { $count } cards in secret
}
ui-allocate-title-card = Lay in secret: where does { $good } go?
ui-allocate-note = Everything starts in storage. Click a card, then a space, or press F, S, E.
ui-allocate-note-final = Everything starts in storage. Click a card, then a space, or press F, E.
ui-allocate-note-none = Lay your Bluff cards if you have any, then commit.
ui-reset = Start over
ui-lock = Commit
ui-whatif = { $good } would go…
ui-whatif-forum = to the forum (F)
ui-whatif-senate = to the Senate (S)
ui-whatif-storage = to storage (E)
ui-whatif-income = Forum, income
ui-whatif-offer = Senate, gift
ui-whatif-places = Storage
ui-whatif-types = Types
ui-whatif-points = VP for types
ui-whatif-reveal = When revealed…
ui-whatif-nothing = nothing more
ui-whatif-lost = lost when revealed: { $goods }
ui-whatif-places-of = { $cards } / { N($places, one: "place", more: "places") }
ui-whatif-choose = Choose a card to see what each space would change.
ui-to = { $good } to { $space }
ui-locked = committed
ui-lays = { $count ->
    [0] must still commit
    [one] still lays 1 card
   *[other] still lays { $count } cards
}
ui-status-bid = Your bid
ui-status-has-bid = Has bid { $amount }
ui-status-passed = Has passed
ui-status-sells = Sells this lot · will choose the buyer
ui-status-later = bids later
ui-status-decides = must decide
ui-status-chosen = has chosen
ui-status-chooses = chooses in secret
ui-status-first = First player
ui-status-out = eliminated
ui-status-gain = +{ $amount } denarii
ui-status-points = +{ $points } VP
ui-reveal-forum = sold and paid; the cards go to the discard pile
ui-reveal-forum-unpaid = the cards go to the discard pile without payment
ui-reveal-total = Total → price
ui-reveal-income = Income
ui-reveal-nobody = pays nobody
ui-reveal-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: nothing
ui-reveal-none = no gift
ui-reveal-worthless = worth nothing
ui-reveal-lost = Too many types. Lost: { $goods }.
ui-reveal-mine = { $points ->
    [0] Your gift earns nothing this time
    [one] Your gift earns 1 VP
   *[other] Your gift earns { $points } VP
}
ui-reveal-mine-none = You gave the Senate nothing
ui-reveal-mine-best = { $points ->
    [one] Your gift is the best: 1 VP
   *[other] Your gift is the best: { $points } VP
}
ui-reveal-mine-shared = { $points ->
    [one] Your gift shares first place: 1 VP
   *[other] Your gift shares first place: { $points } VP
}
ui-reveal-final = The last sale is paid
ui-reveal-final-unpaid = The last forum pays nothing
ui-reveal-public = The forum is paid, the Senate is served
ui-reveal-note = The gifts are discarded. Next: the warehouse review.
ui-continue = Continue
ui-reveal-scene-forum = At the forum
ui-reveal-scene-senate = In the Senate
ui-reveal-forum-note = Each card brings the price of its type; the Senate is next.
ui-reveal-to-senate = To the Senate
ui-reveal-to-forum = The forum again
ui-reveal-again = See the reveal again
ui-skip = Show all
ui-cards-tab = My cards
ui-forum-tab = Forum
ui-senate-row = Senate
ui-yours-row = Yours
ui-vp = Victory points (VP)
ui-warehouses = Warehouses
ui-credits = Credits
ui-stock = Cards in stock
ui-boat = Cards in the boat
ui-money-hidden = hidden
ui-help-title = What can I do?
ui-help-bid = Bid once, any amount from the minimum to your limit, or pass.
ui-help-choose_lot = Choose two cards of your boat: they are auctioned.
ui-help-choose_free_good = Take one card from the boat: it is yours without payment.
ui-help-settle_lot =
    Sell to a bidder (half for you, half for the bank), or keep by paying one denarius more than the highest bid.
ui-help-allocate =
    Lay every card: on the forum it is sold, the Senate gives points to the three best gifts, in storage it stays.
ui-help-final_allocate =
    Lay every card: on the forum it is sold one last time, in storage each different type is worth 1 VP.
ui-help-final_sell_warehouses = Sell empty warehouses: denarii count in the last ranking, warehouses break ties.
ui-help-any = Repay, build, then discard what does not fit.
ui-help-wait = Wait: another player decides. You can read the rules or the journal.
ui-help-words = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
ui-tour-goal =
    The aim: most victory points (VP) after five rounds. They come from the best gifts to the Senate each round and, at
    the end, from the variety in your warehouses and your money.
ui-tour-curia = The Senate: the active card shows what gifts are worth this round; the next card stands beside it.
ui-tour-harbour = The harbour: everybody has a boat. Two by two its cards are auctioned on the quay.
ui-tour-tablets = The bids in their order: everybody bids once, then the seller chooses.
ui-tour-forum = The forum: the more of a type is on sale, the less each card brings.
ui-tour-console = Here stands what is asked of you, and what your choice will cost.
ui-tour-own = Your cards, your money, your warehouses. Nobody else sees your stock.
ui-tour-seats = The other players and what everybody knows of them. A halo: their turn.
ui-rival-backs = { $count ->
    [0] empty
    [one] one hidden card
   *[other] { $count } hidden cards
}
ui-rival-piles = Piles seen: { $forum } to the forum, { $senate } to the Senate, { $storage } kept
ui-rival-shown = Turned up last
ui-rival-fortune = Fortune
ui-rival-hidden = hidden
