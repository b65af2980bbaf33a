"""A person against bots in the terminal: the first seat is the person's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.markdown import Markdown

from emporion.cli.drawing import draw_sight
from emporion.cli.shared import out
from emporion.cli.texts import TEXTS
from emporion.kernel.chance import Dice
from emporion.kernel.match import NothingToTakeBack
from emporion.kernel.record import write_record
from emporion.kernel.text import Speech
from emporion.kernel.words import UnknownWord
from emporion.programs.players import make_player

if TYPE_CHECKING:
    from emporion.kernel.match import Match

ME = 0
LONG_FAMILY = 12


class Terminal:
    def __init__(self, match: Match, bots: list[str], language: str) -> None:
        self.match = match
        self.game = match.game
        dice = Dice(f"{match.header.seed}:bots")
        self.others = [make_player(name, seat, dice, language) for seat, name in enumerate(bots, start=ME + 1)]
        self.speech = Speech(self.game, language, match.header.seats)
        self.texts = TEXTS[language]
        self.told = 0

    # -- the match ------------------------------------------------------------------------------------------
    def play(self) -> None:
        out.print(f"[bold]{self.speech.message('game')}[/bold]  {self.texts['help-hint']}\n")
        try:
            while not self.match.over():
                self.tell()
                if ME in self.game.speakers(self.match.table):
                    self.ask()
                else:
                    self.let_bot_speak()
            self.tell()
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            out.print(f"\n{self.texts['bye']}")
        finally:
            for player in self.others:
                player.over(self.match)

    def let_bot_speak(self) -> None:
        seat = self.game.speakers(self.match.table)[0]
        self.match.say(seat, self.others[seat - ME - 1].choose(self.match))

    def tell(self) -> None:
        """What happened since the last time, as far as I may know."""
        for event in self.match.events_seen_by(ME, self.told):
            out.print(f"  {self.speech.event(event)} [dim]{event.rule}[/dim]")
        self.told = len(self.match.journal.events)

    def finish(self) -> None:
        t = self.match.table
        draw_sight(self.speech, self.game.sight(t, ME))
        winners = [self.speech.seat(seat) for seat in self.game.winners(t)]
        out.print(f"\n[bold]{self.texts['winners']}: {', '.join(winners) or self.texts['nobody']}[/bold]")
        for seat, score in enumerate(self.game.scores(t)):
            out.print(f"  {self.speech.seat(seat)}: {score}")
        out.print(f"[dim]{self.texts['seed']}: {self.match.header.seed}[/dim]")

    # -- one decision -----------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Show what is asked and what may be said, until a word is said."""
        t = self.match.table
        step = self.game.step(t)
        draw_sight(self.speech, self.game.sight(t, ME))
        prompt = self.speech.message(f"ask-{step.name}", step.prompt(t, ME))
        out.print(f"\n[bold yellow]{prompt}[/bold yellow] [dim]{step.rule}[/dim]")
        offered = self.game.offered(t, ME)
        numbered = self.list_offer(offered)
        while True:
            answer = out.input("> ").strip()
            if self.answered(answer, numbered):
                return

    def list_offer(self, offered: list[int]) -> list[int]:
        """Number the words; long families of amounts are shown as a range to type from."""
        families: dict[str, list[int]] = {}
        for word in offered:
            families.setdefault(self.game.vocabulary.verb(word), []).append(word)
        numbered: list[int] = []
        for verb, words in families.items():
            if len(words) > LONG_FAMILY and self.amounts(words):
                first, last = self.game.vocabulary.text(words[0]), self.game.vocabulary.text(words[-1])
                out.print(f"     [cyan]{first}[/cyan] … [cyan]{last}[/cyan]  ({self.texts['type-it']}: {verb}:…)")
                continue
            lines = []
            for word in words:
                numbered.append(word)
                text = self.game.vocabulary.text(word)
                shown = "" if len(words) > LONG_FAMILY else f"{self.speech.word(word)}  "
                lines.append(f"  {len(numbered):2}. {shown}[cyan dim]{text}[/cyan dim]")
            if len(words) > LONG_FAMILY:
                out.print(f"  {self.speech.word(words[0])}, …")
                out.print(Columns(lines, column_first=True))
            else:
                out.print("\n".join(lines))
        return numbered

    def amounts(self, words: list[int]) -> bool:
        """Whether words differ by one number only, such as bids."""
        figures = self.game.vocabulary.figures(words[0])
        return len(figures) == 1 and all(isinstance(value, int) for value in figures.values())

    def answered(self, answer: str, numbered: list[int]) -> bool:
        """Do what was typed; True when the decision is made or the position has changed."""
        command, _, rest = answer.partition(" ")
        if command in ("quit", "q"):
            raise Leave
        if command in ("", "help", "?", "h"):
            out.print(self.texts["help"])
        elif command in ("undo", "u"):
            return self.undo()
        elif command in ("journal", "j"):
            for event in self.match.events_seen_by(ME)[-40:]:
                out.print(f"  {self.speech.event(event)} [dim]{event.rule}[/dim]")
        elif command in ("rule", "r"):
            self.show_rule(rest)
        elif command in ("why", "w"):
            self.explain(rest)
        elif command in ("save", "s"):
            self.save(rest)
        elif answer.isdigit():
            if 1 <= int(answer) <= len(numbered):
                self.match.say(ME, numbered[int(answer) - 1])
                return True
            out.print(f"[red]{self.texts['no-number']}[/red]")
        else:
            return self.say(answer)
        return False

    def say(self, text: str) -> bool:
        try:
            word = self.game.vocabulary.number(text)
        except UnknownWord:
            out.print(f"[red]{self.speech.message('refusal-unknown-word')}[/red] {self.texts['help-hint']}")
            return False
        if self.match.explain(ME, word) is not None:
            self.explain(text)
            return False
        self.match.say(ME, word)
        return True

    def explain(self, text: str) -> None:
        """Why a word may not be said, with its rule."""
        try:
            word = self.game.vocabulary.number(text)
        except UnknownWord:
            out.print(f"[red]{self.speech.message('refusal-unknown-word')}[/red]")
            return
        refusal = self.match.explain(ME, word)
        if refusal is None:
            out.print(self.texts["may-be-said"])
        else:
            out.print(f"[red]{self.speech.refusal(refusal)}[/red] [dim]{refusal.rule}[/dim]")

    def undo(self) -> bool:
        try:
            self.match.take_back(ME)
        except NothingToTakeBack:
            out.print(f"[red]{self.texts['no-undo']}[/red]")
            return False
        self.told = len(self.match.journal.events)
        return True

    def show_rule(self, rule_id: str) -> None:
        rule = self.speech.rulebook().rule(rule_id.upper())
        if rule is None:
            out.print(f"[red]{self.texts['no-rule']}[/red]")
        else:
            out.print(Markdown(f"**{rule.id}** {rule.text}"))

    def save(self, path: str) -> None:
        if not path:
            out.print(f"[red]{self.texts['no-path']}[/red]")
            return
        try:
            with open(path, "w", encoding="utf-8") as file:
                file.write(write_record(self.match))
        except OSError as error:
            out.print(f"[red]{error.strerror}[/red]")
        else:
            out.print(f"{self.texts['saved']}: {path}")


class Leave(Exception):
    """The person stops playing."""
