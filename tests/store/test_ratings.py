# SPDX-License-Identifier: MIT
"""Rated matches are noted when they begin, and ratings follow from how they ended."""

import os
from pathlib import Path

import pytest

from tests.helpers import play_on
from wizardtable.core import catalog
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.play.branch import played_on
from wizardtable.store import outcomes, rating_news, ratings, save, save_file
from wizardtable.store.outcomes import News
from wizardtable.store.paths import DataDir
from wizardtable.store.ratings import DAY, Rating

NOON = 1_800_000_000
"""When the matches of these tests begin."""

GAME = "wizards_gambit"


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    (tmp_path / "saves").mkdir()
    return DataDir(tmp_path)


@pytest.fixture
def gambit() -> GameSpec:
    return catalog.get(GAME)


def dealt(spec: GameSpec, seed: int = 7, level: str = "mage") -> Match:
    players = (Player("Ada", None), Player("Morwenna", level, "morwenna"))
    match = Match(spec, Setup(2), seed, players)
    match.purpose = purposes.RATED
    return match


def begun(data: DataDir, spec: GameSpec, seed: int = 7, level: str = "mage") -> Match:
    match = dealt(spec, seed, level)
    assert ratings.begin(data.ratings, match, NOON)
    return match


def lost(match: Match) -> Match:
    match.give_up(Seat(0))
    return match


def told(news: list[News]) -> list[str]:
    return [f"{one.words} {one.more}" for one in news]


def test_a_rated_match_moves_the_rating_when_it_ends(data: DataDir, gambit: GameSpec) -> None:
    match = play_on(begun(data, gambit))
    assert ratings.current(data.ratings, GAME) == Rating()
    (news,) = rating_news.keep(data, match)
    rating = ratings.current(data.ratings, GAME)
    assert match.result is not None
    assert (rating.value > 1500.0) == (match.result.ranks[0] == 1)
    assert rating.error < 250.0
    assert str(news.words).startswith(f"Rating: 1500, now {round(rating.value)} ± ")
    assert "Morwenna (Mage, 1500)" in str(news.more)


def test_an_end_that_is_shown_again_says_the_same_and_counts_once(
    data: DataDir, gambit: GameSpec
) -> None:
    match = play_on(begun(data, gambit))
    first = rating_news.keep(data, match)
    before = data.ratings.read_bytes()
    assert told(rating_news.keep(data, match)) == told(first)
    assert data.ratings.read_bytes() == before


def test_an_ordinary_match_leaves_the_rating_alone(data: DataDir, gambit: GameSpec) -> None:
    match = dealt(gambit)
    match.purpose = ""
    assert rating_news.keep(data, play_on(match)) == []
    assert ratings.read(data.ratings) == []


def test_giving_up_is_a_loss(data: DataDir, gambit: GameSpec) -> None:
    (news,) = rating_news.keep(data, lost(begun(data, gambit)))
    assert ratings.current(data.ratings, GAME).value < 1500.0
    assert str(news.more) == "You gave up, so you rank behind Morwenna (Mage, 1500)."


def test_a_match_left_for_a_day_is_lost_and_not_a_second_before(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    ratings.leave(data.ratings, match, NOON + 60)
    ratings.settle(data.ratings, NOON + 60 + DAY - 1)
    assert ratings.current(data.ratings, GAME) == Rating()
    ratings.settle(data.ratings, NOON + 60 + DAY)
    after = ratings.current(data.ratings, GAME)
    assert after.value < 1500.0
    (news,) = rating_news.keep(data, play_on(match))
    assert "for more than a day" in str(news.more)
    assert ratings.current(data.ratings, GAME) == after, "it ends only once"


def test_coming_back_within_a_day_has_the_day_begin_anew(data: DataDir, gambit: GameSpec) -> None:
    match = begun(data, gambit)
    ratings.leave(data.ratings, match, NOON)
    ratings.sit(data.ratings, match, NOON + DAY - 1)
    ratings.settle(data.ratings, NOON + 2 * DAY)
    assert ratings.unfinished(data.ratings, GAME), "somebody sits at the table"
    ratings.leave(data.ratings, match, NOON + 3 * DAY)
    ratings.settle(data.ratings, NOON + 4 * DAY - 1)
    assert ratings.unfinished(data.ratings, GAME)


def test_a_crash_is_no_loss_however_long_the_computer_stays_off(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)  # and then the program is killed
    ratings.recover(data.ratings, NOON + 9 * DAY)
    ratings.settle(data.ratings, NOON + 9 * DAY)
    assert ratings.unfinished(data.ratings, GAME)
    ratings.sit(data.ratings, match, NOON + 9 * DAY + 5)
    rating_news.keep(data, play_on(match))
    assert ratings.current(data.ratings, GAME) != Rating()


def test_what_a_killed_run_had_finished_is_counted_at_the_next_start(
    data: DataDir, gambit: GameSpec
) -> None:
    match = play_on(begun(data, gambit))
    save.write(data.saves / f"rated{save.SUFFIX}", match)
    outcomes.recover(data, 0.0)
    outcomes.recover(data, 0.0)
    assert [one.end for one in ratings.read(data.ratings)] == [ratings.PLAYED]


def test_help_copies_and_deals_that_were_seen_before_do_not_count(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    assert not ratings.begin(data.ratings, dealt(gambit), NOON), "the deal is known"
    copy = play_on(played_on(match, 0))
    assert rating_news.keep(data, copy) == []
    match.assisted = True
    (news,) = rating_news.keep(data, play_on(match))
    assert "does not count" in str(news.words)
    assert ratings.current(data.ratings, GAME) == Rating()


def test_a_match_of_several_people_is_not_rated(data: DataDir, gambit: GameSpec) -> None:
    players = (Player("Ada", None), Player("Blaise", None))
    match = Match(gambit, Setup(2), 7, players)
    match.purpose = purposes.RATED
    assert not ratings.begin(data.ratings, match, NOON)
    assert rating_news.keep(data, play_on(match)) == []


def test_a_rated_match_that_was_never_noted_does_not_count(data: DataDir, gambit: GameSpec) -> None:
    assert rating_news.keep(data, play_on(dealt(gambit))) == []


def test_lines_that_cannot_be_read_are_kept_and_left_out(data: DataDir, gambit: GameSpec) -> None:
    data.ratings.write_bytes(b'{"half": \n')
    rating_news.keep(data, lost(begun(data, gambit)))
    assert data.ratings.read_bytes().startswith(b'{"half": \n')
    assert len(ratings.read(data.ratings)) == 1


def test_a_rating_is_told_between_two_levels_and_provisional_at_first() -> None:
    assert str(ratings.words(Rating(1505.0, 60.0), GAME)) == "1505 ± 60, between Mage and Archmage"
    assert str(ratings.words(Rating(900.0, 60.0), GAME)) == "900 ± 60, below Apprentice"
    assert str(ratings.words(Rating(2500.0, 60.0), GAME)) == "2500 ± 60, above Grand Magus"
    assert str(ratings.words(Rating(2500.0, 101.0), GAME)).endswith("(provisional)")


def test_a_stronger_opponent_costs_less_and_brings_more() -> None:
    weak, strong = [(1300.0, 10.0)], [(1700.0, 10.0)]
    won = [ratings.after(Rating(), others, 1, [2]).value for others in (weak, strong)]
    lost = [ratings.after(Rating(), others, 2, [1]).value for others in (weak, strong)]
    assert 1500.0 < won[0] < won[1]
    assert lost[0] < lost[1] < 1500.0


def test_history_has_a_point_for_every_match_that_counts(data: DataDir, gambit: GameSpec) -> None:
    for seed in range(3):
        rating_news.keep(data, play_on(begun(data, gambit, seed)))
    points = ratings.histories(ratings.read(data.ratings))[GAME]
    assert len(points) == 3
    assert [one.before for one in points[1:]] == [one.after for one in points[:-1]]


def test_a_rated_match_whose_end_could_not_be_kept_counts_by_its_save(
    data: DataDir, gambit: GameSpec
) -> None:
    match = lost(begun(data, gambit))
    save.write(save.new_path(data.saves, GAME), match)
    save.write(save.new_path(data.saves, GAME), lost(dealt(gambit, 8)))  # somebody else's
    rating_news.catch_up(data)
    (one,) = ratings.read(data.ratings)
    assert one.end == ratings.GIVEN_UP


def test_a_start_reads_no_rated_match_that_has_ended(
    data: DataDir, gambit: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = (ratings.PLAYED, ratings.GIVEN_UP, ratings.LEFT, ratings.HELPED)
    for seed, end in enumerate(ends):
        begun(data, gambit, seed)
        line = data.ratings.read_bytes().replace(b'"end":""', b'"end":"%s"' % end.encode())
        data.ratings.write_bytes(line.replace(b'"ranks":[]', b'"ranks":[1,2]'))
    assert [one.end for one in ratings.read(data.ratings)] == [*ends]
    begun(data, gambit, 9)
    looked: list[bytes] = []
    really = ratings._read_line
    monkeypatch.setattr(ratings, "_read_line", lambda line: looked.append(line) or really(line))
    rating_news.catch_up(data)
    ratings.recover(data.ratings, NOON)
    ratings.settle(data.ratings, NOON)
    assert len(set(looked)) <= 2, "that which is open, before and after"
    assert len(ratings.open_matches(data.ratings)) == 1


def test_a_rated_match_is_looked_for_until_its_save_is_found(
    data: DataDir, gambit: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(data, gambit)
    for number in range(3):
        path = data.saves / f"{GAME}-{number}.wizardtable"
        save.write(path, match if number == 2 else dealt(gambit, number))
        os.utime(path, (NOON + number, NOON + number))
    looked: list[Path] = []
    really = save_file.ends
    monkeypatch.setattr(save_file, "ends", lambda path: looked.append(path) or really(path))
    rating_news.catch_up(data)
    assert [path.stem for path in looked] == [f"{GAME}-2"]


def test_a_forged_line_of_one_who_gave_up_and_won_has_a_reason(
    data: DataDir, gambit: GameSpec
) -> None:
    begun(data, gambit)
    line = data.ratings.read_bytes().replace(b'"end":""', b'"end":"given up"')
    data.ratings.write_bytes(line.replace(b'"ranks":[]', b'"ranks":[1,2]'))
    (point,) = ratings.histories(ratings.read(data.ratings))[GAME]
    assert "You finished ahead of Morwenna" in str(rating_news.reason(point))


def test_a_clock_that_was_set_back_does_not_keep_a_match_from_being_lost(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    ratings.leave(data.ratings, match, NOON + 300 * DAY)
    ratings.settle(data.ratings, NOON)
    ratings.settle(data.ratings, NOON + DAY - 1)
    assert not ratings.read(data.ratings)[0].end
    ratings.settle(data.ratings, NOON + DAY)
    assert ratings.read(data.ratings)[0].end == ratings.LEFT


def test_rated_matches_that_cannot_be_read_are_told(data: DataDir, gambit: GameSpec) -> None:
    assert ratings.unread(data.ratings) is None
    begun(data, gambit)
    assert ratings.unread(data.ratings) is None
    with data.ratings.open("ab") as file:
        file.write(b'{"of a newer version')
    assert "“ratings.jsonl”" in str(ratings.unread(data.ratings))
