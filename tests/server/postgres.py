"""A PostgreSQL server of our own, for tests; without one they are skipped, and say so."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.driver import free_port


def find_postgres() -> Path | None:
    for folder in (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), shutil.which("initdb")):
        if folder and (Path(folder) / "initdb").is_file():
            return Path(folder)
    return None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed (the extra `postgres`)")
    binaries = find_postgres()
    if binaries is None:
        pytest.skip("no PostgreSQL server on this machine (Debian: apt install postgresql)")
    folder = Path(f"/tmp/emporion-postgres-{os.getpid()}")
    folder.mkdir()
    as_user: list[str] = []
    if os.getuid() == 0:  # initdb refuses to run as root
        if subprocess.run(["id", "postgres"], capture_output=True).returncode != 0 or shutil.which("runuser") is None:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    port = free_port()

    def call(*command: str) -> None:
        done = subprocess.run([*as_user, *command], cwd="/tmp", capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    data = str(folder / "data")
    try:
        call(str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "emporion", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{folder}' -c fsync=off"
        call(str(binaries / "pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://emporion@127.0.0.1:{port}/postgres"
        call(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def fresh_database(address: str) -> str:
    import asyncpg

    connection = await asyncpg.connect(address)
    number = await connection.fetchval("SELECT count(*) FROM pg_database")
    await connection.execute(f"CREATE DATABASE test_{number}")
    await connection.close()
    return address.replace("/postgres", f"/test_{number}").replace("sql://", "ql://", 0)
