"""The tables of the database. A change here needs a migration beside it (a test compares the two).

base: what all tables have in common
conduct: what people say, whom they do not want to hear, and what moderators do about it
entry: the columns of an entry of the log, from the fields of `Entry`
log: what happened in matches, and what was worked out from it
match: matches and their seats
notices: where and when people are told what happened, what is still to be sent, and what the server signs it with
pending: what holds at a table for now: who is there, what they ask for, what waits to be carried out
people: guests, and what shows that somebody is one
"""

from tablee.store.schema.base import metadata
from tablee.store.schema.conduct import blocks, moderation_log, moderators, reports, silences, talk
from tablee.store.schema.log import analyses, helps, moves, outages, resignations, table_events, taken_back
from tablee.store.schema.match import COUNTS, GOING_ON, NOT_PAST, QUICK_WAITING, matches, seats
from tablee.store.schema.notices import channels, notice_wishes, outbox, server_keys, table_notices
from tablee.store.schema.pending import (
    agreements,
    messages,
    moves_ahead,
    nonces,
    offers,
    presences,
    proposals,
    removed,
)
from tablee.store.schema.people import (
    challenges,
    guests,
    links,
    merges,
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
    "agreements",
    "analyses",
    "blocks",
    "challenges",
    "channels",
    "guests",
    "helps",
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
    "outages",
    "outbox",
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
