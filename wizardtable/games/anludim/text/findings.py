# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Anludim: combinations that were laid or not, professors,
and objects."""

from collections.abc import Iterator
from typing import Any, Final

from wizardtable.core.teaching.findings import Finder, Found, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.components import DISCIPLINES, keep_limit
from wizardtable.games.anludim.rules.observe import holders

LAYING: Final = (moves.Lay, moves.Enlarge)
DRAWING: Final = (moves.DrawTwo, moves.TakeOpen)

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
    """Yields the seat's main actions."""
    return (move for move in seen.own() if isinstance(move.action, LAYING + DRAWING))


def round_ends(seen: SeenMatch) -> Iterator[tuple[SeenMove, moves.RoundEnded, tuple[Any, ...]]]:
    """Yields the ends of rounds, each with the values of the seat's objects by discipline then."""
    for move, event in seen.happened(moves.RoundEnded):
        objects = list(move.before.objects[seen.seat])
        for other in move.events:
            if isinstance(other, moves.ObjectTaken) and other.seat == seen.seat:
                objects[other.discipline] = (*objects[other.discipline], other.value)
        yield move, event, tuple(objects)


def drew_instead(seen: SeenMatch) -> Found | None:
    """Returns the turns in which the seat drew although it could have laid a combination that wins
    a professor, if they are most of those in which it could; praise if there was none."""
    able = [m for m in main_actions(seen) if any(isinstance(one, LAYING) for one in m.menu)]
    drew = [move for move in able if isinstance(move.action, DRAWING)]
    if len(drew) >= OFTEN and 2 * len(drew) > len(able):
        text = NN_(
            "anludim",
            "You drew cards in %n turn(s) in which you could have won a professor, and laid a "
            "combination in only {laid}: every turn with a professor brings an object.",
            "",
            len(drew),
        )
        laid = len(able) - len(drew)
        if not laid:
            text = NN_(
                "anludim",
                "You drew cards in all %n turns in which you could have won a professor: every "
                "turn with a professor brings an object.",
                "",
                len(drew),
            )
        return Found(text.of(laid=laid), len(drew) / 3, places_of(drew))
    if drew or len(able) < OFTEN:
        return None
    text = NN_(
        "anludim", "You laid a combination in all %n turns in which you could.", "", len(able)
    )
    return Found(text, 0.3, (), praise=True)


def collection_let_through(seen: SeenMatch) -> Found | None:
    """Returns the rounds in which a rival completed a collection with a professor whom the seat
    could have won in its last turn."""
    for move, event, _ in reversed(list(round_ends(seen))):
        if event.reason != moves.COLLECTION or event.winner == seen.seat:
            continue
        number = move.before.round_number
        last = [one for one in main_actions(seen) if one.place < move.place]
        if not last or last[-1].before.round_number != number:
            continue
        turn, winner = last[-1], event.winner
        missing = [kind for kind, values in enumerate(turn.before.objects[winner]) if not values]
        held = {one.serial for one in turn.before.combinations[winner]}
        if len(missing) != 1 or turn.before.professors[missing[0]] not in held:
            continue
        kind = missing[0]
        laid = isinstance(turn.action, moves.Lay) and turn.action.discipline == kind
        could = any(isinstance(one, moves.Lay) and one.discipline == kind for one in turn.menu)
        if could and not laid:
            text = N_(
                "anludim",
                "In round {round} {player} completed a collection with {professor}: in your last "
                "turn you could have won that professor.",
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
        "You lost %n round(s) with four of the five kinds of objects. What you lacked in the last "
        "one: {kind}.",
        "",
        len(short),
    )
    places = tuple(one.place for one, _ in reversed(short))
    return Found(text.of(kind=terms.OBJECT_KINDS[kind]), 1.5 * len(short), places)


def cards_left_in_hand(seen: SeenMatch) -> Found | None:
    """Returns the lost rounds that ended with a full hand."""
    full: list[tuple[int, SeenMove]] = []
    for move, event, _ in round_ends(seen):
        cards = len(move.before.hand)
        if event.winner != seen.seat and cards >= FULL_HAND:
            full.append((cards, move))
    if not full:
        return None
    text = NN_(
        "anludim",
        "You lost %n round(s) with {cards} cards or more in your hand: cards win professors only "
        "on the table.",
        "",
        len(full),
    )
    text = text.of(cards=min(cards for cards, _ in full))
    return Found(text, 1.2 * len(full), places_of([move for _, move in full]))


def rounds_without_objects(seen: SeenMatch) -> Found | None:
    """Returns the rounds that brought the seat no object, or one at most."""
    none: list[SeenMove] = []
    ends = 0
    for move, _, objects in round_ends(seen):
        ends += 1
        if not any(objects):
            none.append(move)
    if not none:
        return None
    text = NN_(
        "anludim", "In %n round(s) of {rounds} you ended without a single object.", "", len(none)
    )
    return Found(text.of(rounds=ends), 3.0 * len(none), places_of(none))


def few_objects(seen: SeenMatch) -> Found | None:
    """Returns how many objects the seat's professors brought, and those of whoever got most, if the
    seat's are far fewer; praise if nobody got more."""
    taken = [0] * len(seen.names)
    places = []
    for _, event in seen.happened(moves.ObjectTaken):
        taken[event.seat] += 1
    best = max(range(len(taken)), key=lambda seat: (taken[seat], seat == seen.seat))
    if best == seen.seat:
        if taken[best] < OFTEN:
            return None
        text = NN_(
            "anludim", "Nobody’s professors brought more objects than yours: %n.", "", taken[best]
        )
        return Found(text, 0.4, (), praise=True)
    if taken[seen.seat] > FEW * taken[best]:
        return None
    held = [sum(s == seen.seat for s in holders(move.after)) for move in seen.moves]
    for move, count in zip(seen.moves, held, strict=True):
        own_turn = any(isinstance(e, moves.TurnEnded) and e.seat == seen.seat for e in move.events)
        if own_turn and not count:
            places.append(move.place)
    text = NN_(
        "anludim",
        "Your professors brought you %n object(s), and {player}’s brought {theirs}: more "
        "professors at a time bring more objects.",
        "",
        taken[seen.seat],
    )
    text = text.of(player=seen.names[best], theirs=taken[best])
    first = next(seen.own()).place
    return Found(text, (taken[best] - taken[seen.seat]) / 6, tuple(places) or (first,))


def never_took_back(seen: SeenMatch) -> Found | None:
    """Returns how many turns began with a beaten combination of the seat, if it never took one
    back."""
    beaten: dict[int, SeenMove] = {}
    for move in seen.own():
        if isinstance(move.action, moves.TakeBack):
            return None
        professors = set(move.before.professors)
        own = move.before.combinations[seen.seat]
        may = any(isinstance(one, moves.TakeBack) for one in move.menu)
        if may and any(one.serial not in professors for one in own):
            beaten.setdefault(move.before.turn_number, move)
    if len(beaten) < OFTEN:
        return None
    text = NN_(
        "anludim",
        "%n of your turns began with a beaten combination on the table, and you never took one "
        "back: its cards could have been laid again.",
        "",
        len(beaten),
    )
    return Found(text, len(beaten) / 4, places_of(list(beaten.values())))


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
    hand, and whom it did not win again in the same turn."""
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
                lost += held.values()
                held = {}
    if len(lost) < 2:
        return None
    text = NN_(
        "anludim",
        "You took a combination with its professor back into your hand %n time(s) and ended "
        "the turn without that professor.",
        "",
        len(lost),
    )
    return Found(text, 0.8 * len(lost), places_of(lost))


def professors_lost_at_once(seen: SeenMatch) -> Found | None:
    """Returns the professors who were lost to a rival after they had brought one object, if they
    are most of those who were won; praise if few were lost so soon."""
    since: dict[int, int] = {}
    won = 0
    soon: list[SeenMove] = []
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, moves.TurnEnded) and event.seat == seen.seat:
                since = {kind: turns + 1 for kind, turns in since.items()}
            elif isinstance(event, moves.RoundEnded):
                since = {}
            elif isinstance(event, moves.ProfessorMoved):
                if event.seat == seen.seat:
                    won += event.origin != seen.seat
                    since[event.discipline] = 0
                elif since.pop(event.discipline, 0) == 1 and event.seat >= 0:
                    soon.append(move)
    if len(soon) >= OFTEN and 3 * len(soon) > 2 * won:
        text = NN_(
            "anludim",
            "%n of the {won} professors you won were gone again before your next turn: lay "
            "stronger combinations, or choose professors whom nobody else can win.",
            "",
            len(soon),
        )
        return Found(text.of(won=won), len(soon) / 4, places_of(soon))
    if won < OFTEN or 3 * len(soon) > won:
        return None
    text = NN_(
        "anludim", "You won %n professors, and only {soon} of them left you at once.", "", won
    )
    if not soon:
        text = NN_("anludim", "You won %n professors, and none of them left you at once.", "", won)
    return Found(text.of(soon=len(soon)), 0.5, (), praise=True)


def kept_no_cards(seen: SeenMatch) -> Found | None:
    """Returns the rounds before which the seat kept no card although it held some."""
    chosen = [move for move in seen.own() if isinstance(move.action, moves.Keep)]
    none = [move for move in chosen if not move.action.cards and len(move.before.hand) > 1]
    if len(none) < 2:
        return None
    text = NN_(
        "anludim",
        "Between rounds you kept no card %n time(s), where you could have kept up to {most}: two "
        "cards that fit together are a start.",
        "",
        len(none),
    )
    most = max(keep_limit(move.before.gold[seen.seat]) for move in none)
    return Found(text.of(most=most), 0.4 * len(none), places_of(none))


FINDERS: Final[dict[str, Finder]] = {
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
