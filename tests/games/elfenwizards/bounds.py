# SPDX-License-Identifier: MIT
"""How long opponents at Elfenwizards may think, and how quick its rules have to be."""

SECONDS = 5.0
"""The most that a level may think about a deliberation."""

DECISIONS = 4
"""Times the decisions a second of python-chess, at least (`lab.benchmarks.rules`)."""

COPIES = 6
"""Times the seconds that python-chess takes to copy a position, at most."""
