# SPDX-License-Identifier: MIT
"""Tournaments between opponents, for `ai.arena` and for measurements.

- `tournament` plays each deal once with every contender (competing agent) in every seat.
- `executors` provides the processes that play, on this machine or in a Dask cluster.
- `figures` computes win shares with their intervals, margins and decision times.
- `results_file` keeps the games in a file, so that an interrupted tournament can be resumed.

The window imports nothing from this package.
"""
