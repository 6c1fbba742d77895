# SPDX-License-Identifier: MIT
"""An opponent's knowledge of Wizard's Gambit: first ideas, and the value of a position.

`brain` ties it together for the search. `gains` says what each action gains, `win_chances` what a
position is worth, and `reasons` why an action is good. The numbers are in `weights.toml`.
"""
