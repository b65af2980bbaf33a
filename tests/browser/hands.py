"""Hands for a browser: play at a table by clicking what is lit, whatever the decision is."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent.parent
SEAL = ".console.mine .head .btn.go, .dock .btn.go"  # of Ostia's allocation, on a table and on a phone
PATIENCE = float(os.environ.get("EMPORION_PATIENCE", "180"))
"""Seconds without any change after which something hangs; however slow the machine is, nothing else does."""
STILL = """
async () => {
  const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
"""


FOLLOW = """
to => {
  const link = document.createElement('a')
  link.href = to
  document.body.append(link)
  link.click()
  link.remove()
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


def be_somebody(page: Page, base: str, name: str = "Vera", language: str = "en") -> None:
    """The page's person has this name, before any page is opened."""
    page.context.add_init_script("localStorage.setItem('emporion.known', 'yes')")
    answer = page.request.post(f"{base}/api/me", data={"name": name, "language": language})
    assert answer.ok, answer.text()


def table_of(page: Page, base: str, game: str, *seats: str, **more: Any) -> str:
    """The id of a new table of the page's person: seats are "me", "open", or a bot's level."""
    kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    answer = page.request.post(f"{base}/api/tables", data={"game": game, "seats": kinds, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def lit(page: Page, things: str = "[data-says=offered]") -> list[str]:
    """The words of all things in view that can be said, each once.

    Found and read in one go: between two calls the table may move on, and a thing loses its word.
    """
    seen = "things => [...document.querySelectorAll(things)].filter(one => one.getClientRects().length)"
    words: list[str] = page.evaluate(f"{seen}.map(one => one.dataset.word)", things)
    return list(dict.fromkeys(words))


def answered(page: Page) -> None:
    """The last word has been answered: what is lit now can be said."""
    page.wait_for_function("() => !document.querySelector('[data-pending=true]')")


def press(page: Page, thing: Locator) -> None:
    """Click it and wait for the answer; the hand comes from the edge, so that no note lies over what is lit."""
    page.mouse.move(3, 3)
    thing.click()
    answered(page)


def still(page: Page) -> None:
    """Everything that moves on the page has arrived, and the last frame is drawn."""
    page.evaluate(STILL)


def show(page: Page, base: str, path: str) -> None:
    """Open a screen; a page that is there already follows a link, over one without a board, and loads nothing anew."""
    if not page.url.startswith(base):
        page.goto(base + path)
        return
    page.evaluate(FOLLOW, "/settings")
    page.wait_for_selector("[data-zone=board]", state="detached")
    page.evaluate(FOLLOW, path)


def over(page: Page) -> bool:
    return page.locator(".panel.end").count() > 0


def hold_time(page: Page) -> None:
    """What the page shows for some seconds stays from now on, however slow the machine is."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))


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


def bring(page: Page, base: str, record: Path) -> Callable[[int], None]:
    """Bring a recorded match along; what comes back sits down before a word of it, at the seat that said it."""
    text = record.read_text(encoding="utf-8")
    words = text.split("\n---\n")[1].splitlines()
    be_somebody(page, base)
    replay = page.request.post(f"{base}/api/records", data={"record": text}).json()

    def sit(word: int) -> None:
        branch = {"word": word, "seat": int(words[word].split()[0]), "level": "easy"}
        card = page.request.post(f"{base}{replay['states'].replace('/replay', '/branch')}", data=branch).json()
        show(page, base, f"/table/{card['id']}")
        page.wait_for_selector("[data-zone=board]")

    return sit


def play_on(page: Page, base: str, record: Path, share: float) -> None:
    """Sit down where a recorded match stood after that share of its words, at the seat that had to speak."""
    words = len(record.read_text(encoding="utf-8").split("\n---\n")[1].splitlines())
    bring(page, base, record)(min(round(share * words), words - 1))


def speak(page: Page, base: str, table: str, choose: Callable[[Any], str | None]) -> Any:
    """Say one word after the other for the page's person, who needs no page for it; the state that is left.

    A state with an offer is answered with the word chosen, until that is None or the match is over.
    """
    return speak_as(cookie_of(page, base), base, table, choose)


def cookie_of(page: Page, base: str) -> str:
    return next(one["value"] for one in page.context.cookies(base) if one["name"] == "emporion")


def speak_as(cookie: str, base: str, table: str, choose: Callable[[Any], str | None]) -> Any:
    """The same for whoever has this cookie, from any thread."""
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
    asked = -1
    with connect(address, additional_headers={"Cookie": f"emporion={cookie}"}, max_size=None) as socket:
        while True:
            state = json.loads(socket.recv(PATIENCE))
            if state["type"] != "state":
                continue
            if state["result"]:
                return state
            if state["offer"] and state["seq"] != asked:
                word, asked = choose(state), state["seq"]
                if word is None:
                    return state
                socket.send(json.dumps({"type": "say", "id": f"w{asked}", "seq": asked, "word": word}))


def anything(state: Any) -> str:
    return str(state["offer"][-1])


def play_to_the_end(page: Page, base: str, table: str) -> int:
    """Let the page's person say anything until the match is over; how many words it has then."""
    words: int = speak(page, base, table, anything)["words"]
    return words


def leave_it_to_end(page: Page, base: str) -> int:
    """Go away from the table, where nothing is drawn of it, until the page's person has said the rest; come back.

    How many words the match has.
    """
    table = page.url.rpartition("/")[2]
    show(page, base, "/rules")
    words = play_to_the_end(page, base, table)
    show(page, base, f"/table/{table}")
    return words


def play_together_to_the_end(pages: Iterable[Page], base: str, table: str) -> None:
    """The same for several people of one table, each at the same time."""
    cookies = [cookie_of(page, base) for page in pages]
    with ThreadPoolExecutor(len(cookies)) as people:
        list(people.map(lambda cookie: speak_as(cookie, base, table, anything), cookies))


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

    def act(self) -> bool:
        """Do one thing if it is this seat's turn."""
        page = self.page
        if page.locator(".reveal").count():
            self.notice("reveal")
            self.press(page.locator(".reveal .foot .btn.go"))
            return True
        if page.locator(SEAL).count() and page.locator("[data-piece]").count():
            self.allocate()
            return True
        words = lit(page, ".console [data-says=offered], .prompt [data-says=offered]")
        if not words:
            return False
        self.notice(words[0].split(":")[0].replace("pass", "bid"))
        word = self.random.choice(words)
        self.press(page.locator(f'.console [data-word="{word}"], .prompt [data-word="{word}"]').last)
        return True

    def press(self, button: Locator) -> None:
        press(self.page, button)

    def allocate(self) -> None:
        page = self.page
        self.notice("allocate")
        pieces: list[str] = page.eval_on_selector_all("[data-piece]", "all => all.map(one => one.dataset.piece)")
        for k, piece in enumerate(one for one in pieces if not one.startswith("bluff")):
            if page.locator(f'[data-piece="{piece}"]').count() == 0:
                continue
            space = self.random.choice(["forum", "senate"]) if k < 3 else "storage"
            self.press(page.locator(f'[data-piece="{piece}"]'))  # on a phone this moves it to the next space
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
        self.press(page.locator(SEAL))
