# SPDX-License-Identifier: MIT
"""Boards of Zavandor for any number of seats: an ordinary second round, and what a test changes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.games.zavandor import views
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import Observation


def board(seats: int = 3, **changes: Any) -> Observation:
    """What seat 0 sees in its own turn: every seat s has the character s and begins with it."""
    everybody = range(seats)
    made = views.seen(
        round_number=2,
        turn_number=seats + 1,
        first=0,
        order=tuple(everybody),
        standing=(3,) * seats,
        out=(False,) * seats,
        characters=tuple(everybody),
        spiral=(box.START_GEMS,) * seats,
        pentagon=((0, 0, 0, 0, 0),) * seats,
        dust=tuple(box.START_DUST[seat] for seat in everybody),
        standard=((0, 0, 0, 0),) * seats,
        concentrated=((0, 0, 0, 0),) * seats,
        coming=((0, 0, 0, 0),) * seats,
        levels=tuple(tuple(int(domain == seat) for domain in range(6)) for seat in everybody),
        markers=((20, 25, 30, 35, 40),) * seats,
        waiting=(0,) * seats,
        artifacts=((0,) * 12,) * seats,
        open=tuple(box.Lot(n) for n in range(min(seats, 3))),
        bids=(0,) * seats,
        bidding=(False,) * seats,
    )
    made = replace(made, **changes)
    if "supply" not in changes:
        made = replace(made, supply=_left(made))
    return made if "standard" in changes else _with_hand(made)


def _left(made: Observation) -> tuple[int, ...]:
    """What the boards leave of the supply."""
    owned = [*made.spiral, *made.pentagon]
    return tuple(n - sum(gems[kind] for gems in owned) for kind, n in enumerate(box.SUPPLY))


def _with_hand(seen: Observation) -> Observation:
    """The viewer's cards counted as everybody sees them."""
    plain, rich = [0] * 4, [0] * 4
    for face in seen.hand:
        (rich if face >= box.FIRST_CONCENTRATED else plain)[box.KINDS[face]] += 1
    return replace(
        seen,
        standard=(tuple(plain), *seen.standard[1:]),  # type: ignore[arg-type]
        concentrated=(tuple(rich), *seen.concentrated[1:]),  # type: ignore[arg-type]
    )


def owning(seats: int, owned: Mapping[int, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Artifacts by seat: those named."""
    return tuple(views.owning(*owned.get(seat, ())) for seat in range(seats))
