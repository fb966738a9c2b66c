"""What is agreed for a table when it is opened, and holds for every match that is played at it after."""

import msgspec


class Help(msgspec.Struct, forbid_unknown_fields=True):
    """Which help there is at a table, for everybody alike: all of it, unless something else was agreed.

    `hints`: to ask which move is a good one; `look_back`: to see again, during the match, what was before one's own
    last move; `take_back`: to take back one's own last step where it told nobody anything.
    """

    hints: bool = True
    look_back: bool = True
    take_back: bool = True


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out."""

    help: Help = msgspec.field(default_factory=Help)
