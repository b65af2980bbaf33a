"""What is public and what is not (PCA-2.2.3, PCA-2.2.4, PCA-4.13)."""

import msgspec
import pytest

from emporion.games.porto_carthago.steps.final_actions import IntrigueBonus
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match

from .positions import PCA, B, K, Position, R, Y, position


def survey(p: Position, seat: int, card: str) -> Position:
    """Use a survey card and leave the order as it is."""
    p.say(seat, f"use_privilege:{card}")
    while p.decision == "survey_next":
        p.say(seat, p.offer(seat)[0])
    return p


@pytest.mark.rule("PCA-2.2.3", "PCA-2.2.4")
def test_talents_are_hidden_until_the_end() -> None:
    p = position("turn_main", R, talents={R: 7, B: 8})
    assert [seat.talents for seat in p.sight(B).seats] == [None, 8, None, None]
    assert [seat.talents for seat in p.sight(-1).seats] == [None] * 4
    over = position(IntrigueBonus, talents={R: 7, B: 8})
    assert [seat.talents for seat in over.sight(-1).seats] == [7, 8, 0, 0]


@pytest.mark.rule("PCA-2.2.4")
def test_deck_and_bag_are_known_by_elimination_only() -> None:
    p = position("turn_main", R, deck="numidia_wine egypt_grain", rest=K, store={R: "wine"}, market="grain oil")
    deck = p.sight(B).deck
    assert (deck.size, deck.ships) == (2, ["egypt_grain", "numidia_wine"])  # not in the deck's order
    assert deck.dangers == [0, 0, 2, 0, 0, 0]
    assert deck.known == []
    assert p.sight(-1).bag == {"grain": 5, "wine": 5, "oil": 5, "purple": 6, "ivory": 6}


@pytest.mark.rule("PCA-2.2.4")
def test_gains_and_payments_are_public_in_the_journal() -> None:
    """Whoever adds up the journal knows everybody's talents."""
    match = Match(PCA, Header("porto_carthago", "sums", ("A", "B", "C", "D")))
    dice = Dice("sums")
    while not match.over():
        seat = PCA.speakers(match.table)[0]
        offered = PCA.offered(match.table, seat)
        match.say(seat, offered[dice.below(len(offered))])
    sums = [0, 0, 0, 0]
    gains = {"income": "amount", "coins": "amount", "loaded": "income", "contract-bonus": "amount"}
    payments = {"bought": "price", "warehouse": "price", "palace": "price", "final-seat": "price"}
    for event in match.events_seen_by(-1):
        figures = event.figures
        seat = int(str(figures.get("seat", "seat:0")).partition(":")[2])
        if event.key in gains:
            sums[seat] += int(str(figures[gains[event.key]]))
        elif event.key in payments:
            sums[seat] -= int(str(figures[payments[event.key]]))
        elif event.key.startswith("voyage"):
            sums[seat] += int(str(figures["income"])) - int(str(figures["offering"]))
    assert sums == [seat.talents for seat in PCA.sight(match.table, -1).seats]


@pytest.mark.rule("PCA-4.13.4", "PCA-2.2.3")
def test_only_the_surveyor_knows_the_cards() -> None:
    p = position("turn_main", R, held={R: "egypt_grain"}, deck="numidia_oil numidia_wine numidia_ivory")
    p.say(R, "use_privilege:egypt_grain")
    assert [ship.id for ship in p.sight(R).deck.known] == ["numidia_oil", "numidia_wine", "numidia_ivory"]
    for viewer in (-1, B, Y, K):
        assert p.sight(viewer).deck.known == []
        assert p.told("surveyed", viewer) == []
        assert p.told("surveyed-hidden", viewer) == [{"seat": "seat:0", "cards": 3}]
        assert p.offer(viewer) == [] if viewer >= 0 else True
    ships = ["ship:numidia_oil", "ship:numidia_wine", "ship:numidia_ivory"]
    assert p.told("surveyed", R) == [{"seat": "seat:0", "ships": ships}]
    p.say(R, "survey_next:numidia_wine", "survey_next:numidia_oil")
    assert [ship.id for ship in p.sight(R).deck.known] == ["numidia_wine", "numidia_oil", "numidia_ivory"]
    assert p.told("sorted", B) == []
    assert p.sight(B).seats[R].knows == 3


@pytest.mark.rule("PCA-4.13.4")
def test_knowledge_moves_up_as_cards_are_drawn() -> None:
    p = position(
        "turn_main",
        R,
        held={R: "egypt_grain iberia_wine"},
        deck="numidia_oil numidia_wine numidia_ivory numidia_grain",
        row1="greece_oil",
    )
    survey(p, R, "egypt_grain").say(R, "use_privilege:iberia_wine")  # bring_ship: the only ship, one card drawn
    assert [ship.id for ship in p.sight(R).deck.known] == ["numidia_wine", "numidia_ivory"]
    assert p.row(2)[0] == "numidia_oil"


@pytest.mark.rule("PCA-4.13.4")
def test_another_survey_drops_the_knowledge() -> None:
    p = position("turn_main", R, held={R: "egypt_grain", B: "greece_ivory"})
    survey(p, R, "egypt_grain").say(R, "take_coins")
    assert len(p.sight(R).deck.known) == 3
    survey(p, B, "greece_ivory")
    assert p.sight(R).deck.known == []
    assert len(p.sight(B).deck.known) == 3


@pytest.mark.rule("PCA-4.13.4", "PCA-2.2.4")
def test_a_guess_keeps_what_was_looked_at_and_shuffles_the_rest() -> None:
    p = survey(position("turn_main", R, held={R: "egypt_grain"}), R, "egypt_grain")
    dice = Dice("guesses")
    top = p.deck()[:3]
    decks = set()
    for _ in range(20):
        guess = Position(PCA.guess(p.t, R, dice), p.journal)
        assert guess.deck()[:3] == top
        assert sorted(guess.deck()) == sorted(p.deck())
        decks.add(tuple(guess.deck()))
        assert msgspec.json.encode(guess.sight(R)) == msgspec.json.encode(p.sight(R))
    assert len(decks) == 20
    others = {tuple(Position(PCA.guess(p.t, B, dice), p.journal).deck()[:3]) for _ in range(20)}
    assert len(others) > 10


@pytest.mark.rule("PCA-2.2.4")
def test_a_guess_keeps_the_talents_that_can_be_added_up() -> None:
    p = position("turn_main", R, talents={R: 7, B: 8, Y: 9})
    guess = Position(PCA.guess(p.t, R, Dice("x")), p.journal)
    assert [guess.talents(seat) for seat in range(4)] == [7, 8, 9, 0]


@pytest.mark.rule("PCA-4.13.1")
def test_the_deck_is_never_shuffled_again() -> None:
    """The order of the deck only changes by drawing from the top, laying under, and surveys."""
    t = PCA.table(4, "no shuffle")
    dice = Dice("no shuffle")
    p = Position(t, position("turn_main").journal)
    while not t.over():
        before = p.deck()
        seat = p.speaker
        asked = p.decision
        offered = p.offer(seat)
        p.say(seat, offered[dice.below(len(offered))])
        after = p.deck()
        if len(before) > 8 and asked not in ("survey_next", "turn_main", "turn_after"):
            assert any(after[: len(before) - drawn] == before[drawn:] for drawn in range(8))


@pytest.mark.rule("PCA-4.13.2")
def test_one_seat_speaks_at_a_time() -> None:
    for seats in (3, 4, 5):
        t = PCA.table(seats, "one speaker")
        dice = Dice("one speaker")
        while not t.over():
            speakers = PCA.speakers(t)
            assert len(speakers) == 1
            offered = PCA.offered(t, speakers[0])
            PCA.say(t, speakers[0], offered[dice.below(len(offered))])


@pytest.mark.rule("PCA-2.2.3")
def test_refusals_name_only_one_s_own_figures() -> None:
    p = position("turn_main", R, talents={R: 1, B: 50}, actions="merchant captain aristocrat stevedore carrier carrier")
    assert p.refusal(R, "choose_space:1").figures == {"needs": 4, "has": 1}
    assert p.refusal(B, "choose_space:1").figures == {}
