# SPDX-License-Identifier: MIT
"""Learned evaluations and priors, as opponents use them, and the strengths of levels.

`learned_value` computes merits, and from them win chances, from a game's `mind/features.py`.
`learned_prior` computes a prior from its `mind/turn_features.py`. The weights are whole numbers in
the game's `learned.toml`, so that every computer gets the same sums. A game without this file uses
its own formula. So does a level with the weight `learned = 0`, and for its prior a level with
`learned_prior = 0` (`weights.toml`, `levels.toml`).

`strengths` reads the measured strengths of a game's levels from its `strengths.toml`, for ratings.
"""
