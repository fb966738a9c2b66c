"""Moves that people say ahead: a preference of theirs, carried out when their turn has come if all is as foreseen.

Nobody else is told, and it is not played at once either, which would tell. That nothing is announced when one is said
is why other processes only hear of it from the store, when it is due.
"""

from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import MoveAhead
from tablee.store.store import Store

PAUSE_MS: Final = 1500
"""A turn begins at least so long before what was said ahead is played: about as a person who need not think."""


class MovesAhead:
    """All that were said and have not come up."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._playing = EachTable("playing a move said ahead")

    async def say(self, live: LiveMatch, guest: str, seat: int, move: str | None) -> None:
        """Play this move when it is this seat's turn; None: nothing.

        Raises `RefusalError`: `match.waiting`, `match.cancelled`, `match.over`, `seat.not_yours`, `seat.gave_up`,
        `ahead.your_turn`, `ahead.move`.
        """
        live.check_running()
        live.check_plays(guest, seat)
        if move is None:
            await self._store.moves_ahead.forget(live.id, seat)
            return
        if live.match.turn == seat:
            raise RefusalError("ahead.your_turn")
        foreseen = live.game.ahead(live.match.position, seat).get(move)
        if foreseen is None:
            raise RefusalError("ahead.move")
        at = now()
        await self._store.moves_ahead.say(MoveAhead(live.id, seat, move, foreseen, live.undone, at))

    async def look(self) -> None:
        """Play what is due; called about once a second."""
        due = await self._store.moves_ahead.due()
        await self._playing.do(due, self._play_due, lambda ahead: ahead.match)

    async def _play_due(self, ahead: MoveAhead) -> None:
        live = await self._match_cache.get(ahead.match)
        await self._play.catch_up(live)
        shown_from = live.made_at(live.match.ply)
        if now() >= shown_from + max(live.row.pause, PAUSE_MS) and not live.paused:
            try:
                await self._carry_out(live, ahead)
            except DatabaseAwayError:
                raise
            except TableeError as refused:
                # The player was quicker, or a step was taken back: then it is their own turn, as ever.
                log.info("not as foreseen", match=ahead.match, code=refused.code)

    async def _carry_out(self, live: LiveMatch, ahead: MoveAhead) -> None:
        # Who takes it away plays it, and nobody else.
        if not await self._store.moves_ahead.forget(ahead.match, ahead.seat):
            return
        ply, undone = live.mark
        if live.match.turn == ahead.seat and self._as_foreseen(live, ahead):
            message = f"ahead {ply} {undone}"
            await self._play.move(live, ahead.seat, ahead.move, ply, undone, message, lambda _ply: None)

    def _as_foreseen(self, live: LiveMatch, ahead: MoveAhead) -> bool:
        foreseen = live.game.ahead(live.match.position, ahead.seat).get(ahead.move)
        moved = live.last_move_of(ahead.seat)
        return foreseen == ahead.foreseen and ahead.undone == live.undone and moved <= ahead.at
