"""The composition of one server process: its parts are built, connected, started and stopped here."""

import contextlib
from typing import Final, Self

from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.offered import Programs
from tablee.server.access.bans import Bans
from tablee.server.access.in_turn import InTurn
from tablee.server.access.origin import Origins
from tablee.server.access.rate_limits import RateLimits
from tablee.server.access.secret_limits import SecretLimits
from tablee.server.clock import now
from tablee.server.clocks.agreed_pause import AgreedPause
from tablee.server.clocks.away import Away
from tablee.server.clocks.deadlines import Deadlines
from tablee.server.clocks.jumps import Jumps
from tablee.server.clocks.outages import Outages
from tablee.server.delivery.announcements import Announcements
from tablee.server.delivery.banned_sockets import BannedSockets
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.delivery.feed import Feed
from tablee.server.guests.claiming import Claiming
from tablee.server.guests.devices import Devices
from tablee.server.guests.forgetting import Forgetting
from tablee.server.guests.newcomers import Newcomers
from tablee.server.guests.passkeys import Passkeys
from tablee.server.guests.recovery import Recovery
from tablee.server.ladder.entrants import Entrants
from tablee.server.ladder.idleness import Idleness
from tablee.server.ladder.ladder import Ladder
from tablee.server.ladder.replays import Replays
from tablee.server.nodes.outgoing_signals import OutgoingSignals
from tablee.server.nodes.shared_presence import SharedPresence
from tablee.server.nodes.watched import WatchedTables
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.dispatcher import Dispatcher
from tablee.server.notifications.greetings import Greetings
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.database_trouble import DatabaseTrouble
from tablee.server.operations.draining import Draining
from tablee.server.operations.logs import log
from tablee.server.operations.loop_delay import LoopDelay
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.nightly_backup import NightlyBackup
from tablee.server.operations.operator_orders import OrdersRead
from tablee.server.operations.pruning import Pruning
from tablee.server.operations.recurring import Recurring
from tablee.server.parts import (
    AccessParts,
    ClockParts,
    DeliveryParts,
    GuestParts,
    NotificationParts,
    Parts,
    TableParts,
    TalkParts,
    ThinkingParts,
)
from tablee.server.play.announcing import Announcing
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, PresenceChanged, Signal
from tablee.server.play.log_check import LogCheck
from tablee.server.play.matches import Matches
from tablee.server.play.play import Play
from tablee.server.settings import Settings
from tablee.server.tables import substitute
from tablee.server.tables.agreed_stand_in import AgreedStandIn
from tablee.server.tables.ahead import MovesAhead
from tablee.server.tables.askers import Askers
from tablee.server.tables.countdowns import Countdowns
from tablee.server.tables.expiring import Expiring
from tablee.server.tables.filling import Filling
from tablee.server.tables.poller import Poller, PollJob
from tablee.server.tables.proposals import ProposalKind, Proposals
from tablee.server.tables.quick_matches import QuickMatches
from tablee.server.tables.rematch import AgreedRematches, Rematches
from tablee.server.tables.stand_ins import StandIns
from tablee.server.tables.table_limits import TableLimits
from tablee.server.talk.moderating import Moderating
from tablee.server.talk.reporting import Reporting
from tablee.server.talk.speaking import Speaking
from tablee.server.thinker import Rules, Thinker
from tablee.server.thinking.analyses import Analyses
from tablee.server.thinking.bot_turns import BotTurns
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.hints import Hints
from tablee.server.thinking.move_sources import LOGGED, MoveSources
from tablee.server.thinking.overdue_bots import OverdueBots
from tablee.server.thinking.seeds import SecretSeeds, Seeds
from tablee.server.thinking.shared_questions import SharedQuestions
from tablee.server.thinking.turn_claims import SharedTurns, TurnClaims
from tablee.store.due import Moments
from tablee.store.failures import DatabaseAwayError
from tablee.store.signals import ANSWERS, QUESTIONS_WAIT, TURNS_WAIT
from tablee.store.store import Store

CHECKPOINT_S: Final = 2.0
"""How often SQLite's write-ahead log is copied into the database file, in seconds."""


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
        self.channels = channels
        self.background = BackgroundTasks()
        self._watch(thinker)
        self._build_play()
        self._build_nodes()
        self._build_thinking(thinker)
        self._build_tables()
        self._build_clocks()
        self._build_guests()
        self._build_upkeep()
        self.parts = self._grouped()
        self._subscribe()

    def _watch(self, thinker: Thinker) -> None:
        """Build what counts, measures and limits."""
        store, settings = self.store, self.settings
        self.metrics = Metrics()
        self.metrics.watch_thinker(thinker.counters)
        self.metrics.watch_rules(self.rules)
        self.loop_delay = LoopDelay(self.metrics.loop_delay.observe)
        self.trouble = DatabaseTrouble(store.database.condition, self.metrics)
        self.rate_limits = RateLimits(settings.rate)
        self.newcomers = Newcomers(store, settings)

    def _build_play(self) -> None:
        """Build the one way in which matches change, and the signals about it."""
        store, settings = self.store, self.settings
        self.connections = Connections()
        self.orders_read = OrdersRead(store)
        self.announcements = Announcements(self.orders_read, self.connections)
        self.bans = Bans(self.orders_read)
        self.draining = Draining(self.orders_read)
        self.banned_sockets = BannedSockets(self.bans, self.connections)
        self.broadcaster = Broadcaster(self.connections)
        self.feed = Feed(store, self.connections, settings)
        self.match_cache = MatchCache(store, self._in_use)
        self.metrics.live.set_function(lambda: len(self.match_cache))
        self.changes = Signal[Changed](self.metrics)
        self.presence = Signal[PresenceChanged](self.metrics)
        self.play = Play(
            store, self.match_cache, self.connections, self.broadcaster, self.changes, self.metrics
        )
        self.matches = Matches(store, self.match_cache, self.play)

    def _build_thinking(self, thinker: Thinker) -> None:
        """Build bots, programs, hints and analyses."""
        store, settings = self.store, self.settings
        self.programs = Programs(settings.programs, _no_introduction, _said, settings.program_ms)
        self.metrics.watch_programs(self.programs)
        self.fair_shares = FairShares()
        self.shared_questions: SharedQuestions | None = None
        if store.database.can_listen:
            thinker = shared = SharedQuestions(thinker, store, self.background, self.metrics)
            self.shared_questions = shared
            self.watched.hears[QUESTIONS_WAIT] = shared.hear_questions
            self.watched.hears[ANSWERS] = shared.hear_answers
        self.move_sources = MoveSources(
            thinker, self.programs, self.metrics, self.seeds, self.fair_shares, self.connections.in_use
        )
        self.turn_claims = (
            TurnClaims()
            if store.database.is_sqlite
            else SharedTurns(store, self.fair_shares, self.background, self.metrics, thinker.size)
        )
        self.watched.hears[TURNS_WAIT] = self.turn_claims.hear
        self.bot_turns = BotTurns(
            self.match_cache,
            self.play,
            self.background,
            self.move_sources,
            self.turn_claims,
            self.watched.catch_up,
            self.metrics,
        )
        self.watched.hear_agent_wanted = self.bot_turns.hear_agent_wanted
        self.overdue_bots = OverdueBots(store, self.match_cache, self.bot_turns, settings.takeover)
        self.hints = Hints(thinker, self.rules, self.metrics, self.seeds, self.fair_shares, store)
        self.analyses = Analyses(store, thinker, self.rate_limits, self.metrics)
        self.ladder_replays = Replays(store.ladder)
        self.entrants = Entrants(self.programs, self.orders_read)
        self.ladder = (
            Ladder(store, settings, self.entrants, Idleness(thinker, self.programs), self.metrics, _said)
            if settings.ladder
            else None
        )

    def _build_tables(self) -> None:
        """Build the parts that change tables other than by moves."""
        store, settings = self.store, self.settings
        self.table_limits = TableLimits(store, settings, self.newcomers, self.fair_shares, self.draining)
        self.rematches = Rematches(store, self.connections, self.play, self.seeds, self.draining)
        self.agreed_rematches = AgreedRematches(
            self.rematches, self.match_cache, self.connections, self.draining
        )
        self.stand_ins = StandIns(store, self.match_cache, self.play, self.connections, self.presence)
        self.proposals = Proposals(store, self.play, self.match_cache)
        self.proposals.kinds.update(_agreements(store))
        self.askers = Askers(store, self.play, self.match_cache, self.connections)
        self.substitutes = substitute.Substitutes(store, self.play, self.proposals)
        self.countdowns = Countdowns(store, self.match_cache, self.play)
        self.filling = Filling(store, self.match_cache, self.play, settings.countdown)
        self.quick_matches = QuickMatches(store, self.match_cache, self.connections, self.play, settings)
        self.moves_ahead = MovesAhead(store, self.match_cache, self.play)
        self.expiring = Expiring(store, self.play, settings)

    def _build_nodes(self) -> None:
        """Build the exchange with other processes on the same database."""
        store = self.store
        self.outgoing_signals = OutgoingSignals(store.signals)
        self.watched = WatchedTables(
            store,
            self.match_cache,
            self.play,
            self.connections.tables,
            self._in_use,
            self.outgoing_signals,
        )
        self.shared_presence = SharedPresence(store, self.match_cache, self.connections, self.broadcaster)

    def _build_clocks(self) -> None:
        """Build deadlines, vacations, and what stops a clock."""
        store, settings = self.store, self.settings
        self.deadlines = Deadlines(store, self.match_cache, self.play, self.presence)
        self.jumps = Jumps(store, self.match_cache, self.deadlines, settings.clock)
        self.outages = Outages(store, self.connections, self.play)
        self.away = Away(self.deadlines, self.play, self.presence)

    def _build_guests(self) -> None:
        """Build the identities of guests and their notifications."""
        store, settings = self.store, self.settings
        self.devices = Devices(store, self.connections, self.matches.catch_up_guest)
        self.passkeys = Passkeys(store, settings.house.called)
        self.recovery = Recovery(store)
        self.claiming = Claiming(store, self.devices, self.passkeys, self.recovery, self.matches.give_up)
        self.forgetting = Forgetting(store, self.devices, self.matches.give_up)
        self.greetings = Greetings(self.channels)
        self.dispatcher = Dispatcher(store, self.connections, self.channels, self.metrics, settings)

    def _build_upkeep(self) -> None:
        """Build the work in the background."""
        store, settings = self.store, self.settings
        self.poller = Poller(store, self._moments, self._jobs(), settings.poll)
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

    def _grouped(self) -> Parts:
        """Return the parts that requests and sockets use."""
        access = AccessParts(
            Origins(self.settings.origins),
            self.rate_limits,
            SecretLimits(self.rate_limits, self.store),
            self.bans,
            InTurn(),
            {},
        )
        delivery = DeliveryParts(
            self.connections, self.broadcaster, self.feed, self.presence, self.announcements
        )
        guests = GuestParts(self.devices, self.passkeys, self.recovery, self.claiming, self.forgetting)
        tables = TableParts(
            self.table_limits,
            self.rematches,
            self.stand_ins,
            self.proposals,
            self.substitutes,
            self.countdowns,
            self.filling,
            self.quick_matches,
            self.moves_ahead,
        )
        thinking = ThinkingParts(
            self.seeds,
            self.rules,
            self.programs,
            self.entrants,
            self.fair_shares,
            self.hints,
            self.analyses,
            self.ladder_replays,
        )
        talk = TalkParts(
            Speaking(
                self.store,
                self.rate_limits,
                self.newcomers,
                Announcing(self.store, self.connections, self.broadcaster),
            ),
            Reporting(self.store, self.settings, self.rate_limits, self.newcomers),
            Moderating(self.store, self.play, self.matches, self.devices),
        )
        return Parts(
            self.store,
            self.settings,
            self.metrics,
            self.background,
            self.matches,
            self.play,
            access,
            delivery,
            guests,
            tables,
            ClockParts(self.away, self.outages),
            thinking,
            NotificationParts(self.channels, self.greetings),
            talk,
        )

    def _subscribe(self) -> None:
        """Subscribe each part to the signals that it follows."""
        self.changes.subscribe(self.bot_turns.on_change)
        self.changes.subscribe(self.countdowns.on_change)
        if self.store.database.can_listen:
            self.changes.subscribe(self.outgoing_signals.on_change)
        self.presence.subscribe(self.bot_turns.on_presence)

    def _jobs(self) -> tuple[PollJob, ...]:
        """Return the jobs of the poller, for work that is due and for changes by other processes."""

        async def keep_programs() -> None:
            self.move_sources.keep(self.match_cache.held())

        return (
            PollJob(self.orders_read.read, "orders"),
            PollJob(self.announcements.poll),
            PollJob(self.banned_sockets.poll),
            PollJob(self.overdue_bots.poll, "bots"),
            PollJob(self.turn_claims.poll, "turns"),
            PollJob(self.watched.poll),
            PollJob(self.shared_presence.poll),
            PollJob(self.quick_matches.note),
            PollJob(self.quick_matches.free_seats, "gone"),
            PollJob(self.filling.poll, "seats"),
            PollJob(self.countdowns.poll, "countdowns"),
            PollJob(self.jumps.poll),
            PollJob(self.jumps.poll_clocks, "clocks"),
            PollJob(self.moves_ahead.poll, "moves ahead"),
            PollJob(self.stand_ins.poll),
            PollJob(self.proposals.poll),
            PollJob(self.askers.poll),
            PollJob(self.agreed_rematches.poll),
            PollJob(self.devices.poll, "devices"),
            PollJob(self.expiring.poll),
            PollJob(keep_programs),
        )

    def _moments(self) -> Moments:
        """Return the times that decide which work is due in this round of the poller."""
        at = now()
        before, since = self.overdue_bots.next_span(at)
        seen_before, ended_since = self.quick_matches.seen_before(at), self.devices.polled_since
        return Moments(at, before, since, seen_before, ended_since, self.orders_read.current.revision)

    def _in_use(self, table: str) -> bool:
        """True if the match of this table must stay in memory."""
        return self.connections.in_use(table) or self.bot_turns.at(table)

    @classmethod
    async def open(
        cls, settings: Settings, store: Store, thinker: Thinker, seeds: Seeds, rules: Rules
    ) -> Self:
        """Build the parts, and start those that run by themselves."""
        services = cls(settings, store, thinker, seeds, rules, _channels(settings, store))
        if settings.smtp is not None and not services.channels.mails:
            log.warning(
                "no mail is sent before this server knows its own address", option="--trusted-origin URL"
            )
        with contextlib.suppress(DatabaseAwayError):
            # If the database is away now, the secrets are read when they are needed, and the orders soon.
            await services.channels.learn_secrets()
            await services.orders_read.read()
        services.loop_delay.start()
        services.programs.start()
        services.watched.start()
        services.turn_claims.start(services.bot_turns.take)
        if services.shared_questions is not None:
            services.shared_questions.start()
        services.poller.recurring.start()
        services.feed.recurring.start()
        services.dispatcher.start()
        services.pruning.recurring.start()
        services.log_check.recurring.start()
        services.checkpointing.start()
        if services.nightly_backup is not None:
            services.nightly_backup.recurring.start()
        if services.ladder is not None:
            services.ladder.recurring.start()
        return services

    @classmethod
    async def open_for_bots(cls, settings: Settings, store: Store, thinker: Thinker, rules: Rules) -> Self:
        """Build the parts, and start only those with which bots move for other processes."""
        services = cls(settings, store, thinker, SecretSeeds(), rules, _channels(settings, store))
        turns = PollJob(services.turn_claims.poll, "turns")
        services.poller = Poller(store, services._moments, (turns,), settings.poll)
        services.loop_delay.start()
        services.watched.start()
        services.turn_claims.start(services.bot_turns.take)
        if services.shared_questions is not None:
            services.shared_questions.start()
        services.poller.recurring.start()
        return services

    async def close(self) -> None:
        """Stop the parts that run by themselves, and wait for their work."""
        await self.feed.recurring.stop()
        await self.dispatcher.stop()
        await self.poller.recurring.stop()
        await self.watched.stop()
        await self.pruning.recurring.break_off()
        await self.log_check.recurring.break_off()
        await self.checkpointing.stop()
        if self.nightly_backup is not None:
            await self.nightly_backup.recurring.break_off()
        if self.ladder is not None:
            await self.ladder.stop()
        await self.countdowns.stop()
        await self.hints.stop()
        await self.analyses.stop()
        await self.bot_turns.stop()
        if self.shared_questions is not None:
            await self.shared_questions.stop()
        await self.programs.close()
        await self.background.wait()
        self.loop_delay.stop()


def _channels(settings: Settings, store: Store) -> Channels:
    return Channels(
        Outgoing(settings.own_networks),
        store.server_keys,
        settings.smtp,
        settings.origins,
        settings.house.called,
    )


def _agreements(store: Store) -> dict[str, ProposalKind]:
    """Return the kinds of proposals by name."""
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
