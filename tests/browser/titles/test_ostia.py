"""Ostia at its drawn table: what is public can be seen, whatever the number of seats and the size of the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, speak, table_of


def stores_and_builds(state: Any) -> str:
    offer: list[str] = state["offer"]
    return offer[-1] if offer[0].startswith("build:") else offer[0]


def open_table(page: Page, base: str, seats: int) -> str:
    be_somebody(page, base, "Livia", "fr")
    return table_of(page, base, "ostia", "me", *["easy"] * (seats - 1))


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


@pytest.mark.rule("OST-6.1.1")
@pytest.mark.parametrize("width", [1366, 390])
def test_without_ivory_its_row_does_not_count(open_page: Open, base: str, width: int) -> None:
    page = open_page("fr", width=width, level="easy")
    be_somebody(page, base, "Livia", "fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy", options={"ivory": False})
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".absent").first).to_contain_text("Ivoire")
    expect(page.locator(".absent")).to_have_count(2)  # on the active card and on the next
    for note in page.locator(".fp .lg").all():
        assert note.evaluate("one => one.scrollWidth <= one.clientWidth")  # what a price is for is not cut


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
    speak(page, base, table, stores_and_builds)
    page.goto(f"{base}/table/{table}")
    own = page.locator("tr.me .kept:visible")
    expect(own.first).to_be_visible()
    ending = page.request.get(f"{base}/api/tables/{table}/ending").json()
    points = next(one["amounts"][0] for one in ending["sources"] if one["name"] == "source:storage")
    assert 1 <= points <= 4
    expect(own).to_have_count(points)  # a point for each type, shown beside it
    expect(page.locator("tr.me .coins:visible")).to_have_count(1)  # cash is told, whatever it brought


# -- the allocation ---------------------------------------------------------------------------------------------------
def buys(state: Any) -> str | None:
    """Every lot that can be: then there are cards to lay."""
    offer: list[str] = state["offer"]
    return (
        None if state["decision"] == "allocate" else offer[0 if state["decision"] == "settle_lot" else 1 % len(offer)]
    )


def at_allocation(page: Page, base: str) -> None:
    table = open_table(page, base, 3)
    speak(page, base, table, buys)
    page.goto(f"{base}/table/{table}")
    expect(page.locator("[data-piece]").first).to_be_visible()


@pytest.mark.rule("OST-4.2.4")
def test_a_phone_shows_the_whole_allocation_and_a_touch_moves_a_card(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    at_allocation(page, base)
    seal = page.locator(".dock .btn.go")
    tabs = page.locator("nav").last.bounding_box()
    bottom = seal.bounding_box()
    assert tabs is not None and bottom is not None and bottom["y"] + bottom["height"] <= tabs["y"]
    card = page.locator(".dock .cards > [data-piece]").first.get_attribute("data-piece")
    piece = page.locator(f'[data-piece="{card}"]')
    lanes = page.locator(".lane")  # from storage to forum, Senate, and round again
    for place in (
        lanes.nth(0),
        lanes.nth(1),
        page.locator(".dock"),
        lanes.nth(0),
    ):
        piece.click()
        expect(place.locator(f'[data-piece="{card}"]')).to_be_visible()
    expect(page.locator(".types")).to_contain_text("1 / 3")
    for _ in range(2):
        page.locator(".bluff [data-piece]").first.click()
    expect(page.locator(".bluff [data-piece]")).to_have_count(0)
    seal.click()
    expect(seal).to_contain_text("Confirmer")  # the bots had locked: the piles are known
    expect(lanes.nth(0).locator(".foot b").first).to_have_text(re.compile(r"^\d+$"))
    piece.click()
    expect(seal).to_contain_text("Valider à nouveau")
    page.locator(".dock .btn").first.click()
    expect(seal).to_contain_text("Confirmer")
    seal.click()
    expect(page.locator(".reveal, .console").first).to_be_visible()
    expect(page.locator("[data-piece]")).to_have_count(0)


def test_a_hint_stands_where_the_prompt_stood_while_cards_are_laid(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    at_allocation(page, base)
    prompt = page.locator("#main [data-zone=prompt]").first.bounding_box()
    page.get_by_role("button", name="Conseil", exact=True).click()
    panel = page.get_by_role("region", name="Conseil", exact=True)
    expect(panel.get_by_role("listitem").first).to_be_visible()
    bar = panel.bounding_box()
    assert prompt is not None and bar is not None
    assert (bar["x"], bar["y"], bar["width"]) == (prompt["x"], prompt["y"], prompt["width"])


def test_the_cards_of_a_hint_lie_within_their_spaces_beside_what_lies_there(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    at_allocation(page, base)
    for _ in range(3):
        page.locator(".dock .cards > [data-piece]").first.click()
    page.get_by_role("button", name="Conseil", exact=True).click()
    ghosts = page.locator(".marks .ghost")
    expect(ghosts.first).to_be_visible()
    lanes = [box(lane) for lane in page.locator("[data-lane]").all()]
    for ghost in ghosts.all():
        left, right = box(ghost)
        assert any(start <= left and right <= end for start, end in lanes), (left, right, lanes)


def senate_gets_all(state: Any) -> str | None:
    """The first beat: everything to the Senate, the Bluff cards to the storage."""
    if "confirm" in state["offer"]:
        return None
    return (
        buys(state) or next((word for word in state["offer"] if word in ("bluff:0/0", "lock")), None) or all_of(state)
    )


def all_of(state: Any) -> str:
    gifts = [word for word in state["offer"] if ":0/" in word]
    return str(max(gifts, key=lambda word: int(word.rpartition("/")[2])))


FRENCH = {"ivoire": "ivory", "étoffe": "cloth", "vin": "wine", "sel": "salt", "bois": "wood", "blé": "wheat"}


@pytest.mark.rule("OST-4.2.4")
def test_a_hint_in_the_second_beat_draws_only_what_would_lie_elsewhere(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    table = open_table(page, base, 3)
    own = speak(page, base, table, senate_gets_all)["sight"]["own"]
    assert not own["forum"] and not sum(own["stock"].values())
    page.goto(f"{base}/table/{table}")
    page.get_by_role("button", name="Conseil", exact=True).click()
    steps = page.get_by_role("region", name="Conseil", exact=True).get_by_role("listitem")
    expect(steps.first).to_be_visible()
    told = [re.split(r"\s*:\s*", step, maxsplit=1) for step in steps.all_inner_texts() if "Bluff" not in step]
    ghosts = 0
    named = []
    for name, where in (one for one in told if len(one) == 2):
        good = FRENCH[re.sub(r"^\d+\s*", "", name).strip()]
        sold, given = (
            int(found[1]) if (found := re.search(rf"(\d+) au {at}", where)) else 0 for at in ("forum", "Sénat")
        )
        named.append(good)
        ghosts += (sold > 0) + (own["senate"][good] - sold - given > 0)
    assert sorted(named) in ([], sorted(own["senate"]))  # a card that goes back to the storage is told, too
    expect(page.locator(".marks .ghost").filter(has_not_text="Bluff")).to_have_count(ghosts)


@pytest.mark.rule("OST-4.2.4", "OST-4.2.7")
def test_keys_are_about_the_card_just_asked_about_and_losses_stay_marked(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    at_allocation(page, base)
    seal = page.locator(".console .btn.go")
    seal.hover()
    expect(page.locator(".bubble")).to_contain_text("cartes Bluff")  # why it is refused, without a click
    stack = page.locator(".storage .cards > [data-piece]").first
    card = stack.get_attribute("data-piece")
    stack.focus()
    moved = f'[data-piece="{card}"]'
    for key, space in (("f", ".forum"), ("s", ".senate"), ("e", ".storage"), ("s", ".senate")):
        page.keyboard.press(key)
        expect(page.locator(f"{space} {moved}")).to_be_focused()
    while page.locator(".storage .cards > [data-piece]").count():
        page.locator(".storage .cards > [data-piece]").first.click()
        page.keyboard.press("f")
    shown = page.locator(".medal > *").count() - 1
    lost = page.locator(".forum .lost, .senate .lost")
    assert (lost.count() > 0) == (shown > 3)
    expect(page.locator(".warning")).to_have_count(1 if shown > 3 else 0)
