# SPDX-License-Identifier: MIT
"""Introduces the opponents of a new match: face, style, and a line each."""

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

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.remarks import remark
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.overlay import READING, PassingOverlay
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Ornament, Panel, label

FIRST: Final = 2600
EACH: Final = 600
"""Milliseconds to read what the first opponent says, and more for each of the others."""

APART: Final = 260
"""Milliseconds between two who appear."""

FADE: Final = 220

FACE: Final = 84
WORDS: Final = 190
"""Pixels at 100 %: the side of a portrait, and how wide it is what is said of one and by them."""


class Introduction(PassingOverlay):
    """Lies over the table until all has been read; while nobody sees it, no time passes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec: GameSpec | None = None
        self._opponents: list[Player] = []
        self._seed = 0
        self._fades: list[QSequentialAnimationGroup] = []
        self._measured = (0, 0)
        self._left = 0
        self._board = Panel(self)
        self._title = label(self._board, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._keys = label(self._board, "soft")
        self._keys.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._people = QWidget(self._board)
        self._rows = QVBoxLayout(self._board)
        self._rows.addWidget(self._title)
        self._ornament = Ornament(self._board)
        self._rows.addWidget(self._ornament)
        self._rows.addWidget(self._people)
        self._rows.addWidget(self._keys)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addStretch(1)
        around.addWidget(self._board, 0, Qt.AlignmentFlag.AlignHCenter)
        around.addStretch(1)
        self._read = timers.single(self)
        self._read.timeout.connect(self.skip)
        self._again = timers.single(self)
        self._again.timeout.connect(self._measure_again)
        self.hide()

    def tell(self, match: Match, settings: Settings) -> None:
        """Introduce the opponents of a match; without any it is `over` at once."""
        self._spec, self._seed = match.spec, match.seed
        self._opponents = [player for player in match.players if player.level is not None]
        pace = READING[settings.their_speed]
        if not self._opponents or pace <= 0:
            self.over.emit()
            return
        self._fit()
        self.retranslate()
        self._left = 0
        self.cover()
        self.setFocus()
        if not settings.reduced_motion:
            self._appear(pace)
        self._read.start(round((FIRST + EACH * (len(self._opponents) - 1)) * pace))
        announce(self, " ".join(self._spoken()))

    @property
    def time_left(self) -> int:
        """Milliseconds until it is over by itself; 0 while it is not seen."""
        return max(0, self._read.remainingTime())

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        if self._spec is None:
            return
        self._end_fades()
        unit = appearance.scaled(4)
        self._rows.setContentsMargins(unit * 9, unit * 6, unit * 9, unit * 5)
        self._rows.setSpacing(unit * 3)
        self._title.setText(render(self._spec.title))
        self._keys.setText(render(N_("opening", "Click or press Space to skip")))
        fresh = QWidget(self._board)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(unit * 7)
        grid.setVerticalSpacing(unit * 4)
        columns = self._columns()
        self._measured = (columns, appearance.font_scale())
        for place, player in enumerate(self._opponents):
            grid.addWidget(self._person(player, fresh), place // columns, place % columns)
        self._rows.replaceWidget(self._people, fresh)
        self._people.deleteLater()
        self._people = fresh
        adornments = (self._title, self._ornament)  # where writing is large they make room
        for one in adornments:
            one.show()
        for one in adornments:
            one.setVisible(self._board.sizeHint().height() < self.height())

    def _person(self, player: Player, parent: QWidget) -> QWidget:
        """One opponent: the portrait, and beside it name, style and remark."""
        assert self._spec is not None
        made = QWidget(parent)
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(14))
        portrait = Portrait(FACE, made)
        portrait.show_wizard(player.wizard)
        row.addWidget(portrait, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(2))
        kind = sitter(self._spec, player).about_texts()[:1]
        texts = [("heading", player.name), *(("soft", text) for text in kind)]
        said = remark(player.wizard, self._seed)
        if said is not None:
            quoted = N_("opening", "“{remark}”").of(remark=said)
            texts.append(("lead", render(quoted)))
        for role, text in texts:
            line = label(made, role, wrap=True)
            line.setText(text)
            line.setFixedWidth(appearance.scaled(WORDS))
            line.setMinimumHeight(line.heightForWidth(line.width()))
            words.addWidget(line)
        words.addStretch(1)
        row.addLayout(words)
        return made

    def _columns(self) -> int:
        """How many opponents stand beside one another."""
        each = appearance.scaled(FACE + WORDS + 42)
        room = self.width() - appearance.scaled(72)
        most = max(1, min(3, room // each))
        people = max(1, len(self._opponents))
        rows = -(-people // most)
        return -(-people // rows)

    def _spoken(self) -> list[str]:
        assert self._spec is not None
        told: list[str] = []
        for player in self._opponents:
            told.append(sitter(self._spec, player).spoken_text(player.name) + ".")
            said = remark(player.wizard, self._seed)
            told += [render(said)] if said is not None else []
        return told

    def _appear(self, pace: float) -> None:
        """Let the opponents appear one after another."""
        for place, person in enumerate(self._persons()):
            effect = QGraphicsOpacityEffect(person)
            effect.setOpacity(0.0)
            person.setGraphicsEffect(effect)
            fade = QPropertyAnimation(effect, b"opacity")
            fade.setDuration(round(FADE * pace))
            fade.setStartValue(0.0)
            fade.setEndValue(1.0)
            turn = QSequentialAnimationGroup(self)
            turn.addPause(round(place * APART * pace))
            turn.addAnimation(fade)
            turn.finished.connect(lambda shown=person: shown.setGraphicsEffect(None))
            turn.start()
            self._fades.append(turn)

    def _end_fades(self) -> None:
        """Have everybody be there."""
        for turn in self._fades:
            turn.stop()
            turn.deleteLater()
        self._fades.clear()
        for person in self._persons():
            person.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stubs know no None

    def _persons(self) -> list[QWidget]:
        return self._people.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def _measure_again(self) -> None:
        """Lay everybody out anew where there is other room, or writing has another size."""
        if not self.isHidden() and self._measured != (self._columns(), appearance.font_scale()):
            self.retranslate()

    # Qt.

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: writing may have another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._again.start()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there may be room for another number beside each other."""
        super().resizeEvent(event)
        self._again.start()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the table beneath is dimmed."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(4, 12, 14, 120))
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: the window is no icon any more; what is left can be read."""
        super().showEvent(event)
        if self._left > 0:
            self._read.start(self._left)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Qt: nothing goes on behind the scenes."""
        super().hideEvent(event)
        self._left = 0 if self.isHidden() else max(1, self.time_left)
        self._read.stop()
        self._end_fades()
