# SPDX-License-Identifier: MIT
"""What a piece is good for now: the actions it may mean, and the zones that tell which."""

from collections.abc import Iterable

from wizardtable.games.elfenwizards.rules import components, moves, state
from wizardtable.games.elfenwizards.rules.defeats import defeated, next_to_fill
from wizardtable.games.elfenwizards.rules.recovery import box_in_use
from wizardtable.games.elfenwizards.rules.standings import vacant
from wizardtable.games.elfenwizards.view.identities import (
    BESIDE,
    BOXED,
    FRONT,
    ROLLED,
    STORE,
    Identities,
    in_box,
)
from wizardtable.play.frames import Frame
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Key


def of_piece(frame: Frame, key: Key, identities: Identities) -> list[PieceAction]:
    """What the viewer might do with a piece that is his to use."""
    seen: state.Observation = frame.observation
    if seen.viewer < 0 or not frame.menu:
        return []
    found: Iterable[tuple[moves.Action, str]] = ()
    match key:
        case ("die", seen.viewer, int(number)):
            found = _of_die(seen, identities.die_place(seen.viewer, number))
        case ("minor", seen.viewer, int(number)):
            found = _of_minor(seen, identities.minor_place(seen.viewer, number))
        case ("wizard", int(wizard)) if components.guild_of(wizard) == seen.viewer:
            found = _of_wizard(seen, components.WizardId(wizard))
    return [
        PieceAction(action, (zone,) if zone else (), frame.check(action)) for action, zone in found
    ]


_Found = list[tuple[moves.Action, str]]


def _of_die(seen: state.Observation, place: int) -> _Found:
    """A die of the viewer: where it is decides."""
    if ROLLED < place <= ROLLED + 6 and seen.step == state.PLACE:
        return [
            (moves.PlaceDie(place - ROLLED, box), f"box:{box}")
            for box in range(len(components.BOXES))
        ]
    if not BOXED <= place < BESIDE:
        return []
    box, face = divmod(place - BOXED, components.FACES)
    if seen.step == state.COMMIT and box < len(components.LEVELS):
        return [(moves.Commit(face, w), f"wizard:{w}") for w in _at_level(seen, box)]
    if seen.step == state.USE and box == box_in_use(seen):
        return [(moves.UseDie(face), "front")]
    if seen.step == state.TAKE_BACK and box == box_in_use(seen):
        return [(moves.TakeBack(face), "front")]
    return []


def _of_minor(seen: state.Observation, place: int) -> _Found:
    """A minor spell of the viewer."""
    if seen.step == state.COMMIT and place == FRONT:
        wizards = [w for level in range(len(components.LEVELS)) for w in _at_level(seen, level)]
        return [(moves.Commit(components.MINOR_FACE, w), f"wizard:{w}") for w in wizards]
    if seen.step == state.GIVE and place in (FRONT, STORE):
        return [(moves.GiveSpell(place == STORE), "track")]
    return []


def _at_level(seen: state.Observation, level: int) -> list[components.WizardId]:
    """Everybody beside whom spells of a level may lie."""
    return [
        components.WizardId(wizard)
        for wizard, place in enumerate(seen.place)
        if 0 < place <= components.MAGICIANS[-1] and components.LEVEL_OF[place] == level
    ]


def _of_wizard(seen: state.Observation, wizard: components.WizardId) -> _Found:
    """A wizard of the viewer who has to go somewhere, or something under him."""
    if seen.step == state.SEND and wizard in movers(seen):
        return [(moves.SendTo(wizard, space), f"space:{space}") for space in components.MAGICIANS]
    if seen.step == state.TITLE and wizard in movers(seen):
        return [(moves.FillTitle(wizard, title), f"space:{title}") for title in vacant(seen)]
    if seen.step == state.TOKEN:
        return [(moves.TakeToken(wizard), "")]
    if seen.step == state.REMOVE and seen.tokens[wizard]:
        return [(moves.RemoveToken(wizard), "")]
    return []


def movers(seen: state.Observation) -> tuple[components.WizardId, ...]:
    """The wizards of the viewer one of whom has to go somewhere now."""
    if seen.step == state.SEND and seen.phase == state.RETIRE:
        return (components.WizardId(seen.place.index(0)),)
    if seen.step == state.SEND:
        return tuple(defeated(seen, seen.viewer))
    if seen.step == state.TITLE:
        return tuple(next_to_fill(seen))
    return ()


def pieces_of(
    seen: state.Observation, action: moves.Action, identities: Identities
) -> tuple[Key, ...]:
    """The pieces that an action may be begun with, all equal ones."""
    me = seen.to_move
    keys: tuple[Key, ...] = ()
    match action:
        case moves.PlaceDie(face, _):
            keys = _dice(identities, me, ROLLED + face)
        case moves.UseDie(face) | moves.TakeBack(face):
            keys = _dice(identities, me, in_box(box_in_use(seen), face))
            if isinstance(action, moves.UseDie):  # the first ones of a face are those used already
                keys = keys[seen.used.count(face) :]
        case moves.Commit(face, wizard) if face == components.MINOR_FACE:
            keys = _minors(identities, me, FRONT)
        case moves.Commit(face, wizard):
            keys = _dice(identities, me, in_box(components.LEVEL_OF[seen.place[wizard]], face))
        case moves.GiveSpell(from_box):
            keys = _minors(identities, me, STORE if from_box else FRONT)
        case moves.SendTo(wizard, _) | moves.FillTitle(wizard, _):
            keys = (("wizard", int(wizard)),)
        case moves.TakeToken(wizard) | moves.RemoveToken(wizard):
            keys = (("wizard", int(wizard)),)
    return keys


def goal_of(action: moves.Action) -> Key | None:
    """The piece that marks where an action brings something."""
    match action:
        case moves.PlaceDie(_, box):
            return ("box", box)
        case moves.Commit(_, wizard):
            return ("wizard", int(wizard))
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return ("space", space)
    return None


def goals(frame: Frame) -> set[int]:
    """The spaces to which one of the viewer's wizards has to go now."""
    return {
        action.space for action in frame.menu if isinstance(action, (moves.SendTo, moves.FillTitle))
    }


def place_of(seen: state.Observation, key: Key) -> int:
    """The space that is this piece, or on which this wizard is; -1 for any other piece."""
    match key:
        case ("space", int(place)):
            return place
        case ("wizard", int(wizard)):
            return seen.place[wizard]
    return -1


def used_dice(seen: state.Observation, identities: Identities) -> tuple[Key, ...]:
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


def of_wizard_in_contest(frame: Frame, wizard: int) -> list[PieceAction]:
    """The spells that the viewer may place beside a wizard, each face once."""
    seen: state.Observation = frame.observation
    place = seen.place[wizard]
    if seen.step != state.COMMIT or not 0 < place <= components.MAGICIANS[-1]:
        return []
    faces = [*dict.fromkeys(reversed(seen.placed[seen.viewer][components.LEVEL_OF[place]]))]
    if seen.minors[seen.viewer]:
        faces.append(components.MINOR_FACE)
    actions = [moves.Commit(face, components.WizardId(wizard)) for face in faces]
    return [PieceAction(action, reason=frame.check(action)) for action in actions]


def box_of_die(identities: Identities, key: Key) -> int:
    """The box a die lies in; -1 where it is in none."""
    place = identities.die_place(int(key[1]), int(key[2]))
    return (place - BOXED) // components.FACES if BOXED <= place < BESIDE else -1


def face_of_die(identities: Identities, key: Key) -> int:
    """The face a die shows, 0 for none."""
    place = identities.die_place(int(key[1]), int(key[2]))
    if place < BOXED:
        return max(0, place - ROLLED)
    return (
        (place - BOXED) % components.FACES
        if place < BESIDE
        else (place - BESIDE) % components.FACES
    )
