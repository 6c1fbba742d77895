# SPDX-License-Identifier: MIT
"""Finds what a player can learn from a match of Anludim, about combinations, professors and
objects.

Each finder returns None if it has nothing to report.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.components import DISCIPLINES, CardId, keep_limit
from wizardtable.games.anludim.rules.observe import professor_holders

LAY_ACTIONS: Final = (moves.Lay, moves.Enlarge)
DRAW_ACTIONS: Final = (moves.DrawTwo, moves.TakeOpen)
MAIN_ACTIONS: Final = (*LAY_ACTIONS, *DRAW_ACTIONS, moves.Pass)
"""The classes of main actions; a seat takes one main action each turn."""

MIN_REPEATS: Final = 4
"""A habit that is sometimes right is reported after this many times."""

LARGE_HAND: Final = 12
"""A lost round is reported if it ended with at least this many cards in hand: many more than were
dealt."""

FEW_OBJECTS_SHARE: Final = 0.65
"""A seat has few objects if it received at most this share (0–1) of the best player's number."""

MIN_SPENT_POINTS: Final = 4
"""Discarded objects and scrolls are reported if they were worth at least this many points."""

KINDS_WITHOUT_ONE: Final = len(DISCIPLINES) - 1
"""The number of kinds of objects that a seat has if it lacks only one for a collection."""


def main_actions(match: SeenMatch) -> Iterator[SeenMove]:
    """Yields the seat's moves that were main actions, one for each of its turns."""
    return (move for move in match.own_moves() if isinstance(move.action, MAIN_ACTIONS))


def round_ends(match: SeenMatch) -> Iterator[tuple[SeenMove, moves.RoundEnded, tuple[Any, ...]]]:
    """Yields, for each end of a round, the move, the event, and the seat's objects at that time.

    The objects are given, by discipline, as the points of each object.
    """
    for move, event in match.moves_with_event(moves.RoundEnded):
        objects = list(move.before.objects[match.seat])
        for other in move.events:
            if isinstance(other, moves.ObjectTaken) and other.seat == match.seat:
                objects[other.discipline] = (*objects[other.discipline], other.value)
            elif isinstance(other, moves.ObjectSpent) and other.seat == match.seat:
                remaining = list(objects[other.discipline])
                remaining.remove(other.value)
                objects[other.discipline] = tuple(remaining)
        yield move, event, tuple(objects)


def combination_of(move: SeenMove, action: Any) -> tuple[int, Sequence[CardId]] | None:
    """Returns the discipline of the combination that an action lays or enlarges, and its old cards.

    The old cards are those that were in an enlarged combination; a new combination has none. The
    result is None if the action does neither.
    """
    if isinstance(action, moves.Lay):
        return action.discipline, ()
    if not isinstance(action, moves.Enlarge):
        return None
    own = move.before.combinations[move.mover]
    return next(
        (combination.discipline, combination.cards)
        for combination in own
        if combination.serial == action.serial
    )


def discipline_won(move: SeenMove, action: Any) -> int | None:
    """Returns the discipline whose professor an action wins from the board or from a rival.

    The result is None if the action wins no professor.
    """
    laid = combination_of(move, action)
    return (
        None if laid is None or professor_holders(move.before)[laid[0]] == move.mover else laid[0]
    )


def wins_object_from_hand(move: SeenMove, action: Any) -> bool:
    """Returns whether an action wins a professor whose pile has an object, with cards of the hand.

    Cards of the combination that is enlarged may be used too. Cards of other combinations may not,
    since these might lose their professors.
    """
    discipline = discipline_won(move, action)
    laid = combination_of(move, action)
    if discipline is None or laid is None or not move.before.piles[discipline]:
        return False
    return {*action.cards} <= {*move.before.hand, *laid[1]}


def drew_instead(match: SeenMatch) -> FinderResult | None:
    """Reports turns in which the seat drew, although its hand could have won a professor and an
    object.

    There must be at least MIN_REPEATS such turns, and more than half of the turns in which the hand
    could have won both. The finding is praise if the seat laid a combination in every turn in which
    its hand could win both.
    """
    able = [
        turn
        for turn in main_actions(match)
        if any(wins_object_from_hand(turn, action) for action in turn.menu)
    ]
    drew = [move for move in able if isinstance(move.action, DRAW_ACTIONS)]
    if len(drew) >= MIN_REPEATS and 2 * len(drew) > len(able):
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
        return FinderResult(text.of(turns=len(able)), len(drew) / 3, places_of(drew))
    if len(able) < MIN_REPEATS or not all(isinstance(move.action, LAY_ACTIONS) for move in able):
        return None
    text = NN_(
        "anludim",
        "You laid a combination in all %n turns in which your hand could win a professor and an "
        "object.",
        "",
        len(able),
    )
    return FinderResult(text, 0.3, (), is_praise=True)


def collection_let_through(match: SeenMatch) -> FinderResult | None:
    """Reports the last round that a rival won by a collection which the seat could have prevented.

    The rival had only one kind missing and held its professor, which the seat could have won on its
    last turn.
    """
    for move, event, _ in reversed(list(round_ends(match))):
        winner, number = event.winner, move.before.round_number
        turns = [
            turn
            for turn in main_actions(match)
            if turn.place < move.place and turn.before.round_number == number
        ]
        if event.reason != moves.COLLECTION or winner == match.seat or not turns:
            continue
        turn = turns[-1]
        missing = [kind for kind, values in enumerate(turn.before.objects[winner]) if not values]
        if len(missing) != 1 or professor_holders(turn.after)[missing[0]] != winner:
            continue
        kind = missing[0]
        if any(discipline_won(turn, action) == kind for action in turn.menu):
            text = N_(
                "anludim",
                "In round {round}, {player} completed a collection with {professor}: you could "
                "have won that professor on your last turn.",
            )
            text = text.of(
                round=number, player=match.names[winner], professor=terms.THE_PROFESSOR[kind]
            )
            return FinderResult(text, 4.0, (turn.place,))
    return None


def one_kind_short(match: SeenMatch) -> FinderResult | None:
    """Reports lost rounds in which the seat lacked one kind of object for a collection."""
    short: list[tuple[SeenMove, int]] = []
    for move, event, objects in round_ends(match):
        kinds = [kind for kind, values in enumerate(objects) if values]
        if event.winner != match.seat and len(kinds) == KINDS_WITHOUT_ONE:
            lacking = next(kind for kind, values in enumerate(objects) if not values)
            short.append((move, lacking))
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
    places = tuple(move.place for move, _ in reversed(short))
    return FinderResult(text.of(kind=terms.OBJECT_KINDS[kind]), 1.5 * len(short), places)


def cards_left_in_hand(match: SeenMatch) -> FinderResult | None:
    """Reports lost rounds at whose end the seat had at least LARGE_HAND cards in hand."""
    full: list[tuple[int, SeenMove]] = []
    for move, event, _ in round_ends(match):
        # If no seat has a card to keep, the next round is dealt at once.
        is_same_round = move.after.round_number == move.before.round_number
        cards = len(move.after.hand) if is_same_round else 0
        if event.winner != match.seat and cards >= LARGE_HAND:
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
    return FinderResult(text, 1.2 * len(full), places_of([move for _, move in full]))


def rounds_without_objects(match: SeenMatch) -> FinderResult | None:
    """Reports rounds that the seat ended without any object."""
    empty_rounds: list[SeenMove] = []
    ends = 0
    for move, _, objects in round_ends(match):
        ends += 1
        if not any(objects):
            empty_rounds.append(move)
    if not empty_rounds:
        return None
    text = NN_(
        "anludim", "You ended %n of {rounds} rounds without a single object.", "", len(empty_rounds)
    )
    return FinderResult(text.of(rounds=ends), 3.0 * len(empty_rounds), places_of(empty_rounds))


def few_objects(match: SeenMatch) -> FinderResult | None:
    """Reports the number of objects that the seat received, if another player received far more.

    The finding is praise if nobody received more.
    """
    taken = [0] * len(match.names)
    for _, event in match.moves_with_event(moves.ObjectTaken):
        taken[event.seat] += 1
    best = max(range(len(taken)), key=lambda seat: (taken[seat], seat == match.seat))
    turns = [
        move for move, event in match.moves_with_event(moves.TurnEnded) if event.seat == match.seat
    ]
    if taken[best] < MIN_REPEATS or not turns:
        return None
    if best == match.seat:
        text = NN_(
            "anludim",
            "Your professors gave you %n object(s), and nobody received more.",
            "",
            taken[best],
        )
        return FinderResult(text, 0.4, (), is_praise=True)
    if taken[match.seat] > FEW_OBJECTS_SHARE * taken[best]:
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
        taken[match.seat],
    )
    text = text.of(player=match.names[best], theirs=taken[best])
    return FinderResult(
        text, (taken[best] - taken[match.seat]) / 6, places_of(without or turns[-1:])
    )


def never_took_back(match: SeenMatch) -> FinderResult | None:
    """Reports turns that began while a combination of the seat lay on the table without its
    professor.

    The result is None if the seat took any combination back during the match.
    """
    lost: dict[int, SeenMove] = {}
    for move in match.own_moves():
        if isinstance(move.action, moves.TakeBack):
            return None
        professors = set(move.before.professors)
        own = move.before.combinations[match.seat]
        can_take_back = any(isinstance(action, moves.TakeBack) for action in move.menu)
        if can_take_back and any(combination.serial not in professors for combination in own):
            lost.setdefault(move.before.turn_number, move)
    if len(lost) < MIN_REPEATS:
        return None
    text = NN_(
        "anludim",
        "At the start of %n turn(s), you had a combination without its professor, but you never "
        "took its cards back: you could have laid them again.",
        "",
        len(lost),
    )
    return FinderResult(text, len(lost) / 4, places_of(lost.values()))


def objects_spent(match: SeenMatch) -> FinderResult | None:
    """Reports the points of objects and scrolls discarded for cards in lost rounds."""
    spent: list[tuple[int, SeenMove]] = []
    running: list[tuple[int, SeenMove]] = []
    for move in match.moves:
        for event in move.events:
            if isinstance(event, moves.ObjectSpent) and event.seat == match.seat:
                running.append((event.value, move))
            elif isinstance(event, moves.ScrollSpent) and event.seat == match.seat:
                running.append((1, move))
            elif isinstance(event, moves.RoundEnded):
                if event.winner != match.seat:
                    spent += running
                running = []
    points = sum(value for value, _ in spent)
    if points < MIN_SPENT_POINTS:
        return None
    text = NN_(
        "anludim",
        "In rounds that you lost, you discarded objects and scrolls worth %n point(s) to draw "
        "cards.",
        "",
        points,
    )
    places = places_of([move for _, move in sorted(spent, key=lambda pair: -pair[0])])
    return FinderResult(text, points / 3, places)


def professors_given_back(match: SeenMatch) -> FinderResult | None:
    """Reports professors that returned to the board because the seat took their combination back.

    A professor that the seat won again in the same turn does not count. Nor does a turn that ended
    the round.
    """
    lost: list[SeenMove] = []
    held: dict[int, SeenMove] = {}
    for move in match.moves:
        for event in move.events:
            if isinstance(event, moves.TookBack) and event.seat == match.seat:
                if move.before.professors[event.discipline] == event.serial:
                    held[event.discipline] = move
            elif isinstance(event, moves.ProfessorMoved) and event.seat == match.seat:
                held.pop(event.discipline, None)
            elif isinstance(event, moves.TurnEnded) and event.seat == match.seat:
                if not any(isinstance(other, moves.RoundEnded) for other in move.events):
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
    return FinderResult(text, 0.8 * len(lost), places_of(lost))


def professors_lost_at_once(match: SeenMatch) -> FinderResult | None:
    """Reports professors that the seat won and lost to a rival before its own next turn.

    There must be at least MIN_REPEATS of them, and they must be more than two thirds of all
    professors that the seat won. If they are at most one third, the finding is praise. A professor
    that moves to another combination of the seat does not count as won again. Nor does one that
    goes to the board and returns to the seat in the same turn.
    """
    turns: dict[int, int] = {}
    on_board: dict[int, int] = {}
    won = 0
    soon: list[SeenMove] = []
    for move in match.moves:
        for event in move.events:
            if isinstance(event, moves.TurnEnded) and event.seat == match.seat:
                turns = {kind: ended + 1 for kind, ended in turns.items()}
                on_board = {}
            elif isinstance(event, moves.RoundEnded):
                turns = {}
            elif isinstance(event, moves.ProfessorMoved) and event.origin != event.seat:
                kind = event.discipline
                if event.seat == match.seat:
                    won += kind not in on_board
                    turns[kind] = on_board.pop(kind, 0)
                elif event.origin == match.seat and event.seat < 0:
                    on_board[kind] = turns.pop(kind, 0)
                elif event.origin == match.seat and turns.pop(kind, 0) == 1:
                    soon.append(move)
    if len(soon) >= MIN_REPEATS and 3 * len(soon) > 2 * won:
        text = NN_(
            "anludim",
            "%n of the {won} professors you won were gone before your next turn: lay stronger "
            "combinations, or choose professors nobody else can win.",
            "",
            len(soon),
        )
        return FinderResult(text.of(won=won), len(soon) / 4, places_of(soon))
    if won < MIN_REPEATS or 3 * len(soon) > won:
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
    return FinderResult(text.of(won=won), 0.5, (), is_praise=True)


def kept_no_cards(match: SeenMatch) -> FinderResult | None:
    """Reports choices between rounds in which the seat kept no card, although it had at least two.

    There must be at least two such choices.
    """
    chosen = [move for move in match.own_moves() if isinstance(move.action, moves.Keep)]
    empty_choices = [move for move in chosen if not move.action.cards and len(move.before.hand) > 1]
    if len(empty_choices) < 2:
        return None
    text = NN_(
        "anludim",
        "%n time(s), you kept no cards between rounds, although you could have "
        "kept up to {most}: even two cards that fit together help.",
        "",
        len(empty_choices),
    )
    limit = max(
        min(keep_limit(move.before.gold[match.seat]), len(move.before.hand))
        for move in empty_choices
    )
    return FinderResult(text.of(most=limit), 0.4 * len(empty_choices), places_of(empty_choices))


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
