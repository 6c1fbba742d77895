# SPDX-License-Identifier: MIT
"""Painting that all games share: theme, metal, cloth, cards, portraits and writing.

`theme` has the colours and typefaces. `worn_looks` sets the looks that a player has won in the
tower. Every choice of looks has a `Theme` object of its own (`felts.dressed`). Pictures are cached
by theme, so they are painted anew for other looks.
"""
