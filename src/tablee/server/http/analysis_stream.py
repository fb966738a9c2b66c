"""The answer to a request for an analysis, sent line by line as it is found."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.responses import StreamingResponse

from tablee.server.protocol.analysis_lines import AnalysisLine

LINES: Final = "application/x-ndjson"


def streamed(lines: AsyncIterator[AnalysisLine]) -> StreamingResponse:
    """Return an answer with these lines as JSON, each as soon as it is there."""

    async def written() -> AsyncIterator[bytes]:
        async for line in lines:
            yield msgspec.json.encode(line) + b"\n"

    # Proxies must not buffer the lines.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(written(), media_type=LINES, headers=headers)
