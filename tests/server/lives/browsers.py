"""The browsers of a life: each has a cookie of its own, and uses any process."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import httpx

from tablee.server.errors import status
from tablee.server.http.cookies import TOKEN
from tests.server.lives.processes import Process
from tests.server.people import PatientClient

GONE: Final = "gone"
"""The code of an answer that never came, because the process was dropped."""


class Answer(NamedTuple):
    """The answer to a request: the code of the refusal (None: it was done), and the rest of the answer."""

    code: str | None
    body: Any = None
    params: Mapping[str, Any] = {}


class Browser:
    """One browser. `guest`: its guest by its cookie, as the life last read it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.guest: str | None = None
        self._http = PatientClient(follow_redirects=True)

    def __repr__(self) -> str:
        return self.name

    @property
    def cookie(self) -> str | None:
        """The token that the browser holds."""
        return self._http.cookies.get(TOKEN)

    async def call(self, process: Process, method: str, path: str, body: Any = None) -> Answer:
        """Send this request. Raise `AssertionError` if the status of the answer does not match its code."""
        headers = {"Origin": process.base}
        try:
            response = await self._http.request(method, process.base + path, json=body, headers=headers)
        except httpx.TransportError:
            if not process.dropped:
                raise
            return Answer(GONE)
        is_json = response.headers.get("content-type", "").startswith("application/json")
        told: Any = response.json() if is_json else response.text
        if response.is_success:
            return Answer(None, told)
        assert is_json, (method, path, response.status_code, told)
        code: str = told["code"]
        assert response.status_code == status(code), (method, path, response.status_code, told)
        return Answer(code, None, told["params"])

    async def close(self) -> None:
        """Close every connection."""
        await self._http.aclose()
