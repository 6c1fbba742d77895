# SPDX-License-Identifier: MIT
"""The box of Elfenwizards as a player enters it: the map, the points of the levels, the line-ups.

`form` describes the box and its file, and `remarks` finds what is missing or odd. `space_names` has
the short names of spaces, and `reader` the `HOUSE` of the game (see `core.own_files`).
"""
