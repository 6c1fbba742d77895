# SPDX-License-Identifier: MIT
"""The parts that lobby, dialogs and pages share: labels, buttons, panels, and the base of dialogs.

A role is the name of a look in the style sheet, such as "title", "soft" or "primary". The text of a
widget is set in `retranslate`, which is called again when the language changes.
"""

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

from wizardtable.core import override
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.icons import TEXT_GAP_SHARE, icon
from wizardtable.ui.style.materials import Material, frame_width, paint_sheet, palette_of, shades_on
from wizardtable.ui.style.pressing import press_focused
from wizardtable.ui.style.sheets import Sheet, host_of
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

AnyWidget = TypeVar("AnyWidget", bound=QWidget)


def with_role(widget: AnyWidget, role: str) -> AnyWidget:
    """Gives a role to a new widget, and returns the widget."""
    widget.setProperty("role", role)
    return widget


def wear_role(widget: QWidget, role: str) -> None:
    """Gives another role to a widget that is already shown."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(parent: QWidget, role: str = "", *, wrap: bool = False) -> QLabel:
    """Returns a label without text. With `wrap`, its lines break at its width."""
    made = with_role(QLabel(parent), role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


class ElidedLabel(QLabel):
    """A label of one line that gives way to others: without enough space its text ends in dots."""

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, super().minimumSizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
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
    """Returns a button without text.

    Args:
        parent: the parent widget.
        role: the role in the style sheet.
        act: called when the button is pressed; None for nothing.
        image: the name of the icon; "" for none.
    """
    made = with_role(QPushButton(parent), role)
    made.setAutoDefault(False)
    if image:
        made.setProperty("image", image)
        _colour_icon(made)
    if act is not None:
        made.clicked.connect(lambda _checked: act())
    return made


def keep_width(made: QPushButton, *words: str) -> None:
    """Makes a button as wide as the widest of these texts needs.

    The button then keeps its width when its text changes, and the widgets beside it never move.
    """
    text_before, widest = made.text(), 0
    made.setMinimumWidth(0)
    for text in words:
        made.setText(text)
        widest = max(widest, made.sizeHint().width())
    made.setText(text_before)
    made.setMinimumWidth(widest)


def keep_room(part: AnyWidget) -> AnyWidget:
    """Lets a widget keep its space while it is hidden, and returns the widget."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)
    return part


def in_scroll_area(body: QWidget) -> QScrollArea:
    """Returns an area that scrolls a widget if the widget is higher than the area.

    The area takes the place of `body` in the parent of `body`.
    """
    made = QScrollArea(body.parentWidget())
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(body)
    body.setAutoFillBackground(False)
    scroll_by_touch(made)
    return made


def scroll_area_of(part: QWidget) -> QScrollArea | None:
    """Returns the innermost scroll area that contains a widget; None if there is none."""
    outer: QWidget | None = part.parentWidget()
    while outer is not None and not isinstance(outer, QScrollArea):
        outer = outer.parentWidget()
    return outer


def scroll_into_view(part: QWidget) -> None:
    """Scrolls a widget into sight."""
    area = scroll_area_of(part)
    if area is not None:
        # A new widget is not laid out yet, and the area would not know its place.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        area.ensureWidgetVisible(part, 0, appearance.scaled(8))


def tab_as_laid_out(whole: QWidget) -> None:
    """Lets the Tab key visit the widgets on `whole` in the order of the layouts.

    Without this call the order would be that in which the widgets were made.
    """
    reachable = [
        widget for widget in _laid_out(whole) if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    oldest = whole.nextInFocusChain()
    while oldest is not None and reachable and oldest not in reachable:
        oldest = oldest.nextInFocusChain()
    tab_through([oldest or whole, *reachable])


def tab_through(widgets: Sequence[QWidget]) -> None:
    """Lets the Tab key visit these widgets one after another."""
    for first, second in pairwise(widgets):
        QWidget.setTabOrder(first, second)


def arrow_focus_policy(*, chosen: bool) -> Qt.FocusPolicy:
    """Returns the focus policy of one of several widgets between which the arrow keys move.

    The Tab key reaches only the widget that is chosen.
    """
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
    """Paints the icons of all buttons below `parent` again, in the current colours and at the
    current font scale."""
    for made in parent.findChildren(QPushButton):
        if made.property("image"):
            _colour_icon(made)


def _colour_icon(made: QPushButton) -> None:
    primary = str(made.property("role")).startswith("primary")
    worn = shades_on(made)
    ink = worn.on_brass if primary else worn.text
    made.setIcon(icon(made.property("image"), ink, before_words=True))
    made.setIconSize(QSize(appearance.scaled(18 * (1 + TEXT_GAP_SHARE)), appearance.scaled(18)))


class Page(QWidget):
    """A part of the main window that follows changes of language and theme."""

    def retranslate(self) -> None:
        """Sets every text in the current language."""

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            colour_icons(self)


MAX_SCREEN_SHARE = 0.94
"""The largest share of the screen that a dialog in a window of its own takes."""

GROWN_SHARES = (0.75, 0.85)
"""The shares of the window's width and height that a growing dialog takes."""

MIN_ORNAMENT_HEIGHT = 420
"""The smallest height, in pixels at 100 %, at which a dialog has ornaments."""

_DIRECT_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class _StyleChangesHeld(QObject):
    """An event filter that hides changes of style from a widget that is still being made."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        return event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)


class Dialog(Sheet):
    """The base of all dialogs: a sheet that follows changes of language, theme and font scale.

    Attributes:
        material: the material of the surface.
    """

    material = Material.PARCHMENT

    def __init__(
        self, parent: QWidget | None, width: int, height: int, largest: QSize | None = None
    ) -> None:
        """Makes an empty dialog.

        Args:
            parent: the parent widget; None for a window of its own.
            width, height: the size in pixels at 100 %, limited by the space in the window or on the
                screen.
            largest: the size in pixels at 100 % up to which the dialog grows in a large window;
                None to keep its size.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._worn_material = (appearance.shades(), appearance.font_scale())
        self._frame_width = 0
        holder = _StyleChangesHeld(self)
        self.installEventFilter(holder)  # no child exists yet that would need the change
        self._wear_material()
        self.removeEventFilter(holder)
        self._requested_size = self._smallest_size = QSize(width, height)
        self._largest_size = largest
        self._measured_scale = 0
        self._middle: QScrollArea | None = None
        self._grows_when_shown = self._grows_with_body = False
        self._measure()

    def furnish(
        self,
        title: QLabel,
        body: QWidget,
        *buttons: QPushButton,
        left_widgets: Sequence[QWidget] = (),
    ) -> None:
        """Lays out the dialog; a body that is too high can be scrolled.

        Args:
            title: the title above the body.
            body: the widget in the middle.
            buttons: the buttons at the right of the last row.
            left_widgets: the widgets at the left of the last row.
        """
        foot = ButtonRow(buttons, left_widgets)
        foot.setContentsMargins(*(appearance.scaled(m) for m in (28, 6, 28, 18)))
        whole = QVBoxLayout(self)
        edge = appearance.scaled(6)
        whole.setContentsMargins(edge, appearance.scaled(18), edge, 0)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(title)
        whole.addWidget(Ornament(self))
        self._middle = in_scroll_area(body)
        # The Tab key visits the widgets inside the area instead.
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._middle, 1)
        whole.addLayout(foot)

    @override
    def fit_window(self) -> None:
        self._smallest_size = self._requested_size
        self._measure()
        if self._grows_with_body:
            self.grow()

    def grow(self) -> None:
        """Makes the dialog so high that the whole body is seen, if there is space for that.

        The dialog does not shrink again, so that nothing moves away from the pointer.
        """
        self._grows_with_body = True
        if not self.isVisible():  # the widgets have no final width yet
            self._grows_when_shown = True
            return
        whole, middle = self.layout(), self._middle
        body = None if middle is None else middle.widget()
        if whole is None or middle is None or body is None:
            return
        whole.activate()
        if (inner := body.layout()) is not None:
            inner.activate()  # otherwise it returns the height of an earlier layout
        room = middle.viewport().size()
        lacking = body.heightForWidth(room.width()) - room.height()
        if lacking > 0:
            inside = self.height() - 2 * self._frame_width
            height = ceil((inside + lacking) * 100 / appearance.font_scale())
            self._smallest_size, self._largest_size = (
                QSize(self._smallest_size.width(), height),
                None,
            )
            self._measure()

    def _measure(self) -> None:
        """Takes the size for the current font scale; the middle of the dialog stays at its
        place."""
        self._measured_scale = appearance.font_scale()
        parent = self.parentWidget()
        room = self.screen().availableSize() * MAX_SCREEN_SHARE
        if parent is not None and not self.stays_window:
            host = host_of(parent)
            room = room.expandedTo(parent.window().size() * MAX_SCREEN_SHARE)
            room = room if host is None else host.room_size
        window = room if parent is None else parent.window().size()
        self._frame_width = frame_width(window.height())
        self.setContentsMargins(*(self._frame_width,) * 4)
        size = QSize(*map(appearance.scaled, self._wanted_size(window).toTuple()))
        size = size.grownBy(self.contentsMargins()).boundedTo(room)
        if self.isVisible() and self.veil is None:
            grown = (size - self.size()) / 2
            self.move(self.x() - grown.width(), max(0, self.y() - grown.height()))
        self.resize(size)

    def _wanted_size(self, window: QSize) -> QSize:
        """Returns the wanted size in pixels at 100 %; `window` is the size of the window in
        pixels."""
        if self.parentWidget() is None or self._largest_size is None:
            return self._smallest_size
        window = window * (100 / appearance.font_scale())
        grown = QSize(*(int(p * r) for p, r in zip(window.toTuple(), GROWN_SHARES, strict=True)))
        return self._smallest_size.expandedTo(grown.boundedTo(self._largest_size))

    def _wear_material(self) -> None:
        """Takes the colours of the material in the current theme."""
        worn = palette_of(self.material)
        if (worn, appearance.font_scale()) == self._worn_material:
            return
        self._worn_material = (worn, appearance.font_scale())
        usual = worn is appearance.shades()
        self.setPalette(QPalette() if usual else appearance.qt_palette(worn))
        self.setStyleSheet("" if usual else appearance.colour_sheet(worn))

    def retranslate(self) -> None:
        """Sets every text in the current language."""

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._wear_material()
            colour_icons(self)
            if self._measured_scale != appearance.font_scale():
                self._measure()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hides the ornaments if there is little space."""
        super().resizeEvent(event)
        roomy = self.height() - 2 * self._frame_width >= appearance.scaled(MIN_ORNAMENT_HEIGHT)
        for ornament in self.findChildren(Ornament, options=_DIRECT_CHILDREN):
            ornament.setVisible(roomy)

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        tab_as_laid_out(self)
        if self._grows_when_shown:
            self._grows_when_shown = False
            self.grow()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Lets Enter press the button with the focus, not the default button."""
        chosen = self.focusWidget()
        if isinstance(chosen, QPushButton) and not chosen.isCheckable() and press_focused(event):
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_sheet(self, self.material, self._frame_width, event)


class Panel(QFrame):
    """A raised surface in a fine frame, usually with brass engravings in its corners."""

    def __init__(self, parent: QWidget | None = None, *, corners: bool = True) -> None:
        super().__init__(parent)
        self._corners = corners

    def be_heard(self, name: str, words: str = "") -> None:
        """Lets the Tab key reach the panel, so that a screen reader says a name and a
        description."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)

    def surface_rect(self) -> QRectF:
        """Returns the rectangle of the panel inside the widget."""
        return QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)

    def frame(self) -> QPen:
        """Returns the pen that draws the edge of the panel."""
        worn = shades_on(self)
        return QPen(QColor(worn.focus), 2) if self.hasFocus() else QPen(QColor(worn.line), 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outer = self.surface_rect()
        painter.setPen(self.frame())
        worn = shades_on(self)
        painter.setBrush(QColor(worn.panel))
        painter.drawRoundedRect(outer, appearance.scaled(8), appearance.scaled(8))
        if self._corners:
            paint_corners(painter, outer, appearance.scaled(5), appearance.scaled(18), worn.brass)
        painter.end()


class Ornament(QWidget):
    """A brass line with three lozenges, between two parts of a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(120), appearance.scaled(16))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
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
    """Paints a bracket and a lozenge in each corner of a rectangle.

    Args:
        painter: the painter.
        frame: the rectangle.
        inset: the distance of the engravings from the edges, in pixels.
        arm: the length of each side of a bracket, in pixels.
        colour: the colour as "#rrggbb".
    """
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
