"""What the store hands out: one struct a row, nothing that reaches back into the database.

conduct: what people say, whom they do not want to hear, and what moderators do about it
log: what happened in a match, move by move and besides the moves
match: matches with their seats and clocks
notices: where and when somebody is told, and what
pending: what people at a table ask for, before it is carried out
people: guests, and what shows that somebody is one
"""

from tablee.store.rows.conduct import ChatMessage, KeptAway, ModerationEntry, Moderator, ReportRow
from tablee.store.rows.log import Entry, Outage, Resignation, TableEvent, TakenBack
from tablee.store.rows.match import ClockState, MatchRow, Nonce, Progress, SeatRow, Summary
from tablee.store.rows.notices import Channel, ChannelKind, Notice, NoticeKind, NoticeMode, NoticeWishes
from tablee.store.rows.pending import MoveAhead, Proposal, RematchOffer
from tablee.store.rows.people import UNKNOWN, Agent, Device, Guest, Passkey, Recovery

__all__ = [
    "UNKNOWN",
    "Agent",
    "Channel",
    "ChannelKind",
    "ChatMessage",
    "ClockState",
    "Device",
    "Entry",
    "Guest",
    "KeptAway",
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
