# SPDX-License-Identifier: MIT
"""The sheet about one table of the page of friends: who sits there, the results, what to do."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAITS, wizard_of_id
from wizardtable.play.translate import render
from wizardtable.store.challenges import KeptTable
from wizardtable.ui.daily.daily_card import option_words
from wizardtable.ui.daily.small_table import GIVEN_UP, SmallTable
from wizardtable.ui.friends.result_chart import ResultChart
from wizardtable.ui.friends.result_list import ResultList
from wizardtable.ui.friends.sent_text import week_number
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import Panel, button, label


class TableSheet(Panel):
    """The sheet of a table: its picture and seats, the player's state, and all results.

    Attributes:
        kept: the table with its results.
        attempt: the save of the unfinished attempt that counts, or None.
        play: the button that plays or continues the table.
        copy: the button that copies the text for a friend.
        save: the button that saves the file for a friend.
        results: the list of the results.
        chart: the chart of the points; None until the player has a result.

    Signals:
        play_requested(), copy_requested(), save_requested(): the player pressed the button.
    """

    play_requested = Signal()
    copy_requested = Signal()
    save_requested = Signal()

    def __init__(
        self, kept: KeptTable, attempt: Path | None, portrait: str, parent: QWidget
    ) -> None:
        """Makes the sheet.

        Args:
            kept: the table with its results.
            attempt: the save of the unfinished attempt that counts, or None.
            portrait: the id of the player's portrait; "" for none.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.kept, self.attempt = kept, attempt
        self._spec = catalog.get(kept.table.game)
        self._title = label(self, "heading", wrap=True)
        self._seats = label(self, wrap=True)
        self._options = label(self, "soft", wrap=True)
        self._status = label(self, "lead", wrap=True)
        is_open = kept.own is None and (attempt is not None or not kept.is_begun)
        self.play = button(self, "primary" if is_open else "", self.play_requested.emit)
        has_answer = kept.has_answer_to_send or (kept.is_made and not kept.sent)
        self.copy = button(self, "primary" if has_answer else "", self.copy_requested.emit, "copy")
        self.save = button(self, "", self.save_requested.emit, "export")
        wizards = [
            wizard or (portrait if portrait in PORTRAITS else "") for wizard in kept.table.wizards
        ]
        self.picture = SmallTable(kept.table.game, wizards, self)
        self.results = ResultList(self)
        self.chart = ResultChart(kept, self) if kept.own is not None else None
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(4))
        for part in (self._title, self._seats, self._options, self._status):
            words.addWidget(part)
        words.addStretch()
        words.addLayout(ButtonRow((), (self.play, self.copy, self.save)))
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(14))
        head.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (18, 14, 18, 14)))
        column.setSpacing(appearance.scaled(10))
        column.addLayout(head)
        column.addWidget(self.results)
        if self.chart is not None:
            column.addWidget(self.chart, 1)
        else:
            column.addStretch(1)

    def retranslate(self) -> None:
        """Puts all words into the current language, and shows the present state."""
        kept, own = self.kept, self.kept.own
        self._title.setText(table_title(kept))
        self._seats.setText(" · ".join(self._seat_words()))
        options = option_words(self._spec, kept.table.setup.options)
        if kept.table.setup.data:
            options = [*options, render(N_("friends", "the sender’s own box"))]
        self._options.setText(" · ".join(options))
        self._options.setVisible(bool(options))
        self._status.setText(self._status_words())
        self.play.setText(self._play_words())
        self.play.setVisible(self.attempt is not None or not kept.is_begun or own is not None)
        copy_words = N_("friends", "Copy challenge")
        if own is not None and not kept.is_made:
            copy_words = N_("friends", "Copy answer")
        if own is not None and kept.table.is_weekly:
            copy_words = N_("friends", "Copy result")
        self.copy.setText(render(copy_words))
        self.copy.setToolTip(
            render(N_("friends", "Copies a short text that you can paste into any email or chat."))
        )
        self.save.setText(render(N_("friends", "Save as file")))
        self.save.setToolTip(
            render(
                N_(
                    "friends",
                    "Saves a file for your friend. It contains your moves, so that your friend "
                    "can replay your match.",
                )
            )
        )
        can_send = own is not None or kept.is_made or not kept.table.is_weekly
        self.copy.setVisible(can_send and not kept.table.setup.data)
        self.save.setVisible(can_send)
        self.results.show_results(kept, can_replay=own is not None)
        is_given_up = own is not None and own.result.end == "given up"
        rank = None if own is None else own.result.rank_at(kept.table.seat)
        self.picture.show_seal(GIVEN_UP if is_given_up else rank)
        self.be_heard(self._title.text(), f"{self._seats.text()}. {self._status.text()}")

    def _seat_words(self) -> Sequence[str]:
        words = []
        for level, wizard_id in zip(self.kept.table.levels, self.kept.table.wizards, strict=True):
            wizard = wizard_of_id(wizard_id)
            if wizard is None:
                words.append(render(N_("friends", "You")))
                continue
            opponent = N_("friends", "{name}, {level}")
            title = self._spec.level(level).title
            words.append(render(opponent.of(name=wizard.name, level=title)))
        return words

    def _status_words(self) -> str:
        kept = self.kept
        if kept.own is not None and kept.has_answer_to_send and kept.friends:
            return render(N_("friends", "You have played: send your answer."))
        if kept.own is not None and kept.has_answer_to_send:
            return render(N_("friends", "You have played: send your result to your friends."))
        if kept.own is not None:
            return render(N_("friends", "You have played."))
        if self.attempt is not None:
            return render(
                N_(
                    "friends",
                    "You have an unfinished attempt. If you leave it for a week, your rank and "
                    "points when you left will be final.",
                )
            )
        if kept.is_begun:
            return render(
                N_("friends", "Your attempt cannot be continued: its saved match is missing.")
            )
        return render(
            N_(
                "friends",
                "Not played yet. Your first attempt counts, with no undo and no help. "
                "You can leave it and continue within a week.",
            )
        )

    def _play_words(self) -> str:
        if self.attempt is not None:
            return render(N_("friends", "Continue"))
        if self.kept.own is not None:
            return render(N_("friends", "Play again"))
        return render(N_("friends", "Play"))


def table_title(kept: KeptTable) -> str:
    """Returns the title of a table: its game, and its week or the friend who sent it."""
    game = catalog.get(kept.table.game).title
    if kept.table.is_weekly:
        words = N_("friends", "{game} · week {week}")
        return render(words.of(game=game, week=week_number(kept.table.occasion)))
    if kept.is_made:
        return render(N_("friends", "{game} · your challenge").of(game=game))
    friends = sorted(kept.friends, key=lambda each: each.id)
    if friends:
        words = N_("friends", "{game} · challenge from {name}")
        return render(words.of(game=game, name=friends[0].result.name))
    return render(N_("friends", "{game} · challenge").of(game=game))
