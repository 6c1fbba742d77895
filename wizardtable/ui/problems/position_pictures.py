# SPDX-License-Identifier: MIT
"""Small pictures of the positions of problems, made one at a time and kept on the disk."""

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
from wizardtable.ui.style.preview import packed

VERSION: Final = 1
"""Pictures that were kept with another version are made anew."""

TABLE_PIXELS: Final = (840, 525)
"""Width and height of the table that is painted for a picture."""

START_MS: Final = 150
"""Milliseconds after which the first picture is begun: the page comes first."""

STEP_MS: Final = 10
"""Milliseconds between two looks at a table whose pieces are being painted."""


class PositionPictures(QObject):
    """Makes the picture of each position that is asked for, the last one asked for first.

    Pieces are painted one at a time between events, so that nothing waits for them.

    Signals:
        made(object): the picture of a problem is there now; the key of the problem.
    """

    made = Signal(object)

    def __init__(
        self, folder: Path, problems: Mapping[str, ProblemFile], parent: QObject | None = None
    ) -> None:
        """`folder` keeps the pictures; it may be missing. `problems` are those of each game."""
        super().__init__(parent)
        self._folder, self._problems = folder, problems
        self._wanted: dict[Key, None] = {}  # the last one is made first
        self._failed: set[Key] = set()
        self._art: dict[str, PictureCache] = {}
        self._table: TableView | None = None
        self._key: Key | None = None
        self._timer = timers.single(self, START_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def idle(self) -> bool:
        """True if no picture is being made or waited for."""
        return not self._wanted and self._table is None

    def path(self, key: Key) -> Path | None:
        """Returns the picture of a problem in the theme and language of now, or None if it is
        still to be made. It is asked for then."""
        path = self._path(key)
        if path.exists():
            return path
        if key not in self._failed and key != self._key:
            self._wanted.pop(key, None)
            self._wanted[key] = None
            if not self._timer.isActive():
                self._timer.start()
        return None

    def stop(self) -> None:
        """Makes no more pictures, and forgets the pieces."""
        self._timer.stop()
        self._wanted.clear()
        self._put_table_away()
        self._art.clear()

    def _path(self, key: Key) -> Path:
        game, problem = key
        look = f"{VERSION} {appearance.shades().table} {QLocale().name()}"
        return self._folder / f"{game}-{problem}-{sha256(look.encode()).hexdigest()[:8]}.jpg"

    def _go_on(self) -> None:
        """Begins the next picture, or keeps the one whose table is painted."""
        table, key = self._table, self._key
        if table is None or key is None:
            self._begin_next()
        elif not table.table.is_painting:
            self._keep(key, table)
            self._put_table_away()
            self.made.emit(key)
        if self._wanted or self._table is not None:
            self._timer.start(STEP_MS)

    def _begin_next(self) -> None:
        key = next(reversed(self._wanted), None)
        if key is None:
            return
        del self._wanted[key]
        game, problem = key
        spec, entry = catalog.get(game), self._problems[game].entry(problem)
        try:
            attempt = None if entry is None else Attempt(spec, "", read_line(spec, entry.line))
        except ProblemsError:
            attempt = None
        if attempt is None:
            self._failed.add(key)
            return
        art = self._art.setdefault(game, art_of(spec.view))
        self._key = key
        self._table = table = TableView(spec, None, art)
        table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        table.resize(*TABLE_PIXELS)
        # It is never shown, and Qt tells only what is shown about its size.
        QCoreApplication.sendEvent(table, QResizeEvent(table.size(), table.size()))
        table.retheme(appearance.table_theme())
        table.table.begin_within(0.0)
        table.present(frames.past_frame(attempt.match, attempt.problem.seat, 0), animate=False)

    def _keep(self, key: Key, table: TableView) -> None:
        path = self._path(key)
        # `grab` would first lay the table out once more, because it was never shown.
        picture = QPixmap(table.size())
        painter = QPainter(picture)
        table.render(painter, QRectF(picture.rect()), table.viewport().rect())
        painter.end()
        data = packed(small_picture(picture), public=False)
        self._failed.add(key)  # unless it can be kept
        with suppress(OSError):  # only an ornament
            self._folder.mkdir(parents=True, exist_ok=True)
            for old in self._folder.glob(f"{key[0]}-{key[1]}-*.jpg"):
                old.unlink(missing_ok=True)
            files.replace(path, data)
            self._failed.discard(key)

    def _put_table_away(self) -> None:
        table, self._table, self._key = self._table, None, None
        if table is not None:
            table.close()
            table.deleteLater()
