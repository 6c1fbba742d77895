# SPDX-License-Identifier: MIT
"""Shows why a move is refused, beside the pointer or the keyboard's cursor."""

from PySide6.QtCore import QPoint, QRect, QSize

from wizardtable.core import override
from wizardtable.core.text import Message
from wizardtable.table.zones import Box
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.refusal_note import RefusalNote


class RefusalFeature(MatchFeature):
    """Shows the reason for a refused move where the player looks.

    Attributes:
        note: the note over the table.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.note = RefusalNote(page.table_area)

    @override
    def begin(self, match: OpenMatch) -> None:
        self.note.watch_table(match.table)
        match.table.refused.connect(self._show_reason)
        match.controller.refused.connect(self._show_reason)

    def _show_reason(self, reason: Message) -> None:
        table = self._page.table
        box = table.cursor_box() if table is not None else None
        self.note.say(reason, None if box is None else self._area_rect(box))

    def _area_rect(self, box: Box) -> QRect:
        """Converts a box in pixels of the table's view to pixels of the page's table area."""
        table = self._page.table
        assert table is not None
        point = QPoint(round(box.x), round(box.y))
        corner = table.viewport().mapTo(self._page.table_area, point)
        return QRect(corner, QSize(round(box.w), round(box.h)))
