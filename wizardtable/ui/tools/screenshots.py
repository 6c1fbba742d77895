# SPDX-License-Identifier: MIT
"""`--screenshots DIR`: takes a picture of every screen, always of the same matches."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QPoint, Qt
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search import hints
from wizardtable.ai.search.advice import TUTOR_WARNING_LOSS, Verdict
from wizardtable.ai.search.analysis import Effort, analyse
from wizardtable.core import catalog, clock, files
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.core.match import Match
from wizardtable.core.own_files import SUFFIX
from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play import gates
from wizardtable.play.controller import Controller
from wizardtable.store import save, statistics
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.table.table_view import TableView
from wizardtable.ui import routes
from wizardtable.ui.boxes.boxes_dialog import BoxesDialog
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.rules_browser import RulesBrowser
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.player.player_dialog import TABS
from wizardtable.ui.player.room_page import Room
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.services import Services
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.sheets import SETTLE_MS
from wizardtable.ui.tools import problem_screens, rare_screens
from wizardtable.ui.tools.color_vision import simulated_image
from wizardtable.ui.tools.rare_screens import PLAYER_NAMES, played_match
from wizardtable.ui.window.main_window import MainWindow

ANALYSIS_EFFORT = Effort(
    world_count=6, quick_iterations=16, deep_iterations=80, finalist_count=6, seconds=6.0
)
"""The effort of the analysis in the pictures: little, to save time."""

DEFAULT_SIZE = (1600, 1000)
"""Width and height of the pictures in pixels, if the user names none."""

MAX_TRIED_MOVES = 12
"""The largest number of moves that are tried until the tutor warns of one."""

_PNG_QUALITY = 80
"""Qt's quality (0–100) for a PNG file: less compression is faster; the picture is the same."""

STAGE_SHARES = (("early", 0.06), ("middle", 0.5), ("late", 0.93))
"""The moments of a match that are pictured: a name, and the share (0–1) of the actions played."""


def take_all(
    profile: Profile,
    folder: Path,
    requested_size: tuple[int, int] | None = None,
    game_id: str = "",
    sight: str = "",
) -> int:
    """Writes the screenshots into a folder, and returns the exit code 0.

    Args:
        profile: the player, whose settings and data are used.
        folder: the folder; it is made if it is missing.
        requested_size: the width and height of the window in pixels; None for `DEFAULT_SIZE`.
        game_id: the only game to picture; "" for all.
        sight: the colour vision to simulate, one of `options.COLOUR_VISIONS`; "" for none.

    Raises:
        FileError: if a picture cannot be written.
    """
    size = requested_size or DEFAULT_SIZE
    specs = [spec for spec in catalog.all() if game_id in ("", spec.id)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.file_error(folder, error) from error
    usual_settings = replace(profile.settings, player_name=PLAYER_NAMES[0], portrait=PORTRAITS[0])
    profile.settings = replace(usual_settings, my_speed=3, their_speed=3, reduced_motion=True)
    window = FirstWindow(profile)
    services = Services(profile)
    main = MainWindow(window, profile, services)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.show()
    QCursor.setPos(window.mapToGlobal(QPoint(size[0] // 2, 3)))
    camera = Camera(main, folder, sight)
    try:
        _take_lobby(camera, profile)
        for spec in specs:
            _take_game(camera, profile, spec)
        _take_lobby_by_day(camera, profile)
        _use_settings(profile, usual_settings)
        _fill_statistics(profile.data, specs)
        _date_saves(profile.data.saves)
        _take_dialogs(camera)
    finally:
        window.close()
        services.close()
        profile.close()
    return 0


class Camera:
    """A camera for screenshots of the window, with the sheet that lies over it.

    The files are numbered in the order of the pictures.

    Attributes:
        main: the main window's pages.
        window: the window.
    """

    def __init__(self, main: MainWindow, folder: Path, sight: str = "") -> None:
        self.main, self.window = main, main.window
        self._sight = sight
        self._folder = folder
        self._picture_count = 0

    def take(self, name: str) -> None:
        """Writes a picture of the window when everything in it is painted.

        Args:
            name: the name of the picture, which the file name ends with.

        Raises:
            FileError: if the file cannot be written.
        """
        wait()
        for table in self.window.findChildren(TableView):
            table.table.finish_painting()
        for room in self.window.findChildren(Room):
            room.finish_painting()
        for cover in self.window.findChildren(GamePicture):
            cover.finish_painting()
        for page in self.window.findChildren(RulesBrowser):
            page.finish_drawing()
        picture = self.window.grab()
        self._picture_count += 1
        data = QBuffer()
        if self._sight:
            picture = QPixmap.fromImage(simulated_image(picture.toImage(), self._sight))
        picture.save(data, "PNG", _PNG_QUALITY)
        path = self._folder / f"{self._picture_count:02}-{name}.png"
        files.replace(path, bytes(data.data().data()), public=True)

    def take_dialog(self, name: str) -> None:
        """Waits until the open dialog has come up, takes its picture, and closes it."""
        wait(SETTLE_MS)
        self.take(name)
        if self.main.dialog is not None:
            self.main.dialog.close()
        wait()


def wait(milliseconds: int = 60) -> None:
    """Lets the window work for so many milliseconds."""
    QTest.qWait(milliseconds)
    QApplication.processEvents()


def _take_lobby(camera: Camera, profile: Profile) -> None:
    wait(400)
    camera.take("lobby")
    game_id = next(iter(catalog.GAMES))
    camera.main.open("new_match", game_id)
    camera.take("new-game")
    sheet = camera.main.dialog
    if isinstance(sheet, NewGameDialog):
        for seat in sheet.table.seats[::-1]:
            seat.click()  # seats an opponent on each empty chair
        sheet.table.seats[1].click()
        camera.take("new-game-full")
        sheet.card.person_button.click()
        camera.take("new-game-person")
        sheet.options_button.click()
        camera.take_dialog("new-game-options")


def _date_saves(folder: Path) -> None:
    """Gives the saves the time of the stopped clock, one second apart, in the order of writing.

    A save that was dated before has a time of whole seconds. It was written before the others,
    whatever the time of day is now.
    """
    if clock.is_stopped():
        times = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
        saves = sorted(times, key=lambda path: (times[path] % 1_000_000_000 != 0, times[path]))
        for number, path in enumerate(saves):
            os.utime(path, (clock.now() + number,) * 2)


def _take_lobby_by_day(camera: Camera, profile: Profile) -> None:
    camera.main.go_to_lobby()
    _use_settings(profile, replace(profile.settings, theme="light"))
    camera.take("lobby-by-day")


def _use_settings(profile: Profile, settings: Settings) -> None:
    """Uses settings without storing them."""
    profile.settings = settings
    profile.changed.emit(settings)


def _take_game(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    main, page = camera.main, camera.main.page
    seats = (3, 3, max(spec.seats))
    for (stage, share), count in zip(STAGE_SHARES, seats, strict=True):
        _sit_down(main, profile, played_match(spec, Setup(count), 11, share))
        camera.take(f"{spec.id}-{stage}")
        if stage == "middle":
            _take_selection(camera, spec)
            _take_looks(camera, profile, spec)
    _sit_down(main, profile, played_match(spec, Setup(min(spec.seats)), 12, 0.4))
    camera.take(f"{spec.id}-fewest-players")
    for option in spec.options:
        if option.default is False:
            setup = Setup(4, ((option.id, True),))
            _sit_down(main, profile, played_match(spec, setup, 13, 0.6))
            camera.take(f"{spec.id}-{option.id}")
    _sit_down(main, profile, played_match(spec, Setup(3), 11, 1.0))
    camera.take(f"{spec.id}-game-over")
    _take_end_pages(camera, spec)
    camera.take(f"{spec.id}-end")
    _take_replay(camera, spec)
    _take_watched_match(camera, profile, spec)
    _take_moments(camera, profile, spec)
    _sit_down(main, profile, played_match(spec, Setup(min(spec.seats)), 12, 0.3, people=2))
    camera.take("two-people")
    page.banner.say(N_("files", "Cannot write “{file}”: the disk is full.").of(file="x"))
    camera.take("banner")
    page.banner.clear()
    _take_lessons(camera, spec)
    problem_screens.take_problems(camera.take, main, profile, spec, wait)
    page.leave()
    _date_saves(profile.data.saves)
    main.go_to_lobby()
    camera.take("lobby-with-a-match")
    main.open("rules", spec.id)
    camera.take(f"{spec.id}-rules")
    if isinstance(main.dialog, RulesDialog):
        main.dialog.show_glossary()
    camera.take_dialog(f"{spec.id}-glossary")
    if spec.has_own_files:
        main.open("new_match", spec.id)
        camera.take_dialog(f"{spec.id}-new-game")
        _take_boxes(camera, spec)


def _take_boxes(camera: Camera, spec: GameSpec) -> None:
    """Takes the list of the player's boxes, and each section of a new one in the editor."""
    camera.main.open("boxes", spec.id)
    boxes = camera.main.dialog
    if not isinstance(boxes, BoxesDialog):
        return
    editor = boxes.add_printed()
    if editor is not None:
        for number in range(len(editor.section_buttons)):
            editor.show_section(number)
            camera.take(f"{spec.id}-box-{number + 1}")
        editor.accept()
    camera.take_dialog(f"{spec.id}-boxes")
    for path in boxes.folder.glob(f"*{SUFFIX}"):
        path.unlink()


def _take_end_pages(camera: Camera, spec: GameSpec) -> None:
    """Takes the pages of the match's end: the analysis while it is made and after, and the
    findings.
    """
    dialog, page = camera.main.dialog, camera.main.page
    if not isinstance(dialog, GameOverDialog) or page.controller is None or page.path is None:
        return
    dialog.turn_to(1)
    camera.take(f"{spec.id}-analysing")
    if dialog.analysis is not None:
        dialog.analysis.cancel_button.click()
    dialog.close()
    wait()
    match = page.controller.match
    analysis_file.write(page.path, MatchRecord.of(match), analyse(match, ANALYSIS_EFFORT))
    camera.main.show_end(1)
    camera.take_dialog(f"{spec.id}-analysis")
    camera.main.show_end(2)
    camera.take_dialog(f"{spec.id}-findings")


def _take_replay(camera: Camera, spec: GameSpec) -> None:
    """Takes the replay of the finished match, and the dialog that makes a film of it."""
    page = camera.main.page
    if page.controller is None:
        return
    place = round(0.6 * len(page.controller.match.actions))
    page.feature(ReplayFeature).open(place, (place // 2, place))
    camera.take(f"{spec.id}-replay")
    camera.main.room.share()
    camera.take_dialog(f"{spec.id}-share")
    page.feature(ReplayFeature).close()


def _take_lessons(camera: Camera, spec: GameSpec) -> None:
    """Takes the list of lessons, and each lesson at its start and at its first move."""
    camera.main.open("lessons", spec.id)
    camera.take_dialog(f"{spec.id}-lessons")
    for lesson in spec.lessons:
        name = "lesson" if lesson.id == FIRST_LESSON_ID else f"lesson-{lesson.id}"
        camera.main.learn(spec.id, lesson.id)
        wait(400)
        camera.take(f"{spec.id}-{name}")
        lesson_host = camera.main.page.feature(LessonFeature)
        while lesson_host.course is not None and lesson_host.course.is_reading:
            lesson_host.sheet.next_button.click()
        wait(400)
        camera.take(f"{spec.id}-{name}-move")


def _take_looks(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """Takes the table in large writing and in the light theme."""
    usual_settings, size = profile.settings, camera.window.size()
    for name, settings in (
        ("large-writing", replace(usual_settings, font_scale=150)),
        ("by-day", replace(usual_settings, theme="light")),
    ):
        _use_settings(profile, settings)
        camera.window.setMinimumSize(1, 1)  # lets the window be smaller than large writing needs
        camera.window.resize(size)
        wait(400)
        camera.take(f"{spec.id}-{name}")
    _use_settings(profile, usual_settings)
    wait(400)


def _take_watched_match(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """Takes a paused match between opponents."""
    match = played_match(spec, Setup(3), 14, 0.5, people=0)
    _sit_down(camera.main, profile, match, is_paused=True)
    camera.take("watching")


def _take_moments(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """Takes the game's own decisions, and the explanations of its pieces."""
    page = camera.main.page
    for name, match in rare_screens.moments_of_game(spec):
        _sit_down(camera.main, profile, match, is_paused=match.to_move != 0)
        camera.take(f"{spec.id}-{name}")
    _sit_down(camera.main, profile, played_match(spec, Setup(max(spec.seats)), 17, 0.7))
    if page.table is not None:
        for kind in rare_screens.show_explanations(page.table):
            camera.take(f"{spec.id}-about-{kind}")


def _take_selection(camera: Camera, spec: GameSpec) -> None:
    """Takes what is visible only during a decision: advice, selected pieces, a piece under the
    pointer.
    """
    page = camera.main.page
    table, controller = page.table, page.controller
    if table is None or controller is None or not controller.may_act:
        return
    _take_advice(camera, controller)
    page.feature(AdviceFeature).sheet.put_away()
    table.cancel()
    hand = hand_keys(table)
    for key in hand[:2]:
        _click(table, key)
    camera.take(f"{spec.id}-selection")
    table.cancel()
    if hand:
        box = table.table.box_of(hand[len(hand) // 2])
        if box is not None:
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
            wait()
            QTest.mouseMove(table.viewport(), QPoint(*(round(n) for n in box.centre)))
            wait(600)
            camera.take(f"{spec.id}-hover")
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
    wait()


def _take_advice(camera: Camera, controller: Controller) -> None:
    """Takes a hint, and the tutor's warning or verdict about another move."""
    match, menu = controller.match, list(controller.menu())
    spec, seats, observation = match.spec, match.setup.seats, match.observe(Seat(0))
    decision = hints.hint(spec, seats, observation, menu)
    controller.hint.emit(decision)
    camera.take(f"{spec.id}-hint")
    warning = costly_move_warning(match, menu, decision)
    if warning is not None:
        warning = hints.with_foresight(spec, observation, warning)
        controller.questioned.emit(gates.TutorWarning(warning.idea, warning))
        camera.take(f"{spec.id}-warning")
    else:
        verdict = hints.verdict_on(spec, seats, observation, menu, decision, menu[-1])
        controller.verdict.emit(hints.with_foresight(spec, observation, verdict))
        camera.take(f"{spec.id}-verdict")


def costly_move_warning(match: Match, menu: Sequence[Any], best: Decision[Any]) -> Verdict | None:
    """Returns the tutor's verdict on a move that the tutor would warn of; None if there is none.

    The last few moves of the menu are tried.

    Args:
        match: the match; the first seat is to move.
        menu: the legal actions.
        best: the decision that the tutor compares with.
    """
    spec, observation = match.spec, match.observe(Seat(0))
    for move in [action for action in reversed(menu) if action != best.action][:MAX_TRIED_MOVES]:
        verdict = hints.verdict_on(spec, match.setup.seats, observation, menu, best, move)
        if verdict.loss > TUTOR_WARNING_LOSS:
            return verdict
    return None


def hand_keys(table: TableView) -> Sequence[Any]:
    """Returns the keys of the hand: the lowest row of the most frequent kind of piece, from left to
    right.
    """
    kinds = Counter(key[0] for key in table.offers.sources)
    boxes_by_key = [(key, table.table.box_of(key)) for key in table.offers.sources]
    boxes = [
        (box.y, box.x, key)
        for key, box in boxes_by_key
        if box is not None and kinds[key[0]] == max(kinds.values())
    ]
    lowest = max((y for y, _, _ in boxes), default=0.0)
    return [key for y, _, key in sorted(boxes, key=lambda box: box[1]) if lowest - y < 60]


def _click(table: TableView, key: Any) -> None:
    box = table.table.box_of(key)
    if box is not None:
        point = QPoint(round(box.x + box.w * 0.18), round(box.centre[1]))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
        wait()


def _fill_statistics(data: DataDir, specs: Sequence[GameSpec]) -> None:
    """Records some finished matches against every level, unless the player has results."""
    if statistics.has_results(data):
        return
    for spec in specs:
        for number, level in enumerate(spec.levels):
            match = played_match(spec, Setup(min(spec.seats)), 20 + number, 1.0)
            players = [replace(player, level=player.level and level.id) for player in match.players]
            recorded_match = Match(spec, match.setup, match.seed, players, match.actions)
            end_of_match.write_end(data, recorded_match)


def _take_dialogs(camera: Camera) -> None:
    main = camera.main
    open_dialogs: dict[str, Callable[[], object]] = {
        "saves": lambda: main.open("load"),
        "history": lambda: main.open("history"),
    }
    for tab, _ in TABS:
        open_dialogs[f"player-{tab}"] = partial(main.open, "player", tab)
    open_dialogs |= {
        name: partial(main.open, name)
        for name in routes.WITHOUT_GAME
        if name not in ("load", "history", "player", "problems")  # these are pictured elsewhere
    }
    challenge_table = rare_screens.table_of_friends(main.profile.data)
    open_dialogs["friends-table"] = partial(main.open, "friends", challenge_table)
    for name, open_dialog in open_dialogs.items():
        open_dialog()
        camera.take_dialog(name)


def _sit_down(main: MainWindow, profile: Profile, match: Match, *, is_paused: bool = False) -> None:
    """Saves and opens a match; if `is_paused`, no opponent moves."""
    path = save.new_path(profile.data.saves, match.spec.id)
    save.write(path, match)
    main.open_save(path)
    if is_paused:
        main.page.commands["pause"].setChecked(True)
    wait()
