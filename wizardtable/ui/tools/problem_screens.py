# SPDX-License-Identifier: MIT
"""Pictures of problems: their page, one on the table, missed, solved, and its answer."""

from collections.abc import Callable
from typing import Any

from wizardtable.core.catalog import GameSpec
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemsError
from wizardtable.store import problem_results
from wizardtable.store.problem_results import ProblemResult
from wizardtable.ui.main_window import MainWindow
from wizardtable.ui.session import Session

DAY = 739_600
"""The day of the pictures."""


def take(
    take: Callable[[str], None],
    window: MainWindow,
    session: Session,
    spec: GameSpec,
    quiet: Callable[[int], None],
) -> None:
    """Takes the pictures of a game's problems; nothing of a game that has none."""
    try:
        file = spec.problem_file()
    except ProblemsError:
        return
    results = [
        ProblemResult(spec.id, entry.id, place % 3 != 1, DAY - 2)
        for place, entry in enumerate(file.entries[:7])
    ]
    for result in results:
        problem_results.record(session.data.problems, result)
    solving = window.pastimes.solving
    vars(solving)["day"] = lambda: DAY
    solving.offer(spec.id)
    take(f"{spec.id}-problems")
    if window.dialog is not None:
        window.dialog.close()
    for entry in {one.motif: one for one in file.entries}.values():
        solving.begin(spec.id, entry.id)
        quiet(400)
        name = f"{spec.id}-problem-{entry.motif}"
        take(name)
        attempt = window.page.problem_host.attempt
        if attempt is not None:
            _play(window, attempt, attempt.problem.tempting, quiet)
            take(f"{name}-missed")
            window.page.problem_host.sheet.retry.click()
            _play(window, attempt, attempt.problem.answer, quiet)
            take(f"{name}-solved")
            window.page.problem_host.sheet.show_.click()
            for _ in range(40):
                quiet(60)
                if attempt.stage == "shown":
                    break
            quiet(300)
            take(f"{name}-answer")


def _play(
    window: MainWindow, attempt: Attempt, line: tuple[Any, ...], quiet: Callable[[int], None]
) -> None:
    """Plays a line as far as it is legal."""
    controller = window.page.controller
    for action in line:
        if controller is None or attempt.decided or controller.check(action) is not None:
            return
        controller.act_with_care(action)
        quiet(250)
