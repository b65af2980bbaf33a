"""New Title's vocabulary and the reasons a word may be refused for."""

from typing import Final

from mypy_extensions import i64

from emporion.games.newtitle.table.components import GOODS
from emporion.kernel.refusal import Reasons
from emporion.kernel.words import Vocabulary

VOCABULARY: Final = Vocabulary()
TAKE: Final[i64] = VOCABULARY.family("take", GOODS, "@good")
SHIP: Final[i64] = VOCABULARY.family("ship", GOODS, "@good")
WAIT: Final[i64] = VOCABULARY.word("wait")  # follows the goods, so that SHIP + WAITS says it

REASONS: Final = Reasons()
NOT_IN_MARKET: Final[i64] = REASONS.add("not-in-market", "NTL-4.2")
NONE_HELD: Final[i64] = REASONS.add("none-held", "NTL-4.5")
