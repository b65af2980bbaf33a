"""Opponents open trades with the person, and answer his, before he is asked anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from emporion.kernel.match import Header, Match
from emporion.terminal.keeping.saves import Party
from emporion.terminal.session import Session
from tests.rules.antiquity.positions import position
from tests.rules.constantinopolis.test_free_trade import trading
from tests.terminal.driver import Typist

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.table import Table

NAMES = ("Flavia", "Livia", "Marcus")


class Scripted:
    """An opponent that says what it was told to as soon as it may, and otherwise always the same word."""

    def __init__(self, seat: int, words: list[str], then: str) -> None:
        self.seat, self.words, self.then = seat, words, then

    def choose(self, match: Match) -> int:
        number = match.game.vocabulary.number
        if self.words and match.explain(self.seat, number(self.words[0])) is None:
            return number(self.words.pop(0))
        return number(self.then)

    def over(self, match: Match) -> None:
        pass


def session_at(
    game: Game, table: Table, script: list[str], others: list[list[str]], then: str, language: str = "en"
) -> tuple[Session, Typist]:
    """The person sits at seat 0 of a table that is laid already."""
    names = NAMES[: table.seats()]
    match = Match(game, Header(game.title, "trading", names, game.options_of(table), game.ruleset, game.errata))
    table.journal = match.journal
    match.table = table
    typist = Typist(iter(script))
    session = Session(match, Party(0, ["random"] * (len(names) - 1), language), language, typist.screen)
    session.told = len(match.journal.events)
    for seat, words in enumerate(others, start=1):
        session.players[seat] = Scripted(seat, words, then)  # type: ignore[assignment]
    return session, typist


PROPOSAL = ["trade_with:0", "ask:food", "give_gold:1", "send"]


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("en", "Livia offers you 1 gold for 1 crate of food.", "Livia proposes a trade: do you accept?"),
        (
            "fr",
            "Livia vous offre 1\xa0po contre 1 caisse de vivres.",
            "Livia vous propose un échange : acceptez-vous ?",
        ),
    ],
)
def test_an_opponent_proposes_a_trade_at_constantinopolis(language: str, said: str, asked: str) -> None:
    p = trading()
    session, typist = session_at(p.game, p.t, ["accept"], [[*PROPOSAL], []], "finish", language)
    session.play()
    screen = "".join(typist.screens[:-1])
    assert said in screen
    assert f"{asked} " in screen.replace("\u202f", " ").replace("\u00a0", " ")
    assert "CPL-6.1.4" in screen
    t: Any = session.match.table
    assert (t.gold(0), t.gold(1), t.goods(0, 0), t.goods(1, 0)) == (31, 3, 7, 1)


def test_nobody_finishes_before_the_person_has_had_his_say() -> None:
    p = trading()
    session, _ = session_at(p.game, p.t, ["trade_with:1", "give_gold:1", "send"], [[], []], "finish")
    assert session.bot_to_speak() == 1
    session.play()
    said = [(each.seat, p.game.vocabulary.text(each.word)) for each in session.match.said]
    assert said[:3] == [(0, "trade_with:1"), (0, "give_gold:1"), (0, "send")]


def test_the_answer_comes_before_the_next_question() -> None:
    p = trading()
    words = ["trade_with:1", "give_gold:1", "send"]
    session, typist = session_at(p.game, p.t, words, [["accept"], []], "finish")
    session.play()
    assert "Livia accepts the trade with you." in typist.text
    t: Any = session.match.table
    assert (t.gold(0), t.gold(1)) == (29, 5)


def antiquity(language: str, script: list[str], others: list[list[str]]) -> tuple[Session, Typist]:
    markets = {seat: ["market 0/0"] for seat in range(2)}
    p = position("draft", goods={0: "grain grain", 1: "wood wood"}, pieces=markets, men={0: 1, 1: 1})
    for seat in range(2):
        p.say(seat, "man:1/0/0")
    return session_at(p.game, p.t, script, others, "commit", language)


OFFER = ["propose:0", "offer:wood", "done", "ask:grain", "done"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Livia offers you wood for grain."), ("fr", "Livia vous propose du bois contre du grain.")],
)
def test_an_opponent_makes_an_offer_at_antiquity(language: str, said: str) -> None:
    session, typist = antiquity(language, ["accept:1"], [[*OFFER]])
    session.play()
    assert said in "".join(typist.screens[:-1])
    t: Any = session.match.table
    assert [t.good(0, good) for good in (0, 2)] == [1, 1]


def test_the_offer_of_a_person_is_answered_before_the_next_question() -> None:
    script = ["propose:1", "offer:grain", "done", "ask:wood", "done"]
    session, typist = antiquity("en", script, [["accept:0"]])
    session.play()
    assert "Livia accepts grain from you for wood." in typist.text


def test_a_person_who_has_committed_is_asked_at_once() -> None:
    session, typist = antiquity("en", ["commit", "yes", "decline:1"], [["man:1/0/0"]])
    session.players[1].words = [*OFFER]  # type: ignore[attr-defined]
    session.waiting = {1: session._known_to(1)}  # it speaks after the person
    session.play()
    assert "Livia offers you wood for grain." in typist.text
    assert [session.match.game.vocabulary.text(said.word) for said in session.match.said][:1] == ["commit"]


@pytest.mark.parametrize(
    ("language", "empty", "begun", "over"),
    [
        (
            "en",
            ["You give nothing.", "Livia gives nothing."],
            ["You give 1 gold.", "Livia gives nothing."],
            "all at once",
        ),
        (
            "fr",
            ["Vous ne donnez rien.", "Livia ne donne rien."],
            ["Vous donnez 1\u00a0po.", "Livia ne donne rien."],
            "tous à la fois",
        ),
    ],
)
def test_a_proposal_that_is_being_made(language: str, empty: list[str], begun: list[str], over: str) -> None:
    p = trading()
    session, typist = session_at(p.game, p.t, ["trade_with:1", "give_gold:1"], [[], []], "finish", language)
    session.play()
    asked = [screen.splitlines() for screen in typist.screens if "CPL-6.1.3" in screen]
    assert [line for line in asked[0] if line.startswith(("You give", "Livia gives", "Vous", "Livia ne"))][-2:] == empty
    assert [line for line in asked[1] if line.startswith(("You give", "Livia gives", "Vous", "Livia ne"))][-2:] == begun
    assert any(f" · {over} ─" in line for line in asked[0])  # trading is public: not "all in secret"
