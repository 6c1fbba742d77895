# SPDX-License-Identifier: MIT
"""The matches in `playthroughs` are played today as they were when they were read and approved."""

from tests import playthrough
from tests.contract.cases import Case, cases


def test_the_match_is_played_as_written(case: Case) -> None:
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
    assert {p.name for p in playthrough.FOLDER.iterdir()} == {
        playthrough.path_of(case).name for case in cases()
    }, "run `make playthroughs`, which adds and removes files"
