# SPDX-License-Identifier: MIT
"""What lobby, dialogs and pages share: panels with brass corners, ornaments, roles, speech."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.icons import GAP, icon
from wizardtable.ui.style.materials import Material, frame_width, paint_sheet, palette_of, shades_on
from wizardtable.ui.style.pressing import pressed_by
from wizardtable.ui.style.sheets import Sheet, host_of
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

W = TypeVar("W", bound=QWidget)


def with_role(widget: W, role: str) -> W:
    """The widget, dressed for a role of the style sheet ("title", "soft", "primary", …)."""
    widget.setProperty("role", role)
    return widget


def wear_role(widget: QWidget, role: str) -> None:
    """Dress a widget that is already shown for another role."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(parent: QWidget, role: str = "", *, wrap: bool = False) -> QLabel:
    """An empty label of a role; its words come with `retranslate`."""
    made = with_role(QLabel(parent), role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


class Brief(QLabel):
    """A line that makes room for others: where there is too little for it, it ends in dots."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: it can do without any width."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: writes as much as there is room for."""
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        self.style().drawItemText(
            painter, room, align, self.palette(), True, text, self.foregroundRole()
        )
        painter.end()


def button(
    parent: QWidget, role: str = "", act: Callable[[], object] | None = None, image: str = ""
) -> QPushButton:
    """An empty button of a role that calls `act`; its words come with `retranslate`."""
    made = with_role(QPushButton(parent), role)
    made.setAutoDefault(False)
    if image:
        made.setProperty("image", image)
        _colour_icon(made)
    if act is not None:
        made.clicked.connect(lambda _checked: act())
    return made


def keep_width(made: QPushButton, *words: str) -> None:
    """Let a button be as wide with any of these words as with the widest: what stands beside it
    never moves."""
    said, widest = made.text(), 0
    made.setMinimumWidth(0)
    for text in words:
        made.setText(text)
        widest = max(widest, made.sizeHint().width())
    made.setText(said)
    made.setMinimumWidth(widest)


def keep_room(part: W) -> W:
    """The widget, which keeps its room while it is hidden."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)
    return part


def scrolled(body: QWidget) -> QScrollArea:
    """The body, to be scrolled where it is higher than its room: in an area that takes its place
    below its parent."""
    made = QScrollArea(body.parentWidget())
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(body)
    body.setAutoFillBackground(False)
    scroll_by_touch(made)
    return made


def scroll_area_of(part: QWidget) -> QScrollArea | None:
    """Returns the innermost area in which a widget is scrolled; None where there is none."""
    outer: QWidget | None = part.parentWidget()
    while outer is not None and not isinstance(outer, QScrollArea):
        outer = outer.parentWidget()
    return outer


def see(part: QWidget) -> None:
    """Scroll a widget into sight where it is not."""
    area = scroll_area_of(part)
    if area is not None:
        # Else what has just come is not laid out yet, and there seems to be nothing to scroll.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        area.ensureWidgetVisible(part, 0, appearance.scaled(8))


def tab_as_laid_out(whole: QWidget) -> None:
    """Let the Tab key go through all that is laid out on a widget in the order of its layouts; it
    would go by age."""
    reached = [one for one in _laid_out(whole) if one.focusPolicy() != Qt.FocusPolicy.NoFocus]
    oldest = whole.nextInFocusChain()
    while oldest is not None and reached and oldest not in reached:
        oldest = oldest.nextInFocusChain()
    tab_through([oldest or whole, *reached])


def tab_through(widgets: Sequence[QWidget]) -> None:
    """Let the Tab key go from each of these to the next."""
    for first, second in pairwise(widgets):
        QWidget.setTabOrder(first, second)


def among_arrows(*, chosen: bool) -> Qt.FocusPolicy:
    """How the keyboard comes to one of many among which the arrows lead: the Tab key leads to the
    chosen one alone."""
    return Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus


def _laid_out(part: QWidget | QLayout | None) -> Iterator[QWidget]:
    if isinstance(part, QLayout):
        for item in (part.itemAt(place) for place in range(part.count())):
            if item is not None:
                yield from _laid_out(item.widget() or item.layout())
    elif part is not None:
        yield part
        yield from _laid_out(part.widget() if isinstance(part, QScrollArea) else part.layout())


def colour_icons(parent: QWidget) -> None:
    """Give the buttons below `parent` their icons in the colours and at the scale worn now."""
    for made in parent.findChildren(QPushButton):
        if made.property("image"):
            _colour_icon(made)


def _colour_icon(made: QPushButton) -> None:
    primary = str(made.property("role")).startswith("primary")
    worn = shades_on(made)
    ink = worn.on_brass if primary else worn.text
    made.setIcon(icon(made.property("image"), ink, before_words=True))
    made.setIconSize(QSize(appearance.scaled(18 * (1 + GAP)), appearance.scaled(18)))


class Page(QWidget):
    """A part of the main window that is retold when the language changes."""

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices a change of language or of theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            colour_icons(self)


SHARE = 0.94
"""Of a screen, what a dialog that is a window has at most."""

GROWN = (0.75, 0.85)
"""Of the width and the height of a window, what a dialog takes that may become larger."""

ROOMY = 420
"""The height in pixels at 100 % from which on a dialog has ornaments."""

_OWN = Qt.FindChildOption.FindDirectChildrenOnly


class _StyleChangesHeld(QObject):
    """Keeps changes of style from a widget that is still being made."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: takes the change."""
        return event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)


class Dialog(Sheet):
    """A dialog that is retold when the language changes, sized for the font scale.

    Attributes:
        material: what its surface is made of.
    """

    material = Material.PARCHMENT

    def __init__(
        self, parent: QWidget | None, width: int, height: int, most: QSize | None = None
    ) -> None:
        """`width` and `height` in pixels at 100 %; the screen limits both, or the window the
        dialog belongs to where that is larger. In a large window it grows up to `most`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._worn_material = (appearance.shades(), appearance.font_scale())
        self._frame = 0
        hush = _StyleChangesHeld(self)
        self.installEventFilter(hush)  # nothing is there yet that would take the change
        self._wear_material()
        self.removeEventFilter(hush)
        self._measures = QSize(width, height)
        if parent is not None and most is not None:
            window = parent.window().size() * (100 / appearance.font_scale())
            grown = QSize(*(int(p * r) for p, r in zip(window.toTuple(), GROWN, strict=True)))
            self._measures = self._measures.expandedTo(grown.boundedTo(most))
        self._measured_at = 0
        self._middle: QScrollArea | None = None
        self._grows = False
        self._measure()

    def _measure(self) -> None:
        """Take the size for the font scale of now, the middle staying where it is."""
        self._measured_at = appearance.font_scale()
        parent = self.parentWidget()
        room = self.screen().availableSize() * SHARE
        if parent is not None and not self.stays_window:
            host = host_of(parent)
            room = room.expandedTo(parent.window().size() * SHARE)
            room = room if host is None else host.room_size
        window = room if parent is None else parent.window().size()
        self._frame = frame_width(window.height())
        self.setContentsMargins(*(self._frame,) * 4)
        size = QSize(*map(appearance.scaled, self._measures.toTuple()))
        size = size.grownBy(self.contentsMargins()).boundedTo(room)
        if self.isVisible() and self.veil is None:
            grown = (size - self.size()) / 2
            self.move(self.x() - grown.width(), max(0, self.y() - grown.height()))
        self.resize(size)

    def want(self, width: int, height: int) -> None:
        """Take another size, given as to `__init__`: there is more to be shown, or less."""
        self._measures = QSize(width, height)
        self._measure()

    def grow(self) -> None:
        """Become so high that all of the body is seen, as far as there is room for it. It does not
        shrink again: what was pointed at stays where it is."""
        if not self.isVisible():  # nothing is as wide yet as it will be
            self._grows = True
            return
        whole, middle = self.layout(), self._middle
        body = None if middle is None else middle.widget()
        if whole is None or middle is None or body is None:
            return
        whole.activate()
        room = middle.viewport().size()
        lacking = body.heightForWidth(room.width()) - room.height()
        if lacking > 0:
            inside = self.height() - 2 * self._frame
            height = ceil((inside + lacking) * 100 / appearance.font_scale())
            self.want(self._measures.width(), height)

    def furnish(self, title: QLabel, body: QWidget, *buttons: QPushButton) -> None:
        """Lay out title, body and buttons; a body that is too high can be scrolled."""
        foot = ButtonRow(buttons)
        foot.setContentsMargins(*(appearance.scaled(m) for m in (28, 6, 28, 18)))
        whole = QVBoxLayout(self)
        edge = appearance.scaled(6)
        whole.setContentsMargins(edge, appearance.scaled(18), edge, 0)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(title)
        whole.addWidget(Ornament(self))
        self._middle = scrolled(body)
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        whole.addWidget(self._middle, 1)
        whole.addLayout(foot)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""

    def _wear_material(self) -> None:
        """Takes the colours of the material in the theme worn now, unless they are worn."""
        worn = palette_of(self.material)
        if (worn, appearance.font_scale()) == self._worn_material:
            return
        self._worn_material = (worn, appearance.font_scale())
        usual = worn is appearance.shades()
        self.setPalette(QPalette() if usual else appearance.qt_palette(worn))
        self.setStyleSheet("" if usual else appearance.colour_sheet(worn))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices a change of language or of theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._wear_material()
            colour_icons(self)
            if self._measured_at != appearance.font_scale():
                self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: where there is little room for what is read, it does without ornaments."""
        super().resizeEvent(event)
        roomy = self.height() - 2 * self._frame >= appearance.scaled(ROOMY)
        for one in self.findChildren(Ornament, options=_OWN):
            one.setVisible(roomy)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: all is laid out by now."""
        super().showEvent(event)
        tab_as_laid_out(self)
        if self._grows:
            self._grows = False
            self.grow()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Enter presses the button that has the focus, not the one that agrees."""
        chosen = self.focusWidget()
        if isinstance(chosen, QPushButton) and not chosen.isCheckable() and pressed_by(event):
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the surface and the frame."""
        paint_sheet(self, self.material, self._frame, event)


class Panel(QFrame):
    """A raised surface in a fine frame, by default with corners engraved in brass."""

    def __init__(self, parent: QWidget | None = None, *, corners: bool = True) -> None:
        super().__init__(parent)
        self._corners = corners

    def be_heard(self, name: str, words: str = "") -> None:
        """Lets the Tab key lead here, where a screen reader says a name and words."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)

    def surface(self) -> QRectF:
        """What of the widget is the panel."""
        return QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)

    def frame(self) -> QPen:
        """What its edge is drawn with."""
        worn = shades_on(self)
        return QPen(QColor(worn.focus), 2) if self.hasFocus() else QPen(QColor(worn.line), 1)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the surface; what lies on it paints itself."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outer = self.surface()
        painter.setPen(self.frame())
        worn = shades_on(self)
        painter.setBrush(QColor(worn.panel))
        painter.drawRoundedRect(outer, appearance.scaled(8), appearance.scaled(8))
        if self._corners:
            paint_corners(painter, outer, appearance.scaled(5), appearance.scaled(18), worn.brass)
        painter.end()


class Ornament(QWidget):
    """A brass rule with three lozenges, between one part and the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as high as the middle lozenge."""
        return QSize(appearance.scaled(120), appearance.scaled(16))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints rule and lozenges."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brass = QColor(appearance.shades().brass)
        middle = QRectF(self.rect()).center()
        unit = float(appearance.scaled(6))
        painter.setPen(QPen(brass, 1))
        reach = min(self.width() / 2, 30 * unit)
        painter.drawLine(QPointF(middle.x() - reach, middle.y()), middle - QPointF(5 * unit, 0))
        painter.drawLine(middle + QPointF(5 * unit, 0), QPointF(middle.x() + reach, middle.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        for offset, size in ((-3 * unit, unit / 2), (0.0, unit), (3 * unit, unit / 2)):
            _lozenge(painter, middle + QPointF(offset, 0), size)
        painter.end()


def paint_corners(painter: QPainter, frame: QRectF, inset: float, arm: float, colour: str) -> None:
    """Engrave the four corners of a frame with brackets and a lozenge each."""
    brass = QColor(colour)
    inner = frame.adjusted(inset, inset, -inset, -inset)
    for corner, right, down in (
        (inner.topLeft(), 1, 1),
        (inner.topRight(), -1, 1),
        (inner.bottomLeft(), 1, -1),
        (inner.bottomRight(), -1, -1),
    ):
        painter.setPen(QPen(brass, 1.4))
        painter.drawLine(corner + QPointF(right * inset, 0), corner + QPointF(right * arm, 0))
        painter.drawLine(corner + QPointF(0, down * inset), corner + QPointF(0, down * arm))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        _lozenge(painter, corner + QPointF(right * inset / 2, down * inset / 2), inset / 2)


def _lozenge(painter: QPainter, middle: QPointF, size: float) -> None:
    corners = ((0.0, -size * 1.3), (size, 0.0), (0.0, size * 1.3), (-size, 0.0))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
