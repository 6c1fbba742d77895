# SPDX-License-Identifier: MIT
"""Draws the picture files of resources/art, each parsed once unless it is large and rare."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from wizardtable.store.paths import resource

KEYLINE: Final = "#2a1c10"
"""The dark line around every drawn shape, and the ink where none is named."""


def draw(
    painter: QPainter,
    rect: QRectF,
    *path: str,
    ink: str = KEYLINE,
    kept: bool = True,
    change: Callable[[str], str] = str,
) -> None:
    """Draws the picture `resources/art/<path>` as large as fits, centred in `rect`.

    `ink` is the colour (`#rrggbb`) that takes the place of `currentColor` in the file; what is
    not `kept` is read again the next time, and needs no memory until then; `change` makes another
    picture of what is read so.
    """
    renderer = _renderer(path, ink) if kept else _read(path, ink, change)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, rect)
    painter.restore()


def app_icon() -> QIcon:
    """The program's icon; up to 32 pixels the hat alone, for nothing else would be seen."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        name = "icon-small.svg" if size <= 32 else "icon.svg"
        draw(painter, QRectF(pixmap.rect()), "app", name)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


@lru_cache(maxsize=1)
def _shared_gradients() -> str:
    """The gradients that any picture may name: written once, in gradients.svg."""
    text = resource("art", "gradients.svg").read_text(encoding="utf-8")
    found = re.search(r"<defs>.*</defs>", text, re.DOTALL)
    return found.group() if found else ""


@lru_cache(maxsize=512)
def _renderer(path: tuple[str, ...], ink: str) -> QSvgRenderer:
    return _read(path, ink)


def _read(path: tuple[str, ...], ink: str, change: Callable[[str], str] = str) -> QSvgRenderer:
    text = change(resource("art", *path).read_text(encoding="utf-8")).replace("currentColor", ink)
    if "url(#" in text:  # parsed gradients take room in each picture that has them
        text = re.sub(r"(<svg[^>]*>)", lambda m: m.group() + _shared_gradients(), text, count=1)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    if not renderer.isValid():
        raise ValueError(f"not a drawable picture: {'/'.join(path)}")
    return renderer
