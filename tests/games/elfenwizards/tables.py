# SPDX-License-Identifier: MIT
"""Boards of Elfenwizards for the tests, with chosen wizards and dice."""

from wizardtable.core.game import IllegalAction, Setup
from wizardtable.games.elfenwizards.rules.components import WizardId, spell_of
from wizardtable.games.elfenwizards.rules.moves import Action, ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, State

PLACES = ("GD", "D1", "D2", "S1", "S2", "S3", "S4", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8")
SPACE = {name: number for number, name in enumerate((*PLACES, "M1", "M2", "M3", "M4"))}
"""The places by their names on the rules page; XD, XS and XN are the defeat boxes."""
SPACE |= {"XD": 19, "XS": 20, "XN": 21}
"""Spaces by their names on the rules page; XD, XS and XN are the defeat boxes."""

LETTERS = "RGBYKW"
R, G, B, Y, K, W = range(6)


def board(seats: int = 3, *, lighter: bool = False, **standing: str) -> State:
    """Returns the contests of the first round with only these wizards, given by the letters of
    their guilds. Red has the dragon and the turn, and nobody has placed any dice."""
    state = RULES.deal(Setup(seats, (("lighter_grey", lighter),)), 1)
    places = [-1] * (8 * seats)
    for name, letters in standing.items():
        for letter in letters:
            first = 8 * LETTERS.index(letter)
            places[places.index(-1, first, first + 8)] = SPACE[name]
    state.place = tuple(places)
    state.dragon = state.to_move = 0
    state.phase, state.step = CONTEST, COMMIT
    state.laid, state.rolled, state.ready = 0, (), [7] * seats
    return state


def wizard(state: State, name: str, seat: int, number: int = 0) -> WizardId:
    """Returns a guild's wizard on a space: the first, or a further one by `number`."""
    own = range(8 * seat, 8 * seat + 8)
    return WizardId(
        [wizard_id for wizard_id in own if state.place[wizard_id] == SPACE[name]][number]
    )


def where(state: State, name: str) -> str:
    """Returns the letters of the guilds on a space, in the order of the seats."""
    return "".join(
        LETTERS[wizard_id // 8]
        for wizard_id, place in enumerate(state.place)
        if place == SPACE[name]
    )


def dice(state: State, seat: int, box: int, *faces: int) -> None:
    """Moves dice of a seat from in front of it into a box."""
    boxes = list(state.placed[seat])
    boxes[box] = tuple(sorted((*boxes[box], *faces)))
    druids, sorcerers, necromancers, magicians, minor, grey = boxes
    state.placed[seat] = (druids, sorcerers, necromancers, magicians, minor, grey)
    state.ready[seat] -= len(faces)


def beside(state: State, wizard_id: int, seat: int, *faces: int) -> None:
    """Puts spells of a seat beside a wizard: dice from in front of the seat, and minor spells for
    face 0."""
    spells = [*state.spells[wizard_id], *(spell_of(seat, face) for face in faces)]
    state.spells[wizard_id] = tuple(sorted(spells))
    minors = faces.count(0)
    state.minors[seat] -= minors
    state.ready[seat] -= len(faces) - minors


def box_minors(state: State, seat: int, count: int) -> None:
    """Moves minor spells of a seat into the Minor Spells box."""
    state.minors[seat] -= count
    state.boxed[seat] += count


def taint(state: State, wizard_id: int, count: int) -> None:
    """Puts grey tokens under a wizard."""
    tokens = list(state.tokens)
    tokens[wizard_id] += count
    state.tokens = tuple(tokens)
    state.supply -= count


def play(state: State, *actions: Action) -> list[ElfenwizardsEvent]:
    """Carries out actions, which must be legal, and returns all events."""
    journal: list[ElfenwizardsEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
    return journal


def refusal(state: State, action: Action) -> str:
    """Returns the reason why an action is refused, or fails if it is legal."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


def menu(state: State) -> list[Action]:
    return list(RULES.legal_actions(state))
