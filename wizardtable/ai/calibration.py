# SPDX-License-Identifier: MIT
"""Measures how true chances are that people are told: `python -m wizardtable.ai.calibration`."""

from wizardtable.ai.lab.forecasts import main

if __name__ == "__main__":
    raise SystemExit(main())
