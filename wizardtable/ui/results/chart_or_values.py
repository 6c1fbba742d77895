# SPDX-License-Identifier: MIT
"""The values of a chart in a table, for players who use a screen reader or want exact numbers."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.list_cursor import ListCursor
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.style.widgets import button, keep_width


class ChartOrValues(QStackedWidget):
    """A stack of a chart and the table of its values, of which one is visible.

    Attributes:
        toggle_button: turns from the chart to the table and back; its place is beside the chart's
            title.
        table: the table, with a row for each point in time and a column for each player.
    """

    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self._chart = chart
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        ListCursor(self.table)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.toggle_button = button(parent, "plain", self.toggle_table)
        self.addWidget(chart)
        self.addWidget(self.table)
        self.setSizePolicy(chart.sizePolicy())
        self.retranslate()

    def toggle_table(self) -> None:
        """Turns from the chart to the table, or back."""
        is_chart_visible = self.currentWidget() is self._chart
        self.setCurrentWidget(self.table if is_chart_visible else self._chart)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        to_values, to_chart = (
            render(N_("ChartOrValues", "Values")),
            render(N_("ChartOrValues", "Chart")),
        )
        is_table_visible = self.currentWidget() is self.table
        self.toggle_button.setText(to_chart if is_table_visible else to_values)
        keep_width(self.toggle_button, to_values, to_chart)
        self.toggle_button.setToolTip(
            render(N_("ChartOrValues", "Show the chart instead of its values"))
            if is_table_visible
            else render(N_("ChartOrValues", "Show the chart’s values in a table"))
        )
        self.table.setAccessibleName(self._chart.title())
        self._fill_table()

    def _fill_table(self) -> None:
        headings, rows = self._chart.values()
        self.table.setColumnCount(len(headings))
        self.table.setRowCount(len(rows))
        self.table.setHorizontalHeaderLabels(headings)
        self.table.setVerticalHeaderLabels([when for when, _ in rows])
        for row, (_, values) in enumerate(rows):
            for column, words in enumerate(values):
                item = QTableWidgetItem(words)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)
        if rows and self.table.currentRow() < 0:
            self.table.setCurrentCell(0, 0)
