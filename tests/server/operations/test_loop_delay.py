"""The server notices and reports when its event loop is blocked."""

import asyncio
import time

from structlog.testing import capture_logs

from tablee.server.operations.loop_delay import LATE_S, LoopDelay
from tests.patience import patience_s, until
from tests.server.conftest import Running
from tests.server.people import PatientClient


def hold_the_loop(seconds: float) -> None:
    time.sleep(seconds)


async def test_a_loop_that_is_held_up_is_measured_and_what_ran_is_logged() -> None:
    delays: list[float] = []
    told = asyncio.Event()

    def observe(delay: float) -> None:
        delays.append(delay)
        told.set()

    watching = LoopDelay(observe)
    watching.start()
    with capture_logs() as logged:
        await asyncio.sleep(0)
        hold_the_loop(4 * LATE_S)
        await asyncio.wait_for(told.wait(), patience_s())
    watching.stop()
    assert max(delays) >= LATE_S
    (line,) = [one for one in logged if one["event"] == "the event loop was held up"][:1]
    assert line["log_level"] == "warning"
    assert line["ms"] >= 1000 * LATE_S
    assert "hold_the_loop" in line["running"][0]


async def test_operators_see_how_late_the_loop_is(server: Running) -> None:
    async with PatientClient() as operator:

        async def shown() -> str:
            return (await operator.get(f"{server.base}/metrics")).text

        async def measured() -> bool:
            return "tablee_loop_delay_seconds_count 0.0" not in await shown()

        await until(measured, 0.1)
        assert 'tablee_loop_delay_seconds_bucket{le="0.05"}' in await shown()
