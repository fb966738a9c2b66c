"""Facts about processes that the server and its pool start, and free ports for them."""

import os
import signal
import socket
from pathlib import Path
from typing import Final

ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGQUIT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
]
"""Signals that end a program, on this system."""


def free_port() -> int:
    """Return a free port of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def let_programs_be_ended() -> None:
    """Have the programs that this process starts heed every signal that ends a program.

    `nohup`, and a shell that starts a run in the background, have all processes of the run ignore some. This one still
    does so, by a handler, which the programs do not inherit.
    """
    for number in ENDING:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)


def alive(pid: int) -> bool:
    """True if this process still runs; a zombie that waits for its parent does not."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc").is_dir()
