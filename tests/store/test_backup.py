"""A backup of PostgreSQL, made and restored as docs/backup.md says (for SQLite: `tests.server.restoring`)."""

import itertools
import re
import subprocess
from pathlib import Path

from sqlalchemy.engine import make_url

from tablee.store.store import Store
from tests.house.tree import ROOT
from tests.postgres import programs, url_of
from tests.store.samples import GOES_ON, entry, match, stored

_numbers = itertools.count(1)


def documented(program: str) -> list[str]:
    """Return the options that the document gives a program, without names of files and databases."""
    text = (ROOT / "docs" / "backup.md").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^.*?\b{program} (-.*?)(?:`|$)", text, re.MULTILINE)
    return [
        word for word in line.split() if word not in ("DATABASE", ">", "copy.dump.", "copy.dump", "tablee2")
    ]


async def test_a_dump_that_is_restored_into_another_database_goes_on(
    cluster: Path, postgres_with_tables: str, tmp_path: Path
) -> None:
    store = await Store.open(postgres_with_tables)
    await stored(store, match())
    for ply in (1, 2, 3):
        assert await store.log.append("m", entry(ply), GOES_ON)
    await store.close()
    dump, name = tmp_path / "copy.dump", f"tablee_restored_{next(_numbers)}"

    def carry_out(program: str, *words: str) -> bytes:
        where = ["--host", str(cluster), "--username", "tablee"]
        return subprocess.run([programs() / program, *where, *words], check=True, capture_output=True).stdout

    saved = carry_out("pg_dump", *documented("pg_dump"), str(make_url(postgres_with_tables).database))
    dump.write_bytes(saved)
    carry_out("createdb", *documented("createdb"), name)
    carry_out("pg_restore", *documented("pg_restore"), name, str(dump))
    other = await Store.open(url_of(cluster, name))
    assert [one.ply for one in await other.log.entries("m")] == [1, 2, 3]
    assert await other.log.append("m", entry(4), GOES_ON)
    await other.close()
