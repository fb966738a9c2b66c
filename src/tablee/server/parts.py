"""The parts of one server process that requests and sockets use, in groups.

`Services` builds them. A function or class takes the group, or the part, that it needs.
"""

from dataclasses import dataclass

from tablee.bots.programs.offered import Programs
from tablee.server.access.bans import Bans
from tablee.server.access.in_turn import InTurn
from tablee.server.access.origin import Origins
from tablee.server.access.rate_limits import RateLimits
from tablee.server.access.secret_limits import SecretLimits
from tablee.server.clocks.away import Away
from tablee.server.clocks.outages import Outages
from tablee.server.delivery.announcements import Announcements
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.delivery.feed import Feed
from tablee.server.guests.claiming import Claiming
from tablee.server.guests.devices import Devices
from tablee.server.guests.forgetting import Forgetting
from tablee.server.guests.passkeys import Passkeys
from tablee.server.guests.recovery import Recovery
from tablee.server.ladder.entrants import Entrants
from tablee.server.ladder.replays import Replays
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.greetings import Greetings
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.metrics import Metrics
from tablee.server.play.changes import Presence
from tablee.server.play.matches import Matches
from tablee.server.play.play import Play
from tablee.server.settings import Settings
from tablee.server.tables.ahead import MovesAhead
from tablee.server.tables.countdowns import Countdowns
from tablee.server.tables.filling import Filling
from tablee.server.tables.proposals import Proposals
from tablee.server.tables.quick_matches import QuickMatches
from tablee.server.tables.rematch import Rematches
from tablee.server.tables.stand_ins import StandIns
from tablee.server.tables.substitute import Substitutes
from tablee.server.tables.table_limits import TableLimits
from tablee.server.talk.moderating import Moderating
from tablee.server.talk.reporting import Reporting
from tablee.server.talk.speaking import Speaking
from tablee.server.thinker import Rules
from tablee.server.thinking.analyses import Analyses
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.hints import Hints
from tablee.server.thinking.seeds import Seeds
from tablee.store.store import Store


@dataclass(frozen=True)
class AccessParts:
    """The checks of every request and socket.

    `in_turn` lets requests of one guest wait for each other; `open_sockets` counts sockets by address.
    """

    origins: Origins
    rate_limits: RateLimits
    secret_limits: SecretLimits
    bans: Bans
    in_turn: InTurn
    open_sockets: dict[str, int]


@dataclass(frozen=True)
class DeliveryParts:
    """The connections of this process, and what sends to them."""

    connections: Connections
    broadcaster: Broadcaster
    feed: Feed
    presence: Presence
    announcements: Announcements


@dataclass(frozen=True)
class GuestParts:
    """The ways in which a guest is recognised."""

    devices: Devices
    passkeys: Passkeys
    recovery: Recovery
    claiming: Claiming
    forgetting: Forgetting


@dataclass(frozen=True)
class TableParts:
    """The changes of a table besides moves."""

    table_limits: TableLimits
    rematches: Rematches
    stand_ins: StandIns
    proposals: Proposals
    substitutes: Substitutes
    countdowns: Countdowns
    filling: Filling
    quick_matches: QuickMatches
    moves_ahead: MovesAhead


@dataclass(frozen=True)
class ClockParts:
    """The changes of a clock besides moves."""

    away: Away
    outages: Outages


@dataclass(frozen=True)
class ThinkingParts:
    """Bots, hints, analyses, the ladder, and the randomness of deals."""

    seeds: Seeds
    rules: Rules
    programs: Programs
    entrants: Entrants
    fair_shares: FairShares
    hints: Hints
    analyses: Analyses
    ladder_replays: Replays


@dataclass(frozen=True)
class NotificationParts:
    """The ways to notify a guest who is away."""

    channels: Channels
    greetings: Greetings


@dataclass(frozen=True)
class TalkParts:
    """Chat, reports and moderation."""

    speaking: Speaking
    reporting: Reporting
    moderating: Moderating


@dataclass(frozen=True)
class Parts:
    """All of them."""

    store: Store
    settings: Settings
    metrics: Metrics
    background: BackgroundTasks
    matches: Matches
    play: Play
    access: AccessParts
    delivery: DeliveryParts
    guests: GuestParts
    tables: TableParts
    clocks: ClockParts
    thinking: ThinkingParts
    notifications: NotificationParts
    talk: TalkParts
