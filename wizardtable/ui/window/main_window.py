# SPDX-License-Identifier: MIT
"""The main window once it has been painted: lobby, table, dialogs, and the ways between them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog

from wizardtable.core.match import Match
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store.save import SaveError
from wizardtable.store.settings import Settings
from wizardtable.ui import routes
from wizardtable.ui.dialogs.commands import IN_LOBBY, make_commands
from wizardtable.ui.dialogs.questions import ask_leave
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.lobby.lobby import LEAVE_FULL_SCREEN, Lobby
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.pressing import pressed_by
from wizardtable.ui.style.question import warning
from wizardtable.ui.style.sheets import SheetHost
from wizardtable.ui.window.full_screen import FullScreen
from wizardtable.ui.window.lobby_player import LobbyPlayer
from wizardtable.ui.window.room_ambience import RoomAmbience
from wizardtable.ui.window.room_stack import RoomStack

if TYPE_CHECKING:
    from wizardtable.play.controller import Controller
    from wizardtable.ui.match.match_page import MatchPage
    from wizardtable.ui.window.match_room import MatchRoom

Part = TypeVar("Part", bound=QObject)


class MainWindow(QObject):
    """Fills the first window with pages, and is their `Navigator`.

    Lobby and table are made when they are first needed. Dialogs open without stopping the program.

    Attributes:
        profile, services: those of this run.
        window: the window itself.
        rooms: the pages, of which one is seen.
        sheets: the dialogs inside the window.
        ambience: what is heard of the page that is seen.
    """

    def __init__(self, window: FirstWindow, profile: Profile, services: Services) -> None:
        super().__init__(window)
        self.window, self.profile, self.services = window, profile, services
        self.ambience = RoomAmbience(profile, services.sounds)
        self._lobby: Lobby | None = None
        self._room: MatchRoom | None = None
        self._dialog: QDialog | None = None
        self._replaying = self._closing = False
        self._full_screen = FullScreen(window)
        self.rooms = RoomStack(window)
        self.sheets = SheetHost(window)
        self.sheets.covered.connect(self._rest)
        window.setCentralWidget(self.rooms)
        window.may_close, window.press = self._may_close, pressed_by
        window.resized.connect(self._grow)
        profile.changed.connect(self._follow)
        profile.unsaved.connect(self._tell_unsaved)
        self._follow(profile.settings)
        if window.was_painted:
            self._furnish()
        else:
            window.painted.connect(self._furnish)

    def _furnish(self) -> None:
        self._grow()
        if self.window.windowHandle() is not None:  # it may be painted without being shown
            self.window.windowHandle().screenChanged.connect(lambda _: self.window.fit())
        if self.rooms.count() == 0:
            self.go_to_lobby()
        if self.profile.notice is not None:
            self.tell(self.profile.notice)

    def _follow(self, settings: Settings) -> None:
        """Follows the settings; the window never needs more than the screen has."""
        self.rooms.still = self.sheets.still = settings.reduced_motion
        self.sheets.renew()
        if self._lobby is not None:
            self._lobby.still = settings.reduced_motion
        self.window.fit()

    def _grow(self) -> None:
        """Lets writing and controls grow with the window."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        appearance.grow(app, appearance.growth(self.window.width(), self.window.height()))

    # Pages.

    @property
    def lobby(self) -> Lobby:
        """The lobby; the first call reads the saved matches."""
        if self._lobby is None:
            self._lobby = lobby = Lobby(self.profile.data.saves, parent=self.rooms)
            lobby.resize(self.rooms.size())
            lobby.still = self.profile.settings.reduced_motion
            self.rooms.addWidget(lobby)
            self._connect_lobby(lobby)
            LobbyPlayer(self.profile, lobby, self.rooms)
        return self._lobby

    @property
    def room(self) -> "MatchRoom":
        """The table's page with its features; the first call imports them."""
        if self._room is None:
            make = routes.load(routes.MATCH_ROOM)
            self._room = room = make(self, self.ambience, self.rooms)
            self.rooms.addWidget(room.page)
            self._full_screen.follow(room.page.commands["full_screen"])
            room.page.ended.connect(self._tell_end)
            room.ending.opened.connect(self.show)
        return self._room

    @property
    def page(self) -> "MatchPage":
        """The table's page."""
        return self.room.page

    @property
    def in_lobby(self) -> bool:
        """True while the lobby is what can be seen."""
        return self._lobby is not None and self._lobby.isVisible()

    @property
    def path(self) -> Path | None:
        """The save of the match on the table, or None."""
        return self._room.page.path if self._room is not None else None

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that was opened last, if it is still open."""
        return self._dialog

    @property
    def controller(self) -> "Controller | None":
        """The controller of the match on the table, or None."""
        return self._room.page.controller if self._room is not None else None

    def feature(self, kind: type[Part]) -> Part:
        """Returns a feature of the match page."""
        return self.page.feature(kind)  # type: ignore[type-var]

    def go_to_lobby(self) -> None:
        """Leaves the table; the match can be continued."""
        if self._room is not None:
            self._room.page.leave()
            self.lobby.refresh()
        self.rooms.enter(self.lobby)

    # Matches.

    def play(self, game_id: str, plan: NewGamePlan) -> None:
        """Deals a new match and goes to its table."""
        self.rooms.enter(self.page)
        self.page.deal(game_id, plan)

    def sit(self, match: Match, path: Path | None, exercise: Exercise | None = None) -> None:
        """Goes to the table with a match, such as that of a problem."""
        self.rooms.enter(self.page)
        self.page.sit(match, path, exercise)

    def learn(self, game_id: str, lesson: str = "") -> None:
        """Begins a lesson of a game, by default the first, or continues it."""
        self.room.learning.begin(game_id, lesson)

    def open_save(self, path: Path) -> None:
        """Continues a saved match. Raises SaveError if it cannot be read."""
        before = self.rooms.currentWidget()
        self.rooms.say(render(N_("window", "Opening the match…")))
        self.rooms.enter(self.page)  # the table is then painted once, at its size
        try:
            self.page.open(path)
        except Exception:
            self.rooms.enter(before or self.lobby)
            raise

    def try_save(self, path: Path | str) -> None:
        """Continues a saved match, or says why it cannot be opened."""
        self.when_kept(lambda: self._try_save(path))

    def _try_save(self, path: Path | str) -> None:
        try:
            self.open_save(Path(path))
        except SaveError as problem:
            self.tell(problem.reason)

    def replay_save(self, path: Path | str) -> None:
        """Replays a saved match from its beginning."""
        self._open_quietly(path, self.room.replay)

    def analyse_save(self, path: Path | str) -> None:
        """Shows the analysis of a saved match that is over."""
        self._open_quietly(path, lambda: self.show_end(1))

    def film_save(self, path: Path | str) -> None:
        """Offers to make a film of a saved match that is over."""
        self._open_quietly(path, self.room.share)

    def _open_quietly(self, path: Path | str, act: Callable[[], object]) -> None:
        """Opens a saved match and acts on it; its end is not told first."""

        def open_and_act() -> None:
            self._replaying = True
            try:
                self._try_save(path)
            finally:
                self._replaying = False
            if self.path == Path(path):
                act()

        self.when_kept(open_and_act)

    def _tell_end(self) -> None:
        if not self._replaying:
            self.room.ending.tell()

    def show_end(self, page: int = 0) -> None:
        """Shows how the match on the table ended; 1 turns to its analysis, 2 to what to learn."""
        if not self._replaying:
            self.room.ending.show(page)

    def when_kept(self, leave: Callable[[], None]) -> None:
        """Does what leaves the table, after a question if the match on it cannot be saved."""
        room = self._room
        reason = room.page.unsaved() if room is not None else None
        if reason is not None:
            ask_leave(self.window, reason, leave)
        elif room is None or room.learning.may_leave(leave):
            leave()

    def switch_player(self, player: str) -> None:
        """Lets another player of this computer play, once the table is left."""

        def switch() -> None:
            self.go_to_lobby()
            self.profile.switch(player)

        self.when_kept(switch)

    # Dialogs.

    def open(self, route: str, *about: object) -> None:
        """Opens the dialog of a route (`routes.DIALOGS`) above the window."""
        self.show(routes.load(routes.DIALOGS[route])(self, *about))

    def show(self, dialog: QDialog) -> None:
        """Opens a dialog above the window; the program goes on behind it."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog = dialog
        dialog.destroyed.connect(lambda: self._forget(dialog))
        dialog.open()

    def _rest(self, resting: bool) -> None:
        """Lets the room rest behind a sheet, or go on."""
        if self._lobby is not None:
            self._lobby.rests = resting
        if self._room is not None:
            self._room.page.rest(resting)

    def _forget(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def tell(self, message: Message) -> None:
        """Says one sentence in a dialog."""
        self.show(warning(self.window, "Wizardtable", render(message)))

    def _tell_unsaved(self, reason: Message) -> None:
        if not self._closing:  # of where the window stood nobody needs to know
            self.tell(reason)

    # The window's end.

    def _may_close(self) -> bool:
        """Closes the sheet that is open; else leaves the match safely and remembers the window's
        place."""
        if not self._closing and self.sheets.close_top():
            return False
        page = self._room.page if self._room is not None else None
        if page is not None and not self._closing and page.unsaved() is not None:
            self.when_kept(self.end)
            return False
        self._closing = True
        if page is not None:
            page.leave()
        self._keep_place()
        return True

    def keep(self) -> None:
        """Keeps all that is not kept yet: the match, and the window's place."""
        if self.controller is not None:
            self.controller.flush()
        self._keep_place()

    def end(self) -> None:
        """Leaves the program without a question."""
        self._closing = True
        self.window.close()

    def _keep_place(self) -> None:
        self.profile.change(replace(self.profile.settings, window=self.window.place))

    def _connect_lobby(self, lobby: Lobby) -> None:
        lobby.new_game.connect(lambda game: self.open("new_match", game))
        lobby.learn_requested.connect(lambda game: self.open("lessons", game))
        lobby.continue_game.connect(self.try_save)
        lobby.rules_requested.connect(lambda game: self.open("rules", game))
        lobby.wanted.connect(self._go)
        commands = make_commands(lobby, IN_LOBBY)
        commands["load"].triggered.connect(lambda: self.open("load"))
        commands["preferences"].triggered.connect(lambda: self.open("preferences"))
        commands["quit"].triggered.connect(self.window.close)
        self._full_screen.follow(commands["full_screen"])

    def _go(self, way: str) -> None:
        """Goes where a way of the lobby leads: it is called as its route."""
        if way == LEAVE_FULL_SCREEN:
            self._full_screen.leave()
        else:
            self.open(way)
