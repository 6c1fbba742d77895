# SPDX-License-Identifier: MIT
"""The looks that the tower opens, to be chosen: cloths, frames, card backs, dice."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core.arranged.looks import BACK, DICE, FELT, FRAME, PRIZES, Prize
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS
from wizardtable.games.elfenwizards.view.pieces.die import paint_die
from wizardtable.paint import card_backs, cardstock
from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.felts import dressed
from wizardtable.paint.svg import draw
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.worn_looks import WornLooks
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.store.tower import TowerRecord
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.portraits import GROUND
from wizardtable.ui.style.widgets import label

USUAL = {
    FELT: N_("looks", "Standard cloth"),
    FRAME: N_("looks", "Gold frame"),
    BACK: N_("looks", "Standard card backs"),
    DICE: N_("looks", "Standard dice"),
}


class LookChoice(QWidget):
    """Rows of cloths, frames, card backs and dice; those that are not open say where they are won.

    Signals:
        chosen(str, str): the kind and the id of a look, "" for the usual one.
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
        for kind in USUAL:
            row: list[QAbstractButton] = []
            prizes: list[Prize | None] = [None, *(one for one in PRIZES if one.kind == kind)]
            for prize in prizes:
                swatch = Swatch(kind, prize, self)
                swatch.clicked.connect(lambda _=False, swatch=swatch: self._choose(swatch))
                self.swatches.append(swatch)
                row.append(swatch)
            column.addLayout(ButtonRow((), row))

    def show_looks(self, record: TowerRecord, settings: Settings) -> None:
        """Show which looks are open, and which are worn."""
        for swatch in self.swatches:
            is_open = swatch.prize is None or record.owns(swatch.prize)
            in_use = swatch.id == getattr(settings, swatch.kind)
            swatch.show_look(is_open=is_open, worn=in_use, portrait=settings.portrait)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
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

    def _choose(self, swatch: "Swatch") -> None:
        if swatch.is_open:
            self.chosen.emit(swatch.kind, swatch.id)


class Swatch(QAbstractButton):
    """A look as it is: a piece of cloth, the portrait in its frame, a card, or two dice."""

    def __init__(self, kind: str, prize: Prize | None, parent: QWidget) -> None:
        """`prize` is None for the usual look."""
        super().__init__(parent)
        self.kind, self.prize = kind, prize
        self.id = prize.id if prize is not None else ""
        self.is_open = False
        self._worn, self._portrait = False, ""
        self.setCheckable(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_look(self, *, is_open: bool, worn: bool, portrait: str) -> None:
        """Show whether it may be chosen and whether it is worn, the frame around a portrait."""
        self.is_open, self._worn = is_open, worn
        self._portrait = portrait if portrait in PORTRAITS else PORTRAITS[0]
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Put its name in the language of now."""
        title: Message = USUAL[self.kind] if self.prize is None else self.prize.title
        words = render(title)
        told = words
        if self._worn:
            told = render(N_("Swatch", "{look}, in use")).replace("{look}", words)
        elif not self.is_open and self.prize is not None:
            told = render(N_("Swatch", "{look}: win a star on floor {floor}")).replace(
                "{look}", words
            )
            told = told.replace("{floor}", str(self.prize.floor))
        self.setAccessibleName(told)
        self.setToolTip(told)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: a small picture."""
        return QSize(appearance.scaled(66), appearance.scaled(56))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the look, dimmed with a lock where it is not open."""
        worn = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        path = QPainterPath()
        path.addRoundedRect(box, appearance.scaled(6), appearance.scaled(6))
        painter.save()
        painter.setClipPath(path)
        painter.fillPath(path, QColor(worn.field))
        painter.setOpacity(1.0 if self.is_open else 0.3)
        if self.kind == FELT:
            painter.translate(box.topLeft())
            painter.scale(0.25, 0.25)
            paint_felt(painter, QSizeF(box.size() * 4), dressed(worn.table, WornLooks(self.id)))
        elif self.kind == BACK:
            _paint_back(painter, box, self.id)
        elif self.kind == DICE:
            _paint_dice(painter, box, self.id)
        else:
            room = box.adjusted(4, 3, -4, -3)
            paint_wizard(painter, room, self._portrait, GROUND, frame=self.id)
        painter.restore()
        if not self.is_open:
            _paint_lock(painter, box)
        edge = worn.focus if self.hasFocus() else worn.brass if self._worn else worn.line
        painter.setPen(QPen(QColor(edge), 2.4 if self._worn or self.hasFocus() else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.end()


def _paint_back(painter: QPainter, box: QRectF, back: str) -> None:
    """A card of Anludim from behind."""
    high = box.height() - 6
    room = QRectF(0, 0, high / cardstock.CARD_RATIO, high)
    room.moveCenter(box.center())
    cardstock.begin(painter, room)
    draw(painter, cardstock.WHOLE_CARD, "anludim", "back.svg")
    card_backs.glaze_back(painter, cardstock.outline(), back)
    cardstock.paint_frame(painter, ornate=False)
    painter.restore()


def _paint_dice(painter: QPainter, box: QRectF, look: str) -> None:
    """Two dice of Elfenwizards."""
    side = min(box.height() * 0.58, box.width() * 0.47)
    for seat, face, x, y in ((0, 4, 0.27, 0.4), (2, 5, 0.73, 0.58)):
        room = QRectF(0, 0, side, side)
        room.moveCenter(box.topLeft() + QPointF(box.width() * x, box.height() * y))
        paint_die(painter, room, seat, face, look=look)


def _paint_lock(painter: QPainter, box: QRectF) -> None:
    worn, side = appearance.shades(), appearance.scaled(13)
    body = QRectF(0, 0, side, side * 0.8)
    body.moveCenter(box.center())
    painter.setPen(QPen(QColor(worn.text), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(body.left() + side * 0.2, body.top() - side * 0.45, side * 0.6, side * 0.9)
    painter.drawArc(bow, 0, 180 * 16)
    painter.setBrush(QColor(worn.panel))
    painter.drawRoundedRect(body, 2, 2)
