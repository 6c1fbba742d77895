# SPDX-License-Identifier: MIT
"""What a piece is good for now: the actions it may mean, and the zones that tell which."""

from collections.abc import Iterable

from wizardtable.games.wizards_gambit.rules.abilities import ready_to_use
from wizardtable.games.wizards_gambit.rules.components import (
    BANISHMENT,
    FLAKE,
    NO_CARD,
    NO_SPELL,
    POOL,
    RUNE_SHIFT,
    SCRYING,
    TRANSCENDENT_FOCUS,
    TYPES,
    Face,
    is_component,
    is_gambit,
)
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Banish,
    Cast,
    ChooseSeat,
    Destroy,
    Discard,
    Dispel,
    Drain,
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
from wizardtable.games.wizards_gambit.rules.pool import missing
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    FORESEE,
    GIVE,
    LIMIT,
    RECALL,
    RECLAIM,
    START,
    TRANSMUTE,
    TURN,
    WITHER,
    Observation,
)
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
from wizardtable.table.sitting import PieceAction
from wizardtable.table.view import Key

AT_ONCE = (START, AIM, FORESEE, RECALL, RECLAIM)
"""Steps in which a click by itself decides: what is chosen from was laid out for it."""


_Found = Iterable[tuple[Action, tuple[str, ...]]]


def of_piece(frame: Frame, key: Key, identities: Identities) -> list[PieceAction]:
    """What the viewer might do with a piece, as far as it is his to use now."""
    seen: Observation = frame.observation
    if seen.viewer < 0 or not frame.menu:
        return []
    found: _Found = ()
    match key:
        case ("card", int(face), _):
            found = _of_card(seen, Face(face), identities.place(key))
        case ("spell", int(spell)):
            found = _of_spell(frame, spell)
        case ("panel" | "seat" | "mark" | "note" | "hand", int(seat)):
            found = _of_seat(seen, seat)
    return [
        PieceAction(action, zones, frame.check(action), f"do:{number}", has_button(action))
        for number, (action, zones) in enumerate(found)
    ]


_WITH_BUTTON = (Cast, Scry, Release, Banish, Dispel, Discard, Give, Keep, TakeBack)


def has_button(action: Action) -> bool:
    """Whether an action can be done by a button, or a second click, while its piece is held,
    without bringing it anywhere."""
    return isinstance(action, _WITH_BUTTON)


def _of_card(seen: Observation, face: Face, place: int) -> _Found:
    """A card: where it is decides."""
    me = seen.viewer
    if place in (HAND + me, READY + me):
        return _of_own_card(seen, face, place)
    if place >= LAID:
        return _of_laid(seen, face, place)
    if seen.step == TURN and face == seen.gambits[me] and face != NO_CARD:
        return [(Release(), (f"seat:{me}",))]
    if seen.step == FORESEE and place == LOOKED:
        return [(Keep(face), ("hand",))]
    if (seen.step == RECLAIM and place == ASIDE) or (
        seen.step == RECALL and place in (TOP, PILE) and is_component(face)
    ):
        return [(TakeBack(face), ("hand",))]
    return []


def _of_own_card(seen: Observation, face: Face, place: int) -> _Found:
    """A card in the viewer's hand, or the gambit in front of him."""
    held = place == HAND + seen.viewer
    if held and seen.step in (WITHER, LIMIT):
        return [(Discard(face), ("discards",))]
    if held and seen.step == GIVE:
        return [(Give(face), (f"seat:{seen.tasks[0][2]}",))]
    if seen.step != TURN:
        return []
    if is_gambit(face):
        found = _of_gambit(seen, face)
    elif is_component(face):
        found = _of_component(seen, face)
    else:
        found = [(Cast(face), ("middle",))]
    if held and ready_to_use(seen, seen.viewer, SCRYING):
        found.append((Scry(face), ("discards",)))
    return found


def _of_component(seen: Observation, face: Face) -> list[tuple[Action, tuple[str, ...]]]:
    """A component on each spell: as itself anywhere on the spell, as another type where that is
    missing."""
    found: list[tuple[Action, tuple[str, ...]]] = []
    free = face == FLAKE or ready_to_use(seen, seen.viewer, TRANSCENDENT_FOCUS)
    for slot in range(POOL):
        if seen.pool[slot] == NO_SPELL:
            continue
        types = missing(seen, slot)
        if face < TYPES and (face in types or not free):
            zones = (f"spell:{slot}", f"need:{slot}:{face}")
            found.append((PlayComponent(face, slot, face), zones))
        if free:
            found += [
                (PlayComponent(face, slot, kind), (f"need:{slot}:{kind}", f"spell:{slot}"))
                for kind in types
                if kind != face
            ]
    return found


def _of_gambit(seen: Observation, face: Face) -> list[tuple[Action, tuple[str, ...]]]:
    """A gambit: on a spell, on a book, or against another gambit."""
    found: list[tuple[Action, tuple[str, ...]]] = []
    for seat, other in enumerate(seen.gambits):
        if seat != seen.viewer and other != NO_CARD:
            found.append((Destroy(face, seat), (f"gambit:{seat}",)))
    for slot in range(POOL):
        if seen.pool[slot] != NO_SPELL:
            found.append((LayAura(face, slot), (f"spell:{slot}",)))
    for seat in range(len(seen.books)):
        found.append((LayAnnulment(face, seat), (f"book:{seat}",)))
    return found


def _of_laid(seen: Observation, face: Face, place: int) -> _Found:
    """A component on a spell of the pool."""
    spell, as_type = spell_under(place)
    source = seen.pool.index(spell)
    laid = (face, as_type)
    if seen.step == DISPEL:
        return [(Dispel(laid, source), ("discards",))]
    shifts = seen.step == TURN and ready_to_use(seen, seen.viewer, RUNE_SHIFT)
    if seen.step != TRANSMUTE and not shifts:
        return []
    found: list[tuple[Action, tuple[str, ...]]] = []
    for target in range(POOL):
        if target == source or seen.pool[target] == NO_SPELL:
            continue
        types = missing(seen, target) if face == FLAKE else (face,)
        for kind in types:
            zones = (f"need:{target}:{kind}", f"spell:{target}")
            found.append((MoveComponent(laid, source, target, kind), zones))
    return found


def _of_spell(frame: Frame, spell: int) -> _Found:
    """A spell of the pool that may be banished, or the viewer's own top spell with what it does."""
    seen: Observation = frame.observation
    if seen.step != TURN:
        return ()
    if spell in seen.pool:
        if not ready_to_use(seen, seen.viewer, BANISHMENT):
            return ()
        return [(Banish(seen.pool.index(spell)), ("spells",))]
    book = seen.books[seen.viewer]
    if not book or spell != book[-1]:
        return ()
    return [(action, _aim_of(action)) for action in frame.menu if is_ability(action)]


def is_ability(action: Action) -> bool:
    """Whether an action in the turn is done by the top spell."""
    if isinstance(action, PlayComponent):
        return action.face not in (FLAKE, action.as_type)
    return isinstance(action, (Drain, Banish, Scry, MoveComponent))


def _aim_of(action: Action) -> tuple[str, ...]:
    """Where the top spell is brought to do at once what it does."""
    match action:
        case Drain(seat):
            return (f"seat:{seat}",)
        case Banish(slot):
            return (f"spell:{slot}",)
    return ()


def _of_seat(seen: Observation, seat: int) -> _Found:
    """A wizard, where one is to be chosen."""
    if seen.step in (START, AIM) and seat != seen.viewer:
        return [(ChooseSeat(seat), (f"seat:{seat}",))]
    return []


def pieces_of(seen: Observation, action: Action, identities: Identities) -> tuple[Key, ...]:
    """The pieces that an action may be begun with, all equal ones; the top spell last."""
    me = seen.to_move
    keys: list[Key] = []
    match action:
        case Release():
            places = [*range(AURA, AURA + POOL), *range(BOOK, BOOK + len(seen.books))]
            keys = _cards(identities, seen.gambits[me], places)
        case MoveComponent(laid, source) | Dispel(laid, source):
            keys = _cards(identities, laid[0], [on_spell(seen.pool[source], laid[1])])
        case Banish(slot):
            keys = [("spell", int(seen.pool[slot]))]
        case ChooseSeat(seat):
            keys = [("panel", seat)]
        case Keep(face):
            keys = _cards(identities, face, [LOOKED])
        case TakeBack(face):
            places = [ASIDE] if seen.step == RECLAIM else [TOP, PILE]
            keys = _cards(identities, face, places)[: None if seen.step == RECLAIM else 1]
        case PlayComponent(face=face) | Cast(face) | Scry(face) | Discard(face) | Give(face):
            keys = _cards(identities, face, [HAND + me])
        case LayAura(face=face) | LayAnnulment(face=face) | Destroy(face=face):
            keys = _cards(identities, face, [HAND + me, READY + me])
    if seen.step == TURN and is_ability(action):
        keys.append(("spell", int(seen.books[me][-1])))
    return tuple(keys)


def _cards(identities: Identities, face: int, places: Iterable[int]) -> list[Key]:
    return [card.key for place in places for card in identities.at(face, place)]


def goal_of(seen: Observation, action: Action) -> Key | None:
    """The piece that marks where an action is aimed."""
    match action:
        case PlayComponent(_, slot, _) | LayAura(_, slot) | MoveComponent(target=slot):
            return ("spell", int(seen.pool[slot]))
        case LayAnnulment(_, seat) | Destroy(_, seat) | Drain(seat):
            return ("panel", seat)
        case Discard() | Dispel() | Scry():
            return ("discards",)
    return None
