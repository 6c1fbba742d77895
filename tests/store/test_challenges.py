# SPDX-License-Identifier: MIT
"""The book keeps the tables of friends, one own attempt at each, and everybody's results."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import full_disk, play_on
from wizardtable.core import catalog, files
from wizardtable.core.arranged import challenge, challenge_text, daily_table, purposes
from wizardtable.core.arranged.challenge import Challenge, ChallengeTable, FriendResult
from wizardtable.core.arranged.challenge_text import ChallengeError
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import challenges, save
from wizardtable.store.book import begun, book, end_of_match, recovery
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.challenges import KeptTable
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.player import player_file, players

NOW = 1_796_000_000
WEEK = 7 * 24 * 3600
PLAYERS = (Player("Ada", None), Player("Corvin", "adept", "corvin"))


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def table(seed: int = 7) -> ChallengeTable:
    made = challenge.table_of(catalog.get("anludim"), Setup(2), seed, PLAYERS)
    assert made is not None
    return made


def dealt(of: ChallengeTable | None = None) -> Match:
    """Returns the match at a table before its first move, for the attempt that counts."""
    of = of or table()
    match = Match(catalog.get(of.game), of.setup, of.seed, of.seated("Ada"))
    match.purpose = of.purpose()
    return match


def result(name: str, points: int, rank: int = 1) -> FriendResult:
    ranks = (rank, 3 - rank)
    return FriendResult(name, (0, 2, points), ranks, (points, 5), minds=(0, 1), day="2026-11-26")


def sent(*results: FriendResult) -> Challenge:
    return Challenge(table(), results)


def kept(data: DataDir) -> KeptTable:
    return challenges.read(data).tables[table().key]


def names(data: DataDir) -> list[str]:
    return [each.result.name for each in kept(data).results]


def test_friends_results_stand_in_one_table_the_best_first_and_each_once(data: DataDir) -> None:
    challenges.keep(data, [sent(result("Blaise", 6))], NOW)
    challenges.keep(data, [sent(result("Chloé", 9), result("Blaise", 6))], NOW + 1)
    challenges.keep(data, [sent(result("Dee", 4, rank=2))], NOW + 2)
    assert names(data) == ["Chloé", "Blaise", "Dee"]
    assert kept(data).at == NOW and not kept(data).is_begun and kept(data).own is None


def test_the_own_result_is_kept_at_the_end_of_the_match_and_does_not_come_back(
    data: DataDir,
) -> None:
    match = dealt()
    begun.note_beginning(data, match, NOW)
    challenges.keep(data, [sent(result("Blaise", 400))], NOW)
    assert kept(data).is_begun
    play_on(match)
    news = end_of_match.write_end(data, match, {}, NOW)
    assert [str(each.words) for each in news if each.image == "friends"]
    assert end_of_match.write_end(data, match, {}, NOW) == news
    own = kept(data).own
    assert own is not None and own.result.scores == match.result.scores  # type: ignore[union-attr]
    assert own.has_moves and kept(data).has_answer_to_send
    challenges.note_sent(data, table(), NOW + 5)
    assert not kept(data).has_answer_to_send
    challenges.keep(data, [sent(own.result, result("Chloé", 3))], NOW + 9)
    assert sorted(names(data)) == ["Ada", "Blaise", "Chloé"]


def test_a_second_attempt_changes_nothing(data: DataDir) -> None:
    first, second = play_on(dealt(), 20), play_on(dealt(), seed=99)
    first.give_up(first.players.index(first.players[0]))  # type: ignore[arg-type]
    end_of_match.write_end(data, first, {}, NOW)
    own = kept(data).own
    news = end_of_match.write_end(data, second, {}, NOW + 1)
    assert kept(data).own == own and own is not None and own.result.end == challenge.GIVEN_UP
    assert any("does not count" in str(each.words) for each in news)


def test_a_match_with_help_or_at_another_table_is_no_result(data: DataDir) -> None:
    helped, elsewhere = play_on(dealt()), play_on(dealt(table(8)))
    helped.assist("hint")
    elsewhere.purpose = table().purpose()
    again = play_on(dealt())
    again.purpose = table().purpose(again=True)
    for match in (helped, elsewhere, again):
        assert not [n for n in end_of_match.write_end(data, match, {}, NOW) if n.image == "friends"]
    assert challenges.read(data).tables == {}
    with book.reading(data) as connection:
        assert (
            connection.execute("SELECT count(*) FROM ended WHERE purpose = ''").fetchone()[0] == 1
        )


def test_a_match_left_for_a_week_has_the_result_of_its_last_position(data: DataDir) -> None:
    match = play_on(dealt(), 25)
    path = save.new_path(data.saves, "anludim")
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, match)
    begun.note_beginning(data, match, NOW)
    begun.note_table(data, match, NOW, going=False)
    challenges.settle_absences(data, NOW + WEEK - 1)
    assert challenges.read(data).tables == {}
    assert challenges.unfinished_attempt(data, table()) == path
    recovery.add_missing_results(data, now=NOW + WEEK + 5)
    own = kept(data).own
    assert own is not None and own.result.end == challenge.LEFT
    assert own.result.scores == match.turn_points()[-1]
    assert begun.standing_of(data, match) is CountedStanding.LEFT
    assert begun.standing_notice(CountedStanding.LEFT) is not None


def test_a_match_whose_table_is_open_or_was_left_in_the_future_waits(data: DataDir) -> None:
    match = dealt()
    begun.note_beginning(data, match, NOW)
    challenges.settle_absences(data, NOW + 9 * WEEK)
    begun.note_table(data, match, NOW + WEEK, going=False)
    challenges.settle_absences(data, NOW)
    challenges.settle_absences(data, NOW + WEEK - 1)
    assert begun.standing_of(data, match) is CountedStanding.COUNTS
    challenges.settle_absences(data, NOW + WEEK)
    assert begun.standing_of(data, match) is CountedStanding.LEFT
    assert challenges.read(data).tables == {}  # there is no save to take the result from


def test_a_killed_match_goes_on_and_counts(data: DataDir) -> None:
    match = play_on(dealt(), 20)
    path = save.new_path(data.saves, "anludim")
    path.parent.mkdir(parents=True, exist_ok=True)
    begun.note_beginning(data, match, NOW)
    save.write(path, play_on(match))  # killed before the end was entered into the book
    recovery.add_missing_results(data, since=0, now=NOW + 60)
    assert kept(data).own is not None


def test_a_weekly_result_is_one_of_the_week_s_game_only(data: DataDir) -> None:
    weekly = challenges.table_of_week("2026-W48")
    match = play_on(dealt(weekly))
    assert match.purpose == "weekly:2026-W48"
    end_of_match.write_end(data, match, {}, NOW)
    assert challenges.read(data).tables[weekly.key].own is not None
    other = challenges.table_of_week("2026-W49")
    assert other.game != weekly.game
    spec = catalog.get(other.game)
    forged = challenge.of_daily_table(spec, daily_table.table(spec, "2026-W48"))
    with pytest.raises(ChallengeError):
        challenges.read_text(challenge_text.write(Challenge(forged)))
    assert challenges.read_text(challenge_text.write(Challenge(weekly)))[0].table == weekly


def test_moves_that_come_later_are_added_and_are_to_be_checked(data: DataDir) -> None:
    match = play_on(dealt())
    whole = challenge.result_of(match, "2026-11-26", moves=True)
    challenges.keep(data, [sent(replace(whole, moves=()))], NOW)
    (friend,) = kept(data).friends
    assert not friend.has_moves and friend.proof == challenge.TOLD
    challenges.keep(data, [sent(whole)], NOW)
    (friend,) = kept(data).friends
    assert friend.has_moves and friend.proof == ""
    assert challenges.with_moves(data, friend) == whole
    challenges.note_proof(data, friend, challenge.LEGAL)
    assert kept(data).friends[0].proof == challenge.LEGAL


def test_results_travel_with_the_player_but_an_unfinished_attempt_does_not_count_there(
    data: DataDir, tmp_path: Path
) -> None:
    challenges.keep(data, [sent(result("Blaise", 6))], NOW)
    begun.note_beginning(data, dealt(), NOW)
    path = tmp_path / "Ada.wizardtable-player"
    player_file.export(data, "Ada", path)
    other = data_dir(tmp_path / "other")
    copied = players.data_of(other, player_file.add(other, path))
    assert names(copied) == ["Blaise"]
    assert begun.standing_of(copied, dealt()) is CountedStanding.COPY
    assert begun.standing_of(data, dealt()) is CountedStanding.COUNTS


def test_a_book_of_an_earlier_version_gets_the_new_tables(data: DataDir) -> None:
    match = play_on(dealt(), 5)
    match.purpose = purposes.RATED
    begun.note_beginning(data, match, NOW)
    with closing(sqlite3.connect(data.book)) as connection:
        connection.executescript(
            "DROP TABLE challenge; DROP TABLE friend_result; PRAGMA user_version = 2;"
        )
    assert challenges.read(data).tables == {}
    challenges.keep(data, [sent(result("Blaise", 6))], NOW)
    assert names(data) == ["Blaise"]


def test_a_forged_book_shows_no_forged_result(data: DataDir) -> None:
    challenges.keep(data, [sent(result("Blaise", 6), result("Chloé", 7))], NOW)
    challenges.keep(data, [Challenge(table(8), (result("Dee", 7),))], NOW)
    with closing(sqlite3.connect(data.book)) as connection:
        connection.execute("UPDATE friend_result SET result = '[[[' WHERE result LIKE '%Chlo%'")
        connection.execute("UPDATE challenge SET key = 'x' WHERE id = 2")
        connection.commit()
    assert names(data) == ["Blaise"] and len(challenges.read(data).tables) == 1


def test_a_full_disk_loses_no_earlier_result_and_is_reported(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenges.keep(data, [sent(result("Blaise", 6))], NOW)
    with monkeypatch.context() as patch:
        full_disk(patch)
        with pytest.raises(files.FileError):
            challenges.keep(data, [sent(result("Chloé", 7))], NOW)
    assert names(data) == ["Blaise"]
