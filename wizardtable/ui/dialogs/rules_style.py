# SPDX-License-Identifier: MIT
"""The typography of a rules page: styles a document that Qt has read from Markdown."""

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

BODY_PIXELS, TABLE_PIXELS = 16, 15
"""Font sizes of paragraphs and of tables, in pixels at 100 %."""

HEADING_PIXELS = {1: 32, 2: 23, 3: 18, 4: 16}
"""Font sizes of headings by level, in pixels at 100 %; level 1 is the page's title."""


def style_document(document: QTextDocument, palette: Palette) -> None:
    """Gives a document the look of a printed page, in the colours of a palette."""
    document.setDefaultFont(appearance.serif(BODY_PIXELS))
    document.setDocumentMargin(appearance.scaled(22))
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _style_block(block, palette)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _style_table(frame, palette)
    cursor.endEditBlock()
    document.setUndoRedoEnabled(False)


def widen_last_columns(document: QTextDocument, percent: int) -> None:
    """Sets the width of the last column in every table, in percent of the table."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            shape = frame.format()
            widths = [QTextLength()] * (frame.columns() - 1)
            share = QTextLength(QTextLength.Type.PercentageLength, percent)
            shape.setColumnWidthConstraints([*widths, share])
            frame.setFormat(shape)


def search_mark(
    cursor: QTextCursor, is_current: bool, palette: Palette
) -> QTextEdit.ExtraSelection:
    """Returns the highlight of a search result.

    Args:
        cursor: the selected result.
        is_current: whether the page shows this result now; then the highlight is stronger.
        palette: the colours.
    """
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    look = QTextCharFormat()
    look.setBackground(QColor(palette.brass if is_current else palette.selection))
    look.setForeground(QColor(palette.on_brass if is_current else palette.text))
    selection.format = look
    return selection


def _style_block(block: QTextBlock, palette: Palette) -> None:
    level = block.blockFormat().headingLevel()
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    shape = QTextBlockFormat()
    in_table = cursor.currentTable() is not None
    if level:
        _style_heading(block, level, palette)
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
    _style_spans(block, palette)


def _is_code(block: QTextBlock) -> bool:
    """Returns whether a block is a line of a code block."""
    return block.isValid() and block.blockFormat().hasProperty(
        QTextFormat.Property.BlockCodeFence.value
    )


def _style_heading(block: QTextBlock, level: int, palette: Palette) -> None:
    colour = (
        palette.text if level == 1 else palette.brass_high if palette.dark else palette.brass_deep
    )
    font = appearance.serif(HEADING_PIXELS[level], bold=True)
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
        # Qt's Markdown import leaves a size step, which would override the font's size.
        look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        look.setFont(font)
        look.setForeground(QColor(colour))
        cursor.setCharFormat(look)


def _style_spans(block: QTextBlock, palette: Palette) -> None:
    """Centres pictures in their line, and colours links: Qt would use the window's palette."""
    spans = []
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        look = QTextCharFormat()
        if fragment.charFormat().isImageFormat():
            look.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        elif fragment.charFormat().isAnchor():
            look.setForeground(QColor(palette.brass_high if palette.dark else palette.brass_deep))
        if not look.isEmpty():
            spans.append((fragment.position(), fragment.length(), look))
        at += 1
    cursor = QTextCursor(block)
    for start, length, look in spans:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)


def _style_table(table: QTextTable, palette: Palette) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QBrush(QColor(palette.line)))
    shape.setCellPadding(appearance.scaled(6))
    shape.setCellSpacing(0)
    shape.setTopMargin(appearance.scaled(8))
    shape.setBottomMargin(appearance.scaled(14))
    # At 100 % the border would stand out by a pixel and cause a scroll bar.
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 98))
    table.setFormat(shape)
    small = QTextCharFormat()
    small.setProperty(QTextFormat.Property.FontPixelSize, appearance.scaled(TABLE_PIXELS))
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
        look.setBackground(QColor(palette.raised))
        cell.setFormat(look)
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.DemiBold)
        cursor.mergeCharFormat(bold)
