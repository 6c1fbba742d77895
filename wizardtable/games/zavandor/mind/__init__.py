# SPDX-License-Identifier: MIT
"""An opponent's judgement of The Scepter of Zavandor: first ideas, and the value of a position.

`brain` combines the parts for the search. `gains` estimates what each action gains, `win_chances`
judges positions, and `reasons` explains a good action. The numbers are in `weights.toml`.

`known_gains` caches gains by everything that they depend on.
"""
