# SPDX-License-Identifier: MIT
"""The actions of Wizard's Gambit as entries of the move list. Each entry begins with a verb."""

from collections.abc import Sequence
from functools import singledispatch

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.pool import missing_count
from wizardtable.games.wizards_gambit.rules.state import RECALL, START, Observation


@singledispatch
def move_list_entry(
    action: moves.Action, observation: Observation, names: Sequence[str]
) -> Message:
    """Returns an action of the seat to move as an entry of the move list.

    `names`: the names of the players by seat.
    """
    raise TypeError(action)


@move_list_entry.register
def _play_component(
    action: moves.PlayComponent, observation: Observation, names: Sequence[str]
) -> Message:
    if missing_count(observation, action.slot) > 1:
        text = N_("wizards_gambit", "Play {component} on {spell}")
    elif _would_win(observation, action.slot):
        text = N_("wizards_gambit", "Complete {spell} with {component} and win")
    else:
        text = N_("wizards_gambit", "Complete {spell} with {component}: {points}")
    text = text.of(
        component=terms.a_played_component(action.face, action.as_type),
        spell=pool_spell(observation, action.slot),
        points=_points_text(observation, action.slot),
    )
    if action.face in (box.FLAKE, action.as_type):
        return text
    focus = N_("wizards_gambit", "{action} ({spell})")
    return focus.of(
        action=text, spell=terms.spell(observation.table, observation.books[observation.viewer][-1])
    )


@move_list_entry.register
def _move_component(
    action: moves.MoveComponent, observation: Observation, names: Sequence[str]
) -> Message:
    if missing_count(observation, action.target) > 1:
        text = N_("wizards_gambit", "Move {component} from {spell} to {target}")
    elif _would_win(observation, action.target):
        text = N_("wizards_gambit", "Complete {target} with {component} from {spell} and win")
    else:
        text = N_("wizards_gambit", "Complete {target} with {component} from {spell}: {points}")
    text = text.of(
        component=terms.a_laid_component(*action.laid),
        spell=pool_spell(observation, action.source),
        target=pool_spell(observation, action.target),
        points=_points_text(observation, action.target),
    )
    if action.as_type == action.laid[1]:
        return text
    changed = N_("wizards_gambit", "{action} (now as {type})")
    return changed.of(action=text, type=terms.a_component(action.as_type))


@move_list_entry.register
def _cast(action: moves.Cast, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Play {incantation}")
    return text.of(incantation=terms.the_incantation(observation.table, action.face))


@move_list_entry.register
def _lay_aura(action: moves.LayAura, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Protect {spell} with {gambit}: nobody can play there")
    return text.of(gambit=terms.the_gambit(action.face), spell=pool_spell(observation, action.slot))


@move_list_entry.register
def _lay_annulment(
    action: moves.LayAnnulment, observation: Observation, names: Sequence[str]
) -> Message:
    if action.seat == observation.viewer:
        text = N_("wizards_gambit", "Annul your own book with {gambit}")
    else:
        text = N_("wizards_gambit", "Annul {player}’s book with {gambit}")
    return text.of(gambit=terms.the_gambit(action.face), player=names[action.seat])


@move_list_entry.register
def _destroy(action: moves.Destroy, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Destroy {player}’s {target} with {gambit}")
    target = terms.the_gambit(observation.gambits[action.seat])
    text = text.of(player=names[action.seat], target=target)
    return text.of(gambit=terms.the_gambit(action.face))


@move_list_entry.register
def _release(action: moves.Release, observation: Observation, names: Sequence[str]) -> Message:
    if observation.viewer in observation.auras:
        text = N_("wizards_gambit", "Release your gambit from {spell}")
        return text.of(spell=pool_spell(observation, observation.auras.index(observation.viewer)))
    holder = observation.annulments.index(observation.viewer)
    if holder == observation.viewer:
        return N_("wizards_gambit", "Release your gambit from your own book")
    return N_("wizards_gambit", "Release your gambit from {player}’s book").of(player=names[holder])


@move_list_entry.register
def _banish(action: moves.Banish, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Put {spell} under the spell deck")
    return text.of(spell=pool_spell(observation, action.slot))


@move_list_entry.register
def _drain(action: moves.Drain, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Make {player} discard a random card")
    return text.of(player=names[action.seat])


@move_list_entry.register
def _scry(action: moves.Scry, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Discard {card} and draw another card")
    return text.of(card=terms.a_card(observation.table, action.face))


@move_list_entry.register
def _end_turn(action: moves.EndTurn, observation: Observation, names: Sequence[str]) -> Message:
    if observation.played:
        return N_("wizards_gambit", "End turn")
    return N_("wizards_gambit", "Show your hand, draw two cards and end your turn")


@move_list_entry.register
def _choose_seat(
    action: moves.ChooseSeat, observation: Observation, names: Sequence[str]
) -> Message:
    if observation.step == START:
        text = N_("wizards_gambit", "Take a random card from {player} and give one back")
    elif _effect_being_cast(observation) == box.EXCHANGE_OF_MINDS:
        text = N_("wizards_gambit", "Swap hands with {player}")
    else:
        text = N_("wizards_gambit", "Take a random card from {player}")
    return text.of(player=names[action.seat])


@move_list_entry.register
def _decline(action: moves.Decline, observation: Observation, names: Sequence[str]) -> Message:
    if observation.step == START:
        text = N_("wizards_gambit", "Skip {spell}")
        return text.of(
            spell=terms.the_spell(observation.table, observation.books[observation.viewer][-1])
        )
    return N_("wizards_gambit", "Discard the rest")


@move_list_entry.register
def _give(action: moves.Give, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Give {player} {card}")
    return text.of(
        player=names[observation.tasks[0][2]], card=terms.a_card(observation.table, action.face)
    )


@move_list_entry.register
def _discard(action: moves.Discard, observation: Observation, names: Sequence[str]) -> Message:
    if box.is_gambit(action.face):
        text = N_("wizards_gambit", "Discard {card}: out of the game")
    else:
        text = N_("wizards_gambit", "Discard {card}")
    return text.of(card=terms.a_card(observation.table, action.face))


@move_list_entry.register
def _dispel(action: moves.Dispel, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Discard {component} from {spell}")
    return text.of(
        component=terms.a_laid_component(*action.laid), spell=pool_spell(observation, action.slot)
    )


@move_list_entry.register
def _take_back(action: moves.TakeBack, observation: Observation, names: Sequence[str]) -> Message:
    if observation.step == RECALL:
        text = N_("wizards_gambit", "Take {component} from the discard pile")
    else:
        text = N_("wizards_gambit", "Take {component} back")
    return text.of(component=terms.a_component(action.face))


@move_list_entry.register
def _keep(action: moves.Keep, observation: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Keep {card}, discard {other}")
    first, second = observation.looked
    other = second if action.face == first else first
    return text.of(
        card=terms.a_card(observation.table, action.face),
        other=terms.a_card(observation.table, other),
    )


def pool_spell(observation: Observation, slot: int) -> terms.Name:
    """Returns the name of the spell in a slot, for a sentence.

    In a house deck another pool spell can have the same name. The number of the slot, from 1, is
    then added.
    """
    name = terms.the_spell(observation.table, observation.pool[slot])
    others = [terms.the_spell(observation.table, row) for row in observation.pool if row >= 0]
    if others.count(name) == 1:
        return name
    text = N_("wizards_gambit spell in a sentence", "{spell} (place {number})")
    return text.of(spell=name, number=slot + 1)


def _points_text(observation: Observation, slot: int) -> Message:
    return terms.points(observation.table.points[observation.pool[slot]])


def _would_win(observation: Observation, slot: int) -> bool:
    return (
        observation.scores[observation.viewer] + observation.table.points[observation.pool[slot]]
        >= box.GOAL_POINTS
    )


def _effect_being_cast(observation: Observation) -> int:
    if observation.casting == box.NO_CARD:
        return -1
    return observation.table.effects[observation.casting - box.FIRST_INCANTATION]
