"""A PostgreSQL server of our own, as a distribution sets it up, for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Database(NamedTuple):
    """Its address, and the process that all of its own descend from, where it is one of ours."""

    address: str = ""
    process: int | None = None


@contextmanager
def postgres() -> Iterator[Database]:
    """A running one; every commit is on the disk before it is answered."""
    binaries = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
    if binaries is None:
        raise SystemExit("there is no PostgreSQL on this machine (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
    as_user: list[str] = []
    if os.getuid() == 0:  # initdb refuses to run as root
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def call(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*as_user, str(binaries / program), *arguments],
            cwd="/tmp",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if done.returncode:
            raise SystemExit(f"{program}: {done.stderr.decode()}")

    data = str(folder / "data")
    try:
        call("initdb", "-D", data, "-A", "trust", "-U", "emporion", "-E", "UTF8")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{folder}'"
        call("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        process = int((Path(data) / "postmaster.pid").read_text().split()[0])
        yield Database(f"postgresql://emporion@127.0.0.1:{port}/postgres", process)
        call("pg_ctl", "-D", data, "-m", "fast", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
