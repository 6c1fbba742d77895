# SPDX-License-Identifier: MIT
"""The players of this computer: who plays, who else could, and how to add or remove one."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMessageBox, QVBoxLayout, QWidget

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store import players
from wizardtable.store.players import PlayerEntry
from wizardtable.ui.player.player_form import PlayerForm
from wizardtable.ui.session import Session
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.message_box import MessageBox
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Page, button, label

ENTRY = Qt.ItemDataRole.UserRole
"""The role under which an item keeps its `PlayerEntry`."""

SIDE = 36
"""Pixels at 100 % of a portrait."""


class PlayerList(Page):
    """Everybody who plays on this computer, with what can be done.

    Attributes:
        foot: the buttons, for the dialog's foot.

    Signals:
        chosen(str): the player with this id is to play.
    """

    chosen = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._note = label(self, "soft", wrap=True)
        self._said: Message | None = None
        self._saying = label(self, wrap=True)
        self.list = QListWidget(self)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self.list)
        self.add = button(self, "", self._ask_new, "plus")
        self.edit = button(self, "", self._ask_other)
        self.remove = button(self, "", self._ask_remove, "trash")
        self.play = button(self, "", self._choose)
        self.foot = (self.play, self.add, self.edit, self.remove)
        self.list.currentRowChanged.connect(lambda _: self._allow())
        self.list.itemActivated.connect(lambda _: self._choose())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(8))
        rows.addWidget(self._note)
        rows.addWidget(self.list, 1)
        rows.addWidget(self._saying)
        self.refresh(session.player_id)

    def refresh(self, selected: str) -> None:
        """Read again who there is, and select one."""
        self.list.clear()
        now = self._session.settings  # as they are, whether they could be stored or not
        for entry in players.all_players(self._session.home):
            if entry.id == self._session.player_id:
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
        self._note.setText(self.tr("Each player has their own matches, results and preferences."))
        self._saying.setText(render(self._said) if self._said is not None else "")
        self._saying.setVisible(self._said is not None)
        self.list.setAccessibleName(self.tr("Players"))
        self.add.setText(self.tr("Add player"))
        self.edit.setText(self.tr("Edit"))
        self.edit.setToolTip(self.tr("Change the name and the portrait"))
        self.remove.setText(self.tr("Remove"))
        self.play.setText(self.tr("Switch player"))
        self._draw()
        self._allow()

    def _draw(self) -> None:
        side = appearance.scaled(SIDE)
        self.list.setIconSize(QSize(side, side))
        for row in range(self.list.count()):
            item = self.list.item(row)
            entry: PlayerEntry = item.data(ENTRY)
            name = self._name(entry)
            if entry.id == self._session.player_id:
                name = self.tr("{player} (playing now)").replace("{player}", name)
            item.setText(name)
            known = entry.portrait in PORTRAITS
            item.setIcon(portrait_icon(entry.portrait, SIDE) if known else icon("person"))
            item.setSizeHint(QSize(0, side + appearance.scaled(14)))

    def _name(self, entry: PlayerEntry) -> str:
        return entry.name or self.tr("No name yet")

    def _allow(self) -> None:
        """Offer what can be done with the selected player, and say why where it cannot."""
        entry = self.selected()
        now = entry is not None and entry.id == self._session.player_id
        first = entry is not None and entry.id == players.FIRST
        self.play.setEnabled(entry is not None and not now)
        self.edit.setEnabled(entry is not None)
        self.remove.setEnabled(entry is not None and not now and not first)
        told = self.tr("Their matches and results are kept in a folder.")
        if first:
            told = self.tr("The first player of this computer cannot be removed.")
        elif now:
            told = self.tr("Switch to another player first.")
        self.remove.setToolTip(told)

    def _choose(self) -> None:
        entry = self.selected()
        if entry is not None and self.play.isEnabled():
            self.chosen.emit(entry.id)

    def add_player(self, name: str, portrait: str) -> None:
        """Add a player, who does not play yet; says what is wrong if that fails."""
        settings = players.new_settings(self._session.settings, name, portrait)
        try:
            player = players.add(self._session.home, settings)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        self._said = None
        self.refresh(player)

    def change_player(self, entry: PlayerEntry, name: str, portrait: str) -> None:
        """Give a player another name and portrait; says what is wrong if that fails."""
        session = self._session
        self._said = None
        try:
            if entry.id == session.player_id:
                session.change(replace(session.settings, player_name=name, portrait=portrait))
            else:
                players.change(session.home, entry.id, name, portrait)
        except files.FileError as problem:
            self.say(problem.reason)
        self.refresh(entry.id)

    def remove_player(self, entry: PlayerEntry) -> None:
        """Take a player off the list; says where their data are, or what is wrong."""
        try:
            folder = players.remove(self._session.home, entry.id)
        except files.FileError as problem:
            self.say(problem.reason)
            return
        told = N_("player", "{player} was removed. Their data stays in the folder {folder}.")
        self._said = told.of(player=self._name(entry), folder=str(folder))
        self.refresh(self._session.player_id)

    def say(self, message: Message) -> None:
        """Say a sentence below the list."""
        self._said = message
        self.retranslate()

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
        form = PlayerForm(title, agree, name, portrait, self.window())
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(lambda: do(form.typed, form.portrait.portrait))
        form.open()

    def _ask_remove(self) -> None:
        entry = self.selected()
        if entry is None:
            return
        question = self.tr(
            "Remove {player} from this computer? Their matches and results are kept in a folder, "
            "but no longer shown."
        ).replace("{player}", self._name(entry))
        title = self.tr("Remove player")
        box = MessageBox(QMessageBox.Icon.Question, title, question, parent=self.window())
        box.setTextFormat(Qt.TextFormat.PlainText)
        yes = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole))
        yes.clicked.connect(lambda _=False: self.remove_player(entry))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
