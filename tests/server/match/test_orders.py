"""Orders in advance, judged by the rules: what they say, when they fall, that they see only what their seat sees."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.kernel.chance import Dice
from emporion.parts.orders import Chosen, Form, Seen
from emporion.server.match.log import ORDERED
from emporion.server.match.orders import (
    LATEST,
    SOONEST,
    OrderRow,
    answers_at,
    facts_of,
    judge,
    kind_of,
    last_said,
    seen_by,
)
from emporion.server.match.play import Play
from emporion.server.messages import Pace
from tests.rules.antiquity.positions import position
from tests.server.match.logs import MATCHES, Log, any_word

ANNA, BELA, CARO = range(3)


class Days(Log):
    pace = Pace("days", 24 * 3600, "wait")

    def seal(self, seat: int, name: str, amount: int = 0, word: str = "", until: str = "") -> OrderRow:
        kind, seen, chosen = kind_of(self.row.game, name), seen_by(self.play, seat), Chosen(amount, word, until)
        assert kind is not None
        form = kind.form(seen)
        assert form is not None and form.takes(chosen), form
        return OrderRow(f"o{len(self.ops)}", "t", f"p{seat}", name, chosen, facts_of(kind, seen), self.now)

    def asks(self, order: OrderRow, seat: int) -> tuple[str, str]:
        verdict = judge(order, self.play, seat, seen_by(self.play, seat))
        return verdict.fate, verdict.word

    def carry_out(self, order: OrderRow, seat: int) -> str:
        """Say what an order says."""
        fate, word = self.asks(order, seat)
        assert fate == "" and word
        self.now += 1000
        ops = self.play.prepare(seat, [self.play.game.vocabulary.number(word)], ORDERED + order.id, self.now)
        self.play.accept(ops)
        self.ops += ops
        return word


def forms(play: Play, seat: int) -> dict[str, Form]:
    found = {kind.name: kind.form(seen_by(play, seat)) for kind in games.orders(play.row.game)}
    return {name: form for name, form in found.items() if form is not None}


# -- Ostia ----------------------------------------------------------------------------------------------------------


def an_auction() -> Days:
    """Anna, the first player, sells a lot; Bela bids first, then Caro."""
    match = Days("ostia", 3, seed="orders", first_player="seat_0")
    for seat in (ANNA, BELA, CARO):
        match.say(f"{seat} {match.play.game.vocabulary.text(match.play.game.offered(match.play.table, seat)[0])}")
    match.say(f"0 {match.play.game.vocabulary.text(match.play.game.offered(match.play.table, ANNA)[0])}")
    assert match.play.speakers() == [BELA]
    return match


def lot(match: Days) -> Any:
    return match.play.game.sight(match.play.table, -1).auction


def test_a_bid_just_above_the_best_up_to_a_limit() -> None:
    match = an_auction()
    least = lot(match).minimum
    form = forms(match.play, CARO)["above"]
    assert form.amounts is not None and form.amounts[0] == least
    most = form.amounts[1]
    assert "above" not in forms(match.play, ANNA)  # the seller does not bid
    order = match.seal(CARO, "above", least + 2)
    assert match.asks(order, CARO) == ("", "")  # it is Bela's turn
    match.say("1 pass")
    assert match.asks(order, CARO) == ("", f"bid:{least}")
    match.back(BELA)
    match.say(f"1 bid:{least + 1}")
    assert match.asks(order, CARO) == ("", f"bid:{least + 2}")
    match.back(BELA)
    match.say(f"1 bid:{least + 2}")
    assert match.asks(order, CARO) == ("", "pass")
    assert not form.takes(Chosen(least - 1)) and not form.takes(Chosen(most + 1)) and not form.takes(Chosen())
    assert not form.takes(Chosen(least, "pass")) and not form.takes(Chosen(least, "", "good:wine"))


def test_an_order_that_has_spoken_is_done_and_falls_when_that_is_taken_back() -> None:
    match = an_auction()
    order = match.seal(CARO, "above", lot(match).minimum)
    match.say("1 pass")
    word = match.carry_out(order, CARO)
    assert match.asks(order, CARO) == ("done", "")
    assert last_said(match.play.ordered, match.play, CARO) == [word]
    there = Play(match.play.game, match.row, match.ops)  # every server knows it
    assert there.ordered.spoken == match.play.ordered.spoken == {order.id}
    assert judge(order, there, CARO, seen_by(there, CARO)).fate == "done"
    match.back(CARO)
    assert match.asks(order, CARO) == ("back", "") and last_said(match.play.ordered, match.play, CARO) == []
    there = Play(match.play.game, match.row, match.ops)
    assert judge(order, there, CARO, seen_by(there, CARO)).fate == "back"
    match.same_elsewhere()


def test_an_order_falls_when_what_it_rests_on_has_changed() -> None:
    match = an_auction()
    order = match.seal(CARO, "above", lot(match).minimum)
    match.say("1 pass", "2 pass")  # she has spoken herself, and the seller has bought his lot: the next auction begins
    assert match.asks(order, CARO) == ("changed", "")


def test_pass_until_a_good_is_sold() -> None:
    match = an_auction()
    goods = lot(match).goods
    form = forms(match.play, CARO)["pass-until"]
    assert form.unending and form.amounts is None and len(form.until) == 6
    never = match.seal(CARO, "pass-until")
    this = match.seal(CARO, "pass-until", until=f"good:{goods[0]}")
    match.say("1 pass")
    assert match.asks(never, CARO) == ("", "pass") and match.asks(this, CARO) == ("reached", "")
    match.carry_out(never, CARO)
    assert match.asks(never, CARO) == ("", "")  # it goes on, until the round is over


def test_the_seller_keeps_the_lot_or_sells_it() -> None:
    match = an_auction()
    least = lot(match).minimum
    form = forms(match.play, ANNA)["keep-up-to"]
    assert form.amounts is not None
    surcharge = form.amounts[0] - least
    order = match.seal(ANNA, "keep-up-to", form.amounts[0])
    match.say(f"1 bid:{least}", "2 pass")
    assert match.asks(order, ANNA) == ("", "keep")
    match.back(CARO)
    match.say(f"2 bid:{least + 1}")
    assert match.asks(order, ANNA) == ("", "sell:2")
    match.back(CARO)
    match.say(f"2 bid:{least}")
    dear = OrderRow("x", "t", "p0", "keep-up-to", Chosen(least + surcharge - 1), order.rests, 0)
    assert match.asks(dear, ANNA) == ("reached", "")  # two have bid as much


# -- when it answers ---------------------------------------------------------------------------------------------------


def test_the_time_of_an_answer_is_spread_and_the_same_everywhere() -> None:
    match = an_auction()
    order = match.seal(CARO, "above", lot(match).minimum)
    match.say("1 pass")
    there = Play(match.play.game, match.row, match.ops)
    at = answers_at(order, match.play, CARO)
    assert at == answers_at(order, there, CARO)
    assert match.now + SOONEST <= at <= match.now + LATEST
    others = {answers_at(msgspec.structs.replace(order, id=f"o{n}"), match.play, CARO) - match.now for n in range(200)}
    assert min(others) < SOONEST + 5_000 and max(others) > LATEST - 5_000 and len(others) > 190
    late = msgspec.structs.replace(order, made=match.now + 10_000_000)
    assert answers_at(late, match.play, CARO) >= match.now + 10_000_000 + SOONEST


# -- every title -------------------------------------------------------------------------------------------------------


def fill_in(form: Form, dice: random.Random) -> Chosen:
    until = [*form.until, *([""] if form.unending else [])]
    return Chosen(
        dice.randint(*form.amounts) if form.amounts else 0,
        dice.choice(form.words) if form.words else "",
        dice.choice(until),
    )


RARE = {"antiquity": {"no-exploration"}, "porto_carthago": {"final-seat"}}
"""Orders about decisions that chance seldom comes to."""
TITLES = [each for each in MATCHES if set(kind.name for kind in games.orders(each[0])) - RARE.get(each[0], set())]


@pytest.mark.parametrize(("title", "seats", "options"), TITLES)
def test_orders_say_what_may_be_said_and_see_what_their_seat_sees(title: str, seats: int, options: Any) -> None:
    """Whole matches in which everybody gives any order, and orders speak where they can."""
    dice, spoken = random.Random(f"{title} orders"), set[str]()
    names = {kind.name for kind in games.orders(title)}
    for seed in range(6):
        match = Days(title, seats, seed=f"orders {seed}", **options)
        sealed: list[tuple[int, OrderRow]] = []
        for _ in range(260):
            play = match.play
            if play.over():
                break
            for seat in range(seats):
                if seat not in play.speakers() and dice.random() < 0.3:
                    offered = forms(play, seat)
                    for name, form in sorted(offered.items()):
                        chosen = fill_in(form, dice)
                        sealed.append((seat, match.seal(seat, name, chosen.amount, chosen.word, chosen.until)))
                        sealed = sealed[-12:]
                    if dice.random() < 0.1:  # at a table that agrees with all the seat knows, it is offered the same
                        guess = play.game.guess(play.table, seat, Dice(f"{seed}"))
                        seen = seen_by(play, seat)
                        again = msgspec.structs.replace(seen, sight=play.game.sight(guess, seat))
                        for kind in games.orders(title):
                            assert kind.form(again) == kind.form(seen)
                            assert facts_of(kind, again) == facts_of(kind, seen)
            ready = [(seat, order) for seat, order in sealed if match.asks(order, seat)[1]]
            if ready and dice.random() < 0.7:
                seat, order = dice.choice(ready)
                assert match.carry_out(order, seat)
                spoken.add(order.name)
            else:
                seat = dice.choice(play.speakers())
                match.say(f"{seat} {play.game.vocabulary.text(any_word(play, seat, dice))}")
        match.same_elsewhere()
    assert spoken == names - RARE.get(title, set())


def test_antiquity_who_has_an_explorer_may_leave_it_at_home() -> None:
    """Bela explores first, so Anna waits; the second of them may say beforehand that he passes."""
    p = position("explore", pieces={0: ["explorer 0/0 man"], 1: ["explorer 0/0 man"]})
    (kind,) = games.orders("antiquity")
    waits = Seen(p.game.sight(p.t, BELA), BELA, p.phase)
    assert p.phase == "exploration" and kind.form(waits) == Form()
    nobody = position("explore", pieces={0: ["explorer 0/0 man"], 1: ["explorer 0/0"]})
    assert kind.form(Seen(p.game.sight(nobody.t, BELA), BELA, nobody.phase)) is None
    p.say(ANNA, "pass")
    assert p.speakers == [BELA] and kind.decision == p.decision
    asked = Seen(p.game.sight(p.t, BELA), BELA, p.phase, ["pass"])
    assert kind.says(asked, Chosen()) == "pass" and kind.rests(asked) == kind.rests(waits)
