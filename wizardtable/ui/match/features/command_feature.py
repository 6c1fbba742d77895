# SPDX-License-Identifier: MIT
"""The commands for the match on the table, such as undo and pause."""

from collections.abc import Callable
from dataclasses import replace

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.play.controller import Controller
from wizardtable.play.helps import NO_COPY_SENTENCE, why_no_help
from wizardtable.play.translate import render
from wizardtable.sound.names import Sound
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.dialogs.commands import retranslate_commands
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services


class CommandFeature(MatchFeature):
    """Passes commands to the controller, and enables those that are possible."""

    def __init__(self, page: MatchPage, profile: Profile, services: Services) -> None:
        super().__init__(page)
        self._page, self._profile, self._services = page, profile, services
        self._commands = commands = page.commands
        self._controller: Controller | None = None
        self._no_help_reason: Message | None = None
        self._is_unsaved = False
        for name, act in (
            ("undo", Controller.undo),
            ("undo_turn", Controller.undo_turn),
            ("redo", Controller.redo),
            ("step", Controller.step),
        ):
            commands[name].triggered.connect(lambda _=False, act=act: self._call_controller(act))
        commands["pause"].toggled.connect(self._set_paused)
        commands["sound"].toggled.connect(self._set_sound)

    @override
    def begin(self, match: OpenMatch) -> None:
        controller = self._controller = match.controller
        self._is_unsaved = False
        for changed in (controller.menu_changed, controller.history_changed, controller.thinking):
            changed.connect(lambda *_: self.update_commands())
        controller.problem.connect(self._note_save_problem)
        controller.stepped.connect(self._tell_step)

    @override
    def end(self) -> None:
        self._explain_no_help(None)
        self._controller = None

    @override
    def retranslate(self) -> None:
        self.update_commands()

    def update_commands(self) -> None:
        """Enables the commands that are possible now."""
        controller = self._controller
        if controller is None:
            return
        is_blocked = controller.curtain_seat is not None or controller.is_on_hold
        self._commands["undo"].setEnabled(controller.can_undo and not is_blocked)
        self._commands["undo_turn"].setEnabled(controller.can_undo and not is_blocked)
        self._commands["redo"].setEnabled(controller.can_redo and not is_blocked)
        for name in ("hint", "why_not"):
            self._commands[name].setEnabled(controller.may_act and controller.can_get_help)
        for name in ("replay", "review"):
            self._commands[name].setEnabled(bool(controller.match.actions) and not is_blocked)
        self._explain_no_help(why_no_help(controller.match))
        has_actions = bool(controller.match.actions)
        self._commands["share"].setEnabled(has_actions and controller.curtain_seat is None)
        self._commands["pause"].setChecked(controller.is_paused)
        is_running = not controller.is_on_hold and controller.match.to_move is not None
        self._commands["pause"].setEnabled(is_running)
        self._commands["step"].setEnabled(controller.is_paused and is_running)
        if controller.is_on_hold:
            self._commands["skip"].setEnabled(False)

    def _explain_no_help(self, reason: Message | None) -> None:
        """Explains on the buttons of undo and hints why they are disabled; None restores their
        usual words."""
        if reason is None and self._no_help_reason is not None:
            retranslate_commands(self._commands)
            self._commands["save_as"].setEnabled(True)
        self._no_help_reason = reason
        if reason is not None:
            is_running = self._controller is not None and self._controller.match.to_move is not None
            # The player could try a move in a copy.
            can_save_copy = not is_running or self._is_unsaved
            self._commands["save_as"].setEnabled(can_save_copy)
            if not can_save_copy:
                self._commands["save_as"].setToolTip(render(NO_COPY_SENTENCE))
            for name in ("undo", "undo_turn", "redo", "hint", "why_not"):
                self._commands[name].setToolTip(render(reason))

    def _note_save_problem(self, problem: Message | None) -> None:
        """Allows saving a copy while the match itself cannot be saved; None means that it can."""
        self._is_unsaved = problem is not None
        self.update_commands()

    def _call_controller(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _tell_step(self, sentence: Message) -> None:
        announce(self._page, render(sentence), Urgency.ANSWER)

    def _set_paused(self, paused: bool) -> None:
        if self._controller is not None and self._controller.is_paused != paused:
            self._controller.pause(paused)

    def _set_sound(self, sound: bool) -> None:
        if self._profile.settings.sound == sound:
            return
        self._profile.change(replace(self._profile.settings, sound=sound))
        words = N_("table", "Sound on.") if sound else N_("table", "Sound off.")
        announce(self._page, render(words), Urgency.ANSWER)
        self._services.sounds.play(Sound.BID)
