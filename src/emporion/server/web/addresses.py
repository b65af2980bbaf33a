"""Where a server listens, and under which addresses others reach it."""

from __future__ import annotations

import errno
import os
import socket
import sys
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr

EVERYWHERE = ("0.0.0.0", "::")
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "cni")
"""How the networks are called that end inside this machine."""
NEARBY = 50  # ports looked at for one that is free


class CannotServe(Exception):
    """The server cannot start; the text says why, and what to do."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; `CannotServe` if that is impossible."""
    where = f"cannot listen on {f'[{host}]' if ':' in host else host}:{port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotServe(f"{where}: there is no such address (127.0.0.1: only here, 0.0.0.0: for friends)") from None
    family, _, _, _, address = found[0]
    try:
        listener = _bound(family, address)
    except OSError as error:
        raise CannotServe(f"{where}: {_why(error, host, port)}") from None
    listener.listen(1024)
    return listener


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and address[0] == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # `::` is for both kinds
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        there = f"perhaps Emporion runs already: http://{_shown(host)}:{port}/"
        free = _free_port(host, port)
        return f"the port is taken ({there}); {f'--port {free} is free, ' if free else ''}--port 0 takes any"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "this port is for administrators; take one from 1024 on, such as --port 8000"
    if error.errno == errno.EADDRNOTAVAIL:
        mine = ", ".join(str(address) for address in lan_addresses()) or "none in a network"
        return f"this machine does not have that address (it has {mine}); --host 0.0.0.0 listens at all of them"
    if error.errno == errno.EAFNOSUPPORT:
        return "this machine does not speak IPv6; --host 0.0.0.0 listens at all its other addresses"
    return "the system does not allow it"


def _free_port(host: str, port: int) -> int:
    """The next port that nobody uses, or 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for free in range(port + 1, min(port + NEARBY, 65536)):
        try:
            _bound(family, (host, free)).close()
        except OSError:
            continue
        return free
    return 0


# -- who can reach it -----------------------------------------------------------------------------------------
def own_address(host: str, port: int) -> str:
    """Where the person at this machine opens it."""
    return f"http://{_shown(host)}:{port}/"


def friends_addresses(host: str, port: int) -> list[str]:
    """Where others open it, the likeliest first; none if it listens to this machine only."""
    if host in EVERYWHERE:
        found = [address for address in lan_addresses() if address.version == 4 or host == "::"]
        return [own_address(str(address), port) for address in found]
    try:
        alone = ip_address(host).is_loopback
    except ValueError:
        alone = host == "localhost"
    return [] if alone else [own_address(host, port)]


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "::1", *EVERYWHERE):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def lan_addresses() -> list[IPv4Address | IPv6Address]:
    """The addresses of this machine that others may reach: those of the way out first, IPv4 before IPv6."""
    found: list[IPv4Address | IPv6Address] = []
    for adapter in ifaddr.get_adapters():
        if not adapter.nice_name.startswith(INSIDE):
            found += [ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0]) for ip in adapter.ips]
    outside = [address for address in found if not (address.is_loopback or address.is_link_local)]
    way_out = {_source(socket.AF_INET, "192.0.2.1"), _source(socket.AF_INET6, "2001:db8::1")}
    return sorted(dict.fromkeys(outside), key=lambda address: (address.version, str(address) not in way_out))


def _source(family: int, somewhere: str) -> str:
    """The address this machine would speak from; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def invitation(host: str, port: int) -> str:
    """What to tell friends, with a QR code where the terminal can draw one; empty if nobody else can come."""
    if host not in EVERYWHERE and not friends_addresses(host, port):
        return ""
    addresses = friends_addresses(host, port)
    if not addresses:
        return "This machine has no address in a network: friends cannot reach it.\n"
    lines = "".join(f"    {address}\n" for address in addresses)
    return f"Friends in the same network open\n{lines}{_qr_code(addresses[0])}"


def _qr_code(address: str) -> str:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if not sys.stdout.isatty() or not encoding.startswith("utf") or os.environ.get("TERM") == "dumb":
        return ""
    import io

    import segno

    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    # White on black whatever the theme: a code the wrong way round is not read by every camera.
    coloured = not os.environ.get("NO_COLOR")
    return "".join(f"\x1b[97;40m{line}\x1b[0m\n" if coloured else f"{line}\n" for line in drawn.getvalue().splitlines())
