# SPDX-License-Identifier: MIT
"""Runs lint and the default tests as `make test` does, and measures their processor time.

`python -m tests.suite [JOBS]` prints the total in scale seconds (see `processor_time`). The run
fails if the total is above `TOLERANCE_FACTOR` times the figure in CONTRIBUTING.md.
"""

import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.processor_time import TOLERANCE_FACTOR, slowness, spent

ROOT = Path(__file__).resolve().parent.parent

SAMPLE_SECONDS = 4.0
"""Seconds between two measurements of the machine's slowness while the tests run."""

STATED_SECONDS = re.compile(r"`make test` takes (\d+) scale\s+seconds")


def figure() -> int:
    """Returns the scale seconds that CONTRIBUTING.md states for `make test`."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    match = STATED_SECONDS.search(text)
    if match is None:
        sys.exit("CONTRIBUTING.md no longer says “`make test` takes N scale seconds”.")
    return int(match.group(1))


def main(jobs: str = "2") -> int:
    """Runs lint, then the tests in `jobs` processes. Returns 0 if nothing failed."""
    stated = figure()
    start = time.monotonic()
    samples = list[float]()
    pytest = [sys.executable, "-m", "pytest", "-q", "-m", "not long"]
    for command in (["make", "-s", "lint"], [*pytest, "-n", jobs, "--dist", "worksteal"]):
        with subprocess.Popen(command, cwd=ROOT) as process:
            while True:
                samples.append(slowness())
                try:
                    process.wait(SAMPLE_SECONDS)
                    break
                except subprocess.TimeoutExpired:
                    pass
        if process.returncode:
            break
    machine = statistics.median(samples)
    total, clock = spent() / machine, time.monotonic() - start
    print(
        f"{total:.0f} scale seconds of processor time ({spent():.0f} s on this machine, "
        f"slowness {machine:.2f}), {clock:.0f} s on the clock; CONTRIBUTING.md says {stated}."
    )
    if process.returncode:
        return process.returncode
    if total > TOLERANCE_FACTOR * stated:
        print(
            f"That is more than {TOLERANCE_FACTOR:g} times as much: make the new "
            "tests quicker, or mark whole ones long."
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
