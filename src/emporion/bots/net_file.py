# interpreted
"""Reading the file of a net as `tools/selfplay` writes it (NumPy's .npz, half precision), without NumPy."""

from __future__ import annotations

import ast
import json
import struct
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from emporion.bots.net import Net

GAMES = Path(__file__).parent.parent / "games"
FORMAT = 1
CODES = {"<f2": "e", "<f4": "f", "<f8": "d", "|u1": "B"}


def net_file(title: str) -> Path:
    return GAMES / title / "mind" / "net.npz"


def has_net(title: str) -> bool:
    return net_file(title).is_file()


@cache
def net_of(title: str) -> Net:
    """The trained net of a title, read once."""
    return read_net(net_file(title))[1]


def read_net(file: Path) -> tuple[dict[str, Any], Net]:
    """What a net was made for and how, and the net."""
    arrays = read_arrays(file)
    about: dict[str, Any] = json.loads(bytes(int(byte) for byte in arrays.pop("about")))
    if about["format"] != FORMAT:
        raise ValueError(f"{file}: a net of format {about['format']}, not {FORMAT}")
    return about, Net(arrays)


def read_arrays(file: Path) -> dict[str, list[float]]:
    """Every array, flat, by name."""
    found: dict[str, list[float]] = {}
    with ZipFile(file) as archive:
        for name in archive.namelist():
            data = archive.read(name)
            start = 10 + struct.unpack_from("<H", data, 8)[0]
            header = ast.literal_eval(data[10:start].decode())
            code = CODES[header["descr"]]
            if header["fortran_order"] and len(header["shape"]) > 1:
                raise ValueError(f"{file}: {name} is written by columns")
            found[name.removesuffix(".npy")] = list(
                struct.unpack_from(f"<{(len(data) - start) // struct.calcsize(code)}{code}", data, start)
            )
    return found
