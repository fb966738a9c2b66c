"""What the server needs of whoever asks the rules about what a stranger made up."""

from collections.abc import Hashable
from typing import Protocol

from tablee.bots.pool.messages import Ruling
from tablee.core.game import JsonObject


class Rules(Protocol):
    """Whoever has the rules answer, outside this process: a pool, or what stands in for it in tests."""

    async def ask(self, asked: Ruling, source: Hashable, at_table: bool = False) -> JsonObject:
        """What the rules say (`tablee.bots.pool.rules_pool.RulesPool.ask`)."""
