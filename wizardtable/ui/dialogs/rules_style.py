# SPDX-License-Identifier: MIT
"""How a rules page looks: the typography of a document read from Markdown."""

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextEdit

from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import Palette

BODY, TABLE = 16, 15
HEADINGS = {1: 32, 2: 23, 3: 18, 4: 16}
"""Sizes in pixels at a font scale of 100 %."""


def dress(document: QTextDocument, worn: Palette) -> None:
    """Gives headings, paragraphs, lists and tables of the document the look of a printed page in
    these colours."""
    document.setDefaultFont(appearance.serif(BODY))
    document.setDocumentMargin(appearance.scaled(22))
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _dress_block(block, worn)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, worn)
    cursor.endEditBlock()
    document.setUndoRedoEnabled(False)


def widen_last_columns(document: QTextDocument, percent: int) -> None:
    """Give the last column of every table this share of its width."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            shape = frame.format()
            widths = [QTextLength()] * (frame.columns() - 1)
            share = QTextLength(QTextLength.Type.PercentageLength, percent)
            shape.setColumnWidthConstraints([*widths, share])
            frame.setFormat(shape)


def marked(cursor: QTextCursor, current: bool, worn: Palette) -> QTextEdit.ExtraSelection:
    """The mark of a place that a search found; the one being shown stands out."""
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    look = QTextCharFormat()
    look.setBackground(QColor(worn.brass if current else worn.selection))
    look.setForeground(QColor(worn.on_brass if current else worn.text))
    selection.format = look
    return selection


def _dress_block(block: QTextBlock, worn: Palette) -> None:
    level = block.blockFormat().headingLevel()
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    shape = QTextBlockFormat()
    in_table = cursor.currentTable() is not None
    if level:
        _dress_heading(block, level, worn)
        shape.setTopMargin(appearance.scaled(26 if level == 2 else 16 if level > 2 else 0))
        shape.setBottomMargin(appearance.scaled(8))
    elif in_table:
        shape.setTopMargin(0)
        shape.setBottomMargin(0)
    elif _is_code(block):
        shape.setTopMargin(0)
        shape.setLeftMargin(appearance.scaled(24))
        shape.setBottomMargin(appearance.scaled(0 if _is_code(block.next()) else 9))
    else:
        shape.setTopMargin(0)
        shape.setBottomMargin(appearance.scaled(4 if block.textList() else 9))
        shape.setLineHeight(122.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(shape)
    _dress_spans(block, worn)


def _is_code(block: QTextBlock) -> bool:
    """Whether the block is a line of a file, shown as it is written."""
    return block.isValid() and block.blockFormat().hasProperty(
        QTextFormat.Property.BlockCodeFence.value
    )


def _dress_heading(block: QTextBlock, level: int, worn: Palette) -> None:
    colour = worn.text if level == 1 else worn.brass_high if worn.dark else worn.brass_deep
    font = appearance.serif(HEADINGS[level], bold=True)
    spans = []
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        spans.append((fragment.position(), fragment.length(), fragment.charFormat()))
        at += 1
    cursor = QTextCursor(block)
    for start, length, look in spans:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        # The size step that Markdown import leaves would win over any size.
        look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        look.setFont(font)
        look.setForeground(QColor(colour))
        cursor.setCharFormat(look)


def _dress_spans(block: QTextBlock, worn: Palette) -> None:
    """Centres pictures in their line, and gives links their colour: Qt would take that of the
    window's palette."""
    spans = []
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        look = QTextCharFormat()
        if fragment.charFormat().isImageFormat():
            look.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        elif fragment.charFormat().isAnchor():
            look.setForeground(QColor(worn.brass_high if worn.dark else worn.brass_deep))
        if not look.isEmpty():
            spans.append((fragment.position(), fragment.length(), look))
        at += 1
    cursor = QTextCursor(block)
    for start, length, look in spans:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)


def _dress_table(table: QTextTable, worn: Palette) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QBrush(QColor(worn.line)))
    shape.setCellPadding(appearance.scaled(6))
    shape.setCellSpacing(0)
    shape.setTopMargin(appearance.scaled(8))
    shape.setBottomMargin(appearance.scaled(14))
    # At 100 % the border would stand out by a pixel, and bring a scroll bar.
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 98))
    table.setFormat(shape)
    small = QTextCharFormat()
    small.setProperty(QTextFormat.Property.FontPixelSize, appearance.scaled(TABLE))
    whole = table.firstCursorPosition()
    last = table.lastCursorPosition().position()
    whole.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
    whole.mergeCharFormat(small)
    for row in range(1, table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            middle = cell.format()
            middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(middle)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        look = cell.format()
        look.setBackground(QColor(worn.raised))
        cell.setFormat(look)
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.DemiBold)
        cursor.mergeCharFormat(bold)
