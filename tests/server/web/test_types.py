"""The TypeScript types say what the Python types say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import typescript

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "web" / "src"


def test_the_types_of_the_messages_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "typescript.py", "--check"], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr


def test_every_kind_of_type_is_written() -> None:
    text = (SOURCES / "lib" / "server" / "api.gen.ts").read_text(encoding="utf-8")
    for line in (
        'type: "state";',
        "sight: unknown;",
        "prompt: Prompt | null;",
        'status: "broken" | "over" | "running" | "waiting";',
        "options?: Record<string, boolean | number | string>;",
        "values: (boolean | number | string)[];",
        "export type ClientMessage = Say | SayAll | TakeBack | AskBack | AskTime | AnswerBack | SealOrder | DropOrder"
        " | AskWhy | SayChat | AskHint | AskPast | AskCounsel | AskVerdict;",
        "/** Everything this viewer may know now, but of the journal only what is new to this client. */",
    ):
        assert line in text, line


def test_the_sight_of_a_title_is_written_beside_its_drawing() -> None:
    (place, text), *others = typescript.sight_files(["ostia"]).items()
    assert place == SOURCES / "games" / "ostia" / "sight.gen.ts" and not others
    for line in (
        "export interface SeatSight {",
        "bids: Record<Seat, number | null>;",
        "  /** By seat, those who have spoken: the amount, or null for a pass. */",
        "export type Sight = OstiaSight;",
    ):
        assert line in text, line
    assert "Sight" not in (SOURCES / "lib" / "server" / "api.gen.ts").read_text(encoding="utf-8")
