# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Anludim: combinations that were laid or not, professors,
and objects."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wizardtable.core.teaching.findings import Finders, Found, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.components import DISCIPLINES, CardId, keep_limit
from wizardtable.games.anludim.rules.observe import holders

LAYING: Final = (moves.Lay, moves.Enlarge)
DRAWING: Final = (moves.DrawTwo, moves.TakeOpen)
MAIN_ACTIONS: Final = (*LAYING, *DRAWING, moves.Pass)

OFTEN: Final = 4
"""How often a thing that is sometimes right was done, from where on it is told."""

FULL_HAND: Final = 12
"""Cards in hand at the end of a lost round from which they are told: many more than were dealt."""

FEW: Final = 0.65
"""The share of the best player's objects from which one's own are told to be few."""

SPENT: Final = 4
"""Points of objects and scrolls discarded for cards from which they are told."""

ALL_BUT_ONE: Final = len(DISCIPLINES) - 1


def main_actions(seen: SeenMatch) -> Iterator[SeenMove]:
    """Yields the seat's main actions, one for each of its turns."""
    return (move for move in seen.own() if isinstance(move.action, MAIN_ACTIONS))


def round_ends(seen: SeenMatch) -> Iterator[tuple[SeenMove, moves.RoundEnded, tuple[Any, ...]]]:
    """Yields the ends of rounds, each with the values of the seat's objects by discipline then."""
    for move, event in seen.happened(moves.RoundEnded):
        objects = list(move.before.objects[seen.seat])
        for other in move.events:
            if isinstance(other, moves.ObjectTaken) and other.seat == seen.seat:
                objects[other.discipline] = (*objects[other.discipline], other.value)
            elif isinstance(other, moves.ObjectSpent) and other.seat == seen.seat:
                left = list(objects[other.discipline])
                left.remove(other.value)
                objects[other.discipline] = tuple(left)
        yield move, event, tuple(objects)


def laid_by(move: SeenMove, action: Any) -> tuple[int, Sequence[CardId]] | None:
    """Returns the discipline of the combination that an action of the menu lays or enlarges, and
    the cards that lay in it before; None if it does neither."""
    if isinstance(action, moves.Lay):
        return action.discipline, ()
    if not isinstance(action, moves.Enlarge):
        return None
    own = move.before.combinations[move.mover]
    return next((one.discipline, one.cards) for one in own if one.serial == action.serial)


def professor_won(move: SeenMove, action: Any) -> int | None:
    """Returns the discipline whose professor an action of the menu wins from the board or from a
    rival; None if it wins none."""
    laid = laid_by(move, action)
    return None if laid is None or holders(move.before)[laid[0]] == move.mover else laid[0]


def gains(move: SeenMove, action: Any) -> bool:
    """Returns whether an action of the menu wins a professor with an object left, and needs no
    cards of the seat's other combinations, which might lose theirs."""
    discipline = professor_won(move, action)
    laid = laid_by(move, action)
    if discipline is None or laid is None or not move.before.piles[discipline]:
        return False
    return {*action.cards} <= {*move.before.hand, *laid[1]}


def drew_instead(seen: SeenMatch) -> Found | None:
    """Returns the turns in which the seat drew although its hand could have won a professor and an
    object, if they are most of those in which it could; praise if it laid a combination in all."""
    able = [m for m in main_actions(seen) if any(gains(m, action) for action in m.menu)]
    drew = [move for move in able if isinstance(move.action, DRAWING)]
    if len(drew) >= OFTEN and 2 * len(drew) > len(able):
        text = NN_(
            "anludim",
            "You drew cards in %n of the {turns} turns in which your hand could have won a "
            "professor and an object. A professor gives you an object every turn until the pile "
            "is empty.",
            "",
            len(drew),
        )
        if len(drew) == len(able):
            text = NN_(
                "anludim",
                "You drew cards in all %n turns in which your hand could have won a professor and "
                "an object. A professor gives you an object every turn until the pile is empty.",
                "",
                len(drew),
            )
        return Found(text.of(turns=len(able)), len(drew) / 3, places_of(drew))
    if len(able) < OFTEN or not all(isinstance(move.action, LAYING) for move in able):
        return None
    text = NN_(
        "anludim",
        "You laid a combination in all %n turns in which your hand could win a professor and an "
        "object.",
        "",
        len(able),
    )
    return Found(text, 0.3, (), praise=True)


def collection_let_through(seen: SeenMatch) -> Found | None:
    """Returns the last round in which a rival completed a collection with a professor whom the
    seat could have won in its last turn."""
    for move, event, _ in reversed(list(round_ends(seen))):
        winner, number = event.winner, move.before.round_number
        turns = [
            one
            for one in main_actions(seen)
            if one.place < move.place and one.before.round_number == number
        ]
        if event.reason != moves.COLLECTION or winner == seen.seat or not turns:
            continue
        turn = turns[-1]
        missing = [kind for kind, values in enumerate(turn.before.objects[winner]) if not values]
        if len(missing) != 1 or holders(turn.after)[missing[0]] != winner:
            continue
        kind = missing[0]
        if any(professor_won(turn, action) == kind for action in turn.menu):
            text = N_(
                "anludim",
                "In round {round}, {player} completed a collection with {professor}: you could "
                "have won that professor on your last turn.",
            )
            text = text.of(
                round=number, player=seen.names[winner], professor=terms.THE_PROFESSOR[kind]
            )
            return Found(text, 4.0, (turn.place,))
    return None


def one_kind_short(seen: SeenMatch) -> Found | None:
    """Returns the lost rounds in which the seat lacked one kind of objects for a collection."""
    short: list[tuple[SeenMove, int]] = []
    for move, event, objects in round_ends(seen):
        kinds = [kind for kind, values in enumerate(objects) if values]
        if event.winner != seen.seat and len(kinds) == ALL_BUT_ONE:
            short.append((move, next(k for k, values in enumerate(objects) if not values)))
    if len(short) < 2:
        return None
    _, kind = short[-1]
    text = NN_(
        "anludim",
        "You lost %n round(s) with four of the five kinds of objects. Missing in the last one: "
        "{kind}.",
        "",
        len(short),
    )
    places = tuple(one.place for one, _ in reversed(short))
    return Found(text.of(kind=terms.OBJECT_KINDS[kind]), 1.5 * len(short), places)


def cards_left_in_hand(seen: SeenMatch) -> Found | None:
    """Returns the lost rounds that ended with a full hand."""
    full: list[tuple[int, SeenMove]] = []
    for move, event, _ in round_ends(seen):
        # Where nobody has a card to keep, the next round is dealt at once.
        same = move.after.round_number == move.before.round_number
        cards = len(move.after.hand) if same else 0
        if event.winner != seen.seat and cards >= FULL_HAND:
            full.append((cards, move))
    if not full:
        return None
    text = NN_(
        "anludim",
        "You lost %n round(s) with {cards} or more cards in your hand: only the cards "
        "that you lay win professors.",
        "",
        len(full),
    )
    text = text.of(cards=min(cards for cards, _ in full))
    return Found(text, 1.2 * len(full), places_of([move for _, move in full]))


def rounds_without_objects(seen: SeenMatch) -> Found | None:
    """Returns the rounds at whose end the seat had no object."""
    none: list[SeenMove] = []
    ends = 0
    for move, _, objects in round_ends(seen):
        ends += 1
        if not any(objects):
            none.append(move)
    if not none:
        return None
    text = NN_("anludim", "You ended %n of {rounds} rounds without a single object.", "", len(none))
    return Found(text.of(rounds=ends), 3.0 * len(none), places_of(none))


def few_objects(seen: SeenMatch) -> Found | None:
    """Returns how many objects the seat's professors brought, and those of whoever got most, if the
    seat's are far fewer; praise if nobody got more."""
    taken = [0] * len(seen.names)
    for _, event in seen.happened(moves.ObjectTaken):
        taken[event.seat] += 1
    best = max(range(len(taken)), key=lambda seat: (taken[seat], seat == seen.seat))
    turns = [move for move, event in seen.happened(moves.TurnEnded) if event.seat == seen.seat]
    if taken[best] < OFTEN or not turns:
        return None
    if best == seen.seat:
        text = NN_(
            "anludim",
            "Your professors gave you %n object(s), and nobody received more.",
            "",
            taken[best],
        )
        return Found(text, 0.4, (), praise=True)
    if taken[seen.seat] > FEW * taken[best]:
        return None
    without = [
        move
        for move in turns
        if not any(isinstance(event, moves.ObjectTaken) for event in move.events)
    ]
    text = NN_(
        "anludim",
        "Your professors gave you %n object(s), while {player} received {theirs}: hold more "
        "professors at the same time to receive more objects.",
        "",
        taken[seen.seat],
    )
    text = text.of(player=seen.names[best], theirs=taken[best])
    return Found(text, (taken[best] - taken[seen.seat]) / 6, places_of(without or turns[-1:]))


def never_took_back(seen: SeenMatch) -> Found | None:
    """Returns how many turns began with a combination of the seat that had lost its professor, if
    it never took one back."""
    lost: dict[int, SeenMove] = {}
    for move in seen.own():
        if isinstance(move.action, moves.TakeBack):
            return None
        professors = set(move.before.professors)
        own = move.before.combinations[seen.seat]
        may = any(isinstance(one, moves.TakeBack) for one in move.menu)
        if may and any(one.serial not in professors for one in own):
            lost.setdefault(move.before.turn_number, move)
    if len(lost) < OFTEN:
        return None
    text = NN_(
        "anludim",
        "At the start of %n turn(s), you had a combination without its professor, but you never "
        "took any back: you could have laid the cards again.",
        "",
        len(lost),
    )
    return Found(text, len(lost) / 4, places_of(lost.values()))


def objects_spent(seen: SeenMatch) -> Found | None:
    """Returns the points of objects and scrolls discarded for cards in rounds that were lost."""
    spent: list[tuple[int, SeenMove]] = []
    running: list[tuple[int, SeenMove]] = []
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, moves.ObjectSpent) and event.seat == seen.seat:
                running.append((event.value, move))
            elif isinstance(event, moves.ScrollSpent) and event.seat == seen.seat:
                running.append((1, move))
            elif isinstance(event, moves.RoundEnded):
                if event.winner != seen.seat:
                    spent += running
                running = []
    points = sum(value for value, _ in spent)
    if points < SPENT:
        return None
    text = NN_(
        "anludim",
        "In rounds that you lost, you discarded objects and scrolls worth %n point(s) to draw "
        "cards.",
        "",
        points,
    )
    places = places_of([move for _, move in sorted(spent, key=lambda one: -one[0])])
    return Found(text, points / 3, places)


def professors_given_back(seen: SeenMatch) -> Found | None:
    """Returns the professors who went back to the board because the seat took their combination in
    hand, and whom it did not win again in the same turn, unless that turn ended the round."""
    lost: list[SeenMove] = []
    held: dict[int, SeenMove] = {}
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, moves.TookBack) and event.seat == seen.seat:
                if move.before.professors[event.discipline] == event.serial:
                    held[event.discipline] = move
            elif isinstance(event, moves.ProfessorMoved) and event.seat == seen.seat:
                held.pop(event.discipline, None)
            elif isinstance(event, moves.TurnEnded) and event.seat == seen.seat:
                if not any(isinstance(one, moves.RoundEnded) for one in move.events):
                    lost += held.values()
                held = {}
    if len(lost) < 2:
        return None
    text = NN_(
        "anludim",
        "%n time(s), you took back a combination that held its professor and ended the "
        "turn without that professor.",
        "",
        len(lost),
    )
    return Found(text, 0.8 * len(lost), places_of(lost))


def professors_lost_at_once(seen: SeenMatch) -> Found | None:
    """Returns the professors whom a rival won before the seat's next turn, if they are most of
    those it won; praise if they are few. Who only moves to another combination of the seat is not
    won again, nor is who goes back to the board and is won again in the same turn."""
    turns: dict[int, int] = {}
    on_board: dict[int, int] = {}
    won = 0
    soon: list[SeenMove] = []
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, moves.TurnEnded) and event.seat == seen.seat:
                turns = {kind: ended + 1 for kind, ended in turns.items()}
                on_board = {}
            elif isinstance(event, moves.RoundEnded):
                turns = {}
            elif isinstance(event, moves.ProfessorMoved) and event.origin != event.seat:
                kind = event.discipline
                if event.seat == seen.seat:
                    won += kind not in on_board
                    turns[kind] = on_board.pop(kind, 0)
                elif event.origin == seen.seat and event.seat < 0:
                    on_board[kind] = turns.pop(kind, 0)
                elif event.origin == seen.seat and turns.pop(kind, 0) == 1:
                    soon.append(move)
    if len(soon) >= OFTEN and 3 * len(soon) > 2 * won:
        text = NN_(
            "anludim",
            "%n of the {won} professors you won were gone before your next turn: lay stronger "
            "combinations, or choose professors nobody else can win.",
            "",
            len(soon),
        )
        return Found(text.of(won=won), len(soon) / 4, places_of(soon))
    if won < OFTEN or 3 * len(soon) > won:
        return None
    text = NN_(
        "anludim",
        "You won {won} professors and lost only %n of them before your next turn.",
        "",
        len(soon),
    )
    if not soon:
        text = NN_(
            "anludim", "You won %n professors and lost none of them before your next turn.", "", won
        )
    return Found(text.of(won=won), 0.5, (), praise=True)


def kept_no_cards(seen: SeenMatch) -> Found | None:
    """Returns the rounds before which the seat kept no card although it held some."""
    chosen = [move for move in seen.own() if isinstance(move.action, moves.Keep)]
    none = [move for move in chosen if not move.action.cards and len(move.before.hand) > 1]
    if len(none) < 2:
        return None
    text = NN_(
        "anludim",
        "%n time(s), you kept no cards between rounds, although you could have kept up to {most}: "
        "two cards that fit together already help.",
        "",
        len(none),
    )
    most = max(min(keep_limit(move.before.gold[seen.seat]), len(move.before.hand)) for move in none)
    return Found(text.of(most=most), 0.4 * len(none), places_of(none))


FINDERS: Final[Finders] = {
    "drew_instead": drew_instead,
    "collection_let_through": collection_let_through,
    "one_kind_short": one_kind_short,
    "cards_left_in_hand": cards_left_in_hand,
    "rounds_without_objects": rounds_without_objects,
    "few_objects": few_objects,
    "never_took_back": never_took_back,
    "objects_spent": objects_spent,
    "professors_given_back": professors_given_back,
    "professors_lost_at_once": professors_lost_at_once,
    "kept_no_cards": kept_no_cards,
}
