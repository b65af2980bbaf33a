"""The net: an input layer, residual blocks with layer norm, heads for the words and for the end of the match."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from .mixture import GAINS
from .plain import Arrays

BUDGET = 970_000  # weights: under 2 MB in half precision, its log counted
BLOCKS = 2
NEVER = -1.0e9  # the logit of a word that may not be said


def width_for(size: int, words: int, budget: int = BUDGET) -> int:
    """The widest net the budget allows, in steps of 16."""
    width = 16
    while weights(size, words, width + 16) <= budget:
        width += 16
    return width


def weights(size: int, words: int, width: int) -> int:
    return width * (size + words + GAINS + 2 * BLOCKS * width)


class Net(nn.Module):
    def __init__(self, scales: Any, words: int, width: int) -> None:
        super().__init__()
        size = len(scales)
        self.size, self.n_words, self.width = size, words, width
        self.register_buffer("shares", torch.as_tensor(1.0 / np.asarray(scales, dtype=np.float32)), persistent=False)
        self.entry = nn.Linear(size, width)
        for k in range(BLOCKS):
            self.add_module(f"norm{k}", nn.LayerNorm(width))
            self.add_module(f"first{k}", nn.Linear(width, width))
            self.add_module(f"second{k}", nn.Linear(width, width))
        self.norm = nn.LayerNorm(width)
        self.words = nn.Linear(width, words)
        self.value = nn.Linear(width, GAINS)
        for head in (self.words, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all words and what is expected of the end, for rows as they are written."""
        x = self.entry(rows.float() * self.shares)
        for k in range(BLOCKS):
            y = torch.relu(getattr(self, f"first{k}")(getattr(self, f"norm{k}")(x)))
            x = x + getattr(self, f"second{k}")(y)
        x = self.norm(x).float()
        with torch.autocast(x.device.type, enabled=False):  # half precision is too coarse for logarithms of chances
            return self.words(x), self.value(x)

    def arrays(self) -> Arrays:
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in self.state_dict().items()}

    def plain(self) -> Arrays:
        """What `PlainNet` takes, as it will be in the file: half precision."""
        halves = {name: array.astype(np.float16) for name, array in self.arrays().items()}
        return {**halves, "scales": (1.0 / self.shares).cpu().numpy()}


def unpacked(masks: Tensor, words: int) -> Tensor:
    """Masks of eight words in a byte, the lowest first, as one yes or no for each word."""
    shifts = torch.arange(8, device=masks.device, dtype=torch.uint8)
    bits = (masks.unsqueeze(-1) >> shifts) & 1
    return bits.flatten(1)[:, :words].bool()


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the probabilities; words that may not be said have none to speak of."""
    return torch.log_softmax(logits.masked_fill(~mask, NEVER), dim=1)


def sampled(logp: Tensor) -> Tensor:
    """A word for each row. The noise is never 0 or infinite, so nothing here can be NaN."""
    noise = torch.empty_like(logp).exponential_().clamp_(1e-12, 1e12)
    return (logp.exp() / noise).argmax(dim=1)
