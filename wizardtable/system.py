# SPDX-License-Identifier: MIT
"""What must be there before Qt is started, for Qt itself ends the program when it is not."""

import ctypes
import os
import sys
from pathlib import Path

from wizardtable.first_words import say


class NotReadyError(RuntimeError):
    """No window can be opened here; the text is a sentence in the user's language."""


def headless() -> bool:
    """Whether a platform without a display was asked for."""
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal", "vnc")


def check_window(language: str) -> None:
    """Raise NotReadyError unless Qt can open a window (or draw without one) on this system.

    Qt aborts the process when it finds neither display nor plugin, so we look first.
    """
    window = sys.platform == "linux" and not headless()
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415 - only inside main
    except ImportError as problem:
        raise NotReadyError(
            _missing(window, language) or say("no_qt", language, str(problem))
        ) from problem
    if not window or (_wayland_answers() and _asked_for("wayland")):
        return
    if not os.environ.get("DISPLAY") or not _x_answers():
        raise NotReadyError(say("no_display", language))
    if not _plugin_loads() and (sentence := _missing(window, language)):
        raise NotReadyError(sentence)


def _missing(window: bool, language: str) -> str:
    """One sentence that names the missing libraries; empty when none is."""
    from wizardtable import preflight  # noqa: PLC0415 - only where something is missing

    packages = preflight.missing_packages(window)
    if not packages:
        return ""
    return preflight.SENTENCES[language]["libraries"].format(
        missing=", ".join(packages), command=preflight.install_command(packages)
    )


def _plugin_loads() -> bool:
    """Load Qt's X11 plugin as Qt will, a moment later, with all the libraries it needs."""
    import PySide6  # noqa: PLC0415 - only inside main

    plugin = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    try:
        ctypes.CDLL(str(plugin))
    except OSError:
        return False
    return True


def _asked_for(platform: str) -> bool:
    return os.environ.get("QT_QPA_PLATFORM", platform).split(";")[0] == platform


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name).exists()


def _x_answers() -> bool:
    """Whether an X server accepts us; true where that cannot be asked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
