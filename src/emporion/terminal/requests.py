"""What a person may type at a decision: a number, a part of a choice, or a command in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING

from rich.text import Text

from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.words import UnknownWord
from emporion.terminal import advice
from emporion.terminal.calling import resume
from emporion.terminal.keeping.files import put_record, reason
from emporion.terminal.kit import FAINT, HEAD, WARN, Lines, cut, text, wrap
from emporion.terminal.matching import matching
from emporion.terminal.menu import Choice, Group, Menu, grouped, narrowed
from emporion.terminal.pages import Pages
from emporion.terminal.screen import Leave
from emporion.terminal.undo import take_back
from emporion.terminal.voice import known_command

if TYPE_CHECKING:
    from emporion.bots.advice import Weighed
    from emporion.terminal.choices import Decision
    from emporion.terminal.session import Session


class Changed:
    """The position is another one now: the decision is asked anew."""


Answer = Choice | Menu | Changed | None
"""A choice made, other choices to pick from, a changed position, or nothing: the question stands."""

WITH_WORDS = ("why", "rule", "rules", "journal", "save", "seats", "undo")
PLAIN = ("help", "hint", "quit", "enough", "board", "choices", "back")
NUMBERED = re.compile(r"^(\d+)\s*[).]$")  # as it stands in the list
NO_CHOICE = re.compile(r"^[-+]?\d[\d.,]*$")  # a number, but none that could stand in a list
MOST_NAMED = 3  # choices of one reason, if it is another decision's


class Requests(Pages):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.advised: dict[str, list[Weighed]] = {}  # by the words that led there

    # -- what was typed -----------------------------------------------------------------------------------------
    def answer(self, typed: str, decision: Decision, menu: Menu) -> Answer:
        typed = NUMBERED.sub(r"\1", typed)
        if not typed:
            return self.again(decision)
        said = next((choice for choice in decision.choices if choice.engine == typed), None)
        if said is not None:
            return said
        command, rest = self.command(typed)
        if command:
            doing: Callable[..., Answer] = getattr(self, f"do_{command}", self.do_page)
            return doing(command, rest, decision) if doing == self.do_page else doing(rest, decision)
        if typed.isdecimal():
            return self.number(typed, decision, menu)
        if NO_CHOICE.match(typed):
            self.warn(self.voice.say("no-number-here" if menu.mode else "no-number"))
            return None
        return self.part(typed, decision)

    def command(self, typed: str) -> tuple[str, str]:
        """The key of the command typed and what follows it; empty if it is none."""
        first, _, rest = typed.partition(" ")
        for key in WITH_WORDS:
            if known_command(key, first):
                return key, rest.strip()
        for key in self.session.board.movable:
            if rest.strip() and known_command(key, first):
                return key, rest.strip()
        for key in (*PLAIN, *self.session.board.pages()):
            if known_command(key, typed):
                return key, ""
        return "", ""

    def heeds(self, typed: str) -> bool:
        """Whether a command was typed where none was asked for: it is obeyed as soon as that is possible. What stops a
        page is none."""
        return self.command(typed)[0] not in ("", "enough")

    def number(self, typed: str, decision: Decision, menu: Menu) -> Answer:
        picked = menu.numbered(typed)
        if isinstance(picked, Group):
            return self.offer(picked, decision, "" if picked.title else typed)
        if picked is not None:
            return picked
        refused = None if menu.mode else self.refused_number(typed, decision, menu)
        if refused is not None:
            self.explain([refused], decision)
        elif menu.limits:
            self.warn(self.voice.say("no-amount", mode=menu.mode))
        else:
            self.warn(self.voice.say("no-number-here" if menu.mode else "no-number"))
        return None

    def refused_number(self, typed: str, decision: Decision, menu: Menu) -> Choice | None:
        """The refused choice whose own number it is, or the one a number beyond the menu's stands for."""
        for choice in decision.refused:
            if choice.number == int(typed):
                return choice
        place = int(typed) - len(self.main_menu(decision).entries) - 1
        return decision.refused[place] if 0 <= place < len(decision.refused) else None

    def part(self, typed: str, decision: Decision) -> Answer:
        """A part of a choice: the only one that fits is said, several are listed."""
        found = matching(decision.choices, typed)
        if len(found) == 1:
            return found[0]
        if found:
            return self.offer(narrowed(found), decision, typed)
        self.why_not(typed, decision, decision.elsewhere(typed))
        return None

    def why_not(self, typed: str, decision: Decision, elsewhere: Sequence[Choice] = ()) -> None:
        """Why what was typed is not possible: a refused choice, any word of the game, or choices of other decisions."""
        refused = decision.refused_matching(typed)
        try:
            word = self.session.game.vocabulary.number(typed)
        except UnknownWord:
            if refused or elsewhere:
                self.explain(refused or elsewhere, decision, 0 if refused else MOST_NAMED)
            else:
                self.warn(self.voice.say("not-understood"))
        else:
            self.explain([Choice(word, ("",), "", typed)], decision)

    # -- choices ------------------------------------------------------------------------------------------------
    def main_menu(self, decision: Decision) -> Menu:
        return self.session.menu(grouped(decision.choices), decision)

    def offer(self, group: Group, decision: Decision, mode: str = "") -> Menu:
        """A group opened: its choices numbered anew."""
        menu = self.session.menu(group, decision)
        menu.mode = cut(mode or group.title, self.screen.width // 2).plain
        if menu.limits:
            menu.mode = self.voice.say("amount-mode", title=group.title, **menu.limits)
            self.show(menu.lines)
            return menu
        title = wrap(Text(group.title, style=HEAD), self.screen.width) if group.title else []
        self.show([*title, *menu.lines, *wrap(Text(self.voice.say("narrow"), style=FAINT), self.screen.width)])
        return menu

    def again(self, decision: Decision) -> Menu:
        menu = self.main_menu(decision)
        self.show(self.session.asked(decision, menu))
        return menu

    def do_choices(self, rest: str, decision: Decision) -> Menu:
        return self.again(decision)

    do_back = do_choices

    # -- reasons ------------------------------------------------------------------------------------------------
    def do_why(self, rest: str, decision: Decision) -> None:
        if not rest:
            return self.all_reasons(decision)
        menu = self.main_menu(decision)
        if rest.isdecimal():
            refused = self.refused_number(rest, decision, menu)
            if refused is not None:
                return self.explain([refused], decision)
            return self.tell(self.voice.say("may-be-said" if menu.numbered(rest) else "no-number"))
        if matching(decision.choices, rest) and not decision.refused_matching(rest):
            return self.tell(self.voice.say("may-be-said"))
        return self.why_not(rest, decision, decision.elsewhere(rest))

    def explain(self, choices: Sequence[Choice], decision: Decision, most: int = 0) -> None:
        """Why these may not be said: each reason once, with its rule and what it is about, or the first ones of it."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for choice in choices:
            why = decision.explain(choice.word)
            if why is not None:
                reasons.setdefault(why, []).append(choice.sentence)
        lines: Lines = []
        for (sentence, rule), about in reasons.items():
            named = [name for name in about if name]
            more = [f"+{len(named) - most}"] if most and len(named) > most else []
            names = ", ".join([*named[: most or None], *more])
            line = text((self.before_reason(names), ""), (sentence, WARN), (f"  {rule}", FAINT))
            lines += wrap(line, self.screen.width, 2)
        self.show(lines)

    def before_reason(self, about: str) -> str:
        """What a reason is about, with what parts it from the reason: a dash if there is a colon already."""
        if not about:
            return ""
        return about + (" – " if self.voice.colon in about else self.voice.colon)

    def all_reasons(self, decision: Decision) -> None:
        first = len(self.main_menu(decision).entries) + 1
        lines: Lines = []
        for sentence, rule, places in decision.reasons():
            about = ", ".join(f"{first + place}) {decision.refused[place].sentence}" for place in places)
            lines += wrap(
                text((self.before_reason(about), ""), (sentence, WARN), (f"  {rule}", FAINT)), self.screen.width, 3
            )
        self.show(lines or [Text(self.voice.say("nothing-refused"))])

    # -- hints and undo -----------------------------------------------------------------------------------------
    def do_hint(self, rest: str, decision: Decision) -> None:
        console = self.screen.console
        thinking = console.status(Text(self.voice.say("hint-thinking")), spinner="line")
        with thinking if console.is_terminal else nullcontext():
            words = self.advice()
        self.show(advice.told(words, self.session.board, self.voice, self.screen.width))

    def advice(self) -> list[Weighed]:
        """The same position is given the same advice, however often it is asked for."""
        match = self.session.match
        place = ":".join([match.header.seed, "hint", *(str(said.word) for said in match.said)])
        if place not in self.advised:
            self.advised = {place: advice.weigh(match, self.session.me, advice.TRIES, advice.SECONDS, place)}
        return self.advised[place]

    def do_undo(self, rest: str, decision: Decision) -> Answer:
        session = self.session
        before = session.match.said
        try:
            taken = take_back(session, turn=known_command("turn", rest))
        except NothingToTakeBack:
            disclosed = any(said.seat == session.me for said in before)
            self.warn(self.voice.say("undo-disclosed" if disclosed else "undo-nothing"))
            return None
        session.keep()
        session.told = len(session.match.journal.events)
        self.tell(self.voice.say("undone", word=" · ".join(session.board.called(word) for word in taken)))
        return Changed()

    # -- files --------------------------------------------------------------------------------------------------
    def do_save(self, rest: str, decision: Decision) -> None:
        if not rest:
            self.session.keep()
            return self.tell(self.voice.say("saved-here" if self.session.save else "unsaved"))
        try:
            file = put_record(rest, self.session.match)
        except OSError as error:
            return self.warn(self.voice.say("not-saved", reason=reason(error, self.voice.say)))
        self.tell(self.voice.say("saved", file=rest))
        return self.screen.command(resume(file))

    def do_enough(self, rest: str, decision: Decision) -> None:
        """What ends a long page does not end the match."""
        self.tell(self.voice.say("enough"))

    def do_quit(self, rest: str, decision: Decision) -> None:
        raise Leave
