# SPDX-License-Identifier: MIT
"""Tests that a damaged, truncated, foreign, newer or edited save loads, or is refused in one
sentence."""

import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import play_on, played
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import save, save_format
from wizardtable.store.save import Loaded, SaveError

Line = dict[str, Any]

MOVES_GONE_SENTENCE = "its earlier moves are no longer available"

quick = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture
def path(toy: GameSpec, tmp_path: Path) -> Path:
    """Returns the save of a finished match of the toy game with at least one stored hash of a
    state."""
    path = tmp_path / "a.wizardtable"
    seed = next(seed for seed in range(99) if len(played(toy, seed=seed).actions) > 20)
    save.write(path, played(toy, seed=seed))
    return path


def edit(path: Path, change: Callable[[list[Line]], None]) -> None:
    """Changes the lines of a save, with correct checksums."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    change(lines)
    out = b""
    for line in lines:
        line.pop("sum", None)
        body = json.dumps(line).encode()[:-1]
        out += body + b',"sum":"%08x"}\n' % zlib.crc32(body)
    path.write_bytes(out)


def steps(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line["kind"] == "step"]


def load_untouched(path: Path) -> Loaded:
    """Loads a save, and checks that the file is not changed."""
    before = path.read_bytes()
    try:
        return save.load(path)
    finally:
        assert path.read_bytes() == before
        assert [p.name for p in path.parent.iterdir()] == [path.name]


def is_playable(loaded: Loaded) -> bool:
    play_on(loaded.match)
    return loaded.match.result is not None


@quick
@given(data=st.data())
def test_a_truncated_save_goes_on_as_far_as_it_reaches(
    path: Path, toy: GameSpec, data: st.DataObject
) -> None:
    content = path.read_bytes()
    whole = save.load(path).match
    size = data.draw(st.integers(0, len(content)))
    path.write_bytes(content[:size])
    try:
        loaded = load_untouched(path)
    except SaveError as error:
        assert content[:size].count(b"\n") < 2
        assert path.name in str(error.reason)
    else:
        assert loaded.notice is None
        done = loaded.match.actions
        assert done == whole.actions[: len(done)]
        rest = content[:size].rsplit(b"\n", 1)[1]
        # if only its line end is missing, the line can be read
        torn = b'"step"' in rest and content[size : size + 1] != b"\n"
        assert len(done) == content[:size].count(b'"step"') - torn
    finally:
        path.write_bytes(content)


@quick
@given(data=st.data())
def test_a_flipped_bit_costs_history_but_not_the_match(path: Path, data: st.DataObject) -> None:
    content = path.read_bytes()
    position = data.draw(st.integers(0, len(content) - 1))
    bit = data.draw(st.integers(0, 7))
    flipped = bytearray(content)
    flipped[position] ^= 1 << bit
    path.write_bytes(bytes(flipped))
    try:
        loaded = load_untouched(path)
    except SaveError as error:
        assert position <= content.index(b"\n")
        assert path.name in str(error.reason)
    else:
        assert loaded.notice is not None or position == len(content) - 1
        assert is_playable(loaded)
    finally:
        path.write_bytes(content)


@quick
@given(content=st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_a_foreign_file_is_refused_in_a_sentence(path: Path, content: bytes) -> None:
    original = path.read_bytes()
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"“a.wizardtable” is not a saved match\."):
        load_untouched(path)
    path.write_bytes(original)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@quick
@given(data=st.data())
def test_a_save_edited_by_hand_with_good_checksums_does_no_harm(
    path: Path, data: st.DataObject
) -> None:
    content = path.read_bytes()

    def change(lines: list[Line]) -> None:
        line = data.draw(st.sampled_from(lines))
        place: Any = line
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = data.draw(st.sampled_from(keys))
            if (
                not isinstance(place[key], (dict, list))
                or not place[key]
                or data.draw(st.booleans())
            ):
                break
            place = place[key]
        place[key] = data.draw(json_values | st.integers(-2, 30))

    edit(path, change)
    try:
        loaded = load_untouched(path)
    except SaveError as error:
        assert path.name in str(error.reason)
    else:
        play_on(loaded.match)
    finally:
        path.write_bytes(content)


@quick
@given(data=st.data())
def test_lines_may_be_lost_doubled_or_out_of_order(path: Path, data: st.DataObject) -> None:
    content = path.read_bytes()
    first, *lines = content.splitlines(keepends=True)
    picked = data.draw(st.lists(st.sampled_from(lines), min_size=1, max_size=60))
    path.write_bytes(b"".join([first, *picked]))
    try:
        loaded = load_untouched(path)
    except SaveError as error:
        assert not any(b'"stored"' in line for line in picked)
        assert path.name in str(error.reason)
    else:
        assert is_playable(loaded)
    finally:
        path.write_bytes(content)


def test_lines_cut_out_after_the_header_are_told_and_cost_nothing_else(path: Path) -> None:
    whole = save.load(path).match
    first, *lines = path.read_bytes().splitlines(keepends=True)
    stored = [number for number, line in enumerate(lines) if b'"kind":"stored"' in line]
    path.write_bytes(b"".join([first, *lines[stored[2] :]]))
    loaded = load_untouched(path)
    assert "The start of “a.wizardtable” is missing" in str(loaded.notice)
    assert loaded.match.earlier > 0
    assert loaded.match.actions == whole.actions[loaded.match.earlier :]
    assert loaded.match.result == whole.result
    save.write(path, loaded.match)
    assert save.load(path).notice is None, "it is told once"


def test_an_illegal_action_costs_the_history_before_the_last_good_state(path: Path) -> None:
    result = save.load(path).match.result

    def cheat(lines: list[Line]) -> None:
        steps(lines)[3]["action"]["card"] = 99

    edit(path, cheat)
    loaded = load_untouched(path)
    assert MOVES_GONE_SENTENCE in str(loaded.notice)
    assert loaded.match.earlier > 4
    assert loaded.match.result == result


def test_an_illegal_last_action_is_left_out(path: Path) -> None:
    def cheat(lines: list[Line]) -> None:
        while lines[-1]["kind"] != "step":
            lines.pop()
        lines[-1]["action"]["card"] = 99

    whole = save.load(path).match.actions
    edit(path, cheat)
    loaded = load_untouched(path)
    assert "last moves" in str(loaded.notice)
    assert loaded.match.earlier == 0
    assert loaded.match.actions == whole[:-1]


def test_a_wrong_hash_is_noticed(path: Path) -> None:
    def tamper(lines: list[Line]) -> None:
        steps(lines)[19]["hash"] = "0" * 16

    edit(path, tamper)
    assert MOVES_GONE_SENTENCE in str(load_untouched(path).notice)


def test_another_seed_than_the_deal_had_is_noticed(path: Path) -> None:
    def tamper(lines: list[Line]) -> None:
        lines[0]["seed"] += 1

    edit(path, tamper)
    loaded = load_untouched(path)
    assert MOVES_GONE_SENTENCE in str(loaded.notice)
    assert loaded.match.result is not None


def test_a_match_under_other_rules_goes_on_where_it_stood(path: Path) -> None:
    def older(lines: list[Line]) -> None:
        lines[0]["rules"] = 0
        del lines[-4:]

    edit(path, older)
    loaded = load_untouched(path)
    assert "saved by a version of the program with different rules" in str(loaded.notice)
    assert loaded.match.earlier > 0
    assert is_playable(loaded)


def test_a_state_that_other_rules_cannot_read_is_passed_over(path: Path) -> None:
    def older(lines: list[Line]) -> None:
        lines[0]["rules"] = 0
        stored = [line for line in lines if line["kind"] == "stored"]
        for line in stored[3:]:
            line["state"]["moon"] = "full"

    edit(path, older)
    loaded = load_untouched(path)
    assert loaded.match.earlier > 0
    assert is_playable(loaded)


MISSING_PARTS_SENTENCE = (
    "“a.wizardtable” needs opponents or options that this version of the program does not have."
)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("format", 2, "“a.wizardtable” was saved by a newer version of this program."),
        ("format", 0, "“a.wizardtable” is not a saved match."),
        ("format", "1", "“a.wizardtable” is not a saved match."),
        ("kind", "recipe", "“a.wizardtable” is not a saved match."),
        (
            "game",
            "go",
            "“a.wizardtable” needs a game that this version of the program does not have.",
        ),
        ("seed", "7", "“a.wizardtable” is damaged: its first line cannot be read."),
        ("players", [], MISSING_PARTS_SENTENCE),
        ("players", [{"name": "Ada", "level": "demon"}] * 3, MISSING_PARTS_SENTENCE),
        ("setup", {"seats": 3, "options": [["moon", True]], "data": ""}, MISSING_PARTS_SENTENCE),
        ("setup", {"seats": 3, "options": [["double", 3]], "data": ""}, MISSING_PARTS_SENTENCE),
        ("setup", {"seats": 10**9, "options": [], "data": ""}, MISSING_PARTS_SENTENCE),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_a_sentence(
    path: Path, field: str, value: object, sentence: str
) -> None:
    edit(path, lambda lines: lines[0].update({field: value}))
    with pytest.raises(SaveError) as refusal:
        load_untouched(path)
    assert str(refusal.value.reason) == sentence
    (summary,) = save.read_summaries(path.parent)
    assert summary.problem is not None or field not in ("format", "kind")


def test_a_newer_format_is_known_by_its_name_alone(path: Path) -> None:
    path.write_text('{"kind":"header","format":9,"check":"other"}\nanything\n')
    with pytest.raises(SaveError, match="newer version"):
        load_untouched(path)


def test_an_older_format_is_migrated(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def to_second(lines: list[Any]) -> list[Any]:
        assert lines[0]["format"] == 1
        return [{**lines[0], "format": 2}, *lines[1:]]

    monkeypatch.setattr(save_format, "MIGRATIONS", {1: to_second})
    monkeypatch.setattr(save_format, "FORMAT", 2)
    loaded = load_untouched(path)
    assert loaded.notice is None
    assert loaded.header.format == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="such pipes are a matter of POSIX systems")
def test_a_pipe_among_the_saves_is_not_read_from(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.wizardtable")
    (summary,) = save.read_summaries(tmp_path)
    assert "a folder or a link, not a file" in str(summary.problem)
