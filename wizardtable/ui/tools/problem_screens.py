# SPDX-License-Identifier: MIT
"""Screenshots of a game's problems: their page, and each kind as it is solved or missed."""

from collections.abc import Callable
from typing import Any

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemsError, problem_file
from wizardtable.store import problem_results
from wizardtable.store.problem_results import ProblemResult
from wizardtable.ui.problems.problem_choice import ProblemChoice
from wizardtable.ui.problems.problem_feature import ProblemFeature
from wizardtable.ui.problems.problem_solving import problem_solving_of
from wizardtable.ui.profile import Profile
from wizardtable.ui.window.main_window import MainWindow

DAY_ORDINAL = 739_600
"""The day on which the problems of the pictures are solved, as a `date.toordinal` number."""


def take_problems(
    take_picture: Callable[[str], None],
    main: MainWindow,
    profile: Profile,
    spec: GameSpec,
    wait: Callable[[int], None],
) -> None:
    """Takes the screenshots of a game's problems; none if the game has no problems.

    Args:
        take_picture: takes a picture of the window and gives it a name.
        main: the main window.
        profile: the player whose results are used.
        spec: the game.
        wait: lets the window work for so many milliseconds.
    """
    try:
        file = problem_file(spec)
    except ProblemsError:
        return
    results = [
        ProblemResult(spec.id, entry.id, place % 3 != 1, DAY_ORDINAL - 2)
        for place, entry in enumerate(file.entries[:7])
    ]
    for result in results:
        problem_results.record(profile.data, result)
    solving = problem_solving_of(main)
    vars(solving)["day_number"] = lambda: DAY_ORDINAL
    main.open("problems", spec.id)
    page = main.dialog
    assert isinstance(page, ProblemChoice)
    for _ in range(100):
        wait(60)
        if page.pictures.is_idle:
            break
    take_picture(f"{spec.id}-problems")
    if main.dialog is not None:
        main.dialog.close()
    for entry in {entry.motif: entry for entry in file.entries}.values():
        solving.begin(spec.id, entry.id)
        wait(400)
        name = f"{spec.id}-problem-{entry.motif}"
        take_picture(name)
        attempt = main.feature(ProblemFeature).attempt
        if attempt is not None:
            _play_line(main, attempt, attempt.problem.tempting, wait)
            take_picture(f"{name}-missed")
            main.feature(ProblemFeature).sheet.retry.click()
            _play_line(main, attempt, attempt.problem.answer, wait)
            take_picture(f"{name}-solved")
            main.feature(ProblemFeature).sheet.show_.click()
            for _ in range(40):
                wait(60)
                if attempt.stage == "shown":
                    break
            wait(300)
            take_picture(f"{name}-answer")


def _play_line(
    main: MainWindow, attempt: Attempt, line: tuple[Any, ...], wait: Callable[[int], None]
) -> None:
    """Plays the actions of a line until one is not legal or the attempt is decided."""
    controller = main.page.controller
    for action in line:
        if (
            controller is None
            or attempt.is_decided
            or controller.match.objection(action) is not None
        ):
            return
        controller.act_with_care(action)
        wait(250)
