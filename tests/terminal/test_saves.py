"""Matches are saved after every move, privately and whole, and can be gone on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emporion.kernel.match import Match
from emporion.kernel.record import read_record, write_record
from emporion.terminal.keeping.saves import Damaged, NothingSaved, Party, Save, damaged, fitting, folder, unfinished
from emporion.terminal.session import Session
from tests.terminal.driver import Numbers, Typist, new_match, sit_down, typed

PARTY = Party(0, ["random", "easy"], "fr")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "terminal"


def ostia() -> Match:
    return new_match("ostia", "t")


def aged(save: Save, seconds: int) -> Save:
    """As if it had been written so much later."""
    os.utime(save.path, (1_000_000 + seconds, 1_000_000 + seconds))
    return save


def test_a_match_is_there_after_every_word(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    match = ostia()
    save = Save.new(match, PARTY)
    kept: list[int] = []
    write = save.write

    def write_and_look(match: Match) -> None:
        write(match)
        kept.append(len(read_record(match.game, save.path.read_text(encoding="utf-8")).said))

    monkeypatch.setattr(save, "write", write_and_look)
    session, _ = sit_down(match, ["1", "2"], save=save)
    session.play()
    assert kept == list(range(1, len(session.match.said) + 1))
    assert save.path.read_text(encoding="utf-8") == write_record(session.match)


def test_only_its_owner_may_read_it(own_folder: Path) -> None:
    save = Save.new(ostia(), PARTY)
    assert own_folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in own_folder.iterdir()} == {0o600}
    assert sorted(file.suffix for file in own_folder.iterdir()) == [".json", ".record"]
    assert save.path.parent == folder()


def test_it_goes_on_where_it_was_left() -> None:
    match = ostia()
    save = Save.new(match, PARTY)
    typed(match, ["1", "2"], save=save)
    again, party = Save(save.path).read()
    assert party == PARTY
    assert write_record(again) == write_record(match)
    typist = Typist(iter(["quit"]))
    Session(again, party, "fr", typist.screen, save).play()
    assert "· Vous passez.\n" in typist.screens[0] and "Proposer" in typist.screens[1]


def test_a_match_that_was_left_can_be_played_to_its_end() -> None:
    match = ostia()
    save = Save.new(match, PARTY)
    typed(match, ["1"], save=save)
    again, party = save.read()
    script = Numbers()
    typist = Typist(iter(script))
    script.session = Session(again, party, "en", typist.screen, save)
    script.session.play()
    assert again.over()
    assert unfinished() == []
    assert read_record(again.game, save.path.read_text(encoding="utf-8")).over()


def called(wanted: str) -> list[str]:
    return [saved.name for saved in fitting(wanted)]


def test_the_latest_one_comes_first_and_others_by_title_number_or_name() -> None:
    first = aged(Save.new(ostia(), PARTY), 1)
    second = aged(Save.new(new_match("antiquity"), Party(0, ["easy"])), 2)
    third = aged(Save.new(ostia(), PARTY), 3)
    assert [saved.name for saved in unfinished()] == [third.name, second.name, first.name]
    assert called("") == [third.name, second.name, first.name]
    assert called("antiquity") == called("Anti") == [second.name]
    assert called("3") == called(first.name) == [first.name]
    with pytest.raises(NothingSaved, match="no unfinished match 'concordia_venus' is saved"):
        fitting("concordia_venus")


def test_nothing_saved_is_told() -> None:
    with pytest.raises(NothingSaved, match="no unfinished match is saved: start one"):
        fitting()


def test_a_damaged_match_is_told_in_a_sentence() -> None:
    save = Save.new(ostia(), PARTY)
    whole = save.path.read_text(encoding="utf-8")
    save.path.write_text(whole[: len(whole) // 2], encoding="utf-8")
    with pytest.raises(Damaged, match=rf"the saved match {save.name} is damaged: line \d+: "):
        Save(save.path).read()
    save.path.write_text(whole, encoding="utf-8")
    save.path.with_suffix(".json").write_text("{")
    with pytest.raises(Damaged, match="nobody knows who sat at it"):
        Save(save.path).read()
    save.path.with_suffix(".json").write_bytes(b'{"me": 0, "bots": ["easy"]}')
    with pytest.raises(Damaged, match="its bots are not those of its seats"):
        Save(save.path).read()


def test_undo_is_saved_too() -> None:
    match = ostia()
    save = Save.new(match, PARTY)
    session, _ = sit_down(match, ["1", "2", "undo"], save=save)
    session.play()
    assert len(read_record(match.game, save.path.read_text(encoding="utf-8")).said) == len(session.match.said)


def test_the_record_can_be_written_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    screens = typed(ostia(), [f"save {file}", "save /nowhere/at.all", "save"])
    told = "".join(screens[1].splitlines()).replace(" ", "")
    assert told.startswith(f"Therecordisin{file}.Togoonwithit:".replace(" ", ""))
    assert screens[2] == "It cannot be saved there: there is no such folder.\n"
    assert screens[3] == "This match is not saved.\n"
    kept = Save.new(ostia(), PARTY)
    assert typed(ostia(), ["save"], save=kept)[1] == "Your match is saved after every move.\n"
    assert not read_record(ostia().game, file.read_text(encoding="utf-8")).said


EXISTS = "It cannot be saved there: that file is there already and holds something else. Choose another name."


def test_a_file_that_is_there_is_never_lost(tmp_path: Path) -> None:
    """Only a record that the match goes on from is written over, also through a link; with its rights kept."""
    mine = tmp_path / "notes"
    mine.write_text("my notes\n")
    other = tmp_path / "other.record"
    other.write_text(write_record(new_match("ostia", "another")))
    more = tmp_path / "more.record"  # the same match, further on in another way
    further = ostia()
    further.say_text(0, "take:wine")
    more.write_text(write_record(further))
    (tmp_path / "link").symlink_to(mine)
    (tmp_path / "nowhere").symlink_to(tmp_path / "not there")
    for name in ("notes", "other.record", "more.record", "link", "nowhere"):
        before = (tmp_path / name).read_bytes() if (tmp_path / name).exists() else None
        answer = " ".join(typed(ostia(), ["1", f"save {tmp_path / name}"], size=(200, 24))[2].splitlines())
        assert answer == (EXISTS if before is not None else "It cannot be saved there: there is no such folder."), name
        assert ((tmp_path / name).read_bytes() if (tmp_path / name).exists() else None) == before
    assert typed(ostia(), [f"save {tmp_path}"])[1] == "It cannot be saved there: that is a folder.\n"
    assert typed(ostia(), ["save /dev/null"])[1].startswith("It cannot be saved there: that file is there already")


def test_an_older_record_of_the_match_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    session, _ = sit_down(ostia(), [f"save {file}", "1", f"save {file}", f"save {file}"])
    session.play()
    assert file.read_text(encoding="utf-8") == write_record(session.match)
    os.chmod(file, 0o640)
    session, _ = sit_down(session.match, ["1", f"save {file}"])
    session.play()
    assert file.read_text(encoding="utf-8") == write_record(session.match)
    assert file.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["match.record"]


@pytest.mark.parametrize("name", ["~nobody-is-called-so/x", "a\0b", "\udc80" * 3 + "\ud800"])
def test_what_is_no_name_of_a_file_is_told(name: str) -> None:
    assert typed(ostia(), [f"save {name}"])[1] == "It cannot be saved there: that is no name for a file.\n"


def test_reasons_are_told_in_the_reader_s_language(tmp_path: Path) -> None:
    assert typed(ostia(), ["save /nowhere/at.all"], "fr")[1] == (
        "Impossible d’enregistrer là\u00a0: ce dossier n’existe pas.\n"
    )


def test_what_another_terminal_has_saved_is_not_overwritten() -> None:
    save = Save.new(ostia(), PARTY)
    (first, _), other = save.read(), Save(save.path)
    second, _ = other.read()
    typed(second, ["3", "2"], save=other)
    theirs = save.path.read_text(encoding="utf-8")
    screens = typed(first, ["1", "2"], save=save)
    assert "".join(screens[1].splitlines(keepends=True)[:2]) == (
        "This match has been gone on with in another terminal: what you play here is no\nlonger saved.\n"
    )
    assert save.path.read_text(encoding="utf-8") == theirs
    assert screens[-1] == "\nThis match is not saved.\n"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"emporion record 1\ngame: ostia\n"])
def test_a_damaged_match_is_not_among_those_to_go_on_with(content: bytes) -> None:
    good = aged(Save.new(new_match("antiquity"), Party(0, ["easy"])), 1)
    bad = aged(Save.new(ostia(), PARTY), 2)
    bad.path.write_bytes(content)
    assert [saved.name for saved in unfinished()] == [good.name]
    assert [saved.name for saved in damaged()] == [bad.name]
    assert called("") == [good.name, bad.name]
    assert called("1") == [good.name]
    assert called("ostia") == [bad.name]


def test_a_match_that_cannot_be_saved_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ostia()
    save = Save.new(match, PARTY)

    def fail(match: Match) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(save, "write", fail)
    screens = typed(match, ["1", "2"], save=save)
    assert screens[1].startswith("This match cannot be saved: the disk is full.\n· You take ivory")
    assert "cannot be saved" not in screens[2]
    assert screens[-1] == "\nThis match is not saved.\n"
