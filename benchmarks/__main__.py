# SPDX-License-Identifier: MIT
"""Every benchmark, one after another, each in a process of its own: `python -m benchmarks`."""

import subprocess
import sys

BENCHMARKS = ("rules", "search", "match", "table", "startup")


def main() -> int:
    """Run them all; how many failed."""
    failed = 0
    for name in BENCHMARKS:
        print(f"\n{name}", flush=True)
        failed += subprocess.call([sys.executable, "-m", f"benchmarks.{name}"]) != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
