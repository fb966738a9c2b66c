"""Builds Tablée: pages and dictionaries into the package, rules compiled where possible.

Metadata is in pyproject.toml.
"""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# A build front end does not put this folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

from build_steps import compiling, pages, rules
from build_steps.dictionaries import build as dictionaries


class BuildData(build_py):
    """Copies the package after pages and dictionaries were built into it.

    An editable install leaves that to the Makefile. What an earlier build copied is taken away first: a wheel would
    carry it along.
    """

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            build_data()
        super().run()
        if not self.editable_mode:
            self.copy_rules_pages()

    def copy_rules_pages(self) -> None:
        """Put the pages of rules and the notation into the package, for terminals and language models."""
        for page in (Path("docs/notation.md"), *sorted(Path("docs/rules").glob("*.md"))):
            to = Path(self.build_lib, "tablee", "words", "rules", page.name)
            self.mkpath(str(to.parent))
            self.copy_file(str(page), str(to))


class SourceArchive(sdist):
    """An archive of the sources with pages and dictionaries in it, so that whoever installs from it needs no Node."""

    def run(self) -> None:
        build_data()
        super().run()


NO_NODE = "TABLEE_NO_NODE"
"""The environment variable that leaves out pages and dictionaries, which are made with Node."""


def build_data() -> None:
    """Make pages and dictionaries current, or say what is missing and stop; with `TABLEE_NO_NODE` leave both as
    they are.
    """
    if os.environ.get(NO_NODE):
        print(f"{NO_NODE} is set: pages and dictionaries are not built.", file=sys.stderr)
        return
    try:
        pages.build()
        dictionaries.build()
    except (pages.PagesError, dictionaries.DictionariesError) as problem:
        sys.exit(str(problem))


class BuildRules(build_ext):
    """Compiles on all cores and remembers what was compiled, beside the compiled modules.

    Beside the sources (an editable install) only the folders that changed are compiled again. A wheel takes what lies
    beside the sources when it was made from exactly these.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        if self.inplace:
            self.build_temp = self.build_lib = str(rules.EDITABLE)

    def run(self) -> None:
        if not self.inplace and rules.is_current():
            for path in [*rules.compiled(), rules.RECORD]:
                self.copy_file(str(path), str(Path(self.build_lib, path.relative_to(rules.SOURCES))))
            return
        if not compiling.succeeds(super().run):
            self.go_without()
            return
        if self.inplace:
            rules.remove_compiled(keep=[Path(name) for name in self.get_output_mapping().values()])
        record = (
            rules.RECORD if self.inplace else Path(self.build_lib, rules.RECORD.relative_to(rules.SOURCES))
        )
        record.write_text(json.dumps(READ, indent=1))

    def go_without(self) -> None:
        """Leave nothing compiled in the wheel, which then suits every machine."""
        for name in self.get_outputs():
            Path(name).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        wheel: Any = self.get_finalized_command("bdist_wheel")
        wheel.root_is_pure = True


def compiled_rules() -> list[Any]:
    """The extensions to build; none, with two lines that say why, where the rules stay uncompiled."""
    commands = {"bdist_wheel", "build", "build_ext", "editable_wheel"}
    if not commands.intersection(sys.argv):
        return []
    reason = rules.why_not()
    if reason is not None:
        if compiling.is_required():
            sys.exit(f"{rules.REQUIRED} is set, and Tablée's rules cannot be compiled: {reason}")
        if "editable_wheel" in sys.argv:
            rules.remove_compiled()
        compiling.say(reason)
        return []
    if "editable_wheel" not in sys.argv and rules.is_current():
        return [Extension("tablee.compiled", [])]
    made: list[Any] = []
    compiling.succeeds(lambda: made.extend(compiling.extensions()))
    return made


rules.BUILD.mkdir(exist_ok=True)
READ = rules.digests(rules.rules())
"""The sources before they are compiled: a source that is edited meanwhile is compiled again."""

setup(
    cmdclass={"build_py": BuildData, "build_ext": BuildRules, "sdist": SourceArchive},
    ext_modules=compiled_rules(),
    options={"egg_info": {"egg_base": str(rules.BUILD)}},
)
