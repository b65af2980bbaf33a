"""What `save FILE` has written can be gone on with: nothing is written there, and who sat there is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.kernel.match import Match
from emporion.kernel.record import BadRecord, write_record
from emporion.terminal import start
from emporion.terminal.keeping.given import MatchOver, file_meant, read_given
from emporion.terminal.keeping.saves import Party, Save, unfinished
from emporion.terminal.screen import Screen
from tests.terminal.driver import new_match, typed
from tests.terminal.test_command import Shell

PARTY = Party(0, ["random", "easy"], "fr")
Played = list[tuple[Match, Party, str, Save | None]]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "terminal"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """What is played instead of asking anybody."""
    found: Played = []

    def note(match: Match, party: Party, language: str, save: Save | None, screen: Screen) -> None:
        found.append((match, party, language, save))

    monkeypatch.setattr(start, "play", note)
    return found


def begun(words: int) -> Match:
    match = new_match("ostia", "t")
    for _ in range(words):
        seat = match.game.speakers(match.table)[0]
        match.say(seat, match.game.offered(match.table, seat)[0])
    return match


def written(name: str, match: Match) -> Path:
    Path(name).write_text(write_record(match), encoding="utf-8")
    return Path(name)


def test_a_record_from_elsewhere_goes_on_against_the_usual_bots(played: Played, own_folder: Path) -> None:
    file = written("x.record", begun(3))
    before = file.read_bytes()
    start.resume("x.record", "", "fr")
    [(match, party, language, save)] = played
    assert (len(match.said), party, language) == (3, Party(0, ["medium", "medium"], "fr"), "fr")
    assert save is not None and save.path.parent == own_folder and save.path.read_bytes() == before
    seat = match.game.speakers(match.table)[0]
    match.say(seat, match.game.offered(match.table, seat)[0])
    save.write(match)
    assert file.read_bytes() == before


def test_an_earlier_record_of_a_saved_match_is_a_match_of_its_own(played: Played) -> None:
    older = written("x.record", begun(2))
    kept = Save.new(begun(4), PARTY)
    start.resume(str(older.resolve()), "", "en")
    [(match, party, language, save)] = played
    assert (len(match.said), party, language) == (2, PARTY, "fr")
    assert save is not None and save.path != kept.path
    assert {saved.words for saved in unfinished()} == {2, 4}


def test_the_record_of_a_saved_match_as_it_stands_is_that_match(played: Played) -> None:
    kept = Save.new(begun(4), PARTY)
    for name in (str(kept.path), str(written("x.record", begun(4)))):
        start.resume(name, "en", "fr")
    assert [(party, language, save and save.path) for _, party, language, save in played] == [
        (PARTY, "en", kept.path)
    ] * 2
    assert len(unfinished()) == 1


def test_titles_and_saved_matches_come_first() -> None:
    save = Save.new(begun(1), PARTY)
    written("ostia", begun(2))
    written(save.name, begun(2))
    written("mine", begun(2))
    assert [file_meant(wanted) for wanted in ("", "1", "ostia", save.name)] == [None] * 4
    assert [file_meant(wanted) for wanted in ("mine", "./ostia", "y.record")] == [
        Path("mine"),
        Path("ostia"),
        Path("y.record"),
    ]
    assert file_meant("yours") is None


def test_what_cannot_go_on_says_why() -> None:
    Path("picture.record").write_bytes(b"\xff\xd8\xff")
    Path("cut.record").write_text(write_record(begun(3)).partition("---")[0])
    with pytest.raises(BadRecord, match=r"^picture\.record: not a text file$"):
        read_given(Path("picture.record"))
    with pytest.raises(BadRecord, match=r"^cut\.record: line \d+: the record is cut off: expected a line '---'$"):
        read_given(Path("cut.record"))
    match = begun(0)
    while not match.over():
        seat = match.game.speakers(match.table)[0]
        match.say(seat, match.game.offered(match.table, seat)[0])
    with pytest.raises(MatchOver, match=r"^the match of over\.record is over; to read it: .* replay over\.record --j"):
        read_given(written("over.record", match))


@pytest.mark.parametrize(("name", "named"), [("x.record", "x.record"), ("mine", "./mine"), ("a b", "'./a b'")])
def test_who_saves_is_told_how_to_go_on(name: str, named: str) -> None:
    told = typed(new_match("ostia", "t"), [f"save {name}"])[1].splitlines()
    assert told[0] == f"The record is in {name}. To go on with it:"
    assert told[1].endswith(f" play {named} --terminal --resume")
    french = typed(new_match("ostia", "t"), [f"enregistrer {name}"], "fr")[1].splitlines()
    assert french[0] == f"La partie est dans {name}. Pour la reprendre\u00a0:"


def test_from_the_command_line(tmp_path: Path) -> None:
    shell, file = Shell(tmp_path / "data"), tmp_path / "x.record"
    first = shell.play("ostia", "--terminal", "--seed", "7", "--bots", "random", typed=f"1\nsave {file}\n")
    assert f"The record is in {file}. To go on with it:" in first.stdout.replace("\n", " ").replace("  ", " ")
    again = shell.play(str(file), "--terminal", "--resume", typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.splitlines()[1].startswith("Against Livia (plays at random), Marcus (plays at random)")
    gone = shell.play("y.record", "--terminal", "--resume")
    assert (gone.returncode, gone.stderr) == (2, "emporion: No such file or directory: y.record\n")
    without = shell.play(str(file), "--terminal")
    assert without.stderr == f"emporion: {file} is a record, no title: with --terminal --resume it goes on\n"
