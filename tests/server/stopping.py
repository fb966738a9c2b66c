"""A server for the tests of stopping: `python -m tests.server.stopping DATABASE HOW [DRAIN_S]`.

Its rules obey the questions (`tests.bots.obedient_worker`). With `hang` as HOW, it never ends by itself.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.rules_pool import RulesPool
from tablee.server.app import App
from tablee.server.run import Serving, configuration
from tablee.server.settings import Settings

PLIANT = (sys.executable, "-m", "tests.bots.obedient_worker", "100000000", "0")


@asynccontextmanager
async def thinkers(hang: bool) -> AsyncIterator[BotPool]:
    """Yield bots that never stop if `hang` is set."""
    async with BotPool(1) as pool:
        yield pool
        if hang:
            await asyncio.Event().wait()


if __name__ == "__main__":
    database, how, *drain = sys.argv[1:]
    app = App(
        Settings(database),
        lambda: thinkers(how == "hang"),
        rules=lambda: RulesPool(2, PLIANT, limit=600.0),
    )
    drain_s = float(drain[0]) if drain else 0.0
    Serving(app, configuration(app, "127.0.0.1", 0), lambda base: print(base, flush=True), drain_s).run()
