"""The bot with a net: the compiled net says what NumPy says, masters say what may be said and see what a seat sees."""

import json
from pathlib import Path

import pytest

from emporion.bots import Guesses
from emporion.bots.levels import Level, strengths
from emporion.bots.master import MasterBot, final_merit
from emporion.bots.net import Net
from emporion.bots.net_file import has_net, net_file, read_arrays, read_net
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_for, play_out
from emporion.kernel.rows.writing import Rows
from emporion.kernel.words import Words

WITH_NET = [title for title in titles() if has_net(title)]
WITH_ROWS = [title for title in titles() if load(title).tell_row is not None]


def numbers(dice: Dice, n: int, scale: float = 0.2) -> list[float]:
    return [scale * (int(dice.below(2001)) - 1000) / 1000 for _ in range(n)]


def small_net(title: str, width: int = 19) -> dict[str, list[float]]:
    """Any weights; the width is not a multiple of eight."""
    game = load(title)
    size, words, dice = int(Rows(game).size), len(game.vocabulary), Dice(f"net of {title}")
    arrays = {"scales": [1.0 + k % 7 for k in range(size)], "entry.weight": numbers(dice, size * width)}
    arrays |= {"entry.bias": numbers(dice, width), "norm.weight": numbers(dice, width, 1.0)}
    arrays |= {"norm.bias": numbers(dice, width), "words.weight": numbers(dice, words * width)}
    arrays |= {"words.bias": numbers(dice, words), "value.weight": numbers(dice, 3 * width)}
    arrays["value.bias"] = numbers(dice, 3)
    for k in range(2):
        for part, n in (("norm", width), ("first", width * width), ("second", width * width)):
            arrays[f"{part}{k}.weight"] = numbers(dice, n)
            arrays[f"{part}{k}.bias"] = numbers(dice, width)
    return arrays


def test_the_compiled_net_says_what_numpy_says() -> None:
    np = pytest.importorskip("numpy")
    from selfplay.plain import PlainNet

    title = "ostia"
    game, flat = load(title), small_net(title)
    width = len(flat["entry.bias"])
    shaped = {name: np.array(array) for name, array in flat.items()}
    for name, array in shaped.items():
        if name.endswith(".weight") and not name.startswith("norm"):
            shaped[name] = array.reshape(-1, len(flat["scales"]) if name == "entry.weight" else width)
    net, plain, rows = Net(flat), PlainNet(shaped), Rows(game)
    t, words, dice = game.table(4, "net"), Words(len(game.vocabulary)), Dice("net")
    for _ in range(10):
        play_for(game, t, dice, words, 20)
        rows.write(rows.row, 0, t, 1)
        net.read(rows.row.v)
        logits, expected = plain.ask(np.array(rows.numbers(t, 1), dtype=np.int16), np.arange(len(game.vocabulary)))
        assert [net.logit(k) for k in range(len(game.vocabulary))] == pytest.approx(logits.tolist(), abs=1e-4)
        assert net.expected() == pytest.approx(expected.tolist(), abs=1e-4)
        assert net.merit() == pytest.approx(0.7 * expected[0] + 0.3 * expected[1], abs=1e-4)


@pytest.mark.parametrize("title", WITH_ROWS)
def test_a_master_says_what_may_be_said_and_the_same_for_the_same_seed(title: str) -> None:
    game = load(title)
    net, words = Net(small_net(title)), Words(len(game.vocabulary))
    for playouts in (0, 8):
        said = []
        for _ in range(2):
            bot = MasterBot(net, game, width=3, playouts=playouts, horizon=1)
            t, dice = game.table(game.fewest_seats, "master"), Dice("master")
            spoken: list[int] = []
            while not t.over() and len(spoken) < 12:
                seat = int(game.next_speaker(t))
                game.offer(t, seat, words)
                word = int(bot.choose(Guesses(game, t, seat, dice), words, dice))
                assert game.refusal(t, seat, word) == 0
                game.say(t, seat, word)
                spoken.append(word)
            said.append(spoken)
        assert said[0] == said[1]


@pytest.mark.parametrize("playouts", [0, 8])
def test_a_listed_master_says_words_of_the_shortlist_only(playouts: int) -> None:
    """Any net lays fourth types and keeps spare cards in the end; no master of Ostia does so (OST-4.2.7, OST-5.3.1).
    What a bid is worth is weighed on what the master guesses, so bids are left out here."""
    game = load("ostia")
    words, short = Words(len(game.vocabulary)), Words(len(game.vocabulary))
    outside = {}
    for listed in (False, True):
        bot = MasterBot(Net(small_net("ostia")), game, width=3, playouts=playouts, horizon=1, listed=listed)
        t, dice = game.table(3, "listed"), Dice("listed")
        outside[listed] = 0
        while not t.over():
            seat = int(game.next_speaker(t))
            game.offer(t, seat, words)
            word = int(bot.choose(Guesses(game, t, seat, dice), words, dice))
            game.offer(t, seat, short)
            game.shortlist(t, seat, short)
            if not listed or game.step(t).name != "bid":
                outside[listed] += word not in [int(short.v[k]) for k in range(short.n)]
            game.say(t, seat, word)
    assert outside[False] > 0
    assert outside[True] == 0


def test_the_clock_stops_a_master_who_would_think_for_hours() -> None:
    game = load("ostia")
    t, words, dice = game.table(4, "clock"), Words(len(game.vocabulary)), Dice("clock")
    seat = int(game.next_speaker(t))
    game.offer(t, seat, words)
    bot = MasterBot(Net(small_net("ostia")), game, width=3, playouts=10**9, horizon=10**6, seconds=0.05)
    assert game.refusal(t, seat, bot.choose(Guesses(game, t, seat, dice), words, dice)) == 0


def test_a_net_for_other_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="the net of ostia is for other rows or words"):
        MasterBot(Net(small_net("porto_carthago")), load("ostia"), 3, 8, 1)


@pytest.mark.parametrize("title", titles())
def test_the_merit_of_an_end_is_that_of_its_winners_and_places(title: str) -> None:
    game = load(title)
    t = game.table(game.fewest_seats, "end")
    play_out(game, t, Dice("end"), Words(len(game.vocabulary)))
    places, winners = game.places(t), game.winners(t)
    for seat in range(game.fewest_seats):
        rivals = [other for other in range(game.fewest_seats) if other != seat]
        ahead = sum((places[o] > places[seat]) - (places[o] < places[seat]) for o in rivals) / len(rivals)
        won = 1 / len(winners) if seat in winners else 0
        assert final_merit(game, t, seat) == pytest.approx(0.7 * won + 0.3 * ahead)


@pytest.mark.parametrize("title", titles())
def test_there_is_a_master_only_where_there_is_a_net(title: str) -> None:
    """Without one the level is not offered, and a seat that has it plays on as an expert."""
    assert has_net(title) or "master" not in strengths(title)
    game = load(title)
    t, dice = game.table(game.fewest_seats, "at"), Dice("at")
    bot = Level("master", 0.0).at(Guesses(game, t, int(game.next_speaker(t)), dice))
    assert isinstance(bot, MasterBot) == ("master" in strengths(title))


@pytest.mark.parametrize("title", WITH_NET)
def test_a_net_is_for_the_rows_and_words_of_its_title(title: str) -> None:
    pytest.importorskip("numpy")
    from emporion.research.observation import layout
    from selfplay.plain import vocabulary_digest

    about, _ = read_net(net_file(title))
    assert (about["title"], about["layout"], about["words"]) == (title, layout(title).version, vocabulary_digest(title))
    assert about["licence"] == "MIT" and about["log"]
    assert net_file(title).stat().st_size <= 2_000_000


def test_a_file_is_read_without_numpy(tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    file = tmp_path / "net.npz"
    about = np.frombuffer(json.dumps({"format": 1}).encode(), dtype=np.uint8)
    np.savez(file, about=about, a=np.array([[0.5, 2.0], [1.5, -3.0]], dtype=np.float16), b=np.float32([0.25]))
    found = read_arrays(file)
    assert (found["a"], found["b"]) == ([0.5, 2.0, 1.5, -3.0], [0.25])
    np.savez(file, about=np.frombuffer(b'{"format": 9}', dtype=np.uint8))
    with pytest.raises(ValueError, match="a net of format 9, not 1"):
        read_net(file)
