"""Every class of the rules can be pickled once compiled, or stays internal and is named here with the reason."""

import io
import pickle
import re
from importlib import import_module
from typing import Any, Final

from build_steps import rules
from tests.api.returned import ALL_RULES, by, returned

INTERNAL: Final[dict[str, tuple[str, ...]]] = {
    "lives while a position is read": ("core.reading.Reader",),
    "worked out again from what a pickle holds": (
        "core.batch.Batch",
        "core.light_match.LightMatch",
        "core.memories.Kept",
        "core.memories.Memories",
        "core.determinization._Choosy",
        "core.determinization._Deck",
        "core.openness._Seen",
        "core.recall.Recall",
        "games.mawoki.network.Network",
    ),
    "a module": ("games._Games",),
    "stops a run of the rules that asks for an outcome": ("core.asked_stream.AwaitedError",),
    "a search that is on its way, full of worlds being played on": (
        "core.search.Search",
        "core.tree.Node",
        "core.tree.Tree",
        "games.mawoki.worlds.MawokiWorlds",
        "games.tokan.worlds.TokanWorlds",
        "games.toko_maja.worlds.TokoMajaWorlds",
        "games.tokan.worlds.TokanWorld",
        "games.tokan.draft_sampling.PlacementSampler",
        "games.tokan.draft_worlds.DraftWorld",
        "games.tokan.draft_worlds.DraftWorlds",
        "games.tokan.level5.Level5",
        "games.tokan.proof.Proof",
        "games.tokan.search.Search",
        "games.tokan.transposition.TranspositionTable",
    ),
    "how a game holds part of a position, which is pickled as its JSON": (
        "games.mawoki.pieces.Pack",
        "games.mawoki.position.Variant",
        "games.toko_maja.pieces.Pack",
        "games.moka.position.Vote",
        "games.moka.variant.Variant",
        "games.rummikub.jokers.Joker",
        "games.rummikub.jokers.JokerRules",
        "games.rummikub.pieces.Box",
        "games.rummikub.sets.Meld",
        "games.tokan.board.Board",
        "games.tokan.draft.Strip",
        "games.tokan.geometry.Shape",
        "games.tokan.variant.Variant",
    ),
    "lives while a bot thinks about one question": (
        "games.mawoki.evaluation.Evaluator",
        "games.mawoki.features.Features",
        "games.mawoki.inferences.MawokiMemory",
        "games.moka.finder.Vocabulary",
        "games.moka.policy.Decision",
        "games.rummikub.bots.Knowledge",
        "games.rummikub.evaluation.RackEvaluator",
        "games.tokan.evaluation.Evaluator",
        "games.toko_maja.inferences.TokoMajaMemory",
    ),
    "lives while a move is spelt": (
        "games.moka.spellable.Following",
        "games.moka.spellable.Spellable",
        "games.moka.spelling.MokaSpelling",
        "games.rummikub.construction.Construction",
        "games.rummikub.spelling.Candidate",
        "games.rummikub.spelling.RummikubSpelling",
    ),
    "lives while a move is checked, made or counted": (
        "games.moka.decks.Deck",
        "games.moka.lexicon.Lexicon",
        "games.moka.word.Word",
        "games.rummikub.draft.Draft",
        "games.rummikub.draft.DraftSet",
        "games.rummikub.draft.Gap",
        "games.moka.listing.Listing",
        "games.rummikub.jokers.Freed",
        "games.rummikub.jokers.Verdict",
        "games.rummikub.listing.Choice",
        "games.rummikub.listing.Listing",
        "games.rummikub.mixing.Mixing",
        "games.rummikub.moves.Proposal",
        "games.rummikub.rules.Turn",
        "games.rummikub.sets.NotASetError",
        "games.toko_maja.scoring.Line",
    ),
    "part of the solver of Rummikub": (
        "games.rummikub.solver.cells.Cell",
        "games.rummikub.solver.cells.Options",
        "games.rummikub.solver.effort.Effort",
        "games.rummikub.solver.graph.Graph",
        "games.rummikub.solver.graph._Layer",
        "games.rummikub.solver.origins.Origins",
        "games.rummikub.solver.plays.Play",
        "games.rummikub.solver.plays._Found",
        "games.rummikub.solver.promise._Layer",
        "games.rummikub.solver.reconstruction.Laying",
        "games.rummikub.solver.search.Layer",
        "games.rummikub.solver.search.Solution",
        "games.rummikub.solver.selections.Selection",
        "games.rummikub.solver.selections.Selections",
        "games.rummikub.solver.selections._Step",
        "games.rummikub.solver.selections._Walk",
        "games.rummikub.solver.states.States",
        "games.rummikub.solver.support._Settling",
        "games.rummikub.solver.support_runs.Partial",
        "games.rummikub.solver.task.Promised",
        "games.rummikub.solver.task.Task",
        "games.rummikub.solver.transitions.Settled",
        "games.rummikub.solver.transitions.Transitions",
    ),
}
"""Classes whose instances never leave `tablee`, by the reason."""


class Recorder(pickle.Pickler):
    """Pickles, and records the type of every object on the way."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO())
        self.met: set[type] = set()

    def reducer_override(self, value: Any) -> Any:
        self.met.add(type(value))
        return NotImplemented


def classes() -> dict[str, type]:
    """Return every class of the rules by its name below `tablee`; named tuples stay ordinary classes when compiled."""
    found: dict[str, type] = {}
    for path in rules.rules():
        name = ".".join(path.relative_to(rules.SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for kind in vars(import_module(name)).values():
            if isinstance(kind, type) and kind.__module__ == name and not issubclass(kind, tuple):
                found[f"{name}.{kind.__name__}".removeprefix("tablee.")] = kind
    return found


def pickled() -> set[type]:
    """Return the types of all objects that are pickled with the results of `tablee`."""
    recorder = Recorder()
    for name in ALL_RULES:
        for _, value in returned(by(name)):
            recorder.dump(value)
    return recorder.met


def test_every_class_of_the_rules_is_pickled_or_stays_inside() -> None:
    inside = {name for names in INTERNAL.values() for name in names}
    met, known = pickled(), classes()
    built_upon = {base for kind in known.values() for base in kind.__mro__[1:]}
    unseen = (name for name, kind in known.items() if kind not in met and kind not in built_upon)
    # Kept versions of the rules are copies, with the same classes.
    left = {re.sub(r"\.rules_\d+\b", "", name) for name in unseen}
    assert sorted(left - inside) == []
    assert sorted(inside - left) == [], "these are pickled, or are gone, or others are built upon them"
