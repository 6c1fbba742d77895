# SPDX-License-Identifier: MIT
"""The running program, from the application object to its exit code.

The empty room is painted before anything else is loaded, for that takes as long as Qt itself.
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
from wizardtable.store.presence import Earlier, Presence
from wizardtable.system import last_words
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
"""What the window needs after its first picture, in steps of less than 50 ms."""

LOGOUT_MS = 60_000
"""Milliseconds within which the desktop's session ends after it has asked programs to save."""

SECONDS_TO_ANSWER = 10.0
"""How long a second start waits for the first one, which may just be starting itself; one that
hangs does not keep the player from his table for longer."""


class CannotStart(RuntimeError):  # noqa: N818 - what happened, not an error to be debugged
    """The program cannot run as asked; the text is a sentence in the user's language."""


def run(options: Options, language: str) -> int:
    """Run the program as asked until it is left; gives the exit code. Raises CannotStart, which
    speaks `language`."""
    if options.unseen:
        return _run_unseen(options, language)
    app = make_application(language)
    try:
        profile = Profile(paths.data_dir(options.data_dir), options.language)
    except FileError as problem:
        raise cannot_start(app, problem, language) from problem
    return _run_window(app, profile, options.save, language)


def make_application(language: str) -> QApplication:
    """The Qt application with its names; where there is no display, the process ends with a
    sentence in this language."""
    with last_words(language):
        app = QApplication([sys.argv[0]])
    app.setApplicationName("wizardtable")
    app.setApplicationDisplayName("Wizardtable")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "wizardtable"))
    WindowCollector(app)
    return app


def cannot_start(app: QApplication, problem: Exception, language: str = "") -> CannotStart:
    """What to raise for an error that has a `reason`, which is told in `language` where the
    program does not speak yet. Who did not start the program from a terminal sees a dialog."""
    from wizardtable.ui import start_error  # rarely needed
    from wizardtable.ui.language import Language  # rarely needed

    if language:
        Language(app).speak(language)
    sentence = render(problem.reason)  # type: ignore[attr-defined]
    if start_error.needed():
        start_error.say(sentence)
    return CannotStart(sentence)


def _run_window(app: QApplication, profile: Profile, save: Path | None, language: str = "") -> int:
    presence = Presence(profile.home.root)
    earlier = presence.take()
    if earlier is not None and earlier.lives:
        from wizardtable.ui import single_instance  # only a second start needs it

        def gone() -> bool:
            nonlocal earlier
            earlier = presence.take()  # it may have been about to end
            return earlier is None or not earlier.lives

        name = single_instance.address(profile.home.root)
        try:
            if single_instance.hand_over(name, save, SECONDS_TO_ANSWER, gone):
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
        app.processEvents()  # which tells it
        return 1
    finally:
        profile.close()
        profile.catch_up()
        presence.leave(behind=profile.behind)


def _run_alone(
    app: QApplication,
    profile: Profile,
    save: Path | None,
    earlier: Earlier | None,
    presence: Presence,
) -> int:
    from wizardtable.ui.end_signals import EndSignals  # after the first checks

    _watch_start(app, profile)
    window = FirstWindow(profile)
    running: RunningWindow | None = None

    def fill() -> "RunningWindow":
        nonlocal running
        from wizardtable.ui.window.running_window import RunningWindow  # after first paint

        running = RunningWindow(app, window, profile)
        return running

    def end() -> None:
        """Leaves the program in good order, and without a question."""
        if running is not None:
            running.main.end()
        app.quit()

    def keep() -> None:
        """Keeps everything before the desktop's session ends, which may leave no time for more.

        If the program is still there a minute later, the player has changed their mind.
        """
        if running is not None:
            running.main.keep()
        presence.expect_end()
        QTimer.singleShot(LOGOUT_MS, presence.begin)

    signals = EndSignals(window)
    signals.asked.connect(end)
    app.commitDataRequest.connect(lambda _: keep())

    def settle() -> None:
        try:
            filled = running or fill()
        except Exception:
            sys.excepthook(*sys.exc_info())
            app.processEvents()  # which tells it
            app.exit(1)  # nothing can be done in an empty room
            return
        filled.settle(presence, earlier, save)

    try:
        if save is not None:
            from wizardtable.store.save import SaveError  # rarely needed

            try:
                fill().main.open_save(save)
            except SaveError as problem:
                raise cannot_start(app, problem) from problem
        window.painted.connect(lambda: _in_steps(FIRST_MODULES, settle))
        window.show()
        return app.exec()
    finally:
        if running is not None:
            running.close()
        signals.close()


def _in_steps(modules: Sequence[str], then: Callable[[], object]) -> None:
    """Imports modules one in each turn of the event loop, which stays below 50 ms; then calls."""
    if not modules:
        then()
        return
    with suppress(Exception):  # `then` needs it too, and fails where it is told
        import_module(modules[0])
    QTimer.singleShot(0, lambda: _in_steps(modules[1:], then))


def _watch_start(app: QApplication, profile: Profile) -> None:
    """Write down and tell errors that come before the window is settled, too. What that takes is
    loaded only then."""

    def tell(text: str, log: Path) -> None:
        from wizardtable.ui.crash import tell_at_start  # rarely needed

        with suppress(Exception):  # it may be the very thing that went wrong
            from wizardtable.ui.style.dressing import dress  # rarely needed

            dress(app, profile)
        tell_at_start(text, log)

    def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        from wizardtable.ui.crash import CrashNote  # rarely needed

        note = CrashNote(profile.home.crash_log, lambda: None, tell)
        note.install()
        note(kind, error, trace)

    sys.excepthook = fail


def _run_unseen(options: Options, language: str) -> int:
    """Take pictures, film, or test, in a folder that is thrown away where none was named."""
    from tempfile import TemporaryDirectory  # rarely needed

    qInstallMessageHandler(_overhear)
    app = make_application(language)
    with TemporaryDirectory(prefix="wizardtable-") as folder:
        try:
            from wizardtable.ui.style.dressing import dress  # not before first paint

            profile = Profile(paths.data_dir(options.data_dir or folder), options.language)
            dress(app, profile)
            clock.hold(options.day)
            if options.screenshots is not None:
                from wizardtable.ui.tools.screenshots import take_all  # rarely needed

                return take_all(
                    profile, options.screenshots, options.size, options.game, options.as_seen
                )
            if options.record is not None:
                return _record(options, app, language)
            from wizardtable.ui.tools.selftest import test  # rarely needed

            return test(profile)
        except FileError as problem:
            raise cannot_start(app, problem, language) from problem


def _record(options: Options, app: QApplication, language: str) -> int:
    from wizardtable.store.save import SaveError  # rarely needed
    from wizardtable.ui.tools.recording import record  # rarely needed

    try:
        return record(options, language)
    except SaveError as problem:
        raise cannot_start(app, problem) from problem


def _overhear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Without a screen Qt mentions for every window that it has no borders."""
    if "propagateSizeHints" not in text and sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
