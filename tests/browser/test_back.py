"""Taking back in a browser: a step, a turn, after bots have answered, with the yes of others; and the question before
a slip. Seeds and names are fixed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import answered, be_somebody, hold_time, speak, table_of

FIRST = {"first_player_by_lot": False, "first_seat": 0}
WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])


def say(page: Page, word: str) -> None:
    """A click on the thing that says it, wherever that lies: on a phone it may be behind another tab."""
    page.locator(f'[data-word="{word}"][data-says=offered]').first.dispatch_event("click")
    answered(page)


def offered(page: Page, word: str) -> None:
    page.wait_for_selector(f'[data-word="{word}"][data-says=offered]', state="attached")


@SIZES
def test_a_step_and_a_turn_go_back_after_bots_have_answered(open_page: Open, base: str, size: dict[str, Any]) -> None:
    page = open_page("fr", toured=["porto_carthago"], **size)
    be_somebody(page, base, "Rémi", "fr")
    page.goto(f"{base}/table/{table_of(page, base, 'porto_carthago', 'me', 'easy', 'easy', options=FIRST)}")
    hold_time(page)
    say(page, "claim:egypt_1")
    step = page.get_by_role("button", name="Annuler le coup")
    expect(step).to_be_visible()
    page.wait_for_selector("[data-says=offered]")  # both bots have claimed their docks
    step.click()
    offered(page, "claim:egypt_1")
    expect(page.get_by_text("Vous êtes revenu au début de votre tour.")).to_be_visible()
    expect(step).to_have_count(0)
    page.get_by_role("button", name="Refaire").click()
    expect(step).to_be_visible()
    page.keyboard.press("Shift+Z")  # the whole turn, by the keyboard
    offered(page, "claim:egypt_1")
    expect(page.get_by_role("button", name="Refaire")).to_be_visible()


def test_the_whole_turn_is_one_click(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=["concordia_venus"], **WIDE)
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "concordia_venus", "me", "easy", "easy")
    page.goto(f"{base}/table/{table}")
    hold_time(page)
    say(page, "play:start_architect")
    whole = page.get_by_role("button", name="Tout le tour")
    expect(whole).to_have_count(0)  # it is one step so far
    page.wait_for_selector('[data-word^="leave:"][data-says=offered]', state="attached")
    say(page, page.locator('[data-word^="leave:"][data-says=offered]').first.get_attribute("data-word") or "")
    expect(whole).to_be_visible()
    whole.click()
    offered(page, "play:start_architect")
    page.keyboard.press("z")
    expect(page.get_by_role("alert")).to_have_count(0)  # there is nothing before that
    page.get_by_role("button", name="Refaire").click()
    expect(whole).to_be_visible()
    page.keyboard.press("z")
    expect(whole).to_have_count(0)
    page.keyboard.press("Shift+Z")
    offered(page, "play:start_architect")


@SIZES
@pytest.mark.parametrize("yes", [True, False], ids=["yes", "no"])
def test_the_others_are_asked_and_answer_in_a_banner(
    open_page: Open, base: str, size: dict[str, Any], yes: bool
) -> None:
    remi, octavia = (open_page("fr", toured=["porto_carthago"], **size) for _ in range(2))
    be_somebody(remi, base, "Rémi", "fr")
    be_somebody(octavia, base, "Octavia", "fr")
    table = table_of(remi, base, "porto_carthago", "me", "open", "easy", options=FIRST)
    octavia.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1})
    for page in (remi, octavia):
        page.goto(f"{base}/table/{table}")
        hold_time(page)
    say(remi, "claim:egypt_1")
    say(octavia, "claim:egypt_2")
    ask = remi.get_by_role("button", name="Demander à annuler")
    expect(ask).to_be_visible()
    remi.keyboard.press("z")
    dialog = remi.get_by_role("dialog", name="Demander à annuler votre tour ?")
    expect(dialog).to_contain_text("Octavia")  # who has played since
    expect(dialog.get_by_role("button", name="Garder mon coup")).to_be_focused()
    remi.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ask.click()
    dialog.get_by_role("button", name="Demander").click()
    sent = remi.get_by_role("status").filter(has_text="Demande envoyée")
    expect(sent).to_contain_text("réfléchit")
    asked = octavia.get_by_role("status").filter(has_text="Rémi voudrait annuler son tour")
    expect(asked).to_contain_text("Rien de caché n’a été vu depuis.")
    expect(octavia.get_by_role("dialog")).to_have_count(0)
    asked.get_by_role("button", name="Accepter" if yes else "Refuser").click()
    if yes:
        expect(remi.get_by_text("Tous acceptent. Vous êtes revenu au début de votre tour.")).to_be_visible()
        offered(remi, "claim:egypt_1")
        if size is PHONE:
            octavia.get_by_role("button", name="Journal").click()
        expect(octavia.locator(".journal s")).to_have_text("Tour de Rémi")
        say(remi, "claim:egypt_1")
        expect(octavia.locator(".journal .now.mine")).to_be_visible()
        octavia.keyboard.press("v")
        expect(octavia.locator(".recap s")).to_have_text("Tour de Rémi")
        expect(octavia.locator(".recap .fact:has(s)")).to_contain_text("annulé, tous d’accord")
    else:
        expect(remi.get_by_text("Octavia préfère continuer. Votre coup reste joué.")).to_be_visible()
        expect(ask).to_have_count(0)
        remi.keyboard.press("z")
        expect(remi.get_by_text(re.compile("déjà été posée pour ce tour"))).to_be_visible()


@SIZES
def test_an_empty_draft_is_sealed_after_one_question(open_page: Open, base: str, size: dict[str, Any]) -> None:
    page = open_page("fr", toured=["antiquity"], careful=True, confirm=False, **size)
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "antiquity", "me", "easy")
    speak(page, base, table, lambda state: None if state["decision"] == "draft" else str(state["offer"][0]))
    page.goto(f"{base}/table/{table}")
    say(page, "commit")
    dialog = page.get_by_role("dialog", name="Votre plan est vide")
    expect(dialog.get_by_role("button", name="Revenir au plan")).to_be_focused()
    expect(dialog).to_contain_text("sans emploi")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    offered(page, "commit")
    say(page, "commit")
    dialog.get_by_role("button", name="Valider un plan vide").click()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('[data-word=commit][data-says=offered]')")


def test_the_question_can_be_switched_off(open_page: Open, base: str) -> None:
    page = open_page("fr", careful=True)
    page.goto(f"{base}/settings")
    switch = page.get_by_role("switch", name="Prévenir avant une étourderie")
    expect(switch).to_be_checked()
    switch.click()
    page.reload()
    expect(switch).not_to_be_checked()
