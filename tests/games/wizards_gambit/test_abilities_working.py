# SPDX-License-Identifier: MIT
"""Each ability works for the top spell of a book, but not under a gambit, an Eclipse or another
spell."""

from collections.abc import Callable

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.events import CardDiscarded, Drew, PlaysGained
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_TRIBUTE,
    CURSED,
    DRAW_PHASE,
    FORESEE,
    LIMIT,
    RECLAIM,
    START,
    State,
)

PLAY_ANGEL = moves.PlayComponent(box.ANGEL, 0, box.ANGEL)
"""Angel's Breath on Lesser Ward, which lacks it."""

LAST_ANGEL = moves.PlayComponent(box.ANGEL, 1, box.ANGEL)
"""Angel's Breath on Momentum, which lacks nothing else after `nearly`."""


def nearly(state: State) -> None:
    """Makes Momentum lack only Angel's Breath."""
    tables.lay(state, 1, "DRGS")


def bounty(state: State) -> bool:
    return tables.draws(tables.end(state), DRAW_PHASE) == [(0, 2)]


def twin_casting(state: State) -> bool:
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.PROSPERITY))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    return bool(tables.menu(state, moves.Cast))


def quick_hands(state: State) -> bool:
    tables.play(state, PLAY_ANGEL)
    return bool(tables.menu(state, moves.PlayComponent))


def transcendent_focus(state: State) -> bool:
    return any(
        isinstance(action, moves.PlayComponent) and action.face != action.as_type
        for action in tables.menu(state, moves.PlayComponent)
    )


def rune_shift(state: State) -> bool:
    tables.lay(state, 0, "D")
    return bool(tables.menu(state, moves.MoveComponent))


def corrupt_exchange(state: State) -> bool:
    tables.turn(state, 0)
    return state.step == START


def aegis(state: State) -> bool:
    tables.turn(state, 1)
    tables.give(state, 1, tables.card(box.LARCENY))
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    return moves.ChooseSeat(0) not in tables.menu(state, moves.ChooseSeat)


def sealed_tome(state: State) -> bool:
    tables.turn(state, 1)
    return moves.LayAnnulment(box.gambit(2), 0) not in tables.menu(state, moves.LayAnnulment)


def reclamation(state: State) -> bool:
    nearly(state)
    tables.play(state, LAST_ANGEL)
    return state.step == RECLAIM


def foresight(state: State) -> bool:
    tables.end(state)
    return state.step == FORESEE


def drain(state: State) -> bool:
    return bool(tables.menu(state, moves.Drain))


def scrying(state: State) -> bool:
    return bool(tables.menu(state, moves.Scry))


def deep_satchel(state: State) -> bool:
    tables.give(state, 0, *tables.faces("S"))
    tables.end(state)
    return state.step != LIMIT


def gambiteer(state: State) -> bool:
    tables.aura(state, 0, 3)
    nearly(state)
    return LAST_ANGEL in tables.menu(state, moves.PlayComponent)


def echo(state: State) -> bool:
    tables.give(state, 0, tables.card(box.HASTE))
    return tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_ECHO) == [(0, 1)]


def banishment(state: State) -> bool:
    return bool(tables.menu(state, moves.Banish))


def momentum(state: State) -> bool:
    slot = 2 if state.pool[2] == box.TRIBUTE else 3
    tables.lay(state, slot, "DDGG")
    journal = tables.play(state, moves.PlayComponent(box.AGATE, slot, box.AGATE))
    return PlaysGained(0, 1, True, data="") in journal


def open_mind(state: State) -> bool:
    return all(event.open for event in tables.events(tables.end(state), Drew))


def tribute(state: State) -> bool:
    return tables.draws(tables.end(state), BY_TRIBUTE) == [(1, 1)]


def numb_fingers(state: State) -> bool:
    tables.hand(state, 0, *tables.faces("APDGR"))
    tables.end(state)
    return state.step == LIMIT


def muted_voice(state: State) -> bool:
    tables.give(state, 0, tables.card(box.HASTE))
    return not tables.menu(state, moves.Cast)


def burden_of_power(state: State) -> bool:
    tables.hand(state, 0, *tables.faces("APDG"))
    tables.end(state)
    return state.step == LIMIT


def cursed_rune(state: State) -> bool:
    journal = tables.turn(state, 0)
    return [event.cause for event in tables.events(journal, CardDiscarded)] == [CURSED]


def grand_siege(state: State) -> bool:
    tables.turn(state, 1)
    return tables.draws(tables.end(state), DRAW_PHASE) == [(1, 2)]


ABILITY_PROBES: dict[int, Callable[[State], bool]] = {
    box.BOUNTY: bounty,
    box.TWIN_CASTING: twin_casting,
    box.QUICK_HANDS: quick_hands,
    box.TRANSCENDENT_FOCUS: transcendent_focus,
    box.RUNE_SHIFT: rune_shift,
    box.CORRUPT_EXCHANGE: corrupt_exchange,
    box.AEGIS: aegis,
    box.SEALED_TOME: sealed_tome,
    box.RECLAMATION: reclamation,
    box.FORESIGHT: foresight,
    box.DRAIN: drain,
    box.SCRYING: scrying,
    box.DEEP_SATCHEL: deep_satchel,
    box.GAMBITEER: gambiteer,
    box.ECHO: echo,
    box.BANISHMENT: banishment,
    box.MOMENTUM: momentum,
    box.OPEN_MIND: open_mind,
    box.TRIBUTE: tribute,
    box.NUMB_FINGERS: numb_fingers,
    box.MUTED_VOICE: muted_voice,
    box.BURDEN_OF_POWER: burden_of_power,
    box.CURSED_RUNE: cursed_rune,
    box.GRAND_SIEGE: grand_siege,
}
"""By ability, a function that returns whether the ability works for seat 0, who holds one component
of each type but Siren's Tears."""

each_ability = pytest.mark.parametrize(
    "ability", ABILITY_PROBES, ids=lambda a: ABILITY_PROBES[a].__name__
)


def with_ability(ability: int) -> State:
    """Returns a table on which seat 0 has a spell that is not in the pool."""
    pool = [
        spell
        for spell in (box.LESSER_WARD, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE)
        if spell != ability
    ]
    state = tables.table(3, pool if len(pool) == 4 else [*pool, box.BOUNTY])
    tables.give(state, 0, *tables.faces("APDGR"))
    for seat in (1, 2):
        tables.give(state, seat, *tables.faces("APD"))
    tables.own(state, 0, ability)
    return state


def test_there_is_a_probe_for_each_ability() -> None:
    assert {*ABILITY_PROBES, box.LESSER_WARD} == {
        spell.ability for spell in PRINTED_CARD_TABLE.spells
    }


@each_ability
def test_the_top_spell_works(ability: int) -> None:
    assert ABILITY_PROBES[ability](with_ability(ability))


@each_ability
def test_a_spell_under_another_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    tables.own(state, 0, box.SEALED_TOME if ability == box.RUNE_SHIFT else box.RUNE_SHIFT)
    assert not ABILITY_PROBES[ability](state)


@pytest.mark.parametrize(
    "ability",
    sorted(ABILITY_PROBES.keys() - {box.SEALED_TOME}),
    ids=lambda a: ABILITY_PROBES[a].__name__,
)
def test_a_spell_under_an_annulment_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    tables.annul(state, 2, 0)
    assert not ABILITY_PROBES[ability](state)


@each_ability
def test_a_spell_under_an_eclipse_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    tables.eclipse(state, 2, 0)
    assert not ABILITY_PROBES[ability](state)
