"""Being told: the table of devices and events, a notice from the server to the screen, mail, groups.

A headless browser has no push service of its own: where pushes go (`pushManager.subscribe`) is put in its place by the
test, and what the server sent there is handed to the service worker as the browser would. Nor does it show notices, and
refuses to: the worker shows them in a list.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, emporion, free_port, still, table_of
from tests.browser.test_place import mailed
from tests.server.notices.places import Browser, Places
from tests.server.people.homes import Post

Check = Callable[..., None]
SUBSCRIBE = """keys => {
  let taken = null
  const made = options => ({
    endpoint: keys.endpoint,
    options,
    toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.key, auth: keys.auth } }),
    unsubscribe: () => { taken = null; return Promise.resolve(true) },
  })
  PushManager.prototype.subscribe = options => Promise.resolve((taken = made(options)))
  PushManager.prototype.getSubscription = () => Promise.resolve(taken)
}"""
SHOWN = """async messages => {
  let list = []
  navigator.setAppBadge = navigator.clearAppBadge = () => Promise.resolve()  // without a window this ends the worker
  registration.getNotifications = () => Promise.resolve(list)
  registration.showNotification = (title, options) => {
    const shown = { title, ...options, close: () => (list = list.filter(one => one !== shown)) }
    list = [...list.filter(one => one.tag !== options.tag), shown]
    return Promise.resolve()
  }
  for (const message of messages) {
    const event = new PushEvent('push', { data: JSON.stringify(message) })
    let done
    event.waitUntil = until => (done = until)  // only the browser's own events may wait
    self.dispatchEvent(event)
    await done
  }
  return list.map(one => [one.title, one.body, one.tag])
}"""


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    post = Post()
    post.open()
    yield post
    post.close()


@pytest.fixture(scope="module")
def places() -> Iterator[Places]:
    places = Places().open()
    yield places
    places.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[str]:
    port = free_port()
    address = f"http://localhost:{port}"
    variables = {
        "EMPORION_SMTP": f"smtp://127.0.0.1:{post.port}",
        "EMPORION_MAIL_FROM": "Emporion <games@mail.example>",
        "EMPORION_ORIGIN": address,
        "EMPORION_REACH_PRIVATE": "1",
    }
    with emporion(tmp_path_factory.mktemp("notices"), port=port, variables=variables):
        yield address


def notices(page: Page, home: str) -> Any:
    return page.request.get(f"{home}/api/me/notices").json()


def shown_after(page: Page, *messages: Any) -> list[list[str]]:
    """What is on the screen after these pushes, as the service worker was told to show it."""
    (worker,) = page.context.service_workers
    shown: list[list[str]] = worker.evaluate(SHOWN, messages)
    return shown


def test_a_device_is_allowed_and_shows_what_the_server_sends(
    open_page: Open, home: str, places: Places, check_axe: Check
) -> None:
    page = open_page("fr", worker=True)
    page.context.grant_permissions(["notifications"], origin=home)
    be_somebody(page, home, "Gaius", "fr")
    phone = Browser(places, "/phone")
    page.goto(f"{home}/settings")
    page.locator("main").get_by_role("link", name="Choisir").click()
    expect(page.get_by_role("heading", name="Me prévenir")).to_be_visible()
    still(page)
    check_axe(page, "notices, nothing allowed")
    page.evaluate(SUBSCRIBE, phone.keys)
    page.get_by_role("button", name="Autoriser").click()
    grid = page.get_by_role("table", name="Ce qui est annoncé, et où")
    turn = grid.get_by_role("switch", name="C’est à moi, Cet ordinateur")
    expect(turn).to_be_checked()
    expect(grid.get_by_role("switch", name="On m’écrit à table, Cet ordinateur")).not_to_be_checked()
    expect(grid.get_by_role("row")).to_have_count(6)
    turn.focus()
    page.keyboard.press("ArrowDown")
    expect(grid.get_by_role("switch", name="Rappel avant la fin, Cet ordinateur")).to_be_focused()
    page.keyboard.press("Space")
    expect(grid.get_by_role("switch", name="Rappel avant la fin, Cet ordinateur")).not_to_be_checked()
    (device,) = notices(page, home)["devices"]
    assert device["push"] and set(device["events"]) == {"turn", "nudge", "over"}
    grid.get_by_role("radio", name="6 h").click()
    page.get_by_role("switch", name="Notifications discrètes").click()
    expect(page.get_by_text("C’est à vous à une table.")).to_be_visible()
    wishes = notices(page, home)["wishes"]
    assert (wishes["hours"], wishes["discreet"], wishes["silence"]) == (6, True, True)
    assert wishes["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    check_axe(page, "notices, allowed")

    page.get_by_role("button", name="Envoyer une notification d’essai").click()
    expect(page.get_by_text("Une notification part vers cet appareil.")).to_be_visible()
    while not phone.told():
        page.wait_for_timeout(20)
    (told,) = phone.told()
    assert told["body"] == "Les notifications arrivent sur cet appareil."
    trial = ["Emporion", "Les notifications arrivent sur cet appareil.", "try"]
    assert shown_after(page, told) == [trial]
    first = {**told, "kind": "turn", "tag": "table abc", "title": "Ostia", "body": "À vous.", "table": "abc"}
    again = {**first, "body": "Encore à vous."}  # one notice per table, replaced
    assert shown_after(page, told, first, again) == [trial, ["Ostia", "Encore à vous.", "table abc"]]
    assert shown_after(page, told, first, {"kind": "withdraw", "tag": "table abc"}) == [trial]
    page.get_by_role("button", name="Plus de notifications ici").click()
    expect(page.get_by_role("button", name="Autoriser")).to_be_visible()
    assert notices(page, home)["devices"][0]["push"] is False


def test_mails_are_chosen_and_a_group_is_told(
    open_page: Open, home: str, post: Post, places: Places, check_axe: Check
) -> None:
    page = open_page("en", theme="dark", width=390, height=844, touch=True, worker=True)
    be_somebody(page, home, "Livia", "en")
    page.goto(f"{home}/notices")
    expect(page.get_by_role("link", name="Keep an address")).to_be_visible()
    assert page.request.post(f"{home}/api/me/mail", data={"address": "livia@mail.example", "wish": "keep"}).ok
    page.goto(mailed(post, "livia@mail.example", home))
    page.get_by_role("button", name="Keep the place").click()
    expect(page.get_by_role("main").get_by_role("status")).to_be_visible()
    page.goto(f"{home}/notices")
    page.get_by_role("switch", name="It is my turn, E-mail").click()
    page.get_by_role("radio", name="every day").click()
    expect(page.get_by_text("Mails go to l···a@mail.example.")).to_be_visible()
    while notices(page, home)["wishes"]["digest"] != "daily":  # two clicks in a hurry are two wishes
        time.sleep(0.02)
    assert notices(page, home)["wishes"]["mail"] == ["turn"]

    page.get_by_label("Kind of room").select_option("slack")
    page.get_by_label("Address of the room").fill(f"{places.base}/room/9f3a")
    page.get_by_role("button", name="Add", exact=True).click()
    hook = page.locator(".hook")
    expect(hook).to_contain_text("127.0.0.1 ···9f3a")
    hook.get_by_role("switch", name="table open, 127.0.0.1 ···9f3a").focus()
    hook.get_by_role("button", name="Try").click()
    expect(page.get_by_text("The room has got the trial.")).to_be_visible()
    assert places.at("/room/9f3a")[0].json["text"].startswith("News of the tables will come here.")
    still(page)
    check_axe(page, "notices on a phone")
    table_of(page, home, "ostia", "me", "open", "easy")
    while len(places.at("/room/9f3a")) < 2:
        time.sleep(0.02)
    assert places.at("/room/9f3a")[1].json["text"].startswith("Livia opens a table: Ostia. One seat left.")
    hook.get_by_role("button", name="Remove").click()
    expect(hook).to_have_count(0)
