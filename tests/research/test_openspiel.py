"""The OpenSpiel adapter, by OpenSpiel's own checks: random simulation and playthroughs."""

import random
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'emporion[openspiel]'")

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from emporion.games import load, titles
from emporion.kernel.options import spelled
from emporion.research import openspiel_game
from tests.research.common import SAMPLE

NAMES = [openspiel_game.PREFIX + title for title in titles()]
FIRST = openspiel_game.PREFIX + SAMPLE


def test_openspiel_simulates_whole_matches() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{FIRST}(deals=4)"), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_every_title(name: str) -> None:
    game = pyspiel.load_game(f"{name}(deals=4)")
    state = game.new_initial_state()
    state.apply_action(1)
    dice = random.Random(1)
    for _ in range(25):
        if state.is_terminal():
            return
        player = state.current_player()
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        assert sum(state.legal_actions_mask(player)) == len(state.legal_actions()) > 0
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.returns() == [0.0] * game.num_players()


def test_a_playthrough_replays_exactly(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"{FIRST}(deals=3)", None, seed=2)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "Rewards() = " in text


def test_states_are_cloned_saved_and_replayed() -> None:
    game = pyspiel.load_game(f"{FIRST}(deals=10)")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 10
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    twin, loaded = state.clone(), game.deserialize_state(state.serialize())
    assert twin.held.table.numbers() == loaded.held.table.numbers() == state.held.table.numbers()
    twin.apply_action(twin.legal_actions()[0])
    assert twin.held.table.numbers() != state.held.table.numbers()
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_resampling_keeps_what_the_player_sees() -> None:
    game = pyspiel.load_game(FIRST)
    state = game.new_initial_state()
    state.apply_action(1)
    other = state.resample_from_infostate(0, random.Random(0).random)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    assert other.held.table.numbers() != state.held.table.numbers()


def test_players_and_options_are_parameters() -> None:
    rules = load(SAMPLE)
    options = [f"{option.name}:{spelled(option.default)}" for option in rules.options]
    game = pyspiel.load_game(f"{FIRST}(players={rules.most_seats},options={';'.join(options)})")
    assert game.num_players() == rules.most_seats
    with pytest.raises(ValueError, match="no option"):
        openspiel_game.read_options(rules, "gold:on")
