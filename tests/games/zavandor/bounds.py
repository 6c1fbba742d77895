# SPDX-License-Identifier: MIT
"""Limits for Zavandor: thinking time of its opponents, and speed of its rules."""

MAX_THINKING_SECONDS = 5.0
"""The longest time that a level may think about one deliberation, in seconds."""

MIN_DECISION_SPEED_RATIO = 2
"""The rules make at least this many times the decisions a second of python-chess
(`lab.benchmarks.rules`)."""

MAX_COPY_TIME_RATIO = 12
"""Copying a state takes at most this many times the seconds that python-chess takes for a
position."""
