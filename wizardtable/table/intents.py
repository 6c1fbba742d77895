# SPDX-License-Identifier: MIT
"""Carries out intents: the meanings of gestures that a player makes by mouse, finger or key.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table import view
from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Grip
from wizardtable.table.loupe import Loupe
from wizardtable.table.spoken.announcements import Speech
from wizardtable.table.stage import Stage

HOLD_SECONDS: Final = 0.5
"""Seconds after a change for which a key or click may be meant for the former table."""

_NOT_BY_SPACE: Final = N_("table", "Press Enter: Space does not play a move that ends your turn.")


class IntentHandler(QObject):
    """Asks the sitting for the meaning of each gesture, and carries it out.

    Attributes:
        hold_seconds: seconds in which a gesture may still be meant for the earlier table. For this
            long after the viewer's turn has come, Enter does nothing, and clicks and Space only
            skip motion. For this long after any motion or skip, Space only skips motion.
        acted: true if the latest gesture was an action of the game.
        by_space: true while a gesture is made by the Space key, which never ends a turn.

    Signals:
        chosen(object): a gesture means this action of the game.
        refused(object): a gesture is forbidden; the Message gives the reason.
        strayed(): a gesture was no action of the game.
    """

    chosen = Signal(object)
    refused = Signal(object)
    strayed = Signal()

    hold_seconds = HOLD_SECONDS

    def __init__(
        self, stage: Stage, card: DetailCard, grip: Grip, loupe: Loupe, speech: Speech
    ) -> None:
        super().__init__(stage)
        self.acted = False
        self.by_space = False
        self._stage, self._card, self._grip = stage, card, grip
        self._loupe, self._speech = loupe, speech

    def click(self, key: view.Key, zone: view.Zone | None = None) -> bool:
        """Carries out a click or Enter at a place. Returns False if the piece there has no use now.

        Args:
            key: the key of a piece, a zone or a choice; () for an empty place.
            zone: the zone in which the click lies; None without a zone, or if the piece there is a
                source.
        """
        stage, sitting = self._stage, self._stage.sitting
        own = key[:1] == ("table",)
        if zone and zone.id in stage.offers.targets and key not in stage.offers.sources and not own:
            self.handle(sitting.choose_zone(zone.id))
        elif not key:
            missed = zone is not None and zone.id == view.HAND  # a click between cards is a slip
            if not missed and not self.cancel():
                stage.skip()
        elif own:
            self._press_own(key)
        elif key[0] == "zone":
            self.handle(sitting.choose_zone(str(key[1])))
        else:
            intent = sitting.click(key)
            self.handle(intent)
            return not isinstance(intent, view.Nothing)
        return True

    def _press_own(self, key: view.Key) -> None:
        """Presses a button of the table itself; does nothing for any other piece."""
        sitting, hover = self._stage.sitting, self._grip.hover
        if key[1] == "choice":
            self.handle(sitting.choose(str(key[2])))
        elif key[1] == "whole":
            self._loupe.see_whole()
        elif key[1] == "sort" and isinstance(sitting, view.Arranging):
            self.handle(sitting.sort_hand())
        elif key[1] == "turn" and hover:
            self.handle(sitting.turn(hover))

    def handle(self, intent: view.Intent) -> None:
        """Carries out an answer of the sitting, and lets go of a dragged piece."""
        stage = self._stage
        self._grip.drag = None
        self.acted = isinstance(intent, view.Act)
        if not self.acted:
            self.strayed.emit()
        match intent:
            case view.Act(action, then) if self.by_space and self._passes_turn(action, *then):
                self.refuse(_NOT_BY_SPACE)
            case view.Act(action, then):
                for step in (action, *then):
                    shown = stage.frames_shown
                    self.chosen.emit(step)
                    if shown == stage.frames_shown:  # not played: the pieces go back
                        stage.refresh(stage.quick_pace)
                        break
            case view.Refuse(reason):
                self.refuse(reason)
            case view.Rearranged():
                stage.hinted_keys = frozenset()
                stage.refresh(stage.quick_pace)
            case view.Nothing():
                stage.refresh(stage.quick_pace)

    def refuse(self, reason: Message) -> None:
        """Lets the pieces glide back, and tells the player the reason."""
        self._stage.refresh(0.0 if self._stage.is_still else 1.0)
        self._stage.sounds.play_refusal()
        self.refused.emit(reason)
        self._speech.answer(render(reason))

    def cancel(self) -> bool:
        """Takes back an unfinished move and hides a hint. Returns False if there was neither."""
        stage = self._stage
        self.strayed.emit()
        undone = stage.sitting.cancel() or bool(stage.hinted_keys) or self._grip.drag is not None
        stage.hinted_keys = frozenset()
        self._grip.drag = None
        self._card.hide()
        if undone:
            stage.refresh(stage.quick_pace)
        return undone

    def allows(self, key: Qt.Key, action: object) -> bool:
        """Returns True if a key pressed in the move list may play this action now.

        The limits are those of a key pressed at the table (`holds`). If Space may not play the
        action, the player is told the reason.
        """
        if self.holds(key):
            return False
        if key == Qt.Key.Key_Space and self._passes_turn(action):
            self.refuse(_NOT_BY_SPACE)
            return False
        return True

    def holds(self, key: Qt.Key) -> bool:
        """Returns True if this key, pressed now, comes so soon after a change that it must not act.

        Space then skips all motion.
        """
        if key != Qt.Key.Key_Space:
            return self.is_too_early
        if not self.is_too_early and not self._is_stirring:
            return False
        self._stage.skip()
        return True

    @property
    def is_too_early(self) -> bool:
        """True just after the viewer's turn has come; a click may be meant for the table before."""
        stage = self._stage
        return stage.scene.animator.clock() - stage.turned_at < self.hold_seconds

    @property
    def _is_stirring(self) -> bool:
        """True while something moves, and just after the motion has ended or was skipped."""
        animator = self._stage.scene.animator
        return animator.is_stirring or animator.clock() - animator.stirred_at < self.hold_seconds

    def _passes_turn(self, *actions: object) -> bool:
        frame = self._stage.frame
        return frame is not None and frame.passes_turn(*actions)
