# SPDX-License-Identifier: MIT
"""Tests that preferences of the desktop apply until the player chooses others."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.store import paths
from wizardtable.store.settings import DesktopPreferences, Settings
from wizardtable.ui import desktop
from wizardtable.ui.desktop import Desktop, font_scale, is_reduced, is_still_on_windows
from wizardtable.ui.dialogs.preferences import PreferencesDialog
from wizardtable.ui.profile import Profile

GNOME, KDE = desktop._ANIMATIONS_KEY, desktop._PACE_KEY
EYES = DesktopPreferences(high_contrast=True, reduced_motion=True, font_scale=125)


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profile(paths.data_dir(tmp_path), "en")


def test_what_the_player_has_not_chosen_is_as_the_desktop_says(profile: Profile) -> None:
    heard: list[Settings] = []
    profile.changed.connect(heard.append)
    profile.follow_desktop(EYES)
    now = profile.settings
    assert (now.theme, now.reduced_motion, now.font_scale) == ("contrast", True, 125)
    profile.follow_desktop(EYES)
    assert heard == [now]
    profile.follow_desktop(DesktopPreferences())
    assert profile.settings == Settings()


def test_a_choice_in_the_preferences_outlives_the_desktop(profile: Profile, qtbot: QtBot) -> None:
    profile.follow_desktop(EYES)
    dialog = PreferencesDialog(profile.settings)
    qtbot.addWidget(dialog)
    dialog.changed.connect(profile.change)
    assert dialog.reduced.isChecked()
    dialog.scale.setCurrentIndex(dialog.scale.findData(100))
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    dialog.reduced.click()
    again = Profile(profile.data, "en")
    again.follow_desktop(EYES)
    now = again.settings
    assert (now.theme, now.reduced_motion, now.font_scale) == ("dark", False, 100)


def test_what_only_the_desktop_said_is_forgotten_with_it(profile: Profile) -> None:
    profile.follow_desktop(EYES)
    profile.change(Settings(theme="contrast", reduced_motion=True, font_scale=125, volume=3))
    again = Profile(profile.data, "en")
    again.follow_desktop(DesktopPreferences())
    assert again.settings == Settings(volume=3)


def test_what_an_older_version_has_kept_was_chosen(profile: Profile) -> None:
    profile.data.settings.parent.mkdir(parents=True, exist_ok=True)
    profile.data.settings.write_text('{"theme": "light", "font_scale": 150}', encoding="utf-8")
    again = Profile(profile.data, "en")
    again.follow_desktop(EYES)
    now = again.settings
    assert (now.theme, now.reduced_motion, now.font_scale) == ("light", True, 150)


def test_the_portal_is_believed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Desktop, "_ask_portal", lambda _: None)
    monkeypatch.setattr(desktop, "_reduced_by_system", lambda: False)
    monkeypatch.setattr(desktop, "_system_points", lambda: 0.0)
    watched = Desktop(qapp)
    changes: list[DesktopPreferences] = []
    watched.changed.connect(changes.append)
    watched.ask()
    assert not changes
    watched.take_answer(GNOME, False)
    watched.take_answer(desktop._CONTRAST_KEY, 1)
    watched.take_answer(GNOME, True)
    assert [(preferences.reduced_motion, preferences.high_contrast) for preferences in changes] == [
        (True, False),
        (True, True),
        (False, True),
    ]
    watched.deleteLater()


@pytest.mark.parametrize(
    ("answers", "reduced"),
    [
        ({}, False),
        ({desktop._REDUCED_MOTION_KEY: 1}, True),
        ({desktop._REDUCED_MOTION_KEY: 0, GNOME: True, KDE: "1.0"}, False),
        ({GNOME: False}, True),
        ({KDE: "0"}, True),
        ({KDE: 0.0}, True),
        ({KDE: ["what", 3]}, False),
    ],
)
def test_each_desktop_says_in_its_way_that_little_is_to_move(
    answers: dict[tuple[str, str], object], reduced: bool
) -> None:
    assert is_reduced(answers) == reduced


@pytest.mark.parametrize(
    ("points", "usual", "factor", "scale"),
    [
        (9.0, 9.0, 1.0, 100),
        (7.0, 9.0, 1.0, 100),
        (13.5, 9.0, 1.0, 150),
        (14.0, 11.0, 1.0, 125),
        (11.0, 11.0, 1.25, 125),
        (40.0, 9.0, 1.0, 175),
        (-1.0, 9.0, 1.0, 100),
    ],
)
def test_writing_is_as_large_as_the_desktop_s(
    points: float, usual: float, factor: float, scale: int
) -> None:
    assert font_scale(points, usual, factor) == scale


@pytest.mark.parametrize(
    ("is_known", "shown", "still"), [(1, 0, True), (1, 1, False), (0, 0, False)]
)
def test_windows_is_asked_whether_it_animates(is_known: int, shown: int, still: bool) -> None:
    def ask(_what: int, _size: int, answer: Any, _kept: int) -> int:
        answer._obj.value = shown
        return is_known

    assert is_still_on_windows(ask) == still
