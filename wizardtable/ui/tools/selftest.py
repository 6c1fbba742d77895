# SPDX-License-Identifier: MIT
"""`--self-test`: plays, saves, loads and leaves a match in a real window, and says how it went."""

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

PATIENCE = 120.0
"""Seconds after which a match that is not over is a failure."""


def test(profile: Profile) -> int:
    """Play one match of every game; gives the exit code."""
    quick = replace(profile.settings, my_speed=3, their_speed=3, reduced_motion=True)
    profile.settings = quick
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    window.show()
    try:
        passed = _is_whole(services)
        passed = all(_plays(main, game_id) for game_id in catalog.GAMES) and passed
    finally:
        window.close()
        services.close()
        profile.close()
    return 0 if passed else 1


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Let the window work until the condition holds; False when that took too long."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            return False
        QApplication.processEvents()
    return True


def play_out(controller: Controller, seconds: float) -> bool:
    """Let the greedy agent take the person's decisions until the match is over."""
    match = controller.match
    agent = agents.make(match.spec, "greedy", 1)

    def over() -> bool:
        if controller.may_act:
            seen, menu = match.observe(controller.viewer), match.menu()
            controller.act(agent.choose(seen, menu, Budget()).action)
        return match.result is not None

    return wait_until(over, seconds)


def _is_whole(services: Services) -> bool:
    """Whether the book face and both languages are there, a thinking process answers, and sounds
    can be played; only a checkout may do without these."""
    told = []
    if not theme.serif_family().startswith("Source Serif"):
        told.append(N_("self test", "The font for titles is missing."))
    for language in languages():
        try:
            found = QTranslator().load(str(paths.translation(f"wizardtable_{language}.qm")))
        except paths.PathError:
            found = False
        if not found:
            told.append(N_("self test", "The language “{name}” is missing.").of(name=language))
    if not _thinks(services):
        told.append(N_("self test", "Opponents cannot think in a separate process."))
    if (library_found() or getattr(sys, "frozen", False)) and not check.works():
        told.append(N_("self test", "Sounds cannot be played."))
    for message in told:
        _say(message)
    return not told


def _thinks(services: Services) -> bool:
    """Ask the best opponent; who only stands in for him makes no iterations."""
    spec = next(iter(catalog.all()))
    seats = min(spec.seats)
    players = tuple(Player(str(seat), "greedy") for seat in range(seats))
    match = Match(spec, Setup(seats), 7, players)
    seat = match.to_move
    if seat is None:
        return False
    budget = Budget(iterations=20, seconds=PATIENCE)
    level, menu = spec.levels[-1].id, match.menu()
    question = Question(spec, level, seat, match.observe(seat), menu, budget, 7)
    services.thinker.ask(question)
    decisions: list[Decision[object]] = []

    def answered() -> bool:
        decision = services.thinker.poll()
        if decision is not None:
            decisions.append(decision)
        return bool(decisions)

    return wait_until(answered, PATIENCE) and decisions[0].stats.iterations > 0


def _say(message: Message) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has none
        print(render(message))


def _plays(main: MainWindow, game_id: str) -> bool:
    spec = catalog.get(game_id)
    seats = min(spec.seats)
    opponents = [Player(name, "greedy") for name in ("Bob", "Cid", "Dee")[: seats - 1]]
    main.play(game_id, NewGamePlan(Setup(seats), (Player("Ada", None), *opponents), 7))
    controller = main.page.controller
    path = main.page.path
    moves = 0
    if controller is not None and path is not None and play_out(controller, PATIENCE):
        main.go_to_lobby()
        moves = _loads(main, path)
    verdict = N_("self test", "{game}: a match of {moves} moves was played, saved and loaded.")
    if not moves:
        verdict = N_("self test", "{game}: the match could not be played, saved and loaded.")
    _say(verdict.of(game=spec.title, moves=moves))
    return moves > 0


def _loads(main: MainWindow, path: Path) -> int:
    """Open a save of a finished match; gives its moves, 0 where it cannot be opened."""
    try:
        loaded = save.load(path).match
        main.open_save(path)
    except save.SaveError as problem:
        _say(problem.reason)
        return 0
    shown = main.page.controller is not None
    main.go_to_lobby()
    return len(loaded.actions) if shown and loaded.result is not None else 0
