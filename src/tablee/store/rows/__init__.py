"""The store's results: one struct a row, without a link back to the database.

- conduct: chat, mutes and blocks, and the actions of moderators
- ladder: the ladder of programs and bots
- log: moves and other events of a match
- match: matches with their seats and clocks
- notices: the channels and wishes of guests, and the notices for them
- pending: requests of people at a table that are not carried out yet
- people: guests, and the proofs of who they are; agents on other machines
"""

from tablee.store.rows.conduct import ChatMessage, KeptAway, ModerationEntry, Moderator, ReportRow
from tablee.store.rows.ladder import LadderDealRow, LadderStandingsRow
from tablee.store.rows.log import Entry, Outage, Resignation, TableEvent, TakenBack
from tablee.store.rows.match import ClockState, Departed, MatchRow, Nonce, Progress, SeatRow, Summary
from tablee.store.rows.notices import Channel, ChannelKind, Notice, NoticeKind, NoticeMode, NoticeWishes
from tablee.store.rows.pending import MoveAhead, Proposal, RematchOffer
from tablee.store.rows.people import UNKNOWN, Agent, AgentToken, Device, Guest, OwnAgent, Passkey, Recovery

__all__ = [
    "UNKNOWN",
    "Agent",
    "AgentToken",
    "Channel",
    "ChannelKind",
    "ChatMessage",
    "ClockState",
    "Departed",
    "Device",
    "Entry",
    "Guest",
    "KeptAway",
    "LadderDealRow",
    "LadderStandingsRow",
    "MatchRow",
    "ModerationEntry",
    "Moderator",
    "MoveAhead",
    "Nonce",
    "Notice",
    "NoticeKind",
    "NoticeMode",
    "NoticeWishes",
    "Outage",
    "OwnAgent",
    "Passkey",
    "Progress",
    "Proposal",
    "Recovery",
    "RematchOffer",
    "ReportRow",
    "Resignation",
    "SeatRow",
    "Summary",
    "TableEvent",
    "TakenBack",
]
