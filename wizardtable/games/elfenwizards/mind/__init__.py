# SPDX-License-Identifier: MIT
"""The brain of Elfenwizards: which actions are promising, and what a position is worth.

`brain` connects the package to the search. `gains` estimates the gain of each action, `win_chances`
the win chances of a position, and `reasons` explains why an action is good. `contest_odds` and
`values` are what they compute with. The numbers are in `weights.toml`.
"""
