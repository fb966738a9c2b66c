"""An operation changes no row of other people, tables or seats, and no further row of the same people."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from tablee.store.store import Store
from tests.store.operations import OPERATIONS
from tests.store.operations.world import world
from tests.store.twins import add_twins, changed

JOINING: Final = "claims.claim, joining"
"""The rows of the younger guest change."""
ALL: Final = ("other people", "another table", "another seat")
PEOPLE: Final = ("other people", "another seat")
TABLES: Final = ("other people", "another table")

MEANT: Final[dict[str, dict[str, list[str]]]] = {
    # These delete what is old, or look for what is due.
    "cancelling.expire": {kind: ["matches", "seats"] for kind in TABLES},
    # A backup that is restored keeps only the consents that nobody has withdrawn since.
    "consents.keep": {kind: ["consents"] for kind in ALL},
    "ladder.add": {kind: ["ladder_deals"] for kind in PEOPLE},
    "outbox.claim": {kind: ["outbox"] for kind in ALL},
    "outbox.forget": {kind: ["outbox"] for kind in ALL},
    "outbox.passed": {kind: ["outbox"] for kind in ALL},
    "parting.prune": {kind: ["merges", "returns"] for kind in PEOPLE},
    "passkeys.ask": {kind: ["challenges"] for kind in PEOPLE},
    "pruning.abandoned": {kind: ["matches", "seats"] for kind in TABLES},
    "pruning.attempts": {kind: ["attempts"] for kind in PEOPLE},
    "pruning.guests": {
        "other people": ["channels", "guests", "tokens"],
        "another seat": ["channels", "guests", "outbox", "tokens"],
    },
    "pruning.messages": {kind: ["messages"] for kind in ALL},
    "pruning.talk": {kind: ["talk"] for kind in ALL},
    "question_queue.forget": {kind: ["bot_questions"] for kind in PEOPLE},
    "reports.prune": {kind: ["consents", "reports"] for kind in ALL},
    "turn_queue.forget": {kind: ["bot_turns"] for kind in TABLES},
    # These are about a process at all tables.
    "question_queue.release": {kind: ["bot_questions"] for kind in PEOPLE},
    "turn_queue.release": {kind: ["bot_turns"] for kind in TABLES},
    # These are about a guest at all tables.
    JOINING: {
        "another table": ["matches", "presences", "seats", "talk"],
    },
    "forgetting.forget": {"another table": ["matches", "presences", "table_events", "talk"]},
    "guests.change_face": {"another table": ["matches"]},
    "guests.change_zone": {"another table": ["matches"]},
    "guests.rename": {"another table": ["matches"]},
    "moderation.unname": {"another table": ["matches"]},
    "parting.go_back": {"another table": ["matches"]},
    # These end what all at the table had begun.
    "matches.begin": {"another seat": ["nonces"]},
    "offers.add": {"another seat": ["offers"]},
    "offers.withdraw": {"another seat": ["offers", "outbox"]},
    "proposals.agree": {"another seat": ["agreements"]},
    "proposals.drop": {"another seat": ["agreements"]},
    "proposals.settle": {"another seat": ["agreements"]},
}
"""The rows of bystanders that an operation changes on purpose, by its name, kind and table. All others change none."""

FURTHER: Final = {
    JOINING: ["blocks", "channels", "own_agents", "talk", "tokens"],
    "forgetting.forget": ["blocks", "channels", "own_agents", "returns", "talk", "tokens"],
    "guests.end_device": ["links"],
    "guests.end_others": ["challenges", "channels", "links", "passkeys", "tokens"],
    "guests.link": ["links"],
    "ladder.add": ["ladder_deals"],
    "moderation.end_sessions": ["channels", "links", "tokens"],
    "offers.add": ["outbox"],
    "offers.withdraw": ["outbox"],
    "outbox.claim": ["outbox"],
    "outbox.forget": ["outbox"],
    "outbox.passed": ["outbox"],
    "outbox.seen": ["outbox"],
    "parting.go_back": ["tokens"],
    "parting.prune": ["returns"],
    "passkeys.ask": ["challenges"],
    "pruning.attempts": ["attempts"],
    "pruning.guests": ["channels", "guests", "tokens"],
    "pruning.messages": ["messages"],
    "pruning.talk": ["talk"],
    "question_queue.forget": ["bot_questions"],
    "question_queue.release": ["bot_questions"],
    "reports.prune": ["reports"],
}
"""The same for further rows of the same people, by name and table."""


@pytest.fixture
async def store(sqlite_file: Path) -> AsyncIterator[Store]:
    """Yield a store on SQLite: the statements are the same on both databases."""
    store = await Store.open(str(sqlite_file))
    yield store
    await store.close()


@pytest.mark.parametrize("name", sorted(OPERATIONS))
async def test_rows_of_bystanders_stay_as_they_are(store: Store, sqlite_file: Path, name: str) -> None:
    operation = await OPERATIONS[name](store, await world(store))
    twins = add_twins(sqlite_file)
    assert all("matches" in rows or "guests" in rows for rows in twins.values())
    await operation()
    found, meant = changed(sqlite_file, twins), dict(MEANT.get(name, {}))
    if name in FURTHER:
        meant["further rows"] = FURTHER[name]
    assert found == meant


def test_operations_with_a_purpose_are_operations() -> None:
    assert MEANT.keys() | FURTHER.keys() <= OPERATIONS.keys()
