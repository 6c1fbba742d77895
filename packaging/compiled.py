# SPDX-License-Identifier: MIT
"""Builds `build/compiled`: program and lab, with the rules and the search compiled by mypyc.

The compiled modules come from the same sources and play the same games, faster (`make
test-compiled` compares some). Only the copy in `build/compiled` is compiled, so that a checkout
never runs code that is older than its sources. This needs a C compiler, and mypyc, which comes with
mypy.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"

SEARCH = (
    *("wizardtable.core.learning.lanes", "wizardtable.core.learning.learned_prior"),
    *("wizardtable.core.learning.learned_value", "wizardtable.core.learning.softmax"),
    *("wizardtable.core.native", "wizardtable.core.rng"),
    *("wizardtable.ai.search.tree", "wizardtable.ai.search.ismcts"),
)

LEFT_OUT = (
    *("card_table", "events", "moves", "price_sums", "problems", "reasons", "rules"),
    *("soundness", "state", "style", "terms", "weights", "worked_examples"),
)
"""Modules of a game that are not compiled.

Modules for saved data must keep their type hints at run time, which compiled classes lose. The
other ones only combine parts, make sentences, look at a state once, or make problems before a
release.
"""


def modules() -> list[str]:
    """Returns the modules to compile: the search, and the rules and brain of each game."""
    graph = grimp.build_graph("wizardtable", cache_dir=None)
    names = set(SEARCH)
    for game in sorted(graph.find_children("wizardtable.games")):
        tops = {f"{game}.rules.rules", f"{game}.mind.brain"}
        needed = tops.union(*map(graph.find_upstream_modules, tops))
        own = {module for module in needed if module.startswith(f"{game}.")}
        names |= {module for module in own if module.rpartition(".")[2] not in LEFT_OUT}
    return sorted(names)


def main() -> int:
    """Compiles a copy of the package and names the compiled modules; returns the exit code."""
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        print("A C compiler is needed, for example: apt-get install gcc", file=sys.stderr)
        return 1
    shutil.rmtree(TARGET, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__")
    for folder in ("wizardtable", "lab", "resources", "translations"):
        shutil.copytree(ROOT / folder, TARGET / folder, ignore=leave)
    names = modules()
    files = [name.replace(".", "/") + ".py" for name in names]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *files],
        cwd=TARGET,
        env={**os.environ, "MYPY_CACHE_DIR": str(TARGET / ".cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        return 1
    shutil.rmtree(TARGET / "build")
    shutil.rmtree(TARGET / ".cache", ignore_errors=True)
    print(f"{len(names)} modules were compiled: {', '.join(names)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
