"""The weights of levels 1 to 3, which judge a move by rules of thumb."""

from typing import Any, Final, final

from tablee.core.bot import Weight

FOLLOWING: Final = Weight("own_following", 3.0, 0.0, 10.0)
KEPT: Final = Weight("kept", -3.0, -10.0, 10.0)
USELESS: Final = Weight("useless", 4.0, -10.0, 10.0)
UNUSED: Final = Weight("unused", -1.0, -10.0, 10.0)

BEGINNER: Final = (FOLLOWING, KEPT, USELESS, UNUSED)
COUNTING: Final = (*BEGINNER, Weight("fondness", 0.1, 0.0, 1.0))
WARY: Final = (Weight("answers", 6.0, 0.0, 20.0), Weight("comes", 0.7, 0.0, 3.0))


@final
class Taste:
    """The weights in use. All are in cards: own cards laid, or for the first four, cards that others could lay.

    - `own_following`: the beginner's value of an own card that could follow.
    - `kept`: the beginner's value of smoke that an own card could follow at once: it is worth keeping.
    - `useless`: the beginner's value of smoke that no own card can follow: it is better laid.
    - `unused`: the beginner's value of an arrow that is let pass, and of not playing on after smoke.
    - `fondness`: the weight of the beginner's values at level 2.
    - `answers`: the loss if every unseen card matches a card.
    - `comes`: the loss for a card drawn into the hand.
    """

    def __init__(self, values: dict[str, float]) -> None:
        """Use `values` by name, and the usual value of each weight that has none there."""
        known = {weight.name: weight.usual for weight in (*COUNTING, *WARY)}
        self.values = {**known, **values}
        self.own_following = self.values["own_following"]
        self.kept = self.values["kept"]
        self.useless = self.values["useless"]
        self.unused = self.values["unused"]
        self.fondness = self.values["fondness"]
        self.answers = self.values["answers"]
        self.comes = self.values["comes"]

    def __reduce__(self) -> Any:
        return Taste, (self.values,)


USUAL: Final = Taste({})
"""The weights of the game."""
