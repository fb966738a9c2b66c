"""Jokers on the table: which stay, which are freed, and whether they may be (rulings 4, jokers).

Only the table before and after counts. A turn is legal if some account fits: an account says which joker of the table
before became which joker of the table after (the others came from the rack), and which copy of a tile came from the
rack. There are at most two jokers, so all accounts are tried.
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
    """What a match allows with the jokers of the table; as it is by default unless said otherwise.

    `any_copy`: a copy that lay on the table may replace a joker (option `joker_from` = `any`). `any_end`: one at an
    end of any run may be lifted (`joker_lift` = `any-end`). `new_set`: a freed joker goes into a new set, made of tiles
    from the rack (`joker_to` = `new-set`). `mixed_set`: into one that may have tiles of the table, no two of which lay
    in one set (`mixed-set`).
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
    """The rules that these options, all of them filled in, make."""
    return JokerRules(
        options["joker_from"] == "any",
        options["joker_lift"] == "any-end",
        options["joker_to"] == "new-set",
        options["joker_to"] == "mixed-set",
    )


class Joker:
    """One joker lying in `meld`.

    `role` is what it stands for; `lifted`: it could simply be taken away; `replacements` are the kinds of which one
    takes its place otherwise.
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
    """A joker that stands for something else at the end of the turn: as it lay, and as it lies now."""

    def __init__(self, before: Joker, after: Joker) -> None:
        self.before = before
        self.after = after


class Verdict:
    """What became of the jokers.

    `freed` lists those freed, in the account that fits or comes nearest. `fault` is None if it fits, else what is wrong
    with the first of them that breaks a rule (`at`): `HELD`, nothing allowed it to leave; `UNSUPPORTED`, it lies with
    `support` tiles from the rack, which are too few; `NOT_NEW`, its set has `old` tiles of the table;
    `GOES_ON`, its set has `old` tiles that lay in one set.
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
    """Every joker of these sets, in their order."""
    return [
        Joker(meld, place, any_end)
        for meld in melds
        for place, tile in enumerate(meld.tiles)
        if tile == JOKER
    ]


def judge(before: list[Meld], after: list[Meld], laid: list[int], rules: JokerRules) -> Verdict:
    """Whether the jokers of the table `before` may have become those of the table `after`.

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
    """For each old joker the new one it became, in every way."""
    if old == 0:
        return [[]]
    if old == 1:
        return [[j] for j in range(new)]
    return [[i, j] for i in range(new) for j in range(new) if i != j]


def _judge_account(
    freed: list[Freed], brought: list[Meld], laid: list[int], on_table: list[int], rules: JokerRules
) -> Verdict:
    """One account; `brought` are the sets in which jokers from the rack lie, one for each."""
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
    """Whether in the set of each freed joker no set of the table goes on; `stayed`: jokers' sets before and after."""
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
    # Each set alone could be: they need the same copy.
    last = freed[-1].after.meld
    shared = [kind for kind in last.tiles if kind != JOKER and kind in sets[0].tiles]
    return Verdict(freed, GOES_ON, freed[-1], old=shared or last.tiles)


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
        if _support(joker.after.meld, brought, laid) < SUPPORT:
            return joker
    if len(freed) < 2 or freed[0].after.meld is freed[1].after.meld:
        return None
    # Two sets may both hold a kind of which one copy lay there and one came: only one of them has the new copy.
    one, other = freed[0].after.meld, freed[1].after.meld
    shared = len([kind for kind in one.tiles if _mixed(kind, laid, on_table) and kind in other.tiles])
    alone_one = _support(one, brought, laid) - shared
    alone_other = _support(other, brought, laid) - shared
    wanted = max(0, SUPPORT - alone_one) + max(0, SUPPORT - alone_other)
    return freed[1] if wanted > shared else None


def _support(meld: Meld, brought: list[Meld], laid: list[int]) -> int:
    """How many tiles of `meld` can have come from the rack, jokers `brought` from there included."""
    tiles = [kind for kind in meld.tiles if kind != JOKER and laid[kind] > 0]
    return len(tiles) + len([other for other in brought if other is meld])


def _mixed(kind: int, laid: list[int], on_table: list[int]) -> bool:
    """Whether some copies of a kind came from the rack and some lay there."""
    return kind != JOKER and 0 < laid[kind] < on_table[kind]


def _from_table(meld: Meld, freed: list[Freed], brought: list[Meld], laid: list[int]) -> list[int]:
    """The tiles of a freed joker's set that must have lain on the table, also where two such sets share one copy."""
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
