"""Options: what can be chosen when a match is created, read from a game's `data/options.toml`."""

from typing import Any, final

OptionValue = bool | int | str


class BadOption(ValueError):
    """An option that does not exist or a value it does not have."""


@final
class Option:
    def __init__(self, name: str, rule: str, values: list[OptionValue], default: OptionValue) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.default = default

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


def spelled(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(data: dict[str, Any]) -> list[Option]:
    """The options of an `options.toml`: kind `bool`, `enum` (values) or `int` (min, max)."""
    options = []
    for entry in data["option"]:
        kind: str = entry["type"]
        values: list[OptionValue]
        if kind == "bool":
            values = [False, True]
        elif kind == "enum":
            values = list(entry["values"])
        else:
            values = list(range(entry["min"], entry["max"] + 1))
        options.append(Option(entry["id"], entry["rule"], values, entry["default"]))
    return options


def completed(options: list[Option], chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Every option with its value; a name or value that does not exist is an error."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"no option {name!r}: there are {', '.join(known) or 'none'}")
        known[name].number(value)
    return {option.name: chosen.get(option.name, option.default) for option in options}
