"""The course of the game and the conventions (OST-1 and OST-4.0), mostly over whole random matches."""

from collections import Counter

import pytest

from emporion.games.ostia.table.components import GOODS
from emporion.games.ostia.table.layout import BOAT, KINDS, STOCK
from emporion.kernel.chance import Dice
from emporion.kernel.match import Match

from .positions import OSTIA, Position, look, match, play_at_random, position, tables

PHASE_OF_EVENT = {
    **dict.fromkeys(("lot", "bid", "passed", "sold", "kept", "forced-purchase"), 1),
    **dict.fromkeys(("market", "revealed", "penalty"), 2),
    **dict.fromkeys(("forum-price", "forum-income"), 3),
    "senate-offer": 4,
    **dict.fromkeys(("credits", "built", "discarded"), 5),
}
VERBS = {
    "choose_free_good": {"take"},
    "choose_lot": {"lot"},
    "bid": {"bid", "pass"},
    "settle_lot": {"keep", "sell"},
    "allocate": {"split", "bluff", "lock", "confirm"},
    "repay_credits": {"repay"},
    "build_warehouses": {"build"},
    "discard_excess": {"discard"},
    "final_allocate": {"split", "bluff", "lock", "confirm"},
    "final_sell_warehouses": {"sell_warehouses"},
}


@pytest.mark.rule("OST-1.1.1")
def test_three_to_five_play() -> None:
    for seats in (3, 4, 5):
        assert OSTIA.table(seats, "seats").seats() == seats
    for seats in (1, 2, 6):
        with pytest.raises(ValueError, match="3 to 5 seats"):
            OSTIA.table(seats, "seats")


@pytest.mark.rule("OST-1.1.2", "OST-1.1.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_rounds_of_five_phases_then_the_final_phase(seats: int) -> None:
    played = play_at_random(seats, f"phases {seats}")
    keys = [event.key for event in played.journal.events]
    starts = [k for k, key in enumerate(keys) if key == "round"]
    final = [event.rule for event in played.journal.events].index("OST-5.2.1")
    assert [event.figures["round"] for event in played.journal.events if event.key == "round"] == [1, 2, 3, 4, 5]
    for start, end in zip(starts, [*starts[1:], final], strict=True):
        phases = [PHASE_OF_EVENT[key] for key in keys[start:end] if key in PHASE_OF_EVENT]
        assert phases == sorted(phases)
        assert phases.count(1) == 2 * seats * (1 + seats - 1 + 1)  # lot, bids, settlement
    assert not {"lot", "senate-offer", "built"} & set(keys[final:])


@pytest.mark.rule("OST-1.1.3", "OST-5.7.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_come_from_the_senate_the_storage_and_the_cash(seats: int) -> None:
    played = play_at_random(seats, f"points {seats}")
    points: Counter[str] = Counter()
    for event in played.journal.events:
        if event.key in ("senate-offer", "storage-points", "cash-points"):
            points[str(event.figures["seat"])] += int(str(event.figures["points"]))
    scores = OSTIA.scores(played.table)
    assert scores == [points[f"seat:{seat}"] for seat in range(seats)]
    remaining = [score for seat, score in enumerate(scores) if not look(played).t.out(seat)]
    for winner in OSTIA.winners(played.table):
        assert scores[winner] == max(remaining)


@pytest.mark.rule("OST-1.1.5", "OST-4.1.13", "OST-4.1.14", "OST-4.1.16")
@pytest.mark.parametrize(("price", "share"), [(12, 6), (13, 6), (14, 7), (15, 7), (55, 27)])
def test_the_sellers_half_is_rounded_down(price: int, share: int) -> None:
    p = position("choose_lot", 0, cash={0: 90}, boat={0: "wine wood wheat wheat"}).say(0, "lot:wine+wood")
    p.say(1, "pass").say(2, f"bid:{price}").say(3, "pass").say(0, "sell:2")
    assert (p.cash(0), p.cash(2)) == (90 + share, 55 - price)
    sold = p.told("sold")[0]
    assert (sold["price"], sold["share"]) == (price, share)


@pytest.mark.rule("OST-4.0.1", "OST-4.1.4", "OST-4.1.8")
def test_turn_order_is_from_the_first_player_clockwise() -> None:
    p = position("choose_lot", 2, first=2)
    sellers: list[str] = []
    while p.decision != "allocate":
        if p.decision == "choose_lot":
            p.say(p.speakers[0], p.offer(p.speakers[0])[0])
        seller = int(p.t.seller())
        sellers.append(f"seat:{seller}")
        bidders = []
        while p.decision == "bid" and p.t.seller() == seller:
            bidders += p.speakers
            p.say(p.speakers[0], "pass")
        assert bidders == [(seller + k) % 4 for k in (1, 2, 3)]
    assert sellers == ["seat:2", "seat:3", "seat:0", "seat:1"] * 2


@pytest.mark.rule("OST-4.0.2", "OST-4.1.6")
def test_single_options_are_taken_by_themselves() -> None:
    """The last two cards are the lot; a bidder without means passes; one who owes nothing is not asked to repay."""
    p = position("choose_lot", 0, series=2, boat={0: "wine wood"}, cash={1: 0}, warehouses={1: 0}, credits={1: 4})
    assert p.told("lot")[0]["goods"] == ["good:wine", "good:wood"]
    assert p.told("passed") == [{"seat": "seat:1"}]
    assert (p.decision, p.speakers) == ("bid", [2])
    assert position("repay_credits", 0).decision == "build_warehouses"


@pytest.mark.rule("OST-4.0.2")
def test_the_free_choice_and_the_lock_are_always_asked() -> None:
    p = position("choose_free_good", boat={0: "wheat wheat wheat wheat wheat"})
    assert (p.speakers, p.offer(0)) == ([0, 1, 2, 3], ["take:wheat"])
    p = position("allocate", stock={0: "wine"}, bluff_cards=False).say(0, "split:wine:0/0")
    assert (p.speakers, p.offer(0)) == ([0, 1, 2, 3], ["lock"])


@pytest.mark.rule("OST-4.0.4")
@pytest.mark.parametrize(
    ("money", "amount", "after"),
    [
        ((20, 2, 0), 20, (0, 2, 0)),  # cash suffices
        ((20, 2, 0), 21, (6, 1, 0)),  # one warehouse, change is kept
        ((20, 2, 0), 28, (6, 0, 0)),  # both
        ((20, 2, 0), 35, (6, 0, 1)),  # and one credit
        ((0, 0, 2), 15, (6, 0, 5)),
        ((0, 1, 0), 7, (0, 0, 0)),
    ],
)
def test_forced_payments(money: tuple[int, int, int], amount: int, after: tuple[int, int, int]) -> None:
    cash, warehouses, credits = money
    p = position("build_warehouses", 0, cash={0: cash}, warehouses={0: warehouses}, credits={0: credits})
    p.t.pay(0, amount)
    assert p.money(0) == after


@pytest.mark.rule("OST-4.0.5", "OST-7.2.9", "OST-7.2.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_decision_offers_its_own_words_only(seats: int) -> None:
    """So nobody can sell a warehouse, take a credit or trade at any other moment."""
    decisions = set()
    for k in range(10):
        for p in tables(match(seats, f"words {seats} {k}"), Dice("words")):
            for seat in p.speakers:
                decisions.add(p.decision)
                assert {word.partition(":")[0] for word in p.offer(seat)} <= VERBS[p.decision]
    assert decisions == set(VERBS)


@pytest.mark.rule("OST-4.0.6", "OST-4.5.5", "OST-7.3.5", "OST-4.1.17")
@pytest.mark.parametrize(("seats", "ivory"), [(3, True), (4, False), (5, True), (5, False)])
def test_invariants(seats: int, ivory: bool) -> None:
    before = ""
    for p in tables(match(seats, f"invariants {seats}", ivory=ivory), Dice("invariants")):
        assert OSTIA.check(p.t) == []
        assert cards(p) == (51 if ivory else 45)
        in_harbour = p.decision in ("choose_free_good", "choose_lot", "bid", "settle_lot")
        for seat in range(seats):
            assert in_harbour or p.boat(seat) == ""
            reviewed = p.decision in ("choose_free_good", "final_allocate") and p.decision != before
            if reviewed and p.told("senate-moves") + p.told("senate-last"):
                assert p.t.count(seat, STOCK) <= p.warehouses(seat)
            if p.decision == "allocate" != before:
                assert p.t.count(seat, STOCK) >= 1
        before = p.decision


def cards(p: Position) -> int:
    total = len(p.deck()) + len(p.discard().split()) + len(p.market().split())
    total += sum(1 for k in (0, 1) if p.t.lot(k) >= 0)
    for seat in range(p.t.seats()):
        total += len(" ".join([p.boat(seat), p.stock(seat), p.forum(seat), p.senate(seat)]).split())
    return total


@pytest.mark.rule("OST-4.0.6", "OST-4.0.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cash_changes_only_by_what_the_journal_tells(seats: int) -> None:
    for k in range(5):
        played = play_at_random(seats, f"cash {seats} {k}")
        p = look(played)
        assert account(played) == [p.money(seat) for seat in range(seats)]


def account(played: Match) -> list[tuple[int, int, int]]:
    """Cash, warehouses and credits of each seat, by the journal alone."""
    seats = len(played.header.seats)
    cash, warehouses, credits = [55] * seats, [1] * seats, [0] * seats
    for event in played.journal.events:
        figures = {name: value for name, value in event.figures.items() if isinstance(value, int)}
        seat = int(str(event.figures.get("seat", "seat:0")).partition(":")[2])
        if event.key == "sold":
            cash[int(str(event.figures["buyer"]).partition(":")[2])] -= figures["price"]
            cash[seat] += figures["share"]
        elif event.key in ("kept", "forced-purchase"):
            cash[seat] -= figures["price"]
        elif event.key == "forced-sale":
            cash[seat] += 7 * figures["warehouses"] + 7 * figures["credits"]
            warehouses[seat] -= figures["warehouses"]
            credits[seat] += figures["credits"]
        elif event.key == "forum-income":
            cash[seat] += figures["amount"]
        elif event.key == "credits":
            cash[seat] -= 10 * figures["repaid"] + figures["interest"]
            credits[seat] -= figures["repaid"]
        elif event.key == "built":
            cash[seat] -= figures["cost"]
            warehouses[seat] += figures["warehouses"]
        elif event.key == "sold-warehouses":
            cash[seat] += figures["amount"]
            warehouses[seat] -= figures["warehouses"]
        elif event.key == "repaid-all":
            cash[seat] -= figures["amount"]
            credits[seat] -= figures["credits"]
    return list(zip(cash, warehouses, credits, strict=True))


@pytest.mark.rule("OST-4.0.7", "OST-4.1.18", "OST-4.2.3", "OST-4.2.4")
def test_the_list_of_words_is_finite() -> None:
    texts = OSTIA.vocabulary.texts
    verbs = Counter(text.partition(":")[0] for text in texts)
    bids = [int(text[4:]) for text in texts if text.startswith("bid:")]
    assert (min(bids), max(bids), len(bids)) == (8, 200, 193)
    splits = [sum(1 for text in texts if text.startswith(f"split:{good}:")) for good in GOODS]
    assert splits == [28, 36, 45, 55, 66, 78]
    assert {verb: verbs[verb] for verb in ("take", "lot", "split", "bluff", "repay", "build", "sell_warehouses")} == {
        "take": KINDS,
        "lot": 21,
        "split": 308,
        "bluff": 6,
        "repay": 64,
        "build": 5,
        "sell_warehouses": 5,
    }


@pytest.mark.rule("OST-2.5.1", "OST-4.1.15")
def test_boat_goods_are_not_owned() -> None:
    """A card of the boat cannot be allocated; one that was bought is owned at once."""
    p = position("choose_lot", 0, boat={0: "wine wood wheat wheat"}).say(0, "lot:wine+wood")
    assert (p.boat(0), p.stock(0), p.t.count(0, BOAT)) == ("wheat wheat", "", 2)
    p.say(1, "bid:12").say(2, "pass").say(3, "pass").say(0, "sell:1")
    assert (p.boat(0), p.stock(0), p.stock(1)) == ("wheat wheat", "", "wine wood")
