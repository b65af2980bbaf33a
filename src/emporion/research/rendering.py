"""A table as plain text, as a seat or a spectator sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.table import Table

SPECTATOR = -1


def rendered(game: Game, t: Table, viewer: int = SPECTATOR, last: str = "") -> str:
    """What the viewer may see, field by field; a spectator by default, so that nothing hidden is shown."""
    lines = [f"{game.title}: {'the match is over' if t.over() else game.phase(t)}"]
    if last:
        lines.append(f"last word: {last}")
    if not t.over():
        asked = ", ".join(map(str, game.known_speakers(t, viewer)))
        lines.append(f"to speak: seat {asked} ({game.step(t).name})")
    lines += tree(msgspec.to_builtins(game.sight(t, viewer), str_keys=True), "")
    if t.over():
        lines.append(f"scores: {' '.join(map(str, game.scores(t)))}")
        lines.append(f"winners: {' '.join(map(str, game.winners(t))) or 'nobody'}")
    return "\n".join(lines) + "\n"


def tree(fields: dict[str, Any], indent: str) -> list[str]:
    lines: list[str] = []
    for name, value in fields.items():
        if value in (None, {}, []):
            continue
        if isinstance(value, list) and isinstance(value[0], dict):
            lines += [f"{indent}{name} {k}: {short(item)}" for k, item in enumerate(value)]
        elif isinstance(value, dict) and any(isinstance(item, dict | list) for item in value.values()):
            lines += [f"{indent}{name}:", *tree(value, indent + "  ")]
        else:
            lines.append(f"{indent}{name}: {short(value)}")
    return lines


def short(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={short(item)}" for name, item in value.items() if item not in (None, {}, [], False))
    if isinstance(value, list):
        return "[" + " ".join(map(short, value)) + "]"
    return str(value)
