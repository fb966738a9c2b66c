"""What tests want to know of processes that the server and its pool start, and what they start them with."""

import os
import socket
from pathlib import Path


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def alive(pid: int) -> bool:
    """Whether this process still runs; one that ended and only waits for its parent to take note of it does not."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc").is_dir()
