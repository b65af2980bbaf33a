"""Who I am: passkeys, links by mail, printed codes, devices, seats that were lost, everything of mine."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, emporion, free_port, play_together_to_the_end, still, table_of
from tests.server.people.homes import Post, plain

Check = Callable[..., None]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    post = Post()
    post.open()
    yield post
    post.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[str]:
    """A server that sends mail, at an address that has a name: passkeys want one."""
    port = free_port()
    address = f"http://localhost:{port}"
    variables = {
        "EMPORION_SMTP": f"smtp://127.0.0.1:{post.port}",
        "EMPORION_MAIL_FROM": "Emporion <games@mail.example>",
        "EMPORION_ORIGIN": address,
    }
    with emporion(tmp_path_factory.mktemp("home"), port=port, variables=variables):
        yield address


class Keys:
    """The keys of a browser, in software."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = made["authenticatorId"]

    def all(self) -> list[Any]:
        found: list[Any] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def add(self, keys: list[Any]) -> None:
        """The same keys as another browser's, as phones share them."""
        for key in keys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def opened(open_page: Open, home: str, name: str, language: str = "fr", **more: Any) -> Page:
    page = open_page(language, **more)
    be_somebody(page, home, name, language)
    return page


def me(page: Page, home: str) -> Any:
    return page.request.get(f"{home}/api/me").json()


def mailed(post: Post, address: str, home: str) -> str:
    """The link in the mail to that address."""
    while not (found := [mail for mail in post.mails if mail["To"] == address]):
        time.sleep(0.02)
    post.mails.remove(found[0])
    link = re.search(rf"{home}/link#\S+", plain(found[0]))
    assert link is not None
    return link[0]


def printed_code(page: Page, home: str) -> str:
    return str(page.request.post(f"{home}/api/me/code/new", data={}).json()["code"])


def test_a_passkey_keeps_my_place_and_brings_me_back(open_page: Open, home: str, check_axe: Check) -> None:
    page = opened(open_page, home, "Gaius")
    keys = Keys(page)
    table_of(page, home, "ostia", "me", "easy", "easy")
    page.goto(f"{home}/settings")
    expect(page.locator(".who")).to_contain_text("invité")
    page.locator("main").get_by_role("link", name="Garder ma place").click()
    expect(page.get_by_text("Vous jouez en invité : votre table ne tient qu’à ce navigateur.")).to_be_visible()
    check_axe(page, "keep my place")
    page.evaluate("() => { navigator.credentials.create = () => Promise.reject(new Error('no')) }")
    page.get_by_role("button", name="Créer la clé").click()
    expect(page.get_by_role("alert")).to_have_text(
        "La clé n’a pas été créée. Rien n’a changé. Essayez le courriel ou le code."
    )
    page.reload()
    page.get_by_role("button", name="Créer la clé").click()
    expect(page.locator(".kept")).to_contain_text("Chrome, Linux ajoutée à l’instant")
    expect(page.locator(".who")).not_to_contain_text("invité")
    expect(page.get_by_text("Votre place est gardée : ces clés vous ramènent")).to_be_visible()

    phone = opened(open_page, home, "Cassia", width=390, height=844, touch=True)
    Keys(phone).add(keys.all())
    own = table_of(phone, home, "ostia", "me", "easy", "easy")
    phone.goto(f"{home}/back")
    expect(phone.get_by_text("La table de Cassia, ouverte dans ce navigateur, rejoint les vôtres.")).to_be_visible()
    check_axe(phone, "find my seat")
    phone.get_by_role("button", name="Clé d’accès").click()
    expect(phone.get_by_text("Bienvenue, Gaius.")).to_be_visible()
    expect(phone.get_by_text("La table de Cassia est maintenant à vous.")).to_be_visible()
    expect(phone).to_have_url(f"{home}/")
    assert me(phone, home)["id"] == me(page, home)["id"]
    phone.goto(f"{home}/table/{own}")
    expect(phone.locator("[data-zone=board]")).to_be_visible()
    expect(phone.locator(".banner.watch")).to_have_count(0)

    page.reload()  # the same person, on two devices
    rows = page.locator("[data-zone=devices] li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="clé d’accès")).to_have_count(1)
    check_axe(page, "devices")


def test_without_a_name_in_the_address_passkeys_explain_themselves(open_page: Open, base: str) -> None:
    """At 127.0.0.1 no browser has passkeys; and this server sends no mail, so that is not offered."""
    page = opened(open_page, base, "Gaius", "en")
    page.goto(f"{base}/me")
    expect(page.get_by_text("knows no passkeys: they need an https address")).to_be_visible()
    expect(page.get_by_role("button", name="Make the key")).to_have_count(0)
    expect(page.get_by_text("Link by e-mail")).to_have_count(0)
    expect(page.get_by_role("button", name="Make a code")).to_be_visible()


def test_a_link_by_mail_keeps_my_place_and_brings_me_back(
    open_page: Open, home: str, post: Post, check_axe: Check
) -> None:
    page = opened(open_page, home, "Livia")
    page.goto(f"{home}/me")
    page.get_by_label("Adresse de courriel").fill("livia@mail.example")
    page.get_by_role("button", name="Envoyer le lien").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Un courriel part pour livia@mail.example.")
    link = mailed(post, "livia@mail.example", home)
    page.goto(link)
    expect(page.get_by_text("Avec ce lien, votre adresse garde la place de Livia.")).to_be_visible()
    check_axe(page, "a link that keeps")
    page.get_by_role("button", name="Garder la place").click()
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(
        "Votre adresse est confirmée : la place de Livia est gardée."
    )
    page.get_by_role("main").get_by_role("link", name="Garder ma place").click()
    expect(page.locator(".kept")).to_contain_text("livia@mail.example")

    tablet = opened(open_page, home, "Drusilla", "en")
    tablet.goto(f"{home}/back")
    tablet.get_by_role("button", name="E-mail").click()
    tablet.get_by_label("name@example.org").fill("livia@mail.example")
    tablet.get_by_role("button", name="Send the link").click()
    expect(tablet.get_by_role("main").get_by_role("status")).to_contain_text(
        "A mail is on its way to livia@mail.example."
    )
    link = mailed(post, "livia@mail.example", home)
    tablet.goto(link)
    expect(tablet.get_by_text("This link opens Livia’s tables on this device.")).to_be_visible()
    tablet.get_by_role("button", name="Find my tables here").click()
    expect(tablet.get_by_text("Welcome, Livia.")).to_be_visible()
    assert me(tablet, home)["id"] == me(page, home)["id"]
    open_page.forgive("404")
    tablet.goto(f"{home}/settings")
    tablet.goto(link)  # once only
    expect(tablet.get_by_role("alert")).to_have_text("This link is unknown, used or too old.")
    expect(tablet.get_by_role("link", name="Send another one")).to_be_visible()


def test_a_printed_code_is_shown_once_and_works_once(open_page: Open, home: str, check_axe: Check) -> None:
    page = opened(open_page, home, "Marcus", theme="dark")
    page.goto(f"{home}/me")
    page.get_by_role("button", name="Faire un code").click()
    code = page.locator(".code").inner_text()
    assert len(code.split(" · ")) == 6
    still(page)
    check_axe(page, "a printed code")
    page.get_by_role("button", name="C’est noté").click()
    expect(page.locator(".code")).to_have_count(0)
    expect(page.locator(".kept")).to_contain_text("Code imprimé ajouté à l’instant")

    other = opened(open_page, home, "Varro", lent="")
    other.goto(f"{home}/back")
    other.get_by_role("button", name="Code imprimé").click()
    open_page.forgive("404")
    other.get_by_label("les six mots").fill("abeille abeille abeille")
    other.get_by_role("button", name="Retrouver mes tables").click()
    expect(other.get_by_role("alert")).to_have_text("Ce code est inconnu, déjà utilisé ou trop ancien.")
    other.get_by_label("les six mots").fill(code.lower())
    other.get_by_label("Cet appareil m’est prêté").check()
    expect(other.get_by_text("Rien n’est mêlé.")).to_be_visible()
    other.get_by_role("button", name="Retrouver mes tables").click()
    expect(other.get_by_text("Bienvenue, Marcus.")).to_be_visible()
    expect(other.get_by_text("Varro garde ses propres tables : rien n’est mêlé.")).to_be_visible()
    other.goto(f"{home}/me")
    expect(other.locator("[data-zone=devices]")).to_contain_text("prêté, jusqu’au")
    other.get_by_role("button", name="Me déconnecter ici").click()
    other.get_by_role("dialog").get_by_role("button", name="Me déconnecter ici").click()
    expect(other.locator(".who .name")).to_have_text("Varro")


def test_removing_the_last_key_says_what_is_lost(open_page: Open, home: str) -> None:
    page = opened(open_page, home, "Marcus", "en")
    printed_code(page, home)
    page.goto(f"{home}/me")
    page.get_by_role("button", name="Remove Printed code").click()
    dialog = page.get_by_role("dialog", name="Remove the last key?")
    expect(dialog.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    assert me(page, home)["kept"]
    page.get_by_role("button", name="Remove Printed code").click()
    dialog.get_by_role("button", name="Remove it").click()
    expect(page.locator(".who")).to_contain_text("guest")
    assert not me(page, home)["kept"]


def test_a_device_that_is_signed_out_elsewhere_is_a_guests_at_once(open_page: Open, home: str) -> None:
    page = opened(open_page, home, "Gaius")
    table = table_of(page, home, "ostia", "me", "easy", "easy")
    phone = opened(open_page, home, "Nobody")
    code = page.request.post(f"{home}/api/me/move", data={}).json()["code"]
    assert phone.request.post(f"{home}/api/me/arrive", data={"code": code}).ok
    phone.goto(f"{home}/table/{table}")
    expect(phone.locator(".prompt.mine, .console.mine").first).to_be_visible()
    page.goto(f"{home}/me")
    rows = page.locator("[data-zone=devices] li")
    expect(rows).to_have_count(2)
    open_page.forgive("401")
    page.get_by_role("button", name="Renommer Un ordinateur").click()
    page.get_by_role("dialog").get_by_label("Nom").fill("Au salon")
    page.get_by_role("button", name="Garder ce nom").click()
    expect(rows.filter(has_text="Au salon")).to_have_count(1)
    page.get_by_role("button", name="Déconnecter Au salon").click()
    expect(rows).to_have_count(1)
    expect(phone.locator(".banner.watch")).to_contain_text("Vous regardez")
    assert me(phone, home)["id"] != me(page, home)["id"]


def lose(page: Page) -> None:
    """The browser was cleaned."""
    page.context.clear_cookies()


def test_who_lost_the_cookie_finds_the_seat_again(open_page: Open, home: str, check_axe: Check) -> None:
    host, page = opened(open_page, home, "Livia"), opened(open_page, home, "Gaius")
    table = table_of(host, home, "ostia", "me", "open", "easy")
    assert page.request.post(f"{home}/api/tables/{table}/sit", data={"seat": 1}).ok
    code = printed_code(page, home)
    lose(page)
    open_page.forgive("401")
    page.goto(f"{home}/table/{table}")
    expect(page.locator(".banner.watch")).to_contain_text("Vous regardez")
    page.get_by_role("button", name="Retrouver ma place").click()
    dialog = page.get_by_role("dialog", name="Retrouver ma place")
    expect(dialog.locator(".held")).to_contain_text("Gaius")
    expect(dialog).to_contain_text("L’hôte, Livia, peut rouvrir votre place")
    still(page)
    check_axe(page, "find my seat at a table")
    dialog.get_by_role("button", name="Code imprimé").click()
    dialog.get_by_label("les six mots").fill(code)
    dialog.get_by_role("button", name="Retrouver mes tables").click()
    expect(page.locator(".prompt.mine, .console.mine").first).to_be_visible()
    expect(page.locator(".banner.watch")).to_have_count(0)


def test_a_table_without_spectators_shows_the_way_back(open_page: Open, home: str) -> None:
    page = opened(open_page, home, "Gaius", "en")
    table = table_of(page, home, "ostia", "me", "easy", "easy", spectators="none")
    code = printed_code(page, home)
    lose(page)
    open_page.forgive("401")
    page.goto(f"{home}/table/{table}")
    page.get_by_role("link", name="Find my seat").click()
    expect(page.get_by_text("This browser does not know your seat at this table.")).to_be_visible()
    page.get_by_role("button", name="Printed code").click()
    page.get_by_label("the six words").fill(code)
    page.get_by_role("button", name="Find my tables").click()
    page.wait_for_url(f"{home}/table/{table}")
    expect(page.locator(".prompt.mine, .console.mine").first).to_be_visible()


def test_the_host_gives_a_held_seat_anew(open_page: Open, home: str, check_axe: Check) -> None:
    host, page, old = (opened(open_page, home, name) for name in ("Livia", "Gaius", "Gaius"))
    table = table_of(host, home, "ostia", "me", "open", "easy")
    assert old.request.post(f"{home}/api/tables/{table}/sit", data={"seat": 1}).ok
    host.goto(f"{home}/table/{table}")
    host.get_by_role("button", name="Rouvrir la place").click()
    dialog = host.get_by_role("dialog", name="Rouvrir la place de Gaius ?")
    dialog.get_by_role("button", name="Faire un lien").click()
    link = dialog.locator(".address").inner_text()
    still(host)
    check_axe(host, "a seat is given anew")
    host.keyboard.press("Escape")
    page.goto(link)
    expect(page.get_by_text("Livia vous donne la place de Gaius, en pleine partie.")).to_be_visible()
    check_axe(page, "a seat to take again")
    page.get_by_role("button", name="M’y asseoir").click()
    page.wait_for_url(f"{home}/table/{table}")
    expect(page.locator(".prompt.mine, .console.mine").first).to_be_visible()
    expect(host.get_by_role("button", name="Rouvrir la place")).to_have_count(0)
    old.goto(f"{home}/table/{table}")  # the old device has it no more
    expect(old.locator(".banner.watch")).to_contain_text("Vous regardez")
    open_page.forgive("404")
    other = opened(open_page, home, "Mallory", "en")
    other.goto(link)
    expect(other.get_by_role("alert")).to_have_text("This link is unknown, used or too old.")
    host.get_by_role("tab", name="Discussion").or_(host.get_by_role("button", name="Discussion")).first.click()
    expect(host.get_by_role("log", name="Discussion")).to_contain_text(
        "L’hôte a rouvert la place de Gaius : Gaius s’y assied."
    )


def test_everything_of_mine_is_given_out_and_erased(open_page: Open, home: str, check_axe: Check) -> None:
    page, other = opened(open_page, home, "Gaius"), opened(open_page, home, "Livia")
    table = table_of(other, home, "ostia", "me", "open", "easy")
    assert page.request.post(f"{home}/api/tables/{table}/sit", data={"seat": 1}).ok
    play_together_to_the_end([page, other], home, table)
    page.goto(home)  # after a finished match a guest is told how to be found again
    expect(page.get_by_role("region", name="Garder ma place")).to_be_visible()
    page.get_by_role("button", name="Plus tard").click()
    page.reload()
    expect(page.get_by_text("Parties terminées").first).to_be_visible()
    expect(page.get_by_role("region", name="Garder ma place")).to_have_count(0)
    page.goto(f"{home}/me")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Emporter mes données").click()
    mine = json.loads(coming.value.path().read_text(encoding="utf-8"))
    assert mine["person"]["name"] == "Gaius" and "Gaius" in mine["tables"][0]["record"]
    page.get_by_role("button", name="M’effacer d’Emporion").click()
    dialog = page.get_by_role("dialog", name="Tout effacer ?")
    expect(dialog.get_by_role("button", name="Ne rien effacer")).to_be_focused()
    expect(dialog).to_contain_text("vous devenez « ancien invité »")
    still(page)
    check_axe(page, "erase everything")
    open_page.forgive("401")
    dialog.get_by_role("button", name="Tout effacer").click()
    expect(page.get_by_text("Tout est effacé.")).to_be_visible()
    assert me(page, home)["name"] != "Gaius"
    other.goto(f"{home}/replay/{table}")
    expect(other.get_by_text("ancien invité").first).to_be_visible()
    other.locator(".duo").get_by_role("button", name="EN").click()
    expect(other.get_by_text("former guest").first).to_be_visible()
    assert "former guest" in other.request.get(f"{home}/api/tables/{table}/record").text()


@pytest.mark.parametrize("language, theme", [("fr", "light"), ("en", "dark")])
def test_the_privacy_page_says_what_is_kept(
    open_page: Open, home: str, check_axe: Check, language: str, theme: str
) -> None:
    page = opened(open_page, home, "Gaius", language, theme=theme, width=390, height=844)
    page.goto(f"{home}/settings")
    page.get_by_role("link", name={"fr": "Vie privée", "en": "Privacy"}[language]).click()
    expect(page.get_by_role("heading", level=2)).to_have_count(11)
    check_axe(page, "privacy")
    for place in ("me", "back"):
        page.goto(f"{home}/{place}")
        page.wait_for_selector(".way, .ways")
        check_axe(page, place)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
