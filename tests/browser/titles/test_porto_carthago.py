"""Porto Carthago at its drawn table: a match by clicking, and what its things say."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    ROOT,
    be_somebody,
    leave_it_to_end,
    lit,
    play_to_the_end,
    play_until,
    press,
    still,
)

RECORDS = ROOT / "tests" / "fixtures" / "porto_carthago"
TABLE = ["porto_carthago"]
QUICK = {"take_coins", "end_turn", "skip_action", "stop", "decline", "pass"}


def start(page: Page, base: str) -> None:
    page.goto(base)
    page.locator(".game").filter(has_text="Porto Carthago").locator(".btn.go").click()
    page.wait_for_selector(".console")


def act(page: Page, chance: random.Random, seen: set[str]) -> bool:
    """Click one lit thing, wherever it is on the table; every other time what ends a turn soonest."""
    words = lit(page)
    if not words:
        return False
    quick = [word for word in words if word in QUICK]
    word = chance.choice(quick if quick and chance.random() < 0.6 else words)
    press(page, page.locator(f'[data-word="{word}"][data-says=offered]').last)
    seen.add(word.split(":")[0])
    return True


def test_a_match(open_page: Open, base: str) -> None:
    """By hand until ships were claimed, manned and loaded and turns ended; what comes after is the same again."""
    page = open_page(toured=["porto_carthago"], level="easy", drawn=False)
    start(page, base)
    chance, seen = random.Random(4), set[str]()
    wanted = {"claim", "take", "choose_space", "take_coins", "claim_dock", "carry", "carry_to", "end_turn"}
    play_until(page, lambda: wanted <= seen, lambda: act(page, chance, seen))
    leave_it_to_end(page, base)
    expect(page.locator(".panel.end h2")).to_be_visible()


def test_things_say_what_they_are(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=["porto_carthago"], level="easy", width=1440, height=900)
    start(page, base)
    page.wait_for_selector('[data-word="pass"][data-says=offered]')
    # A ship on the roads tells what it wants, pays, risks and grants.
    page.locator('[data-anchor^="ship:"]').first.hover()
    note = page.locator("[role=tooltip], .bubble").first
    expect(note).to_contain_text("Veut")
    expect(note).to_contain_text("Danger")
    expect(note).to_contain_text("Privilège")
    # A voyage tells its chances by the cards that have not been seen.
    page.locator('[data-anchor="charter:0"]').hover()
    expect(note).to_contain_text("au temple")
    # What is lit on the board carries the number of its button.
    docks = page.locator('.harbour [data-word^="claim:"][data-says=offered]')
    assert docks.count() == page.locator('.console [data-word^="claim:"]').count()


def sit(page: Page, base: str, word: int, record: int = 2) -> str:
    """Sit down before that word of a fixture, at the seat that said it; the table's id."""
    text = next(RECORDS.glob(f"{record}-*.record")).read_text(encoding="utf-8")
    words = text.split("\n---\n")[1].splitlines()
    be_somebody(page, base, language=page.evaluate("navigator.language")[:2])
    replay = page.request.post(f"{base}/api/records", data={"record": text}).json()
    branch = {"word": word, "seat": int(words[word].split()[0]), "level": "easy"}
    card = page.request.post(f"{base}{replay['states'].replace('/replay', '/branch')}", data=branch).json()
    page.goto(f"{base}/table/{card['id']}")
    page.wait_for_selector(".console.mine")
    still(page)
    return str(card["id"])


# Words of the fixture of four seats.
CLAIMS, HER_TURN, POSTS, CARRIES, AFTER_VOYAGE, HOUSE_OR_PATH, ADMITS, ASKS_BONUS = 4, 100, 97, 154, 155, 166, 191, 325


def test_a_space_has_one_number_everywhere(open_page: Open, base: str) -> None:
    """Tile, digit and word say the same number, also while other spaces cannot be chosen."""
    page = open_page("fr", toured=TABLE)
    sit(page, base, HER_TURN)
    tiles = page.locator(".acts .ac")
    numbers = tiles.locator(".badge:not(.no)").all_inner_texts()
    assert numbers == ["1", "2", "3", "4", "5", "6"]
    refused = 0
    for k in range(6):
        word, says = tiles.nth(k).get_attribute("data-word"), tiles.nth(k).get_attribute("data-says")
        assert word == f"choose_space:{k + 1}"
        refused += says == "refused"
        name = tiles.nth(k).locator(".card b").inner_text()
        assert f"Case {k + 1}\u00a0: {name}" in (tiles.nth(k).get_attribute("aria-label") or "")
        if says == "offered":
            assert tiles.nth(k).get_attribute("data-number") == str(k + 1)
    expect(page.locator(".console .note")).to_have_text("choisissez une case ci-dessous")  # no privilege to use
    offered = page.locator(".acts .ac[data-says=offered]").last
    number = offered.get_attribute("data-number")
    page.keyboard.press(str(number))
    expect(page.locator(".acts .ac.chosen .badge:not(.no)")).to_have_text(str(number))
    chip = page.locator(".journal, [data-zone=journal]").get_by_text(f"case {number}").last
    expect(chip).to_be_visible()


def test_a_bonus_says_its_figures(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE)
    sit(page, base, ASKS_BONUS)  # 15 talents, 6 points; the next seat costs 20
    chosen = page.locator(".acts .ac.chosen .bonus, .voyage")
    expect(chosen.first).to_be_visible()
    expect(page.locator(".console .note")).to_have_text("puis Palais\u00a0: 20 talents (vous en avez 15), 6 points (6)")


def test_forecasts_at_a_trade_point(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE)
    sit(page, base, HOUSE_OR_PATH)  # 3 points; seats from 15 talents on ask for 5
    house = page.locator(".console [data-word=house]")
    expect(house).to_contain_text("15 talents / 5 points\u00a0: encore 1")
    expect(page.locator(".console [data-word=path]")).to_contain_text("rien avant la case 4")


@pytest.mark.parametrize(
    ("record", "word", "text"),
    [(4, 315, "départage, ou fin avancée à 8"), (2, ASKS_BONUS, "ne compte plus qu’au départage")],
)
def test_a_seventh_point_counts_for_the_early_end(
    open_page: Open, base: str, record: int, word: int, text: str
) -> None:
    """Six points open every seat; until decade IV is over the eighth ends the match (PCA-5.1.2)."""
    page = open_page("fr", toured=TABLE)
    sit(page, base, word, record)
    expect(page.locator(".console [data-word=house]")).to_contain_text(text)


def test_docks_show_the_ship_that_comes(open_page: Open, base: str) -> None:
    """Row 1 has two Egyptian ships: the ivory goes to Egypt I, the purple to Egypt II, which is taken (PCA-4.2.6)."""
    page = open_page("fr", toured=TABLE)
    sit(page, base, CLAIMS)
    comes = page.locator("[data-comes]")
    expect(comes).to_have_count(1)
    expect(comes).to_have_attribute("data-comes", "egypt_ivory")
    page.locator('[data-anchor="dock:egypt_1"]').hover()
    expect(page.locator("[role=tooltip], .bubble").first).to_contain_text(
        "Prochaine entrée\u00a0: navire égyptien (ivoire)"
    )


def test_the_aristocrat_lights_island_and_temple(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE)
    sit(page, base, POSTS)
    island = page.locator('.harbour [data-anchor="lighthouse"].posting')
    temple = page.locator('.harbour [data-anchor="temple"].posting')
    expect(island).to_have_count(1)
    expect(temple).to_have_count(1)
    temple.click()
    temple.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".console .place").nth(1)).to_contain_text("2")
    press(page, page.locator(".console .btn.go"))
    expect(island).to_have_count(0)


def test_the_eighteen_servants_of_a_seat(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE)
    sit(page, base, HER_TURN)
    page.locator("[data-servants='0']").hover()
    note = page.locator("[role=tooltip], .bubble").first
    expect(note).to_contain_text("Les serviteurs de Livia (18)")
    figures = [int(line.rpartition(" ")[2]) for line in note.inner_text().splitlines() if line[-1:].isdigit()]
    assert sum(figures) == 18


def test_a_voyage_stays_until_its_turn_is_over(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE)
    sit(page, base, AFTER_VOYAGE)  # the Greek ship of danger 4 against two servants: half of 10 talents, a point
    moment = page.locator(".voyage")
    expect(moment).to_have_attribute("data-voyage", "failure")
    for text in ("Échec", "Navire grec (ivoire)", "+5", "+1"):
        expect(moment).to_contain_text(text)
    press(page, page.locator(".console [data-word=house]"))
    page.wait_for_selector(".acts .ac[data-says=offered]")
    expect(moment).to_have_count(0)


def test_a_voyage_is_played_in_beats(open_page: Open, base: str) -> None:
    """The good goes aboard, the card turns, the verdict, the gains; seats and journal wait for the last of them."""
    page = open_page("fr", toured=TABLE, speed="fast")
    sit(page, base, CARRIES)
    page.locator(".console [data-word=charter]").click()
    moment = page.locator(".voyage")
    expect(moment).to_have_attribute("data-beat", "4")
    expect(moment.locator(".verdict")).to_be_visible()
    expect(page.locator("[data-zone=journal], .journal").last).to_contain_text("au temple")


TOLD = """
() => {
  window.told = []
  const look = () => {
    const moment = document.querySelector('.voyage')
    const offered = document.querySelectorAll('[data-says=offered]').length
    const talents = document.querySelector('.own .r1').innerText
    if (moment) window.told.push({ beat: Number(moment.dataset.beat), offered, talents })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}
"""


def test_nobody_is_asked_while_a_voyage_is_told(open_page: Open, base: str) -> None:
    """Until the gains are counted out the table is as the voyage found it, and nothing can be said before the end."""
    page = open_page("fr", toured=TABLE, speed="fast")
    sit(page, base, CARRIES)
    before = page.locator(".own .r1").inner_text()
    page.evaluate(TOLD)
    page.locator(".console [data-word=charter]").click()
    expect(page.locator(".console [data-word=house]")).to_be_visible()
    told = page.evaluate("window.told")
    assert {0, 1, 2, 3, 4} == {one["beat"] for one in told}
    assert [one for one in told if one["beat"] < 4 and one["offered"]] == []
    assert {one["talents"] for one in told if one["beat"] < 3} == {before}
    assert page.locator(".own .r1").inner_text() != before


def test_a_click_ends_the_telling_of_a_voyage(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE, speed="slow")
    sit(page, base, CARRIES)
    page.locator(".console [data-word=charter]").click()
    page.locator(".voyage[data-beat='0'], .voyage[data-beat='1']").click()
    expect(page.locator(".voyage")).to_have_attribute("data-beat", "4")
    expect(page.locator(".console [data-word=house]")).to_be_visible()


@pytest.mark.parametrize(("word", "ships"), [(13, 0), (324, 1)])
def test_only_a_ship_that_will_moor_there_is_pointed_at(open_page: Open, base: str, word: int, ships: int) -> None:
    """Before word 13 the only ship of that people and good lies in row 2, before 324 it comes in by itself."""
    page = open_page("fr", toured=TABLE)
    sit(page, base, word)
    expect(page.locator(".console [data-word^=carry_to]").first).to_be_visible()
    expect(page.locator("[data-waited]")).to_have_count(ships)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_end_walks_from_the_path_into_the_palace(open_page: Open, base: str, width: int, height: int) -> None:
    page = open_page("fr", toured=TABLE, width=width, height=height)
    table = sit(page, base, ASKS_BONUS)
    press(page, page.locator(".console [data-word=path]"))
    play_to_the_end(page, base, table)
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".panel.end h2")).to_be_visible()
    given = page.locator("[data-given]")
    amounts = [int(one.get_attribute("data-given") or 0) for one in given.all()]
    assert amounts == sorted(amounts, reverse=True)
    assert [one.locator(".pawns i").count() for one in given.all()] == amounts
    assert amounts == [1]
    for line in page.locator(".pj div span").all_inner_texts():
        assert len(line.split()) <= 2  # a badge and one figure: the path has been counted


def test_a_tie_is_told_to_its_end(open_page: Open, base: str) -> None:
    """Talents decide only where seats and trade points are equal: both are said (PCA-5.3.3)."""
    page = open_page("fr", toured=TABLE)
    table = sit(page, base, ASKS_BONUS)
    play_to_the_end(page, base, table)

    def tied(route: Route) -> None:
        answer = route.fetch()
        ending = answer.json()
        for one in (ending["ties"][0]["amounts"], ending["result"]["scores"]):
            one[:] = [6] * len(one)
        ending["ties"][1]["amounts"] = [n if n else 17 for n in ending["result"]["places"]]
        route.fulfill(response=answer, json={**ending, "decided": 1})

    page.route("**/ending", tied)
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".account .why").first).to_contain_text(
        "aux talents\u00a0: 17 contre 1. À égalité auparavant\u00a0: "
        "6 places au palais chacun\u00a0; aux points de commerce\u00a0: 6 contre 6."
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_last_voyage_makes_room_for_the_final_seat(open_page: Open, base: str, width: int, height: int) -> None:
    """The last turn of the match was a rival's voyage; what is asked now has nothing to do with it."""
    page = open_page("fr", toured=TABLE, width=width, height=height)
    sit(page, base, 250, 5)
    expect(page.locator(".console [data-word=buy_final_seat]")).to_be_visible()
    expect(page.locator(".voyage")).to_have_count(0)
