# SPDX-License-Identifier: MIT
"""Painting that all games share: theme, metal, cloth, cards, portraits and writing.

`theme` has the colours and typefaces, and the class `Look`, the settings for painting. Players win
other looks in the tower: cloths, card backs, portrait frames and kinds of dice. `worn_looks` holds
the looks in use. Every choice of looks has its own `Theme` object (`felts.theme_with_looks`).
Pictures are cached by theme, so pictures are painted anew for other looks.
"""
