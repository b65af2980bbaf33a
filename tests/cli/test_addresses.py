"""Where the server listens: what friends open, with a QR code in a terminal, and what to do when a port is taken."""

import os
import pty
import signal
import socket
import subprocess
from ipaddress import ip_address
from pathlib import Path

import pytest

from emporion.server.web import addresses
from emporion.server.web.addresses import CannotServe, friends_addresses, invitation, listen, own_address
from tests.cli.calls import COMMAND, complaint, surroundings


@pytest.fixture
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with an address of each kind in its network."""
    found = [ip_address("192.168.1.5"), ip_address("fd00::5")]
    monkeypatch.setattr(addresses, "lan_addresses", lambda: found)


@pytest.mark.usefixtures("lan")
def test_who_can_come_depends_on_where_it_listens() -> None:
    assert (
        friends_addresses("127.0.0.1", 80) == friends_addresses("localhost", 80) == friends_addresses("::1", 80) == []
    )
    assert friends_addresses("0.0.0.0", 8000) == ["http://192.168.1.5:8000/"]
    assert friends_addresses("::", 8000) == ["http://192.168.1.5:8000/", "http://[fd00::5]:8000/"]
    assert friends_addresses("10.0.0.7", 8000) == ["http://10.0.0.7:8000/"]
    assert own_address("0.0.0.0", 8000) == "http://localhost:8000/"
    assert invitation("127.0.0.1", 8000) == ""
    assert invitation("::", 8000) == (
        "Friends in the same network open\n    http://192.168.1.5:8000/\n    http://[fd00::5]:8000/\n"
    )


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: [])
    assert invitation("0.0.0.0", 1) == "This machine has no address in a network: friends cannot reach it.\n"


def test_loopback_and_link_local_are_no_addresses_for_friends() -> None:
    for address in addresses.lan_addresses():
        assert not address.is_loopback and not address.is_link_local


def test_a_taken_port_says_what_to_do() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as error:
            listen("127.0.0.1", port)
        before, _, after = str(error.value).partition("; --port ")
        assert before == (
            f"cannot listen on 127.0.0.1:{port}: the port is taken (perhaps Emporion runs already: http://localhost:{port}/)"
        )
        free, _, rest = after.partition(" is free, ")
        assert rest == "--port 0 takes any"
        listen("127.0.0.1", int(free)).close()


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("nowhere.invalid", "there is no such address (127.0.0.1: only here, 0.0.0.0: for friends)"),
        ("", "there is no such address (127.0.0.1: only here, 0.0.0.0: for friends)"),
        (
            "10.9.8.7",
            "this machine does not have that address (it has 192.168.1.5, fd00::5); "
            "--host 0.0.0.0 listens at all of them",
        ),
    ],
)
@pytest.mark.usefixtures("lan")
def test_an_address_that_is_not_there(host: str, said: str) -> None:
    with pytest.raises(CannotServe) as error:
        listen(host, 8000)
    assert str(error.value) == f"cannot listen on {host}:8000: {said}"


def test_a_port_for_administrators(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: socket.socket, address: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refused)
    with pytest.raises(
        CannotServe, match=r"this port is for administrators; take one from 1024 on, such as --port 8000$"
    ):
        listen("127.0.0.1", 80)


def test_both_kinds_are_heard_at_all_addresses() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine does not speak IPv6")
    with listen("::", 0) as listener:
        socket.create_connection(("127.0.0.1", listener.getsockname()[1]), timeout=10).close()


def test_the_data_folder_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    said = complaint("play", "--no-open", "--port", "0", EMPORION_DATA=str(folder))
    assert said == (
        f"the storage cannot be used: cannot use {folder}: Not a directory. "
        "Let this user write there, or choose another folder with EMPORION_DATA"
    )


@pytest.mark.parametrize(
    ("variables", "drawn"),
    [({"LANG": "C.UTF-8"}, True), ({"LC_ALL": "C"}, False), ({"LANG": "C.UTF-8", "TERM": "dumb"}, False)],
    ids=["terminal", "plain terminal", "dumb terminal"],
)
def test_a_terminal_gets_a_qr_code(tmp_path: Path, variables: dict[str, str], drawn: bool) -> None:
    """The server on a terminal: its output is read until the line that comes last, then Ctrl-C."""
    expected = invitation("0.0.0.0", 0).splitlines()
    mine, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play", "--no-open", "--host", "0.0.0.0", "--port", "0"],
        stdout=theirs,
        stdin=theirs,
        stderr=subprocess.PIPE,
        env=surroundings(**{"TERM": "xterm", "EMPORION_DATA": str(tmp_path), **variables}),
    )
    os.close(theirs)
    seen = b""
    while process.poll() is None and seen.count(b"\n") < 1 + len(expected) + (8 if drawn else 0):
        seen += os.read(mine, 4096)
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None
    assert (process.wait(30), process.stderr.read()) == (0, b"")
    lines = seen.decode().splitlines()
    assert lines[0].startswith("Emporion is open at http://localhost:") and lines[0].endswith("/   (stop: Ctrl-C)")
    port = lines[0].removeprefix("Emporion is open at http://localhost:").partition("/")[0]
    assert lines[1 : 1 + len(expected)] == [line.replace(":0/", f":{port}/") for line in expected]
    assert any("█" in line for line in lines) == (drawn and len(expected) > 1)
    process.stderr.close()
    os.close(mine)
