"""Every gauge falls again: after people have gone, it shows the same as before they came."""

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tablee.bots.programs.program_host import HostedProgram
from tests.patience import until
from tests.server.conftest import FirstMove, Running, Start
from tests.server.people import ME, Person, bot, offered, program
from tests.server.programs import command

USED = {
    "tablee_bot_questions_open",
    "tablee_bots_thinking",
    "tablee_build_info",
    "tablee_connections",
    "tablee_last_backup_timestamp_seconds",
    "tablee_live_matches",
    "tablee_program_processes",
    "tablee_program_questions_open",
    "tablee_program_questions_waiting",
    "tablee_tcp_connections",
    "tablee_unreadable_matches",
}
"""Every gauge of ours, except those of pools of processes.

tests/bots/test_pool.py and test_rules_pool.py test those, and tests/server/play/test_log_check.py that of unreadable
matches.
"""


class Held(FirstMove):
    """Bots that think until the test lets them answer."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def choose(self, *given: object, **named: object) -> object:  # type: ignore[override]
        await self.go.wait()
        return await super().choose(*given, **named)  # type: ignore[arg-type]


async def gauges(person: Person) -> dict[str, float]:
    """Return every gauge of ours, with its labels."""
    text = (await person.http.get("/metrics")).text
    return {
        f"{sample.name}{sample.labels or ''}": sample.value
        for family in text_string_to_metric_families(text)
        if family.type == "gauge"
        and family.name.startswith("tablee_")
        and not family.name.endswith("_created")
        for sample in family.samples
    }


async def test_every_gauge_goes_back_to_where_it_was(start: Start, notes: Path) -> None:
    bots = Held()
    robo = HostedProgram("Robo", command("behave", notes), 20_000)
    server: Running = await start(bots, programs=(robo,))
    await offered(server.base, "toy", ["Robo"])
    ana, watcher = Person(server.base), Person(server.base)
    before = await gauges(watcher)
    assert {name.partition("{")[0] for name in before} == USED
    table = (await ana.open(ME, bot(), pause=0))["table"]
    other = (await ana.open(ME, program("Robo"), pause=0))["table"]
    async with await ana.sit(table) as sitting, await ana.sit(other) as beside:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        during = await gauges(watcher)
        assert during["tablee_connections"] == before["tablee_connections"] + 2
        assert during["tablee_live_matches"] == before["tablee_live_matches"] + 2
        assert during["tablee_bots_thinking"] == 1
        assert during["tablee_tcp_connections"] > before["tablee_tcp_connections"]
        bots.go.set()
        await sitting.reach(2)
        await beside.answered(do="move", ply=0, seat=0, move="draw")
        await beside.reach(2)
    await ana.close()
    cache = server.services.match_cache
    await until(lambda: not server.services.bot_turns.at(table))
    for one in (table, other):
        cache.forget(one)

    async def as_before() -> bool:
        now = await gauges(watcher)
        return {name for name, value in now.items() if value > before[name]} <= {
            "tablee_program_processes{'program': 'Robo'}"
        }

    await until(as_before)
    await watcher.close()
