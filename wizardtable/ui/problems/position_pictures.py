# SPDX-License-Identifier: MIT
"""Makes small pictures of the positions of problems, one at a time, and keeps them on the disk."""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent

from wizardtable.core import catalog, files
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemFile, ProblemsError, read_line
from wizardtable.play import frames, timers
from wizardtable.store.problem_results import Key
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.table_picture import small_picture
from wizardtable.ui.style import appearance
from wizardtable.ui.style.preview import packed_jpeg

PICTURE_VERSION: Final = 1
"""The version of the pictures; saved pictures of another version are made again."""

TABLE_SIZE: Final = (840, 525)
"""The width and height in pixels of the table that is painted for a picture."""

START_MS: Final = 300
"""The milliseconds before the first picture is begun, so that the page appears first."""

PAINT_CHECK_MS: Final = 10
"""The milliseconds between two checks whether the table is painted."""


class PositionPictures(QObject):
    """The maker of the pictures; the picture requested last is made first.

    Pieces are painted one at a time between Qt's events, so that the window never stops.

    Signals:
        picture_made(object): the picture of a problem has been made; the problem's key.
    """

    picture_made = Signal(object)

    def __init__(
        self, folder: Path, problems: Mapping[str, ProblemFile], parent: QObject | None = None
    ) -> None:
        """Makes an object that has no requests yet.

        Args:
            folder: the folder of the pictures; it is made when it is needed.
            problems: the problems by the id of their game.
            parent: the parent object.
        """
        super().__init__(parent)
        self._folder, self._problems = folder, problems
        self._requested: dict[Key, None] = {}  # in order; the last one is made first
        self._failed: set[Key] = set()
        self._art_by_game: dict[str, PictureCache] = {}
        self._table: TableView | None = None
        self._key: Key | None = None
        self._timer = timers.single(self, START_MS)
        self._timer.timeout.connect(self._continue_work)

    @property
    def is_idle(self) -> bool:
        """True if no picture is being made or requested."""
        return not self._requested and self._table is None

    def picture_path(self, key: Key) -> Path | None:
        """Returns the path of a problem's picture in the current theme and language.

        If there is no such picture yet, it returns None and requests the picture.
        """
        file_path = self._file_path(key)
        if file_path.exists():
            return file_path
        if key not in self._failed and key != self._key:
            self._requested.pop(key, None)
            self._requested[key] = None
            if not self._timer.isActive():
                self._timer.start()
        return None

    def stop(self) -> None:
        """Drops all requests and frees the memory of the pieces."""
        self._timer.stop()
        self._requested.clear()
        self._remove_table()
        self._art_by_game.clear()

    def _file_path(self, key: Key) -> Path:
        game, problem = key
        look = f"{PICTURE_VERSION} {appearance.shades().table} {QLocale().name()}"
        return self._folder / f"{game}-{problem}-{sha256(look.encode()).hexdigest()[:8]}.jpg"

    def _continue_work(self) -> None:
        """Begins the next picture, or saves the present one if its table is painted."""
        table, key = self._table, self._key
        if table is None or key is None:
            self._begin_next()
        elif not table.table.is_painting:
            self._save_picture(key, table)
            self._remove_table()
            self.picture_made.emit(key)
        if self._requested or self._table is not None:
            self._timer.start(PAINT_CHECK_MS)

    def _begin_next(self) -> None:
        key = next(reversed(self._requested), None)
        if key is None:
            return
        del self._requested[key]
        game, problem = key
        spec, entry = catalog.get(game), self._problems[game].entry(problem)
        try:
            attempt = None if entry is None else Attempt(spec, "", read_line(spec, entry.line))
        except ProblemsError:
            attempt = None
        if attempt is None:
            self._failed.add(key)
            return
        art = self._art_by_game.setdefault(game, art_of(spec.view))
        self._key = key
        self._table = table = TableView(spec, None, art)
        table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        table.resize(*TABLE_SIZE)
        # Qt reports its size only to a widget that is shown.
        QCoreApplication.sendEvent(table, QResizeEvent(table.size(), table.size()))
        table.retheme(appearance.table_theme())
        table.table.begin_within(0.0)
        table.present(frames.past_frame(attempt.match, attempt.problem.seat, 0), animate=False)

    def _save_picture(self, key: Key, table: TableView) -> None:
        file_path = self._file_path(key)
        # `grab` would first lay the table out once more, because it was never shown.
        picture = QPixmap(table.size())
        painter = QPainter(picture)
        table.render(painter, QRectF(picture.rect()), table.viewport().rect())
        painter.end()
        data = packed_jpeg(small_picture(picture), public=False)
        self._failed.add(key)  # a picture that cannot be saved is not tried again
        with suppress(OSError):  # only an ornament
            self._folder.mkdir(parents=True, exist_ok=True)
            for old in self._folder.glob(f"{key[0]}-{key[1]}-*.jpg"):
                old.unlink(missing_ok=True)
            files.replace(file_path, data)
            self._failed.discard(key)

    def _remove_table(self) -> None:
        table, self._table, self._key = self._table, None, None
        if table is not None:
            table.close()
            table.deleteLater()
