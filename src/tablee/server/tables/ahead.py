"""Moves in advance: a player chooses a move for their next turn; the server plays it if the position is as foreseen.

Other players do not see it. It is not played immediately on the turn either, because the speed would reveal it. It is
not announced, so other processes read it from the store when it is due.
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

DELAY_MS: Final = 1500
"""The time from the beginning of the turn to the move, in milliseconds: about that of a person who need not think."""


class MovesAhead:
    """The moves in advance that have not been played yet."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._playing = EachTable("playing a move said ahead")

    async def say(self, live: LiveMatch, guest: str, seat: int, move: str | None) -> None:
        """Store this move for the next turn of this seat; None: remove the stored move.

        Raise `RefusalError`: `match.waiting`, `match.cancelled`, `match.over`, `seat.not_yours`, `seat.gave_up`,
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

    async def poll(self) -> None:
        """Play the moves that are due; called about once a second."""
        due = await self._store.moves_ahead.due()
        await self._playing.do(due, self._play_due, lambda ahead: ahead.match)

    async def _play_due(self, ahead: MoveAhead) -> None:
        live = await self._match_cache.get(ahead.match)
        await self._play.catch_up(live)
        shown_from = live.made_at(live.match.ply)
        if now() >= shown_from + max(live.row.pause, DELAY_MS) and not live.paused:
            try:
                await self._carry_out(live, ahead)
            except DatabaseAwayError:
                raise
            except TableeError as refused:
                # The player was quicker, or a move was undone: the turn is theirs, as usual.
                log.info("not as foreseen", match=ahead.match, code=refused.code)

    async def _carry_out(self, live: LiveMatch, ahead: MoveAhead) -> None:
        # Of several processes, only the one that removes the stored move plays it.
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
