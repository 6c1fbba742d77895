# SPDX-License-Identifier: MIT
"""The choice between all finished matches and those that were played without help."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store.statistics import Finished
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button


class HelpChoice(QWidget):
    """Two buttons that choose all finished matches, or those without help.

    The buttons are hidden if no match was played with help.

    Attributes:
        all_button: the button that chooses all matches.
        unaided_button: the button that chooses the matches without help.

    Signals:
        changed(): The player has chosen other matches.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.all_button, self.unaided_button = button(self, "segment"), button(self, "segment")
        for choice in (self.all_button, self.unaided_button):
            choice.setCheckable(True)
            choice.setAutoExclusive(True)
        self.all_button.setChecked(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(ButtonRow((self.all_button, self.unaided_button), centred=True))
        self.unaided_button.toggled.connect(self._report_change)
        self._set_focus()
        self.hide()

    def update_visibility(self, finished: Iterable[Finished]) -> None:
        """Shows the buttons if at least one of the matches was played with help, and hides them
        otherwise.
        """
        has_helped_match = any(match.helped for match in finished)
        if not has_helped_match:
            self.all_button.setChecked(True)
        self.setVisible(has_helped_match)

    def chosen_matches(self, finished: Iterable[Finished]) -> list[Finished]:
        """Returns those of the matches that the checked button chooses."""
        is_unaided_only = self.unaided_button.isChecked()
        return [match for match in finished if not (is_unaided_only and match.helped)]

    def _report_change(self) -> None:
        self._set_focus()
        self.changed.emit()

    def _set_focus(self) -> None:
        """Lets the Tab key lead to the checked button only; the arrow keys lead to the other."""
        for choice in (self.all_button, self.unaided_button):
            policy = Qt.FocusPolicy.StrongFocus if choice.isChecked() else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(policy)

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        self.all_button.setText(render(N_("HelpChoice", "All matches")))
        self.unaided_button.setText(render(N_("HelpChoice", "Without help")))
