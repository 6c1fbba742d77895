# SPDX-License-Identifier: MIT
"""Finds violations of the rules of plain code, as far as a program can recognise them.

`python -m tests.plain_code wizardtable/core tests/core` prints the findings in these folders.
CONTRIBUTING.md has the rules.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

QUESTION_WORDS = {"What", "Whether", "How", "Where", "Who", "Whom", "Whose", "Which", "Why", "When"}

NOT_VERBS = {"This", "Its", "As", "Always", "Plus", "Cards", "Points", "Words", "Pieces", "Seats"}
"""First words of docstrings that end like a verb in the third person, but are no verbs."""

VAGUE_NAMES = {"one", "found", "told", "known", "left", "most", "seen"}

SHORT_NAMES = set("ijnxyzwhrt_")
"""Names of one letter that a local variable may have: coordinates and indices."""

SIDE_NAMES = {"right", "top", "bottom", "x"}
"""Names of sides. `left` is not a vague name in a function with one of these names."""

GENDERED_PRONOUN = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)

Finding = tuple[Path, int, str]


def findings(folder: Path) -> list[Finding]:
    """Returns the findings in all modules of a folder, or in one file."""
    paths = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    return [finding for path in paths for finding in findings_in(path)]


def findings_in(path: Path) -> Iterator[Finding]:
    """Yields the findings in a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node, text in docstrings(tree):
        line = getattr(node, "lineno", 1)
        problem = problem_of_docstring(node, text)
        if problem:
            yield path, line, problem
        if GENDERED_PRONOUN.search(text):
            yield path, line, "a player is `they`, not `he`"
    for line, comment in comments(path):
        if GENDERED_PRONOUN.search(comment):
            yield path, line, "a player is `they`, not `he`"
    for line, problem in problems_of_names(tree):
        yield path, line, problem


def docstrings(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Yields the docstrings of a module, also those below constants and attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield node, text
            for before, after in zip(node.body, node.body[1:], strict=False):
                is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                if is_text and isinstance(before, ast.Assign | ast.AnnAssign):
                    yield after, str(after.value.value)  # type: ignore[attr-defined]


def problem_of_docstring(node: ast.AST, text: str) -> str:
    """Returns what is wrong with the first word of a docstring; "" if nothing is."""
    word = text.split(maxsplit=1)[0].rstrip(".,:;") if text.split() else ""
    if word in QUESTION_WORDS:
        return f"the docstring begins with {word!r}; begin with a verb (Returns) or a noun"
    if not isinstance(node, ast.FunctionDef) or is_property(node) or is_test(node):
        return ""
    if word.endswith("s") and word not in NOT_VERBS and word[0].isupper():
        return ""
    return f"the docstring begins with {word!r}; begin with a verb, such as Returns"


def is_property(node: ast.FunctionDef) -> bool:
    """Returns whether a function is a property, which is described by a noun phrase."""
    return any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def is_test(node: ast.FunctionDef) -> bool:
    """Returns whether a function is a test, whose name is its sentence."""
    return node.name.startswith("test_")


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yields the comments of a file with their lines."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def problems_of_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yields the lines of local names that are vague, or a letter that means nothing."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        stored = list(stored_names(function))
        has_sides = any(name in SIDE_NAMES for _, name, _ in stored)
        for line, name, in_comprehension in stored:
            if name in VAGUE_NAMES and not (name == "left" and has_sides):
                yield line, f"the name `{name}` does not say what it holds"
            if len(name) == 1 and name not in SHORT_NAMES and not in_comprehension:
                yield line, f"the name `{name}` does not say what it holds"


def stored_names(function: ast.AST) -> Iterator[tuple[int, str, bool]]:
    """Yields the parameters and local names of a function, without those of functions within it:
    line, name, and whether it is the variable of a comprehension or of a lambda."""
    stack: list[tuple[ast.AST, bool]] = [(child, False) for child in ast.iter_child_nodes(function)]
    while stack:
        node, within = stack.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id, within
        if isinstance(node, ast.arg):
            yield node.lineno, node.arg, within
        inner = within or isinstance(node, ast.comprehension | ast.Lambda)
        stack += [(child, inner) for child in ast.iter_child_nodes(node)]


def main(arguments: list[str]) -> int:
    """Prints the findings in the folders named; returns 1 if there are any."""
    results = [finding for name in arguments for finding in findings(Path(name).absolute())]
    for path, line, problem in results:
        print(f"{path.relative_to(ROOT)}:{line}: {problem}")
    print(f"{len(results)} findings")
    return 1 if results else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
