"""Draws the pictures of docs/architecture.md, with the engine's own figures: `python tools/drawings.py`."""

from __future__ import annotations

from html import escape
from pathlib import Path

from emporion.games.ostia.table import layout as ostia
from emporion.kernel import table as kernel

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
INK, PAPER, LINE = "#3b2a1a", "#fbf3df", "#b99b62"
SAND, LEAF, ROSE, SKY = "#f0d9a0", "#d9e4d0", "#ecd3da", "#cfe0ea"


def text(x: float, y: float, line: str, size: int = 12, bold: bool = False, anchor: str = "middle") -> str:
    weight = " font-weight='bold'" if bold else ""
    return f"<text x='{x:g}' y='{y:g}' text-anchor='{anchor}' font-size='{size}'{weight}>{escape(line)}</text>"


def box(x: float, y: float, width: float, height: float, colour: str, name: str, *lines: str) -> str:
    """A box with a name and smaller lines below it."""
    top = y + height / 2 - 8 * len(lines) + 5
    middle = x + width / 2
    below = [text(middle, top + 17 * (number + 1), line) for number, line in enumerate(lines)]
    frame = f"<rect x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='6' fill='{colour}' stroke='{LINE}'/>"
    return frame + text(middle, top, name, 15, bold=True) + "".join(below)


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"<line x1='{x1:g}' y1='{y1:g}' x2='{x2:g}' y2='{y2:g}' stroke='{INK}' marker-end='url(#to)'/>"


def drawing(width: int, height: int, title: str, *parts: str) -> str:
    tip = "<marker id='to' markerWidth='9' markerHeight='9' refX='8' refY='4' orient='auto'>"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' font-family='Georgia, serif'"
    return "\n".join(
        [
            f"{head} fill='{INK}' role='img'>",
            f"<title>{escape(title)}</title>",
            f"<defs>{tip}<path d='M0,0 L8,4 L0,8 z' fill='{INK}'/></marker></defs>",
            f"<rect width='{width}' height='{height}' rx='10' fill='{PAPER}'/>",
            *parts,
            "</svg>\n",
        ]
    )


AROUND = {
    "problems": ("mined decisions,", "and their proof"),
    "programs": ("players of others,", "over a pipe"),
    "school": ("lessons on the", "titles' own tables"),
}
ENGINE = {
    "bots": ("guesses, search,", "nets, advice"),
    "games": ("five titles; none", "knows another"),
    "parts": ("decks, hexes, sealed", "choices, rankings"),
    "kernel": ("words, table, steps,", "match, record"),
}
ABOVE = {
    "server": ("tables for people,", "stored and told"),
    "terminal": ("a match in", "lines of text"),
    "research": ("environments,", "datasets, arena"),
}


def layers() -> str:
    """Who knows whom: imports go down the arrows, and only there."""
    frame = f"<rect x='10' y='226' width='764' height='196' rx='8' fill='none' stroke='{INK}' stroke-dasharray='4 3'/>"
    parts = [frame]
    for number, (name, lines) in enumerate(AROUND.items()):
        x = 20 + 190 * number
        parts += [box(x, 236, 160, 76, SKY, name, *lines), arrow(x + 80, 312, x + 80 - 125 * (number > 0), 335)]
    for number, (name, lines) in enumerate(ENGINE.items()):
        x = 20 + 190 * number
        parts.append(box(x, 336, 160, 76, SAND, name, *lines))
        if number:
            parts.append(arrow(x - 30, 374, x - 1, 374))
    for number, (name, lines) in enumerate(ABOVE.items()):
        x = 20 + 190 * number
        parts += [box(x, 118, 160, 76, LEAF, name, *lines), arrow(x + 80, 194, x + 80, 225)]
    parts += [box(20, 20, 540, 54, ROSE, "cli", "the command line: emporion play, sim, arena, replay, ...")]
    parts += [arrow(100 + 190 * number, 74, 100 + 190 * number, 117) for number in range(3)]
    parts += [box(600, 20, 164, 54, ROSE, "import emporion", "api"), arrow(640, 74, 560, 117)]
    parts += [box(600, 118, 164, 76, SKY, "browser client", "knows messages,", "no rules")]
    parts += [text(390, 440, "compiled by mypyc: bots, games, parts and kernel; all else is interpreted")]
    return drawing(784, 458, "Layers: what may import what", *parts)


def memory() -> str:
    """Ostia's table, one vector of integers: what the kernel keeps at its beginning, and what the title keeps then."""
    header = {
        kernel.SEATS: "seats",
        kernel.OVER: "over",
        kernel.DISCLOSED: "disclosed",
        kernel.SEALS: "seals",
        kernel.CHANCE: "chance (4)",
        kernel.ERRATA: "errata",
        kernel.OPTIONS: f"options ({kernel.MAX_OPTIONS})",
        kernel.DEPTH: "depth",
        kernel.FRAMES: f"agenda: {kernel.MAX_DEPTH} frames of {kernel.FRAME}",
    }
    title = {
        ostia.ROUND: "round, first, seller",
        ostia.LOT: "lot",
        ostia.SENATE: "Senate",
        ostia.DISCARD: "discard",
        ostia.MARKET: "market",
        ostia.DECK_AT: f"deck ({ostia.CARDS})",
        ostia.SEAT: f"{ostia.MOST_SEATS} seats of {ostia.STRIDE}",
    }
    seat = {
        ostia.CASH: "cash, warehouses, ...",
        ostia.BID: "bid",
        ostia.FREE: "sealed",
        ostia.BOAT: "boat",
        ostia.STOCK: "stock",
        ostia.ON_FORUM: "forum",
        ostia.ON_SENATE: "Senate",
        ostia.SEEN: "what all know of it",
    }
    frame = {0: "step", kernel.F_AT: "at", kernel.F_SEAT: "seat", kernel.F_LOCAL: "five of the step's own"}
    parts = [
        text(24, 34, f"One table of Ostia: {ostia.SIZE} integers; a clone is one copy of them", 15, True, "start"),
        text(24, 66, f"the kernel's header, 0 to {kernel.HEADER - 1}: the same in every title", anchor="start"),
        row(24, 76, header, SAND, [52, 46, 72, 48, 78, 56, 92, 56, 240]),
        text(24, 156, "one frame of the agenda: a step on its way", anchor="start"),
        row(164, 166, frame, SKY, [70, 60, 60, 190]),
        text(24, 246, f"the title's own, {kernel.HEADER} to {ostia.SIZE - 1}: by its layout.py", anchor="start"),
        row(24, 256, title, LEAF, [140, 60, 90, 80, 80, 110, 180]),
        text(24, 336, "one seat; what is sealed or hidden stands here, too: a sight leaves it out", anchor="start"),
        row(24, 346, seat, ROSE, [160, 50, 70, 80, 80, 80, 80, 140]),
        arrow(560, 128, 430, 164),
        arrow(680, 308, 560, 344),
    ]
    return drawing(788, 414, "A table's memory", *parts)


def row(x: float, y: float, cells: dict[int, str], colour: str, widths: list[int]) -> str:
    """Cells side by side, each with the number it begins at."""
    parts = []
    for (at, name), width in zip(cells.items(), widths, strict=True):
        parts.append(f"<rect x='{x:g}' y='{y:g}' width='{width}' height='30' fill='{colour}' stroke='{LINE}'/>")
        parts.append(text(x + width / 2, y + 20, name))
        parts.append(text(x + 2, y + 44, str(at), 10, anchor="start"))
        x += width
    return "".join(parts)


DRAWINGS = {"layers.svg": layers, "table.svg": memory}


def main() -> None:
    for name, draw in DRAWINGS.items():
        (PICTURES / name).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
