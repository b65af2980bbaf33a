"""For all tests. A machine that is busy testing leaves nothing to processes that stand back: servers started here ask
them not to, or a match against bots and an analysis would last as long as the tests beside them do."""

import os

os.environ.setdefault("EMPORION_STAND_BACK", "0")
