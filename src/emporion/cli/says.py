"""The command line's own texts for players, in their language."""

from __future__ import annotations

from pathlib import Path

from emporion.kernel import grammar


class Says:
    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], functions=grammar.functions(language), use_isolating=False)
        file = Path(__file__).parent / "locale" / f"{language}.ftl"
        self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **figures: str | int) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, figures)
        assert not errors, (key, errors)
        return str(text)
