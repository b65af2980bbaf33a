"""Options: what can be chosen when a match is created, read from a game's `data/options.toml`.

What an option is when nobody chooses may depend on the number of seats and on options named before it; so may whether
it matters at all, and which of its values can be played.
"""

from typing import Any, Final, final

from emporion.kernel.data import DataError, stands_at

OptionValue = bool | int | str
Condition = dict[str, list[OptionValue]]
"""By the name of an option, which of its values; all of it holds, or it does not."""

BY_PLAYERS: Final = "default_by_players"


class BadOption(ValueError):
    """An option that does not exist or a value it does not have."""


class UnfitOption(BadOption):
    """A value that exists, but not with so many seats or these other options."""


@final
class Default:
    """What an option is with so many seats, under a condition, when nobody chooses."""

    def __init__(self, seats: int, when: Condition, value: OptionValue) -> None:
        self.seats = seats
        self.when = when
        self.value = value


@final
class Option:
    def __init__(
        self,
        name: str,
        rule: str,
        values: list[OptionValue],
        default: OptionValue,
        defaults: list[Default] | None = None,
        when: Condition | None = None,
        seats: dict[str, list[int]] | None = None,
        names_seat: bool = False,
        erratum: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.default = default
        self.defaults: list[Default] = defaults or []
        self.when: Condition = when or {}
        """Under which other options it matters."""
        self.seats: dict[str, list[int]] = seats or {}
        """By value as it is spelled, with how many seats it can be played; any number if it is not there."""
        self.names_seat = names_seat
        """Whether its values are seats, counted from 0."""
        self.erratum = erratum
        """The erratum it came with: records without that do not name it."""

    def number(self, value: OptionValue) -> int:
        """The value as it is kept in the table: its place in the list of values."""
        for place, known in enumerate(self.values):
            if type(known) is type(value) and known == value:
                return place
        raise BadOption(
            f"option {self.name} has no value {spelled(value)}: choose {', '.join(map(spelled, self.values))}"
        )

    def read(self, text: str) -> OptionValue:
        """The value a person wrote."""
        for value in self.values:
            if spelled(value) == text:
                return value
        raise BadOption(f"option {self.name} has no value {text!r}: choose {', '.join(map(spelled, self.values))}")

    def default_for(self, seats: int, chosen: dict[str, OptionValue]) -> OptionValue:
        """What it is when nobody chooses, with so many seats and the options named before it."""
        for each in self.defaults:
            if each.seats == seats and holds(each.when, chosen):
                return each.value
        return self.default

    def playable(self, value: OptionValue, seats: int) -> bool:
        """Whether a value can be played by so many."""
        if self.names_seat and isinstance(value, int) and value >= seats:
            return False
        return seats in self.seats.get(spelled(value), [seats])


def spelled(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def holds(needed: Condition, chosen: dict[str, OptionValue]) -> bool:
    return all(chosen.get(name) in values for name, values in needed.items())


def read_options(data: dict[str, Any]) -> list[Option]:
    """The options of an `options.toml`: kind `bool`, `enum` (values), `int` (min, max) or `seat` (an int, max that of
    the largest table). `default_by_players` holds further defaults by the number of seats, `default_by_players_VALUE`
    those under that value of an option named before; `when` says under which others it matters, `seats` with how many a
    value can be played."""
    options: list[Option] = []
    for entry in data["option"]:
        kind: str = entry["type"]
        option = Option(
            entry["id"],
            entry["rule"],
            _values(entry, kind),
            entry["default"],
            _defaults(entry, options),
            condition(entry.get("when", {})),
            entry.get("seats", {}),
            kind == "seat",
            entry.get("erratum", ""),
        )
        for value in [option.default, *(each.value for each in option.defaults)]:
            _check_default(entry, option, value)
        options.append(option)
    return options


def _values(entry: dict[str, Any], kind: str) -> list[OptionValue]:
    if kind == "bool":
        return [False, True]
    if kind == "enum":
        return list(entry["values"])
    if kind not in ("int", "seat"):
        raise DataError(f"{stands_at(entry)}: the type is bool, enum, int or seat, not {kind!r}")
    return list(range(entry.get("min", 0), entry["max"] + 1))


def _check_default(entry: dict[str, Any], option: Option, value: OptionValue) -> None:
    try:
        option.number(value)
    except BadOption as wrong:
        raise DataError(f"{stands_at(entry)}: {wrong}") from None


def condition(entry: dict[str, Any]) -> Condition:
    """A condition as data write it: one value, or several."""
    return {name: list(values) if isinstance(values, list) else [values] for name, values in entry.items()}


def _defaults(entry: dict[str, Any], before: list[Option]) -> list[Default]:
    found: list[Default] = []
    for key, by_players in entry.items():
        if key == BY_PLAYERS or key.startswith(BY_PLAYERS + "_"):
            value = key[len(BY_PLAYERS) + 1 :]
            when: Condition = {option.name: [value] for option in before if value in option.values}
            if value and len(when) != 1:
                raise DataError(f"{stands_at(entry)}: {key} is about no option before it, or about several")
            found += [Default(int(seats), when, each) for seats, each in by_players.items()]
    return found


def completed(options: list[Option], chosen: dict[str, OptionValue], seats: int = 0) -> dict[str, OptionValue]:
    """Every option with its value for so many seats; a name or value that does not exist is an error."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"no option {name!r}: there are {', '.join(known) or 'none'}")
        known[name].number(value)
    full: dict[str, OptionValue] = {}
    for option in options:
        full[option.name] = chosen[option.name] if option.name in chosen else option.default_for(seats, full)
    return full


def playable(options: list[Option], chosen: dict[str, OptionValue], seats: int) -> bool:
    """Whether every value can be played by so many; `chosen` names them all."""
    return all(option.playable(chosen[option.name], seats) for option in options)


def check_choice(options: list[Option], chosen: dict[str, OptionValue], seats: int) -> dict[str, OptionValue]:
    """The same as `completed` for whoever makes a match: `UnfitOption` for a choice that changes nothing with these
    other options, or that so many cannot play. Old matches may hold such choices; new ones do not."""
    full = completed(options, chosen, seats)
    for option in options:
        value = full[option.name]
        matters = holds(option.when, full)
        if not matters and value != option.default_for(seats, full):
            raise UnfitOption(f"option {option.name} is not for this match: it needs {_told(option.when)}")
        if matters and not option.playable(value, seats):
            raise UnfitOption(f"option {option.name} cannot be {spelled(value)} with {seats} seats")
    return full


def _told(needed: Condition) -> str:
    return " and ".join(f"{name} {' or '.join(map(spelled, values))}" for name, values in needed.items())
