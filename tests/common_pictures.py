# SPDX-License-Identifier: MIT
"""A cache of the pieces' pictures that the windows of all tests share.

Hundreds of tests open a window with the same table. They would spend a third of their time on
painting its pieces again.
"""

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtWidgets import QApplication

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import GameView
from wizardtable.table.pictures import Finish, Picture, PictureCache
from wizardtable.table.table_art import art_of
from wizardtable.table.view import Sprite

MAX_PICTURES = 4_000
"""The most pictures in the cache. It drops the least recently used ones first."""

_pictures: OrderedDict[Hashable, Picture] = OrderedDict()


class CommonPictures(PictureCache):
    """The cache of a window. It paints only pictures that no earlier window has painted."""

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
        # A picture also depends on the language, which is not part of its look.
        language = QApplication.translate("language", "English")
        key = (self._view, language, sprite, width, height, look, finish, lift)
        if key not in _pictures:
            _pictures[key] = super()._make(sprite, width, height, look, finish, lift)
            if len(_pictures) > MAX_PICTURES:
                _pictures.popitem(last=False)
        _pictures.move_to_end(key)
        return _pictures[key]
