"""A match in the terminal from the command line: a new one, or one that was left."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

from rich.text import Text

from emporion.bots.levels import LEVELS, strengths
from emporion.games import load, titles
from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.text import Speech
from emporion.programs.players import check_player, is_program
from emporion.terminal.kit import LIT, WARN, text
from emporion.terminal.saves import Damaged, NothingSaved, Party, Save, Saved, choose, unfinished
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.session import Session
from emporion.terminal.voice import plain_message

ME = 0
MY_NAME = "Flavia"
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Octavia")
DEFAULT_BOT = "medium"
GENERAL = ("random", "greedy")
"""Bots that need nothing of a title."""


class CannotPlay(ValueError):
    """What was asked for does not make sense; the text says why."""


PROBLEMS = (CannotPlay, Damaged, NothingSaved)
"""What stands against a match, each told in one sentence."""


def check_bots(game: Game, bots: list[str]) -> None:
    """`CannotPlay` unless everybody named plays this title."""
    for name in bots:
        check_player(name)
        if not is_program(name) and name not in GENERAL and name not in strengths(game.title):
            there = [each for each in LEVELS if each in GENERAL or each in strengths(game.title)]
            raise CannotPlay(f"no {name} bot plays {game.title}: there are {', '.join(there)}")


def new_match(
    game: Game, bots: list[str], options: dict[str, OptionValue], name: str, seed: str, language: str
) -> None:
    """Play a new match; `bots` are the others, in their seats' order."""
    check_bots(game, bots)
    mine = " ".join((name or MY_NAME).replace("|", " ").split()) or MY_NAME
    others = [each for each in NAMES if each != mine] + ["Titus"]
    header = Header(
        game.title, seed or secrets.token_hex(16), (mine, *others[: len(bots)]), options, game.ruleset, game.errata
    )
    match = Match(game, header)
    party = Party(ME, bots, language)
    screen = Screen()
    save = None
    try:
        save = Save.new(match, party)
    except OSError as error:
        reason = error.strerror or str(error)
        screen.line(plain_message("", language, "cannot-save", {"reason": reason}), WARN)
    play(match, party, language, save, screen)


def resume(wanted: str, language: str) -> None:
    """Go on with a saved match: the latest, or the one named by its title, number or name; without a language, in that
    of the match."""
    screen = Screen()
    several = unfinished()
    try:
        if not wanted and len(several) > 1 and screen.interactive:
            saved = pick(several, language or "en", screen)
        else:
            saved = choose(wanted)
    except (EOFError, KeyboardInterrupt, Leave):
        return
    save = Save(saved.path)
    match, party = save.read()
    check_bots(match.game, party.bots)
    play(match, party, language or party.language, save, screen)


def pick(several: list[Saved], language: str, screen: Screen) -> Saved:
    """Ask which of several matches to go on with."""

    def say(key: str, **figures: int | str) -> str:
        return plain_message("", language, key, figures)

    lines = [Text(say("saved-matches"))]
    known = titles()
    for number, saved in enumerate(several, start=1):
        game = game_name(saved.title, language) if saved.title in known else saved.name
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.changed))
        lines.append(text((f"{number:2}) ", LIT), game, "  ", (say("saved-line", words=saved.words, when=when), "dim")))
    screen.show(lines, say("more"))
    while True:
        answer = screen.ask(say("saved-choose") + " ")
        if answer in ("q", "quit"):
            raise Leave
        if not answer:
            return several[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(several):
            return several[int(answer) - 1]


def game_name(title: str, language: str) -> str:
    return Speech(load(title), language).message("game")


def play(match: Match, party: Party, language: str, save: Save | None, screen: Screen) -> None:
    edit_lines()
    Session(match, party, language, screen, save).play()


def edit_lines() -> None:
    """Arrow keys and the lines typed before, where Python brings them."""
    with suppress(ImportError):
        import readline  # noqa: F401
