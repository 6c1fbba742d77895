# SPDX-License-Identifier: MIT
"""How long opponents at Zavandor may think, and how quick its rules have to be."""

SECONDS = 5.0
"""The most that a level may think about a deliberation."""

DECISIONS = 2
"""Times the decisions a second of python-chess, at least (`lab.benchmarks.rules`)."""

COPIES = 12
"""Times the seconds that python-chess takes to copy a position, at most."""
