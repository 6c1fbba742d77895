# SPDX-License-Identifier: MIT
"""Tests that standing orders (such as a bid limit) are saved, and apply again after loading."""

from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.ui.test_standing_orders import ANOTHER, ME, auction, limit
from tests.ui.windows import ADA, GREEDY
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.jsontext import Data
from wizardtable.core.match import Match
from wizardtable.games.zavandor.text.conduct import PassLot
from wizardtable.store import save
from wizardtable.store.autosave import Autosave
from wizardtable.store.save_format import Ordered, Orders, line_of


@pytest.fixture(scope="module")
def match() -> Match:
    """Returns a match in which the first seat takes part in another seat's auction."""
    return auction(ADA, GREEDY, ANOTHER, mine=False)


def orders_in(match: Match) -> list[StandingOrder]:
    observation: Any = match.observe(ME)
    return [limit(match, 10), PassLot(observation.auctions)]


@pytest.mark.parametrize("which", [0, 1])
def test_an_order_is_saved_and_loaded(tmp_path: Path, match: Match, which: int) -> None:
    path, given = tmp_path / "a.wizardtable", {ME: orders_in(match)[which]}
    save.write(path, match, given)
    loaded = save.load(path)
    assert loaded.orders == given
    assert loaded.notice is None
    assert loaded.match.actions == match.actions


def test_the_save_follows_what_is_ordered_and_taken_back(tmp_path: Path, match: Match) -> None:
    path = tmp_path / "a.wizardtable"
    autosave = Autosave(path, match)
    for given in ({ME: orders_in(match)[0]}, {ME: orders_in(match)[1]}, {}):
        autosave.keep(match, given)
        assert autosave.flush()
        assert save.load(path).orders == given
        assert save.read_summaries(tmp_path)[0].problem is None
    assert autosave.close()


def test_a_save_without_orders_is_as_it_was_before_there_were_any(
    tmp_path: Path, match: Match
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    assert b'"orders"' not in path.read_bytes()
    assert save.load(path).orders == {}


def test_a_program_that_knows_no_orders_opens_the_match_and_says_so(
    tmp_path: Path, match: Match
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    line = line_of(Orders(len(match.actions), ())).replace(b'"orders"', b'"wishes"')
    body = line[: line.index(b',"sum"')]
    path.write_bytes(path.read_bytes() + body + b',"sum":"%08x"}\n' % crc32(body))
    loaded = save.load(path)
    assert loaded.match.actions == match.actions
    assert "The last moves in “a.wizardtable” could not be read." in str(loaded.notice)


@pytest.mark.parametrize(
    "forged",
    [
        Ordered(1, Data({"kind": "pass_lot", "auction": 1})),
        Ordered(7, Data({"kind": "pass_lot", "auction": 1})),
        Ordered(-1, Data({"kind": "pass_lot", "auction": 1})),
        Ordered(0, Data({"kind": "pass_lot", "auction": 99_999})),
        Ordered(0, Data({"kind": "pass_lot", "auction": -1})),
        Ordered(0, Data({"kind": "bid_limit", "auction": 1, "most": 10**9})),
        Ordered(0, Data({"kind": "no_order"})),
        Ordered(0, Data("pass")),
    ],
)
def test_an_order_that_nobody_can_have_given_is_ignored(
    tmp_path: Path, match: Match, forged: Ordered
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    line = line_of(Orders(len(match.actions), (forged,)))
    path.write_bytes(path.read_bytes() + line)
    loaded = save.load(path)
    assert loaded.orders == {}
    assert loaded.match.actions == match.actions
