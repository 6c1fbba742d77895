# SPDX-License-Identifier: MIT
"""The base class of everything that a match page offers besides the table.

The page starts and ends its features with each match and knows nothing else about them.
"""

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
        controller: runs the match.
        table: shows the match.
        art: the pictures of the match's game.
        path: the path of the save; None for a lesson or problem.
        exercise: the lesson or problem; None for an ordinary match.
        is_continued: True if the player left the match before and has opened it again.
    """

    controller: Controller
    table: TableView
    art: PictureCache
    path: Path | None
    exercise: Exercise | None
    is_continued: bool


class MatchFeature(QObject):
    """A feature of the match page, such as hints or the replay.

    Each feature is made together with the page. A feature connects itself to the page's commands
    and signals, and puts its widgets where the page has room. It overrides the methods that it
    needs.
    """

    def begin(self, match: OpenMatch) -> None:
        """Starts the feature for a match, before the first frame (state of the table) is shown."""

    def end(self) -> None:
        """Ends the feature for the current match. The controller and the table still exist."""

    def apply(self, settings: Settings) -> None:
        """Follows changed settings."""

    def retranslate(self) -> None:
        """Shows every sentence of the feature in the current language."""
