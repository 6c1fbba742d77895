# SPDX-License-Identifier: MIT
"""The running program, from the application object to its exit code.

The empty room is painted before anything else is loaded, because loading takes as long as Qt
itself.
"""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from wizardtable.core import clock
from wizardtable.core.files import FileError
from wizardtable.options import Options
from wizardtable.play.translate import render
from wizardtable.store import paths
from wizardtable.store.presence import EarlierRun, Presence
from wizardtable.system import last_words
from wizardtable.ui.application import Application
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.garbage import WindowCollector
from wizardtable.ui.profile import Profile

if TYPE_CHECKING:
    from wizardtable.ui.window.running_window import RunningWindow

FIRST_MODULES: Final = (
    "wizardtable.ui.style.dressing",
    "wizardtable.core.catalog",
    "wizardtable.store.save_summary",
    "wizardtable.ui.lobby.lobby",
    "wizardtable.ai.process.messages",
    "wizardtable.ui.services",
    "wizardtable.ui.window.main_window",
    "wizardtable.ui.window.running_window",
)
"""The modules that the window needs after its first picture, in steps of less than 50 ms."""

MAX_LOGOUT_MS = 60_000
"""Milliseconds within which the desktop's session ends after it has asked programs to save."""

MAX_ANSWER_SECONDS = 10.0
"""Seconds that a second start waits for the first one, which may itself still be starting."""


class CannotStart(RuntimeError):  # noqa: N818 - what happened, not an error to be debugged
    """The program cannot run as asked; the text is a sentence in the user's language."""


def run(options: Options, language: str) -> int:
    """Runs the program as asked until the user quits, and returns the exit code.

    Raises:
        CannotStart: The program cannot run; the text is in `language`.
    """
    if options.unseen:
        return _run_without_window(options, language)
    app = make_application(language)
    try:
        profile = Profile(paths.data_dir(options.data_dir), options.language)
    except FileError as problem:
        raise cannot_start(app, problem, language) from problem
    return _run_window(app, profile, options.save, language)


def make_application(language: str) -> QApplication:
    """Returns the Qt application with its names.

    Without a display the process ends with a sentence in this language.
    """
    with last_words(language):
        app = Application([sys.argv[0]])
    app.setApplicationName("wizardtable")
    app.setApplicationDisplayName("Wizardtable")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "wizardtable"))
    WindowCollector(app)
    return app


def cannot_start(app: QApplication, problem: Exception, language: str = "") -> CannotStart:
    """Returns the exception `CannotStart` for an error that keeps the program from starting.

    A user who did not start the program from a terminal also sees a dialog.

    Args:
        app: the application.
        problem: the error, whose attribute `reason` is a sentence for the user.
        language: the language of the sentence; "" for the program's current language.
    """
    from wizardtable.ui import start_error  # rarely needed
    from wizardtable.ui.language import Language  # rarely needed

    if language:
        Language(app).speak(language)
    sentence = render(problem.reason)  # type: ignore[attr-defined]
    if start_error.is_needed():
        start_error.say(sentence)
    return CannotStart(sentence)


def _run_window(app: QApplication, profile: Profile, save: Path | None, language: str = "") -> int:
    presence = Presence(profile.home.root)
    earlier = presence.take()
    if earlier is not None and earlier.is_alive:
        from wizardtable.ui import single_instance  # only a second start needs it

        def has_ended() -> bool:
            nonlocal earlier
            earlier = presence.take()  # the first program may just have ended
            return earlier is None or not earlier.is_alive

        name = single_instance.socket_name(profile.home.root)
        try:
            if single_instance.hand_over(name, save, MAX_ANSWER_SECONDS, has_ended):
                return 0
        except single_instance.OtherDisplayError as problem:
            raise cannot_start(app, problem, profile.language or language) from problem
    profile.notice = profile.notice or presence.problem
    try:
        return _run_alone(app, profile, save, earlier, presence)
    except CannotStart:
        raise
    except Exception:
        sys.excepthook(*sys.exc_info())
        app.processEvents()  # shows the message
        return 1
    finally:
        profile.close()
        profile.catch_up()
        presence.leave(behind=profile.has_backlog)


def _run_alone(
    app: QApplication,
    profile: Profile,
    save: Path | None,
    earlier: EarlierRun | None,
    presence: Presence,
) -> int:
    from wizardtable.ui.end_signals import EndSignals  # after the first checks

    _report_start_errors(app, profile)
    window = FirstWindow(profile)
    running: RunningWindow | None = None

    def fill() -> "RunningWindow":
        nonlocal running
        from wizardtable.ui.window.running_window import RunningWindow  # after first paint

        running = RunningWindow(app, window, profile)
        return running

    def end() -> None:
        """Quits the program in good order, without a question."""
        if running is not None:
            running.main.end()
        app.quit()

    def keep() -> None:
        """Saves everything before the desktop's session ends, which may allow no time later.

        If the program still runs a minute later, the player has cancelled the logout.
        """
        if running is not None:
            running.main.keep()
        presence.expect_end()
        QTimer.singleShot(MAX_LOGOUT_MS, presence.begin)

    signals = EndSignals(window)
    signals.end_requested.connect(end)
    app.commitDataRequest.connect(lambda _: keep())

    def settle() -> None:
        try:
            filled = running or fill()
        except Exception:
            sys.excepthook(*sys.exc_info())
            app.processEvents()  # shows the message
            app.exit(1)  # an empty room is of no use
            return
        filled.settle(presence, earlier, save)

    try:
        if save is not None:
            from wizardtable.store.save import SaveError  # rarely needed

            try:
                fill().main.open_save(save)
            except SaveError as problem:
                raise cannot_start(app, problem) from problem
        window.painted.connect(lambda: _import_in_steps(FIRST_MODULES, settle))
        window.show()
        return app.exec()
    finally:
        if running is not None:
            running.close()
        signals.close()


def _import_in_steps(modules: Sequence[str], then: Callable[[], object]) -> None:
    """Imports modules, one in each turn of the event loop (each below 50 ms), then calls `then`."""
    if not modules:
        then()
        return
    with suppress(Exception):  # `then` imports it again and reports the error
        import_module(modules[0])
    QTimer.singleShot(0, lambda: _import_in_steps(modules[1:], then))


def _report_start_errors(app: QApplication, profile: Profile) -> None:
    """Writes errors to a log and shows them, until the window itself handles errors.

    The modules for this are loaded only when an error occurs.
    """

    def tell(text: str, log: Path) -> None:
        from wizardtable.ui.crash import tell_at_start  # rarely needed

        with suppress(Exception):  # the dressing itself may be the error
            from wizardtable.ui.style.dressing import dress  # rarely needed

            dress(app, profile)
        tell_at_start(text, log)

    def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        from wizardtable.ui.crash import CrashNote  # rarely needed

        note = CrashNote(profile.home.crash_log, lambda: None, tell)
        note.install()
        note(kind, error, trace)

    sys.excepthook = fail


def _run_without_window(options: Options, language: str) -> int:
    """Makes screenshots or a film, or runs the self-test.

    Without a data folder among the options, a temporary folder is used.
    """
    from tempfile import TemporaryDirectory  # rarely needed

    qInstallMessageHandler(_print_qt_message)
    app = make_application(language)
    with TemporaryDirectory(prefix="wizardtable-") as folder:
        try:
            from wizardtable.ui.style.dressing import dress  # not before first paint

            profile = Profile(paths.data_dir(options.data_dir or folder), options.language)
            dress(app, profile)
            clock.stop_on(options.day)
            if options.screenshots is not None:
                from wizardtable.ui.tools.screenshots import take_all  # rarely needed

                return take_all(
                    profile, options.screenshots, options.size, options.game, options.as_seen
                )
            if options.record is not None:
                return _record(options, app, language)
            from wizardtable.ui.tools.selftest import run_self_test  # rarely needed

            return run_self_test(profile)
        except FileError as problem:
            raise cannot_start(app, problem, language) from problem


def _record(options: Options, app: QApplication, language: str) -> int:
    from wizardtable.store.save import SaveError  # rarely needed
    from wizardtable.ui.tools.recording import record  # rarely needed

    try:
        return record(options, language)
    except SaveError as problem:
        raise cannot_start(app, problem) from problem


def _print_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Prints a message of Qt, unless it is about missing window borders.

    Without a screen, Qt repeats that message for every window.
    """
    if "propagateSizeHints" not in text and sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
