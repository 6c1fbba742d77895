# SPDX-License-Identifier: MIT
"""Tests that each preference takes effect as soon as it is chosen."""

from dataclasses import replace

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.screens import settle
from tests.ui.windows import Hands
from wizardtable.core.languages import languages
from wizardtable.sound.names import Sound
from wizardtable.sound.player import SoundPlayer
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.preferences import PreferencesDialog
from wizardtable.ui.dialogs.silence_note import SilenceNote


def opened(qtbot: QtBot, settings: Settings | None = None) -> PreferencesDialog:
    dialog = PreferencesDialog(settings or Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))


def test_opening_changes_nothing(qtbot: QtBot) -> None:
    settings = Settings(
        language="fr",
        theme="light",
        theme_chosen=True,
        font_scale=150,
        my_speed=3,
        their_speed=0,
        player_name="Ada",
        ambience=True,
        ambience_volume=0,
    )
    assert opened(qtbot, settings).settings() == settings


def test_each_choice_is_told_at_once(qtbot: QtBot) -> None:
    start = Settings()
    dialog = opened(qtbot, start)
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)
    choose(dialog.language, "fr")
    choose(dialog.theme, "light")
    choose(dialog.scale, 175)
    choose(dialog.mine, 0)
    choose(dialog.theirs, 3)
    dialog.reduced.click()
    QTest.keyClicks(dialog.name, "  Ada  of  Byron ")
    dialog.name.editingFinished.emit()
    assert len(heard) == 7
    assert heard[0] == replace(start, language="fr")
    assert heard[-1] == replace(
        start,
        language="fr",
        theme="light",
        theme_chosen=True,
        font_scale=175,
        scale_chosen=True,
        my_speed=0,
        their_speed=3,
        reduced_motion=not start.reduced_motion,
        motion_chosen=True,
        player_name="Ada of Byron",
    )


def test_what_the_dialog_does_not_show_is_kept(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(last_setups=(("anludim", "{}"),)))
    choose(dialog.theme, "light")
    assert dialog.settings().last_setups == (("anludim", "{}"),)


def test_an_unusual_font_scale_is_kept(qtbot: QtBot) -> None:
    assert opened(qtbot, Settings(font_scale=140)).settings().font_scale == 140


def test_languages_are_named_in_themselves(qtbot: QtBot) -> None:
    box = opened(qtbot).language
    named = {box.itemData(index): box.itemText(index) for index in range(1, box.count())}
    assert tuple(named) == languages()
    assert (named["en"], named["fr"]) == ("English", "Français")
    assert len(set(named.values())) == len(named)


def test_sound_and_volume_are_told_and_a_new_volume_is_heard(qtbot: QtBot) -> None:
    heard: list[Sound] = []
    player = SoundPlayer(has_library=lambda: True)
    player.play = heard.append  # type: ignore[method-assign]
    dialog = PreferencesDialog(Settings(), player=player)
    qtbot.addWidget(dialog)
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    dialog.volume.setValue(40)
    assert changes[-1].volume == 40
    assert heard == [Sound.BID]
    dialog.sound.setChecked(False)
    assert not changes[-1].sound
    assert not dialog.volume.isEnabled(), "there is nothing to set"


def test_the_ambience_has_a_volume_of_its_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    assert not dialog.ambience.isChecked() and not dialog.ambience_volume.isEnabled()
    dialog.ambience.click()
    dialog.ambience_volume.setValue(30)
    assert (changes[-1].ambience, changes[-1].ambience_volume) == (True, 30)
    assert changes[-1].volume == Settings().volume, "the sounds have another"
    dialog.sound.click()
    assert not dialog.ambience.isEnabled() and not dialog.ambience_volume.isEnabled()
    assert dialog.settings().ambience, "it comes back with the sound"


def test_the_reason_of_silence_is_told(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings(), player=SoundPlayer(has_library=lambda: False))
    qtbot.addWidget(dialog)
    texts = [made.text() for made in dialog.findChildren(QLabel)]
    assert any("miniaudio" in text for text in texts)


def test_a_line_that_comes_later_finds_room_where_the_window_has_some(hands: Hands) -> None:
    has_library = [True]
    player = SoundPlayer(has_library=lambda: has_library[0])
    dialog = PreferencesDialog(Settings(), hands.window, player)
    dialog.show()
    settle()
    note = dialog.findChild(SilenceNote)
    assert note is not None and note.isHidden()
    has_library[0] = False
    note.update_text()
    settle()
    (area,) = dialog.findChildren(QScrollArea)
    assert note.isVisible()
    assert area.verticalScrollBar().maximum() == 0
    height = dialog.height()
    for size in ((800, 450), (1280, 720)):  # in between, one half stands below the other
        hands.window.resize(*size)
        settle()
    assert dialog.height() == height
    dialog.reject()


def test_a_person_chooses_whether_forced_moves_play_themselves(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings())
    qtbot.addWidget(dialog)
    assert dialog.forced.currentText() == "Played for me"
    chosen: list[str] = []
    dialog.changed.connect(lambda settings: chosen.append(settings.forced_moves))
    for row in (1, 2, 0):
        dialog.forced.setCurrentIndex(row)
    assert chosen == ["aside", "none", "all"]


def test_a_language_of_the_command_line_is_shown_and_stored_only_when_chosen(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings(language="en"), language="fr")
    qtbot.addWidget(dialog)
    assert dialog.language.currentData() == "fr"
    kept: list[str] = []
    chosen: list[str] = []
    dialog.changed.connect(lambda settings: kept.append(settings.language))
    dialog.language_chosen.connect(lambda: chosen.append(dialog.language.currentData()))
    dialog.tutor.setChecked(True)
    assert kept == ["en"]
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert kept[-1] == "fr"
    assert chosen == ["fr"]
