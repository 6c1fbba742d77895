# SPDX-License-Identifier: MIT
"""Learned evaluations and priors, as opponents use them, and the strengths of levels.

A merit is a number for the strength of a seat's position. A prior is a first guess at how good each
action is. `learned_value` computes merits, and from them win chances, with the numbers from a
game's `mind/features.py`. `learned_prior` corrects a prior, with the statements from a game's
`mind/turn_features.py`. The weights are whole numbers in the game's `learned.toml`, so that every
computer gets the same sums. A game without this file uses its own formulas. In `weights.toml` or
`levels.toml`, the weight `learned = 0` selects the game's own evaluation, and the weight
`learned_prior = 0` leaves out the correction of the prior.

`strengths` reads the measured strengths of a game's levels from its `strengths.toml`, for ratings.
"""
