"""Learning to say what was said, and how it will end: from what the workers have watched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .net import Net, masked, unpacked
from .watching import FIELDS

FRESH = 0.04  # of what was watched is kept to look how much was learnt
EPOCHS = 12.0  # at most
STEPS = 500  # of an epoch, as far as batches can be so small or large
SMALLEST, LARGEST = 512, 16384
LR, DECAY = 1.5e-3, 0.02


class Watched:
    """All workers' decisions on the device; the last matches of each are fresh."""

    def __init__(self, folder: Path, found: list[dict[str, Any]], device: torch.device) -> None:
        self.parts: dict[str, Tensor] = {}
        fresh: list[Tensor] = []
        first = 0
        for one in found:
            seen = one["seen"]
            kept = int(seen * (1 - FRESH))
            fresh.append(torch.arange(first + kept, first + seen))
            first += seen
        self.n = first
        for name in FIELDS:
            whole: Tensor | None = None
            at = 0
            for one in found:
                if not one["seen"]:
                    continue
                array = np.load(folder / f"{one['seed']}-{name}.npy", mmap_mode="r+")[: one["seen"]]
                if whole is None:
                    whole = torch.empty(
                        (self.n, *array.shape[1:]), dtype=torch.from_numpy(array[:1]).dtype, device=device
                    )
                whole[at : at + len(array)].copy_(torch.from_numpy(array))
                at += len(array)
            assert whole is not None, "nothing was watched"
            self.parts[name] = whole
        self.fresh = torch.cat(fresh).to(device)
        seen_before = torch.ones(self.n, dtype=torch.bool, device=device)
        seen_before[self.fresh] = False
        self.known = seen_before.nonzero().flatten()

    def spread(self) -> float:
        """Of the points ahead at the end."""
        return max(1.0, float(self.parts["gains"][:, 2].std()))


def targets(gains: Tensor, left: Tensor, spread: float, discount: float) -> Tensor:
    """What a value head should say: the gains in their final form, less the further the end is away."""
    return shaped(gains, spread) * (discount ** left.float()).unsqueeze(-1)


def shaped(gains: Tensor, spread: float) -> Tensor:
    made = gains.clone()
    made[..., 2] = torch.tanh(gains[..., 2] / spread)
    return made


def imitate(
    net: Net,
    watched: Watched,
    seconds: float,
    discount: float,
    cast: Any,
    tell: Callable[[str], None],
) -> dict[str, float]:
    """Learn for so many seconds; how often the word said is found on fresh matches, and the error of the value."""
    device = watched.known.device
    spread = watched.spread()
    batch = min(LARGEST, max(SMALLEST, len(watched.known) // STEPS))
    optimizer = torch.optim.AdamW(
        net.parameters(), LR, betas=(0.9, 0.98), weight_decay=DECAY, fused=device.type == "cuda"
    )
    started = told = perf_counter()
    seen, done, losses = 0, 0.0, []
    while done < 1.0:
        order = watched.known[torch.randperm(len(watched.known), device=device)]
        for some in order.split(batch):
            done = max((perf_counter() - started) / seconds, seen / (EPOCHS * len(watched.known)))
            if done >= 1.0:
                break
            for group in optimizer.param_groups:
                group["lr"] = LR * min(1.0, done / 0.03 + 0.02) * (1.0 - done)
            loss, _, _ = judged(net, watched, some, spread, discount, cast)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            seen += len(some)
            losses.append(loss.detach())
            if perf_counter() - told > 5:
                told = perf_counter()
                mean = float(torch.stack(losses).mean())
                assert np.isfinite(mean), "the loss of imitation is no number"
                losses.clear()
                found = checked(net, watched, spread, discount, batch, cast, most=20_000)
                tell(
                    f"imitate {100 * done:3.0f} %  {seen / 1e6:.1f} M words ({seen / len(watched.known):.1f} times all)"
                    f"  loss {mean:.3f}  fresh: finds {100 * found['found']:.1f} %, value error {found['error']:.3f}"
                )
    last: dict[str, float] = checked(net, watched, spread, discount, batch, cast)
    return last


def judged(
    net: Net, watched: Watched, some: Tensor, spread: float, discount: float, cast: Any
) -> tuple[Tensor, Tensor, Tensor]:
    part = watched.parts
    with cast():
        logits, value = net(part["rows"][some])
    logp = masked(logits, unpacked(part["masks"][some], net.n_words))
    wanted = part["words"][some].long()
    off = functional.mse_loss(value, targets(part["gains"][some], part["left"][some], spread, discount))
    return functional.nll_loss(logp, wanted) + 0.5 * off, (logp.argmax(dim=1) == wanted).float(), off


@torch.no_grad()
def checked(
    net: Net, watched: Watched, spread: float, discount: float, batch: int, cast: Any, most: int = 200_000
) -> dict[str, float]:
    step = max(1, len(watched.fresh) // most)
    some = watched.fresh[::step]
    found = error = 0.0
    for piece in some.split(batch):
        _, right, off = judged(net, watched, piece, spread, discount, cast)
        found += float(right.sum())
        error += float(off) * len(piece)
    n = max(1, len(some))
    return {"found": found / n, "error": error / n, "fresh": float(n)}
