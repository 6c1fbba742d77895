# SPDX-License-Identifier: MIT
"""Updates `translations/*.ts` from the sources; new messages are then unfinished.

lupdate reads `self.tr` in Python, but misses the project's messages whose number is an expression.
So this program collects the marks of `core/text.py` and passes them to lupdate in a form that it
understands.
"""

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "wizardtable_en.ts"
"""The English file, which has only plurals."""


def marked(source: Path) -> Iterator[str]:
    """Yields the messages marked with N_ and NN_ in a Python file, as lines that lupdate reads."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("N_", "NN_"):
            continue
        context, text, *more = map(ast.literal_eval, node.args[:3])
        if more and more[0]:
            yield f"#: {more[0]}\n"
        texts = ", ".join(json.dumps(part, ensure_ascii=False) for part in (context, text))
        yield f'translate({texts}, "", 1)\n' if more else f"translate({texts})\n"


def update(folder: Path) -> None:
    """Writes the program's messages into the `.ts` files of a folder; translations are kept."""
    sources = sorted((ROOT / "wizardtable").rglob("*.py"))
    code = "import sys; from PySide6.scripts.pyside_tool import lupdate; sys.exit(lupdate())"
    with tempfile.TemporaryDirectory() as name:
        messages = Path(name, "messages.py")
        lines = (line for source in sources for line in marked(source))
        messages.write_text("".join(lines), encoding="utf-8")
        read = [str(path) for path in (messages, *sources)]
        for path in sorted((ROOT / "translations").glob("wizardtable_*.ts")):
            command = [sys.executable, "-c", code, "-locations", "none", "-no-obsolete", "-silent"]
            options = ["-pluralonly"] if path.name == SOURCE else []
            file = str(folder / path.name)
            subprocess.run([*command, *options, *read, "-ts", file], check=True)


if __name__ == "__main__":
    update(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "translations")
