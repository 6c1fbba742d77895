# SPDX-License-Identifier: MIT
"""The choice of looks that the tower unlocks: cloths, portrait frames, card backs and dice."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.arranged.looks import BACK, DICE, FELT, FRAME, PRIZES, Prize
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS
from wizardtable.games.elfenwizards.view.pieces.die import paint_die
from wizardtable.paint import card_backs, cardstock
from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.felts import theme_with_looks
from wizardtable.paint.svg import draw
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.worn_looks import WornLooks
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.store.tower import TowerRecord
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.portraits import BACKGROUND_COLOUR
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import label

STANDARD_LOOKS = {
    FELT: N_("looks", "Standard cloth"),
    FRAME: N_("looks", "Gold frame"),
    BACK: N_("looks", "Standard card backs"),
    DICE: N_("looks", "Standard dice"),
}
"""The names of the looks that need no star, by kind."""


class LookChoice(QWidget):
    """Rows of looks, one row for each kind; a locked look tells on which floor it can be won.

    Attributes:
        swatches: the buttons of all looks.

    Signals:
        chosen(str, str): the kind and the id of a look; the id is "" for the standard look.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label(self, "heading")
        self._about = label(self, "soft", wrap=True)
        self.swatches: list[Swatch] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(6))
        column.addWidget(self._title)
        column.addWidget(self._about)
        for kind in STANDARD_LOOKS:
            row: list[QAbstractButton] = []
            prizes: list[Prize | None] = [None, *(prize for prize in PRIZES if prize.kind == kind)]
            for prize in prizes:
                swatch = Swatch(kind, prize, self)
                swatch.clicked.connect(lambda _=False, swatch=swatch: self._choose_look(swatch))
                self.swatches.append(swatch)
                row.append(swatch)
            column.addLayout(ButtonRow((), row))

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._title.setText(render(N_("LookChoice", "Looks")))
        self._about.setText(
            render(
                N_(
                    "LookChoice",
                    "The first star on a floor unlocks a cloth for your table, a frame for your "
                    "portrait, new card backs or new dice. Looks do not affect the rules.",
                )
            )
        )
        for swatch in self.swatches:
            swatch.retranslate()

    def show_looks(self, record: TowerRecord, settings: Settings) -> None:
        """Shows which looks are unlocked by the stars, and which are in use."""
        for swatch in self.swatches:
            is_open = swatch.prize is None or record.owns(swatch.prize)
            is_worn = swatch.id == getattr(settings, swatch.kind)
            swatch.show_look(is_open=is_open, is_worn=is_worn, portrait=settings.portrait)

    def _choose_look(self, swatch: "Swatch") -> None:
        if swatch.is_open:
            self.chosen.emit(swatch.kind, swatch.id)


class Swatch(QAbstractButton):
    """The button of a look, which shows a piece of cloth, the framed portrait, a card or two dice.

    Attributes:
        kind: the kind of the look, such as `FELT`.
        prize: the look that a star unlocks; None for the standard look.
        id: the id of the look; "" for the standard look.
        is_open: whether the look may be chosen.
    """

    def __init__(self, kind: str, prize: Prize | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind, self.prize = kind, prize
        self.id = prize.id if prize is not None else ""
        self.is_open = False
        self._is_worn, self._portrait = False, ""
        self.setCheckable(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Puts the tooltip and the spoken name into the current language."""
        look: Message = STANDARD_LOOKS[self.kind] if self.prize is None else self.prize.title
        title = render(look)
        description = title
        if self._is_worn:
            description = render(N_("Swatch", "{look}, in use").of(look=title))
        elif not self.is_open and self.prize is not None:
            condition = N_("Swatch", "{look}: win a star on floor {floor}")
            description = render(condition.of(look=title, floor=self.prize.floor))
        self.setAccessibleName(description)
        set_tip(self, description)

    def show_look(self, *, is_open: bool, is_worn: bool, portrait: str) -> None:
        """Shows whether the look may be chosen and is in use; `portrait` is the portrait inside a
        frame."""
        self.is_open, self._is_worn = is_open, is_worn
        self._portrait = portrait if portrait in PORTRAITS else PORTRAITS[0]
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor)
        self.retranslate()
        self.update()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(66), appearance.scaled(56))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the look; a locked look is dimmed and has a lock."""
        shades = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        path = QPainterPath()
        path.addRoundedRect(box, appearance.scaled(6), appearance.scaled(6))
        painter.save()
        painter.setClipPath(path)
        painter.fillPath(path, QColor(shades.field))
        painter.setOpacity(1.0 if self.is_open else 0.3)
        if self.kind == FELT:
            painter.translate(box.topLeft())
            painter.scale(0.25, 0.25)
            paint_felt(
                painter, QSizeF(box.size() * 4), theme_with_looks(shades.table, WornLooks(self.id))
            )
        elif self.kind == BACK:
            _paint_back(painter, box, self.id)
        elif self.kind == DICE:
            _paint_dice(painter, box, self.id)
        else:
            room = box.adjusted(4, 3, -4, -3)
            paint_wizard(painter, room, self._portrait, BACKGROUND_COLOUR, frame=self.id)
        painter.restore()
        if not self.is_open:
            _paint_lock(painter, box)
        edge = shades.focus if self.hasFocus() else shades.brass if self._is_worn else shades.line
        painter.setPen(QPen(QColor(edge), 2.4 if self._is_worn or self.hasFocus() else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.end()


def _paint_back(painter: QPainter, box: QRectF, back: str) -> None:
    """Paints the back of a card of Anludim."""
    height = box.height() - 6
    room = QRectF(0, 0, height / cardstock.CARD_RATIO, height)
    room.moveCenter(box.center())
    cardstock.begin(painter, room)
    draw(painter, cardstock.WHOLE_CARD, "anludim", "back.svg")
    card_backs.glaze_back(painter, cardstock.outline(), back)
    cardstock.paint_frame(painter, ornate=False)
    painter.restore()


def _paint_dice(painter: QPainter, box: QRectF, look: str) -> None:
    """Paints two dice of Elfenwizards."""
    side = min(box.height() * 0.58, box.width() * 0.47)
    for seat, face, x, y in ((0, 4, 0.27, 0.4), (2, 5, 0.73, 0.58)):
        room = QRectF(0, 0, side, side)
        room.moveCenter(box.topLeft() + QPointF(box.width() * x, box.height() * y))
        paint_die(painter, room, seat, face, look=look)


def _paint_lock(painter: QPainter, box: QRectF) -> None:
    shades, width = appearance.shades(), appearance.scaled(13)
    body = QRectF(0, 0, width, width * 0.8)
    body.moveCenter(box.center())
    painter.setPen(QPen(QColor(shades.text), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shackle = QRectF(body.left() + width * 0.2, body.top() - width * 0.45, width * 0.6, width * 0.9)
    painter.drawArc(shackle, 0, 180 * 16)
    painter.setBrush(QColor(shades.panel))
    painter.drawRoundedRect(body, 2, 2)
