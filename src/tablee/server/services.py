"""Everything one server process holds, so that each part can find the others."""

import contextlib
import re
from typing import Final, Self

from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.offered import Programs
from tablee.core.errors import IllegalMoveError
from tablee.server.access.in_turn import InTurn
from tablee.server.access.origin import Origins
from tablee.server.access.rate_limits import RateLimits
from tablee.server.clock import now
from tablee.server.clocks.agreed_pause import AgreedPause
from tablee.server.clocks.away import Away
from tablee.server.clocks.deadlines import Deadlines
from tablee.server.clocks.jumps import Jumps
from tablee.server.clocks.outages import Outages
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.delivery.feed import Feed
from tablee.server.errors import RefusalError
from tablee.server.guests.claiming import Claiming
from tablee.server.guests.devices import Devices
from tablee.server.guests.forgetting import Forgetting
from tablee.server.guests.newcomers import Newcomers
from tablee.server.guests.passkeys import Passkeys
from tablee.server.guests.recovery import Recovery
from tablee.server.live.live_match import LiveMatch, table_of
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.dispatcher import Dispatcher
from tablee.server.notifications.greetings import Greetings
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import ThrottledLog, log
from tablee.server.operations.loop_delay import LoopDelay
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.nightly_backup import NightlyBackup
from tablee.server.operations.pruning import Pruning
from tablee.server.operations.recurring import Recurring
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, PresenceChanged, Signal
from tablee.server.play.log_check import LogCheck
from tablee.server.play.play import Play
from tablee.server.protocol.base import TABLE_ID_PATTERN
from tablee.server.settings import Settings
from tablee.server.tables import substitute
from tablee.server.tables.agreed_stand_in import AgreedStandIn
from tablee.server.tables.ahead import MovesAhead
from tablee.server.tables.countdowns import Countdowns
from tablee.server.tables.expiring import Expiring
from tablee.server.tables.filling import Filling
from tablee.server.tables.poller import Look, Poller
from tablee.server.tables.proposals import ProposalKind, Proposals
from tablee.server.tables.quick_matches import QuickMatches
from tablee.server.tables.rematch import Rematches
from tablee.server.tables.stand_ins import StandIns
from tablee.server.tables.table_limits import TableLimits
from tablee.server.tables.watched import WatchedTables
from tablee.server.thinker import Rules, Thinker
from tablee.server.thinking.analyses import Analyses
from tablee.server.thinking.bot_turns import BotTurns
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.hints import Hints
from tablee.server.thinking.move_sources import LOGGED, MoveSources
from tablee.server.thinking.overdue_bots import OverdueBots
from tablee.server.thinking.seeds import Seeds
from tablee.store.due import Moments
from tablee.store.failures import DatabaseAwayError, DatabaseDamagedError, DatabaseReplacedError
from tablee.store.store import Store

TABLE_ID: Final = re.compile(TABLE_ID_PATTERN)
CHECKPOINT_S: Final = 2.0
"""How often SQLite's write-ahead log is carried over into its file."""


class Services:
    """One server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinker: Thinker,
        seeds: Seeds,
        rules: Rules,
        channels: Channels,
    ) -> None:
        self.settings = settings
        self.store = store
        self.seeds = seeds
        self.rules = rules
        self.connections = Connections()
        self.broadcaster = Broadcaster(self.connections)
        self.match_cache = MatchCache(store, self._in_use)
        self.metrics = Metrics()
        self.metrics.live.set_function(lambda: len(self.match_cache))
        self.metrics.watch_thinker(thinker.counters)
        self.metrics.watch_rules(rules)
        self.loop_delay = LoopDelay(self.metrics.loop_delay.observe)
        self._away = ThrottledLog()
        self._damage = ThrottledLog()
        self._trouble_logged: DatabaseAwayError | None = None
        store.database.condition.when_away = self._database_away
        self.origins = Origins(settings.origins)
        self.rate_limits = RateLimits(settings.rate)
        self.in_turn = InTurn()
        self.newcomers = Newcomers(store, settings)
        self.changes = Signal[Changed](self.metrics)
        self.presence = Signal[PresenceChanged](self.metrics)
        self.play = Play(
            store, self.match_cache, self.connections, self.broadcaster, self.changes, self.metrics
        )
        self.background = BackgroundTasks()
        self.programs = Programs(settings.programs, _no_introduction, _said)
        self.metrics.watch_programs(self.programs)
        self.fair_shares = FairShares()
        self.move_sources = MoveSources(
            thinker, self.programs, self.metrics, seeds, self.fair_shares, self.connections.in_use
        )
        self.bot_turns = BotTurns(
            self.match_cache, self.play, self.background, self.move_sources, self.metrics
        )
        self.overdue_bots = OverdueBots(store, self.match_cache, self.bot_turns, settings.takeover)
        self.table_limits = TableLimits(store, settings, self.newcomers, self.fair_shares)
        self.hints = Hints(thinker, rules, self.metrics, seeds, self.fair_shares, store)
        self.analyses = Analyses(store, thinker, self.rate_limits, self.metrics)
        self.rematches = Rematches(store, self.match_cache, self.connections, self.play, seeds)
        self.stand_ins = StandIns(store, self.match_cache, self.play, self.connections, self.presence)
        self.proposals = Proposals(store, self.play, self.match_cache)
        self.proposals.kinds.update(_agreements(store))
        self.substitutes = substitute.Substitutes(store, self.play, self.proposals)
        self.countdowns = Countdowns(store, self.match_cache, self.play)
        self.filling = Filling(store, self.match_cache, self.play, settings.countdown)
        self.quick_matches = QuickMatches(store, self.match_cache, self.connections, self.play, settings)
        self.feed = Feed(store, self.connections, settings)
        self.deadlines = Deadlines(store, self.match_cache, self.play, self.presence)
        self.jumps = Jumps(store, self.match_cache, self.deadlines, settings.clock)
        self.outages = Outages(store, self.connections, self.play)
        self.away = Away(self.deadlines, self.play, self.presence)
        self.moves_ahead = MovesAhead(store, self.match_cache, self.play)
        self.devices = Devices(store, self.connections, self.read_again)
        self.passkeys = Passkeys(store)
        self.recovery = Recovery(store)
        self.claiming = Claiming(store, self.devices, self.passkeys, self.recovery, self.give_up)
        self.forgetting = Forgetting(store, self.devices, self.give_up)
        self.expiring = Expiring(store, self.play, settings)
        self.watched = WatchedTables(store, self.match_cache, self.play, self.connections)
        self.poller = Poller(store, self._moments, self._looks(), settings.poll)
        self.channels = channels
        self.greetings = Greetings(channels)
        self.dispatcher = Dispatcher(store, self.connections, channels, self.metrics, settings)
        self.pruning = Pruning(
            store,
            lambda: [live.id for live in self.match_cache.held()],
            self.match_cache.forget,
            settings,
        )
        self.log_check = LogCheck(store, self.match_cache, self.metrics)
        self.checkpointing = Recurring("checkpointing", store.database.checkpoint, CHECKPOINT_S)
        self.nightly_backup = (
            None if settings.backup_to is None else NightlyBackup(settings, settings.backup_to, self.metrics)
        )
        self.connections_by_address: dict[str, int] = {}
        self._subscribe()

    def _subscribe(self) -> None:
        """Let each part hear of the changes that it follows."""
        self.changes.subscribe(self.bot_turns.on_change)
        self.changes.subscribe(self.countdowns.on_change)
        self.presence.subscribe(self.bot_turns.on_presence)

    def _looks(self) -> tuple[Look, ...]:
        """What to look at again and again, for other processes may have changed it."""

        async def keep_programs() -> None:
            self.move_sources.keep(self.match_cache.held())

        return (
            Look(self.overdue_bots.look, "bots"),
            Look(self.watched.look),
            Look(self.quick_matches.note),
            Look(self.quick_matches.free_seats, "gone"),
            Look(self.filling.look, "seats"),
            Look(self.countdowns.look, "countdowns"),
            Look(self.jumps.look),
            Look(self._act_on_clocks, "clocks"),
            Look(self.moves_ahead.look, "moves ahead"),
            Look(self.stand_ins.look),
            Look(self.proposals.look),
            Look(self.rematches.look),
            Look(self.devices.look, "devices"),
            Look(self.expiring.look),
            Look(keep_programs),
        )

    async def _act_on_clocks(self) -> None:
        """First note that a clock was moved, or fail."""
        await self.jumps.look()
        await self.deadlines.look()

    def _moments(self) -> Moments:
        """What counts as due in this round of the poller."""
        at = now()
        before, since = self.overdue_bots.next_span(at)
        return Moments(at, before, since, self.quick_matches.seen_before(at), self.devices.looks_since)

    def _in_use(self, table: str) -> bool:
        """Whether the match of this table must stay in memory."""
        return self.connections.in_use(table) or self.bot_turns.at(table)

    def _database_away(self, away: DatabaseAwayError) -> None:
        self.metrics.database_away.inc()
        if isinstance(away, DatabaseDamagedError | DatabaseReplacedError):
            self._log_trouble(away)
        self._away.warn("the database is away", code=away.code, reason=away.reason)

    def _log_trouble(self, away: DatabaseAwayError) -> None:
        """Log a trouble of the whole database once; another one, after it is over, is logged again."""
        trouble = self.store.database.condition.trouble
        if trouble is None:
            # PostgreSQL goes on beside what is damaged, so that nothing says when that is over.
            self._damage.error("part of the database is damaged", code=away.code, reason=away.reason)
        elif trouble is not self._trouble_logged:
            self._trouble_logged = trouble
            log.error("the database takes no writes any more", code=away.code, reason=away.reason)

    @classmethod
    async def open(
        cls, settings: Settings, store: Store, thinker: Thinker, seeds: Seeds, rules: Rules
    ) -> Self:
        """Let every match of the store go on in which a bot is to act."""
        outgoing = Outgoing(settings.own_networks)
        channels = Channels(outgoing, store.server_keys, settings.smtp, settings.origins)
        if settings.smtp is not None and not channels.mails:
            log.warning(
                "no mail is sent before this server knows its own address", option="--trusted-origin URL"
            )
        with contextlib.suppress(DatabaseAwayError):
            # Where the database refuses everything for now, they are learned when they are needed.
            await channels.learn_secrets()
        services = cls(settings, store, thinker, seeds, rules, channels)
        services.loop_delay.start()
        services.programs.start()
        services.poller.looking.start()
        services.feed.looking.start()
        services.dispatcher.start()
        services.pruning.looking.start()
        services.log_check.looking.start()
        services.checkpointing.start()
        if services.nightly_backup is not None:
            services.nightly_backup.looking.start()
        return services

    async def close(self) -> None:
        """Stop what runs by itself, and let the clients know."""
        await self.feed.looking.stop()
        await self.dispatcher.stop()
        await self.poller.looking.stop()
        await self.pruning.looking.break_off()
        await self.log_check.looking.break_off()
        await self.checkpointing.stop()
        if self.nightly_backup is not None:
            await self.nightly_backup.looking.break_off()
        await self.countdowns.stop()
        await self.hints.stop()
        await self.analyses.stop()
        await self.bot_turns.stop()
        await self.programs.close()
        await self.background.wait()
        self.loop_delay.stop()

    async def rename(self, guest: str, name: str) -> None:
        """Have a guest be called `name`, and tell everybody at their tables."""
        await self.store.guests.rename(guest, name)
        await self.look_again_at(guest)

    async def look_again_at(self, guest: str) -> None:
        """Tell everybody at the tables of this guest, as far as they are in memory, how the guest is shown now."""
        theirs = [live for live in self.match_cache.held() if live.seats_of(guest)]
        await EachTable("looking again").do(theirs, self.play.look_again, table_of)

    async def read_again(self, guest: str) -> None:
        """Learn what changed in the store at the tables of this guest, as far as they are in memory."""
        theirs = [live for live in self.match_cache.held() if live.seats_of(guest) or live.row.host == guest]
        await EachTable("reading again").do(theirs, self.play.catch_up, table_of)

    async def give_up(self, table: str, guest: str) -> int:
        """Resign every seat that this guest plays at a running match; how many there were.

        None at a match that cannot be read, which keeps nobody from going.
        """
        try:
            live = await self.live(table)
        except RefusalError:
            return 0
        gave_up = 0
        for seat in live.playing(guest):
            # It may have ended by the seat before, or by what somebody else did.
            with contextlib.suppress(IllegalMoveError, RefusalError):
                await self.play.resign(live, seat, lambda ply: None)
                gave_up += 1
        return gave_up

    async def live(self, table: str) -> LiveMatch:
        """Return the match of this table, no older than the store has it, whichever process changed it last.

        Raise `RefusalError` `table.unknown`, also for what cannot be a table's id, and as `MatchCache.get` does.
        """
        if TABLE_ID.fullmatch(table) is None:
            raise RefusalError("table.unknown")
        was_held = self.match_cache.is_held(table)
        live = await self.match_cache.get(table)
        if was_held:
            await self.play.refresh(live)
        return live


def _agreements(store: Store) -> dict[str, ProposalKind]:
    """What can be proposed to the players of a match, by kind."""
    return {
        "stand_in": AgreedStandIn(),
        "pause": AgreedPause(begins=True),
        "resume": AgreedPause(begins=False),
        substitute.KIND: substitute.Substitution(store),
    }


def _no_introduction(name: str, failed: ProcessFailedError) -> None:
    log.error("a program does not say who it is", program=name, error=str(failed)[:LOGGED])


def _said(name: str, line: str, left_out: int) -> None:
    log.info("a program says", program=name, said=line, left_out=left_out)
