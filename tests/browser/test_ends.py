"""A rival's board opened in the middle of a match, and the end with its reasons, in every title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from emporion.games import titles
from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, play_to_the_end

RECORDS = Path(__file__).parent.parent / "fixtures"
HALF, LATE = 0.5, 0.96


def branch(page: Page, base: str, title: str, share: float) -> str:
    """A table that plays on from a fixture; the first seat is mine."""
    record = next(iter(sorted((RECORDS / title).glob("2-*.record")))).read_text(encoding="utf-8")
    be_somebody(page, base)
    replay = page.request.post(f"{base}/api/records", data={"record": record}).json()
    match = replay["states"].removesuffix("/replay")
    n = int(len(replay["words"]) * share)
    while page.request.get(f"{base}{replay['states']}/{n}?view=0").json()["speakers"] != [0]:
        n -= 1
    answer = page.request.post(f"{base}{match}/branch", data={"word": n, "seat": 0, "level": "easy"})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@pytest.mark.parametrize("title", titles())
def test_a_rival_is_opened_by_key_click_and_name(open_page: Open, base: str, title: str) -> None:
    page = open_page(toured=list(titles()))
    page.goto(f"{base}/table/{branch(page, base, title, HALF)}")
    seats = page.locator(".seats .seat")
    expect(seats.filter(has=page.locator("span.name", has_text="You")).locator(".state")).to_have_text("you")
    names = [name.split("\n")[0] for name in page.locator(".seats button.name .cut").all_inner_texts()]
    rival = page.locator("[data-rival]")
    expect(rival).to_have_count(0)
    page.keyboard.press("Shift+Digit2")
    expect(rival).to_have_attribute("data-rival", "1")
    expect(page.locator("[data-opened]")).to_have_attribute("data-opened", "1")
    back = page.get_by_role("button", name="Your turn: back to my hand")
    expect(back).to_be_visible()
    expect(page.locator(".console")).to_have_count(0)
    others = page.get_by_role("group", name="Another board")
    if len(names) > 1:
        others.get_by_role("button", name=names[1], exact=True).click()
        expect(rival).to_have_attribute("data-rival", "2")
    page.keyboard.press("Escape")
    expect(rival).to_have_count(0)
    opener = page.locator(".seats button.name").first
    opener.focus()
    page.keyboard.press("Enter")
    expect(rival).to_have_count(1)
    expect(opener).to_have_attribute("aria-expanded", "true")
    back.click()
    expect(rival).to_have_count(0)


@pytest.mark.parametrize("title", titles())
def test_on_a_phone_a_rival_is_opened_behind_the_players_tab(open_page: Open, base: str, title: str) -> None:
    page = open_page(width=390, height=844, toured=list(titles()))
    page.goto(f"{base}/table/{branch(page, base, title, HALF)}")
    page.get_by_role("button", name="Players").last.click()
    page.locator(".seats button.name").first.click()
    expect(page.locator("[data-rival]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Your turn: back to my hand").click()
    expect(page.locator("[data-rival]")).to_have_count(0)


@pytest.mark.parametrize("title", titles())
def test_the_end_says_who_has_won_and_why(open_page: Open, base: str, title: str) -> None:
    page = open_page(toured=list(titles()))
    table = branch(page, base, title, LATE)
    play_to_the_end(page, base, table)
    page.goto(f"{base}/table/{table}")
    ending = page.request.get(f"{base}/api/tables/{table}/ending").json()
    expect(page.locator(".panel.end h2")).to_be_visible()
    expect(page.locator(".account tbody tr")).to_have_count(len(ending["result"]["scores"]))
    expect(page.locator(".account thead .src")).to_have_count(len(ending["sources"]))
    expect(page.locator(".account thead .tie")).to_have_count(len(ending["ties"]))
    order = sorted(range(len(ending["result"]["scores"])), key=lambda seat: ending["result"]["places"][seat])
    points = [re.sub(r"\D", "", text) for text in page.locator(".account .points").all_inner_texts()]
    assert points == [str(ending["result"]["scores"][seat]) for seat in order]
    expect(page.locator(".account td.framed")).to_have_count(0 if ending["decided"] is None else 2)
    page.get_by_role("button", name="Read as a table").click()
    rows = page.locator(".course tbody tr")
    expect(rows).to_have_count(len(ending["course"]))
    expect(rows.last.locator("td")).to_have_text([str(n) for n in ending["course"][-1]["points"]])
    expect(page.locator(".moments h2")).to_be_visible()


@pytest.mark.parametrize("title", titles())
def test_on_a_small_phone_every_figure_of_the_end_is_seen(open_page: Open, base: str, title: str) -> None:
    """Also if the last tie-break decides, so that there is a column for each, and between names as bots have them."""
    page = open_page("fr", width=360, height=740, touch=True, toured=list(titles()))
    table = branch(page, base, title, LATE)
    play_to_the_end(page, base, table)

    def tied(route: Route) -> None:
        answer = route.fetch()
        ending = answer.json()
        route.fulfill(response=answer, json={**ending, "decided": len(ending["ties"]) - 1})

    page.route("**/ending", tied)
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".account td.framed")).to_have_count(2)
    expect(page.locator(".account td.quiet")).to_have_count(0)
    account = page.locator(".account .scroll")
    assert account.evaluate("one => one.scrollWidth - one.clientWidth") == 0


def test_a_moment_tells_what_was_chosen_in_secret(open_page: Open, base: str) -> None:
    """That everybody has sealed says nothing of what turned the match: what the seat showed does."""
    page = open_page(toured=list(titles()))
    table = branch(page, base, "ostia", LATE)
    play_to_the_end(page, base, table)
    words = page.request.get(f"{base}/api/tables/{table}/replay").json()["words"]
    first = next(k for k, word in enumerate(words) if word["word"].startswith("split:"))
    after = next(k for k in range(first, len(words)) if any(event["key"] == "revealed" for event in words[k]["events"]))
    moment = {"n": first, "to": after + 1, "side": 0, "before": 0.2, "after": 0.7, "cause": "sealed", "seat": None}

    def decided(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "moments": [moment], "moments_known": True})

    page.route("**/analysis", decided)
    page.goto(f"{base}/table/{table}")
    told = page.locator(".moments li p")
    expect(told).to_contain_text(re.compile("You (show|receive)|Your offer"))
    expect(told).not_to_contain_text("committed")


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Votre tour profite à {name}"), ("en", "Your turn helps {name}")]
)
def test_a_moment_calls_the_turn_of_its_reader_so(open_page: Open, base: str, language: str, said: str) -> None:
    """By no name, nor by "You" as if that were one."""
    page = open_page(language, toured=list(titles()))
    table = branch(page, base, "ostia", LATE)
    play_to_the_end(page, base, table)
    sides = page.request.get(f"{base}/api/tables/{table}/ending").json()["sides"]
    side = next(k for k, seats in enumerate(sides) if 0 not in seats)
    name = page.request.get(f"{base}/api/tables/{table}").json()["seats"][sides[side][0]]["name"]
    moment = {"n": 0, "to": 1, "side": side, "before": 0.2, "after": 0.7, "cause": "others", "seat": 0}

    def decided(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "moments": [moment], "moments_known": True})

    page.route("**/analysis", decided)
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".moments li b").first).to_have_text(said.format(name=name))


@pytest.mark.parametrize("title", titles())
def test_a_match_of_others_is_seen_again_on_a_phone(open_page: Open, base: str, title: str) -> None:
    """Who has no seat sees every board; a page that complains fails (conftest)."""
    page = open_page("fr", width=390, height=844, toured=titles())
    record = sorted((RECORDS / title).glob("*.record"))[1].read_text(encoding="utf-8")
    replay = page.request.post(f"{base}/api/records", data={"record": record}).json()
    key = replay["states"].split("/")[3]
    for share in (0.1, 0.5, 0.9):
        page.goto(f"{base}/replay/record-{key}?n={int(len(replay['words']) * share)}")
        expect(page.locator(".transport")).to_be_visible()
