# SPDX-License-Identifier: MIT
"""The one window: the lobby, the table, and the dialogs that lead from one to the other."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore  # the namespace `Qt` takes 12 ms to load: not before the first paint
from PySide6.QtCore import QByteArray, QRectF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.ui import window_size
from wizardtable.ui.lobby import placeholder
from wizardtable.ui.room_stack import RoomStack
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog

    from wizardtable.core.catalog import GameSpec
    from wizardtable.ui.dialogs.new_game_plan import NewGamePlan
    from wizardtable.ui.full_screen import FullScreen
    from wizardtable.ui.learning import Learning
    from wizardtable.ui.lobby.lobby import Lobby
    from wizardtable.ui.match.table_page import TablePage
    from wizardtable.ui.pastimes import Pastimes
    from wizardtable.ui.player.player_host import PlayerHost
    from wizardtable.ui.results.end_host import EndHost


class MainWindow(QMainWindow):
    """Lobby and table as two pages; dialogs are opened without stopping the program.

    Lobby and table are made when they are first needed: what is painted first is the empty room.

    Attributes:
        rooms: the pages, of which one is seen.

    Signals:
        painted(): the window has been painted for the first time.
    """

    painted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._lobby: Lobby | None = None
        self._page: TablePage | None = None
        self._learning: Learning | None = None
        self._end_host: EndHost | None = None
        self._pastimes: Pastimes | None = None
        self._player_host: PlayerHost | None = None
        self._was_painted = False
        self._dialog: QDialog | None = None
        self._replaying = self._closing = False
        self._full_screen: FullScreen | None = None
        self.rooms = self._stack = RoomStack(self)
        self.setCentralWidget(self._stack)
        self._bound(session.settings)
        session.changed.connect(self._bound)
        self.resize(window_size.first(self.screen().availableSize()))
        session.unsaved.connect(self._tell_unsaved)
        if session.settings.window:
            self.restoreGeometry(QByteArray.fromBase64(session.settings.window.encode()))

    def _bound(self, settings: Settings) -> None:
        """Follow the settings; the window never needs more than the screen has."""
        self._stack.still = settings.reduced_motion
        if self._lobby is not None:
            self._lobby.still = settings.reduced_motion
        self.setMinimumSize(window_size.SMALLEST.boundedTo(window_size.free(self.screen())))

    @property
    def lobby(self) -> "Lobby":
        """The lobby; the first call reads the saved matches."""
        if self._lobby is None:
            from wizardtable.ui.lobby.lobby import Lobby  # noqa: PLC0415 - after first paint

            self._lobby = Lobby(self._session.data.saves, parent=self._stack)
            self._lobby.resize(self._stack.size())
            self._lobby.still = self._session.settings.reduced_motion
            self._stack.addWidget(self._lobby)
            self._connect_lobby(self._lobby)
            self.player_host.show_in(self._lobby)
        return self._lobby

    @property
    def page(self) -> "TablePage":
        """The table's page; the first call loads what it needs."""
        if self._page is None:
            from wizardtable.ui.match.table_page import TablePage  # noqa: PLC0415 - after first paint

            self._page = TablePage(self._session, self._stack)
            self._stack.addWidget(self._page)
            self._connect_page(self._page)
        return self._page

    @property
    def in_lobby(self) -> bool:
        """Whether the lobby is what can be seen."""
        return self._lobby is not None and self._lobby.isVisible()

    @property
    def path(self) -> Path | None:
        """Where the match on the table is saved; None while there is none."""
        return self._page.path if self._page is not None else None

    @property
    def dialog(self) -> "QDialog | None":
        """The dialog that is open."""
        return self._dialog

    # Ways to the table.

    def offer_new_game(self, game_id: str) -> None:
        """Ask how a new match shall be played."""
        from wizardtable.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415 - after first paint

        session = self._session
        dialog = NewGameDialog(_spec(game_id), session.settings, self, session.data)

        def play() -> None:
            session.change(dialog.settings())
            self.play(game_id, dialog.plan())

        dialog.accepted.connect(play)
        self._open(dialog)

    def play(self, game_id: str, plan: "NewGamePlan") -> None:
        """Deal a new match and sit down to it."""
        self._stack.enter(self.page)
        self.page.deal(_spec(game_id), plan)

    def offer_lessons(self, game_id: str) -> None:
        """Ask which lesson of a game to begin."""
        from wizardtable.ui.dialogs.lesson_choice import LessonChoice  # noqa: PLC0415 - after first paint

        dialog = LessonChoice(_spec(game_id), self._session.settings, self)
        dialog.chosen.connect(lambda lesson: self.learn(game_id, lesson))
        self._open(dialog)

    def learn(self, game_id: str, lesson: str = "") -> None:
        """Begin a lesson of a game, by default the first, or go on with it; it is not kept."""
        self.learning.begin(game_id, lesson, lambda: self._stack.enter(self.page))

    def _play_on(self) -> None:
        self.learning.play_on()

    @property
    def end_host(self) -> "EndHost":
        """What shows how matches end; the first call loads the table."""
        page = self.page  # which is connected with this when it is made
        if self._end_host is None:
            from wizardtable.ui.results.end_host import EndHost  # noqa: PLC0415 - after first paint

            self._end_host = EndHost(self._session, page, self)
        return self._end_host

    def _tell_end(self) -> None:
        if not self._replaying:
            self.end_host.tell()

    @property
    def learning(self) -> "Learning":
        """The lessons; the first call loads the table."""
        if self._learning is None:
            from wizardtable.ui.learning import Learning  # noqa: PLC0415 - after first paint

            self._learning = Learning(self._session, self.page)
        return self._learning

    def open_save(self, path: Path) -> None:
        """Go on with a saved match; raises SaveError where it cannot be read."""
        before = self._stack.currentWidget()
        self._stack.say(render(N_("window", "Opening the match…")))
        self._stack.enter(self.page)  # the table is then painted once, at its size
        try:
            self.page.open(path)
        except Exception:
            self._stack.enter(before or self.lobby)
            raise

    def try_save(self, path: str) -> None:
        """As `open_save`, telling in a dialog what is wrong."""
        self.when_kept(lambda: self._try_save(path))

    def _try_save(self, path: str) -> None:
        from wizardtable.store.save import SaveError  # noqa: PLC0415 - after first paint

        try:
            self.open_save(Path(path))
        except SaveError as problem:
            self.tell(problem.reason)

    def replay_save(self, path: str) -> None:
        """Go through a saved match again; its end is not told first."""
        self.when_kept(lambda: self._replay_save(path))

    def _replay_save(self, path: str) -> None:
        if self.open_quietly(path):
            self.page.past.open()

    def open_quietly(self, path: str) -> bool:
        """Whether a saved match could be opened; its end is not told."""
        self._replaying = True
        try:
            self._try_save(path)
        finally:
            self._replaying = False
        return self.path == Path(path)

    def go_to_lobby(self) -> None:
        """Leave the table; the match can be continued."""
        if self._page is not None:
            self._page.leave()
            self.lobby.refresh()
        self._stack.enter(self.lobby)

    def when_kept(self, leave: Callable[[], None]) -> None:
        """Do what leaves the table; ask first if the match on it cannot be saved."""
        reason = self._page.unsaved() if self._page is not None else None
        if reason is None:
            if self._learning is None or self._learning.may_leave(leave):
                leave()
            return
        from wizardtable.ui.dialogs.questions import ask_leave  # noqa: PLC0415 - rarely needed

        ask_leave(self, reason, leave)

    # Dialogs.

    def choose_save(self) -> None:
        """Show all saved matches."""
        from wizardtable.ui.dialogs.saves_dialog import SavesDialog  # noqa: PLC0415 - after first paint

        session = self._session
        dialog = SavesDialog(session.data.saves, self, in_use=self.path, began=session.began)
        dialog.chosen.connect(self.try_save)
        dialog.replayed.connect(self.replay_save)
        self._open(dialog)

    def show_rules(self, game_id: str) -> None:
        """Open a game's rules."""
        from wizardtable.ui.dialogs.rules_page import RulesDialog  # noqa: PLC0415 - after first paint

        self._open(RulesDialog(_spec(game_id), self))

    def show_preferences(self) -> None:
        """Open the preferences; they work at once."""
        from wizardtable.ui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415 - after first paint

        session = self._session
        dialog = PreferencesDialog(session.settings, self, session.player, session.language)
        dialog.language_chosen.connect(session.forget_language)
        dialog.changed.connect(session.change)
        self._open(dialog)

    def show_keys(self) -> None:
        """Open the page of keys."""
        from wizardtable.ui.dialogs.key_page import KeyDialog  # noqa: PLC0415 - after first paint

        self._open(KeyDialog(self))

    def show_about(self) -> None:
        """Open what there is to say about the program."""
        from wizardtable.ui.dialogs.about import AboutDialog  # noqa: PLC0415 - after first paint

        self._open(AboutDialog(self))

    def show_end(self, page: int = 0) -> None:
        """Show how the match on the table ended; 1 turns to its analysis, 2 to what to learn."""
        if not self._replaying:
            self.end_host.show(page)

    def _play_on_from(self, place: int) -> None:
        """Play on from a place of the match on the table, in a copy with a save of its own."""
        self.when_kept(lambda: self.end_host.branch(place))

    def share(self, above: "QDialog | None" = None) -> None:
        """Offer to make a film of the match on the table, as it is seen now; `above` is the
        dialog that asks for it."""
        from wizardtable.core.match import needs_curtain  # noqa: PLC0415 - after first paint
        from wizardtable.ui.film.share import ShareDialog  # noqa: PLC0415 - after first paint

        controller, past = self.page.controller, self.page.past.view
        if controller is None or controller.veiled is not None:
            return
        viewer = controller.viewer if past is None else past.replay.viewer
        place = None if past is None else past.replay.place
        free = controller.match.to_move is None or not controller.humans
        if not free and needs_curtain(controller.match.spec, controller.match.players):
            viewer = None  # whoever is shown the film may sit at the table
        dialog = ShareDialog(controller.match, viewer, above or self, free=free, place=place)
        dialog.told.connect(self.page.banner.tell_written)
        self._open(dialog)

    def tell(self, message: Message) -> None:
        """Tell one sentence in a dialog."""
        self._tell_text(render(message))

    # Qt.

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the empty room, until there is a page to cover it."""
        if self._stack.count() == 0:
            painter = QPainter(self)
            theme = self._session.settings.theme
            light = placeholder.LIGHTS.get(theme, placeholder.EVENING)
            placeholder.paint_lamp(painter, QRectF(self.rect()), light)
            painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._furnish)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: writing and controls grow with the window."""
        super().resizeEvent(event)
        if self._was_painted or self._stack.count() > 0:  # the empty room has none
            self._grow()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: what nobody wanted before."""
        from wizardtable.ui.style.pressing import pressed_by  # noqa: PLC0415 - after first paint

        if not pressed_by(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Qt: leave the match safely and remember the window's place."""
        if self._page is not None and not self._closing and self._page.unsaved() is not None:
            event.ignore()
            self.when_kept(self.end)
            return
        self._closing = True
        if self._page is not None:
            self._page.leave()
        self._keep_place()
        super().closeEvent(event)

    def keep(self) -> None:
        """Keeps all that is not kept yet: the match, and the window's place."""
        if self._page is not None and self._page.controller is not None:
            self._page.controller.flush()
        self._keep_place()

    def end(self) -> None:
        """Leaves the program without a question."""
        self._closing = True
        self.close()

    def _keep_place(self) -> None:
        place = self.saveGeometry().toBase64().toStdString()
        self._session.change(replace(self._session.settings, window=place))

    def _tell_unsaved(self, reason: Message) -> None:
        if not self._closing:  # of where the window stood nobody needs to know
            self.tell(reason)

    def _grow(self) -> None:
        from wizardtable.ui.style import appearance  # noqa: PLC0415 - after first paint

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        appearance.grow(app, appearance.growth(self.width(), self.height()))

    def _furnish(self) -> None:
        from wizardtable.ui.style.scrim import Scrim  # noqa: PLC0415 - after first paint

        Scrim(self)
        self._grow()
        if self.windowHandle() is not None:  # it may be painted without being shown
            self.windowHandle().screenChanged.connect(lambda _: self._bound(self._session.settings))
        self.painted.emit()
        if self._stack.count() == 0:
            self.go_to_lobby()
        if self._session.notice is not None:
            self.tell(self._session.notice)

    def _connect_lobby(self, lobby: "Lobby") -> None:
        from wizardtable.ui.match.commands import IN_LOBBY, make_commands  # noqa: PLC0415 - after first paint

        lobby.new_game.connect(self.offer_new_game)
        lobby.learn_requested.connect(self.offer_lessons)
        lobby.continue_game.connect(self.try_save)
        lobby.rules_requested.connect(self.show_rules)
        lobby.wanted.connect(self._go)
        commands = make_commands(lobby, IN_LOBBY)
        commands["load"].triggered.connect(self.choose_save)
        commands["preferences"].triggered.connect(self.show_preferences)
        commands["quit"].triggered.connect(self.close)
        self._follow_screen(commands["full_screen"])

    def _go(self, way: str) -> None:
        """Go where a way of the lobby leads."""
        ways: dict[str, Callable[[], None]] = {
            "load": self.choose_save,
            "history": self.player_host.show_history,
            "player": self.player_host.show_page,
            "preferences": self.show_preferences,
            "about": self.show_about,
            "leave_full_screen": self._leave_full_screen,
        }
        if way in ways:
            ways[way]()
        else:
            self.pastimes.open(way)

    @property
    def player_host(self) -> "PlayerHost":
        """What shows who plays, and their history."""
        if self._player_host is None:
            from wizardtable.ui.player.player_host import PlayerHost  # noqa: PLC0415 - after first paint

            self._player_host = PlayerHost(self._session, self)
            self._player_host.opened.connect(self._open)
        return self._player_host

    @property
    def pastimes(self) -> "Pastimes":
        """What there is to play besides single matches, and what is kept of the player."""
        if self._pastimes is None:
            from wizardtable.ui.pastimes import Pastimes  # noqa: PLC0415 - after first paint

            self._pastimes = Pastimes(self._session, self)
            self._pastimes.opened.connect(self._open)
            self._pastimes.begun.connect(self.play)
            self._pastimes.continued.connect(self.try_save)
        return self._pastimes

    def _connect_page(self, page: "TablePage") -> None:
        acts: dict[str, Callable[[], object]] = {
            "lobby": lambda: self.when_kept(self.go_to_lobby),
            "rules": lambda: self._with_game(self.show_rules),
            "learn": lambda: self.when_kept(lambda: self._with_game(self.offer_lessons)),
            "again": lambda: self.when_kept(lambda: self._with_game(self.offer_new_game)),
            "load": self.choose_save,
            "save_as": lambda: self._export("save_as"),
            "copy_log": lambda: self._export("copy_log"),
            "save_log": lambda: self._export("save_log"),
            "share": self.share,
            "preferences": self.show_preferences,
            "keys": self.show_keys,
            "quit": self.close,
        }
        for name, act in acts.items():
            page.commands[name].triggered.connect(lambda _=False, act=act: act())
        self._follow_screen(page.commands["full_screen"])
        page.commands["ranking"].triggered.connect(lambda _=False: self.show_end())
        page.ended.connect(self._tell_end)
        end = self.end_host
        end.opened.connect(self._open)
        end.left.connect(lambda: self.when_kept(self.go_to_lobby))
        end.rematch.connect(lambda game, plan: self.when_kept(lambda: self.play(game, plan)))
        end.shared.connect(self.share)
        end.played_on.connect(self._play_on_from)
        page.past.shared.connect(self.share)
        page.past.played_on.connect(self._play_on_from)
        page.lesson_host.sheet.played_on.connect(self._play_on)
        page.lesson_host.sheet.left.connect(self.go_to_lobby)

    def _with_game(self, act: Callable[[str], None]) -> None:
        if self.page.controller is not None:
            act(self.page.controller.match.spec.id)

    def _follow_screen(self, command: "QAction") -> None:
        if self._full_screen is None:
            from wizardtable.ui.full_screen import FullScreen  # noqa: PLC0415 - after first paint

            self._full_screen = FullScreen(self)
        self._full_screen.follow(command)

    def _leave_full_screen(self) -> None:
        if self._full_screen is not None:
            self._full_screen.leave()

    def _export(self, command: str) -> None:
        """Take a copy of the match on the table, or its log, elsewhere."""
        from wizardtable.ui import exports  # noqa: PLC0415 - rarely needed

        problem = exports.EXPORTS[command](self.page)
        if problem is not None:
            self.tell(problem)

    def _tell_text(self, text: str) -> None:
        from wizardtable.ui.style.message_box import MessageBox  # noqa: PLC0415 - after first paint

        box = MessageBox(MessageBox.Icon.Warning, "Wizardtable", "", parent=self)
        box.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        box.setText(text)
        self._open(box)

    def _open(self, dialog: "QDialog") -> None:
        """Open a dialog above the window; the program goes on behind it."""
        dialog.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog = dialog
        dialog.destroyed.connect(lambda: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: "QDialog") -> None:
        if self._dialog is dialog:
            self._dialog = None


def _spec(game_id: str) -> "GameSpec":
    from wizardtable.core import catalog  # noqa: PLC0415 - after first paint

    return catalog.get(game_id)
