# SPDX-License-Identifier: MIT
"""What is compiled keeps to what mypyc can do."""

import ast
from pathlib import Path

from tests.helpers import script

ROOT = Path(__file__).parents[2]


def test_no_compiled_class_is_made_without_its_constructor() -> None:
    """mypyc calls `__init__` even then, which fails when the first copy is made."""
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
    """Compiled classes lose their type hints: in a package no house deck could be played."""
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
