"""Answers that a browser may keep: it asks again with the tag of the one that it has."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def cached(request: Request, body: bytes, media_type: str, keep: str = "no-cache") -> Response:
    """Return the body, or 304 if the browser has it already; `keep` is the `Cache-Control` of both."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": keep, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
