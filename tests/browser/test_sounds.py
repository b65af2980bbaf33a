"""A table can be heard: quietly, with one switch, on a phone only when it is asked for. Pieces move, but not for who
wants stillness."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, play_to_the_end, table_of

# The pitch of every tone and breath that is begun, in place of the loudspeaker.
# Whatever Playwright looks at counts as a gesture of the person: here only a press does.
EAR = """
window.heard = []
window.addEventListener('pointerdown', () => { window.pressed = true }, true)
const gesture = { get hasBeenActive() { return window.pressed === true } }
Object.defineProperty(navigator, 'userActivation', { value: gesture })
const knob = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} })
const part = () => ({ gain: knob(), frequency: { value: 0 }, connect: (to) => to, stop() {}, start() {} })
window.AudioContext = class {
  state = 'running'
  sampleRate = 100
  get currentTime() { return performance.now() / 1000 }
  createBuffer() { return { getChannelData: () => new Float32Array(1) } }
  createBufferSource() { return part() }
  createGain() { return part() }
  createBiquadFilter() { return part() }
  createOscillator() { return { ...part(), start() { window.heard.push(this.frequency.value) } } }
}
"""
# What moves, looked at before each picture: a piece, or the name of a transition.
EYE = """
window.moved = []
const look = () => {
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().duration > 0) {
      window.moved.push(one.animationName ?? one.transitionProperty ?? 'piece')
    }
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
MY_TURN = [220, 294]
COIN = 2093
LAST_OF_THE_END = 587


def heard(page: Page) -> list[float]:
    pitches: list[float] = page.evaluate("window.heard")
    return pitches


def sit_down(page: Page, base: str) -> str:
    page.add_init_script(EAR)
    be_somebody(page, base)
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    page.goto(f"{base}/table/{table}")
    return table


def press_anything(page: Page) -> None:
    page.locator("#main [data-says=offered]").first.click()


def test_bids_my_turn_and_the_end_are_heard(open_page: Open, base: str) -> None:
    page = open_page()
    table = sit_down(page, base)
    expect(page.locator("#main [data-says=offered]").first).to_be_visible()
    assert heard(page) == []  # nobody has touched the page: the browser would complain
    page.mouse.click(2, 300)
    page.keyboard.press("Escape")
    play_to_the_end(page, base, table)
    expect(page.locator("[data-zone=end]")).to_be_visible()
    assert heard(page)[-1] == LAST_OF_THE_END
    assert COIN in heard(page)
    assert [pitch for pitch in heard(page) if pitch in MY_TURN][:2] == MY_TURN


@pytest.mark.parametrize(("touch", "settings"), [(False, {"sounds": False}), (True, {})])
def test_nothing_is_heard_where_sounds_are_off(
    open_page: Open, base: str, touch: bool, settings: dict[str, Any]
) -> None:
    page = open_page(width=390 if touch else 1440, touch=touch, **settings)
    table = sit_down(page, base)
    press_anything(page)
    play_to_the_end(page, base, table)
    expect(page.locator("[data-zone=end]")).to_be_visible()
    assert heard(page) == []


def test_pieces_move(open_page: Open, base: str) -> None:
    page = open_page(speed="normal")
    page.add_init_script(EYE)
    sit_down(page, base)
    press_anything(page)
    page.wait_for_function("() => window.moved.includes('piece')")


def test_nothing_moves_for_who_wants_stillness(open_page: Open, base: str) -> None:
    page = open_page(speed="normal")
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(EYE)
    table = sit_down(page, base)
    press_anything(page)
    play_to_the_end(page, base, table)
    expect(page.locator("[data-zone=end]")).to_be_visible()
    assert page.evaluate("window.moved") == []
