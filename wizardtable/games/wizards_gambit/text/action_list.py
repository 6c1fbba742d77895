# SPDX-License-Identifier: MIT
"""The actions of Wizard's Gambit as entries of a list: each begins with its verb."""

from collections.abc import Sequence
from functools import singledispatch

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.pool import short
from wizardtable.games.wizards_gambit.rules.state import RECALL, START, Observation


@singledispatch
def entry(action: moves.Action, seen: Observation, names: Sequence[str]) -> Message:
    """The action as the seat that could take it finds it in the list of actions."""
    raise TypeError(action)


@entry.register
def _play_component(
    action: moves.PlayComponent, seen: Observation, names: Sequence[str]
) -> Message:
    if short(seen, action.slot) > 1:
        text = N_("wizards_gambit", "Play {component} on {spell}")
    elif _wins(seen, action.slot):
        text = N_("wizards_gambit", "Complete {spell} with {component} and win")
    else:
        text = N_("wizards_gambit", "Complete {spell} with {component}: {points}")
    text = text.of(
        component=terms.a_laid(action.face, action.as_type),
        spell=pool_spell(seen, action.slot),
        points=_points(seen, action.slot),
    )
    if action.face in (box.FLAKE, action.as_type):
        return text
    focus = N_("wizards_gambit", "{action} ({spell})")
    return focus.of(action=text, spell=terms.spell(seen.table, seen.books[seen.viewer][-1]))


@entry.register
def _move_component(
    action: moves.MoveComponent, seen: Observation, names: Sequence[str]
) -> Message:
    if short(seen, action.target) > 1:
        text = N_("wizards_gambit", "Move {component} from {spell} to {target}")
    elif _wins(seen, action.target):
        text = N_("wizards_gambit", "Complete {target} with {component} from {spell} and win")
    else:
        text = N_("wizards_gambit", "Complete {target} with {component} from {spell}: {points}")
    text = text.of(
        component=terms.that_lies(*action.laid),
        spell=pool_spell(seen, action.source),
        target=pool_spell(seen, action.target),
        points=_points(seen, action.target),
    )
    if action.as_type == action.laid[1]:
        return text
    changed = N_("wizards_gambit", "{action} (now as {type})")
    return changed.of(action=text, type=terms.a_component(action.as_type))


@entry.register
def _cast(action: moves.Cast, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Play {incantation}")
    return text.of(incantation=terms.the_incantation(seen.table, action.face))


@entry.register
def _lay_aura(action: moves.LayAura, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Protect {spell} with {gambit}: nobody can play there")
    return text.of(gambit=terms.the_gambit(action.face), spell=pool_spell(seen, action.slot))


@entry.register
def _lay_annulment(action: moves.LayAnnulment, seen: Observation, names: Sequence[str]) -> Message:
    if action.seat == seen.viewer:
        text = N_("wizards_gambit", "Annul your own book with {gambit}")
    else:
        text = N_("wizards_gambit", "Annul {player}’s book with {gambit}")
    return text.of(gambit=terms.the_gambit(action.face), player=names[action.seat])


@entry.register
def _destroy(action: moves.Destroy, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Destroy {player}’s {target} with {gambit}")
    target = terms.the_gambit(seen.gambits[action.seat])
    text = text.of(player=names[action.seat], target=target)
    return text.of(gambit=terms.the_gambit(action.face))


@entry.register
def _release(action: moves.Release, seen: Observation, names: Sequence[str]) -> Message:
    if seen.viewer in seen.auras:
        text = N_("wizards_gambit", "Release your gambit from {spell}")
        return text.of(spell=pool_spell(seen, seen.auras.index(seen.viewer)))
    holder = seen.annulments.index(seen.viewer)
    if holder == seen.viewer:
        return N_("wizards_gambit", "Release your gambit from your own book")
    return N_("wizards_gambit", "Release your gambit from {player}’s book").of(player=names[holder])


@entry.register
def _banish(action: moves.Banish, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Put {spell} under the spell deck")
    return text.of(spell=pool_spell(seen, action.slot))


@entry.register
def _drain(action: moves.Drain, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Make {player} discard a random card")
    return text.of(player=names[action.seat])


@entry.register
def _scry(action: moves.Scry, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Discard {card} and draw another card")
    return text.of(card=terms.a_card(seen.table, action.face))


@entry.register
def _end_turn(action: moves.EndTurn, seen: Observation, names: Sequence[str]) -> Message:
    if seen.played:
        return N_("wizards_gambit", "End turn")
    return N_("wizards_gambit", "Show your hand, draw two cards and end your turn")


@entry.register
def _choose_seat(action: moves.ChooseSeat, seen: Observation, names: Sequence[str]) -> Message:
    if seen.step == START:
        text = N_("wizards_gambit", "Take a random card from {player} and give one back")
    elif _effect(seen) == box.EXCHANGE_OF_MINDS:
        text = N_("wizards_gambit", "Swap hands with {player}")
    else:
        text = N_("wizards_gambit", "Take a random card from {player}")
    return text.of(player=names[action.seat])


@entry.register
def _decline(action: moves.Decline, seen: Observation, names: Sequence[str]) -> Message:
    if seen.step == START:
        text = N_("wizards_gambit", "Skip {spell}")
        return text.of(spell=terms.the_spell(seen.table, seen.books[seen.viewer][-1]))
    return N_("wizards_gambit", "Discard the rest")


@entry.register
def _give(action: moves.Give, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Give {player} {card}")
    return text.of(player=names[seen.tasks[0][2]], card=terms.a_card(seen.table, action.face))


@entry.register
def _discard(action: moves.Discard, seen: Observation, names: Sequence[str]) -> Message:
    if box.is_gambit(action.face):
        text = N_("wizards_gambit", "Discard {card}: out of the game")
    else:
        text = N_("wizards_gambit", "Discard {card}")
    return text.of(card=terms.a_card(seen.table, action.face))


@entry.register
def _dispel(action: moves.Dispel, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Discard {component} from {spell}")
    return text.of(component=terms.that_lies(*action.laid), spell=pool_spell(seen, action.slot))


@entry.register
def _take_back(action: moves.TakeBack, seen: Observation, names: Sequence[str]) -> Message:
    if seen.step == RECALL:
        text = N_("wizards_gambit", "Take {component} from the discard pile")
    else:
        text = N_("wizards_gambit", "Take {component} back")
    return text.of(component=terms.a_component(action.face))


@entry.register
def _keep(action: moves.Keep, seen: Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Keep {card}, discard {other}")
    first, second = seen.looked
    other = second if action.face == first else first
    return text.of(
        card=terms.a_card(seen.table, action.face), other=terms.a_card(seen.table, other)
    )


def pool_spell(seen: Observation, slot: int) -> terms.Name:
    """The spell in a place of the pool as it stands in a sentence, with its place, from 1, where
    another of this name lies in the pool, as may be with a house deck."""
    name = terms.the_spell(seen.table, seen.pool[slot])
    others = [terms.the_spell(seen.table, row) for row in seen.pool if row >= 0]
    if others.count(name) == 1:
        return name
    text = N_("wizards_gambit spell in a sentence", "{spell} (place {number})")
    return text.of(spell=name, number=slot + 1)


def _points(seen: Observation, slot: int) -> Message:
    return terms.points(seen.table.points[seen.pool[slot]])


def _wins(seen: Observation, slot: int) -> bool:
    return seen.scores[seen.viewer] + seen.table.points[seen.pool[slot]] >= box.GOAL


def _effect(seen: Observation) -> int:
    if seen.casting == box.NO_CARD:
        return -1
    return seen.table.effects[seen.casting - box.FIRST_INCANTATION]
