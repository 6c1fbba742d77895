# SPDX-License-Identifier: MIT
"""The players of this computer: who plays, who else could, and how to add or remove one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store.player import player_file, players
from wizardtable.store.player.player_file import SUFFIX
from wizardtable.store.player.players import PlayerEntry
from wizardtable.store.player.transfer import Transfer
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.file_work import FileWork
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, ask_place, open_folder, with_ending
from wizardtable.ui.player.player_form import PlayerForm
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Page, button, label

ENTRY = Qt.ItemDataRole.UserRole
"""The role under which an item keeps its `PlayerEntry`."""

SIDE = 36
"""Pixels at 100 % of a portrait."""

BAR_STEPS = 1000
"""Steps of the bar that shows the progress of an import or export."""

READING = N_("player", "Reading “{file}”…")

EXPORTED = N_(
    "player",
    "All of {player}’s data is in “{file}”, in {folder}. Import the file on another computer.",
)


class PlayerList(Page):
    """Everybody who plays on this computer, with what can be done.

    Attributes:
        foot: the buttons, for the dialog's foot.
        folder: opens the folder of the file that was exported last; hidden before.
        bar, cancel: the progress of an import or export, and the button that cancels it; hidden
            otherwise.

    Signals:
        chosen(str): the player with this id is to play.
    """

    chosen = Signal(str)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile = profile
        self._note = label(self, "soft", wrap=True)
        self._names: dict[str, str] = {}
        self._said: Message | None = None
        self._saying = label(self, wrap=True)
        self._exported: Path | None = None
        self.folder = button(self, "", self._open_folder, "folder")
        self._transfer: Transfer | None = None
        self.bar = QProgressBar(self)
        self.bar.setRange(0, BAR_STEPS)
        self.bar.setTextVisible(False)
        self.cancel = button(self, "", self._cancel)
        self._show_transfer(None)
        self.list = QListWidget(self)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self.list)
        self.add = button(self, "", self._ask_new, "plus")
        self.edit = button(self, "", self._ask_other)
        self.remove = button(self, "", self._ask_remove, "trash")
        self.play = button(self, "", self._choose)
        self.more = button(self, "", self._open_more, "menu")
        self.menu = QMenu(self.more)
        self.remove.hide()  # it is in the menu
        self.foot = (self.play, self.add, self.edit, self.more)
        self.list.currentRowChanged.connect(lambda _: self._allow())
        self.list.itemActivated.connect(lambda _: self._choose())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(8))
        rows.addWidget(self._note)
        rows.addWidget(self.list, 1)
        said = QHBoxLayout()
        said.setSpacing(appearance.scaled(8))
        said.addWidget(self._saying, 1)
        said.addWidget(self.folder)
        rows.addLayout(said)
        progress = QHBoxLayout()
        progress.setSpacing(appearance.scaled(8))
        progress.addWidget(self.bar, 1)
        progress.addWidget(self.cancel)
        rows.addLayout(progress)
        self.refresh(profile.player_id)

    def refresh(self, selected: str) -> None:
        """Read again who there is, and select one."""
        self.list.clear()
        now = self._profile.settings  # as they are, whether they could be stored or not
        for entry in players.all_players(self._profile.home):
            if entry.id == self._profile.player_id:
                entry = replace(entry, name=now.player_name, portrait=now.portrait)  # noqa: PLW2901
            item = QListWidgetItem()
            item.setData(ENTRY, entry)
            self.list.addItem(item)
            if entry.id == selected:
                self.list.setCurrentItem(item)
        self.retranslate()

    def selected(self) -> PlayerEntry | None:
        """Whom the buttons are about."""
        item = self.list.currentItem()
        found: PlayerEntry | None = item.data(ENTRY) if item is not None else None
        return found

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the portraits grow with the writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._note.setText(
            render(N_("PlayerList", "Each player has their own matches, results and preferences."))
        )
        self._saying.setText(render(self._said) if self._said is not None else "")
        self._saying.setVisible(self._said is not None)
        self.folder.setText(render(OPEN_FOLDER))
        self.folder.setVisible(self._said is not None and self._exported is not None)
        self.list.setAccessibleName(render(N_("PlayerList", "Players")))
        self.add.setText(render(N_("PlayerList", "Add player")))
        self.edit.setText(render(N_("PlayerList", "Edit")))
        self.edit.setToolTip(render(N_("PlayerList", "Change the name and portrait")))
        self.remove.setText(render(N_("PlayerList", "Remove")))
        self.play.setText(render(N_("PlayerList", "Switch player")))
        self.more.setText(render(N_("PlayerList", "More")))
        self.cancel.setText(render(N_("PlayerList", "Cancel")))
        self.bar.setAccessibleName(render(N_("PlayerList", "Progress")))
        self._draw()
        self._allow()

    def _draw(self) -> None:
        self._names = self._told_apart()
        side = appearance.scaled(SIDE)
        self.list.setIconSize(QSize(side, side))
        for row in range(self.list.count()):
            item = self.list.item(row)
            entry: PlayerEntry = item.data(ENTRY)
            name = self._names[entry.id]
            if entry.id == self._profile.player_id:
                name = render(N_("PlayerList", "{player} (playing now)")).replace("{player}", name)
            item.setText(name)
            known = entry.portrait in PORTRAITS
            item.setIcon(portrait_icon(entry.portrait, SIDE) if known else icon("person"))
            item.setSizeHint(QSize(0, side + appearance.scaled(14)))

    def _told_apart(self) -> dict[str, str]:
        """Returns the names of all players in the list by id, in the current language."""
        entries = [self.list.item(row).data(ENTRY) for row in range(self.list.count())]
        names = players.names_in_list(entries)
        return {
            player: name if isinstance(name, str) else render(name)
            for player, name in names.items()
        }

    def _allow(self) -> None:
        """Offer what can be done with the selected player, and say why where it cannot."""
        entry = self.selected()
        now = entry is not None and entry.id == self._profile.player_id
        first = entry is not None and entry.id == players.FIRST
        self.play.setEnabled(entry is not None and not now)
        self.edit.setEnabled(entry is not None)
        self.remove.setEnabled(entry is not None and not now and not first)
        told = render(
            N_(
                "PlayerList",
                "Takes the player off this list. The player’s matches and results are kept in a "
                "folder.",
            )
        )
        if first:
            told = render(N_("PlayerList", "The first player on this computer cannot be removed."))
        elif now:
            told = render(N_("PlayerList", "Switch to another player first."))
        self.remove.setToolTip(told)

    def _choose(self) -> None:
        entry = self.selected()
        if entry is not None and self.play.isEnabled():
            self.chosen.emit(entry.id)

    def add_player(self, name: str, portrait: str) -> None:
        """Add a player, who does not play yet; says what is wrong if that fails."""
        settings = players.new_settings(self._profile.settings, name, portrait)
        try:
            player = players.add(self._profile.home, settings)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        self._said = None
        self.refresh(player)

    def change_player(self, entry: PlayerEntry, name: str, portrait: str) -> None:
        """Give a player another name and portrait; says what is wrong if that fails."""
        profile = self._profile
        self._said = None
        try:
            if entry.id == profile.player_id:
                profile.change(replace(profile.settings, player_name=name, portrait=portrait))
            else:
                players.change(profile.home, entry.id, name, portrait)
        except files.FileError as problem:
            self.say(problem.reason)
        self.refresh(entry.id)

    def remove_player(self, entry: PlayerEntry) -> None:
        """Take a player off the list; says where their data are, or what is wrong."""
        try:
            folder = players.remove(self._profile.home, entry.id)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        told = N_("player", "{player} was removed. Their data stays in the folder {folder}.")
        self._exported = None
        self._said = told.of(player=self._names.get(entry.id, entry.name), folder=str(folder))
        self.refresh(self._profile.player_id)

    def _open_more(self) -> None:
        """Show the menu of what else can be done, above its button."""
        self.fill_menu()
        corner = self.more.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Put into the menu how a player is taken to another computer, and off this one."""
        self.menu.clear()
        self.menu.setToolTipsVisible(True)
        removable = self.remove.isEnabled()
        for image, words, act, enabled in (
            ("export", render(N_("PlayerList", "Export player")), self._ask_export, True),
            ("import", render(N_("PlayerList", "Import player")), self._ask_import, True),
            ("trash", render(N_("PlayerList", "Remove player")), self._ask_remove, removable),
        ):
            action = QAction(icon(image), words, self.menu)
            action.setEnabled(enabled)
            if not enabled:
                action.setToolTip(self.remove.toolTip())
            action.triggered.connect(lambda _=False, act=act: act())
            self.menu.addAction(action)

    def _ask_export(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        start = Path.home() / f"{_file_name(entry.name)}{player_file.SUFFIX}"
        title = render(N_("PlayerList", "Export player"))
        path = ask_place(self.window(), title, start, self._kinds())
        if path is not None:
            self.export_to(entry, path)

    def _ask_import(self) -> None:
        title, start = render(N_("PlayerList", "Import player")), str(Path.home())
        name, _ = QFileDialog.getOpenFileName(self.window(), title, start, self._kinds())
        if name:
            self.import_from(Path(name))

    def _kinds(self) -> str:
        return render(N_("PlayerList", "Players (*.wizardtable-player)"))

    def export_to(self, entry: PlayerEntry, path: Path) -> None:
        """Write everything of a player into one file, whose name gets the ending of players if it
        lacks it. Says where it is once it is there, or what is wrong."""
        to = with_ending(path, SUFFIX)
        transfer = self._transfer_until_quit(player_file.EXPORT_CANCELLED)
        self._begin(N_("player", "Writing “{file}”…").of(file=to.name), transfer)
        name = self._names.get(entry.id, entry.name)

        def done(_: object) -> None:
            self._end(EXPORTED.of(player=name, file=to.name, folder=str(to.parent)))
            self._exported = to
            self.retranslate()

        work = FileWork(
            lambda: player_file.export(entry.data, entry.name, to, transfer),
            done,
            self._end,
            self,
        )
        work.looked.connect(self._show_progress)

    def import_from(self, path: Path) -> None:
        """Make a player of a file; asks first if there is one of that name, and says what is wrong
        if that fails."""
        self._begin(READING.of(file=path.name))

        def named(name: str) -> None:
            self._rest()
            same = [one for one in players.all_players(self._profile.home) if one.name == name]
            others = [one for one in same if one.id != players.FIRST]
            if name and others:
                self._ask_replace(path, others[-1])
            else:
                self.add_from(path)

        FileWork(lambda: player_file.name_in(path), named, self._end, self)

    def add_from(self, path: Path, instead: PlayerEntry | None = None) -> None:
        """Make a player of a file, who takes the place of another one if that is given: what that
        one had is kept in a folder."""
        home = self._profile.home
        transfer = self._transfer_until_quit(player_file.IMPORT_CANCELLED)
        self._begin(READING.of(file=path.name), transfer)

        def done(player: str) -> None:
            self._end(N_("player", "{player} was added.").of(player=self._name_of(player)))
            if instead is not None:
                self._replace(instead, player)
            else:
                self.refresh(player)

        work = FileWork(lambda: player_file.add(home, path, transfer), done, self._end, self)
        work.looked.connect(self._show_progress)

    def _name_of(self, player: str) -> str:
        """Returns the name of a player who has just been added, as the list will show it."""
        name = players.names_in_list(players.all_players(self._profile.home))[player]
        return name if isinstance(name, str) else render(name)

    def _replace(self, old: PlayerEntry, new: str) -> None:
        """Take the one who was replaced off the list. Killed before that, both are there."""
        if old.id == self._profile.player_id:
            self.chosen.emit(new)
        if old.id != self._profile.player_id:
            self.remove_player(old)
            self.refresh(new)

    def _ask_replace(self, path: Path, old: PlayerEntry) -> None:
        question = render(
            N_(
                "PlayerList",
                "There is already a player named {player}. Replace them? The replaced player’s "
                "data is kept in a folder.",
            )
        ).replace("{player}", old.name)
        title = render(N_("PlayerList", "Import player"))
        box = QuestionSheet(self.window(), title, question)
        box.offer(N_("PlayerList", "Cancel"), Reply.NO)
        box.offer(N_("PlayerList", "Replace"), Reply.OTHER, lambda: self.add_from(path, old))
        box.offer(N_("PlayerList", "Keep both"), Reply.YES, lambda: self.add_from(path), first=True)
        box.ask()

    def _begin(self, message: Message, transfer: Transfer | None = None) -> None:
        self.more.setEnabled(False)
        self._show_transfer(transfer)
        self.say(message)

    def _end(self, message: Message) -> None:
        self._rest()
        self.say(message)

    def _rest(self) -> None:
        """Let the next file be chosen."""
        self.more.setEnabled(True)
        self._show_transfer(None)
        self._said = None
        self.retranslate()

    def _show_transfer(self, transfer: Transfer | None) -> None:
        """Show the progress of a transfer, or none."""
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
        """A transfer that is cancelled when the program is left: its thread would keep it
        running."""
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
        """Say a sentence below the list."""
        self._exported = None
        self._said = message
        self.retranslate()
        announce(self, self._saying.text())

    def _open_folder(self) -> None:
        if self._exported is not None:
            open_folder(self._exported)

    def _ask_new(self) -> None:
        title, agree = N_("player", "New player"), N_("player", "Add")
        self._ask(title, agree, "", "", self.add_player)

    def _ask_other(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        title, agree = N_("player", "Name and portrait"), N_("player", "Done")

        def change(name: str, portrait: str) -> None:
            self.change_player(entry, name, portrait)

        self._ask(title, agree, entry.name, entry.portrait, change)

    def _ask(
        self,
        title: Message,
        agree: Message,
        name: str,
        portrait: str,
        do: Callable[[str, str], None],
    ) -> None:
        others = [entry.portrait for entry in players.all_players(self._profile.home)]
        form = PlayerForm(title, agree, name, portrait, self.window(), others)
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(lambda: do(form.person.typed, form.person.portrait.portrait))
        form.open()

    def _ask_remove(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        question = render(
            N_(
                "PlayerList",
                "Remove {player} from this computer? Their matches and results are kept in a "
                "folder, but no longer shown.",
            )
        ).replace("{player}", self._names[entry.id])
        title = render(N_("PlayerList", "Remove player"))
        box = QuestionSheet(self.window(), title, question)
        box.offer(N_("PlayerList", "Remove"), Reply.YES, lambda: self.remove_player(entry))
        box.offer(N_("PlayerList", "Keep"), Reply.NO, first=True)
        box.ask()


def _file_name(name: str) -> str:
    """A name as every system allows it for a file."""
    found = "".join(one for one in name if one.isalnum() or one in " -").strip()
    if not found:
        return "wizardtable"
    return f"wizardtable {found}" if files.is_device_name(found) else found


def of_player(profile: Profile, _services: Services, parent: QWidget) -> PlayerList:
    """Returns the page of the current player."""
    return PlayerList(profile, parent)
