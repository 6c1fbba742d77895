# SPDX-License-Identifier: MIT
"""Asks a player for name and portrait, once; at the program's first start also welcomes them."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.sound.player import SoundPlayer
from wizardtable.ui.dialogs.silence_note import SilenceNote
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import PersonFields
from wizardtable.ui.style.widgets import Dialog, button, label


class Welcome(Dialog):
    """Asks for the player's name and portrait. Only its button closes the dialog.

    Attributes:
        person_fields: the fields for name and portrait, stored when the dialog is accepted.
        ambience_box: the check box for background sounds, which starts or stops them at once.
    """

    material = Material.PARCHMENT
    needs_answer = True

    def __init__(
        self,
        profile: Profile,
        sounds: SoundPlayer,
        parent: QWidget | None = None,
        *,
        is_first_start: bool = True,
    ) -> None:
        """Makes the dialog.

        Args:
            profile: the profile of the player, which takes the answers.
            sounds: the sound player, for a note if there is no sound.
            parent: the parent widget.
            is_first_start: whether to welcome a new player and offer the background sounds. False
                for a player who played before the program asked for names.
        """
        super().__init__(parent, 720, 420)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._profile, self._is_first_start = profile, is_first_start
        settings = profile.settings
        self._title, self._text = label(self, "title"), label(self, "lead", wrap=True)
        body = QWidget(self)
        self.person_fields = PersonFields(settings.player_name, settings.portrait, body)
        self.ambience_box = QCheckBox(self)
        self.ambience_box.setChecked(settings.ambience)
        self._ambience_help = label(self, "under-check", wrap=True)
        self._silence_note = SilenceNote(self, sounds)
        self._silence_note.appeared.connect(self.grow)
        self._close_button = button(self, "primary", self.accept)
        self._close_button.setDefault(True)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._text)
        rows.addSpacing(appearance.scaled(8))
        rows.addWidget(self.person_fields)
        rows.addSpacing(appearance.scaled(8))
        for part in (self.ambience_box, self._ambience_help, self._silence_note):
            rows.addWidget(part)
            if not is_first_start:
                part.hide()
        rows.addStretch()
        self.furnish(self._title, body, self._close_button)
        self.ambience_box.toggled.connect(self._switch_ambience)
        self.accepted.connect(self._store_person)
        self.retranslate()
        self.person_fields.ask()
        self.grow()

    @override
    def retranslate(self) -> None:
        title = render(
            N_("notice", "Welcome to Wizardtable")
            if self._is_first_start
            else N_("notice", "Who plays?")
        )
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(
            render(
                N_(
                    "notice",
                    "Choose a portrait and type your name. You can change both at any time in "
                    "the preferences.",
                )
            )
        )
        self.person_fields.retranslate()
        self.ambience_box.setText(render(N_("notice", "Play quiet background sounds")))
        self._ambience_help.setText(
            render(
                N_(
                    "notice",
                    "Wind in the trees, a crackling fire, a distant forge. You can switch the "
                    "sounds on or off in the preferences at any time.",
                )
            )
        )
        self._close_button.setText(
            render(N_("notice", "Choose a game") if self._is_first_start else N_("player", "Done"))
        )
        if self._is_first_start:
            self._silence_note.update_text()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Rejects the dialog, so that the next start asks again."""
        self.done(self.DialogCode.Rejected)
        event.accept()

    def _store_person(self) -> None:
        name, portrait = self.person_fields.typed, self.person_fields.portrait.portrait
        self._profile.change(replace(self._profile.settings, player_name=name, portrait=portrait))

    def _switch_ambience(self, is_on: bool) -> None:
        settings = self._profile.settings
        self._profile.change(replace(settings, ambience=is_on, sound=settings.sound or is_on))
