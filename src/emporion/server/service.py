"""Everything a running server has, put together."""

from __future__ import annotations

import logging
import math
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path

from emporion.folders import data_folder
from emporion.server.circles.circles import Circles
from emporion.server.circles.cups import Cups
from emporion.server.clock import OwnTime
from emporion.server.collector import Collector
from emporion.server.doors.belongings import Belongings
from emporion.server.doors.empties import Empties
from emporion.server.doors.hosting import Hosting
from emporion.server.doors.parting import Parting
from emporion.server.doors.rematches import Rematches
from emporion.server.doors.reopening import Reopening
from emporion.server.doors.tables import Tables
from emporion.server.notices import Calls, Channel, Hook, Notices, Outside, Push, Sender, Teller, new_key, read_key
from emporion.server.people.attendances import Attendances
from emporion.server.people.choices import Choices
from emporion.server.people.identity import Identity
from emporion.server.people.limits import Bodies, Counted, Limits
from emporion.server.people.people import People
from emporion.server.people.quotas import Quotas
from emporion.server.people.shuns import Shuns
from emporion.server.people.signing import Signing
from emporion.server.people.ways import Ways
from emporion.server.profiles.counting import Counting
from emporion.server.profiles.profiles import Profiles
from emporion.server.profiles.results import Results
from emporion.server.puzzles import Learnings, PuzzleHall
from emporion.server.readiness import Readiness
from emporion.server.rooms.due.deadlines import Deadlines
from emporion.server.rooms.due.pulses import Pulses
from emporion.server.rooms.due.wakes import Wakes
from emporion.server.rooms.lobby import LobbyHall
from emporion.server.rooms.rooms import Rooms
from emporion.server.rooms.stand_ins import StandIns
from emporion.server.school.lessons import Lessons
from emporion.server.store import News, Store, StoreProblem
from emporion.server.store.sqlite import SqliteStore
from emporion.server.workers.analyses import Analyses
from emporion.server.workers.archive import Archive
from emporion.server.workers.bots import BotRunner
from emporion.server.workers.coach import Coach
from emporion.server.workers.followers import Followers
from emporion.server.workers.hints import Hints
from emporion.server.workers.pasts import Pasts
from emporion.server.workers.programs import Programs, read_programs

log = logging.getLogger("emporion.server")
STATIC = Path(__file__).parent / "static"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BadSetting(Exception):
    """A setting in the environment that cannot be used; the text says why."""


def number(name: str, usual: float) -> float:
    """A setting that is a number, and not below zero."""
    text = os.environ.get(name, "")
    try:
        chosen = float(text or usual)
    except ValueError:
        chosen = -1.0
    if not 0 <= chosen < math.inf:
        raise BadSetting(f"{name} is a number from 0 on, not {text!r}")
    return chosen


def chosen_programs() -> Programs:
    """Those of the file that EMPORION_PROGRAMS names; `BadPrograms` if it cannot be used."""
    file = os.environ.get("EMPORION_PROGRAMS")
    return read_programs(Path(file).expanduser()) if file else Programs()


def chosen_channels() -> list[Channel]:
    """How people can be told something when they are not looking: by mail, where EMPORION_SMTP names a mail server."""
    address = os.environ.get("EMPORION_SMTP", "")
    if not address:
        return []
    from emporion.server.notices.mail import BadMail, Mail, read_mailer  # takes its time

    try:
        return [Mail(read_mailer(address, os.environ.get("EMPORION_MAIL_FROM", "")))]
    except BadMail as problem:
        raise BadSetting(str(problem)) from None


@dataclass
class Settings:
    data: Path = field(default_factory=data_folder)
    database: str = field(default_factory=lambda: os.environ.get("EMPORION_DATABASE", ""))
    """The address of a PostgreSQL database; empty for a SQLite file in the data folder."""
    reserved: bool = False
    """Whether who runs the server has locked the data folder for it already."""
    static: Path = STATIC
    bot_delay: float = field(default_factory=lambda: number("EMPORION_BOT_DELAY", 0.9))
    """Seconds that pass at least before a bot's word is heard, so that people can follow."""
    bot_workers: int = field(default_factory=lambda: int(number("EMPORION_BOT_WORKERS", 0)) or cores())
    stand_back: float = field(default_factory=lambda: number("EMPORION_STAND_BACK", 1))
    """How far the processes that work for the server let others go first: 1 as `workers.pool` says, 0 not at all."""
    programs: Programs = field(default_factory=chosen_programs)
    """Programs of others that people can choose as opponents."""
    hint_seconds: float = field(default_factory=lambda: number("EMPORION_HINT_SECONDS", 5))
    """How long a hint may take; 0 for as long as it needs."""
    analysis_effort: float = field(default_factory=lambda: number("EMPORION_ANALYSIS_EFFORT", 1))
    """How thorough analyses are; their time grows with it."""
    metrics_token: str = field(default_factory=lambda: os.environ.get("EMPORION_METRICS_TOKEN", ""))
    """Who knows it may read the figures from anywhere, and nobody else; without one only this machine may."""
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(os.environ.get("EMPORION_ORIGIN", "").split()))
    """The public addresses of our pages, where a proxy hides them, such as https://games.example."""
    channels: list[Channel] = field(default_factory=chosen_channels)
    """How notices are sent. Mail needs `origins`, too: where its links lead."""
    reach_private: bool = field(default_factory=lambda: bool(number("EMPORION_REACH_PRIVATE", 0)))
    """Whether pushes and webhooks may go into the private network, and without TLS: for tests."""
    sockets_per_address: int = field(default_factory=lambda: int(number("EMPORION_SOCKETS_PER_ADDRESS", 60)))
    spectators: int = field(default_factory=lambda: int(number("EMPORION_SPECTATORS", 3000)))
    """How many may watch one table."""
    empty_hours: float = field(default_factory=lambda: number("EMPORION_EMPTY_HOURS", 24))
    """How long a table waits for people while nobody is there."""
    now: Callable[[], int] = field(default_factory=OwnTime)
    new_id: Callable[[], str] = field(default=lambda: secrets.token_urlsafe(9))
    new_seed: Callable[[], str] = field(default=lambda: secrets.token_hex(32))


def make_store(settings: Settings) -> Store:
    if settings.database:
        from emporion.server.store.postgres import PostgresStore

        return PostgresStore(settings.database)
    return SqliteStore(settings.data / "emporion.sqlite3", alone=not settings.reserved)


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = settings.now
        self.store = make_store(settings)
        self.readiness = Readiness(self.store)
        self.opened = self.now()
        """Nobody has been away for longer than this server runs."""
        self.rooms = Rooms(self)
        self.wakes = Wakes(self)
        self.pulses = Pulses(self)
        self.attendances = Attendances(self)
        self.lobby = LobbyHall(self)
        self.empties = Empties(self)
        self.tables = Tables(self)
        self.hosting = Hosting(self)
        self.rematches = Rematches(self)
        self.reopening = Reopening(self)
        self.parting = Parting(self)
        self.stand_ins = StandIns(self)
        self.archive = Archive(self, max(1, settings.bot_workers // 2))
        self.pasts = Pasts(self)
        self.puzzles = PuzzleHall(self)
        self.learnings = Learnings(self)
        self.people = People(self)
        self.shuns = Shuns(self)
        self.outside = Outside(settings.reach_private)
        self.hook = Hook(self)
        self.notices = Notices(self, [*settings.channels, Push(self), self.hook])
        self.calls = Calls(self)
        self.teller = Teller(self)
        self.ways = Ways(self)
        self.choices = Choices(self)
        self.signing = Signing(self)
        self.belongings = Belongings(self)
        self.lessons = Lessons(self)
        self.results = Results(self)
        self.profiles = Profiles(self)
        self.counting = Counting(self)
        self.circles = Circles(self)
        self.cups = Cups(self)
        self.limits = Limits()
        self.quotas = Quotas(self)
        self.bodies = Bodies()
        self.sockets = Counted(settings.sockets_per_address, "too-many-sockets")
        self.bots = BotRunner(self, settings.bot_workers, settings.bot_delay)
        self.hints = Hints(max(1, settings.bot_workers // 2), settings.hint_seconds)
        self.coach = Coach(self.hints)
        self.analyses = Analyses(self)
        self.followers = Followers(self)
        self.analyses.grown = self.followers.note
        self.analyses.followed = self.followers.lines.__contains__
        for work in (self.archive, self.bots, self.hints, self.analyses):
            work.workers.nice = round(work.workers.nice * settings.stand_back)
        self.deadlines = Deadlines(self)
        self.collector = Collector(self)
        self.identity: Identity
        self.sender: Sender
        """Who sends our pushes, as browsers and their push services know it."""
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        self.identity = Identity(self.store, await self.store.setting("cookie-key", secrets.token_hex(32)), self.now)
        self.sender = Sender(read_key(await self.store.setting("vapid-key", new_key())), self._contact())
        await self.agree_on_the_time()
        self.opened = self.now()
        await self.store.renew(self.opened)
        await self.store.listen(self._hear)
        self.rooms.start()
        self.wakes.start()
        self.empties.start()
        self.analyses.start()
        self.notices.start()
        self.teller.start()
        self.counting.start()
        self.cups.start()

    def site(self) -> str:
        """Where our pages are, for links in notices: the first address that the operator has named."""
        return self.settings.origins[0] if self.settings.origins else ""

    def _contact(self) -> str:
        """How push services reach the operator."""
        sender = parseaddr(os.environ.get("EMPORION_MAIL_FROM", ""))[1]
        return f"mailto:{sender}" if "@" in sender else self.site() or "mailto:nobody@localhost"

    async def agree_on_the_time(self) -> None:
        """Take the time of the servers that run already, if there are any: it may differ from this machine's."""
        others = await self.store.time_of_others() if self.store.shared else None
        if others is not None and isinstance(self.now, OwnTime):
            self.now.agree(others)

    def _hear(self, news: News) -> None:
        """Somebody has changed something, here or at another server."""
        if not self.closing:
            self.rooms.hear(news)
            self.lobby.hear(news)
            self.people.hear(news)
            self.shuns.hear(news)
            self.followers.hear(news)
            self.calls.hear(news)

    async def close(self) -> None:
        """First nobody begins anything, then what was begun is ended, then it is stored how the tables are."""
        self.closing = True
        for begins in (
            self.wakes,
            self.empties,
            self.counting,
            self.cups,
            self.teller,
            self.notices,
            self.deadlines,
            self.bots,
            self.coach,
            self.hints,
            self.lobby,
            self.rooms,
            self.followers,
        ):
            await begins.close()
        for ends in (self.analyses, self.people, self.pasts, self.archive, self.quotas, self.pulses, self.attendances):
            await ends.close()
        await self.calls.close()
        await self.shuns.close()
        await self.outside.close()
        self.collector.close()
        try:
            await self.store.leave(self.now())
        except StoreProblem as problem:
            log.error("the other servers were not told that this one stops: %s", problem)
        await self.store.close()
