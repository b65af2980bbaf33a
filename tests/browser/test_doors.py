"""Names, the page where a table is made, the waiting room, my tables, addresses that can be shared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import ROOT, be_somebody, play_to_the_end, play_together_to_the_end, still, table_of

RECORD = ROOT / "tests" / "fixtures" / "ostia" / "1-3-seats-defaults.record"
Check = Callable[[Page, str], None]


def options(page: Page) -> list[str]:
    shown: list[str] = page.eval_on_selector_all("[data-option]", "all => all.map(one => one.dataset.option)")
    return shown


def test_who_sits_down_first_is_asked_for_a_name_once(open_page: Open, base: str, check_axe: Check) -> None:
    page = open_page("fr", named=False)
    page.goto(base)
    play = page.locator(".game", has_text="Ostia").locator(".btn.go")
    play.click()
    dialog = page.get_by_role("dialog", name="Comment vous appelle-t-on ?")
    field = dialog.get_by_label("Nom")
    expect(field).to_be_focused()
    assert re.fullmatch(r"[A-Z][a-z]+", field.input_value())  # an ancient name, and no number
    check_axe(page, "the question for a name")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url.rstrip("/") == base  # who does not want to sit down does not
    play.click()
    field.fill("Camille")
    page.keyboard.press("Enter")
    page.wait_for_selector(".console, .prompt")
    page.goto(base)
    expect(page.locator(".who .name")).to_have_text("Camille")
    page.locator(".game", has_text="Porto Carthago").locator(".btn.go").click()
    page.wait_for_url("**/table/*")


def test_options_that_do_not_apply_are_not_shown(open_page: Open, base: str) -> None:
    page = open_page("fr")
    page.goto(f"{base}/create/concordia_venus?seats=4")
    expect(page.locator("[data-option=map]")).to_be_visible()
    assert "partner_talk" not in options(page) and "ionium_without_b" not in options(page)
    assert "classic_deck" in options(page)
    expect(page.get_by_label("Limite de tours de table")).to_have_attribute("type", "number")
    page.locator("[data-option=mode]").get_by_role("radio", name="par équipes de deux").click()
    expect(page.locator("[data-option=partner_talk]")).to_be_visible()
    assert "classic_deck" not in options(page)
    expect(page.locator("[data-option=map] select")).to_have_value("hellas")  # as is usual for two teams
    expect(page.locator("[data-zone=seats] .foot")).to_contain_text("1 + 3 contre 2 + 4")
    page.get_by_role("button", name="Ajouter 2 places").click()
    expect(page.locator("[data-zone=seats] .seat")).to_have_count(6)
    expect(page.locator("[data-zone=seats] .foot")).to_contain_text("1 + 4 contre 2 + 5 contre 3 + 6")
    page.locator("[data-option=mode]").get_by_role("radio", name="individuel").click()
    expect(page.locator("[data-zone=seats] .seat")).to_have_count(5)
    page.locator("[data-option=map] select").select_option("ionium")
    expect(page.locator("[data-option=ionium_without_b]")).to_be_visible()


def test_a_number_is_kept_within_its_bounds(open_page: Open, base: str) -> None:
    page = open_page("en")
    page.goto(f"{base}/create/antiquity")
    field = page.get_by_label("Last turn")
    for typed, kept in (("5", "10"), ("99", "40"), ("25", "25"), ("", "40")):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(kept)


def test_only_seats_of_the_table_can_begin(open_page: Open, base: str) -> None:
    page = open_page("fr")
    page.goto(f"{base}/create/porto_carthago?seats=3")
    assert "first_seat" not in options(page)
    page.locator("[data-option=first_player_by_lot]").get_by_role("switch").click()
    seats = page.locator("[data-option=first_seat]").get_by_role("radio")
    expect(seats).to_have_text(["Joueur 1", "Joueur 2", "Joueur 3"])
    seats.nth(2).click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-zone=board]")


@pytest.mark.parametrize(
    ("title", "seats"),
    [("ostia", 3), ("antiquity", 2), ("concordia_venus", 3), ("constantinopolis", 3), ("porto_carthago", 3)],
)
def test_a_first_match_of_every_title(open_page: Open, base: str, title: str, seats: int) -> None:
    page = open_page("fr", toured=[title])
    page.goto(f"{base}/create/{title}")
    choice = page.get_by_role("radio", name="Première partie")
    choice.click()
    expect(choice).to_be_checked()
    expect(page.locator("[data-zone=seats] .seat")).to_have_count(seats)
    expect(page.locator("[data-zone=seats] .what [aria-checked=true]")).to_have_text(["facile"] * (seats - 1))
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-zone=board]")


def test_the_waiting_room(open_page: Open, base: str, check_axe: Check) -> None:
    anna, bela = open_page("fr"), open_page("fr")
    anna.goto(f"{base}/create/ostia?seats=4&option=ivory=off")
    for seat in (1, 2):
        anna.locator("[data-zone=seats] .seat").nth(seat).get_by_role("radio", name="Ami par lien").click()
    anna.locator("[data-zone=spectators]").get_by_role("radio", name="regardent", exact=True).click()
    anna.get_by_role("button", name="Ouvrir la table").click()
    anna.wait_for_url("**/table/*")
    expect(anna.locator("[data-zone=facts]")).to_contain_text("Cartes Ivoire")
    expect(anna.locator("[data-zone=facts]")).to_contain_text("seuls les joueurs écrivent")
    expect(anna.locator("[data-zone=facts]")).to_contain_text("Les robots jouent d’un bon pas")
    bela.goto(anna.url)
    expect(bela.locator("[data-zone=chat]")).to_contain_text("Seuls les joueurs écrivent à cette table.")
    bela.locator("[data-zone=seats] li").nth(1).get_by_role("button", name="S’asseoir").click()
    bela.get_by_label("Écrire à la table").fill("salve")
    bela.keyboard.press("Enter")
    expect(anna.locator("[data-zone=chat]")).to_contain_text("salve")
    bela.get_by_role("button", name="Changer de place").click()
    bela.locator("[data-zone=seats] li").nth(2).get_by_role("button", name="Venir ici").click()
    expect(anna.locator("[data-zone=seats] li").nth(1)).to_contain_text("place libre")
    still(anna)
    check_axe(anna, "the waiting room")
    anna.get_by_role("button", name=re.compile("^Retirer ")).first.click()
    anna.get_by_role("dialog").get_by_role("button", name="Retirer", exact=True).click()
    expect(bela.locator(".told")).to_contain_text("L’hôte a libéré votre place")
    expect(bela.get_by_role("button", name="S’asseoir")).to_have_count(0)
    anna.get_by_role("button", name="Annuler la table").click()
    anna.get_by_role("dialog").get_by_role("button", name="Annuler la table").click()
    expect(bela.get_by_text("Cette table a été annulée.")).to_be_visible()
    expect(anna.locator("[data-zone=open]")).to_be_visible()
    expect(anna.locator("[data-zone=mine]")).to_have_count(0)  # who has no table any more needs no list of them


def test_a_rematch_is_seen_and_joined(open_page: Open, base: str) -> None:
    anna, bela = open_page("fr"), open_page("fr")
    be_somebody(anna, base, "Anna", "fr")
    be_somebody(bela, base, "Bela", "fr")
    table = table_of(anna, base, "ostia", "me", "open", "easy")
    bela.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1})
    play_together_to_the_end((anna, bela), base, table)
    anna.goto(f"{base}/table/{table}")
    bela.goto(f"{base}/table/{table}")
    anna.get_by_role("button", name="Proposer une revanche").click()
    anna.wait_for_url(lambda url: table not in url)
    proposal = bela.locator(".proposal")
    expect(proposal).to_contain_text("Anna propose une revanche")
    bela.goto(f"{base}/")
    row = bela.locator("[data-zone=mine] li", has_text="propose une revanche")
    expect(row).to_have_count(1)
    bela.goto(f"{base}/table/{table}")
    proposal.get_by_role("button", name="Rejoindre").click()
    bela.wait_for_selector("[data-zone=board]")
    expect(anna.locator("[data-zone=board]")).to_be_visible()
    assert anna.url == bela.url


def test_my_tables_tell_where_they_stand_and_can_be_left(open_page: Open, base: str, check_axe: Check) -> None:
    page = open_page("fr")
    page.goto(base)
    page.locator(".game", has_text="Ostia").locator(".btn.go").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    page.wait_for_selector(".console.mine")
    page.goto(base)
    row = page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("Tour 1 · Port")
    expect(row).to_contain_text("rien n’est perdu")
    row.get_by_role("button", name=re.compile("^Quitter cette table")).click()
    check_axe(page, "the ways out of a table")
    page.get_by_role("dialog").get_by_role("button", name="Effacer").click()
    expect(row).to_have_count(0)


def test_finished_matches_tell_date_result_and_place(open_page: Open, base: str) -> None:
    page = open_page("fr")
    be_somebody(page, base, "Anna", "fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    play_to_the_end(page, base, table)
    page.goto(f"{base}/finished")
    row = page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text(re.compile(r"(1er|[23]e) sur 3, \d+\spoints?"))
    expect(row).to_contain_text(re.compile(r"\d{1,2} \w+ 20\d\d"))
    expect(row).to_contain_text(re.compile("l’emport|gagnée"))


def test_the_address_follows_a_replay_and_can_be_shared(open_page: Open, base: str) -> None:
    page = open_page("fr")
    page.goto(f"{base}/finished")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url(re.compile(r"/replay/record-[0-9a-f]{20}"))
    expect(page.locator(".panel.kept")).to_contain_text("gardé à cette adresse jusqu’au")
    rounds = page.locator(".line .names span").all_inner_texts()
    assert [name for name in rounds if name] == ["I", "II", "III", "IV", "V"]
    assert page.locator(".journal").evaluate("list => list.scrollWidth <= list.clientWidth")
    page.get_by_role("button", name="Premier coup").click()
    page.wait_for_url(re.compile(r"\?n=0$"))
    page.get_by_role("button", name="Un coup en avant").click()
    page.wait_for_url(re.compile(r"\?n=1$"))
    page.get_by_role("button", name="tout", exact=True).click()
    page.wait_for_url(re.compile(r"\?n=1&view=all$"))
    expect(page.locator(".name").filter(has_text=re.compile("^Vous$"))).to_have_count(0)
    other = open_page("fr")
    other.goto(page.url)
    expect(other.locator("h1.at")).to_contain_text("coup 1 sur")
    expect(other.get_by_role("button", name="tout", exact=True)).to_have_attribute("aria-pressed", "true")
    other.get_by_role("link", name="Analyse").click()
    other.wait_for_url(re.compile(r"/analysis/record-[0-9a-f]{20}\?n=1$"))


def test_home_says_that_my_only_table_stands_above(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=["ostia"])
    be_somebody(page, base, "Rémi", "fr")
    table_of(page, base, "ostia", "me", "easy", "easy")
    page.goto(base)
    expect(page.locator("[data-zone=mine]")).to_contain_text("Pas d’autre table : la vôtre est ci-dessus.")
    expect(page.get_by_text("Pas encore de table")).to_have_count(0)
