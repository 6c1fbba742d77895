# SPDX-License-Identifier: MIT
"""The judgement of an opponent at Anludim: which moves to consider, and what a position is worth.

`brain` ties everything together for the search. `gains` rates each action, `win_chances` rates a
position, and `reasons` says why an action is good. `round_wins` finds combinations to take back so
that the seat wins the round. `features` describes a position for learning, `style` adds the taste
of a style, and `problems` defines the problems. The numbers are in `weights.toml`.
"""
