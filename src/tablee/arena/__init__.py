"""The arena: bots play each other on the same deals, and get ratings and reports.

- entrants: the players, as text
- schedule: the games to play, with their deals and seats
- agents: the agents of this process, asked for many games together
- players: the entrants at their seats
- playing: one game, from deal to record
- workers: places where games are played: processes of this machine, or a cluster
- results: the games on disk
- player_files: the files that programs are made of, so that only equal programs resume
- intervals: the uncertainty of a share, from deals
- ratings: shares of points and openskill ratings
- event_statistics: the events of the games, and their link with winning
- leads: who leads a match, ply by ply
- figures: what a change of the rules may move, measured deal by deal
- differences: paired differences of figures, and which are sure
- comparing: sets of rules on the same deals
- comparison_text: what a comparison found, in words
- tuning: the search for weights of a bot that suit a variant
- summary: the figures of an arena, as one JSON object
- charts: the pictures of a report
- ladder: the ladder of a server: one deal after the other, and the places after them
- report: self-contained HTML pages, from the templates beside it

The module is callable: `tablee.arena(game, players)` plays one, as `tablee.Game.arena` does.
"""

import sys
from types import ModuleType
from typing import Any


class _Arenas(ModuleType):
    """This module as a callable."""

    def __call__(self, which: Any, players: Any, **given: Any) -> Any:
        """Let players meet at a game, named or as its rules; see `tablee.Game.arena`."""
        import tablee

        return tablee.game(which).arena(players, **given)


# `tablee.arena` is this package and, for users of `tablee`, a function.
sys.modules[__name__].__class__ = _Arenas
