"""PgBouncer in front of the tests' PostgreSQL server: Debian's package, which `make test` installs."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.engine import make_url

from tests.patience import look_until, patience_s
from tests.postgres import owner
from tests.processes import free_port

CONNECTIONS: Final = {"session": 30, "transaction": 4}
"""The connections to the server: with transaction pooling a few are enough for many clients."""

CONFIGURATION: Final = """
[databases]
* = host={cluster}

[pgbouncer]
pool_mode = {mode}
default_pool_size = {connections}
listen_addr =
listen_port = {port}
unix_socket_dir = {home}
auth_type = trust
auth_file = {home}/users
logfile = {home}/log
pidfile = {home}/pid
"""


def program() -> str:
    """Return the path of PgBouncer, which is not on every user's path."""
    found = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.fail("PgBouncer is not here; `build_steps/system-packages` installs it")
    return found


@contextmanager
def pgbouncer(cluster: Path, url: str, mode: str) -> Iterator[str]:
    """Yield the URL of the same database through PgBouncer, with this pooling mode (`session` or `transaction`)."""
    home, user, port = Path(tempfile.mkdtemp(prefix="tablee-pgb-")), owner(), free_port()
    try:
        (home / "users").write_text('"tablee" ""\n')
        settings = CONFIGURATION.format(
            cluster=cluster, home=home, mode=mode, port=port, connections=CONNECTIONS[mode]
        )
        (home / "settings").write_text(settings)
        for path in (home, *home.iterdir()):
            if user is not None:
                shutil.chown(path, user)
        running = subprocess.Popen(
            [program(), "-q", str(home / "settings")], user=user, cwd=home, stderr=subprocess.DEVNULL
        )
        try:

            def ready() -> bool:
                assert running.poll() is None, (home / "log").read_text()
                return (home / f".s.PGSQL.{port}").exists()

            look_until(ready)
            yield f"postgresql://tablee@/{make_url(url).database}?host={home}&port={port}"
        finally:
            running.terminate()
            running.wait(patience_s())
    finally:
        shutil.rmtree(home)
