# SPDX-License-Identifier: MIT
"""A line that says why the program makes no sound; hidden while sounds work."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.sound.player import SoundPlayer, Trouble
from wizardtable.ui.style.widgets import with_role

POLL_MS = 700
"""Milliseconds between two checks of the sound."""

TROUBLE_SENTENCES = {
    Trouble.LIBRARY: N_("sound", "No sound: install the package “miniaudio”."),
    Trouble.DEVICE: N_(
        "sound", "No sound: no audio device found. Check your system’s sound settings."
    ),
}


class SilenceNote(QLabel):
    """A line of text that says why there is no sound; it checks the sound player all the time.

    Signals:
        appeared(): the line has appeared, and needs room.
    """

    appeared = Signal()

    def __init__(self, parent: QWidget, player: SoundPlayer | None) -> None:
        super().__init__(parent)
        with_role(self, "under-check")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._player = player
        self.hide()
        poll_timer = timers.repeating(self, POLL_MS)
        poll_timer.timeout.connect(self.update_text)
        poll_timer.start()

    def update_text(self) -> None:
        """Shows the present problem in the current language, or hides the line."""
        trouble = self._player.trouble if self._player is not None else None
        words = render(TROUBLE_SENTENCES[trouble]) if trouble is not None else ""
        is_new = words != self.text()
        self.setText(words)
        self.setVisible(bool(words))
        if words and is_new:
            self.appeared.emit()
