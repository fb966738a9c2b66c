"""The whole store, as the server uses it."""

from typing import Self

from tablee.store.agent_tokens import AgentTokens
from tablee.store.analyses import Analyses
from tablee.store.attempts import Attempts
from tablee.store.attendance import Attendances
from tablee.store.blocks import Blocks
from tablee.store.cancelling import Cancelling
from tablee.store.channels import Channels
from tablee.store.chat import Chat
from tablee.store.claims import Claims
from tablee.store.clocks import Clocks
from tablee.store.consents import Consents
from tablee.store.corrections import Corrections
from tablee.store.database import Database
from tablee.store.due import Due
from tablee.store.entrances import Entrances
from tablee.store.forgetting import Forgetting
from tablee.store.given_matches import GivenMatches
from tablee.store.guests import Guests
from tablee.store.hosting import Hosting
from tablee.store.ladder import Ladder
from tablee.store.log import Log
from tablee.store.matches import Matches
from tablee.store.merging import Merging
from tablee.store.messages import Messages
from tablee.store.moderation import Moderation
from tablee.store.moves_ahead import MovesAhead
from tablee.store.new_moves import NewMoves
from tablee.store.nonces import Nonces
from tablee.store.offers import Offers
from tablee.store.opening import open_database, open_for_service
from tablee.store.orders import OperatorOrders
from tablee.store.outages import Outages
from tablee.store.outbox import Outbox
from tablee.store.own_agents import OwnAgents
from tablee.store.own_data import OwnData
from tablee.store.parting import Parting
from tablee.store.passkeys import Passkeys
from tablee.store.presences import Presences
from tablee.store.proposals import Proposals
from tablee.store.pruning import Pruning
from tablee.store.question_queue import QuestionQueue
from tablee.store.quick_tables import QuickTables
from tablee.store.recoveries import Recoveries
from tablee.store.reports import Reports
from tablee.store.server_keys import ServerKeys
from tablee.store.signals import Signals, signals_of
from tablee.store.substitutes import Substitutes
from tablee.store.table_events import TableEvents
from tablee.store.tables_of_guests import TablesOfGuests
from tablee.store.turn_queue import TurnQueue
from tablee.store.whole_matches import WholeMatches


class Store:
    """One database and its contents."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.agent_tokens = AgentTokens(database)
        self.own_agents = OwnAgents(database)
        self.guests = Guests(database)
        self.claims = Claims(database)
        self.merging = Merging(database)
        self.parting = Parting(database)
        self.turn_queue = TurnQueue(database)
        self.question_queue = QuestionQueue(database)
        self.ladder = Ladder(database)
        self.attempts = Attempts(database)
        self.passkeys = Passkeys(database)
        self.recoveries = Recoveries(database)
        self.forgetting = Forgetting(database)
        self.own_data = OwnData(database)
        self.pruning = Pruning(database)
        self.matches = Matches(database)
        self.cancelling = Cancelling(database)
        self.hosting = Hosting(database)
        self.messages = Messages(database)
        self.nonces = Nonces(database)
        self.log = Log(database)
        self.whole_matches = WholeMatches(database)
        self.new_moves = NewMoves(database)
        self.signals: Signals = signals_of(database)
        self.corrections = Corrections(database)
        self.chat = Chat(database)
        self.blocks = Blocks(database)
        self.reports = Reports(database)
        self.moderation = Moderation(database)
        self.entrances = Entrances(database)
        self.orders = OperatorOrders(database)
        self.offers = Offers(database)
        self.proposals = Proposals(database)
        self.presences = Presences(database)
        self.substitutes = Substitutes(database)
        self.table_events = TableEvents(database)
        self.tables_of_guests = TablesOfGuests(database)
        self.quick_tables = QuickTables(database)
        self.clocks = Clocks(database)
        self.due = Due(database)
        self.outages = Outages(database)
        self.moves_ahead = MovesAhead(database)
        self.analyses = Analyses(database)
        self.consents = Consents(database)
        self.given_matches = GivenMatches(database)
        self.server_keys = ServerKeys(database)
        self.channels = Channels(database)
        self.outbox = Outbox(database)
        self.attendances = Attendances(database)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Connect, and bring the tables up to date.

        Raises `DatabaseAddressError`, `DatabaseDriverError`, and `CannotOpenError` with the reason.
        """
        return cls(await open_database(address))

    @classmethod
    async def open_for_service(cls, address: str) -> Self:
        """Open for a server, even if the file is damaged or its check takes long.

        The database then refuses everything.
        """
        return cls(await open_for_service(address))

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()
