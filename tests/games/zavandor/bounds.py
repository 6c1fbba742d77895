# SPDX-License-Identifier: MIT
"""Limits for Zavandor: thinking time of its opponents, and speed of its rules."""

SECONDS = 5.0
"""The longest time that a level may think about one deliberation, in seconds."""

DECISIONS = 2
"""The rules make at least this many times the decisions a second of python-chess
(`lab.benchmarks.rules`)."""

COPIES = 12
"""Copying a state takes at most this many times the seconds that python-chess takes for a
position."""
