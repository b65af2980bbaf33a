"""How one has done, company one avoids, circles with their cups; installed, and without a line."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, play_together_to_the_end, show, table_of

Check = Callable[..., None]


def opened(open_page: Open, base: str, name: str, language: str = "fr", **more: object) -> Page:
    page = open_page(language, **more)  # type: ignore[arg-type]
    be_somebody(page, base, name, language)
    return page


def test_how_i_have_done(open_page: Open, base: str, check_axe: Check) -> None:
    gaius = opened(open_page, base, "Gaius")
    camille = opened(open_page, base, "Camille", "en", theme="dark", width=390, height=844)
    gaius.goto(f"{base}/player")
    expect(gaius.locator("main")).to_contain_text("Votre première partie terminée apparaîtra ici")
    table = table_of(gaius, base, "ostia", "me", "open", "easy", door="public")
    assert camille.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1}).ok
    play_together_to_the_end([gaius, camille], base, table)
    show(gaius, base, "/player")
    expect(gaius.locator("[data-zone=by-game]")).to_contain_text("Ostia")
    expect(gaius.locator("[data-zone=against]")).to_contain_text("Camille")
    expect(gaius.locator("[data-zone=matches] a[href^='/analysis/']")).to_have_attribute("href", f"/analysis/{table}")
    gaius.locator("[data-zone=by-game] button").first.click()
    expect(gaius.locator("[data-zone=by-game]")).to_contain_text("à 3, entre personnes")
    check_axe(gaius, "results")
    # Nobody else sees them until that is allowed.
    person = gaius.request.get(f"{base}/api/me").json()["id"]
    open_page.forgive("404")
    camille.goto(f"{base}/player/{person}")
    expect(camille.locator("body")).to_contain_text("or it is not open to you")
    gaius.get_by_role("button", name="Qui voit cette page").click()
    gaius.get_by_role("radio", name="tout le monde").click()
    expect(gaius.locator("[role=dialog]")).to_contain_text("Toute personne qui en a l’adresse")
    gaius.get_by_role("switch", name="Avoir une cote").click()
    expect(gaius.locator("main")).to_contain_text("Vous avez choisi de ne pas avoir de cote")
    camille.reload()
    expect(camille.locator("h1")).to_have_text("Gaius")
    check_axe(camille, "somebody else's results on a phone")


def test_company_that_is_avoided(open_page: Open, base: str, check_axe: Check) -> None:
    gaius, noe = opened(open_page, base, "Gaius"), opened(open_page, base, "Noé")
    table = table_of(gaius, base, "ostia", "me", "open", "open")
    assert noe.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1}).ok
    for page in (gaius, noe):
        page.goto(f"{base}/table/{table}")
    field = noe.get_by_role("textbox", name="Écrire à la table")
    field.fill("quelque chose de laid")
    field.press("Enter")
    line = gaius.locator(".chat p", has_text="quelque chose de laid")
    expect(line).to_be_visible()
    line.get_by_role("button", name="Noé").click()
    dialog = gaius.locator("[role=dialog]")
    check_axe(gaius, "avoiding somebody")
    dialog.get_by_role("button", name="Signaler").click()
    dialog.get_by_role("textbox").fill("Il crie.")
    dialog.get_by_role("button", name="Envoyer").click()
    expect(gaius.locator("body")).to_contain_text("C’est transmis. Merci.")
    line.get_by_role("button", name="Noé").click()
    dialog.get_by_role("button", name="Ne plus jouer ensemble").click()
    expect(line).to_have_count(0)
    show(gaius, base, "/me")
    panel = gaius.locator("[data-zone=avoided]")
    expect(panel).to_contain_text("Noé")
    other = table_of(noe, base, "ostia", "me", "open", "open")
    answer = gaius.request.post(f"{base}/api/tables/{other}/sit", data={"seat": 1})
    assert answer.json()["error"] == "shunned"
    panel.get_by_role("button", name="Ne plus éviter").click()
    expect(panel).to_have_count(0)


def test_a_circle_and_its_cup(open_page: Open, base: str, check_axe: Check) -> None:
    gaius = opened(open_page, base, "Gaius")
    livia = opened(open_page, base, "Livia", "en", theme="dark", width=390, height=844)
    gaius.goto(f"{base}/circles")
    gaius.get_by_role("textbox", name="Nom du cercle").fill("Les Tontons d’Ostie")
    gaius.get_by_role("button", name="Créer").click()
    link = gaius.locator("[data-zone=members] input")
    expect(link).to_be_visible()
    livia.goto(link.input_value())
    expect(livia.locator("[data-zone=invited]")).to_contain_text("Les Tontons d’Ostie")
    livia.get_by_role("button", name="Join").click()
    expect(livia.locator("[data-zone=members]")).to_contain_text("Gaius")
    gaius.get_by_role("button", name="Ouvrir une coupe").click()
    dialog = gaius.locator("[role=dialog]")
    dialog.get_by_role("textbox").fill("Coupe de novembre")
    check_axe(gaius, "a new cup")
    dialog.get_by_role("button", name="Ouvrir").click()
    cup = gaius.locator("[data-zone=cup]")
    expect(cup).to_contain_text("Coupe de novembre")
    livia.reload()
    livia.get_by_role("button", name="Take part").click()
    expect(livia.locator("[data-zone=cup] tbody tr")).to_have_count(2)
    gaius.reload()
    cup.get_by_role("button", name="Commencer la coupe").click()
    expect(cup).to_contain_text("prêts : 0 sur 2, on vous attend")
    check_axe(gaius, "a cup")
    livia.reload()
    check_axe(livia, "a cup on a phone")
    livia.get_by_role("button", name="I am ready").click()
    livia.wait_for_url("**/table/*")
    gaius.reload()
    cup.get_by_role("button", name="Je suis prêt").click()
    gaius.wait_for_url("**/table/*")
    expect(gaius.locator("[data-zone=board]")).to_be_visible()


KEPT = """async names => {
  const cache = await caches.open('emporion-mine')
  const keys = (await cache.keys()).map(key => new URL(key.url).pathname)
  return names.every(name => keys.includes(name))
}"""


def test_without_a_line(open_page: Open, base: str) -> None:
    """A finished match can be read again, and the rules; what is done in a match waits for the line."""
    page = opened(open_page, base, "Gaius", worker=True)
    open_page.forgive("ERR_INTERNET_DISCONNECTED")
    open_page.forgive("ERR_FAILED")
    over = table_of(page, base, "ostia", "me", "easy", "easy")
    play_together_to_the_end([page], base, over)
    page.goto(f"{base}/finished")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.locator(f"[data-table='{over}']")).to_be_visible()
    page.goto(f"{base}/analysis/{over}")
    expect(page.locator("main")).to_be_visible()
    page.goto(f"{base}/rules/ostia")
    expect(page.locator("main")).to_contain_text("OST-")
    page.goto(f"{base}/finished")
    wanted = [f"/api/tables/{over}/replay", "/api/lobby", "/api/me"]
    while not page.evaluate(KEPT, wanted):
        page.wait_for_timeout(20)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(f"[data-table='{over}']")).to_be_visible()
    page.goto(f"{base}/rules/ostia")
    expect(page.locator("main")).to_contain_text("OST-")
    page.context.set_offline(False)


def test_a_dropped_line_loses_nothing(open_page: Open, base: str) -> None:
    page = opened(open_page, base, "Gaius")
    open_page.forgive("ERR_INTERNET_DISCONNECTED")
    open_page.forgive("WebSocket")
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    page.goto(f"{base}/table/{table}")
    page.wait_for_selector("[data-says=offered]")
    said = page.request.get(f"{base}/api/tables/{table}").json()["words"]
    page.context.set_offline(True)
    page.locator("[data-says=offered]").first.click()
    page.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('[data-pending=true]')")
    page.reload()
    page.wait_for_selector("[data-zone=board]")
    assert page.request.get(f"{base}/api/tables/{table}").json()["words"] >= said


def test_the_first_page_asks_for_little(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, touch=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base)))
    page.goto(base)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert len(asked) < 15, asked
    assert len(asked) == len(set(asked)), asked  # what was preloaded is what is used
