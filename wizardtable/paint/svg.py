# SPDX-License-Identifier: MIT
"""Draws the picture files of resources/art; most of them are read only once."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from wizardtable.store.paths import resource

KEYLINE: Final = "#2a1c10"
"""The colour of the dark line around every drawn shape, and the default ink."""


def draw(
    painter: QPainter,
    rect: QRectF,
    *path: str,
    ink: str = KEYLINE,
    kept: bool = True,
    change: Callable[[str], str] = str,
) -> None:
    """Draws the picture `resources/art/<path>` as large as fits, centred in `rect`.

    Args:
        ink: The colour ("#rrggbb") that replaces `currentColor` in the file.
        kept: True to keep the picture in memory. False to read the file at each call, for large
            pictures that are seldom drawn.
        change: Returns the text of the file with changes. It is only used if `kept` is False.
    """
    renderer = _renderer(path, ink) if kept else _read(path, ink, change)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, rect)
    painter.restore()


def app_icon() -> QIcon:
    """Returns the program's icon; sizes up to 32 pixels show only the hat, which stays clear."""
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
    """Returns the gradients of gradients.svg, which any picture may use, as SVG text."""
    text = resource("art", "gradients.svg").read_text(encoding="utf-8")
    match = re.search(r"<defs>.*</defs>", text, re.DOTALL)
    return match.group() if match else ""


@lru_cache(maxsize=512)
def _renderer(path: tuple[str, ...], ink: str) -> QSvgRenderer:
    return _read(path, ink)


def _read(path: tuple[str, ...], ink: str, change: Callable[[str], str] = str) -> QSvgRenderer:
    text = change(resource("art", *path).read_text(encoding="utf-8")).replace("currentColor", ink)
    if "url(#" in text:  # only where needed: in each picture, parsed gradients take memory
        text = re.sub(r"(<svg[^>]*>)", lambda tag: tag.group() + _shared_gradients(), text, count=1)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    if not renderer.isValid():
        raise ValueError(f"not a drawable picture: {'/'.join(path)}")
    return renderer
