"""Words said at all tables for a while, and what each of them was worth."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import torch
from torch import Tensor

from .crew import Crew
from .imitation import shaped
from .mixture import GAINS
from .net import Net, masked, sampled, unpacked
from .tables import HALVES


class League:
    """Who sits at the tables that are not the learner's alone: the net that imitates, and nets of the past."""

    def __init__(self, n: int, part: int, share: float, most_seats: int, device: torch.device) -> None:
        """Of every `part` tables (a worker's) the first `share` are the league's, the imitator's and the past's by
        turns."""
        place = torch.arange(n, device=device)
        league = place % part < int(part * share)
        self.theirs = [(league & (place % 2 == which)).nonzero().flatten() for which in range(2)]
        seat = torch.arange(most_seats, device=device)
        # by turns the learner has one seat in four or three in four, each time others
        turned = (seat[None, :] + place[:, None] // 4) % 4
        self.other = torch.where((place[:, None] // 2) % 2 == 0, turned != 0, turned == 0) & league[:, None]


def pin(memory: list[Tensor], device: torch.device) -> None:
    """Let the device read shared memory by itself; where it cannot, it is only slower."""
    for tensor in memory:
        torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.nbytes, 0)
    with suppress(RuntimeError):  # what went wrong would be told to whoever comes next
        torch.zeros(1, device=device).add_(1)
        torch.cuda.synchronize()


def unpin(memory: list[Tensor]) -> None:
    for tensor in memory:
        torch.cuda.cudart().cudaHostUnregister(tensor.data_ptr())


class Rollout:
    """`length` words at each table. Everything lies on the device; what is about the end of a word's step comes with
    the next step of its half."""

    def __init__(self, crew: Crew, shared: dict[str, Any], length: int, net: Net, device: torch.device) -> None:
        self.crew, self.shared, self.length, self.device = crew, shared, length, device
        n = shared["words"].shape[1]
        self.n, self.most = n, shared["gains"].shape[2]
        shape = (length, HALVES, n)
        size, width = shared["rows"].shape[2], shared["masks"].shape[2]
        self.rows = torch.empty((*shape, size), dtype=torch.int16, device=device)
        self.masks = torch.empty((*shape, width), dtype=torch.uint8, device=device)
        self.words = torch.empty(shape, dtype=torch.int64, device=device)
        self.logp = torch.empty(shape, device=device)
        self.values = torch.empty((*shape, GAINS), device=device)
        self.seats = torch.empty(shape, dtype=torch.int64, device=device)
        self.ready = torch.empty(shape, dtype=torch.bool, device=device)
        self.own = torch.empty(shape, dtype=torch.bool, device=device)
        self.done = torch.empty(shape, dtype=torch.bool, device=device)
        self.gains = torch.empty((*shape, self.most, GAINS), device=device)
        self.advantages = torch.empty((*shape, GAINS), device=device)
        self.known = torch.empty(shape, dtype=torch.bool, device=device)
        self.host = {name: torch.from_numpy(array) for name, array in shared.items()}
        if device.type == "cuda":
            pin(list(self.host.values()), device)

    def close(self) -> None:
        if self.device.type == "cuda":
            unpin(list(self.host.values()))

    @torch.no_grad()
    def fill(self, net: Net, league: League, others: list[Net], cast: Any) -> None:
        """Say words until it is full. Before and after, no worker is at work."""
        for at in range(self.length):
            for half in range(HALVES):
                if at > 0:
                    self.crew.wait()
                    self._ended(at - 1, half)
                words = self._speak(at, half, net, league, others, cast)
                self.shared["words"][half] = words.cpu().numpy()
                self.crew.go(half)
        for half in range(HALVES):
            self.crew.wait()
            self._ended(self.length - 1, half)

    def _speak(self, at: int, half: int, net: Net, league: League, others: list[Net], cast: Any) -> Tensor:
        rows, masks, seats = self.rows[at, half], self.masks[at, half], self.seats[at, half]
        rows.copy_(self.host["rows"][half], non_blocking=True)
        masks.copy_(self.host["masks"][half], non_blocking=True)
        seats.copy_(self.host["seats"][half], non_blocking=True)
        self.ready[at, half].copy_(self.host["ready"][half], non_blocking=True)
        mask = unpacked(masks, net.n_words)
        with cast():
            logits, values = net(rows)
        logp = masked(logits, mask)
        words = sampled(logp)
        other = league.other.gather(1, seats.unsqueeze(1)).squeeze(1)
        for theirs, opponent in zip(league.theirs, others, strict=True):
            if len(theirs):
                with cast():
                    said = sampled(masked(opponent(rows[theirs])[0], mask[theirs]))
                words[theirs] = torch.where(other[theirs], said, words[theirs])
        self.words[at, half] = words
        self.logp[at, half] = logp.gather(1, words.unsqueeze(1)).squeeze(1)
        self.values[at, half] = values
        self.own[at, half] = self.ready[at, half] & ~other
        return words

    def _ended(self, at: int, half: int) -> None:
        self.done[at, half].copy_(self.host["done"][half], non_blocking=True)
        self.gains[at, half].copy_(self.host["gains"][half], non_blocking=True)

    @torch.no_grad()
    def weigh(self, spread: float, discount: float, trace: float) -> None:
        """Advantages of every word over what was expected, one for each gain (GAE over each seat's own words). The last
        word of a seat is only what the one before is compared with: what came of it is not known yet."""
        shape = (HALVES, self.n, self.most)
        value = torch.zeros((*shape, GAINS), device=self.device)
        advantage = torch.zeros_like(value)
        pending = torch.zeros_like(value)
        known = torch.zeros(shape, dtype=torch.bool, device=self.device)
        gains = shaped(self.gains, spread)
        for at in reversed(range(self.length)):
            done = self.done[at][..., None]
            pending = torch.where(done[..., None], gains[at], pending)
            value = value.masked_fill(done[..., None], 0.0)
            advantage = advantage.masked_fill(done[..., None], 0.0)
            known = known | done
            seat = self.seats[at][..., None]
            wide = seat[..., None].expand(*seat.shape, GAINS)
            then, gained = value.gather(2, wide), pending.gather(2, wide)
            now = self.values[at][..., None, :]
            off = gained + discount * then - now
            made = off + discount * trace * advantage.gather(2, wide)
            sure = known.gather(2, seat)
            made = torch.where(sure[..., None], made, torch.zeros_like(made))
            self.advantages[at] = made[..., 0, :]
            self.known[at] = sure[..., 0]
            # a table that is not ready has no word: nothing changes for the seat
            spoke = self.ready[at][..., None]
            value = torch.where(spoke[..., None], value.scatter(2, wide, now), value)
            advantage = torch.where(spoke[..., None], advantage.scatter(2, wide, made), advantage)
            pending = torch.where(spoke[..., None], pending.scatter(2, wide, torch.zeros_like(now)), pending)
            known = torch.where(spoke, known.scatter(2, seat, torch.ones_like(sure)), known)

    def check(self) -> None:
        assert bool(torch.isfinite(self.values).all()), "a value is no number"
        assert bool(torch.isfinite(self.logp).all()), "a word was said that could not be"
        assert float(self.logp.min()) > -1e6, "a word was said that may not be"
