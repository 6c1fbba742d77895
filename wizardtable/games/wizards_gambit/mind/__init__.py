# SPDX-License-Identifier: MIT
"""An opponent's knowledge of Wizard's Gambit: moves to consider, and the value of a position.

`brain` ties everything together for the search. `gains` judges each action, `win_chances` a whole
position, and `reasons` explains an action. `weights.toml` has the numbers.
"""
