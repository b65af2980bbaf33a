"""Problems at the server: what is told before and after an attempt, what is kept, what own matches teach."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.kernel.record import digest_of, read_record
from emporion.problems import grading
from emporion.problems.book import book_of, position, record_of
from emporion.server.messages import ChancePoint, CostlyWord, Reason
from emporion.server.puzzles import puzzle_worker
from emporion.server.puzzles.puzzles import DAY, name_of
from emporion.server.puzzles.rating import LEAST, Rated, after
from emporion.server.store import AnalysisPlan, AnalysisRow, Turn
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.people.homes import in_server
from tests.server.workers.finished import finished, settings

GAME = "concordia_venus"
NUMBER = 1
HERE = f"/api/puzzles/{GAME}/{NUMBER}"


def wrong_and_right() -> tuple[str, str]:
    problem = book_of(GAME).problems[NUMBER - 1]
    wrong = next(choice.word for choice in problem.choices if choice.word not in problem.right)
    return wrong, problem.right[0]


async def test_the_answer_is_told_after_the_attempt_and_only_the_first_one_counts(home: InThread) -> None:
    problem = book_of(GAME).problems[NUMBER - 1]
    wrong, right = wrong_and_right()
    async with Player(home.base, "Anna") as anna:
        table = await anna.get(HERE)
        assert table["solution"] is None and table["info"]["themes"] == [] and table["info"]["state"] == "new"
        assert set(table["state"]["offer"]) == {choice.word for choice in problem.choices}
        assert table["state"]["viewer"] == problem.seat
        assert [seat["name"] for seat in table["state"]["card"]["seats"] if seat["me"]] == ["Anna"]
        assert set(table) == {"address", "info", "state", "solution", "keepable"}, "nothing else is told"
        assert await anna.problem(f"{HERE}/try", {"words": ["no such word"]}) == (409, "not-offered")
        first = await anna.post(f"{HERE}/try", {"words": [wrong]})
        assert (first["right"], first["solution"]) == (False, None)
        assert first["chance"] < first["best"] and first["rating"]["after"] < first["rating"]["before"] == 1200
        assert (await anna.get(HERE))["solution"] is None, "it is still to be found"
        second = await anna.post(f"{HERE}/try", {"words": [right]})
        assert second["right"] and second["rating"] is None
        told = second["solution"]
        assert [choice["word"] for choice in told["choices"]] == [choice.word for choice in problem.choices]
        assert {choice["word"] for choice in told["choices"] if choice["right"]} == set(problem.right)
        assert told["line"][0] == {"seat": problem.seat, "word": problem.choices[0].word}
        assert told["rule"] == problem.rule and told["themes"][0] == f"theme-{grading.theme(GAME, problem)}"
        again = await anna.get(HERE)
        assert again["solution"] == told and again["info"]["state"] == "later"
        known = await anna.get("/api/puzzles")
        assert known["me"] == {
            "rating": first["rating"]["after"],
            "unsure": known["me"]["unsure"],
            "tried": 1,
            "found": 0,
        }
        states = {(one["game"], one["number"]): one["state"] for one in known["puzzles"]}
        assert states.pop((GAME, NUMBER)) == "later" and set(states.values()) == {"new"}
        assert all(one["themes"] == [] for one in known["puzzles"] if one["state"] == "new")


async def test_giving_up_is_a_miss_practice_is_not_rated_and_who_has_no_name_can_try(home: InThread) -> None:
    _, right = wrong_and_right()
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        shown = await anna.post(f"{HERE}/give_up", {})
        assert shown["word"] == "" and shown["chance"] is None and shown["solution"]["choices"][0]["word"] == right
        assert shown["rating"]["after"] < shown["rating"]["before"]
        late = await anna.post(f"{HERE}/try", {"words": [right]})
        assert late["right"] and late["rating"] is None
        assert (await anna.get(HERE))["info"]["state"] == "missed"
        practised = await bela.post(f"{HERE}/try", {"words": [right], "practice": True})
        assert practised["right"] and practised["rating"] is None
        assert (await bela.get("/api/puzzles"))["me"] is None
        assert (await bela.get(HERE))["info"]["state"] == "found"
        theme = grading.theme(GAME, book_of(GAME).problems[NUMBER - 1])
        assert NUMBER in await bela.get(f"/api/puzzles/{GAME}/themes/{theme}")
    async with Player(home.base, "Caro") as nobody:
        nobody.http.cookies.clear()
        assert (await nobody.get(HERE))["solution"] is None
        assert (await nobody.post(f"{HERE}/try", {"words": [right]}))["right"]
        assert (await nobody.get(HERE))["info"]["state"] == "new", "nothing is kept of nobody"
        assert await nobody.problem(f"{HERE}/branch", {"word": 0}) == (401, "no-name")


async def test_what_is_said_at_once_is_weighed_as_a_whole(home: InThread) -> None:
    """The cards of a second beat at Ostia: whoever lays them anew just as they lay has found that they stay."""
    title, book = "ostia", book_of("ostia")
    number, problem = next(
        (number, problem)
        for number, problem in enumerate(book.problems, 1)
        if problem.right == ["confirm"] and problem.step == "allocate"
    )
    match = position(games.load(title), book, problem)
    own = [said for said in match.said if said.seat == problem.seat]
    text = match.game.vocabulary.text
    locked = max(k for k, said in enumerate(own) if text(said.word) == "lock")
    first = max((k for k, said in enumerate(own[:locked]) if text(said.word) == "lock"), default=-1)
    since = [text(said.word) for said in own[first + 1 : locked + 1]]
    laid = [word for word in since if word.startswith(("split:", "bluff:"))]
    here = f"/api/puzzles/{title}/{number}"
    async with Player(home.base, "Anna") as anna:
        assert await anna.problem(f"{here}/try", {"words": [laid[0], "bid:8"]}) == (409, "not-offered")
        assert await anna.problem(f"{here}/try", {"words": [laid[0], "sing"]}) == (400, "unknown-word")
        reading, hinting = home.service.archive.workers.turns.seconds, home.service.hints.workers.turns.seconds
        tried = await anna.post(f"{here}/try", {"words": [*laid, "lock"]})
        assert home.service.archive.workers.turns.seconds == reading  # lessons and replays do not wait for it
        assert home.service.hints.workers.turns.seconds > hinting
        assert tried["then"] == [*laid[1:], "lock"] and tried["right"], tried


async def test_the_problem_of_the_day_is_the_same_for_all_and_another_one_tomorrow(home: InThread, time: Time) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        mine = await anna.get("/api/puzzles/day")
        assert await bela.get("/api/puzzles/day") == mine
        ref = grading.of_day(mine["day"])
        assert (mine["info"]["game"], mine["info"]["number"]) == ref and mine["yesterday"] != "found"
        game, number = ref
        right = book_of(game).problems[number - 1].right[0]
        await anna.post(f"/api/puzzles/{game}/{number}/try", {"words": [right]})
        assert (await anna.get("/api/puzzles/day"))["info"]["state"] == "found"
        time.ahead += DAY
        tomorrow = await anna.get("/api/puzzles/day")
        assert tomorrow["day"] == mine["day"] + 1 and tomorrow["yesterday"] == "found"
        assert (tomorrow["info"]["game"], tomorrow["info"]["number"]) != ref


async def test_one_plays_on_from_a_problem_against_bots(home: InThread) -> None:
    problem = book_of(GAME).problems[NUMBER - 1]
    async with Player(home.base, "Anna") as anna:
        table = await anna.get(HERE)
        card = await anna.post(f"{HERE}/branch", {"word": 0, "level": "easy"})
        assert card["branch"]["word"] == problem.at and card["seats"][problem.seat]["me"]
        async with anna.live(card["id"]) as live:
            await live.until(lambda: live.offer)
            assert live.state["sight"] == table["state"]["sight"] and live.offer == table["state"]["offer"]
            assert (await live.say(problem.right[0]))["ok"]


async def test_what_a_guest_has_tried_moves_to_who_comes_back(home: InThread) -> None:
    _, right = wrong_and_right()
    async with Player(home.base, "Anna") as anna, Player(home.base, "Guest") as guest:
        await guest.post(f"{HERE}/try", {"words": [right]})
        code = (await anna.post("/api/me/code/new"))["code"]
        await guest.post("/api/me/code/enter", {"code": code})
        assert (await anna.get(HERE))["info"]["state"] == "found"
        assert (await anna.get("/api/puzzles"))["me"]["found"] == 1
        assert [row["puzzle"] for row in (await anna.get("/api/me/export"))["problems"]] == [
            name_of(book_of(GAME).problems[NUMBER - 1])
        ]
        await anna.post("/api/me/erase", {"sure": True})
        store: Any = home.service.store
        for table in ("attempts", "solvers", "kept_puzzles", "costly"):
            assert await in_server(home, store._rows(f"SELECT 1 FROM {table}")) == []


async def test_costly_decisions_become_problems_that_keep_their_answer(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = await finished(anna, 1)
            said, best, other = await analysed(server, anna, table)
            learning = await anna.post(f"/api/tables/{table}/learning")
            assert learning == await anna.get(f"/api/tables/{table}/learning") and learning["status"] == "done"
            assert await bela.problem(f"/api/tables/{table}/learning") == (403, "not-seated")
            (card,) = learning["cards"]
            assert (card["said"], card["said_chance"], card["cost"], card["state"]) == (said, 0.25, 0.15, "new")
            assert card["lesson"] == "types"
            assert best not in str(learning), "what would have been better is not told"
            assert learning["recurring"] == [{"theme": card["theme"], "count": 1}] and learning["matches"] == 1
            here = f"/api/tables/{table}/puzzles/{card['n']}"
            assert await anna.problem(f"/api/tables/{table}/puzzles/{card['n'] + 1}/try", {"words": [said]}) == (
                404,
                "no-puzzle",
            )
            position = await anna.get(here)
            replay = await anna.get(f"/api/tables/{table}/replay/{card['n']}?view=0")
            assert position["state"]["sight"] == replay["sight"] and said in position["state"]["offer"]
            assert position["solution"] is None and position["keepable"] and position["info"]["themes"] == []
            again = await anna.post(f"{here}/try", {"words": [said]})
            assert (again["right"], again["solution"], again["rating"], again["chance"]) == (False, None, None, 0.25)
            assert not (await anna.post(f"{here}/keep"))["keepable"]
            kept = (await anna.get("/api/puzzles"))["kept"]
            assert len(kept) == 1 and kept[0]["info"]["state"] == "missed" and kept[0]["info"]["themes"] == []
            weighed = await anna.post(f"{here}/try", {"words": [other]})
            assert weighed["right"] == (weighed["chance"] >= weighed["best"] - 0.02)
            shown = await anna.post(f"{here}/give_up", {})
            assert [(choice["word"], choice["chance"]) for choice in shown["solution"]["choices"]] == [
                (best, 0.4),
                (said, 0.25),
            ]
            assert shown["solution"]["line"][0] == {"seat": 0, "word": best}
            mine = f"/api/kept_puzzles/{kept[0]['id']}"
            assert (await anna.get(mine))["solution"] == shown["solution"]
            assert await bela.problem(f"{mine}/try", {"words": [best]}) == (404, "no-puzzle")
            branch = await anna.post(f"{mine}/branch", {"word": 0})
            assert branch["branch"]["word"] == card["n"]
            assert (await anna.post(f"{mine}/drop"))["kept"] == []


async def analysed(server: InThread, anna: Player, table: str) -> tuple[str, str, str]:
    """Put an analysis in the storage that finds one costly word of the first seat, a decision of its own: what it said,
    what was better, and a third word."""
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    match = read_record(games.load("ostia"), record)
    all_words, text = len(match.said), match.game.vocabulary.text
    n, offer = next(
        (n, offer)
        for n in range(all_words - 1, 0, -1)
        if match.said[n].seat == 0
        and text(match.said[n].word).startswith("bid:")
        and len(offer := match.game.offered(match.at(n).table, 0)) > 2
    )
    said = text(match.said[n].word)
    best, other = [text(word) for word in offer if text(word) != said][:2]
    plan = AnalysisPlan([[0], [1], [2]], [0], [0, all_words], [[n], [], []], [], [Turn(0, None, False)])
    row = AnalysisRow(
        digest_of(record),
        record,
        0.02,
        [0],
        plan=plan,
        points=[ChancePoint(0, [0.4, 0.3, 0.3], [0, 0, 0], 72), ChancePoint(all_words, [0.4, 0.3, 0.3], [0, 0, 0], 72)],
        costly=[CostlyWord(0, n, "OST-4.2.2", said, best, 0.25, 0.4, [Reason("money", 2.0, True)])],
        status="done",
    )
    await in_server(server, server.service.store.put_analysis(row))
    return said, best, other


def test_ratings_follow_what_was_found_and_become_surer() -> None:
    dice = random.Random(1)
    one = Rated()
    for _ in range(200):
        problem = dice.choice((1000, 1250, 1500))
        expected = 1 / (1 + 10 ** ((problem - 1400) / 400))
        one = after(one, problem, dice.random() < expected)
    assert abs(one.rating - 1400) < 100 and LEAST <= one.unsure < 80
    assert after(Rated(), 1200, True).rating - 1200 == 1200 - after(Rated(), 1200, False).rating


def test_a_word_is_weighed_as_long_as_nobody_else_is_stopped_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is not done after half a minute is stopped with everything else that is worked out."""
    problem = book_of(GAME).problems[NUMBER - 1]
    said: list[list[int]] = []

    def won(game: object, table: object, seat: int, words: list[int], dice: object) -> float:
        said.append(words)
        return 0.0

    monkeypatch.setattr(puzzle_worker, "_won", won)
    record = record_of(book_of(GAME), problem)
    asked = (problem.at, problem.seat, [problem.choices[1].word], problem.choices[0].word)
    puzzle_worker.weigh(record, 2.0, *asked)
    assert len(said) == 2 * 120
    said.clear()
    monkeypatch.setattr(puzzle_worker, "PATIENCE", -1.0)
    puzzle_worker.weigh(record, 2.0, *asked)
    assert len(said) == 2 * puzzle_worker.LEAST
