"""What a seat may see, built up from nothing: everything but the sealed choices of others and the order of the deck."""

from emporion.games.newtitle.sight.shapes import NewTitleSight, OwnSight, Pile, SeatSight
from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import GOODS, ROUNDS
from emporion.games.newtitle.table.layout import DECK, NONE, WAITS
from emporion.kernel.game import Game


def sight(game: Game[NewTitleTable], t: NewTitleTable, viewer: int) -> NewTitleSight:
    return NewTitleSight(
        round=min(int(t.round()), ROUNDS),
        rounds=ROUNDS,
        first_player=int(t.first()),
        market=_pile([int(t.market(good)) for good in range(len(GOODS))]),
        deck_size=int(DECK.size(t)),
        discard=_pile([int(t.discarded(good)) for good in range(len(GOODS))]),
        seats=[_seat(t, seat) for seat in range(t.seats())],
        own=OwnSight(_choice(t, viewer)) if viewer >= 0 else None,
    )


def _seat(t: NewTitleTable, seat: int) -> SeatSight:
    shown = int(t.shown(seat))
    return SeatSight(
        coins=int(t.coins(seat)),
        hand=_pile([int(t.hand(seat, good)) for good in range(len(GOODS))]),
        chosen=t.choice(seat) != NONE,
        shipped=GOODS[shown] if shown not in (NONE, WAITS) else None,
    )


def _choice(t: NewTitleTable, seat: int) -> str | None:
    choice = int(t.choice(seat))
    if choice == NONE:
        return None
    return "wait" if choice == WAITS else GOODS[choice]


def _pile(cards: list[int]) -> Pile:
    return {good: n for good, n in zip(GOODS, cards, strict=True) if n}
