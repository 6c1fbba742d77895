# SPDX-License-Identifier: MIT
"""The note of a refused move, beside the pointer or the keyboard's cursor."""

from PySide6.QtCore import QPoint, QRect, QSize

from wizardtable.core.text import Message
from wizardtable.table.zones import Box
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.refusal_note import RefusalNote


class RefusalFeature(MatchFeature):
    """Says why a move is refused where the player looks.

    Attributes:
        note: lies over the table.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.note = RefusalNote(page.place)

    def begin(self, match: OpenMatch) -> None:
        """Watches the table of a match, and hears what is refused."""
        self.note.follow(match.table)
        match.table.refused.connect(self._say)
        match.controller.refused.connect(self._say)

    def _say(self, reason: Message) -> None:
        table = self._page.table
        box = table.cursor_box() if table is not None else None
        self.note.say(reason, None if box is None else self._seen(box))

    def _seen(self, box: Box) -> QRect:
        """Returns a box of the table's view as seen in the place of the table."""
        table = self._page.table
        assert table is not None
        point = QPoint(round(box.x), round(box.y))
        corner = table.viewport().mapTo(self._page.place, point)
        return QRect(corner, QSize(round(box.w), round(box.h)))
