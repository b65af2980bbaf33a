"""A match in play is what its log says, however it came there; and who can notice a word is told and nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.refusal import Refused
from emporion.kernel.table import SEALS, Table
from emporion.kernel.words import UnknownWord
from emporion.server.match.moment import PUBLIC, bit
from emporion.server.match.play import DoesNotReplay, Play, TellsTooMuch
from emporion.server.match.pulse import pulse_of
from emporion.server.match.sights import Sights
from emporion.server.match.views import prompt_of, turns_of
from emporion.server.rooms.cards import card_of
from emporion.server.store import EVERYBODY, Op
from emporion.server.workers import replay_worker
from tests.rules.antiquity.positions import position
from tests.server.match.logs import MATCHES, START, any_word, journal, read_on, row_of, told

WORDS = 260


def drawn(game: Any, before: Table, after: Table, viewer: int) -> bool:
    """Whether the viewer's sight differs."""
    one, other = (msgspec.json.encode(game.sight(t, viewer)) for t in (before, after))
    return one != other


def noticed_by(play: Play, seat: int, after: Table, events: list[Any]) -> int:
    """Who can notice a sealed word, found out by drawing everything."""
    game, before = play.game, play.table
    if (after.over(), int(after.step()), int(after.v[SEALS]), int(game.known_deciders(after, PUBLIC))) != (
        False,
        int(before.step()),
        int(before.v[SEALS]),
        int(game.known_deciders(before, PUBLIC)),
    ):
        return EVERYBODY
    others = [viewer for viewer in play.viewers if viewer != seat]
    noticed = [
        viewer
        for viewer in others
        if drawn(game, before, after, viewer)
        or game.known_speakers(before, viewer) != game.known_speakers(after, viewer)
        or any(event.seen_by(viewer) for event in events)
    ]
    return bit(seat) | sum(bit(viewer) for viewer in noticed)


@pytest.mark.parametrize(("title", "seats", "options"), MATCHES)
def test_a_match_is_what_its_log_says(title: str, seats: int, options: dict[str, Any]) -> None:
    """Words said, several at once, taken back, refused by the storage; read on by another server in pieces."""
    game, row = games.load(title), row_of(title, seats, f"{title} {seats}", **options)
    dice = random.Random(f"{title} {seats}")
    here, there = Play(game, row, []), Play(game, row, [])
    log: list[Op] = []
    unread: list[Op] = []
    now, backs = START, 0
    assert told(here) == told(there)
    while not here.over() and len(log) < WORDS:
        now += dice.randrange(30_000)
        message = dice.choice(["", "m"])
        what = dice.random()
        seat = dice.choice(here.speakers() if what < 0.8 else range(seats))
        if what < 0.8:
            ops = here.prepare(seat, [any_word(here, seat, dice)], message, now)
            if dice.random() < 0.1:
                before = told(here)
                assert before == told(here)
                continue  # the storage has failed
            then = here.after(ops)
            expected = (then.over(), then.speakers(), then.table.numbers(), then.updated)
            counted = [then.words_known(viewer) for viewer in then.viewers], then.clocks.began, then.clocks.used
            here.accept(ops)
            assert (here.over(), here.speakers(), here.table.numbers(), here.updated) == expected
            assert (
                [here.words_known(viewer) for viewer in here.viewers],
                here.clocks.began,
                here.clocks.used,
            ) == counted
        else:
            try:
                ops, after = here.prepare_back(seat, 0 if what > 0.9 else 1, message, now)
            except NothingToTakeBack:
                assert not here.may_take_back(seat)
                continue
            backs += 1
            known = {viewer: journal(here, viewer) for viewer in here.viewers}
            kept = here.accept_back(ops, after)
            for viewer, entries in kept.items():
                assert journal(here, viewer)[:entries] == known[viewer][:entries]
        log += ops
        unread += ops
        if dice.random() < 0.08:
            read_on(there, unread)
            unread = []
            assert told(here) == told(there) == told(Play(game, row, log))
    read_on(there, unread)
    assert told(here) == told(there) == told(Play(game, row, log))
    assert backs > 3


def notice(play: Play, words: int, dice: random.Random, choose: Callable[[Play, int, random.Random], int]) -> list[int]:
    """Play on, and compare who is said to notice each sealed word with who sees a difference; who noticed each."""
    game = play.game
    noticed = []
    while not play.over() and words > 0:
        words -= 1
        seat = dice.choice(play.speakers())
        sealed = game.step(play.table).sealed
        [op] = ops = play.prepare(seat, [choose(play, seat, dice)], "", START)
        course = play.after(ops).course
        if sealed:
            assert op.seen == noticed_by(play, seat, course.table, course.journal.events), op
            noticed.append(op.seen & ~bit(seat) if op.seen != EVERYBODY else EVERYBODY)
        else:
            assert op.seen == EVERYBODY
        play.accept(ops)
        if sealed and dice.random() < 0.2 and play.may_take_back(seat):
            backs, after = play.prepare_back(seat, 1, "", START)
            place = backs[0].place
            if play.match.said[place].sealed_in:
                gone = play.match.journal.events[play.match.events_after(place) : play.match.events_after(place + 1)]
                assert backs[0].seen == noticed_by(play, seat, after.table, gone)
            play.accept_back(backs, after)
    return noticed


@pytest.mark.parametrize(("title", "seats", "options"), [m for m in MATCHES if m[0] in ("antiquity", "ostia")])
def test_who_can_notice_a_sealed_word_is_who_sees_a_difference(title: str, seats: int, options: dict[str, Any]) -> None:
    play = Play(games.load(title), row_of(title, seats, f"noticed {title} {seats}", **options), [])
    noticed = notice(play, 2 * WORDS, random.Random(f"noticed {title} {seats}"), any_word)
    assert noticed.count(0) > 10 and EVERYBODY in noticed


def test_who_can_notice_an_offer_is_whom_it_is_made_to() -> None:
    """ANT-4.2.14: offers are made and answered under the seal; a third seat and spectators learn nothing."""
    trade = ("propose", "offer", "ask", "done", "accept", "decline", "withdraw")
    p = position(
        "draft",
        seats=4,
        goods=dict.fromkeys(range(4), "wood wood grain fish stone"),
        pieces={seat: ["market 0/0"] for seat in range(4)},
        men=dict.fromkeys(range(4), 1),
    )
    for seat in range(4):
        p.say(seat, "man:1/0/0")
    play = Play(p.game, row_of("antiquity", 4, "offers"), [])
    p.t.journal = play.match.journal
    play.match.table = p.t

    def trading(play: Play, seat: int, dice: random.Random) -> int:
        vocabulary, offered = play.game.vocabulary, play.game.offered(play.table, seat)
        offers = [word for word in offered if vocabulary.verb(word) in trade]
        return dice.choice(offers) if offers and dice.random() < 0.9 else any_word(play, seat, dice)

    noticed = notice(play, WORDS, random.Random("offers"), trading)
    assert {1 << seat for seat in range(4)} <= set(noticed)  # each was made an offer that the others did not notice
    assert noticed.count(0) > 60


def test_a_spectator_is_not_shown_whom_an_offer_reaches() -> None:
    """ANT-4.2.1: neither who must speak, nor turns, prompts, clocks and cards tell that somebody who has committed is
    asked; the two concerned see it."""
    p = position("draft", seats=4, goods={0: "wood", 1: "fish"}, pieces={0: ["market 0/0"]}, men={0: 1})
    p.say(0, "man:1/0/0").say(1, "commit").say(0, "propose:1", "offer:wood", "done")
    row = row_of("antiquity", 4, "offers")
    play = Play(p.game, row, [])
    p.t.journal = play.match.journal
    play.match.table = p.t

    def shown(viewer: int) -> tuple[Any, ...]:
        t = play.table
        return p.game.known_speakers(t, viewer), turns_of(p.game, t, viewer), prompt_of(p.game, t, viewer)

    others = [shown(viewer) for viewer in (PUBLIC, 2, 3)]
    (op,) = play.prepare(0, [p.game.vocabulary.number("done")], "", START)
    assert op.seen == bit(0) | bit(1)  # the two concerned
    play.accept([op])
    assert [shown(viewer) for viewer in (PUBLIC, 2, 3)] == others
    assert [shown(viewer)[0] for viewer in (0, 1)] == [[0, 1, 2, 3]] * 2
    assert shown(1)[1] == ["choosing"] * 4 and others[0][1] == ["choosing", "sealed", "choosing", "choosing"]
    glance = pulse_of(row, play).glance
    assert glance is not None
    assert (glance.speakers, glance.asked, 1 in glance.deadlines) == ([0, 2, 3], [1], False)
    cards = {person: card_of(row, person, glance, {}) for person in (None, *(seat.person for seat in row.seats))}
    told = {person: [seat.to_speak for seat in card.seats] for person, card in cards.items()}
    assert told[None] == [True, False, True, True]
    assert (told[row.seats[1].person], cards[row.seats[1].person].waits_for_me) == ([True] * 4, True)


def test_a_past_moment_does_not_show_it_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """ANT-4.2.1: what was seen at a line of the journal is drawn elsewhere, from the same table."""
    p = position("draft", seats=4, goods={0: "wood", 1: "fish"}, pieces={0: ["market 0/0"]}, men={0: 1})
    p.say(0, "man:1/0/0").say(1, "commit").say(0, "propose:1", "offer:wood", "done")
    p.say(0, "done")
    row = row_of("antiquity", 4, "offers")
    followed = SimpleNamespace(game=p.game, said=[], at=lambda words: SimpleNamespace(table=p.t))
    monkeypatch.setitem(replay_worker._live, row.id, followed)
    told = [replay_worker.seen(row, b"", 1, viewer).speakers for viewer in (PUBLIC, 2, 3, 0, 1)]
    assert told == [[0, 2, 3]] * 3 + [[0, 1, 2, 3]] * 2


def test_a_word_that_shows_something_is_the_last_even_if_the_next_is_refused() -> None:
    """What follows it must not even be looked at: why it is refused would tell what was shown."""
    game = games.load("ostia")
    row = row_of("ostia", 3, "shows")
    play = Play(game, row, [])
    dice = random.Random(1)
    while True:
        seat = play.speakers()[0]
        word = any_word(play, seat, dice)
        ops = play.prepare(seat, [word], "", START)
        after = play.after(ops)
        if after.table.disclosed() != play.table.disclosed():
            break
        play.accept(ops)
    refused = next(w for w in range(len(game.vocabulary)) if game.explain(after.table, seat, w) is not None)
    numbers = play.table.numbers()
    with pytest.raises(TellsTooMuch):
        play.prepare(seat, [word, refused], "", START)
    assert play.table.numbers() == numbers


def test_what_was_prepared_is_forgotten_with_the_next_thing() -> None:
    game = games.load("ostia")
    play = Play(game, row_of("ostia", 3, "other"), [])
    seat = play.speakers()[0]
    words = game.offered(play.table, seat)
    one = play.prepare(seat, [words[0]], "", START)
    other = play.prepare(seat, [words[1]], "", START)
    with pytest.raises(ValueError, match="something else was prepared"):
        play.after(one)
    play.accept(other)
    assert [(said.seat, said.word) for said in play.match.said] == [(seat, words[1])]
    with pytest.raises(Refused):
        play.prepare(seat, [words[1]], "", START)
    assert len(play.match.said) == len(play.times) == 1


@pytest.mark.parametrize("word", ["nonsense", "lock"])
def test_a_log_that_does_not_fit_is_not_followed(word: str) -> None:
    """Words of another server, all or none."""
    game = games.load("ostia")
    play = Play(game, row_of("ostia", 3, "broken"), [])
    seat = play.speakers()[0]
    sound = game.vocabulary.text(game.offered(play.table, seat)[0])
    before = told(play)
    ops = [Op(n, "say", seat, START, EVERYBODY, text) for n, text in enumerate((sound, word))]
    with pytest.raises((Refused, UnknownWord)):
        play.accept(ops)
    with pytest.raises(ValueError, match="word 0 is not there"):
        play.without(Op(0, "back", seat, START, EVERYBODY, place=0))
    with pytest.raises(DoesNotReplay, match="word 1, seat 0 says"):
        Play(game, play.row, ops)
    assert told(play) == before


def test_a_sight_is_drawn_once_for_each_viewer_and_table() -> None:
    game = games.load("ostia")
    asked: list[tuple[Table, int]] = []

    class Counting:
        def sight(self, table: Table, viewer: int) -> Any:
            asked.append((table, viewer))
            return game.sight(table, viewer)

    counting: Any = Counting()
    sights = Sights(most=3)
    one, other = game.table(3, "one"), game.table(3, "other")
    first = sights.of(counting, one, 0)
    assert first == msgspec.json.encode(game.sight(one, 0))
    assert sights.of(counting, one, 0) is first and len(asked) == 1
    sights.same(one, other, 0)
    assert sights.of(counting, other, 0) is first and len(asked) == 1
    for viewer in (PUBLIC, 1, 2):
        sights.of(counting, one, viewer)
    assert sights.of(counting, other, 0) == msgspec.json.encode(game.sight(other, 0)) and len(asked) == 5
