"""A match as OpenSpiel plays it: first chance draws a seed byte by byte, then the seats play by numbers.

The module `settled` has the other way, in which chance decides what the rules leave to it.
"""

from typing import Any, Final

import pyspiel

from tablee.api.coder import Coder
from tablee.api.state import State

SEED_BYTES: Final = 8
OUTCOMES: Final = 256
EVEN: Final = [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]
"""The outcomes of each chance node: the bytes, all equally likely."""


class Progress:
    """The bytes that chance drew, and the match once they are complete.

    All later chance follows from these bytes. So a copy knows the future, as it knows the cards of all players; a
    state that `resampled` returns knows neither.
    """

    def __init__(self, coder: Coder[Any], longest: int) -> None:
        """`longest`: a match of so many numbers ends undecided."""
        self.coder = coder
        self.longest = longest
        self.at_chance = int(pyspiel.PlayerId.CHANCE)
        self.drawn = b""
        self.state: State[Any] | None = None
        self.length = 0
        """How many numbers were played, those before a resampling included."""

    def __deepcopy__(self, memo: Any) -> "Progress":
        other = Progress(self.coder, self.longest)
        other.drawn, other.length = self.drawn, self.length
        other.state = None if self.state is None else self.state.copy()
        return other

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the actions of a chance node with their probabilities."""
        return list(EVEN)

    def outcome(self, action: int) -> str:
        """Return the text of an action of a chance node."""
        return f"{action:02x}"

    def under_way(self) -> dict[str, Any]:
        """Return what chance has decided of the step under way; nothing at other nodes."""
        if self.state is not None:
            return {}
        drawn = self.drawn.hex()
        return {"drawn": f"{drawn}{'..' * (SEED_BYTES - len(self.drawn))}"}

    @property
    def over(self) -> bool:
        """True if the match is over or was ended as too long."""
        return self.state is not None and (self.state.over or self.length >= self.longest)

    def player(self) -> int:
        """Return the seat to act, or the player of OpenSpiel that stands for chance or the end."""
        if self.state is None:
            return self.at_chance
        turn = None if self.over else self.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def play(self, action: int) -> None:
        """Draw a byte, or play a number of the seat to act. Raise `IllegalMoveError` for other numbers."""
        if self.state is not None:
            self.state.step(action)
            self.length += 1
            return
        self.drawn += bytes([action])
        if len(self.drawn) == SEED_BYTES:
            self.state = self.coder.start(self.drawn.hex())

    def returns(self) -> list[float]:
        """Return what each seat won; all 0 before the end and if the match was too long."""
        return [0.0] * self.coder.players if self.state is None else self.state.returns

    def resampled(self, seat: int, seed: str) -> "Progress":
        """Return a match that looks the same to `seat`, whose other cards and whose future are drawn with `seed`."""
        other = Progress(self.coder, self.longest)
        other.length = self.length
        other.state = None if self.state is None else self.state.determinization(seat, seed)
        return other
