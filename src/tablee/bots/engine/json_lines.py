"""The engine process (notation 2): the rules for programs in any language, a JSON line in, a JSON line out."""

import json
import math
import traceback
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from tablee.bots.engine.backlog import LINE_LIMIT
from tablee.bots.engine.requests import REQUESTS, EngineRequestError, Request
from tablee.core.errors import TableeError
from tablee.core.game import JsonObject
from tablee.words import sentence


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line of `requests` with one line on `answers`, in order, until end of input."""
    for line in lines(requests):
        answers.write(answer(line))
        answers.flush()


def answered(request: JsonObject) -> JsonObject:
    """Return the answer to one request. Raise `TableeError`, or any exception that faulty rules raise."""
    do = Request(request).text("do")
    if do not in REQUESTS:
        raise EngineRequestError("engine.do", {"do": do, "known": list(REQUESTS)})
    return REQUESTS[do](Request(request))


def answer(line: bytes | None, answering: Callable[[JsonObject], JsonObject] = answered) -> bytes:
    """Return the answer to one line, line end included; `line` is None if it was too long. Raise nothing.

    `answering` may do more than `answered`; it may raise the same exceptions.
    """
    request_id: Any = None
    try:
        request = _decoded(line)
        request_id = request.get("id")
        return _encoded({"id": request_id, **answering(request)})
    except TableeError as error:
        problem = error
    except Exception as failure:
        traceback.print_exc()
        problem = EngineRequestError("engine.failed", {"failure": type(failure).__name__})
    return _refused(request_id, problem)


def refusal(line: bytes | None, problem: TableeError) -> bytes:
    """Return the answer to a line that failed for the reason `problem`, line end included. Raise nothing."""
    try:
        request_id = _decoded(line).get("id")
    except TableeError as error:
        return _refused(None, error)
    return _refused(request_id, problem)


def _refused(request_id: Any, problem: TableeError) -> bytes:
    try:
        return _encoded({"id": request_id, "error": _problem(problem)})
    except (ValueError, RecursionError):
        problem = EngineRequestError("engine.json")
        return _encoded({"id": None, "error": _problem(problem)})


def _problem(error: TableeError) -> JsonObject:
    message = sentence(error.code, error.params, "en")
    return {"code": error.code, "params": error.params, "message": message}


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines of `source`; None for each line above the limit, which is skipped."""
    while line := source.readline(LINE_LIMIT):
        if line.endswith(b"\n") or len(line) < LINE_LIMIT:
            yield line
            continue
        while (rest := source.readline(LINE_LIMIT)) and not rest.endswith(b"\n"):
            pass
        yield None


def _decoded(line: bytes | None) -> JsonObject:
    if line is None:
        raise EngineRequestError("engine.line", {"limit": LINE_LIMIT})
    try:
        request = json.loads(
            line.decode("utf-8-sig"), parse_int=_integer, parse_float=_real, parse_constant=_no_json
        )
    except (ValueError, RecursionError):
        raise EngineRequestError("engine.json") from None
    if not isinstance(request, dict):
        raise EngineRequestError("engine.object")
    return request


def _encoded(value: JsonObject) -> bytes:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode() + b"\n"
    except UnicodeEncodeError:  # half of a surrogate pair is a valid JSON string but cannot be encoded
        return json.dumps(value, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def _integer(digits: str) -> int | str:
    """Return the number, or its text if it is too long for Python; it is then refused where a number is needed."""
    try:
        return int(digits)
    except ValueError:
        return digits


def _real(digits: str) -> float | str:
    number = float(digits)
    return number if math.isfinite(number) else digits


def _no_json(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")
