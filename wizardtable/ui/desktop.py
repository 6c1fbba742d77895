# SPDX-License-Identifier: MIT
"""What the desktop says of how its user sees: contrast, size of writing, and whether things move.

Qt 6.11 knows the system's font everywhere, contrast in some places and motion nowhere. On Linux the
portal of the desktop is asked for the rest, without waiting for its answer; elsewhere a function of
the system. Where nobody can tell, nothing is assumed.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication

from wizardtable.store.settings import DesktopPreferences

LARGEST: Final = 175
"""The largest font scale, in percent."""

_STEP: Final = 5
"""Percent to which the font scale is rounded."""

_USUAL_POINTS: Final = {"win32": 9.0, "darwin": 13.0, "kde": 10.0}
"""The size of the system's font, by system or desktop, where nobody has changed it."""

_MOST_POINTS: Final = 11.0
"""The same for GNOME. No desktop has a larger one, so on those not known nothing grows unasked."""

_ANIMATIONS_SHOWN: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION: whether Windows is to animate what is in windows."""

_REDUCED: Final = "org.freedesktop.appearance", "reduced-motion"
_ANIMATED: Final = "org.gnome.desktop.interface", "enable-animations"
_PACE: Final = "org.kde.kdeglobals.KDE", "AnimationDurationFactor"
_CONTRAST: Final = "org.freedesktop.appearance", "contrast"
_WRITING: Final = "org.gnome.desktop.interface", "text-scaling-factor"

QUESTIONS: Final = (_REDUCED, _ANIMATED, _PACE, _CONTRAST, _WRITING)
"""Namespace and key of what the portal is asked for."""

_PATIENCE: Final = 5000
"""Milliseconds after which no answer of the portal is expected any more."""

Answers: TypeAlias = Mapping[tuple[str, str], object]
"""What the portal has said, by namespace and key."""


class Desktop(QObject):
    """The preferences of the desktop, which is asked again whenever the program comes forward.

    Attributes:
        preferences: as they are known now.

    Signals:
        changed(DesktopPreferences): they are others now, or the desktop has other colours.
    """

    changed = Signal(object)

    def __init__(self, app: QGuiApplication) -> None:
        """Knows nothing before `look`."""
        super().__init__(app)
        self.preferences = DesktopPreferences()
        self._answers: dict[tuple[str, str], object] = {}
        self._hints = app.styleHints()  # without a reference its parts are gone, too
        self._sight = self._hints.accessibility()
        self._sight.contrastPreferenceChanged.connect(self._note)
        self._hints.colorSchemeChanged.connect(lambda _: self.changed.emit(self.preferences))
        app.applicationStateChanged.connect(self._come_forward)

    def look(self) -> None:
        """Ask the desktop; `changed` follows where it says something new."""
        if sys.platform == "linux":
            with suppress(ImportError):
                self._ask_portal()
        self._note()

    def hear(self, question: tuple[str, str], answer: object) -> None:
        """The portal has answered a question."""
        self._answers[question] = answer
        self._note()

    def _come_forward(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.look()

    def _note(self) -> None:
        high = self._sight.contrastPreference() == Qt.ContrastPreference.HighContrast
        known = DesktopPreferences(
            high_contrast=high or self._answers.get(_CONTRAST) == 1,
            reduced_motion=_reduced_by_system() or is_reduced(self._answers),
            font_scale=font_scale(_system_points(), _usual_points(), _factor(self._answers)),
        )
        if known != self.preferences:
            self.preferences = known
            self.changed.emit(known)

    def _ask_portal(self) -> None:
        from PySide6 import QtDBus  # only on Linux

        bus = QtDBus.QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for question in QUESTIONS:
            message = QtDBus.QDBusMessage.createMethodCall(
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings",
                "Read",
            )
            message.setArguments(list(question))
            call = QtDBus.QDBusPendingCallWatcher(bus.asyncCall(message, _PATIENCE), self)
            call.finished.connect(lambda call, asked=question: self._answered(asked, call))

    def _answered(self, question: tuple[str, str], call: Any) -> None:
        answer = call.reply().arguments()
        if not call.isError() and answer:
            self.hear(question, _unwrapped(answer[0]))
        call.deleteLater()


def is_reduced(answers: Answers) -> bool:
    """Whether little is to move, by what the portal has said.

    >>> is_reduced({("org.gnome.desktop.interface", "enable-animations"): False})
    True
    """
    pace = answers.get(_PACE)
    still = isinstance(pace, (str, int, float)) and str(pace) in ("0", "0.0")
    return answers.get(_REDUCED) == 1 or answers.get(_ANIMATED) is False or still


def font_scale(points: float, usual: float, factor: float = 1.0) -> int:
    """The font scale, 100 to 175 percent, at which writing is as much larger as the desktop's.

    Args:
        points: the size of the system's font; 0 or less where it is not known.
        usual: its size where nobody has changed it.
        factor: how much larger all writing is drawn besides.

    >>> font_scale(13.5, 9.0)
    150
    """
    percent = 100 * factor * (points / usual if points > 0 else 1.0)
    return min(LARGEST, max(100, _STEP * round(percent / _STEP)))


def is_still_on_windows(ask: Callable[..., int]) -> bool:
    """Whether Windows is to show no animations; `ask` is its SystemParametersInfoW."""
    shown = ctypes.c_int(1)
    return bool(ask(_ANIMATIONS_SHOWN, 0, ctypes.byref(shown), 0)) and not shown.value


def _reduced_by_system() -> bool:
    """What Windows or macOS says of motion; False elsewhere."""
    if sys.platform == "win32":
        return is_still_on_windows(ctypes.windll.user32.SystemParametersInfoW)
    if sys.platform == "darwin":
        with suppress(OSError, AttributeError):
            return _is_still_on_mac()
    return False


def _is_still_on_mac() -> bool:
    """NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion."""
    ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")
    objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    kind = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    verdict = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    send = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    shared = objc.sel_registerName(b"sharedWorkspace")
    workspace = kind(send)(objc.objc_getClass(b"NSWorkspace"), shared)
    reduces = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(workspace) and bool(verdict(send)(workspace, reduces))


def _system_points() -> float:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()


def _usual_points() -> float:
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").lower()
    return _USUAL_POINTS.get("kde" if "kde" in desktop else sys.platform, _MOST_POINTS)


def _factor(answers: Answers) -> float:
    """GNOME's factor for all writing, which Qt follows by itself on X11 only."""
    factor = answers.get(_WRITING)
    wayland = QGuiApplication.platformName().startswith("wayland")
    return factor if wayland and isinstance(factor, float) and factor > 0 else 1.0


def _unwrapped(value: Any) -> object:
    """What is in a variant; the portal wraps its answers twice."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value
