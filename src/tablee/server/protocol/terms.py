"""What is agreed for a table when it is opened, and holds for every match that is played at it after."""

import msgspec


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out."""
