# SPDX-License-Identifier: MIT
"""Findings about a finished match: spells lost to rivals, and wasted incantations, gambits and
cards.

The functions in `FINDERS` return a finding for the player of `match.seat`, called the seat here.
They return None if there is nothing to report.

A book is the pile of spells that a seat has completed.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves, terms
from wizardtable.games.wizards_gambit.rules.moves import Laid
from wizardtable.games.wizards_gambit.rules.state import OVER_LIMIT, Observation
from wizardtable.games.wizards_gambit.text.waste import is_useful

MIN_REPEATS: Final = 2
"""An avoidable mistake is reported after this many times."""

MIN_UNLUCKY_REPEATS: Final = 4
"""A mishap that needs no mistake is reported after this many times."""

MIN_TURNS: Final = 5
"""Some findings need at least this many turns of the seat."""

MIN_DISCARDED_CARDS: Final = 8
"""Cards discarded because of the hand limit are reported if there are at least this many."""

MIN_HARMED_TURNS: Final = 6
"""Turns with a harmful spell on top of the book are reported if there are at least this many."""

MIN_RIVALS_SHARE: Final = 0.75
"""Of the seat's components on claimed spells, more than this share must be on spells that rivals
claimed. Otherwise these components are not reported."""

MAX_FEW_SPELLS_SHARE: Final = 1 / 3
"""A seat has few spells if it has at most this share of the number of the winner's spells."""


@dataclass
class Turn:
    """A turn of the seat.

    Attributes:
        moves: the actions in the turn, including those of other seats that had to decide.
        later: the actions after the turn, until the seat's next turn or the end of the match.
    """

    moves: list[SeenMove] = field(default_factory=list)
    later: list[SeenMove] = field(default_factory=list)


def turns(match: SeenMatch) -> Iterator[Turn]:
    """Yields the turns of the seat, oldest first."""
    turn: Turn | None = None
    number = -1
    for move in match.moves:
        if move.before.active == match.seat and move.before.turn_number != number:
            if turn is not None:
                yield turn
            turn, number = Turn(), move.before.turn_number
        if turn is not None:
            (turn.moves if move.before.turn_number == number else turn.later).append(move)
    if turn is not None:
        yield turn


def claims(turn_moves: list[SeenMove]) -> Iterator[events.SpellClaimed]:
    """Yields from a list of actions the events in which any seat claimed a spell."""
    for move in turn_moves:
        yield from (event for event in move.events if isinstance(event, events.SpellClaimed))


def left_one_short(match: SeenMatch) -> FinderResult | None:
    """Reports spells that the seat left one component short and a rival claimed.

    A spell counts only if the seat could have played on another spell, and a rival claimed the
    spell before the seat's next turn. Praises the seat if no rival claimed
    any spell that the seat left one short.
    """
    lost_claims: list[tuple[events.SpellClaimed, SeenMove]] = []
    left_short: set[box.SpellId] = set()
    count, is_lost = 0, False
    for turn in turns(match):
        count += 1
        end = turn.moves[-1].after
        rival_claims = {
            claim.spell: claim for claim in claims(turn.later) if claim.seat != match.seat
        }
        for slot, spell in enumerate(end.pool):
            # The last move of the turn before which the spell did not lack one is the cause.
            causes = [move for move in turn.moves if not lacks_one(move.before, slot, spell)]
            if causes and lacks_one(end, slot, spell):
                left_short.add(spell)
                if spell in rival_claims and end.auras[slot] < 0 and sets_up(causes[-1], slot):
                    lost_claims.append((rival_claims[spell], causes[-1]))
        is_lost = is_lost or not left_short.isdisjoint(rival_claims)
    if len(lost_claims) >= MIN_REPEATS:
        rivals = Counter(claim.seat for claim, _ in lost_claims)
        text = NN_(
            "wizards_gambit",
            "%n time(s), you left a spell one component short, and a rival claimed it: you could "
            "have played on another spell.",
            "",
            len(lost_claims),
        )
        if len(rivals) == 1:
            text = NN_(
                "wizards_gambit",
                "%n time(s), you left a spell one component short, and {player} claimed it: you "
                "could have played on another spell.",
                "",
                len(lost_claims),
            )
            text = text.of(player=match.names[lost_claims[0][0].seat])
        table = match.end.table
        lost_claims.sort(key=lambda pair: -table.points[pair[0].spell])
        points = sum(table.points[claim.spell] for claim, _ in lost_claims)
        return FinderResult(text, 0.5 * points, places_of([move for _, move in lost_claims]))
    if is_lost or count < MIN_TURNS:
        return None
    text = N_(
        "wizards_gambit",
        "No rival claimed a spell that you had left one component short.",
    )
    return FinderResult(text, 0.6, (), is_praise=True)


def lacks_one(board: Observation, slot: int, spell: box.SpellId) -> bool:
    """Returns whether a slot holds this spell, and the spell lacks exactly one component."""
    return board.pool[slot] == spell and board.short[slot] == 1


def sets_up(move: SeenMove, slot: int) -> bool:
    """Returns whether a play needlessly left the spell in a slot one component short.

    A play is needless if a play on another spell would not have left that spell one short.
    """
    action, short = move.action, move.before.short
    if not isinstance(action, moves.PlayComponent) or action.slot != slot or short[slot] != 2:
        return False
    others = [other for other in move.menu if isinstance(other, moves.PlayComponent)]
    return any(short[other.slot] != 2 for other in others)


def missed_claims(match: SeenMatch) -> FinderResult | None:
    """Reports turns in which the seat claimed nothing but could have completed a spell.

    A single component must have been enough. The turn counts only if a rival claimed that spell
    before the seat's next turn.
    """
    missed_moves: list[SeenMove] = []
    for turn in turns(match):
        own = {claim.spell for claim in claims(turn.moves) if claim.seat == match.seat}
        rival_claims = {claim.spell for claim in claims(turn.later) if claim.seat != match.seat}
        chances: dict[int, SeenMove] = {}
        for move in turn.moves:
            for action in move.menu:
                if not isinstance(action, moves.PlayComponent):
                    continue
                if move.before.short[action.slot] == 1:
                    chances[move.before.pool[action.slot]] = move
        lost = [spell for spell in chances if spell in rival_claims]
        if lost and not own:
            missed_moves.append(chances[max(lost, key=lambda spell: match.end.table.points[spell])])
    if not missed_moves:
        return None
    text = NN_(
        "wizards_gambit",
        "In %n turn(s), a single component would have completed a spell, but you claimed nothing, "
        "and the spell went to a rival.",
        "",
        len(missed_moves),
    )
    return FinderResult(text, 1.5 * len(missed_moves), places_of(missed_moves))


def own_on_claimed(match: SeenMatch) -> Iterator[tuple[SeenMove, bool, int]]:
    """Yields for every claimed spell how many of its components the seat laid.

    The three values are the action that completed the spell, whether the seat claimed the spell,
    and the number of the seat's components on the spell.
    """
    own: list[Counter[Laid]] = [Counter() for _ in range(box.POOL_SLOTS)]
    for move in match.moves:
        for event in move.events:
            if isinstance(event, events.ComponentPlayed) and event.seat == match.seat:
                own[event.slot][event.face, event.as_type] += 1
            elif isinstance(event, events.ComponentMoved):
                # Of equal components, those of other seats are assumed to stay.
                remaining = move.before.laid[event.source].count(event.laid) - 1
                if own[event.source][event.laid] > remaining:
                    own[event.source][event.laid] = remaining
                    own[event.target][event.laid[0], event.as_type] += 1
            elif isinstance(event, events.SpellClaimed):
                yield move, event.seat == match.seat, own[event.slot].total()
                own[event.slot].clear()
        # Remove the components that were dispelled.
        for laid, counts in zip(move.after.laid, own, strict=True):
            for component in counts:
                counts[component] = min(counts[component], laid.count(component))


def components_for_rivals(match: SeenMatch) -> FinderResult | None:
    """Reports that most of the seat's components ended up on spells that rivals claimed.

    Praises the seat if at most 40 % of its components ended up there.
    """
    mine = theirs = 0
    worst: list[tuple[int, SeenMove]] = []
    for move, is_own, count in own_on_claimed(match):
        if is_own:
            mine += count
        elif count:
            theirs += count
            worst.append((count, move))
    if mine + theirs < 2 * MIN_TURNS:
        return None
    if theirs > MIN_RIVALS_SHARE * (mine + theirs):
        text = NN_(
            "wizards_gambit",
            "%n of your components ended up on spells that rivals claimed, and only {mine} on "
            "spells that you claimed: play where you can complete a spell.",
            "",
            theirs,
        )
        if not mine:
            text = NN_(
                "wizards_gambit",
                "%n of your components ended up on spells that rivals claimed, and none on spells "
                "that you claimed: play where you can complete a spell.",
                "",
                theirs,
            )
        places = places_of([move for _, move in sorted(worst, key=lambda pair: -pair[0])])
        return FinderResult(text.of(mine=mine), theirs / 4, places)
    if theirs > 0.4 * (mine + theirs):
        return None
    text = N_(
        "wizards_gambit",
        "Of your components, {mine} ended up on spells that you claimed and {theirs} on spells "
        "that rivals claimed.",
    )
    return FinderResult(text.of(mine=mine, theirs=theirs), 0.5, (), is_praise=True)


def few_spells(match: SeenMatch) -> FinderResult | None:
    """Reports the number of the seat's spells if it is far below the number of the winner's."""
    books = match.end.books
    winner = match.ranks.index(1)
    own, theirs = len(books[match.seat]), len(books[winner])
    is_few = own <= MAX_FEW_SPELLS_SHARE * theirs
    if winner == match.seat or not is_few or theirs < 3 or match.has_given_up:
        return None
    text = NN_(
        "wizards_gambit", "You claimed %n spell(s), while {player} claimed {theirs}.", "", own
    )
    if not own:
        text = N_("wizards_gambit", "You claimed no spells, while {player} claimed {theirs}.")
    won = [m.place for m, e in match.moves_with_event(events.SpellClaimed) if e.seat == winner]
    text = text.of(player=match.names[winner], theirs=theirs)
    return FinderResult(text, (theirs - own) / 2, tuple(reversed(won)))


def kept_everything(match: SeenMatch) -> FinderResult | None:
    """Reports that the seat never played a gambit or an incantation, although it could."""
    own = list(match.own_moves())
    if any(isinstance(move.action, (moves.Cast, *GAMBITS)) for move in own):
        return None
    casts = [move for move in own if any(isinstance(action, moves.Cast) for action in move.menu)]
    gambits = [move for move in own if any(isinstance(action, GAMBITS) for action in move.menu)]
    count = sum(1 for _ in turns(match))
    if count < MIN_TURNS or not casts or not gambits or match.ranks[match.seat] == 1:
        return None
    text = NN_(
        "wizards_gambit",
        "In %n turns, you played neither your gambit nor an incantation: cards that are never "
        "played are worth nothing.",
        "",
        count,
    )
    return FinderResult(text, 2.0, places_of(casts))


def gambit_unused(match: SeenMatch) -> FinderResult | None:
    """Reports that the seat lost and never played the open gambit in front of it."""
    count = sum(1 for _ in turns(match))
    unused = match.end.ready[match.seat]
    if (
        unused == box.NO_CARD
        or match.has_given_up
        or match.ranks[match.seat] == 1
        or count < MIN_TURNS
    ):
        return None
    own = [move for move in match.own_moves() if any(isinstance(m, GAMBITS) for m in move.menu)]
    if not own or kept_everything(match) is not None:
        return None
    text = NN_(
        "wizards_gambit",
        "You never played {gambit} in %n turns: a gambit can protect a spell for you, "
        "or annul the strongest book.",
        "",
        count,
    )
    return FinderResult(text.of(gambit=terms.the_gambit(unused)), 1.0, (own[-1].place,))


GAMBITS: Final = (moves.LayAura, moves.LayAnnulment, moves.Destroy)
"""The actions that play a gambit."""


def gambit_wasted(match: SeenMatch) -> FinderResult | None:
    """Reports gambits that the seat played on rivals' books that had no useful ability."""
    table = match.end.table
    wasted_moves = [
        move
        for move, event in match.moves_with_event(events.AnnulmentLaid)
        if event.seat == match.seat
        and event.victim != match.seat
        and move.before.books[event.victim]
        and not any(is_useful(table, book) for book in books_under(match, move, event.victim))
    ]
    if not wasted_moves:
        return None
    text = NN_(
        "wizards_gambit",
        "%n of your gambits annulled a rival’s book that had no useful ability.",
        "",
        len(wasted_moves),
    )
    return FinderResult(text, 1.5 * len(wasted_moves), places_of(wasted_moves))


def books_under(match: SeenMatch, laid: SeenMove, victim: int) -> Iterator[tuple[box.SpellId, ...]]:
    """Yields the spells of a rival's book after each action while the seat's gambit lay on it.

    The first value is the book before the gambit was played. `laid`: the action that played the
    gambit. `victim`: the rival's seat.
    """
    yield laid.before.books[victim]
    for move in match.moves[laid.place :]:
        if move.after.annulments[victim] != match.seat:
            return
        yield move.after.books[victim]


def aura_for_nothing(match: SeenMatch) -> FinderResult | None:
    """Reports spells that the seat protected with a gambit and rivals claimed later."""
    kept: dict[box.SpellId, SeenMove] = {}
    lost: list[tuple[box.SpellId, SeenMove]] = []
    for move in match.moves:
        for event in move.events:
            if isinstance(event, events.AuraLaid) and event.seat == match.seat:
                kept[event.spell] = move
            elif isinstance(event, events.SpellClaimed) and event.spell in kept:
                laid = kept.pop(event.spell)
                if event.seat != match.seat:
                    lost.append((event.spell, laid))
    if not lost:
        return None
    text = NN_(
        "wizards_gambit",
        "%n of your gambits protected a spell that a rival claimed later, most recently {spell}.",
        "",
        len(lost),
    )
    text = text.of(spell=terms.the_spell(match.end.table, lost[-1][0]))
    return FinderResult(text, 0.8 * len(lost), places_of([move for _, move in reversed(lost)]))


def cards_over_limit(match: SeenMatch) -> FinderResult | None:
    """Reports cards discarded because of the hand limit; praises the seat if there were none."""
    discard_moves = [
        move
        for move, event in match.moves_with_event(events.CardDiscarded)
        if event.seat == match.seat and event.cause == OVER_LIMIT
    ]
    if len(discard_moves) >= MIN_DISCARDED_CARDS:
        text = NN_(
            "wizards_gambit",
            "You discarded %n card(s) over your hand limit: play what you can before your hand is "
            "full.",
            "",
            len(discard_moves),
        )
        return FinderResult(text, 0.4 * len(discard_moves), places_of(discard_moves))
    if discard_moves or sum(1 for _ in turns(match)) < MIN_TURNS:
        return None
    text = N_("wizards_gambit", "You never discarded a card over your hand limit.")
    return FinderResult(text, 0.3, (), is_praise=True)


def incantations_without_effect(match: SeenMatch) -> FinderResult | None:
    """Reports incantations of the seat that had no effect."""
    wasted_moves = [
        move
        for move in match.own_moves()
        if isinstance(move.action, moves.Cast)
        and any(isinstance(event, events.NothingHappened) for event in move.events)
    ]
    if not wasted_moves:
        return None
    text = NN_(
        "wizards_gambit", "You played %n incantation(s) that had no effect.", "", len(wasted_moves)
    )
    return FinderResult(text, 0.9 * len(wasted_moves), places_of(wasted_moves))


def haste_without_claim(match: SeenMatch) -> FinderResult | None:
    """Reports turns in which the seat played Haste and completed no spell."""
    fruitless_moves: list[SeenMove] = []
    for turn in turns(match):
        hasty = [
            move
            for move in turn.moves
            for event in move.events
            if isinstance(event, events.PlaysGained) and not event.momentum
        ]
        if hasty and not any(claim.seat == match.seat for claim in claims(turn.moves)):
            fruitless_moves.append(hasty[0])
    if len(fruitless_moves) < MIN_REPEATS:
        return None
    text = NN_(
        "wizards_gambit",
        "%n time(s), you played an incantation for extra components but "
        "completed no spell: save it for a spell that needs three more.",
        "",
        len(fruitless_moves),
    )
    return FinderResult(text, 0.9 * len(fruitless_moves), places_of(fruitless_moves))


def incantations_held(match: SeenMatch) -> FinderResult | None:
    """Reports the incantations in the seat's hand at the end of a lost match."""
    held = [face for face in match.end.hands[match.seat] if box.is_incantation(face)]
    if len(held) < 2 or match.has_given_up or match.ranks[match.seat] == 1:
        return None
    able = [move for move in match.own_moves() if any(isinstance(m, moves.Cast) for m in move.menu)]
    if not able:
        return None
    text = N_("wizards_gambit", "You lost with {cards} still in your hand.")
    text = text.of(cards=terms.card_list(match.end.table, held))
    return FinderResult(text, 0.7 * len(held), (able[-1].place,))


def harmful_spell_on_top(match: SeenMatch) -> FinderResult | None:
    """Reports turns that the seat began with a harmful top spell."""
    first_moves = [turn.moves[0] for turn in turns(match)]
    harmed = [
        move for move in first_moves if move.before.abilities[match.seat] in box.HARMFUL_ABILITIES
    ]
    if len(harmed) < MIN_HARMED_TURNS or 2 * len(harmed) < len(first_moves):
        return None
    book = harmed[-1].before.books[match.seat]
    text = NN_(
        "wizards_gambit",
        "You began %n turns with a harmful spell on top of your book, most recently {spell}: "
        "cover such a spell soon, even with one worth few points.",
        "",
        len(harmed),
    )
    text = text.of(spell=terms.the_spell(match.end.table, book[-1]))
    return FinderResult(text, len(harmed) / 4, places_of(harmed))


def could_not_play(match: SeenMatch) -> FinderResult | None:
    """Reports turns in which the seat could play no component and showed its hand."""
    shown = [
        move
        for move, event in match.moves_with_event(events.HandShown)
        if event.seat == match.seat
        # A component that only Transcendent Focus allows need not be played.
        and not any(isinstance(action, moves.PlayComponent) for action in move.menu)
    ]
    if len(shown) < MIN_UNLUCKY_REPEATS:
        return None
    text = NN_(
        "wizards_gambit",
        "In %n turns, you could not play a component: keep a Prismatic Flake or components of "
        "different types.",
        "",
        len(shown),
    )
    return FinderResult(text, 0.6 * len(shown), places_of(shown))


FINDERS: Final[Finders] = {
    "left_one_short": left_one_short,
    "missed_claims": missed_claims,
    "components_for_rivals": components_for_rivals,
    "few_spells": few_spells,
    "kept_everything": kept_everything,
    "gambit_unused": gambit_unused,
    "gambit_wasted": gambit_wasted,
    "aura_for_nothing": aura_for_nothing,
    "cards_over_limit": cards_over_limit,
    "incantations_without_effect": incantations_without_effect,
    "haste_without_claim": haste_without_claim,
    "incantations_held": incantations_held,
    "harmful_spell_on_top": harmful_spell_on_top,
    "could_not_play": could_not_play,
}
