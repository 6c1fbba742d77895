# SPDX-License-Identifier: MIT
"""The match page in the window, with its features and the commands that lead elsewhere."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog

from wizardtable.core import files
from wizardtable.core.match import Match, needs_curtain
from wizardtable.core.text import Message
from wizardtable.store.book import activities
from wizardtable.ui import routes
from wizardtable.ui.match.features import all_features
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.problems.problem_feature import ProblemFeature
from wizardtable.ui.window import exports
from wizardtable.ui.window.ambience_feature import AmbienceFeature
from wizardtable.ui.window.end_feature import EndFeature
from wizardtable.ui.window.learning import Learning
from wizardtable.ui.window.room_ambience import RoomAmbience
from wizardtable.ui.window.room_stack import RoomStack


class MatchRoom:
    """Makes the match page of a window, and connects the page with the rest of the window.

    Attributes:
        page: the match page, with all its features.
        strip: a message above the current room; it reports a finished film after the table was
            left.
        learning: starts and records the lessons.
        ending: shows how matches end.
    """

    def __init__(self, navigator: Navigator, ambience: RoomAmbience, rooms: RoomStack) -> None:
        self._navigator, self._rooms = navigator, rooms
        self.strip = MessageStrip(rooms)
        self.page = page = MatchPage(navigator.profile, navigator.services, rooms)
        others = ProblemFeature(page), AmbienceFeature(page, ambience)
        all_features.add_all(page, navigator.profile, navigator.services, *others)
        self.learning = Learning(navigator, page)
        self.ending = EndFeature(navigator, page)
        self._replay_feature = page.feature(ReplayFeature)
        self._replay_feature.film_wanted.connect(self.share)
        self.ending.shared.connect(self.share)
        self._connect_commands()

    def share(self, above: QDialog | None = None) -> QDialog | None:
        """Opens the dialog that makes a film (an animated picture) of the match on the table.

        Args:
            above: the dialog from which the player asks for the film; None for the match page.

        Returns:
            The dialog; None without a match, or while a curtain hides the table between two
                players.
        """
        controller, past = self.page.controller, self._replay_feature.view
        if controller is None or controller.curtain_seat is not None:
            return None
        viewer = controller.viewer if past is None else past.replay.viewer
        place = None if past is None else past.replay.place
        free = controller.match.to_move is None or not controller.person_seats
        if not free and needs_curtain(controller.match.spec, controller.match.players):
            viewer = None  # a viewer of the film may be another player at the table
        make, parent = routes.load(routes.SHARE), above or self._navigator.window
        dialog: QDialog = make(controller.match, viewer, parent, can_choose_view=free, place=place)
        dialog.film_ended_aside.connect(self._tell_film)  # type: ignore[attr-defined]
        dialog.film_made.connect(partial(self._note_film, controller.match))  # type: ignore[attr-defined]
        self._navigator.show(dialog)
        return dialog

    def _tell_film(self, message: Message, file: Path | None) -> None:
        """Reports a finished film, at the table or in the lobby.

        Args:
            message: the sentence for the player.
            file: the film; None if there is none.
        """
        if self.page.isVisible():
            self.page.banner.say_film_written(message, file)
        else:
            self.strip.say_film_written(message, file)
            self._rooms.lay_above(self.strip)

    def _note_film(self, match: Match) -> None:
        with suppress(files.FileError):  # the film exists even if this cannot be noted
            activities.film_made(self._navigator.profile.data, match)

    def replay(self) -> None:
        """Replays the match on the table from its beginning."""
        self._replay_feature.open()

    def _connect_commands(self) -> None:
        go = self._navigator
        acts: dict[str, Callable[[], object]] = {
            "lobby": lambda: go.when_kept(go.go_to_lobby),
            "rules": self._show_rules,
            "learn": lambda: go.when_kept(lambda: self._of_game("lessons")),
            "again": lambda: go.when_kept(lambda: self._of_game("new_match")),
            "load": lambda: go.open("load"),
            "save_as": lambda: self._export("save_as"),
            "copy_log": lambda: self._export("copy_log"),
            "save_log": lambda: self._export("save_log"),
            "share": self.share,
            "preferences": lambda: go.open("preferences"),
            "keys": lambda: go.open("keys"),
            "quit": go.window.close,
            "ranking": self.ending.show,
        }
        for name, act in acts.items():
            self.page.commands[name].triggered.connect(lambda _=False, act=act: act())

    def _show_rules(self) -> None:
        """Opens the rules of the game on the table, with the lists of the match's box."""
        if self.page.controller is not None:
            match = self.page.controller.match
            self._navigator.open("rules", match.spec.id, match.setup.data)

    def _of_game(self, route: str) -> None:
        """Opens the dialog of a route for the game on the table."""
        if self.page.controller is not None:
            self._navigator.open(route, self.page.controller.match.spec.id)

    def _export(self, command: str) -> None:
        """Carries out an export of the match on the table, and reports a failure."""
        problem = exports.EXPORTS[command](self.page)
        if problem is not None:
            self._navigator.tell(problem)
