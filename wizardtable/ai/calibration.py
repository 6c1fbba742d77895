# SPDX-License-Identifier: MIT
"""Compares the win chances that people are shown with the results of games.

The command is `python -m wizardtable.ai.calibration`.
"""

from collections.abc import Sequence

from wizardtable.ai import lab_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs `lab.forecasts` and returns its exit code, or 2 if the lab is not installed."""
    return lab_command.run_lab_command("forecasts", arguments)


if __name__ == "__main__":
    raise SystemExit(main())
