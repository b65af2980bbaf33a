"""Runs a program and ends everything it started: when it ends, when we are told to, or when who started us is gone.

`python keeper.py PARENT COMMAND...`, by `process.Process`. Whatever the program starts stays below this process, also
what has left its group and its parents (we are a subreaper), so that nothing escapes. Linux only.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
END = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP}
NOT_FOUND = 127


def main(parent: int, command: list[str]) -> int:
    signal.pthread_sigmask(signal.SIG_BLOCK, {*END, signal.SIGCHLD})
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    if os.getppid() != parent:
        return 1  # it was gone before it could be noticed
    try:
        program = os.posix_spawnp(command[0], command, os.environ, setsigmask=[])
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    for pipe in (0, 1):  # they are the program's: who reads from it must see their end
        os.close(pipe)
    status = None
    while status is None and signal.sigwait({*END, signal.SIGCHLD}) == signal.SIGCHLD:
        status = reap(program)
    end_all()
    return 1 if status is None else os.waitstatus_to_exitcode(status) % 256


def reap(program: int) -> int | None:
    """Bury whoever has ended; how the program did, if it is among them."""
    status = None
    while True:
        try:
            pid, how = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == program:
            status = how


def end_all() -> None:
    """Kill our children until there are none; the children of each become ours when it ends."""
    while True:
        for child in children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def children() -> list[int]:
    me, found = str(os.getpid()), []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            with contextlib.suppress(OSError), open(f"/proc/{entry}/stat") as file:  # it may just have ended
                if file.read().rpartition(")")[2].split()[1] == me:
                    found.append(int(entry))
    return found


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
