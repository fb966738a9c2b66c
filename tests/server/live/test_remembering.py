"""A memory game over the socket: what was closed again is not sent again, and pages must forget it."""

from collections.abc import Callable
from typing import Any

from tests.server.people import ME, Person, Sitting, device

People = Callable[[], Person]


async def began(person: People, *seats: dict[str, Any]) -> tuple[Person, str]:
    """A table of MOKA at one device, and who opened it."""
    ana = person()
    return ana, (await ana.open(ME, *(seats or (device("Bo"),)), game="moka"))["table"]


async def play(sitting: Sitting, now: dict[str, Any], move: str) -> dict[str, Any]:
    """Make this move, and return the frame that everybody receives."""
    answer = await sitting.answered(do="move", ply=now["ply"], seat=now["turn"], move=move)
    assert answer["say"] == "ack", answer
    return await sitting.reach(now["ply"] + 1)


async def flipped(sitting: Sitting) -> tuple[dict[str, Any], str]:
    """Flip cards until one stays open; return the frame and the card."""
    now = sitting.welcome["now"]
    for _ in range(2):
        now = (await play(sitting, now, "challenge 15"))["now"]
    for place in range(16):
        told = await play(sitting, now, f"flip {place}")
        now = told["now"]
        if told["step"]["view"]["phase"] == "flipped":
            return told, told["step"]["view"]["grid"][place]
    raise AssertionError


async def test_the_step_before_comes_again_without_what_lies_closed(person: People) -> None:
    ana, table = await began(person)
    async with await ana.sit(table) as sitting, await person().sit(table) as watching:
        told, card = await flipped(sitting)
        assert told["step"]["events"][0]["card"] == card
        left = await play(sitting, told["now"], "leave")
        for frame in (left, await watching.reach(left["step"]["ply"])):
            before = frame["before"]
            assert before["ply"] == told["step"]["ply"]
            assert before["events"][0]["card"] == "?"
            assert set(before["view"]["grid"]) == {"?"}
            assert frame["step"]["events"][0]["card"] == "?"


async def test_a_page_that_says_hello_receives_nothing_of_it_again(person: People) -> None:
    ana, table = await began(person)
    async with await ana.sit(table) as sitting:
        told, card = await flipped(sitting)
        ply = told["step"]["ply"]
        async with await person().sit(table) as watching:
            assert watching.welcome["plies"][-1]["view"]["grid"][told["step"]["events"][0]["place"]] == card
        await play(sitting, told["now"], "leave")
        async with await ana.sit(table) as again:
            assert again.welcome["plies"][ply]["events"][0]["card"] == "?"
            assert {place for step in again.welcome["plies"] for place in step["view"]["grid"]} == {"?"}
        # Who was away when the card was closed has the step in which it lay open, and is sent it closed.
        async with await ana.sit(table, last=ply) as late:
            assert [step["ply"] for step in late.welcome["plies"]] == [ply, ply + 1]
            assert late.welcome["plies"][0]["events"][0]["card"] == "?"
        async with await ana.sit(table, last=ply + 1) as there:
            assert there.welcome["plies"] == []


async def test_when_it_is_over_everything_is_shown(person: People) -> None:
    ana, table = await began(person)
    async with await ana.sit(table) as sitting:
        told, card = await flipped(sitting)
        await play(sitting, told["now"], "leave")
        await sitting.answered(do="resign", seat=0)
        async with await ana.sit(table) as again:
            assert again.welcome["plies"][told["step"]["ply"]]["events"][0]["card"] == card


async def test_a_flipped_card_cannot_be_taken_back(person: People) -> None:
    ana, table = await began(person)
    async with await ana.sit(table) as sitting:
        told, _ = await flipped(sitting)
        assert not told["now"]["undo"]
        now = told["now"]
        refused = await sitting.answered(do="undo", ply=now["ply"], seat=now["turn"], undone=0)
        assert refused["code"] == "undo.revealed"
        left = await play(sitting, now, "leave")
        assert left["now"]["undo"]
