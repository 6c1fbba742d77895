# SPDX-License-Identifier: MIT
"""A card table on QGraphicsScene that knows no game."""
