"""The built pages: read once at the start, furnished by the house file, sent from memory.

Files under `assets/` have a hash in their name and never change. Browsers ask for all other files each time, and get
"not modified" if they have the present version. Every address that is not a file shows the page itself, which handles
the address.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee.server.house.house_file import House
from tablee.server.http.furnishing import furnished

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
COMPRESSED: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""The types of the files we build; for all others, the system's tables are read, which takes a while."""
ENCODED: Final = {".br": "br", ".gz": "gzip"}


@dataclass(frozen=True)
class Page:
    """One file, in the encodings in which it can be sent (`""`: unencoded)."""

    media_type: str
    cache: str
    encodings: frozenset[str]
    tag: str
    _bodies: dict[str, bytes] = field(repr=False)

    def body(self, encoding: str) -> bytes:
        """Return the file in one of its encodings. Gzip is made on the first request, because browsers use brotli."""
        if encoding not in self._bodies:
            self._bodies[encoding] = gzip.compress(self._bodies[""], 9, mtime=0)
        return self._bodies[encoding]


class Pages:
    """All files of the built pages. `<name>.br` and `<name>.gz` beside a file are its compressed forms."""

    def __init__(self, folder: Path, house: House, offered: tuple[str, ...] = ()) -> None:
        """`offered`: what this server offers beyond others, as `web/src/frame/house.ts` names it."""
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        built = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
        sent = furnished(built, house, offered)
        self._pages = {
            name: _page(name, body, _beside(name, built) if built.get(name) is body else {})
            for name, body in sent.items()
            if Path(name).suffix not in {*ENCODED, ".sha256"}
        }

    async def serve(self, request: Request) -> Response:
        """Return the file at this path, or the page itself."""
        path = request.path_params["path"]
        page = self._pages.get(path)
        if page is None and ("." not in path.rpartition("/")[2]):
            page = self._pages.get(INDEX)
        if page is None:
            missing = (
                "There is no such file.\n" if self._pages else "The pages are not built: run `make play`.\n"
            )
            return PlainTextResponse(missing, 404 if self._pages else 503, {"Cache-Control": "no-store"})
        headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding"}
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        encoding = next((kind for kind in ("br", "gzip") if kind in page.encodings and kind in accepted), "")
        headers["ETag"] = f'"{page.tag}{"-" + encoding if encoding else ""}"'
        if encoding:
            headers["Content-Encoding"] = encoding
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(page.body(encoding), media_type=page.media_type, headers=headers)


def _accepted(header: str) -> set[str]:
    return {
        part.split(";")[0].strip() for part in header.split(",") if not part.replace(" ", "").endswith(";q=0")
    }


def _beside(name: str, built: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the compressed forms of a file, by encoding."""
    return {kind: built[name + end] for end, kind in ENCODED.items() if name + end in built}


def _page(name: str, body: bytes, compressed: Mapping[str, bytes]) -> Page:
    media_type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    bodies = {"": body, **compressed}
    encodings = {*bodies, "gzip"} if media_type.startswith(COMPRESSED) else {*bodies}
    cache = FOREVER if name.startswith("assets/") else ANEW
    return Page(media_type, cache, frozenset(encodings), hashlib.sha256(body).hexdigest()[:24], bodies)
