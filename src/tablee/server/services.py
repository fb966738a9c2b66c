"""Everything one server process holds, so that each part can find the others."""

import re
from typing import Final, Self

from tablee.bots.pool import Pool
from tablee.bots.process import Failed
from tablee.bots.programs import Programs
from tablee.bots.rules_pool import RulesPool
from tablee.server.access.rate_limits import Rates
from tablee.server.errors import Refusal
from tablee.server.guests.devices import Devices
from tablee.server.matches.live import Live, Lives
from tablee.server.matches.play import Play
from tablee.server.matches.poller import Watch
from tablee.server.matches.rematch import Successor
from tablee.server.matches.stand_ins import StandIns
from tablee.server.operations.background_tasks import Finishing
from tablee.server.operations.logs import Seldom, log
from tablee.server.operations.loop_delay import LoopDelay
from tablee.server.operations.metrics import Metrics
from tablee.server.protocol.messages import TABLE_ID_PATTERN
from tablee.server.settings import Settings
from tablee.server.socket.hub import Hub
from tablee.server.thinking.analyses import Analyses
from tablee.server.thinking.bot_turns import BotSeats
from tablee.server.thinking.fair_shares import Shares
from tablee.server.thinking.hints import Adviser
from tablee.server.thinking.move_sources import LOGGED, Minds
from tablee.server.thinking.seeds import Chance
from tablee.server.thinking.thinker import Chooser, Rules
from tablee.store.failures import DatabaseAway
from tablee.store.store import Store

TABLE_ID: Final = re.compile(TABLE_ID_PATTERN)


class House:
    """One server process."""

    def __init__(
        self, settings: Settings, store: Store, chooser: Chooser, chance: Chance, rules: Rules
    ) -> None:
        self.settings = settings
        self.store = store
        self.chance = chance
        self.rules = rules
        self.hub = Hub()
        self.lives = Lives(store, self.hub.in_use)
        self.metrics = Metrics()
        self.metrics.live.set_function(lambda: len(self.lives))
        if isinstance(chooser, Pool):
            self.metrics.watch_pool(chooser.counters)
        if isinstance(rules, RulesPool):
            self.metrics.watch_rules(rules)
        self.loop_delay = LoopDelay(self.metrics.loop_delay.observe)
        self._away = Seldom()
        store.database.when_away = self._database_away
        self.rates = Rates(settings.rate)
        self.play = Play(store, self.lives, self.hub, self.metrics)
        self.finishing = Finishing()
        self.programs = Programs(settings.programs, _no_introduction, _said)
        self.metrics.watch_programs(self.programs)
        self.shares = Shares()
        self.minds = Minds(chooser, self.programs, self.metrics, chance, self.shares, self.hub.in_use)
        self.bots = BotSeats(self.play, self.finishing, self.minds, self.metrics)
        self.adviser = Adviser(chooser, rules, self.metrics, chance, self.shares)
        self.analyses = Analyses(store, chooser, self.rates, self.metrics)
        self.successor = Successor(store, self.lives, self.bots, chance)
        self.stand_ins = StandIns(store, self.lives, self.hub, self.bots)
        self.devices = Devices(store, self.hub)
        self.watch = Watch(
            store,
            self.lives,
            self.hub,
            self.play,
            self.bots,
            self.minds,
            self.stand_ins,
            self.devices,
            settings,
        )
        self.connections_by_address: dict[str, int] = {}

    def _database_away(self, away: DatabaseAway) -> None:
        self.metrics.database_away.inc()
        self._away.warn("the database is away", code=away.code, reason=away.reason)

    @classmethod
    async def open(cls, settings: Settings, chooser: Chooser, chance: Chance, rules: Rules) -> Self:
        """Open the store, and let every match go on in which a bot is to act. Raises `BadDatabase`."""
        house = cls(settings, await Store.open(settings.database), chooser, chance, rules)
        house.loop_delay.start()
        house.programs.start()
        house.watch.start()
        return house

    async def close(self) -> None:
        """Stop what runs by itself, let the clients know, and close the store."""
        await self.watch.stop()
        await self.adviser.stop()
        await self.analyses.stop()
        await self.bots.stop(self.lives.held())
        await self.programs.close()
        await self.finishing.wait()
        await self.store.close()
        await self.loop_delay.stop()

    async def live(self, table: str) -> Live:
        """The match of this table. Raises `Refusal` `table.unknown`, also for what cannot be a table's id."""
        if TABLE_ID.fullmatch(table) is None:
            raise Refusal("table.unknown")
        return await self.lives.get(table)


def _no_introduction(name: str, failed: Failed) -> None:
    log.error("a program does not say who it is", program=name, error=str(failed)[:LOGGED])


def _said(name: str, line: str, left_out: int) -> None:
    log.info("a program says", program=name, said=line, left_out=left_out)
