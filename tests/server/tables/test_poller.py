"""Work in the background: a job handles each kind of thing that can be due."""

from typing import Any, cast

from tablee.server.operations.recurring import Work
from tablee.server.tables.poller import Poller, PollJob
from tablee.store.due import QUERIES
from tests.server.conftest import Running


async def test_for_each_kind_of_thing_that_can_be_due_there_is_a_job(server: Running) -> None:
    jobs = server.services.poller._jobs
    assert {job.due for job in jobs if job.due is not None} == set(QUERIES)


class OnlyBots:
    """A store in which only bots are due."""

    due: "OnlyBots"

    def __init__(self) -> None:
        self.due = self

    async def find(self, _moments: object) -> frozenset[str]:
        return frozenset({"bots"})


async def test_only_what_is_due_is_done_and_a_job_that_fails_stops_no_other() -> None:
    done: list[str] = []

    def job(name: str, *, fails: bool = False) -> Work:
        async def work() -> None:
            done.append(name)
            if fails:
                raise ValueError(name)

        return work

    jobs = [
        PollJob(job("always", fails=True)),
        PollJob(job("bots"), "bots"),
        PollJob(job("seats"), "seats"),
        PollJob(job("at last")),
    ]
    await Poller(cast(Any, OnlyBots()), lambda: cast(Any, None), jobs, 1.0).poll_everything()
    assert done == ["always", "bots", "at last"]
