# SPDX-License-Identifier: MIT
"""What a piece is good for now: the actions it may mean, and the zones that tell which."""

from collections.abc import Iterable

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state
from wizardtable.games.wizards_gambit.rules.abilities import exposed_opponents, ready_to_use
from wizardtable.games.wizards_gambit.rules.pool import missing
from wizardtable.games.wizards_gambit.view.identities import (
    ASIDE,
    AURA,
    BOOK,
    HAND,
    LAID,
    LOOKED,
    PILE,
    READY,
    TOP,
    Identities,
    on_spell,
    spell_under,
)
from wizardtable.play.frames import Frame
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Key

ASKING = (
    state.START,
    state.AIM,
    state.WITHER,
    state.DISPEL,
    state.GIVE,
    state.FORESEE,
    state.RECALL,
    state.RECLAIM,
    state.LIMIT,
)
"""Steps in which the game asks which piece is meant, and nothing else."""


_Found = Iterable[tuple[moves.Action, tuple[str, ...]]]


def of_piece(frame: Frame, key: Key, identities: Identities) -> list[PieceAction]:
    """What the viewer might do with a piece, as far as it is his to use now."""
    seen: state.Observation = frame.observation
    if seen.viewer < 0 or not frame.menu:
        return []
    found: _Found = ()
    match key:
        case ("card", int(face), _):
            found = _of_card(seen, box.Face(face), identities.place(key))
        case ("spell", int(spell)):
            found = _of_spell(frame, spell)
        case ("panel" | "seat" | "mark" | "note" | "hand", int(seat)):
            found = _of_seat(seen, seat)
    return [
        PieceAction(action, zones, frame.check(action), f"do:{number}", has_button(action))
        for number, (action, zones) in enumerate(found)
    ]


_AIMED = (box.LARCENY, box.EXCHANGE_OF_MINDS)
"""The effects for which an opponent is chosen."""

_WITH_BUTTON = (
    moves.Cast,
    moves.Scry,
    moves.Release,
    moves.Banish,
    moves.Dispel,
    moves.Discard,
    moves.Give,
    moves.Keep,
    moves.TakeBack,
)


def has_button(action: moves.Action) -> bool:
    """Whether an action can be done by a button, or a second click, while its piece is held,
    without bringing it anywhere."""
    return isinstance(action, _WITH_BUTTON)


def _of_card(seen: state.Observation, face: box.Face, place: int) -> _Found:
    """A card: where it is decides."""
    me = seen.viewer
    if place in (HAND + me, READY + me):
        return _of_own_card(seen, face, place)
    if place >= LAID:
        return _of_laid(seen, face, place)
    if seen.step == state.TURN and face == seen.gambits[me] and face != box.NO_CARD:
        return [(moves.Release(), (f"seat:{me}",))]
    if seen.step == state.FORESEE and place == LOOKED:
        return [(moves.Keep(face), ("hand",))]
    if (seen.step == state.RECLAIM and place == ASIDE) or (
        seen.step == state.RECALL and place in (TOP, PILE) and box.is_component(face)
    ):
        return [(moves.TakeBack(face), ("hand",))]
    return []


def _of_own_card(seen: state.Observation, face: box.Face, place: int) -> _Found:
    """A card in the viewer's hand, or the gambit in front of him."""
    held = place == HAND + seen.viewer
    if held and seen.step in (state.WITHER, state.LIMIT):
        return [(moves.Discard(face), ("discards",))]
    if held and seen.step == state.GIVE:
        return [(moves.Give(face), (f"seat:{seen.tasks[0][2]}",))]
    if seen.step != state.TURN:
        return []
    if box.is_gambit(face):
        found = _of_gambit(seen, face)
    elif box.is_component(face):
        found = _of_component(seen, face)
    else:
        seats = [f"seat:{seat}" for seat in victims(seen, face)]
        found = [(moves.Cast(face), ("middle", *seats))]
    if held and ready_to_use(seen, seen.viewer, box.SCRYING):
        found.append((moves.Scry(face), ("discards",)))
    return found


def victims(seen: state.Observation, face: box.Face) -> list[int]:
    """The opponents at whom an incantation can be aimed as it is played."""
    effect = seen.table.effects[face - box.FIRST_INCANTATION]
    if effect not in _AIMED:
        return []
    return exposed_opponents(seen, seen.viewer, with_cards=effect != box.EXCHANGE_OF_MINDS)


def _of_component(
    seen: state.Observation, face: box.Face
) -> list[tuple[moves.Action, tuple[str, ...]]]:
    """A component on each spell: as itself anywhere on the spell, as another type where that is
    missing."""
    found: list[tuple[moves.Action, tuple[str, ...]]] = []
    free = face == box.FLAKE or ready_to_use(seen, seen.viewer, box.TRANSCENDENT_FOCUS)
    for slot in range(box.POOL):
        if seen.pool[slot] == box.NO_SPELL:
            continue
        types = missing(seen, slot)
        if face < box.TYPES and (face in types or not free):
            zones = (f"spell:{slot}", f"need:{slot}:{face}")
            found.append((moves.PlayComponent(face, slot, face), zones))
        if free:
            found += [
                (moves.PlayComponent(face, slot, kind), (f"need:{slot}:{kind}", f"spell:{slot}"))
                for kind in types
                if kind != face
            ]
    return found


def _of_gambit(
    seen: state.Observation, face: box.Face
) -> list[tuple[moves.Action, tuple[str, ...]]]:
    """A gambit: on a spell, on a book, or against another gambit."""
    found: list[tuple[moves.Action, tuple[str, ...]]] = []
    for seat, other in enumerate(seen.gambits):
        if seat != seen.viewer and other != box.NO_CARD:
            found.append((moves.Destroy(face, seat), (f"gambit:{seat}",)))
    for slot in range(box.POOL):
        if seen.pool[slot] != box.NO_SPELL:
            found.append((moves.LayAura(face, slot), (f"spell:{slot}",)))
    for seat in range(len(seen.books)):
        found.append((moves.LayAnnulment(face, seat), (f"book:{seat}",)))
    return found


def _of_laid(seen: state.Observation, face: box.Face, place: int) -> _Found:
    """A component on a spell of the pool."""
    spell, as_type = spell_under(place)
    source = seen.pool.index(spell)
    laid = (face, as_type)
    if seen.step == state.DISPEL:
        return [(moves.Dispel(laid, source), ("discards",))]
    shifts = seen.step == state.TURN and ready_to_use(seen, seen.viewer, box.RUNE_SHIFT)
    if seen.step != state.TRANSMUTE and not shifts:
        return []
    found: list[tuple[moves.Action, tuple[str, ...]]] = []
    for target in range(box.POOL):
        if target == source or seen.pool[target] == box.NO_SPELL:
            continue
        types = missing(seen, target) if face == box.FLAKE else (face,)
        for kind in types:
            zones = (f"need:{target}:{kind}", f"spell:{target}")
            found.append((moves.MoveComponent(laid, source, target, kind), zones))
    return found


def _of_spell(frame: Frame, spell: int) -> _Found:
    """A spell of the pool that may be banished, or the viewer's own top spell with what it does."""
    seen: state.Observation = frame.observation
    if seen.step != state.TURN:
        return ()
    if spell in seen.pool:
        if not ready_to_use(seen, seen.viewer, box.BANISHMENT):
            return ()
        return [(moves.Banish(seen.pool.index(spell)), ("spells",))]
    book = seen.books[seen.viewer]
    if not book or spell != book[-1]:
        return ()
    return [(action, _aim_of(action)) for action in frame.menu if is_ability(action)]


def is_ability(action: moves.Action) -> bool:
    """Whether an action in the turn is done by the top spell."""
    if isinstance(action, moves.PlayComponent):
        return action.face not in (box.FLAKE, action.as_type)
    return isinstance(action, (moves.Drain, moves.Banish, moves.Scry, moves.MoveComponent))


def _aim_of(action: moves.Action) -> tuple[str, ...]:
    """Where the top spell is brought to do at once what it does."""
    match action:
        case moves.Drain(seat):
            return (f"seat:{seat}",)
        case moves.Banish(slot):
            return (f"spell:{slot}",)
    return ()


def _of_seat(seen: state.Observation, seat: int) -> _Found:
    """A wizard, where one is to be chosen."""
    if seen.step in (state.START, state.AIM) and seat != seen.viewer:
        return [(moves.ChooseSeat(seat), (f"seat:{seat}",))]
    return []


def pieces_of(
    seen: state.Observation, action: moves.Action, identities: Identities
) -> tuple[Key, ...]:
    """The pieces that an action may be begun with, all equal ones; the top spell last."""
    me = seen.to_move
    keys: list[Key] = []
    match action:
        case moves.Release():
            places = [*range(AURA, AURA + box.POOL), *range(BOOK, BOOK + len(seen.books))]
            keys = _cards(identities, seen.gambits[me], places)
        case moves.MoveComponent(laid, source) | moves.Dispel(laid, source):
            keys = _cards(identities, laid[0], [on_spell(seen.pool[source], laid[1])])
        case moves.Banish(slot):
            keys = [("spell", int(seen.pool[slot]))]
        case moves.ChooseSeat(seat):
            keys = [("panel", seat)]
        case moves.Keep(face):
            keys = _cards(identities, face, [LOOKED])
        case moves.TakeBack(face):
            places = [ASIDE] if seen.step == state.RECLAIM else [TOP, PILE]
            keys = _cards(identities, face, places)[: None if seen.step == state.RECLAIM else 1]
        case (
            moves.PlayComponent(face=face)
            | moves.Cast(face)
            | moves.Scry(face)
            | moves.Discard(face)
            | moves.Give(face)
        ):
            keys = _cards(identities, face, [HAND + me])
        case moves.LayAura(face=face) | moves.LayAnnulment(face=face) | moves.Destroy(face=face):
            keys = _cards(identities, face, [HAND + me, READY + me])
    if seen.step == state.TURN and is_ability(action):
        keys.append(("spell", int(seen.books[me][-1])))
    return tuple(keys)


def _cards(identities: Identities, face: int, places: Iterable[int]) -> list[Key]:
    return [card.key for place in places for card in identities.at(face, place)]


def goal_of(seen: state.Observation, action: moves.Action) -> Key | None:
    """The piece that marks where an action is aimed."""
    match action:
        case (
            moves.PlayComponent(_, slot, _)
            | moves.LayAura(_, slot)
            | moves.MoveComponent(target=slot)
        ):
            return ("spell", int(seen.pool[slot]))
        case moves.Destroy(_, seat):
            return ("card", int(seen.gambits[seat]), 0)
        case moves.LayAnnulment(_, seat) | moves.Drain(seat):
            return ("panel", seat)
        case moves.Discard() | moves.Dispel() | moves.Scry():
            return ("discards",)
    return None
