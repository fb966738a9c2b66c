"""The ladder of the server's programs and bots: its deals, its standings, and the process that plays."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from tablee.store.schema.base import metadata

# A deal, played by `one` and `other` from both seats: the two matches, and their records if they are still kept. All
# JSON here is text, because the process that ranks reads it, and this one does not.
ladder_deals = Table(
    "ladder_deals",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("one", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("matches", Text, nullable=False),
    Column("records", Text, nullable=True),
    Index("ix_ladder_deals_game_one_other", "game", "one", "other"),
)

# The standings of a game, as they were after the deals until then.
ladder_standings = Table(
    "ladder_standings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
)

# The one process that plays for the ladder, until then unless it says so again. There is one row, with `n` 1.
ladder_leases = Table(
    "ladder_leases",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("node", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
