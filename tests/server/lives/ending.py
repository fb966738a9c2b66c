"""The end of a life: all answers are as before once the processes have started again."""

from collections.abc import Sequence

from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.terms import DaysClock
from tests.server.lives import answers
from tests.server.lives.answers import Answers
from tests.server.lives.checking import Checks
from tests.server.lives.comparison import differing
from tests.server.lives.life import Life
from tests.server.lives.processes import Process


async def end(life: Life, checks: Checks) -> None:
    """Compare all answers that people get before and after a restart of every process."""
    life.note("the end")
    await life.look_no_more()
    await checks.settle()
    with life.clock.stopped():
        await life.close_pages()
        for process in life.processes:
            await process.noticed_closing()
            await process.within(process.services.expiring.expire())
        # Opening a page makes its guest present, which such tables show. So everyone opens one once before.
        telling = [live for live in life.states.values() if _tells_who_is_there(live)]
        await answers.welcomes(life.processes[0], life.browsers, telling, life.problem)
        for browser in life.browsers:
            # The first request of a day notes that the device was used.
            await browser.call(life.processes[0], "GET", "/api/me")
        await checks.settle()
        about_me = life.chance.sample(answers.ABOUT_ME, 4)
        before = await _told(life, life.a_process(), about_me)
        dropped = life.chance.random() < 0.5
        for process in list(life.processes):
            await life.restart(process, dropped)
        await checks.settle()
        after = await _told(life, life.a_process(), about_me)
    for what in differing(after, before):
        life.problem(f"after a restart: {what}")
    for wrong in answers.verified(after):
        life.problem(wrong)
    for lost in await life.ledger.missing(life.observer):
        life.problem(lost)


def _tells_who_is_there(live: LiveMatch) -> bool:
    clock = live.terms.clock
    minutes = clock is not None and not isinstance(clock, DaysClock)
    return live.row.state == "running" and (live.row.stand_in > 0 or minutes)


async def _told(life: Life, process: Process, about_me: Sequence[str]) -> Answers:
    lives = list(life.states.values())
    # Keep this order: a guest who has opened a page was present, as the other answers show.
    told = await answers.welcomes(process, life.browsers, lives, life.problem)
    return {**told, **await answers.over_http(process, life.browsers, lives, about_me)}
