# SPDX-License-Identifier: MIT
"""How long opponents at Sparks may think, and how quick its rules have to be."""

SECONDS = 1.0
"""The most that a level may think about a deliberation."""

DECISIONS = 6
"""Times the decisions a second of python-chess, at least (`lab.benchmarks.rules`)."""

COPIES = 2
"""Times the seconds that python-chess takes to copy a position, at most."""
