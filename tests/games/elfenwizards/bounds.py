# SPDX-License-Identifier: MIT
"""The time limits for opponents at Elfenwizards, and the speed that its rules need."""

MAX_THINKING_SECONDS = 5.0
"""A level may think about a deliberation for at most this many seconds."""

MIN_DECISION_SPEED_RATIO = 4
"""The rules take at least this many times the decisions a second of python-chess
(`lab.benchmarks.rules`)."""

MAX_COPY_TIME_RATIO = 6
"""Copying a state takes at most this many times the seconds that python-chess takes for a
position."""
