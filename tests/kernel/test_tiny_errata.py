"""Rulesets and errata: a fix that changes a result leaves old records as they were."""

import pytest

from emporion.kernel.match import Header, Match
from emporion.kernel.record import BadRecord, digest, read_record, write_record

from .tiny import TinyGame, say

WORDS = ("0 stake:1", "1 stake:1", "0 pass", "1 pass", "0 stake:0", "1 stake:0", "0 pass", "1 pass")


class OlderTiny(TinyGame):
    """The game before its erratum was written."""

    errata = ()


def played(game: TinyGame, errata: tuple[str, ...]) -> Match:
    return say(Match(game, Header("tiny", "errata", ("Livia", "Marcus"), {}, 1, errata)), *WORDS)


def test_an_erratum_changes_the_result() -> None:
    game = TinyGame()
    assert game.scores(played(game, ()).table) == [2, 0]
    assert game.scores(played(game, ("shared-stake",)).table) == [2, 2]


def test_an_old_record_replays_as_it_was_played() -> None:
    old = write_record(played(OlderTiny(), ()))
    assert "ruleset: 1\n" in old and "result: 2 0\nwinners: 0\n" in old
    again = read_record(TinyGame(), old)
    assert TinyGame().scores(again.table) == [2, 0]
    assert write_record(again) == old


def test_a_new_record_names_its_errata() -> None:
    new = write_record(played(TinyGame(), ("shared-stake",)))
    assert "ruleset: 1 +shared-stake\n" in new and "result: 2 2\nwinners: 0 1\n" in new
    assert read_record(TinyGame(), new).header.errata == ("shared-stake",)
    with pytest.raises(BadRecord, match="line 3: no erratum '\\+shared-stake' in ruleset 1"):
        read_record(OlderTiny(), new)


def test_taking_an_erratum_out_of_a_record_does_not_pass() -> None:
    new = write_record(played(TinyGame(), ("shared-stake",)))
    lines = new.replace(" +shared-stake", "").splitlines()[:-1]
    forged = "\n".join([*lines, f"digest: {digest(lines)}"])
    with pytest.raises(BadRecord, match="the words give 'result: 2 0', the record says 'result: 2 2'"):
        read_record(TinyGame(), forged)


def test_new_tables_have_all_errata_on() -> None:
    game = TinyGame()
    assert game.table(2, "new").erratum(0)
    assert not game.table(2, "old", errata=()).erratum(0)
    with pytest.raises(ValueError):
        game.table(2, "odd", errata=("no-such-fix",))


def test_another_ruleset_is_not_replayed() -> None:
    class NextTiny(TinyGame):
        ruleset = 2

    old = write_record(played(TinyGame(), ()))
    with pytest.raises(BadRecord, match="line 3: ruleset '1' is not known here: tiny has ruleset 2"):
        read_record(NextTiny(), old)
