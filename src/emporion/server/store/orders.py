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

    async def put_order(self, row: OrderRow, now: int, instead: Sequence[str] = (), heard: Heard | None = None) -> str:
        """The table is due: its owner looks at it, whoever that is."""
        owner = f"owner = CASE WHEN {ALIVE} THEN owner ELSE $2 END"
        query = f"UPDATE pulses SET due = $1, {owner} WHERE table_id = $3 RETURNING table_id, owner"
        beat = Statement(query, (now, self.server, row.table), must=row.table)
        body = msgspec.json.encode(row).decode()
        if row.fate:  # it may have been taken back elsewhere
            put = [Statement("UPDATE orders SET body = $1 WHERE id = $2", (body, row.id))]
        else:
            new = "INSERT INTO orders (id, table_id, person, made, body) VALUES ($1, $2, $3, $4, $5)"
            put = [*self._there({row.person}), Statement(new, (row.id, row.table, row.person, row.made, body))]
        known = [answered(row.table, heard)] if heard else []
        rows = await self._change([News("orders", row.table)], *known, *_gone(row.table, instead), *put, beat)
        return str(rows[0][1])

    async def drop_orders(self, table: str, orders: Sequence[str], heard: Heard | None = None) -> None:
        known = [answered(table, heard)] if heard else []
        await self._change([News("orders", table)], *known, *_gone(table, orders))


def _gone(table: str, orders: Sequence[str]) -> list[Statement]:
    query = "DELETE FROM orders WHERE table_id = $1 AND id = $2"
    return [Statement(query, (table, order)) for order in sorted(orders)]


def _read(body: str, person: str) -> OrderRow:
    """Whose it is says the column: a guest may have become somebody."""
    row = msgspec.json.decode(body, type=OrderRow)
    row.person = person
    return row
