"""A program's process: a line out, a line back, never longer than a time limit."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

LONGEST_LINE = 64 * 1024  # bytes that a program may write before a line ends
PATIENCE = 1.0  # seconds between the end of its input and the end of a program
NOT_FOUND = 127  # how the keeper ends when there is nothing to keep
NICE = 10  # programs let everything else go first: so much nicer than we are


KEEPER = Path(__file__).parent / "keeper.py" if sys.platform == "linux" else None


class ProgramFailed(Exception):
    """A program that cannot go on: it did not start, ended, was too slow, or writes without end."""


class Process:
    def __init__(self, command: Sequence[str]) -> None:
        """Start the program, in a group of its own and without our settings (such as a database's address).

        On Linux a keeper is its parent, who ends everything the program has started, even when we are killed.
        """
        try:
            self.process = subprocess.Popen(
                _kept(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if not name.startswith("EMPORION_")},
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramFailed(f"it does not start: {error.strerror or error}") from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        os.set_blocking(self.output, False)
        self.heard = bytearray()
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PGRP, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)

    def exchange(self, message: bytes, seconds: float) -> bytes:
        """Send a line (or nothing) and wait for the next one; `ProgramFailed` when that takes too long or cannot be."""
        until = time.monotonic() + seconds
        self.send(message, until)
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST_LINE:
                raise ProgramFailed(f"it writes more than {LONGEST_LINE} bytes without ending a line")
            if not _ready(self.output, selectors.EVENT_READ, until):
                raise ProgramFailed(f"no answer within {seconds:.1f} s")
            read = os.read(self.output, LONGEST_LINE)
            if not read:
                raise ProgramFailed("it has ended" if self._started() else "it does not start")
            self.heard += read
        line, _, rest = bytes(self.heard).partition(b"\n")
        self.heard = bytearray(rest)
        return line

    def _started(self) -> bool:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.process.wait(PATIENCE) != NOT_FOUND
        return True

    def send(self, message: bytes, until: float = 0.0) -> None:
        """Send a line; by default only if that takes no waiting."""
        while message:
            if not _ready(self.input, selectors.EVENT_WRITE, until):
                raise ProgramFailed("it does not listen")
            try:
                message = message[os.write(self.input, message) :]
            except OSError as error:
                raise ProgramFailed("it has ended") from error

    def say_goodbye(self, message: bytes) -> None:
        """Send a last line, if it still listens, and end it."""
        with contextlib.suppress(ProgramFailed):
            self.send(message, time.monotonic() + PATIENCE)
        self.end()

    def end(self, patience: float = PATIENCE) -> None:
        """Close its input, and end it with all that it started if it does not end itself."""
        process = self.process
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        self.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def kill(self) -> None:
        """End it with all that it started; whoever reads from it hears that it has ended."""
        with contextlib.suppress(OSError):
            if KEEPER is None:
                os.killpg(self.process.pid, signal.SIGKILL)
            elif self.process.poll() is None:
                self.process.terminate()  # the keeper sees to it


def _kept(command: Sequence[str]) -> Sequence[str]:
    if KEEPER is None:
        return command
    if shutil.which(command[0]) is None:
        raise FileNotFoundError(2, "there is no such command")
    return [sys.executable, "-I", "-S", str(KEEPER), str(os.getpid()), *command]


def _ready(pipe: int, what: int, until: float) -> bool:
    """Wait until a pipe can be read or written; whether it can."""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, what)
        return bool(selector.select(max(0.0, until - time.monotonic())))
