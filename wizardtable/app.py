# SPDX-License-Identifier: MIT
"""The running program, from the application object to its exit code.

The empty room is painted before anything else is loaded, for that takes as long as Qt itself.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from wizardtable.core import clock
from wizardtable.core.files import FileError
from wizardtable.options import Options
from wizardtable.play.translate import render
from wizardtable.store import paths
from wizardtable.store.presence import Earlier, Presence
from wizardtable.system import last_words
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.ui.end_signals import EndSignals
    from wizardtable.ui.main_window import MainWindow
    from wizardtable.ui.single_instance import Reception
    from wizardtable.ui.startup import Startup

LOOK_BACK = 5000
"""Milliseconds after which saves are looked through for achievements."""

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
        session = Session(paths.data_dir(options.data_dir), options.language)
    except FileError as problem:
        raise cannot_start(app, problem, language) from problem
    return _run_window(app, session, options.save, language)


def make_application(language: str) -> QApplication:
    """The Qt application with its names; where there is no display, the process ends with a
    sentence in this language."""
    with last_words(language):
        app = QApplication([sys.argv[0]])
    app.setApplicationName("wizardtable")
    app.setApplicationDisplayName("Wizardtable")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "wizardtable"))
    return app


def dress(app: QApplication, session: Session) -> None:
    """Follow the session's language, theme and font scale, from now on."""
    from wizardtable.paint.worn_looks import WornLooks, wear  # noqa: PLC0415 - after first paint
    from wizardtable.ui.language import Language, system_language  # noqa: PLC0415 - after first paint
    from wizardtable.ui.style import appearance  # noqa: PLC0415 - after first paint

    speech = Language(app)

    def follow() -> None:
        settings = session.settings
        speech.speak(session.language or settings.language or system_language())
        wear(WornLooks(settings.felt, settings.frame, settings.back, settings.dice))
        appearance.wear(app, settings.theme, settings.font_scale)

    follow()
    session.changed.connect(follow)


def cannot_start(app: QApplication, problem: Exception, language: str = "") -> CannotStart:
    """What to raise for an error that has a `reason`, which is told in `language` where the
    program does not speak yet. Who did not start the program from a terminal sees a dialog."""
    from wizardtable.ui import start_error  # noqa: PLC0415 - rarely needed
    from wizardtable.ui.language import Language  # noqa: PLC0415 - rarely needed

    if language:
        Language(app).speak(language)
    sentence = render(problem.reason)  # type: ignore[attr-defined]
    if start_error.needed():
        start_error.say(sentence)
    return CannotStart(sentence)


def _run_window(app: QApplication, session: Session, save: Path | None, language: str = "") -> int:
    presence = Presence(session.home.root)
    earlier = presence.take()
    if earlier is not None and earlier.lives:
        from wizardtable.ui import single_instance  # noqa: PLC0415 - only a second start needs it

        def gone() -> bool:
            nonlocal earlier
            earlier = presence.take()  # it may have been about to end
            return earlier is None or not earlier.lives

        name = single_instance.address(session.home.root)
        try:
            if single_instance.hand_over(name, save, SECONDS_TO_ANSWER, gone):
                return 0
        except single_instance.OtherDisplayError as problem:
            raise cannot_start(app, problem, session.language or language) from problem
    session.notice = session.notice or presence.problem
    try:
        return _run_alone(app, session, save, earlier, presence)
    except CannotStart:
        raise
    except Exception:
        sys.excepthook(*sys.exc_info())
        app.processEvents()  # which tells it
        return 1
    finally:
        session.close()
        session.catch_up()
        presence.leave(behind=session.behind)


def _run_alone(
    app: QApplication,
    session: Session,
    save: Path | None,
    earlier: Earlier | None,
    presence: Presence,
) -> int:
    from wizardtable.ui.main_window import MainWindow  # noqa: PLC0415 - after the first checks

    new = not session.home.settings.exists()
    _watch_start(app, session)
    window = MainWindow(session)
    attendants: list[Startup | Reception | EndSignals] = [_end_when_asked(app, window)]
    app.commitDataRequest.connect(lambda _: _expect_logout(window, presence))
    window.painted.connect(lambda: _follow_desktop(app, session))
    if save is not None:
        from wizardtable.store.save import SaveError  # noqa: PLC0415 - rarely needed

        dress(app, session)
        try:
            window.open_save(save)
        except SaveError as problem:
            raise cannot_start(app, problem) from problem
    else:
        window.painted.connect(lambda: dress(app, session))
    window.painted.connect(lambda: _settle_in(app, window, session))

    def attend() -> None:
        from wizardtable.ui.single_instance import Reception, address  # noqa: PLC0415 - after first paint
        from wizardtable.ui.startup import Startup  # noqa: PLC0415 - after first paint

        arrival = Startup(window, session)
        attendants.append(arrival)
        arrival.settle(app, earlier, new, save is not None)
        presence.begin(behind=session.behind)
        attendants.append(Reception(address(session.home.root), arrival.come_forward))

    window.painted.connect(lambda: QTimer.singleShot(0, attend))
    window.show()
    code = app.exec()
    for attendant in attendants:
        attendant.close()
    return code


def _end_when_asked(app: QApplication, window: "MainWindow") -> "EndSignals":
    """Leave the program in good order, and without a question, when the system asks for it."""
    from wizardtable.ui.end_signals import EndSignals  # noqa: PLC0415 - after the first checks

    def end() -> None:
        window.end()
        app.quit()

    signals = EndSignals(window)
    signals.asked.connect(end)
    return signals


def _expect_logout(window: "MainWindow", presence: Presence) -> None:
    """Keep everything before the desktop's session ends, which may leave no time for more. If the
    program is still there a minute later, the user has changed their mind."""
    window.keep()
    presence.expect_end()
    QTimer.singleShot(LOGOUT_MS, presence.begin)


def _follow_desktop(app: QApplication, session: Session) -> None:
    """Have what the player has not chosen be as the desktop says, from now on."""
    from wizardtable.ui.desktop import Desktop  # noqa: PLC0415 - after first paint

    desktop = Desktop(app)
    desktop.changed.connect(session.follow)
    desktop.look()


def _watch_start(app: QApplication, session: Session) -> None:
    """Write down and tell errors that come before the window is settled, too. What that takes is
    loaded only then."""

    def tell(text: str, log: Path) -> None:
        from wizardtable.ui.crash import tell_at_start  # noqa: PLC0415 - rarely needed

        with suppress(Exception):  # it may be the very thing that went wrong
            dress(app, session)
        tell_at_start(text, log)

    def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        from wizardtable.ui.crash import CrashNote  # noqa: PLC0415 - rarely needed

        note = CrashNote(session.home.crash_log, lambda: None, tell)
        note.install()
        note(kind, error, trace)

    sys.excepthook = fail


def _settle_in(app: QApplication, window: "MainWindow", session: Session) -> None:
    """What is needed but costs some milliseconds, once the window has been painted."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - after first paint

    from wizardtable.paint.svg import app_icon  # noqa: PLC0415 - after first paint

    QTimer.singleShot(150, lambda: app.setWindowIcon(app_icon()))

    def listen() -> None:
        session.player.start()
        session.ambience.watch(window)

    QTimer.singleShot(400, listen)

    def prepare() -> None:
        if not window.in_lobby:  # a match was opened at once
            once = Qt.ConnectionType.SingleShotConnection
            window.rooms.currentChanged.connect(prepare, once)
            return
        from wizardtable.ui import preloading  # noqa: PLC0415 - after first paint

        ahead = preloading.Preloading(
            preloading.of_any_match(window, session),
            preloading.of_game,
            lambda: window.in_lobby,
            window,
        )
        ahead.watch(window.lobby)

    QTimer.singleShot(800, prepare)

    def look_back() -> None:
        """Look through saves for achievements while nobody plays."""
        if window.in_lobby:
            _ = session.achievement_scan
        else:
            session.stop_scan()

    def begin_to_look_back() -> None:
        window.rooms.currentChanged.connect(look_back)
        session.switched.connect(look_back)
        look_back()

    QTimer.singleShot(LOOK_BACK, begin_to_look_back)


def _run_unseen(options: Options, language: str) -> int:
    """Take pictures, film, or test, in a folder that is thrown away where none was named."""
    from tempfile import TemporaryDirectory  # noqa: PLC0415 - rarely needed

    qInstallMessageHandler(_overhear)
    app = make_application(language)
    with TemporaryDirectory(prefix="wizardtable-") as folder:
        try:
            session = Session(paths.data_dir(options.data_dir or folder), options.language)
            dress(app, session)
            clock.hold(options.day)
            if options.screenshots is not None:
                from wizardtable.ui.tools.screenshots import take_all  # noqa: PLC0415 - rarely needed

                return take_all(
                    session, options.screenshots, options.size, options.game, options.as_seen
                )
            if options.record is not None:
                return _record(options, app, language)
            from wizardtable.ui.tools.selftest import test  # noqa: PLC0415 - rarely needed

            return test(session)
        except FileError as problem:
            raise cannot_start(app, problem, language) from problem


def _record(options: Options, app: QApplication, language: str) -> int:
    from wizardtable.store.save import SaveError  # noqa: PLC0415 - rarely needed
    from wizardtable.ui.tools.recording import record  # noqa: PLC0415 - rarely needed

    try:
        return record(options, language)
    except SaveError as problem:
        raise cannot_start(app, problem) from problem


def _overhear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Without a screen Qt mentions for every window that it has no borders."""
    if "propagateSizeHints" not in text and sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
