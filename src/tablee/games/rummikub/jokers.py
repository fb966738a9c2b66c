"""Jokers on the table: which stay, which are freed, and if that is allowed (rulings 4, jokers).

Only the table before and after counts. A turn is legal if some account fits. An account says which joker of the table
before became which joker of the table after; other jokers came from the rack. It also says which copy of a tile came
from the rack. There are at most two jokers, so all accounts are tried.
"""

from typing import Final

from tablee.core.options import OptionValues
from tablee.games.rummikub.mixing import Mixing, together
from tablee.games.rummikub.pieces import JOKER, SMALLEST_TO_LIFT_FROM, SUPPORT, counted
from tablee.games.rummikub.sets import Meld

HELD: Final = "rummikub.joker_held"
UNSUPPORTED: Final = "rummikub.joker_support"
NOT_NEW: Final = "rummikub.joker_new_set"
GOES_ON: Final = "rummikub.joker_mixed_set"


class JokerRules:
    """The rules of a match for the jokers of the table.

    - `any_copy`: a copy from the table may replace a joker (option `joker_from` = `any`).
    - `any_end`: a joker at an end of any run may be lifted (`joker_lift` = `any-end`).
    - `new_set`: a freed joker goes into a new set, made of tiles from the rack (`joker_to` = `new-set`).
    - `mixed_set`: its set may have tiles of the table, but no two from one set (`joker_to` = `mixed-set`).
    """

    def __init__(
        self, any_copy: bool = False, any_end: bool = False, new_set: bool = False, mixed_set: bool = False
    ) -> None:
        self.any_copy = any_copy
        self.any_end = any_end
        self.new_set = new_set
        self.mixed_set = mixed_set


BY_DEFAULT: Final = JokerRules()


def joker_rules(options: OptionValues) -> JokerRules:
    """Return the rules for these options, which must be complete."""
    return JokerRules(
        options["joker_from"] == "any",
        options["joker_lift"] == "any-end",
        options["joker_to"] == "new-set",
        options["joker_to"] == "mixed-set",
    )


class Joker:
    """One joker in `meld`.

    `role` is what it stands for. `lifted`: it may be taken away freely; otherwise a tile of one of the kinds
    `replacements` must take its place.
    """

    def __init__(self, meld: Meld, place: int, any_end: bool) -> None:
        self.meld = meld
        self.role = meld.role(place)
        size = len(meld.tiles)
        if meld.run:
            self.lifted = (any_end or size >= SMALLEST_TO_LIFT_FROM) and place in (0, size - 1)
            self.replacements = [self.role]
        else:
            self.lifted = size >= SMALLEST_TO_LIFT_FROM
            self.replacements = meld.missing()


class Freed:
    """A joker that stands for something else at the end of the turn, as it was before and as it is after."""

    def __init__(self, before: Joker, after: Joker) -> None:
        self.before = before
        self.after = after


class Verdict:
    """The judgement on the jokers.

    `freed` lists the freed jokers in the account that fits or comes nearest. `fault` is None if it fits. Otherwise
    `at` is the first joker that breaks a rule, and `fault` is one of:

    - `HELD`: nothing allowed it to leave;
    - `UNSUPPORTED`: its set has only `support` tiles from the rack, too few;
    - `NOT_NEW`: its set has `old` tiles of the table;
    - `GOES_ON`: its set has `old` tiles that were in one set.
    """

    def __init__(
        self,
        freed: list[Freed],
        fault: str | None,
        at: Freed | None,
        support: int = 0,
        old: list[int] | None = None,
    ) -> None:
        self.freed = freed
        self.fault = fault
        self.at = at
        self.support = support
        self.old = old or []


def jokers_in(melds: list[Meld], any_end: bool) -> list[Joker]:
    """Return every joker of these sets, in their order."""
    return [
        Joker(meld, place, any_end)
        for meld in melds
        for place, tile in enumerate(meld.tiles)
        if tile == JOKER
    ]


def judge(before: list[Meld], after: list[Meld], laid: list[int], rules: JokerRules) -> Verdict:
    """Return the judgement on whether the jokers of the table `before` can have become those of the table `after`.

    `laid` counts the tiles that came from the rack, by kind.
    """
    old = jokers_in(before, rules.any_end)
    new = jokers_in(after, rules.any_end)
    on_table = counted([tile for meld in after for tile in meld.tiles])
    nearest: Verdict | None = None
    for account in _accounts(len(old), len(new)):
        freed = [Freed(old[i], new[j]) for i, j in enumerate(account) if old[i].role != new[j].role]
        stayed = [(old[i].meld, new[j].meld) for i, j in enumerate(account) if old[i].role == new[j].role]
        brought = [joker.meld for j, joker in enumerate(new) if j not in account]
        verdict = _judge_account(freed, brought, laid, on_table, rules)
        if verdict.fault is None and rules.mixed_set and freed:
            verdict = _judge_mixing(freed, brought, laid, before, stayed)
        if verdict.fault is None:
            return verdict
        if nearest is None or (nearest.fault == HELD and verdict.fault != HELD):
            nearest = verdict
    assert nearest is not None
    return nearest


def _accounts(old: int, new: int) -> list[list[int]]:
    """Return every way to assign a new joker to each old joker."""
    if old == 0:
        return [[]]
    if old == 1:
        return [[j] for j in range(new)]
    return [[i, j] for i in range(new) for j in range(new) if i != j]


def _judge_account(
    freed: list[Freed], brought: list[Meld], laid: list[int], on_table: list[int], rules: JokerRules
) -> Verdict:
    """Judge one account; `brought` are the sets of the jokers from the rack, one for each."""
    held = _first_held(freed, on_table if rules.any_copy else laid)
    if held is not None:
        return Verdict(freed, HELD, held)
    unsupported = _first_unsupported(freed, brought, laid, on_table)
    if unsupported is not None:
        support = _support(unsupported.after.meld, brought, laid)
        return Verdict(freed, UNSUPPORTED, unsupported, min(support, SUPPORT - 1))
    if rules.new_set:
        for joker in freed:
            old = _from_table(joker.after.meld, freed, brought, laid)
            if old:
                return Verdict(freed, NOT_NEW, joker, old=old)
    return Verdict(freed, None, None)


def _judge_mixing(
    freed: list[Freed],
    brought: list[Meld],
    laid: list[int],
    before: list[Meld],
    stayed: list[tuple[Meld, Meld]],
) -> Verdict:
    """Judge if each freed joker's set continues no set of the table; `stayed`: sets of jokers before and after."""
    sets = [freed[0].after.meld]
    if freed[-1].after.meld is not sets[0]:
        sets.append(freed[-1].after.meld)
    own = [len([other for other in brought if other is meld]) for meld in sets]
    if Mixing(sets, own, before, laid, stayed).possible():
        return Verdict(freed, None, None)
    for joker in freed:
        old = together(joker.after.meld, before, laid, stayed)
        if old:
            return Verdict(freed, GOES_ON, joker, old=old)
    # Each set alone would be possible, but they need the same copy.
    last = freed[-1].after.meld
    shared = [kind for kind in last.tiles if kind != JOKER and kind in sets[0].tiles]
    return Verdict(freed, GOES_ON, freed[-1], old=shared or last.tiles)


def _first_held(freed: list[Freed], available: list[int]) -> Freed | None:
    """Return the first joker that may not leave, because each needs a replacing tile of its own."""
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
    """Return the first freed joker whose set has fewer than two tiles from the rack."""
    for joker in freed:
        if _support(joker.after.meld, brought, laid) < SUPPORT:
            return joker
    if len(freed) < 2 or freed[0].after.meld is freed[1].after.meld:
        return None
    # If two sets hold a kind with one old and one new copy, only one of them has the new copy.
    one, other = freed[0].after.meld, freed[1].after.meld
    shared = len([kind for kind in one.tiles if _mixed(kind, laid, on_table) and kind in other.tiles])
    alone_one = _support(one, brought, laid) - shared
    alone_other = _support(other, brought, laid) - shared
    wanted = max(0, SUPPORT - alone_one) + max(0, SUPPORT - alone_other)
    return freed[1] if wanted > shared else None


def _support(meld: Meld, brought: list[Meld], laid: list[int]) -> int:
    """Return how many tiles of `meld` can have come from the rack, including jokers `brought` from there."""
    tiles = [kind for kind in meld.tiles if kind != JOKER and laid[kind] > 0]
    return len(tiles) + len([other for other in brought if other is meld])


def _mixed(kind: int, laid: list[int], on_table: list[int]) -> bool:
    """True if some copies of a kind came from the rack and some were on the table."""
    return kind != JOKER and 0 < laid[kind] < on_table[kind]


def _from_table(meld: Meld, freed: list[Freed], brought: list[Meld], laid: list[int]) -> list[int]:
    """Return the tiles of a freed joker's set that must come from the table, also if two such sets share one copy."""
    sets = [freed[0].after.meld]
    if freed[-1].after.meld is not sets[0]:
        sets.append(freed[-1].after.meld)
    old = [
        kind
        for kind in meld.tiles
        if kind != JOKER and laid[kind] < len([other for other in sets if kind in other.tiles])
    ]
    placed = [joker.after.meld for joker in freed] + brought
    stayed = meld.tiles.count(JOKER) - len([other for other in placed if other is meld])
    return old + [JOKER] * stayed
