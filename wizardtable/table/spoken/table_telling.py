# SPDX-License-Identifier: MIT
"""Describes a table to assistive technology: pieces, buttons, zones and announcements."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from wizardtable.core.text import N_
from wizardtable.play.frames import Frame
from wizardtable.play.translate import labelled, render, spoken_texts
from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Grip
from wizardtable.table.intents import IntentHandler
from wizardtable.table.keyboard.key_input import KeyInput
from wizardtable.table.spoken import spoken_pieces
from wizardtable.table.spoken.announcements import Announcements, Speech, announcements_of
from wizardtable.table.spoken.piece_tree import FOCUS, PRESS
from wizardtable.table.stage import Stage
from wizardtable.table.view import Explanation, Key, Placement

BUTTONS: Final = (("table", "sort"), ("table", "whole"))
"""Keys of the table's own buttons: they sort the hand, and show the whole table again."""

MAX_TOLD_PLACES: Final = 6
"""At most this many places are named to which a taken piece can go."""


class TableTelling(QObject):
    """Describes one table to assistive technology, and carries out its actions.

    `spoken_pieces.Telling` lists the questions.

    Attributes:
        curtain: a widget that covers the table whenever the widget is shown; None if there is no
            such widget.

    Signals:
        changed(): the description has changed.
    """

    changed = Signal()

    def __init__(
        self,
        view: QWidget,
        stage: Stage,
        intents: IntentHandler,
        keys: KeyInput,
        card: DetailCard,
        grip: Grip,
        speech: Speech,
    ) -> None:
        super().__init__(view)
        self.curtain: QWidget | None = None
        self._view, self._stage, self._intents, self._speech = view, stage, intents, speech
        self._keys, self._card, self._grip = keys, card, grip
        self._announcements: Announcements | None = None
        self._announced_taken: tuple[Key, ...] = ()
        self._announced_card: Key | None = None
        self._answers: tuple[str, ...] = ()
        self._is_frame_new = True
        stage.shown_anew.connect(self._follow_stage)
        stage.own_shown.connect(self._follow_card)

    def expect(self, frame: Frame) -> None:
        """Prepares for a frame that is about to be shown."""
        before = self._stage.frame
        if before is not None and before.viewer != frame.viewer:
            self._speech.forget()  # the next viewer must not read what the previous one heard
        self._announced_taken = ()
        self._is_frame_new = True

    def _follow_stage(self) -> None:
        """Announces the taken pieces if they have changed."""
        taken = self._stage.offers.taken
        drag = self._grip.drag
        if taken != self._announced_taken and not (drag is not None and drag.carried):
            put_back, self._announced_taken = self._announced_taken, taken
            self._speech.say(self.describe_taken() or self._put_back_sentence(put_back))
        self._tell_answers()
        self.changed.emit()

    def _tell_answers(self) -> None:
        """Announces the names that the player has changed in groups which answer a gesture."""
        layout = self._stage.layout
        names = {piece.key: piece.name for piece in layout.pieces}
        groups = [group for group in layout.groups if group.is_answer]
        answers = tuple([names[key] for group in groups for key in group.keys])
        before, self._answers = self._answers, answers
        if not self._is_frame_new:
            self._speech.say(spoken_texts(words for words in answers if words not in before))
        self._is_frame_new = False

    def _follow_card(self) -> None:
        """Announces the text of a detail card that has appeared for the piece at the cursor."""
        key = self._card.key
        if key != self._announced_card:
            self._announced_card = key
            if key is not None and key == self._stage.cursor.at:
                self._speech.say(" ".join(self.explanation_of(key)))
        self.changed.emit()

    def groups(self) -> Sequence[spoken_pieces.SpokenGroup]:
        """Returns the groups: buttons, the game's groups, zones, and announced sentences.

        Empty while the table is hidden.
        """
        if self._is_silent:
            return ()
        offers, layout = self._stage.offers, self._stage.layout
        pieces = {piece.key: piece for piece in layout.pieces}
        sources, taken = set(offers.sources), set(offers.taken)
        groups = [self._button_group()]
        for group in layout.groups:
            spoken = [self._spoken_piece(pieces[key], sources, taken) for key in group.keys]
            groups.append(
                spoken_pieces.SpokenGroup(
                    group.id, group.name, spoken_pieces.with_distinct_names(spoken)
                )
            )
        zones = sorted(layout.zones, key=lambda zone: zone.id not in offers.targets)
        places = [
            spoken_pieces.SpokenPiece(
                ("zone", zone.id), zone.name, is_usable=zone.id in offers.targets
            )
            for zone in zones
            if zone.name
        ]
        groups.append(
            spoken_pieces.SpokenGroup(
                "places", render(N_("table", "Places")), spoken_pieces.with_distinct_names(places)
            )
        )
        groups.append(self._log_group())
        return groups

    @property
    def _is_silent(self) -> bool:
        """True while the table is hidden or covered, so that nothing of it may be read."""
        covered = self.curtain is not None and not self.curtain.isHidden()
        return covered or not self._view.isVisible()

    def _spoken_piece(
        self, piece: Placement, sources: set[Key], taken: set[Key]
    ) -> spoken_pieces.SpokenPiece:
        key = piece.key
        usable = key in sources or key in taken or bool(self._stage.target_under(key))
        return spoken_pieces.SpokenPiece(
            key, piece.name, is_usable=usable, is_taken=key in taken, can_turn=piece.can_turn
        )

    def _button_group(self) -> spoken_pieces.SpokenGroup:
        offers = self._stage.offers
        buttons = [
            spoken_pieces.SpokenPiece(
                ("table", "choice", choice.id),
                choice.label,
                spoken_pieces.Kind.BUTTON,
                is_usable=choice.is_open,
                is_closed=not choice.is_open,
            )
            for choice in offers.choices
        ]
        for key in BUTTONS:
            item = self._stage.scene.items_by_key.get(key)
            if item is not None and item.placement.name:
                buttons.append(
                    spoken_pieces.SpokenPiece(
                        key, item.placement.name, spoken_pieces.Kind.BUTTON, is_usable=True
                    )
                )
        name = offers.heading or render(N_("table", "Buttons on the table"))
        return spoken_pieces.SpokenGroup("buttons", name, tuple(buttons))

    def _log_group(self) -> spoken_pieces.SpokenGroup:
        announcements = announcements_of(self._view)
        if announcements is not self._announcements:
            self._announcements = announcements
            announcements.changed.connect(self.changed)
        sentences = [
            spoken_pieces.SpokenPiece(("said", number), words, spoken_pieces.Kind.SENTENCE)
            for number, words in announcements.lines
        ]
        return spoken_pieces.SpokenGroup(
            "said", render(N_("table", "Announcements")), tuple(sentences)
        )

    def sentences_about(self, key: Key) -> list[str]:
        """Returns sentences about the uses of a piece or a zone, and the explanation of the piece.

        For a button of the panel, returns its detail. Empty if there is nothing to say.
        """
        offers = self._stage.offers
        if key[:2] == ("table", "choice"):
            return [choice.detail for choice in offers.choices if choice.id == key[2]]
        if key[0] in ("table", "said"):
            return []
        words = []
        if key in offers.taken:
            words.append(self._taken_sentence())
        elif key in offers.sources:
            words.append(render(N_("table", "Can be taken.")))
        elif (key[0] == "zone" and key[1] in offers.targets) or self._stage.target_under(key):
            words.append(render(N_("table", "The piece you picked up can go here.")))
        return [*words, *self._further_explanation(key)]

    def _further_explanation(self, key: Key) -> list[str]:
        """Returns the sentences of a piece's explanation that its name does not say already."""
        item = self._stage.scene.items_by_key.get(key)
        name = _plain("" if item is None else item.placement.name)
        return [each for each in self.explanation_of(key) if _plain(each) not in name]

    def describe_taken(self) -> str:
        """Returns the names of the taken pieces and of their targets; "" if nothing is taken."""
        items = self._stage.scene.items_by_key
        keys = [key for key in self._stage.offers.taken if key in items]
        names = [items[key].placement.name for key in keys]
        if not names:
            return ""
        return f"{', '.join(filter(None, names))}. {self._taken_sentence()}"

    def _put_back_sentence(self, keys: Sequence[Key]) -> str:
        """Returns a sentence that the player has put these pieces back; "" if none is on the
        table."""
        names = list(filter(None, map(self._stage.name_of, keys)))
        if not names:
            return ""
        return render(N_("table", "Put back: {pieces}.").of(pieces=", ".join(names)))

    def _taken_sentence(self) -> str:
        layout, targets = self._stage.layout, self._stage.offers.targets
        zones = [zone.name for zone in layout.zones if zone.id in targets]
        if not zones:
            return render(N_("table", "Taken."))
        names = list(dict.fromkeys(name for name in zones if name))
        places = ", ".join(names[:MAX_TOLD_PLACES])
        if len(names) <= MAX_TOLD_PLACES:
            return render(N_("table", "Taken. Can go to: {places}.").of(places=places))
        words = N_("table", "Taken. Can go to {count} places, such as {places}.")
        return render(words.of(count=len(names), places=places))

    def explanation_of(self, key: Key) -> list[str]:
        """Returns the text of a piece's detail card as a list: title, paragraphs and ledger rows.

        Empty if there is nothing to explain.
        """
        if key[0] in ("zone", "table", "said"):
            return []
        explanation = self._stage.sitting.explain(key)
        return [] if explanation is None else _sentences(explanation)

    def box_of(self, key: Key) -> QRect:
        """Returns the rectangle of a piece, a zone or a button in pixels of the viewport.

        Empty if there is nothing with this key on the table.
        """
        box = self._stage.box_in_viewport(key)
        if box is None:
            return QRect()
        return QRect(round(box.x), round(box.y), round(box.w), round(box.h))

    def focused_key(self) -> Key | None:
        """Returns the key of the keyboard cursor's place.

        None if the cursor is hidden, or if the table has no focus.
        """
        return self._stage.cursor.at if self._view.hasFocus() else None

    def invoke(self, key: Key, action: str) -> None:
        """Carries out an action as a gesture would; does nothing while the table is hidden.

        A press on a piece without any use now explains this piece.
        """
        if self._is_silent:
            return
        if action == FOCUS:
            self.stand_on(key)
        elif action == spoken_pieces.EXPLAIN:
            self._explain(key)
        elif action == spoken_pieces.TURN:
            self._intents.handle(self._stage.sitting.turn(key))
        elif action == spoken_pieces.PLAY:
            self._play(key)
        elif action == PRESS and not self._click(key):
            self._explain(key)

    def stand_on(self, key: Key) -> None:
        """Puts the keyboard cursor on a piece, a zone or a button."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._keys.stand_on(key)

    def _click(self, key: Key) -> bool:
        """Acts as a click on a piece or a zone. Returns False if the piece has no use now."""
        self._intents.acted = False
        zone = None if key[0] == "zone" else self._stage.target_under(key)
        return self._intents.click(key, zone)

    def _play(self, key: Key) -> None:
        """Acts as a double click on a piece."""
        if self._click(key) and not self._intents.acted:
            self._intents.handle(self._stage.sitting.double_click(key))

    def _explain(self, key: Key) -> None:
        nothing = render(N_("table", "There is nothing more to explain here."))
        self._speech.answer(" ".join(self.explanation_of(key)) or nothing)


def _sentences(explanation: Explanation) -> list[str]:
    rows = [
        f"{labelled(name, str(number))}." if number != "" else f"{name}:"
        for name, number in explanation.ledger
    ]
    title = explanation.title
    return [f"{title}." if title[-1:].isalnum() else title, *explanation.lines, *rows]


def _plain(words: str) -> str:
    """Returns the words in lower case without any signs, with a space around each."""
    return " ".join(["", *re.findall(r"[^\W_]+", words.casefold()), ""])
