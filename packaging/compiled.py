# SPDX-License-Identifier: MIT
"""Builds `build/compiled`: program and lab, with the rules and the search compiled by mypyc.

The compiled modules come from the same sources and play the same games, faster (`make
test-compiled` compares some). `compiled_stamp` tells where they are and when they may be used.
mypyc comes with mypy; it translates the modules to C. A C compiler then builds a library for each
group: the core, the search, and each game. A change in a game concerns only that game's group.
"""

import contextlib
import io
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from time import perf_counter
from typing import Any

import grimp

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compiled_stamp
from compiled_stamp import ROOT

TARGET = ROOT / compiled_stamp.COPY

SEARCH = (
    *("wizardtable.core.learning.lanes", "wizardtable.core.learning.learned_prior"),
    *("wizardtable.core.learning.learned_value", "wizardtable.core.learning.softmax"),
    *("wizardtable.core.native", "wizardtable.core.rng"),
    *("wizardtable.ai.search.tree", "wizardtable.ai.search.ismcts"),
)

LEFT_OUT = (
    *("card_table", "events", "match_box", "move_gains", "moves", "price_sums", "problems"),
    *("reasons", "rules"),
    *("soundness", "state", "style", "terms", "weights", "worked_examples"),
    *("auction_reasons", "component_reasons", "incantation_reasons", "purchase_reasons"),
)
"""Modules of a game that are not compiled.

Modules for saved data must keep their type hints at run time, which compiled classes lose. The
other ones only combine parts, make sentences, look at a state once, or make problems before a
release.
"""

LIBRARY_PREFIX = "wizardtable_"
"""The names of the groups' libraries begin so, as all Python modules share these names."""

UNFINISHED = ".unfinished"
"""The ending of a file that lies beside a library while the compiler writes the library."""

INSTALL_COMMANDS = {
    "apt-get": "apt-get install gcc python3-dev",
    "dnf": "dnf install gcc python3-devel",
    "zypper": "zypper install gcc python3-devel",
    "pacman": "pacman -S gcc",
    "apk": "apk add gcc musl-dev python3-dev",
    "xcode-select": "xcode-select --install",
    "winget": "winget install Microsoft.VisualStudio.2022.BuildTools",
}
"""By a system's program for packages, the command that installs a C compiler for Python."""


def modules() -> list[str]:
    """Returns the modules to compile: the search, and the rules and brain of each game."""
    return _modules(grimp.build_graph("wizardtable", cache_dir=None))


def _modules(graph: grimp.ImportGraph) -> list[str]:
    names = set(SEARCH)
    for game in sorted(graph.find_children("wizardtable.games")):
        tops = {f"{game}.rules.rules", f"{game}.mind.brain"}
        needed = tops.union(*map(graph.find_upstream_modules, tops))
        own = {module for module in needed if module.startswith(f"{game}.")}
        names |= {module for module in own if module.rpartition(".")[2] not in LEFT_OUT}
    return sorted(names)


def group_of(module: str) -> str:
    """Returns the group of a compiled module: `core`, `search`, or the game's id."""
    _, room, part, *_ = module.split(".")
    return {"core": "core", "ai": "search"}.get(room, part)


def groups(names: list[str]) -> dict[str, list[str]]:
    """Returns the paths of these modules by group."""
    paths: dict[str, list[str]] = {}
    for name in names:
        paths.setdefault(group_of(name), []).append(path_of(name))
    return paths


def path_of(module: str) -> str:
    """Returns the path of a compiled module in the checkout."""
    return module.replace(".", "/") + ".py"


def _sources(graph: grimp.ImportGraph, names: list[str]) -> list[str]:
    """Returns the paths of the sources on which these modules depend, with their own."""
    needed = set(names).union(*map(graph.find_upstream_modules, names))
    paths = []
    for module in sorted(needed):
        path = Path(path_of(module))
        folder = path.with_suffix("") / "__init__.py"
        paths.append((folder if (ROOT / folder).exists() else path).as_posix())
    return paths


def missing() -> str:
    """Returns a sentence about what is missing to compile, with a command; "" if nothing is."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if compiled_stamp.compiler() and header.exists():
        return ""
    lacking = "Python’s header files" if compiled_stamp.compiler() else "A C compiler"
    verb = "are" if compiled_stamp.compiler() else "is"
    installer = next(filter(shutil.which, INSTALL_COMMANDS), "apt-get")
    command = INSTALL_COMMANDS[installer]
    if installer not in ("xcode-select", "winget") and os.geteuid():
        command = f"sudo {command}"
    return f"{lacking} {verb} needed: {command}"


def _translate(paths: dict[str, list[str]]) -> list[Any]:
    """Writes the C files of all groups, in the copy; returns what setuptools shall build.

    Raises:
        SystemExit: the types are wrong; its text is mypy's report.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, and often not needed

    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        try:
            return list(
                mypycify(
                    [path for group in paths.values() for path in group],
                    separate=[(group, LIBRARY_PREFIX + name) for name, group in paths.items()],
                    opt_level=compiled_stamp.OPTIMISATION,
                    debug_level="0",
                    target_dir="build",
                )
            )
        except SystemExit as error:
            raise SystemExit(f"{said.getvalue()}{error.code or ''}") from error


def _build(extensions: list[Any], jobs: int) -> None:
    """Builds the libraries that are older than their C files, and prints a line for each group."""
    from setuptools import setup  # type: ignore[import-untyped] # noqa: PLC0415 - as mypyc
    from setuptools.command.build_ext import (  # type: ignore[import-untyped] # noqa: PLC0415
        build_ext,
    )

    class Build(build_ext):  # type: ignore[misc]
        """Builds one library after another, several at a time."""

        def build_extension(self, ext: Any) -> None:
            library = Path(self.get_ext_fullpath(ext.name))
            unfinished = library.with_name(library.name + UNFINISHED)
            group = ext.name.removeprefix(LIBRARY_PREFIX).removesuffix("__mypyc")
            if not unfinished.exists() and _is_newer(library, [*ext.sources, *ext.depends]):
                if ext.name.startswith(LIBRARY_PREFIX):
                    print(f"  {group}: unchanged", flush=True)
                return
            began = perf_counter()
            library.parent.mkdir(parents=True, exist_ok=True)
            unfinished.touch()
            library.unlink(missing_ok=True)
            super().build_extension(ext)
            unfinished.unlink()
            if ext.name.startswith(LIBRARY_PREFIX):
                print(f"  {group}: {perf_counter() - began:.0f} s", flush=True)

    extensions.sort(key=_size, reverse=True)  # else the longest might run alone at the end
    folders = ["--build-lib", ".", "--build-temp", "build/objects"]
    setup(
        name="wizardtable-compiled",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=["--quiet", "build_ext", *folders, "--parallel", str(jobs)],
    )


def _size(extension: Any) -> int:
    """Returns the size in bytes of the C files of a library."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def _is_newer(library: Path, sources: list[str]) -> bool:
    """Returns whether a library is newer than the files that it is built from."""
    if not library.exists():
        return False
    built = library.stat().st_mtime_ns
    return all(Path(source).stat().st_mtime_ns <= built for source in sources)


def main(arguments: list[str]) -> int:
    """Compiles a copy of the package; returns the exit code.

    The only argument is the number of compilers that run at a time, 2 without it.
    """
    if sentence := missing():
        print(sentence, file=sys.stderr)
        return 1
    began = perf_counter()
    if compiled_stamp.fits(ROOT):
        compiled_stamp.refresh(ROOT, (*compiled_stamp.PROGRAM, compiled_stamp.LAB))
        print("The compiled modules fit their sources.")
        return 0
    compiled_stamp.remove(ROOT)
    TARGET.mkdir(parents=True, exist_ok=True)
    compiled_stamp.refresh(ROOT, (*compiled_stamp.PROGRAM, compiled_stamp.LAB))
    sys.path.insert(0, str(ROOT))  # an installed checkout may be another one
    graph = grimp.build_graph("wizardtable", cache_dir=None)
    names = _modules(graph)
    print("Compiling rules and search. From nothing it takes about two minutes.", flush=True)
    os.chdir(TARGET)
    os.environ["MYPY_CACHE_DIR"] = str(TARGET / ".cache")
    extensions = _translate(groups(names))
    print(f"  types and C files: {perf_counter() - began:.0f} s", flush=True)
    _build(extensions, int(arguments[0]) if arguments else 2)
    compiled_stamp.write(ROOT, _sources(graph, names))
    print(f"{len(names)} modules are compiled, in {perf_counter() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
