"""Words worth thinking about: the planner's own, and a few others of the same verb."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import BREWERY, CART_SHOP, CATHEDRAL, GRANARY, MARKET
from emporion.games.antiquity.table.words import BUILD, VOCABULARY
from emporion.kernel.words import Words

OTHERS: Final = 5
# What any plan can use; another building would only cost it wood or a luxury.
_USED: Final[list[int]] = [CATHEDRAL, CART_SHOP, MARKET, GRANARY, BREWERY]
_verbs = [VOCABULARY.verb(word) for word in range(len(VOCABULARY))]
_VERB: Final[vec[i64]] = vec[i64]([_verbs.index(verb) for verb in _verbs])


def shorten(t: AntiquityTable, seat: i64, words: Words, planned: i64) -> None:
    """Leave the planned word and at most five others, spread over those of its verb: another hex, another house."""
    alike: i64 = 0
    for k in range(words.n):
        if words.v[k] != planned and _VERB[words.v[k]] == _VERB[planned] and _sensible(t, seat, words.v[k], planned):
            words.v[alike] = words.v[k]
            alike += 1
    kept: i64 = alike if alike < OTHERS else OTHERS
    spread: i64 = alike // kept if kept > 0 else 1
    for k in range(kept):
        words.v[k] = words.v[k * spread]
    words.v[kept] = words.v[0]  # the planned word comes first
    words.v[0] = planned
    words.n = kept + 1


def _sensible(t: AntiquityTable, seat: i64, word: i64, planned: i64) -> bool:
    """Whether the planner could make something of a word in place of its own: every saint has a plan, and before the
    cathedral stands wood goes into carts and land alone."""
    if _VERB[planned] == _VERB[BUILD]:
        return t.owns(seat, CATHEDRAL) and int(word - BUILD) in _USED
    return True
