# SPDX-License-Identifier: MIT
"""Tests that the compiled modules use only features that mypyc supports."""

import ast
from pathlib import Path

import pytest

from tests.helpers import script
from wizardtable.core import catalog

ROOT = Path(__file__).parents[2]


def test_no_compiled_class_is_made_without_its_constructor() -> None:
    """Tests that no compiled class is copied by `__new__`: mypyc would call `__init__` as well."""
    for module in script("compiled").modules():
        source = ROOT / f"{module.replace('.', '/')}.py"
        tree = ast.parse(source.read_text(encoding="utf-8"))
        own = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        made = {
            node.func.value.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "__new__"
            and isinstance(node.func.value, ast.Name)
        }
        assert not own & made, module


def test_nothing_is_compiled_that_the_codec_reads_into() -> None:
    """Tests that the codec builds no compiled classes.

    They lose their type hints, and a package could then play no custom deck.
    """
    for module in script("compiled").modules():
        source = ROOT / f"{module.replace('.', '/')}.py"
        tree = ast.parse(source.read_text(encoding="utf-8"))
        imported = {
            f"{node.module}.{name.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for name in node.names
        }
        assert "wizardtable.core.codec" not in imported, module


@pytest.mark.parametrize("game", catalog.GAMES)
def test_rules_and_mind_of_a_game_are_compiled_but_for_what_is_left_out_by_name(game: str) -> None:
    compiled = script("compiled")
    all_modules = {
        f"wizardtable.games.{game}.{room}.{path.stem}"
        for room in ("rules", "mind")
        for path in (ROOT / "wizardtable" / "games" / game / room).glob("*.py")
        if path.stem != "__init__"
    }
    excluded = {module for module in all_modules if module.rpartition(".")[2] in compiled.LEFT_OUT}
    assert all_modules - set(compiled.modules()) == excluded, (
        f"games/{game}: RULES and BRAIN reach every module of rules and mind by imports, or "
        "LEFT_OUT of packaging/compiled.py names it"
    )
    assert all_modules - excluded, (
        f"games/{game}: put what takes time outside the modules of LEFT_OUT"
    )


def test_the_search_is_compiled() -> None:
    assert set(script("compiled").SEARCH) <= set(script("compiled").modules())


def test_every_module_of_the_games_is_in_the_bundle() -> None:
    reached = set(script("bundle").reached())
    for path in (ROOT / "wizardtable" / "games").rglob("*.py"):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        assert module in reached, module
