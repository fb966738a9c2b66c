"""A server for the tests of stopping: `python -m tests.server.stopping DATABASE HOW`.

Its rules do what they are asked to (`tests.bots.pliant`). With `hang` as HOW it never comes to its end by itself.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.bots.pool import Pool
from tablee.bots.rules_pool import RulesPool
from tablee.server.app import App
from tablee.server.run import Serving, configuration
from tablee.server.settings import Settings

PLIANT = (sys.executable, "-m", "tests.bots.pliant", "100000000", "0")


@asynccontextmanager
async def thinkers(hang: bool) -> AsyncIterator[Pool]:
    """Bots that, where it is said, do not come to an end."""
    async with Pool(1) as pool:
        yield pool
        if hang:
            await asyncio.Event().wait()


if __name__ == "__main__":
    database, how = sys.argv[1:]
    app = App(
        Settings(database),
        lambda: thinkers(how == "hang"),
        rules=lambda: RulesPool(2, PLIANT, limit=600.0),
    )
    Serving(configuration(app, "127.0.0.1", 0), lambda base: print(base, flush=True)).run()
