"""How long a match may become: a seat has its share of the log, a match has an end, a record has a length."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion import games
from emporion.kernel.match import Header, Match
from emporion.kernel.record import write_record
from emporion.server.match import bounds, play
from emporion.server.match.bounds import share
from emporion.server.match.play import Play
from emporion.server.match.pulse import pulse_of
from emporion.server.messages import Branch
from emporion.server.problems import ProblemError
from emporion.server.service import Settings
from emporion.server.workers import replay_worker
from tests.server.driver import InThread, Player
from tests.server.match.logs import START, Log, told

ANNA, BELA = range(2)
BEGUN, DROPPED = "0 trade_with:1", "0 drop"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> int:
    """Matches of thirty entries: a third of them for each of two seats."""
    for module in (bounds, play):
        monkeypatch.setattr(module, "LONGEST_MATCH", 30)
    return share(2)


def trading() -> Log:
    """Anna, who may propose as often as she likes."""
    match = Log("constantinopolis", 2, free_trade=True)
    while match.play.game.step(match.play.table).name != "accept_turn":
        seat = match.play.speakers()[0]
        texts = [match.play.game.vocabulary.text(w) for w in match.play.game.offered(match.play.table, seat)]
        match.say(f"{seat} {next((text for text in ('keep', 'end_turn', 'pass', 'stop') if text in texts), texts[0])}")
    assert match.play.speakers()[0] == ANNA
    return match


def refused(match: Log, seat: int, word: str) -> str:
    with pytest.raises(ProblemError) as problem:
        match.play.prepare(seat, [match.play.game.vocabulary.number(word)], "m", START)
    return problem.value.key


def test_who_has_said_too_much_may_say_the_default_word_and_nothing_else(short: int) -> None:
    match = trading()
    before = match.play.entries[ANNA]
    while match.play.entries[ANNA] < short:
        match.say(BEGUN if match.play.entries[ANNA] % 2 == before % 2 else DROPPED)
    assert (short, match.play.entries) == (10, [10, 2])
    game, table = match.play.game, match.play.table
    usual = game.vocabulary.text(game.default(table, ANNA))
    others = [text for word in game.offered(table, ANNA) if (text := game.vocabulary.text(word)) != usual]
    assert others and {refused(match, ANNA, word) for word in others} == {"too-many-words"}
    with pytest.raises(ProblemError, match="only the default word"):
        match.play.prepare_back(ANNA, 1, "m", START)
    match.say(f"0 {usual}")
    assert match.play.entries[ANNA] == 11
    assert match.play.prepare(BELA, [game.offered(match.play.table, BELA)[-1]], "m", START)  # the other one has his
    match.same_elsewhere()


def test_several_words_at_once_count_one_by_one(short: int) -> None:
    match = trading()
    number = match.play.game.vocabulary.number
    words = [number(word.partition(" ")[2]) for word in (BEGUN, DROPPED)]
    with pytest.raises(ProblemError, match="only the default word"):
        match.play.prepare(ANNA, words * 5, "m", START)
    assert len(match.play.prepare(ANNA, words * 4, "m", START)) == short - match.play.entries[ANNA]


def test_in_a_match_that_is_full_nothing_is_said_by_anybody_and_nobody_waits_for_it(short: int) -> None:
    """Concordia goes on for as long as nobody builds anything: without an end, so would its log."""
    match = Log("concordia_venus", 2)
    game = match.play.game
    while not match.play.full:
        seat = match.play.speakers()[0]
        assert pulse_of(match.row, match.play).due is not None
        match.say(f"{seat} {game.vocabulary.text(game.default(match.play.table, seat))}")
    seat = match.play.speakers()[0]
    assert (match.play.number, match.play.over()) == (30, False)
    assert refused(match, seat, game.vocabulary.text(game.default(match.play.table, seat))) == "match-full"
    assert pulse_of(match.row, match.play).due is None


def test_words_from_before_a_branch_are_nobodys_share(short: int) -> None:
    match = trading()
    match.row.branch = Branch("digest", len(match.ops), "")
    there = Play(match.play.game, match.row, match.ops)
    assert (there.entries, there.number) == ([0, 0], len(match.ops))


def test_a_long_turn_is_taken_back_at_once() -> None:
    match = trading()
    before = match.words()
    for _ in range(150):
        match.say(BEGUN, DROPPED)
    assert len(match.play.way_back(ANNA).places) >= 300
    noticed = match.play.seq(BELA)
    ops = match.back(ANNA, 300)
    assert match.play.seq(BELA) <= noticed + 1  # it tells nobody how many they were
    assert [op.place for op in ops] == list(range(len(before) + 299, len(before) - 1, -1))
    assert match.words() == before
    match.same_elsewhere()


def test_a_log_is_read_word_by_word_with_the_journal_of_a_long_one() -> None:
    match = trading()
    while len(match.ops) <= play.LONG:
        match.say(BEGUN, DROPPED)
    there = Play(match.play.game, match.row, [])
    assert sum(1 for _ in there.read(match.ops)) == len(match.ops)
    assert there.match.telling() and told(there) == told(match.play)


def long_record(words: int) -> str:
    match = Match(games.load("constantinopolis"), Header("constantinopolis", "back", ("A", "B"), {"free_trade": True}))
    start = trading().words()
    for line in start:
        seat, word = line.split(" ")
        match.say_text(int(seat), word)
    for place in range(words - len(start)):
        match.say_text(ANNA, "drop" if place % 2 else "trade_with:1")
    return write_record(match)


def test_nobody_plays_on_from_where_a_match_played_here_was_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_worker, "LONGEST_START", 20)
    record = long_record(22)
    assert len(replay_worker.depart(record, 20).said) == 20
    with pytest.raises(ProblemError) as problem:
        replay_worker.depart(record, 21)
    assert (problem.value.key, problem.value.figures) == ("long-record", {"most": 20})


async def test_longer_records_are_neither_taken_in_nor_played_on_from(tmp_path: Path) -> None:
    most = bounds.LONGEST_START
    assert most == 4000
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            refused = await anna.http.post("/api/records", json={"record": long_record(most + 1)})
            assert (refused.status_code, refused.json()["error"]) == (413, "long-record")
            assert refused.json()["figures"] == {"most": most}
            key = (await anna.post("/api/records", {"record": long_record(most)}))["card"]["id"]
            table = await anna.post(f"/api/records/{key}/branch", {"word": most, "seat": 0, "level": "easy"})
            async with anna.live(table["id"]) as live:
                assert live.state["words"] == most and len(live.journal) > most
