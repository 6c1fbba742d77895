# SPDX-License-Identifier: MIT
"""The values of a chart as a table, for who hears the page or wants to read them exactly."""

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
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.style.widgets import button, keep_width


class ChartOrValues(QStackedWidget):
    """A chart, or in its place the table of its values.

    Attributes:
        button: turns to the table and back; it belongs beside the title of the chart.
        values: a row for each turn or round, a column for each player.
    """

    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self._chart = chart
        self.values = QTableWidget(self)
        self.values.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.values.setTabKeyNavigation(False)
        self.values.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.button = button(parent, "plain", self.turn)
        self.addWidget(chart)
        self.addWidget(self.values)
        self.setSizePolicy(chart.sizePolicy())
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        values, chart = render(N_("ChartOrValues", "Values")), render(N_("ChartOrValues", "Chart"))
        shown = self.currentWidget() is self.values
        self.button.setText(chart if shown else values)
        keep_width(self.button, values, chart)
        self.button.setToolTip(
            render(N_("ChartOrValues", "Show the chart instead of its values"))
            if shown
            else render(N_("ChartOrValues", "Show the values of the chart in a table"))
        )
        self.values.setAccessibleName(self._chart.title())
        self._fill()

    def turn(self) -> None:
        """From the chart to the table, or back."""
        chart = self.currentWidget() is self._chart
        self.setCurrentWidget(self.values if chart else self._chart)
        self.retranslate()

    def _fill(self) -> None:
        heads, rows = self._chart.values()
        self.values.setColumnCount(len(heads))
        self.values.setRowCount(len(rows))
        self.values.setHorizontalHeaderLabels(heads)
        self.values.setVerticalHeaderLabels([when for when, _ in rows])
        for line, (_, row) in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.values.setItem(line, column, item)
        if rows and self.values.currentRow() < 0:
            self.values.setCurrentCell(0, 0)
