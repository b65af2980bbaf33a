"""Matches by clicking, in a real browser against the real server; whole ones by key are in test_keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    Player,
    answered,
    be_somebody,
    emporion,
    free_port,
    leave_it_to_end,
    play_together_to_the_end,
    play_until,
    start_against_bots,
    table_of,
)

DECISIONS = {"take", "lot", "bid", "allocate", "reveal"}


def test_a_match_against_bots(open_page: Open, base: str) -> None:
    page = open_page(drawn=False)
    start_against_bots(page, base)
    player = Player(page, 1)
    play_until(page, lambda: player.seen >= DECISIONS, player.act)
    leave_it_to_end(page, base)  # a round was played by hand; what comes after is the same again
    expect(page.locator(".panel.end h2")).to_be_visible()
    # The finished match can be looked at again, and its chance is verified here.
    page.locator('.panel.end a[href^="/replay/"]').click()
    expect(page.locator(".chance .tag.good")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("h1")).to_contain_text("move 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_contain_text("move 1 of")
    page.keyboard.press("0")
    page.keyboard.press("End")
    expect(page.locator(".transport")).to_be_visible()


def test_two_people_at_one_table(open_page: Open, base: str) -> None:
    host, guest = open_page("en"), open_page("fr")
    host.goto(f"{base}/create/ostia")
    host.locator(".seat").nth(1).get_by_role("radio", name="Friend by link").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    guest.goto(host.url)
    guest.get_by_role("button", name="S’asseoir").first.click()
    players = Player(host, 2), Player(guest, 3)
    for page in (host, guest):
        page.wait_for_selector(".console")
    # What one writes the other reads.
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Write to the table").fill("Ave!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name=re.compile("Discussion")).click()
    expect(guest.get_by_text("Ave!")).to_be_visible()
    play_until(
        host,
        lambda: all(player.seen >= DECISIONS for player in players),
        lambda: any([player.act() for player in players]),
    )
    # A round was played by hand; what comes after is the same again.
    table = host.url
    for page in (host, guest):
        page.goto(f"{base}/rules")  # there nothing is drawn of it
    play_together_to_the_end((host, guest), base, table.rpartition("/")[2])
    for page in (host, guest):
        page.goto(table)
        expect(page.locator(".panel.end h2")).to_be_visible()
    assert host.locator(".panel.end .points").all_inner_texts() == guest.locator(".panel.end .points").all_inner_texts()


def test_reload_in_mid_decision(open_page: Open, base: str) -> None:
    page = open_page()
    start_against_bots(page, base)
    player = Player(page, 4)
    play_until(page, lambda: page.locator("[data-piece]").count() > 0, player.act)
    first = page.locator(".space.storage [data-piece]").first
    name = first.get_attribute("aria-label")
    first.click()
    page.locator(".space.forum .ghost").click()
    expect(page.locator(".space.forum [data-piece]")).to_have_count(1)
    page.reload()
    # Nothing is lost: the draft lies where it lay, and the match goes on.
    expect(page.locator(".space.forum [data-piece]")).to_have_count(1)
    moved = page.locator(".space.forum [data-piece]").get_attribute("aria-label") or ""
    assert name is not None and moved.split(" ×")[0] == name.split(" ×")[0]
    before = page.locator(".journal").inner_text()
    play_until(page, lambda: page.locator(".reveal").count() > 0, player.act)  # sealed, then confirmed or laid anew
    assert page.locator(".journal").inner_text() != before


def test_language_changes_in_the_middle_of_a_match(open_page: Open, base: str) -> None:
    page = open_page("en")
    start_against_bots(page, base)
    expect(page.locator(".console h2")).to_contain_text("Take one card from your boat")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator(".console h2")).to_contain_text("Prenez")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".journal")).to_contain_text("Votre bateau apporte")
    text = page.inner_text("body")
    for english in ("Take ", "Journal ", "Rules", "Your boat", "Round", "Players"):
        assert english not in text or english == "Journal ", english
    page.reload()
    expect(page.locator(".console h2")).to_contain_text("Prenez")


def test_a_lost_line_comes_back_by_itself(open_page: Open, tmp_path_factory: pytest.TempPathFactory) -> None:
    data, port = tmp_path_factory.mktemp("lost"), free_port()
    page = open_page()
    open_page.forgive("WebSocket")  # a browser tells of the broken line in its console
    open_page.forgive("ERR_CONNECTION")
    with emporion(data, port) as base:
        start_against_bots(page, base)
        page.locator(".console [data-says=offered]").first.click()
        answered(page)
    expect(page.get_by_text("Connection interrupted. Your match is saved.")).to_be_visible()
    with emporion(data, port):
        expect(page.get_by_text("Connection interrupted. Your match is saved.")).to_be_hidden()
        player = Player(page, 5)
        play_until(page, lambda: len(player.seen) > 0, player.act)
        page.close()  # before the server goes for good


def test_a_refused_word_explains_itself(open_page: Open, base: str) -> None:
    page = open_page()
    start_against_bots(page, base)
    player = Player(page, 6)
    play_until(page, lambda: page.locator(".console.mine .step input").count() > 0, player.act)
    page.locator(".step button").first.click(force=True)  # refused things can be asked, though they are "disabled"
    bubble = page.locator(".bubble.refused")
    expect(bubble).to_contain_text("below the minimum")
    bubble.get_by_role("button", name=re.compile("OST-4.1.9")).click()
    expect(page.locator(".drawer .one.hit")).to_contain_text("OST-4.1.9")


def test_taking_back(open_page: Open, base: str) -> None:
    """The free card is a sealed choice: it can be taken back until all are in."""
    host, guest = open_page(), open_page()
    host.goto(f"{base}/create/ostia")
    host.locator(".seat").nth(1).get_by_role("radio", name="Friend by link").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").first.click()
    host.locator(".console [data-says=offered]").first.click()
    host.get_by_role("button", name="Take step back").click()
    expect(host.locator(".console [data-says=offered]").first).to_be_visible()


def test_a_new_state_is_shown_with_the_answer_so_that_what_is_lit_can_be_said(open_page: Open, base: str) -> None:
    """However late the answer comes after the state: no click falls between the two."""
    page = open_page(toured=["porto_carthago"])
    be_somebody(page, base)
    came: list[str] = []
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def keep_answers(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            came.append(json.loads(message)["type"])
            if came[-1] == "answer":
                late.append((line, message))
            else:
                line.send(message)

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/live$"), keep_answers)
    first = {"first_player_by_lot": False, "first_seat": 0}
    page.goto(f"{base}/table/{table_of(page, base, 'porto_carthago', 'me', 'easy', 'easy', options=first)}")
    dock = page.locator('[data-word="claim:egypt_1"][data-says=offered]').first
    expect(dock).to_be_visible()
    before = came.count("state")
    dock.click()
    play_until(page, lambda: "answer" in came and came.count("state") > before, lambda: False)
    expect(page.locator("[data-pending=true]")).to_have_count(1)
    expect(dock).to_be_visible()  # the state after it has come, and waits for the answer
    for line, answer in late:
        line.send(answer)
    answered(page)
    expect(dock).to_have_count(0)
