# SPDX-License-Identifier: MIT
"""What must be there to show a window, and a sentence in place of Qt's own end where it is not."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from wizardtable.first_words import say, sentences


class NotReadyError(RuntimeError):
    """Qt or SQLite cannot be used here; the text is a sentence in the user's language."""


def headless() -> bool:
    """Whether a platform without a display was asked for."""
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal", "vnc")


def check_qt(language: str) -> None:
    """Raise NotReadyError unless Qt can be loaded on this system, and SQLite is there."""
    if find_spec("_sqlite3") is None:  # Python was built without it
        raise NotReadyError(sentences("system", language)["sqlite"])
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as problem:
        raise NotReadyError(_missing(language) or say("no_qt", language, str(problem))) from problem


@contextmanager
def last_words(language: str) -> Iterator[None]:
    """While Qt looks for a display: it ends the process when it finds neither that nor a plugin
    for it, and no exception can be raised through it. So we listen, say in one sentence what is
    wrong, and end the process ourselves, with the exit code 1. To look for a display before Qt
    does would cost every start some milliseconds."""
    from PySide6.QtCore import (  # only inside main
        QMessageLogContext,
        QtMsgType,
        qInstallMessageHandler,
    )

    heard: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            heard.append(text)
            return
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(_missing(language) or say("no_display", language), file=sys.stderr, flush=True)
        os._exit(1)

    former = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
    for text in heard:  # it did find one: these are the usual remarks
        print(text, file=sys.stderr)


def _missing(language: str) -> str:
    """One sentence that names the missing libraries; empty when none is."""
    from wizardtable import preflight  # only where something is missing

    libraries = preflight.missing_libraries(not headless())
    return preflight.missing_sentence(libraries, language) if libraries else ""
