"""The weights of levels 1 and 2, which judge a move by rules of thumb."""

from typing import Any, Final, final

from tablee.core.bot import Weight

HELD: Final = Weight("held", 5.0, 0.0, 10.0)
UNUSED: Final = Weight("unused", -1.0, -10.0, 10.0)

BEGINNER: Final = (Weight("chain", 3.0, -10.0, 10.0), UNUSED, HELD)
COUNTING: Final = (
    Weight("left_open", 0.1, 0.0, 1.0),
    Weight("comes", 0.1, 0.0, 3.0),
    Weight("aimed", 0.03, 0.0, 1.0),
    UNUSED,
    HELD,
)


@final
class Taste:
    """The weights in use. All but the beginner's `chain` and `unused` are in cards laid.

    - `chain`: the beginner's value of smoke that an own card can follow at once; of other smoke, the opposite.
    - `unused`: the value of an arrow that is let pass, and for the beginner of not playing on after smoke.
    - `held`: the value of keeping the joker, which matches any card.
    - `left_open`: the loss for each card in play that could be laid on a card, at level 2.
    - `comes`: the loss for a card drawn into the hand, for each player beyond two.
    - `aimed`: the loss for each card by which an arrow's target is not the best one.
    """

    def __init__(self, values: dict[str, float]) -> None:
        """Use `values` by name, and the usual value of each weight that has none there."""
        known = {weight.name: weight.usual for weight in (*BEGINNER, *COUNTING)}
        self.values = {**known, **values}
        self.chain = self.values["chain"]
        self.unused = self.values["unused"]
        self.held = self.values["held"]
        self.left_open = self.values["left_open"]
        self.comes = self.values["comes"]
        self.aimed = self.values["aimed"]

    def __reduce__(self) -> Any:
        return Taste, (self.values,)


USUAL: Final = Taste({})
"""The weights of the game."""
