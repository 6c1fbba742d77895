# SPDX-License-Identifier: MIT
"""What a match page offers besides the table: features, which the page begins and ends with each
match and knows nothing else about."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from wizardtable.core.teaching.exercise import Exercise
from wizardtable.play.controller import Controller
from wizardtable.store.settings import Settings
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match on the table.

    Attributes:
        controller: plays it.
        table: shows it.
        art: the pictures of its game.
        path: the save, or None for a lesson or problem.
        exercise: the lesson or problem, or None.
        continued: True if the match was left before and is opened again.
    """

    controller: Controller
    table: TableView
    art: PictureCache
    path: Path | None
    exercise: Exercise | None
    continued: bool


class MatchFeature(QObject):
    """A feature of the match page, such as hints or the replay; each overrides what it needs.

    It is made with the page, connects itself to the page's commands and signals, and puts its
    widgets where the page has room for them.
    """

    def begin(self, match: OpenMatch) -> None:
        """Starts with a match, before its first frame is shown."""

    def end(self) -> None:
        """Ends with the match, whose controller and table are still there."""

    def apply(self, settings: Settings) -> None:
        """Follows settings that were changed."""

    def retranslate(self) -> None:
        """Shows every sentence in the current language."""
