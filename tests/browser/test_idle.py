"""A tab nobody touches asks for nothing: what changes is pushed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, emporion, free_port, play_to_the_end, table_of

MINUTE = 60_000


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that does not think long."""
    with thinking(tmp_path_factory, "0.02") as address:
        yield address


@pytest.fixture(scope="module")
def thorough(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose analyses are under way for as long as anybody looks."""
    with thinking(tmp_path_factory, "1000") as address:
        yield address


@contextmanager
def thinking(folders: pytest.TempPathFactory, effort: str) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EMPORION_ANALYSIS_EFFORT", effort)
        with emporion(folders.mktemp("idle")) as address:
            yield address


class Listener:
    """Everything a page sends: requests, sockets it opens, and frames on them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []
        page.on("request", self._request)
        page.on("websocket", self._socket)

    def _request(self, request: Request) -> None:
        self.sent.append(f"{request.method} {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        self.sent.append(f"socket {socket.url}")

        def frame(content: bytes | str) -> None:
            self.sent.append(f"frame {socket.url}: {content!r}")

        socket.on("framesent", frame)

    def minute(self) -> list[str]:
        """What is sent in a minute in which nobody does anything; the page's clock is ours."""
        self.page.wait_for_load_state("networkidle")
        self.sent.clear()
        self.page.clock.run_for(MINUTE)
        self.page.evaluate("() => new Promise(requestIdleCallback)")
        return list(self.sent)


def analyse(page: Page, address: str) -> None:
    """Have it all worked out."""
    status = page.request.post(address, data={"seat": 0}).json()["status"]
    while status != "done":
        page.wait_for_timeout(200)  # who asks without pause is refused
        status = page.request.get(address).json()["status"]


def test_an_idle_tab_asks_for_nothing_in_a_minute(open_page: Open, quick: str) -> None:
    page = open_page()
    page.clock.install()
    listener = Listener(page)
    page.goto(quick)
    expect(page.locator(".game")).to_have_count(5)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = page.request.post(f"{quick}/api/tables", data={"game": "ostia", "seats": seats}).json()["id"]
    over = page.request.post(f"{quick}/api/tables", data={"game": "ostia", "seats": seats}).json()["id"]
    play_to_the_end(page, quick, over)
    friends = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    waiting = page.request.post(f"{quick}/api/tables", data={"game": "ostia", "seats": friends}).json()["id"]
    analyse(page, f"{quick}/api/tables/{over}/analysis")
    circle = page.request.post(f"{quick}/api/circles", data={"name": "Tontons"}).json()
    cup = {"name": "Coupe", "game": "ostia", "seats": 3}
    page.request.post(f"{quick}/api/circles/{circle['id']}/cups", data=cup)
    screens = {
        "": ".game",
        "mine": "[data-zone=mine]",
        "finished": "main li",
        "create/ostia": "form, .seats, main",
        "rules/ostia": "article",
        "settings": "main",
        f"table/{table}": "[data-zone=board]",
        f"table/{waiting}": "main",
        f"table/{over}": ".moments .what, .moments > p.in:not(.soft)",
        f"replay/{over}": "[data-zone=board]",
        f"analysis/{over}": "[data-zone=branches]",
        f"learn/{over}": "[data-zone=next]",
        "problems": "main",
        "school": "main",
        "notices": "main",
        "me": "main",
        "player": "main section",
        "circles": "[data-zone=circles]",
        f"circles/{circle['id']}": "main section",
        f"join/{circle['code']}": "main",
        "school/ostia/points": "[data-zone=board], main section",
        "problems/ostia/1": "[data-zone=board]",
    }
    found: dict[str, list[str]] = {}
    for screen, sign in screens.items():
        page.goto(f"{quick}/{screen}")
        expect(page.locator(sign).first).to_be_visible()
        found[screen] = listener.minute()
    assert found == {screen: [] for screen in screens}


def finished_match(page: Page, base: str) -> str:
    be_somebody(page, base)
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    play_to_the_end(page, base, table)
    return table


def test_nothing_is_asked_for_while_an_analysis_is_under_way(open_page: Open, thorough: str) -> None:
    """One line tells what there is: it is opened once, and nothing is sent on it."""
    page = open_page()
    page.clock.install()
    listener = Listener(page)
    over = finished_match(page, thorough)
    address = f"/api/tables/{over}/analysis"
    for screen, sign in (
        (f"table/{over}", ".moments [role=status]"),
        (f"analysis/{over}", ".progress"),
        (f"learn/{over}", "section.wait"),
    ):
        with page.expect_websocket(lambda socket: socket.url.endswith(f"{address}/live")):
            page.goto(f"{thorough}/{screen}")
        expect(page.locator(sign).first).to_be_visible()
        assert listener.minute() == [], screen
        assert page.request.get(f"{thorough}{address}").json()["status"] in ("waiting", "running")


def test_an_analysis_that_grows_is_told(open_page: Open, quick: str) -> None:
    """The end of a match and its analysis are shown as they become known, though nobody asks."""
    page = open_page()
    listener = Listener(page)
    over = finished_match(page, quick)
    address = f"/api/tables/{over}/analysis"
    for screen, known in (
        (f"table/{over}", ".moments .what, .moments > p.in:not(.soft)"),
        (f"analysis/{over}", "[data-zone=branches]"),
    ):
        listener.sent.clear()
        page.goto(f"{quick}/{screen}")
        expect(page.locator(known).first).to_be_visible()
        expect(page.locator(".moments [role=status], .progress")).to_have_count(0)
        assert [each for each in listener.sent if each.endswith(address)] == [f"POST {quick}{address}"]


def test_what_can_be_learnt_is_told(open_page: Open, quick: str) -> None:
    """It is asked for once more when all of it is known, and not before."""
    page = open_page()
    listener = Listener(page)
    over = finished_match(page, quick)
    listener.sent.clear()
    page.goto(f"{quick}/learn/{over}")
    expect(page.locator("ol.cards li, section.wait:not([aria-live])").first).to_be_visible()
    address = f"{quick}/api/tables/{over}/learning"
    asked = [each for each in listener.sent if each.endswith(address)]
    assert asked == [f"GET {address}", f"POST {address}", f"GET {address}"]


def test_who_may_not_watch_is_told_and_does_not_come_again(open_page: Open, base: str) -> None:
    host, stranger = open_page(), open_page("fr")
    stranger.clock.install()
    listener = Listener(stranger)
    be_somebody(host, base)
    table = table_of(host, base, "ostia", "me", "easy", "easy", spectators="none")
    stranger.goto(f"{base}/table/{table}")
    expect(stranger.locator("main")).to_contain_text("Cette table se joue sans spectateurs.")
    opened = [each for each in listener.sent if each.startswith("socket") and table in each]
    assert len(opened) == 1
    assert listener.minute() == []


def open_table(page: Page, base: str) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wanted = {"game": "ostia", "seats": seats, "door": "public"}
    table: str = page.request.post(f"{base}/api/tables", data=wanted).json()["id"]
    return table


def test_the_lobby_is_pushed(open_page: Open, base: str) -> None:
    page, other = open_page(), open_page()
    listener = Listener(page)
    for one in (page, other):
        one.goto(base)
        expect(one.locator(".game")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    listener.sent.clear()
    before = page.locator("[data-zone=open] li").count()
    table = open_table(other, base)
    expect(page.locator("[data-zone=open] li")).to_have_count(before + 1)
    expect(other.locator("[data-zone=mine] li")).to_have_count(1)
    expect(other.locator("[data-zone=open] li")).to_have_count(before)  # one of them is mine
    other.request.post(f"{base}/api/tables/{table}/leave", data={})
    expect(page.locator("[data-zone=open] li")).to_have_count(before)
    assert listener.sent == []  # nobody asked


def test_the_lobby_is_found_again_when_the_server_was_away(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    open_page.forgive("WebSocket")  # while nobody answers
    port = free_port()
    with emporion(tmp_path, port) as base:
        page.goto(base)
        expect(page.locator(".game")).to_have_count(5)
        first = open_table(page, base)
        expect(page.locator("[data-zone=mine] li")).to_have_count(1)
    with emporion(tmp_path, port) as base:
        page.request.post(f"{base}/api/tables/{first}/leave", data={})
        expect(page.locator("[data-zone=mine] li")).to_have_count(0)
        open_table(page, base)
        expect(page.locator("[data-zone=mine] li")).to_have_count(1)
