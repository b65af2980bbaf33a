"""The trainer (tools/selfplay): what a word was worth, masks, files. What it learns is tried in test_training.py."""

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
np = pytest.importorskip("numpy")

from emporion.research.observation import layout
from selfplay.mixture import GAINS, gains
from selfplay.net import Net, masked, sampled, unpacked, weights, width_for
from selfplay.plain import PlainNet, read, written
from selfplay.rollout import Rollout
from selfplay.tables import HALVES

DISCOUNT, TRACE = 0.9, 0.8


def random_rollout(length: int, n: int, seats: int) -> Rollout:
    dice = torch.Generator().manual_seed(7)
    rollout = Rollout.__new__(Rollout)
    rollout.length, rollout.n, rollout.most, rollout.device = length, n, seats, torch.device("cpu")
    shape = (length, HALVES, n)
    rollout.seats = torch.randint(0, seats, shape, generator=dice)
    rollout.ready = torch.rand(shape, generator=dice) < 0.8
    rollout.done = torch.rand(shape, generator=dice) < 0.1
    rollout.values = torch.rand((*shape, GAINS), generator=dice)
    rollout.gains = torch.rand((*shape, seats, GAINS), generator=dice)
    rollout.advantages = torch.zeros((*shape, GAINS))
    rollout.known = torch.zeros(shape, dtype=torch.bool)
    return rollout


def test_advantages_are_those_of_each_seat_alone() -> None:
    """Against the definition: the words of one seat in one match, one after the other."""
    rollout = random_rollout(40, 3, 3)
    rollout.weigh(spread=1.0, discount=DISCOUNT, trace=TRACE)
    paid = rollout.gains.clone()
    paid[..., 2] = torch.tanh(paid[..., 2])
    looked_at = 0
    for half in range(HALVES):
        for table in range(rollout.n):
            for seat in range(rollout.most):
                match: list[int] = []
                for at in range(rollout.length):
                    if rollout.ready[at, half, table] and rollout.seats[at, half, table] == seat:
                        match.append(at)
                    if rollout.done[at, half, table]:
                        looked_at += compare(rollout, match, half, table, paid[at, half, table, seat])
                        match = []
                looked_at += compare(rollout, match, half, table, None)
    assert looked_at > 100


def compare(rollout: Rollout, match: list[int], half: int, table: int, paid: Any) -> int:
    """How many words were looked at."""
    after = torch.zeros(GAINS)
    for k in reversed(range(len(match))):
        at = match[k]
        value = rollout.values[at, half, table]
        if k == len(match) - 1:
            assert bool(rollout.known[at, half, table]) == (paid is not None)
            after = paid - value if paid is not None else torch.zeros(GAINS)
        else:
            then = rollout.values[match[k + 1], half, table]
            after = DISCOUNT * then - value + DISCOUNT * TRACE * after
            assert rollout.known[at, half, table]
        assert torch.allclose(rollout.advantages[at, half, table], after, atol=1e-6)
    return len(match)


def test_gains_count_partners_as_one() -> None:
    together = np.array([[1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]], dtype=np.float32)
    found = gains(np.array([[10, 4, 6, 8]]), np.array([[0, 2, 0, 2]]), np.array([[1.0, 0, 1, 0]]), together)
    assert found[0].tolist() == [[1, 1, 4], [0, -1, -4], [1, 1, 0], [0, -1, 0]]


def test_gains_share_a_victory() -> None:
    found = gains(np.array([[5, 5, 2]]), np.array([[0, 0, 2]]), np.array([[1.0, 1, 0]]), np.eye(3, dtype=np.float32))
    assert found[0].tolist() == [[0.5, 0.5, 1.5], [0.5, 0.5, 1.5], [0, -1, -3]]


def test_only_words_of_the_mask_are_said() -> None:
    dice = np.random.default_rng(3)
    mask = dice.random((500, 29)) < 0.1
    mask[:, 28] |= ~mask.any(axis=1)
    bits = torch.from_numpy(np.packbits(mask, axis=1, bitorder="little"))
    allowed = unpacked(bits, 29)
    assert allowed.numpy().tolist() == mask.tolist()
    logp = masked(torch.randn(500, 29) * 20, allowed)
    for _ in range(20):
        words = sampled(logp)
        assert bool(allowed.gather(1, words.unsqueeze(1)).all())
    assert torch.allclose(logp.exp().sum(dim=1), torch.ones(500), atol=1e-5)


def test_the_file_of_a_net_says_the_same(tmp_path: Path) -> None:
    """Torch in single precision, NumPy from the file in half precision: the same words, nearly the same numbers."""
    how = layout("ostia")
    words = len(how.game.vocabulary)
    torch.manual_seed(1)
    net = Net(how.scales, words, 48)
    torch.nn.init.normal_(net.words.weight)
    file = tmp_path / "net.npz"
    file.write_bytes(written("ostia", net.plain(), [{"what": "nothing"}]))
    about, arrays = read(file)
    assert (about["title"], about["layout"], about["log"]) == ("ostia", how.version, [{"what": "nothing"}])
    plain = PlainNet(arrays)
    row = how.observe(how.game.table(3, "a"), 0).astype(np.int16)
    with torch.no_grad():
        logits, value = net(torch.from_numpy(row).unsqueeze(0))
    said, expected = plain.ask(row, np.arange(words))
    assert np.abs(said - logits[0].numpy()).max() < 0.03
    assert np.abs(expected - value[0].numpy()).max() < 0.01


def test_nets_are_as_wide_as_two_megabytes_allow() -> None:
    assert (width_for(290, 623), width_for(1806, 2466)) == (384, 192)
    assert weights(1806, 2466, 192) < 1_000_000
