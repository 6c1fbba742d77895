# SPDX-License-Identifier: MIT
"""Boards of Zavandor set up by hand: an ordinary second round, and what a test changes in it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wizardtable.games.zavandor.components import (
    FIRST_CONCENTRATED,
    KINDS,
    NO_LOT,
    START_DUST,
    START_GEMS,
    SUPPLY,
    VALUES,
    Card,
    Lot,
)
from wizardtable.games.zavandor.state import FOR_SALE, TURN, Observation


def card(kind: int, value: int) -> Card:
    """The standard card of a kind with this value."""
    faces = range(FIRST_CONCENTRATED)
    return next(Card(n) for n in faces if KINDS[n] == kind and VALUES[n] == value)


def board(seats: int = 3, **changes: Any) -> Observation:
    """What seat 0 sees in its own turn: every seat s has the character s and begins with it."""
    everybody = range(seats)
    supply = tuple(n - seats * had for n, had in zip(SUPPLY, START_GEMS, strict=True))
    made = Observation(
        viewer=0,
        druid_ruby=False,
        keep_sages=False,
        wrath=False,
        phase=TURN,
        to_move=0,
        round_number=2,
        turn_number=seats + 1,
        auctions=0,
        active=0,
        first=0,
        order=tuple(everybody),
        standing=(3,) * seats,
        out=(False,) * seats,
        characters=tuple(everybody),
        supply=supply,
        spiral=(START_GEMS,) * seats,
        pentagon=((0, 0, 0, 0, 0),) * seats,
        dust=tuple(START_DUST[seat] for seat in everybody),
        hand=(),
        standard=((0, 0, 0, 0),) * seats,
        concentrated=((0, 0, 0, 0),) * seats,
        deck=(28, 36, 30, 30),
        discards=((), (), (), ()),
        coming=((0, 0, 0, 0),) * seats,
        levels=tuple(tuple(int(domain == seat) for domain in range(6)) for seat in everybody),
        markers=((20, 25, 30, 35, 40),) * seats,
        waiting=(0,) * seats,
        artifacts=((0,) * 12,) * seats,
        open=tuple(Lot(n) for n in range(min(seats, 3))),
        hidden=20,
        sentinels=(FOR_SALE,) * 9,
        sold=0,
        advanced=False,
        moves=0,
        lot=NO_LOT,
        bid=0,
        bidder=-1,
        bids=(0,) * seats,
        bidding=(False,) * seats,
        tasks=(),
        reason=-1,
    )
    return with_hand(replace(made, **changes))


def with_hand(seen: Observation) -> Observation:
    """The board with the viewer's cards counted as everybody sees them."""
    plain, rich = [0] * 4, [0] * 4
    for face in seen.hand:
        (rich if face >= FIRST_CONCENTRATED else plain)[KINDS[face]] += 1
    return replace(
        seen,
        standard=(tuple(plain), *seen.standard[1:]),  # type: ignore[arg-type]
        concentrated=(tuple(rich), *seen.concentrated[1:]),  # type: ignore[arg-type]
    )


def owning(seats: int, owned: Mapping[int, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Artifacts by seat: those named, one of each kind."""
    return tuple(
        tuple(list(owned.get(seat, ())).count(lot) for lot in range(12)) for seat in range(seats)
    )
