"""Problems to be solved at the server, called puzzles here because a problem is what goes wrong: positions, attempts,
ratings, and what one's own matches teach."""

from emporion.server.puzzles.learning import Learnings as Learnings
from emporion.server.puzzles.puzzles import PuzzleHall as PuzzleHall
