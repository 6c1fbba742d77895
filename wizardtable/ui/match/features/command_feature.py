# SPDX-License-Identifier: MIT
"""The commands that go to the match on the table: what can be asked of it now, and asking it."""

from collections.abc import Callable
from dataclasses import replace

from wizardtable.core.text import N_, Message
from wizardtable.play.controller import Controller
from wizardtable.play.helps import NO_COPY_SENTENCE, why_no_help
from wizardtable.play.translate import render
from wizardtable.sound.names import Sound
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.commands import retell_commands
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services


class CommandFeature(MatchFeature):
    """Hands commands to the controller, and enables those that it can follow."""

    def __init__(self, page: MatchPage, profile: Profile, services: Services) -> None:
        super().__init__(page)
        self._page, self._profile, self._services = page, profile, services
        self._commands = commands = page.commands
        self._controller: Controller | None = None
        self._unaided: Message | None = None
        self._unwritten = False
        for name, act in (
            ("undo", Controller.undo),
            ("undo_turn", Controller.undo_turn),
            ("redo", Controller.redo),
            ("step", Controller.step),
        ):
            commands[name].triggered.connect(lambda _=False, act=act: self._with(act))
        commands["pause"].toggled.connect(self._pause)
        commands["sound"].toggled.connect(self._mute)

    def begin(self, match: OpenMatch) -> None:
        """Enables the commands of a match, from now on."""
        controller = self._controller = match.controller
        self._unwritten = False
        for changed in (controller.menu_changed, controller.history_changed, controller.thinking):
            changed.connect(lambda *_: self.update())
        controller.problem.connect(self._hear_of_saving)

    def end(self) -> None:
        """The table is left."""
        self._tell_unaided(None)
        self._controller = None

    def update(self) -> None:
        """Enable what can be asked for now."""
        controller = self._controller
        if controller is None:
            return
        veiled = controller.curtain_seat is not None or controller.is_on_hold
        self._commands["undo"].setEnabled(controller.can_undo and not veiled)
        self._commands["undo_turn"].setEnabled(controller.can_undo and not veiled)
        self._commands["redo"].setEnabled(controller.can_redo and not veiled)
        for name in ("hint", "why_not"):
            self._commands[name].setEnabled(controller.may_act and controller.can_get_help)
        for name in ("replay", "review"):
            self._commands[name].setEnabled(bool(controller.match.actions) and not veiled)
        self._tell_unaided(why_no_help(controller.match))
        done = bool(controller.match.actions)
        self._commands["share"].setEnabled(done and controller.curtain_seat is None)
        self._commands["pause"].setChecked(controller.is_paused)
        going = not controller.is_on_hold and controller.match.to_move is not None
        self._commands["pause"].setEnabled(going)
        self._commands["step"].setEnabled(controller.is_paused and going)
        if controller.is_on_hold:
            self._commands["skip"].setEnabled(False)

    def retranslate(self) -> None:
        """Says in the current language why commands do nothing."""
        self.update()

    def _tell_unaided(self, reason: Message | None) -> None:
        """Let the buttons of undo and hints say why they do nothing, or what they do."""
        if reason is None and self._unaided is not None:
            retell_commands(self._commands)
            self._commands["save_as"].setEnabled(True)
        self._unaided = reason
        if reason is not None:
            going = self._controller is not None and self._controller.match.to_move is not None
            free = not going or self._unwritten  # a copy could be played on to try a move
            self._commands["save_as"].setEnabled(free)
            if not free:
                self._commands["save_as"].setToolTip(render(NO_COPY_SENTENCE))
            for name in ("undo", "undo_turn", "redo", "hint", "why_not"):
                self._commands[name].setToolTip(render(reason))

    def _hear_of_saving(self, problem: Message | None) -> None:
        """The match cannot be saved, so that a copy may be all that is left of it; or it can."""
        self._unwritten = problem is not None
        self.update()

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _pause(self, paused: bool) -> None:
        if self._controller is not None and self._controller.is_paused != paused:
            self._controller.pause(paused)

    def _mute(self, sound: bool) -> None:
        if self._profile.settings.sound == sound:
            return
        self._profile.change(replace(self._profile.settings, sound=sound))
        words = N_("table", "Sound on.") if sound else N_("table", "Sound off.")
        announce(self._page, render(words))
        self._services.sounds.play(Sound.BID)
