"""Recovery words: made once, valid until new ones are made, and accepted in any spelling."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text

from tablee.server.access.rate_limits import RATES
from tablee.server.errors import RefusalError
from tablee.server.guests.recovery import COUNT, LISTED, Recovery, plain, words_of
from tablee.store.rows import UNKNOWN
from tablee.words.language import LANGUAGES
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot

People = Callable[[], Person]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_list_has_1024_plain_words_no_two_of_which_are_written_alike(language: str) -> None:
    words = words_of(language)
    assert len(words) == LISTED
    assert len({plain(word) for word in words}) == LISTED
    assert all(re.fullmatch("[a-z]{3,10}", plain(word)) for word in words)


async def words_for(ana: Person, language: str = "en") -> list[str]:
    words: list[str] = (await ana.call("POST", "/api/me/words", {"language": language}))["words"]
    return words


async def come_back(
    one: Person, words: list[str], status: int | None = None, **more: object
) -> dict[str, object]:
    answer: dict[str, object] = await one.call(
        "POST", "/api/me/claim", {"words": " ".join(words), **more}, status
    )
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_bring_the_seat_to_a_new_phone(person: People, language: str) -> None:
    ana, phone = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.open(ME, bot()))["table"]
    assert not (await ana.call("GET", "/api/me"))["kept"]
    words = await words_for(ana, language)
    assert len(words) == COUNT
    assert set(words) <= set(words_of(language))
    assert (await ana.call("GET", "/api/me"))["kept"]
    assert (await come_back(phone, words))["name"] == "Ana"
    async with await phone.sit(table) as sitting:
        assert sitting.welcome["look"] == 0
    # They are valid again, for the next phone.
    assert (await come_back(person(), words))["name"] == "Ana"


async def test_case_accents_commas_and_numbers_between_the_words_do_not_count(person: People) -> None:
    ana, phone = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    words = await words_for(ana)
    written = "\n".join(f"{number}. {word.upper()}," for number, word in enumerate(words, 1))
    accented = written.replace("E", "É").replace("A", "À")
    assert (await come_back(phone, [accented]))["name"] == "Ana"


async def test_only_the_newest_words_are_good_and_none_once_they_are_removed(person: People) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    old, new = await words_for(ana), await words_for(ana)
    assert (await come_back(person(), old, 404))["code"] == "words.unknown"
    assert (await come_back(person(), new))["name"] == "Ana"
    assert (await ana.call("DELETE", "/api/me/words"))["words"] is None
    assert (await come_back(person(), new, 404))["code"] == "words.unknown"


async def test_what_is_wrong_with_the_words_is_shown_as_far_as_it_helps_nobody_else(person: People) -> None:
    ana, phone = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    words = await words_for(ana)
    assert await come_back(phone, words[1:], 422) == {"code": "words.count", "params": {"count": 8}}
    misspelt = [*words[:2], "xyzzy", *words[3:]]
    assert await come_back(phone, misspelt, 422) == {"code": "words.misspelt", "params": {"number": 3}}
    other = next(word for word in words_of("en") if word != words[-1])
    for wrong in ([*words[:-1], other], [*words[1:], words[0]] if len(set(words)) > 1 else [other] * 8):
        assert await come_back(phone, wrong, 404) == {"code": "words.unknown", "params": {}}
    assert phone.cookie is None


async def test_the_database_holds_six_of_the_words_only_as_an_argon2id_hash(
    server: Running, person: People
) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    words = await words_for(ana)
    async with server.services.store.database.read() as connection:
        (row,) = (await connection.execute(text("SELECT * FROM recoveries"))).all()
    assert row.finder.split() == words[:2]
    assert row.hash.startswith("$argon2id$")
    assert not any(word in repr(row) for word in set(words[2:]) - set(words[:2]) if len(word) > 4)


async def test_wrong_words_are_limited_by_address_and_nobody_is_locked_out_by_others(start: Start) -> None:
    server = await start(rate=1.0)
    wrong = [words_of("en")[0]] * 8
    owner, *guessers = (Person(server.base, f"192.0.2.{n}") for n in range(1, 6))
    await owner.call("PUT", "/api/me", {"name": "Ana"})
    right = await words_for(owner)
    for guesser in guessers:
        for _ in range(RATES["recover"][0]):
            await come_back(guesser, wrong, 404)
        assert (await come_back(guesser, wrong, 429))["code"] == "request.too_many"
    again = Person(server.base, "192.0.2.1")
    # Neither malformed words nor right ones are counted.
    for _ in range(RATES["recover"][0] + 2):
        assert (await come_back(again, ["a", "b", "c"], 422))["code"] == "words.count"
        assert (await come_back(again, right))["name"] == "Ana"
    for one in (owner, *guessers, again):
        await one.close()


@pytest.mark.parametrize("proofs", [{}, {"token": "x", "words": "y"}])
async def test_a_claim_proves_who_one_is_in_one_way(person: People, proofs: dict[str, str]) -> None:
    assert (await person().call("POST", "/api/me/claim", proofs, 422))["code"] == "claim.one"


async def test_guests_whose_first_two_words_are_alike_are_told_apart_by_the_others() -> None:
    kept: dict[str, tuple[str, str]] = {}

    class Recoveries:
        async def set(self, guest: str, finder: str, hash: str, agent: object, now: int) -> None:
            kept[guest] = finder, hash

        async def found(self, finder: str) -> list[Any]:
            return [SimpleNamespace(guest=guest, hash=hash) for guest, (_, hash) in kept.items()]

        def known(self, recovery: Any) -> str:
            guest: str = recovery.guest
            return guest

    recovery: Any = Recovery(cast("Any", SimpleNamespace(recoveries=Recoveries())))
    words = {guest: await recovery.make(guest, "en", UNKNOWN, 1) for guest in ("ana", "bo", "cy")}
    for guest, own in words.items():
        # The store finds all of them by the first two words.
        assert await recovery.known(" ".join(own)) == guest
    with pytest.raises(RefusalError) as refused:
        await recovery.known(" ".join([*words["ana"][:5], *words["bo"][5:]]))
    assert refused.value.code == "words.unknown"
