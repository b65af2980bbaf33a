"""Every screen at every width, in both themes: nothing cut off, covered or moved sideways, no barrier for anybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from emporion.games import titles
from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, bring, play_to_the_end, show, still, table_of
from tests.browser.looks import SIZES, flaws, walk
from tests.browser.test_ends import HALF, LATE, branch
from tests.browser.test_story import record

SCREENS = {
    "/": "Emporion",
    "/create/concordia_venus": "Créer une table · Emporion",
    "/rules": "Règles · Emporion",
    "/rules/ostia/OST-4.1.7": "Règles : Ostia · Emporion",
    "/settings": "Réglages · Emporion",
    "/finished": "Parties terminées · Emporion",
}
DESK, HAND = (1440, 900), (390, 844)
Check = Callable[..., None]


def look(page: Page, what: str, check_axe: Check) -> None:
    """At all sizes, then on a desk and in the hand by day and by night; between those only colours differ."""
    found = walk(page, what)
    assert not found, "\n".join(found)
    for width, height in (DESK, HAND):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            still(page)
            check_axe(page, f"{what} {theme} {width}", colours=theme == "light")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    still(page)


def test_screens_around_the_table(open_page: Open, base: str, check_axe: Check) -> None:
    page = open_page("fr")
    for path, name in SCREENS.items():
        page.goto(base + path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        expect(page).to_have_title(name)
        look(page, path, check_axe)
        raw = re.findall(r"\b(?:home|create|nav|error|level|ui|option)-[a-z-]+|NaN|undefined", page.inner_text("body"))
        assert not raw, f"{path}: texts that are missing: {raw}"
    page.goto(f"{base}/create/ostia")
    page.locator(".seat").nth(1).get_by_role("radio", name="Ami par lien").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-zone=invite]")
    expect(page).to_have_title(re.compile("^Chez .+ · Ostia · Emporion$"))
    look(page, "waiting room", check_axe)


@pytest.mark.parametrize("title", titles())
def test_a_table_in_its_middle_and_at_its_end(open_page: Open, base: str, check_axe: Check, title: str) -> None:
    page = open_page("fr", toured=list(titles()))
    table = branch(page, base, title, HALF)
    page.goto(f"{base}/table/{table}")
    expect(page).to_have_title(re.compile("^● À vous"))
    look(page, f"{title} in the middle", check_axe)
    page.keyboard.press("Shift+Digit2")
    page.wait_for_selector("[data-rival]")
    found = walk(page, f"{title}, a rival's board", (HAND, (1024, 768), DESK))
    assert not found, "\n".join(found)
    page.go_back()  # which closes what is open first
    expect(page.locator("[data-rival]")).to_have_count(0)
    # In the hand: the menu can be reached and read, and what is asked can be answered without scrolling.
    page.set_viewport_size({"width": HAND[0], "height": HAND[1]})
    page.get_by_role("button", name="Menu").click()
    check_axe(page, f"{title}, the menu")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert f"/table/{table}" in page.url
    late = branch(page, base, title, LATE)
    play_to_the_end(page, base, late)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    show(page, base, f"/table/{late}")
    expect(page).to_have_title(re.compile("^Partie terminée · "))
    expect(page.locator(".moments")).to_be_visible()
    expect(page.locator(".moments .skeleton")).to_have_count(0)
    look(page, f"{title} at its end", check_axe)
    show(page, base, f"/replay/{late}?n=12")
    page.wait_for_selector(".transport")
    found = walk(page, f"{title}, the replay", (HAND, (1024, 768), DESK))
    assert not found, "\n".join(found)
    if title == "ostia":  # these screens draw no board
        check_axe(page, "replay")
        show(page, base, f"/analysis/{late}?n=12")
        page.wait_for_selector(".chart")
        expect(page.get_by_role("progressbar")).to_have_count(0)
        look(page, "analysis", check_axe)


# What refers to a drawing that is not on the page, and a title that is cut off.
MISSING_ART = """() => [...document.querySelectorAll('use')]
    .filter(one => one.getClientRects().length && !document.querySelector(one.getAttribute('href')))
    .map(one => one.getAttribute('href'))"""
TITLE_IS_CUT = "() => { const one = document.querySelector('header .logo'); return one.scrollWidth > one.offsetWidth }"


@pytest.mark.parametrize("title", titles())
def test_behind_every_tab_all_art_is_there_and_the_title_is_whole(open_page: Open, base: str, title: str) -> None:
    """Icons of goods and coins used to vanish behind the players' tab: the art came and went with the board."""
    page = open_page("fr", width=HAND[0], height=HAND[1], toured=list(titles()))
    be_somebody(page, base)
    game = next(one for one in page.request.get(f"{base}/api/games").json() if one["title"] == title)
    seats = ["me", *["easy"] * (game["recommended_seats"] - 1)]
    page.goto(f"{base}/table/{table_of(page, base, title, *seats)}")
    tabs = page.locator("nav.tabs button")
    expect(tabs.first).to_be_visible()
    expect(page.locator("header .logo")).not_to_have_text("EMPORION")
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")
        still(page)
        assert page.evaluate(MISSING_ART) == [], tab.inner_text()
        assert not page.evaluate(TITLE_IS_CUT), tab.inner_text()


def test_the_way_back_closes_what_is_open_first(open_page: Open, base: str) -> None:
    page = open_page(width=1024, height=768)
    page.goto(f"{base}/rules")
    page.goto(f"{base}/table/{branch(page, base, 'ostia', HALF)}")
    page.wait_for_selector("[data-zone=prompt]")
    here = page.url
    drawer = page.get_by_role("dialog", name="Rules of Ostia")
    page.keyboard.press("r")
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_have_count(0)
    assert page.url == here
    page.get_by_role("button", name="Players and journal").click()
    expect(page.locator(".aside.drawer")).to_be_visible()
    page.keyboard.press("r")
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_have_count(0)
    expect(page.locator(".aside.drawer")).to_be_visible()
    page.go_back()
    expect(page.locator(".aside.drawer")).to_have_count(0)
    # Who closes it by hand has nothing left to go back over.
    page.keyboard.press("r")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.wait_for_function("() => !history.state?.layer")  # the page goes back over the layer's entry by itself
    page.go_back()
    expect(page).to_have_url(f"{base}/rules")


def test_a_rulebook_prints_whole(open_page: Open, base: str) -> None:
    page = open_page()
    page.goto(f"{base}/rules/antiquity")
    page.wait_for_selector("article .one")
    on_screen: int = page.evaluate("document.querySelector('article').scrollHeight")
    page.emulate_media(media="print")
    cut = "[...document.querySelectorAll('main, main *')].filter(one => one.clientHeight > 0 &&"
    cut += " one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== 'visible').length"
    assert page.evaluate(cut) == 0
    assert page.evaluate("document.documentElement.scrollHeight") > on_screen / 3
    assert page.get_by_role("banner").count() == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_a_search_in_a_rulebook_shows_the_sentence_that_matched(open_page: Open, base: str, width: int) -> None:
    page = open_page("fr", width=width, height=844)
    page.goto(f"{base}/rules/ostia")
    page.wait_for_selector("article .one")
    page.get_by_role("searchbox").first.fill("plus haute mise")
    hit = page.locator(".toc .hit").filter(has_text="OST-4.1.11")
    expect(hit).to_contain_text("Le vendeur paie à la banque la plus haute mise plus 1 et prend les cartes")
    expect(hit.locator("mark").first).to_have_text("plus haute mise")
    hit.click()
    expect(page.locator("#OST-4\\.1\\.11")).to_be_in_viewport()


@pytest.mark.parametrize("title", titles())
def test_a_rulebook_on_a_phone_is_never_wider_and_has_contents(open_page: Open, base: str, title: str) -> None:
    page = open_page("fr", width=390, height=844)
    page.goto(f"{base}/rules/{title}")
    page.wait_for_selector("article .one")
    assert page.evaluate("(one => one.scrollWidth - one.clientWidth)(document.querySelector('article'))") == 0
    contents = page.get_by_role("combobox", name="Sommaire")
    contents.select_option(label="Bien jouer")
    expect(page.get_by_role("heading", name="Bien jouer")).to_be_in_viewport()


def test_a_search_finds_the_first_turn_and_sums_with_tied_units(open_page: Open, base: str) -> None:
    page = open_page("fr")
    page.goto(f"{base}/rules/ostia")
    page.wait_for_selector("article .one")
    search = page.get_by_role("searchbox").first
    search.fill("deux vins")
    hit = page.locator(".toc .hit")
    expect(hit).to_have_count(1)
    expect(hit).to_contain_text("Votre premier tour")
    hit.click()
    expect(page.get_by_role("heading", name="Votre premier tour")).to_be_in_viewport()
    search.fill("32 deniers")
    expect(hit.first).to_contain_text("Livia y a mis quatre cartes et reçoit 32 deniers.")


def test_a_rulebook_tells_a_first_turn_with_pictures_and_sets_examples_off(open_page: Open, base: str) -> None:
    page = open_page("fr")
    for title in titles():
        page.goto(f"{base}/rules/{title}")
        page.wait_for_selector("article .one")
        pictures = page.locator("article figure img")
        expect(pictures).to_have_count(4)
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
        page.wait_for_function(
            "() => [...document.querySelectorAll('figure img')].every((one) => one.naturalWidth === 880)"
        )
        assert page.locator(".one.example").count() >= 13
        assert not flaws(page), title


def test_the_prompt_is_in_reach_in_the_hand(open_page: Open, base: str) -> None:
    page = open_page("fr", width=HAND[0], height=HAND[1], toured=list(titles()))
    for title in titles():
        show(page, base, f"/table/{branch(page, base, title, HALF)}")
        page.wait_for_selector("[data-zone=prompt]")
        still(page)
        box = page.locator("[data-zone=prompt]").first.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + min(box["height"], 60) <= HAND[1] - 60, (title, box)
        assert not flaws(page), title


def longest_wait(title: str) -> int:
    """The word before which its seat was silent for the most words: then there is most to tell."""
    lines = record(title).read_text(encoding="utf-8").split("\n---\n")[1].splitlines()
    last: dict[str, int] = {}
    waits = []
    for at, seat in enumerate(line.split()[0] for line in lines):
        waits.append(at - last.get(seat, at))
        last[seat] = at
    return waits.index(max(waits))


# How high the list and the keys are, and whether all of the foot is on the screen.
ROOM = """() => {
  const part = (name) => document.querySelector(`.recap ${name}`).getBoundingClientRect()
  const foot = part('footer')
  return [part('.list').height, part('.keys').height, foot.top > part('.list').top && foot.bottom <= innerHeight]
}"""


@pytest.mark.parametrize("title", titles())
def test_the_recap_has_room_at_every_size(open_page: Open, base: str, title: str) -> None:
    page = open_page("fr", toured=list(titles()))
    bring(page, base, record(title))(longest_wait(title))
    expect(page.locator("[role=log]")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        still(page)
        if not page.locator(".recap").count():  # it stands in the drawer, or in a sheet
            page.keyboard.press("v")
        expect(page.locator(".recap .fact").first).to_be_visible()
        still(page)
        high, keys, foot = page.evaluate(ROOM)
        wanted = 190 if size[0] < 1000 else 320  # beside seats whose cash stays in sight
        assert (high >= wanted, keys, foot) == (True, 36, True), (size, high)
        assert walk(page, f"{title}, recap", (size,)) == []
