"""The limits of a server that no setting changes, with the values of the constants that apply them."""

from collections.abc import Sequence
from typing import Final

from tablee.arena.ladder import pairs, referee
from tablee.bots.pool import bot_pool, rules_pool
from tablee.bots.programs import offered, remote_agent
from tablee.server.access import peers, transport
from tablee.server.guests import passkeys
from tablee.server.ladder import ladder
from tablee.server.notifications import (
    dispatcher,
    exchange,
    formats,
    greetings,
    notice_sender,
    outgoing,
    resolver,
)
from tablee.server.play import cache
from tablee.server.socket import admission, agents, inbox
from tablee.store import agent_tokens, blocks, channels, engines, guests, own_agents, patience

Row = tuple[str, str]


def _minutes(milliseconds: int) -> str:
    return f"{milliseconds // 60_000} minutes"


def _seconds(seconds: float) -> str:
    return f"{seconds:g} s"


FIXED: Final[Sequence[Row]] = (
    ("passkeys of one guest", str(passkeys.MOST)),
    ("people whom a guest mutes or blocks", str(blocks.MOST)),
    ("device links of one guest", f"the last {guests.LINKS}, for {_minutes(guests.LINK_MS)}"),
    ("an unused identity", f"{guests.TOKEN_MS // guests.DAY_MS} days"),
    ("matches in memory that no one watches", f"{cache.KEPT}; the others are read again when needed"),
    (
        "questions about the rules that wait",
        f"{rules_pool.OWN} of one address (`/api/study`) or guest (`examine`), {rules_pool.QUEUE} in all,"
        f" {_seconds(rules_pool.PATIENCE)} at most; one of each is answered at a time",
    ),
    (
        "an answer of the rules (`/api/study`, `examine`)",
        f"{_seconds(rules_pool.LIMIT)}, {rules_pool.MEMORY // 10**6} MB; after a larger question, no answer for"
        f" {_seconds(rules_pool.REST)}",
    ),
    ("a bot's thought", f"{bot_pool.MEMORY >> 30} GiB of memory beyond the worker's own"),
    (
        "connections of one address, sockets included",
        f"{peers.WINDOWS} times its sockets, at most half of the file limit; proxies (`--trusted-proxies`) are not"
        " limited",
    ),
    ("headers of a request", f"{transport.HEADERS >> 10} KiB"),
    ("sockets of a player at one table", f"{admission.SOCKETS_PER_PLAYER}; with one more the oldest ends"),
    ("sockets of players beyond `--connections-per-address`", "as many again"),
    ("messages of one socket that wait for those before them", f"{inbox.ROOM}, then nothing more is read"),
    (
        "agents on other machines",
        f"{agent_tokens.MOST} tokens; one connection each; a question waits at most {_seconds(remote_agent.BUSY)} for"
        f" others and {_seconds(offered.RETURN_S)} for lost connections; after {_seconds(agents.SILENCE_S)} of silence"
        " the connection ends",
    ),
    (
        "agents of guests",
        f"{own_agents.MOST} of one guest; {agents.GUESTS_PER_ADDRESS} connections from one address,"
        f" {agents.GUESTS_HERE} in all",
    ),
    (
        "an entrant of the ladder",
        f"the time and memory of programs, and {_seconds(referee.RESERVE_S)} more for a match; a match is a tie after"
        f" {referee.MOST_PLIES} moves",
    ),
    (
        "deals of a pair on the ladder",
        f"{pairs.DEALS}, for {ladder.COUNTS_MS // guests.DAY_MS} days; the newest {ladder.RECORDED} keep their records",
    ),
    ("notification channels of one guest", str(channels.CHANNELS)),
    (
        "greetings of webhooks under way",
        f"{greetings.OF_ONE} for one address that asks, {greetings.OF_ALL} of all",
    ),
    (
        "notices being sent at a time",
        f"{dispatcher.SLOTS}, each for {_seconds(notice_sender.SEND_S)} at most, and"
        f" {dispatcher.SLOW_SLOTS} more over channels that were slow within the last hour",
    ),
    (
        "an address that gets a notice",
        f"{_seconds(resolver.TIMEOUT_S)} to look its name up, {_seconds(outgoing.TIMEOUT_S)} to answer;"
        f" {exchange.HEAD_BYTES >> 10} KiB of the answer's head are read",
    ),
    ("a digest", f"lists {formats.MOST_TABLES} tables, or as many as fit"),
)
"""What is limited, and how."""

DATABASE: Final[Sequence[Row]] = (
    ("connecting to PostgreSQL", _seconds(patience.CONNECT_S)),
    ("a statement of PostgreSQL", _seconds(patience.STATEMENT_S)),
    (
        f"a test of a connection that was idle for {_seconds(engines.PING_AFTER_S)}",
        _seconds(engines.PING_S),
    ),
    ("a free connection, or the turn to write to SQLite", _seconds(patience.TURN_S)),
    ("another process that holds SQLite's write lock", _seconds(patience.BUSY_S)),
    ("a thread of SQLite, whose disk may not answer", _seconds(patience.STUCK_S)),
    ("all statements of one action together", _seconds(patience.BLOCK_S)),
    (
        "a transaction without a statement (PostgreSQL ends it, and frees its locks)",
        _seconds(patience.IDLE_S),
    ),
    ("a statement of a migration", f"{patience.AT_LENGTH_S / 3600:g} hour"),
)
"""The longest waits for a database."""
