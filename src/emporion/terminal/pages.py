"""What can be looked up at a decision without deciding anything: the board, the seats, the journal, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from emporion.terminal.kit import FAINT, HEAD, WARN, Cell, Lines, flow, folded, hanging, wrap
from emporion.terminal.rulepages import contents, rule_lines, section_lines

if TYPE_CHECKING:
    from emporion.terminal.choices import Decision
    from emporion.terminal.session import Session

JOURNAL = 60  # sentences, unless more are asked for


class Pages:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.voice = session.voice
        self.screen = session.screen

    def show(self, lines: Lines) -> None:
        self.screen.show(lines, self.session.more)

    def warn(self, said: str) -> None:
        self.show(wrap(Text(said, style=WARN), self.screen.width))

    def tell(self, said: str) -> None:
        self.show(wrap(said, self.screen.width))

    def do_help(self, rest: str, decision: Decision) -> None:
        say = self.voice.say
        lines = wrap(say("help-choices"), self.screen.width)
        keys = [
            "why",
            "rule",
            "rules",
            "hint",
            "undo",
            "journal",
            "board",
            "seats",
            *self.session.board.pages(),
            "save",
            "quit",
        ]
        rows: list[list[Cell]] = []
        for key in keys:
            own = say(f"command-{key}").split()[0]
            about = f"about-{key}-parts" if key in self.session.board.movable else f"about-{key}"
            rows.append([Text(self.voice.plain(own), HEAD), say(about)])
        self.show([*lines, *hanging(rows, width=self.screen.width)])

    def do_board(self, rest: str, decision: Decision) -> None:
        self.show([self.session.header(), *self.session.board.entire(self.screen.width)])

    def do_seats(self, rest: str, decision: Decision) -> None:
        """Everybody's standing or that of one, and what the short heads stand for."""
        board, width = self.session.board, self.screen.width
        seat = self.seat_called(rest) if rest else None
        if rest and seat is None:
            names = ", ".join(self.voice.seat(each).plain for each in range(len(self.voice.names)))
            return self.warn(self.voice.say("no-player", names=names))
        lines = board.whole_seats(width) if seat is None else board.one_seat(seat, width)
        heads = self.voice.say("heads") if self.voice.has("heads") else ""
        return self.show([*lines, *(wrap(Text(heads, style=FAINT), width, 2) if heads else [])])

    def seat_called(self, typed: str) -> int | None:
        """The seat whose name begins like this, or whose letter it is; none if several do."""
        wanted = folded(typed).casefold()
        names = [folded(name).casefold() for name in self.voice.names]
        if wanted.upper() in self.voice.letters:
            return self.voice.letters.index(wanted.upper())
        found = [k for k, name in enumerate(names) if name.startswith(wanted)]
        exact = [k for k in found if names[k] == wanted]
        return exact[0] if exact else found[0] if len(found) == 1 else None

    def do_page(self, key: str, rest: str, decision: Decision) -> None:
        board, width = self.session.board, self.screen.width
        lines = board.part(key, rest, width, self.screen.room) if rest else board.pages()[key](width)
        if lines is None:
            return self.warn(self.voice.say(f"no-part-{key}"))
        if key == "legend":
            lines = lines + flow(self.session.settings(), width)
        return self.show(lines)

    def do_journal(self, rest: str, decision: Decision) -> None:
        events = self.session.match.events_seen_by(self.session.me)
        wanted = int(rest) if rest.isdecimal() else JOURNAL
        lines: Lines = []
        for sentence, rule in self.session.board.sentences(events[-wanted:]):
            lines += wrap(self.session.coloured(sentence) + Text(f"  {rule}", style=FAINT), self.screen.width, 2)
        self.show(lines)

    def do_rule(self, rest: str, decision: Decision) -> None:
        wanted = rest.upper() or decision.rule
        code = self.session.game.code
        wanted = wanted if wanted.startswith(code) else f"{code}-{wanted}"
        lines = rule_lines(self.voice, wanted, self.screen.width)
        if lines:
            return self.show(lines)
        return self.warn(self.voice.say("no-rule"))

    def do_rules(self, rest: str, decision: Decision) -> None:
        lines = section_lines(self.voice, rest, self.screen.width) if rest else contents(self.voice, self.screen.width)
        if lines:
            return self.show(lines)
        return self.warn(self.voice.say("no-rule"))
