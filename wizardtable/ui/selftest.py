# SPDX-License-Identifier: MIT
"""`--self-test`: plays, saves, loads and leaves a match in a real window, and says how it went."""

import sys
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from PySide6.QtWidgets import QApplication

from wizardtable.ai import agents
from wizardtable.core import catalog, save
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.core.text import N_
from wizardtable.table.controller import Controller
from wizardtable.table.translate import render
from wizardtable.ui.main_window import MainWindow
from wizardtable.ui.plan import Plan
from wizardtable.ui.session import Session

PATIENCE = 120.0
"""Seconds after which a match that is not over is a failure."""


def test(session: Session) -> int:
    """Play one match of every game; gives the exit code."""
    quick = replace(session.settings, my_speed=3, their_speed=3, reduced_motion=True)
    session.settings = quick
    window = MainWindow(session)
    window.show()
    try:
        passed = all(_plays(window, session, game_id) for game_id in catalog.GAMES)
    finally:
        window.close()
        session.close()
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


def _plays(window: MainWindow, session: Session, game_id: str) -> bool:
    spec = catalog.get(game_id)
    seats = min(spec.seats)
    opponents = [Player(name, "greedy") for name in ("Bob", "Cid", "Dee")[: seats - 1]]
    window.play(game_id, Plan(Setup(seats), (Player("Ada", None), *opponents), 7))
    controller = window.page.controller
    played = controller is not None and play_out(controller, PATIENCE)
    window.go_to_lobby()
    path = save.summaries(session.data.saves)[0].path
    loaded = save.load(path).match
    window.open_save(path)
    shown = window.page.controller is not None
    window.go_to_lobby()
    passed = played and shown and loaded.result is not None
    if sys.stdout is not None:
        verdict = N_("self test", "{game}: a match of {moves} moves was played, saved and loaded.")
        if not passed:
            verdict = N_("self test", "{game}: the match could not be played, saved and loaded.")
        print(render(verdict.of(game=spec.title, moves=len(loaded.actions))))
    return passed
