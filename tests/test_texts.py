"""Everything a player reads exists in every language, says the same things, and gets the figures it names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import emporion.games
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.game import Game
from emporion.kernel.journal import seat_ref
from emporion.kernel.match import Header, Match
from emporion.kernel.step import Sequence
from emporion.kernel.text import LANGUAGES, Speech, locale_files, rulebook
from emporion.kernel.words import Words

MATCHES = 6
THIRD_PERSON = re.compile(r"Vous (ne |n’|les )?(?!êtes|faites|les |ne |n’)\w+\b(?<!ez)|You (is|has|does|\w+[^s]s)\b")
NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Petronia", "Titus")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file with the variables each names; a file that cannot be read is a failure."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: cannot be read: {(entry.content or '')[:60]!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def all_messages(title: str, language: str) -> dict[str, set[str]]:
    together: dict[str, set[str]] = {}
    for file in locale_files(title, language):
        together.update(messages(file))
    return together


def told_keys(title: str) -> set[str]:
    """The keys of all events a title tells, read from its sources."""
    keys = set()
    for node in calls_of_tell(title):
        keys |= {part.value for part in alternatives(node.args[0]) if isinstance(part, ast.Constant)}
    return {str(key) for key in keys}


def calls_of_tell(title: str) -> Iterator[ast.Call]:
    for file in (Path(emporion.games.__file__).parent / title).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                yield node


def keys_kept_from_their_seat(title: str) -> set[str]:
    """Of these, those that are told to everybody but a seat, as `ALL ^ (1 << seat)`."""
    everybody, others = set(), set()
    for node in calls_of_tell(title):
        audience = node.args[3] if len(node.args) > 3 else None
        keys = {str(part.value) for part in alternatives(node.args[0]) if isinstance(part, ast.Constant)}
        if isinstance(audience, ast.BinOp) and isinstance(audience.op, ast.BitXor):
            others |= keys
        else:
            everybody |= keys
    return others - everybody


def caution_keys(title: str) -> set[str]:
    """The keys of all slips a title warns of, read from its sources: what `caution` and its helpers name."""
    keys = set()
    for file in (Path(emporion.games.__file__).parent / title).rglob("*.py"):
        for step in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(step, ast.ClassDef):
                keys |= cautions_of({node.name: node for node in step.body if isinstance(node, ast.FunctionDef)})
    return keys


def cautions_of(methods: dict[str, ast.FunctionDef], name: str = "caution") -> set[str]:
    """The refusals a method makes, itself or by another method of its class."""
    keys = set()
    calls = [node for node in ast.walk(methods[name]) if isinstance(node, ast.Call)] if name in methods else []
    for call in calls:
        match call:
            case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(key)), *_]):
                keys.add(key)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=other)) if other != name:
                keys |= cautions_of({method: node for method, node in methods.items() if method != name}, other)
    return keys


def alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    else:
        yield node


def wanted(game: Game) -> set[str]:
    """The keys of docs/adding-a-game.md."""
    keys = {"game", "game-pitch"}
    keys |= {f"word-{game.vocabulary.verb(word)}" for word in range(len(game.vocabulary))}
    keys |= {f"event-{key}" for key in told_keys(game.title)}
    keys |= {f"refusal-{key}" for key in game.reasons.keys if key}
    for key in caution_keys(game.title):
        keys |= {f"caution-{key}", f"caution-{key}-title", f"caution-{key}-stay", f"caution-{key}-go"}
    for step in game.steps:
        if step.name and isinstance(step, Sequence):
            keys.add(f"phase-{step.name}")
        elif step.name:
            keys |= {f"ask-{step.name}", f"wait-{step.name}"}
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-note"}
        keys |= {f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)}
    return keys | {f"term-{name}" for name, _, _ in game.terms(game.table(game.fewest_seats, "terms"), 0)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_text_is_there(title: str, language: str) -> None:
    assert sorted(wanted(load(title)) - set(all_messages(title, language))) == []


@pytest.mark.parametrize("title", titles())
def test_no_text_stands_in_one_language_only(title: str) -> None:
    first, *others = (all_messages(title, language) for language in LANGUAGES)
    for other in others:
        assert sorted(set(first) ^ set(other)) == []


@pytest.mark.parametrize("title", titles())
def test_a_text_names_the_same_figures_in_every_language(title: str) -> None:
    first, *others = (all_messages(title, language) for language in LANGUAGES)
    for other in others:
        assert {key: names for key, names in first.items() if names != other.get(key)} == {}


@pytest.mark.parametrize("title", titles())
def test_no_text_is_left_over(title: str) -> None:
    """Of the texts that belong to words, events, refusals, prompts, phases and options, each is used."""
    kinds = ("word-", "event-", "refusal-", "ask-", "wait-", "phase-", "option-", "term-", "caution-")
    used = wanted(load(title))
    own = messages(locale_files(title, LANGUAGES[0])[1])
    assert sorted(key for key in own if key.startswith(kinds) and key not in used) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_word_can_be_read(title: str, language: str) -> None:
    game = load(title)
    speech = Speech(game, language, NAMES)
    read = [speech.word(word) for word in range(len(game.vocabulary))]
    assert all(read)
    assert len(set(read)) == len(read), "two words read the same"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_term_can_be_read(title: str, language: str) -> None:
    """Advice says how much more or less of something there is: each of these sentences differs."""
    game = load(title)
    speech = Speech(game, language, NAMES)
    terms = game.terms(game.table(game.fewest_seats, "terms"), 0)
    read = {
        speech.message(f"term-{name}", {"amount": amount, "way": way})
        for name, _, _ in terms
        for amount in (1, 2)
        for way in ("more", "fewer")
    }
    assert terms and len(read) == 4 * len(terms) and all(worth != 0.0 for _, _, worth in terms)


@pytest.mark.parametrize("title", titles())
def test_whatever_happens_can_be_read(title: str) -> None:
    """Prompts, refusals and the journal of random matches, in every language, with the figures they are given."""
    game = load(title)
    speeches = [Speech(game, language, NAMES) for language in LANGUAGES]
    rules = set(rulebook(title, LANGUAGES[0]).ids())
    every = configurations(game)
    refused: set[tuple[str, int]] = set()
    for number in range(MATCHES):
        seats, options = every[number * len(every) // MATCHES]
        match = Match(game, Header(title, f"texts {number}", NAMES[:seats], options, game.ruleset, game.errata))
        dice = Dice(f"texts {number}")
        words = Words(len(game.vocabulary))
        while not match.over():
            t = match.table
            step = game.step(t)
            speakers = game.speakers(t)
            seat = speakers[dice.below(len(speakers))]
            for speech in speeches:
                assert speech.message(f"ask-{step.name}", step.prompt(t, seat))
                assert speech.message(f"wait-{step.name}", {"seat": seat_ref(seat), **step.prompt(t, -1)})
            assert step.rule in rules
            game.candidates(t, seat, words)
            for word in words.listed():
                reason = int(game.refusal(t, seat, word))
                if reason and (step.name, reason) not in refused:
                    refused.add((step.name, reason))
                    refusal = game.explain(t, seat, word)
                    assert refusal is not None and (refusal.rule in rules or not refusal.rule)
                    for speech in speeches:
                        assert speech.refusal(refusal)
            offered = game.offered(t, seat)
            match.say(seat, offered[dice.below(len(offered))])
        readers = [Speech(game, language, NAMES, reader) for language in LANGUAGES for reader in range(seats)]
        for event in match.journal.events:
            assert event.rule in rules, f"event {event.key} cites {event.rule}, which is no rule"
            for speech in speeches:
                assert speech.event(event) and speech.head(game.place(event))
            for speech in (speech for speech in readers if event.seen_by(speech.reader)):
                told = speech.event(event)
                assert NAMES[speech.reader] not in told, f"{event.key} names its reader: {told}"
                assert told[0] == told[0].upper(), f"{event.key} begins like no sentence: {told}"
                assert not THIRD_PERSON.match(told), f"{event.key} speaks of its reader: {told}"


class Forms(Visitor):
    """Finds the forms a text has for its reader."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "you":
            self.keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_whoever_is_told_of_is_spoken_to(title: str, language: str) -> None:
    """A line about a seat has a form for the reader who sits there, unless that seat is never told."""
    never_told = {f"event-{key}" for key in keys_kept_from_their_seat(title)}
    lacking = []
    for entry in FluentParser().parse(locale_files(title, language)[1].read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("event-"):
            variables, forms = Variables(), Forms()
            variables.visit(entry)
            forms.visit(entry)
            spoken_to = entry.id.name in never_told or {"seat", "other"} <= forms.keys
            if "seat" in variables.names and not spoken_to:
                lacking.append(entry.id.name)
    assert lacking == []


@pytest.mark.parametrize("title", titles())
def test_heads_and_chips_belong_to_something(title: str) -> None:
    game = load(title)
    phases = {step.name for step in game.steps if isinstance(step, Sequence) and step.name}
    own = messages(locale_files(title, LANGUAGES[0])[1])
    heads = {f"head-{phase}" for phase in phases}
    assert {key for key in own if key.startswith("head-")} <= heads
    assert {key for key in own if key.startswith("chip-")} <= {f"chip-{key}" for key in told_keys(title)}


@pytest.mark.parametrize("title", titles())
def test_every_rule_cited_by_refusals_and_options_exists(title: str) -> None:
    game = load(title)
    rules = set(rulebook(title, LANGUAGES[0]).ids())
    assert {rule for rule in game.reasons.rules if rule} <= rules
    assert {option.rule for option in game.options} <= rules
    assert all(rule.startswith(f"{game.code}-") for rule in rules)


def test_the_checks_find_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a = { $n ->\n    [one] { $x }\n   *[other] none\n}\nb = plain\n")
    assert messages(file) == {"a": {"n", "x"}, "b": set()}
    file.write_text("a = { $n\nb = plain\n")
    with pytest.raises(AssertionError, match="cannot be read"):
        messages(file)
    file.write_text("a = one\na = two\n")
    with pytest.raises(AssertionError, match="twice"):
        messages(file)


ONE = re.compile(r"^\s*\[one\] (.*)$", re.MULTILINE)
FIGURE = re.compile(r"(?<![\w{])1(?! retirée|\sPV chacun)(?!\w)")


def test_no_french_text_says_one_where_it_may_mean_none() -> None:
    """In French 0 is of the category `one` too: such a text names its figure instead of writing 1."""
    root = Path(__file__).parents[1]
    files = [*root.glob("src/**/locale/*fr.ftl"), *root.glob("web/src/**/locale/*fr.ftl")]
    assert len(files) > 15
    found = [(file.name, said) for file in files for said in ONE.findall(file.read_text(encoding="utf-8"))]
    assert [(name, said) for name, said in found if FIGURE.search(said)] == []
