# SPDX-License-Identifier: MIT
"""The options of the new-game dialog: the game's options, a custom file, and the match code."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from wizardtable.core import seeds
from wizardtable.core.game import OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store.paths import DataDir
from wizardtable.ui import new_game_plan
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.new_match.option_row import OptionRow
from wizardtable.ui.dialogs.rated_row import STANDARD_RULES_ONLY
from wizardtable.ui.style import appearance
from wizardtable.ui.style.spoken_names import set_placeholder
from wizardtable.ui.style.widgets import Panel, label, wear_role

MAX_CODE_LENGTH = 60
"""The greatest number of characters that can be typed; every match code is shorter."""

MAX_SHORT_OPTIONS = 2
"""The greatest number of options that fit into the width of the seat card."""

MAX_NAMED_CHANGES = 1
"""The summary names the changed options up to this number, and counts them above it."""


class OptionsPanel(Panel):
    """The panel that sets the options of a match.

    The match code is the text form of a match's seed. The same code gives the same random draws.

    Attributes:
        options: the rows of the game's options.
        custom_file_row: the row that chooses a custom file; None if the game has none.
        code_field: the field of the match code.
        code_help: the explanation below the field, or what is wrong with the code.

    Signals:
        changed(): the player has changed something.
    """

    changed = Signal()

    def __init__(
        self,
        spec: GameSpec,
        last: new_game_plan.NewGamePlan,
        parent: QWidget,
        data: DataDir | None = None,
    ) -> None:
        """Makes the panel with the choices of the last match.

        Args:
            spec: the game.
            last: the last match of the game.
            parent: the parent widget.
            data: the player's folder, which keeps custom files; with None, no file is offered.
        """
        super().__init__(parent)
        self._is_rated = False
        self._title = label(self, "heading") if spec.options else None
        self._code_title = label(self, "heading")
        self.code_help = label(self, "soft", wrap=True)
        self.options = [OptionRow(option, last.setup, self) for option in spec.options]
        self.custom_file_row: CustomFileRow | None = None
        if spec.own_file_reader is not None and data is not None:
            folder = data.own(spec.own_file_reader.folder_name)
            self.custom_file_row = CustomFileRow(spec.own_file_reader, folder, self, last.file)
        self.code_field = QLineEdit(self)
        self.code_field.setMaxLength(MAX_CODE_LENGTH)
        self._lay_out()
        self.code_field.textChanged.connect(lambda _: self._emit_change())
        for option in self.options:
            option.on_change(self._emit_change)
        if self.custom_file_row is not None:
            self.custom_file_row.on_change(self._emit_change)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(appearance.scaled(m) for m in (20, 16, 20, 16)))
        column.setSpacing(appearance.scaled(8))
        if self._title is not None:
            column.addWidget(self._title)
        for option in self.options:
            column.addWidget(option)
        if self.options:
            column.addSpacing(appearance.scaled(6))
        if self.custom_file_row is not None:
            column.addWidget(self.custom_file_row)
            column.addSpacing(appearance.scaled(6))
        column.addWidget(self._code_title)
        column.addWidget(self.code_field)
        column.addWidget(self.code_help)
        column.addStretch()

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        code = render(N_("OptionsPanel", "Match code"))
        if self._title is not None:
            self._title.setText(render(N_("OptionsPanel", "Options")))
        self._code_title.setText(code)
        set_placeholder(self.code_field, render(N_("OptionsPanel", "Random")))
        self.code_field.setAccessibleName(code)
        for option in self.options:
            option.retranslate()
        if self.custom_file_row is not None:
            self.custom_file_row.retranslate()
        if self._is_rated:
            for control in (self.code_field, *(option.control for option in self.options)):
                control.setToolTip(render(STANDARD_RULES_ONLY))
        self._show_seed_help()

    @property
    def is_long(self) -> bool:
        """True if the panel has more controls than fit into the width of the seat card."""
        return self.custom_file_row is not None or len(self.options) > MAX_SHORT_OPTIONS

    def values(self) -> tuple[tuple[str, OptionValue], ...]:
        """Returns the options that differ from their defaults, as in `Setup.options`."""
        chosen = ((row.option, row.value()) for row in self.options)
        return tuple((option.id, value) for option, value in chosen if value != option.default)

    def setup(self, seats: int) -> Setup:
        """Returns the setup of a match with a number of seats."""
        return Setup(
            seats, self.values(), "" if self.custom_file_row is None else self.custom_file_row.data
        )

    @property
    def file_name(self) -> str:
        """The name of the chosen custom file; "" for none."""
        return "" if self.custom_file_row is None else self.custom_file_row.file_name

    def typed_seed(self) -> int | None:
        """Returns the seed of the typed match code; None if the field is empty.

        Raises:
            seeds.SeedError: the typed text is no match code.
        """
        typed = self.code_field.text().strip()
        return seeds.read(typed) if typed else None

    def problem(self) -> Message | None:
        """Returns the sentence that says why no match can start with these options, or None."""
        if self._is_rated:
            return None
        if (
            self.custom_file_row is not None
            and self.custom_file_row.chosen_file is not None
            and not self.custom_file_row.is_usable
        ):
            return self.custom_file_row.chosen_file.problems[0].sentence()
        return self._seed_problem()

    def summary(self) -> str:
        """Returns the changed options in a few words, for the button that opens the panel."""
        changes = [] if self._is_rated else self._changes()
        if not changes:
            return render(N_("OptionsPanel", "Options: standard"))
        if len(changes) > MAX_NAMED_CHANGES:
            return render(NN_("OptionsPanel", "Options: %n change(s)", "", len(changes)))
        return render(N_("OptionsPanel", "Options: {change}").of(change=changes[0]))

    def details(self) -> str:
        """Returns all changed options, one a line; "" if none is changed."""
        return "" if self._is_rated else "\n".join(self._changes())

    def set_rated(self, *, is_rated: bool) -> None:
        """Fixes the standard options of a rated match, or restores the player's choices."""
        self._is_rated = is_rated
        for option in self.options:
            option.set_fixed(is_fixed=is_rated)
        for part in (self.code_field, self.custom_file_row):
            if part is not None:
                part.setDisabled(is_rated)
        for control in (self.code_field, *(option.control for option in self.options)):
            control.setToolTip(render(STANDARD_RULES_ONLY) if is_rated else "")
        self._show_seed_help()

    def _changes(self) -> list[str]:
        changes = [text for text in (option.change_text() for option in self.options) if text]
        if self.custom_file_row is not None and self.custom_file_row.chosen_file is not None:
            changes.append(self.custom_file_row.chosen_file.title)
        if self.code_field.text().strip():
            changes.append(render(N_("OptionsPanel", "match code")))
        return changes

    def _emit_change(self) -> None:
        self._show_seed_help()
        self.changed.emit()

    def _show_seed_help(self) -> None:
        problem = self._seed_problem()
        wear_role(self.code_help, "soft" if problem is None else "problem")
        explanation = N_("OptionsPanel", "The same code and number of players give the same draws.")
        self.code_help.setText(render(explanation if problem is None else problem))

    def _seed_problem(self) -> Message | None:
        if self._is_rated:
            return None
        try:
            self.typed_seed()
        except seeds.SeedError as problem:
            return problem.reason
        return None
