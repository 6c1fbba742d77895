# SPDX-License-Identifier: MIT
"""The preferences that the user has set on the desktop: high contrast, text size, reduced motion.

Qt 6.11 knows the system's font everywhere, contrast on some systems, and motion nowhere. On Linux
the desktop's portal (a D-Bus service) is asked for the rest, without waiting for its answer.
Elsewhere a function of the system is asked. Without any answer, nothing is assumed.
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

MAX_FONT_SCALE: Final = 175
"""The largest font scale, in percent."""

_SCALE_STEP_PERCENT: Final = 5
"""The font scale is rounded to a multiple of this many percent."""

_DEFAULT_POINTS: Final = {"win32": 9.0, "darwin": 13.0, "kde": 10.0}
"""The default size of the system's font in points, by `sys.platform`, or "kde" for KDE."""

_GNOME_POINTS: Final = 11.0
"""The default size of the system's font in GNOME, in points.

No Linux desktop has a larger default. So the text never grows on an unknown desktop against the
user's wish.
"""

_ANIMATION_SETTING: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION, the id of the Windows setting for animations inside windows."""

_REDUCED_MOTION_KEY: Final = "org.freedesktop.appearance", "reduced-motion"
_ANIMATIONS_KEY: Final = "org.gnome.desktop.interface", "enable-animations"
_PACE_KEY: Final = "org.kde.kdeglobals.KDE", "AnimationDurationFactor"
_CONTRAST_KEY: Final = "org.freedesktop.appearance", "contrast"
_TEXT_FACTOR_KEY: Final = "org.gnome.desktop.interface", "text-scaling-factor"

PORTAL_SETTINGS: Final = (
    _REDUCED_MOTION_KEY,
    _ANIMATIONS_KEY,
    _PACE_KEY,
    _CONTRAST_KEY,
    _TEXT_FACTOR_KEY,
)
"""The settings for which the portal is asked, each as namespace and key."""

_ANSWER_LIMIT_MS: Final = 5000
"""Milliseconds to wait for an answer of the portal."""

Answers: TypeAlias = Mapping[tuple[str, str], object]
"""The answers of the portal, by namespace and key."""


class Desktop(QObject):
    """Watches the desktop's preferences, and asks for them again whenever the program becomes
    active.

    Attributes:
        preferences: the preferences as far as they are known; the defaults before `ask`.

    Signals:
        changed(DesktopPreferences): the preferences or the colours of the desktop have changed.
    """

    changed = Signal(object)

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self.preferences = DesktopPreferences()
        self._answers: dict[tuple[str, str], object] = {}
        self._hints = app.styleHints()  # Qt deletes its parts without a reference to it
        self._sight = self._hints.accessibility()
        self._sight.contrastPreferenceChanged.connect(self._update)
        self._hints.colorSchemeChanged.connect(lambda _: self.changed.emit(self.preferences))
        app.applicationStateChanged.connect(self._ask_if_active)

    def ask(self) -> None:
        """Asks the desktop for its preferences; `changed` follows if they are different."""
        if sys.platform == "linux":
            with suppress(ImportError):
                self._ask_portal()
        self._update()

    def take_answer(self, question: tuple[str, str], answer: object) -> None:
        """Takes an answer of the portal to a question (namespace and key)."""
        self._answers[question] = answer
        self._update()

    def _ask_if_active(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _update(self) -> None:
        high = self._sight.contrastPreference() == Qt.ContrastPreference.HighContrast
        preferences = DesktopPreferences(
            high_contrast=high or self._answers.get(_CONTRAST_KEY) == 1,
            reduced_motion=_reduced_by_system() or is_reduced(self._answers),
            font_scale=font_scale(_system_points(), _default_points(), _text_factor(self._answers)),
        )
        if preferences != self.preferences:
            self.preferences = preferences
            self.changed.emit(preferences)

    def _ask_portal(self) -> None:
        from PySide6 import QtDBus  # only on Linux

        bus = QtDBus.QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for question in PORTAL_SETTINGS:
            message = QtDBus.QDBusMessage.createMethodCall(
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings",
                "Read",
            )
            message.setArguments(list(question))
            call = QtDBus.QDBusPendingCallWatcher(bus.asyncCall(message, _ANSWER_LIMIT_MS), self)
            call.finished.connect(lambda call, asked=question: self._take_reply(asked, call))

    def _take_reply(self, question: tuple[str, str], call: Any) -> None:
        answer = call.reply().arguments()
        if not call.isError() and answer:
            self.take_answer(question, _unwrapped(answer[0]))
        call.deleteLater()


def is_reduced(answers: Answers) -> bool:
    """Returns whether the portal's answers ask for less motion.

    >>> is_reduced({("org.gnome.desktop.interface", "enable-animations"): False})
    True
    """
    pace = answers.get(_PACE_KEY)
    still = isinstance(pace, (str, int, float)) and str(pace) in ("0", "0.0")
    return answers.get(_REDUCED_MOTION_KEY) == 1 or answers.get(_ANIMATIONS_KEY) is False or still


def font_scale(points: float, usual: float, factor: float = 1.0) -> int:
    """Returns the font scale (100–175 %) that enlarges text as much as the desktop does.

    Args:
        points: the size of the system's font; 0 or less if it is unknown.
        usual: the default size of that font.
        factor: a further factor by which the desktop enlarges all text.

    >>> font_scale(13.5, 9.0)
    150
    """
    percent = 100 * factor * (points / usual if points > 0 else 1.0)
    return min(MAX_FONT_SCALE, max(100, _SCALE_STEP_PERCENT * round(percent / _SCALE_STEP_PERCENT)))


def is_still_on_windows(ask: Callable[..., int]) -> bool:
    """Returns whether Windows shows no animations; `ask` is its function SystemParametersInfoW."""
    shown = ctypes.c_int(1)
    return bool(ask(_ANIMATION_SETTING, 0, ctypes.byref(shown), 0)) and not shown.value


def _reduced_by_system() -> bool:
    """Returns whether Windows or macOS asks for less motion; False elsewhere."""
    if sys.platform == "win32":
        return is_still_on_windows(ctypes.windll.user32.SystemParametersInfoW)
    if sys.platform == "darwin":
        with suppress(OSError, AttributeError):
            return _is_still_on_mac()
    return False


def _is_still_on_mac() -> bool:
    """Returns accessibilityDisplayShouldReduceMotion of macOS's shared NSWorkspace."""
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


def _default_points() -> float:
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").lower()
    return _DEFAULT_POINTS.get("kde" if "kde" in desktop else sys.platform, _GNOME_POINTS)


def _text_factor(answers: Answers) -> float:
    """Returns GNOME's factor for all text; 1.0 where Qt itself applies it, that is outside
    Wayland."""
    factor = answers.get(_TEXT_FACTOR_KEY)
    wayland = QGuiApplication.platformName().startswith("wayland")
    return factor if wayland and isinstance(factor, float) and factor > 0 else 1.0


def _unwrapped(value: Any) -> object:
    """Returns the value inside D-Bus variants; the portal wraps its answers twice."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value
