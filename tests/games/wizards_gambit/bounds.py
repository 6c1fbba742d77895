# SPDX-License-Identifier: MIT
"""The time limits of Wizard's Gambit's opponents and rules."""

MAX_THINKING_SECONDS = 3.0
"""A level may search for at most this many seconds, for all decisions that it searches as one."""

MIN_DECISION_SPEED_RATIO = 4
"""The rules make at least this many times as many decisions a second as python-chess (see
`lab.benchmarks.rules`)."""

MAX_COPY_TIME_RATIO = 6
"""Copying a state takes at most this many times as long as python-chess takes for a position."""
