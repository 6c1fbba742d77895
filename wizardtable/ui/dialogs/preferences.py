# SPDX-License-Identifier: MIT
"""The preferences: language, looks, pace, sound, name, each at work as soon as it is chosen."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.languages import languages
from wizardtable.core.text import N_
from wizardtable.play.autoplay import FORCED_MOVE_CHOICES
from wizardtable.play.translate import render
from wizardtable.sound.names import Sound
from wizardtable.sound.player import SoundPlayer
from wizardtable.store.player.typed_name import typed_name
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.silence_note import SilenceNote
from wizardtable.ui.language import own_name
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox, Slider
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import MAX_NAME_LENGTH, PortraitChoice
from wizardtable.ui.style.widgets import Dialog, button, label

SCALES = (100, 110, 125, 150, 175)
"""Font scales that can be chosen, in percent."""

THEMES = ("dark", "light", "contrast", "system")

SPEEDS = 4


TWO_HALVES_WIDTH: Final = 820
"""Pixels at 100 % of a dialog in which its halves are side by side."""


class PreferencesDialog(Dialog):
    """Changes the settings one by one.

    Signals:
        language_chosen(): a language was chosen by hand; `changed` follows if it is another one.
        changed(Settings): a control was used; these are the settings from now on.
    """

    material = Material.LEATHER

    changed = Signal(object)
    language_chosen = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        player: SoundPlayer | None = None,
        language: str = "",
    ) -> None:
        """`player` lets a new volume be heard, and knows whether anything can be. `language` is the
        one that the command line asks for: it is shown, and stored only if it is chosen here."""
        super().__init__(parent, 960, 560)
        self._settings = settings
        self._player = player
        self._asked_for = language
        self._title = label(self, "title")
        self._looks, self._pace, self._person = (label(self, "heading") for _ in range(3))
        self.language = ComboBox(self)
        for code in ("", *languages()):
            self.language.addItem("", code)
        self.theme = ComboBox(self)
        for theme in THEMES:
            self.theme.addItem("", theme)
        self.scale = ComboBox(self)
        for scale in sorted({*SCALES, settings.font_scale}):
            self.scale.addItem("", scale)
        self.mine, self.theirs = ComboBox(self), ComboBox(self)
        for speeds in (self.mine, self.theirs):
            for speed in range(SPEEDS):
                speeds.addItem("", speed)
        self.reduced = QCheckBox(self)
        self._reduced_help = label(self, "under-check", wrap=True)
        self.forced = ComboBox(self)
        for forced in FORCED_MOVE_CHOICES:
            self.forced.addItem("", forced)
        self.tutor = QCheckBox(self)
        self._tutor_help = label(self, "under-check", wrap=True)
        self.sound = QCheckBox(self)
        self.volume = _volume(self)
        self.ambience = QCheckBox(self)
        self.ambience_volume = _volume(self)
        self._silence = SilenceNote(self, player)
        self.name = QLineEdit(settings.player_name, self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.portrait = PortraitChoice(settings.portrait, 34, self)
        self.done_ = button(self, "", self.accept)
        self._names: list[tuple[QLabel, QWidget]] = []
        self._lay_out()
        self._show(settings)
        self._listen()
        self.done_.setDefault(True)
        self.retranslate()

    def settings(self) -> Settings:
        """The settings as the controls say."""
        old = self._settings
        theme, scale = self.theme.currentData(), self.scale.currentData()
        reduced = self.reduced.isChecked()
        return replace(
            old,
            language=self._language(),
            theme=theme,
            theme_chosen=old.theme_chosen or theme != old.theme,
            font_scale=scale,
            scale_chosen=old.scale_chosen or scale != old.font_scale,
            my_speed=self.mine.currentData(),
            their_speed=self.theirs.currentData(),
            reduced_motion=reduced,
            motion_chosen=old.motion_chosen or reduced != old.reduced_motion,
            forced_moves=self.forced.currentData(),
            tutor=self.tutor.isChecked(),
            sound=self.sound.isChecked(),
            volume=self.volume.value(),
            ambience=self.ambience.isChecked(),
            ambience_volume=self.ambience_volume.value(),
            player_name=typed_name(self.name.text()) or old.player_name,
            portrait=self.portrait.portrait,
        )

    def _language(self) -> str:
        """The code chosen here, or stored before where nothing was."""
        shown: str = self.language.currentData()
        return self._settings.language if self._asked_for and shown == self._asked_for else shown

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("PreferencesDialog", "Preferences")))
        self._title.setText(render(N_("PreferencesDialog", "Preferences")))
        self._looks.setText(render(N_("PreferencesDialog", "Language and appearance")))
        self._pace.setText(render(N_("PreferencesDialog", "At the table")))
        self._person.setText(render(N_("PreferencesDialog", "You")))
        # Languages are named in themselves: whoever is lost must find his own.
        self.language.setItemText(0, render(N_("PreferencesDialog", "Same as system")))
        for index, code in enumerate(languages(), start=1):
            self.language.setItemText(index, own_name(code))
        for index, words in enumerate(
            (
                render(N_("PreferencesDialog", "Evening (dark)")),
                render(N_("PreferencesDialog", "Day (light)")),
                render(N_("PreferencesDialog", "High contrast")),
                render(N_("PreferencesDialog", "Same as system")),
            )
        ):
            self.theme.setItemText(index, words)
        for index in range(self.scale.count()):
            percent = str(self.scale.itemData(index))
            self.scale.setItemText(
                index, render(N_("PreferencesDialog", "{number}%")).replace("{number}", percent)
            )
        pace = (
            render(N_("PreferencesDialog", "Slow")),
            render(N_("PreferencesDialog", "Normal")),
            render(N_("PreferencesDialog", "Fast")),
            render(N_("PreferencesDialog", "Instant")),
        )
        for speeds in (self.mine, self.theirs):
            for index, words in enumerate(pace):
                speeds.setItemText(index, words)
        for index, words in enumerate(
            (
                render(N_("PreferencesDialog", "Played for me")),
                render(N_("PreferencesDialog", "Played for me on others’ turns")),
                render(N_("PreferencesDialog", "I play them")),
            )
        ):
            self.forced.setItemText(index, words)
        self.forced.setToolTip(
            render(
                N_(
                    "PreferencesDialog",
                    "A forced move is the only one you can make, such as passing when you cannot "
                    "bid. Undo goes back past forced moves that were played for you.",
                )
            )
        )
        self.reduced.setText(render(N_("PreferencesDialog", "Reduced motion")))
        self._reduced_help.setText(
            render(N_("PreferencesDialog", "Pieces jump into place, and nothing fades."))
        )
        self.tutor.setText(render(N_("PreferencesDialog", "Tutor")))
        self._tutor_help.setText(
            render(N_("PreferencesDialog", "Warns you once before a costly mistake."))
        )
        self.sound.setAccessibleName(render(N_("PreferencesDialog", "Sound")))
        self.sound.setToolTip(render(N_("PreferencesDialog", "Sound")))
        self.ambience.setAccessibleName(render(N_("PreferencesDialog", "Ambience")))
        self.ambience.setToolTip(
            render(
                N_(
                    "PreferencesDialog",
                    "Quiet background sounds in the lobby and at each table, such as wind or a "
                    "fire.",
                )
            )
        )
        self._silence.look()
        self.name.setPlaceholderText(render(N_("PreferencesDialog", "Your name at the table")))
        told = (
            render(N_("PreferencesDialog", "Language")),
            render(N_("PreferencesDialog", "Theme")),
            render(N_("PreferencesDialog", "Text size")),
            render(N_("PreferencesDialog", "Speed of my moves")),
            render(N_("PreferencesDialog", "Opponents’ speed")),
            render(N_("PreferencesDialog", "Forced moves")),
            render(N_("PreferencesDialog", "Sound")),
            render(N_("PreferencesDialog", "Ambience")),
            "",
            "",
            render(N_("PreferencesDialog", "Name")),
            render(N_("PreferencesDialog", "Portrait")),
        )
        for (name, control), words in zip(self._names, told, strict=True):
            name.setText(words)
            if words:
                control.setAccessibleName(words)
        self.volume.setAccessibleName(render(N_("PreferencesDialog", "Sound volume")))
        self.ambience_volume.setAccessibleName(render(N_("PreferencesDialog", "Ambience volume")))
        self.portrait.retranslate()
        self.done_.setText(render(N_("PreferencesDialog", "Done")))

    def _show(self, settings: Settings) -> None:
        for box, value in (
            (self.language, self._asked_for or settings.language),
            (self.theme, settings.theme),
            (self.scale, settings.font_scale),
            (self.mine, settings.my_speed),
            (self.theirs, settings.their_speed),
            (self.forced, settings.forced_moves),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.reduced.setChecked(settings.reduced_motion)
        self.tutor.setChecked(settings.tutor)
        self.sound.setChecked(settings.sound)
        self.volume.setValue(settings.volume)
        self.ambience.setChecked(settings.ambience)
        self.ambience_volume.setValue(settings.ambience_volume)
        self._follow_sound()

    def _listen(self) -> None:
        self.language.activated.connect(lambda _: self._choose_language())
        for box in (self.language, self.theme, self.scale, self.mine, self.theirs, self.forced):
            box.currentIndexChanged.connect(lambda _: self._apply())
        for check in (self.reduced, self.tutor, self.sound, self.ambience):
            check.toggled.connect(lambda _: self._apply())
        for check in (self.sound, self.ambience):
            check.toggled.connect(self._follow_sound)
        for volume in (self.volume, self.ambience_volume):
            volume.valueChanged.connect(lambda _: self._apply())
        self.sound.toggled.connect(self._try_sound)
        self.volume.valueChanged.connect(self._try_sound)
        self.name.editingFinished.connect(self._rename)
        self.portrait.chosen.connect(lambda _: self._apply())

    def _choose_language(self) -> None:
        """A language was chosen by hand, perhaps the one asked for: it is the person's now."""
        self._asked_for = ""
        self.language_chosen.emit()
        self._apply()

    def _apply(self) -> None:
        settings = self.settings()
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    def _rename(self) -> None:
        """Takes the name that was typed; the former one comes back if nothing was."""
        self._apply()
        self.name.setText(self._settings.player_name)

    def _follow_sound(self) -> None:
        """Offer to set only what can be heard."""
        sound = self.sound.isChecked()
        self.volume.setEnabled(sound)
        self.ambience.setEnabled(sound)
        self.ambience_volume.setEnabled(sound and self.ambience.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: one half below the other where there is no room beside it."""
        super().resizeEvent(event)
        is_wide = self.width() >= appearance.scaled(TWO_HALVES_WIDTH)
        flow = QBoxLayout.Direction
        self._halves.setDirection(flow.LeftToRight if is_wide else flow.TopToBottom)

    def _try_sound(self) -> None:
        """Let the new volume be heard."""
        if self._player is not None:
            self._player.play(Sound.BID)
            self._silence.look()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        column.setSpacing(appearance.scaled(8))
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(appearance.scaled(36))
        left, right = (_grid() for _ in range(2))
        for half in (left, right):
            side = QVBoxLayout()
            side.addLayout(half)
            side.addStretch()
            self._halves.addLayout(side, 1)
        checks: dict[QWidget, QCheckBox] = {
            self.volume: self.sound,
            self.ambience_volume: self.ambience,
        }
        helps: dict[QWidget, QLabel] = {
            self.reduced: self._reduced_help,
            self.tutor: self._tutor_help,
            self.ambience_volume: self._silence,
        }
        for grid, heading, controls in (
            (left, self._looks, (self.language, self.theme, self.scale)),
            (
                right,
                self._pace,
                (self.mine, self.theirs, self.forced, *checks, self.reduced, self.tutor),
            ),
            (left, self._person, (self.name, self.portrait)),
        ):
            if grid.rowCount() > 1:
                grid.setRowMinimumHeight(grid.rowCount(), appearance.scaled(6))
            grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
            for control in controls:
                name = label(self)
                name.setBuddy(control)
                row = grid.rowCount()
                grid.addWidget(name, row, 0)
                if control in checks:
                    grid.addLayout(_beside(checks[control], control), row, 1)
                else:
                    grid.addWidget(control, row, 1)
                self._names.append((name, control))
                if control in helps:
                    grid.addWidget(helps[control], row + 1, 1)
        column.addLayout(self._halves)
        column.addStretch()
        self.furnish(self._title, body, self.done_)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(appearance.scaled(18))
    grid.setVerticalSpacing(appearance.scaled(6))
    grid.setColumnStretch(1, 1)
    return grid


def _volume(parent: QWidget) -> QSlider:
    made = Slider(parent)
    made.setRange(0, 100)
    made.setPageStep(10)
    made.setTracking(False)  # what is being dragged is neither stored nor heard
    return made


def _beside(check: QCheckBox, volume: QWidget) -> QHBoxLayout:
    """Whether something is heard, and how loud: one line."""
    row = QHBoxLayout()
    row.setSpacing(appearance.scaled(4))
    row.addWidget(check)
    row.addWidget(volume, 1)
    return row


def dialog_for(navigator: Navigator) -> PreferencesDialog:
    """Returns the preferences, which work at once."""
    profile = navigator.profile
    dialog = PreferencesDialog(
        profile.settings, navigator.window, navigator.services.sounds, profile.language
    )
    dialog.language_chosen.connect(profile.forget_language)
    dialog.changed.connect(profile.change)
    return dialog
