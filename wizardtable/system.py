# SPDX-License-Identifier: MIT
"""Checks that this system can show a window, and otherwise explains in a sentence why not."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from wizardtable.first_words import say, sentences


class NotReadyError(RuntimeError):
    """Qt or SQLite cannot be used here; the text is a sentence in the user's language."""


def is_headless() -> bool:
    """Returns whether the environment asks for a platform without a display."""
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal", "vnc")


def check_qt(language: str) -> None:
    """Raises NotReadyError unless this system can load Qt and has SQLite."""
    if find_spec("_sqlite3") is None:  # Python was built without it
        raise NotReadyError(sentences("system", language)["sqlite"])
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as problem:
        raise NotReadyError(
            _missing_libraries_sentence(language) or say("no_qt", language, str(problem))
        ) from problem


@contextmanager
def last_words(language: str) -> Iterator[None]:
    """Watches Qt while Qt looks for a display, and prints one sentence if Qt finds none.

    Without a display or its plugin, Qt ends the process, and no exception can be raised through it.
    So this context listens to Qt's messages and ends the process itself, with exit code 1. Looking
    for a display before Qt does would cost every start some milliseconds.
    """
    from PySide6.QtCore import (  # only inside main
        QMessageLogContext,
        QtMsgType,
        qInstallMessageHandler,
    )

    messages: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            messages.append(text)
            return
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(
                _missing_libraries_sentence(language) or say("no_display", language),
                file=sys.stderr,
                flush=True,
            )
        os._exit(1)

    former = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
    for text in messages:  # a display was found: these are the usual remarks
        print(text, file=sys.stderr)


def _missing_libraries_sentence(language: str) -> str:
    """Returns a sentence that names the missing libraries; "" if none is missing."""
    from wizardtable import preflight  # only needed if something is missing

    libraries = preflight.missing_libraries(not is_headless())
    return preflight.missing_sentence(libraries, language) if libraries else ""
