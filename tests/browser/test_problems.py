"""What a person reads when something goes wrong: a sentence in his language, never the server's."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from emporion.server.problems import CODES, ProblemError
from tests.browser.conftest import Open
from tests.browser.hands import hold_time

SAMPLE: dict[str, Any] = {"allowed": "2, 4", "levels": "easy, hard"}
FRENCH = {
    "bad-seats": "Avec ces options, le jeu se joue à 2, 4, pas à 7.",
    "too-fast": "Trop de demandes à la fois : réessayez dans 7 secondes.",
    "too-long": "C’est trop long : 7 ko au plus.",
    "foreign": "Un autre site ne peut pas agir en votre nom. Ouvrez Emporion à sa propre adresse.",
    "storage": "Le serveur ne peut rien enregistrer pour l’instant. Ce que montre la table compte ; réessayez bientôt.",
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
        told = problem(next(answers))
        body = msgspec.json.encode(told.problem()).decode()
        route.fulfill(status=told.status, content_type="application/json", body=body)

    page.route("**/api/tables", answer)
    button.evaluate(ASK, len(CODES))
    page.wait_for_function("times => said.length === times", arg=len(CODES), polling=100)
    texts: list[str] = page.evaluate("said")
    said = {code: re.sub(r"\s", " ", text.strip()) for code, text in zip(CODES, texts, strict=True)}
    unknown = "Quelque chose a échoué" if language == "fr" else "Something went wrong"
    for code, text in said.items():
        assert text and unknown not in text and "{" not in text and "error-" not in text, (code, text)
        if language == "fr":
            assert str(problem(code)).lower() not in text.lower(), (code, text)
    if language == "fr":
        assert {code: said[code] for code in FRENCH} == FRENCH
