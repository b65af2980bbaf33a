"""A match in the terminal from the command line: a new one, or one that was left."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path

from emporion.kernel.game import Game
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.record import NAMELESS, write_record, written_name
from emporion.programs.players import check_bots, try_out
from emporion.terminal.keeping.files import reason
from emporion.terminal.keeping.given import MatchOver, file_meant, party_of, read_given, save_of
from emporion.terminal.keeping.resuming import Resuming
from emporion.terminal.keeping.saves import Damaged, NothingSaved, Party, Save
from emporion.terminal.kit import WARN
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.session import Session
from emporion.terminal.voice import plain_message

ME = 0
MY_NAME = "Flavia"
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Octavia")
DEFAULT_BOT = "medium"
PROBLEMS = (Damaged, MatchOver, NothingSaved)
"""What stands against a match, each told in one sentence."""


def new_match(
    game: Game, bots: list[str], options: dict[str, OptionValue], name: str, seed: str, language: str
) -> None:
    """Play a new match; `bots` are the others, in their seats' order."""
    check_bots(bots, game.title)
    mine = written_name(name or MY_NAME)
    mine = MY_NAME if mine == NAMELESS else mine
    others = [each for each in NAMES if each != mine] + ["Titus"]
    header = Header(
        game.title, seed or secrets.token_hex(16), (mine, *others[: len(bots)]), options, game.ruleset, game.errata
    )
    match = Match(game, header)
    try_out(bots, match)
    keep_and_play(match, Party(ME, bots, language), language)


def keep_and_play(match: Match, party: Party, language: str) -> None:
    """Play a match that is not saved yet; one that cannot be is played all the same."""
    screen = Screen()
    save = None
    try:
        save = Save.new(match, party)
    except OSError as error:
        why = reason(error, lambda key, **figures: plain_message("", language, key, figures))
        screen.line(plain_message("", language, "cannot-save", {"reason": why}), WARN)
    play(match, party, language, save, screen)


def resume(wanted: str, language: str, listing: str = "en") -> None:
    """Go on with a saved match: the latest, or the one named by its title, number or name; or with a record in a file.
    Without a language, in that of the match. `listing` is the language of what is said before a match is chosen."""
    file = file_meant(wanted)
    if file is not None:
        go_on_from(file, language, listing)
        return
    screen = Screen()
    try:
        save, match, party = Resuming(screen, language or listing).open(wanted)
    except (EOFError, KeyboardInterrupt):
        screen.line()  # no key has ended the line of the question
        return
    except Leave:
        return
    check_bots(party.bots, match.game.title)
    try_out(party.bots, match)
    play(match, party, language or party.language, save, screen)


def go_on_from(file: Path, language: str, otherwise: str) -> None:
    """Go on with the match of a record: against whom it was played here, or else against the usual bots, on the first
    seat and in the language that is usual."""
    match = read_given(file)
    record = write_record(match)
    known = save_of(record)
    party = known[2] if known else party_of(record)
    party = party or Party(ME, [DEFAULT_BOT] * (len(match.header.seats) - 1), otherwise)
    spoken = language or party.language
    check_bots(party.bots, match.game.title)
    try_out(party.bots, match)
    if known:
        play(known[1], party, spoken, known[0], Screen())
    else:
        keep_and_play(match, party, spoken)


def play(match: Match, party: Party, language: str, save: Save | None, screen: Screen) -> None:
    edit_lines()
    Session(match, party, language, screen, save).play()


def edit_lines() -> None:
    """Arrow keys and the lines typed before, where Python brings them."""
    with suppress(ImportError):
        import readline  # noqa: F401
