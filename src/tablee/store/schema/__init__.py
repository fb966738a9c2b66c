"""The tables of the database. A change here needs a migration beside it (a test compares the two).

- base: definitions for all tables
- conduct: chat, mutes and blocks, and the actions of moderators
- entry: the columns of an entry of the log, from the fields of `Entry`
- ladder: deals between programs and bots, and the process that plays them
- log: the events of matches, and data computed from them
- match: matches and their seats
- notices: channels, wishes, notices to send, and the server's signing keys
- operator: what the operator has set for all processes while they run, and links for new guests
- pending: the present state of a table: who is there, requests, and actions to be carried out
- people: guests, and the proofs of who they are; agents on other machines
"""

from tablee.store.schema.base import metadata
from tablee.store.schema.conduct import blocks, moderation_log, moderators, reports, silences, talk
from tablee.store.schema.ladder import ladder_deals, ladder_leases, ladder_standings
from tablee.store.schema.log import (
    analyses,
    consents,
    helps,
    moves,
    outages,
    resignations,
    table_events,
    taken_back,
)
from tablee.store.schema.match import COUNTS, GOING_ON, NOT_PAST, QUICK_WAITING, matches, seats
from tablee.store.schema.notices import channels, notice_wishes, outbox, server_keys, table_notices
from tablee.store.schema.operator import entrances, orders
from tablee.store.schema.pending import (
    agreements,
    bot_questions,
    bot_turns,
    messages,
    moves_ahead,
    nonces,
    offers,
    presences,
    proposals,
    removed,
)
from tablee.store.schema.people import (
    agent_tokens,
    attempts,
    challenges,
    guests,
    links,
    merges,
    own_agents,
    passkeys,
    recoveries,
    returns,
    tokens,
)

__all__ = [
    "COUNTS",
    "GOING_ON",
    "NOT_PAST",
    "QUICK_WAITING",
    "agent_tokens",
    "agreements",
    "analyses",
    "attempts",
    "blocks",
    "bot_questions",
    "bot_turns",
    "challenges",
    "channels",
    "consents",
    "entrances",
    "guests",
    "helps",
    "ladder_deals",
    "ladder_leases",
    "ladder_standings",
    "links",
    "matches",
    "merges",
    "messages",
    "metadata",
    "moderation_log",
    "moderators",
    "moves",
    "moves_ahead",
    "nonces",
    "notice_wishes",
    "offers",
    "orders",
    "outages",
    "outbox",
    "own_agents",
    "passkeys",
    "presences",
    "proposals",
    "recoveries",
    "removed",
    "reports",
    "resignations",
    "returns",
    "seats",
    "server_keys",
    "silences",
    "table_events",
    "table_notices",
    "taken_back",
    "talk",
    "tokens",
]
