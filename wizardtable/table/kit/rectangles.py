# SPDX-License-Identifier: MIT
"""Conversion between the boxes of a layout (`Box`) and Qt's rectangles (`QRectF`)."""

from PySide6.QtCore import QRectF

from wizardtable.table.zones import Box


def rect_of(box: Box) -> QRectF:
    """Returns a box as Qt's rectangle."""
    return QRectF(box.x, box.y, box.w, box.h)


def box_of(rect: QRectF) -> Box:
    """Returns Qt's rectangle as a box."""
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
