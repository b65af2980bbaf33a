"""Conformance: one call that checks any game, over all seat counts and options, by random play.

Each property has a module: `legality` (what may be said), `copies` (clones, saving, undo), `guesses` and `peeking`
(what they keep), `knowledge`, `secrets` and `telling` (what a viewer can learn), `rows` (the same as numbers),
`judgement` (what bots ask); `running` plays the matches. Tests and `emporion fuzz` come in here.
"""

from emporion.kernel.conformance.running import Failure, Inspector, Report, check_game, check_record, configurations
from emporion.kernel.conformance.scene import Broken

__all__ = ["Broken", "Failure", "Inspector", "Report", "check_game", "check_record", "configurations"]
