# SPDX-License-Identifier: MIT
"""Observations of Zavandor made by hand: three seats in round 3, with a test's changes."""

from dataclasses import replace
from typing import Any

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import FOR_SALE, TURN, Observation

NAMES = ("Ada", "Ludo", "Anne")

_BASE_OBSERVATION = Observation(
    viewer=0,
    druid_ruby=False,
    keep_sages=False,
    wrath=False,
    energy_refunds=True,
    phase=TURN,
    to_move=0,
    round_number=3,
    turn_number=7,
    auctions=0,
    active=0,
    first=-1,
    order=(1, 0, 2),
    standing=(3, 3, 3),
    out=(False, False, False),
    characters=(box.WITCH, box.DRUID, box.KOBOLD),
    supply=box.GEM_SUPPLY,
    spiral=((2, 1, 0, 0, 0),) * 3,
    pentagon=((0, 0, 0, 0, 0),) * 3,
    dust=(0, 0, 0),
    hand=(),
    standard=((0, 0, 0, 0),) * 3,
    concentrated=((0, 0, 0, 0),) * 3,
    deck=(30, 36, 30, 30),
    discards=((), (), (), ()),
    coming=((0, 0, 0, 0),) * 3,
    levels=((1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 1)),
    markers=((20, 25, 30, 35, 40),) * 3,
    waiting=(0, 0, 0),
    artifacts=((0,) * 12,) * 3,
    open=(),
    gone=(0,) * 12,
    hidden=21,
    sentinels=(FOR_SALE,) * 9,
    sold=0,
    advanced=False,
    moves=0,
    lot=box.NO_LOT,
    bid=0,
    bidder=-1,
    bids=(0, 0, 0),
    bidding=(False, False, False),
    tasks=(),
    reason=-1,
)


def seen(**changes: Any) -> Observation:
    """Returns Ada's observation on her turn, with two opals, a sapphire, an empty hand, and these
    changes."""
    return replace(_BASE_OBSERVATION, **changes)


def card(kind: int, value: int) -> box.Card:
    """Returns the card of a kind with this value."""
    return box.Card(list(zip(box.KINDS, box.VALUES, strict=True)).index((kind, value)))


def owning(*lots: int) -> tuple[int, ...]:
    """Returns the artifacts of a seat by kind."""
    return tuple(lots.count(kind) for kind in range(12))
