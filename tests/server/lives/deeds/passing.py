"""Time that passes: a little, or enough for clocks to run out and bots to step in."""

from tests.server.lives.doing import Doing, deed

DAY_S = 24 * 3600.0


@deed("time passes", 1.5)
async def time_passes(doing: Doing) -> None:
    """Let some seconds go by, and let every process poll."""
    doing.life.clock.put_forward(doing.chance.choice([0.5, 2, 7, 20]))
    await doing.life.look_everywhere()


@deed("time out", 0.5, lambda doing: doing.life.next_deadline() is not None)
async def time_out(doing: Doing) -> None:
    """Let the time of a player to act run out."""
    life = doing.life
    deadline = life.next_deadline()
    assert deadline is not None
    life.clock.put_forward(max(0, deadline - life.clock.now()) / 1000 + 1)
    await life.look_everywhere()


@deed("absence", 0.6, lambda doing: any(doing.life.stands_in(table) for table in doing.life.tables))
async def absence(doing: Doing) -> None:
    """Close every page of a person for so long that a bot stands in for them, while others watch."""
    life = doing.life
    await life.close_pages(doing.browser)
    for seconds in (1, 20, 75):
        life.clock.put_forward(seconds)
        await life.look_everywhere()
    if doing.chance.random() < 0.3:
        life.clock.put_forward(2 * DAY_S)
        await life.look_everywhere()


@deed("look", 2)
async def look(doing: Doing) -> None:
    """Let one process poll."""
    await doing.process.look()
