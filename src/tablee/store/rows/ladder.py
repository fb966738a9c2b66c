"""The ladder of the server's programs and bots."""

import msgspec


class LadderDealRow(msgspec.Struct, frozen=True):
    """A deal that `one` and `other` played from both seats: its two matches, as text whose format the caller knows.

    `n`: its number, given by the store. `has_records`: the records of the matches are still there.
    """

    n: int
    game: str
    one: str
    other: str
    at: int
    matches: str
    has_records: bool = False


class LadderStandingsRow(msgspec.Struct, frozen=True):
    """The standings of a game, as text whose format the caller knows."""

    game: str
    at: int
    content: str
