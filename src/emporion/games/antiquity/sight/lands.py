# interpreted
"""The land of Antiquity told from a sight, for `twin.py`: two numbers for each hex, and what lies in whose zone."""

from __future__ import annotations

from collections import Counter

from emporion.games.antiquity.sight.shapes import HexSight
from emporion.games.antiquity.table.components import GOODS, MAP
from emporion.kernel.rows.twin import Twin
from emporion.parts.hexes import DIRECTIONS

LANDS = ("forest", "grass", "mountain", "water")
GROUND = {"grass": 1, "forest": 2, "mountain": 3, "water": 6, "city": 7}
GROUNDS = ("grass", "forest", "mountain", "stone", "gold")
HEX_NAMES = [f"hex[{q}/{r}].{number}" for q, r in MAP.hexes for number in ("ground", "use")]
HEX_SCALES = [7.0, 30.0] * len(MAP.hexes)
MANY = 60.0  # about the hexes of a terrain in a zone


class Lands:
    """The hexes as they are told, and what lies in whose zone."""

    def __init__(self, hexes: list[HexSight], twin: Twin, placing: str) -> None:
        self.at = {(hex.q, hex.r): hex for hex in hexes}
        self.placing = placing
        self.numbers: list[int] = []
        self.whole: Counter[str] = Counter()
        self.zones: dict[int, Counter[str]] = {}
        self.claimed = 0
        self.bound: Counter[str] = Counter()
        self.best: Counter[str] = Counter()
        self.coasts = 0
        for hex in hexes:
            self._see(hex, twin)

    def zone(self, seat: int | None) -> Counter[str]:
        return self.zones.get(-1 if seat is None else seat, Counter())

    def _see(self, hex: HexSight, twin: Twin) -> None:
        ground = GROUND[hex.terrain]
        if hex.product is not None:
            ground += 1 if hex.product == "stone" else 2
            self.bound[hex.product] += 1
        use = (0 if hex.good is None else 1 + GOODS.index(hex.good)) + 10 * hex.man + 21 * hex.fishery
        if hex.inn is not None:
            use += 22 + twin.place(hex.inn)
        if hex.city is not None:
            use += 26 + twin.place(hex.city)
        if use > 0:
            use = -use
        else:
            use = 10 * hex.token
            if twin.viewer in hex.zones:
                use += 1 + self._brings(hex)
        self.numbers += [-ground if hex.polluted else ground, use]
        if hex.inn is not None or hex.city is not None:
            kinds = ["settled"]
        else:
            free = f"polluted.{hex.terrain}" if hex.polluted else f"clean.{hex.terrain}"
            kinds = ["worked" if use < 0 else free]
        kinds += ["polluted"] * hex.polluted + ["tokens"] * hex.token
        self.claimed += len(hex.zones) > 0
        counted = [self.whole, *(self.zones.setdefault(seat, Counter()) for seat in hex.zones)]
        for kind in kinds:
            for counts in counted:
                counts[kind] += 1

    def _brings(self, hex: HexSight) -> int:
        """What a building here would bring, or what cleaning would; best ones are remembered."""
        around = [self.at.get((hex.q + dq, hex.r + dr)) for dq, dr in DIRECTIONS]
        near = [one for one in around if one is not None and free(one)]
        clean = [one.terrain for one in near if not one.polluted]
        cleaned = len(near) - len(clean) + hex.polluted
        fields, nets = 0, 0
        if hex.terrain != "water":
            fields = 0 if hex.polluted else 1 + clean.count(hex.terrain)
            nets = clean.count("water")
            name = hex.product or hex.terrain
            self.best[name] = max(self.best[name], fields)
            self.best["coast"] = max(self.best["coast"], nets)
            self.coasts += nets > 0
        return {"cleaning": cleaned, "fishery": nets}.get(self.placing, fields)

    def tell(self, twin: Twin) -> None:
        twin.names += HEX_NAMES  # at once: they are more than half of a row, and tests tell very many
        twin.values += self.numbers + [0] * (len(HEX_NAMES) - len(self.numbers))
        twin.scales += HEX_SCALES
        tell_zone("land", self.whole, twin, 4 * MANY)
        twin.number("land.claimed", self.claimed, 8 * MANY)
        twin.pile("land.bound", self.bound, ("stone", "gold"), MANY)
        twin.pile("reach.best", self.best, GROUNDS, 7)
        twin.number("reach.coasts", self.coasts, MANY)
        twin.number("reach.best[coast]", self.best["coast"], 6)


def free(hex: HexSight) -> bool:
    return hex.good is None and hex.inn is None and hex.city is None and not hex.fishery


def tell_zone(name: str, zone: Counter[str], twin: Twin, scale: float) -> None:
    for state in ("clean", "polluted"):
        for terrain in LANDS:
            twin.number(f"{name}.{state}[{terrain}]", zone[f"{state}.{terrain}"], scale)
    for kind in ("worked", "settled", "polluted", "tokens"):
        twin.number(f"{name}.{kind}", zone[kind], scale)
