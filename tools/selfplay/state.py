"""What a run keeps: one file to go on from, and the best net as it is shipped."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from .plain import Arrays, written

PAST = 3  # nets of the past that are kept


@dataclass
class State:
    title: str
    net: dict[str, Any] = field(default_factory=dict)
    """Empty before anything was learnt."""
    teacher: dict[str, Any] = field(default_factory=dict)
    past: list[dict[str, Any]] = field(default_factory=list)
    best: Arrays = field(default_factory=dict)
    merit: tuple[float, float] = (-1.0, -1.0)
    """Share of victories and mean place of the best net at its gate."""
    longest: int = 0
    """Words after which a match is cut off."""
    usual: int = 1
    """Words of a match."""
    spread: float = 1.0
    seconds: float = 0.0
    """Of self-play so far."""
    words: float = 0.0
    log: list[dict[str, Any]] = field(default_factory=list)


def halves(net: Any) -> dict[str, Any]:
    """The weights of a net in half precision, to be kept."""
    return {name: tensor.detach().half().cpu() for name, tensor in net.state_dict().items()}


def keep(state: State, folder: Path) -> None:
    """Both files, each whole at any moment."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{state.title}.state.new"
    torch.save(state.__dict__, made)
    os.replace(made, folder / f"{state.title}.state")
    if state.best:
        made = folder / f"{state.title}.npz.new"
        made.write_bytes(written(state.title, state.best, state.log))
        os.replace(made, folder / f"{state.title}.npz")


def found(title: str, folder: Path) -> State:
    """The state of an earlier run, or a new one."""
    file = folder / f"{title}.state"
    if not file.is_file():
        return State(title)
    return State(**torch.load(file, weights_only=False, map_location="cpu"))
