"""A build can be stopped at once: all it has started ends with it, and one line is said."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Callable
from types import FrameType

from emporion_build.base import say

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP")


def run_stoppable(command: list[str], tidy_up: Callable[[], None]) -> int:
    """Run a build in a process group of its own; its exit status. Compilers, npm and what they have started are that
    group: Ctrl-C reaches only this process, which ends them all without waiting for what they would still do or say."""
    if os.name == "nt":  # Ctrl-C reaches everybody
        return subprocess.run(command).returncode
    heard: list[int] = []
    build: subprocess.Popen[bytes] | None = None

    def end_all() -> None:
        if build:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(build.pid, signal.SIGKILL)

    def stop(number: int, _frame: FrameType | None) -> None:
        heard.append(number)
        end_all()

    for known in (getattr(signal, name) for name in STOPPING):
        if signal.getsignal(known) != signal.SIG_IGN:  # as under nohup
            signal.signal(known, stop)
    build = subprocess.Popen(command, start_new_session=True)
    if heard:
        end_all()
    status = build.wait()
    if not heard:
        return status
    tidy_up()
    say("stopped; what was under way is made next time")
    return 128 + heard[0]
