# SPDX-License-Identifier: MIT
"""The rules of a game and the glossary, with a table of contents and a search."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QTextEdit,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.reference import glossary_text
from wizardtable.ui.dialogs.reference.box_lists import BoxLists
from wizardtable.ui.dialogs.rules_browser import RulesBrowser
from wizardtable.ui.dialogs.rules_style import search_mark, style_document, widen_last_columns
from wizardtable.ui.dialogs.rules_text import RulesText, load
from wizardtable.ui.language import current_language
from wizardtable.ui.list_cursor import ListCursor, chosen_tree_item
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material, shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.spoken_names import set_placeholder, set_tip
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, label

GLOSSARY_LINK = "glossary:"
"""The address of a link in the rules page that opens the glossary."""

RULES_LINK = "rules:"
"""The address of a link in the glossary that leads back to the rules page."""

NARROW_WIDTH = 760
"""In a dialog narrower than this, in pixels at 100 %, the contents are not beside the page.

A button shows the contents in place of the page. The page's widest table needs all the room.
"""


class RulesDialog(Dialog):
    """Shows a game's rules page in the current language, or the glossary in its place.

    Attributes:
        is_in_glossary: whether the dialog shows the glossary.
        search_field: the field for the words to find.
        previous_button, next_button: the buttons for the previous and the next search result.
        contents_button: the button that shows the contents in place of the page, in a narrow
            dialog.
        contents: the table of contents, whose last line leads to the other page.
        browser: the page.
    """

    material = Material.PARCHMENT

    def __init__(
        self,
        spec: GameSpec,
        parent: QWidget | None = None,
        *,
        section: str | None = None,
        data: str = "",
    ) -> None:
        """Opens a game's rules.

        Args:
            spec: the game.
            parent: the window above which the dialog opens.
            section: the id of the heading to show; None for the top of the page.
            data: the player's own box whose lists the page shows, as in `Setup.data`; "" for the
                built-in box.
        """
        super().__init__(parent, 1020, 680)
        self._grow_tall()
        self._spec = spec
        self._box = BoxLists(spec, data) if data and spec.has_own_files else None
        self.is_in_glossary = False
        self._section_before_glossary = ""
        self._shown_state: tuple[RulesText, Palette, int] | None = None
        self._title = label(self, "title")
        self.search_field = QLineEdit(self)
        self.search_field.setClearButtonEnabled(True)
        self._result_label = label(self, "soft")
        self.previous_button = self._make_tool("up", lambda: self._show_result(-1))
        self.next_button = self._make_tool("down", lambda: self._show_result(1))
        self.close_button = self._make_tool("close", self.reject)
        self.contents_button = self._make_tool("menu", lambda: None)
        self.contents_button.setCheckable(True)
        self.contents_button.toggled.connect(lambda _: self._share_room())
        self.contents = QTreeWidget(self)
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        scroll_by_touch(self.contents)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._section_items: list[QTreeWidgetItem] = []
        self._other_page_item = QTreeWidgetItem()
        self.browser = RulesBrowser(
            self, spec.view, None if self._box is None else self._box.picture
        )
        self._results: list[QTextCursor] = []
        self._result_index = -1
        self._text = RulesText((), "")
        self._lay_out()
        self.search_field.textChanged.connect(self._find_results)
        self.search_field.textEdited.connect(self._show_page)
        self.search_field.returnPressed.connect(lambda: self._show_result(1))
        ListCursor(self.contents)
        self.contents.currentItemChanged.connect(lambda *_: self._scroll_to(self._current_row()))
        for chosen in (self.contents.itemClicked, self.contents.itemActivated):
            chosen.connect(self._follow_contents)
        self.browser.anchorClicked.connect(self._follow_link)
        self.browser.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        QShortcut(QKeySequence.StandardKey.Find, self, self._begin_search)
        QShortcut(QKeySequence.StandardKey.FindNext, self, lambda: self._show_result(1))
        QShortcut(QKeySequence.StandardKey.FindPrevious, self, lambda: self._show_result(-1))
        QShortcut(QKeySequence.StandardKey.Back, self, self.show_rules)
        self.retranslate()
        self.browser.setFocus()
        self._section_to_open = section

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(6))
        head.addWidget(self.contents_button)
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._result_label)
        head.addWidget(self.search_field)
        head.addWidget(self.previous_button)
        head.addWidget(self.next_button)
        head.addSpacing(appearance.scaled(6))
        head.addWidget(self.close_button)
        sides = QHBoxLayout()
        sides.setSpacing(appearance.scaled(12))
        self.contents.setIndentation(appearance.scaled(14))
        self.contents.setMinimumWidth(appearance.scaled(200))
        sides.addWidget(self.contents, 2)
        sides.addWidget(self.browser, 5)
        whole = QVBoxLayout(self)
        edge = appearance.scaled(18)
        whole.setContentsMargins(edge, edge, edge, edge)
        whole.setSpacing(appearance.scaled(12))
        whole.addLayout(head)
        whole.addLayout(sides, 1)

    @override
    def retranslate(self) -> None:
        language = current_language()
        self.setWindowTitle(render(self._spec.title))
        if self.is_in_glossary:
            self._text = glossary_text.glossary_page(language, self._box)
            self._title.setText(render(glossary_text.TITLE))
            search_hint = render(N_("RulesDialog", "Search the glossary"))
        else:
            self._text = _with_glossary_link(self._rules_text(language))
            self._title.setText(self._rules_title())
            search_hint = render(N_("RulesDialog", "Search the rules"))
        set_placeholder(self.search_field, search_hint)
        self.search_field.setAccessibleName(search_hint)
        self.contents.setAccessibleName(render(N_("RulesDialog", "Contents")))
        for tool, words in (
            (self.previous_button, N_("RulesDialog", "Previous result")),
            (self.next_button, N_("RulesDialog", "Next result")),
            (self.contents_button, N_("RulesDialog", "Contents")),
            (self.close_button, N_("RulesDialog", "Close")),
        ):
            tool.setAccessibleName(render(words))
            set_tip(tool, render(words))
        self.browser.setAccessibleName(self._title.text())
        self._show_text()

    def _rules_title(self) -> str:
        if self._box is None:
            return render(N_("RulesDialog", "Rules"))
        return render(N_("RulesDialog", "Rules: “{title}”").of(title=self._box.title))

    def _rules_text(self, language: str) -> RulesText:
        if self._box is None:
            return load(self._spec.id, language)
        return self._box.with_note(load(self._spec.id, language, self._box.list_of))

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Styles the page anew when the theme or the font scale changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown_state is not None:
            self._show_text()
            self.previous_button.setIcon(icon("up", shades_on(self).text))
            self.next_button.setIcon(icon("down", shades_on(self).text))
            self.close_button.setIcon(icon("close", shades_on(self).text))
            self.contents_button.setIcon(icon("menu", shades_on(self).text))
            self._share_room()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_room()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Opens the requested section: only a visible page knows its line breaks."""
        super().showEvent(event)
        self.contents.doItemsLayout()
        self._follow_scrolling()
        if self._section_to_open:
            self.open_at(self._section_to_open)
            self._section_to_open = None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Lets Esc undo one thing: the search, then the contents that cover the page, then the
        glossary. Without any of these, Esc closes the dialog."""
        is_on_contents = self.contents_button.isChecked()
        if event.key() == Qt.Key.Key_Escape and (
            self.search_field.text() or is_on_contents or self.is_in_glossary
        ):
            if self.search_field.text():
                self.search_field.clear()
            elif is_on_contents:
                self._show_page()
            else:
                self.show_rules()
            return
        super().keyPressEvent(event)

    def _grow_tall(self) -> None:
        """Makes the dialog as high as the window allows, since rules pages are long."""
        parent = self.parentWidget()
        if parent is not None:
            tall = round(parent.window().height() * 0.85)
            self.resize(self.width(), max(self.height(), tall))

    @override
    def fit_window(self) -> None:
        super().fit_window()
        self._grow_tall()

    def open_at(self, section: str) -> None:
        """Scrolls to the heading with the id `section`; an unknown id changes nothing."""
        for row, heading in enumerate(self._text.sections):
            if heading.id == section:
                self.contents.setCurrentItem(self._section_items[row])
                self._scroll_to(row)

    def show_glossary(self) -> None:
        """Shows the glossary, scrolled to the terms of this game."""
        if not self.is_in_glossary:
            self._section_before_glossary = self._current_section()
            self._show_other_page(is_glossary=True)
            self.open_at(self._spec.id)

    def show_rules(self) -> None:
        """Shows the rules again, at the section that the reader left for the glossary."""
        if self.is_in_glossary:
            self._show_other_page(is_glossary=False)
            self.open_at(self._section_before_glossary)

    def result_count(self) -> int:
        """Returns the number of places in the page that the search has found."""
        return len(self._results)

    def result_number(self) -> int:
        """Returns the number of the search result that the page shows, from 1; 0 for none."""
        return self._result_index + 1

    def _show_text(self) -> None:
        """Loads and styles the page, unless the page is up to date: Qt reports one change twice."""
        state = (self._text, shades_on(self), appearance.font_scale())
        if state == self._shown_state:
            return
        section_id, self._shown_state = self._current_section(), state
        self.contents.blockSignals(True)
        self.contents.clear()
        self._section_items = []
        chapter: QTreeWidgetItem | None = None
        for section in self._text.sections:
            item = QTreeWidgetItem([section.title])
            item.setToolTip(0, section.title)
            if section.level <= 2 or chapter is None:
                item.setFont(0, appearance.serif(15, bold=True))
                self.contents.addTopLevelItem(item)
                chapter = item
            else:
                chapter.addChild(item)
            self._section_items.append(item)
        self._other_page_item = QTreeWidgetItem(
            [
                render(glossary_text.BACK_LINK)
                if self.is_in_glossary
                else render(glossary_text.TITLE)
            ]
        )
        self._other_page_item.setFont(0, appearance.serif(15, bold=True))
        self.contents.addTopLevelItem(self._other_page_item)
        self.contents.expandAll()
        self.contents.blockSignals(False)
        self.browser.setMarkdown(self._text.markdown)
        style_document(self.browser.document(), shades_on(self))
        if self.is_in_glossary:
            widen_last_columns(self.browser.document(), 48)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_results(self.search_field.text())
        self._follow_scrolling()
        if section_id:
            self.open_at(section_id)

    def _current_row(self) -> int:
        item = chosen_tree_item(self.contents)
        return self._section_items.index(item) if item in self._section_items else -1

    def _current_section(self) -> str:
        return self._text.sections[self._current_row()].id if self._current_row() >= 0 else ""

    def _heading_tops(self) -> list[float]:
        document = self.browser.document()
        layout = document.documentLayout()
        tops = []
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                tops.append(layout.blockBoundingRect(block).top())
            block = block.next()
        return tops

    def _scroll_to(self, row: int) -> None:
        tops = self._heading_tops()
        if not 0 <= row < len(tops):
            return
        bar = self.browser.verticalScrollBar()
        bar.blockSignals(True)
        bar.setValue(int(tops[row]) - appearance.scaled(8) if row else 0)
        bar.blockSignals(False)
        self.browser.viewport().update()

    def _follow_link(self, link: QUrl) -> None:
        if link.toString() == GLOSSARY_LINK:
            self.show_glossary()
        elif link.toString() == RULES_LINK:
            self.show_rules()
        else:
            self.open_at(link.fragment())

    def _share_room(self) -> None:
        """Shows the contents beside the page, or only one of them in a narrow dialog."""
        is_narrow = self.width() < appearance.scaled(NARROW_WIDTH)
        if not is_narrow:
            self.contents_button.setChecked(False)
        self.contents_button.setVisible(is_narrow)
        self.search_field.setMinimumWidth(appearance.scaled(120 if is_narrow else 240))
        self.contents.setVisible(not is_narrow or self.contents_button.isChecked())
        self.contents.setMaximumWidth(appearance.scaled(NARROW_WIDTH if is_narrow else 290))
        self.browser.setVisible(not self.contents_button.isChecked())
        if self.contents_button.isChecked():
            self.contents.setFocus()

    def _show_page(self) -> None:
        """Shows the page again if the contents have taken its place."""
        self.contents_button.setChecked(False)
        self._share_room()

    def _follow_contents(self, item: QTreeWidgetItem) -> None:
        """Follows a line of the contents that the reader has clicked.

        In a narrow dialog, the page takes the place of the contents. The last line leads to the
        other page, as soon as Qt has handled the click.
        """
        if self.contents_button.isChecked():
            self._show_page()
            self._scroll_to(self._current_row())
            self.browser.setFocus()
        if item is self._other_page_item:
            show_other_page = self.show_rules if self.is_in_glossary else self.show_glossary
            QTimer.singleShot(0, self, show_other_page)

    def _show_other_page(self, *, is_glossary: bool) -> None:
        self.is_in_glossary = is_glossary
        self.search_field.clear()
        self._section_items = []  # the headings of the other page
        self.retranslate()

    def _follow_scrolling(self) -> None:
        top = self.browser.verticalScrollBar().value() + appearance.scaled(60)
        rows = [row for row, place in enumerate(self._heading_tops()) if place <= top]
        self.contents.blockSignals(True)
        self.contents.setCurrentItem(self._section_items[rows[-1] if rows else 0])
        self.contents.blockSignals(False)

    def _begin_search(self) -> None:
        self.search_field.setFocus()
        self.search_field.selectAll()

    def _find_results(self, words: str) -> None:
        document = self.browser.document()
        self._results = []
        cursor = QTextCursor(document)
        while words.strip():
            cursor = document.find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._results.append(QTextCursor(cursor))
        self._result_index = -1
        self._show_result(1)

    def _show_result(self, step: int) -> None:
        if self._results:
            self._result_index = (self._result_index + step) % len(self._results)
            place = QTextCursor(self._results[self._result_index])
            place.clearSelection()
            self.browser.setTextCursor(place)
            self.browser.ensureCursorVisible()
        self.browser.setExtraSelections(self._result_marks())
        for tool in (self.previous_button, self.next_button):
            tool.setEnabled(bool(self._results))
        self._result_label.setText(self._result_text())

    def _result_text(self) -> str:
        if not self.search_field.text().strip():
            return ""
        if not self._results:
            return render(N_("RulesDialog", "No results"))
        words = N_("RulesDialog", "{number} of {all}")
        return render(words.of(number=self.result_number(), all=len(self._results)))

    def _result_marks(self) -> list[QTextEdit.ExtraSelection]:
        shades = shades_on(self)
        return [
            search_mark(cursor, index == self._result_index, shades)
            for index, cursor in enumerate(self._results)
        ]

    def _make_tool(self, icon_name: str, act: "object") -> QToolButton:
        tool = QToolButton(self)
        explain_to_fingers(tool)
        tool.setIcon(icon(icon_name, shades_on(self).text))
        tool.setIconSize(QSize(appearance.scaled(18), appearance.scaled(18)))
        tool.clicked.connect(act)
        return tool


def _with_glossary_link(text: RulesText) -> RulesText:
    """Returns a rules page with a link to the glossary before the first chapter."""
    link = render(N_("glossary", "Glossary: the terms in each language"))
    head, chapter, rest = text.markdown.partition("\n## ")
    return RulesText(text.sections, f"{head}\n[{link}]({GLOSSARY_LINK})\n{chapter}{rest}")


def dialog_for(navigator: Navigator, game_id: str, data: str = "") -> RulesDialog:
    """Returns a dialog with the rules of a game above the main window.

    `data`: the player's own box of the match, as in `Setup.data`; "" for the built-in box.
    """
    return RulesDialog(catalog.get(game_id), navigator.window, data=data)
