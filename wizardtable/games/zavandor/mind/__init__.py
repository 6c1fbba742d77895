# SPDX-License-Identifier: MIT
"""Judges actions and positions of The Scepter of Zavandor for the opponents.

`brain` combines the parts for the search. `gains` estimates what each action gains, `win_chances`
judges positions, and `reasons` explains a good action. `known_gains` caches gains by everything
that they depend on. The numbers are in `weights.toml`.

Some words are used throughout. The gain of an action is the rise of the seat's expected final
points. Holdings are a seat's possessions in a form for quick computation. Sight is how far a level
looks ahead. A seat's limit is the highest bid that it would make.
"""
