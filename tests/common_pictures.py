# SPDX-License-Identifier: MIT
"""Pictures of pieces that the windows of all tests have in common.

Hundreds of tests open a window with the same table; painting its pieces anew was a third of their
time.
"""

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtWidgets import QApplication

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import GameView
from wizardtable.table.pictures import Finish, Picture, PictureCache
from wizardtable.table.table_art import art_of
from wizardtable.table.view import Sprite

MOST = 4_000
"""Pictures that are kept; what was not used for longest goes first."""

_made: OrderedDict[Hashable, Picture] = OrderedDict()


class CommonPictures(PictureCache):
    """The cache of a window, which paints only what no window before it has painted."""

    def __init__(self, view: GameView) -> None:
        super().__init__(art_of(view)._paint)
        self._view = view

    def _make(
        self,
        sprite: Sprite,
        width: float,
        height: float,
        look: Look,
        finish: Finish,
        lift: float,
    ) -> Picture:
        # Of all that changes pictures, only the language is not in a look.
        language = QApplication.translate("language", "English")
        key = (self._view, language, sprite, width, height, look, finish, lift)
        if key not in _made:
            _made[key] = super()._make(sprite, width, height, look, finish, lift)
            if len(_made) > MOST:
                _made.popitem(last=False)
        _made.move_to_end(key)
        return _made[key]
