# SPDX-License-Identifier: MIT
"""What a piece is, in full, for the sheet that appears where the pointer rests."""

from wizardtable.games.elfenwizards.rules.components import DEFEAT_BOXES, WizardId
from wizardtable.games.elfenwizards.view import contender_details, piece_details
from wizardtable.games.elfenwizards.view.identities import Identities
from wizardtable.games.elfenwizards.view.piece_actions import box_of_die, face_of_die
from wizardtable.play.frames import Frame
from wizardtable.table.view import Explanation, Key


def explain(frame: Frame, key: Key, identities: Identities) -> Explanation | None:
    """The explanation of a piece; None where there is nothing to say."""
    found: Explanation | None = None
    match key:
        case ("space" | "heir", int(place)):
            found = contender_details.of_space(frame, place)
        case ("wizard" | "points", int(wizard)):
            found = contender_details.of_wizard(frame, WizardId(wizard))
        case ("seat" | "sigil" | "panel" | "passed", int(seat)):
            found = piece_details.of_seat(frame, seat)
        case ("box", int(box)):
            found = piece_details.of_box(frame, box)
        case ("defeat", int(level)):
            found = piece_details.of_defeat(frame, level, DEFEAT_BOXES[level])
        case ("die", int(seat), _):
            face, box = face_of_die(identities, key), box_of_die(identities, key)
            found = piece_details.of_die(frame, seat, face, box)
        case ("minor", int(seat), _):
            found = piece_details.of_minor(frame, seat)
        case ("track",):
            found = piece_details.of_track(frame)
        case ("chronicle",):
            found = piece_details.of_chronicle(frame)
        case ("dragon",):
            found = piece_details.of_dragon(frame)
    return found
