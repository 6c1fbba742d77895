# SPDX-License-Identifier: MIT
"""Tournaments between opponents: what `ai.arena` plays its games with, and so do measurements.

- `tournament` plays each deal once with every contender on every chair.
- `executors` provides the processes that play: of this machine, or of a Dask cluster.
- `figures` has the arithmetic: shares of the win with their intervals, margins, decision times.
- `results_file` keeps the games in a file, so that an interrupted tournament can be resumed.

The window imports nothing of this package.
"""
