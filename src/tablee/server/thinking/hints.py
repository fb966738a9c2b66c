"""Advice for people who are to move: what the rules say about a draft, and a good move."""

import asyncio

from tablee.bots.pool.fair_queue import HINT
from tablee.bots.pool.messages import Decision, Ruling
from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.protocol.base import Problem
from tablee.server.protocol.client_frames import Advise, Examine
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import Advice, Examined, Refused
from tablee.server.thinker import Rules, Thinker
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.seeds import Seeds
from tablee.store.store import Store


class Hints:
    """Answers only the connection that asked, and uses nothing of the match but what that seat knows."""

    def __init__(
        self,
        thinker: Thinker,
        rules: Rules,
        metrics: Metrics,
        seeds: Seeds,
        fair_shares: FairShares,
        store: Store,
    ) -> None:
        self._thinker = thinker
        self._rules = rules
        self._metrics = metrics
        self._seeds = seeds
        self._fair_shares = fair_shares
        self._store = store
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._examining: set[asyncio.Task[None]] = set()

    def examine(self, connection: Connection, live: LiveMatch, message: Examine) -> None:
        """Ask the rules about a draft, while the connection goes on listening.

        Raise `RefusalError` as `_check` does.
        """
        self._check(connection, live, message)
        ruling = Ruling("examine", live.game.dump(live.match.position), message.draft, live.game.rules)
        task = asyncio.create_task(self._examine(connection, live, message, ruling))
        self._examining.add(task)
        task.add_done_callback(self._examining.discard)

    def advise(self, connection: Connection, live: LiveMatch, message: Advise) -> None:
        """Have the strongest bot find a move, while the connection goes on listening; a new question replaces an
        earlier one.

        Raise `RefusalError` `help.hints`, or as `_check` does.
        """
        if not live.terms.help.hints:
            raise RefusalError("help.hints")
        self._check(connection, live, message)
        self.forget(connection)
        task = asyncio.create_task(self._answer(connection, live, message))
        self._thinking[connection.id] = task
        task.add_done_callback(lambda done: self._done(connection, done))

    def forget(self, connection: Connection) -> None:
        """Drop a question whose answer is no longer wanted."""
        task = self._thinking.pop(connection.id, None)
        if task is not None:
            task.cancel()

    def _done(self, connection: Connection, task: "asyncio.Task[None]") -> None:
        if self._thinking.get(connection.id) is task:
            del self._thinking[connection.id]

    def _check(self, connection: Connection, live: LiveMatch, message: Examine | Advise) -> None:
        """Raise `RefusalError` unless the seat is to act at this ply and the connection has the seat's viewpoint."""
        live.check_begun()
        live.check_plays(connection.guest, message.seat)
        if connection.viewpoint != message.seat:
            raise RefusalError("seat.not_yours", seat=message.seat)
        if live.match.over:
            raise RefusalError("move.over")
        if message.ply != live.match.ply:
            raise RefusalError("move.stale", ply=live.match.ply)
        if message.seat != live.match.turn:
            raise RefusalError("move.not_your_turn", seat=message.seat, turn=live.match.turn)

    async def _examine(
        self, connection: Connection, live: LiveMatch, message: Examine, ruling: Ruling
    ) -> None:
        try:
            answer = await self._rules.ask(ruling, connection.guest, at_table=True)
            if connection.viewpoint != message.seat:
                # The connection has another viewpoint by now, to which the draft does not belong.
                raise RefusalError("seat.not_yours", seat=message.seat)
        except TableeError as refused:
            self._metrics.refused.labels(refused.code).inc()
            connection.send(encoded(Refused(message.id, refused.code, refused.params)))
        except Exception:
            self._metrics.faults.inc()
            log.error("draft not examined", match=live.id, exc_info=True)
            connection.send(encoded(Refused(message.id, "server.fault", {})))
        else:
            connection.send(encoded(Examined(message.id, message.ply, answer["report"])))

    async def _answer(self, connection: Connection, live: LiveMatch, message: Advise) -> None:
        legal = live.match.legal()
        known = live.match.information(message.seat)
        position = live.match.position
        try:
            decision = Decision(
                live.row.game,
                known,
                legal.moves,
                max(live.game.bot_levels),
                seed=self._seeds.thought(live.match),
                more=True,
                rules=live.game.rules,
            )
            choice = await self._thinker.choose(decision, HINT, self._fair_shares.of_guest(connection.guest))
            live.game.check_move(position, choice.move)
            # Store this before the answer is sent, so that the log marks the move as helped, whatever happens then.
            await self._store.log.note_hint(live.id, message.ply + 1, message.seat, now())
        except TableeError as refused:
            connection.send(encoded(Refused(message.id, refused.code, refused.params)))
        except Exception as error:
            self._metrics.bot_faults.labels(live.row.game).inc()
            log.warning("no advice", match=live.id, error=repr(error))
            connection.send(encoded(Refused(message.id, "server.fault", {})))
        else:
            reason = None if choice.reason is None else Problem(choice.reason.code, choice.reason.params)
            connection.send(encoded(Advice(message.id, message.ply, choice.move, reason)))

    async def stop(self) -> None:
        """Drop every question."""
        tasks = [*self._thinking.values(), *self._examining]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
