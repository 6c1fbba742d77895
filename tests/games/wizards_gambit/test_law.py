# SPDX-License-Identifier: MIT
"""Every way of being illegal has its reason."""

from collections.abc import Callable

import pytest

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    annul,
    aura,
    card,
    discarded,
    end,
    faces,
    give,
    hand,
    lay,
    on_top,
    own,
    play,
    refusal,
    table,
    turn,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Banish,
    Cast,
    ChooseSeat,
    Decline,
    Destroy,
    Discard,
    Dispel,
    Drain,
    EndTurn,
    Give,
    Keep,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
    Scry,
    TakeBack,
)
from wizardtable.games.wizards_gambit.rules.pool import reckon
from wizardtable.games.wizards_gambit.rules.state import State


def in_turn() -> State:
    """Seat 0 holds Angel's Breath, a Flake, Haste and a gambit; seat 1 has an aura on Tribute."""
    state = table(3)
    give(state, 0, box.ANGEL, box.FLAKE, card(box.HASTE))
    lay(state, 0, "P")
    aura(state, 1, 3)
    return state


TURN_REASONS: list[tuple[Action, str]] = [
    (PlayComponent(box.SIREN, 0, box.SIREN), "You do not hold this card."),
    (PlayComponent(box.gambit(1), 0, box.ANGEL), "This is not a component."),
    (PlayComponent(box.FLAKE, 0, box.FLAKE), "This is not a component."),
    (
        PlayComponent(box.ANGEL, 0, box.SIREN),
        "Only a Prismatic Flake stands for a type of your choice.",
    ),
    (PlayComponent(box.ANGEL, 4, box.ANGEL), "There is no such spell in the pool."),
    (PlayComponent(box.FLAKE, 3, box.DRAGON), "An aura protects this spell."),
    (PlayComponent(box.FLAKE, 0, box.PHOENIX), "This spell does not lack such a component."),
    (
        MoveComponent((box.PHOENIX, box.PHOENIX), 0, 2, box.PHOENIX),
        "No ability of yours allows this now, or you have used it this turn.",
    ),
    (Cast(card(box.RECALL)), "You do not hold this card."),
    (Cast(box.gambit(1)), "This is not an incantation."),
    (LayAura(box.gambit(2), 0), "You do not have this gambit."),
    (LayAura(box.ANGEL, 0), "This is not a gambit."),
    (LayAura(box.gambit(1), 3), "A gambit lies on this spell already."),
    (LayAura(box.gambit(1), -1), "There is no such spell in the pool."),
    (LayAnnulment(box.gambit(1), 3), "There is no such spell book."),
    (Destroy(box.gambit(1), 0), "This is no opponent of yours."),
    (Destroy(box.gambit(1), 2), "This opponent has no gambit in play."),
    (Release(), "You have no gambit in play."),
    (Banish(0), "No ability of yours allows this now, or you have used it this turn."),
    (Drain(1), "No ability of yours allows this now, or you have used it this turn."),
    (Scry(box.ANGEL), "No ability of yours allows this now, or you have used it this turn."),
    (EndTurn(), "First play a component: you have one that fits."),
    (ChooseSeat(1), "There is nothing of the kind to be decided now."),
    (Keep(box.ANGEL), "There is nothing of the kind to be decided now."),
]


@pytest.mark.parametrize(("action", "reason"), TURN_REASONS, ids=lambda value: str(value)[:40])
def test_what_cannot_be_done_in_a_turn(action: Action, reason: str) -> None:
    assert refusal(in_turn(), action) == reason


def test_an_empty_place_of_the_pool_takes_nothing() -> None:
    state = in_turn()
    state.pool[1] = box.NO_SPELL
    reckon(state, 1)
    assert (
        refusal(state, PlayComponent(box.ANGEL, 1, box.ANGEL))
        == "There is no such spell in the pool."
    )


def test_moves_that_rune_shift_cannot_make() -> None:
    state = with_spell(box.RUNE_SHIFT)
    lay(state, 0, "PA")
    for move, reason in (
        (((box.SIREN, box.SIREN), 0, 1, box.SIREN), "No such component lies on this spell."),
        (((box.PHOENIX, box.PHOENIX), 0, 0, box.PHOENIX), "It has to be moved to another spell."),
        (
            ((box.PHOENIX, box.PHOENIX), 0, 1, box.ANGEL),
            "Only a Prismatic Flake stands for a type of your choice.",
        ),
        (
            ((box.PHOENIX, box.PHOENIX), 0, 1, box.PHOENIX),
            "This spell does not lack such a component.",
        ),
    ):
        assert refusal(state, MoveComponent(*move)) == reason


def test_what_scrying_drain_and_banishment_cannot_take() -> None:
    assert refusal(with_spell(box.SCRYING), Scry(box.SIREN)) == "You do not hold this card."
    state = with_spell(box.DRAIN)
    own(state, 1, box.AEGIS)
    state.deck += state.hands[2]
    state.hands[2] = ()
    assert refusal(state, Drain(0)) == "This is no opponent of yours."
    assert refusal(state, Drain(1)) == "This opponent is out of reach: Aegis gives protection."
    assert refusal(state, Drain(2)) == "This opponent holds no cards."
    assert refusal(with_spell(box.BANISHMENT), Banish(7)) == "There is no such spell in the pool."


# Single questions: what they refuse, and what they keep waiting.


def exchange_offered() -> State:
    state = with_spell(box.CORRUPT_EXCHANGE, "AP")
    turn(state, 0)
    return state


def card_to_give() -> State:
    state = exchange_offered()
    play(state, ChooseSeat(1))
    return state


def casting(effect: int) -> State:
    state = table(3)
    give(state, 0, card(effect), *faces("AP"))
    give(state, 1, *faces("AP"))
    lay(state, 0, "DG")
    discarded(state, "SR")
    play(state, Cast(card(effect)))
    return state


def reclaiming() -> State:
    state = with_spell(box.RECLAMATION, "AA")
    lay(state, 1, "DRGS")
    play(state, PlayComponent(box.ANGEL, 1, box.ANGEL))
    return state


def foreseeing() -> State:
    state = with_spell(box.FORESIGHT)
    on_top(state, *faces("SR"))
    end(state)
    return state


def over_the_limit() -> State:
    state = table(3)
    hand(state, 0, *faces("AAPPDDD"))
    end(state)
    return state


WAITING: dict[str, tuple[Callable[[], State], str, Action, str]] = {
    "start": (
        exchange_offered,
        "First use Corrupt Exchange, or let it be.",
        ChooseSeat(0),
        "This is no opponent of yours.",
    ),
    "give": (
        card_to_give,
        "First give a card back.",
        Give(box.FLAKE),
        "You do not hold this card.",
    ),
    "aim": (
        lambda: casting(box.LARCENY),
        "First choose an opponent for the incantation.",
        ChooseSeat(0),
        "This is no opponent of yours.",
    ),
    "wither": (
        lambda: casting(box.WITHERING),
        "First discard a card for Withering.",
        Discard(box.SIREN),
        "You do not hold this card.",
    ),
    "dispel": (
        lambda: casting(box.DISPEL),
        "First choose the component that is dispelled.",
        Dispel((box.ANGEL, box.ANGEL), 0),
        "No such component lies on this spell.",
    ),
    "transmute": (
        lambda: casting(box.TRANSMUTATION),
        "First move a component by the incantation.",
        MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
        "No such component lies on this spell.",
    ),
    "recall": (
        lambda: casting(box.RECALL),
        "First take a component from the discards.",
        TakeBack(box.ANGEL),
        "There is no such component among the discards.",
    ),
    "reclaim": (
        reclaiming,
        "First say which components you take in hand.",
        TakeBack(box.PHOENIX),
        "No such component lay on the completed spell.",
    ),
    "foresee": (
        foreseeing,
        "First keep one of the two cards.",
        Keep(box.ANGEL),
        "This is neither of the two cards.",
    ),
    "limit": (
        over_the_limit,
        "First discard down to the hand limit.",
        Discard(box.FLAKE),
        "You do not hold this card.",
    ),
}


@pytest.mark.parametrize("question", WAITING)
def test_a_question_is_answered_before_anything_else(question: str) -> None:
    make, first, wrong, reason = WAITING[question]
    assert refusal(make(), EndTurn()) == first
    assert refusal(make(), ANGEL_ON_WARD) == first
    assert refusal(make(), wrong) == reason


def test_nothing_is_done_when_the_match_is_over() -> None:
    state = table(3)
    own(state, 0, box.BURDEN_OF_POWER, box.DRAIN)
    give(state, 0, box.ANGEL, box.ANGEL)
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND)
    assert refusal(state, ANGEL_ON_WARD) == "The match is over."


def test_nobody_declines_what_he_was_not_asked() -> None:
    assert refusal(in_turn(), Decline()) == "There is nothing of the kind to be decided now."


def test_an_annulled_book_takes_no_second_annulment() -> None:
    state = in_turn()
    annul(state, 2, 0)
    assert (
        refusal(state, LayAnnulment(box.gambit(1), 0))
        == "A gambit lies on this spell book already."
    )
