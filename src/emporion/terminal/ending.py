"""The end of a match: who has won, and everybody's place, points and fate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from emporion.terminal.kit import FAINT, HEAD, LIT, Cell, Lines, table, wrap

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.match import Match
    from emporion.terminal.board import Board
    from emporion.terminal.voice import Voice


def teams_of(game: Game, t: Any) -> list[list[int]]:
    """The seats that win together; empty where each plays for itself."""
    seats = range(t.seats())
    teams = [[other for other in seats if game.allied(t, seat, other)] for seat in seats]
    return [team for seat, team in enumerate(teams) if team[0] == seat] if any(len(team) > 1 for team in teams) else []


def ending(match: Match, board: Board, voice: Voice, width: int) -> Lines:
    """The result as a table; the board must have seen the end."""
    game, t = match.game, match.table
    winners = game.winners(t)
    places = game.places(t)
    scores = game.scores(t)
    teams = teams_of(game, t)
    names = voice.speech.listed([voice.plain(voice.speech.seat(seat)) for seat in winners])
    if not winners:
        said = voice.say("nobody-wins")
    elif winners == [voice.me]:
        said = voice.say("you-win")
    elif winners in teams:
        said = voice.say("your-team-wins") if voice.me in winners else voice.say("team-wins", names=names)
    else:
        said = voice.say("winners", names=names, count=len(winners))
    rows: list[list[Cell]] = [[Text(voice.say("place"), HEAD), "", Text(board.score_name(), HEAD)]]
    for seat in sorted(range(len(places)), key=lambda each: (places[each], each)):
        place = voice.say("ordinal", place=places[seat] + 1) if places[seat] or seat in winners else "–"
        rows.append([place, voice.seat_row(seat), board.score(seat, scores[seat])])
        if teams:
            team = next(team for team in teams if seat in team)
            partners = voice.speech.listed([voice.seat(each).plain for each in team if each != seat])
            rows[-1].append(voice.say("team-total", names=partners, points=sum(scores[each] for each in team)))
        rows[-1].append(Text(board.fate(seat), style=FAINT))
    rows[0] += [Text(voice.say("team-head"), HEAD), ""] if teams else [""]
    return [
        Text("─" * 3 + " ", style=FAINT) + Text(voice.say("match-over"), style=HEAD),
        *wrap(Text(said, style=LIT), width),
        *table(rows, right=[2], gap=3, width=width, keep=range(3)),
        *board.summary(width),
        Text(voice.say("seed", seed=match.header.seed), style=FAINT),
    ]
