"""Where our page is, as its visitor sees it: passkeys belong to its host, links in mails lead to it."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit


class Site(NamedTuple):
    origin: str
    host: str


def site_of(origin: str) -> Site:
    return Site(origin, urlsplit(origin).hostname or "")
