"""Limits that protect secrets count for both processes of a PostgreSQL database together."""

import httpx

from tablee.server.access.rate_limits import RATES
from tests.server.conftest import Start
from tests.server.people import PatientClient, Person


async def newcomers(base: str, number: int) -> int:
    """Let so many browsers ask for an identity; return how many got one."""
    got = 0
    for _ in range(number):
        async with PatientClient(base_url=base, headers={"Origin": base}, follow_redirects=True) as browser:
            answer: httpx.Response = await browser.put("/api/me", json={"name": "Ana"})
            assert answer.is_success or answer.status_code == 429, answer.text
            got += answer.is_success
    return got


async def test_new_identities_of_one_address_count_at_both_processes(
    start: Start, postgres_with_tables: str
) -> None:
    first, second = [await start(database=postgres_with_tables, rate=1.0) for _ in range(2)]
    most, _ = RATES["guest"]
    assert await newcomers(first.base, most - 5) == most - 5
    assert await newcomers(second.base, 10) == 5


async def test_wrong_recovery_words_count_at_both_processes_and_right_ones_do_not(
    start: Start, postgres_with_tables: str
) -> None:
    first, second = [await start(database=postgres_with_tables, rate=1.0) for _ in range(2)]
    most, _ = RATES["recover"]
    ana = Person(first.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    words = " ".join((await ana.call("POST", "/api/me/words", {"language": "en"}))["words"])
    wrong = " ".join(reversed(words.split()))
    codes = []
    for attempt in range(most + 4):
        base = (first, second)[attempt % 2].base
        async with PatientClient(base_url=base, headers={"Origin": base}, follow_redirects=True) as browser:
            # Right words are not counted, at whichever process.
            assert attempt or (await browser.post("/api/me/claim", json={"words": words})).is_success
        async with PatientClient(base_url=base, headers={"Origin": base}, follow_redirects=True) as browser:
            codes.append((await browser.post("/api/me/claim", json={"words": wrong})).json()["code"])
    assert codes == [*["words.unknown"] * most, *["request.too_many"] * 4]
    await ana.close()
