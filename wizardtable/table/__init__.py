# SPDX-License-Identifier: MIT
"""A card table on QGraphicsScene that knows no game; what views are made of is in `kit`."""
