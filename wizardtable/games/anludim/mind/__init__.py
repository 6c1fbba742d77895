# SPDX-License-Identifier: MIT
"""The judgement of a computer opponent at Anludim: which moves to consider, and who is likely to
win.

`brain` ties everything together for the search. `gains` rates each action in points, `win_chances`
estimates the chances in a position, and `reasons` says why an action is good, with
`professor_reasons`, `card_reasons` and `turn_results`. `round_wins` finds combinations to take back
so that the seat wins the round. `features` describes a position for
learning, `style` adds the preferences of a playing style, and `problems` poses problems for a
person to solve. The numbers are in `weights.toml`.
"""
