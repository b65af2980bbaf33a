"""Orders in advance, in SQL: their owners' secrets, beside the logs of tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from emporion.server.match.orders import OrderRow
from emporion.server.store.rows import Heard, News
from emporion.server.store.servers import ALIVE
from emporion.server.store.sql import Sql, Statement, answered

ORDER = "SELECT body, person FROM orders WHERE"


class SqlOrders(Sql):
    async def orders(self, table: str) -> list[OrderRow]:
        return [_read(*row) for row in await self._rows(f"{ORDER} table_id = $1 ORDER BY made, id", table)]

    async def orders_by(self, person: str) -> list[OrderRow]:
        return [_read(*row) for row in await self._rows(f"{ORDER} person = $1 ORDER BY made, id", person)]

    async def add_order(self, row: OrderRow, instead: Sequence[str], known: int, heard: Heard) -> str:
        """The table is locked first: what is given at two servers at the same time comes one after the other."""
        count = "SELECT count(*) FROM orders WHERE table_id = $1 AND person = $2"
        new = "INSERT INTO orders (id, table_id, person, made, body) VALUES ($1, $2, $3, $4, $5)"
        gone = "DELETE FROM orders WHERE table_id = $1 AND id = $2 RETURNING id"
        owner = "SELECT table_id, owner FROM pulses WHERE table_id = $1"
        rows = await self._change(
            [News("orders", row.table)],
            *self._there({row.person}),
            answered(row.table, heard),
            self._due(row.table, row.made),
            Statement(count, (row.table, row.person), must=known),
            *(Statement(gone, (row.table, order), must=order) for order in sorted(instead)),
            Statement(new, (row.id, row.table, row.person, row.made, _body(row))),
            Statement(owner, (row.table,), must=row.table),
        )
        return str(rows[0][1])

    async def order_fell(self, row: OrderRow) -> None:
        fell = Statement("UPDATE orders SET body = $1 WHERE id = $2", (_body(row), row.id))
        await self._change([News("orders", row.table)], self._due(row.table, row.at), fell)

    def _due(self, table: str, now: int) -> Statement:
        """Its owner looks at it, whoever that is."""
        owner = f"owner = CASE WHEN {ALIVE} THEN owner ELSE $2 END"
        query = f"UPDATE pulses SET due = $1, {owner} WHERE table_id = $3 RETURNING table_id"
        return Statement(query, (now, self.server, table), must=table)

    async def drop_orders(self, table: str, orders: Sequence[str], heard: Heard | None = None) -> None:
        known = [answered(table, heard)] if heard else []
        query = "DELETE FROM orders WHERE table_id = $1 AND id = $2"
        gone = [Statement(query, (table, order)) for order in sorted(orders)]
        await self._change([News("orders", table)], *known, *gone)


def _body(row: OrderRow) -> str:
    return msgspec.json.encode(row).decode()


def _read(body: str, person: str) -> OrderRow:
    """Whose it is says the column: a guest may have become somebody."""
    row = msgspec.json.decode(body, type=OrderRow)
    row.person = person
    return row
