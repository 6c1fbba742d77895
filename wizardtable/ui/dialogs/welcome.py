# SPDX-License-Identifier: MIT
"""Asks once who plays: a name and a portrait. The first start of all greets as well."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

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
    """Asks who plays. Only its button closes it; Enter presses the button.

    Attributes:
        person: the name and the portrait, which are kept when the dialog is accepted.
        ambience: whether the rooms are to be heard. It works at once, so that the player hears
            the sounds in question.
    """

    material = Material.PARCHMENT
    needs_answer = True

    def __init__(
        self,
        profile: Profile,
        sounds: SoundPlayer,
        parent: QWidget | None = None,
        *,
        greets: bool = True,
    ) -> None:
        """Greets a new player; if not `greets`, asks a player of earlier versions."""
        super().__init__(parent, 720, 420)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._profile, self._greets = profile, greets
        settings = profile.settings
        self._title, self._text = label(self, "title"), label(self, "lead", wrap=True)
        body = QWidget(self)
        self.person = PersonFields(settings.player_name, settings.portrait, body)
        self.ambience = QCheckBox(self)
        self.ambience.setChecked(settings.ambience)
        self._ambience_help = label(self, "under-check", wrap=True)
        self._silence = SilenceNote(self, sounds)
        self._close = button(self, "primary", self.accept)
        self._close.setDefault(True)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._text)
        rows.addSpacing(appearance.scaled(8))
        rows.addWidget(self.person)
        rows.addSpacing(appearance.scaled(8))
        for part in (self.ambience, self._ambience_help, self._silence):
            rows.addWidget(part)
            if not greets:
                part.hide()
        rows.addStretch()
        self.furnish(self._title, body, self._close)
        self.ambience.toggled.connect(self._choose)
        self.accepted.connect(self._keep)
        self.retranslate()
        self.person.ask()
        self.grow()

    def retranslate(self) -> None:
        """Puts every sentence in the current language."""
        title = render(
            N_("notice", "Welcome to Wizardtable") if self._greets else N_("notice", "Who plays?")
        )
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(
            render(
                N_(
                    "notice",
                    "Choose a portrait and type your name. You can change both at any time on "
                    "your page.",
                )
            )
        )
        self.person.retranslate()
        self.ambience.setText(render(N_("notice", "Play quiet background sounds")))
        self._ambience_help.setText(
            render(
                N_(
                    "notice",
                    "Wind in the trees, a crackling fire, a distant forge. You can switch the "
                    "sounds on or off in the preferences at any time.",
                )
            )
        )
        self._close.setText(
            render(N_("notice", "Choose a game") if self._greets else N_("player", "Done"))
        )
        if self._greets:
            self._silence.look()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Qt: closed without an answer, it asks again at the next start."""
        self.done(self.DialogCode.Rejected)
        event.accept()

    def _keep(self) -> None:
        name, portrait = self.person.typed, self.person.portrait.portrait
        self._profile.change(replace(self._profile.settings, player_name=name, portrait=portrait))

    def _choose(self, wanted: bool) -> None:
        settings = self._profile.settings
        self._profile.change(replace(settings, ambience=wanted, sound=settings.sound or wanted))
