# SPDX-License-Identifier: MIT
"""The history: a list of all finished matches with filters by game, result, date and text."""

from collections.abc import Collection, Sequence
from functools import partial
from math import inf
from pathlib import Path

from PySide6.QtCore import QPoint, QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store import history, save
from wizardtable.store.history import HistoryFilter, Surplus, surplus
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.bin import SANDBOX_BIN_SENTENCE, Bin, bin_of, move_to_bin
from wizardtable.ui.dialogs.file_work import FileWork
from wizardtable.ui.dialogs.save_text import day_in_figures, level_titles, spoken_text
from wizardtable.ui.dialogs.saves_dialog import SavesDialog, has_known_game
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import set_placeholder, set_spoken_name
from wizardtable.ui.style.widgets import Ornament, button, label
from wizardtable.ui.style.written_days import written_day_of

RESULT_CHOICES = (
    ("", N_("history", "Any result")),
    (history.WON, N_("history", "Won")),
    (history.LOST, N_("history", "Lost")),
    (history.NO_SINGLE_PERSON, N_("history", "Several people, or only wizards")),
)
"""The choices of the result filter: the value for `HistoryFilter`, and the text."""

DATE_CHOICES = (
    (0, N_("history", "Any time")),
    (7, N_("history", "Last 7 days")),
    (30, N_("history", "Last 30 days")),
    (365, N_("history", "Last 12 months")),
)
"""The choices of the date filter: a number of days, 0 for any date, and the text."""


class HistoryDialog(SavesDialog):
    """The list of a folder's finished matches, the last played first.

    Attributes:
        game_box, result_box, date_box: the filters by game, result and date.
        search_field: the search field for names, levels and dates.
        clear_button: the button that moves the oldest matches to the bin; hidden unless the history
            has more matches than it is made for.
        analysis_button: the button that opens the analysis of the selected match.
        more_button: the button that opens the menu of further actions.
        menu: the menu of further actions.

    Signals:
        analysis_requested(str): the player wants the analysis of the match with this path.
        film_requested(str): the player wants a film of the match with this path.
        rematch_requested(Summary): the player wants another match with the players and the random
            draws of this match.

    The dialog closes before it emits one of these signals.
    """

    WIDTH = 880
    shows_finished = True

    analysis_requested = Signal(object)
    film_requested = Signal(object)
    rematch_requested = Signal(object)

    def __init__(
        self,
        folder: Path,
        parent: QWidget | None = None,
        *,
        in_use: Path | None = None,
        run_start: float = inf,
        played: Collection[Path] = (),
    ) -> None:
        """Opens the list, which fills as saves are read.

        Args:
            folder: the folder of the saves.
            parent: the parent widget.
            in_use: as for `SavesDialog`.
            run_start: as for `SavesDialog`.
            played: the saves of matches that ended in this run of the program. `clear_button` never
                moves them.
        """
        self._all_finished: list[Summary] = []
        self._protected_paths = {*played, *((in_use,) if in_use is not None else ())}
        self._surplus, self._has_surplus_result = Surplus(), False
        self._is_clearing = False
        super().__init__(folder, parent, in_use=in_use, run_start=run_start)

    def _lay_out(self) -> None:
        self._count_label = label(self, "soft", wrap=True)
        self._surplus_label = label(self, wrap=True)
        self.clear_button = button(self, "", self._ask_clear, "trash")
        self.game_box, self.result_box, self.date_box = (ComboBox(self) for _ in range(3))
        self.search_field = QLineEdit(self)
        self.search_field.setClearButtonEnabled(True)
        self.search_field.setMinimumWidth(appearance.scaled(210))
        for box in (self.game_box, self.result_box, self.date_box):
            box.currentIndexChanged.connect(lambda _: self._apply_filter())
        self.search_field.textChanged.connect(lambda _: self._apply_filter())
        self.analysis_button = button(
            self, "", lambda: self._emit_selected(self.analysis_requested), "chart"
        )
        self.more_button: QPushButton = button(self, "", self._open_more, "menu")
        self.menu = PopupMenu(self.more_button)
        for menu_button in (self.import_button, self.export_button, self.delete_button):
            menu_button.hide()  # the menu has their commands
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 18, 24, 18)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addLayout(
            ButtonRow((), (self.search_field, self.game_box, self.result_box, self.date_box))
        )
        whole.addWidget(self._empty, 1)
        whole.addWidget(self.list, 1)
        whole.addWidget(self._count_label)
        offer = QHBoxLayout()
        offer.setSpacing(appearance.scaled(10))
        offer.addWidget(self._surplus_label, 1)
        offer.addWidget(self.clear_button)
        whole.addLayout(offer)
        right = self.close_button, self.analysis_button, self.replay_button, self.open_button
        whole.addLayout(ButtonRow(right, (self.more_button,)))

    @override
    def retranslate(self) -> None:
        super().retranslate()
        title = render(N_("history", "History"))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.list.setAccessibleName(render(N_("history", "Finished matches")))
        games: list[tuple[object, Message]] = [("", N_("history", "All games"))]
        games += [(spec.id, spec.title) for spec in catalog.all()]
        for box, choices, name in (
            (self.game_box, games, N_("history", "Game")),
            (self.result_box, RESULT_CHOICES, N_("history", "Result")),
            (self.date_box, DATE_CHOICES, N_("history", "Date")),
        ):
            _fill_box(box, choices)
            set_spoken_name(box, render(name))
        search = render(N_("history", "Search names, levels, dates"))
        set_placeholder(self.search_field, search)
        self.search_field.setAccessibleName(search)
        self.close_button.setText(render(N_("history", "Close")))
        self.replay_button.setToolTip(
            render(N_("history", "Watch the match again, and play on from any position"))
        )
        self.analysis_button.setText(render(N_("history", "Analysis")))
        self.more_button.setText(render(N_("history", "More")))
        self._show_count()

    @override
    def refresh(self) -> None:
        self._all_finished.clear()
        self._surplus, self._has_surplus_result = Surplus(), False
        super().refresh()

    @override
    def _restore_selection(self) -> None:
        super()._restore_selection()
        if not self._reader.is_reading and not self._has_surplus_result:
            self._has_surplus_result = True
            self._surplus = surplus(self._all_finished, self._protected_paths)
            self._show_surplus()

    def _show_surplus(self) -> None:
        surplus_count = len(self._surplus.matches)
        words = NN_(
            "history",
            "The history is meant for up to {most} matches and {room} MB. The %n oldest "
            "match(es) beyond this limit take {size}.",
            "",
            surplus_count,
        ).of(
            most=history.MAX_MATCHES,
            room=history.MAX_BYTES // history.MEGABYTE,
            size=history.size_text(self._surplus.size),
        )
        if self._is_clearing:
            words = N_("history", "Moving the oldest matches to the bin…")
        self._surplus_label.setText(render(words))
        self._surplus_label.setVisible(self._is_clearing or surplus_count > 0)
        self.clear_button.setVisible(surplus_count > 0)
        self.clear_button.setEnabled(not self._is_clearing)
        self.clear_button.setText(render(N_("history", "Move to bin")))

    def _ask_clear(self) -> None:
        """Asks whether to move the surplus matches to the bin, or to delete them without a bin."""
        oldest, kind = self._surplus, bin_of(self._folder)
        dates = [match.modified for match in oldest.matches]
        if not dates:
            return
        question = NN_(
            "history",
            "Move the %n oldest match(es), played up to {last}, to the bin? They take {size}. "
            "They will still count for results, ratings and achievements.",
            "",
            len(dates),
        )
        if kind is Bin.NONE:
            question = NN_(
                "history",
                "There is no bin for this folder. Delete the %n oldest match(es), played up to "
                "{last}, for good? They take {size}. They will still count for results, ratings "
                "and achievements.",
                "",
                len(dates),
            )
        size, last = history.size_text(oldest.size), written_day_of(max(dates))
        words = render(question.of(size=size, last=last))
        if kind is Bin.SANDBOX:
            words = f"{words}\n\n{render(SANDBOX_BIN_SENTENCE)}"
        if self._confirm_deletion(words):
            self._move_matches([match.path for match in oldest.matches], for_good=kind is Bin.NONE)

    def _move_matches(self, paths: Sequence[Path], *, for_good: bool) -> None:
        """Moves saves to the bin, or deletes them `for_good`, in a thread of its own."""
        self._is_clearing = True
        self._show_surplus()

        def move_all() -> list[Path]:
            if for_good:
                for path in paths:
                    save.remove(path)
                return []
            return [path for path in paths if not move_to_bin(path)]

        FileWork(move_all, self._finish_move, self._report_failure, self)

    def _finish_move(self, unmoved: Sequence[Path]) -> None:
        """Asks whether to delete the saves that could not be moved to the bin, if there are any."""
        self._is_clearing = False
        self.refresh()
        if not unmoved:
            return
        question = NN_(
            "history",
            "%n match(es) cannot be moved to the bin. Delete for good?",
            "",
            len(unmoved),
        )
        if self._confirm_deletion(render(question)):
            self._move_matches(unmoved, for_good=True)

    def _report_failure(self, problem: Message) -> None:
        self._is_clearing = False
        self.refresh()
        self._show_warning(problem)

    @property
    def search_filter(self) -> HistoryFilter:
        """The filters and the search text as the player has set them."""
        return HistoryFilter(
            self.game_box.currentData() or "",
            self.result_box.currentData() or "",
            self.date_box.currentData() or 0,
            self.search_field.text(),
        )

    @override
    def _add(self, summaries: Sequence[Summary]) -> None:
        self._all_finished += filter(self.is_listed, summaries)
        super()._add([summary for summary in summaries if self._passes_filter(summary)])
        self._show_count()

    def _passes_filter(self, summary: Summary) -> bool:
        words = "\n".join(
            (spoken_text(summary), level_titles(summary), day_in_figures(summary.modified))
        )
        return self.is_listed(summary) and self.search_filter.finds(summary, words)

    def _apply_filter(self) -> None:
        """Lists the matches that pass the filters."""
        self._row_to_select = 0
        self.list.clear()
        super()._add([summary for summary in self._all_finished if self._passes_filter(summary)])
        self._show_count()

    def _show_count(self) -> None:
        listed, total = self.list.count(), len(self._all_finished)
        words = NN_("history", "%n finished match(es)", "", total)
        if listed != total:
            words = NN_("history", "{shown} of %n finished match(es)", "", total).of(shown=listed)
        self._count_label.setText(render(words))
        self._show_surplus()
        self._explain_empty_list()

    def _explain_empty_list(self) -> None:
        nothing = N_("history", "No finished matches yet. Every match you finish is kept here.")
        if self._all_finished:
            nothing = N_("history", "No matches found. Try another search.")
        self._empty.setText(render(nothing))
        self._empty.offer_games(not self._all_finished)

    @override
    def _update_buttons(self) -> None:
        super()._update_buttons()
        self.analysis_button.setEnabled(self.open_button.isEnabled())

    @override
    def match_parts(self) -> Sequence[QWidget]:
        filters = self.search_field, self.game_box, self.result_box, self.date_box
        buttons = self.analysis_button, self.replay_button, self.open_button
        return *filters, self._count_label, *buttons

    @override
    def _has_matches(self) -> bool:
        """Returns whether the folder has finished matches, even if none passes the filters."""
        return bool(self._all_finished) or self._reader.is_reading

    def _open_more(self) -> None:
        """Opens the menu of further actions above its button."""
        self.fill_menu()
        corner = self.more_button.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Fills the menu with the actions for the selected match."""
        self.menu.clear()
        can_open, summary = self.open_button.isEnabled(), self.selected_summary()
        can_rematch = can_open and summary is not None and summary.setup is not None
        for icon_name, words, act, enabled in (
            ("turn", N_("history", "Play with the same draws"), self._play_again, can_rematch),
            (
                "share",
                N_("history", "Make a film"),
                partial(self._emit_selected, self.film_requested),
                can_open,
            ),
            (
                "export",
                N_("history", "Export"),
                self.export_button.click,
                self.export_button.isEnabled(),
            ),
            ("import", N_("history", "Import"), self.import_button.click, True),
            (
                "trash",
                N_("history", "Delete"),
                self.delete_button.click,
                self.delete_button.isEnabled(),
            ),
        ):
            action = QAction(icon(icon_name), render(words), self.menu)
            action.setEnabled(enabled)
            action.triggered.connect(lambda _=False, act=act: act())
            self.menu.addAction(action)

    def _play_again(self) -> None:
        summary = self.selected_summary()
        if summary is not None and summary.setup is not None and has_known_game(summary):
            self.accept()
            self.rematch_requested.emit(summary)


def _fill_box(box: QComboBox, choices: Sequence[tuple[object, Message]]) -> None:
    """Shows the choices in the current language, and keeps the selected row."""
    with QSignalBlocker(box):
        for row, (data, words) in enumerate(choices):
            if row >= box.count():
                box.addItem("", data)
            box.setItemText(row, render(words))


def dialog_for(navigator: Navigator) -> HistoryDialog:
    """Returns the history of the current player."""
    profile = navigator.profile
    dialog = HistoryDialog(
        profile.data.saves,
        navigator.window,
        in_use=navigator.path,
        run_start=profile.started_at,
        played=profile.played_saves,
    )

    def play_again(summary: Summary) -> None:
        if summary.setup is not None:
            plan = NewGamePlan(summary.setup, summary.players, summary.seed)
            navigator.when_kept(lambda: navigator.play(summary.game_id, plan))

    dialog.open_requested.connect(navigator.try_save)
    dialog.replay_requested.connect(navigator.replay_save)
    dialog.new_match_requested.connect(lambda game: navigator.open("new_match", game))
    dialog.analysis_requested.connect(navigator.analyse_save)
    dialog.film_requested.connect(navigator.film_save)
    dialog.rematch_requested.connect(play_again)
    return dialog
