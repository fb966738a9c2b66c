"""What is agreed for a table when it is opened, and holds for every match that is played at it after."""

from typing import Literal, TypeAlias

import msgspec

TalkPolicy: TypeAlias = Literal["everybody", "players", "phrases", "none"]


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out.

    `talk`: who talks to whom. `players`: those who play among themselves, those who watch among themselves, which the
    players may read when the match is over. `phrases`: everybody, in preset phrases alone. `none`: nobody.
    """

    talk: TalkPolicy = "everybody"
