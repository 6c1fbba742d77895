# SPDX-License-Identifier: MIT
"""Tests that no imports form a circle, so that a file can be read without the files that import
it."""

from collections.abc import Mapping
from pathlib import Path

import grimp
import pytest

Imports = Mapping[str, set[str]]
"""By the name of a module, the names of the modules that it imports."""


def imports_of(package: str) -> Imports:
    """Returns the imports within a package, with imports for types and inside functions."""
    graph = grimp.build_graph(package, cache_dir=None)
    return {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}


def shortest_circle(imports: Imports, module: str) -> list[str]:
    """Returns the modules on the shortest way from a module back to itself; empty without a way."""
    ways = [[module]]
    visited: set[str] = set()
    for way in ways:  # the list grows inside the loop, so that shorter ways come first
        for used in sorted(imports[way[-1]]):
            if used == module:
                return [*way, module]
            if used not in visited:
                visited.add(used)
                ways.append([*way, used])
    return []


def circles(imports: Imports) -> list[str]:
    """Returns the shortest circle through each module; each circle appears once."""
    by_modules: dict[frozenset[str], str] = {}
    for module in sorted(imports):
        if way := shortest_circle(imports, module):
            by_modules.setdefault(frozenset(way), " > ".join(way))
    return sorted(by_modules.values(), key=len)


def test_no_file_of_the_program_is_in_a_circle_of_imports() -> None:
    all_circles = circles(imports_of("wizardtable"))
    assert not all_circles, "\n".join(["move what both need into a file below them:", *all_circles])


def write(folder: Path, **files: str) -> None:
    """Writes the modules of a package, each by its name and text."""
    folder.mkdir()
    for name, text in {"__init__": "", **files}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


def test_imports_for_types_and_inside_functions_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    write(
        tmp_path / "circular_game",
        rules="def deal():\n    from circular_game import box\n",
        box="from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from circular_game.state import State\n",
        state="import circular_game.rules\n",
        view="from circular_game import rules\n",
    )
    (circle,) = circles(imports_of("circular_game"))
    assert circle.replace("circular_game.", "") == "box > state > rules > box"


def test_files_that_only_look_down_are_in_no_circle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    write(
        tmp_path / "layered_game",
        box="CARDS = ()\n",
        rules="from layered_game.box import CARDS\n",
        view="from layered_game import box, rules\n",
    )
    assert circles(imports_of("layered_game")) == []
