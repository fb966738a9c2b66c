"""Jokers on the table: which stay, which are freed, and whether they may be (rulings 4, jokers).

Only the table before and after counts. A turn is legal if some account fits: an account says which joker of the table
before became which joker of the table after (the others came from the rack), and which copy of a tile came from the
rack. There are at most two jokers, so all accounts are tried.
"""

from tablee.games.rummikub.pieces import JOKER, SMALLEST_TO_LIFT_FROM, SUPPORT, counted
from tablee.games.rummikub.sets import Meld


class Joker:
    """One joker lying in `meld`.

    `role` is what it stands for; `lifted`: it could simply be taken away; `replacements` are the kinds of which one
    takes its place otherwise.
    """

    def __init__(self, meld: Meld, place: int) -> None:
        self.meld = meld
        self.role = meld.role(place)
        size = len(meld.tiles)
        if meld.run:
            self.lifted = size >= SMALLEST_TO_LIFT_FROM and place in (0, size - 1)
            self.replacements = [self.role]
        else:
            self.lifted = size >= SMALLEST_TO_LIFT_FROM
            self.replacements = meld.missing()


class Freed:
    """A joker that stands for something else at the end of the turn: as it lay, and as it lies now."""

    def __init__(self, before: Joker, after: Joker) -> None:
        self.before = before
        self.after = after


class Verdict:
    """What became of the jokers.

    `freed` lists those freed, in the account that fits or comes nearest. `fault` is None if it fits, else the first
    of them (`at`) for which there is no `"right"` or no `"support"` of two tiles from the rack; `support` says how
    many there are.
    """

    def __init__(self, freed: list[Freed], fault: str | None, at: Freed | None, support: int) -> None:
        self.freed = freed
        self.fault = fault
        self.at = at
        self.support = support


def jokers_in(melds: list[Meld]) -> list[Joker]:
    """Every joker of these sets, in their order."""
    return [Joker(meld, place) for meld in melds for place, tile in enumerate(meld.tiles) if tile == JOKER]


def judge(before: list[Meld], after: list[Meld], laid: list[int], any_copy: bool) -> Verdict:
    """Whether the jokers of the table `before` may have become those of the table `after`.

    `laid` counts the tiles that came from the rack, by kind; `any_copy` is the option `joker_from` = `any`.
    """
    old = jokers_in(before)
    new = jokers_in(after)
    on_table = counted([tile for meld in after for tile in meld.tiles])
    best: Verdict | None = None
    for account in _accounts(len(old), len(new)):
        freed = [Freed(old[i], new[j]) for i, j in enumerate(account) if old[i].role != new[j].role]
        verdict = _judge_account(freed, new, account, laid, on_table, any_copy)
        if verdict.fault is None:
            return verdict
        if best is None or (best.fault == "right" and verdict.fault == "support"):
            best = verdict
    assert best is not None
    return best


def _accounts(old: int, new: int) -> list[list[int]]:
    """For each old joker the new one it became, in every way."""
    if old == 0:
        return [[]]
    if old == 1:
        return [[j] for j in range(new)]
    return [[i, j] for i in range(new) for j in range(new) if i != j]


def _judge_account(
    freed: list[Freed],
    new: list[Joker],
    account: list[int],
    laid: list[int],
    on_table: list[int],
    any_copy: bool,
) -> Verdict:
    held = _first_held(freed, on_table if any_copy else laid)
    if held is not None:
        return Verdict(freed, "right", held, 0)
    brought = [new[j].meld for j in range(len(new)) if j not in account]
    unsupported = _first_unsupported(freed, brought, laid, on_table)
    if unsupported is not None:
        support = _support(unsupported.after.meld, brought, laid, on_table)
        return Verdict(freed, "support", unsupported, min(support, SUPPORT - 1))
    return Verdict(freed, None, None, 0)


def _first_held(freed: list[Freed], available: list[int]) -> Freed | None:
    """The first joker that had no right to leave: each needs a replacing tile of its own."""
    bound = [joker for joker in freed if not joker.before.lifted]
    for joker in bound:
        if not any(available[kind] > 0 for kind in joker.before.replacements):
            return joker
    if len(bound) < 2:
        return None
    for one in bound[0].before.replacements:
        for other in bound[1].before.replacements:
            needed = 2 if one == other else 1
            if available[one] >= needed and available[other] >= needed:
                return None
    return bound[1]


def _first_unsupported(
    freed: list[Freed], brought: list[Meld], laid: list[int], on_table: list[int]
) -> Freed | None:
    """The first freed joker that does not lie with two tiles from the rack."""
    for joker in freed:
        if _support(joker.after.meld, brought, laid, on_table) < SUPPORT:
            return joker
    if len(freed) < 2 or freed[0].after.meld is freed[1].after.meld:
        return None
    # Two sets may both hold a kind of which one copy lay there and one came: only one of them has the new copy.
    one, other = freed[0].after.meld, freed[1].after.meld
    shared = len([kind for kind in one.tiles if _mixed(kind, laid, on_table) and kind in other.tiles])
    alone_one = _support(one, brought, laid, on_table) - shared
    alone_other = _support(other, brought, laid, on_table) - shared
    wanted = max(0, SUPPORT - alone_one) + max(0, SUPPORT - alone_other)
    return freed[1] if wanted > shared else None


def _support(meld: Meld, brought: list[Meld], laid: list[int], on_table: list[int]) -> int:
    """How many tiles of `meld` can have come from the rack, jokers `brought` from there included."""
    tiles = [kind for kind in meld.tiles if kind != JOKER and laid[kind] > 0]
    return len(tiles) + len([other for other in brought if other is meld])


def _mixed(kind: int, laid: list[int], on_table: list[int]) -> bool:
    """Whether some copies of a kind came from the rack and some lay there."""
    return kind != JOKER and 0 < laid[kind] < on_table[kind]
