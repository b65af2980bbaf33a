"""The journal and the refusals as people read them: one or several, something or nothing."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from emporion.games.ostia.steps.final_phase import RepayAll, ScoreCash, ScoreStorage
from emporion.kernel.text import Speech, locale_files

from .positions import NAMES, OSTIA, Position, confirm_all, position

FR, EN = (Speech(OSTIA, language, NAMES) for language in ("fr", "en"))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def told(p: Position, key: str) -> list[tuple[str, str]]:
    """Every line of that kind, in French and in English; spaces that do not break are written as plain ones."""
    events = [event for event in p.journal.events if event.key == key]
    return [(plain(FR.event(event)), plain(EN.event(event))) for event in events]


def why_not(p: Position, seat: int, word: str) -> tuple[str, str]:
    refusal = p.refusal(seat, word)
    return plain(FR.refusal(refusal)), plain(EN.refusal(refusal))


@pytest.mark.rule("OST-4.0.4")
@pytest.mark.parametrize(
    ("money", "sentences"),
    [
        ((1, 1, 2), ("Pour payer, Livia vend 1 entrepôt.", "To pay, Livia sells 1 warehouse.")),
        ((0, 3, 5), ("Pour payer, Livia vend 2 entrepôts.", "To pay, Livia sells 2 warehouses.")),
        ((0, 0, 2), ("Pour payer, Livia prend 1 crédit.", "To pay, Livia takes 1 credit.")),
        ((0, 0, 5), ("Pour payer, Livia prend 2 crédits.", "To pay, Livia takes 2 credits.")),
        (
            (0, 1, 5),
            (
                "Pour payer, Livia vend 1 entrepôt et prend 1 crédit.",
                "To pay, Livia sells 1 warehouse and takes 1 credit.",
            ),
        ),
    ],
)
def test_what_is_sold_and_borrowed_to_pay(money: tuple[int, int, int], sentences: tuple[str, str]) -> None:
    cash, warehouses, credits = money
    p = position("repay_credits", 0, cash={0: cash}, warehouses={0: warehouses}, credits={0: credits})
    assert told(p, "forced-sale") == [sentences]


@pytest.mark.rule("OST-4.5.3")
@pytest.mark.parametrize(
    ("repaid", "sentences"),
    [
        (0, ("Livia paie 6 deniers d’intérêts.", "Livia pays 6 denarii of interest.")),
        (
            1,
            (
                "Livia rembourse 1 crédit et paie 4 deniers d’intérêts.",
                "Livia repays 1 credit and pays 4 denarii of interest.",
            ),
        ),
        (3, ("Livia rembourse 3 crédits.", "Livia repays 3 credits.")),
    ],
)
def test_credits(repaid: int, sentences: tuple[str, str]) -> None:
    p = position("repay_credits", 0, cash={0: 90}, credits={0: 3}).say(0, f"repay:{repaid}")
    assert told(p, "credits") == [sentences]


@pytest.mark.rule("OST-5.3.1", "OST-5.5.1", "OST-5.6.1")
def test_the_end() -> None:
    p = position(ScoreStorage, seats=3, round=5, stock={0: "wine wine salt", 1: "wood"}, warehouses={0: 3, 2: 0})
    assert told(p, "storage-points") == [
        ("Livia garde 2 vins et un sel en entrepôt : 2 PV.", "Livia has stored 2 wine and salt: 2 VP."),
        ("Marcus garde un bois en entrepôt : 1 PV.", "Marcus has stored wood: 1 VP."),
        ("Aelia n’a rien en entrepôt : aucun point.", "Aelia has nothing stored: no point."),
    ]
    p = position(RepayAll, seats=3, round=5, cash={0: 10, 1: 21, 2: 5}, credits={0: 1, 1: 2, 2: 1})
    assert told(p, "repaid-all") == [
        ("Livia rembourse son crédit pour 10 deniers.", "Livia repays 1 credit for 10 denarii."),
        ("Marcus rembourse ses 2 crédits pour 20 deniers.", "Marcus repays 2 credits for 20 denarii."),
    ]
    assert told(p, "eliminated") == [
        (
            "Aelia doit 10 deniers et n’en a que 5 : c’est l’élimination.",
            "Aelia owes 10 denarii and has only 5: that is elimination.",
        )
    ]
    assert told(p, "cash-points") == [
        ("Livia possède 0 denier : 2 PV.", "Livia has 0 denarii: 2 VP."),
        ("Marcus possède 1 denier : 3 PV.", "Marcus has 1 denarius: 3 VP."),
    ]


@pytest.mark.rule("OST-6.1.6")
def test_the_card_set_aside() -> None:
    p = position(ScoreCash, round=5, removed="senate_6", tiebreak_senate_card="set_aside")
    assert told(p, "senate-removed") == [
        (
            "Pour le dernier départage, la carte écartée au début est dévoilée : c’est la carte Sénat VI.",
            "The card set aside at the start is turned up for the last tie-break: Senate card VI.",
        )
    ]


@pytest.mark.parametrize(
    ("at", "word", "sentences"),
    [
        (
            {"at": "repay_credits", "credits": {0: 1}},
            "repay:2",
            ("Vous n’avez que 1 crédit, pas 2.", "You have only 1 credit, not 2."),
        ),
        (
            {"at": "build_warehouses", "warehouses": {0: 3}},
            "build:2",
            (
                "Il ne vous reste qu’un emplacement d’entrepôt, pas 2.",
                "You have room for only 1 more warehouse, not 2.",
            ),
        ),
        (
            {"at": "build_warehouses", "warehouses": {0: 2}},
            "build:4",
            (
                "Il ne vous reste que 2 emplacements d’entrepôt, pas 4.",
                "You have room for only 2 more warehouses, not 4.",
            ),
        ),
        (
            {"at": "final_sell_warehouses", "round": 5, "warehouses": {0: 3}, "stock": {0: "wine"}},
            "sell_warehouses:3",
            (
                "Seuls les entrepôts vides se vendent : vous en avez 2, pas 3.",
                "Only empty warehouses can be sold: you have 2, not 3.",
            ),
        ),
    ],
)
def test_why_not(at: dict[str, Any], word: str, sentences: tuple[str, str]) -> None:
    assert why_not(position(seat=0, **at), 0, word) == sentences


@pytest.mark.rule("OST-5.2.1")
def test_the_final_phase_tells_of_no_senate() -> None:
    p = position("final_allocate", seats=3, round=5, stock={0: "wine wine"})
    p.say(0, "split:wine:1/0", "bluff:1/0", "lock").say(1, "bluff:0/0", "lock").say(2, "bluff:0/0", "lock")
    assert told(p, "locked-sizes")[0] == (
        "Piles de Livia : 2 au forum, 2 en entrepôt, cartes Bluff comprises.",
        "The piles of Livia: 2 on the forum, 2 in storage, bluff cards included.",
    )
    assert told(confirm_all(p), "revealed")[0] == (
        "Livia montre au forum un vin et garde 1 carte.",
        "Livia shows wine on the forum and keeps 1 card.",
    )


@pytest.mark.rule("OST-4.2.5")
@pytest.mark.parametrize(
    ("split", "french", "english"),
    [
        ("0/0", "ne montre rien et garde 2 cartes.", "no card on the forum, no card on the Senate and keeps 2 cards."),
        ("1/0", "montre au forum un vin, rien au Sénat et garde 1 carte.", "wine on the forum, no card on the Senate"),
        ("1/1", "montre au forum un vin, au Sénat un vin et ne garde rien.", "wine on the forum, wine on the Senate"),
        (
            "0/2",
            "montre au Sénat 2 vins, rien au forum et ne garde rien.",
            "no card on the forum, 2 wine on the Senate",
        ),
    ],
)
def test_a_reveal_tells_of_nothing_as_one_speaks(split: str, french: str, english: str) -> None:
    p = position("allocate", seats=3, stock={0: "wine wine", 1: "salt", 2: "salt"})
    p.say(0, f"split:wine:{split}", "bluff:0/0", "lock")
    for seat in (1, 2):
        p.say(seat, "split:salt:0/0", "bluff:0/0", "lock")
    spoken = told(confirm_all(p), "revealed")[0]
    assert spoken[0] == f"Livia {french}"
    assert spoken[1].startswith(f"Livia shows {english}")


@pytest.mark.rule("OST-4.2.3")
@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("split:wine:0/2", "vin : 2 au Sénat, le reste en entrepôt"),
        ("split:wine:1/0", "vin : 1 au forum, le reste en entrepôt"),
        ("split:wine:1/2", "vin : 1 au forum, 2 au Sénat, le reste en entrepôt"),
        ("split:wine:0/0", "vin : tout en entrepôt"),
        ("bluff:1/0", "Cartes Bluff : une au forum, une en entrepôt"),
        ("bluff:0/2", "Cartes Bluff : les deux au Sénat"),
    ],
)
def test_a_word_names_only_the_spaces_where_cards_go(word: str, sentence: str) -> None:
    assert plain(FR.word(OSTIA.vocabulary.number(word))) == sentence


class Singular(Visitor):
    """Finds variants for one that write the number out although nothing is said of none."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        exact = {variant.key.value for variant in node.variants if isinstance(variant.key, ftl.NumberLiteral)}
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one" and "0" not in exact:
                text = "".join(part.value for part in variant.value.elements if isinstance(part, ftl.TextElement))
                self.found += re.findall(r"\b1\b.*", text)
        self.generic_visit(node)


CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "ostia" / "locale" / "fr.ftl"


@pytest.mark.parametrize("file", [locale_files("ostia", "fr")[1], CLIENT], ids=["game", "client"])
def test_none_is_singular_in_french_and_yet_not_one(file: Path) -> None:
    """In French 0 takes the form of one: a text that writes `1` there would say 1 where there is none."""
    singular = Singular()
    singular.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert singular.found == []
