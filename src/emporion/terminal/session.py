"""A person against bots: who speaks, what has happened since, and what is shown before each decision."""

from __future__ import annotations

from contextlib import nullcontext
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from emporion.kernel.chance import Dice
from emporion.kernel.journal import seat_ref
from emporion.programs.players import Player, is_program, make_player
from emporion.terminal.boards import board_of
from emporion.terminal.calling import replay, resume
from emporion.terminal.choices import Decision
from emporion.terminal.ending import ending
from emporion.terminal.keeping.files import reason
from emporion.terminal.keeping.saves import SavedElsewhere
from emporion.terminal.kit import FAINT, HEAD, LIT, WARN, Block, Lines, cut, flow, text, wrap
from emporion.terminal.menu import Choice, Group, Menu, grouped
from emporion.terminal.requests import Requests
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.settings import told_settings
from emporion.terminal.voice import Voice

if TYPE_CHECKING:
    from emporion.kernel.match import Match
    from emporion.terminal.keeping.saves import Party, Save

RECENT = 10  # sentences told to somebody who comes back
NEEDED = 2  # the rank of blocks for which the board comes on a screen of its own, if there is no room


class Session:
    def __init__(self, match: Match, party: Party, language: str, screen: Screen, save: Save | None = None) -> None:
        self.match = match
        self.party = party
        self.me = party.me
        self.screen = screen
        self.save = save
        self.game = match.game
        self.voice = Voice(self.game, language, match.header.seats, self.me, screen.ascii_only)
        self.board = board_of(self.game.title, self.voice)
        self.board.options = match.header.options
        self.players = self._players(language)
        self.told = 0
        self.head = ""  # what stands above the sentences told last
        self.chapter: object = None
        self.drawn: dict[str, list[str]] = {}
        self.current: Menu | None = None  # what numbers mean now
        self.waiting: dict[int, bytes] = {}  # bots that are done, unless somebody asks them: what they know
        self.requests = Requests(self)
        screen.heeds = self.requests.heeds

    def _players(self, language: str) -> dict[int, Player]:
        # A match that goes on has other dice than its beginning had: bots draw no number twice.
        dice = Dice(f"{self.match.header.seed}:bots:{len(self.match.said)}")
        others = [seat for seat in range(len(self.match.header.seats)) if seat != self.me]
        return {
            seat: make_player(name, seat, dice, language) for seat, name in zip(others, self.party.bots, strict=True)
        }

    # -- the match --------------------------------------------------------------------------------------------
    def play(self) -> None:
        """Until the match is over or the person leaves; whatever was said is saved."""
        try:
            self._greet()
            while not self.match.over():
                bot = self.bot_to_speak()
                if bot is None:
                    self.decide()
                else:
                    self._let_bot_speak(bot)
            self._show(self.news())
            result = ending(self.match, self.board, self.voice, self.screen.width)
            if len(result) > self.screen.room:
                self._pause()
            self._show(result)
            if self.save is not None:
                self._show(wrap(Text(self.voice.say("record-kept"), style=FAINT), self.screen.width))
                self.screen.command(replay(self.save.path))
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.used = 0
            self.screen.line()
            self._say_goodbye()
        finally:
            for player in self.players.values():
                player.over(self.match)

    def bot_to_speak(self) -> int | None:
        """The bot that speaks now, or None if the person is asked. Who has asked others something hears their answer
        first; where players may ask each other something, bots have their say before each question to the person."""
        game, t = self.game, self.match.table
        first = int(game.next_speaker(t))
        if not (game.deciders(t) >> self.me) & 1:
            return first
        if self.me not in game.known_speakers(t, -1):  # asked in private
            return None
        if not game.converses(t) and not game.patient(t, self.me):
            return None
        ready = [seat for seat in game.speakers(t) if seat != self.me and self._has_something_to_say(seat)]
        return first if first in ready else next(iter(ready), None)

    def _has_something_to_say(self, seat: int) -> bool:
        """Whether a bot need not wait: neither for an answer, nor for something new since it was done."""
        done = seat in self.waiting and self.waiting[seat] == self._known_to(seat)
        return not done and not self.game.patient(self.match.table, seat)

    def _known_to(self, seat: int) -> bytes:
        """All that a bot knows: as long as that stays the same, it has nothing new to say."""
        return msgspec.json.encode(self.game.sight(self.match.table, seat))

    def _say_goodbye(self) -> None:
        if self.save is None:
            self.screen.line(self.voice.say("unsaved"))
        else:
            self.screen.show(wrap(self.voice.say("goodbye"), self.screen.width))
            self.screen.command(resume())

    def _greet(self) -> None:
        voice = self.voice
        named = [Text(voice.message("game"), HEAD), Text(voice.say("greeting"), FAINT)]
        self.screen.show(flow(named, self.screen.width))
        told = [voice.say("against", names=self._opponents())]
        told += self.settings()
        if not self.match.said and "legend" in self.board.pages():
            told.append(voice.say("greeting-legend"))
        self.screen.show(flow([Text(each, style=FAINT) for each in told], self.screen.width))
        if self.match.said:  # going on: what happened lately
            self._look()
            events = self.match.events_seen_by(self.me)
            self.told = len(self.match.journal.events)
            self._show(self._sentences(self.board.sentences(events[-RECENT:])))

    def settings(self) -> list[str]:
        """What this match is played with, as far as it is not what people expect."""
        return [f"{said}." for said in told_settings(self.match, self.voice)]

    def _opponents(self) -> str:
        """The others with their levels."""
        others = [seat for seat in range(len(self.match.header.seats)) if seat != self.me]
        levels = [self.voice.say(f"level-{'program' if is_program(bot) else bot}") for bot in self.party.bots]
        names = [self.voice.seat(seat).plain for seat in others]
        return ", ".join(f"{name} ({level})" for name, level in zip(names, levels, strict=True))

    def _let_bot_speak(self, seat: int) -> None:
        """A bot says what it chooses; a word after which it could no longer be asked anything waits for the person."""
        t = self.match.table
        step = self.game.step(t)
        waiting = self.voice.message(f"wait-{step.name}", {"seat": seat_ref(seat), **step.prompt(t, -1)})
        spinner = self.screen.console.status(Text(self.voice.plain(f"{waiting} …")), spinner="line")
        with spinner if self.screen.console.is_terminal else nullcontext():
            word = self.players[seat].choose(self.match)
        if self.me in self.game.speakers(t) and self.game.lingers(t, seat, word):
            self.waiting[seat] = self._known_to(seat)
        else:
            self.say(seat, word)

    def say(self, seat: int, word: int) -> None:
        self.match.say(seat, word)
        self.keep()

    def keep(self) -> None:
        """Save the match; if that fails, say so once and play on."""
        if self.save is None:
            return
        try:
            self.save.write(self.match)
        except SavedElsewhere:
            self.save = None
            self.screen.show(wrap(Text(self.voice.say("saved-elsewhere"), style=WARN), self.screen.width))
        except OSError as error:
            self.save = None
            said = self.voice.say("cannot-save", reason=reason(error, self.voice.say))
            self.screen.show(wrap(Text(said, style=WARN), self.screen.width))

    # -- what is shown ----------------------------------------------------------------------------------------
    def _look(self) -> None:
        t = self.match.table
        offer = self.game.offered(t, self.me)
        self.board.see(self.game.sight(t, self.me), offer, self.game.phase(t))

    def news(self) -> Lines:
        """What happened since the last time, as far as the reader may know."""
        self._look()
        events = [e for e in self.match.events_seen_by(self.me, self.told) if e.key not in self.board.drawn]
        self.told = len(self.match.journal.events)
        lines: Lines = []
        for head, group in groupby(events, lambda event: self.voice.speech.head(self.game.place(event))):
            told = self.board.sentences(list(group))
            sentences = self._sentences([each for each in told if not says_the_head(each[0], self.voice.plain(head))])
            if sentences and head != self.head:
                lines.append(cut(Text(self.voice.plain(head), style=HEAD), self.screen.width))
                self.head = head
            lines += sentences
        return lines

    def _sentences(self, told: list[tuple[str, str]]) -> Lines:
        """Sentences as lines; the same one after the other is told once and counted."""
        counted: list[tuple[str, int]] = []
        for sentence, _ in told:
            if counted and counted[-1][0] == sentence:
                counted[-1] = (sentence, counted[-1][1] + 1)
            else:
                counted.append((sentence, 1))
        lines: Lines = []
        for sentence, n in counted:
            whole = sentence if n == 1 else self.voice.say("times", sentence=sentence, count=n)
            lines += wrap(Text("· ", style=FAINT) + self.coloured(whole), self.screen.width, 2)
        return lines

    def coloured(self, sentence: str) -> Text:
        """A sentence with the players' names in their colours."""
        line = Text(sentence)
        for seat, name in enumerate(self.match.header.seats):
            line.highlight_words([self.voice.plain(name)], str(self.voice.seat(seat).style))
        return line

    def _show(self, lines: Lines) -> bool:
        return self.screen.show(lines, self.more)

    def more(self, lines: int) -> str:
        """What is asked where a page is longer than the screen."""
        return self.voice.say("more", count=lines)

    def _pause(self) -> None:
        """Let the person read what is there before the next screen."""
        if self.screen.interactive and self.screen.used and not self.screen.ahead:
            self.screen.pause(self.voice.say("continue"))

    def header(self) -> Text:
        voice = self.voice
        speakers = self.game.known_speakers(self.match.table, self.me)
        together = "all-together" if voice.has("all-together") else "all-at-once"
        turn = voice.say(together) if len(speakers) > 1 else voice.say("your-turn")
        parts = [self.board.title(), self.board.headline(), voice.phase(self.board.phase), turn]
        parts = [part for part in parts if part]
        while len(parts) > 1 and len(" · ".join(parts)) > self.screen.width - 3:
            parts.pop(0)  # whose turn it is matters most, the name of the game least
        line = Text("── ", style=FAINT) + Text(" · ").join([Text(part, style=HEAD) for part in parts])
        room = self.screen.width - line.cell_len - 1
        return cut(line + Text(" " + "─" * room, style=FAINT) if room > 0 else line, self.screen.width)

    def show_decision(self, decision: Decision, menu: Menu) -> None:
        """What happened, the board or what has changed on it, and what is asked."""
        screen = self.screen
        news = self.news()
        asked = self.asked(decision, menu)
        chapter = self.board.chapter()
        whole = chapter != self.chapter
        blocks = self.board.blocks(screen.width)
        drawing = [block for block in blocks if block.whole]
        left = screen.room - len(news) - len(asked) - 1
        showing = drawing if whole else self.changes(blocks)
        needed = sum(len(block.lines) for block in showing if block.rank <= NEEDED)
        if (screen.used + len(news) and left < min(needed, screen.height - 2 - len(asked))) or left < 0:
            left = screen.height - 2 - len(asked)
            told, news = self._what_fits(news, left - min(needed, left))
            left -= len(news)
            shown = {block.key for block in chosen(showing, left, in_part=not whole)}
            others = [block for block in showing if block.key not in shown]
            self._show(told)
            if any(block.rank <= NEEDED and len(block.lines) > screen.room for block in others):
                self._pause()
            self._show(fitting(others, screen.room))
            self._pause()
        board = fitting(showing, left, in_part=not whole)
        self._show([*news, self.header(), *board, *asked])
        self.chapter = chapter
        self.drawn = {block.key: block.said() for block in blocks}

    def _what_fits(self, news: Lines, room: int) -> tuple[Lines, Lines]:
        """What is told before the board comes on a screen of its own, and what is told above it: the last lines, if
        they would have needed a screen for themselves and there is room for them."""
        fits = self.screen.fitting(news)
        return (news[:fits], news[fits:]) if 0 < len(news) - fits <= room else (news, [])

    def changes(self, blocks: list[Block]) -> list[Block]:
        """What differs from what was drawn at the last decision."""
        return [block.changes(self.drawn.get(block.key, [])) for block in blocks]

    def asked(self, decision: Decision, menu: Menu) -> Lines:
        """The question, what belongs to it, the choices, and what is not possible now."""
        width = self.screen.width
        rule = f"  {decision.rule}" if decision.rule else ""
        lines = wrap(text((decision.prompt, LIT), (rule, FAINT)), width)
        lines += self.board.decision(width)
        lines += menu.lines
        if decision.refused:
            first = len(menu.entries) + 1
            room = width - len(self.voice.say("not-now", choices="", first=first))
            said = self.voice.say("not-now", choices=decision.not_now(room), first=first)
            lines.append(cut(Text(said, style=FAINT), width))
        return lines

    # -- a decision -------------------------------------------------------------------------------------------
    def decide(self) -> None:
        """Ask until a word is said or the position has changed."""
        self._look()
        decision = Decision(self.match, self.me, self.board, self.voice)
        menu = self.menu(grouped(decision.choices), decision)
        self.show_decision(decision, menu)
        while True:
            self.current = menu
            answer = self.screen.ahead or self.screen.ask(f"{menu.mode} > " if menu.mode else "> ")
            self.screen.ahead = ""
            picked = self.requests.answer(answer, decision, menu)
            if picked is None:
                continue
            if isinstance(picked, Choice):
                self.say(self.me, picked.word)
                return
            if isinstance(picked, Menu):
                menu = picked
                continue
            return  # the position has changed

    def menu(self, group: Group, decision: Decision) -> Menu:
        extra = len(self.board.decision(self.screen.width)) + 3
        most = max(4, min(self.screen.height - 2 - extra, (self.screen.height * 3) // 5 - 2))
        return Menu(group, self.screen.width, most, self.voice.say)


def says_the_head(sentence: str, head: str) -> bool:
    """Whether a sentence only tells what stands above it, or a part of that: `Round 2.` below `Round 2 · Auction`."""
    return sentence.rstrip(".").casefold() in {head.casefold(), *head.casefold().split(" · ")}


def fitting(blocks: list[Block], height: int, in_part: bool = False) -> Lines:
    """As many blocks as there is room for, line by line."""
    return [line for block in chosen(blocks, height, in_part) for line in block.lines]


def chosen(blocks: list[Block], height: int, in_part: bool = False) -> list[Block]:
    """As many blocks as there is room for, those that matter most; in the order of the board. A block that does not
    fit is left out, or shown in part."""
    kept: dict[str, Block] = {}
    for block in sorted(blocks, key=lambda each: each.rank):
        if in_part or len(block.lines) <= height:
            kept[block.key] = block.at_most(height)
            height -= len(kept[block.key].lines)
    return [kept[block.key] for block in blocks if block.key in kept]
