# SPDX-License-Identifier: MIT
"""Tests the page of achievements: those reached, and the progress of the others."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QSignalSpy

from tests.helpers import begun, play_on
from wizardtable.core import catalog
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.store import save
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import Contribution
from wizardtable.store.paths import data_dir
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.achievements_page import AchievementsPage
from wizardtable.ui.services import Services

SPELLS = Contribution(
    "one",
    "wizards_gambit",
    1_790_000_000,
    counted=True,
    numbers=(("slim_book", 1),),
    kinds=(("spells", ("1", "2", "3")),),
)


@pytest.fixture
def profile(tmp_path: Path, qapp: object) -> Profile:
    return Profile(data_dir(tmp_path))


@pytest.fixture
def services(profile: Profile) -> Iterator[Services]:
    made = Services(profile)
    yield made
    made.close()


def descriptions_by_title(page: AchievementsPage) -> dict[str, str]:
    return {panel.accessibleName(): panel.accessibleDescription() for panel in page.panels}


def test_a_reached_achievement_has_its_day_and_another_its_progress(
    profile: Profile, services: Services
) -> None:
    contributions.record(profile.data, [SPELLS])
    page = AchievementsPage(profile, services)
    page.turn_to("wizards_gambit")
    descriptions = descriptions_by_title(page)
    assert "Earned on " in descriptions["Slim volume"] and "2026" in descriptions["Slim volume"]
    assert descriptions["Complete library"].endswith("3 of 25.")
    assert descriptions["In safe keeping"].endswith("Not earned yet.")
    profile.close()


def test_an_achievement_says_if_help_was_used_or_is_not_allowed(
    profile: Profile, services: Services
) -> None:
    helped = replace(SPELLS, match="two", helped=True, numbers=(("two_spells", 2),))
    contributions.record(profile.data, [helped])
    page = AchievementsPage(profile, services)
    page.turn_to("wizards_gambit")
    descriptions = descriptions_by_title(page)
    assert descriptions["Double strike"].endswith(", with help.")
    assert "Only matches without help count." in descriptions["Slim volume"]
    assert "help" not in descriptions["Complete library"]
    profile.close()


def test_every_game_has_its_achievements_and_so_have_all_games_together(
    profile: Profile, services: Services
) -> None:
    page = AchievementsPage(profile, services)
    assert list(page.game_buttons) == [*catalog.GAMES, ALL_GAMES]
    for game, button in page.game_buttons.items():
        button.click()
        assert len(page.panels) == (len(of_all_games.ACHIEVEMENTS) if game == ALL_GAMES else 12)
        assert button.accessibleName().endswith(f"0 of {len(page.panels)}")
    profile.close()


def test_matches_saved_earlier_are_counted_while_the_page_is_open(
    profile: Profile, services: Services
) -> None:
    match = play_on(begun(catalog.get("wizards_gambit"), 3))
    save.write(save.new_path(profile.data.saves, match.spec.id), match)
    page = AchievementsPage(profile, services)
    assert services.scan_achievements().done.wait(30)
    if page._timer.isActive():
        assert QSignalSpy(page._timer.timeout).wait(5000)
    assert len(contributions.read(profile.data)[0]) == 1
    profile.close()


def test_an_unreadable_file_is_reported(profile: Profile, services: Services) -> None:
    profile.data.old_file("achievements").write_bytes(b"nothing\n")  # of an earlier version
    page = AchievementsPage(profile, services)
    assert "achievements.jsonl" in page._problem.text()
    profile.close()


def test_what_an_achievement_asks_for_is_whole_where_it_takes_two_lines(
    profile: Profile, services: Services
) -> None:
    page = AchievementsPage(profile, services)
    page.resize(760, 500)
    page.show()
    QCoreApplication.sendPostedEvents()
    heights = [(panel.sentence.height(), panel.sentence) for panel in page.panels]
    assert any(height > 1.5 * words.fontMetrics().height() for height, words in heights)
    for height, words in heights:
        assert height >= words.heightForWidth(words.width()), words.text()
    profile.close()
