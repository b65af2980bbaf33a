"""Hands for a browser: play at a table by clicking what is lit, whatever the decision is."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

ROOT = Path(__file__).parent.parent.parent
ZONES, STOPS = 10, 60  # how far a key is pressed before it is said to lead nowhere
PATIENCE = float(os.environ.get("EMPORION_PATIENCE", "180"))
"""Seconds without any change after which something hangs; however slow the machine is, nothing else does."""
PLAY_TO_THE_END = """
(table) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`)
  let asked = -1
  socket.onerror = () => reject('the line broke')
  socket.onmessage = (event) => {
    const state = JSON.parse(event.data)
    if (state.type !== 'state') return
    if (state.result) { socket.close(); resolve(state.words) }
    else if (state.offer.length && state.seq !== asked) {
      asked = state.seq
      socket.send(JSON.stringify({ type: 'say', id: `w${state.seq}`, seq: state.seq, word: state.offer.at(-1) }))
    }
  }
})
"""


STILL = """
async () => {
  const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, process: subprocess.Popen[bytes], seconds: float = PATIENCE) -> None:
    """Until the server answers, which on a loaded machine takes its time."""
    until = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(address, timeout=5)
            return
        time.sleep(0.1)
    raise AssertionError(f"the server did not answer at {address} in {seconds} s, or ended: {process.poll()}")


def lit(page: Page, things: str = "[data-says=offered]") -> list[str]:
    """The words of all things in view that can be said, each once.

    Found and read in one go: between two calls the table may move on, and a thing loses its word.
    """
    seen = "things => [...document.querySelectorAll(things)].filter(one => one.getClientRects().length)"
    words: list[str] = page.evaluate(f"{seen}.map(one => one.dataset.word)", things)
    return list(dict.fromkeys(words))


def answered(page: Page) -> None:
    """The last word has been answered: what is lit now can be said."""
    expect(page.locator("[data-pending=true]")).to_have_count(0)


def still(page: Page) -> None:
    """Everything that moves on the page has arrived, and the last frame is drawn."""
    page.evaluate(STILL)


def play_until(page: Page, done: Callable[[], bool], act: Callable[[], bool]) -> None:
    """Do one thing after the other until it is done. Matches may take as long as they want; standstill is a fault."""
    last = time.monotonic()
    while not done():
        if act():
            answered(page)
            last = time.monotonic()
        else:
            assert time.monotonic() < last + PATIENCE, f"nothing to do for {PATIENCE} s: {page.url}"
            page.wait_for_timeout(40)


@contextlib.contextmanager
def emporion(
    data: Path, port: int = 0, bot_delay: float = 0.0, tree: Path = ROOT, variables: dict[str, str] | None = None
) -> Iterator[str]:
    """A server of its own, of these sources; yields its address."""
    port = port or free_port()
    environment = {**os.environ, "EMPORION_DATA": str(data), "EMPORION_BOT_DELAY": str(bot_delay), **(variables or {})}
    command = [sys.executable, "-m", "tests.browser.server", str(port)]
    with subprocess.Popen(command, env=environment, cwd=tree, stdout=subprocess.DEVNULL) as process:
        base = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{base}/api/games", process)
            yield base
        finally:
            process.terminate()
            process.wait(PATIENCE)


def start_against_bots(page: Page, base: str) -> None:
    page.goto(base)
    page.locator(".game", has_text="Ostia").locator(".btn.go").click()
    page.wait_for_selector(".console, .prompt")


def play_on(page: Page, base: str, record: Path, share: float) -> None:
    """Sit down where a recorded match stood after that share of its words, at the seat that had to speak."""
    text = record.read_text(encoding="utf-8")
    words = text.split("\n---\n")[1].splitlines()
    word = min(round(share * len(words)), len(words) - 1)
    page.goto(base)
    page.wait_for_selector(".game")
    replay = page.request.post(f"{base}/api/records", data={"record": text}).json()
    branch = {"word": word, "seat": int(words[word].split()[0]), "level": "easy"}
    card = page.request.post(f"{base}{replay['states'].replace('/replay', '/branch')}", data=branch).json()
    page.goto(f"{base}/table/{card['id']}")
    page.wait_for_selector("[data-zone=board]")


def play_to_the_end(page: Page, table: str) -> int:
    """Let the page's person say anything until the match is over; how many words it has then."""
    words: int = page.evaluate(PLAY_TO_THE_END, table)
    return words


class Player:
    """Plays one seat. `look` is told the name of every picture worth keeping, once."""

    def __init__(self, page: Page, seed: int, look: Callable[[str], None] | None = None) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.look = look
        self.seen: set[str] = set()

    def notice(self, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            if self.look:
                self.page.mouse.move(3, 3)
                still(self.page)
                self.look(what)

    def over(self) -> bool:
        return self.page.locator(".panel.end").count() > 0

    def act(self) -> bool:
        """Do one thing if it is this seat's turn."""
        page = self.page
        if page.locator(".reveal").count():
            self.notice("reveal")
            self.press(page.locator(".reveal .foot .btn.go"))
            return True
        if page.locator(".panel.end").count():
            return False
        if page.locator("[data-piece]").count() and page.locator(".console.mine .head .btn.go").count():
            self.allocate()
            return True
        words = lit(page, ".console [data-says=offered], .prompt [data-says=offered]")
        if not words:
            return False
        self.notice(words[0].split(":")[0].replace("pass", "bid"))
        word = self.random.choice(words)
        return self.press(page.locator(f'.console [data-word="{word}"], .prompt [data-word="{word}"]').last)

    def press(self, button: Locator) -> bool:
        try:
            button.click(timeout=2000)
        except Late:
            return False  # the table has moved on meanwhile
        answered(self.page)
        return True

    def allocate(self) -> None:
        page = self.page
        self.notice("allocate")
        pieces: list[str] = page.eval_on_selector_all("[data-piece]", "all => all.map(one => one.dataset.piece)")
        for k, piece in enumerate(one for one in pieces if not one.startswith("bluff")):
            if page.locator(f'[data-piece="{piece}"]').count() == 0:
                continue
            space = self.random.choice(["forum", "senate"]) if k < 3 else "storage"
            self.press(page.locator(f'[data-piece="{piece}"]'))
            ghost = page.locator(f".space.{space} .ghost:not([aria-disabled=true])")
            if ghost.count():
                if k == 2:
                    self.notice("allocate-choosing")
                self.press(ghost)
        while page.locator(".bluff [data-piece]").count():
            self.press(page.locator(".bluff [data-piece]").first)
            ghost = page.locator(f".space.{self.random.choice(['forum', 'storage'])} .ghost")
            if ghost.count():
                self.press(ghost)
        self.notice("allocated")
        self.press(page.locator(".console.mine .head .btn.go"))


class Typist(Player):
    """Plays with the keyboard alone: Tab, F6 and Enter, and nothing is focused for it."""

    def reach(self, thing: Locator) -> bool:
        """Go there: to its zone with F6, inside the zone with Tab."""
        keyboard = self.page.keyboard
        in_zone = "one => one.closest('[data-zone]')?.contains(document.activeElement) ?? true"
        for _ in range(ZONES):
            if thing.evaluate(in_zone, timeout=2000):
                break
            keyboard.press("F6")
        for _ in range(STOPS):
            if thing.evaluate("one => one === document.activeElement", timeout=2000):
                return True
            keyboard.press("Tab")
        raise AssertionError(f"no key leads to {thing}")

    def press(self, button: Locator) -> bool:
        try:
            self.reach(button)
        except Late:
            return False  # the table has moved on meanwhile
        visible = (
            "one => { const s = getComputedStyle(one); return s.outlineStyle !== 'none' && s.outlineWidth !== '0px' }"
        )
        with contextlib.suppress(Late):
            assert button.evaluate(visible, timeout=2000), f"the focus on {button} cannot be seen"
        self.page.keyboard.press("Enter")
        answered(self.page)
        return True

    def allocate(self) -> None:
        self.notice("allocate")
        keyboard = self.page.keyboard
        self.reach(self.page.locator("[data-piece]").first)
        keyboard.press("f")  # to the forum
        for _ in range(2):
            keyboard.press("b")  # a bluff card
            keyboard.press("e")  # to the warehouse
        keyboard.press("l")  # lock
        answered(self.page)


def play_out(*players: Player) -> None:
    """Let the players play until the match is over for all of them."""
    play_until(
        players[0].page,
        lambda: all(player.over() for player in players),
        lambda: any([player.act() for player in players if not player.over()]),
    )
