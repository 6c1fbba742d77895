# SPDX-License-Identifier: MIT
"""A challenge is a table and results in a text, which comes back whole or with one sentence."""

import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import helpers
from tests.helpers import printed_box
from wizardtable.core import catalog, codec
from wizardtable.core.arranged import (
    challenge,
    challenge_text,
    daily_table,
    purposes,
    weekly_table,
)
from wizardtable.core.arranged.challenge import Challenge, FriendResult
from wizardtable.core.arranged.challenge_text import ChallengeError
from wizardtable.core.game import EDITION, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import text_of
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng

DAY = "2026-11-26"


def find(game: str) -> GameSpec | None:
    return catalog.get(game) if game in catalog.GAMES else None


@cache
def match_of(game: str, name: str = "Ada") -> Match:
    """Returns a match of a person against two or more opponents, played at random to its end."""
    spec = catalog.get(game)
    opponents = [Player("Corvin", "adept", "corvin"), Player("Isaure", "mage", "isaure")]
    players = (Player(name, None), *opponents[: max(2, spec.seats[0]) - 1])
    return helpers.play_on(Match(spec, Setup(len(players)), 2**61 + 5, players))


def challenge_of(match: Match, *, moves: bool = False) -> Challenge:
    table = challenge.table_of_match(match)
    assert table is not None
    return Challenge(table, (challenge.result_of(match, DAY, moves=moves),))


def reason(text: str) -> str:
    with pytest.raises(ChallengeError) as error:
        challenge_text.read(text, find)
    return str(error.value.reason)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_challenge_fits_into_a_mail_and_comes_back_whole(game: str) -> None:
    sent = challenge_of(match_of(game))
    text = challenge_text.write_short(sent)
    assert text is not None and len(text) < 1000
    quoted = "Hello!\r\n\r\n" + "\r\n".join(f"> {line} " for line in text.split("\n")) + "\r\nBye"
    assert challenge_text.read(quoted, find) == (sent,)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_challenge_with_moves_is_longer_and_its_moves_can_be_replayed(game: str) -> None:
    match = match_of(game)
    (sent,) = challenge_text.read(challenge_text.write(challenge_of(match, moves=True)), find)
    assert challenge_text.moves_of(sent.results[0], match.spec) == match.actions


def test_a_table_with_cards_of_one_s_own_goes_into_a_file_only(tmp_path: Path) -> None:
    spec = catalog.get("wizards_gambit")
    assert spec.own_file_reader is not None
    data = spec.own_file_reader.read(printed_box(spec, tmp_path)).data
    match = match_of("wizards_gambit")
    table = challenge.table_of(spec, Setup(2, data=data), 3, match.players)
    assert table is not None
    sent = Challenge(table)
    assert challenge_text.write_short(sent) is None
    assert challenge_text.read(challenge_text.write(sent), find) == (sent,)


def test_results_that_do_not_fit_into_a_mail_are_left_out_but_never_the_sender_s() -> None:
    match = match_of("zavandor")
    sent = challenge_of(match)
    rng = Rng(5)
    many = [
        replace(
            sent.results[0], name=f"Friend {n}", points=tuple(rng.below(999) for _ in range(40))
        )
        for n in range(11)
    ]
    crowded = Challenge(sent.table, (sent.results[0], *[_with_last_points(r, sent) for r in many]))
    text = challenge_text.write_short(crowded)
    assert text is not None and len(text) < 1000
    (read,) = challenge_text.read(text, find)
    assert read.results[0] == sent.results[0] and 1 <= len(read.results) < 12


def _with_last_points(result: FriendResult, sent: Challenge) -> FriendResult:
    return replace(result, points=(*result.points[:-1], sent.results[0].points[-1]))


def test_the_table_of_a_challenge_is_dealt_alike_for_everybody_and_no_one_else_sits_there() -> None:
    match = match_of("anludim")
    table = challenge_of(match).table
    again = Match(match.spec, table.setup, table.seed, table.seated("Corvin"))
    assert again.observe(None) == match.observe_at(0, None)
    assert [player.level for player in again.players] == [None, "adept"]
    assert again.names == ("Corvin", "Corvin II")
    again.purpose = table.purpose()
    assert challenge.is_at_its_table(again)
    for other in (
        replace(table, seed=5),
        replace(table, levels=("", "mage")),
        replace(table, seat=1),
    ):
        assert other.key != table.key
    again.purpose = replace(table, seed=5).purpose()
    assert not challenge.is_at_its_table(again)


def test_opponents_decide_by_the_key_of_the_challenge_and_not_by_the_deal() -> None:
    table = challenge_of(match_of("anludim")).table
    spec = catalog.get("anludim")
    one, other = (Match(spec, table.setup, seed, table.seated("Ada")) for seed in (table.seed, 8))
    one.purpose = other.purpose = table.purpose()
    seed = daily_table.mind_seed(one, Seat(1))
    assert seed is not None and seed == daily_table.mind_seed(other, Seat(1))
    one.purpose = table.purpose(again=True)
    assert daily_table.mind_seed(one, Seat(1)) == seed
    one.purpose = replace(table, seed=8).purpose()
    assert daily_table.mind_seed(one, Seat(1)) != seed


def test_opponents_decide_in_the_challenge_of_a_daily_table_as_they_do_there() -> None:
    spec = catalog.get("anludim")
    daily = daily_table.table(spec, DAY)
    match = Match(spec, daily.setup, daily.seed, daily.seated("Ada"))
    match.purpose = purposes.daily(DAY)
    table = challenge.table_of_match(match)
    assert table is not None and table.occasion == DAY
    seed = daily_table.mind_seed(match, Seat(0))
    match.purpose = table.purpose()
    assert purposes.counted_challenge(match.purpose) == table.key
    assert daily_table.mind_seed(match, Seat(0)) == seed
    forged = replace(table, seed=3)
    assert not forged.fits(spec)


def test_nobody_challenges_with_two_people_at_the_table_or_without_a_beginning() -> None:
    spec = catalog.get("anludim")
    assert challenge.table_of_match(helpers.begun(spec, seats=3, people=2)) is None
    branch = helpers.begun(spec, seats=2)
    branch.earlier = 3
    assert challenge.table_of_match(branch) is None
    nameless = challenge.table_of_match(helpers.begun(spec, seats=3))
    assert nameless is not None and len(set(nameless.wizards)) == 3


def test_a_resigned_and_a_left_match_have_the_points_they_stood_at() -> None:
    match = helpers.play_on(helpers.begun(catalog.get("anludim"), seats=2), 30)
    left = challenge.result_of(match, DAY, challenge.LEFT)
    assert left.end == challenge.LEFT and left.points[-1] == left.scores[0]
    table = challenge.table_of_match(match)
    assert table is not None and left.fits(table)
    match.give_up(Seat(0))
    assert challenge.result_of(match, DAY).end == challenge.GIVEN_UP


def test_what_is_wrong_with_a_text_is_said_in_one_sentence() -> None:
    text = challenge_text.write(challenge_of(match_of("anludim")))
    assert "no challenge in this text" in reason("Do you want to come on Friday?")
    assert "cut off" in reason(text[:-5])
    assert "damaged on the way" in reason(text.replace(text[20:22], "Ax"))
    assert "newer version" in reason(text.replace("[wizardtable:1:", "[wizardtable:2:"))
    assert "far too long" in reason(text + " " * 10_000_000)


def test_a_text_of_another_version_says_which_version_it_needs() -> None:
    sent = challenge_of(match_of("anludim"))
    data = codec.encode(Challenge, sent)
    assert isinstance(data, dict) and isinstance(data["table"], dict)
    table = data["table"]
    assert isinstance(table["setup"], dict)
    newer = {**table, "rules": sent.table.rules + 1, "colour": "blue"}
    later = {**table, "setup": {**table["setup"], "edition": EDITION + 1}}
    older = {**table, "rules": sent.table.rules - 1}
    unknown = {**table, "game": "star_gazers"}
    sentences = [
        reason(packed({**data, "table": other})) for other in (newer, later, older, unknown)
    ]
    for sentence, words in zip(sentences, ("newer", "newer", "older", "a game"), strict=True):
        assert words in sentence and "7.3" in sentence


def test_forged_numbers_are_refused() -> None:
    sent = challenge_of(match_of("anludim"))
    result = sent.results[0]
    forgeries = (
        replace(sent, table=replace(sent.table, levels=("", "demigod"))),
        replace(sent, table=replace(sent.table, wizards=("", "merlin"))),
        replace(sent, table=replace(sent.table, setup=Setup(2, (("cheating", True),)))),
        replace(sent, table=replace(sent.table, setup=Setup(2, data='{"cards":[]}'))),
        replace(sent, table=replace(sent.table, occasion="2026-13-99")),
        replace(sent, table=replace(sent.table, occasion="2026-W77")),
        replace(sent, results=(replace(result, scores=(1, 2, 3)),)),
        replace(sent, results=(replace(result, ranks=(5, 1)),)),
        replace(sent, results=(replace(result, end="won"),)),
    )
    for forged in forgeries:
        assert "not possible" in reason(challenge_text.write(forged))


def test_a_name_is_plain_text() -> None:
    sent = challenge_of(match_of("anludim"))
    forged = replace(sent.results[0], name="<b>\u202eEve\n\x07")
    (read,) = challenge_text.read(challenge_text.write(replace(sent, results=(forged,))), find)
    assert read.results[0].name == "<b> Eve"


def test_a_small_text_that_unpacks_to_gigabytes_is_refused_at_once() -> None:
    bomb = zlib.compress(b"[" * 5_000_000, 9)
    code = urlsafe_b64encode(bomb).decode().rstrip("=")
    assert "too long" in reason(f"[wizardtable:1:{code}:{zlib.crc32(code.encode()):08x}]")


def packed(data: object) -> str:
    content = text_of({"app": "7.3", "challenge": data}).encode()  # type: ignore[dict-item]
    code = urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")
    return f"[wizardtable:1:{code}:{zlib.crc32(code.encode()):08x}]"


TEXT = challenge_text.write(challenge_of(match_of("anludim")))


@settings(max_examples=50)
@given(st.data())
def test_a_changed_text_gives_one_sentence_or_the_same_challenge(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 40)))
    text = TEXT[:start] + data.draw(st.text(max_size=20)) + TEXT[end:]
    try:
        assert challenge_text.read(text, find) == challenge_text.read(TEXT, find)
    except ChallengeError as error:
        assert str(error.reason)


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(max_examples=15)
@given(st.data())
def test_a_forged_challenge_gives_one_sentence(data: st.DataObject) -> None:
    whole = codec.encode(Challenge, challenge_of(match_of("anludim")))
    assert isinstance(whole, dict)
    part: object = whole
    for _ in range(data.draw(st.integers(0, 3))):
        if isinstance(part, dict) and part:
            key = data.draw(st.sampled_from(sorted(part)))
            if not isinstance(part[key], dict):
                part[key] = data.draw(_json)
                break
            part = part[key]
    try:
        challenge_text.read(packed(whole), find)
    except ChallengeError as error:
        assert str(error.reason)


def test_the_games_take_turns_by_week_and_each_week_has_one_table() -> None:
    games = tuple(catalog.GAMES)
    monday = date(2026, 12, 14)
    weeks = [weekly_table.week_of(monday + timedelta(days=7 * n)) for n in range(5)]
    assert weeks == ["2026-W51", "2026-W52", "2026-W53", "2027-W01", "2027-W02"]
    assert {weekly_table.game_of(week, games) for week in weeks[:4]} == set(games)
    assert weekly_table.game_of(weeks[0], games) == weekly_table.game_of(weeks[4], games)
    assert weekly_table.previous_week("2027-W01") == "2026-W53"
    sunday = monday + timedelta(days=6)
    assert weekly_table.week_of(sunday) == weeks[0] != weekly_table.week_of(sunday + timedelta(1))
    for week in weeks:
        spec = catalog.get(weekly_table.game_of(week, games))
        table = challenge.of_daily_table(spec, weekly_table.table(spec, week))
        assert table.fits(spec) and 2 <= table.setup.seats <= 4
        assert table.purpose() == f"weekly:{week}"
    for word in ("2026-W54", "2026-W1", "x"):
        with pytest.raises(ValueError, match=r".*"):
            weekly_table.monday_of(word)
