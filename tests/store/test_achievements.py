# SPDX-License-Identifier: MIT
"""What was achieved is kept by match, counted once, and found again in saves."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import begun, play_on
from wizardtable.core import catalog, files
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.match import Match
from wizardtable.store import save, settings
from wizardtable.store.achieved import achievement_news, achievement_scan, contributions
from wizardtable.store.achieved.contributions import Contribution
from wizardtable.store.paths import DataDir, data_dir

GAME = "wizards_gambit"
CORPUS = Path(__file__).parents[1] / "saves" / "corpus"


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def finished(seed: int = 7, game: str = GAME) -> Match:
    return play_on(begun(catalog.get(game), 3, seed), seed=seed)


def won() -> Match:
    """A match that the person won."""
    return next(match for match in matches() if match.result and match.result.ranks[0] == 1)


def matches() -> Iterator[Match]:
    return (finished(seed) for seed in range(40))


def progress(data: DataDir, key: str, game: str = ALL_GAMES) -> int:
    known, _ = contributions.read(data.achievements)
    states = contributions.states(known)
    return next(one.progress for one in states if (one.game, one.achievement.id) == (game, key))


def test_a_match_counts_once_however_often_it_is_kept(data: DataDir) -> None:
    match = won()
    told = achievement_news.keep(data, match)
    assert told
    content = data.achievements.read_bytes()
    assert achievement_news.keep(data, match) == told
    assert data.achievements.read_bytes() == content
    assert progress(data, "four_games") == 1


def test_the_same_deal_counts_again_for_another_purpose_only(data: DataDir) -> None:
    match = won()
    achievement_news.keep(data, match)
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    again.purpose = "daily:2026-11-26"
    achievement_news.keep(data, again)
    assert len(contributions.read(data.achievements)[0]) == 2
    assert progress(data, "daily_tables") == 1


def test_a_deal_that_counted_for_a_purpose_does_not_count_again_without_one(data: DataDir) -> None:
    match = won()
    match.purpose = "daily:2026-11-26"
    achievement_news.keep(data, match)
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    assert achievement_news.keep(data, again) == []
    assert [one.counted for one in contributions.read(data.achievements)[0]] == [True, False]


def test_what_was_reached_stays_with_the_match_and_its_day(data: DataDir) -> None:
    match = won()
    one = contributions.contribution(match, 1_700_000_000)
    one = replace(one, numbers=(("slim_book", 1),))
    contributions.record(data.achievements, [one])
    later = replace(one, match="another", ended=1_800_000_000)
    contributions.record(data.achievements, [later])
    known, _ = contributions.read(data.achievements)
    assert [each.reached for each in known] == [("slim_book",), ()]
    state = next(each for each in contributions.states(known) if each.achievement.id == "slim_book")
    assert state.reached and state.when == 1_700_000_000


def test_a_match_that_does_not_count_brings_nothing(data: DataDir) -> None:
    match = won()
    match.assisted = True
    assert achievement_news.keep(data, match) == []
    known, _ = contributions.read(data.achievements)
    assert [one.counted for one in known] == [False]


def test_finished_saves_are_looked_through_once(data: DataDir) -> None:
    for match in (won(), finished(8, "elfenwizards")):
        save.write(save.new_path(data.saves, match.spec.id), match)
    going = begun(catalog.get(GAME), 3)
    save.write(save.new_path(data.saves, GAME), going)
    (data.saves / "broken.wizardtable").write_bytes(b"no save")
    achievement_scan.scan(data)
    known, _ = contributions.read(data.achievements)
    assert len(known) == 2
    content = data.achievements.read_bytes()
    achievement_scan.scan(data)
    assert data.achievements.read_bytes() == content
    for path in data.saves.iterdir():
        path.unlink()
    assert progress(data, "four_games") >= 1


def test_saves_of_earlier_versions_count(data: DataDir) -> None:
    for path in CORPUS.rglob(f"*{save.SUFFIX}"):
        shutil.copy(path, data.saves)
    achievement_scan.scan(data)
    known, problem = contributions.read(data.achievements)
    assert problem is None
    assert all(one.game in catalog.GAMES for one in known)


def test_a_scan_that_is_stopped_goes_on_the_next_time(data: DataDir) -> None:
    save.write(save.new_path(data.saves, GAME), won())
    scan = achievement_scan.AchievementScan(data)
    scan.stop()
    assert scan.done.wait(30)
    achievement_scan.scan(data)
    assert len(contributions.read(data.achievements)[0]) == 1


def test_lines_that_cannot_be_read_stay_and_are_told(data: DataDir) -> None:
    data.achievements.write_bytes(b'{"of a newer version": true}\n')
    achievement_news.keep(data, won())
    known, problem = contributions.read(data.achievements)
    assert len(known) == 1
    assert problem is not None
    assert data.achievements.read_bytes().startswith(b'{"of a newer version": true}\n')


def test_a_look_by_a_newer_version_takes_the_place_of_the_older_one(data: DataDir) -> None:
    old = Contribution("m", GAME, 5, counted=True, version=0, kinds=(("spells", ("1",)),))
    new = replace(old, version=1, kinds=(("spells", ("1", "2")),))
    contributions.record(data.achievements, [old, new, old])
    assert progress(data, "spells", GAME) == 2


def test_a_full_disk_is_told_and_loses_nothing(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    achievement_news.keep(data, won())
    content = data.achievements.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise files.FileError(achievement_news.N_("files", "x"))

    monkeypatch.setattr(files, "replace", fail)
    with pytest.raises(files.FileError):
        achievement_news.keep(data, finished(8))
    assert data.achievements.read_bytes() == content


def test_many_achievements_of_one_match_take_three_rows(data: DataDir) -> None:
    match = won()
    ids = ("slim_book", "kept_safe", "cursed", "caught_up")
    keys = [(one if one != "caught_up" else f"{ALL_GAMES}/{one}", 1) for one in ids]
    one = replace(contributions.contribution(match, 5), numbers=tuple(keys), kinds=())
    told = achievement_news.news([one], match)
    assert [str(each.words) for each in told] == [
        "Achievement: Slim volume",
        "Achievement: In safe keeping",
        "2 more achievements",
    ]
    assert str(told[-1].more) == "Curse or no curse, From last to first."


def test_lessons_and_the_tower_are_counted_from_what_is_kept_of_them(data: DataDir) -> None:
    kept, _ = settings.load(data.settings)
    settings.save(data.settings, replace(kept, lessons_done=("anludim", "zavandor")))
    lines = ('{"game":"anludim","floor":1,"stars":7}', '{"game":"anludim","floor":2,"stars":3}')
    data.tower.write_text("\n".join(lines) + "\n", "utf-8")
    assert achievement_news.known_otherwise(data) == {"lessons": 2, "tower": 1}


def test_what_comes_nearest_is_told_where_nothing_was_reached(data: DataDir) -> None:
    match = won()
    known = [contributions.contribution(match, 5)]
    quiet = [replace(known[0], numbers=(), kinds=(("spells", ("1", "2", "3")),))]
    (told,) = achievement_news.news(quiet, match)
    assert str(told.words) == "Complete library: 3 of 25"
