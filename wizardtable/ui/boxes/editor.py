# SPDX-License-Identifier: MIT
"""The room in which a player enters a box: its entries, a picture of each, and its fields."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import files, override
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import (
    MAX_TITLE_LETTERS,
    BoxEntry,
    BoxForm,
    Draft,
    FieldKind,
    Remark,
    Value,
)
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store import own_boxes
from wizardtable.ui.boxes.changes import Changes
from wizardtable.ui.boxes.entry_fields import EntryFields
from wizardtable.ui.boxes.entry_view import EntryView
from wizardtable.ui.boxes.proof_sheet import ask_and_print
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, Ornament, button, in_scroll_area, label

SAVE_MS = 400
"""Milliseconds after the last change before the box is saved."""

MAX_SECTIONS_IN_ROW = 3
"""The most buttons of sections that stand in one row; more stand in rows of two."""

MAX_SHOWN_REMARKS = 4
"""The most remarks about the whole box that are shown at once."""


def _row(*parts: QWidget) -> QHBoxLayout:
    """Returns a row with parts side by side; a field takes the room that is left."""
    row = QHBoxLayout()
    row.setSpacing(appearance.scaled(8))
    for part in parts:
        row.addWidget(part, int(isinstance(part, QLineEdit)))
    return row


def _two_columns(parts: Sequence[QWidget]) -> QGridLayout:
    """Returns rows of two parts side by side, or a single row of up to three."""
    columns = len(parts) if len(parts) <= MAX_SECTIONS_IN_ROW else 2
    grid = QGridLayout()
    grid.setSpacing(appearance.scaled(6))
    for number, part in enumerate(parts):
        grid.addWidget(part, number // columns, number % columns)
    return grid


class BoxEditor(Dialog):
    """Shows one box and lets the player change it; every change is saved.

    Attributes:
        path: the file of the box.
        title_field: the title of the box.
        list: the entries of the shown section.
        fields: the fields of the chosen entry, by section.
        fast_field: takes an entry in one line; hidden for sections without fast entry.
        remarks_label: what is missing or odd in the whole box.
    """

    material = Material.FELT

    def __init__(self, spec: GameSpec, path: Path, draft: Draft, parent: QWidget) -> None:
        super().__init__(parent, 1180, 720)
        assert spec.own_file_reader is not None
        self._spec, self.path = spec, path
        self._form: BoxForm = spec.own_file_reader.form
        self._changes = Changes(draft)
        self._saved_draft = draft
        self._awaits_new = False  # whether the next line of fast entry is for a new last entry
        self._is_adding = False  # whether a correction leads back to new entries
        self._section = self._place = 0
        self._remarks: list[Remark] = []
        self._save_timer = timers.single(self, SAVE_MS)
        self._save_timer.timeout.connect(self.save)
        self._heading = label(self, "title")
        self._title_label = label(self, "soft")
        self.title_field = QLineEdit(self)
        self.title_field.setMaxLength(MAX_TITLE_LETTERS)
        self.title_field.textEdited.connect(self._change_title)
        self.undo_button = button(self, "plain", self.undo, "undo")
        self.redo_button = button(self, "plain", self.redo, "redo")
        self.section_buttons = [
            button(self, "", partial(self.show_section, place))
            for place in range(len(self._form.sections))
        ]
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self.list)
        self.list.currentRowChanged.connect(self._choose)
        self.add_button = button(self, "", self.add_entry, "plus")
        self.remove_button = button(self, "", self.remove_entry, "trash")
        self.view = EntryView(spec, self)
        self.view.clicked.connect(self._click_piece)
        self._name_label = label(self, "heading", wrap=True)
        self._entry_remarks = label(self, "problem", wrap=True)
        self.fields = [EntryFields(section, self) for section in self._form.sections]
        self._fast_help = label(self, "soft", wrap=True)
        self.fast_field = QLineEdit(self)
        self.fast_field.returnPressed.connect(self._enter_fast)
        self.fast_field.installEventFilter(self)
        self.remarks_label = label(self, "", wrap=True)
        self.print_button = button(self, "", self._print, "print")
        self.next_button = button(self, "", self.go_to_next_remark, "next")
        self.done_button = button(self, "primary", self.accept)
        for fields in self.fields:
            fields.edited.connect(self._change_entry)
        self._lay_out()
        self._add_shortcuts()
        self.retranslate()
        self.list.setFocus()
        self.show_section(0)

    def _lay_out(self) -> None:
        head = _row(self._title_label, self.title_field, self.undo_button, self.redo_button)
        for made in self.section_buttons:
            made.setCheckable(True)
        left_column = QVBoxLayout()
        left_column.addLayout(_two_columns(self.section_buttons))
        left_column.addWidget(self.list, 1)
        left_column.addLayout(_row(self.add_button, self.remove_button))
        middle = QVBoxLayout()
        middle.addWidget(self._name_label)
        middle.addWidget(self.view, 1)
        middle.addWidget(self._entry_remarks)
        for words in (self._heading, self._name_label, self._entry_remarks):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        columns = QHBoxLayout()
        columns.setSpacing(appearance.scaled(16))
        columns.addLayout(left_column, 5)
        columns.addLayout(middle, 7)
        columns.addWidget(self._field_column(), 6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 16, 24, 16)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._heading)
        whole.addWidget(Ornament(self))
        whole.addLayout(head)
        whole.addLayout(columns, 1)
        whole.addWidget(self.remarks_label)
        whole.addLayout(ButtonRow((self.done_button,), (self.next_button, self.print_button)))

    def _field_column(self) -> QScrollArea:
        """Returns the fields of the chosen entry below the field for fast entry."""
        side = QWidget(self)
        side.setObjectName("clear")
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, appearance.scaled(8), 0)
        column.addWidget(self._fast_help)
        column.addWidget(self.fast_field)
        column.addSpacing(appearance.scaled(8))
        for fields in self.fields:
            column.addWidget(fields)
        column.addStretch()
        scroll = in_scroll_area(side)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def _add_shortcuts(self) -> None:
        keys: tuple[tuple[QKeySequence.StandardKey, Callable[[], None]], ...] = (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence.StandardKey.Print, self._print),
        )
        for key, act in keys:
            QShortcut(QKeySequence(key), self).activated.connect(act)

    @override
    def retranslate(self) -> None:
        title = render(N_("box editor", "My box"))
        game = render(self._spec.title)
        self.setWindowTitle(title)
        self._heading.setText(render(N_("box editor", "{game}: my box").of(game=game)))
        name = render(N_("box editor", "Name of the box"))
        self._title_label.setText(name)
        set_spoken_name(self.title_field, name)
        for made, words in (
            (self.undo_button, N_("box editor", "Undo")),
            (self.redo_button, N_("box editor", "Redo")),
        ):
            made.setToolTip(render(words))
            set_spoken_name(made, render(words))
        self.add_button.setText(render(N_("box editor", "Add")))
        self.remove_button.setText(render(N_("box editor", "Remove")))
        self.print_button.setText(render(N_("box editor", "Proof sheet…")))
        self.print_button.setToolTip(
            render(N_("box editor", "Saves all pictures as a PDF, to compare with the real ones"))
        )
        self.next_button.setText(render(N_("box editor", "Next remark")))
        self.done_button.setText(render(N_("box editor", "Done")))
        set_spoken_name(self.fast_field, render(N_("box editor", "Fast entry")))
        for fields in self.fields:
            fields.retranslate()
        self._refresh()

    # What is shown.

    @property
    def draft(self) -> Draft:
        """The box in its present state."""
        return self._changes.draft

    @property
    def entry(self) -> BoxEntry | None:
        """The chosen entry; None in an empty section."""
        entries = self.draft.entries[self._section]
        return entries[self._place] if self._place < len(entries) else None

    def words_about_entry(self) -> str:
        """Returns the remarks about the chosen entry as they are shown."""
        return self._entry_remarks.text()

    def show_section(self, section: int) -> None:
        """Shows the entries of a section.

        The first one is chosen; or the last one if all are checked and there is room for more, so
        that a box can be entered in several sittings.
        """
        entries = self.draft.entries[section]
        has_room = len(entries) < self._form.sections[section].most
        goes_on = bool(entries) and has_room and all(entry.is_checked for entry in entries)
        self._awaits_new = self._is_adding = goes_on
        self._section, self._place = section, len(entries) - 1 if goes_on else 0
        self._refresh()

    def choose(self, section: int, place: int) -> None:
        """Shows an entry."""
        self._awaits_new = False
        self._section, self._place = section, max(0, place)
        self._refresh()

    def _choose(self, row: int) -> None:
        if row >= 0:
            self._awaits_new = False
            self._place = row
            self._show_entry()

    def _refresh(self) -> None:
        """Shows the whole draft."""
        self._remarks = list(self._form.remarks(self.draft))
        if self.title_field.text().strip() != self.draft.title:
            self.title_field.setText(self.draft.title)
        self.undo_button.setEnabled(self._changes.can_undo)
        self.redo_button.setEnabled(self._changes.can_redo)
        sections = zip(self.section_buttons, self._form.sections, self.draft.entries, strict=True)
        for place, (made, section, entries) in enumerate(sections):
            words = N_("box editor", "{section}: {count}")
            made.setText(render(words.of(section=section.title, count=len(entries))))
            made.setChecked(place == self._section)
        self._show_list()
        self._show_entry()
        self._show_remarks()

    def _show_list(self) -> None:
        entries = self.draft.entries[self._section]
        self._place = min(self._place, max(0, len(entries) - 1))
        self.list.blockSignals(True)
        while self.list.count() > len(entries):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(entries):
            self.list.addItem(QListWidgetItem())
        for place, entry in enumerate(entries):
            self._show_row(place, entry)
        self.list.setCurrentRow(self._place if entries else -1)
        self.list.blockSignals(False)
        section = self._form.sections[self._section]
        self.list.setAccessibleName(render(section.title))
        can_add = not section.names
        self.add_button.setVisible(can_add)
        self.remove_button.setVisible(can_add)
        self.add_button.setEnabled(len(entries) < section.most)
        self.remove_button.setEnabled(bool(entries))

    def _show_row(self, place: int, entry: BoxEntry) -> None:
        item = self.list.item(place)
        name = render(self._form.name(self._section, place, entry))
        remarks = self._remarks_about(place)
        sign = "alert" if any(remark.is_error for remark in remarks) else ""
        sign = sign or ("ask" if remarks else "solved" if entry.is_checked else "")
        item.setText(f"{place + 1}.  {name}" if self._form.sections[self._section].most else name)
        item.setIcon(icon(sign) if sign else icon("blank_sign"))
        spoken = [name, *(render(remark.sentence) for remark in remarks)]
        if entry.is_checked:
            spoken.append(render(N_("box editor", "checked against the box")))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(spoken))

    def _show_entry(self) -> None:
        entry = self.entry
        section = self._form.sections[self._section]
        fields = self.fields[self._section]
        fields.show_entry(entry)
        for other in self.fields:
            other.setVisible(other is fields)
        self.view.show_entry(self.draft, self._section, self._place, entry)
        name = None if entry is None else self._form.name(self._section, self._place, entry)
        self._name_label.setText("" if name is None else render(name))
        sentences = [render(remark.sentence) for remark in self._remarks_about(self._place)]
        self._entry_remarks.setText(" ".join(sentences))
        self._fast_help.setVisible(section.fast_entry is not None)
        self.fast_field.setVisible(section.fast_entry is not None)
        if section.fast_entry is not None:
            words = N_("box editor", "{help} {effect}")
            self._fast_help.setText(
                render(words.of(help=section.fast_entry, effect=self._effect_of_enter()))
            )

    def _effect_of_enter(self) -> Message:
        """Returns what Enter does with the line in the fast field."""
        count = len(self.draft.entries[self._section])
        if self._place < count and not self._awaits_new:
            return N_("box editor", "Enter replaces number {number}.").of(number=self._place + 1)
        return N_("box editor", "Enter adds number {number}.").of(number=count + 1)

    def _remarks_about(self, place: int) -> list[Remark]:
        where = (self._section, place)
        return [remark for remark in self._remarks if (remark.section, remark.place) == where]

    def _show_remarks(self) -> None:
        self.remarks_label.setText(render(self._summary()))
        self.next_button.setEnabled(any(remark.place >= 0 for remark in self._remarks))

    def _summary(self) -> Message:
        """Returns what is missing or odd in the box as a whole, and whether it can be played."""
        count = sum(len(entries) for entries in self.draft.entries)
        checked = N_("box editor", "Checked: {checked} of {count}.").of(
            checked=self.draft.checked_count(), count=count
        )
        whole = [remark.sentence for remark in self._remarks if remark.place < 0]
        errors = sum(remark.is_error for remark in self._remarks)
        verdict = N_("box editor", "This box can be played.")
        if errors:
            verdict = NN_(
                "box editor",
                "Before this box can be played, %n problem(s) must be fixed.",
                "",
                errors,
            )
        sentence = N_("box editor", "{verdict} {checked} {remarks}")
        text = " ".join(render(remark) for remark in whole[:MAX_SHOWN_REMARKS])
        return sentence.of(verdict=verdict, checked=checked, remarks=text)

    # What the player does.

    def undo(self) -> None:
        """Takes back the last change."""
        self._changes.undo()
        self._after_change()

    def redo(self) -> None:
        """Makes the change that was taken back once more."""
        self._changes.redo()
        self._after_change()

    def add_entry(self) -> None:
        """Adds an entry after the chosen one, and chooses it."""
        section = self._form.sections[self._section]
        entries = self.draft.entries[self._section]
        if len(entries) >= section.most:
            return
        place = self._place + 1 if entries else 0
        new = self._form.new_entry(self._section)
        self._change(self.draft.with_new_entry(self._section, place, new), place)

    def remove_entry(self) -> None:
        """Removes the chosen entry."""
        if self.entry is not None and not self._form.sections[self._section].names:
            self._change(self.draft.without_entry(self._section, self._place), self._place)

    def go_to_next_remark(self) -> None:
        """Chooses the next entry with a remark, after the chosen one and then from the start."""
        places = sorted({(r.section, r.place) for r in self._remarks if r.place >= 0})
        here = (self._section, self._place)
        if places:
            self.choose(*next((place for place in places if place > here), places[0]))

    def _change(self, draft: Draft, place: int) -> None:
        if self._changes.change(draft):
            self._place = place
            self._after_change()

    def _after_change(self) -> None:
        self._save_timer.start()
        self._refresh()

    def _change_title(self, text: str) -> None:
        title = box_file.usable_title(text)
        if title and self._changes.change(replace(self.draft, title=title)):
            self._save_timer.start()
            self.undo_button.setEnabled(True)

    def _change_entry(self, entry: BoxEntry) -> None:
        self._change(self.draft.with_entry(self._section, self._place, entry), self._place)

    def _click_piece(self, piece: str, number: int) -> None:
        if self.entry is not None:
            changed = self._form.after_click(self._section, self.entry, piece, number)
            if changed is not None:
                self._change_entry(changed)

    def _enter_fast(self) -> None:
        """Takes the line in the fast field as the chosen entry, and goes on to the next one.

        After the last entry a new one is added, as long as there is room. If the player was adding
        entries before choosing one to correct, adding goes on.
        """
        line = self.fast_field.text()
        entry = self._form.read_fast(self._section, line)
        if entry is None:
            self.fast_field.selectAll()
            words = N_("box editor", "The program does not understand “{line}”. {help}")
            section = self._form.sections[self._section]
            help_ = section.fast_entry or ""
            self._entry_remarks.setText(render(words.of(line=line.strip(), help=help_)))
            return
        entry = replace(entry, is_checked=True)
        entries = self.draft.entries[self._section]
        section = self._form.sections[self._section]
        if self._place < len(entries) and not self._awaits_new:
            entry = replace(entry, values=self._with_former_texts(entry, entries[self._place]))
            draft = self.draft.with_entry(self._section, self._place, entry)
        elif len(entries) < section.most:
            draft = self.draft.with_new_entry(self._section, len(entries), entry)
            self._is_adding = True
        else:
            return
        if self._is_adding:
            self._place = len(draft.entries[self._section]) - 1
        self.fast_field.clear()
        self._awaits_new = self._place + 1 >= len(draft.entries[self._section])
        at_end = self._awaits_new and len(draft.entries[self._section]) >= section.most
        place = self._place if self._awaits_new else self._place + 1
        self._awaits_new = self._awaits_new and not at_end
        self._change(draft, place)

    def _with_former_texts(self, entry: BoxEntry, former: BoxEntry) -> tuple[Value, ...]:
        """Returns the values of a typed entry, with the former texts where the line has none."""
        fields = self._form.sections[self._section].fields
        values = zip(fields, entry.values, former.values, strict=True)
        return tuple(
            [old if field.kind is FieldKind.TEXT and not new else new for field, new, old in values]
        )

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Lets the arrow keys choose another entry while the fast field has the keyboard."""
        if watched is self.fast_field and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if step and event.type() == QEvent.Type.KeyPress:
                self._awaits_new = False
                self.choose(self._section, min(self._place + step, max(0, self.list.count() - 1)))
                return True
        return super().eventFilter(watched, event)

    def save(self) -> bool:
        """Writes the box if it was changed, and returns whether all changes are in the file.

        If the box cannot be written, the reason is shown.
        """
        self._save_timer.stop()
        if self.draft == self._saved_draft:
            return True
        try:
            own_boxes.write(self.path, self._form, self.draft)
        except files.FileError as error:
            self.remarks_label.setText(render(error.reason))
            return False
        self._saved_draft = self.draft
        return True

    @override
    def done(self, result: int) -> None:
        """Closes the editor; asks first if the last changes cannot be saved."""
        if not self.save():
            words = N_("box editor", "{reason} Close anyway? The last changes will be lost.")
            text = render(words.of(reason=self.remarks_label.text()))
            question = QuestionSheet(self, self.windowTitle(), text)
            question.offer(N_("box editor", "Close"), Reply.YES)
            question.offer(N_("box editor", "Stay"), Reply.NO, first=True)
            if not question.asks_yes():
                return
        super().done(result)

    def _print(self) -> None:
        ask_and_print(self._spec, self._form, self.draft, self)
