"""Proposals as the journal tells them: sentences a player would say, for all that may be on either side."""

import pytest

from emporion.kernel.text import Speech

from .positions import ANNA, BRUNO, CARLA
from .test_free_trade import proposing

NAMES = ("Anna", "Bruno", "Carla")
GIVEN = {"goods": ["give:food", "give:food"], "gold": ["give_gold:1"], "contracts": ["give_contract:food_1_near"]}
ASKED = {"goods": ["ask:military"], "gold": ["ask_gold:2"], "contracts": ["ask_contract:military_1_mid"]}

# What is given and asked for; how it is told to the proposer, in English and in French.
SENTENCES = [
    ("goods", "gold", "You offer Bruno 2 crates of food for 2 gold."),
    ("gold", "goods", "You offer Bruno 1 gold for 1 military good."),
    ("contracts", "contracts", "You offer Bruno 1 contract for the contract one military good (middle)."),
    ("goods gold", "goods gold", "You offer Bruno 2 crates of food and 1 gold for 1 military good and 2 gold."),
    (
        "goods contracts",
        "goods contracts",
        "You offer Bruno 2 crates of food and 1 contract for 1 military good and the contract one military good "
        "(middle).",
    ),
    (
        "gold contracts",
        "gold contracts",
        "You offer Bruno 1 gold and 1 contract for 2 gold and the contract one military good (middle).",
    ),
    (
        "goods gold contracts",
        "goods gold contracts",
        "You offer Bruno 2 crates of food, 1 gold and 1 contract for 1 military good, 2 gold and the contract one "
        "military good (middle).",
    ),
    ("gold", "", "You offer Bruno 1 gold and ask for nothing."),
    ("", "goods", "You ask Bruno for 1 military good and offer nothing."),
]
PHRASES = [
    ("goods", "gold", "Vous offrez 2 caisses de vivres à Bruno contre 2 po."),
    ("gold", "goods", "Vous offrez 1 po à Bruno contre 1 bien militaire."),
    ("contracts", "contracts", "Vous offrez 1 contrat à Bruno contre le contrat un bien militaire (moyen)."),
    (
        "goods gold",
        "goods gold",
        "Vous offrez 2 caisses de vivres et 1 po à Bruno contre 1 bien militaire et 2 po.",
    ),
    (
        "goods contracts",
        "goods contracts",
        "Vous offrez 2 caisses de vivres et 1 contrat à Bruno contre 1 bien militaire et le contrat un bien militaire "
        "(moyen).",
    ),
    (
        "gold contracts",
        "gold contracts",
        "Vous offrez 1 po et 1 contrat à Bruno contre 2 po et le contrat un bien militaire (moyen).",
    ),
    (
        "goods gold contracts",
        "goods gold contracts",
        "Vous offrez 2 caisses de vivres, 1 po et 1 contrat à Bruno contre 1 bien militaire, 2 po et le contrat un "
        "bien militaire (moyen).",
    ),
    ("gold", "", "Vous offrez 1 po à Bruno sans rien demander."),
    ("", "goods", "Vous demandez 1 bien militaire à Bruno sans rien offrir."),
]


def told(given: str, asked: str, language: str, reader: int) -> str:
    p = proposing().say(f"trade_with:{BRUNO}")
    p.say(*(word for kind in given.split() for word in GIVEN[kind]))
    p.say(*(word for kind in asked.split() for word in ASKED[kind]), "send")
    (event,) = p.events("proposed", reader)
    return Speech(p.game, language, NAMES, reader).event(event)


@pytest.mark.rule("CPL-6.1.3")
@pytest.mark.parametrize(
    ("language", "given", "asked", "sentence"),
    [("en", *each) for each in SENTENCES] + [("fr", *each) for each in PHRASES],
)
def test_a_proposal_is_a_sentence(language: str, given: str, asked: str, sentence: str) -> None:
    assert told(given, asked, language, ANNA) == sentence


@pytest.mark.parametrize(
    ("given", "asked", "language", "reader", "sentence"),
    [
        ("gold", "goods", "en", BRUNO, "Anna offers you 1 gold for 1 military good."),
        ("gold", "goods", "en", CARLA, "Anna offers Bruno 1 gold for 1 military good."),
        ("gold", "", "en", BRUNO, "Anna offers you 1 gold and asks for nothing."),
        ("", "goods", "en", CARLA, "Anna asks Bruno for 1 military good and offers nothing."),
        ("gold", "goods", "fr", BRUNO, "Anna vous offre 1 po contre 1 bien militaire."),
        ("gold", "goods", "fr", CARLA, "Anna offre 1 po à Bruno contre 1 bien militaire."),
        ("gold", "", "fr", CARLA, "Anna offre 1 po à Bruno sans rien demander."),
        ("", "goods", "fr", BRUNO, "Anna vous demande 1 bien militaire sans rien offrir."),
    ],
)
def test_a_proposal_as_others_hear_it(given: str, asked: str, language: str, reader: int, sentence: str) -> None:
    assert told(given, asked, language, reader) == sentence


def test_two_contracts_asked_for() -> None:
    p = proposing().by(BRUNO, "show:military_1_mid").by(ANNA, f"trade_with:{BRUNO}", "give_gold:5")
    p.say("ask_contract:military_1_mid", "ask_contract:military_1_mid", "send")
    (event,) = p.events("proposed", ANNA)
    assert Speech(p.game, "en", NAMES, ANNA).event(event) == (
        "You offer Bruno 5 gold for the contracts one military good (middle) (×2)."
    )
