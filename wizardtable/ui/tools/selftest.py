# SPDX-License-Identifier: MIT
"""`--self-test`: plays, saves, loads and leaves a match of each game in a real window."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from wizardtable.ai.process.messages import Question
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.game import Setup
from wizardtable.core.languages import languages
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, Message
from wizardtable.paint import theme
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.sound import check
from wizardtable.sound.device import library_found
from wizardtable.store import paths, save
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.window.main_window import MainWindow

LIMIT_SECONDS = 300.0
"""Seconds after which a match that is not over, or a missing decision, is a failure."""


def run_self_test(profile: Profile) -> int:
    """Plays a match of every game, prints the results, and returns the exit code (0 if all is
    well).
    """
    quick_settings = replace(profile.settings, my_speed=3, their_speed=3, reduced_motion=True)
    profile.settings = quick_settings
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    window.show()
    try:
        passed = _is_complete(services)
        passed = all(_play_match(main, game_id) for game_id in catalog.GAMES) and passed
    finally:
        window.close()
        services.close()
        profile.close()
    return 0 if passed else 1


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Lets the window work until the condition holds; returns False if the time is over first."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            return False
        QApplication.processEvents()
    return True


def play_out(controller: Controller, seconds: float) -> bool:
    """Lets the greedy agent decide for the person; returns whether the match ended in time."""
    match = controller.match
    agent = agents.make(match.spec, "greedy", 1)

    def is_over() -> bool:
        if controller.may_act:
            observation, menu = match.observe(controller.viewer), match.menu()
            controller.act(agent.choose(observation, menu, Budget()).action)
        return match.result is not None

    return wait_until(is_over, seconds)


def _is_complete(services: Services) -> bool:
    """Returns whether the installation is complete, and prints what is missing.

    It needs the font for titles, all languages, a thinking process, and sound. Only a checkout may
    do without sound.
    """
    problems = []
    if not theme.serif_family().startswith("Source Serif"):
        problems.append(N_("self test", "The font for titles is missing."))
    for language in languages():
        try:
            is_found = QTranslator().load(str(paths.translation(f"wizardtable_{language}.qm")))
        except paths.PathError:
            is_found = False
        if not is_found:
            problems.append(N_("self test", "The language “{name}” is missing.").of(name=language))
    if not _can_think(services):
        problems.append(N_("self test", "Opponents cannot think in a separate process."))
    if (library_found() or getattr(sys, "frozen", False)) and not check.can_play_sounds():
        problems.append(N_("self test", "Sounds cannot be played."))
    for message in problems:
        _print(message)
    return not problems


def _can_think(services: Services) -> bool:
    """Returns whether the best opponent decides in a separate process.

    The substitute for a missing process makes no iterations.
    """
    spec = next(iter(catalog.all()))
    seats = min(spec.seats)
    players = tuple(Player(str(seat), "greedy") for seat in range(seats))
    match = Match(spec, Setup(seats), 7, players)
    seat = match.to_move
    if seat is None:
        return False
    budget = Budget(iterations=20, seconds=LIMIT_SECONDS)
    level, menu = spec.levels[-1].id, match.menu()
    question = Question(spec, level, seat, match.observe(seat), menu, budget, 7)
    services.thinker.ask(question)
    decisions: list[Decision[object]] = []

    def has_answer() -> bool:
        decision = services.thinker.poll()
        if decision is not None:
            decisions.append(decision)
        return bool(decisions)

    return wait_until(has_answer, LIMIT_SECONDS) and decisions[0].stats.iterations > 0


def _print(message: Message) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has no standard output
        print(render(message))


def _play_match(main: MainWindow, game_id: str) -> bool:
    """Plays, saves and loads a match of a game, prints the result, and returns whether all
    succeeded.
    """
    spec = catalog.get(game_id)
    seats = min(spec.seats)
    opponents = [Player(name, "greedy") for name in ("Bob", "Cid", "Dee")[: seats - 1]]
    main.play(game_id, NewGamePlan(Setup(seats), (Player("Ada", None), *opponents), 7))
    controller = main.page.controller
    path = main.page.path
    moves = 0
    if controller is not None and path is not None and play_out(controller, LIMIT_SECONDS):
        main.go_to_lobby()
        moves = _load_match(main, path)
    verdict = N_("self test", "{game}: a match of {moves} moves was played, saved and loaded.")
    if not moves:
        verdict = N_("self test", "{game}: the match could not be played, saved and loaded.")
    _print(verdict.of(game=spec.title, moves=moves))
    return moves > 0


def _load_match(main: MainWindow, path: Path) -> int:
    """Opens the save of a finished match; returns its number of actions, or 0 on failure."""
    try:
        loaded = save.load(path).match
        main.open_save(path)
    except save.SaveError as problem:
        _print(problem.reason)
        return 0
    is_open = main.page.controller is not None
    main.go_to_lobby()
    return len(loaded.actions) if is_open and loaded.result is not None else 0
