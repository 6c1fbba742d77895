# SPDX-License-Identifier: MIT
"""Each ability works for the top spell of a book, and not under a gambit, an Eclipse or another
spell."""

from collections.abc import Callable

import pytest

from tests.games.wizards_gambit.tables import (
    annul,
    aura,
    card,
    draws,
    eclipse,
    end,
    events,
    faces,
    give,
    hand,
    lay,
    menu,
    own,
    play,
    table,
    turn,
)
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.rules.components import (
    AEGIS,
    AGATE,
    ANGEL,
    BANISHMENT,
    BOUNTY,
    BURDEN_OF_POWER,
    CORRUPT_EXCHANGE,
    CURSED_RUNE,
    DEEP_SATCHEL,
    DRAIN,
    ECHO,
    FORESIGHT,
    GAMBITEER,
    GRAND_SIEGE,
    HASTE,
    LARCENY,
    LESSER_WARD,
    MOMENTUM,
    MUTED_VOICE,
    NUMB_FINGERS,
    OPEN_MIND,
    PROSPERITY,
    QUICK_HANDS,
    RECLAMATION,
    RUNE_SHIFT,
    SCRYING,
    SEALED_TOME,
    TRANSCENDENT_FOCUS,
    TRIBUTE,
    TWIN_CASTING,
    gambit,
)
from wizardtable.games.wizards_gambit.rules.events import CardDiscarded, Drew, PlaysGained
from wizardtable.games.wizards_gambit.rules.moves import (
    Banish,
    Cast,
    ChooseSeat,
    Drain,
    LayAnnulment,
    MoveComponent,
    PlayComponent,
    Scry,
)
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

PLAY_ANGEL = PlayComponent(ANGEL, 0, ANGEL)
"""Angel's Breath on Lesser Ward, which lacks it."""

LAST_ANGEL = PlayComponent(ANGEL, 1, ANGEL)
"""Angel's Breath on Momentum, which lacks nothing else after `nearly`."""


def nearly(state: State) -> None:
    """Momentum lacks Angel's Breath only."""
    lay(state, 1, "DRGS")


def bounty(state: State) -> bool:
    return draws(end(state), DRAW_PHASE) == [(0, 2)]


def twin_casting(state: State) -> bool:
    give(state, 0, card(HASTE), card(PROSPERITY))
    play(state, Cast(card(HASTE)))
    return bool(menu(state, Cast))


def quick_hands(state: State) -> bool:
    play(state, PLAY_ANGEL)
    return bool(menu(state, PlayComponent))


def transcendent_focus(state: State) -> bool:
    return any(
        isinstance(action, PlayComponent) and action.face != action.as_type
        for action in menu(state, PlayComponent)
    )


def rune_shift(state: State) -> bool:
    lay(state, 0, "D")
    return bool(menu(state, MoveComponent))


def corrupt_exchange(state: State) -> bool:
    turn(state, 0)
    return state.step == START


def aegis(state: State) -> bool:
    turn(state, 1)
    give(state, 1, card(LARCENY))
    play(state, Cast(card(LARCENY)))
    return ChooseSeat(0) not in menu(state, ChooseSeat)


def sealed_tome(state: State) -> bool:
    turn(state, 1)
    return LayAnnulment(gambit(2), 0) not in menu(state, LayAnnulment)


def reclamation(state: State) -> bool:
    nearly(state)
    play(state, LAST_ANGEL)
    return state.step == RECLAIM


def foresight(state: State) -> bool:
    end(state)
    return state.step == FORESEE


def drain(state: State) -> bool:
    return bool(menu(state, Drain))


def scrying(state: State) -> bool:
    return bool(menu(state, Scry))


def deep_satchel(state: State) -> bool:
    give(state, 0, *faces("S"))
    end(state)
    return state.step != LIMIT


def gambiteer(state: State) -> bool:
    aura(state, 0, 3)
    nearly(state)
    return LAST_ANGEL in menu(state, PlayComponent)


def echo(state: State) -> bool:
    give(state, 0, card(HASTE))
    return draws(play(state, Cast(card(HASTE))), BY_ECHO) == [(0, 1)]


def banishment(state: State) -> bool:
    return bool(menu(state, Banish))


def momentum(state: State) -> bool:
    slot = 2 if state.pool[2] == TRIBUTE else 3
    lay(state, slot, "DDGG")
    journal = play(state, PlayComponent(AGATE, slot, AGATE))
    return PlaysGained(0, 1, True, data="") in journal


def open_mind(state: State) -> bool:
    return all(event.open for event in events(end(state), Drew))


def tribute(state: State) -> bool:
    return draws(end(state), BY_TRIBUTE) == [(1, 1)]


def numb_fingers(state: State) -> bool:
    hand(state, 0, *faces("APDGR"))
    end(state)
    return state.step == LIMIT


def muted_voice(state: State) -> bool:
    give(state, 0, card(HASTE))
    return not menu(state, Cast)


def burden_of_power(state: State) -> bool:
    hand(state, 0, *faces("APDG"))
    end(state)
    return state.step == LIMIT


def cursed_rune(state: State) -> bool:
    journal = turn(state, 0)
    return [event.cause for event in events(journal, CardDiscarded)] == [CURSED]


def grand_siege(state: State) -> bool:
    turn(state, 1)
    return draws(end(state), DRAW_PHASE) == [(1, 2)]


PROBES: dict[int, Callable[[State], bool]] = {
    BOUNTY: bounty,
    TWIN_CASTING: twin_casting,
    QUICK_HANDS: quick_hands,
    TRANSCENDENT_FOCUS: transcendent_focus,
    RUNE_SHIFT: rune_shift,
    CORRUPT_EXCHANGE: corrupt_exchange,
    AEGIS: aegis,
    SEALED_TOME: sealed_tome,
    RECLAMATION: reclamation,
    FORESIGHT: foresight,
    DRAIN: drain,
    SCRYING: scrying,
    DEEP_SATCHEL: deep_satchel,
    GAMBITEER: gambiteer,
    ECHO: echo,
    BANISHMENT: banishment,
    MOMENTUM: momentum,
    OPEN_MIND: open_mind,
    TRIBUTE: tribute,
    NUMB_FINGERS: numb_fingers,
    MUTED_VOICE: muted_voice,
    BURDEN_OF_POWER: burden_of_power,
    CURSED_RUNE: cursed_rune,
    GRAND_SIEGE: grand_siege,
}
"""By ability, whether it shows for seat 0, who has one component of each type but Siren's Tears."""

each_ability = pytest.mark.parametrize("ability", PROBES, ids=lambda a: PROBES[a].__name__)


def with_ability(ability: int) -> State:
    """Seat 0 has a spell; those in the pool are others."""
    pool = [spell for spell in (LESSER_WARD, MOMENTUM, OPEN_MIND, TRIBUTE) if spell != ability]
    state = table(3, pool if len(pool) == 4 else [*pool, BOUNTY])
    give(state, 0, *faces("APDGR"))
    for seat in (1, 2):
        give(state, seat, *faces("APD"))
    own(state, 0, ability)
    return state


def test_there_is_a_probe_for_each_ability() -> None:
    assert {*PROBES, LESSER_WARD} == {spell.ability for spell in PRINTED.spells}


@each_ability
def test_the_top_spell_works(ability: int) -> None:
    assert PROBES[ability](with_ability(ability))


@each_ability
def test_a_spell_under_another_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    own(state, 0, SEALED_TOME if ability == RUNE_SHIFT else RUNE_SHIFT)
    assert not PROBES[ability](state)


@pytest.mark.parametrize(
    "ability", sorted(PROBES.keys() - {SEALED_TOME}), ids=lambda a: PROBES[a].__name__
)
def test_a_spell_under_an_annulment_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    annul(state, 2, 0)
    assert not PROBES[ability](state)


@each_ability
def test_a_spell_under_an_eclipse_does_not_work(ability: int) -> None:
    state = with_ability(ability)
    eclipse(state, 2, 0)
    assert not PROBES[ability](state)
