"""What a person reads when something goes wrong: a sentence in his language, never the server's."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from emporion.server.problems import CODES, ProblemError
from tests.browser.conftest import Open
from tests.browser.hands import answered, be_somebody, hold_time, lit, table_of

SAMPLE: dict[str, Any] = {"allowed": "2, 4", "levels": "easy, hard"}
FRENCH = {
    "bad-seats": "Avec ces options, le jeu se joue à 2, 4, pas à 7.",
    "too-fast": "Trop de demandes à la fois : réessayez dans 7 secondes.",
    "too-long": "C’est trop long : 7 ko au plus.",
    "foreign": "Un autre site ne peut pas agir en votre nom. Ouvrez Emporion à sa propre adresse.",
    "storage": "Le serveur ne peut rien enregistrer pour l’instant. Ce que montre la table compte ; réessayez bientôt.",
}

AWAY = {
    "fr": "Le serveur est injoignable. Est-il en marche ?",
    "en": "The server cannot be reached. Is it running?",
}
# Presses the button so many times; each time one toast says why nothing came of it, and goes when it is pressed.
ASK = """(button, times) => void (async () => {
  const toasts = () => document.querySelectorAll('.toast')
  const until = (done) => new Promise((found) => {
    const look = () => done() && (watch.disconnect(), found())
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    look()
  })
  const said = (window.said = [])
  for (let time = 0; time < times; time++) {
    await until(() => !button.disabled)
    button.click()
    await until(() => toasts().length)
    said.push([...toasts()].map((one) => one.innerText).join(' and '))
    toasts()[0].click()
    await until(() => !toasts().length)
  }
})()"""


def problem(code: str) -> ProblemError:
    return ProblemError(code, **{name: SAMPLE.get(name, 7) for name in CODES[code].figures()})


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_problem_is_told_in_the_language_of_the_page(open_page: Open, base: str, language: str) -> None:
    page = open_page(language)
    open_page.forgive("Failed to load resource")  # the browser notes every answer that is not 200
    page.goto(base)
    button = page.locator(".game", has_text="Ostia").locator(".btn.go")
    expect(button).to_be_visible()
    hold_time(page)
    answers = iter(CODES)

    def answer(route: Route) -> None:
        code = next(answers, None)
        if code is None:  # a proxy in front, which does not reach the server
            route.fulfill(status=502, content_type="text/html", body="<html><h1>502 Bad Gateway</h1></html>")
            return
        told = problem(code)
        body = msgspec.json.encode(told.problem()).decode()
        route.fulfill(status=told.status, content_type="application/json", body=body)

    page.route("**/api/tables", answer)
    button.evaluate(ASK, len(CODES) + 1)
    page.wait_for_function("times => said.length === times", arg=len(CODES) + 1, polling=100)
    texts: list[str] = page.evaluate("said")
    assert re.sub(r"\s", " ", texts.pop().strip()) == AWAY[language]
    said = {code: re.sub(r"\s", " ", text.strip()) for code, text in zip(CODES, texts, strict=True)}
    unknown = "Quelque chose a échoué" if language == "fr" else "Something went wrong"
    for code, text in said.items():
        assert text and unknown not in text and "{" not in text and "error-" not in text, (code, text)
        if language == "fr":
            assert str(problem(code)).lower() not in text.lower(), (code, text)
    if language == "fr":
        assert {code: said[code] for code in FRENCH} == FRENCH


def test_who_speaks_into_a_forgotten_line_is_heard_on_another(open_page: Open, base: str) -> None:
    """Something on the way lets nothing through any more, and tells nobody."""
    page = open_page("fr")
    be_somebody(page, base, language="fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy", options={"first_player": "seat_0"})
    lines: list[WebSocketRoute] = []
    forgotten: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if line in forgotten else server.send(message))
        server.on_message(lambda message: None if line in forgotten else line.send(message))
        lines.append(line)

    page.route_web_socket(re.compile(f"{table}/live$"), pass_on)
    page.clock.install()
    page.goto(f"{base}/table/{table}")
    expect(page.locator("[data-says=offered]").first).to_be_visible()
    answered(page)
    before = page.request.get(f"{base}/api/tables/{table}").json()["words"]
    forgotten += lines
    page.locator(f'[data-word="{lit(page)[0]}"]').last.click()
    expect(page.locator("[data-pending=true]").first).to_be_attached()
    page.clock.run_for(16_000)
    answered(page)
    assert len(lines) == 2
    assert page.request.get(f"{base}/api/tables/{table}").json()["words"] > before


def test_a_table_asked_for_again_after_a_lost_answer_is_the_same(open_page: Open, base: str) -> None:
    page = open_page()
    open_page.forgive("Failed to load resource")
    be_somebody(page, base)
    page.goto(base)
    names: list[str] = []

    def lose_the_first(route: Route) -> None:
        names.append(json.loads(route.request.post_data or "")["once"])
        if len(names) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/api/tables", lose_the_first)
    button = page.locator(".game", has_text="Ostia").locator(".btn.go")
    button.click()
    expect(page.locator(".toast")).to_have_count(1)
    button.click()
    page.wait_for_url("**/table/*")
    assert names[0] and names == [names[0]] * 2
    assert len(page.request.get(f"{base}/api/lobby").json()["mine"]) == 1
