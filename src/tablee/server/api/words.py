"""Words that the pages were not built with: those of games that came as packages, and languages from outside."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from starlette.responses import Response

from tablee.games import find, package
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoint
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.new_tables import Languages
from tablee.words.language import FALLBACK, LANGUAGES
from tablee.words.outside import OutsideLanguage

FLUENT: Final = "text/plain"
SHOWN: Final = 20


async def languages(context: RequestContext) -> Languages:
    """What is spoken here besides what the pages were built with."""
    return Languages([language.code for language in context.parts.settings.languages])


async def of_frame(context: RequestContext) -> Response:
    """What a language from outside says in the pages' frame, and what all games share."""
    language = _outside(context)
    if language is None:
        raise _unknown(context)
    return _answer(context, language.frame)


async def of_game(context: RequestContext) -> Response:
    """What a game says, in English and then in this language: of a message that stands twice, the last one counts."""
    language, outside = _code(context), _outside(context)
    if language not in LANGUAGES and outside is None:
        raise _unknown(context)
    name = find(context.request.path_params["game"]).name
    texts = [_packed(package(name), FALLBACK)]
    if language != FALLBACK:
        texts.append(_packed(package(name), language))
    if outside is not None:
        texts.append(outside.games.get(name, ""))
    return _answer(context, "\n".join(filter(None, texts)))


def _code(context: RequestContext) -> str:
    return str(context.request.path_params["language"])


def _outside(context: RequestContext) -> OutsideLanguage | None:
    known = {language.code: language for language in context.parts.settings.languages}
    return known.get(_code(context))


def _unknown(context: RequestContext) -> RefusalError:
    return RefusalError("language.unknown", language=_code(context)[:SHOWN])


@cache
def _packed(package: str, language: str) -> str:
    """The words that lie beside a game's rules; asked only for games that are installed and languages spoken here."""
    source = files(package) / "words" / f"{language}.ftl"
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def _answer(context: RequestContext, text: str) -> Response:
    """The text, or that the browser has it already."""
    body = text.encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in context.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=FLUENT, headers=headers)


ENDPOINTS = (
    Endpoint("GET", "/api/words", "Languages from outside", languages, Languages),
    Endpoint(
        "GET",
        "/api/words/{language}",
        "The frame's words in a language from outside",
        of_frame,
        FLUENT,
        codes=("language.unknown",),
    ),
    Endpoint(
        "GET",
        "/api/words/{language}/{game}",
        "A game's words",
        of_game,
        FLUENT,
        codes=("language.unknown", "game.unknown"),
    ),
)
