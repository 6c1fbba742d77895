# SPDX-License-Identifier: MIT
"""Two buttons that show all matches, or those that were played without help."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store.statistics import Finished
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button


class HelpChoice(QWidget):
    """Chooses between all matches and those without help; hidden where both are the same.

    Attributes:
        all_: the button that shows all matches.
        unaided: the button that shows the matches without help.

    Signals:
        changed(): other matches are to be shown.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.all_, self.unaided = button(self, "segment"), button(self, "segment")
        for one in (self.all_, self.unaided):
            one.setCheckable(True)
            one.setAutoExclusive(True)
        self.all_.setChecked(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(ButtonRow((self.all_, self.unaided), centred=True))
        self.unaided.toggled.connect(self._change)
        self._set_focus()
        self.hide()

    def offer(self, finished: Iterable[Finished]) -> None:
        """Shows the buttons if some of these matches were played with help."""
        is_offered = any(match.helped for match in finished)
        if not is_offered:
            self.all_.setChecked(True)
        self.setVisible(is_offered)

    def chosen(self, finished: Iterable[Finished]) -> list[Finished]:
        """Returns the matches to show out of these."""
        unaided = self.unaided.isChecked()
        return [match for match in finished if not (unaided and match.helped)]

    def retranslate(self) -> None:
        """Puts the words in the current language."""
        self.all_.setText(render(N_("HelpChoice", "All matches")))
        self.unaided.setText(render(N_("HelpChoice", "Without help")))

    def _change(self) -> None:
        self._set_focus()
        self.changed.emit()

    def _set_focus(self) -> None:
        """Lets Tab come to the chosen button only; arrows lead to the other."""
        for one in (self.all_, self.unaided):
            chosen = Qt.FocusPolicy.StrongFocus if one.isChecked() else Qt.FocusPolicy.ClickFocus
            one.setFocusPolicy(chosen)
