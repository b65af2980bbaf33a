"""Offers between players (ANT-4.2.14, ANT-4.2.15)."""

from typing import Any

import pytest

from emporion.kernel.chance import Dice
from emporion.kernel.conformance import Inspector
from emporion.kernel.match import Header, Match
from emporion.kernel.text import Speech

from .positions import ANTIQUITY, Position, look, position, settled


def traders(seats: int = 3, **more: Any) -> Position:
    """Seat 0 has a market and two wood; the others have goods."""
    goods = {0: "wood wood", 1: "grain grain fish", 2: "gold"}
    p = position("draft", seats=seats, goods=goods, pieces={0: ["market 0/0"]}, men={0: 1}, **more)
    return p.say(0, "man:1/0/0")


@pytest.mark.rule("ANT-4.2.14", "ANT-7.1.31")
def test_an_accepted_offer() -> None:
    p = traders()
    p.say(0, "propose:1", "offer:wood", "done", "ask:grain", "ask:fish", "done")
    assert p.goods(0) == "wood"  # what is given is set aside
    (offer,) = p.sight(1).own.offers_received
    assert (offer.proposer, offer.gives, offer.asks) == (0, {"wood": 1}, {"grain": 1, "fish": 1})
    p.say(1, "accept:0")
    assert (p.goods(0), p.goods(1)) == ("wood grain fish", "wood grain")
    assert p.told("offer-accepted", 2) == [] and len(p.told("offer-accepted", 1)) == 1


@pytest.mark.rule("ANT-4.2.14")
def test_a_declined_offer() -> None:
    p = traders()
    p.say(0, "propose:1", "offer:wood", "done", "ask:grain", "done").say(1, "decline:0")
    assert (p.goods(0), p.goods(1)) == ("wood wood", "grain grain fish")


@pytest.mark.rule("ANT-4.2.14")
def test_who_may_offer_what() -> None:
    p = traders()
    assert p.refusal(1, "propose:0").key == "no-market"
    assert p.refusal(0, "propose:0").key == "not-to-self"
    p.say(0, "propose:2")
    assert p.refusal(0, "offer:gold").key == "not-held"
    p.say(0, "done")  # nothing given, something can be asked
    assert p.refusal(0, "done").key == "empty-offer" and p.refusal(0, "ask:grain").key == "not-owned"
    p.say(0, "ask:gold")
    assert p.refusal(0, "ask:gold").key == "not-owned"
    p.say(0, "done").say(2, "decline:0")
    for _ in range(2):
        p.say(0, "propose:1", "offer:wood", "done", "done", "withdraw")
    assert p.refusal(0, "propose:1").figures == {"limit": 3}


@pytest.mark.rule("ANT-4.2.14")
def test_four_goods_on_each_side() -> None:
    p = position("draft", goods={0: "wood " * 6, 1: "fish " * 6}, pieces={0: ["market 0/0"]}, men={0: 1})
    p.say(0, "man:1/0/0", "propose:1", "offer:wood", "offer:wood", "offer:wood", "offer:wood")
    assert p.refusal(0, "offer:wood").figures == {"limit": 4}
    p.say(0, "done", "ask:fish", "ask:fish", "ask:fish", "ask:fish")
    assert p.refusal(0, "ask:fish").key == "side-full"


@pytest.mark.rule("ANT-4.2.14")
def test_nothing_to_trade() -> None:
    p = position("draft", pieces={0: ["market 0/0"]}, men={0: 1})
    assert p.say(0, "man:1/0/0").refusal(0, "propose:1").key == "nothing-to-trade"
    gift = position("draft", goods={0: "wood"}, pieces={0: ["market 0/0"]}, men={0: 1})
    gift.say(0, "man:1/0/0", "propose:1")
    assert gift.refusal(0, "done").key == "empty-offer"
    gift.say(0, "offer:wood", "done", "done").say(1, "accept:0")
    assert gift.goods(1) == "wood"


@pytest.mark.rule("ANT-4.2.14")
def test_the_target_must_still_own_the_goods() -> None:
    p = traders()
    p.say(0, "propose:1", "done", "ask:fish", "done")
    p.say(1, "house:5", "pay:fish", "place:1/0/0/0")
    assert p.refusal(1, "accept:0").figures == {"goods": ["good:fish"]}
    p.say(1, "decline:0")


@pytest.mark.rule("ANT-4.2.14", "ANT-4.2.15", "ANT-7.1.30")
def test_answers_after_a_commit() -> None:
    p = traders()
    p.say(1, "commit").say(2, "commit")
    p.say(0, "propose:1", "offer:wood", "done", "ask:fish", "done")
    assert p.refusal(0, "commit").key == "offer-open"
    assert p.speakers == [0, 1] and p.offer(1) == ["accept:0", "decline:0"]
    assert p.refusal(1, "house:1").key == "committed"
    declined = p.twin().say(1, "decline:0")
    assert declined.speakers == [0]  # still committed
    p.say(1, "accept:0")
    assert p.speakers == [0, 1] and "commit" in p.offer(1)  # reopened
    p.say(0, "commit").say(1, "commit")
    assert p.phase != "city_building"


@pytest.mark.rule("ANT-7.1.30")
def test_no_offer_to_the_eliminated() -> None:
    p = position("draft", seats=3, goods={0: "wood"}, pieces={0: ["market 0/0"]}, men={0: 1}, out=(2,))
    assert p.say(0, "man:1/0/0").refusal(0, "propose:2").key == "target-out"


@pytest.mark.rule("ANT-7.9.1")
def test_trades_of_others_stay_secret() -> None:
    """What seat 2 may ask of seat 1 does not show that seat 0 and seat 1 have traded."""
    kit = {0: ["market 0/0"], 2: ["market 0/0"]}
    goods = {0: "wood", 1: "fish", 2: "gold"}
    p = position("draft", seats=3, goods=goods, pieces=kit, men={0: 1, 2: 1})
    p.say(0, "man:1/0/0", "propose:1", "offer:wood", "done", "ask:fish", "done").say(1, "accept:0")
    p.say(2, "man:1/0/0", "propose:1", "done")
    assert p.offer(2) == ["ask:fish"] and p.refusal(2, "ask:wood").key == "not-owned"
    assert p.sight(2).seats[1].goods == {"fish": 1} and p.sight(0).seats[1].goods == {"wood": 1}
    p.say(2, "ask:fish", "done")
    assert p.refusal(1, "accept:2").key == "asked-not-held"
    p.say(1, "decline:2").say(0, "propose:1", "done")
    assert p.offer(0) == ["ask:wood"]  # corrected by the trade of the two


@pytest.mark.rule("ANT-7.9.2")
def test_one_open_offer_that_may_be_withdrawn() -> None:
    p = traders()
    p.say(0, "propose:1", "offer:wood", "done", "done")
    assert p.refusal(0, "propose:2").key == "offer-open"
    p.say(0, "withdraw")
    assert p.goods(0) == "wood wood" and p.offer(1, "accept") == []
    assert p.refusal(1, "accept:0").key == "no-offer" and p.refusal(0, "withdraw").key == "no-offer"


@pytest.mark.rule("ANT-7.9.4")
def test_accepting_only_between_steps() -> None:
    p = traders()
    p.say(0, "propose:1", "offer:wood", "done", "done")
    p.say(1, "house:1")
    assert p.refusal(1, "accept:0").key == "finish-first" and "decline:0" in p.offer(1)
    p.say(1, "place:1/0/0/0", "accept:0")
    assert p.goods(1) == "wood grain grain fish"


@pytest.mark.rule("ANT-4.2.3", "ANT-7.9.4")
def test_what_a_trade_locks() -> None:
    played = settled()
    for word in ("house:1", "place:1/0/6/6", "build:market", "place:1/0/0/0", "man:1/0/0", "propose:1"):
        played.say_text(0, word)
    for word in ("offer:wood", "done", "done"):
        played.say_text(0, word)
    played.say_text(1, "house:1")
    played.say_text(1, "decline:0")
    assert not played.may_take_back(0)  # what was answered stays
    assert played.may_take_back(1)
    played.take_back(1)  # the house, not the answer
    p = look(played)
    assert (p.goods(0), p.sight(1).own.stage) == ("wood wood wood wood wood", "free")
    for word in ("propose:1", "offer:wood", "done", "done"):
        played.say_text(0, word)
    played.say_text(1, "house:2")
    played.take_back(0)  # an offer without an answer can be taken back
    played.say_text(0, "done")
    played.say_text(1, "place:1/0/0/0")
    played.say_text(1, "accept:0")
    assert not played.may_take_back(0) and not played.may_take_back(1)
    said = [ANTIQUITY.vocabulary.text(word.word) for word in played.said if word.seat == 1]
    assert said[-4:] == ["decline:0", "house:2", "place:1/0/0/0", "accept:0"]
    assert ANTIQUITY.check(played.table) == []


@pytest.mark.rule("ANT-4.2.1")
def test_a_guess_keeps_what_the_target_knows() -> None:
    p = traders()
    p.say(0, "propose:1", "offer:wood", "done", "ask:grain", "done").say(2, "house:1")
    for viewer in (-1, 0, 1, 2):
        guess = Position(ANTIQUITY.guess(p.t, viewer, Dice("guess")), p.journal)
        assert guess.sight(viewer) == p.sight(viewer)
        assert ANTIQUITY.check(guess.t) == []
    third = Position(ANTIQUITY.guess(p.t, 2, Dice("guess")), p.journal)
    assert third.pieces(0, "market") == 1 and third.offer(1, "accept") == []


def asked_after_committing() -> Position:
    """Seat 1 has committed; seat 0 has an offer to it ready, all but the last `done`."""
    return traders().say(1, "commit").say(0, "propose:1", "offer:wood", "done", "ask:fish")


@pytest.mark.rule("ANT-4.2.1", "ANT-4.2.14")
def test_whom_an_offer_reaches_only_the_two_concerned_know() -> None:
    p = asked_after_committing()

    def known() -> list[list[int]]:
        return [p.game.known_speakers(p.t, viewer) for viewer in (-1, 0, 1, 2)]

    assert known() == [[0, 2]] * 4
    p.say(0, "done")
    assert p.speakers == [0, 1, 2]
    assert known() == [[0, 2], [0, 1, 2], [0, 1, 2], [0, 2]]
    p.say(0, "withdraw")
    assert known() == [[0, 2]] * 4
    p.say(0, "propose:1", "offer:wood", "done", "ask:fish", "done").say(1, "accept:0")
    assert known() == [[0, 1, 2]] * 4  # it builds on, and everybody sees that it has not committed


@pytest.mark.rule("ANT-4.2.1")
def test_the_conformance_kit_finds_no_leak_in_an_offer() -> None:
    """What `emporion fuzz` looks at, at the table where it found that spectators saw whom an offer reaches."""
    p = asked_after_committing()
    played = Match(p.game, Header("antiquity", "leak", ("a", "b", "c"), {}, p.game.ruleset, p.game.errata))
    played.table = p.t
    Inspector(played, Dice("leak"), thorough=False).inspect(0, p.game.offered(p.t, 0))


@pytest.mark.rule("ANT-4.2.14")
@pytest.mark.parametrize(
    ("given", "asked", "language", "offered", "accepted"),
    [
        (1, 1, "en", "You offer Bea wood for grain.", "Bea accepts wood from you for grain."),
        (1, 0, "en", "You offer Bea wood and ask for nothing.", "Bea accepts wood from you for nothing."),
        (0, 1, "en", "You ask Bea for grain and offer nothing.", "Bea gives you grain for nothing."),
        (2, 2, "en", "You offer Bea 2 × wood for 2 × grain.", "Bea accepts 2 × wood from you for 2 × grain."),
        (
            1,
            1,
            "fr",
            "Vous proposez du bois à Bea contre du grain.",
            "Bea accepte votre offre, du bois contre du grain.",
        ),
        (
            1,
            0,
            "fr",
            "Vous offrez du bois à Bea sans rien demander.",
            "Bea accepte du bois de votre part.",
        ),
        (
            0,
            1,
            "fr",
            "Vous demandez du grain à Bea sans rien offrir.",
            "Bea vous donne du grain sans contrepartie.",
        ),
    ],
)
def test_an_offer_is_a_sentence(given: int, asked: int, language: str, offered: str, accepted: str) -> None:
    p = (
        traders()
        .say(0, "propose:1", *["offer:wood"] * given, "done", *["ask:grain"] * asked, "done")
        .say(1, "accept:0")
    )
    speech = Speech(p.game, language, ("Ada", "Bea", "Cyd"), 0)
    told = [
        speech.message(f"event-{key}", figures) for key in ("offer", "offer-accepted") for figures in p.told(key, 0)
    ]
    assert told == [offered, accepted]
