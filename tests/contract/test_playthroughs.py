# SPDX-License-Identifier: MIT
"""Tests that the approved matches in `playthroughs` are still played in exactly the same way."""

from tests import playthrough
from tests.contract.cases import Case, cases


def test_the_match_is_played_as_written(case: Case) -> None:
    if case.setup.data:
        return  # matches with the printed box show how the game reads
    path = playthrough.path_of(case)
    assert path.exists(), (
        "write it with `make playthroughs`, read it and commit it: it shows how the game reads"
    )
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (line, before) in enumerate(
        zip(playthrough.text(case).splitlines(), expected, strict=True), 1
    ):
        assert line == before, (
            f"line {number} of {path.name} differs; if that is meant, run `make playthroughs` and "
            "read the difference"
        )


def test_no_playthrough_is_left_over() -> None:
    assert {p.name for p in playthrough.TEXT_FOLDER.iterdir()} == {
        playthrough.path_of(case).name for case in cases() if not case.setup.data
    }, "run `make playthroughs`, which adds and removes files"
