"""`emporion serve`: for others, without a browser window; with PostgreSQL in as many processes as wanted."""

from __future__ import annotations

from typing import Annotated

import typer

from emporion.cli.shared import UsageError


def serve(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="where to listen; 0 for any", min=0, max=65535)] = 8000,
    processes: Annotated[
        int, typer.Option(help="how many server processes share the port (needs PostgreSQL)", min=1, max=64)
    ] = 1,
) -> None:
    """Serve the games to others: docs/operations.md shows a whole deployment."""
    from emporion.server.processes import serve_many
    from emporion.server.run import CannotServe
    from emporion.server.run import serve as serve_alone

    try:
        if processes == 1:
            serve_alone(host, port, open_browser=False)
        else:
            serve_many(host, port, processes)
    except CannotServe as error:
        raise UsageError(str(error)) from None
