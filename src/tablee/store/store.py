"""The whole store, as the server uses it."""

from typing import Self

from tablee.store.analyses import Analyses
from tablee.store.cancelling import Cancelling
from tablee.store.chat import Chat
from tablee.store.database import Database
from tablee.store.guests import Guests
from tablee.store.helps import Helps
from tablee.store.log import Log
from tablee.store.matches import Matches
from tablee.store.migrate import migrate
from tablee.store.nonces import Nonces
from tablee.store.offers import Offers
from tablee.store.presences import Presences
from tablee.store.table_events import TableEvents


class Store:
    """One database and what is in it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.guests = Guests(database)
        self.matches = Matches(database)
        self.cancelling = Cancelling(database)
        self.nonces = Nonces(database)
        self.log = Log(database)
        self.helps = Helps(database)
        self.chat = Chat(database)
        self.offers = Offers(database)
        self.presences = Presences(database)
        self.table_events = TableEvents(database)
        self.analyses = Analyses(database)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Connect, and bring the tables up to date. Raises `DatabaseAddressError`."""
        database = Database(address)
        await database.prepare()
        await migrate(database)
        return cls(database)

    async def close(self) -> None:
        """Give all connections back."""
        await self.database.close()
