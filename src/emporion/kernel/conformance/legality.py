"""What may be said: exactly what is offered; whatever else could be thought of is refused with a reason."""

from emporion.kernel.conformance.scene import Broken, Scene
from emporion.kernel.refusal import MAY_BE_SAID


def check_legality(scene: Scene, seat: int, offered: list[int]) -> None:
    """What may be said is exactly what is offered, and every refusal can be explained."""
    t = scene.match.table
    step = scene.game.step(t).name
    if len(set(offered)) != len(offered):
        raise Broken(f"{step} offers a word twice")
    scene.game.candidates(t, seat, scene.words)
    candidates = scene.words.listed()
    before = t.numbers()
    for word in range(len(scene.game.vocabulary)):
        reason = scene.game.refusal(t, seat, word)
        if (reason == MAY_BE_SAID) != (word in offered):
            raise Broken(f"{step}: {scene.game.vocabulary.text(word)} is offered or refused by mistake")
        if reason != MAY_BE_SAID and word in candidates:
            refusal = scene.game.explain(t, seat, word)
            if refusal is None or not refusal.key:
                raise Broken(f"{step}: no reason why {scene.game.vocabulary.text(word)} is refused")
    for other in range(len(scene.match.header.seats)):
        if other in scene.game.speakers(t):
            continue
        if scene.game.offered(t, other):
            raise Broken(f"{step}: seat {other} is offered words out of turn")
        for word in (0, offered[0], len(scene.game.vocabulary) - 1):
            refusal = scene.game.explain(t, other, word)
            if refusal is None or refusal.key != "not-you":
                raise Broken(f"{step}: seat {other} is not told that others have to speak")
    if t.numbers() != before:
        raise Broken(f"{step}: asking changes the table")
