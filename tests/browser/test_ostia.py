"""Ostia at its drawn table: what is public can be seen, whatever the number of seats and the size of the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open

OPEN_TABLE = """
async seats => {
  const post = (path, body) =>
    fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!(await fetch('/api/me')).ok) await post('/api/me', { name: 'Livia', language: 'fr' })
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }))
  return (await post('/api/tables', { game: 'ostia', seats: [{ kind: 'me' }, ...bots] })).json()
}
"""
STORE_AND_BUILD = """
table => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live?since=0`)
  let asked = -1
  socket.onerror = () => reject('the line broke')
  socket.onmessage = (event) => {
    const state = JSON.parse(event.data)
    if (state.type !== 'state') return
    if (state.result) { socket.close(); resolve(null) }
    else if (state.offer.length && state.seq !== asked) {
      asked = state.seq
      const word = state.offer[0].startsWith('build:') ? state.offer.at(-1) : state.offer[0]
      socket.send(JSON.stringify({ type: 'say', id: `w${state.seq}`, seq: state.seq, word }))
    }
  }
})
"""


def open_table(page: Page, base: str, seats: int) -> str:
    page.goto(base)
    expect(page.locator(".game").first).to_be_visible()
    opened: dict[str, Any] = page.evaluate(OPEN_TABLE, seats)
    return str(opened["id"])


def box(thing: Locator) -> tuple[float, float]:
    """Where a thing begins and ends, from left to right."""
    around = thing.bounding_box()
    assert around is not None
    return around["x"], around["x"] + around["width"]


@pytest.mark.rule("OST-3.1.6", "OST-4.0.3")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_piles_lie_within_the_scene(open_page: Open, base: str, seats: int) -> None:
    page = open_page("fr", level="easy")
    page.goto(f"{base}/table/{open_table(page, base, seats)}")
    expect(page.locator(".scene .pile").first).to_be_visible()
    left, right = box(page.locator(".scene"))
    for pile in page.locator(".scene .pile .cards > *, .scene .pile .cnt").all():
        assert left <= box(pile)[0] and box(pile)[1] <= right


@pytest.mark.rule("OST-4.1.5")
def test_on_a_phone_tablets_leave_the_lot_in_sight(open_page: Open, base: str) -> None:
    page = open_page("fr", "dark", 390, 844, level="easy")
    page.goto(f"{base}/table/{open_table(page, base, 5)}")
    page.locator('.console [data-word^="take:"]').first.click()
    laid = page.locator('.tablets, .console [data-word^="lot:"]').first
    expect(laid).to_be_visible()
    if page.locator('.console [data-word^="lot:"]').count():
        page.locator('.console [data-word^="lot:"]').first.click()
    expect(page.locator(".tablets")).to_be_visible()
    assert box(page.locator(".lot .plate"))[1] <= box(page.locator(".tablets"))[0]
    assert box(page.locator(".steps li.on"))[1] <= box(page.locator("header button").first)[0]


@pytest.mark.rule("OST-5.3.2")
@pytest.mark.parametrize("width", [1440, 390])
def test_in_the_end_everybody_sees_what_was_stored(open_page: Open, base: str, width: int) -> None:
    page = open_page("fr", width=width, level="easy")
    table = open_table(page, base, 3)
    page.evaluate(STORE_AND_BUILD, table)
    page.goto(f"{base}/table/{table}")
    own = page.locator("tr.me .kept:visible")
    expect(own.first).to_be_visible()
    ending = page.request.get(f"{base}/api/tables/{table}/ending").json()
    points = next(one["amounts"][0] for one in ending["sources"] if one["name"] == "source:storage")
    assert 1 <= points <= 4
    expect(own).to_have_count(points)  # a point for each type, shown beside it
