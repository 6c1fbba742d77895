# SPDX-License-Identifier: MIT
"""Questions above the window that stop nothing else: whether to go back over what was revealed, to
leave a match that cannot be saved, or to give one up."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wizardtable.core.conduct import SafetyQuestion
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style.question import QuestionSheet, Reply


def ask_back(parent: QWidget, question: Message, agreed: Callable[[], None]) -> None:
    """Ask above the window; calls back if the person agrees."""
    _ask(parent, question, N_("table", "Undo anyway"), agreed)


def ask_sure(parent: QWidget, question: SafetyQuestion, agreed: Callable[[], None]) -> None:
    """Ask before a move is played that is easily meant otherwise."""
    _ask(parent, question.text, question.button_text, agreed)


def ask_leave(parent: QWidget, reason: Message, agreed: Callable[[], None]) -> None:
    """Tell why the match on the table cannot be saved; calls back if the person leaves it all the
    same."""
    question = N_(
        "table",
        "{reason} If you leave the table now, you lose all moves since the "
        "last save. To keep the match, choose “Save a copy…”.",
    )
    _ask(parent, question.of(reason=reason), N_("table", "Leave anyway"), agreed)


def ask_to_give_up(parent: QWidget, agreed: Callable[[], None], *, counts: bool) -> None:
    """Ask whether a match is to end as it stands, and say so where it `counts` in the
    statistics."""
    question = N_("table", "Give up? The match ends with the ranking as it stands.")
    if counts:
        question = N_(
            "table",
            "Give up? The match ends with the ranking as it stands, and counts as lost in the "
            "statistics.",
        )
    _ask(parent, question, N_("table", "Give up"), agreed)


def ask_leave_lesson(parent: QWidget, agreed: Callable[[], None]) -> None:
    """Ask before a lesson that is under way is left."""
    question = N_("lesson", "Leave the lesson? You can continue later.")
    _ask(parent, question, N_("lesson", "Leave"), agreed)


def ask_resume(
    parent: QWidget, step: int, go_on: Callable[[], None], anew: Callable[[], None]
) -> None:
    """Ask whether to go on with a lesson that was left at a step, from 1, or to start over."""
    question = N_("lesson", "You left this lesson at step {step}. Continue from there?")
    title = render(N_("lesson", "Continue"))
    box = QuestionSheet(parent, title, render(question.of(step=step)))
    box.offer(N_("lesson", "Cancel"), Reply.NO)
    box.offer(N_("lesson", "Start over"), Reply.OTHER, anew)
    box.offer(N_("lesson", "Continue"), Reply.YES, go_on, first=True)
    box.ask()


def _ask(parent: QWidget, question: Message, do: Message, agreed: Callable[[], None]) -> None:
    box = QuestionSheet(parent, render(do), render(question))
    box.offer(do, Reply.YES, agreed)
    box.offer(N_("table", "Cancel"), Reply.NO, first=True)
    box.ask()
