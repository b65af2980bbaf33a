"""Points for the best places, shared by those who tie."""

from librt.vecs import vec
from mypy_extensions import i64


def shared_points(amounts: vec[i64], scale: vec[i64]) -> vec[i64]:
    """What each amount earns when the best gets scale[0], the second scale[1] and so on.

    Equal amounts add up the points of the places they occupy, divide and round down; those places are used up.
    A negative amount takes no place and earns nothing.
    """
    points = vec[i64]([0] * len(amounts))
    n: i64 = len(amounts)
    for k in range(n):
        if amounts[k] >= 0:
            ahead: i64 = 0
            equal: i64 = 0
            for j in range(n):
                if amounts[j] > amounts[k]:
                    ahead += 1
                elif amounts[j] == amounts[k]:
                    equal += 1
            pot: i64 = 0
            for place in range(ahead, ahead + equal):
                if place < len(scale):
                    pot += scale[place]
            points[k] = pot // equal
    return points
