"""The plan of a life: its theme, its number of processes, and a number; together, its seed."""

from typing import Final, NamedTuple

from tablee.games import installed

THEMES: Final = ("seats", "play", "pace", "leaving", "people", "again")
"""The themes: what a life has much of."""

MUCH: Final[dict[str, tuple[str, ...]]] = {
    "seats": (
        "open table",
        "join",
        "leave",
        "remove",
        "swap",
        "settings",
        "lock",
        "hand on",
        "give seat",
        "fill",
        "start",
        "cancel",
        "quick match",
        "commit",
        "reveal",
        "stranger",
    ),
    "play": (
        "move",
        "wrong move",
        "stale move",
        "resend",
        "undo",
        "examine",
        "advise",
        "look",
        "play on",
        "nothing ahead",
        "hello again",
        "drop",
        "close page",
        "open page",
    ),
    "pace": (
        "pause",
        "resume",
        "agree",
        "refuse",
        "vacation",
        "vacation over",
        "time out",
        "back",
        "claim",
        "zone",
        "time passes",
        "ahead",
    ),
    "leaving": (
        "resign",
        "substitute",
        "ask to substitute",
        "agree",
        "refuse",
        "propose stand-in",
        "absence",
        "delete oneself",
        "merge",
        "propose nonsense",
        "restart",
    ),
    "people": (
        "rename",
        "face",
        "say",
        "say a phrase",
        "say nothing",
        "keep away",
        "report",
        "moderate",
        "notices",
        "notice times",
        "another device",
        "change over",
        "end other devices",
        "end this device",
        "watch",
        "merge",
    ),
    "again": ("rematch", "revenge", "no rematch", "analysis", "play on", "resign", "drop", "restart"),
}
"""The kinds of acts and deeds that a life of each theme must have, each at least once."""


FITTING: Final = {
    "seats": "toy",
    "play": "tokan",
    "pace": "toy",
    "leaving": "toko-maja",
    "people": "mawoki",
    "again": "tokan",
}
"""A game for each theme: with steps that can be taken back, moves made ahead, many players, a revenge."""


SHORT: Final = 25
"""The least number of steps of a life that goes on until it has had everything of its theme."""


class Plan(NamedTuple):
    """The seed of a life: `pace-2-17` has much to do with clocks, two processes, and the number 17.

    `pace-2-17-60` has exactly 60 steps.
    """

    theme: str
    processes: int
    number: int
    long: int = 0

    @classmethod
    def of(cls, seed: str) -> "Plan":
        """Return the plan of this seed."""
        theme, *numbers = seed.split("-")
        assert theme in THEMES
        return cls(theme, *map(int, numbers))

    def __str__(self) -> str:
        return "-".join(map(str, self if self.long else self[:-1]))

    @property
    def steps(self) -> int:
        """The least number of steps."""
        return self.long or SHORT

    @property
    def wanted(self) -> frozenset[str]:
        """The acts and deeds that the life must have at least once."""
        return frozenset(() if self.long else MUCH[self.theme])

    @property
    def tables(self) -> int:
        """The most tables that go on at a time."""
        return 3 if self.theme == "seats" else 2

    @property
    def games(self) -> tuple[str, str]:
        """The games that are played: one with much of the theme, and any other."""
        others = [game for game in installed() if game != FITTING[self.theme]]
        return FITTING[self.theme], others[
            (THEMES.index(self.theme) + self.processes + self.number) % len(others)
        ]
