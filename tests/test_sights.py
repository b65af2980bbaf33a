"""Sights are what they were: every viewer's, after every word of the kept records, byte by byte."""

import json
import sys
from hashlib import sha256

import msgspec
import pytest

from emporion.games import load, titles
from emporion.kernel.record import read_record

from .plays import FIXTURES, fixtures

DIGESTS = "sights.json"
"""Beside the records of each title. Who changes a sight on purpose runs `python -m tests.test_sights TITLE`, and looks
at the difference in `sight.gen.ts` (`make types`)."""


def digests(title: str) -> dict[str, str]:
    game = load(title)
    encode = msgspec.json.Encoder().encode
    found = {}
    for file in fixtures(title):
        match = read_record(game, file.read_text(encoding="utf-8"))
        header = match.header
        t = game.table(len(header.seats), header.seed, header.options, None, header.errata)
        viewers = range(-1, len(header.seats))
        digest = sha256()
        for said in [None, *match.said]:
            if said is not None:
                game.say(t, said.seat, said.word)
            for viewer in viewers:
                digest.update(encode(game.sight(t, viewer)))
        found[file.name] = digest.hexdigest()
    return found


@pytest.mark.parametrize("title", titles())
def test_sights_are_byte_for_byte_what_they_were(title: str) -> None:
    assert digests(title) == json.loads((FIXTURES / title / DIGESTS).read_text(encoding="utf-8"))


if __name__ == "__main__":
    for title in sys.argv[1:] or titles():
        text = json.dumps(digests(title), indent=1)
        (FIXTURES / title / DIGESTS).write_text(text + "\n", encoding="utf-8")
