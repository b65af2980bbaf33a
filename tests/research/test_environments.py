"""PettingZoo, Gymnasium and the vectorised stepper: their own checks, and that they play our game."""

import copy
import pickle
import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'emporion[research]'")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from emporion.games import load, titles
from emporion.research import env, env_ids, gym_env, gym_ids, gymnasium_env, vector
from emporion.research.rewards import rewards
from tests.research.common import SAMPLE

FIRST = SAMPLE


def say_anything(environment: Any, limit: int = 10**9) -> list[tuple[str, int]]:
    """Random words until the match is over: who said what."""
    said = []
    for number, agent in enumerate(environment.agent_iter()):
        if number == limit:
            break
        seen, _, ended, cut, _ = environment.last()
        word = None if ended or cut else int(environment.action_space(agent).sample(seen["action_mask"]))
        if word is not None:
            said.append((agent, word))
        environment.step(word)
    return said


@pytest.mark.parametrize("name", env_ids())
def test_pettingzoo_accepts_every_title(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather not have dictionaries, which is how masks are given
        api_test(env(name), num_cycles=60)
        seed_test(lambda: env(name), num_cycles=15)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("title", titles())
def test_a_table_is_rendered_as_text(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    ansi = env(title, render_mode="ansi")
    ansi.reset(seed=1)
    say_anything(ansi, 1)
    text = ansi.render()
    assert text.startswith(title) and "to speak: seat" in text
    human = env(title, render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert capsys.readouterr().out.startswith(title)
    assert ansi.metadata["name"] in env_ids()


@pytest.mark.parametrize("reward", ["win", "score", "place"])
def test_rewards_come_at_the_end(reward: str) -> None:
    made = env(FIRST, reward=reward)
    made.reset(seed=5)
    made.action_space("seat_0").seed(1)
    totals: dict[str, float] = dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter():
        seen, earned, ended, cut, info = made.last()
        totals[agent] += earned
        if ended or cut:
            made.step(None)
            continue
        assert (info["action_mask"] == seen["action_mask"]).all()
        made.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    inner = made.unwrapped
    assert list(totals.values()) == rewards(inner.game, inner.table, reward)


def test_an_illegal_word_ends_the_match_and_loses() -> None:
    made = env(FIRST)
    made.reset(seed=1)
    agent = made.agent_selection
    word = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(word)
    assert made.rewards[agent] == -1 and all(made.terminations.values())


def test_only_the_one_who_is_asked_has_a_mask() -> None:
    made = env(FIRST)
    made.reset(seed=1)
    for agent in made.agents:
        assert made.observe(agent)["action_mask"].any() == (agent == made.agent_selection)


@pytest.mark.parametrize("name", gym_ids())
def test_gymnasium_accepts_every_title(name: str) -> None:
    assert gymnasium.spec(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name).unwrapped)


def test_one_seat_plays_a_match_against_bots() -> None:
    made = gymnasium.make(next(name for name in gym_ids() if gym_ids()[name] == FIRST), bots="random", reward="place")
    outcomes = []
    for _ in range(2):
        seen, info = made.reset(seed=4)
        made.action_space.seed(4)
        ended = False
        while not ended:
            seen, earned, ended, _, info = made.step(made.action_space.sample(seen["action_mask"]))
        outcomes.append((earned, info["scores"], info["seat"]))
    assert outcomes[0] == outcomes[1]
    assert [made.reset()[1]["seat"] for _ in range(2)] == [1, 2]
    with pytest.raises(ValueError, match="may not be said"):
        bare = gym_env(FIRST, illegal_reward=None)
        assert isinstance(bare, gymnasium_env.OneSeatEnv)
        bare.reset(seed=1)
        bare.step(int(np.flatnonzero(bare.action_masks() == 0)[0]))
    with pytest.raises(ValueError, match="bots for"):
        gym_env(FIRST, bots=["random"] * 7)
    with pytest.raises(ValueError, match="no master plays antiquity: there are random, "):
        gym_env("antiquity", bots="master")


@pytest.mark.parametrize("title", titles())
def test_many_tables_play_what_one_table_plays(title: str) -> None:
    game = load(title)
    tables = vector(title, 3, seed="many", observations=True, scaled=False)
    twins = [game.table(tables.seats, f"many:{k}:0") for k in range(3)]
    batch = tables.state()
    assert tables.layout is not None
    for _ in range(20):
        if any(twin.over() for twin in twins):  # the next match of a table is shown elsewhere
            break
        for k, twin in enumerate(twins):
            seat = game.speakers(twin)[0]
            assert batch.seats[k] == seat
            assert np.flatnonzero(batch.masks[k]).tolist() == sorted(game.offered(twin, seat))
            assert batch.observations is not None
            assert (batch.observations[k] == tables.layout.observe(twin, seat)).all()
        words = tables.sample()
        for k, twin in enumerate(twins):
            game.say(twin, int(batch.seats[k]), int(words[k]))
        batch = tables.step(words)


def test_matches_end_pay_and_start_again() -> None:
    runs = []
    for _ in range(2):
        tables = vector(FIRST, 4, seed="end", reward="score")
        ended, paid = 0, 0.0
        for _ in range(900):
            batch = tables.step(tables.sample())
            ended += int(batch.dones.sum())
            paid += float(batch.rewards.sum())
            assert not batch.rewards[~batch.dones].any()
            assert batch.masks.any(axis=1).all()
        runs.append((ended, paid))
    assert runs[0] == runs[1]
    assert runs[0][0] > 3 and runs[0][1] > 0
    with pytest.raises(ValueError, match="may not be said"):
        tables.step(np.argmin(tables.state().masks, axis=1))
    with pytest.raises(ValueError, match="no reward"):
        vector(FIRST, 4, reward="glory")


COPIES = {
    "pickled": lambda made: pickle.loads(pickle.dumps(made)),
    "deep copy": copy.deepcopy,
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("title", titles())
def test_environments_are_copied_in_the_middle_of_a_match(title: str, how: str) -> None:
    made = env(title)
    made.reset(seed=3)
    for agent in made.possible_agents:
        made.action_space(agent).seed(3)
    say_anything(made, 12)
    twin = COPIES[how](made)
    assert say_anything(made) == say_anything(twin)
    assert made.unwrapped.table.numbers() == twin.unwrapped.table.numbers()

    alone = gym_env(title, bots="random", seat=0)
    seen, _ = alone.reset(seed=2)
    again = COPIES[how](alone)
    for _ in range(10):
        word = int(np.flatnonzero(seen["action_mask"])[0])
        seen, earned, ended, _, _ = alone.step(word)
        other, *rest = again.step(word)
        assert (other["observation"] == seen["observation"]).all() and rest[:2] == [earned, ended]
        if ended:
            break

    tables = vector(title, 3, seed="copies", observations=True)
    for _ in range(5):
        tables.step(tables.sample())
    same = COPIES[how](tables)
    for _ in range(5):
        one, two = tables.step(tables.sample()), same.step(same.sample())
        assert all((a == b).all() for a, b in zip(one, two, strict=True))
