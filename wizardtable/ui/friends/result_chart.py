# SPDX-License-Identifier: MIT
"""The chart of several players' points at the same table, turn by turn."""

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store.challenges import KeptTable
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.chart_or_values import ChartOrValues
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import label

MAX_LINES: Final = 5
"""The most lines of the chart: the player's own and those of the best friends."""


class ResultChart(QWidget):
    """A chart with a line for the player and each of the best friends, or the table of its values.

    Attributes:
        chart_or_values: the chart, or a table of its values in its place.
    """

    def __init__(self, kept: KeptTable, parent: QWidget) -> None:
        """Makes the chart of a table that the player has played."""
        super().__init__(parent)
        self.setObjectName("clear")
        own = [kept.own] if kept.own is not None else []
        shown = [*own, *kept.friends][:MAX_LINES]
        series = [each.result.points for each in shown]
        length = max(map(len, series))
        rows = [
            tuple(points[min(turn, len(points) - 1)] for points in series) for turn in range(length)
        ]
        rounds = catalog.get(kept.table.game).counts_rounds
        chart = Chart(rows, [each.result.name for each in shown], rounds=rounds, parent=self)
        self.chart_or_values = ChartOrValues(chart, self)
        self._title = label(self, "heading")
        self._title.setText(render(N_("friends", "Points, turn by turn")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(4))
        column.addLayout(ButtonRow((self.chart_or_values.toggle_button,), (self._title,)))
        column.addWidget(self.chart_or_values, 1)
