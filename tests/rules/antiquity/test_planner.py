"""The planner: its words may be said, it survives, and it wins by a saint."""

import pytest

from emporion.games.antiquity.table.layout import BY_SAINT, END
from emporion.kernel.words import Words

from .positions import ANTIQUITY, Position, look, match, settled


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
