# SPDX-License-Identifier: MIT
"""Every illegal action has its reason."""

from collections.abc import Callable

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.pool import update_lacks
from wizardtable.games.wizards_gambit.rules.state import State


def in_turn() -> State:
    """Returns a turn in which seat 0 holds Angel's Breath, a Flake, Haste and a gambit, and seat 1
    has an aura on Tribute."""
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL, box.FLAKE, tables.card(box.HASTE))
    tables.lay(state, 0, "P")
    tables.aura(state, 1, 3)
    return state


TURN_REASONS: list[tuple[moves.Action, str]] = [
    (moves.PlayComponent(box.SIREN, 0, box.SIREN), "You do not have this card in hand."),
    (moves.PlayComponent(box.gambit(1), 0, box.ANGEL), "This is not a component."),
    (moves.PlayComponent(box.FLAKE, 0, box.FLAKE), "This is not a component."),
    (
        moves.PlayComponent(box.ANGEL, 0, box.SIREN),
        "This component cannot stand for another type.",
    ),
    (moves.PlayComponent(box.ANGEL, 4, box.ANGEL), "This spell is not in the pool."),
    (moves.PlayComponent(box.FLAKE, 3, box.DRAGON), "An aura protects this spell."),
    (moves.PlayComponent(box.FLAKE, 0, box.PHOENIX), "Lesser Ward does not need Phoenix Ashes."),
    (
        moves.MoveComponent((box.PHOENIX, box.PHOENIX), 0, 2, box.PHOENIX),
        (
            "The top spell of your book does not allow this move, "
            "or you have already used its ability this turn."
        ),
    ),
    (moves.Cast(tables.card(box.RECALL)), "You do not have this card in hand."),
    (moves.Cast(box.gambit(1)), "This is not an incantation."),
    (moves.LayAura(box.gambit(2), 0), "You do not have this gambit."),
    (moves.LayAura(box.ANGEL, 0), "This is not a gambit."),
    (moves.LayAura(box.gambit(1), 3), "This spell already has a gambit."),
    (moves.LayAura(box.gambit(1), -1), "This spell is not in the pool."),
    (moves.LayAnnulment(box.gambit(1), 3), "This spell book does not exist."),
    (moves.Destroy(box.gambit(1), 0), "Choose an opponent."),
    (moves.Destroy(box.gambit(1), 2), "This opponent has no gambit in play."),
    (moves.Release(), "You have no gambit in play."),
    (
        moves.Banish(0),
        (
            "The top spell of your book does not allow this move, "
            "or you have already used its ability this turn."
        ),
    ),
    (
        moves.Drain(1),
        (
            "The top spell of your book does not allow this move, "
            "or you have already used its ability this turn."
        ),
    ),
    (
        moves.Scry(box.ANGEL),
        (
            "The top spell of your book does not allow this move, "
            "or you have already used its ability this turn."
        ),
    ),
    (moves.EndTurn(), "First play a component: you have one that fits."),
    (moves.ChooseSeat(1), "That is not what you have to decide now."),
    (moves.Keep(box.ANGEL), "That is not what you have to decide now."),
]


@pytest.mark.parametrize(("action", "reason"), TURN_REASONS, ids=lambda value: str(value)[:40])
def test_what_cannot_be_done_in_a_turn(action: moves.Action, reason: str) -> None:
    assert tables.refusal(in_turn(), action) == reason


def test_an_empty_place_of_the_pool_takes_nothing() -> None:
    state = in_turn()
    state.pool[1] = box.NO_SPELL
    update_lacks(state, 1)
    assert (
        tables.refusal(state, moves.PlayComponent(box.ANGEL, 1, box.ANGEL))
        == "This spell is not in the pool."
    )


def test_moves_that_rune_shift_cannot_make() -> None:
    state = tables.with_spell(box.RUNE_SHIFT)
    tables.lay(state, 0, "PA")
    for move, reason in (
        (((box.SIREN, box.SIREN), 0, 1, box.SIREN), "This component is not on that spell."),
        (((box.PHOENIX, box.PHOENIX), 0, 0, box.PHOENIX), "Move the component to another spell."),
        (
            ((box.PHOENIX, box.PHOENIX), 0, 1, box.ANGEL),
            "This component cannot stand for another type.",
        ),
        (
            ((box.PHOENIX, box.PHOENIX), 0, 1, box.PHOENIX),
            "Momentum does not need Phoenix Ashes.",
        ),
    ):
        assert tables.refusal(state, moves.MoveComponent(*move)) == reason


def test_what_scrying_drain_and_banishment_cannot_take() -> None:
    assert (
        tables.refusal(tables.with_spell(box.SCRYING), moves.Scry(box.SIREN))
        == "You do not have this card in hand."
    )
    state = tables.with_spell(box.DRAIN)
    tables.own(state, 1, box.AEGIS)
    state.deck += state.hands[2]
    state.hands[2] = ()
    assert tables.refusal(state, moves.Drain(0)) == "Choose an opponent."
    assert (
        tables.refusal(state, moves.Drain(1))
        == "You cannot choose this opponent: Aegis protects them."
    )
    assert tables.refusal(state, moves.Drain(2)) == "This opponent has no cards."
    assert (
        tables.refusal(tables.with_spell(box.BANISHMENT), moves.Banish(7))
        == "This spell is not in the pool."
    )


# Decisions other than a turn: reasons against actions.


def exchange_offered() -> State:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "AP")
    tables.turn(state, 0)
    return state


def card_to_give() -> State:
    state = exchange_offered()
    tables.play(state, moves.ChooseSeat(1))
    return state


def casting(effect: int) -> State:
    state = tables.table(3)
    tables.give(state, 0, tables.card(effect), *tables.faces("AP"))
    tables.give(state, 1, *tables.faces("AP"))
    tables.lay(state, 0, "DG")
    tables.discarded(state, "SR")
    tables.play(state, moves.Cast(tables.card(effect)))
    return state


def reclaiming() -> State:
    state = tables.with_spell(box.RECLAMATION, "AA")
    tables.lay(state, 1, "DRGS")
    tables.play(state, moves.PlayComponent(box.ANGEL, 1, box.ANGEL))
    return state


def foreseeing() -> State:
    state = tables.with_spell(box.FORESIGHT)
    tables.on_top(state, *tables.faces("SR"))
    tables.end(state)
    return state


def over_the_limit() -> State:
    state = tables.table(3)
    tables.hand(state, 0, *tables.faces("AAPPDDD"))
    tables.end(state)
    return state


REASONS_BY_STEP: dict[str, tuple[Callable[[], State], str, moves.Action, str]] = {
    "start": (
        exchange_offered,
        "First use Corrupt Exchange or skip the ability.",
        moves.ChooseSeat(0),
        "Choose an opponent.",
    ),
    "give": (
        card_to_give,
        "First give a card in return.",
        moves.Give(box.FLAKE),
        "You do not have this card in hand.",
    ),
    "aim": (
        lambda: casting(box.LARCENY),
        "First choose an opponent for the incantation.",
        moves.ChooseSeat(0),
        "Choose an opponent.",
    ),
    "wither": (
        lambda: casting(box.WITHERING),
        "First discard a card for Withering.",
        moves.Discard(box.SIREN),
        "You do not have this card in hand.",
    ),
    "dispel": (
        lambda: casting(box.DISPEL),
        "First choose the component to discard.",
        moves.Dispel((box.ANGEL, box.ANGEL), 0),
        "This component is not on that spell.",
    ),
    "transmute": (
        lambda: casting(box.TRANSMUTATION),
        "First move a component for the incantation.",
        moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
        "This component is not on that spell.",
    ),
    "recall": (
        lambda: casting(box.RECALL),
        "First take a component from the discard pile.",
        moves.TakeBack(box.ANGEL),
        "This component is not in the discard pile.",
    ),
    "reclaim": (
        reclaiming,
        "First choose the components to take back.",
        moves.TakeBack(box.PHOENIX),
        "This component was not on the completed spell.",
    ),
    "foresee": (
        foreseeing,
        "First keep one of the two cards.",
        moves.Keep(box.ANGEL),
        "Choose one of the two cards.",
    ),
    "limit": (
        over_the_limit,
        "First discard down to your hand limit.",
        moves.Discard(box.FLAKE),
        "You do not have this card in hand.",
    ),
}


@pytest.mark.parametrize("question", REASONS_BY_STEP)
def test_a_question_is_answered_before_anything_else(question: str) -> None:
    make, first, wrong, reason = REASONS_BY_STEP[question]
    assert tables.refusal(make(), moves.EndTurn()) == first
    assert tables.refusal(make(), tables.ANGEL_ON_WARD) == first
    assert tables.refusal(make(), wrong) == reason


def test_nothing_is_done_when_the_match_is_over() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.BURDEN_OF_POWER, box.DRAIN)
    tables.give(state, 0, box.ANGEL, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.refusal(state, tables.ANGEL_ON_WARD) == "The match is over."


def test_nobody_declines_what_they_were_not_asked() -> None:
    assert tables.refusal(in_turn(), moves.Decline()) == "That is not what you have to decide now."


def test_an_annulled_book_takes_no_second_annulment() -> None:
    state = in_turn()
    tables.annul(state, 2, 0)
    assert (
        tables.refusal(state, moves.LayAnnulment(box.gambit(1), 0))
        == "This spell book already has a gambit."
    )
