# SPDX-License-Identifier: MIT
"""The tab of the computer's players: adds, edits, removes, exports, imports and switches
players."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import files, override
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play.translate import render
from wizardtable.store.player import player_file, players
from wizardtable.store.player.player_file import SUFFIX
from wizardtable.store.player.players import PlayerEntry
from wizardtable.store.player.transfer import Transfer
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.dialogs.file_work import FileWork
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, ask_save_path, open_folder, with_ending
from wizardtable.ui.list_cursor import ListCursor, chosen_item
from wizardtable.ui.player.player_form import PlayerForm
from wizardtable.ui.player.portrait_shelf import (
    ENTRY_ROLE,
    NAME_ROLE,
    PLAYS_ROLE,
    PortraitShelf,
    cell_size,
)
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.style.widgets import Page, button, label

BAR_STEPS = 1000
"""The number of steps of the progress bar of an import or export."""

READING_FILE = N_("player", "Reading “{file}”…")
"""The message while a file is read."""

EXPORT_DONE = N_(
    "player",
    "All of {player}’s data is in “{file}”, in {folder}. You can import the file on another "
    "computer.",
)
"""The message after an export."""


class PlayerList(Page):
    """The list of the computer's players, with the buttons for changing it.

    A *transfer* is an export or import in progress.

    Attributes:
        foot: the buttons for the dialog's foot.
        folder: the button that opens the folder of the last export; hidden before an export.
        bar: the progress bar of a transfer; hidden otherwise.
        cancel: the button that cancels a transfer; hidden otherwise.
        list: the list of the players.

    Signals:
        chosen(str): the player with this id is to play.
    """

    chosen = Signal(str)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile = profile
        self._note = label(self, "soft", wrap=True)
        self._names: dict[str, str] = {}
        self._message: Message | None = None
        self._message_label = label(self, wrap=True)
        self._exported: Path | None = None
        self.folder = button(self, "", self._open_folder, "folder")
        self._transfer: Transfer | None = None
        self.bar = QProgressBar(self)
        self.bar.setRange(0, BAR_STEPS)
        self.bar.setTextVisible(False)
        self.cancel = button(self, "", self._cancel)
        self._show_transfer(None)
        self.list = PortraitShelf(self)
        self.add = button(self, "", self._ask_new, "plus")
        self.edit = button(self, "", self._ask_changes)
        self.remove = button(self, "", self._ask_remove, "trash")
        self.play = button(self, "", self._switch_player)
        self.more = button(self, "", self._open_more, "menu")
        self.menu = PopupMenu(self.more)
        self.remove.hide()  # the menu offers it
        self.foot = (self.play, self.add, self.edit, self.more)
        ListCursor(self.list)
        self.list.currentRowChanged.connect(lambda _: self._update_buttons())
        self.list.itemActivated.connect(lambda _: self._switch_player())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(8))
        column.addWidget(self._note)
        column.addWidget(self.list, 1)
        message_row = QHBoxLayout()
        message_row.setSpacing(appearance.scaled(8))
        message_row.addWidget(self._message_label, 1)
        message_row.addWidget(self.folder)
        column.addLayout(message_row)
        progress_row = QHBoxLayout()
        progress_row.setSpacing(appearance.scaled(8))
        progress_row.addWidget(self.bar, 1)
        progress_row.addWidget(self.cancel)
        column.addLayout(progress_row)
        self.refresh(profile.player_id)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._note.setText(
            render(N_("PlayerList", "Each player has their own matches, results and preferences."))
        )
        self._message_label.setText(render(self._message) if self._message is not None else "")
        self._message_label.setVisible(self._message is not None)
        self.folder.setText(render(OPEN_FOLDER))
        self.folder.setVisible(self._message is not None and self._exported is not None)
        self.list.setAccessibleName(render(N_("PlayerList", "Players")))
        self.add.setText(render(N_("PlayerList", "Add player")))
        self.edit.setText(render(N_("PlayerList", "Edit")))
        self.edit.setToolTip(render(N_("PlayerList", "Change the name and portrait")))
        self.remove.setText(render(N_("PlayerList", "Remove")))
        self.play.setText(render(N_("PlayerList", "Switch player")))
        self.more.setText(render(N_("PlayerList", "More")))
        self.cancel.setText(render(N_("PlayerList", "Cancel")))
        self.bar.setAccessibleName(render(N_("PlayerList", "Progress")))
        self._update_items()
        self._update_buttons()

    def refresh(self, selected: str) -> None:
        """Reads the players again, and selects the player with the id `selected`."""
        self.list.clear()
        settings = self._profile.settings  # they may be newer than the stored ones
        for entry in players.all_players(self._profile.home):
            if entry.id == self._profile.player_id:
                entry = replace(entry, name=settings.player_name, portrait=settings.portrait)  # noqa: PLW2901
            item = QListWidgetItem()
            item.setData(ENTRY_ROLE, entry)
            self.list.addItem(item)
            if entry.id == selected:
                self.list.setCurrentItem(item)
        self.retranslate()

    def selected(self) -> PlayerEntry | None:
        """Returns the selected player; None if no player is selected."""
        item = chosen_item(self.list)
        entry: PlayerEntry | None = item.data(ENTRY_ROLE) if item is not None else None
        return entry

    def _update_items(self) -> None:
        self._names = self._distinct_names()
        self.list.update_sizes()
        for row in range(self.list.count()):
            item = self.list.item(row)
            entry: PlayerEntry = item.data(ENTRY_ROLE)
            name = words = self._names[entry.id]
            is_current = entry.id == self._profile.player_id
            if is_current:
                words = render(N_("PlayerList", "{player} (playing now)").of(player=name))
            item.setText(words)
            item.setToolTip(plain_tip(words))
            item.setData(NAME_ROLE, name)
            item.setData(PLAYS_ROLE, is_current)
            item.setSizeHint(cell_size())

    def _distinct_names(self) -> dict[str, str]:
        """Returns the names of all players in the list by id, in the current language.

        Equal names are made different.
        """
        entries = [self.list.item(row).data(ENTRY_ROLE) for row in range(self.list.count())]
        names = players.names_in_list(entries)
        return {
            player: name if isinstance(name, str) else render(name)
            for player, name in names.items()
        }

    def _update_buttons(self) -> None:
        """Enables the buttons for the selected player; a tooltip says why a player cannot be
        removed."""
        entry = self.selected()
        is_current = entry is not None and entry.id == self._profile.player_id
        is_first = entry is not None and entry.id == players.FIRST_PLAYER_ID
        self.play.setEnabled(entry is not None and not is_current)
        self.edit.setEnabled(entry is not None)
        self.remove.setEnabled(entry is not None and not is_current and not is_first)
        remove_tip = render(
            N_(
                "PlayerList",
                "Takes the player off this list. Their matches and results are kept in a folder.",
            )
        )
        if is_first:
            remove_tip = render(
                N_("PlayerList", "The first player on this computer cannot be removed.")
            )
        elif is_current:
            remove_tip = render(N_("PlayerList", "Switch to another player first."))
        self.remove.setToolTip(remove_tip)

    def _switch_player(self) -> None:
        entry = self.selected()
        if entry is not None and self.play.isEnabled():
            self.chosen.emit(entry.id)

    def add_player(self, name: str, portrait: str) -> None:
        """Adds a player without switching to them; shows the reason if this fails."""
        settings = players.new_settings(self._profile.settings, name, portrait)
        try:
            player = players.add(self._profile.home, settings)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        self._message = None
        self.refresh(player)

    def change_player(self, entry: PlayerEntry, name: str, portrait: str) -> None:
        """Changes the name and portrait of a player; shows the reason if this fails."""
        profile = self._profile
        self._message = None
        try:
            if entry.id == profile.player_id:
                profile.change(replace(profile.settings, player_name=name, portrait=portrait))
            else:
                players.change(profile.home, entry.id, name, portrait)
        except files.FileError as problem:
            self.say(problem.reason)
        self.refresh(entry.id)

    def remove_player(self, entry: PlayerEntry) -> None:
        """Removes a player from the list; shows where their data is, or the reason if this
        fails."""
        try:
            folder = players.remove(self._profile.home, entry.id)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        pattern = N_("player", "{player} was removed. Their data stays in the folder {folder}.")
        self._exported = None
        self._message = pattern.of(player=self._names.get(entry.id, entry.name), folder=str(folder))
        self.refresh(self._profile.player_id)

    def _open_more(self) -> None:
        """Shows the menu of further commands above its button."""
        self.fill_menu()
        corner = self.more.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Fills the menu with export, import and removal."""
        self.menu.clear()
        self.menu.setToolTipsVisible(True)
        can_remove = self.remove.isEnabled()
        for image, title, action_method, is_enabled in (
            ("export", render(N_("PlayerList", "Export player")), self._ask_export, True),
            ("import", render(N_("PlayerList", "Import player")), self._ask_import, True),
            ("trash", render(N_("PlayerList", "Remove player")), self._ask_remove, can_remove),
        ):
            action = QAction(icon(image), title, self.menu)
            action.setEnabled(is_enabled)
            if not is_enabled:
                action.setToolTip(self.remove.toolTip())
            action.triggered.connect(lambda _=False, act=action_method: act())
            self.menu.addAction(action)

    def _ask_export(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        start = Path.home() / f"{_file_name(entry.name)}{player_file.SUFFIX}"
        title = render(N_("PlayerList", "Export player"))
        path = ask_save_path(self.window(), title, start, self._file_filter())
        if path is not None:
            self.export_to(entry, path)

    def _ask_import(self) -> None:
        title, start = render(N_("PlayerList", "Import player")), str(Path.home())
        name, _ = QFileDialog.getOpenFileName(self.window(), title, start, self._file_filter())
        if name:
            self.import_from(Path(name))

    def _file_filter(self) -> str:
        return render(N_("PlayerList", "Players (*.wizardtable-player)"))

    def export_to(self, entry: PlayerEntry, path: Path) -> None:
        """Writes all data of a player into one file, then shows where the file is.

        Args:
            entry: the player.
            path: the path of the file; it gets the ending of player files if it lacks it.
        """
        target = with_ending(path, SUFFIX)
        transfer = self._transfer_until_quit(player_file.EXPORT_CANCELLED)
        self._begin_transfer(N_("player", "Writing “{file}”…").of(file=target.name), transfer)
        name = self._names.get(entry.id, entry.name)

        def finish(_: object) -> None:
            self._end_transfer(
                EXPORT_DONE.of(player=name, file=target.name, folder=str(target.parent))
            )
            self._exported = target
            self.retranslate()

        work = FileWork(
            lambda: player_file.export(entry.data, entry.name, target, transfer),
            finish,
            self._end_transfer,
            self,
        )
        work.polled.connect(self._show_progress)

    def import_from(self, path: Path) -> None:
        """Imports a player from a file; first asks if there is a player with the same name."""
        self._begin_transfer(READING_FILE.of(file=path.name))

        def continue_with_name(name: str) -> None:
            self._finish_transfer()
            same_name = [
                entry for entry in players.all_players(self._profile.home) if entry.name == name
            ]
            replaceable = [entry for entry in same_name if entry.id != players.FIRST_PLAYER_ID]
            if name and replaceable:
                self._ask_replace(path, replaceable[-1])
            else:
                self.add_from(path)

        FileWork(lambda: player_file.name_in(path), continue_with_name, self._end_transfer, self)

    def add_from(self, path: Path, replaced: PlayerEntry | None = None) -> None:
        """Adds the player of a file; shows the reason if this fails.

        `replaced` is a player whom the new one replaces, and whose data stays in a folder; None to
        keep all players.
        """
        home = self._profile.home
        transfer = self._transfer_until_quit(player_file.IMPORT_CANCELLED)
        self._begin_transfer(READING_FILE.of(file=path.name), transfer)

        def finish(player: str) -> None:
            self._end_transfer(N_("player", "{player} was added.").of(player=self._name_of(player)))
            if replaced is not None:
                self._replace(replaced, player)
            else:
                self.refresh(player)

        work = FileWork(
            lambda: player_file.add(home, path, transfer), finish, self._end_transfer, self
        )
        work.polled.connect(self._show_progress)

    def _name_of(self, player: str) -> str:
        """Returns the name of a player as the list will show it; `player` is the id."""
        name = players.names_in_list(players.all_players(self._profile.home))[player]
        return name if isinstance(name, str) else render(name)

    def _replace(self, old: PlayerEntry, new: str) -> None:
        """Removes the replaced player; if the program ends before this, both players stay."""
        if old.id == self._profile.player_id:
            self.chosen.emit(new)
        if old.id != self._profile.player_id:
            self.remove_player(old)
            self.refresh(new)

    def _ask_replace(self, path: Path, old: PlayerEntry) -> None:
        question = N_(
            "PlayerList",
            "There is already a player named {player}. Replace them? Their old data "
            "will be kept in a folder.",
        ).of(player=old.name)
        title = render(N_("PlayerList", "Import player"))
        box = QuestionSheet(self.window(), title, render(question))
        box.offer(N_("PlayerList", "Cancel"), Reply.NO)
        box.offer(N_("PlayerList", "Replace"), Reply.OTHER, lambda: self.add_from(path, old))
        box.offer(N_("PlayerList", "Keep both"), Reply.YES, lambda: self.add_from(path), first=True)
        box.ask()

    def _begin_transfer(self, message: Message, transfer: Transfer | None = None) -> None:
        self.more.setEnabled(False)
        self._show_transfer(transfer)
        self.say(message)

    def _end_transfer(self, message: Message) -> None:
        self._finish_transfer()
        self.say(message)

    def _finish_transfer(self) -> None:
        """Allows the next transfer."""
        self.more.setEnabled(True)
        self._show_transfer(None)
        self._message = None
        self.retranslate()

    def _show_transfer(self, transfer: Transfer | None) -> None:
        """Shows the progress of a transfer; None hides the progress bar."""
        self._transfer = transfer
        self.bar.setValue(0)
        self.cancel.setEnabled(True)
        self.bar.setVisible(transfer is not None)
        self.cancel.setVisible(transfer is not None)

    def _show_progress(self) -> None:
        if self._transfer is not None:
            self.bar.setValue(round(BAR_STEPS * self._transfer.share))

    @staticmethod
    def _transfer_until_quit(cancelled: Message) -> Transfer:
        """Returns a transfer that is cancelled at the end of the program, which its thread would
        delay."""
        transfer = Transfer(cancelled)
        program = QCoreApplication.instance()
        assert program is not None, "there is a window"
        program.aboutToQuit.connect(transfer.cancel)
        return transfer

    def _cancel(self) -> None:
        if self._transfer is not None:
            self._transfer.cancel()
            self.cancel.setEnabled(False)

    def say(self, message: Message) -> None:
        """Shows a message below the list, and lets screen readers speak it."""
        self._exported = None
        self._message = message
        self.retranslate()
        announce(self, self._message_label.text(), Urgency.ANSWER)

    def _open_folder(self) -> None:
        if self._exported is not None:
            open_folder(self._exported)

    def _ask_new(self) -> None:
        title, agree = N_("player", "New player"), N_("player", "Add")
        self._open_form(title, agree, "", "", self.add_player)

    def _ask_changes(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        title, agree = N_("player", "Name and portrait"), N_("player", "Done")

        def change(name: str, portrait: str) -> None:
            self.change_player(entry, name, portrait)

        self._open_form(title, agree, entry.name, entry.portrait, change)

    def _open_form(
        self,
        title: Message,
        agree: Message,
        name: str,
        portrait: str,
        submit: Callable[[str, str], None],
    ) -> None:
        others = [entry.portrait for entry in players.all_players(self._profile.home)]
        form = PlayerForm(title, agree, name, portrait, self.window(), others)
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(lambda: submit(form.person.typed, form.person.portrait.portrait))
        form.open()

    def _ask_remove(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        question = N_(
            "PlayerList",
            "Remove {player} from this computer? Their matches and results will be "
            "kept in a folder, but no longer shown.",
        ).of(player=self._names[entry.id])
        title = render(N_("PlayerList", "Remove player"))
        box = QuestionSheet(self.window(), title, render(question))
        box.offer(N_("PlayerList", "Remove"), Reply.YES, lambda: self.remove_player(entry))
        box.offer(N_("PlayerList", "Keep"), Reply.NO, first=True)
        box.ask()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._update_items()


def _file_name(name: str) -> str:
    """Returns a file name for a player that is valid on every system."""
    safe_name = "".join(letter for letter in name if letter.isalnum() or letter in " -").strip()
    if not safe_name:
        return "wizardtable"
    return f"wizardtable {safe_name}" if files.is_device_name(safe_name) else safe_name


def of_player(profile: Profile, _services: Services, parent: QWidget) -> PlayerList:
    """Returns the tab's page for the current player."""
    return PlayerList(profile, parent)
