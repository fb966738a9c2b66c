"""Plays a plan and writes its tables, match by match, so that memory does not grow with the number of matches."""

import json
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from tablee.api.dataset import columns
from tablee.api.dataset.card import Card, Counts
from tablee.api.dataset.rows import Rows, coder_of, rows
from tablee.arena.schedule import Plan, Task, tasks
from tablee.arena.workers import in_processes, in_this_process
from tablee.writing import NewFile, naming, new_file, write

GROUP: Final = 8192
"""Rows that are written together: a group of rows of Parquet."""

GROUP_MATCHES: Final = 512
"""Matches whose rows are written together, even if they are fewer."""

GROUP_BYTES: Final = 32 << 20
"""Bytes of rows that are written together, even if they are fewer."""


class Dataset:
    """A folder that gets the tables of a plan, their schemas and the card.

    Files have their names only once all matches are in them, so a data set is whole or not there.
    """

    def __init__(self, plan: Plan, folder: Path, views: bool, licence: str, language: str) -> None:
        """`views`: also write what the seat to act saw, as JSON; `licence`: the name of the licence, for the card."""
        coder = coder_of(plan)
        self.plan = plan
        self.counts = Counts()
        self._folder = folder
        self._views = views
        self._licence = licence
        self._language = language
        self._schemas = {
            columns.MOVES: columns.moves(None if coder is None else coder.size, views),
            columns.MATCHES: columns.matches(),
        }

    def write(self, workers: int | None) -> Generator[int, None, None]:
        """Play and write all matches in `workers` processes (None: one for each core); yield the number so far.

        Raise as `tablee.arena.playing.play_together` does, `OSError`, and `FileError` `file.in_use` (file).
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as claims:
            tables = {
                table: claims.enter_context(new_file(self._folder / f"{table}.parquet"))
                for table in self._schemas
            }
            with ExitStack() as stack:
                files = {
                    table: stack.enter_context(_Table(new, self._described(table)))
                    for table, new in tables.items()
                }
                for found in self._played(workers):
                    files[columns.MOVES].add(found.moves)
                    files[columns.MATCHES].add(found.matches)
                    self.counts.add(found)
                    yield self.counts.matches
            self._write_texts()
            for new in tables.values():
                new.appear()

    def _played(self, workers: int | None) -> Iterator[Rows]:
        """Yield the rows of each match, in the order of the plan."""
        sets: Iterator[tuple[Plan, list[Task]]] = ((self.plan, [task]) for task in tasks(self.plan))
        use = partial(rows, self._views)
        if workers == 1:
            return in_this_process({}, sets, use)
        return in_processes(workers, {}, sets, use, ordered=True)

    def _described(self, table: str) -> pa.Schema:
        """Return the columns of a table, with the plan and the fields of observations for programs that read it."""
        coder, plan = coder_of(self.plan), self.plan
        about: dict[str, Any] = {
            "game": plan.game,
            "rules": plan.rules,
            "options": plan.options,
            "seats": plan.seats,
            **self._source(),
        }
        if coder is not None:
            about["encoding"] = coder.id
            about["actions"] = coder.actions
            about["fields"] = [
                {"name": one.name, "shape": list(one.shape), "low": one.low, "high": one.high}
                for one in coder.fields
            ]
        return self._schemas[table].with_metadata({"tablee": json.dumps(about, ensure_ascii=False)})

    def _source(self) -> dict[str, Any]:
        """Return who played, and from what the deals follow."""
        plan = self.plan
        players = {name: plan.meaning(name) for name in plan.entrants}
        return {"players": players, "deals": plan.deals, "seed": plan.seed}

    def _card(self) -> Card:
        """Return the card."""
        return Card(self.plan, self.counts, self._schemas, self._views, self._licence, self._language)

    def _write_texts(self) -> None:
        """Write the schemas and the card."""
        for table, schema in self._schemas.items():
            text = json.dumps(
                columns.json_schema(table, schema, self._language), ensure_ascii=False, indent=2
            )
            write(self._folder / f"{table}.schema.json", f"{text}\n")
        write(self._folder / "README.md", self._card().text())


class _Table:
    """A file of Parquet that is written in groups of rows."""

    def __init__(self, new: NewFile, schema: pa.Schema) -> None:
        self._path = new.path
        with naming(self._path):
            self._writer = pq.ParquetWriter(new.part, schema, compression="zstd")
        self._schema = schema
        self._waiting: list[pa.RecordBatch] = []
        self._many = 0
        self._bytes = 0

    def __enter__(self) -> "_Table":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            # The file is not kept, and the disk may be full.
            with suppress(Exception):
                self._writer.close()
            return
        self._flush()
        with naming(self._path):
            self._writer.close()

    def add(self, batch: pa.RecordBatch) -> None:
        """Add rows, and write those that wait once they are many."""
        self._waiting.append(batch)
        self._many += batch.num_rows
        self._bytes += batch.nbytes
        few = self._many < GROUP and len(self._waiting) < GROUP_MATCHES and self._bytes < GROUP_BYTES
        if not few:
            self._flush()

    def _flush(self) -> None:
        if self._many:
            table = pa.Table.from_batches(self._waiting).replace_schema_metadata(self._schema.metadata)
            with naming(self._path):
                self._writer.write_table(table, row_group_size=self._many)
        self._waiting, self._many, self._bytes = [], 0, 0
