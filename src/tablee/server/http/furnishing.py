"""Furnishes the built pages: by the house file with name, colours and texts, and by what this server offers.

Browsers load these files anyway. Only colours are one file more, because the content security policy allows no style
within a page.
"""

import hashlib
import html
import json
import re
from collections.abc import Mapping
from typing import Final

from tablee.server.house.colours import DEFAULTS, style_sheet
from tablee.server.house.house_file import PRODUCT, House

INDEX: Final = "index.html"
WORKER: Final = "sw.js"
MANIFEST: Final = re.compile(r"manifest\.[\w-]+\.webmanifest")

_VERSION: Final = re.compile(r"(?<=const CACHE = 'tablee-)\w+")
_FILES: Final = "const FILES = ["


def furnished(built: Mapping[str, bytes], house: House, offered: tuple[str, ...] = ()) -> Mapping[str, bytes]:
    """Return the files of the pages, changed by the house file; unchanged ones are the same objects as in `built`.

    `offered`: what this server offers beyond others, as `web/src/frame/house.ts` names it.
    """
    if (house == House() and not offered) or INDEX not in built:
        return built
    sheet = style_sheet(house.colours).encode()
    # Its name changes with its content, so browsers keep it as long as they like.
    sheet_name = f"assets/house-{_digest(sheet)}.css" if sheet else None
    sent = {**built, INDEX: _index(built[INDEX].decode(), house, offered, sheet_name).encode()}
    if sheet_name is not None:
        sent[sheet_name] = sheet
    for name in filter(MANIFEST.fullmatch, built):
        sent[name] = _manifest(built[name], house)
    if WORKER in built:
        changed = b"".join(body for name, body in sorted(sent.items()) if built.get(name) is not body)
        sent[WORKER] = _worker(built[WORKER].decode(), _digest(changed), sheet_name).encode()
    return sent


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:8]


def _index(page: str, house: House, offered: tuple[str, ...], sheet: str | None) -> str:
    """Return the start page with name and colours, and with what its script has to know."""
    known: dict[str, object] = {
        "name": house.name,
        "imprint": bool(house.imprint),
        "privacy": bool(house.privacy),
        **dict.fromkeys(offered, True),
    }
    content = html.escape(json.dumps(known, ensure_ascii=False, separators=(",", ":")))
    head = f'<meta name="house" content="{content}" />'
    if sheet is not None:
        head += f'<link rel="stylesheet" href="/{sheet}" />'
    if house.name is not None:
        # Also where a browser without JavaScript, or a page that cannot be drawn, says whose server this is.
        page = page.replace(PRODUCT, html.escape(house.name))
    for theme, colours in house.colours.items():
        if "paper" in colours:
            page = page.replace(f'content="{DEFAULTS[theme]["paper"]}"', f'content="{colours["paper"]}"')
    # Behind the built style sheet, whose colours it replaces.
    return page.replace("</head>", f"{head}</head>", 1)


def _manifest(built: bytes, house: House) -> bytes:
    """Return a manifest with the name and the paper that the house file gives."""
    manifest = json.loads(built)
    if house.name is not None:
        manifest |= {"name": house.name, "short_name": house.name}
    paper = house.colours.get("light", {}).get("paper")
    if paper is not None:
        manifest |= {"background_color": paper, "theme_color": paper}
    return json.dumps(manifest, ensure_ascii=False).encode()


def _worker(script: str, digest: str, sheet: str | None) -> str:
    """Return the service worker, which keeps these files: its version depends on the house file."""
    script = _VERSION.sub(lambda version: f"{version[0]}-{digest}", script, count=1)
    return script if sheet is None else script.replace(_FILES, f"{_FILES}{json.dumps(f'/{sheet}')},", 1)
