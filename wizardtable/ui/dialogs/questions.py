# SPDX-License-Identifier: MIT
"""Yes-or-no questions about a match or lesson, on sheets above the window.

The functions return at once. The program goes on while the sheet is open, and calls a function back
when the player answers.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from wizardtable.core.conduct import SafetyQuestion
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style.question import QuestionSheet, Reply

_CANCEL: Final = N_("table", "Cancel")


def ask_undo(parent: QWidget, question: Message, on_agree: Callable[[], None]) -> None:
    """Asks whether to undo a move although something hidden was revealed since.

    Args:
        parent: the widget above which the question appears.
        question: the question.
        on_agree: called if the player agrees.
    """
    _ask_yes_no(parent, question, N_("table", "Undo anyway"), on_agree)


def ask_before_risky_move(
    parent: QWidget, question: SafetyQuestion, on_agree: Callable[[], None]
) -> None:
    """Asks before a move that players easily make by mistake; calls `on_agree` if they mean it."""
    _ask_yes_no(parent, question.text, question.button_text, on_agree)


def ask_leave_unsaved(parent: QWidget, reason: Message, on_agree: Callable[[], None]) -> None:
    """Says why the match on the table cannot be saved, and asks whether to leave all the same.

    Args:
        parent: the widget above which the question appears.
        reason: the sentence that says why.
        on_agree: called if the player leaves the match.
    """
    question = N_(
        "table",
        "{reason} If you leave the table now, you will lose all moves since the "
        "last save. To keep the match, choose “Save a copy…”.",
    )
    _ask_yes_no(parent, question.of(reason=reason), N_("table", "Leave anyway"), on_agree)


def ask_to_give_up(parent: QWidget, on_agree: Callable[[], None], *, counts: bool) -> None:
    """Asks whether to give up the match; calls `on_agree` if the player does.

    With `counts`, the question adds that the match counts as lost in the statistics.
    """
    question = N_("table", "Give up? The match will end with the ranking as it stands.")
    if counts:
        question = N_(
            "table",
            "Give up? The match will end with the ranking as it stands, and count as "
            "lost in the statistics.",
        )
    _ask_yes_no(parent, question, N_("table", "Give up"), on_agree)


def ask_leave_lesson(parent: QWidget, on_agree: Callable[[], None]) -> None:
    """Asks whether to leave an unfinished lesson; calls `on_agree` if the player does."""
    question = N_("lesson", "Leave the lesson? You can continue later.")
    no_text = N_("lesson", "Keep learning")
    _ask_yes_no(parent, question, N_("lesson", "Leave"), on_agree, no_text)


def ask_resume_lesson(
    parent: QWidget, step: int, on_continue: Callable[[], None], on_restart: Callable[[], None]
) -> None:
    """Asks whether to continue a lesson or to start over.

    Args:
        parent: the widget above which the question appears.
        step: the step at which the player left the lesson, counted from 1.
        on_continue: called if the player continues the lesson.
        on_restart: called if the player starts over.
    """
    question = N_("lesson", "You left this lesson at step {step}. Continue from there?")
    title = render(N_("lesson", "Continue"))
    box = QuestionSheet(parent, title, render(question.of(step=step)))
    box.offer(N_("lesson", "Cancel"), Reply.NO)
    box.offer(N_("lesson", "Start over"), Reply.OTHER, on_restart)
    box.offer(N_("lesson", "Continue"), Reply.YES, on_continue, first=True)
    box.ask()


def _ask_yes_no(
    parent: QWidget,
    question: Message,
    yes_text: Message,
    on_agree: Callable[[], None],
    no_text: Message = _CANCEL,
) -> None:
    box = QuestionSheet(parent, render(yes_text), render(question))
    box.offer(yes_text, Reply.YES, on_agree)
    box.offer(no_text, Reply.NO, first=True)
    box.ask()
