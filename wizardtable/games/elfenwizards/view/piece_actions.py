# SPDX-License-Identifier: MIT
"""What a piece is good for now: the actions it may mean, and the zones that tell which."""

from collections.abc import Iterable

from wizardtable.games.elfenwizards.rules.components import (
    BOXES,
    FACES,
    LEVEL_OF,
    LEVELS,
    MAGICIANS,
    MINOR_FACE,
    WizardId,
    guild_of,
)
from wizardtable.games.elfenwizards.rules.defeats import defeated, next_to_fill
from wizardtable.games.elfenwizards.rules.moves import (
    Action,
    Commit,
    FillTitle,
    GiveSpell,
    PlaceDie,
    RemoveToken,
    SendTo,
    TakeBack,
    TakeToken,
    UseDie,
)
from wizardtable.games.elfenwizards.rules.recovery import box_in_use
from wizardtable.games.elfenwizards.rules.standings import vacant
from wizardtable.games.elfenwizards.rules.state import (
    COMMIT,
    GIVE,
    PLACE,
    REMOVE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    Observation,
)
from wizardtable.games.elfenwizards.view.identities import (
    BESIDE,
    BOXED,
    FRONT,
    ROLLED,
    STORE,
    Identities,
    beside,
    in_box,
)
from wizardtable.play.frames import Frame
from wizardtable.table.sitting import PieceAction
from wizardtable.table.view import Key


def of_piece(frame: Frame, key: Key, identities: Identities) -> list[PieceAction]:
    """What the viewer might do with a piece that is his to use."""
    seen: Observation = frame.observation
    if seen.viewer < 0 or not frame.menu:
        return []
    found: Iterable[tuple[Action, str]] = ()
    match key:
        case ("die", seen.viewer, int(number)):
            found = _of_die(seen, identities.die_place(seen.viewer, number))
        case ("minor", seen.viewer, int(number)):
            found = _of_minor(seen, identities.minor_place(seen.viewer, number))
        case ("wizard", int(wizard)) if guild_of(wizard) == seen.viewer:
            found = _of_wizard(seen, WizardId(wizard))
    return [
        PieceAction(action, (zone,) if zone else (), frame.check(action)) for action, zone in found
    ]


_Found = list[tuple[Action, str]]


def _of_die(seen: Observation, place: int) -> _Found:
    """A die of the viewer: where it is decides."""
    if ROLLED < place <= ROLLED + 6 and seen.step == PLACE:
        return [(PlaceDie(place - ROLLED, box), f"box:{box}") for box in range(len(BOXES))]
    if not BOXED <= place < BESIDE:
        return []
    box, face = divmod(place - BOXED, FACES)
    if seen.step == COMMIT and box < len(LEVELS):
        return [(Commit(face, w), f"wizard:{w}") for w in _at_level(seen, box)]
    if seen.step == USE and box == box_in_use(seen):
        return [(UseDie(face), "front")]
    if seen.step == TAKE_BACK and box == box_in_use(seen):
        return [(TakeBack(face), "front")]
    return []


def _of_minor(seen: Observation, place: int) -> _Found:
    """A minor spell of the viewer."""
    if seen.step == COMMIT and place == FRONT:
        wizards = [w for level in range(len(LEVELS)) for w in _at_level(seen, level)]
        return [(Commit(MINOR_FACE, w), f"wizard:{w}") for w in wizards]
    if seen.step == GIVE and place in (FRONT, STORE):
        return [(GiveSpell(place == STORE), "track")]
    return []


def _at_level(seen: Observation, level: int) -> list[WizardId]:
    """Everybody beside whom spells of a level may lie."""
    return [
        WizardId(wizard)
        for wizard, place in enumerate(seen.place)
        if 0 < place <= MAGICIANS[-1] and LEVEL_OF[place] == level
    ]


def _of_wizard(seen: Observation, wizard: WizardId) -> _Found:
    """A wizard of the viewer who has to go somewhere, or something under him."""
    if seen.step == SEND and wizard in movers(seen):
        return [(SendTo(wizard, space), f"space:{space}") for space in MAGICIANS]
    if seen.step == TITLE and wizard in movers(seen):
        return [(FillTitle(wizard, title), f"space:{title}") for title in vacant(seen)]
    if seen.step == TOKEN:
        return [(TakeToken(wizard), "")]
    if seen.step == REMOVE and seen.tokens[wizard]:
        return [(RemoveToken(wizard), "")]
    return []


def movers(seen: Observation) -> tuple[WizardId, ...]:
    """The wizards of the viewer one of whom has to go somewhere now."""
    if seen.step == SEND and seen.phase == RETIRE:
        return (WizardId(seen.place.index(0)),)
    if seen.step == SEND:
        return tuple(defeated(seen, seen.viewer))
    if seen.step == TITLE:
        return tuple(next_to_fill(seen))
    return ()


def pieces_of(seen: Observation, action: Action, identities: Identities) -> tuple[Key, ...]:
    """The pieces that an action may be begun with, all equal ones."""
    me = seen.to_move
    keys: tuple[Key, ...] = ()
    match action:
        case PlaceDie(face, _):
            keys = _dice(identities, me, ROLLED + face)
        case UseDie(face) | TakeBack(face):
            keys = _dice(identities, me, in_box(box_in_use(seen), face))
            if isinstance(action, UseDie):  # the first ones of a face are those used already
                keys = keys[seen.used.count(face) :]
        case Commit(face, wizard) if face == MINOR_FACE:
            keys = _minors(identities, me, FRONT)
        case Commit(face, wizard):
            keys = _dice(identities, me, in_box(LEVEL_OF[seen.place[wizard]], face))
        case GiveSpell(from_box):
            keys = _minors(identities, me, STORE if from_box else FRONT)
        case SendTo(wizard, _) | FillTitle(wizard, _):
            keys = (("wizard", int(wizard)),)
        case TakeToken(wizard) | RemoveToken(wizard):
            keys = (("wizard", int(wizard)),)
    return keys


def goal_of(action: Action) -> Key | None:
    """The piece that marks where an action brings something."""
    match action:
        case PlaceDie(_, box):
            return ("box", box)
        case Commit(_, wizard):
            return ("wizard", int(wizard))
        case SendTo(_, space) | FillTitle(_, space):
            return ("space", space)
    return None


def goals(frame: Frame) -> set[int]:
    """The spaces to which one of the viewer's wizards has to go now."""
    return {action.space for action in frame.menu if isinstance(action, (SendTo, FillTitle))}


def place_of(seen: Observation, key: Key) -> int:
    """The space that is this piece, or on which this wizard is; -1 for any other piece."""
    match key:
        case ("space", int(place)):
            return place
        case ("wizard", int(wizard)):
            return seen.place[wizard]
    return -1


def used_dice(seen: Observation, identities: Identities) -> tuple[Key, ...]:
    """The dice chosen to buy something back."""
    keys: list[Key] = []
    for face in dict.fromkeys(seen.used):
        place = in_box(box_in_use(seen), face)
        keys += _dice(identities, seen.to_move, place)[: seen.used.count(face)]
    return tuple(keys)


def _dice(identities: Identities, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(("die", seat, number) for number in identities.dice(seat, place))


def _minors(identities: Identities, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(("minor", seat, number) for number in identities.minors(seat, place))


def beside_wizard(identities: Identities, seat: int, face: int, wizard: int) -> tuple[Key, ...]:
    """The spells of a guild with a face that lie beside a wizard."""
    place = beside(wizard, face)
    return (_minors if face == MINOR_FACE else _dice)(identities, seat, place)


def of_wizard_in_contest(frame: Frame, wizard: int) -> list[PieceAction]:
    """The spells that the viewer may place beside a wizard, each face once."""
    seen: Observation = frame.observation
    place = seen.place[wizard]
    if seen.step != COMMIT or not 0 < place <= MAGICIANS[-1]:
        return []
    faces = [*dict.fromkeys(reversed(seen.placed[seen.viewer][LEVEL_OF[place]]))]
    if seen.minors[seen.viewer]:
        faces.append(MINOR_FACE)
    actions = [Commit(face, WizardId(wizard)) for face in faces]
    return [PieceAction(action, reason=frame.check(action)) for action in actions]


def box_of_die(identities: Identities, key: Key) -> int:
    """The box a die lies in; -1 where it is in none."""
    place = identities.die_place(int(key[1]), int(key[2]))
    return (place - BOXED) // FACES if BOXED <= place < BESIDE else -1


def face_of_die(identities: Identities, key: Key) -> int:
    """The face a die shows, 0 for none."""
    place = identities.die_place(int(key[1]), int(key[2]))
    if place < BOXED:
        return max(0, place - ROLLED)
    return (place - BOXED) % FACES if place < BESIDE else (place - BESIDE) % FACES
