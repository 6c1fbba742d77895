# SPDX-License-Identifier: MIT
"""The picture of an entry of a box, painted by the game's own art as it will lie on the table."""

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.game_spec import GameSpec
from wizardtable.paint.theme import THEMES, Look
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.table_art import SHADOW_MARGIN, art_of, paint_example
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on


class EntryView(QWidget):
    """Shows the picture of one entry, as large as there is room.

    Signals:
        clicked(str, int): the player has clicked a piece of the picture: its kind and its number.
            Of pieces that lie on each other, each has a signal, from the uppermost down, until the
            picture changes.
    """

    clicked = Signal(str, int)

    def __init__(self, spec: GameSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec
        self._art = art_of(spec.view)
        self._picture: ExamplePicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(180), appearance.scaled(150))

    def show_entry(self, draft: Draft, section: int, place: int, entry: BoxEntry | None) -> None:
        """Shows an entry at a place of a section; None for no picture."""
        self._picture = None
        if entry is not None:
            self._picture = self._spec.entry_picture(draft, section, place, entry)
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Emits `clicked` for the pieces under the pointer."""
        picture = self._picture
        if picture is None:
            return
        corner, scale = self._place(picture)
        point = (event.position() - corner) / scale
        for box, sprite in reversed(picture.pieces):
            inside = box.x <= point.x() <= box.x + box.w and box.y <= point.y() <= box.y + box.h
            if inside and sprite.details and isinstance(sprite.details[0], int):
                self.clicked.emit(sprite.kind, sprite.details[0])
                if self._picture is not picture:
                    return

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._picture is None:
            return
        painter = QPainter(self)
        corner, scale = self._place(self._picture)
        shades = shades_on(self)
        look = Look(THEMES[shades.table], scale, self.devicePixelRatioF())
        paint_example(painter, self._picture, self._art, look, corner, shades.text)
        painter.end()

    def _place(self, picture: ExamplePicture) -> tuple[QPointF, float]:
        """Returns the upper left corner and the scale of a picture."""
        margin = 2 * SHADOW_MARGIN
        scale = min(
            appearance.font_scale() / 100 * 1.25,
            self.width() / (picture.width + margin),
            self.height() / (picture.height + margin),
        )
        width, height = picture.width * scale, picture.height * scale
        return QPointF((self.width() - width) / 2, (self.height() - height) / 2), scale
