"""Tasks that end before the server does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def ended(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Stop these, and wait until they have."""
    found = [task for task in tasks if task is not None]
    for task in found:
        task.cancel()
    await asyncio.gather(*found, return_exceptions=True)
