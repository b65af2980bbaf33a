"""The coach: before a decision what to look at, after it a verdict, from what the seat may see; only where one person
plays against bots, and only when the table was opened with him."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.problems.book import Problem, book_of, position
from emporion.school.lesson import lesson_about
from emporion.server.problems import ProblemError
from emporion.server.service import Settings
from emporion.server.workers import advice_worker
from emporion.server.workers.coach import Decided, decided_after
from tests.server.driver import InThread, Live, Player

TITLES = ("antiquity", "concordia_venus", "constantinopolis", "ostia", "porto_carthago")


def settings(data: Path) -> Settings:
    return Settings(data=data, bot_delay=0, bot_workers=1, hint_seconds=0.3)


async def my_turn(live: Live) -> None:
    await live.until(lambda: live.offer)


async def counsel(live: Live) -> Any:
    return await live.ask(type="counsel", seq=live.state["seq"])


async def test_the_coach_speaks_before_and_after_a_decision(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            card = await anna.open("me", "bot", "bot", coach=True, hints=False)
            assert card["coach"] is True and card["hints"] is True, "who has a coach may ask for hints"
            async with anna.live(card["id"]) as live:
                await my_turn(live)
                since = live.state["words"]
                told = await counsel(live)
                assert set(told) == {"type", "id", "seq", "remarks", "lesson"}
                assert told["type"] == "counsel" and told["lesson"] == "card"
                assert [each["key"] for each in told["remarks"]] == ["senate", "free-good"]
                assert told["remarks"][0]["rule"] == "OST-2.3.1"
                values = live.state["sight"]["senate_active_values"]
                assert [told["remarks"][0]["figures"][name] for name in ("first", "second")] == [
                    f"good:{good}" for good in list(values)[:2]
                ]
                boat = live.state["sight"]["own"]["boat"]
                goods = told["remarks"][1]["figures"]["goods"]
                assert sorted(goods) == sorted(f"good:{good}" for good, n in boat.items() for _ in range(n))
                word = live.offer[0]
                assert (await live.say(word))["ok"]
                verdict = await live.ask(type="verdict", since=since)
                assert set(verdict) == {"type", "id", "at", "said", "kind", "better", "reasons"}
                assert verdict["type"] == "verdict" and verdict["said"] == [word] and verdict["at"] >= since
                assert verdict["kind"] in ("good", "fair", "costly")
                assert bool(verdict["better"]) == (verdict["kind"] != "good")
                again = await live.ask(type="verdict", since=since)
                assert {**again, "id": ""} == {**verdict, "id": ""}, "asked twice, the same answer"
                late = await live.ask(type="verdict", since=100_000)
                assert late["error"]["error"] == "no-decision"


async def test_there_is_no_coach_among_people_nor_where_none_was_wanted(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            for seats in (("me", "open", "bot"), ("bot", "bot", "bot")):
                wanted = {"game": "ostia", "seats": [{"kind": kind} for kind in seats], "coach": True}
                refused = await anna.http.post("/api/tables", json=wanted)
                assert (refused.status_code, refused.json()["error"]) == (400, "coach-alone")
            plain = await anna.open("me", "bot", "bot")
            assert plain["coach"] is False
            async with anna.live(plain["id"]) as live:
                await my_turn(live)
                assert (await counsel(live))["error"]["error"] == "no-coach"
                assert (await live.ask(type="verdict", since=0))["error"]["error"] == "no-coach"
            coached = await anna.open("me", "bot", "bot", coach=True)
            async with anna.live(coached["id"]) as live, bela.live(coached["id"]) as eye:
                await my_turn(live)
                for kind in ({"type": "counsel", "seq": 0}, {"type": "verdict", "since": 0}):
                    assert (await eye.ask(**kind))["error"]["error"] == "not-seated"
                early = await live.ask(type="verdict", since=0)
                assert early["error"]["error"] == "no-decision", "nothing was said yet"


def clearest(title: str) -> Problem:
    """Of those whose right word is a bot's first idea: the coach knows no more than bots do."""
    seen = [problem for problem in book_of(title).problems if problem.ranks[0] == 1]
    return max(seen, key=lambda problem: min(problem.leads))


@pytest.mark.parametrize("title", TITLES)
def test_the_best_word_is_good_and_the_worst_is_costly(title: str) -> None:
    """At the clearest problem of each title."""
    game, problem = games.load(title), clearest(title)
    match = position(game, book_of(title), problem)
    guess = game.guess(match.table, problem.seat, Dice("coach"))
    worst = min(problem.choices, key=lambda choice: choice.chance).word

    def judged(word: str) -> advice_worker.Judgement:
        said = [game.vocabulary.number(word)]
        offer = game.offered(match.table, problem.seat)
        numbers = array("q", guess.numbers()).tobytes()
        options = dict(match.header.options)
        return advice_worker.judge(title, options, numbers, problem.seat, said, offer, 0, "coach")

    good, bad = judged(problem.right[0]), judged(worst)
    assert good.kind == "good" and good.better == []
    assert bad.kind == "costly" and bad.better[0] in problem.right and bad.reasons


def test_a_decision_goes_from_its_first_word_to_its_last() -> None:
    """Ostia's free good is a word, its allocation one for each type and the seal, others sealing in between."""
    game = games.load("ostia")
    options = game.options_of(game.table(3, "coach"))
    match = Match(game, Header("ostia", "coach", ("Livia", "Marcus", "Octavia"), options, game.ruleset, game.errata))
    said: list[tuple[int, str, str]] = []
    while not match.over() and sum(1 for _, step, _ in said if step == "allocate") < 24:
        seat = int(game.next_speaker(match.table))
        word = game.default(match.table, seat)
        said.append((seat, game.step(match.table).name, game.vocabulary.text(word)))
        match.say(seat, word)
    free = decided_after(match, 0, 0)
    assert (free.at, len(free.words)) == (next(n for n, (seat, _, _) in enumerate(said) if seat == 0), 1)
    begin = next(n for n, (seat, step, _) in enumerate(said) if seat == 0 and step == "allocate")
    laid = [word for seat, step, word in said[begin:] if seat == 0 and step == "allocate"]
    whole = decided_after(match, 0, begin)
    first = laid.index("lock") + 1
    assert whole == Decided(begin, [game.vocabulary.number(word) for word in laid[:first]])
    with pytest.raises(ProblemError):
        decided_after(match, 0, len(said))


def test_each_decision_has_its_lesson() -> None:
    assert lesson_about("ostia", "OST-4.1.8") == "bid"
    assert lesson_about("ostia", "OST-9.9.9") == ""
