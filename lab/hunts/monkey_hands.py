# SPDX-License-Identifier: MIT
"""The monkey's mouse and keyboard, and its use of menus, dialogs and controls.

Events are sent as on a real desktop, to the window instead of the widget. So dialogs block
everything behind them, and menus take clicks beside them.
"""

from random import Random

import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QSlider,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from lab.hunts.monkey_watch import Notes
from wizardtable.ui.style.sheets import host_of

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
CONTROL_TYPES = (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QSlider,
    QSpinBox,
    QTabBar,
    QTextBrowser,
)
ARROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
CONFIRMING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
OTHER_KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F10, Qt.Key.Key_Menu),
    *(Qt.Key.Key_Insert, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Question),
    *(Qt.Key.Key_Comma, Qt.Key.Key_Slash, Qt.Key.Key_Shift, Qt.Key.Key_MediaPlay),
)
LETTER_KEYS = tuple(map(Qt.Key, (*range(Qt.Key.Key_A, Qt.Key.Key_Z + 1), *range(0x30, 0x3A))))
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
TYPED_TEXTS = (
    *(
        "Ada",
        "Élodie",
        "7",
        "99999999999999999999",
        "-1",
        "0",
        "\t",
        "  ",
        "Ω≈ç√",
        "名前",
        "🧙",
        "{name}",
    ),
    *("%1 %n", "<b>x</b>", "a" * 300, "magie", "dust", "", "x\ny", "1e400", "\u202e abc"),
)
FILE_NAMES = ("copy", "été 1", "a/b", "x" * 300, "", "un nom.wizardtable", "film", ".hidden", "a?*")
"""Names that are typed into file dialogs; none leads out of the dialog's folder."""

MAX_CLOSE_ATTEMPTS = 10
"""A dialog or menu is asked to close this often before it counts as one that cannot be left."""


class Pointer:
    """Mouse and keyboard."""

    def __init__(self, rng: Random, notes: Notes) -> None:
        self.rng, self.notes = rng, notes
        self._held: tuple[QWindow, Qt.MouseButton] | None = None

    def told(self, kind: str, about: object = "") -> None:
        """Notes an action before it is done."""
        self.notes.actions[kind] += 1
        line = f"{sum(self.notes.actions.values())} {kind} {about}"
        self.notes.last.append(line)
        print(line, flush=True)

    def point(self, widget: QWidget, inside: QRect | None = None) -> QPoint:
        """Returns a random point of the widget, mostly not quite at its edge."""
        box = widget.rect() if inside is None else inside
        x = box.left() + round(self.rng.uniform(0.02, 0.98) * max(1, box.width() - 1))
        y = box.top() + round(self.rng.uniform(0.02, 0.98) * max(1, box.height() - 1))
        return QPoint(x, y)

    def place(self, widget: QWidget, point: QPoint) -> tuple[QWindow, QPoint] | None:
        """Returns the window of a widget and the point's position in it; None if it cannot be
        seen."""
        top = widget.window()
        window = top.windowHandle()
        there = widget.mapTo(top, point)
        if window is None or not window.isVisible():
            return None
        if not QRect(QPoint(0, 0), window.size()).contains(
            there
        ):  # outside of a screen that is too small
            return None
        return window, there

    def click(self, widget: QWidget, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        place = self.place(widget, point)
        if place is not None:
            QTest.mouseClick(place[0], button, pos=place[1])

    def double(self, widget: QWidget, point: QPoint) -> None:
        place = self.place(widget, point)
        if place is not None:
            QTest.mouseDClick(place[0], LEFT, pos=place[1])

    def move(self, widget: QWidget, point: QPoint) -> None:
        place = self.place(widget, point)
        if place is not None:
            QTest.mouseMove(place[0], place[1])

    def wheel(self, widget: QWidget, point: QPoint) -> None:
        place = self.place(widget, point)
        if place is not None:
            turn = QPoint(0, self.rng.choice((-120, 120, -600, 30)))
            QTest.wheelEvent(place[0], place[1].toPointF(), turn)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint, *, let_go: bool = True) -> None:
        """Presses, moves and releases the button; without `let_go` a later action releases it."""
        pressed, released = self.place(widget, start), self.place(widget, end)
        if pressed is None or released is None:
            return
        QTest.mousePress(pressed[0], LEFT, pos=pressed[1])
        self._held = pressed[0], LEFT
        for step in range(1, 5):
            if not shiboken6.isValid(pressed[0]) or not pressed[0].isVisible():
                return
            QTest.mouseMove(pressed[0], pressed[1] + (released[1] - pressed[1]) * step / 4)
        if let_go:
            self.let_go(released[1])

    def let_go(self, at: QPoint | None = None) -> None:
        """Releases the button that is held, if there is one."""
        if self._held is None:
            return
        (window, button), self._held = self._held, None
        if shiboken6.isValid(window) and window.isVisible():
            size = window.size()
            x, y = self.rng.randrange(size.width()), self.rng.randrange(size.height())
            QTest.mouseRelease(window, button, pos=at or QPoint(x, y))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = MODIFIERS[0]) -> None:
        """Sends a key to the widget with the focus."""
        popup = QApplication.activePopupWidget()
        modal = QApplication.activeModalWidget() or _open_sheet()
        top = popup or modal or QApplication.activeWindow()
        if top is None:
            return
        if isinstance(top, QComboBox) or popup is not None:
            target = popup.focusWidget() or popup if popup is not None else top
            QTest.keyClick(target, key, modifier)
            return
        window = top.window().windowHandle()
        if modifier != MODIFIERS[0]:
            # Sent to a window, Qt's test library would release Shift at one that is gone by then.
            QTest.keyClick(top.focusWidget() or top, key, modifier)
        elif window is not None:
            QTest.keyClick(window, key)

    def any_key(self) -> None:
        rng = self.rng
        keys = rng.choice((ARROW_KEYS, CONFIRMING_KEYS, OTHER_KEYS, LETTER_KEYS))
        key, modifier = rng.choice(keys), rng.choice(MODIFIERS)
        if (
            key == Qt.Key.Key_Q and rng.random() < 0.9
        ):  # mostly avoid the key that leaves the program
            key = Qt.Key.Key_Z
        self.told("key", f"{modifier.value:x}+{key.name}")
        self.key(key, modifier)

    def type(self) -> None:
        """Types a text where the focus is."""
        text, field = self.rng.choice(TYPED_TEXTS), QApplication.focusWidget()
        self.told("text", f"{text[:20]!r} into {name_of(field)}")
        if isinstance(field, QLineEdit) and not field.isReadOnly():
            if self.rng.random() < 0.5:
                field.selectAll()
            field.insert(text)
        elif field is not None:
            for letter in text[:8]:
                if letter.isalnum() and letter.isascii() and shiboken6.isValid(field):
                    self.key(Qt.Key(ord(letter.upper())))


class Blockers:
    """The menu or dialog above the window, which is used for a while and then left."""

    def __init__(self, pointer: Pointer) -> None:
        self._pointer, self._rng = pointer, pointer.rng
        self._current: QWidget | None = None
        self._stay = self._tries = 0

    @property
    def top(self) -> QWidget | None:
        """The menu or dialog that takes the events, or None."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or _open_sheet()

    def meet(self, *, leaving: bool = False) -> bool:
        """Uses the menu or dialog above the window; returns False if there is none."""
        top = self.top
        if top is None:
            self._current = None
            return False
        if top is not self._current:
            self._current, self._tries = top, 0
            self._stay = self._rng.choice((1, 2, 5, 10, 30))
        self._stay -= 1
        if leaving or self._stay < 0:
            self._leave(top)
        elif isinstance(top, QFileDialog):
            self._use_files(top)
        elif isinstance(top, QMenu) or QApplication.activePopupWidget() is top:
            self._use_popup(top)
        else:
            self._use(top)
        return True

    def _leave(self, top: QWidget) -> None:
        pointer = self._pointer
        self._tries += 1
        if self._tries > MAX_CLOSE_ATTEMPTS:
            text = f"{type(top).__name__} {top.windowTitle()!r} {top.objectName()!r}"
            pointer.notes.find(
                "cannot be left", f"{text} stays after {MAX_CLOSE_ATTEMPTS} attempts"
            )
            top.hide()
            return
        pointer.told("leave", name_of(top))
        if self._tries % 3 and (self._tries > 3 or self._rng.random() < 0.8):
            pointer.key(Qt.Key.Key_Escape)
        else:
            top.close()

    def _use_files(self, top: QFileDialog) -> None:
        """Types a file name. A click anywhere might lead out of the trial's folder."""
        rng, pointer = self._rng, self._pointer
        if rng.random() < 0.3:
            self._leave(top)
            return
        name = rng.choice(FILE_NAMES)
        if rng.random() < 0.5:
            here = sorted(path for path in top.directory().entryList() if path not in (".", ".."))
            name = rng.choice(here) if here else name
        pointer.told("file", f"{name[:30]!r} in {top.directory().path()}")
        field = top.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        field.setText(name)
        pointer.key(Qt.Key.Key_Return)

    def _use_popup(self, top: QWidget) -> None:
        rng, pointer = self._rng, self._pointer
        draw = rng.random()
        if draw < 0.5:
            if isinstance(top, QMenu) and (acts := [a for a in top.actions() if a.isVisible()]):
                act = rng.choice(acts)
                if act.objectName() == "quit" and rng.random() < 0.9:
                    return
                pointer.told("menu", act.text())
                pointer.click(top, top.actionGeometry(act).center())
                return
            pointer.told("popup", name_of(top))
            pointer.click(top, pointer.point(top))
        elif draw < 0.8:
            pointer.told("popup key")
            pointer.key(rng.choice((*ARROW_KEYS, *CONFIRMING_KEYS, Qt.Key.Key_Escape)))
        else:
            self._leave(top)

    def _use(self, top: QWidget) -> None:
        rng, pointer = self._rng, self._pointer
        draw = rng.random()
        if draw < 0.6:
            usable = controls(top)
            if usable:
                control = rng.choice(usable)
                pointer.told("control", f"{name_of(control)} in {name_of(top)}")
                use(pointer, control)
        elif draw < 0.7:
            pointer.any_key()
        elif draw < 0.78:
            pointer.type()
        elif draw < 0.84:
            pointer.told("wheel", name_of(top))
            pointer.wheel(top, pointer.point(top))
        elif draw < 0.88:
            pointer.told("right click", name_of(top))
            pointer.click(top, pointer.point(top), RIGHT)
        elif draw < 0.92:
            size = top.size() * rng.uniform(0.5, 1.6)
            pointer.told("resize dialog", f"{name_of(top)} {size.toTuple()}")
            top.resize(size)
        elif draw < 0.96:
            pointer.told("drag", name_of(top))
            pointer.drag(top, pointer.point(top), pointer.point(top))
        else:
            pointer.told("click", name_of(top))
            pointer.click(top, pointer.point(top))


def controls(top: QWidget) -> list[QWidget]:
    """Returns the controls of a window that can be used now."""
    return [
        widget
        for widget in top.findChildren(QWidget)
        if isinstance(widget, CONTROL_TYPES)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.window() is top.window()
        and widget.width() > 2
        and widget.objectName() != "quit"
    ]


def use(pointer: Pointer, control: QWidget) -> None:
    """Clicks on a control, and sometimes does something that suits its type."""
    rng = pointer.rng
    port = control.viewport() if isinstance(control, (QAbstractItemView, QTextBrowser)) else control
    if isinstance(control, (QComboBox, QSlider, QSpinBox)) and rng.random() < 0.4:
        control.setFocus()
        pointer.key(rng.choice(ARROW_KEYS))
    elif isinstance(control, (QAbstractItemView, QTabBar, QTextBrowser, QSlider)):
        act = rng.choice((pointer.click, pointer.double, pointer.wheel, pointer.click))
        act(port, pointer.point(port))
    else:
        pointer.click(port, control.rect().center())
        if isinstance(control, QLineEdit) and shiboken6.isValid(control):
            pointer.type()


def name_of(widget: QWidget | None) -> str:
    """Returns the name of a widget in the list of actions."""
    if widget is None:
        return "nothing"
    words = widget.text() if isinstance(widget, QAbstractButton) else widget.windowTitle()
    return f"{type(widget).__name__}({(widget.objectName() or words)[:30]})"


def _open_sheet() -> QWidget | None:
    """Returns the sheet that can be used in one of the windows, or None."""
    hosts = (host_of(window) for window in QApplication.topLevelWidgets())
    return next((host.top for host in hosts if host is not None and host.top is not None), None)
