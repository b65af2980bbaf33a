"""The planner: its words may be said, it survives, and it wins by a saint."""

from typing import Any

import pytest

from emporion.bots.advice import advise
from emporion.bots.bot import Guesses
from emporion.games.antiquity.mind.planner.saints import temper
from emporion.games.antiquity.table.components import SAINTS
from emporion.games.antiquity.table.layout import BY_SAINT, END
from emporion.kernel.chance import Dice
from emporion.kernel.record import read_record
from emporion.kernel.words import Words
from tests.plays import FIXTURES

from .positions import ANTIQUITY, Position, look, match, position, settled
from .test_end import surrounded


def played_by_planner(seats: int, seed: str) -> Position:
    p = look(match(seats, seed))
    while not p.t.over():
        seat = p.speakers[0]
        word = ANTIQUITY.policy(p.t, seat)
        word = word if word >= 0 else ANTIQUITY.offered(p.t, seat)[0]
        assert ANTIQUITY.refusal(p.t, seat, word) == 0
        ANTIQUITY.say(p.t, seat, word)
    return p


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_by_a_saint(seats: int) -> None:
    ends = [int(played_by_planner(seats, f"plan {k}").t.v[END]) for k in range(2)]
    assert BY_SAINT in ends


def test_the_shortlist_starts_with_its_word() -> None:
    played = settled()
    words = Words(len(ANTIQUITY.vocabulary))
    ANTIQUITY.offer(played.table, 0, words)
    assert words.n > 6
    ANTIQUITY.shortlist(played.table, 0, words)
    texts = [ANTIQUITY.vocabulary.text(word) for word in words.listed()]
    assert texts[0] == ANTIQUITY.vocabulary.text(ANTIQUITY.policy(played.table, 0)) == "house:1"
    assert sorted(texts) == ["house:1", "house:2", "house:3", "house:4"]  # words of the same verb
    assert all(ANTIQUITY.refusal(played.table, 0, word) == 0 for word in words.listed())


def test_it_answers_offers() -> None:
    played = settled()
    for word in ("house:1", "place:1/0/6/6", "build:market", "place:1/0/0/0", "man:1/0/0", "propose:1"):
        played.say_text(0, word)
    for word in ("done", "ask:wood", "done"):
        played.say_text(0, word)
    assert ANTIQUITY.vocabulary.text(ANTIQUITY.policy(played.table, 1)) == "decline:0"
    played.say_text(1, "decline:0")
    for word in ("propose:1", "offer:wood", "offer:wood", "done", "ask:wood", "done"):
        played.say_text(0, word)
    assert ANTIQUITY.vocabulary.text(ANTIQUITY.policy(played.table, 1)) == "accept:0"


def drafted(p: Position, seat: int = 0) -> list[str]:
    """What the planner says until its draft is sealed."""
    said: list[str] = []
    while p.decision == "draft" and seat in p.speakers and (not said or said[-1] != "commit"):
        word = int(ANTIQUITY.policy(p.t, seat))
        said.append(ANTIQUITY.vocabulary.text(word))
        ANTIQUITY.say(p.t, seat, word)
    return said


HOARDER: dict[str, Any] = {"pieces": {0: ["cathedral 0/0", "cart_shop 4/0"]}, "saint": {0: "san_cristofori"}}


@pytest.mark.rule("ANT-7.1.15")
def test_no_fountain_where_there_is_no_famine() -> None:
    rich = "pearl pearl pearl pearl pearl gold gold gold gold"
    assert "build:fountain" not in drafted(position("draft", famine=0, goods={0: rich}, men={0: 2}, **HOARDER))
    assert "build:fountain" in drafted(position("draft", famine=4, goods={0: rich}, men={0: 2}, **HOARDER))


def test_on_the_first_turn_wood_goes_into_carts() -> None:
    p = look(settled())
    said = drafted(p)
    assert [word for word in said if word.startswith("build:")] == ["build:cart_shop"] * 3
    fresh = look(settled())
    while not (word := ANTIQUITY.vocabulary.text(int(ANTIQUITY.policy(fresh.t, 0)))).startswith("build:"):
        fresh.say(0, word)
    words = Words(len(ANTIQUITY.vocabulary))
    ANTIQUITY.offer(fresh.t, 0, words)
    ANTIQUITY.shortlist(fresh.t, 0, words)
    assert [ANTIQUITY.vocabulary.text(word) for word in words.listed()] == ["build:cart_shop"]  # no slip into a granary


@pytest.mark.rule("ANT-4.2.7")
def test_a_growing_city_pays_for_the_dearer_house() -> None:
    p = position(
        "draft",
        goods={0: "fish pearl"},
        pieces={0: ["cathedral 0/0"]},
        saint={0: "san_nicolo"},
        houses={0: [1, 2, 3, 4, 5, 6]},
    )
    said = drafted(p)
    assert said[0] == "house:8" and "free_house:7" in said and p.houses(0) == 8


@pytest.mark.rule("ANT-4.2.12", "ANT-5.1.3")
def test_it_changes_its_saint_when_another_condition_is_met() -> None:
    p = position(
        "draft",
        turn=10,
        goods={0: "stone"},
        men={0: 1},
        pieces={0: ["cathedral 0/0", "faculty_of_theology 4/4"]},
        saint={0: "san_cristofori"},
        inns={0: [(0, 11)]},
        prepare=surrounded,
    )
    said = drafted(p)
    assert said[:2] == ["man:1/4/4", "raze"] and "build:cathedral" in said and "saint:san_giorgio" in said


@pytest.mark.rule("ANT-4.2.11")
def test_the_hospital_clears_buildings_first() -> None:
    p = position(
        "draft",
        pieces={0: ["hospital 0/0 man", "market 4/4"]},
        graves={0: [(1, 0, 5), (1, 4, 4)]},
    )
    assert drafted(p)[:2] == ["heal:1/4/4", "heal:1/0/5"]


@pytest.mark.rule("ANT-4.2.14")
def test_it_proposes_what_helps_both() -> None:
    kit: dict[str, Any] = {
        "pieces": {0: ["cathedral 0/0", "market 4/0"], 1: ["cathedral 0/0"]},
        "saint": {0: "san_cristofori", 1: "san_cristofori"},
    }
    goods = {0: "grain grain grain grain", 1: "olive olive olive olive"}
    p = position("draft", goods=goods, houses={0: [1, 2, 3, 4, 5, 6], 1: [1, 2, 3, 4, 5, 6]}, **kit)
    said: list[str] = []
    while ANTIQUITY.next_speaker(p.t) == 0:
        said.append(ANTIQUITY.vocabulary.text(int(ANTIQUITY.policy(p.t, 0))))
        p.say(0, said[-1])
    assert said[-5:] == ["propose:1", "offer:grain", "done", "ask:olive", "done"]
    assert ANTIQUITY.vocabulary.text(int(ANTIQUITY.policy(p.t, 1))) == "accept:0"


def test_every_saint_is_weighed_at_the_choice() -> None:
    p = position("draft", turn=2, goods={0: "stone"}, men={0: 1})
    p.say(0, "build:cathedral", "place:1/0/0/0")
    words = Words(len(ANTIQUITY.vocabulary))
    ANTIQUITY.offer(p.t, 0, words)
    told = advise(Guesses(ANTIQUITY, p.t, 0, Dice("guesses")), words, 1, 0.0, "advice")
    assert sorted(ANTIQUITY.vocabulary.text(each.word) for each in told) == sorted(
        ANTIQUITY.vocabulary.text(word) for word in words.listed()
    )
    assert len(told) == 5


def test_tempers_differ_and_stay() -> None:
    p = position("draft", turn=2)
    liking = [[int(temper(p.t, seat, saint)) for saint in range(5)] for seat in (0, 1)]
    assert liking[0] != liking[1] and all(0 <= each < 100 for seat in liking for each in seat)
    later = position("draft", turn=9, inns={0: [(1, 2)]})
    assert [int(temper(later.t, 0, saint)) for saint in range(5)] == liking[0]


@pytest.mark.parametrize("saint", SAINTS)
def test_every_saint_has_been_won_with(saint: str) -> None:
    """Records of fuzzed self-play: `python -m tests.fixtures.saints`."""
    text = (FIXTURES / "antiquity" / "saints" / f"{saint}.record").read_text(encoding="utf-8")
    t = look(read_record(ANTIQUITY, text)).t
    winner = ANTIQUITY.winners(t)[0]
    assert t.v[END] == BY_SAINT and SAINTS[t.patron(winner)] == saint
