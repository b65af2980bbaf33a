"""Leaving a seat to a bot and taking it again; moving to another device; programs among the opponents."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import ROOT, anything, be_somebody, emporion, speak, table_of

Check = Callable[[Page, str], None]


def table_of_two(host: Page, guest: Page, base: str, **more: Any) -> str:
    """A table of Ostia with two people and a bot; the guest has sat down."""
    be_somebody(host, base, "Anna")
    be_somebody(guest, base, "Bela", "fr")
    table = table_of(host, base, "ostia", "me", "open", "easy", **more)
    guest.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1})
    return f"{base}/table/{table}"


def test_leaving_and_coming_back(open_page: Open, base: str, check_axe: Check) -> None:
    host, guest = open_page("en"), open_page("fr", width=390, height=844)
    address = table_of_two(host, guest, base)
    host.goto(address)
    guest.goto(address)
    guest.get_by_role("button", name="Joueurs").click()
    guest.get_by_role("button", name="Quitter ma place").click()
    dialog = guest.get_by_role("dialog", name="Quitter votre place")
    expect(dialog.get_by_role("button", name="Rester")).to_be_focused()
    check_axe(guest, "leaving")
    dialog.get_by_role("radio", name="difficile").click()
    dialog.get_by_role("button", name="La laisser au robot").click()
    # Everybody sees it, and who left can watch.
    seat = host.locator(".seats .seat").filter(has=host.get_by_title(re.compile(r"^A bot \(hard\) plays until")))
    expect(seat).to_have_count(1)
    banner = guest.locator(".banner", has_text="Un robot joue à votre place.")
    expect(banner).to_be_visible()
    expect(guest.get_by_role("button", name="Quitter ma place")).to_have_count(0)
    host.get_by_role("tab", name=re.compile("Chat")).click()
    expect(host.locator(".chat .note")).to_have_text(re.compile(r"leaves the table: a bot \(hard\) plays on\."))
    guest.reload()
    expect(banner).to_be_visible()
    guest.goto(base)
    row = guest.locator("li", has_text="un robot joue pour vous")
    guest.goto(f"{base}/mine")
    expect(row.first).to_be_visible()
    guest.goto(address)
    banner.get_by_role("button", name="Reprendre ma place").click()
    expect(banner).to_have_count(0)
    expect(seat).to_have_count(0)
    expect(host.locator(".chat .note").last).to_have_text(re.compile("is back at the table"))
    guest.get_by_role("button", name="Joueurs").click()
    expect(guest.get_by_role("button", name="Quitter ma place")).to_be_visible()


def test_a_seat_whose_time_is_over_is_given_to_a_bot(open_page: Open, base: str) -> None:
    host, guest = open_page("en"), open_page("en")
    host.goto(table_of_two(host, guest, base, pace={"kind": "days", "seconds": 1, "late": "wait"}))
    host.get_by_role("button", name="Give the seat to a bot").click()
    host.get_by_role("dialog").get_by_role("button", name="Give it to the bot").click()
    expect(host.locator(".seats").get_by_title(re.compile(r"^A bot \(medium\) plays until"))).to_be_visible()


def test_the_replay_tells_who_left(open_page: Open, base: str) -> None:
    host, guest = open_page("en"), open_page("en")
    address = table_of_two(host, guest, base)
    table = address.rpartition("/")[2]
    for seat, page in enumerate((host, guest)):
        page.request.post(f"{base}/api/tables/{table}/stand_in", data={"seat": seat, "level": "easy"})
    speak(host, base, table, anything)  # there is nothing to say: the bots play to the end
    host.goto(f"{base}/replay/{table}")
    expect(host.locator(".transport")).to_be_visible()
    host.keyboard.press("Home")
    expect(host.locator(".jr .note")).to_have_count(2)
    expect(host.locator(".jr .note").first).to_contain_text("leaves the table: a bot (easy) plays on.")


def test_another_device_becomes_the_same_person(open_page: Open, base: str, check_axe: Check) -> None:
    here, there = open_page("en"), open_page("fr", width=390, height=844)
    here.goto(base)
    here.get_by_role("button", name=re.compile("Take them to another device")).click()
    here.get_by_role("button", name="Show a code").click()
    expect(here.get_by_role("img", name="QR code to link another device")).to_be_visible()
    check_axe(here, "moving")
    code = here.locator(".code").inner_text()
    there.goto(f"{base}/arrive#{code}")
    there.get_by_role("button", name="Retrouver mes tables ici").click()
    there.wait_for_url(f"{base}/")
    me, same = (page.request.get(f"{base}/api/me").json()["id"] for page in (here, there))
    assert me == same
    open_page.forgive("Failed to load resource")  # of the refused code
    there.goto(f"{base}/arrive#{code}")  # it works once
    there.get_by_role("button", name="Retrouver mes tables ici").click()
    expect(there.get_by_role("alert")).to_contain_text("inconnu")


def test_an_invitation_can_be_photographed(open_page: Open, base: str) -> None:
    page = open_page("en")
    page.goto(f"{base}/create/ostia")
    page.locator(".seat").nth(1).get_by_role("radio", name="Friend by link").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()


def test_a_program_is_among_the_opponents(open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = tmp_path / "programs.toml"
    command = [sys.executable, str(ROOT / "examples" / "program.py")]
    programs.write_text(f'[Minerva]\ncommand = {command}\ngames = ["ostia"]\n')
    monkeypatch.setenv("EMPORION_PROGRAMS", str(programs))
    with emporion(tmp_path / "data") as base:
        page = open_page("en")
        page.goto(f"{base}/create/ostia")
        page.locator(".seat").nth(1).get_by_role("radio", name="Minerva").click()
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator(".seats").get_by_title("bot · Minerva")).to_be_visible()
        page.goto(f"{base}/create/antiquity")
        expect(page.get_by_role("radio", name="expert").first).to_be_visible()
        expect(page.get_by_role("radio", name="Minerva")).to_have_count(0)
