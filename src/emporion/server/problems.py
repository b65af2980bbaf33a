"""What can go wrong, as the client is told it."""

from __future__ import annotations

from emporion.server.messages import Problem


class ProblemError(Exception):
    """Answered with a `Problem`; `status` is that of the HTTP response."""

    def __init__(self, status: int, key: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.key = key

    def problem(self) -> Problem:
        return Problem(self.key, str(self))


def not_seated() -> ProblemError:
    return ProblemError(403, "not-seated", "you have no seat at this table")


def no_table() -> ProblemError:
    return ProblemError(404, "no-table", "there is no such table")


def broken_table() -> ProblemError:
    return ProblemError(409, "broken-table", "the words of this table do not replay here; it is left as it is")


def storage() -> ProblemError:
    return ProblemError(503, "storage", "the server cannot store anything at the moment; nothing was changed")


def too_fast() -> ProblemError:
    return ProblemError(429, "too-fast", "too much at once: try again in a moment")


def too_late() -> ProblemError:
    return ProblemError(409, "too-late", "the table has moved on since")
