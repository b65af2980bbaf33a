"""What a notice says of a decision: every title has words for it, and nothing in them that only a seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from emporion import games
from emporion.server.match.play import PUBLIC, Play
from emporion.server.notices.telling import Asked, turn_figures
from emporion.server.rooms.calling import asked_of
from tests.server.match.logs import any_word, row_of


def decisions(title: str, seats: int, words: int) -> Iterator[tuple[Play, int]]:
    """The decisions of a match of people who say anything."""
    dice = random.Random(f"{title} is told")
    row = row_of(title, seats, "told")
    play = Play(games.load(title), row, [])
    for at in range(words):
        if play.over():
            return
        for seat in play.speakers():
            yield play, seat
        seat = dice.choice(play.speakers())
        play.accept(play.prepare(seat, [any_word(play, seat, dice)], "", at))


@pytest.mark.parametrize("title", games.playable())
def test_every_decision_has_words_for_who_is_waited_for(title: str) -> None:
    seen: dict[str, Asked] = {}
    for play, seat in decisions(title, 4, 250):
        asked = asked_of(play, seat, seat in play.publicly_speaking())
        if asked is None:
            assert seat not in play.publicly_speaking()
            continue
        step = play.game.step(play.table)
        public = step.prompt(play.table, PUBLIC)
        assert {name: asked.figures.get(name) for name in public} == public
        assert asked.key.startswith("wait-") or step.prompt(play.table, seat) == public
        if asked.key not in seen:
            seen[asked.key] = asked
            for language in ("en", "fr"):
                told = turn_figures(play.row, f"p{seat}", asked, language, "https://games.example")
                assert told["asked"] and told["game"], (title, language, asked)
    assert len(seen) > 1
