"""Many tables over processes and behind Gymnasium: the same matches, table by table."""

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")
pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'emporion[research]'")

from emporion.research import vector
from emporion.research.gymnasium_vector import TablesEnv
from emporion.research.processes import ProcessTables
from tests.research.common import SAMPLE


def lowest(masks: Any) -> Any:
    """At each table the first word that may be said."""
    return np.argmax(masks, axis=1)


def test_several_processes_play_what_one_plays() -> None:
    alone = vector(SAMPLE, 5, seed="parts", observations=True, reward="place")
    with ProcessTables(SAMPLE, 5, processes=2, seed="parts", observations=True, reward="place") as several:
        for _ in range(120):
            words = lowest(alone.state().masks)
            one, other = alone.step(words), several.step(words)
            assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
            assert all(np.array_equal(a, b) for a, b in zip(alone.results(), several.results(), strict=True))
        words = several.sample()
        assert several.state().masks[np.arange(5), words].all()
        with pytest.raises(ValueError, match="may not be said"):
            several.step(np.argmin(several.state().masks, axis=1))
        before = several.state().seats.copy()
        several.step(several.sample())
        assert before.shape == (5,)
    with pytest.raises(RuntimeError, match="closed"):
        several.step(words)


def test_bits_say_what_bytes_say() -> None:
    plain, small = vector(SAMPLE, 3, seed="bits"), vector(SAMPLE, 3, seed="bits", bits=True)
    for _ in range(60):
        one, other = plain.state(), small.state()
        unpacked = np.unpackbits(other.masks, axis=1, bitorder="little", count=plain.words)
        assert (unpacked == one.masks).all()
        words = lowest(one.masks)
        plain.step(words)
        small.step(words)
    with pytest.raises(ValueError, match="may not be said"):
        small.step(np.argmin(plain.state().masks, axis=1))


def test_rows_are_not_copied() -> None:
    tables = vector(SAMPLE, 4, observations=True, scaled=False)
    batch = tables.state()
    assert batch.observations is not None and batch.observations.dtype == np.int16
    assert not batch.observations.flags.owndata
    scaled = vector(SAMPLE, 4, observations=True).state().observations
    assert tables.layout is not None and scaled is not None
    assert np.allclose(scaled, batch.observations / tables.layout.scales)


@pytest.mark.parametrize("processes", [1, 2])
def test_gymnasium_steps_all_tables(processes: int) -> None:
    made = TablesEnv(SAMPLE, 4, processes=processes, seats=3)
    seen, infos = made.reset(seed=7)
    assert made.observation_space.contains(seen)
    assert infos["seat"].shape == (4,)
    ended, won = 0, 0.0
    chance = np.random.default_rng(7)
    for _ in range(400):
        masks = seen["action_mask"]
        seen, earned, over, cut, infos = made.step(np.argmax(masks * chance.random(masks.shape), axis=1))
        ended += int(over.sum())
        assert not cut.any() and not earned[~over].any()
        shared = infos["rewards"][over].sum(axis=1)  # nobody may win
        assert np.isclose(shared * (1 - shared), 0, atol=1e-6).all()
        won += float(shared.sum())
    assert ended >= 4 and won > 0
    made.close()
    again, _ = TablesEnv(SAMPLE, 4, seats=3).reset(seed=7)
    first, _ = TablesEnv(SAMPLE, 4, seats=3).reset(seed=7)
    assert (again["observation"] == first["observation"]).all()
