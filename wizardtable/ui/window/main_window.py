# SPDX-License-Identifier: MIT
"""The contents of the main window after its first picture: lobby, match page and dialogs."""

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
from wizardtable.ui.dialogs.commands import LOBBY_COMMAND_IDS, make_commands
from wizardtable.ui.dialogs.questions import ask_leave_unsaved
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.lobby.lobby import LEAVE_FULL_SCREEN, Lobby
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.pressing import press_focused
from wizardtable.ui.style.question import warning_sheet
from wizardtable.ui.style.sheets import SheetHost
from wizardtable.ui.window.dropped_files import DroppedFiles, is_challenge
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
    """The contents of the window; pages and dialogs know it as their `Navigator`.

    The lobby and the match page are made when they are first needed. Open dialogs do not stop the
    program.

    Attributes:
        profile: the player of this run.
        services: the helpers of this run.
        window: the window itself.
        rooms: the lobby and the match page, of which one is seen.
        sheets: the dialogs inside the window.
        ambience: the background sounds of the visible room.
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
        window.may_close, window.handle_key = self._may_close, press_focused
        window.resized.connect(self._grow)
        profile.changed.connect(self._follow)
        profile.unsaved.connect(self._tell_unsaved)
        self._follow(profile.settings)
        DroppedFiles(window, self.try_save, lambda text: self.open("friends", text))
        if window.was_painted:
            self._furnish()
        else:
            window.painted.connect(self._furnish)

    def _furnish(self) -> None:
        self._grow()
        if self.window.windowHandle() is not None:  # it may be painted without being shown
            self.window.windowHandle().screenChanged.connect(
                lambda _: self.window.limit_to_screen()
            )
        if self.rooms.count() == 0:
            self.go_to_lobby()
        if self.profile.notice is not None:
            self.tell(self.profile.notice)

    def _follow(self, settings: Settings) -> None:
        """Applies changed settings that concern the window."""
        self.rooms.is_still = self.sheets.is_still = settings.reduced_motion
        self.sheets.renew()
        if self._lobby is not None:
            self._lobby.is_still = settings.reduced_motion
        self.window.limit_to_screen()

    def _grow(self) -> None:
        """Adapts the size of text and controls to the size of the window."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        appearance.grow(app, appearance.growth(self.window.width(), self.window.height()))

    # Pages.

    @property
    def lobby(self) -> Lobby:
        """The lobby; the first access reads the saved matches."""
        if self._lobby is None:
            self._lobby = lobby = Lobby(self.profile.data.saves, parent=self.rooms)
            lobby.resize(self.rooms.size())
            lobby.is_still = self.profile.settings.reduced_motion
            self.rooms.addWidget(lobby)
            self._connect_lobby(lobby)
            LobbyPlayer(self.profile, lobby, self.rooms)
        return self._lobby

    @property
    def room(self) -> "MatchRoom":
        """The match page with its features; the first access imports them."""
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
        """The match page."""
        return self.room.page

    @property
    def in_lobby(self) -> bool:
        """True while the lobby is visible."""
        return self._lobby is not None and self._lobby.isVisible()

    @property
    def path(self) -> Path | None:
        """The save of the match on the table; None without one."""
        return self._room.page.path if self._room is not None else None

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that was opened last; None if it is closed."""
        return self._dialog

    @property
    def controller(self) -> "Controller | None":
        """The controller of the match on the table; None without a match."""
        return self._room.page.controller if self._room is not None else None

    def feature(self, kind: type[Part]) -> Part:
        """Returns the match page's feature of a class."""
        return self.page.feature(kind)  # type: ignore[type-var]

    def go_to_lobby(self) -> None:
        """Leaves the table; the match can be continued later."""
        if self._room is not None:
            self._room.page.leave()
            self.lobby.refresh()
        self.rooms.enter(self.lobby)

    def _connect_lobby(self, lobby: Lobby) -> None:
        lobby.new_game.connect(lambda game: self.open("new_match", game))
        lobby.learn_requested.connect(lambda game: self.open("lessons", game))
        lobby.continue_game.connect(self.try_save)
        lobby.rules_requested.connect(lambda game: self.open("rules", game))
        lobby.boxes_requested.connect(lambda game: self.open("boxes", game))
        lobby.page_requested.connect(self._go)
        commands = make_commands(lobby, LOBBY_COMMAND_IDS)
        commands["load"].triggered.connect(lambda: self.open("load"))
        commands["preferences"].triggered.connect(lambda: self.open("preferences"))
        commands["quit"].triggered.connect(self.window.close)
        self._full_screen.follow(commands["full_screen"])

    def _go(self, way: str) -> None:
        """Opens the page of a button in the lobby; `way` is its route (`routes.DIALOGS`)."""
        if way == LEAVE_FULL_SCREEN:
            self._full_screen.leave()
        else:
            self.open(way)

    # Matches.

    def play(self, game_id: str, plan: NewGamePlan) -> None:
        """Deals a new match and shows its table."""
        self.rooms.enter(self.page)
        self.page.deal(game_id, plan)

    def sit(self, match: Match, path: Path | None, exercise: Exercise | None = None) -> None:
        """Shows the table of a given match; see `Navigator.sit`."""
        self.rooms.enter(self.page)
        self.page.show_match(match, path, exercise)

    def learn(self, game_id: str, lesson: str = "") -> None:
        """Begins or continues a lesson of a game; "" for the first lesson."""
        self.room.learning.begin(game_id, lesson)

    def open_save(self, path: Path) -> None:
        """Continues a saved match.

        The file of a challenge opens the page of friends instead.

        Raises:
            SaveError: the save cannot be read.
        """
        if is_challenge(path):
            self.go_to_lobby()
            self.open("friends", path)
            return
        before = self.rooms.currentWidget()
        self.rooms.show_notice(render(N_("window", "Opening the match…")))
        # The page comes first, so that the table is painted only once, at its final size.
        self.rooms.enter(self.page)
        try:
            self.page.open(path)
        except Exception:
            self.rooms.enter(before or self.lobby)
            raise

    def try_save(self, path: Path | str) -> None:
        """Continues a saved match, or reports why it cannot be opened.

        The file of a challenge opens the page of friends instead.
        """
        if is_challenge(path):
            self.open("friends", Path(path))
        else:
            self.when_kept(lambda: self._try_save(path))

    def _try_save(self, path: Path | str) -> None:
        try:
            self.open_save(Path(path))
        except SaveError as problem:
            self.tell(problem.reason)

    def replay_match(self, match: Match) -> None:
        """Replays a finished match of somebody else, which is not saved."""

        def sit_and_replay() -> None:
            self._replaying = True
            try:
                self.sit(match, None)
            finally:
                self._replaying = False
            self.room.replay()

        self.when_kept(sit_and_replay)

    def replay_save(self, path: Path | str) -> None:
        """Replays a saved match from its beginning."""
        self._open_quietly(path, self.room.replay)

    def analyse_save(self, path: Path | str) -> None:
        """Shows the analysis of a saved match that is over."""
        self._open_quietly(path, lambda: self.show_end(1))

    def film_save(self, path: Path | str) -> None:
        """Opens the dialog that makes a film of a saved match that is over."""
        self._open_quietly(path, self.room.share)

    def _open_quietly(self, path: Path | str, act: Callable[[], object]) -> None:
        """Opens a saved match and calls `act`, without the dialog about the match's end."""

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
        """Shows how the match on the table has ended.

        Args:
            page: the page of the dialog: 0 for the result, 1 for the analysis, 2 for what to learn.
        """
        if not self._replaying:
            self.room.ending.show(page)

    def when_kept(self, leave: Callable[[], None]) -> None:
        """Calls `leave`, which leaves the table.

        If the match cannot be saved, or a lesson is under way, the player is asked first.
        """
        room = self._room
        reason = room.page.unsaved_problem() if room is not None else None
        if reason is not None:
            ask_leave_unsaved(self.window, reason, leave)
        elif room is None or room.learning.may_leave(leave):
            leave()

    def switch_player(self, player: str) -> None:
        """Leaves the table and makes another player the current one; `player` is their id."""

        def switch() -> None:
            self.go_to_lobby()
            self.profile.switch(player)

        self.when_kept(switch)

    # Dialogs.

    def open(self, route: str, *about: object) -> None:
        """Opens the dialog of a route (`routes.DIALOGS`); `about` goes to the dialog, such as a
        game id."""
        self.show(routes.load(routes.DIALOGS[route])(self, *about))

    def show(self, dialog: QDialog) -> None:
        """Opens a dialog above the window, and returns at once."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog = dialog
        dialog.destroyed.connect(lambda: self._forget(dialog))
        dialog.open()

    def _rest(self, resting: bool) -> None:
        """Stops the motion of lobby and table while a sheet covers them (`resting`), and resumes
        it."""
        if self._lobby is not None:
            self._lobby.is_covered = resting
        if self._room is not None:
            self._room.page.rest(resting)

    def _forget(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def tell(self, message: Message) -> None:
        """Shows one sentence in a dialog."""
        self.show(warning_sheet(self.window, "Wizardtable", render(message)))

    def _tell_unsaved(self, reason: Message) -> None:
        if not self._closing:  # the place of the window is not worth a message
            self.tell(reason)

    # The window's end.

    def _may_close(self) -> bool:
        """Returns whether the window may close now.

        An open sheet is closed instead. A match that cannot be saved leads to a question. Otherwise
        the match is left, and the settings keep the place of the window.
        """
        if not self._closing and self.sheets.close_top():
            return False
        page = self._room.page if self._room is not None else None
        if page is not None and not self._closing and page.unsaved_problem() is not None:
            self.when_kept(self.end)
            return False
        self._closing = True
        if page is not None:
            page.leave()
        self._keep_place()
        return True

    def keep(self) -> None:
        """Saves the match and the place of the window."""
        if self.controller is not None:
            self.controller.flush()
        self._keep_place()

    def end(self) -> None:
        """Closes the window without a question."""
        self._closing = True
        self.window.close()

    def _keep_place(self) -> None:
        self.profile.change(replace(self.profile.settings, window=self.window.geometry_text))
