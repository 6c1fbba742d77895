# SPDX-License-Identifier: MIT
"""Values and priors that were learned from games, as opponents use them.

`learned_value` computes merits, and from these chances, from a game's `mind/features.py`.
`learned_prior` computes a prior from its `mind/turn_features.py`. The weights are whole numbers in
the game's `learned.toml`, so that every machine gets the same sums. A game without this file uses
its own formula. So does a level with `learned = 0`, or for its prior with `learned_prior = 0`
(`weights.toml`, `levels.toml`).

`strengths` reads a game's `strengths.toml`: how strong its levels are, for ratings.
"""
