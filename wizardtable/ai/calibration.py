# SPDX-License-Identifier: MIT
"""Measures how true the shown chances are: `python -m wizardtable.ai.calibration`."""

from collections.abc import Sequence

from wizardtable.ai import lab_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs `lab.forecasts` and returns its exit code, or 2 if there is no lab."""
    return lab_command.run("forecasts", arguments)


if __name__ == "__main__":
    raise SystemExit(main())
