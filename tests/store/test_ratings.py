# SPDX-License-Identifier: MIT
"""Tests that rated matches are recorded at their beginning, and that ratings follow from their
ends."""

import json
from pathlib import Path

import pytest

from tests.helpers import play_on
from wizardtable.core import catalog, clock, codec
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.play.branch import copy_to_play_on
from wizardtable.store import rating_news, ratings, save, save_file
from wizardtable.store.book import begun as beginnings
from wizardtable.store.book import book, end_of_match, recovery
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir
from wizardtable.store.ratings import ABSENCE_SECONDS, Rating

BEGIN_TIME = 1_800_000_000
"""The time at which the matches of these tests begin, in seconds since 1970."""

GAME = "wizards_gambit"


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: float(BEGIN_TIME))


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
    assert ratings.begin(data, match, BEGIN_TIME)
    return match


def line_of(match: Match, **more: object) -> bytes:
    """Returns the line that an earlier version wrote for a match: at its beginning, or with `more`
    at its end."""
    line = {
        "game": match.spec.id,
        "setup": codec.encode(Setup, match.setup),
        "seed": match.seed,
        "players": codec.encode(tuple[Player, ...], match.players),
        "begun": BEGIN_TIME,
        "touched": BEGIN_TIME,
        "going": False,
        "ended": BEGIN_TIME if more else 0,
        "end": "",
        "ranks": [],
    }
    return json.dumps(line | more).encode() + b"\n"


def lost(match: Match) -> Match:
    match.give_up(Seat(0))
    return match


def keep(data: DataDir, match: Match) -> list[News]:
    """Writes the end of a match, and returns the news of its rating."""
    return [each for each in end_of_match.write_end(data, match, {}) if each.image == "cup"]


def sentences_of(news: list[News]) -> list[str]:
    return [f"{each.words} {each.more}" for each in news]


def count(data: DataDir, table: str) -> int:
    """Returns the number of rows in a table of the book."""
    with book.reading(data) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_a_rated_match_moves_the_rating_when_it_ends(data: DataDir, gambit: GameSpec) -> None:
    match = play_on(begun(data, gambit))
    assert ratings.current_rating(data, GAME) == Rating()
    (news,) = keep(data, match)
    rating = ratings.current_rating(data, GAME)
    assert match.result is not None
    assert (rating.value > 1500.0) == (match.result.ranks[0] == 1)
    assert rating.error < 250.0
    assert str(news.words).startswith(f"Rating: 1500, now {round(rating.value)} ± ")
    assert "Morwenna (Mage, 1500)" in str(news.more)


def test_an_end_that_is_shown_again_says_the_same_and_counts_once(
    data: DataDir, gambit: GameSpec
) -> None:
    match = play_on(begun(data, gambit))
    first = keep(data, match)
    assert sentences_of(keep(data, match)) == sentences_of(first)
    assert count(data, "ended") == 1


def test_who_takes_the_end_back_and_plays_on_changes_nothing(
    data: DataDir, gambit: GameSpec
) -> None:
    match = play_on(begun(data, gambit))
    first, rating = keep(data, match), ratings.current_rating(data, GAME)
    match.undo({Seat(0)})
    lost(match)
    assert sentences_of(keep(data, match)) == sentences_of(first)
    assert ratings.current_rating(data, GAME) == rating


def test_an_ordinary_match_leaves_the_rating_alone(data: DataDir, gambit: GameSpec) -> None:
    match = dealt(gambit)
    match.purpose = ""
    assert keep(data, play_on(match)) == []
    assert ratings.read(data) == []


def test_giving_up_is_a_loss(data: DataDir, gambit: GameSpec) -> None:
    (news,) = keep(data, lost(begun(data, gambit)))
    assert ratings.current_rating(data, GAME).value < 1500.0
    assert str(news.more) == "You gave up, so you rank behind Morwenna (Mage, 1500)."


def test_a_match_left_for_a_day_is_lost_and_not_a_second_before(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    beginnings.note_table(data, match, BEGIN_TIME + 60, going=False)
    ratings.settle_absences(data, BEGIN_TIME + 60 + ABSENCE_SECONDS - 1)
    assert ratings.current_rating(data, GAME) == Rating()
    ratings.settle_absences(data, BEGIN_TIME + 60 + ABSENCE_SECONDS)
    after = ratings.current_rating(data, GAME)
    assert after.value < 1500.0
    (news,) = keep(data, play_on(match))
    assert "for more than a day" in str(news.more)
    assert ratings.current_rating(data, GAME) == after, "it ends only once"


def test_coming_back_within_a_day_has_the_day_begin_anew(data: DataDir, gambit: GameSpec) -> None:
    match = begun(data, gambit)
    beginnings.note_table(data, match, BEGIN_TIME, going=False)
    beginnings.note_table(data, match, BEGIN_TIME + ABSENCE_SECONDS - 1, going=True)
    ratings.settle_absences(data, BEGIN_TIME + 2 * ABSENCE_SECONDS)
    assert ratings.unfinished(data, GAME), "somebody sits at the table"
    beginnings.note_table(data, match, BEGIN_TIME + 3 * ABSENCE_SECONDS, going=False)
    ratings.settle_absences(data, BEGIN_TIME + 4 * ABSENCE_SECONDS - 1)
    assert ratings.unfinished(data, GAME)


def test_a_crash_is_no_loss_however_long_the_computer_stays_off(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)  # then the program is killed
    recovery.add_missing_results(data, now=BEGIN_TIME + 9 * ABSENCE_SECONDS)
    ratings.settle_absences(data, BEGIN_TIME + 10 * ABSENCE_SECONDS - 1)
    assert ratings.unfinished(data, GAME)
    beginnings.note_table(data, match, BEGIN_TIME + 9 * ABSENCE_SECONDS + 5, going=True)
    keep(data, play_on(match))
    assert ratings.current_rating(data, GAME) != Rating()


def test_the_day_begins_at_the_start_after_a_crash_but_not_of_the_match_that_is_played(
    data: DataDir, gambit: GameSpec
) -> None:
    playing = begun(data, gambit, 1)
    begun(data, gambit, 2)
    recovery.add_missing_results(data, now=BEGIN_TIME, playing=playing)
    assert [each.going for each in ratings.read(data)] == [True, False]
    ratings.settle_absences(data, BEGIN_TIME + ABSENCE_SECONDS)
    assert [each.end for each in ratings.read(data)] == ["", ratings.LEFT_ALONE]


def test_what_a_killed_run_had_finished_is_counted_at_the_next_start(
    data: DataDir, gambit: GameSpec
) -> None:
    match = play_on(begun(data, gambit))
    save.write(data.saves / f"rated{save.SAVE_SUFFIX}", match)
    for _ in range(2):
        recovery.add_missing_results(data, 0.0, BEGIN_TIME)
    assert [each.end for each in ratings.read(data)] == [ratings.PLAYED]
    assert count(data, "ended") == 1


def test_help_copies_and_deals_that_were_seen_before_do_not_count(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    assert not ratings.begin(data, dealt(gambit), BEGIN_TIME), "the deal is known"
    copy = play_on(copy_to_play_on(match, 0))
    assert keep(data, copy) == []
    match.assisted = True
    (news,) = keep(data, play_on(match))
    assert "does not count" in str(news.words)
    assert [each.end for each in ratings.read(data)] == [ratings.HELPED]
    assert ratings.current_rating(data, GAME) == Rating()


def test_a_match_of_several_people_is_not_rated(data: DataDir, gambit: GameSpec) -> None:
    players = (Player("Ada", None), Player("Blaise", None))
    match = Match(gambit, Setup(2), 7, players)
    match.purpose = purposes.RATED
    assert not ratings.begin(data, match, BEGIN_TIME)
    assert keep(data, play_on(match)) == []


def test_a_rated_match_that_was_never_noted_does_not_count(data: DataDir, gambit: GameSpec) -> None:
    assert keep(data, play_on(dealt(gambit))) == []
    assert ratings.read(data) == []


def test_a_match_that_was_withdrawn_is_played_on_without_counting(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    beginnings.withdraw(data, match)
    assert ratings.read(data) == []
    ratings.settle_absences(data, BEGIN_TIME + 9 * ABSENCE_SECONDS)
    assert keep(data, play_on(match)) == []
    assert ratings.current_rating(data, GAME) == Rating()


def test_lines_that_cannot_be_read_are_kept_and_left_out(data: DataDir, gambit: GameSpec) -> None:
    data.old_file("ratings").write_bytes(b'{"half": \n')
    keep(data, lost(begun(data, gambit)))
    assert data.old_file("ratings").read_bytes() == b'{"half": \n'
    assert len(ratings.read(data)) == 1


def test_a_rating_is_told_between_two_levels_and_provisional_at_first() -> None:
    assert (
        str(ratings.rating_text(Rating(1505.0, 60.0), GAME))
        == "1505 ± 60, between Mage and Archmage"
    )
    assert str(ratings.rating_text(Rating(900.0, 60.0), GAME)) == "900 ± 60, below Apprentice"
    assert str(ratings.rating_text(Rating(2500.0, 60.0), GAME)) == "2500 ± 60, above Grand Magus"
    assert str(ratings.rating_text(Rating(2500.0, 101.0), GAME)).endswith("(provisional)")


def test_a_stronger_opponent_costs_less_and_brings_more() -> None:
    weak, strong = [(1300.0, 10.0)], [(1700.0, 10.0)]
    won = [ratings.rating_after(Rating(), others, 1, [2]).value for others in (weak, strong)]
    lost = [ratings.rating_after(Rating(), others, 2, [1]).value for others in (weak, strong)]
    assert 1500.0 < won[0] < won[1]
    assert lost[0] < lost[1] < 1500.0


def test_history_has_a_point_for_every_match_that_counts(data: DataDir, gambit: GameSpec) -> None:
    for seed in range(3):
        keep(data, play_on(begun(data, gambit, seed)))
    points = ratings.histories(ratings.read(data))[GAME]
    assert len(points) == 3
    assert [point.before for point in points[1:]] == [point.after for point in points[:-1]]


def test_a_rated_match_whose_end_could_not_be_kept_counts_by_its_save(
    data: DataDir, gambit: GameSpec
) -> None:
    match = lost(begun(data, gambit))
    save.write(save.new_path(data.saves, GAME), match)
    save.write(save.new_path(data.saves, GAME), lost(dealt(gambit, 8)))  # another player's match
    recovery.add_ended(data)
    (rated,) = ratings.read(data)
    assert rated.end == ratings.GIVEN_UP


def test_a_start_opens_no_save_for_rated_matches_that_have_ended(
    data: DataDir, gambit: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed, end in enumerate(
        (ratings.PLAYED, ratings.GIVEN_UP, ratings.HELPED, ratings.LEFT_ALONE)
    ):
        match = begun(data, gambit, seed)
        if end == ratings.LEFT_ALONE:
            beginnings.note_table(data, match, BEGIN_TIME - ABSENCE_SECONDS, going=False)
            ratings.settle_absences(data, BEGIN_TIME)
            continue
        match.assisted = end == ratings.HELPED
        keep(data, lost(match) if end == ratings.GIVEN_UP else play_on(match))
        save.write(save.new_path(data.saves, GAME), match)
    looked: list[Path] = []
    really = save_file.read_ends
    monkeypatch.setattr(save_file, "read_ends", lambda path: looked.append(path) or really(path))
    recovery.add_missing_results(data, now=BEGIN_TIME)
    assert looked == []
    assert {each.end for each in ratings.read(data)} == {"played", "given up", "helped", "left"}


def test_only_the_save_of_a_rated_match_that_is_open_is_read_to_its_end(
    data: DataDir, gambit: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(data, gambit)
    for number in range(3):
        path = data.saves / f"{GAME}-{number}.wizardtable"
        other = dealt(gambit, number)
        other.purpose = ""
        save.write(path, play_on(match if number == 2 else other))
    opened: list[str] = []
    really = save.load
    monkeypatch.setattr(save, "load", lambda path: opened.append(path.stem) or really(path))
    recovery.add_ended(data)
    assert opened == [f"{GAME}-2"]
    assert ratings.open_matches(data) == []


def test_a_rated_match_is_no_longer_looked_for_a_month_after_it_was_left(
    data: DataDir, gambit: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(data, gambit)
    beginnings.note_table(data, match, BEGIN_TIME, going=False)
    save.write(save.new_path(data.saves, GAME), play_on(match))
    monkeypatch.setattr(clock, "now", lambda: float(BEGIN_TIME + 31 * ABSENCE_SECONDS))
    recovery.add_ended(data)
    assert count(data, "ended") == 0


def test_a_forged_line_of_one_who_gave_up_and_won_has_a_reason(
    data: DataDir, gambit: GameSpec
) -> None:
    data.old_file("ratings").write_bytes(line_of(dealt(gambit), end="given up", ranks=[1, 2]))
    (point,) = ratings.histories(ratings.read(data))[GAME]
    assert "You finished ahead of Morwenna" in str(rating_news.reason_sentence(point))


@pytest.mark.parametrize(
    "forged",
    [
        "begun SET players = '[]'",
        "begun SET players = replace(players, 'null', '\"mage\"')",
        "begun SET setup = '{}'",
        "begun SET seed = 'seven'",
        "begun SET touched = -5",
        "ended SET ranks = '[1]'",
        "ended SET ended = 1000000000000",
    ],
)
def test_a_row_that_was_forged_is_left_out_and_the_others_count(
    data: DataDir, gambit: GameSpec, forged: str
) -> None:
    for seed in (1, 2):
        keep(data, lost(begun(data, gambit, seed)))
    with book.writing(data) as connection:
        connection.execute(f"UPDATE {forged} WHERE deal GLOB '{GAME}/2/*'")
    ratings.settle_absences(data, BEGIN_TIME + 3 * ABSENCE_SECONDS)
    assert [each.seed for each in ratings.read(data) if each.end] == [1]


def test_a_clock_that_was_set_back_does_not_keep_a_match_from_being_lost(
    data: DataDir, gambit: GameSpec
) -> None:
    match = begun(data, gambit)
    beginnings.note_table(data, match, BEGIN_TIME + 300 * ABSENCE_SECONDS, going=False)
    ratings.settle_absences(data, BEGIN_TIME)
    ratings.settle_absences(data, BEGIN_TIME + ABSENCE_SECONDS - 1)
    assert not ratings.read(data)[0].end
    ratings.settle_absences(data, BEGIN_TIME + ABSENCE_SECONDS)
    assert ratings.read(data)[0].end == ratings.LEFT_ALONE


def test_rated_matches_that_cannot_be_read_are_told(data: DataDir, gambit: GameSpec) -> None:
    assert ratings.unread_notice(data) is None
    begun(data, gambit)
    assert ratings.unread_notice(data) is None
    with data.old_file("ratings").open("ab") as file:
        file.write(b'{"of a newer version')
    assert "“ratings.jsonl”" in str(ratings.unread_notice(data))


def test_the_lobby_is_told_the_rating_at_the_game_that_was_rated_last(
    data: DataDir, gambit: GameSpec
) -> None:
    assert ratings.latest_rating(data) is None
    for number, spec in enumerate((gambit, catalog.get("anludim"), gambit)):
        match = begun(data, spec, seed=10 + number)
        end_of_match.write_end(data, lost(match), now=BEGIN_TIME + number)
        assert ratings.latest_rating(data) == ratings.current_rating(data, spec.id)
    assert ratings.latest_rating(data) != ratings.current_rating(data, "anludim")
