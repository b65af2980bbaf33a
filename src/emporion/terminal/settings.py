"""What a match is played with: the options that somebody chose, and those that are not the same at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.kernel.options import completed, holds

if TYPE_CHECKING:
    from emporion.kernel.match import Match
    from emporion.kernel.options import Option, OptionValue
    from emporion.terminal.voice import Voice


def told_settings(match: Match, voice: Voice) -> list[str]:
    """The options that matter here and differ from the usual ones, each as `Map: Hellas`; one whose usual value depends
    on others is told in any case."""
    seats = len(match.header.seats)
    chosen = completed(match.game.options, match.header.options, seats)
    told: list[str] = []
    for option in match.game.options:
        value = chosen[option.name]
        usual = value == option.default_for(seats, chosen) and not any(each.when for each in option.defaults)
        if holds(option.when, chosen) and not usual:
            told.append(f"{voice.message(f'option-{option.name}')}{voice.colon}{named(option, value, voice)}")
    return told


def named(option: Option, value: OptionValue, voice: Voice) -> str:
    """A value as people say it: a seat by its player."""
    if isinstance(value, bool):
        return voice.say("yes" if value else "no")
    if option.names_seat:
        return voice.seat(int(value)).plain
    return str(value) if isinstance(value, int) else voice.message(f"option-{option.name}-{value}")
