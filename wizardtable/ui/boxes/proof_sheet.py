# SPDX-License-Identifier: MIT
"""Prints all entries of a box as a PDF, to lay beside the real cards."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from wizardtable.core import files
from wizardtable.core.boxes.draft import BoxEntry, BoxForm, Draft
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.paint.theme import LIGHT, Look
from wizardtable.play.translate import render
from wizardtable.store.own_boxes import free_path
from wizardtable.table.table_art import art_of, paint_example
from wizardtable.ui.dialogs.save_place import ask_save_path, tell_saved
from wizardtable.ui.style.question import warning_sheet

DOTS_PER_INCH = 200

_INK = "#000000"

MARGIN_MM = 12.0

_COLUMNS = 5
"""The pictures side by side, if they are not wide."""

_WIDE_COLUMNS = 2
"""The pictures side by side, if one of them is wide."""

_WIDE_PIXELS = 420
"""A picture wider than this many logical pixels is wide."""

_WORDS_SHARE = 0.16
"""The height of the words below a picture, as a share of the width of a column."""

_PICTURE_SHARE = 0.9
"""The part of a column that its picture takes; the rest keeps the pictures apart."""


def ask_and_print(spec: GameSpec, form: BoxForm, draft: Draft, parent: QWidget) -> None:
    """Asks where to save the proof sheet, and saves it there, or says why that failed."""
    start = free_path(Path.home(), draft.title).with_suffix(".pdf")
    title = render(N_("box editor", "Proof sheet"))
    path = ask_save_path(parent, title, start, "PDF (*.pdf)")
    if path is None:
        return
    try:
        write_proof_sheet(path, spec, form, draft)
    except OSError as error:
        reason = files.file_error(path, error).reason
        warning_sheet(parent, title, render(reason)).ask()
        return
    tell_saved(path, title, parent)


def write_proof_sheet(path: Path, spec: GameSpec, form: BoxForm, draft: Draft) -> None:
    """Writes a PDF with the picture and the name of every entry.

    Raises:
        OSError: the file cannot be written.
    """
    with path.open("wb"):
        pass  # the writer of the PDF would not say why it fails
    writer = QPdfWriter(str(path))
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(draft.title)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )
    painter = QPainter(writer)
    try:
        _Sheet(writer, painter, spec, form, draft).draw()
    finally:
        painter.end()


class _Sheet:
    """Draws the pages of a proof sheet."""

    def __init__(
        self, writer: QPdfWriter, painter: QPainter, spec: GameSpec, form: BoxForm, draft: Draft
    ) -> None:
        self._writer, self._painter = writer, painter
        self._spec, self._form, self._draft = spec, form, draft
        self._art = art_of(spec.view)
        self._size = QSize(writer.width(), writer.height())
        self._y = 0.0

    def draw(self) -> None:
        words = N_("box editor", "{game}: {title}")
        self._say(render(words.of(game=self._spec.title, title=self._draft.title)), 15)
        for section, entries in enumerate(self._draft.entries):
            self._say(render(self._form.sections[section].title), 12)
            self._draw_section(section, entries)

    def _say(self, text: str, points: int) -> None:
        self._painter.setFont(QFont("serif", points))
        height = self._painter.fontMetrics().height() * 1.5
        if self._y + 3 * height > self._size.height():
            self._turn_page()
        rect = QRectF(0, self._y, self._size.width(), height)
        self._painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, text)
        self._y += height

    def _turn_page(self) -> None:
        self._writer.newPage()
        self._y = 0.0

    def _draw_section(self, section: int, entries: Sequence[BoxEntry]) -> None:
        pictures = [
            self._spec.entry_picture(self._draft, section, place, entry)
            for place, entry in enumerate(entries)
        ]
        widest = max((picture.width for picture in pictures if picture is not None), default=0.0)
        columns = _WIDE_COLUMNS if widest > _WIDE_PIXELS else _COLUMNS
        width = self._size.width() / columns
        for start in range(0, len(entries), columns):
            row = pictures[start : start + columns]
            scales = [width * _PICTURE_SHARE / p.width for p in row if p is not None]
            scale = min(scales, default=1.0)
            height = max((p.height * scale for p in row if p is not None), default=width / 4)
            words = width * _WORDS_SHARE
            if self._y + height + words > self._size.height():
                self._turn_page()
            for column, picture in enumerate(row):
                x = column * width
                if picture is not None:
                    paint_example(
                        self._painter,
                        picture,
                        self._art,
                        Look(LIGHT, scale),
                        QPointF(x, self._y),
                        _INK,
                    )
                place = start + column
                name = render(self._form.name(section, place, entries[place]))
                self._painter.setFont(QFont("serif", 7))
                rect = QRectF(x, self._y + height, width * _PICTURE_SHARE, words)
                self._painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter, name)
            self._y += height + words
