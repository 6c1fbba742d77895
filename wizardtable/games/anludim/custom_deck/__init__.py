# SPDX-License-Identifier: MIT
"""The box of Anludim as a player enters it: the 65 cards, and the objects of each pile."""
