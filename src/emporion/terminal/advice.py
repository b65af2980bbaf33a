"""Hints: what the bots would say in the reader's place, with chances and reasons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from emporion.bots.advice import Reason, Weighed, advise
from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words
from emporion.terminal.kit import FAINT, HEAD, Lines, text, wrap

if TYPE_CHECKING:
    from emporion.kernel.match import Match
    from emporion.terminal.board import Board
    from emporion.terminal.voice import Voice

TRIES = 60  # continuations of each of the best words
SECONDS = 2.5
ALIKE = 4  # per cent: chances this near to each other are the same; in the browser, too (`lib/texts/reasons.ts`)


def weigh(match: Match, seat: int, tries: int, seconds: float, seed: str) -> list[Weighed]:
    """The best words of a seat, from guesses of what it knows."""
    game = match.game
    offer = Words(len(game.vocabulary))
    game.offer(match.table, seat, offer)
    return advise(Guesses(game, match.table.clone(), seat, Dice(seed)), offer, tries, seconds, seed)


def told(words: list[Weighed], board: Board, voice: Voice, width: int) -> Lines:
    """The best word first, each with its chance, its reasons, and what would complete it."""
    lines: Lines = []
    bare: list[bool] = []  # whether a word is as good as the best and nothing more can be said of it
    for place, each in enumerate(words):
        said = board.called(each.word)
        percent = voice.say("hint-chance", percent=percents(each))
        style = HEAD if place == 0 else ""
        reasons = [reason for reason in each.reasons if reason.term not in board.tells.get(board.verb(each.word), ())]
        bare.append(not reasons and abs(percents(each) - percents(words[0])) < ALIKE)
        more = [weighing(reasons, good, voice) for good in (True, False)]
        line = text((said, style), "  ", (percent, FAINT), *(f"  {part}" for part in more if part))
        lines += wrap(line, width, 4)
        if each.then and place == 0:
            then = ", ".join(board.plan([each.word, *each.then])[1:])
            lines += wrap(Text(voice.say("hint-then", words=then), style=FAINT), width, 4)
    if len(words) > 1 and all(bare[:2]):
        lines += wrap(voice.message("why-worth-same", {"words": "all" if all(bare) else "two"}), width)
    return lines


def percents(word: Weighed) -> int:
    return round(100 * word.chance)


def weighing(reasons: list[Reason], good: bool, voice: Voice) -> str:
    """What speaks for a word, or against it: `for: 2 more denarii`."""
    said = [amount(reason, voice) for reason in reasons if reason.good == good]
    return voice.say("hint-for" if good else "hint-against", reasons=", ".join(said)) if said else ""


def amount(reason: Reason, voice: Voice) -> str:
    """`2 more denarii` than after the best other word."""
    size = abs(reason.amount)
    figures: dict[str, Any] = {
        "amount": int(size) if size == int(size) else size,
        "way": "more" if reason.amount > 0 else "fewer",
    }
    return voice.message(f"term-{reason.term}", figures)
