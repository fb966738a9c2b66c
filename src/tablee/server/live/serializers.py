"""What a guest may know of a table: the only place where answers about a match are made.

All of it comes from the match's `story` and `view`, which are made for one viewer.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from tablee.core.by_seat import kept_by_seat
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.rng import seed_commitment
from tablee.games import find, installed
from tablee.match import Match
from tablee.match import Step as MatchStep
from tablee.server import clock
from tablee.server.live import series
from tablee.server.live.clock_events import terms_of
from tablee.server.live.dealing import secret_of, shares_of
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.faces import faces
from tablee.server.names.names import distinct_names
from tablee.server.protocol.new_tables import GameInfo
from tablee.server.protocol.people import Face
from tablee.server.protocol.server_frames import EarlierTalk, Happened, Now, Offered, Step, Talk
from tablee.server.protocol.tables import Bound, Clocks, Consents, Outcome, ProposalInfo, Seat, TableInfo
from tablee.store.rows import ChatMessage, ClockState, MatchRow, Proposal, RematchOffer, SeatRow, TableEvent


def table_of(live: LiveMatch, guest: str | None, present: Collection[str]) -> TableInfo:
    """Return the table of a match in memory as `guest` sees it; `present`: the guests connected to it."""
    return table_info(live.row, guest, present, live.stood_in, live.steps_in)


def table_info(
    row: MatchRow,
    guest: str | None,
    present: Collection[str],
    stood_in: Collection[int] = (),
    steps_in: Mapping[int, int] | None = None,
) -> TableInfo:
    """Return the table as `guest` sees it.

    `present`: the guests connected to it; `stood_in`: the seats that bots play meanwhile; `steps_in`: when bots begin
    to play other seats.
    """
    game, at = _game(row), clock.now()
    return TableInfo(
        table=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        pause=row.pause,
        state=row.state,
        host=guest is not None and guest == row.host,
        commitment=seed_commitment(secret_of(row)),
        seats=_seats(row, guest, present, stood_in, steps_in or {}, at),
        turn=row.turn,
        ply=row.ply,
        opened=row.created,
        result=None if row.outcome is None else Outcome(**row.outcome),
        previous=row.previous,
        next=row.next,
        revenge=may_repeat(row),
        repeats=row.repeats,
        open=row.public,
        stand_in=row.stand_in,
        sides=list(range(row.players)) if game is None else game.sides(row.options, row.players),
        host_seat=next((seat.seat for seat in row.seats if row.host and seat.guest == row.host), None),
        starts_in=None if row.starts is None else max(0, row.starts - at),
        quick=row.quick is not None,
        fills_in=None if row.fills is None or row.state != "waiting" else max(0, row.fills - at),
        locked=row.locked,
        older_rules=game is not None and game is not installed()[row.game],
        bound=_bound(row),
        series=series.shown(row),
        terms=terms_of(row),
        at=at,
        deadline=(row.deadline or None) if row.clock_state is None else row.clock_state.deadline,
        clocks=_clocks(row.clock_state) if row.state == "running" else None,
        zone=next((seat.zone for seat in row.seats if guest is not None and seat.guest == guest), None),
        consents=_consents(row, guest),
    )


def _consents(row: MatchRow, guest: str | None) -> Consents | None:
    """Return the guest's own answer, and how many people are asked; people at one device agree together."""
    sitting = [(seat.guest, seat.agrees) for seat in row.seats if seat.guest is not None]
    seated = {who for who, _ in sitting}
    asked = sitting + [(one.guest, one.agrees) for one in row.departed if one.guest not in seated]
    own = [agrees for who, agrees in asked if who == guest]
    if not own:
        return None
    return Consents(own=own[0], asked=len(asked))


def _clocks(clocks: ClockState | None) -> Clocks | None:
    if clocks is None:
        return None
    return Clocks(
        since=clocks.since,
        banks=None if clocks.banks is None else list(clocks.banks),
        paused=clocks.paused,
        overdue=clocks.overdue,
        out=list(clocks.out),
        vacations=None if clocks.vacations is None else list(clocks.vacations),
        away=None if clocks.away is None else list(clocks.away),
        spared=None if clocks.spared is None else list(clocks.spared),
    )


def _bound(row: MatchRow) -> list[Bound]:
    if row.state != "waiting":
        return []
    return [Bound(share.seat, share.commitment, share.nonce is not None) for share in shares_of(row)]


def _game(row: MatchRow) -> Game[Any] | None:
    """Return the game by the rules that the match began with; None if these are not installed."""
    try:
        return find(row.game, row.rules)
    except TableeError:
        return None


def may_repeat(row: MatchRow) -> bool:
    """True if a return game may be offered: the game allows it, and this match is not one already."""
    game = _game(row)
    return game is not None and not row.repeats and game.setup_plies(row.options) is not None


def _seats(
    row: MatchRow,
    guest: str | None,
    present: Collection[str],
    stood_in: Collection[int],
    steps_in: Mapping[int, int],
    now: int,
) -> list[Seat]:
    names = distinct_names(row.seats)
    by_bots = {*stood_in, *(() if row.clock_state is None else row.clock_state.out)}
    due = {seat: max(0, at - now) for seat, at in steps_in.items()}
    return [
        _seat(seat, name, face, guest, present, seat.seat in by_bots, due.get(seat.seat), row.state)
        for seat, name, face in zip(row.seats, names, faces(row.seats, names), strict=True)
    ]


def _seat(
    seat: SeatRow,
    name: str,
    face: Face | None,
    guest: str | None,
    present: Collection[str],
    stood_in: bool,
    steps_in: int | None,
    state: str,
) -> Seat:
    own = guest is not None and seat.guest == guest
    return Seat(
        seat=seat.seat,
        # Pages show a program as a bot with a name and without a level.
        kind="bot" if seat.kind == "program" else seat.kind,
        name=name,
        level=seat.level if seat.by_computer else None,
        present=seat.by_computer or (seat.guest is not None and seat.guest in present),
        mine=own and not (seat.resigned and state == "running"),
        own=own,
        resigned=seat.resigned,
        resigned_at=seat.resigned_at,
        stood_in=stood_in,
        steps_in=steps_in,
        face=face,
    )


def each_step(live: LiveMatch, viewpoint: int | None, since: int) -> Iterator[Step]:
    """Yield every ply after `since` as the seat `viewpoint` sees it (None: as a spectator does)."""
    return (_step(seen, live.made_at(seen.ply)) for seen in live.match.story(viewpoint, since))


def steps(live: LiveMatch, viewpoint: int | None, since: int) -> list[Step]:
    """Return all of `each_step`."""
    return list(each_step(live, viewpoint, since))


def closed_step(live: LiveMatch, viewpoint: int | None, ply: int) -> Step | None:
    """Return ply `ply` as the seat `viewpoint` sees it from now on, if that is less than before."""
    seen = live.match.hidden_again(viewpoint, ply)
    return None if seen is None else _step(seen, live.made_at(seen.ply))


def last_step(live: LiveMatch, viewpoint: int | None) -> Step:
    """Return the latest ply as the seat `viewpoint` sees it."""
    (step,) = steps(live, viewpoint, live.match.ply - 1)
    return step


def _step(seen: MatchStep, made: int) -> Step:
    return Step(
        seen.ply,
        seen.seat,
        seen.move,
        seen.events,
        seen.view,
        seen.standing,
        seen.score_breakdown,
        made,
        seen.by,
        seen.helped,
    )


def replayed(row: MatchRow, match: Match) -> tuple[TableInfo, list[Step], Now]:
    """Return a finished match without a table in the store: its table, every ply, and its end, as spectators see them.

    The plies have the time at which the match was over.
    """
    outcome = match.outcome
    assert outcome is not None
    plies = [_step(seen, row.changed) for seen in match.story(None)]
    end = Now(
        ply=match.ply,
        turn=None,
        legal=None,
        more=False,
        over=Outcome(outcome.scores, outcome.ranks, outcome.resigned),
        seed=shown_seed(row),
        undone=0,
        undo=False,
        ahead=[],
    )
    return table_info(row, None, ()), plies, end


def now(live: LiveMatch, viewpoint: int | None, guest: str | None) -> Now:
    """Return the state of the turn, with the legal moves if the connection has the viewpoint of the seat to act.

    The guest who made the last move learns from every viewpoint whether they can undo it.
    """
    match, row = live.match, live.row
    outcome, turn = match.outcome, match.turn
    legal = live.legal() if viewpoint is not None and viewpoint == turn else None
    return Now(
        ply=match.ply,
        turn=turn,
        legal=None if legal is None else legal.moves,
        more=legal is not None and legal.more,
        over=None if outcome is None else Outcome(outcome.scores, outcome.ranks, outcome.resigned),
        seed=shown_seed(row),
        undone=live.undone,
        undo=guest is not None and guest == live.undoer(),
        ahead=[] if viewpoint is None or turn is None or turn == viewpoint else _sayable(live, viewpoint),
    )


def _sayable(live: LiveMatch, viewpoint: int) -> list[str]:
    """Return the moves that this seat, which is not to act, may make ahead."""
    return [] if live.has_resigned(viewpoint) else list(live.game.ahead(live.match.position, viewpoint))


def shown_seed(row: MatchRow) -> str | None:
    """Return the seed once it is no secret: when the match is over; in a return game, from the start."""
    return row.seed if row.state == "over" or row.repeats else None


def talk(message: ChatMessage, guest: str | None) -> Talk:
    """Return a line of chat as `guest` reads it: its author is known by seat and name only."""
    own = guest is not None and guest == message.guest
    return Talk(message.n, message.seat, message.name, message.preset, message.text, message.at, own)


def earlier_talk(message: ChatMessage, guest: str, table: str, row: MatchRow) -> EarlierTalk:
    """Return a line of chat at an earlier `table` as `guest` reads it at the table of `row`."""
    seat = next(
        (seat.seat for seat in row.seats if seat.guest is not None and seat.guest == message.guest), None
    )
    own = guest == message.guest
    said = (message.name, message.preset, message.text, message.at)
    return EarlierTalk(message.n, seat, *said, own, table)


def happened(event: TableEvent) -> Happened:
    """Return a table event; it hides nothing from any guest."""
    return Happened(event.n, event.ply, event.kind, event.seat, event.params, event.at)


def offered(offer: RematchOffer | None) -> Offered:
    """Return the offer of another match."""
    return Offered("none", []) if offer is None else Offered(offer.kind, list(offer.seats))


def proposals(live: LiveMatch, found: Sequence[Proposal], guest: str | None) -> list[ProposalInfo]:
    """Return the open proposals, by seat, as `guest` sees them; none once the match is over."""
    return [] if live.row.state != "running" else [_proposal(live, one, guest) for one in found]


def _proposal(live: LiveMatch, proposal: Proposal, guest: str | None) -> ProposalInfo:
    seats = live.playing(proposal.guest)
    return ProposalInfo(
        kind=proposal.kind,
        n=proposal.n,
        own=proposal.guest == guest,
        seat=seats[0] if seats else None,
        name=proposal.name,
        params=proposal.params,
        at=proposal.at,
        agreed=[seat for guest in sorted(proposal.agreed) for seat in live.playing(guest)],
        asked=[seat for guest in sorted(proposal.asked) for seat in live.playing(guest)],
    )


def games(variants: bool) -> list[GameInfo]:
    """Return every installed game; `variants`: this server offers them."""
    return [
        GameInfo(
            game=game.name,
            players=(game.min_players, game.max_players),
            options=game.options.schema(),
            variants=variants and bool(game.options.parameters),
            levels=list(game.bot_levels),
            revenge=game.setup_plies(game.options.fill({})) is not None,
            by_seat=sorted(kept_by_seat(game)),
        )
        for game in installed().values()
    ]
