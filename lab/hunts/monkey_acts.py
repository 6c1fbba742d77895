# SPDX-License-Identifier: MIT
"""The monkey's actions, drawn at random from all that a player can do."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from lab.hunts.monkey_hands import RIGHT, Blockers, Pointer, controls, name_of, use
from lab.hunts.monkey_watch import Memory, Notes, Turns
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.languages import languages
from wizardtable.core.match import Match, Player
from wizardtable.play.controller import Controller
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.preferences import SCALES
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.preloading import Preloading

PAUSES_MS = (0, 0, 0, 3, 10, 30, 100, 400)
"""Milliseconds between two actions."""

QUICK_LEVELS = ("apprentice", "apprentice", "apprentice", "adept", "adept", "mage")
"""The levels from which opponents are mostly drawn; sometimes it is any level."""

COMMAND_NAMES = (
    *("undo",) * 5,
    *("undo_turn",) * 2,
    *("redo",) * 4,
    *("hint",) * 2,
    *("replay",) * 2,
    *("review",) * 2,
    *("skip",) * 3,
    *("pause", "step", "ranking", "log", "rules", "save_as", "save_log", "load"),
    *("again", "copy_log", "preferences", "sound", "full_screen", "share", "lobby"),
)
"""The commands of toolbar and menu, each as often as its weight."""

WINDOW_SIZES = (
    (640, 720),
    (1000, 720),
    (1280, 800),
    (1280, 800),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Sizes of the window in pixels."""

MATCHES_PER_LOOK = 2
"""The number of matches between two looks at the memory."""

BRIEF_TRIAL_SHARE = 0.25
"""The share of the trials in which matches are soon left, to measure the memory more often."""

BRIEF_MATCH_ACTIONS = 10
"""The number of actions after which such a match is left."""


class Monkey:
    """Acts at the program's window until its time or its actions are used up, then leaves it.

    Attributes:
        shown: the match last on the table, with the path of its save; None before the first one.
        left: True once the window was told to close.
    """

    def __init__(
        self, rng: Random, notes: Notes, turns: Turns, game: str, limits: tuple[float, int]
    ) -> None:
        """Starts acting; `limits` are seconds and the number of actions."""
        self._rng, self._notes, self._turns, self._game = rng, notes, turns, game
        self._deadline, self._max_actions = time.monotonic() + limits[0], limits[1]
        self._pointer = Pointer(rng, notes)
        self._blockers = Blockers(self._pointer)
        self._memory = Memory(notes)
        self._levels: list[int] = []  # the event loops in which an action is running
        self._burst = self._looked = self._actions_here = 0
        self._is_brief = rng.random() < BRIEF_TRIAL_SHARE
        self._over: set[int] = set()
        self._waits = time.monotonic() + 20 if rng.random() < 0.7 else 0.0
        self._present_match: Match | None = None
        self.shown: tuple[Match, Path] | None = None
        self.left = False
        self._timer = QTimer(singleShot=True)
        self._timer.timeout.connect(self._tick)
        self._timer.start(0)

    @property
    def _main(self) -> MainWindow | None:
        windows = (top for top in QApplication.topLevelWidgets() if isinstance(top, FirstWindow))
        window = next((window for window in windows if window.isVisible()), None)
        return None if window is None else window.findChild(MainWindow)

    def _tick(self) -> None:
        # A dialog may run an event loop inside an action: the timer must go on there, but not
        # while an action only has its own events delivered.
        level = QThread.currentThread().loopLevel()
        if self._levels and level <= self._levels[-1]:
            self._timer.start(2)
            return
        self._timer.start(self._rng.choice(PAUSES_MS))
        self._levels.append(level)
        try:
            self._act()
        finally:
            self._levels.pop()

    def _act(self) -> None:
        main = self._main
        if main is None:
            return
        self._look(main)
        ahead = main.findChild(Preloading)
        self._turns.settled = ahead is not None and ahead.is_done
        if not self._turns.settled and time.monotonic() < self._waits and main.in_lobby:
            return  # a player who looks at the lobby first
        done = sum(self._notes.actions.values())
        if time.monotonic() > self._deadline or done >= self._max_actions:
            self._leave(main)
        elif self._rng.random() < 0.015:
            self._settings(main)
        elif not self._blockers.meet():
            self._pointer.let_go()
            if main.rooms.count() == 0:
                return
            if self._controller(main) is None:
                self._at_lobby(main)
            else:
                self._at_table(main)

    def _look(self, main: MainWindow) -> None:
        """Notes the match on the table."""
        controller = self._controller(main)
        if controller is None:
            return
        match, path = controller.match, main.page.path
        if path is not None:
            self.shown = match, path
        if match is not self._present_match:
            self._present_match, self._actions_here = match, 0
            self._notes.begun += 1
            self._notes.games[f"{match.spec.id} {match.setup.seats}"] += 1
        if match.result is not None and id(match) not in self._over:
            self._over.add(id(match))
            self._notes.ended += 1

    def _controller(self, main: MainWindow) -> Controller | None:
        page = main._room.page if main._room is not None else None
        return page.controller if page is not None and page.isVisible() else None

    def _leave(self, main: MainWindow) -> None:
        """Closes the window, from the lobby or from any other place."""
        self._pointer.let_go()
        if self._blockers.meet(leaving=True):
            return
        if self._rng.random() < 0.5 and self._controller(main) is not None:
            self._pointer.told("end at the lobby")
            main.page.commands["lobby"].trigger()
            return
        self._pointer.told("end")
        self.left = True
        main.window.close()

    # The lobby.

    def _at_lobby(self, main: MainWindow) -> None:
        rng, pointer = self._rng, self._pointer
        self._present_match = None
        if self._notes.begun >= self._looked + MATCHES_PER_LOOK:
            self._looked = self._notes.begun
            with self._turns.excused():
                self._memory.look(self._notes.begun)
        draw = rng.random()
        if draw < (0.9 if self._is_brief else 0.35):
            self._deal(main)
        elif draw < 0.65:
            self._control(main)
        elif draw < 0.72:
            self._any_click(main.lobby)
        elif draw < 0.78:
            self._resize(main)
        elif draw < 0.84:
            self._settings(main)
        elif draw < 0.94:
            pointer.any_key()
        else:
            game = self._draw_game()
            lesson = self._rng.choice(catalog.get(game).lessons).id
            pointer.told("lesson", f"{game}/{lesson}")
            main.learn(game, lesson)

    def _draw_game(self) -> str:
        return self._game or self._rng.choice(list(catalog.GAMES))

    def _deal(self, main: MainWindow) -> None:
        """Starts a match as after the dialog of a new match, at any number of seats."""
        rng = self._rng
        spec = catalog.get(self._draw_game())
        seats = rng.choice(list(spec.seats))
        people = rng.choice((0, 0, 1, 1, 1, 1, 2, 2, seats))
        level_ids = [level.id for level in spec.levels]
        players = []
        for seat in range(seats):
            level = rng.choice(level_ids) if rng.random() < 0.1 else rng.choice(QUICK_LEVELS)
            players.append(Player(f"Player {seat}", None if seat < people else level))
        rng.shuffle(players)
        options = []
        for option in spec.options:
            if rng.random() < 0.4:
                values = [value for value, _ in option.choices] or [True]
                options.append((option.id, rng.choice(values)))
        setup = Setup(seats, tuple(options))
        self._pointer.told("deal", f"{spec.id} {seats} seats {people} people {options}")
        if rng.random() < 0.3:  # play it to its end
            self._burst = 400
            quick = replace(main.profile.settings, my_speed=3, their_speed=3)
            main.profile.change(quick)
        main.play(spec.id, NewGamePlan(setup, tuple(players), rng.randrange(1, 10**9)))

    # The table.

    def _at_table(self, main: MainWindow) -> None:
        page, controller = main.page, self._controller(main)
        rng, pointer = self._rng, self._pointer
        if controller is None or page.table is None:
            return
        self._actions_here += 1
        if self._is_brief and self._actions_here > BRIEF_MATCH_ACTIONS:
            pointer.told("lobby")
            page.commands["lobby"].trigger()
            return
        curtain = page.feature(CurtainFeature).curtain
        if not curtain.isHidden() and rng.random() < 0.6:
            pointer.told("curtain")
            pointer.click(curtain.go_button, curtain.go_button.rect().center())
            return
        if controller.exercise is not None and rng.random() < 0.4:
            self._learn(main, controller)
            return
        if self._burst > 0:
            self._burst -= 1
            self._play(main, controller)
            return
        acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (22, lambda: self._play(main, controller)),
            (4, self._begin_burst),
            (18, lambda: self._gesture(page.table, controller)),
            (10, lambda: self._any_click(page.table)),
            (8, lambda: self._move(page.table)),
            (6, lambda: self._drag(page.table)),
            (3, lambda: self._wheel(page.table)),
            (12, pointer.any_key),
            (9, lambda: self._use_command(main)),
            (8, lambda: self._control(main)),
            (2, lambda: self._resize(main)),
            (2, lambda: self._settings(main)),
            (1, pointer.type),
            (1, lambda: self._any_click(main.window)),
            (1, lambda: self._to_lobby(main, controller)),
        )
        rng.choices([act for _, act in acts], [weight for weight, _ in acts])[0]()

    def _begin_burst(self) -> None:
        self._burst = self._rng.choice((20, 60, 200))

    def _play(self, main: MainWindow, controller: Controller) -> None:
        """Plays a move from the move list, by its row if it can be seen."""
        rng, pointer, moves = self._rng, self._pointer, main.page.panel.moves
        menu = controller.menu()
        if not menu:
            if self._burst and controller.match.result is not None:
                self._burst = 0
            return
        row = rng.randrange(len(menu))
        pointer.told("play", f"{row} of {len(menu)}")
        if not moves.isVisible() or moves.count() <= row or rng.random() < 0.3:
            controller.act_with_care(menu[row])
            return
        item = moves.item(row)
        moves.scrollToItem(item)
        pointer.double(moves.viewport(), moves.visualItemRect(item).center())

    def _gesture(self, table: TableView | None, controller: Controller) -> None:
        """Takes a highlighted piece and puts it where it may go, by dragging or by clicks."""
        rng, pointer = self._rng, self._pointer
        if table is None or not table.offers.sources:
            self._any_click(table)
            return
        box = table.table.box_of(rng.choice(table.offers.sources))
        if box is None:
            return
        start = QPoint(round(box.x + box.w / 2), round(box.y + box.h / 2))
        pointer.told("gesture", start.toTuple())
        port = table.viewport()
        if rng.random() < 0.5:
            pointer.click(port, start)
        zones = [zone for zone in table.layout_now.zones if zone.id in table.offers.targets]
        if not zones or controller.match is not self._present_match:
            return
        aim = rng.choice(zones).box
        end = QPoint(round(aim.x + aim.w / 2), round(aim.y + aim.h / 2))
        if rng.random() < 0.5:
            pointer.click(port, end)
        else:
            pointer.drag(port, start, end, let_go=rng.random() < 0.8)

    def _learn(self, main: MainWindow, controller: Controller) -> None:
        """Continues the lesson: reads, or makes the move it asks for."""
        lesson, rng = main.page.feature(LessonFeature), self._rng
        sheet, course = lesson.sheet, lesson.course
        shown = [
            button
            for button in (
                sheet.next_button,
                sheet.keep_playing_button,
                sheet.lobby_button,
                sheet.back_button,
            )
            if button.isVisible() and button.isEnabled()
        ]
        if course is not None and not course.is_reading and rng.random() < 0.7:
            fit = [action for action in controller.menu() if course.allows(action)]
            self._pointer.told("lesson's move", len(fit))
            if fit:
                controller.act_with_care(rng.choice(fit))
        elif shown:
            control = shown[0] if rng.random() < 0.8 else rng.choice(shown)
            self._pointer.told("lesson's button", name_of(control))
            self._pointer.click(control, control.rect().center())

    def _use_command(self, main: MainWindow) -> None:
        """Uses a command of toolbar or menu, by its keys or as if clicked."""
        name = self._rng.choice(COMMAND_NAMES)
        command = main.page.commands[name]
        keys = command.shortcut()
        if not command.isEnabled():
            return
        self._pointer.told("deed", name)
        if keys.isEmpty() or self._rng.random() < 0.5:
            command.trigger()
        else:
            both = keys[0]  # type: ignore[index]
            self._pointer.key(both.key(), both.keyboardModifiers())

    def _to_lobby(self, main: MainWindow, controller: Controller) -> None:
        """Leaves the match, less often if it is not over."""
        if controller.match.result is not None or self._rng.random() < 0.5:
            self._pointer.told("lobby")
            main.page.commands["lobby"].trigger()

    # Anywhere.

    def _control(self, main: MainWindow) -> None:
        usable = controls(main.window)
        if usable:
            control = self._rng.choice(usable)
            self._pointer.told("control", name_of(control))
            use(self._pointer, control)

    def _any_click(self, widget: QWidget | None) -> None:
        if widget is None:
            return
        rng, pointer = self._rng, self._pointer
        port: Any = widget.viewport() if isinstance(widget, TableView) else widget
        point, draw = pointer.point(port), rng.random()
        kind = "click" if draw < 0.6 else "double click" if draw < 0.8 else "right click"
        pointer.told(kind, f"{name_of(widget)} {point.toTuple()}")
        if kind == "double click":
            pointer.double(port, point)
        elif kind == "right click":
            pointer.click(port, point, RIGHT)
        else:
            pointer.click(port, point)

    def _move(self, table: TableView | None) -> None:
        if table is not None:
            self._pointer.told("move")
            for _ in range(self._rng.randrange(1, 6)):
                self._pointer.move(table.viewport(), self._pointer.point(table.viewport()))

    def _drag(self, table: TableView | None) -> None:
        if table is not None:
            port, let_go = table.viewport(), self._rng.random() < 0.7
            self._pointer.told("drag", "" if let_go else "without an end")
            start, end = self._pointer.point(port), self._pointer.point(port)
            self._pointer.drag(port, start, end, let_go=let_go)

    def _wheel(self, table: TableView | None) -> None:
        if table is not None:
            self._pointer.told("wheel")
            self._pointer.wheel(table.viewport(), self._pointer.point(table.viewport()))

    def _resize(self, main: MainWindow) -> None:
        rng, draw = self._rng, self._rng.random()
        if draw < 0.85:
            width, height = rng.choice(WINDOW_SIZES)
            if rng.random() < 0.5:
                width, height = rng.randrange(400, 2000), rng.randrange(300, 1300)
            self._pointer.told("resize", (width, height))
            self._notes.changes["size"] += 1
            main.window.resize(width, height)
        elif draw < 0.95:
            self._pointer.told("full screen or not")
            main.window.setWindowState(
                main.window.windowState() ^ main.window.windowState().WindowFullScreen
            )
        else:
            self._pointer.told("maximized or not")
            main.window.setWindowState(
                main.window.windowState() ^ main.window.windowState().WindowMaximized
            )

    def _settings(self, main: MainWindow) -> None:
        """Changes a setting as the preferences do, whatever is shown."""
        rng, profile = self._rng, main.profile
        name, values = rng.choice(
            (
                ("theme", ("dark", "light", "contrast", "system")),
                ("theme", ("dark", "light")),
                ("font_scale", SCALES),
                ("language", ("", *languages())),
                ("language", languages()),
                ("my_speed", (0, 1, 2, 3, 3, 3)),
                ("their_speed", (0, 1, 2, 3, 3, 3)),
                ("their_speed", (2, 3, 3, 3)),
                ("reduced_motion", (True, False)),
                ("tutor", (True, False, False)),
                ("sound", (True, False)),
                ("show_panel", (True, True, False)),
            )
        )
        value = rng.choice(values)
        self._pointer.told("settings", f"{name} {value}")
        self._notes.changes[name] += getattr(profile.settings, name) != value
        profile.change(replace(profile.settings, **{name: value}))  # type: ignore[arg-type]
