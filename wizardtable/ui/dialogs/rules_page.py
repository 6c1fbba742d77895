# SPDX-License-Identifier: MIT
"""The rules of a game to read, and the glossary: contents, text, and a search that marks what it
finds."""

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

from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.dialogs import glossary_text
from wizardtable.ui.dialogs.rules_browser import RulesBrowser
from wizardtable.ui.dialogs.rules_style import dress, marked, widen_last_columns
from wizardtable.ui.dialogs.rules_text import RulesText, load
from wizardtable.ui.language import spoken_now
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material, shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, label

GLOSSARY = "glossary:"
"""The link to the glossary; `rules:` leads back."""

RULES = "rules:"

NARROW = 760
"""Pixels at 100 %: in a narrower dialog the contents take the place of the page when they are asked
for, since the widest table has no room beside them."""


class RulesDialog(Dialog):
    """The rules page of a game in the language of now, opened at a section. The glossary takes its
    place when it is asked for.

    Attributes:
        in_glossary: whether that is what can be read now.
    """

    material = Material.PARCHMENT

    def __init__(
        self, spec: GameSpec, parent: QWidget | None = None, *, section: str | None = None
    ) -> None:
        """`section` is the name of a heading, such as "combinations"; None opens at the top."""
        super().__init__(parent, 1020, 680)
        if parent is not None:  # a long page is read with fewer turns in a high window
            tall = round(parent.window().height() * 0.85)
            self.resize(self.width(), max(self.height(), tall))
        self._spec = spec
        self.in_glossary = False
        self._left = ""
        self._shown: tuple[RulesText, Palette, int] | None = None
        self._title = label(self, "title")
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._count = label(self, "soft")
        self.previous = self._tool("up", lambda: self._step(-1))
        self.next = self._tool("down", lambda: self._step(1))
        self.turn = self._tool("menu", lambda: None)
        self.turn.setCheckable(True)
        self.turn.toggled.connect(lambda _: self._share_room())
        self.contents = QTreeWidget(self)
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        scroll_by_touch(self.contents)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._items: list[QTreeWidgetItem] = []
        self._other = QTreeWidgetItem()
        self.browser = RulesBrowser(self, spec.view)
        self._found: list[QTextCursor] = []
        self._at = -1
        self._text = RulesText((), "")
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.textEdited.connect(self._show_page)
        self.search.returnPressed.connect(lambda: self._step(1))
        self.contents.currentItemChanged.connect(lambda *_: self._go(self._row()))
        for chosen in (self.contents.itemClicked, self.contents.itemActivated):
            chosen.connect(self._turn_to)
        self.browser.anchorClicked.connect(self._follow)
        self.browser.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        QShortcut(QKeySequence.StandardKey.Find, self, self._begin_search)
        QShortcut(QKeySequence.StandardKey.FindNext, self, lambda: self._step(1))
        QShortcut(QKeySequence.StandardKey.FindPrevious, self, lambda: self._step(-1))
        QShortcut(QKeySequence.StandardKey.Back, self, self.show_rules)
        self.retranslate()
        self.browser.setFocus()
        self._wanted = section

    def open_at(self, section: str) -> None:
        """Show the section with this name at the top; an unknown name changes nothing."""
        for row, heading in enumerate(self._text.sections):
            if heading.id == section:
                self.contents.setCurrentItem(self._items[row])
                self._go(row)

    def show_glossary(self) -> None:
        """Show the glossary, from the terms of this game on."""
        if not self.in_glossary:
            self._left = self._section()
            self._read(glossary=True)
            self.open_at(self._spec.id)

    def show_rules(self) -> None:
        """Show the rules where they were left for the glossary."""
        if self.in_glossary:
            self._read(glossary=False)
            self.open_at(self._left)

    def found(self) -> int:
        """How many places the search marks."""
        return len(self._found)

    def at(self) -> int:
        """Which of them is shown, from 1; 0 where there is none."""
        return self._at + 1

    def retranslate(self) -> None:
        """Put every sentence, and the page itself, in the language of now."""
        language = spoken_now()
        self.setWindowTitle(render(self._spec.title))
        if self.in_glossary:
            self._text = glossary_text.page(language)
            self._title.setText(render(glossary_text.TITLE))
            wanted = render(N_("RulesDialog", "Search the glossary"))
        else:
            self._text = _linked(load(self._spec.id, language))
            self._title.setText(render(N_("RulesDialog", "Rules")))
            wanted = render(N_("RulesDialog", "Search the rules"))
        self.search.setPlaceholderText(wanted)
        self.search.setAccessibleName(wanted)
        self.contents.setAccessibleName(render(N_("RulesDialog", "Contents")))
        self.previous.setToolTip(render(N_("RulesDialog", "Previous result")))
        self.next.setToolTip(render(N_("RulesDialog", "Next result")))
        self.turn.setToolTip(render(N_("RulesDialog", "Contents")))
        for tool in (self.previous, self.next, self.turn):
            tool.setAccessibleName(tool.toolTip())
        self.browser.setAccessibleName(self._title.text())
        self._show_text()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: dresses the page again when the theme changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown is not None:
            self._show_text()
            self.previous.setIcon(icon("up", shades_on(self).text))
            self.next.setIcon(icon("down", shades_on(self).text))
            self.turn.setIcon(icon("menu", shades_on(self).text))
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there may be room for the contents beside the page, or no longer."""
        super().resizeEvent(event)
        self._share_room()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: goes to the wanted section, now that the text knows its width."""
        super().showEvent(event)
        self.contents.doItemsLayout()
        self._follow_scrolling()
        if self._wanted:
            self.open_at(self._wanted)
            self._wanted = None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Esc ends the search first, then puts contents away that have the place of the page,
        then leaves the glossary, then closes the page."""
        apart = self.turn.isChecked()
        if event.key() == Qt.Key.Key_Escape and (self.search.text() or apart or self.in_glossary):
            if self.search.text():
                self.search.clear()
            elif apart:
                self._show_page()
            else:
                self.show_rules()
            return
        super().keyPressEvent(event)

    def _show_text(self) -> None:
        """Show the page as it is to look now, unless it does; Qt tells of one change twice."""
        wanted = (self._text, shades_on(self), appearance.font_scale())
        if wanted == self._shown:
            return
        here, self._shown = self._section(), wanted
        self.contents.blockSignals(True)
        self.contents.clear()
        self._items = []
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
            self._items.append(item)
        self._other = QTreeWidgetItem(
            [render(glossary_text.BACK) if self.in_glossary else render(glossary_text.TITLE)]
        )
        self._other.setFont(0, appearance.serif(15, bold=True))
        self.contents.addTopLevelItem(self._other)
        self.contents.expandAll()
        self.contents.blockSignals(False)
        self.browser.setMarkdown(self._text.markdown)
        dress(self.browser.document(), shades_on(self))
        if self.in_glossary:
            widen_last_columns(self.browser.document(), 48)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._search(self.search.text())
        self._follow_scrolling()
        if here:
            self.open_at(here)

    def _row(self) -> int:
        item = self.contents.currentItem()
        return self._items.index(item) if item in self._items else -1

    def _section(self) -> str:
        return self._text.sections[self._row()].id if self._row() >= 0 else ""

    def _headings(self) -> list[float]:
        document = self.browser.document()
        layout = document.documentLayout()
        tops = []
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                tops.append(layout.blockBoundingRect(block).top())
            block = block.next()
        return tops

    def _go(self, row: int) -> None:
        tops = self._headings()
        if not 0 <= row < len(tops):
            return
        bar = self.browser.verticalScrollBar()
        bar.blockSignals(True)
        bar.setValue(int(tops[row]) - appearance.scaled(8) if row else 0)
        bar.blockSignals(False)
        self.browser.viewport().update()

    def _follow(self, link: QUrl) -> None:
        if link.toString() == GLOSSARY:
            self.show_glossary()
        elif link.toString() == RULES:
            self.show_rules()
        else:
            self.open_at(link.fragment())

    def _share_room(self) -> None:
        """Show the contents beside the page, or either of the two."""
        narrow = self.width() < appearance.scaled(NARROW)
        if not narrow:
            self.turn.setChecked(False)
        self.turn.setVisible(narrow)
        self.contents.setVisible(not narrow or self.turn.isChecked())
        self.contents.setMaximumWidth(appearance.scaled(NARROW if narrow else 290))
        self.browser.setVisible(not self.turn.isChecked())
        if self.turn.isChecked():
            self.contents.setFocus()

    def _show_page(self) -> None:
        """Put the contents away where they have the place of the page."""
        self.turn.setChecked(False)
        self._share_room()

    def _turn_to(self, item: QTreeWidgetItem) -> None:
        """Go from the contents to the page, in a narrow dialog; follow the last line of the
        contents, once Qt has done with it."""
        if self.turn.isChecked():
            self._show_page()
            self._go(self._row())
            self.browser.setFocus()
        if item is self._other:
            turn = self.show_rules if self.in_glossary else self.show_glossary
            QTimer.singleShot(0, self, turn)

    def _read(self, *, glossary: bool) -> None:
        self.in_glossary = glossary
        self.search.clear()
        self._items = []  # the place in the other page is none in this one
        self.retranslate()

    def _follow_scrolling(self) -> None:
        top = self.browser.verticalScrollBar().value() + appearance.scaled(60)
        rows = [row for row, place in enumerate(self._headings()) if place <= top]
        self.contents.blockSignals(True)
        self.contents.setCurrentItem(self._items[rows[-1] if rows else 0])
        self.contents.blockSignals(False)

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, words: str) -> None:
        document = self.browser.document()
        self._found = []
        cursor = QTextCursor(document)
        while words.strip():
            cursor = document.find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._found.append(QTextCursor(cursor))
        self._at = -1
        self._step(1)

    def _step(self, by: int) -> None:
        if self._found:
            self._at = (self._at + by) % len(self._found)
            place = QTextCursor(self._found[self._at])
            place.clearSelection()
            self.browser.setTextCursor(place)
            self.browser.ensureCursorVisible()
        self.browser.setExtraSelections(self._marks())
        for tool in (self.previous, self.next):
            tool.setEnabled(bool(self._found))
        self._count.setText(self._told())

    def _told(self) -> str:
        if not self.search.text().strip():
            return ""
        if not self._found:
            return render(N_("RulesDialog", "No results"))
        return (
            render(N_("RulesDialog", "{number} of {all}"))
            .replace("{number}", str(self.at()))
            .replace("{all}", str(len(self._found)))
        )

    def _marks(self) -> list[QTextEdit.ExtraSelection]:
        worn = shades_on(self)
        return [marked(cursor, index == self._at, worn) for index, cursor in enumerate(self._found)]

    def _tool(self, image: str, act: "object") -> QToolButton:
        tool = QToolButton(self)
        explain_to_fingers(tool)
        tool.setIcon(icon(image, shades_on(self).text))
        tool.setIconSize(QSize(appearance.scaled(18), appearance.scaled(18)))
        tool.clicked.connect(act)
        return tool

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(6))
        head.addWidget(self.turn)
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._count)
        self.search.setMinimumWidth(appearance.scaled(240))
        head.addWidget(self.search)
        head.addWidget(self.previous)
        head.addWidget(self.next)
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


def _linked(text: RulesText) -> RulesText:
    """A rules page with a link to the glossary before its first chapter."""
    link = render(N_("glossary", "Glossary: the terms in each language"))
    head, chapter, rest = text.markdown.partition("\n## ")
    return RulesText(text.sections, f"{head}\n[{link}]({GLOSSARY})\n{chapter}{rest}")


def dialog_for(navigator: Navigator, game_id: str) -> RulesDialog:
    """Returns the rules of a game."""
    return RulesDialog(catalog.get(game_id), navigator.window)
