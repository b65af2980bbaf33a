"""For all tests. A machine that is busy testing leaves nothing to processes that stand back: servers started here ask
them not to, or a match against bots and an analysis would last as long as the tests beside them do. And what is started
in the background does not hear Ctrl-C, nor does what it starts: here some of it must."""

import os
import signal

os.environ.setdefault("EMPORION_STAND_BACK", "0")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
