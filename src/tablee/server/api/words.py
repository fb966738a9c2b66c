"""Words that the pages were not built with: those of games from packages, and of languages from outside."""

from functools import cache
from importlib.resources import files
from typing import Final

from starlette.responses import Response

from tablee.games import find, package
from tablee.server.errors import RefusalError
from tablee.server.http.cached import cached
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.protocol.new_tables import Languages
from tablee.words.language import FALLBACK, LANGUAGES
from tablee.words.outside import OutsideLanguage

FLUENT: Final = "text/plain"
SHOWN: Final = 20


ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/words", for_strangers=True)
async def languages(context: RequestContext) -> Languages:
    """Return the languages of this server that the pages were not built with."""
    return Languages([language.code for language in context.parts.settings.languages])


@ENDPOINTS.on("GET", "/api/words/{language}", answer=FLUENT, codes=("language.unknown",), for_strangers=True)
async def of_frame(context: RequestContext) -> Response:
    """Return the words of the pages' frame, and those that all games share, in a language from outside."""
    language = _outside(context)
    if language is None:
        raise _unknown(context)
    return cached(context.request, language.frame.encode(), FLUENT)


@ENDPOINTS.on(
    "GET",
    "/api/words/{language}/{game}",
    answer=FLUENT,
    codes=("language.unknown", "game.unknown"),
    for_strangers=True,
)
async def of_game(context: RequestContext) -> Response:
    """Return the words of a game, in English and then in this language; of a repeated message, the last one counts."""
    language, outside = _code(context), _outside(context)
    if language not in LANGUAGES and outside is None:
        raise _unknown(context)
    name = find(context.request.path_params["game"]).name
    texts = [_packed(package(name), FALLBACK)]
    if language != FALLBACK:
        texts.append(_packed(package(name), language))
    if outside is not None:
        texts.append(outside.games.get(name, ""))
    return cached(context.request, "\n".join(filter(None, texts)).encode(), FLUENT)


def _code(context: RequestContext) -> str:
    return str(context.request.path_params["language"])


def _outside(context: RequestContext) -> OutsideLanguage | None:
    known = {language.code: language for language in context.parts.settings.languages}
    return known.get(_code(context))


def _unknown(context: RequestContext) -> RefusalError:
    return RefusalError("language.unknown", language=_code(context)[:SHOWN])


@cache
def _packed(package: str, language: str) -> str:
    """Return the words beside a game's rules; called only for installed games and for languages of this server."""
    source = files(package) / "words" / f"{language}.ftl"
    return source.read_text(encoding="utf-8") if source.is_file() else ""
