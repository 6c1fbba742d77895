# SPDX-License-Identifier: MIT
"""The matches that are over: looked for by game, result, date and words, and gone back to."""

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
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store import history, save
from wizardtable.store.history import HistoryFilter, Surplus, surplus
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.bin import OWN_BIN, Bin, bin_of, move_to_bin
from wizardtable.ui.dialogs.file_work import FileWork
from wizardtable.ui.dialogs.save_text import figures_of, levels_of, told
from wizardtable.ui.dialogs.saves_dialog import SavesDialog, known
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.widgets import Ornament, button, label
from wizardtable.ui.style.written_days import written_day_of

RESULTS = (
    ("", N_("history", "Any result")),
    (history.WON, N_("history", "Won")),
    (history.LOST, N_("history", "Lost")),
    (history.NO_SINGLE_PERSON, N_("history", "Several people, or only wizards")),
)

DAYS = (
    (0, N_("history", "Any time")),
    (7, N_("history", "Last 7 days")),
    (30, N_("history", "Last 30 days")),
    (365, N_("history", "Last 12 months")),
)


class HistoryDialog(SavesDialog):
    """Lists the finished matches of a folder, the last played first.

    Attributes:
        game, outcome, days, words: what is looked for.
        clear: offers to move the matches that are too many to the bin; hidden while there are none.

    Signals:
        analysed(str), filmed(str): the path of a match that is to be analysed, or made a film of;
            the dialog is closed then.
        again(Summary): a match with the same deal and the same players is to be played.
    """

    WIDTH = 880
    shows_finished = True

    analysed = Signal(object)
    filmed = Signal(object)
    again = Signal(object)

    def __init__(
        self,
        folder: Path,
        parent: QWidget | None = None,
        *,
        in_use: Path | None = None,
        began: float = inf,
        played: Collection[Path] = (),
    ) -> None:
        """`in_use` and `began` as for the list of saves; `played` are the saves of the matches
        that ended in this run of the program, which are never offered to be moved."""
        self._found: list[Summary] = []
        self._kept = {*played, *((in_use,) if in_use is not None else ())}
        self._surplus, self._weighed = Surplus(), False
        self._clearing = False
        super().__init__(folder, parent, in_use=in_use, began=began)

    def refresh(self) -> None:
        """Read the folder again; the list fills as saves are read."""
        self._found.clear()
        self._surplus, self._weighed = Surplus(), False
        super().refresh()

    def _select(self) -> None:
        super()._select()
        if not self._reader.busy and not self._weighed:
            self._weighed = True
            self._surplus = surplus(self._found, self._kept)
            self._tell_surplus()

    def _tell_surplus(self) -> None:
        many = len(self._surplus.matches)
        words = NN_(
            "history",
            "This history is made for {most} matches and {room} MB. The %n oldest match(es) beyond "
            "that take {size}.",
            "",
            many,
        ).of(
            most=history.MAX_MATCHES,
            room=history.MAX_BYTES // history.MEGABYTE,
            size=history.size_text(self._surplus.size),
        )
        if self._clearing:
            words = N_("history", "Moving the oldest matches to the bin…")
        self._offer.setText(render(words))
        self._offer.setVisible(self._clearing or many > 0)
        self.clear.setVisible(many > 0)
        self.clear.setEnabled(not self._clearing)
        self.clear.setText(render(N_("history", "Move to bin")))

    def _ask_clear(self) -> None:
        """Ask whether the matches that are too many shall go, and say where to."""
        going, kind = self._surplus, bin_of(self._folder)
        dates = [one.modified for one in going.matches]
        if not dates:
            return
        question = NN_(
            "history",
            "Move the %n oldest match(es), played up to {last}, to the bin? They take {size}. "
            "Results, ratings and achievements still count them.",
            "",
            len(dates),
        )
        if kind is Bin.NONE:
            question = NN_(
                "history",
                "There is no bin for this folder. Delete the %n oldest match(es), played up to "
                "{last}, for good? They take {size}. Results, ratings and achievements still count "
                "them.",
                "",
                len(dates),
            )
        size, last = history.size_text(going.size), written_day_of(max(dates))
        words = render(question.of(size=size, last=last))
        if kind is Bin.SANDBOX:
            words = f"{words}\n\n{render(OWN_BIN)}"
        if self._confirmed(words):
            self._move([one.path for one in going.matches], for_good=kind is Bin.NONE)

    def _move(self, paths: Sequence[Path], *, for_good: bool) -> None:
        """Move matches to the bin, or delete them, while the window goes on."""
        self._clearing = True
        self._tell_surplus()

        def go() -> list[Path]:
            if for_good:
                for path in paths:
                    save.remove(path)
                return []
            return [path for path in paths if not move_to_bin(path)]

        FileWork(go, self._moved, self._failed, self)

    def _moved(self, left: Sequence[Path]) -> None:
        """Ask about the matches that could not be moved to the bin."""
        self._clearing = False
        self.refresh()
        if not left:
            return
        question = NN_(
            "history",
            "%n match(es) cannot be moved to the bin. Delete for good?",
            "",
            len(left),
        )
        if self._confirmed(render(question)):
            self._move(left, for_good=True)

    def _failed(self, problem: Message) -> None:
        self._clearing = False
        self.refresh()
        self._tell(problem)

    @property
    def wanted(self) -> HistoryFilter:
        """What is looked for."""
        return HistoryFilter(
            self.game.currentData() or "",
            self.outcome.currentData() or "",
            self.days.currentData() or 0,
            self.words.text(),
        )

    def _add(self, found: Sequence[Summary]) -> None:
        self._found += filter(self.shows, found)
        super()._add([one for one in found if self._is_wanted(one)])
        self._count()

    def _is_wanted(self, one: Summary) -> bool:
        words = "\n".join((told(one), levels_of(one), figures_of(one.modified)))
        return self.shows(one) and self.wanted.finds(one, words)

    def _look(self) -> None:
        """Show what is looked for now."""
        self._row = 0
        self.list.clear()
        super()._add([one for one in self._found if self._is_wanted(one)])
        self._count()

    def _count(self) -> None:
        shown, of = self.list.count(), len(self._found)
        words = NN_("history", "%n finished match(es)", "", of)
        if shown != of:
            words = NN_("history", "{shown} of %n finished match(es)", "", of).of(shown=shown)
        self._number.setText(render(words))
        self._tell_surplus()
        self._tell_empty()

    def _tell_empty(self) -> None:
        nothing = N_("history", "No finished matches yet. Every match you finish is kept here.")
        if self._found:
            nothing = N_("history", "No matches found. Try another search.")
        self._empty.setText(render(nothing))

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        super().retranslate()
        title = render(N_("history", "History"))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.list.setAccessibleName(render(N_("history", "Finished matches")))
        games: list[tuple[object, Message]] = [("", N_("history", "All games"))]
        games += [(spec.id, spec.title) for spec in catalog.all()]
        for box, choices, name in (
            (self.game, games, N_("history", "Game")),
            (self.outcome, RESULTS, N_("history", "Result")),
            (self.days, DAYS, N_("history", "Date")),
        ):
            _fill(box, choices)
            call(box, render(name))
        search = render(N_("history", "Search names, levels, dates"))
        self.words.setPlaceholderText(search)
        self.words.setAccessibleName(search)
        self.close_.setText(render(N_("history", "Close")))
        self.replay.setToolTip(
            render(N_("history", "Watch the match again, and play on from any position"))
        )
        self.analyse.setText(render(N_("history", "Analysis")))
        self.more.setText(render(N_("history", "More")))
        self._count()

    def _allow(self) -> None:
        super()._allow()
        self.analyse.setEnabled(self.open_.isEnabled())

    def _open_more(self) -> None:
        """Show the menu of what else can be done, above its button."""
        self.fill_menu()
        corner = self.more.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Put into the menu what else can be done with the selected match."""
        self.menu.clear()
        able, summary = self.open_.isEnabled(), self.selected()
        playable = able and summary is not None and summary.setup is not None
        for image, words, act, enabled in (
            ("turn", N_("history", "Reuse seed"), self._play_again, playable),
            ("share", N_("history", "Make a film"), partial(self._open, self.filmed), able),
            ("export", N_("history", "Export"), self.export.click, self.export.isEnabled()),
            ("import", N_("history", "Import"), self.import_.click, True),
            ("trash", N_("history", "Delete"), self.delete.click, self.delete.isEnabled()),
        ):
            action = QAction(icon(image), render(words), self.menu)
            action.setEnabled(enabled)
            action.triggered.connect(lambda _=False, act=act: act())
            self.menu.addAction(action)

    def _play_again(self) -> None:
        summary = self.selected()
        if summary is not None and summary.setup is not None and known(summary):
            self.accept()
            self.again.emit(summary)

    def _lay_out(self) -> None:
        self._number = label(self, "soft", wrap=True)
        self._offer = label(self, wrap=True)
        self.clear = button(self, "", self._ask_clear, "trash")
        self.game, self.outcome, self.days = (ComboBox(self) for _ in range(3))
        self.words = QLineEdit(self)
        self.words.setClearButtonEnabled(True)
        self.words.setMinimumWidth(appearance.scaled(210))
        for box in (self.game, self.outcome, self.days):
            box.currentIndexChanged.connect(lambda _: self._look())
        self.words.textChanged.connect(lambda _: self._look())
        self.analyse = button(self, "", lambda: self._open(self.analysed), "chart")
        self.more: QPushButton = button(self, "", self._open_more, "menu")
        self.menu = QMenu(self.more)
        for one in (self.import_, self.export, self.delete):
            one.hide()  # they are in the menu
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 18, 24, 18)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addLayout(ButtonRow((), (self.words, self.game, self.outcome, self.days)))
        whole.addWidget(self._empty, 1)
        whole.addWidget(self.list, 1)
        whole.addWidget(self._number)
        offer = QHBoxLayout()
        offer.setSpacing(appearance.scaled(10))
        offer.addWidget(self._offer, 1)
        offer.addWidget(self.clear)
        whole.addLayout(offer)
        right = self.close_, self.analyse, self.replay, self.open_
        whole.addLayout(ButtonRow(right, (self.more,)))


def _fill(box: QComboBox, choices: Sequence[tuple[object, Message]]) -> None:
    """Name the choices in the language of now; the chosen one stays."""
    with QSignalBlocker(box):
        for row, (data, words) in enumerate(choices):
            if row >= box.count():
                box.addItem("", data)
            box.setItemText(row, render(words))


def dialog_for(navigator: Navigator) -> HistoryDialog:
    """Returns the history: all matches that are over."""
    profile = navigator.profile
    dialog = HistoryDialog(
        profile.data.saves,
        navigator.window,
        in_use=navigator.path,
        began=profile.began,
        played=profile.played,
    )

    def play_again(summary: Summary) -> None:
        if summary.setup is not None:
            plan = NewGamePlan(summary.setup, summary.players, summary.seed)
            navigator.when_kept(lambda: navigator.play(summary.game_id, plan))

    dialog.chosen.connect(navigator.try_save)
    dialog.replayed.connect(navigator.replay_save)
    dialog.analysed.connect(navigator.analyse_save)
    dialog.filmed.connect(navigator.film_save)
    dialog.again.connect(play_again)
    return dialog
