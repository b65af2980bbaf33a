# interpreted
"""Orders in advance: on one's office, on a challenge, on what the Consul lets pass, on donations."""

from __future__ import annotations

from typing import Any

from emporion.games.constantinopolis.sight.shapes import ConstantinopolisSight, OfficeSight
from emporion.parts.orders import Chosen, Form, Order, Seen

Look = Seen[ConstantinopolisSight]


def _office(seen: Look) -> OfficeSight | None:
    return next((office for office in seen.sight.offices if office.holder == seen.seat), None)


def _gold(seen: Look) -> int:
    return seen.sight.seats[seen.seat].gold


# -- keep the office, or take a vacant one ----------------------------------------------------------------------------


def _office_form(seen: Look) -> Form | None:
    if seen.phase != "auction":
        return None
    office = _office(seen)
    if office is not None:
        return Form(words=["keep"], figures={"office": f"office:{office.id}"})
    vacant = [f"vacant:{each.id}" for each in seen.sight.offices if each.holder is None]
    return Form(words=vacant) if vacant else None


def _office_rests(seen: Look) -> list[Any]:
    office = _office(seen)
    return [seen.sight.round, seen.phase, office.id if office is not None else None]


def _word(seen: Look, chosen: Chosen) -> str:
    return chosen.word


# -- defend it up to a limit ------------------------------------------------------------------------------------------


def _defend_form(seen: Look) -> Form | None:
    office = _office(seen)
    if seen.phase != "auction" or office is None:
        return None
    least, most = office.stake + 1, _gold(seen) + office.stake
    return (
        Form((least, most), figures={"office": f"office:{office.id}", "stake": office.stake}) if least <= most else None
    )


def _defend_rests(seen: Look) -> list[Any]:
    return [*_office_rests(seen), _gold(seen)]


def _defend_says(seen: Look, chosen: Chosen) -> str | None:
    duel = seen.sight.duel
    if duel is None or duel.holder != seen.seat:
        return None  # the seat is the challenger: that is another matter
    limit = f"up_to:{chosen.amount}"
    if limit in seen.offer:
        return limit
    bids = [int(word.partition(":")[2]) for word in seen.offer if word.startswith("bid:")]
    within = [bid for bid in bids if bid <= chosen.amount]
    return f"bid:{min(within)}" if within else "pass"


# -- what the Consul lets pass ----------------------------------------------------------------------------------------


def _consul_form(seen: Look) -> Form | None:
    office = _office(seen)
    if office is None or office.id != "consul" or office.tipped or seen.phase not in ("auction", "construction"):
        return None
    plans = [f"building:{plan.id}" for plan in seen.sight.plans if plan.preemptible]
    return Form(until=sorted(set(plans))) if plans else None


def _consul_rests(seen: Look) -> list[Any]:
    office = _office(seen)
    return [seen.sight.round, office.id if office is not None else None]


def _consul_says(seen: Look, chosen: Chosen) -> str | None:
    preemption = seen.sight.preemption
    wanted = chosen.until.removeprefix("building:")
    return None if preemption is not None and preemption.building == wanted else "preempt:no"


# -- donations --------------------------------------------------------------------------------------------------------


def _donation_form(seen: Look) -> Form | None:
    made = seen.sight.seats[seen.seat].makes
    return Form(words=["pass", *(f"donate:{good}" for good in made)]) if seen.phase == "donation" else None


def _donation_rests(seen: Look) -> list[Any]:
    return [seen.sight.round, seen.phase, sorted(seen.sight.seats[seen.seat].goods.items())]


ORDERS = (
    Order("office", "auction_choose", "CPL-4.1.4", _office_form, _office_rests, _word),
    Order("defend", "auction_bid", "CPL-4.1.7", _defend_form, _defend_rests, _defend_says, once=False),
    Order("let-pass", "preempt", "CPL-4.4.8", _consul_form, _consul_rests, _consul_says, once=False),
    Order("donation", "donate", "CPL-4.7.1", _donation_form, _donation_rests, _word),
)
