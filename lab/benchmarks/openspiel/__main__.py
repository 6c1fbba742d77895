# SPDX-License-Identifier: MIT
"""Compares the iterations per second of our search and OpenSpiel's, then their strength.

    python -m lab.benchmarks.openspiel

It needs the extra `bench`. After `make compiled`, our compiled search is measured as well, against
the bot over interpreted rules and over compiled ones.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[3]
COMPILED = ROOT / "build" / "compiled"

MISSING_TEXT = "OpenSpiel is missing: install it by python -m pip install -e '.[bench]'."

Rates = dict[str, list[float]]


def main() -> int:
    """Measures everything; returns the exit code."""
    if find_spec("pyspiel") is None:
        print(MISSING_TEXT)
        return 0
    from lab.benchmarks.openspiel.bots import LEAF, PLAIN  # noqa: PLC0415 - needs OpenSpiel
    from lab.benchmarks.openspiel.speed import OURS  # noqa: PLC0415

    plain = _measured(interpreted=True)
    quick = _measured(interpreted=False) if COMPILED.exists() else {}
    for (game, seats), rates in plain.items():
        ours, bot, leaf = (rates[name] for name in (OURS, PLAIN, LEAF))
        print(f"{game}, {seats} seats, median iterations per second and of their ratios:")
        print(f"  ours {median(ours):.0f}, bot as it comes {median(bot):.0f}: {_ratio(ours, bot)}")
        print(f"  bot with our leaf {median(leaf):.0f}: {_ratio(ours, leaf)}")
        if (game, seats) in quick:
            fast = quick[game, seats]
            print(
                f"  ours compiled {median(fast[OURS]):.0f}: {_ratio(fast[OURS], bot)}; over the "
                f"same compiled rules the bot as it comes {median(fast[PLAIN]):.0f}: "
                f"{_ratio(fast[OURS], fast[PLAIN])}"
            )
    sys.stdout.flush()
    return subprocess.call([sys.executable, "-m", "lab.benchmarks.openspiel.strength"], cwd=ROOT)


def _measured(*, interpreted: bool) -> dict[tuple[str, int], Rates]:
    """Returns the figures of `speed`, run over the sources or over the compiled program."""
    path = [ROOT] if interpreted else [COMPILED, ROOT]
    done = subprocess.run(
        [sys.executable, "-m", "lab.benchmarks.openspiel.speed"],
        env={**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(map(str, path))},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = map(json.loads, done.stdout.splitlines())
    return {(line["game"], line["seats"]): line["rates"] for line in lines}


def _ratio(ours: list[float], theirs: list[float]) -> str:
    ratios = sorted(mine / other for mine, other in zip(ours, theirs, strict=True))
    return f"{median(ratios):.1f} times ({ratios[0]:.1f} to {ratios[-1]:.1f})"


if __name__ == "__main__":
    sys.exit(main())
