# SPDX-License-Identifier: MIT
"""The page of friends: the week's table, and the tables that friends share as texts or files."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, clock, files, override
from wizardtable.core.arranged import challenge_text, weekly_table
from wizardtable.core.arranged.challenge import ChallengeTable
from wizardtable.core.arranged.challenge_text import ChallengeError
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play import timers
from wizardtable.play.moves_checks import MovesChecks
from wizardtable.play.translate import render
from wizardtable.store import challenges
from wizardtable.store.book import recovery
from wizardtable.store.challenges import KeptResult, KeptTable
from wizardtable.store.save_summary import CHALLENGE_SUFFIX
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.dialogs.save_place import ask_save_path, saved_sentence
from wizardtable.ui.friends.offering import NoChallenge, Offered, challenge_by
from wizardtable.ui.friends.sent_text import (
    file_text,
    mail_text,
    result_words,
)
from wizardtable.ui.friends.table_sheet import TableSheet, table_title
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan, own_player
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, button, label

CLOCK_CHECK_MS: Final = 10_000
"""The milliseconds between two looks at the clock."""

MAX_SIZE: Final = QSize(1360, 940)
"""The largest size, in pixels at 100 %."""

LIST_WIDTH: Final = 320
"""The width of the list beside the sheet, in pixels at 100 %."""

LOW_LIST_HEIGHT: Final = 136
"""The height of the list above the sheet, in pixels at 100 %."""

MIN_SIDE_BY_SIDE_WIDTH: Final = 860
"""In a page at least this wide, in pixels at 100 %, the sheet stands beside the list."""

KEY_ROLE: Final = Qt.ItemDataRole.UserRole
"""The data role of a list item for the key of its table."""

About: TypeAlias = ChallengeTable | Path | str | Offered | None
"""The thing that the page opens with: a table to show, a file or a text to read, something that the
player offers to friends, or nothing."""


class FriendsDialog(Dialog):
    """The dialog with the week's table and the tables of challenges.

    Attributes:
        list: the list of the tables; the week's table comes first.
        sheet: the sheet of the chosen table.
        paste: the button that reads a text from the clipboard.
        open_: the button that reads a file.
        ghosts: the check box for friends' points during the match.
        message: the label with the last message.

    Signals:
        match_requested(str, NewGamePlan): the player wants to play the planned match of a game (its
            id).
        continue_requested(object): the player wants to continue the attempt with this save's path.
        replay_requested(object): the player wants to see this finished `Match` of a friend.
    """

    material = Material.FELT

    match_requested = Signal(str, object)
    continue_requested = Signal(object)
    replay_requested = Signal(object)

    def __init__(
        self,
        profile: Profile,
        parent: QWidget | None = None,
        today: Callable[[], date] = clock.today,
        checks: MovesChecks | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            profile: the current player's data and settings.
            checks: checks the moves of friends; None to check nothing.
            parent: the parent widget.
            today: returns today's date; by default from this computer's clock.
        """
        super().__init__(parent, 1180, 720, MAX_SIZE)
        self._profile, self._today, self._checks = profile, today, checks
        self._week = weekly_table.week_of(today())
        self._tables: dict[str, KeptTable] = {}
        self._message: Message | None = None
        self._title = label(self, "title")
        self._about = label(self, "soft", wrap=True)
        self.message = label(self, "lead", wrap=True)
        self.paste = button(self, "", self.paste_text, "copy")
        self.open_ = button(self, "", self._ask_file, "folder")
        self.close_ = button(self, "", self.accept)
        self.ghosts = QCheckBox(self)
        self.ghosts.setChecked(profile.settings.ghosts)
        self.ghosts.toggled.connect(self._choose_ghosts)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self.list)
        self.list.currentItemChanged.connect(lambda *_: self._show_chosen())
        self.list.itemActivated.connect(lambda _: self.sheet.play.setFocus())
        self.sheet: TableSheet = None  # type: ignore[assignment]  # made by the first `refresh`
        self._is_wide = True
        self._lay_out()
        self.refresh()
        if checks is not None:
            checks.checked.connect(self._update_proofs)
        self._clock_timer = timers.repeating(self, CLOCK_CHECK_MS)
        self._clock_timer.timeout.connect(self.follow_clock)
        self._clock_timer.start()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._place = QWidget(body)
        self._place.setObjectName("clear")
        self._place_column = QVBoxLayout(self._place)
        self._place_column.setContentsMargins(0, 0, 0, 0)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(appearance.scaled(14))
        self._sides.addWidget(self.list)
        self._sides.addWidget(self._place, 1)
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (22, 0, 22, 2)))
        column.setSpacing(appearance.scaled(8))
        column.addLayout(self._sides, 1)
        column.addWidget(self._about)
        column.addWidget(self.message)
        foot = (self.paste, self.open_, self.ghosts)
        self.furnish(self._title, body, self.close_, left_widgets=foot)
        self._arrange()

    def _arrange(self) -> None:
        self._is_wide = self.width() >= appearance.scaled(MIN_SIDE_BY_SIDE_WIDTH)
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.LeftToRight if self._is_wide else direction.TopToBottom)
        if self._is_wide:
            self.list.setFixedWidth(appearance.scaled(LIST_WIDTH))
            self.list.setMinimumHeight(0)
            self.list.setMaximumHeight(16_777_215)
        else:
            self.list.setMinimumWidth(0)
            self.list.setMaximumWidth(16_777_215)
            self.list.setFixedHeight(appearance.scaled(LOW_LIST_HEIGHT))

    def retranslate(self) -> None:
        """Puts all words into the current language, and shows the present state."""
        self.setWindowTitle(render(N_("friends", "Friends")))
        self._title.setText(render(N_("friends", "Friends")))
        self._about.setText(
            render(
                N_(
                    "friends",
                    "Play the same deal as your friends, against the same opponents, and compare "
                    "results. The program uses no network: you send a text or a file yourself, "
                    "by email or chat. The text is encoded so that nobody can read it by "
                    "accident, but it is not secret, and “unverified” results are a matter of "
                    "trust.",
                )
            )
        )
        self.message.setText("" if self._message is None else render(self._message))
        self.message.setVisible(self._message is not None)
        self._about.setVisible(self._message is None)
        self.paste.setText(render(N_("friends", "Paste")))
        self.paste.setToolTip(
            render(N_("friends", "Reads a challenge or an answer that you have copied."))
        )
        self.open_.setText(render(N_("friends", "Open file")))
        self.ghosts.setText(render(N_("friends", "Friends’ points during the match")))
        self.ghosts.setToolTip(
            render(
                N_(
                    "friends",
                    "After each of your turns, shows the points your friends had at the same "
                    "stage.",
                )
            )
        )
        self.close_.setText(render(N_("friends", "Close")))
        self.list.setAccessibleName(render(N_("friends", "Tables")))
        for row in range(self.list.count()):
            item = self.list.item(row)
            kept = self._tables[item.data(KEY_ROLE)]
            item.setText(f"{table_title(kept)}\n{self._state_words(kept)}")
        if self.sheet is not None:
            self.sheet.retranslate()

    def _state_words(self, kept: KeptTable) -> str:
        """Returns the line below a table's title in the list."""
        own = kept.own
        if own is not None and kept.has_answer_to_send and kept.friends:
            return render(N_("friends", "Answer to send"))
        if own is not None:
            return render(result_words(own.result, kept.table.seat))
        if kept.is_begun:
            return render(N_("friends", "Started"))
        return render(N_("friends", "Not played yet"))

    def refresh(self, chosen: str = "") -> None:
        """Reads the tables again and shows them.

        `chosen` is the key of the table to show; "" for the one that is shown.
        """
        data, problem = self._profile.data, None
        try:
            recovery.add_ended(data)
            challenges.settle_absences(data)
        except files.FileError as error:
            problem = error.reason
        record = challenges.read(data)
        week, _ = challenges.week_from(data, self._week)
        chosen = chosen or self.chosen_key
        tables = sorted(record.tables.values(), key=_order)
        self._tables = {week.table.key: week} | {kept.table.key: kept for kept in tables}
        self._message = problem or record.problem or self._message
        self._request_checks()
        self.list.blockSignals(True)
        self.list.clear()
        for key in self._tables:
            item = QListWidgetItem(self.list)
            item.setData(KEY_ROLE, key)
            item.setSizeHint(QSize(0, appearance.scaled(58)))
            if key == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self._show_chosen()
        self.retranslate()

    def _request_checks(self) -> None:
        if self._checks is None:
            return
        for kept in self._tables.values():
            for result in kept.results:
                if result.has_moves and not result.proof:
                    self._checks.request(self._profile.data, kept.table, result)

    def _update_proofs(self) -> None:
        """Shows what the last check of a friend's moves has shown; the focus stays where it is."""
        self._tables |= {
            key: kept
            for key, kept in challenges.read(self._profile.data).tables.items()
            if key in self._tables
        }
        self.sheet.kept = self._tables[self.chosen_key]
        self.sheet.retranslate()

    @property
    def chosen_key(self) -> str:
        """The key of the chosen table; "" for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(KEY_ROLE))

    def _choose_ghosts(self, is_chosen: bool) -> None:
        self._profile.change(replace(self._profile.settings, ghosts=is_chosen))

    def _show_chosen(self) -> None:
        kept = self._tables[self.chosen_key]
        attempt = None
        if kept.own is None and kept.is_begun:
            attempt = challenges.unfinished_attempt(self._profile.data, kept.table)
        sheet = TableSheet(kept, attempt, self._profile.settings.portrait, self._place)
        sheet.play_requested.connect(self._play)
        sheet.copy_requested.connect(self.copy_text)
        sheet.save_requested.connect(self._ask_where)
        sheet.results.replay_requested.connect(self._replay)
        if self.sheet is not None:
            self._place_column.removeWidget(self.sheet)
            self.sheet.hide()
            self.sheet.deleteLater()
        self._place_column.addWidget(sheet)
        self.sheet = sheet
        if self.isVisible():
            sheet.show()

    def follow_clock(self) -> None:
        """Shows the new week's table once the week changes at midnight."""
        week = weekly_table.week_of(self._today())
        if week != self._week:
            previous = challenges.table_of_week(self._week).key
            self._week = week
            self.refresh(challenges.table_of_week(week).key if self.chosen_key == previous else "")

    # What comes from friends.

    def paste_text(self) -> None:
        """Reads a challenge or an answer from the clipboard."""
        self.take_text(QGuiApplication.clipboard().text())

    def take_text(self, text: str) -> None:
        """Reads the challenges and answers in a text, keeps them, and shows the first table."""
        try:
            read = challenges.read_text(text)
            before = self._counts()
            challenges.keep(self._profile.data, read)
        except (ChallengeError, files.FileError) as problem:
            self._say(problem.reason)
            return
        self._message = None
        self.refresh(read[0].table.key)
        counts = self._counts()
        new_results, new_moves, new_tables = (
            count - earlier for count, earlier in zip(counts, before, strict=True)
        )
        message = N_("friends", "You already have everything in this text.")
        if new_results:
            message = NN_("friends", "%n new result(s).", "", new_results)
        elif new_moves:
            message = N_("friends", "The moves for a result have arrived.")
        elif new_tables:
            message = N_("friends", "A new table: nobody has played it yet.")
        self._say(message)
        self.list.setFocus()

    def _counts(self) -> tuple[int, int, int]:
        """Returns the numbers of known results, of those with moves, and of tables."""
        results = [result for kept in self._tables.values() for result in kept.results]
        return len(results), sum(result.has_moves for result in results), len(self._tables)

    def take_file(self, path: Path) -> None:
        """Reads the challenges and answers in a file, keeps them, and shows the first table."""
        try:
            content = files.read_whole(path, challenge_text.MAX_READ_CHARACTERS)
        except OSError as error:
            self._say(files.file_error(path, error).reason)
            return
        self.take_text(content.decode("utf-8", "replace"))

    def offer(self, offered: Offered) -> None:
        """Keeps a challenge of the player, shows its table, and copies the text for friends."""
        try:
            made = challenge_by(offered, self._profile.data)
            challenges.keep(self._profile.data, [made], made=True)
        except (NoChallenge, files.FileError) as problem:
            self._say(problem.reason)
            return
        self.refresh(made.table.key)
        self.sheet.copy.setFocus()

    def _ask_file(self) -> None:
        title = render(N_("friends", "Open a challenge"))
        name, _ = QFileDialog.getOpenFileName(self, title, str(Path.home()), _file_kinds())
        if name:
            self.take_file(Path(name))

    # What goes to friends.

    def copy_text(self) -> None:
        """Copies the text for a friend to the clipboard."""
        text = mail_text(self.sheet.kept, self._own_name)
        if text is None:
            self._say(N_("friends", "This table is too large for a text. Save it as a file."))
            return
        QGuiApplication.clipboard().setText(text)
        self._note_sent(N_("friends", "Copied. Paste the text into an email or a chat."))

    def save_to(self, path: Path) -> None:
        """Writes the file for a friend."""
        kept = self.sheet.kept
        own = None
        if kept.own is not None:
            own = challenges.with_moves(self._profile.data, kept.own)
        content = file_text(kept, own, self._own_name)
        try:
            files.replace(path, content.encode("utf-8", "replace"), public=True)
        except files.FileError as problem:
            self._say(problem.reason)
            return
        self._note_sent(saved_sentence(path))

    def _ask_where(self) -> None:
        start = Path.home() / f"{self.sheet.kept.table.game}{CHALLENGE_SUFFIX}"
        title = render(N_("friends", "Save a challenge"))
        path = ask_save_path(self, title, start, _file_kinds())
        if path is not None:
            self.save_to(path)

    def _note_sent(self, message: Message) -> None:
        try:
            challenges.note_sent(self._profile.data, self.sheet.kept.table)
        except files.FileError as problem:
            self._say(problem.reason)
            return
        self._message = None
        self.refresh()
        self._say(message)
        self.sheet.copy.setFocus()

    @property
    def _own_name(self) -> str:
        return own_player(self._profile.settings).name

    def _say(self, message: Message) -> None:
        self._message = message
        self.retranslate()
        announce(self, render(message), Urgency.ANSWER)

    # Matches.

    def _play(self) -> None:
        kept, attempt = self.sheet.kept, self.sheet.attempt
        self.accept()
        if attempt is not None:
            self.continue_requested.emit(str(attempt))
            return
        table = kept.table
        purpose = table.purpose(again=kept.own is not None or kept.is_begun)
        players = table.seated(self._own_name)
        self.match_requested.emit(
            table.game, NewGamePlan(table.setup, players, table.seed, purpose=purpose)
        )

    def _replay(self, result: KeptResult) -> None:
        table = self.sheet.kept.table
        spec = catalog.get(table.game)
        whole = challenges.with_moves(self._profile.data, result)
        try:
            actions = challenge_text.moves_of(whole, spec)
            match = Match(spec, table.setup, table.seed, table.seated(whole.name), actions)
        except Exception:  # the rules may raise anything for forged moves
            self._say(N_("friends", "The moves in this match are not legal."))
            return
        self.accept()
        self.replay_requested.emit(match)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Pastes a challenge with the keys of the system."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_text()
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()


def _order(kept: KeptTable) -> tuple[int, int]:
    """Returns a value that is smaller for a table that comes earlier in the list.

    Answers to send come first, then tables to play, then the others, the latest first.
    """
    if kept.has_answer_to_send and kept.friends:
        return 0, -kept.at
    return (1, -kept.at) if kept.own is None else (2, -kept.at)


def _file_kinds() -> str:
    return render(N_("friends", "Challenges (*{ending})").of(ending=CHALLENGE_SUFFIX))


def dialog_for(navigator: Navigator, about: About = None) -> FriendsDialog:
    """Returns the dialog of friends, whose matches are played in the navigator's window."""
    checks = navigator.services.moves_checks
    dialog = FriendsDialog(navigator.profile, navigator.window, checks=checks)
    dialog.match_requested.connect(partial(_begin, navigator))
    dialog.continue_requested.connect(navigator.try_save)
    dialog.replay_requested.connect(navigator.replay_match)
    if isinstance(about, ChallengeTable):
        dialog.refresh(about.key)
    elif isinstance(about, Path):
        dialog.take_file(about)
    elif isinstance(about, str):
        dialog.take_text(about)
    elif about is not None:
        dialog.offer(about)
    return dialog


def _begin(navigator: Navigator, game: str, plan: NewGamePlan) -> None:
    navigator.when_kept(lambda: navigator.play(game, plan))
