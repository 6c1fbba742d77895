# SPDX-License-Identifier: MIT
"""Makes a game's problems, or drops some of them: `python -m wizardtable.ai.problems GAME`."""

from collections.abc import Sequence

from wizardtable.ai import lab_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs `lab.problem_maker` and returns its exit code, or 2 if the lab is not installed."""
    return lab_command.run_lab_command("problem_maker", arguments)


if __name__ == "__main__":
    raise SystemExit(main())
