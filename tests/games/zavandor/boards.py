# SPDX-License-Identifier: MIT
"""Boards of Zavandor for any number of seats: an ordinary second round, with a test's changes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.games.zavandor import views
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import Observation


def board(seats: int = 3, **changes: Any) -> Observation:
    """Returns seat 0's observation on its own turn; each seat has the character of its number."""
    everybody = range(seats)
    observation = views.seen(
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
    observation = replace(observation, **changes)
    if "supply" not in changes:
        observation = replace(observation, supply=_supply_left(observation))
    return observation if "standard" in changes else _with_hand(observation)


def _supply_left(observation: Observation) -> tuple[int, ...]:
    """Returns the supply that the boards leave."""
    owned = [*observation.spiral, *observation.pentagon]
    return tuple(n - sum(gems[kind] for gems in owned) for kind, n in enumerate(box.GEM_SUPPLY))


def _with_hand(observation: Observation) -> Observation:
    """Returns the observation with the viewer's cards counted by kind, as everybody sees them."""
    plain, rich = [0] * 4, [0] * 4
    for face in observation.hand:
        (rich if face >= box.FIRST_CONCENTRATED else plain)[box.KINDS[face]] += 1
    return replace(
        observation,
        standard=(tuple(plain), *observation.standard[1:]),  # type: ignore[arg-type]
        concentrated=(tuple(rich), *observation.concentrated[1:]),  # type: ignore[arg-type]
    )


def owning(seats: int, owned: Mapping[int, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Returns the artifacts by seat that are named."""
    return tuple(views.owning(*owned.get(seat, ())) for seat in range(seats))
