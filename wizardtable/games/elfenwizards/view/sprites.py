# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Elfenwizards, from the words of its sprites."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from wizardtable.table.furniture import paint_chip, paint_hollow, paint_niche, paint_title
from wizardtable.table.theme import Look
from wizardtable.table.view import Sprite
from wizardtable.table.writing import CENTRE, LEFT, write

_C = ("#c0392b", "#2e8b57", "#2e6fc0", "#e0b354", "#33303a", "#f0eee6")


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    match sprite.kind, sprite.details:
        case "tree", _:
            pass
        case "space", (place, worth, vacant):
            paint_niche(painter, rect, look)
            write(painter, rect, str(worth), look, 12, look.theme.text_soft, CENTRE)
        case "heir", (seat, kind):
            painter.setBrush(QColor(_C[seat]) if seat >= 0 else QColor("gray"))
            painter.drawRect(rect)
            write(painter, rect, "WU=0"[kind], look, 12, "white")
        case "pawn", (seat, tokens):
            painter.setBrush(QColor(_C[seat]))
            painter.setPen(QPen(QColor("black"), 1))
            painter.drawPolygon(QPolygonF([QPointF(rect.center().x(), rect.top()), rect.bottomRight(), rect.bottomLeft()]))
            if tokens:
                write(painter, rect, str(tokens), look, 14, "white", bold=True)
        case "die", (seat, face):
            painter.setBrush(QColor(_C[seat]))
            painter.drawRoundedRect(rect, 3, 3)
            write(painter, rect, str(face) if face else "", look, 30, "white" if seat != 5 else "black", bold=True)
        case "minor", (seat,):
            painter.setBrush(QColor(_C[seat]))
            painter.drawEllipse(rect)
        case "points", (points, standing):
            paint_chip(painter, rect, f"{points}{' =*'[standing]}", look)
        case "box", (box, name, supply):
            paint_niche(painter, rect, look)
            write(painter, QRectF(rect.x() + 6, rect.y(), rect.width(), 18), name, look, 14, look.theme.text, LEFT)
        case "defeat", (level, name):
            paint_niche(painter, rect, look)
            write(painter, QRectF(rect.x() + 6, rect.y(), rect.width(), 18), name, look, 14, look.theme.text, LEFT)
        case "track", (text, number):
            paint_niche(painter, rect, look)
            write(painter, QRectF(rect.x(), rect.y(), rect.width(), 18), text, look, 14, look.theme.text)
        case "chronicle", (title, grand, vacancies):
            paint_niche(painter, rect, look)
            write(painter, rect, f"{grand} {vacancies}", look, 14, look.theme.text)
        case "panel", (bool(active),):
            paint_hollow(painter, rect, active, look)
        case "sigil", (seat,):
            painter.setBrush(QColor(_C[seat]))
            painter.drawEllipse(rect)
        case "title", (str(name), str(score)):
            paint_title(painter, rect, (name, score), look)
        case "passed", (str(text),):
            write(painter, rect, text, look, 12, look.theme.text_soft)
        case "dragon", ():
            write(painter, rect, "DRG", look, 14, look.theme.glow)
        case _:
            raise ValueError(f"not a sprite of Elfenwizards: {sprite}")
