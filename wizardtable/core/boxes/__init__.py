# SPDX-License-Identifier: MIT
"""Boxes that players enter themselves: the cards, the objects or the map of the game they own.

- `draft` describes what a game's box consists of, and holds a box that is being entered.
- `box_file` writes such a box as TOML and reads it, with the line of every mistake.
- `box_reader` makes a match's `Setup.data` of a file (`core.own_files`).
"""
