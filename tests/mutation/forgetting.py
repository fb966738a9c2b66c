"""Faults that people make and mutmut does not: something forgotten, or two values in each other's place.

- A step is left out: a call, or an assignment to an attribute or an entry.
- A condition is left out: one part of `and` or `or`, one of several conditions of a query, the `if` of a comprehension.
- A check is left out: an `if` that returns, raises or continues.
- A branch is always taken: the condition of another `if` without `else`.
- Two values of a call are passed on under each other's names.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import libcst as cst

QUERY_PARTS: Final = frozenset({"where", "and_", "or_", "having", "any", "all"})
"""Calls in which each argument is a condition."""
UNSEEN_CALLS: Final = frozenset({"debug", "info", "warning", "exception", "error"})
"""Calls that only write a line of a log."""

Fault = tuple[cst.CSTNode, cst.CSTNode]
"""A node, and the faulty one in its place."""


def forgotten(node: cst.CSTNode) -> Iterator[Fault]:
    """Yield the faults of these kinds at this node."""
    match node:
        case cst.Expr(value=cst.Call() | cst.Await(expression=cst.Call())) if not _only_logs(node):
            yield node, cst.Pass()
        case cst.AugAssign() | cst.Del():
            yield node, cst.Pass()
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Attribute() | cst.Subscript() as at)]):
            if not _keeps_a_parameter(at, node.value):
                yield node, cst.Pass()
        case cst.BooleanOperation():
            yield node, _aside(node.left)
            yield node, _aside(node.right)
        case cst.If(orelse=None):
            yield node.test, cst.Name("False" if _leaves(node.body) else "True")
        case cst.CompIf():
            yield node.test, cst.Name("True")
        case cst.Call():
            yield from ((node, faulty) for faulty in _calls(node))


def _aside(part: cst.BaseExpression) -> cst.BaseExpression:
    """Return this part in brackets, because it may stand in a longer expression."""
    if part.lpar:
        return part
    return part.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])


def _leaves(body: cst.BaseSuite) -> bool:
    """True if the last step of the branch leaves the function or the round of a loop."""
    last: cst.CSTNode = body.body[-1]
    if isinstance(last, cst.SimpleStatementLine):
        last = last.body[-1]
    return isinstance(last, cst.Raise | cst.Return | cst.Continue | cst.Break)


def _only_logs(node: cst.Expr) -> bool:
    call = node.value
    return (
        isinstance(call, cst.Call)
        and isinstance(call.func, cst.Attribute)
        and call.func.attr.value in UNSEEN_CALLS
    )


def _keeps_a_parameter(at: cst.BaseExpression, value: cst.BaseExpression) -> bool:
    """True for `self._name = name`, which every test of the class would miss."""
    return (
        isinstance(at, cst.Attribute)
        and isinstance(value, cst.Name)
        and at.attr.value.strip("_") == value.value
    )


def _name(function: cst.BaseExpression) -> str:
    if isinstance(function, cst.Attribute):
        return function.attr.value
    return function.value if isinstance(function, cst.Name) else ""


def _calls(node: cst.Call) -> Iterator[cst.Call]:
    arguments = node.args
    if _name(node.func) in QUERY_PARTS and len(arguments) > 1:
        for number in range(len(arguments)):
            left = (*arguments[:number], *arguments[number + 1 :])
            yield node.with_changes(args=left)
    yield from (node.with_changes(args=args) for args in _swapped(arguments))


def _swapped(arguments: Sequence[cst.Arg]) -> Iterator[list[cst.Arg]]:
    """Yield the arguments with the values of two named neighbours exchanged, if both are plain names or attributes."""
    for number, (one, other) in enumerate(pairwise(arguments)):
        named = one.keyword is not None and other.keyword is not None
        plain = all(isinstance(arg.value, cst.Name | cst.Attribute) for arg in (one, other))
        if named and plain and not one.value.deep_equals(other.value):
            args = list(arguments)
            args[number] = one.with_changes(value=other.value)
            args[number + 1] = other.with_changes(value=one.value)
            yield args
