"""Words worth thinking about: the planner's own, and a few others of the same verb."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.words import VOCABULARY
from emporion.kernel.words import Words

OTHERS: Final = 5
_verbs = [VOCABULARY.verb(word) for word in range(len(VOCABULARY))]
_VERB: Final[vec[i64]] = vec[i64]([_verbs.index(verb) for verb in _verbs])


def shorten(words: Words, planned: i64) -> None:
    """Leave the planned word and at most five others, spread over those of its verb: another hex, another house."""
    alike: i64 = 0
    k: i64 = 0
    while k < words.n:
        if words.v[k] != planned and _VERB[words.v[k]] == _VERB[planned]:
            words.v[alike] = words.v[k]
            alike += 1
        k += 1
    kept: i64 = alike if alike < OTHERS else OTHERS
    spread: i64 = alike // kept if kept > 0 else 1
    k = 0
    while k < kept:
        words.v[k] = words.v[k * spread]
        k += 1
    words.v[kept] = words.v[0]  # the planned word comes first
    words.v[0] = planned
    words.n = kept + 1
