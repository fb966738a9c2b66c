"""Asks the engine without a process of its own."""

import json
from typing import Any

from tablee.bots.engine import json_lines
from tablee.core.game import JsonObject
from tests.toy import TOY


def bare(request: Any) -> JsonObject:
    """Return the whole answer to a request."""
    answer: JsonObject = json.loads(json_lines.answer(json.dumps(request).encode()))
    return answer


def ask(**request: Any) -> JsonObject:
    """Return the answer to these keys, without its id."""
    answer = bare({"id": 1, **request})
    assert answer.pop("id") == 1
    return answer


def dealt(seed: str = "seed") -> JsonObject:
    """Return a first position of the toy game, for two."""
    return TOY.dump(TOY.new(2, {}, seed))
