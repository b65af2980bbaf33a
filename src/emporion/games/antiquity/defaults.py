"""What is said for a seat that does not speak in time (ANT-7.9.8)."""

from mypy_extensions import i64

from emporion.games.antiquity.table import AntiquityTable


def default_word(t: AntiquityTable, decision: str, seat: i64, offered: list[int]) -> int:
    return offered[0]
