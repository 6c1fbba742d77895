# SPDX-License-Identifier: MIT
"""Boxes of a layout as the rectangles of a painter, and back."""

from PySide6.QtCore import QRectF

from wizardtable.table.zones import Box


def rect_of(box: Box) -> QRectF:
    """Returns a box as painters take it."""
    return QRectF(box.x, box.y, box.w, box.h)


def box_of(rect: QRectF) -> Box:
    """Returns the box of a painter's rectangle."""
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
