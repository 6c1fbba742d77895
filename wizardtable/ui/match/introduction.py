# SPDX-License-Identifier: MIT
"""Introduces the opponents of a new match by portrait, style and a remark."""

from typing import Final

from PySide6.QtCore import QEvent, QPropertyAnimation, QSequentialAnimationGroup, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.remarks import remark
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.overlay import READING_TIME_FACTORS, PassingOverlay
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Ornament, Panel, label

FIRST_READING_MS: Final = 2600
"""Milliseconds to read about the first opponent."""

NEXT_READING_MS: Final = 600
"""Milliseconds to read about each further opponent."""

APPEARANCE_GAP_MS: Final = 260
"""Milliseconds between the appearances of two opponents."""

FADE_MS: Final = 220
"""Milliseconds in which an opponent appears."""

PORTRAIT_SIDE: Final = 84
"""The side of a portrait, in pixels at 100 %."""

WORDS_WIDTH: Final = 190
"""The width of the words about an opponent, in pixels at 100 %."""


class Introduction(PassingOverlay):
    """An overlay that introduces the opponents until the player has had time to read.

    No time passes while the window is minimised.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec: GameSpec | None = None
        self._opponents: list[Player] = []
        self._seed = 0
        self._fades: list[QSequentialAnimationGroup] = []
        self._laid_out_for = (0, 0)
        self._paused_ms = 0
        self._board = Panel(self)
        self._title = label(self._board, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._skip_hint = label(self._board, "soft")
        self._skip_hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._people_box = QWidget(self._board)
        self._rows = QVBoxLayout(self._board)
        self._rows.addWidget(self._title)
        self._ornament = Ornament(self._board)
        self._rows.addWidget(self._ornament)
        self._rows.addWidget(self._people_box)
        self._rows.addWidget(self._skip_hint)
        outer_rows = QVBoxLayout(self)
        outer_rows.setContentsMargins(0, 0, 0, 0)
        outer_rows.addStretch(1)
        outer_rows.addWidget(self._board, 0, Qt.AlignmentFlag.AlignHCenter)
        outer_rows.addStretch(1)
        self._reading_timer = timers.single(self)
        self._reading_timer.timeout.connect(self.skip)
        self._layout_timer = timers.single(self)
        self._layout_timer.timeout.connect(self._lay_out_again)
        self.hide()

    def retranslate(self) -> None:
        """Lays out all opponents again in the current language, font scale and theme."""
        if self._spec is None:
            return
        self._end_fades()
        unit = appearance.scaled(4)
        self._rows.setContentsMargins(unit * 9, unit * 6, unit * 9, unit * 5)
        self._rows.setSpacing(unit * 3)
        self._title.setText(render(self._spec.title))
        self._skip_hint.setText(render(N_("opening", "Click or press Space to skip")))
        people_box = QWidget(self._board)
        grid = QGridLayout(people_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(unit * 7)
        grid.setVerticalSpacing(unit * 4)
        columns = self._column_count()
        self._laid_out_for = (columns, appearance.font_scale())
        for place, player in enumerate(self._opponents):
            grid.addWidget(self._make_person(player, people_box), place // columns, place % columns)
        self._rows.replaceWidget(self._people_box, people_box)
        self._people_box.deleteLater()
        self._people_box = people_box
        adornments = (self._title, self._ornament)  # hidden if the board is too high with them
        for part in adornments:
            part.show()
        for part in adornments:
            part.setVisible(self._board.sizeHint().height() < self.height())

    def introduce(self, match: Match, settings: Settings) -> None:
        """Introduces the opponents of a match; `finished` follows at once if there are none or at
        the instant speed."""
        self._spec, self._seed = match.spec, match.seed
        self._opponents = [player for player in match.players if player.level is not None]
        pace = READING_TIME_FACTORS[settings.their_speed]
        if not self._opponents or pace <= 0:
            self.finished.emit()
            return
        self._fit()
        self.retranslate()
        self._paused_ms = 0
        self.cover()
        self.setFocus()
        if not settings.reduced_motion:
            self._fade_in(pace)
        self._reading_timer.start(
            round((FIRST_READING_MS + NEXT_READING_MS * (len(self._opponents) - 1)) * pace)
        )
        announce(self, " ".join(self._spoken_texts()))

    @property
    def remaining_ms(self) -> int:
        """Milliseconds until the introduction ends; 0 while it is hidden."""
        return max(0, self._reading_timer.remainingTime())

    def _make_person(self, player: Player, parent: QWidget) -> QWidget:
        """Returns a widget with an opponent's portrait, name, style and remark."""
        assert self._spec is not None
        person = QWidget(parent)
        row = QHBoxLayout(person)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(14))
        portrait = Portrait(PORTRAIT_SIDE, person)
        portrait.show_wizard(player.wizard)
        row.addWidget(portrait, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(2))
        style_texts = sitter(self._spec, player).about_texts()[:1]
        texts = [("heading", player.name), *(("soft", text) for text in style_texts)]
        remark_text = remark(player.wizard, self._seed)
        if remark_text is not None:
            quotation = N_("opening", "“{remark}”").of(remark=remark_text)
            texts.append(("lead", render(quotation)))
        for role, text in texts:
            line = label(person, role, wrap=True)
            line.setText(text)
            line.setFixedWidth(appearance.scaled(WORDS_WIDTH))
            line.setMinimumHeight(line.heightForWidth(line.width()))
            words.addWidget(line)
        words.addStretch(1)
        row.addLayout(words)
        return person

    def _column_count(self) -> int:
        """Returns the number of opponents side by side."""
        person_width = appearance.scaled(PORTRAIT_SIDE + WORDS_WIDTH + 42)
        room = self.width() - appearance.scaled(72)
        max_columns = max(1, min(3, room // person_width))
        people = max(1, len(self._opponents))
        rows = -(-people // max_columns)
        return -(-people // rows)

    def _spoken_texts(self) -> list[str]:
        assert self._spec is not None
        texts: list[str] = []
        for player in self._opponents:
            texts.append(sitter(self._spec, player).spoken_text(player.name) + ".")
            remark_text = remark(player.wizard, self._seed)
            texts += [render(remark_text)] if remark_text is not None else []
        return texts

    def _fade_in(self, pace: float) -> None:
        """Makes the opponents appear one after another; `pace` is a factor on all times."""
        for place, person in enumerate(self._person_widgets()):
            effect = QGraphicsOpacityEffect(person)
            effect.setOpacity(0.0)
            person.setGraphicsEffect(effect)
            fade = QPropertyAnimation(effect, b"opacity")
            fade.setDuration(round(FADE_MS * pace))
            fade.setStartValue(0.0)
            fade.setEndValue(1.0)
            animation = QSequentialAnimationGroup(self)
            animation.addPause(round(place * APPEARANCE_GAP_MS * pace))
            animation.addAnimation(fade)
            animation.finished.connect(lambda shown=person: shown.setGraphicsEffect(None))
            animation.start()
            self._fades.append(animation)

    def _end_fades(self) -> None:
        """Shows all opponents at once."""
        for animation in self._fades:
            animation.stop()
            animation.deleteLater()
        self._fades.clear()
        for person in self._person_widgets():
            person.setGraphicsEffect(None)  # type: ignore[arg-type]  # Qt's stubs forget None

    def _person_widgets(self) -> list[QWidget]:
        return self._people_box.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )

    def _lay_out_again(self) -> None:
        """Lays out the opponents again if the number of columns or the font scale has changed."""
        if not self.isHidden() and self._laid_out_for != (
            self._column_count(),
            appearance.font_scale(),
        ):
            self.retranslate()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._layout_timer.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._layout_timer.start()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Dims the table below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(4, 12, 14, 120))
        painter.end()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Continues the introduction after the window was minimised."""
        super().showEvent(event)
        if self._paused_ms > 0:
            self._reading_timer.start(self._paused_ms)

    @override
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Stops the timer while the window is minimised."""
        super().hideEvent(event)
        self._paused_ms = 0 if self.isHidden() else max(1, self.remaining_ms)
        self._reading_timer.stop()
        self._end_fades()
