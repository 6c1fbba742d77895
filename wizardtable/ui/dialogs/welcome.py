# SPDX-License-Identifier: MIT
"""The first start: how to begin, the player's portrait, and whether there shall be an ambience."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.sound.player import SoundPlayer
from wizardtable.ui.dialogs.silence_note import SilenceNote
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import PortraitChoice
from wizardtable.ui.style.widgets import Dialog, button, label


class Welcome(Dialog):
    """Greets who plays for the first time.

    Attributes:
        portrait: which portrait the player has.
        ambience: whether the rooms are to be heard; it works at once, so that the player hears what
            they are asked about.
    """

    material = Material.PARCHMENT

    def __init__(
        self, profile: Profile, sounds: SoundPlayer, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, 520, 500)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._profile = profile
        self._title, self._text = label(self, "title"), label(self, "lead", wrap=True)
        self.ambience = QCheckBox(self)
        self.ambience.setChecked(profile.settings.ambience)
        self._ambience_help = label(self, "under-check", wrap=True)
        self._silence = SilenceNote(self, sounds)
        self._face = label(self, "heading")
        self.portrait = PortraitChoice(profile.settings.portrait, 46, self)
        self._close = button(self, "primary", self.accept)
        self._close.setDefault(True)
        body = QWidget(self)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._text)
        rows.addSpacing(appearance.scaled(14))
        rows.addWidget(self._face)
        rows.addWidget(self.portrait)
        rows.addSpacing(appearance.scaled(10))
        for part in (self.ambience, self._ambience_help, self._silence):
            rows.addWidget(part)
        rows.addStretch()
        self.furnish(self._title, body, self._close)
        self.ambience.toggled.connect(self._choose)
        self.portrait.chosen.connect(self._look_like)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title = render(N_("notice", "Welcome to Wizardtable"))
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(
            render(
                N_(
                    "notice",
                    "Choose a game and play: pieces you can take light up, and the "
                    "program explains why a move is not allowed. Every decision is "
                    "saved at once. You can set the language, text size and speed in "
                    "the preferences.",
                )
            )
        )
        self._face.setText(render(N_("notice", "Your portrait")))
        self.portrait.setAccessibleName(self._face.text())
        self.portrait.retranslate()
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
        self._close.setText(render(N_("notice", "Choose a game")))
        self._silence.look()

    def _look_like(self, portrait: str) -> None:
        self._profile.change(replace(self._profile.settings, portrait=portrait))

    def _choose(self, wanted: bool) -> None:
        settings = self._profile.settings
        self._profile.change(replace(settings, ambience=wanted, sound=settings.sound or wanted))
