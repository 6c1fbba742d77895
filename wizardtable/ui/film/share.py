# SPDX-License-Identifier: MIT
"""The dialog *Share replay*, which makes a film and saves it.

A film is an animated picture of a stretch of a match.
"""

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
from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.languages import languages
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.film.reel import Format
from wizardtable.play import spans
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, ask_save_path, open_folder, with_ending
from wizardtable.ui.film.film_job import FilmJob
from wizardtable.ui.film.film_order import FilmOrder
from wizardtable.ui.language import current_language, own_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, keep_room, keep_width, label, wear_role

PICTURE_SIZES = (
    (N_("share", "Small, {width} × {height}"), (640, 440)),
    (N_("share", "Medium, {width} × {height}"), (960, 600)),
    (N_("share", "Large, {width} × {height}"), (1280, 800)),
)
"""For each size its words, and its width and height in pixels."""


LENGTHS_SECONDS = (10, 20, 40)
"""Approximate lengths of a film, in seconds; a film may be shorter."""

FORMATS = (
    (N_("share", "WebP: small file, all colours"), Format.WEBP),
    (N_("share", "GIF: opens almost anywhere"), Format.GIF),
)
"""For each file format its words and the format."""


class ShareDialog(Dialog):
    """The dialog with the choices for a film, its progress and its result.

    Attributes:
        part: the choice of the stretch of the match.
        seat: the choice of the seat from which the film is seen; hidden if there is only one
            choice.
        length: the choice of the approximate length.
        size_: the choice of the size of the picture.
        language: the choice of the language of the captions.
        kind: the choice of the file format.
        progress_bar: the progress of the film.
        folder_button: opens the folder of the written film.
        save_button: asks for a file and starts the film; during the film it hides the dialog.
        close_button: stops the film, or closes the dialog.
        film_job: makes the film.

    Signals:
        film_ended_aside(Message, Path): A film has ended while the dialog was hidden: the result in
            words, and the file; None if the film failed.
        film_made(): The file is written.
    """

    material = Material.LEATHER

    is_form = True

    film_ended_aside = Signal(object, object)
    film_made = Signal()

    def __init__(
        self,
        match: Match,
        viewer: Seat | None,
        parent: QWidget | None = None,
        *,
        can_choose_view: bool,
        place: int | None = None,
    ) -> None:
        """Offers the parts and views of a match that may be filmed.

        Args:
            match: the match.
            viewer: the seat from which the film is seen; None for the public view.
            parent: the parent widget.
            can_choose_view: True if the player may choose any seat, as after the end of a match;
                then `viewer` is only the first choice.
            place: the place of an open replay, a number of actions played before it; None without
                one.
        """
        super().__init__(parent, 620, 510)
        self._match, self._viewer, self._can_choose_view = match, viewer, can_choose_view
        self._parts = self._possible_parts(place)
        self._title, self._note = label(self, "title"), label(self, "soft", wrap=True)
        self._state_words = label(self, "", wrap=True)
        self.part, self.seat, self.length = ComboBox(self), ComboBox(self), ComboBox(self)
        self.size_, self.language, self.kind = ComboBox(self), ComboBox(self), ComboBox(self)
        self.progress_bar = QProgressBar(self)
        self.progress_bar.setRange(0, 1000)
        self.progress_bar.setTextVisible(False)
        self.folder_button = button(self, "", self._show_folder, "folder")
        self.close_button = button(self, "", self.reject)
        self.save_button = button(self, "primary", self._save_or_put_aside, "share")
        self.save_button.setDefault(True)
        self._choice_labels: list[QLabel] = []
        self._path = Path()
        self._problem: Message | None = None
        self._written_bytes = 0
        self._is_aside = False
        self.film_job = FilmJob(parent=self)
        self.film_job.progressed.connect(
            lambda share: self.progress_bar.setValue(round(1000 * share))
        )
        self.film_job.finished.connect(self._take_success)
        self.film_job.failed.connect(self._take_failure)
        self._fill_choices()
        self._lay_out()
        self.retranslate()

    def _possible_parts(self, place: int | None) -> list[tuple[Message, tuple[int, int]]]:
        match, end = self._match, len(self._match.actions)
        parts = [(N_("share", "The whole match"), (0, end))]
        last = N_("share", "The last turns")
        if match.spec.counts_rounds:
            last = N_("share", "The last round")
        parts.append((last, spans.span_of_last_round(match)))
        if place is not None and 0 < place < end:
            parts.append((N_("share", "From this position to the end"), (place, end)))
        return parts

    def _fill_choices(self) -> None:
        for box, count in (
            (self.part, len(self._parts)),
            (self.length, len(LENGTHS_SECONDS)),
            (self.size_, len(PICTURE_SIZES)),
            (self.kind, len(FORMATS)),
        ):
            box.addItems([""] * count)
        self.seat.addItems(["", *self._match.names])
        self.seat.setCurrentIndex(0 if self._viewer is None else self._viewer + 1)
        self.length.setCurrentIndex(1)
        self.size_.setCurrentIndex(1)
        # Each language is named in itself, as in the preferences.
        for code in languages():
            self.language.addItem(own_name(code), code)
        self.language.setCurrentIndex(self.language.findData(current_language()))

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
        choices = (self.part, self.seat, self.length, self.size_, self.language, self.kind)
        for row, choice in enumerate(choices):
            choice_label = label(self)
            choice_label.setBuddy(choice)
            grid.addWidget(choice_label, row, 0)
            grid.addWidget(choice, row, 1)
            self._choice_labels.append(choice_label)
        column.addLayout(grid)
        column.addWidget(self._note)
        column.addStretch()
        self._state_words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._state_words)
        column.addWidget(self.progress_bar)
        self._choice_labels[1].setVisible(self._can_choose_view and self._match.spec.has_secrets)
        self.seat.setVisible(self._can_choose_view and self._match.spec.has_secrets)
        self.furnish(self._title, body, self.folder_button, self.close_button, self.save_button)

    def order(self) -> FilmOrder:
        """Returns the order for the film that the choices describe."""
        first, last = self._parts[self.part.currentIndex()][1]
        width, height = PICTURE_SIZES[self.size_.currentIndex()][1]
        viewer = self._viewer
        if self._can_choose_view:
            row = self.seat.currentIndex()
            viewer = Seat(row - 1) if row else None
        return FilmOrder(
            MatchRecord.of(self._match),
            -1 if viewer is None else viewer,
            first,
            last,
            float(LENGTHS_SECONDS[self.length.currentIndex()]),
            width,
            height,
            appearance.shades().table,
            str(self.language.currentData()),
            FORMATS[self.kind.currentIndex()][1].value,
        )

    def begin(self, path: Path) -> None:
        """Starts the film; the file name gets the ending of the chosen format."""
        order = self.order()
        self._path = with_ending(path, order.kind)
        self._problem, self._written_bytes = None, 0
        self.progress_bar.setValue(0)
        self.film_job.begin(order, self._path)
        self._show_state()

    def put_aside(self) -> None:
        """Hides the dialog so that the player can play on; `film_ended_aside` reports the end."""
        self._is_aside = True
        self.hide()
        owner = self.parentWidget()
        if owner is not None:  # the owner may close before the film is finished
            self.setParent(owner.window(), self.windowFlags())

    def _save_or_put_aside(self) -> None:
        if self.film_job.is_busy:
            self.put_aside()
        else:
            self._ask_where()

    def _ask_where(self) -> None:
        format_ = FORMATS[self.kind.currentIndex()][1]
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = Path(QStandardPaths.writableLocation(pictures) or Path.home())
        start = (
            folder if folder.is_dir() else Path.home()
        ) / f"{self._match.spec.id}{format_.value}"
        filters = render(N_("share", "Animations (*{ending})").of(ending=format_.value))
        title = render(N_("share", "Share replay"))
        path = ask_save_path(self, title, start, filters)
        if path is not None:
            self.begin(path)

    def _show_folder(self) -> None:
        open_folder(self._path)

    def _take_success(self, size: int) -> None:
        self._written_bytes = size
        self.film_made.emit()
        self._end_film()

    def _take_failure(self, problem: Message) -> None:
        self._problem = problem
        self._end_film()

    def _end_film(self) -> None:
        self._show_state()
        if self._is_aside:
            problem = self._problem
            self.film_ended_aside.emit(
                problem or self._saved_message(), None if problem else self._path
            )
            self.deleteLater()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(render(N_("share", "Share replay")))
        self._title.setText(render(N_("share", "Share replay")))
        for row, (words, _) in enumerate(self._parts):
            self.part.setItemText(row, render(words))
        self.seat.setItemText(0, render(N_("bar", "Public view")))
        for row, seconds in enumerate(LENGTHS_SECONDS):
            words = N_("share", "Up to about {seconds} seconds").of(seconds=seconds)
            self.length.setItemText(row, render(words))
        for row, (words, (width, height)) in enumerate(PICTURE_SIZES):
            self.size_.setItemText(row, render(words.of(width=width, height=height)))
        for row, (words, _) in enumerate(FORMATS):
            self.kind.setItemText(row, render(words))
        label_words = (
            N_("share", "Part"),
            N_("share", "Point of view"),
            N_("share", "Length"),
            N_("share", "Size"),
            N_("share", "Language"),
            N_("share", "File format"),
        )
        for choice_label, words in zip(self._choice_labels, label_words, strict=True):
            choice_label.setText(render(words))
            buddy = choice_label.buddy()
            if buddy is not None:
                buddy.setAccessibleName(render(words))
        self._note.setText(render(self._note_message()))
        self.progress_bar.setAccessibleName(render(N_("share", "Film progress")))
        self.folder_button.setText(render(OPEN_FOLDER))
        self._show_state()

    def _note_message(self) -> Message:
        if not self._match.spec.has_secrets:
            return N_(
                "share",
                "To fit the chosen length, the film may speed up or show several moves at once.",
            )
        if self._can_choose_view:
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

    def _saved_message(self) -> Message:
        sentence = N_("share", "“{file}” was saved in {folder}: {size} kB.")
        folder = str(self._path.parent)
        return sentence.of(
            file=self._path.name, folder=folder, size=round(self._written_bytes / 1000)
        )

    def _show_state(self) -> None:
        """Shows the progress or the result of the film, or nothing."""
        is_busy = self.film_job.is_busy
        words = ""
        if is_busy:
            words = render(N_("share", "Filming the match…"))
        elif self._problem is not None:
            words = render(self._problem)
        elif self._written_bytes:
            words = render(self._saved_message())
        wear_role(
            self._state_words, "problem" if self._problem is not None and not is_busy else "lead"
        )
        self._state_words.setText(words)
        keep_room(self.progress_bar).setVisible(is_busy)
        self.folder_button.setEnabled(bool(self._written_bytes) and not is_busy)
        save, play = render(N_("share", "Save…")), render(N_("share", "Keep playing"))
        self.save_button.setText(play if is_busy else save)
        keep_width(self.save_button, save, play)
        for choice in (self.part, self.seat, self.length, self.size_, self.language, self.kind):
            choice.setEnabled(not is_busy)
        close = N_("share", "Close") if self._written_bytes else N_("share", "Cancel")
        self.close_button.setText(render(N_("share", "Cancel") if is_busy else close))
        keep_width(self.close_button, render(N_("share", "Cancel")), render(N_("share", "Close")))

    @override
    def reject(self) -> None:
        """Stops the film and returns to the choices; closes the dialog if there is no film."""
        if self.film_job.is_busy:
            self.film_job.cancel()
            self._show_state()
        else:
            super().reject()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.film_job.cancel()
        super().closeEvent(event)
