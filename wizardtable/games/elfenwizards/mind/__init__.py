# SPDX-License-Identifier: MIT
"""The judgement of a computer opponent at Elfenwizards: which actions are promising, and what a
position is worth.

`brain` connects the package to the search. `gains` estimates the gain of each action in points, and
`win_chances` the win chances of a position. Both use `contest_odds`, the chances of wizards to
rise, and `values`, the points that places and minor spells are worth. `reasons` explains why an
action is good, with `die_reasons` and `spell_reasons`. The numbers are in `weights.toml`.

A wizard rises if it wins a title in a contest. The sight of a level says how far it looks ahead
(see `win_chances`). A seat's front is the table before it, where its minor spells lie ready.
"""
