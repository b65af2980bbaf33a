"""What the table tells of what happened: the journal forward, under its heads, a moment again, what happened since."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from emporion.games import load, titles
from emporion.kernel.record import read_record
from emporion.kernel.text import Speech
from tests.browser.conftest import Open
from tests.browser.hands import (
    ROOT,
    Player,
    answered,
    be_somebody,
    hold_time,
    play_on,
    play_until,
    start_against_bots,
    table_of,
)

SHARE = 0.4
TURN = 204 / 505
"""There a turn of Concordia Venus begins."""
SHOWN = 150
"""Lines the journal lays out at first."""


def record(title: str) -> Path:
    return sorted((ROOT / "tests" / "fixtures" / title).glob("*.record"))[1]


def told(title: str, language: str) -> tuple[list[str], int]:
    """The heads of the lines in the journal of the seat that sits down, and how many lines it has."""
    match = read_record(load(title), record(title).read_text(encoding="utf-8"))
    word = min(round(SHARE * len(match.said)), len(match.said) - 1)
    past, seat = match.at(word), match.said[word].seat
    speech = Speech(match.game, language, match.header.seats, seat)
    events = past.events_seen_by(seat)
    shown = [(speech.head(match.game.place(event)), speech.event(event)) for event in events[-SHOWN:]]
    lines = [head for head, line in shown if line.removesuffix(".").lower() not in head.lower().split(" · ")]
    here = [speech.head(match.game.here(past.table))]  # what is asked stands there
    return [head for head, _ in groupby(lines + here)], len(events)


def numbers(page: Page) -> list[int]:
    found: list[int] = page.eval_on_selector_all(".journal .line", "all => all.map(one => Number(one.dataset.entry))")
    return found


def at_end(journal: Locator) -> bool:
    return bool(journal.evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight < 24"))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("title", titles())
def test_the_journal_reads_forward_under_the_heads_of_the_game(
    open_page: Open, base: str, title: str, language: str
) -> None:
    page = open_page(language, toured=titles())
    play_on(page, base, record(title), SHARE)
    journal = page.get_by_role("log")
    heads, _ = told(title, language)
    expect(journal.locator("h3").last).to_contain_text(heads[-1])
    assert [text.strip() for text in journal.locator("h3 > span").all_text_contents()] == heads
    lines = numbers(page)
    assert lines == sorted(lines) and len(set(lines)) == len(lines)
    assert at_end(journal), "the newest line is not in view"
    you = {"fr": "Vous", "en": "You"}[language]
    own = journal.locator(".turn.own h4")
    assert {name.strip() for name in own.locator("span").nth(0).all_text_contents()} <= {you}
    guest = page.locator(".seats .seat.on")
    expect(guest.first).to_be_visible()
    assert "Guest" not in journal.inner_text()


@pytest.mark.parametrize("title", titles())
def test_a_line_is_seen_again_on_the_board(open_page: Open, base: str, title: str) -> None:
    """Pointed at it offers its rule and its moment; a click on the past board returns and says nothing."""
    page = open_page("en", toured=titles())
    play_on(page, base, record(title), SHARE)
    line = page.locator(".journal .line").last
    expect(page.locator(".journal .again")).to_have_count(0)
    line.hover()
    expect(line.locator(".rule")).to_be_visible()
    expect(line.locator(".again")).to_be_visible()
    before = numbers(page)
    page.clock.install()
    line.locator(".text").click()
    past = page.locator("section.past")
    expect(past).to_contain_text("You see this move again")
    page.locator("[data-zone=board]").click(position={"x": 300, "y": 200})
    expect(past).to_have_count(0)
    answered(page)
    assert numbers(page) == before


def test_keys_of_the_journal(open_page: Open, base: str) -> None:
    page = open_page("en", toured=titles())
    play_on(page, base, record("concordia_venus"), SHARE)
    lines = page.locator(".journal .text")
    last = lines.count() - 1
    page.keyboard.press("j")
    expect(lines.nth(last)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(last - 1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(last)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    groups: list[str] = page.eval_on_selector_all(".journal .text", "all => all.map(one => one.dataset.turn)")
    start = groups.index(groups[-1])
    first = start if start < last else groups.index(groups[last - 1])
    expect(lines.nth(first)).to_be_focused()
    page.clock.install()
    page.keyboard.press("Enter")
    expect(page.locator("section.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.past")).to_have_count(0)


def test_only_some_seats_are_told_of(open_page: Open, base: str) -> None:
    page = open_page("en", toured=titles())
    play_on(page, base, record("concordia_venus"), SHARE)
    everything = len(numbers(page))
    filters = page.get_by_role("group", name="Journal of one player").get_by_role("button")
    names = [name.removeprefix("Only: ") for name in filters.evaluate_all("all => all.map(one => one.ariaLabel)")]
    filters.nth(1).click()
    expect(filters.nth(1)).to_have_attribute("aria-pressed", "true")
    heads = {text.strip() for text in page.locator(".journal h4 > span:first-of-type").all_text_contents()}
    assert 0 < len(numbers(page)) < everything
    assert names[1] in heads
    filters.nth(1).click()
    assert len(numbers(page)) == everything


def test_new_lines_do_not_move_what_is_read(open_page: Open, base: str) -> None:
    page = open_page("en", toured=titles())
    play_on(page, base, record("concordia_venus"), SHARE)
    journal = page.get_by_role("log")
    journal.evaluate("one => (one.scrollTop = 0)")
    expect(page.locator(".newer")).to_have_count(0)
    page.locator("[data-zone=board] [data-says=offered]").first.click()
    answered(page)
    newer = page.locator(".newer")
    expect(newer).to_contain_text("new line")
    assert journal.evaluate("one => one.scrollTop") == 0
    newer.click()
    expect(newer).to_have_count(0)
    assert at_end(journal)


def test_what_happened_since_my_last_word(open_page: Open, base: str) -> None:
    """Complete, step by step on the board; a click there or Escape returns to now."""
    page = open_page("fr", toured=titles())
    play_on(page, base, record("concordia_venus"), TURN)
    since = page.locator(".journal .since")
    expect(since).to_have_text("depuis votre dernier coup")
    page.keyboard.press("v")
    recap = page.locator(".recap")
    expect(recap.locator("h2")).to_have_text("Depuis votre dernier coup")
    facts = recap.locator(".bar button")
    assert facts.count() == recap.locator(".fact, .chip").count() > 1
    page.clock.install()
    facts.nth(0).click()
    expect(page.locator("section.past")).to_contain_text(f"1 sur {facts.count()}")
    recap.get_by_role("button", name="Mot suivant").or_(recap.locator(".keys .btn").nth(3)).first.click()
    expect(page.locator("section.past")).to_contain_text(f"2 sur {facts.count()}")
    expect(recap.locator("[aria-current=step]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("section.past")).to_have_count(0)
    recap.get_by_role("button", name="À moi de jouer").click()
    expect(recap).to_have_count(0)
    expect(page.get_by_role("log")).to_be_visible()


def test_the_recap_opens_by_itself_when_pieces_move(open_page: Open, base: str) -> None:
    page = open_page("en", speed="fast", toured=titles())
    play_on(page, base, record("concordia_venus"), TURN)
    expect(page.locator(".recap")).to_be_visible()
    page.locator(".recap header .btn").click()
    expect(page.get_by_role("log")).to_be_visible()


def test_before_my_first_word_the_recap_tells_the_start_and_waits_for_the_tour(open_page: Open, base: str) -> None:
    page = open_page("fr", speed="fast", toured=[])
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "concordia_venus", "me", "easy", "easy", "easy", options={"mode": "team"})
    page.goto(f"{base}/table/{table}")
    tour = page.get_by_role("dialog", name="Visite de la table")
    expect(tour).to_be_visible()
    page.wait_for_selector("[data-says=offered]", state="attached")
    recap = page.locator(".recap")
    expect(recap).to_have_count(0)  # it would take the seats' goods away that the tour tells of
    page.keyboard.press("Escape")
    expect(recap.locator("h2")).to_have_text("Depuis le début de la partie")
    expect(recap.locator("header p")).to_have_text("3 joueurs, 9 faits")
    recap.get_by_role("button", name="À moi de jouer").click()
    expect(page.locator(".journal .since")).to_have_count(0)
    expect(page.get_by_role("button", name="Revoir depuis le début")).to_be_visible()


def test_the_journal_may_have_the_room_of_the_seats(open_page: Open, base: str) -> None:
    """Four seats of Antiquity leave it two lines at 1366 x 768; one click, kept in this browser."""
    page = open_page("fr", width=1366, height=768, toured=titles())
    play_on(page, base, sorted((ROOT / "tests" / "fixtures" / "antiquity").glob("*.record"))[2], SHARE)
    journal = page.get_by_role("log")
    height = "one => one.clientHeight"
    before = journal.evaluate(height)
    more = page.get_by_role("button", name="Agrandir le journal")
    more.click()
    expect(more).to_have_attribute("aria-pressed", "true")
    assert before < 160 and journal.evaluate(height) > 2 * before
    page.reload()
    expect(more).to_have_attribute("aria-pressed", "true")
    more.click()
    assert journal.evaluate(height) == before


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1440, 900), ("dark", 390, 844)])
def test_everybody_can_read_it(
    open_page: Open, base: str, check_axe: Callable[[Page, str], None], theme: str, width: int, height: int
) -> None:
    page = open_page("fr", theme, width, height, toured=titles())
    play_on(page, base, record("porto_carthago"), SHARE)
    page.keyboard.press("j")
    expect(page.locator(".journal .pointed .rule")).to_be_visible()
    check_axe(page, "the journal")
    page.keyboard.press("v")
    page.locator(".recap .bar button").first.click()
    expect(page.locator("section.past")).to_be_visible()
    check_axe(page, "the recap")


def test_seats_and_journal_wait_for_the_cards_to_turn(open_page: Open, base: str) -> None:
    page = open_page("en", speed="normal", recap="off", toured=titles())
    start_against_bots(page, base)
    player = Player(page, 4)
    play_until(page, lambda: page.locator("[data-piece]").count() > 0, player.act)
    journal = page.get_by_role("log")
    hold_time(page)

    def act() -> bool:
        page.clock.run_for(20)
        return player.act()

    play_until(page, lambda: page.locator(".reveal").count() > 0, act)  # sealed, then answered
    assert "Cato shows" not in journal.inner_text()
    page.clock.run_for(1000)
    expect(journal).to_contain_text("Cato shows")
    assert "at the forum." not in journal.inner_text()
    page.clock.run_for(2000)
    expect(journal).to_contain_text("at the forum.")
    assert "in the Senate" not in journal.inner_text()
    page.clock.run_for(8000)
    expect(journal).to_contain_text("in the Senate")
