# SPDX-License-Identifier: MIT
"""The running program: application, translators, what happens to an unexpected error."""

import logging
import signal
import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QLibraryInfo,
    QLocale,
    QMessageLogContext,
    Qt,
    QTimer,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from wizardtable.core import paths
from wizardtable.core.files import FileError
from wizardtable.core.save import SaveError
from wizardtable.options import Options
from wizardtable.table.svg import app_icon
from wizardtable.table.translate import render
from wizardtable.ui import style
from wizardtable.ui.session import Session

LANGUAGES: Final = ("en", "fr")


class CannotStart(RuntimeError):  # noqa: N818 - what happened, not an error to be debugged
    """The program cannot run as asked; the text is a sentence in the user's language."""


class Speech:
    """The translators of the language in use, Qt's own sentences with the program's."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Speak "en" or "fr" from now on; everything that is visible is told anew by Qt."""
        if language == self.language:
            return
        self.language = language
        system = QLocale.system()
        QLocale.setDefault(system if system.name()[:2] == language else QLocale(language))
        for translator in self._installed:
            self._app.removeTranslator(translator)
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files = [qt / f"qtbase_{language}.qm"]
        try:
            files.append(paths.translation(f"wizardtable_{language}.qm"))
        except paths.PathError:
            logging.getLogger(__name__).info("no translation of the program for %s", language)
        self._installed = []
        for file in files:
            translator = QTranslator(self._app)
            if translator.load(str(file)):
                self._app.installTranslator(translator)
                self._installed.append(translator)


def system_language() -> str:
    """The first language of the system that the program speaks, else "en"."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


def run(options: Options, language: str) -> int:
    """Run the program as asked until it is left; gives the exit code. Raises CannotStart."""
    if options.screenshots is not None or options.self_test:
        qInstallMessageHandler(_overhear)
    app = make_application()
    speech = Speech(app)
    speech.speak(language)
    session = open_session(options)
    wear_settings(app, speech, session)
    session.changed.connect(lambda _: wear_settings(app, speech, session))
    if (folder := options.screenshots) is not None:
        from wizardtable.ui.screenshots import take_all  # noqa: PLC0415 - rarely needed

        return _guarded(lambda: take_all(session, folder, options.size))
    if options.self_test:
        from wizardtable.ui.selftest import test  # noqa: PLC0415 - rarely needed

        return _guarded(lambda: test(session))
    return _guarded(lambda: _open_window(app, session, options))


def _overhear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Without a screen Qt mentions for every window that it has no borders."""
    if "propagateSizeHints" not in text:
        logging.getLogger("qt").warning(text)


def make_application() -> QApplication:
    """The Qt application with its names."""
    QApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication([sys.argv[0]])
    app.setApplicationName("wizardtable")
    app.setApplicationDisplayName("Wizardtable")
    app.setDesktopFileName("wizardtable")
    return app


def open_session(options: Options) -> Session:
    """The session of this run; pictures and self-test use a folder of their own."""
    try:
        if options.data_dir is None and (options.screenshots or options.self_test):
            import tempfile  # noqa: PLC0415 - rarely needed

            return Session(
                paths.data_dir(tempfile.mkdtemp(prefix="wizardtable-")), options.language
            )
        return Session(paths.data_dir(options.data_dir), options.language)
    except FileError as problem:
        raise CannotStart(render(problem.reason)) from problem


def wear_settings(app: QApplication, speech: Speech, session: Session) -> None:
    """Follow the session's language, theme and font scale."""
    settings = session.settings
    speech.speak(session.language or settings.language or system_language())
    style.wear(app, settings.theme, settings.font_scale)


def _guarded(work: Callable[[], int]) -> int:
    try:
        return work()
    except FileError as problem:
        raise CannotStart(render(problem.reason)) from problem


def _open_window(app: QApplication, session: Session, options: Options) -> int:
    from wizardtable.ui.main_window import MainWindow  # noqa: PLC0415 - after the first checks

    window = MainWindow(session)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop would not let Python see Ctrl+C
    logging.basicConfig(
        handlers=[logging.FileHandler(session.data.crash_log, encoding="utf-8", delay=True)],
        format="%(asctime)s %(name)s %(message)s",
    )
    sys.excepthook = CrashNote(session, window.tell_crash)
    if options.save is not None:
        try:
            window.open_save(options.save)
        except SaveError as problem:
            raise CannotStart(render(problem.reason)) from problem
    window.show()
    # What costs the window some milliseconds comes once it has been painted.
    QTimer.singleShot(150, lambda: (app.setWindowIcon(app_icon()), session.thinker))
    code = app.exec()
    session.close()
    return code


class CrashNote:
    """Writes an unexpected error down and tells the player once; the program goes on."""

    def __init__(self, session: Session, tell: Callable[[Path], None]) -> None:
        self._log = session.data.crash_log
        self._tell = tell
        self._told = False

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """As `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(text)
        try:
            with self._log.open("a", encoding="utf-8") as file:
                file.write(f"{datetime.now().isoformat(timespec='seconds')}\n{text}\n")
        except OSError:
            return  # nothing can be written: then neither can this be told
        if not self._told:
            self._told = True
            QTimer.singleShot(0, lambda: self._tell(self._log))
