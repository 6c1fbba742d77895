# SPDX-License-Identifier: MIT
"""What each seat knows: everything but the next roll of the dice."""

from wizardtable.core.game import Seat
from wizardtable.games.elfenwizards.rules.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import Observation, State


def to_move(state: State) -> Seat | None:
    """The seat to decide; None when the match is over."""
    return Seat(state.to_move) if state.to_move >= 0 else None


def observe(state: State, seat: Seat | None) -> Observation:
    """All but the generator."""
    return Observation(
        viewer=-1 if seat is None else seat,
        lighter_grey=state.lighter_grey,
        phase=state.phase,
        step=state.step,
        to_move=state.to_move,
        round_number=state.round_number,
        turn_number=state.turn_number,
        dragon=state.dragon,
        place=state.place,
        tokens=state.tokens,
        supply=state.supply,
        ready=tuple(state.ready),
        rolled=state.rolled,
        placed=tuple(state.placed),
        minors=tuple(state.minors),
        boxed=tuple(state.boxed),
        track=state.track,
        spells=tuple(state.spells),
        passed=tuple(state.passed),
        laid=state.laid,
        rerolled=state.rerolled,
        used=state.used,
        owed=state.owed,
        greyed=state.greyed,
        sheet=state.sheet,
        scores=state.scores,
        grand=state.grand,
        vacancies=state.vacancies,
        reason=state.reason,
    )


def redact(event: ElfenwizardsEvent, seat: Seat | None) -> ElfenwizardsEvent:
    """The event: everybody sees all of it."""
    return event
