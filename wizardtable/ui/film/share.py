# SPDX-License-Identifier: MIT
"""*Share replay*: which part of a match becomes a film, how that looks, and where it goes."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.core.game import Seat
from wizardtable.core.languages import languages
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.film.reel import Format
from wizardtable.play import spans
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, ask_place, open_folder, with_ending
from wizardtable.ui.film.film_job import FilmJob
from wizardtable.ui.film.film_order import FilmOrder
from wizardtable.ui.language import own_name, spoken_now
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, keep_room, keep_width, label, wear_role

SIZES = (
    (N_("share", "Small, {width} × {height}"), (640, 440)),
    (N_("share", "Medium, {width} × {height}"), (960, 600)),
    (N_("share", "Large, {width} × {height}"), (1280, 800)),
)

LENGTHS = (10, 20, 40)
"""Seconds that a film lasts at most, about."""

KINDS = (
    (N_("share", "WebP: small file, all colours"), Format.WEBP),
    (N_("share", "GIF: opens almost anywhere"), Format.GIF),
)


class ShareDialog(Dialog):
    """Makes a film of a match, as one seat knew it.

    Attributes:
        what, seat, length, size, language, kind: the choices; `seat` is hidden where there is
            only one.
        projector: makes the film.

    Signals:
        told(Message, Path): what became of a film that was made while the game went on, and where
            it is; None where it failed.
        made(): a film was made.
    """

    material = Material.LEATHER

    is_form = True

    told = Signal(object, object)
    made = Signal()

    def __init__(
        self,
        match: Match,
        viewer: Seat | None,
        parent: QWidget | None = None,
        *,
        free: bool,
        place: int | None = None,
    ) -> None:
        """`viewer` is whose knowledge is shown, or proposed where one is `free` to look from any
        seat, as in a match that is over; `place` is where a replay of it stands."""
        super().__init__(parent, 620, 510)
        self._match, self._viewer, self._free = match, viewer, free
        self._stretches = self._find_stretches(place)
        self._title, self._note = label(self, "title"), label(self, "soft", wrap=True)
        self._told = label(self, "", wrap=True)
        self.what, self.seat, self.length = ComboBox(self), ComboBox(self), ComboBox(self)
        self.size_, self.language, self.kind = ComboBox(self), ComboBox(self), ComboBox(self)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.folder = button(self, "", self._show_folder, "folder")
        self.close_ = button(self, "", self.reject)
        self.save = button(self, "primary", self._go_on, "share")
        self.save.setDefault(True)
        self._names: list[QLabel] = []
        self._path = Path()
        self._problem: Message | None = None
        self._written = 0
        self._aside = False
        self.projector = FilmJob(parent=self)
        self.projector.progressed.connect(lambda share: self.bar.setValue(round(1000 * share)))
        self.projector.finished.connect(self._finished)
        self.projector.failed.connect(self._failed)
        self._fill()
        self._lay_out()
        self.retranslate()

    def order(self) -> FilmOrder:
        """What is chosen."""
        first, last = self._stretches[self.what.currentIndex()][1]
        width, height = SIZES[self.size_.currentIndex()][1]
        viewer = self._viewer
        if self._free:
            row = self.seat.currentIndex()
            viewer = Seat(row - 1) if row else None
        return FilmOrder(
            MatchRecord.of(self._match),
            -1 if viewer is None else viewer,
            first,
            last,
            float(LENGTHS[self.length.currentIndex()]),
            width,
            height,
            appearance.shades().table,
            str(self.language.currentData()),
            KINDS[self.kind.currentIndex()][1].value,
        )

    def begin(self, path: Path) -> None:
        """Make the film into this file; its name gets the ending that is chosen."""
        order = self.order()
        self._path = with_ending(path, order.kind)
        self._problem, self._written = None, 0
        self.bar.setValue(0)
        self.projector.begin(order, self._path)
        self._tell()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("share", "Share replay")))
        self._title.setText(render(N_("share", "Share replay")))
        for row, (words, _) in enumerate(self._stretches):
            self.what.setItemText(row, render(words))
        self.seat.setItemText(0, render(N_("bar", "Public view")))
        for row, seconds in enumerate(LENGTHS):
            words = N_("share", "Up to about {seconds} seconds").of(seconds=seconds)
            self.length.setItemText(row, render(words))
        for row, (words, (width, height)) in enumerate(SIZES):
            self.size_.setItemText(row, render(words.of(width=width, height=height)))
        for row, (words, _) in enumerate(KINDS):
            self.kind.setItemText(row, render(words))
        told = (
            N_("share", "Part"),
            N_("share", "Point of view"),
            N_("share", "Length"),
            N_("share", "Size"),
            N_("share", "Language"),
            N_("share", "File format"),
        )
        for name, words in zip(self._names, told, strict=True):
            name.setText(render(words))
            buddy = name.buddy()
            if buddy is not None:
                buddy.setAccessibleName(render(words))
        self._note.setText(render(self._remark()))
        self.bar.setAccessibleName(render(N_("share", "Film progress")))
        self.folder.setText(render(OPEN_FOLDER))
        self._tell()

    def reject(self) -> None:
        """Qt: a film that is being made is given up first; the choices are there again then."""
        if self.projector.busy:
            self.projector.cancel()
            self._tell()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Qt: nothing goes on behind a closed dialog."""
        self.projector.cancel()
        super().closeEvent(event)

    def _find_stretches(self, place: int | None) -> list[tuple[Message, tuple[int, int]]]:
        match, end = self._match, len(self._match.actions)
        found = [(N_("share", "The whole match"), (0, end))]
        last = N_("share", "The last turns")
        if match.spec.counts_rounds:
            last = N_("share", "The last round")
        found.append((last, spans.last_round(match)))
        if place is not None and 0 < place < end:
            found.append((N_("share", "From this position to the end"), (place, end)))
        return found

    def _remark(self) -> Message:
        if not self._match.spec.has_secrets:
            return N_(
                "share",
                "To fit the chosen length, the film may speed up or show several moves at once.",
            )
        if self._free:
            return N_(
                "share",
                "The film shows only what is visible from the chosen point of view. To "
                "fit the chosen length, it may speed up or show several moves at once.",
            )
        if self._viewer is None:
            return N_(
                "share",
                "The film shows only what the whole table could see: hidden cards stay "
                "hidden. To fit the chosen length, it may speed up or show several moves "
                "at once.",
            )
        return N_(
            "share",
            "The film shows only what you could see. To fit the chosen length, it may "
            "speed up or show several moves at once.",
        )

    def _go_on(self) -> None:
        if self.projector.busy:
            self.put_aside()
        else:
            self._ask_where()

    def put_aside(self) -> None:
        """Make room for the game; the film is finished meanwhile, and then `told`."""
        self._aside = True
        self.hide()
        owner = self.parentWidget()
        if owner is not None:  # it may be a sheet that is closed before the film is finished
            self.setParent(owner.window(), self.windowFlags())

    def _ask_where(self) -> None:
        kind = KINDS[self.kind.currentIndex()][1]
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = Path(QStandardPaths.writableLocation(pictures) or Path.home())
        start = (folder if folder.is_dir() else Path.home()) / f"{self._match.spec.id}{kind.value}"
        filters = render(N_("share", "Animations (*{ending})").of(ending=kind.value))
        title = render(N_("share", "Share replay"))
        path = ask_place(self, title, start, filters)
        if path is not None:
            self.begin(path)

    def _show_folder(self) -> None:
        open_folder(self._path)

    def _finished(self, size: int) -> None:
        self._written = size
        self.made.emit()
        self._end()

    def _failed(self, problem: Message) -> None:
        self._problem = problem
        self._end()

    def _end(self) -> None:
        self._tell()
        if self._aside:
            problem = self._problem
            self.told.emit(problem or self._saved(), None if problem else self._path)
            self.deleteLater()

    def _saved(self) -> Message:
        told = N_("share", "“{file}” was saved in {folder}: {size} kB.")
        folder = str(self._path.parent)
        return told.of(file=self._path.name, folder=folder, size=round(self._written / 1000))

    def _tell(self) -> None:
        """Say how far the film is, how it ended, or nothing."""
        busy = self.projector.busy
        words = ""
        if busy:
            words = render(N_("share", "Filming the match…"))
        elif self._problem is not None:
            words = render(self._problem)
        elif self._written:
            words = render(self._saved())
        wear_role(self._told, "problem" if self._problem is not None and not busy else "lead")
        self._told.setText(words)
        keep_room(self.bar).setVisible(busy)
        self.folder.setEnabled(bool(self._written) and not busy)
        save, play = render(N_("share", "Save…")), render(N_("share", "Keep playing"))
        self.save.setText(play if busy else save)
        keep_width(self.save, save, play)
        for choice in (self.what, self.seat, self.length, self.size_, self.language, self.kind):
            choice.setEnabled(not busy)
        close = N_("share", "Close") if self._written else N_("share", "Cancel")
        self.close_.setText(render(N_("share", "Cancel") if busy else close))
        keep_width(self.close_, render(N_("share", "Cancel")), render(N_("share", "Close")))

    def _fill(self) -> None:
        for box, count in (
            (self.what, len(self._stretches)),
            (self.length, len(LENGTHS)),
            (self.size_, len(SIZES)),
            (self.kind, len(KINDS)),
        ):
            box.addItems([""] * count)
        self.seat.addItems(["", *self._match.names])
        self.seat.setCurrentIndex(0 if self._viewer is None else self._viewer + 1)
        self.length.setCurrentIndex(1)
        self.size_.setCurrentIndex(1)
        # As in the preferences: languages are named in themselves.
        for code in languages():
            self.language.addItem(own_name(code), code)
        self.language.setCurrentIndex(self.language.findData(spoken_now()))

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        column.setSpacing(appearance.scaled(10))
        grid = QGridLayout()
        grid.setHorizontalSpacing(appearance.scaled(18))
        grid.setVerticalSpacing(appearance.scaled(8))
        grid.setColumnStretch(1, 1)
        choices = (self.what, self.seat, self.length, self.size_, self.language, self.kind)
        for row, choice in enumerate(choices):
            name = label(self)
            name.setBuddy(choice)
            grid.addWidget(name, row, 0)
            grid.addWidget(choice, row, 1)
            self._names.append(name)
        column.addLayout(grid)
        column.addWidget(self._note)
        column.addStretch()
        self._told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._told)
        column.addWidget(self.bar)
        self._names[1].setVisible(self._free and self._match.spec.has_secrets)
        self.seat.setVisible(self._free and self._match.spec.has_secrets)
        self.furnish(self._title, body, self.folder, self.close_, self.save)
