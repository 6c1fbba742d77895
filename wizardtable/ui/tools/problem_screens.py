# SPDX-License-Identifier: MIT
"""Pictures of problems: their page, one on the table, missed, solved, and its answer."""

from collections.abc import Callable
from typing import Any

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemsError, problem_file
from wizardtable.store import problem_results
from wizardtable.store.problem_results import ProblemResult
from wizardtable.ui.problems.problem_choice import ProblemChoice
from wizardtable.ui.problems.problem_feature import ProblemFeature
from wizardtable.ui.problems.solving import solving_of
from wizardtable.ui.profile import Profile
from wizardtable.ui.window.main_window import MainWindow

DAY = 739_600
"""The day of the pictures."""


def take(
    take: Callable[[str], None],
    main: MainWindow,
    profile: Profile,
    spec: GameSpec,
    quiet: Callable[[int], None],
) -> None:
    """Takes the pictures of a game's problems; nothing of a game that has none."""
    try:
        file = problem_file(spec)
    except ProblemsError:
        return
    results = [
        ProblemResult(spec.id, entry.id, place % 3 != 1, DAY - 2)
        for place, entry in enumerate(file.entries[:7])
    ]
    for result in results:
        problem_results.record(profile.data, result)
    solving = solving_of(main)
    vars(solving)["day"] = lambda: DAY
    main.open("problems", spec.id)
    page = main.dialog
    assert isinstance(page, ProblemChoice)
    for _ in range(100):
        quiet(60)
        if page.pictures.idle:
            break
    take(f"{spec.id}-problems")
    if main.dialog is not None:
        main.dialog.close()
    for entry in {one.motif: one for one in file.entries}.values():
        solving.begin(spec.id, entry.id)
        quiet(400)
        name = f"{spec.id}-problem-{entry.motif}"
        take(name)
        attempt = main.feature(ProblemFeature).attempt
        if attempt is not None:
            _play(main, attempt, attempt.problem.tempting, quiet)
            take(f"{name}-missed")
            main.feature(ProblemFeature).sheet.retry.click()
            _play(main, attempt, attempt.problem.answer, quiet)
            take(f"{name}-solved")
            main.feature(ProblemFeature).sheet.show_.click()
            for _ in range(40):
                quiet(60)
                if attempt.stage == "shown":
                    break
            quiet(300)
            take(f"{name}-answer")


def _play(
    main: MainWindow, attempt: Attempt, line: tuple[Any, ...], quiet: Callable[[int], None]
) -> None:
    """Plays a line as far as it is legal."""
    controller = main.page.controller
    for action in line:
        if (
            controller is None
            or attempt.is_decided
            or controller.match.objection(action) is not None
        ):
            return
        controller.act_with_care(action)
        quiet(250)
