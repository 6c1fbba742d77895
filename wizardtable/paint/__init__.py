# SPDX-License-Identifier: MIT
"""Painting that all games share: theme, metal, cloth, cards, portraits and writing.

`theme` has the colours and typefaces. A look is another cloth, card back, portrait frame or kind of
dice, which players win in the tower; `worn_looks` holds the looks in use. Every choice of looks has
its own `Theme` object (`felts.dressed`). Pictures are cached by theme, so pictures are painted anew
for other looks.
"""
