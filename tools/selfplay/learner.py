"""PPO: the net learns from its own words, held near the imitator at first."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from .net import Net, masked, unpacked
from .rollout import Rollout

CLIP = 0.2
TOO_FAR = 0.04  # from the policy that spoke: the rest of an epoch is left out
VICTORY = (0.7, 0.3, 0.0)  # what counts in the end: victory, place, points
POINTS = (0.25, 0.25, 0.5)  # and at first
STAYS = 0.25  # of the pull towards the imitator, so that it never fades to nothing
MEAN = 0.98  # how much of the mean net stays with every update


@dataclass
class Course:
    """How far training has come: 0 at the first word of self-play, 1 when points count no more."""

    faded: float
    entropy: float
    near: float
    """How strongly the net is held near the imitator at first."""

    def weights(self) -> tuple[float, ...]:
        return tuple(p + (v - p) * self.faded for p, v in zip(POINTS, VICTORY, strict=True))


class Learner:
    def __init__(self, net: Net, teacher: Net, lr: float, batch: int, epochs: int, cast: Any) -> None:
        self.net, self.teacher, self.lr, self.batch, self.epochs, self.cast = net, teacher, lr, batch, epochs, cast
        self.mean = copy.deepcopy(net).requires_grad_(False)
        cuda = next(net.parameters()).device.type == "cuda"
        self.optimizer = torch.optim.AdamW(
            net.parameters(), lr, betas=(0.9, 0.98), eps=1e-6, weight_decay=1e-4, fused=cuda
        )
        self.updates = 0

    def learn(self, rollout: Rollout, course: Course) -> dict[str, float]:
        """One update of several passes over a rollout; what is worth telling."""
        flat = (rollout.own & rollout.known).flatten().nonzero().flatten()
        rows, masks = rollout.rows.flatten(0, 2), rollout.masks.flatten(0, 2)
        words, before = rollout.words.flatten(), rollout.logp.flatten()
        advantages, values = rollout.advantages.flatten(0, 2), rollout.values.flatten(0, 2)
        weights = torch.tensor(course.weights(), device=flat.device)
        returns = advantages + values
        merit = advantages @ weights
        chosen = merit[flat]
        merit = (merit - chosen.mean()) / (chosen.std() + 1e-6)
        near = course.near * (1.0 - (1.0 - STAYS) * course.faded)
        self.updates += 1
        for group in self.optimizer.param_groups:
            group["lr"] = self.lr * min(1.0, self.updates / 20)
        told: list[torch.Tensor] = []
        for _ in range(self.epochs):
            for some in flat[torch.randperm(len(flat), device=flat.device)].split(self.batch):
                with self.cast():
                    logits, value = self.net(rows[some])
                mask = unpacked(masks[some], self.net.n_words)
                logp = masked(logits, mask)
                chances = logp.exp()
                said = logp.gather(1, words[some].unsqueeze(1)).squeeze(1)
                ratio = (said - before[some]).clamp(-20.0, 20.0).exp()
                good = merit[some]
                policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
                entropy = -(chances * logp).sum(dim=1).mean()
                error = functional.mse_loss(value, returns[some])
                loss = policy + error - course.entropy * entropy
                away = torch.zeros((), device=loss.device)
                if near > 0.0:
                    with torch.no_grad(), self.cast():
                        taught = self.teacher(rows[some])[0]
                    away = (chances * (logp - masked(taught, mask))).sum(dim=1).mean()
                    loss = loss + near * away
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                moved = (before[some] - said + ratio - 1.0).mean()
                told.append(torch.stack([loss, policy, error, entropy, away, moved]).detach())
            if float(told[-1][5]) > TOO_FAR:
                break
        means = torch.stack(told).mean(dim=0).tolist()
        names = ("loss", "policy", "error", "entropy", "away", "moved")
        found = dict(zip(names, means, strict=True))
        if not all(abs(number) < 1e6 for number in means):  # NaN is not below anything
            raise RuntimeError(f"learning went wrong: {found}")
        self._follow()
        return {**found, "words": float(len(flat))}

    @torch.no_grad()
    def _follow(self) -> None:
        """The mean net of the last updates: what is measured, kept and met again."""
        stays = min(MEAN, self.updates / (self.updates + 5.0))
        for slow, fast in zip(self.mean.parameters(), self.net.parameters(), strict=True):
            slow.lerp_(fast, 1.0 - stays)
