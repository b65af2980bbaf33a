"""Faults: what went wrong in a title, in a line, with the file and the line of the title in which it did."""

from pathlib import Path
from traceback import extract_tb


def fault(title: str, error: BaseException) -> str:
    """What an error says and where in the title's folder it came from, if it did."""
    what = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split()) or type(error).__name__
    places = [(frame.filename, frame.lineno) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        places.append((error.filename, error.lineno))
    own = [(file, line) for file, line in places if f"games/{title}/" in Path(file).as_posix()]
    if not own:
        return what
    file, line = own[-1]
    return f"{what} ({title}/{Path(file).as_posix().rpartition(f'games/{title}/')[2]}, line {line})"
