"""A worked example: a small policy for Ostia learns from a bot, then from its own matches, and beats the level `easy`.

    pip install 'emporion[research]' torch
    python examples/train_ostia.py                    # some five minutes on two cores
    python examples/train_ostia.py --quick            # a minute, to see that it works

1. `medium` bots play matches; their records become a dataset of observation, mask, word and outcome.
2. A network with one hidden pair of layers learns to say what they said (imitation).
3. It plays against itself at many tables at once and learns from the outcome (policy gradient with a baseline).

On the way it is measured against three `easy` bots; the curve is drawn as docs/pictures/learning_ostia.svg.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from emporion.bots import make_bot
from emporion.bots.bot import Guesses
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words
from emporion.research.dataset import Dataset, read_dataset, write_dataset
from emporion.research.matches import Job, play_all
from emporion.research.observation import layout
from emporion.research.vector import VectorTables

TITLE, SEATS = "ostia", 4
TEACHER, RIVAL = "medium", "easy"
ROOT = Path(__file__).resolve().parent.parent


class Policy(nn.Module):
    """What to say, and what the match is worth, from what a seat sees."""

    def __init__(self, features: int, words: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.words = nn.Linear(width, words)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the words that may be said, and the expected reward."""
        hidden = self.body(seen)
        scores = self.words(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(scores, dim=1), self.worth(hidden).squeeze(1)

    @torch.no_grad()
    def choose(self, seen: np.ndarray, mask: np.ndarray, greedy: bool) -> np.ndarray:
        chances, _ = self(torch.from_numpy(seen), torch.from_numpy(mask != 0))
        picked = chances.argmax(1) if greedy else torch.multinomial(chances.exp(), 1).squeeze(1)
        return picked.numpy()


def teach(matches: int, folder: Path) -> Dataset:
    """Matches between bots as a dataset: the same as `emporion sim --records` and `emporion dataset`."""
    play_all(Job(TITLE, [TEACHER] * SEATS, matches, "teacher", {}, records=True), records=folder)
    write_dataset(folder, folder / "data.parquet")
    return read_dataset(folder / "data.parquet")


def imitate(policy: Policy, data: Dataset, epochs: int, look) -> None:  # type: ignore[no-untyped-def]
    """Say what the teacher said; learn what the matches came to at the same time."""
    scales = layout(TITLE, SEATS).scales
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    order = np.random.default_rng(0)
    rewards = 1.0 - 2.0 * data.places / (SEATS - 1)
    steps, size = 0, 512
    rounds = epochs * (len(data.words) // size)
    for _ in range(epochs):
        places = order.permutation(len(data.words))
        for at in range(0, len(places) - size, size):
            rows = np.sort(places[at : at + size])
            seen = torch.from_numpy(data.observations[rows] / scales)
            chances, worth = policy(seen, torch.from_numpy(data.masks[rows]))
            said = chances.gather(1, torch.from_numpy(data.words[rows]).long().unsqueeze(1)).squeeze(1)
            loss = -said.mean() + 0.5 * (worth - torch.from_numpy(rewards[rows]).float()).square().mean()
            for group in optimiser.param_groups:
                group["lr"] = 1e-3 * (1 - steps / rounds) + 2e-5
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            steps += 1
            if steps % max(1, rounds // 4) == 0:
                look("imitation", steps * size, float(loss.detach()))


def self_play(policy: Policy, tables: int, updates: int, look) -> None:  # type: ignore[no-untyped-def]
    """Play against itself, and make what went better than expected more likely."""
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-4)
    torch.manual_seed(1)
    for update in range(updates):
        at_once = VectorTables(TITLE, tables, SEATS, seed=f"self:{update}", reward="place", observations=True)
        seen, masks, words, owners = [], [], [], []
        outcome = np.zeros((tables, SEATS), dtype=np.float32)
        running = np.ones(tables, dtype=bool)
        batch = at_once.state()
        while running.any():
            picked = policy.choose(batch.observations, batch.masks, greedy=False)
            live = np.flatnonzero(running)
            seen.append(batch.observations[live].copy())
            masks.append(batch.masks[live].astype(bool))
            words.append(picked[live])
            owners.append(np.stack([live, batch.seats[live]], axis=1))
            batch = at_once.step(picked)
            ended = batch.dones & running
            outcome[ended] = batch.rewards[ended]
            running &= ~batch.dones
        who = np.concatenate(owners)
        earned = torch.from_numpy(outcome[who[:, 0], who[:, 1]])
        everything = (np.concatenate(seen), np.concatenate(masks), np.concatenate(words))
        learn(policy, optimiser, everything, earned)
        if (update + 1) % max(1, updates // 5) == 0:
            look("self-play", len(earned) * (update + 1), float(earned.mean()))


def learn(policy: Policy, optimiser, rows, earned: torch.Tensor) -> None:  # type: ignore[no-untyped-def]
    """A clipped policy gradient: two passes over what was played."""
    seen, masks, words = (torch.from_numpy(part) for part in rows)
    with torch.no_grad():
        parts = [policy(*both) for both in zip(seen.split(4096), masks.split(4096), strict=True)]
        old = torch.cat([chances for chances, _ in parts]).gather(1, words.unsqueeze(1)).squeeze(1)
        better = earned - torch.cat([worth for _, worth in parts])
        better = better / (better.std() + 1e-6)
    for _ in range(2):
        for rows_now in torch.randperm(len(seen)).split(2048):
            chances, worth_now = policy(seen[rows_now], masks[rows_now])
            now = chances.gather(1, words[rows_now].unsqueeze(1)).squeeze(1)
            ratio = (now - old[rows_now]).exp()
            gain = torch.minimum(ratio * better[rows_now], ratio.clamp(0.8, 1.2) * better[rows_now])
            spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            error = (worth_now - earned[rows_now]).square().mean()
            loss = -gain.mean() + 0.5 * error - 0.002 * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def measure(policy: Policy, rival: str, matches: int, seed: str = "measure") -> float:
    """The share of matches the policy wins with its most likely words against three rivals; a quarter is fair."""
    game, how = load(TITLE), layout(TITLE, SEATS)
    bot, dice, words = make_bot(rival), Dice(seed), Words(len(game.vocabulary))
    tables = [game.table(SEATS, f"{seed}:{k}") for k in range(matches)]
    while True:
        mine = []
        for k, t in enumerate(tables):
            while not t.over() and game.speakers(t)[0] != k % SEATS:
                seat = game.speakers(t)[0]
                game.offer(t, seat, words)
                game.say(t, seat, bot.choose(Guesses(game, t, seat, dice), words, dice))
            if not t.over():
                mine.append(k)
        if not mine:
            break
        seen = np.stack([how.observe(tables[k], k % SEATS, scaled=True) for k in mine])
        masks = np.stack([how.mask(tables[k], k % SEATS) for k in mine])
        for k, word in zip(mine, policy.choose(seen, masks, greedy=True), strict=True):
            game.say(tables[k], k % SEATS, int(word))
    won = [game.winners(t) for t in tables]
    return sum((k % SEATS in seats) / max(1, len(seats)) for k, seats in enumerate(won)) / matches


def draw(points: list[dict], file: Path) -> None:  # type: ignore[type-arg]
    """The learning curve, as a small picture."""
    left, top, width, height = 46, 30, 520, 190
    right, bottom = left + width, top + height
    xs = [left + width * k / (len(points) - 1) for k in range(len(points))]
    ys = [bottom - height * point["share"] for point in points]
    turn = next((x for x, point in zip(xs, points, strict=True) if point["phase"] == "self-play"), right)
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(xs, ys, strict=True))
    marks = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/><text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">'
        f"{100 * point['share']:.0f}</text>"
        for x, y, point in zip(xs, ys, points, strict=True)
    )
    grid = "".join(
        f'<path d="M{left} {bottom - height * k / 4:.1f}H{right}" stroke="#d9c9a3"/>'
        f'<text x="{left - 6}" y="{bottom - height * k / 4 + 4:.1f}" text-anchor="end">{25 * k} %</text>'
        for k in range(5)
    )
    fair = bottom - height / SEATS
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif" font-size="11" '
        f'fill="#2b2118"><rect width="600" height="250" fill="#fffaf0"/>'
        f'<text x="{left}" y="18" font-size="13">Matches of Ostia won against three bots of the level {RIVAL}</text>'
        f'{grid}<path d="M{left} {fair:.1f}H{right}" stroke="#a3312a" stroke-dasharray="5 4"/>'
        f'<text x="{right}" y="{fair - 5:.1f}" text-anchor="end" fill="#a3312a">fair share</text>'
        f'<path d="M{turn:.1f} {top}V{bottom}" stroke="#8a6d3b" stroke-dasharray="2 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f5f7a" stroke-width="2.5"/>'
        f'<g fill="#1f5f7a">{marks}</g>'
        f'<text x="{(left + turn) / 2:.1f}" y="{bottom + 20}" text-anchor="middle">imitation of {TEACHER}</text>'
        f'<text x="{(turn + right) / 2:.1f}" y="{bottom + 20}" text-anchor="middle">self-play</text>'
        f"</svg>\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a minute, to see that it works")
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "pictures" / f"learning_{TITLE}.svg")
    parser.add_argument("--save", type=Path, help="where to keep the weights")
    chosen = parser.parse_args()
    matches, epochs, updates, games = (40, 2, 2, 20) if chosen.quick else (400, 4, 20, 80)
    torch.manual_seed(0)
    torch.set_num_threads(1)
    started = time.monotonic()
    how = layout(TITLE, SEATS)
    policy = Policy(how.size, len(how.game.vocabulary))
    points: list[dict] = []  # type: ignore[type-arg]

    def look(phase: str, decisions: int, figure: float) -> None:
        share = measure(policy, RIVAL, games)
        seconds = time.monotonic() - started
        points.append({"phase": phase, "decisions": decisions, "share": share, "seconds": round(seconds)})
        print(f"{seconds:5.0f} s  {phase:10} {decisions:9,} decisions  {figure:6.3f}  {share:6.1%} against {RIVAL}")

    look("imitation", 0, 0.0)
    with tempfile.TemporaryDirectory() as folder:
        data = teach(matches, Path(folder))
    print(f"{time.monotonic() - started:5.0f} s  {len(data.words):,} decisions of {TEACHER} bots to learn from")
    imitate(policy, data, epochs, look)
    self_play(policy, 32, updates, look)
    for rival, number in (("random", games), (RIVAL, 4 * games), ("medium", 2 * games), ("greedy", games)):
        won = measure(policy, rival, number, "final")
        print(f"against three {rival}: {won:.1%} of {number} matches (a fair share is {1 / SEATS:.0%})")
    print(f"{time.monotonic() - started:.0f} s in all, {time.process_time():.0f} s of CPU time in this process")
    print(json.dumps(points))
    if len(points) > 1 and not chosen.quick:
        draw(points, chosen.picture)
    if chosen.save:
        torch.save(policy.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
