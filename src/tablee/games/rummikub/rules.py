"""A turn: if it is legal (`check`), and its effect (`play`). Source: rulings 4.

The rules are checked in one fixed order, and an error names the first broken one:

1. `rummikub.syntax`, `rummikub.set`: the text consists of tiles, and each set is valid;
2. `rummikub.missing`: a tile of the table vanished; `rummikub.not_yours`: a tile was added that is not on the rack;
   `rummikub.nothing_laid`: no tile was added;
3. `rummikub.opening_table`, `rummikub.opening`: the first play consists of new sets only, with enough points;
4. `rummikub.joker_held`, `rummikub.joker_support`, `rummikub.joker_new_set`, `rummikub.joker_mixed_set`: a freed joker
   was free to leave, and its set has two tiles from the rack, and is new if an option requires that;
5. `rummikub.discard_none`, `rummikub.discard_last`, `rummikub.discard_missing`, `rummikub.discard_not_held`.
"""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.rummikub.events import joker_freed, kept, laid, opened, passed, tile_parts
from tablee.games.rummikub.jokers import GOES_ON, HELD, NOT_NEW, Freed, Verdict, judge
from tablee.games.rummikub.moves import DRAW, PASS, Proposal, parse
from tablee.games.rummikub.opening import check_opening, opening_points
from tablee.games.rummikub.pieces import KINDS, SUPPORT, counted, listed, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.rounds import discard, draw, end_turn
from tablee.games.rummikub.sets import Meld, in_order, role_text, tiles_of


class Turn:
    """A legal turn: the new table in order, the tiles laid, the discard, the opening points, and the freed jokers."""

    def __init__(
        self,
        table: list[Meld],
        laid: list[int],
        discard: int | None,
        opened_with: int | None,
        freed: list[Freed],
    ) -> None:
        self.table = table
        self.laid = laid
        self.discard = discard
        self.opened_with = opened_with
        self.freed = freed


def check(position: RummikubPosition, move: str) -> Turn | None:
    """Return the turn that the move describes; None if it draws or passes.

    Raises `IllegalMoveError` for the first rule that the move breaks.
    """
    if move in (DRAW, PASS):
        _check_without_tiles(position, move)
        return None
    return turn_of(position, position.turn, parse(move))


def play(position: RummikubPosition, move: str) -> list[Event]:
    """Draw, pass, or lay and discard; then end the turn."""
    return play_turn(
        position, move, None if move in (DRAW, PASS) else turn_of(position, position.turn, parse(move))
    )


def play_turn(position: RummikubPosition, move: str, turn: Turn | None) -> list[Event]:
    """Do the same as `play` with what `check` returned for this move here."""
    seat = position.turn
    assert seat is not None
    position.listing = None
    if turn is None:
        if move == DRAW:
            return [draw(position), *end_turn(position, laid=False, passed=False)]
        return [passed(seat), *end_turn(position, laid=False, passed=True)]
    events = _lay(position, seat, turn)
    if turn.discard is not None:
        events.append(discard(position, turn.discard))
    elif position.draws_first and position.racks[seat]:
        events.append(kept(seat))
    return events + end_turn(position, laid=bool(turn.laid), passed=False)


def _check_without_tiles(position: RummikubPosition, move: str) -> None:
    """Check a turn spent drawing or passing.

    Raises `IllegalMoveError` `rummikub.no_draw`, `rummikub.no_pass`, `rummikub.pool_empty`, `rummikub.pool_left`
    (count).
    """
    if position.draws_first:
        raise IllegalMoveError("rummikub.no_draw" if move == DRAW else "rummikub.no_pass")
    if move == DRAW and not position.pool:
        raise IllegalMoveError("rummikub.pool_empty")
    if move == PASS and position.pool:
        raise IllegalMoveError("rummikub.pool_left", {"count": len(position.pool)})


def _lay(position: RummikubPosition, seat: int, turn: Turn) -> list[Event]:
    """Put the new table down, and return the events."""
    if not turn.laid:
        return []
    events = [laid(seat, turn.laid, position.table, turn.table)]
    position.table = turn.table
    for tile in turn.laid:
        position.racks[seat].remove(tile)
    if turn.opened_with is not None:
        position.opened[seat] = True
        events.append(opened(seat, turn.opened_with))
    for freed in turn.freed:
        events.append(joker_freed(seat, role_text(freed.before.role), freed.after.meld))
    return events


def turn_of(position: RummikubPosition, seat: int | None, proposal: Proposal) -> Turn:
    """Return the turn of `proposal` for the seat to act. Raises `IllegalMoveError` for the first broken rule."""
    assert seat is not None
    rack = counted(position.racks[seat])
    if proposal.melds is None:
        if not position.draws_first:
            raise IllegalMoveError("rummikub.nothing_laid")
        turn = Turn(position.table, [], proposal.discard, None, [])
    else:
        turn = _turn_with_table(position, seat, rack, proposal.melds, proposal.discard)
    for kind in turn.laid:
        rack[kind] -= 1
    _check_discard(position, rack, proposal.discard)
    return turn


def _turn_with_table(
    position: RummikubPosition, seat: int, rack: list[int], melds: list[Meld], discarded: int | None
) -> Turn:
    new = _laid(position.table, melds, rack)
    if not position.opened[seat]:
        check_opening(position.table, melds, position.options["opening"])
        points = opening_points(position.table, melds)
        return Turn(in_order(melds), listed(new), discarded, points, [])
    verdict = judge(position.table, melds, new, position.joker_rules)
    _check_jokers(verdict)
    return Turn(in_order(melds), listed(new), discarded, None, verdict.freed)


def _laid(table: list[Meld], melds: list[Meld], rack: list[int]) -> list[int]:
    """Return the number of tiles of each kind from the rack. Raises `IllegalMoveError` if the tiles do not add up."""
    before = counted(tiles_of(table))
    after = counted(tiles_of(melds))
    new = [after[kind] - before[kind] for kind in range(KINDS)]
    gone = [max(0, -count) for count in new]
    if any(gone):
        raise IllegalMoveError("rummikub.missing", {"tiles": names(listed(gone))})
    foreign = [max(0, new[kind] - rack[kind]) for kind in range(KINDS)]
    if any(foreign):
        raise IllegalMoveError("rummikub.not_yours", {"tiles": names(listed(foreign))})
    if not any(new):
        raise IllegalMoveError("rummikub.nothing_laid")
    return new


def _check_jokers(verdict: Verdict) -> None:
    """Raise `IllegalMoveError` if the jokers break a rule.

    The codes are `rummikub.joker_held` (set, tiles), `rummikub.joker_support` (set, laid, needed), and
    `rummikub.joker_new_set` and `rummikub.joker_mixed_set` (set, tiles, needed).
    """
    if verdict.fault is None or verdict.at is None:
        return
    before, after = verdict.at.before, verdict.at.after
    params: dict[str, Any]
    if verdict.fault == HELD:
        params = {"set": before.meld.names(), "tiles": names(before.replacements)}
    elif verdict.fault in (NOT_NEW, GOES_ON):
        params = {"set": after.meld.names(), "tiles": names(verdict.old), "needed": SUPPORT}
    else:
        params = {"set": after.meld.names(), "laid": verdict.support, "needed": SUPPORT}
    raise IllegalMoveError(verdict.fault, params)


def _check_discard(position: RummikubPosition, rack: list[int], discarded: int | None) -> None:
    """Check the discard; `rack` counts the tiles left after laying."""
    left = sum(rack)
    if discarded is None:
        if position.discards(left):
            raise IllegalMoveError("rummikub.discard_missing")
        return
    if not position.draws_first or left == 0:
        raise IllegalMoveError("rummikub.discard_none", {**tile_parts(discarded), "left": left})
    if rack[discarded] == 0:
        raise IllegalMoveError("rummikub.discard_not_held", tile_parts(discarded))
    if position.keeps_last(left):
        raise IllegalMoveError("rummikub.discard_last", tile_parts(discarded))
