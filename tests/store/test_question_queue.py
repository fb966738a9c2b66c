"""A question to bots that is offered is answered by one process, or goes back to the one that asked."""

import asyncio

from tablee.store.question_queue import OfferedQuestion, QuestionEnd
from tablee.store.store import Store
from tablee.store.turn_queue import LEASE_MS

NOW = 1_000_000
GOES_ON = None
UNANSWERED = QuestionEnd(None)


def question(name: str, address: str = "a", guest: str = "g", delay: int = 0) -> OfferedQuestion:
    return OfferedQuestion(name, address, guest, f"asked: {name}", delay)


async def claimed(store: Store, node: str = "node", now: int = NOW) -> str | None:
    """Return the question that is next."""
    found = await store.question_queue.claim(node, now)
    return None if found is None else found.id


async def test_the_process_that_asked_gets_the_answer_once(store: Store) -> None:
    queue = store.question_queue
    await queue.offer(question("q"), NOW)
    assert await queue.claim("one", NOW) == question("q")
    assert await queue.end("q", NOW, take_back=True) is GOES_ON
    await queue.answer("one", "q", "a4")
    assert await queue.claim("two", NOW + 2 * LEASE_MS) is None
    assert await queue.end("q", NOW, take_back=False) == QuestionEnd("a4")
    assert await queue.end("q", NOW, take_back=True) is GOES_ON


async def test_a_question_that_nobody_claims_is_taken_back_and_claimed_no_more(store: Store) -> None:
    queue = store.question_queue
    await queue.offer(question("q"), NOW)
    assert await queue.end("q", NOW, take_back=False) is GOES_ON
    assert await queue.end("q", NOW, take_back=True) == UNANSWERED
    assert await claimed(store) is None


async def test_many_processes_that_look_at_once_get_different_questions(store: Store) -> None:
    for n in range(4):
        await store.question_queue.offer(question(f"q{n}"), NOW)
    found = await asyncio.gather(*(claimed(store, f"n{n}") for n in range(10)))
    assert sorted(one for one in found if one is not None) == ["q0", "q1", "q2", "q3"]


async def test_a_claim_lasts_while_it_is_renewed_and_no_other_process_may_answer(store: Store) -> None:
    queue = store.question_queue
    await queue.offer(question("q"), NOW)
    await queue.offer(question("r"), NOW)
    assert [await claimed(store, "one"), await claimed(store, "one")] == ["q", "r"]
    await queue.renew("two", ["q"], NOW + 5000)
    await queue.renew("one", ["q"], NOW + 5000)
    assert await queue.end("q", NOW + LEASE_MS, take_back=True) is GOES_ON
    assert await claimed(store, "two", NOW + LEASE_MS) == "r"
    await queue.answer("one", "r", "too late")
    assert await queue.end("r", NOW + LEASE_MS, take_back=False) is GOES_ON
    assert await claimed(store, "two", NOW + 5000 + LEASE_MS) == "q"


async def test_a_process_that_ends_gives_its_questions_back_and_keeps_its_answers(store: Store) -> None:
    queue = store.question_queue
    for name in ("q", "r", "s"):
        await queue.offer(question(name), NOW)
    assert [await claimed(store, node) for node in ("one", "one", "two")] == ["q", "r", "s"]
    await queue.answer("one", "q", "a4")
    await queue.release("one")
    assert await claimed(store, "three") == "r"
    assert await claimed(store, "three") is None
    assert await queue.end("q", NOW, take_back=False) == QuestionEnd("a4")


async def test_addresses_and_their_guests_alternate_and_hints_come_before_analyses(store: Store) -> None:
    await store.question_queue.offer(question("analysis", "node", "node", delay=10_000), NOW)
    for n in range(3):
        await store.question_queue.offer(question(f"ana {n}", "home", "ana"), NOW + n)
    await store.question_queue.offer(question("bo", "home", "bo"), NOW + 5)
    await store.question_queue.offer(question("cy", "club", "cy"), NOW + 6)
    found = [await claimed(store, now=NOW + 10) for _ in range(6)]
    assert found == ["ana 0", "cy", "analysis", "bo", "ana 1", "ana 2"]


async def test_a_withdrawn_question_leaves_the_others(store: Store) -> None:
    for name in ("q", "r"):
        await store.question_queue.offer(question(name), NOW)
    await store.question_queue.withdraw("q")
    assert [await claimed(store), await claimed(store)] == ["r", None]


async def test_questions_of_processes_that_are_gone_are_forgotten(store: Store) -> None:
    await store.question_queue.offer(question("old"), NOW)
    await store.question_queue.offer(question("new"), NOW + 1)
    await store.question_queue.forget(NOW + 1)
    assert [await claimed(store), await claimed(store)] == ["new", None]


async def test_who_answers_a_question_is_known_while_the_claim_lasts_and_there_is_no_answer(
    store: Store,
) -> None:
    queue = store.question_queue
    for name in ("q", "r", "s"):
        await queue.offer(question(name), NOW)
    assert [await claimed(store, "one"), await claimed(store, "two")] == ["q", "r"]
    assert await queue.holders(NOW + LEASE_MS - 1) == {"one", "two"}
    await queue.answer("one", "q", "a4")
    assert await queue.holders(NOW) == {"two"}
    assert await queue.holders(NOW + LEASE_MS) == set()
