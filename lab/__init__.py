# SPDX-License-Identifier: MIT
"""Measures the program, tunes and trains the opponents; docs/lab.md shows the commands.

- `wizardtable.ai.tournament` and `self_play` play the games.
- `strength`, `line_ups`, `forecasts` and `versions` measure; `rankings` fits strengths to rankings.
- `tuning` looks for better numbers of a game's judgement.
- `train` learns the values of positions from the examples of `examples` and `prior_examples`.
- `problem_maker` makes the problems of a game, with `problem_search` and `problem_play_outs`.
- `benchmarks` measures speed (docs/speed.md), and the effects of styles, ratings and cards.
- `hunts` looks for mistakes that no test checks for (docs/hunts.md).

The lab is not in the package `wizardtable`, because the program never uses it: only a checkout of
the sources has it, and no player installs it. Its commands run in the checkout's top folder. Their
results reach the program as data files in the games' folders.
"""
