"""Contracts and ships of Constantinopolis: what is in hand, what lies in port, what is under way."""

from __future__ import annotations

from rich.text import Text

from emporion.games.constantinopolis.sight.shapes import Card, ConstantinopolisSight, ShipSight
from emporion.terminal.board import Board
from emporion.terminal.kit import FAINT, HEAD, Cell, Lines, flow, hanging, text, titled, wrap


class SeaBoard(Board):
    """The part of the board that deals with the sea."""

    sight: ConstantinopolisSight

    def contract(self, card: Card) -> str:
        """What it carries where, what it pays and how long it takes on each ship."""
        rounds = "/".join(
            str(card.durations[size]) if size in card.durations else "-" for size in ("small", "medium", "large")
        )
        return self.voice.say("contract-note", gold=card.gold, fame=card.fame, rounds=rounds)

    # -- contracts and ships --------------------------------------------------------------------------------------
    def contracts(self, width: int) -> Lines:
        own = self.sight.own
        if own is None or not own.hand:
            return []
        parts: list[Cell] = []
        for each in own.hand:
            mark = "*" if each.kept else ""
            parts.append(
                text(self.voice.name("contract", each.card.kind), mark, (f" {self.contract(each.card)}", FAINT))
            )
        note = self.voice.say("contracts-note")
        if any(each.kept for each in own.hand):
            note = f"{note} · {self.voice.say('kept-mark')}"
        return [*wrap(Text(note, HEAD), width, 2), *flow(parts, width, " · ")]

    def contracts_page(self, width: int) -> Lines:
        own = self.sight.own
        rows: list[list[Cell]] = []
        for each in own.hand if own else []:
            card = each.card
            kept = self.voice.say("kept") if each.kept else ""
            place = self.voice.name("destination", card.destination)
            rows.append([self.voice.name("contract", card.kind), kept, place, self.contract(card)])
        if not rows:
            return [Text(self.voice.say("no-contract"))]
        return titled(self.voice.say("contracts-note"), hanging(rows, width=width), width)

    def ship(self, ship: ShipSight) -> Text:
        say = self.voice.say
        size = self.voice.name("ship", ship.size)
        room = say("room", taken=ship.spaces_taken, spaces=ship.spaces)
        where = say("in-port") if ship.place == 0 else say("at-sea", rounds=ship.place)
        cargo = self.voice.several("contract", [card.kind for card in ship.cargo])
        pay = say("pays", gold=ship.gold, fame=ship.fame) if ship.cargo else ""
        return text(
            (say("ship-n", number=ship.number, ship=size), HEAD),
            f", {where}, {room}",
            f"{self.voice.colon}{cargo} {pay}" if cargo else "",
        )

    def fleet(self, width: int) -> Lines:
        ships = self.sight.seats[self.me].ships
        return [line for ship in ships for line in wrap(self.ship(ship), width, 2)]

    def ships_page(self, width: int) -> Lines:
        lines: Lines = []
        for seat, each in enumerate(self.sight.seats):
            lines.append(self.voice.seat_row(seat))
            for ship in each.ships:
                lines += [Text("  ") + line for line in wrap(self.ship(ship), width - 2, 2)]
        own = self.sight.own
        if own is not None:
            for size, left in self.sight.ship_supply.items():
                said = self.voice.say(
                    "ship-sale", ship=self.voice.name("ship", size), price=own.ship_prices[size], left=left
                )
                lines += wrap(said, width)
        return lines

    def deck_page(self, width: int) -> Lines:
        say = self.voice.say
        discard = self.voice.several("contract", [card.kind for card in self.sight.discard], say("nothing"))
        return [*wrap(say("deck", cards=self.sight.deck_size), width), *wrap(say("discard", cards=discard), width, 2)]
