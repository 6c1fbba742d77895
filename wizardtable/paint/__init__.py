# SPDX-License-Identifier: MIT
"""Painting that all games share: theme, metal, cloth, cards, portraits and writing.

`theme` has the colours and typefaces. `worn_looks` holds the looks that a player has won in the
tower and wears. Every choice of looks has its own `Theme` object (`felts.dressed`). Pictures are
cached by theme, so they are painted again for other looks.
"""
