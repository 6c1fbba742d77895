# SPDX-License-Identifier: MIT
"""Runs every benchmark, one after another, each in its own process: `python -m lab.benchmarks`.

If compiled rules and search of `make compiled` fit the sources, both are measured again. The
comparison with OpenSpiel takes long and another library: `python -m lab.benchmarks.openspiel`.
"""

import os
import subprocess
import sys
from pathlib import Path

BENCHMARKS = (
    *("rules", "search", "deadlines", "match", "table", "occasions", "startup", "lobby"),
    *("sheets", "player_pages", "ambience", "ratings"),
)

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


def main() -> int:
    """Runs all benchmarks; returns the number of those that failed."""
    failed = 0
    for name in BENCHMARKS:
        print(f"\n{name}", flush=True)
        failed += subprocess.call([sys.executable, "-m", f"lab.benchmarks.{name}"]) != 0
    stamp = ROOT / "packaging" / "compiled_stamp.py"
    if subprocess.run([sys.executable, stamp], capture_output=True, check=False).returncode == 0:
        path = os.pathsep.join(map(str, (COMPILED, ROOT)))
        compiled = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": path}
        for name in ("rules", "search"):
            print(f"\n{name}, compiled", flush=True)
            command = [sys.executable, "-m", f"lab.benchmarks.{name}"]
            failed += subprocess.call(command, env=compiled) != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
