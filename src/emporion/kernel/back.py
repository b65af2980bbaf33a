"""How far a seat may go back: over its own words freely, over those of others if nothing hidden was shown."""

from collections.abc import Callable

from emporion.kernel.course import Said
from emporion.kernel.game import Game
from emporion.kernel.table import Table


def last_word_of(game: Game, t: Table, said: list[Said], seat: int) -> int:
    """Which of these words, which led to the table, the seat may take back without asking anybody, or -1.

    It may, until another seat has spoken or anything hidden has become known; a sealed word, until all are in. As soon
    as others may speak under a seal, what was said openly before stays: whether they have must not show.
    """
    k = len(said) - 1
    while k >= 0 and (said[k].seat != seat or said[k].stands):
        if said[k].sealed_in == 0:
            return -1  # somebody else has spoken openly
        k -= 1
    if k < 0 or said[k].disclosed:
        return -1
    seal = said[k].sealed_in
    step = None if t.over() else game.step(t)
    if seal == 0:
        return -1 if step is not None and step.sealed else k
    if k == len(said) - 1:
        return k
    return k if step is not None and step.sealed and int(step.seal_of(t, seat)) == seal else -1


def own_words(game: Game, t: Table, said: list[Said], seat: int) -> list[int]:
    """Which words of its turn, or of its sealed decision, the seat may take back without asking, the latest first."""
    last = last_word_of(game, t, said, seat)
    words: list[int] = []
    k = last
    while k >= 0 and (said[k].sealed_in != 0 if said[last].sealed_in != 0 else said[k].seat == seat):
        one = said[k]
        if one.seat == seat and not one.stands:
            if one.disclosed or not same_turn(one, said[last]):
                break
            words.append(k)
        k -= 1
    return words


def way_back(said: list[Said], seat: int, first: int, noticed: Callable[[int], bool]) -> list[int]:
    """The open words of the seat's last turn before which the match could go back with all that followed, the latest
    first. Nothing hidden has become known to the seat since: `noticed` says whether it knows of a sealed word. No word
    before the `first` counts.
    """
    words: list[int] = []
    k = len(said) - 1
    while k >= first:
        one = said[k]
        if one.disclosed and (one.sealed_in == 0 or noticed(k)):
            break
        if one.seat == seat and one.sealed_in == 0:
            if words and not same_turn(one, said[words[0]]):
                break
            words.append(k)
        k -= 1
    return words


def same_turn(one: Said, other: Said) -> bool:
    return one.turn == other.turn and one.sealed_in == other.sealed_in
