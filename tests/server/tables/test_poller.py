"""Work in the background: a job handles each kind of thing that can be due."""

from tablee.store.due import QUERIES
from tests.server.conftest import Running


async def test_for_each_kind_of_thing_that_can_be_due_there_is_a_job(server: Running) -> None:
    jobs = server.services.poller._jobs
    assert {job.due for job in jobs if job.due is not None} == set(QUERIES)
