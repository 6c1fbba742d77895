# SPDX-License-Identifier: MIT
"""Tests that contributions to achievements are stored by match, counted once, and recovered from
saves."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import begun, full_disk, play_on
from wizardtable.core import catalog, files
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.match import AID_HINT, Match, Origin
from wizardtable.store import save, settings, statistics
from wizardtable.store.achieved import achievement_news, achievement_scan, contributions
from wizardtable.store.achieved.contributions import Contribution
from wizardtable.store.book import book, end_of_match
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir, data_dir

GAME = "wizards_gambit"
CORPUS_FOLDER = Path(__file__).parents[1] / "saves" / "corpus"


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def finished(seed: int = 7, game: str = GAME) -> Match:
    return play_on(begun(catalog.get(game), 3, seed), seed=seed)


def won() -> Match:
    """Returns a match that the person won."""
    return next(match for match in matches() if match.result and match.result.ranks[0] == 1)


def won_late() -> Match:
    """Returns a match that the person won after being far behind."""
    return next(
        match
        for match in matches()
        if {"behind", "all/caught_up"}
        & {key for key, _ in contributions.contribution(match, 5).numbers}
        and match.result
        and match.result.ranks[0] == 1
    )


def hinted() -> Match:
    match = won_late()
    match.assist(AID_HINT)
    return match


def matches() -> Iterator[Match]:
    return (finished(seed) for seed in range(40))


def keep(data: DataDir, match: Match) -> list[News]:
    """Writes the end of a match, and returns the news of achievements."""
    news = end_of_match.write_end(data, match, {})
    return [each for each in news if each.image == achievement_news.ICON_NAME]


def kept_contributions(data: DataDir) -> list[Contribution]:
    return contributions.read(data)[0]


def progress(data: DataDir, key: str, game: str = ALL_GAMES) -> int:
    states = contributions.states(kept_contributions(data))
    return next(
        state.progress for state in states if (state.game, state.achievement.id) == (game, key)
    )


def test_a_match_counts_once_however_often_it_is_kept(data: DataDir) -> None:
    match = won()
    news = keep(data, match)
    assert news
    assert keep(data, match) == news
    assert len(kept_contributions(data)) == 1
    assert progress(data, "four_games") == 1


def test_the_same_deal_counts_again_for_another_purpose_only(data: DataDir) -> None:
    match = won()
    keep(data, match)
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    again.purpose = "daily:2026-11-26"
    keep(data, again)
    assert len(kept_contributions(data)) == 2
    assert progress(data, "daily_tables") == 1


def test_a_deal_that_counted_for_a_purpose_does_not_count_again_without_one(data: DataDir) -> None:
    match = won()
    match.purpose = "daily:2026-11-26"
    keep(data, match)
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    assert keep(data, again) == []
    assert [each.counted for each in kept_contributions(data)] == [True, False]


def test_what_was_reached_stays_with_the_match_and_its_day(data: DataDir) -> None:
    match = won()
    first = contributions.contribution(match, 1_700_000_000)
    first = replace(first, numbers=(("slim_book", 1),))
    contributions.record(data, [first])
    later = replace(first, match="another", ended=1_800_000_000)
    contributions.record(data, [later])
    assert [each.reached for each in kept_contributions(data)] == [("slim_book",), ()]
    states = contributions.states(kept_contributions(data))
    state = next(each for each in states if each.achievement.id == "slim_book")
    assert state.is_reached and state.when == 1_700_000_000


def test_a_match_that_does_not_count_brings_nothing(data: DataDir) -> None:
    match = won()
    match.origin = Origin(3, 1, "another")
    assert keep(data, match) == []
    assert [each.counted for each in kept_contributions(data)] == [False]


def test_a_match_with_help_brings_what_needs_no_match_without_help(data: DataDir) -> None:
    (alone, helped) = (contributions.contribution(match, 5) for match in (won_late(), hinted()))
    assert {"behind", "all/caught_up"} & {key for key, _ in alone.numbers}
    assert helped.helped and helped.counted
    unaided = {
        contributions.key_of(game, achievement)
        for game, family in (
            (GAME, catalog.get(GAME).achievements),
            (ALL_GAMES, of_all_games.ACHIEVEMENTS),
        )
        for achievement in family
        if achievement.unaided
    }
    assert helped.numbers == tuple(pair for pair in alone.numbers if pair[0] not in unaided)
    assert helped.kinds == tuple(pair for pair in alone.kinds if pair[0] not in unaided)


def test_an_achievement_reached_with_help_says_so(data: DataDir) -> None:
    first = Contribution("m", GAME, 5, counted=True, helped=True, numbers=(("two_spells", 2),))
    contributions.record(data, [first])
    states = contributions.states(kept_contributions(data))
    state = next(each for each in states if each.achievement.id == "two_spells")
    assert state.is_reached and state.helped


def test_of_equal_deals_the_match_without_help_counts(data: DataDir) -> None:
    helped = Contribution("m", GAME, 5, counted=True, helped=True, numbers=(("two_spells", 1),))
    alone = replace(helped, helped=False, ended=6, numbers=(("slim_book", 1),))
    contributions.record(data, [helped, alone, helped])
    assert len(kept_contributions(data)) == 2
    states = {
        state.achievement.id: state for state in contributions.states(kept_contributions(data))
    }
    assert states["slim_book"].is_reached and not states["slim_book"].helped


def test_what_was_achieved_stays_when_the_statistics_are_forgotten(data: DataDir) -> None:
    keep(data, won())
    before = kept_contributions(data)
    statistics.reset_statistics(data)
    assert kept_contributions(data) == before


def test_finished_saves_are_looked_through_once(data: DataDir) -> None:
    for match in (won(), finished(8, "elfenwizards")):
        save.write(save.new_path(data.saves, match.spec.id), match)
    going = begun(catalog.get(GAME), 3)
    save.write(save.new_path(data.saves, GAME), going)
    (data.saves / "broken.wizardtable").write_bytes(b"no save")
    achievement_scan.scan(data)
    assert len(kept_contributions(data)) == 2
    content = data.book.read_bytes()
    achievement_scan.scan(data)
    assert data.book.read_bytes() == content
    for path in data.saves.iterdir():
        path.unlink()
    assert progress(data, "four_games") >= 1


def test_saves_of_earlier_versions_count_once_they_are_over(data: DataDir) -> None:
    for path in CORPUS_FOLDER.rglob(f"*{save.SAVE_SUFFIX}"):
        shutil.copy(path, data.saves)
    achievement_scan.scan(data)
    assert kept_contributions(data) == []
    path = data.saves / f"{GAME}{save.SAVE_SUFFIX}"
    save.write(path, play_on(save.load(path).match))
    achievement_scan.scan(data)
    (contribution,) = kept_contributions(data)
    assert contribution.game == GAME


def test_a_scan_that_is_stopped_goes_on_the_next_time(data: DataDir) -> None:
    save.write(save.new_path(data.saves, GAME), won())
    scan = achievement_scan.AchievementScan(data)
    scan.stop()
    assert scan.done.wait(30)
    achievement_scan.scan(data)
    assert len(kept_contributions(data)) == 1


def test_lines_that_cannot_be_read_stay_and_are_told(data: DataDir) -> None:
    data.old_file("achievements").write_bytes(b'{"of a newer version": true}\n')
    keep(data, won())
    kept, problem = contributions.read(data)
    assert len(kept) == 1
    assert "achievements.jsonl" in str(problem)
    assert data.old_file("achievements").read_bytes() == b'{"of a newer version": true}\n'


def test_a_match_that_an_earlier_version_counted_is_not_counted_again(data: DataDir) -> None:
    match = won()
    name = contributions.name_of(match.spec.id, match.setup, match.seed, match.purpose)
    line = {"match": name, "game": GAME, "ended": 5, "counted": True, "numbers": [["spells", 3]]}
    line["version"] = contributions.VERSION
    data.old_file("achievements").write_text(json.dumps(line) + "\n", "utf-8")
    keep(data, match)
    (contribution,) = kept_contributions(data)
    assert (contribution.match, contribution.ended, contribution.numbers) == (
        name,
        5,
        (("spells", 3),),
    )


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("numbers", "7"), ("numbers", '[["a"]]'), ("numbers", '[["a", 1e999]]')),
        *(("kinds", "{"), ("reached", "[" * 9_999), ("ended", 1 << 50)),
    ],
)
def test_a_row_that_was_forged_is_left_out(data: DataDir, column: str, value: str | int) -> None:
    for seed in (7, 8):
        keep(data, finished(seed))
    first = kept_contributions(data)[0]
    with book.writing(data) as connection:
        connection.execute(f"UPDATE brought SET {column} = ? WHERE id = 2", (value,))
    assert kept_contributions(data) == [first]


def test_a_look_by_a_newer_version_takes_the_place_of_the_older_one(data: DataDir) -> None:
    old = Contribution("m", GAME, 5, counted=True, version=0, kinds=(("spells", ("1",)),))
    new = replace(old, version=1, kinds=(("spells", ("1", "2")),))
    contributions.record(data, [old, new, old])
    assert len(kept_contributions(data)) == 2
    assert progress(data, "spells", GAME) == 2


def test_a_full_disk_is_told_and_loses_nothing(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(data, won())
    before = kept_contributions(data)
    full_disk(monkeypatch)
    with pytest.raises(files.FileError, match="the disk is full"):
        keep(data, finished(8))
    monkeypatch.undo()
    assert kept_contributions(data) == before
    keep(data, finished(8))
    assert len(kept_contributions(data)) == 2


def test_many_achievements_of_one_match_take_three_rows(data: DataDir) -> None:
    match = won()
    ids = ("slim_book", "kept_safe", "cursed", "caught_up")
    keys = [(key if key != "caught_up" else f"{ALL_GAMES}/{key}", 1) for key in ids]
    contribution = replace(contributions.contribution(match, 5), numbers=tuple(keys), kinds=())
    news = achievement_news.news_of_last([contribution], match)
    assert [str(each.words) for each in news] == [
        "Achievement: Slim volume",
        "Achievement: In safe keeping",
        "2 more achievements",
    ]
    assert str(news[-1].more) == "Curse or no curse, From last to first."


def test_lessons_and_the_tower_are_counted_from_what_is_kept_of_them(data: DataDir) -> None:
    kept, _ = settings.load(data.settings)
    settings.save(data.settings, replace(kept, lessons_done=("anludim", "zavandor")))
    lines = ('{"game":"anludim","floor":1,"stars":7}', '{"game":"anludim","floor":2,"stars":3}')
    data.old_file("tower").write_text("\n".join(lines) + "\n", "utf-8")
    assert achievement_news.progress_without_matches(data) == {"lessons": 2, "tower": 1}


def test_what_comes_nearest_is_told_where_nothing_was_reached(data: DataDir) -> None:
    match = won()
    contribution = contributions.contribution(match, 5)
    quiet = [replace(contribution, numbers=(), kinds=(("spells", ("1", "2", "3")),))]
    (news,) = achievement_news.news_of_last(quiet, match)
    assert str(news.words) == "Complete library: 3 of 25"
