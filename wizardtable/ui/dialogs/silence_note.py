# SPDX-License-Identifier: MIT
"""A line that says why nothing can be heard; gone while something can."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.sound.player import SoundPlayer, Trouble
from wizardtable.ui.style.widgets import with_role

LOOK_AGAIN = 700
"""Milliseconds between two looks at whether anything can be heard."""

REASONS = {
    Trouble.LIBRARY: N_("sound", "No sound: install the package “miniaudio”."),
    Trouble.DEVICE: N_(
        "sound", "No sound: no audio device found. Check your system’s sound settings."
    ),
}


class SilenceNote(QLabel):
    """Asks a player of sounds again and again while it is open."""

    def __init__(self, parent: QWidget, player: SoundPlayer | None) -> None:
        super().__init__(parent)
        with_role(self, "under-check")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._player = player
        self.hide()
        again = timers.repeating(self, LOOK_AGAIN)
        again.timeout.connect(self.look)
        again.start()

    def look(self) -> None:
        """Say what is the matter now, in the language of now."""
        trouble = self._player.trouble if self._player is not None else None
        words = render(REASONS[trouble]) if trouble is not None else ""
        self.setText(words)
        self.setVisible(bool(words))
