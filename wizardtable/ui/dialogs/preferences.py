# SPDX-License-Identifier: MIT
"""The preferences: language, appearance, pace, sound and player. Each works once it is chosen."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLineEdit, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.languages import languages
from wizardtable.core.text import N_, Message
from wizardtable.play.autoplay import FORCED_ALL, FORCED_ASIDE, FORCED_NONE
from wizardtable.play.translate import render
from wizardtable.sound.names import Sound
from wizardtable.sound.player import SoundPlayer
from wizardtable.store.player.typed_name import typed_name
from wizardtable.store.settings import Settings
from wizardtable.table.climax import script
from wizardtable.table.spoken import speech_queue
from wizardtable.ui.dialogs.form import Form
from wizardtable.ui.dialogs.silence_note import SilenceNote
from wizardtable.ui.language import own_name
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import Slider
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import MAX_NAME_LENGTH, PortraitChoice
from wizardtable.ui.style.spoken_names import set_placeholder, set_tip
from wizardtable.ui.style.widgets import Dialog, button, label

SCALES = (100, 110, 125, 150, 175)
"""Font scales that can be chosen, in percent."""

SAME_AS_SYSTEM: Final = N_("PreferencesDialog", "Same as system")

THEMES: Final = (
    ("dark", N_("PreferencesDialog", "Evening (dark)")),
    ("light", N_("PreferencesDialog", "Day (light)")),
    ("contrast", N_("PreferencesDialog", "High contrast")),
    ("system", SAME_AS_SYSTEM),
)
"""The values of `Settings.theme` and their words."""

SPEEDS: Final = (
    (0, N_("PreferencesDialog", "Slow")),
    (1, N_("PreferencesDialog", "Normal")),
    (2, N_("PreferencesDialog", "Fast")),
    (3, N_("PreferencesDialog", "Instant")),
)
"""The values of `Settings.my_speed` and `their_speed`, and their words."""

FORCED_MOVES: Final = (
    (FORCED_ALL, N_("PreferencesDialog", "Played for me")),
    (FORCED_ASIDE, N_("PreferencesDialog", "Played for me on others’ turns")),
    (FORCED_NONE, N_("PreferencesDialog", "I play them")),
)
"""The values of `Settings.forced_moves` and their words."""

HIGHLIGHTS: Final = (
    (script.FULL, N_("PreferencesDialog", "Full")),
    (script.SHORT, N_("PreferencesDialog", "Short")),
    (script.OFF, N_("PreferencesDialog", "Off")),
)
"""The values of `Settings.shows` and their words."""

SPEECH: Final = (
    (speech_queue.ALL, N_("PreferencesDialog", "All moves")),
    (speech_queue.RESULTS, N_("PreferencesDialog", "Each turn’s result")),
    (speech_queue.MY_TURN, N_("PreferencesDialog", "Only my turn")),
)
"""The values of `Settings.speech` and their words."""

SPEECH_RATES: Final = (50, 75, 100, 150, 200, 300, 400)
"""The values of `Settings.speech_rate` that can be chosen, in percent."""

CHOSEN_FLAGS: Final = {
    "theme": "theme_chosen",
    "font_scale": "scale_chosen",
    "reduced_motion": "motion_chosen",
}
"""By field of `Settings`, the field that says whether the player has changed it by hand.

A field that the player has not changed follows the desktop.
"""

TWO_COLUMNS_WIDTH: Final = 820
"""Least width of a dialog whose columns are side by side, in pixels at 100 %."""


class PreferencesDialog(Dialog):
    """A dialog that changes the settings one by one.

    Signals:
        language_chosen(): The player chose a language. If it is another one, `changed` follows.
        changed(Settings): The player changed a control. The argument has all settings.
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
        """Makes the dialog.

        Args:
            settings: the settings to change.
            parent: the window, or None.
            player: plays a sound at a new volume, and knows why nothing can be heard. With None the
                dialog is silent.
            language: the code of the language that the command line asks for, or "". The dialog
                shows it, and stores it only if the player chooses it here.
        """
        super().__init__(parent, 960, 600)
        self._settings, self._player, self._requested_language = settings, player, language
        shown = replace(settings, language=language or settings.language)
        self.form = Form(self, shown, self._apply)
        self._title = label(self, "title")
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(appearance.scaled(36))
        self._add_column()
        self._add_appearance()
        self._add_person()
        self._add_speech()
        self._add_column()
        self._add_table()
        self.done_ = button(self, "", self.accept)
        self.done_.setDefault(True)
        self._lay_out()
        self._allow_sound()
        self._connect()
        self.retranslate()
        self.grow()

    def _add_column(self) -> None:
        side = QVBoxLayout()
        side.addLayout(self.form.add_column())
        side.addStretch()
        self._columns.addLayout(side, 1)

    def _add_appearance(self) -> None:
        form = self.form
        form.add_heading(N_("PreferencesDialog", "Language and appearance"))
        # A language has its own name, so that people find theirs whatever the program speaks.
        choices: list[tuple[object, Message | str]] = [("", SAME_AS_SYSTEM)]
        choices += [(code, own_name(code)) for code in languages()]
        self.language = form.add_choice("language", N_("PreferencesDialog", "Language"), choices)
        self.theme = form.add_choice("theme", N_("PreferencesDialog", "Theme"), THEMES)
        percent = N_("PreferencesDialog", "{number}%")
        scales = sorted({*SCALES, self._settings.font_scale})
        scale_words = [(scale, percent.of(number=scale)) for scale in scales]
        self.scale = form.add_choice(
            "font_scale", N_("PreferencesDialog", "Text size"), scale_words
        )

    def _add_person(self) -> None:
        form, settings = self.form, self._settings
        form.add_heading(N_("PreferencesDialog", "You"))
        self.name = QLineEdit(settings.player_name, self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        form.say(
            partial(set_placeholder, self.name), N_("PreferencesDialog", "Your name at the table")
        )
        form.bind("player_name", self.name.editingFinished, self.name.text)
        form.add_row(N_("PreferencesDialog", "Name"), self.name)
        self.portrait = portrait = PortraitChoice(settings.portrait, 34, self)
        form.bind("portrait", portrait.chosen, lambda: portrait.portrait)
        form.add_row(N_("PreferencesDialog", "Portrait"), portrait)

    def _add_table(self) -> None:
        form = self.form
        form.add_heading(N_("PreferencesDialog", "At the table"))
        speed = N_("PreferencesDialog", "Speed of my moves")
        self.mine = form.add_choice("my_speed", speed, SPEEDS)
        speed = N_("PreferencesDialog", "Opponents’ speed")
        self.theirs = form.add_choice("their_speed", speed, SPEEDS)
        forced = N_("PreferencesDialog", "Forced moves")
        self.forced = form.add_choice("forced_moves", forced, FORCED_MOVES)
        tip = N_(
            "PreferencesDialog",
            "A forced move is the only one you can make, such as passing when you cannot "
            "bid. Undo goes back past forced moves that were played for you.",
        )
        form.say(self.forced.setToolTip, tip)
        self.shows = form.add_choice("shows", N_("PreferencesDialog", "Highlights"), HIGHLIGHTS)
        tip = N_(
            "PreferencesDialog",
            "Great moments, such as the contests in Elfenwizards, are played out on the table. "
            "Click or press a key to speed them up, or Esc to skip them.",
        )
        form.say(self.shows.setToolTip, tip)
        sound = N_("PreferencesDialog", "Sound")
        self.sound, self.volume = self._add_volume("sound", "volume", sound)
        form.say(partial(set_tip, self.sound), sound)
        form.say(self.volume.setAccessibleName, N_("PreferencesDialog", "Sound volume"))
        self._silence = SilenceNote(self, self._player)
        ambience = N_("PreferencesDialog", "Ambience")
        self.ambience, self.ambience_volume = self._add_volume(
            "ambience", "ambience_volume", ambience, self._silence
        )
        tip = N_(
            "PreferencesDialog",
            "Quiet background sounds in the lobby and at each table, such as wind or a fire.",
        )
        form.say(self.ambience.setToolTip, tip)
        form.say(self.ambience_volume.setAccessibleName, N_("PreferencesDialog", "Ambience volume"))
        self.reduced = form.add_check(
            "reduced_motion",
            N_("PreferencesDialog", "Reduced motion"),
            N_("PreferencesDialog", "Pieces jump into place, and nothing fades."),
        )
        self.tutor = form.add_check(
            "tutor",
            N_("PreferencesDialog", "Tutor"),
            N_("PreferencesDialog", "Warns you once before a costly mistake."),
        )
        self.early_analysis = form.add_check(
            "early_analysis",
            N_("PreferencesDialog", "Early analysis"),
            N_(
                "PreferencesDialog",
                "Prepares the analysis of the match while you think, so that it is ready "
                "at the end. Off while the computer runs on battery.",
            ),
        )

    def _add_speech(self) -> None:
        form = self.form
        form.add_heading(N_("PreferencesDialog", "With a screen reader"))
        self.speech = form.add_choice("speech", N_("PreferencesDialog", "Announce"), SPEECH)
        tip = N_(
            "PreferencesDialog",
            "Questions, and responses to your key presses, are always announced. F3 describes "
            "the last moves.",
        )
        form.say(self.speech.setToolTip, tip)
        percent = N_("PreferencesDialog", "{number}%")
        rates = sorted({*SPEECH_RATES, self._settings.speech_rate})
        self.speech_rate = form.add_choice(
            "speech_rate",
            N_("PreferencesDialog", "Speed of speech"),
            [(rate, percent.of(number=rate)) for rate in rates],
        )
        self.waits = form.add_check(
            "waits_for_speech",
            N_("PreferencesDialog", "Opponents wait"),
            N_(
                "PreferencesDialog",
                "Opponents wait until their moves have been read out. Any key ends the wait.",
            ),
        )

    def _add_volume(
        self, check_field: str, volume_field: str, words: Message, below: QWidget | None = None
    ) -> tuple[QCheckBox, Slider]:
        """Adds a row that turns a kind of sound on and sets its volume."""
        check, volume = self.form.check_box(check_field), self.form.slider(volume_field)
        self.form.say(check.setAccessibleName, words)
        self.form.add_row(words, volume, before=check, below=below)
        return check, volume

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        whole = QVBoxLayout(body)
        whole.setContentsMargins(*(appearance.scaled(margin) for margin in (28, 4, 28, 8)))
        whole.setSpacing(appearance.scaled(8))
        whole.addLayout(self._columns)
        whole.addStretch()
        self.furnish(self._title, body, self.done_)

    def _connect(self) -> None:
        self.language.activated.connect(lambda _: self._choose_language())
        for check in (self.sound, self.ambience):
            check.toggled.connect(self._allow_sound)
        self.sound.toggled.connect(self._try_sound)
        self.volume.valueChanged.connect(self._try_sound)
        self.name.editingFinished.connect(lambda: self.name.setText(self._settings.player_name))
        self._silence.appeared.connect(self.grow)

    def settings(self) -> Settings:
        """Returns the settings that the controls show."""
        old, values = self._settings, self.form.values()
        if self._requested_language and values["language"] == self._requested_language:
            values["language"] = old.language
        values["player_name"] = typed_name(values["player_name"]) or old.player_name
        for field, flag in CHOSEN_FLAGS.items():
            values[flag] = getattr(old, flag) or values[field] != getattr(old, field)
        return replace(old, **values)

    def _choose_language(self) -> None:
        self._requested_language = ""
        self.language_chosen.emit()
        self._apply()

    def _apply(self) -> None:
        settings = self.settings()
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    def _allow_sound(self) -> None:
        is_sound_on = self.sound.isChecked()
        self.volume.setEnabled(is_sound_on)
        self.ambience.setEnabled(is_sound_on)
        self.ambience_volume.setEnabled(is_sound_on and self.ambience.isChecked())

    def _try_sound(self) -> None:
        if self._player is not None:
            self._player.play(Sound.BID)
            self._silence.update_text()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(render(N_("PreferencesDialog", "Preferences")))
        self._title.setText(render(N_("PreferencesDialog", "Preferences")))
        self.form.retranslate()
        self._silence.update_text()
        self.portrait.retranslate()
        self.done_.setText(render(N_("PreferencesDialog", "Done")))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        is_wide = self.width() >= appearance.scaled(TWO_COLUMNS_WIDTH)
        flow = QBoxLayout.Direction
        self._columns.setDirection(flow.LeftToRight if is_wide else flow.TopToBottom)


def dialog_for(navigator: Navigator) -> PreferencesDialog:
    """Returns the preferences of the current player; every change is applied at once."""
    profile = navigator.profile
    dialog = PreferencesDialog(
        profile.settings, navigator.window, navigator.services.sounds, profile.language
    )
    dialog.language_chosen.connect(profile.forget_language)
    dialog.changed.connect(profile.change)
    return dialog
