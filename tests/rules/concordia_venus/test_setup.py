"""Components and setup (CNV-1 to CNV-3)."""

from collections import Counter

import pytest

from emporion.games.concordia_venus.rules.setup import dearest, decks_for
from emporion.games.concordia_venus.table.components import (
    CARD_MODES,
    CARD_NAMES,
    COINS,
    DECK_OF,
    FIRST_FOR_SALE,
    GOD_NAMES,
    GODS,
    GOODS,
    MARKER_COUNT,
    MERCATOR_INCOME,
    OPTIONS,
    PANTHEON,
    PERSONALITIES,
    PRICE,
    SPECIALITY,
    TOKENS,
    action,
    card_cost,
    serves,
)
from emporion.games.concordia_venus.table.layout import CARDS, FIRST, NONE, STACK
from emporion.games.concordia_venus.table.maps import (
    BOARDS,
    CAPITAL,
    CITIES,
    CITIES_ON,
    LETTERS,
    PROVINCES_ON,
    ROUTES_ON,
    city_id,
    kind_of,
)

from .positions import GAME, Position, individual, plain, team

CAPITALS = {"imperium": "roma", "hellas": "athenae", "ionium": "athenae", "cyprus": "antiochia"}


def deck_names(p: Position) -> list[list[str]]:
    return [[CARD_NAMES[card] for card in deck] for deck in decks_for(p.t)]


@pytest.mark.rule("CNV-1.2.1")
def test_seats_of_each_mode() -> None:
    fitting = {mode: [n for n in range(1, 8) if GAME.fits(n, {"mode": mode})] for mode in ("individual", "team")}
    assert fitting == {"individual": [2, 3, 4, 5], "team": [4, 6]}


@pytest.mark.rule("CNV-2.1.1", "CNV-6.3.1")
def test_networks_of_the_maps() -> None:
    boards = range(BOARDS)
    assert [CITIES[city_id(board, CAPITAL[board])] for board in boards] == [*CAPITALS.values(), "athenae"]
    assert [CITIES_ON[board] - 1 for board in boards] == [30, 25, 30, 30, 22]
    assert [PROVINCES_ON[board] for board in boards] == [12, 10, 12, 12, 9]
    kinds = [Counter(int(kind_of(board, r)) for r in range(ROUTES_ON[board])) for board in boards]
    assert [(kind[0], kind[1]) for kind in kinds[:4]] == [(44, 35), (27, 31), (42, 35), (44, 27)]
    assert ["".join(letters) for letters in LETTERS] == ["ABCD", "ABC", "ABCD", "ABCD", "ACD"]


@pytest.mark.rule("CNV-2.1.3", "CNV-7.5.1")
def test_the_capital_takes_colonists_but_no_token_and_no_villa() -> None:
    for name, capital in CAPITALS.items():
        p = individual(map=name)
        assert p.t.produce(p.city(capital)) == NONE
        assert all(p.t.produce(city) != NONE for city in range(p.t.cities()) if city != p.t.capital())
        assert [p.sight(-1).seats[seat].colonists[0].city for seat in range(4)] == [capital] * 4
    p = plain(individual()).colonists(0, land=["land:aquileia-roma"]).goods(0, food=3, brick=3).money(20)
    p.produce(aquileia="brick").say("play:start_architect", "stop")
    assert p.refused("build:roma").key == "capital-no-villa"


@pytest.mark.rule("CNV-2.2.1")
def test_bank_prices() -> None:
    assert dict(zip(GOODS, PRICE, strict=True)) == {"brick": 3, "food": 4, "tools": 5, "wine": 6, "cloth": 7}


@pytest.mark.rule("CNV-2.2.2")
def test_city_tokens() -> None:
    table = {"A": [2, 2, 1, 1, 1], "B": [2, 2, 2, 1, 1], "C": [3, 2, 2, 2, 1], "D": [1, 1, 1, 1, 1]}
    assert table == TOKENS
    assert sum(sum(row) for row in TOKENS.values()) == 30


@pytest.mark.rule("CNV-2.2.3")
def test_bonus_markers() -> None:
    assert dict(zip(GOODS, COINS, strict=True)) == {"brick": 2, "food": 2, "tools": 2, "wine": 2, "cloth": 1}
    assert list(MARKER_COUNT) == [3, 6, 6, 5, 4]


@pytest.mark.rule("CNV-2.3.1", "CNV-3.4.1", "CNV-3.4.2", "CNV-3.7.2")
def test_what_lies_before_each_player() -> None:
    p = individual(5)
    for seat in p.sight(-1).seats:
        assert (seat.villas_left, seat.stored_land, seat.stored_sea, seat.free_spaces) == (15, 2, 2, 2)
        assert seat.goods == {"brick": 1, "food": 2, "tools": 1, "wine": 1, "cloth": 1}
        assert [(c.kind, c.city) for c in seat.colonists] == [("land", "roma"), ("sea", "roma")]
        assert seat.score_marker is None
    assert p.sight(-1).concordia is None


@pytest.mark.rule("CNV-2.4.1")
def test_forty_two_cards_for_sale() -> None:
    assert CARDS - FIRST_FOR_SALE == 42
    modes = Counter(tuple(CARD_MODES[card]) for card in range(FIRST_FOR_SALE, CARDS))
    shared = modes["individual", "team", "classic"]
    alone = modes["individual",] + modes["individual", "classic"]
    assert (shared, alone, modes["team",], modes["classic",]) == (22, 8, 8, 4)


@pytest.mark.rule("CNV-2.4.2")
def test_gods_of_the_starting_cards() -> None:
    gods = {
        CARD_NAMES[card]: [GOD_NAMES[god] for god in range(GODS) if serves(card, god)] for card in range(FIRST_FOR_SALE)
    }
    assert gods == {
        "start_tribune": ["mars"],
        "start_prefect": ["saturnus"],
        "start_architect": ["jupiter"],
        "start_diplomat": ["jupiter"],
        "start_mercator": ["mercurius"],
        "start_senator": ["vesta"],
        "start_magister": ["venus"],
        "start_praetor": ["vesta"],
        "start_legate": ["jupiter", "saturnus", "venus"],
    }


# Deck, personalities (or the good of a specialist), cost, god, modes; a double card has a second copy for teams.
FOR_SALE = """
1 architect tools jupiter ITC
1 mercator wine mercurius ITC
1 colonist food mars ITC
1 diplomat tools saturnus ITC
1 specialist:food brick+food minerva ITC
1 specialist:tools brick+tools minerva ITC
1 prefect/architect wine venus I
1 prefect/architect wine venus T
1 prefect wine saturnus C
2 mercator wine mercurius ITC
2 colonist food mars ITC
2 prefect wine saturnus ITC
2 specialist:brick food minerva ITC
2 specialist:wine brick+wine minerva ITC
2 specialist:cloth brick+cloth minerva ITC
2 architect/mercator tools venus I
2 architect/mercator tools venus T
2 consul cloth jupiter IC
2 proconsul cloth jupiter T
2 architect tools jupiter C
3 architect tools jupiter ITC
3 colonist food mars ITC
3 prefect wine saturnus ITC
3 diplomat food saturnus ITC
3 prefect/mercator wine venus I
3 prefect/mercator wine venus T
3 consul cloth jupiter IC
3 proconsul cloth jupiter T
3 mercator wine mercurius C
4 colonist food mars ITC
4 prefect wine saturnus ITC
4 diplomat tools mercurius ITC
4 architect/mercator tools venus I
4 architect/mercator tools venus T
4 consul cloth jupiter IC
4 proconsul cloth jupiter T
4 architect tools jupiter C
5 mercator wine mercurius ITC
5 prefect wine saturnus ITC
5 diplomat food mars ITC
5 consul cloth jupiter IC
5 proconsul cloth jupiter T
"""


def printed(card: int) -> str:
    """A card for sale as a row of that table."""
    does = "/".join(PERSONALITIES[action(card, k)] for k in range(2) if action(card, k) != NONE)
    if SPECIALITY[card] != NONE:
        does += f":{GOODS[SPECIALITY[card]]}"
    cost = "+".join(good for g, good in enumerate(GOODS) for _ in range(card_cost(card, g)))
    god = "+".join(GOD_NAMES[god] for god in range(GODS) if serves(card, god))
    modes = "".join(letter for mode, letter in MODES.items() if mode in CARD_MODES[card])
    return f"{DECK_OF[card]} {does} {cost} {god} {modes}"


MODES = {"individual": "I", "team": "T", "classic": "C"}


@pytest.mark.rule("CNV-2.4.3")
def test_every_card_for_sale() -> None:
    assert sorted(printed(card) for card in range(FIRST_FOR_SALE, CARDS)) == sorted(FOR_SALE.split("\n")[1:-1])
    mercators = [card for card in range(FIRST_FOR_SALE, CARDS) if "mercator" in printed(card).split()[1]]
    assert {int(MERCATOR_INCOME[card]) for card in mercators} == {5}


@pytest.mark.rule("CNV-2.4.3", "CNV-3.3.1")
def test_sizes_of_the_decks() -> None:
    for seats, mode, sizes in ((5, "individual", [7, 8, 6, 5, 4]), (6, "team", [7, 8, 6, 5, 4])):
        p = Position(seats, {"mode": mode})
        assert [len(deck) for deck in deck_names(p)] == sizes


@pytest.mark.rule("CNV-2.4.4")
def test_pantheon_counts_the_cards_in_play() -> None:
    for seats, options in ((2, {}), (3, {}), (4, {}), (5, {}), (4, {"mode": "team"}), (6, {"mode": "team"})):
        p = Position(seats, options)
        cards = [card for deck in decks_for(p.t) for card in deck]
        counted = {god: sum(1 for card in cards if serves(card, g)) for g, god in enumerate(GOD_NAMES)}
        assert {**counted, "total": len(cards)} == p.sight(-1).pantheon
    assert PANTHEON["classic_4"]["jupiter"] == 7


@pytest.mark.rule("CNV-3.1.2", "CNV-4.18.2")
def test_the_first_player_is_drawn_and_partners_sit_opposite() -> None:
    assert {int(GAME.table(4, f"f{k}").v[FIRST]) for k in range(40)} == {0, 1, 2, 3}
    assert [int(team(4).t.partner(seat)) for seat in range(4)] == [2, 3, 0, 1]
    assert [int(team(6).t.partner(seat)) for seat in range(6)] == [3, 4, 5, 0, 1, 2]


@pytest.mark.rule("CNV-3.1.1")
def test_any_map_with_any_count() -> None:
    maps = next(option for option in OPTIONS if option.name == "map").values
    for name in maps:
        for seats, mode in ((2, "individual"), (5, "individual"), (4, "team"), (6, "team")):
            assert GAME.table(seats, "any", {"map": name, "mode": mode}).seats() == seats


@pytest.mark.rule("CNV-3.2.1")
@pytest.mark.parametrize(("name", "letters"), [("imperium", "ABCD"), ("hellas", "ABC"), ("cyprus", "ABCD")])
def test_every_token_of_a_used_letter_is_placed(name: str, letters: str) -> None:
    p = individual(map=name)
    placed = Counter(city.good for city in p.sight(-1).cities if city.good)
    expected = [sum(TOKENS[letter][good] for letter in letters) for good in range(5)]
    assert [placed[good] for good in GOODS] == expected


@pytest.mark.rule("CNV-3.2.2", "CNV-7.6.1")
def test_each_province_shows_its_dearest_good() -> None:
    p = individual()
    for province in p.sight(-1).provinces:
        made = [city.good for city in p.sight(-1).cities if city.id in p.towns(province.id)]
        assert province.active
        assert province.marker == max(made, key=GOODS.index)
    p.produce(isca_d="wine", londinium="wine")
    assert dearest(p.t, p.province("britannia")) == GOODS.index("wine")


@pytest.mark.rule("CNV-3.3.1")
@pytest.mark.parametrize(
    ("seats", "mode", "total"),
    [
        (2, "individual", 15),
        (3, "individual", 21),
        (4, "individual", 26),
        (5, "individual", 30),
        (4, "team", 26),
        (6, "team", 30),
    ],
)
def test_cards_for_sale_by_players(seats: int, mode: str, total: int) -> None:
    p = Position(seats, {"mode": mode})
    decks = deck_names(p)
    assert p.t.cards_for_sale() == total
    assert sorted(p.shown()) == sorted(decks[0])
    stack = [CARD_NAMES[STACK.card(p.t, k)] for k in range(STACK.size(p.t))]
    at = 0
    for deck in decks[1:]:
        assert sorted(stack[at : at + len(deck)]) == sorted(deck)
        at += len(deck)


@pytest.mark.rule("CNV-3.4.3", "CNV-7.6.3")
@pytest.mark.parametrize(
    ("name", "options", "legal"),
    [
        ("imperium", {}, 25),
        ("hellas", {}, 19),
        ("ionium", {}, 24),
        ("cyprus", {}, 23),
        ("ionium", {"ionium_without_b": "on"}, 16),
    ],
)
def test_start_cities(name: str, options: dict[str, str], legal: int) -> None:
    p = Position(4, {"mode": "team", "map": name, **options})
    assert (p.decision(), p.speaker(), len(p.offer())) == ("choose_start_city", 2, legal)
    assert p.refused(f"start:{CAPITALS[name]}").key == "start-in-capital"
    near = {city for city in CITIES if f"start:{city}" not in p.offer()} - {CAPITALS[name]}
    here = {city.id for city in p.sight(-1).cities}
    assert {p.refused(f"start:{city}").key for city in near & here} == {"start-near-capital"}
    taken = max(p.offer())
    p.say(taken)
    assert p.speaker() == 3
    assert p.refused(taken).key == "start-taken"


@pytest.mark.rule("CNV-3.4.3")
def test_colonists_at_a_start_city_follow_its_routes() -> None:
    p = Position(4, {"mode": "team", "map": "imperium"})
    p.say("start:lutetia", "start:byzantium")  # the first has no sea route
    inland, coast = p.sight(-1).seats[2], p.sight(-1).seats[3]
    assert [c.kind for c in inland.colonists] == ["land", "land"]
    assert (inland.stored_land, inland.stored_sea) == (1, 3)
    assert [c.kind for c in coast.colonists] == ["land", "sea"]
    first = p.sight(-1).seats[0]
    assert [(c.kind, c.city) for c in first.colonists] == [("land", "roma"), ("sea", "roma")]


@pytest.mark.rule("CNV-3.5.1")
def test_opening_hand_alone() -> None:
    names = ["tribune", "prefect", "prefect", "architect", "diplomat", "mercator", "senator", "magister"]
    assert individual().in_hand(3) == [f"start_{name}" for name in names]


@pytest.mark.rule("CNV-3.5.2")
def test_opening_hands_in_a_team() -> None:
    p = team(6)
    shared = {"start_tribune", "start_prefect", "start_mercator", "start_praetor", "start_legate"}
    for seat in range(6):
        assert len(p.in_hand(seat)) == 6
        assert set(p.in_hand(seat)) - shared == {"start_architect" if seat < 3 else "start_diplomat"}


@pytest.mark.rule("CNV-3.6.1", "CNV-3.6.2")
def test_money_by_turn_order() -> None:
    assert [individual(5).purse(seat) for seat in range(5)] == [5, 6, 7, 8, 9]
    assert [team(4).purse(seat) for seat in range(4)] == [5, 6, 5, 6]
    assert [team(6).purse(seat) for seat in range(6)] == [5, 6, 7, 5, 6, 7]


@pytest.mark.rule("CNV-3.7.1", "CNV-3.7.2", "CNV-2.5.2")
def test_praefectus_magnus_and_the_active_player_marker() -> None:
    assert individual(5).t.praefectus() == 4
    p = team()
    assert (p.t.praefectus(), p.t.active(), p.speaker()) == (3, 0, 0)
    tables = [GAME.table(4, f"marker{k}", {"mode": "team"}) for k in range(12)]
    assert len({int(t.v[FIRST]) for t in tables}) > 1
    assert all(GAME.sight(t, -1).active == t.v[FIRST] for t in tables)  # while start cities are chosen already
