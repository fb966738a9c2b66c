"""`python -m tests.server.storms`: one storm, its figures, and exit status 1 if anything was wrong or late."""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from pathlib import Path

from tests.postgres import create_databases, running_postgres
from tests.server.storms.figures import Figures
from tests.server.storms.older import sources
from tests.server.storms.storm import Plan, run

SETTINGS = {"listen_addresses": "''", "max_connections": "100"}
"""A server that waits for the disk, as one in service does."""


def storm(plan: Plan, folder: Path, sqlite: bool) -> Figures:
    """Carry out a storm on a database of its own."""
    if sqlite:
        return asyncio.run(run(plan, folder, None, str(folder / "tablee.db")))
    with running_postgres(SETTINGS) as postgres:
        create_databases(postgres.home, "storm")
        try:
            return asyncio.run(run(plan, folder, postgres, "storm"))
        finally:
            shutil.copy(postgres.home / "log", folder / "postgres.log")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=15)
    parser.add_argument("--longest", type=float, default=20, help="seconds of a fault that lasts")
    parser.add_argument("--sqlite", action="store_true", help="on SQLite, without workers")
    parser.add_argument("--older", metavar="REVISION", help="begin with servers and workers of this revision")
    parser.add_argument("--logs", type=Path, default=None, help="a folder for the logs of all processes")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    workers = 0 if given.sqlite else given.workers
    plan = Plan(seed, 60 * given.minutes, given.servers, workers, given.tables, longest_s=given.longest)
    with tempfile.TemporaryDirectory() as folder:
        if given.older is not None:
            plan = plan._replace(older=sources(given.older, Path(folder)))
        logs: Path = given.logs or Path(folder)
        logs.mkdir(parents=True, exist_ok=True)
        figures = storm(plan, logs, given.sqlite)
    print(figures)
    return 1 if figures.findings or figures.late else 0


if __name__ == "__main__":
    sys.exit(main())
