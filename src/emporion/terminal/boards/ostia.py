"""Ostia on the screen: goods in columns, what each is worth and where one's own lie; the quay; everybody's purse."""

from __future__ import annotations

from rich.text import Text

from emporion.games.ostia.sight.shapes import OstiaSight, Pile, SeatSight
from emporion.games.ostia.table.components import BLUFFS, COUNT, FORUM_PRICE, GOODS, ROUNDS, SITES, TYPE_LIMIT, VALUE
from emporion.terminal.board import Board, Page
from emporion.terminal.kit import FAINT, HEAD, WARN, Block, Cell, Lines, flow, table, text, titled, wrap

MOST_WITHOUT_BIDS = 6  # choices; whoever has more is bidding
COUNTING, FINAL = "counting_house", "final_phase"


class TitleBoard(Board):
    sight: OstiaSight

    def headline(self) -> str:
        return self.voice.say("round", round=max(1, self.sight.round), rounds=ROUNDS)

    def chapter(self) -> object:
        """The second beat of the secret laying is one of its own: what lies where matters again."""
        return self.sight.round, self.phase, any(each.pile_sizes is not None for each in self.sight.seats)

    def blocks(self, width: int) -> list[Block]:
        return [
            Block("goods", self.goods_table(width), head=1, rank=2),
            Block("seats", self.seats(width), head=1, rank=1),
            Block("piles", self.piles(width), rank=4, live=False),
        ]

    def pages(self) -> dict[str, Page]:
        return {"senate": self.senate_page, "prices": self.prices, "deck": self.piles}

    drawn = frozenset({"locked-sizes"})

    # -- goods --------------------------------------------------------------------------------------------------
    def goods(self) -> list[str]:
        """The goods of this match: ivory may be left out."""
        return [good for good in GOODS if good in self.sight.senate_active_values]

    def components(self) -> dict[str, frozenset[str]]:
        left_out = () if self.options.get("ivory", True) else ("ivory",)
        return {**super().components(), "good": frozenset(GOODS) - frozenset(left_out)}

    def goods_table(self, width: int) -> Lines:
        say, sight, own = self.voice.say, self.sight, self.sight.own
        goods = self.goods()
        values = {good: int(VALUE[GOODS.index(good)]) for good in goods}
        rows: list[list[Cell]] = [["", *(Text(self.voice.short("good", good), style=HEAD) for good in goods)]]
        rows.append(self.row(Text(say("row-value"), FAINT), values))
        rows.append(
            self.row(Text(say("row-senate-now", card=self.card(sight.senate_active))), sight.senate_active_values)
        )
        if sight.senate_next is not None and sight.senate_next_values is not None:
            title = Text(say("row-senate-next", card=self.card(sight.senate_next)), FAINT)
            rows.append(self.row(title, sight.senate_next_values))
        if sight.market:
            rows.append(self.row(say("row-market"), sight.market))
        if own is not None:
            if own.boat:
                rows.append(self.row(say("row-boat"), own.boat))
            rows.append(self.row(Text(say("row-stock"), HEAD), own.stock))
            if own.forum or own.senate:
                rows.append(self.row(say("row-forum"), own.forum))
                rows.append(self.row(say("row-to-senate"), own.senate))
        return table(rows, right=range(1, len(goods) + 1), width=width, keep=[0])

    def row(self, title: Cell, pile: Pile) -> list[Cell]:
        """A row of the table; a good the pile does not name is a dot."""
        return [title, *(str(pile[good]) if good in pile else Text("·", FAINT) for good in self.goods())]

    def card(self, card: str) -> str:
        """The number of a senate card."""
        return self.voice.name("senate", card).split()[-1]

    # -- the quay -------------------------------------------------------------------------------------------------
    def decision(self, width: int) -> Lines:
        """The lot with the bids on it."""
        lot = self.sight.auction
        if lot is None:
            return [*self.bluffs(width), *self.too_many(width)]
        say = self.voice.say
        first = text(
            (say("lot", goods=self.voice.several("good", lot.goods), minimum=lot.minimum), ""),
            " ",
            self.voice.person(lot.seller),
        )
        parts: list[Cell] = [first]
        for seat, bid in lot.bids.items():
            passes = say("you-pass" if seat == self.me else "passes")
            parts.append(text(self.voice.person(seat), " ", passes if bid is None else str(bid)))
        if self.sight.own is not None and len(self.offer) > MOST_WITHOUT_BIDS:
            parts.append(Text(say("limit", limit=self.sight.own.bid_limit), FAINT))
        return flow(parts, width, " · ", 2)

    def bluffs(self, width: int) -> Lines:
        """While goods are laid: who is ready, and how high the piles are once they show."""
        parts: list[Cell] = []
        for seat, each in enumerate(self.sight.seats):
            said: list[str] = []
            if each.pile_sizes is not None:
                sizes = each.pile_sizes
                said.append(f"{sizes.forum}/{sizes.senate}/{sizes.storage}")
            if each.chosen and seat != self.me:
                said.append(self.voice.say("ready"))
            if said:
                parts.append(text(self.voice.seat(seat), " ", ", ".join(said)))
        if not parts:
            return []
        seen = any(each.pile_sizes is not None for each in self.sight.seats)
        if seen:
            parts[0] = text((self.voice.say("sizes") + self.voice.colon, FAINT), parts[0])
        return flow(parts, width, " · ", 2)

    def too_many(self, width: int) -> Lines:
        """As long as more types lie out than are allowed: which cards will be lost (OST-4.2.7, OST-7.3.7)."""
        own = self.sight.own
        if own is None or self.phase != COUNTING:
            return []
        laid = {good: own.forum.get(good, 0) + own.senate.get(good, 0) for good in self.goods()}
        types = [good for good, cards in laid.items() if cards]
        if len(types) <= TYPE_LIMIT:
            return []
        best_first = sorted(self.goods(), key=lambda good: -self.sight.senate_active_values[good])
        literal = self.options.get("type_limit_mode") == "literal"
        taken = best_first[:1] if literal else [good for good in best_first if good in types][: len(types) - TYPE_LIMIT]
        lost = self.voice.pile("good", {good: laid[good] for good in taken})
        key, rule = ("too-many" if lost else "too-many-spared"), "OST-7.3.7" if literal else "OST-4.2.7"
        said = self.voice.say(key, count=len(types), goods=lost)
        return wrap(text((said, WARN), (f"  {rule}", FAINT)), width, 2)

    # -- seats ----------------------------------------------------------------------------------------------------
    flush = range(1, 7)

    def heads(self) -> list[str]:
        names = ["points", "denarii", "warehouses", "credits", "goods", "boat"]
        if any(self.last_seen(each).plain for each in self.sight.seats):
            names.append("shown")
        return [self.voice.say(name) for name in names]

    def standing(self, seat: int) -> list[Cell]:
        each = self.sight.seats[seat]
        row: list[Cell] = [
            self.voice.seat_row(seat, seat == self.sight.first_player),
            str(each.points),
            "?" if each.cash is None else str(each.cash),
            f"{each.warehouses}/{SITES}",
            str(each.credits) if each.credits else Text("·", FAINT),
            str(each.stock_size),
            str(each.boat_size),
            self.last_seen(each),
        ]
        return row[: len(self.heads()) + 1]

    def last_seen(self, seat: SeatSight) -> Text:
        """What lay on forum and Senate when it was last turned up, and what is stored at the end."""
        if seat.eliminated:
            return Text(self.voice.say("eliminated"))
        if seat.storage is not None:
            return Text(
                self.voice.say("stored", goods=self.voice.pile("good", seat.storage, self.voice.say("nothing")))
            )
        forum = self.voice.pile("good", seat.shown.forum)
        senate = self.voice.pile("good", seat.shown.senate)
        return Text(f"{forum or '·'} | {senate or '·'}" if forum or senate else "", FAINT)

    def fate(self, seat: int) -> str:
        each = self.sight.seats[seat]
        if each.eliminated:
            return self.voice.say("eliminated")
        return self.voice.say("fate", cash=each.cash or 0, warehouses=each.warehouses)

    # -- choices --------------------------------------------------------------------------------------------------
    def path(self, word: int) -> list[str]:
        """How cards are laid: the good and how many there are, then forum, Senate and storage."""
        own = self.sight.own
        verb = self.verb(word)
        if own is None or verb not in ("split", "bluff"):
            return []
        forum, senate = int(self.figure(word, "forum")), int(self.figure(word, "senate"))
        if verb == "bluff":
            return [self.voice.say("bluff-title"), self.laid(forum, senate, int(BLUFFS))]
        good = self.figure(word, "good")
        held = own.stock.get(good, 0) + own.forum.get(good, 0) + own.senate.get(good, 0)
        title = self.voice.say("split-title", good=self.voice.name("good", good), cards=held)
        return [title, self.laid(forum, senate, held)]

    def laid(self, forum: int, senate: int, cards: int) -> str:
        """Where cards lie; the last sale knows no Senate (OST-5.2.1)."""
        key = "laid-last" if self.phase == FINAL else "laid"
        return self.voice.say(key, forum=forum, senate=senate, stored=max(0, cards - forum - senate))

    # -- pages ----------------------------------------------------------------------------------------------------
    def piles(self, width: int) -> Lines:
        say = self.voice.say
        deck = say("deck", cards=self.sight.deck_size)
        discard = self.voice.pile("good", self.sight.discard, say("nothing"))
        return wrap(text((deck, FAINT), (f" · {say('discard', goods=discard)}", FAINT)), width, 2)

    def senate_page(self, width: int) -> Lines:
        lines = titled(self.voice.say("page-senate"), self.goods_table(width), width)
        return [*lines, *wrap(self.voice.say("face-down", cards=self.sight.senate_face_down), width)]

    def prices(self, width: int) -> Lines:
        """What the forum pays for each card, by how many of its kind lie there; and how many of each there are."""
        say = self.voice.say
        steps = [(n, int(FORUM_PRICE[n])) for n in range(1, len(FORUM_PRICE))]
        rows: list[list[Cell]] = [
            [Text(say("row-cards"), HEAD), *(str(n) for n, _ in steps)],
            [Text(say("row-each"), HEAD), *(str(price) for _, price in steps)],
        ]
        counts = {good: int(COUNT[GOODS.index(good)]) for good in self.goods()}
        return [
            *titled(say("page-prices"), table(rows, right=range(1, len(steps) + 1), width=width, keep=[0]), width),
            *wrap(say("all-cards", goods=self.voice.pile("good", counts)), width, 2),
        ]
