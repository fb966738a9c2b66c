"""Whether a turn is legal: the table, the opening, the jokers and the discard, in that order (rulings 4).

The rules are tried in one fixed order, and the first one broken is named:

1. `rummikub.syntax`, `rummikub.set`: what is written down is tiles, and each set is one;
2. `rummikub.missing`: a tile of the table vanished; `rummikub.not_yours`: one was added that is not on the rack;
   `rummikub.nothing_laid`: no tile was added;
3. `rummikub.opening_table`, `rummikub.opening`: the first play is made of new sets only, worth enough;
4. `rummikub.joker_held`, `rummikub.joker_company`: a freed joker had a right to go and lies with two tiles laid;
5. `rummikub.discard_none`, `rummikub.discard_last`, `rummikub.discard_missing`, `rummikub.discard_not_held`.
"""

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.jokers import COMPANY, Freed, judge
from tablee.games.rummikub.opening import check_opening, opening_worth
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import GROUP_ROLE, Meld, in_order, tiles_of
from tablee.games.rummikub.story import parts
from tablee.games.rummikub.text import Proposal
from tablee.games.rummikub.tiles import KINDS, NAMES, counted, listed, names


class Turn:
    """A legal turn: the new table in order, the tiles laid, the discard, what it opened with, the jokers it freed."""

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


def judged(position: RummikubPosition, seat: int, proposal: Proposal) -> Turn:
    """The turn that `proposal` makes. Raises `IllegalMoveError` for the first rule broken."""
    rack = counted(position.racks[seat])
    if proposal.melds is None:
        if not position.draws_first:
            raise IllegalMoveError("rummikub.nothing_laid")
        turn = Turn(position.table, [], proposal.discard, None, [])
    else:
        turn = _judged_table(position, seat, rack, proposal.melds, proposal.discard)
    for kind in turn.laid:
        rack[kind] -= 1
    _check_discard(position, rack, proposal.discard)
    return turn


def _judged_table(
    position: RummikubPosition, seat: int, rack: list[int], melds: list[Meld], discard: int | None
) -> Turn:
    before = counted(tiles_of(position.table))
    after = counted(tiles_of(melds))
    laid = [after[kind] - before[kind] for kind in range(KINDS)]
    gone = [max(0, -count) for count in laid]
    if any(gone):
        raise IllegalMoveError("rummikub.missing", {"tiles": names(listed(gone))})
    foreign = [max(0, laid[kind] - rack[kind]) for kind in range(KINDS)]
    if any(foreign):
        raise IllegalMoveError("rummikub.not_yours", {"tiles": names(listed(foreign))})
    if not any(laid):
        raise IllegalMoveError("rummikub.nothing_laid")
    if not position.opened[seat]:
        check_opening(position.table, melds, position.options["opening"])
        worth = opening_worth(position.table, melds)
        return Turn(in_order(melds), listed(laid), discard, worth, [])
    verdict = judge(position.table, melds, laid, position.options["joker_from"] == "any")
    if verdict.at is not None:
        raise _joker_fault(verdict.fault == "right", verdict.at, verdict.company)
    return Turn(in_order(melds), listed(laid), discard, None, verdict.freed)


def _joker_fault(held: bool, freed: Freed, company: int) -> IllegalMoveError:
    before, after = freed.before.meld, freed.after.meld
    if held:
        needed = names(freed.before.replacements)
        return IllegalMoveError("rummikub.joker_held", {"set": before.names(), "tiles": needed})
    return IllegalMoveError(
        "rummikub.joker_company", {"set": after.names(), "laid": company, "needed": COMPANY}
    )


def role_text(role: int) -> str:
    """What a joker stood for: a tile (`r5`), or in a group its number (`5`)."""
    return NAMES[role] if role < GROUP_ROLE else str(role - GROUP_ROLE)


def _check_discard(position: RummikubPosition, rack: list[int], discard: int | None) -> None:
    """The discard, `rack` counting what is left after laying."""
    left = sum(rack)
    keeps = must_keep(position, left)
    if discard is None:
        if position.draws_first and left > 0 and not keeps:
            raise IllegalMoveError("rummikub.discard_missing")
        return
    if not position.draws_first or left == 0:
        raise IllegalMoveError("rummikub.discard_none", {**parts(discard), "left": left})
    if rack[discard] == 0:
        raise IllegalMoveError("rummikub.discard_not_held", parts(discard))
    if keeps:
        raise IllegalMoveError("rummikub.discard_last", parts(discard))


def must_keep(position: RummikubPosition, left: int) -> bool:
    """Whether the one tile left stays on the rack (option `go_out_by_discard` off)."""
    return left == 1 and not position.options["go_out_by_discard"]
