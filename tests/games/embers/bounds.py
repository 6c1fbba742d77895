# SPDX-License-Identifier: MIT
"""Limits on the thinking time of opponents at Embers, and on the speed of its rules."""

MAX_THINKING_SECONDS = 1.0
"""The greatest number of seconds that a level may think about a deliberation."""

MIN_DECISION_SPEED_RATIO = 6
"""The rules make at least this many times the decisions a second of python-chess
(`lab.benchmarks.rules`)."""

MAX_COPY_TIME_RATIO = 2
"""Copying a state takes at most this many times the seconds that python-chess takes for a
position."""
