"""The stages of a run, each within its seconds: watch, imitate, play. Every gate and every minute is kept."""

from __future__ import annotations

import copy
import random
import tempfile
from argparse import Namespace
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

from emporion.bots.net_file import net_file
from emporion.games import load
from emporion.research.arena import wilson
from emporion.research.observation import layout

from .crew import Crew
from .imitation import Watched, imitate
from .learner import Course, Learner
from .mixture import MAIN, mixes
from .net import Net, weights, width_for
from .plain import read, vocabulary_digest
from .rollout import League, Rollout
from .state import PAST, found, halves, keep
from .tables import GROUPS, HALVES, opened, share


class Training:
    def __init__(self, chosen: Namespace) -> None:
        self.how, self.started = chosen, perf_counter()
        self.game = load(chosen.title)
        self.layout = layout(chosen.title)
        self.device = torch.device(chosen.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        cuda = self.device.type == "cuda"
        self.cast: Callable[[], Any] = partial(torch.autocast, "cuda", torch.bfloat16) if cuda else nullcontext
        if cuda:
            torch.set_float32_matmul_precision("high")
        else:
            torch.set_num_threads(1)  # the workers have the other cores
        self.words = len(self.game.vocabulary)
        self.width = chosen.width or width_for(self.layout.size, self.words)
        self.state = found(chosen.title, chosen.folder)
        torch.manual_seed(chosen.seed)
        self.dice = random.Random(f"{chosen.seed}:{len(self.state.log)}")
        self.crew = Crew(chosen.workers)
        self.memory = tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None)
        self.matches = 0
        self.main_seats = chosen.seats or min(4, self.game.most_seats)
        size = weights(self.layout.size, self.words, self.width)
        self.tell(
            f"{self.layout.size} numbers, {self.words} words, width {self.width}, {size:,} weights, {self.device}"
        )

    def tell(self, text: str) -> None:
        print(f"{self.how.title} {perf_counter() - self.started:6.1f} s  {text}", flush=True)

    def note(self, what: str, **figures: Any) -> None:
        """A line of the log, which travels with the net."""
        rounded = {name: round(x, 4) if isinstance(x, float) else x for name, x in figures.items()}
        self.state.log.append({"what": what, "played": round(self.state.seconds), **rounded})

    def run(self) -> None:
        try:
            if not self.state.net:
                self.begin()
            if self.how.play > 0:
                self.play()
            if self.how.check > 0 and self.state.best:
                self.contest(
                    self.state.best, "check", self.how.check, 10 * self.how.gate_seconds, f"check:{self.dice.random()}"
                )
            keep(self.state, self.how.folder)
        finally:
            self.crew.close()
            self.memory.cleanup()

    def new_net(self, weights: dict[str, Any] | None = None) -> Net:
        net: Net = Net(self.layout.scales, self.words, self.width)
        if weights:
            net.load_state_dict({name: tensor.float() for name, tensor in weights.items()})
        net.to(self.device)
        return net

    # -- imitation ----------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Learn from what bots do; or go on from the shipped net, which has forgotten all but its weights and log."""
        watched = self.watch()
        net = self.shipped() if self.how.shipped else self.imitation(watched)
        del watched
        self.state.net = {name: tensor.detach().cpu() for name, tensor in net.state_dict().items()}
        self.state.teacher = halves(net)
        self.gate(net)
        keep(self.state, self.how.folder)

    def watch(self) -> Watched:
        how, n = self.how, self.crew.size
        seats = {
            s: float(MAIN if s == self.main_seats else 1)
            for s in range(self.game.fewest_seats, self.game.most_seats + 1)
            if self.game.fits(s, {})
        }
        self.tell(f"watch {', '.join(how.levels)} for {how.watch:.0f} s on {n} workers")
        each = {
            "title": how.title,
            "levels": how.levels,
            "seats": seats,
            "seconds": how.watch,
            "most": -(-how.most // n),
            "folder": self.memory.name,
        }
        seen = self.crew.all("watch", [{**each, "seed": f"watch-{how.seed}-{k}"} for k in range(n)])
        watched = Watched(Path(self.memory.name), seen, self.device)
        for file in Path(self.memory.name).glob("*.npy"):
            file.unlink()
        self.matches = sum(one["matches"] for one in seen)
        self.state.longest = 2 * max(one["longest"] for one in seen) + 100
        self.state.usual = -(-sum(one["words"] for one in seen) // max(1, self.matches))
        self.state.spread = watched.spread()
        self.tell(
            f"watched {watched.n:,} words of {self.matches:,} matches,"
            f" the points ahead spread by {self.state.spread:.1f}"
        )
        return watched

    def shipped(self) -> Net:
        about, arrays = read(net_file(self.how.title))
        if (about["layout"], about["words"]) != (self.layout.version, vocabulary_digest(self.how.title)):
            raise SystemExit(f"the shipped net of {self.how.title} is for other rows or words: it must be trained anew")
        self.state.log = about["log"]
        self.state.seconds = float(self.state.log[-1]["played"]) if self.state.log else 0.0
        self.note("resumed")
        return self.new_net({name: torch.from_numpy(array) for name, array in arrays.items() if name != "scales"})

    def imitation(self, watched: Watched) -> Net:
        how, net = self.how, self.new_net()
        good = imitate(net, watched, how.imitate, how.discount, self.cast, self.tell)
        self.tell(
            f"imitates: finds {100 * good['found']:.1f} % of {good['fresh']:,.0f} fresh words,"
            f" value error {good['error']:.3f}"
        )
        self.note("imitated", levels=",".join(how.levels), words=watched.n, matches=self.matches, **good)
        return net

    # -- gates --------------------------------------------------------------------------------------------
    def contest(self, arrays: Any, what: str, matches: int, seconds: float, seed: str) -> tuple[float, float]:
        """The net's likeliest words against a table of bots; its share of victories and mean place."""
        how = self.how
        each = {
            "title": how.title,
            "arrays": arrays,
            "against": how.against,
            "seats": self.main_seats,
            "options": {},
            "seed": seed,
            "seconds": seconds,
            "longest": self.state.longest,
        }
        n = self.crew.size
        parts = self.crew.all("contest", [{**each, "numbers": list(range(k, matches, n))} for k in range(n)])
        ended = [match for part in parts for match in part]
        if not ended:
            self.tell(f"{what}: no match ended in {seconds:.0f} s")
            return -1.0, -1.0
        share = float(np.mean([match[0] for match in ended]))
        low, high = wilson(share, len(ended))
        place, margin = float(np.mean([m[1] for m in ended])), float(np.mean([m[2] for m in ended]))
        length = float(np.mean([m[3] for m in ended]))
        self.tell(
            f"{what}: {100 * share:.1f} % ({100 * low:.0f} to {100 * high:.0f}) of {len(ended)} against"
            f" {self.main_seats - 1} {how.against}, place {place:+.2f}, points ahead {margin:+.1f}, {length:.0f} words"
        )
        self.note(
            what, share=share, low=low, high=high, matches=len(ended), against=how.against, place=place, margin=margin
        )
        return share, place

    def gate(self, net: Net) -> None:
        """Keep the net as the best if it wins more than the best so far did."""
        arrays = net.plain()
        seed = f"gate:{how_often(self.state.log)}"
        merit = self.contest(arrays, "gate", self.how.gate_matches, self.how.gate_seconds, seed)
        if merit > self.state.merit or not self.state.best:
            self.state.merit, self.state.best = merit, arrays
            self.tell("promoted")

    # -- self-play ----------------------------------------------------------------------------------------
    def play(self) -> None:
        how, state = self.how, self.state
        net, teacher = self.new_net(state.net), self.new_net(state.teacher).requires_grad_(False)
        past = [self.new_net(weights).requires_grad_(False) for weights in state.past] or [teacher]
        rollout, league = self._tables(net)
        learner = Learner(net, teacher, how.lr, how.batch, how.epochs, self.cast)
        for _ in range(-(-state.usual // how.length)):
            rollout.fill(net, league, [teacher, self.dice.choice(past)], self.cast)
        self.tell("tables stand at all points of a match")
        started = told = gated = kept = perf_counter()
        before, said = state.seconds, 0.0
        while perf_counter() - started < how.play and learner.updates < how.updates:
            course = Course(min(1.0, state.seconds / max(1.0, how.fade)), how.entropy, how.near)
            since = perf_counter()
            rollout.fill(net, league, [teacher, self.dice.choice(past)], self.cast)
            filled = perf_counter()
            rollout.weigh(state.spread, how.discount, how.trace)
            rollout.check()
            figures = learner.learn(rollout, course)
            now = perf_counter()
            all_words = rollout.length * HALVES * rollout.n
            said += all_words
            state.words += all_words
            state.seconds = before + now - started
            if now - told > how.every:
                told = now
                ended = int(rollout.done.sum())
                self.tell(
                    f"play {100 * (now - started) / how.play:3.0f} %  {said / 1e6:.1f} M words,"
                    f" {said / (now - started) / 1e3:.0f} k/s (step {filled - since:.2f} s, learn {now - filled:.2f} s)"
                    f"  {ended} ended  value error {figures['error']:.4f}  entropy {figures['entropy']:.3f}"
                    f"  from teacher {figures['away']:.3f}  moved {figures['moved']:.4f}"
                )
            if now - gated > how.gate_every:
                self._at_gate(learner, net, past, figures)
                gated = kept = perf_counter()
            elif now - kept > 60:
                kept = now
                state.net = {name: tensor.detach().cpu() for name, tensor in net.state_dict().items()}
                keep(state, how.folder)
        rollout.close()
        if perf_counter() - gated > how.gate_every / 3 or learner.updates == how.updates:
            self._at_gate(learner, net, past, figures)

    def _at_gate(self, learner: Learner, net: Net, past: list[Net], figures: dict[str, float]) -> None:
        self.note("learnt", words=self.state.words, **{k: figures[k] for k in ("error", "entropy", "away")})
        self.gate(learner.mean)
        past.append(copy.deepcopy(learner.mean))
        if len(past) > PAST:
            past.pop(self.dice.randrange(len(past) - 1))
        self.state.past = [halves(one) for one in past]
        self.state.net = {name: tensor.detach().cpu() for name, tensor in net.state_dict().items()}
        keep(self.state, self.how.folder)

    def _tables(self, net: Net) -> tuple[Rollout, League]:
        how, n = self.how, self.crew.size
        part = how.tables
        shared = share(self.memory.name, n * part, self.layout.size, self.words, self.game.most_seats)
        seed = f"play:{how.seed}:{len(self.state.log)}"
        bots = {"tables": max(1, part // 16) if how.bots > 0 else 0, "level": how.bot, "share": how.bots}
        each = [
            {
                "title": how.title,
                "shared": shared,
                "part": k,
                "each": part,
                "mixes": [mixes(self.game, self.main_seats, GROUPS, f"{seed}:{k}:{half}") for half in range(HALVES)],
                "bots": bots,
                "how": {"seed": seed, "longest": self.state.longest, "usual": self.state.usual},
            }
            for k in range(n)
        ]
        self.crew.all("tables", each)
        rollout = Rollout(self.crew, opened(shared), how.length, net, self.device)
        return rollout, League(n * part, part, how.league, self.game.most_seats, self.device)


def how_often(log: list[dict[str, Any]]) -> int:
    return sum(line["what"] == "gate" for line in log)
