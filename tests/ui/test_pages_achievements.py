# SPDX-License-Identifier: MIT
"""The page of achievements: what is reached, and how far the player is with the rest."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
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


def spoken(page: AchievementsPage) -> dict[str, str]:
    return {one.accessibleName(): one.accessibleDescription() for one in page.panels}


def test_what_is_reached_has_its_day_and_the_rest_its_progress(
    profile: Profile, services: Services
) -> None:
    contributions.record(profile.data, [SPELLS])
    page = AchievementsPage(profile, services)
    page.turn_to("wizards_gambit")
    told = spoken(page)
    assert "Earned on " in told["Slim volume"] and "2026" in told["Slim volume"]
    assert told["Complete library"].endswith("3 of 25")
    assert told["In safe keeping"].endswith("Not earned yet")
    profile.close()


def test_help_is_told_where_it_was_had_and_where_it_is_not_allowed(
    profile: Profile, services: Services
) -> None:
    helped = replace(SPELLS, match="two", helped=True, numbers=(("two_spells", 2),))
    contributions.record(profile.data, [helped])
    page = AchievementsPage(profile, services)
    page.turn_to("wizards_gambit")
    told = spoken(page)
    assert told["Double strike"].endswith(", with help")
    assert "Only matches without help count." in told["Slim volume"]
    assert "help" not in told["Complete library"]
    profile.close()


def test_every_game_has_its_achievements_and_so_have_all_together(
    profile: Profile, services: Services
) -> None:
    page = AchievementsPage(profile, services)
    assert list(page.groups) == [*catalog.GAMES, ALL_GAMES]
    for game, button in page.groups.items():
        button.click()
        assert len(page.panels) == (len(of_all_games.ACHIEVEMENTS) if game == ALL_GAMES else 12)
        assert button.accessibleName().endswith(f"0 of {len(page.panels)}")
    profile.close()


def test_saves_that_are_still_there_come_to_count_while_the_page_is_seen(
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


def test_what_cannot_be_read_is_told(profile: Profile, services: Services) -> None:
    profile.data.old_file("achievements").write_bytes(b"nothing\n")  # of an earlier version
    page = AchievementsPage(profile, services)
    assert "achievements.jsonl" in page._problem.text()
    profile.close()
