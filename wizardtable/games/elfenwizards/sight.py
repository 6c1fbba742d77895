# SPDX-License-Identifier: MIT
"""What each seat knows: everything but the next roll of the dice."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.state import Observation, State


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


def sample(observation: Observation, rng: Rng) -> State:
    """The state observed, with dice of its own."""
    o = observation
    state = State.__new__(State)
    state.rng = Rng(rng.next64())
    state.lighter_grey = o.lighter_grey
    state.phase = o.phase
    state.step = o.step
    state.to_move = o.to_move
    state.round_number = o.round_number
    state.turn_number = o.turn_number
    state.dragon = o.dragon
    state.place = o.place
    state.tokens = o.tokens
    state.supply = o.supply
    state.ready = list(o.ready)
    state.rolled = o.rolled
    state.placed = list(o.placed)
    state.minors = list(o.minors)
    state.boxed = list(o.boxed)
    state.track = o.track
    state.spells = list(o.spells)
    state.passed = list(o.passed)
    state.laid = o.laid
    state.rerolled = o.rerolled
    state.used = o.used
    state.owed = o.owed
    state.greyed = o.greyed
    state.sheet = o.sheet
    state.scores = o.scores
    state.grand = o.grand
    state.vacancies = o.vacancies
    state.reason = o.reason
    return state


def redact(event: ElfenwizardsEvent, seat: Seat | None) -> ElfenwizardsEvent:
    """The event: everybody sees all of it."""
    return event
