"""Draws how nets learnt, from the logs in their files; without files, the nets that are shipped.

python -m tools.selfplay.curve [FILE...] > docs/pictures/masters.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

from emporion.bots.net_file import has_net, net_file
from emporion.games import titles

from .plain import read

LEFT, RIGHT, TOP, BOTTOM = 44, 500, 34, 220
COLOURS = ("#1f5f7a", "#a3312a", "#5b7a1f", "#8a6d3b", "#5a3d7a", "#2b2118")


def curve(file: Path) -> tuple[str, list[tuple[float, float]]]:
    """The title of a net, and its share of victories at each gate by the seconds of self-play."""
    about, _ = read(file)
    gates = [line for line in about["log"] if line["what"] == "gate"]
    return about["title"].replace("_", " ").title(), [(line["played"], line["share"]) for line in gates]


def drawn(curves: list[tuple[str, list[tuple[float, float]]]]) -> str:
    longest = max([60.0, *(played for _, points in curves for played, _ in points)])

    def at(played: float, share: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * played / longest:.1f},{BOTTOM - (BOTTOM - TOP) * share:.1f}"

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 260" font-family="sans-serif" font-size="11" '
        'fill="#2b2118"><rect width="620" height="260" fill="#fffaf0"/>'
        f'<text x="{LEFT}" y="18" font-size="13">Matches won against a table of hard, by seconds of self-play</text>'
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        start, end = at(0, share), at(longest, share)
        parts.append(f'<polyline points="{start} {end}" fill="none" stroke="#d8c9a8"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{float(start.split(",")[1]) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for played in range(0, int(longest) + 1, 60):
        x = at(played, 0).split(",")[0]
        parts.append(f'<text x="{x}" y="{BOTTOM + 18}" text-anchor="middle">{played}</text>')
    for number, (title, points) in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(at(*point) for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{RIGHT + 10}" y="{TOP + 14 + 16 * number}" fill="{colour}">{title}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    files = [Path(name) for name in sys.argv[1:]] or [net_file(title) for title in titles() if has_net(title)]
    sys.stdout.write(drawn([curve(file) for file in files]))


if __name__ == "__main__":
    main()
