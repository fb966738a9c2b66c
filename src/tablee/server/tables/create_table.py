"""Creating tables: a requested table as a match with seats, and the next match after one that is over."""

import base64
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from tablee.core.game import Game
from tablee.core.options import OptionValues
from tablee.games import find
from tablee.match import Match
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live import series
from tablee.server.names.names import checked
from tablee.server.protocol.new_tables import (
    AnyWish,
    BotWish,
    DeviceWish,
    FriendWish,
    MeWish,
    OpenTable,
    ProgramWish,
)
from tablee.server.protocol.seating import AnyGift
from tablee.server.protocol.terms import Help, Terms
from tablee.server.thinking.program_settings import check_program
from tablee.store.rows import Entry, MatchRow, SeatRow

Offered: TypeAlias = Mapping[str, tuple[str, str] | None]
"""What `offered_to` returns."""
NOTHING_OFFERED: Final[Offered] = {}

NO_HELP: Final = Help(hints=False, look_back=False, take_back=False)
"""The help at matches that count."""


def new_table_id() -> str:
    """Return 80 random bits, in letters and digits that people can read aloud."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def check_level(game: Game[Any], level: int) -> None:
    """Raise `RefusalError` `bot.level` (level, levels) unless the game has a bot of this level."""
    if level not in game.bot_levels:
        raise RefusalError("bot.level", level=level, levels=list(game.bot_levels))


def bot_seat(game: Game[Any], seat: int, asked: AnyGift, programs: Offered) -> SeatRow:
    """Return the seat of a bot, or of one of `programs`. Raise `RefusalError` (`bot.level`, `program.unknown`)."""
    if isinstance(asked, ProgramWish):
        check_program(asked.program, programs)
        return SeatRow(seat, "program", None, asked.program, None, agent=programs[asked.program])
    check_level(game, asked.level)
    return SeatRow(seat, "bot", None, "", asked.level)


def requested_match(
    body: OpenTable, host: str, seed: str, programs: Offered = NOTHING_OFFERED, variants: bool = False
) -> MatchRow:
    """Return the match that a guest requests, dealt from `seed`, not stored yet.

    `programs` are offered to the host for this game; `variants`: this server offers them.

    Raise `UnknownGameError`, `OptionError`, `RefusalError` (`bot.level`, `program.unknown`, `table.seats`,
    `table.variant`, `guest.name`, `terms.time_out`, `terms.counts`).
    """
    game = find(body.game)
    seats = tuple(_seat(game, number, asked, host, programs) for number, asked in enumerate(body.seats))
    mine = sum(isinstance(asked, MeWish) for asked in body.seats)
    if mine > 1 or (mine == 0 and any(isinstance(asked, DeviceWish) for asked in body.seats)):
        raise RefusalError("table.seats")
    match = Match.new(game, len(seats), body.options, seed)
    check_variant(game, match.options, variants)
    check_terms(game, body.terms, seats)
    row = _row(match, seats, host, body.pause, body.open, body.stand_in)
    fills = fills_at(row.state, body.terms, row.created)
    return _agreed(msgspec.structs.replace(row, fills=fills), msgspec.to_builtins(body.terms))


def check_variant(game: Game[Any], options: OptionValues, variants: bool) -> None:
    """Raise `RefusalError` `table.variant` if numbers differ from the rulebook and the server offers no `variants`."""
    if not variants and game.options.changed(options):
        raise RefusalError("table.variant")


def check_terms(game: Game[Any], terms: Terms, seats: Sequence[SeatRow]) -> None:
    """Raise `RefusalError` if these terms are impossible (`terms.time_out`) or contradictory (`terms.counts`)."""
    if terms.clock is not None and terms.time_out != "others" and not game.bot_levels:
        raise RefusalError("terms.time_out")
    if terms.counts and (terms.help != NO_HELP or terms.fill or not _may_count(seats)):
        raise RefusalError("terms.counts")


def _may_count(seats: Sequence[SeatRow]) -> bool:
    """True if only people have seats, each at a screen of their own."""
    return all(seat.kind in ("guest", "free") for seat in seats)


def _agreed(row: MatchRow, terms: dict[str, Any]) -> MatchRow:
    """Return the match with these terms; if they have a clock, a server checks it as soon as the match begins."""
    return msgspec.structs.replace(row, terms=terms, deadline=deadline_before(terms))


def deadline_before(terms: dict[str, Any]) -> int | None:
    """Return the deadline of a match that has not begun: 0 (checked when it begins) if the terms have a clock."""
    return 0 if terms.get("clock") else None


def fills_at(state: str, terms: Terms, since: int) -> int | None:
    """Return when bots take the free seats of a table in this state, where people wait from `since` on; None: never."""
    return since + 1000 * terms.fill if terms.fill and state == "waiting" else None


def _seat(game: Game[Any], number: int, asked: AnyWish, host: str, programs: Offered) -> SeatRow:
    match asked:
        case MeWish():
            return SeatRow(number, "guest", host, "", None)
        case DeviceWish(name):
            return SeatRow(number, "device", host, checked(name), None)
        case BotWish() | ProgramWish():
            return bot_seat(game, number, asked, programs)
        case FriendWish():
            return SeatRow(number, "free", None, "", None)


def _row(
    match: Match, seats: tuple[SeatRow, ...], host: str | None, pause: int, is_public: bool, stand_in: int
) -> MatchRow:
    at = now()
    seats = _once_each(seats)
    waits = any(seat.kind == "free" for seat in seats)
    return MatchRow(
        id=new_table_id(),
        game=match.game.name,
        rules=match.game.rules,
        options=match.options,
        players=match.players,
        seed=match.seed,
        pause=pause,
        host=host,
        created=at,
        begun=None if waits else at,
        previous=None,
        repeats=False,
        public=is_public,
        stand_in=stand_in,
        state="waiting" if waits else "running",
        ply=match.ply,
        turn=None if waits else match.turn,
        changed=at,
        outcome=None,
        revision=0,
        undone=0,
        next=None,
        seats=seats,
    )


def _once_each(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Return the seats with each guest once: a guest merged with another since the match before had two."""
    guests = [seat.guest if seat.kind == "guest" else None for seat in seats]
    return tuple(
        SeatRow(seat.seat, "free", None, "", None) if guest is not None and guest in guests[:at] else seat
        for at, (seat, guest) in enumerate(zip(seats, guests, strict=True))
    )


def rematch(previous: MatchRow, seed: str, vacant: Collection[int] = (), free: bool = False) -> MatchRow:
    """Return another match, dealt from `seed`: all players move up one seat, unless that would change the teams.

    Bots take the `vacant` seats, or these stay `free`. Bots take the seats of guests' agents whose owners do not play.
    """
    game = find(previous.game)
    match = Match.new(game, previous.players, previous.options, seed)
    terms = msgspec.convert(previous.terms, Terms)
    count = previous.players
    steps = 1 if _keeps_teams(game.sides(previous.options, count)) else 0
    seats = []
    for seat in range(count):
        from_seat = (seat - steps) % count
        sitting = msgspec.structs.replace(previous.seats[from_seat], seat=seat, resigned_at=None)
        if from_seat in vacant:
            level = None if free else nearest_level(game, terms.fill_level)
            sitting = SeatRow(seat, "free" if level is None else "bot", None, "", level)
        if not sitting.by_computer:
            sitting = msgspec.structs.replace(sitting, level=None)
        seats.append(sitting)
    seats = _with_their_owners(game, seats, terms)
    people = [sitting.guest for sitting in seats if sitting.guest is not None]
    host = previous.host if previous.host in people or not people else people[0]
    row = _row(match, _once_each(tuple(seats)), host, previous.pause, previous.public, previous.stand_in)
    fills = fills_at(row.state, terms, row.created)
    row = msgspec.structs.replace(row, previous=previous.id, fills=fills, series=series.after(previous))
    if terms.counts and not _may_count(seats):
        # A bot takes the seat of a player who left: the terms stay, but the match no longer counts.
        return _agreed(row, {**previous.terms, "counts": False})
    return _agreed(row, previous.terms)


def _with_their_owners(game: Game[Any], seats: Sequence[SeatRow], terms: Terms) -> list[SeatRow]:
    """Return the seats with a bot in place of every agent whose owner has no seat: nobody else may seat it."""
    people, level = {seat.guest for seat in seats}, nearest_level(game, terms.fill_level)
    return [
        seat
        if seat.agent is None or seat.agent[0] in people
        else SeatRow(seat.seat, "free" if level is None else "bot", None, "", level)
        for seat in seats
    ]


def nearest_level(game: Game[Any], wanted: int) -> int | None:
    """Return the level of the game's bots that is nearest to this one; None if the game has no bots."""
    return min(game.bot_levels, key=lambda level: abs(level - wanted), default=None)


def _keeps_teams(sides: Sequence[int]) -> bool:
    """True if the teams stay together when all players move up one seat."""
    moved = [*sides[-1:], *sides[:-1]]
    pairs = [(one, other) for one in range(len(sides)) for other in range(one)]
    return all((sides[one] == sides[other]) == (moved[one] == moved[other]) for one, other in pairs)


def revenge(previous: MatchRow, played: Match) -> tuple[MatchRow, Sequence[Entry]]:
    """Return the same opening position with the seats exchanged, and the moves that lead to it.

    All players move up one seat. The seed is the same, so it is no secret: `repeats` marks that.
    """
    match = Match.new(played.game, previous.players, previous.options, previous.seed)
    for move in played.moves[: played.game.setup_plies(played.options) or 0]:
        match.play(move.seat, move.move)
    count = previous.players
    moved = [msgspec.structs.replace(previous.seats[(seat - 1) % count], seat=seat) for seat in range(count)]
    seats = _with_their_owners(match.game, moved, msgspec.convert(previous.terms, Terms))
    row = _row(match, tuple(seats), previous.host, previous.pause, previous.public, previous.stand_in)
    entries = [
        Entry(ply, move.seat, move.move, None, None, row.created) for ply, move in enumerate(match.moves, 1)
    ]
    kept = {"previous": previous.id, "repeats": True, "series": series.after(previous), "deal": previous.deal}
    repeated = msgspec.structs.replace(_agreed(row, previous.terms), **kept)
    return repeated, entries
