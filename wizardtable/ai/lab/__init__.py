# SPDX-License-Identifier: MIT
"""Measures, tunes and trains the opponents; docs/lab.md shows the commands.

- Games are played by `ai.tournament` and `self_play`.
- `strength`, `line_ups`, `forecasts` and `versions` measure; `rankings` fits strengths to rankings.
- `tuning` looks for better numbers of a game's judgement.
- `train` learns what positions are worth, from the examples of `examples` and `prior_examples`.
- `problem_maker` makes the problems of a game, with `problem_search` and `problem_play_outs`.

The window imports nothing of this package.
"""
