# SPDX-License-Identifier: MIT
"""`--screenshots DIR`: one picture of every screen, always of the same matches."""

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
from wizardtable.ui.tools import problem_screens, rare_screens
from wizardtable.ui.tools.color_vision import seen_image
from wizardtable.ui.tools.rare_screens import NAMES, played_match
from wizardtable.ui.window.main_window import MainWindow

STUDY = Effort(
    world_count=6, quick_iterations=16, deep_iterations=80, finalist_count=6, seconds=6.0
)
"""What the analysis that is pictured is worth."""

SIZE = (1600, 1000)
"""Of the pictures where none is asked for."""

TRIED = 12
"""Moves at most among which one is looked for that the tutor would warn of."""

_QUICKLY = 80
"""What Qt calls the quality of a PNG, in which nothing is lost: it is packed quickly."""

STAGES = (("early", 0.06), ("middle", 0.5), ("late", 0.93))
"""How far into a match a picture is taken, as a share of its actions."""


def take_all(
    profile: Profile,
    folder: Path,
    asked: tuple[int, int] | None = None,
    game_id: str = "",
    sight: str = "",
) -> int:
    """Write all pictures, or those of one game, into the folder, which is made if needed; gives
    the exit code. Where a `sight` is named (`options.SIGHTS`), they are as it sees them. Raises
    FileError where they cannot be written."""
    size = asked or SIZE
    specs = [spec for spec in catalog.all() if game_id in ("", spec.id)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.file_error(folder, error) from error
    usual = replace(profile.settings, player_name=NAMES[0], portrait=PORTRAITS[0])
    profile.settings = replace(usual, my_speed=3, their_speed=3, reduced_motion=True)
    window = FirstWindow(profile)
    services = Services(profile)
    main = MainWindow(window, profile, services)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.show()
    QCursor.setPos(window.mapToGlobal(QPoint(size[0] // 2, 3)))
    camera = Camera(main, folder, sight)
    try:
        _lobby(camera, profile)
        for spec in specs:
            _game(camera, profile, spec)
        _lobby_by_day(camera, profile)
        _wear(profile, usual)
        _fill_statistics(profile.data, specs)
        _date_saves(profile.data.saves)
        _dialogs(camera)
    finally:
        window.close()
        services.close()
        profile.close()
    return 0


class Camera:
    """Takes pictures of the window, with the sheet that lies over it."""

    def __init__(self, main: MainWindow, folder: Path, sight: str = "") -> None:
        self.main, self.window = main, main.window
        self._sight = sight
        self._folder = folder
        self._taken = 0

    def take(self, name: str) -> None:
        """Write the window as it is into the next file, when all on the table is painted. Raises
        FileError."""
        quiet()
        for table in self.window.findChildren(TableView):
            table.table.finish_painting()
        for room in self.window.findChildren(Room):
            room.finish_painting()
        for page in self.window.findChildren(RulesBrowser):
            page.finish_drawing()
        picture = self.window.grab()
        self._taken += 1
        data = QBuffer()
        if self._sight:
            picture = QPixmap.fromImage(seen_image(picture.toImage(), self._sight))
        picture.save(data, "PNG", _QUICKLY)
        path = self._folder / f"{self._taken:02}-{name}.png"
        files.replace(path, bytes(data.data().data()), public=True)

    def take_dialog(self, name: str) -> None:
        """Take the dialog that has just been opened, and close it."""
        self.take(name)
        if self.main.dialog is not None:
            self.main.dialog.close()
        quiet()


def quiet(milliseconds: int = 60) -> None:
    """Let everything come to rest."""
    QTest.qWait(milliseconds)
    QApplication.processEvents()


def _lobby(camera: Camera, profile: Profile) -> None:
    quiet(400)
    camera.take("lobby")
    game_id = next(iter(catalog.GAMES))
    camera.main.open("new_match", game_id)
    camera.take_dialog("new-game")


def _date_saves(folder: Path) -> None:
    """Gives the saves the time of a held clock, a second apart in the order of their writing.

    A save that was dated before has a time of whole seconds. It was written before the others,
    whatever the time of day is now.
    """
    if clock.is_stopped():
        times = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
        saves = sorted(times, key=lambda path: (times[path] % 1_000_000_000 != 0, times[path]))
        for number, path in enumerate(saves):
            os.utime(path, (clock.now() + number,) * 2)


def _lobby_by_day(camera: Camera, profile: Profile) -> None:
    camera.main.go_to_lobby()
    _wear(profile, replace(profile.settings, theme="light"))
    camera.take("lobby-by-day")


def _wear(profile: Profile, settings: Settings) -> None:
    """Use these settings without storing them."""
    profile.settings = settings
    profile.changed.emit(settings)


def _game(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    main, page = camera.main, camera.main.page
    seats = (3, 3, max(spec.seats))
    for (stage, share), count in zip(STAGES, seats, strict=True):
        _sit(main, profile, played_match(spec, Setup(count), 11, share))
        camera.take(f"{spec.id}-{stage}")
        if stage == "middle":
            _overlays(camera, spec)
            _looks(camera, profile, spec)
    _sit(main, profile, played_match(spec, Setup(min(spec.seats)), 12, 0.4))
    camera.take(f"{spec.id}-fewest-players")
    for option in spec.options:
        if option.default is False:
            setup = Setup(4, ((option.id, True),))
            _sit(main, profile, played_match(spec, setup, 13, 0.6))
            camera.take(f"{spec.id}-{option.id}")
    _sit(main, profile, played_match(spec, Setup(3), 11, 1.0))
    camera.take(f"{spec.id}-game-over")
    _analysis(camera, spec)
    camera.take(f"{spec.id}-end")
    _replay(camera, spec)
    _watch(camera, profile, spec)
    _moments(camera, profile, spec)
    _sit(main, profile, played_match(spec, Setup(min(spec.seats)), 12, 0.3, people=2))
    camera.take("two-people")
    page.banner.say(N_("files", "Cannot write “{file}”: the disk is full.").of(file="x"))
    camera.take("banner")
    page.banner.clear()
    _lesson(camera, spec)
    problem_screens.take(camera.take, main, profile, spec, quiet)
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


def _analysis(camera: Camera, spec: GameSpec) -> None:
    """The further pages of the end of the match on the table: how far the analysis is, what it
    found, and what to learn."""
    dialog, page = camera.main.dialog, camera.main.page
    if not isinstance(dialog, GameOverDialog) or page.controller is None or page.path is None:
        return
    dialog.turn_to(1)
    camera.take(f"{spec.id}-analysing")
    if dialog.analysis is not None:
        dialog.analysis.cancel.click()
    dialog.close()
    quiet()
    match = page.controller.match
    analysis_file.write(page.path, MatchRecord.of(match), analyse(match, STUDY))
    camera.main.show_end(1)
    camera.take_dialog(f"{spec.id}-analysis")
    camera.main.show_end(2)
    camera.take_dialog(f"{spec.id}-findings")


def _replay(camera: Camera, spec: GameSpec) -> None:
    """The finished match on the table, gone through again."""
    page = camera.main.page
    if page.controller is None:
        return
    place = round(0.6 * len(page.controller.match.actions))
    page.feature(ReplayFeature).open(place, (place // 2, place))
    camera.take(f"{spec.id}-replay")
    camera.main.room.share()
    camera.take_dialog(f"{spec.id}-share")
    page.feature(ReplayFeature).close()


def _lesson(camera: Camera, spec: GameSpec) -> None:
    """The choice of lessons, and each lesson up to the first move that it asks for."""
    camera.main.open("lessons", spec.id)
    camera.take_dialog(f"{spec.id}-lessons")
    for lesson in spec.lessons:
        name = "lesson" if lesson.id == FIRST_LESSON_ID else f"lesson-{lesson.id}"
        camera.main.learn(spec.id, lesson.id)
        quiet(400)
        camera.take(f"{spec.id}-{name}")
        lesson_host = camera.main.page.feature(LessonFeature)
        while lesson_host.course is not None and lesson_host.course.is_reading:
            lesson_host.sheet.next.click()
        quiet(400)
        camera.take(f"{spec.id}-{name}-move")


def _looks(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """The table in large writing, and by day."""
    usual, size = profile.settings, camera.window.size()
    for name, worn in (
        ("large-writing", replace(usual, font_scale=150)),
        ("by-day", replace(usual, theme="light")),
    ):
        _wear(profile, worn)
        camera.window.setMinimumSize(1, 1)  # as asked for, whatever the writing
        camera.window.resize(size)
        quiet(400)
        camera.take(f"{spec.id}-{name}")
    _wear(profile, usual)
    quiet(400)


def _watch(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """A match between opponents, paused."""
    match = played_match(spec, Setup(3), 14, 0.5, people=0)
    _sit(camera.main, profile, match, paused=True)
    camera.take("watching")


def _moments(camera: Camera, profile: Profile, spec: GameSpec) -> None:
    """The game's own decisions, and what its pieces are."""
    page = camera.main.page
    for name, match in rare_screens.of_game(spec):
        _sit(camera.main, profile, match, paused=match.to_move != 0)
        camera.take(f"{spec.id}-{name}")
    _sit(camera.main, profile, played_match(spec, Setup(max(spec.seats)), 17, 0.7))
    if page.table is not None:
        for kind in rare_screens.explained(page.table):
            camera.take(f"{spec.id}-about-{kind}")


def _overlays(camera: Camera, spec: GameSpec) -> None:
    """What only shows while a player does something."""
    page = camera.main.page
    table, controller = page.table, page.controller
    if table is None or controller is None or not controller.may_act:
        return
    _advice(camera, controller)
    page.feature(AdviceFeature).sheet.put_away()
    table.cancel()
    hand = sources(table)
    for key in hand[:2]:
        _click(table, key)
    camera.take(f"{spec.id}-selection")
    table.cancel()
    if hand:
        box = table.table.box_of(hand[len(hand) // 2])
        if box is not None:
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
            quiet()
            QTest.mouseMove(table.viewport(), QPoint(*(round(n) for n in box.centre)))
            quiet(600)
            camera.take(f"{spec.id}-hover")
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
    quiet()


def _advice(camera: Camera, controller: Controller) -> None:
    """A hint, and a word about another move."""
    match, menu = controller.match, list(controller.menu())
    spec, seats, seen = match.spec, match.setup.seats, match.observe(Seat(0))
    decision = hints.hint(spec, seats, seen, menu)
    controller.hint.emit(decision)
    camera.take(f"{spec.id}-hint")
    warning = careless(match, menu, decision)
    if warning is not None:
        controller.questioned.emit(gates.TutorWarning(warning.idea, warning))
        camera.take(f"{spec.id}-warning")
    else:
        controller.verdict.emit(hints.verdict_on(spec, seats, seen, menu, decision, menu[-1]))
        camera.take(f"{spec.id}-verdict")


def careless(match: Match, menu: Sequence[Any], best: Decision[Any]) -> Verdict | None:
    """The tutor's word about a move of which he would warn, the last few of the menu tried first;
    None where he would warn of none."""
    spec, seen = match.spec, match.observe(Seat(0))
    for idea in [action for action in reversed(menu) if action != best.action][:TRIED]:
        found = hints.verdict_on(spec, match.setup.seats, seen, menu, best, idea)
        if found.loss > TUTOR_WARNING_LOSS:
            return found
    return None


def sources(table: TableView) -> Sequence[Any]:
    """The hand: the lowest row of what is most often offered, from left to right."""
    kinds = Counter(key[0] for key in table.offers.sources)
    placed = [(key, table.table.box_of(key)) for key in table.offers.sources]
    boxes = [
        (box.y, box.x, key)
        for key, box in placed
        if box is not None and kinds[key[0]] == max(kinds.values())
    ]
    lowest = max((y for y, _, _ in boxes), default=0.0)
    return [key for y, _, key in sorted(boxes, key=lambda one: one[1]) if lowest - y < 60]


def _click(table: TableView, key: Any) -> None:
    box = table.table.box_of(key)
    if box is not None:
        point = QPoint(round(box.x + box.w * 0.18), round(box.centre[1]))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
        quiet()


def _fill_statistics(data: DataDir, specs: Sequence[GameSpec]) -> None:
    """Some finished matches against every level, unless there are a player's own."""
    if statistics.has_results(data):
        return
    for spec in specs:
        for number, level in enumerate(spec.levels):
            match = played_match(spec, Setup(min(spec.seats)), 20 + number, 1.0)
            players = [replace(one, level=one.level and level.id) for one in match.players]
            again = Match(spec, match.setup, match.seed, players, match.actions)
            end_of_match.write_end(data, again)


def _dialogs(camera: Camera) -> None:
    main = camera.main
    shown: dict[str, Callable[[], object]] = {
        "saves": lambda: main.open("load"),
        "history": lambda: main.open("history"),
    }
    for tab, _ in TABS:
        shown[f"player-{tab}"] = partial(main.open, "player", tab)
    shown |= {
        name: partial(main.open, name)
        for name in routes.WITHOUT_GAME
        if name not in ("load", "history", "player", "problems")  # which are pictured elsewhere
    }
    for name, show in shown.items():
        show()
        camera.take_dialog(name)


def _sit(main: MainWindow, profile: Profile, match: Match, *, paused: bool = False) -> None:
    """Sit down to a match as if it had been loaded; paused, no opponent moves in it."""
    path = save.new_path(profile.data.saves, match.spec.id)
    save.write(path, match)
    main.open_save(path)
    if paused:
        main.page.commands["pause"].setChecked(True)
    quiet()
