"""Porto Carthago on the screen: the action spaces beside the harbour, ships to come, market and palace, everybody."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from emporion.games.porto_carthago.sight.shapes import Dock, PortoCarthagoSight, Ship
from emporion.games.porto_carthago.table.components import LAST_DECADE, ROUNDS, STORAGE
from emporion.games.porto_carthago.table.layout import SPACES
from emporion.terminal.board import Board, Page
from emporion.terminal.kit import FAINT, HEAD, Block, Cell, Lines, beside, flow, hanging, table, text, titled, wrap

SHIP_WORDS = frozenset({"admit_ship", "bar_ship", "bring_ship", "survey_next"})
DOCK_WORDS = frozenset(
    {"claim", "berth", "load", "withdraw_from", "transfer_from", "transfer_to", "carry_from", "carry_to"}
)
NONE = Text("·", FAINT)


class TitleBoard(Board):
    sight: PortoCarthagoSight
    untold = frozenset({"berth"})  # its event is about the ship

    def headline(self) -> str:
        figures = {"decade": max(1, self.sight.decade), "decades": int(LAST_DECADE)}
        if self.sight.round and self.phase == "actions":  # while ships enter, it is the old decade's last
            return self.voice.say("decade-round", round=self.sight.round, rounds=ROUNDS, **figures)
        return self.voice.say("decade", **figures)

    def chapter(self) -> object:
        return self.sight.decade, self.phase

    def blocks(self, width: int) -> list[Block]:
        board = beside(self.spaces(), self.harbour())
        if max(line.cell_len for line in board) > width:
            board = [*self.spaces(), *self.harbour()]
        return [
            Block("board", board, head=1, rank=2, live=False),
            Block("docks", self.harbour(), head=1, rank=2, whole=False),
            Block("rows", self.rows(width), rank=4),
            Block("town", self.town(width), rank=3),
            Block("seats", self.seats(width), head=1, rank=1),
        ]

    def pages(self) -> dict[str, Page]:
        return {
            "harbour": self.harbour_page,
            "palace": self.palace_page,
            "cards": self.privileges,
            "deck": self.deck,
            "legend": self.legend,
        }

    # -- ships ----------------------------------------------------------------------------------------------------
    def good(self, good: str) -> str:
        return self.voice.short("good", good)

    def ship(self, ship: Ship) -> str:
        """What a ship wants and pays."""
        return self.voice.say("ship", good=self.good(ship.good), income=ship.income)

    def ship_note(self, ship: Ship) -> str:
        privilege = self.voice.name("privilege", ship.privilege)
        return self.voice.say("ship-note", ship=self.ship(ship), danger=ship.danger, privilege=privilege)

    def ships(self) -> dict[str, Ship]:
        sight = self.sight
        at_docks = [dock.ship for dock in sight.docks]
        waiting = [sight.pending.ship] if sight.pending else []
        everywhere = [*sight.row1, *sight.row2, *at_docks, *sight.deck.known, *waiting]
        return {ship.id: ship for ship in everywhere if ship is not None}

    # -- the board ------------------------------------------------------------------------------------------------
    def spaces(self) -> Lines:
        say = self.voice.say
        rows: list[list[Cell]] = [
            [Text(head, HEAD) for head in ("", say("spaces"), say("cost"), say("bonus"), say("used"))]
        ]
        for number, space in enumerate(self.sight.action_spaces, start=1):
            action = self.voice.name("action", space.action) if space.action else "?"
            used = self.voice.marks([seat for seat, n in enumerate(space.servants) if n])
            bonus = Text("·", FAINT) if space.bonus == "none" else say(f"bonus-{space.bonus}")
            style = "reverse" if self.sight.space == number else ""
            rows.append([str(number), Text(action, style), str(space.cost), bonus, used])
        return table(rows, right=[2])

    def dock(self, dock: Dock) -> Text:
        """Whose servants stand there, which ship lies there, which good waits."""
        owner = self.voice.letter(dock.owner) if dock.owner is not None else NONE
        parts: list[Cell] = [owner]
        if dock.ship is not None:
            parts += [" ", self.ship(dock.ship)]
        if dock.good is not None:
            parts += [" ", Text(f"[{self.good(dock.good)}]", "bold")]
        return text(*parts)

    def harbour(self) -> Lines:
        say = self.voice.say
        rows: list[list[Cell]] = [[Text(head, HEAD) for head in (say("harbour"), "I", "II")]]
        docks = self.sight.docks
        for k in range(0, len(docks), 2):
            people = self.voice.name("civilisation", docks[k].id.rpartition("_")[0])
            rows.append([people, self.dock(docks[k]), self.dock(docks[k + 1])])
        return table(rows)

    def rows(self, width: int) -> Lines:
        """The ships to come."""
        lines: Lines = []
        for key, row in (("row1", self.sight.row1), ("row2", self.sight.row2)):
            parts: list[Cell] = []
            for ship in row:
                if ship is not None:
                    people = self.voice.name("civilisation", ship.civilisation)
                    parts.append(text(people, " ", (self.ship(ship), "")))
            parts = parts or [Text(self.voice.say("nothing"), FAINT)]
            first = text((self.voice.say(key) + " ", HEAD), parts[0])
            lines += flow([first, *parts[1:]], width, " · ", 2)
        return lines

    def town(self, width: int) -> Lines:
        """Market, palace, path and charter ships in a few words."""
        say, sight = self.voice.say, self.sight
        goods = self.voice.pile("good", sight.market.goods, say("nothing"))
        market = text((say("market") + " ", HEAD), say("market-now", goods=goods, price=sight.market.price))
        seat = say("seat-next", price=sight.palace.price, points=sight.palace.trade_points)
        palace = text((say("palace") + " ", HEAD), seat)
        path = text((say("path") + " ", HEAD), self.path_marks())
        charters = Text(" ").join([NONE if seat is None else self.voice.letter(seat) for seat in sight.charters])
        sea = text((say("charters") + " ", HEAD), charters)
        order = text((say("lighthouse") + " ", HEAD), self.voice.marks(sight.lighthouse_order) or NONE)
        return flow([market, palace], width, "   ") + flow([path, sea, order], width, "   ")

    def path_marks(self) -> Text:
        spaces = self.sight.path.spaces
        if not spaces:
            return NONE
        marks = Text("").join([NONE if seat is None else self.voice.letter(seat) for seat in spaces])
        leaders = [seat for seat, n in enumerate(self.sight.path.bonus) if n]
        bonus = ", ".join(f"{self.voice.letters[seat]} +{self.sight.path.bonus[seat]}" for seat in leaders)
        return marks + Text(f" ({bonus})", FAINT) if bonus else marks

    # -- seats ----------------------------------------------------------------------------------------------------
    flush = range(1, 9)
    tells: Mapping[str, tuple[str, ...]] = {
        "set_lighthouse": ("lighthouse",),
        "set_temple": ("lighthouse",),
        "path": ("path",),
        "claim": ("docks",),
        "claim_dock": ("docks",),
        "withdraw": ("docks",),
    }

    def heads(self) -> list[str]:
        names = ("palace", "trade", "talents", "reserve", "light", "temple", "docks", "privileges", "store")
        return [self.voice.say(f"head-{name}") for name in names]

    def standing(self, seat: int) -> list[Cell]:
        each = self.sight.seats[seat]
        store = self.voice.pile("good", each.store, "·")
        return [
            self.voice.seat_row(seat, seat == self.sight.first_player),
            str(each.palace),
            str(each.trade_points),
            "?" if each.talents is None else str(each.talents),
            str(each.reserve),
            str(each.lighthouse),
            str(each.temple),
            str(each.docks),
            str(len(each.cards)) if each.cards else NONE,
            f"{store} /{int(STORAGE) - each.blocked}",
        ]

    def score_name(self) -> str:
        return self.voice.say("palace")

    def fate(self, seat: int) -> str:
        each = self.sight.seats[seat]
        return self.voice.say("fate", points=each.trade_points, talents=each.talents or 0)

    # -- choices --------------------------------------------------------------------------------------------------
    def path(self, word: int) -> list[str]:
        verb = self.verb(word)
        if verb == "choose_space":
            space = self.sight.action_spaces[int(self.figure(word, "space")) - 1]
            action = self.voice.name("action", space.action or "captain")
            return [self.voice.say("choose-space"), action]
        if verb == "use_privilege":
            privilege = self.sight.seats[self.me].cards.get(self.figure(word, "ship"))
            if privilege is not None:
                return [self.voice.say("use-privilege"), self.voice.name("privilege", privilege)]
        return []

    def called(self, word: int) -> str:
        if self.verb(word) != "choose_space":
            return super().called(word)
        return self.voice.say("space", number=self.figure(word, "space"), action=self.path(word)[-1])

    def numbered(self, word: int) -> tuple[int, int]:
        """A space has the number that is printed on it, here as in the browser."""
        return (int(self.figure(word, "space")), int(SPACES)) if self.verb(word) == "choose_space" else (0, 0)

    def note(self, word: int) -> str:
        verb = self.verb(word)
        if verb == "choose_space":
            space = self.sight.action_spaces[int(self.figure(word, "space")) - 1]
            bonus = "" if space.bonus == "none" else self.voice.say(f"bonus-{space.bonus}")
            return self.voice.say("space-note", cost=space.cost, bonus=bonus).rstrip(" +")
        if verb == "take_bonus" and self.sight.space:
            return self.voice.say(f"bonus-{self.sight.action_spaces[self.sight.space - 1].bonus}")
        if verb in SHIP_WORDS:
            ship = self.ships().get(self.figure(word, "ship"))
            return self.ship_note(ship) if ship else ""
        if verb in DOCK_WORDS:
            dock = next(dock for dock in self.sight.docks if dock.id == self.figure(word, "dock"))
            return self.voice.say("ship-there", ship=self.ship(dock.ship)) if dock.ship else ""
        return ""

    # -- pages ----------------------------------------------------------------------------------------------------
    def harbour_page(self, width: int) -> Lines:
        say = self.voice.say
        rows: list[list[Cell]] = []
        for dock in self.sight.docks:
            owner = self.voice.seat(dock.owner) if dock.owner is not None else NONE
            ship = self.ship_note(dock.ship) if dock.ship else ""
            good = f"[{self.good(dock.good)}]" if dock.good else ""
            rows.append([self.voice.name("dock", dock.id), owner, good, ship])
        waiting = [[self.voice.name("ship", ship.id), self.ship_note(ship)] for ship in self.sight.row1 if ship]
        later = [[self.voice.name("ship", ship.id), self.ship_note(ship)] for ship in self.sight.row2 if ship]
        return [
            *titled(say("harbour"), hanging(rows, width=width), width),
            *titled(say("row1"), hanging(waiting, width=width), width),
            *titled(say("row2"), hanging(later, width=width), width),
        ]

    def legend(self, width: int) -> Lines:
        """How a dock, a ship and the rows of letters are read."""
        say, letter = self.voice.say, self.voice.letters[self.me]
        dock = f"{letter} {say('ship', good=self.good('ivory'), income=6)} [{self.good('oil')}]"
        you = self.voice.plain(self.voice.names[self.me])
        told = say("legend-dock", dock=dock, letter=letter, name=you), say("legend-spaces"), say("legend-town")
        return [line for part in told for line in wrap(part, width, 2)]

    def palace_page(self, width: int) -> Lines:
        say, palace = self.voice.say, self.sight.palace
        seats = Text(" ").join([NONE if seat is None else self.voice.letter(seat) for seat in palace.seats])
        box = ", ".join(str(n) for n in self.sight.path.box) or "0"
        return [
            text((say("palace") + " ", HEAD), seats),
            *wrap(say("seat-next", price=palace.price, points=palace.trade_points), width),
            text((say("path") + " ", HEAD), self.path_marks()),
            *wrap(say("path-box", box=box), width),
        ]

    def privileges(self, width: int) -> Lines:
        """Everybody's ship cards and what they may still be used for."""
        lines: Lines = []
        for seat, each in enumerate(self.sight.seats):
            lines.append(self.voice.seat_row(seat))
            for privilege in each.cards.values():
                note = self.voice.message(f"privilege-{privilege}-note")
                lines += wrap(
                    text("  ", (self.voice.name("privilege", privilege), HEAD), self.voice.colon, note), width, 4
                )
            if not each.cards:
                lines.append(Text("  " + self.voice.say("no-privilege"), FAINT))
        return lines

    def deck(self, width: int) -> Lines:
        """What is still in the ship deck: nobody knows the order, everybody the cards."""
        say, deck = self.voice.say, self.sight.deck
        dangers = ", ".join(f"{danger}{self.voice.colon}{n}" for danger, n in enumerate(deck.dangers, start=1))
        lines = wrap(say("deck", cards=deck.size, dangers=dangers), width)
        for ship in deck.known:
            lines += wrap(text((say("deck-known") + " ", HEAD), self.voice.name("ship", ship.id)), width)
        ships = [self.voice.name("ship", ship) for ship in deck.ships]
        return [*lines, *flow(ships, width, " · ")]
