# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Wizard's Gambit: spells that rivals claimed, and what
became of incantations, gambits and cards."""

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

TWICE: Final = 2

OFTEN: Final = 4
"""How often, like the one before, what can happen to anybody happened, from where on it is told."""

LONG: Final = 5
"""Turns of a match in which there was time for everything."""

CARDS: Final = 8
"""Cards discarded over the hand limit from which they are told."""

HARMED: Final = 6
"""Turns under a harmful spell from which they are told."""

HELPED: Final = 0.75
"""The share of the seat's components on spells of rivals from which they are told."""

FEW: Final = 1 / 3
"""The share of the best wizard's spells from which one's own are told to be few."""


@dataclass
class Turn:
    """A turn of the seat.

    Attributes:
        moves: its actions, in which those of others who were asked may lie.
        later: the actions from its end to the next turn of the seat, or to the end of the match.
    """

    moves: list[SeenMove] = field(default_factory=list)
    later: list[SeenMove] = field(default_factory=list)


def turns(seen: SeenMatch) -> Iterator[Turn]:
    """Yields the turns of the seat, oldest first."""
    turn: Turn | None = None
    number = -1
    for move in seen.moves:
        if move.before.active == seen.seat and move.before.turn_number != number:
            if turn is not None:
                yield turn
            turn, number = Turn(), move.before.turn_number
        if turn is not None:
            (turn.moves if move.before.turn_number == number else turn.later).append(move)
    if turn is not None:
        yield turn


def claims(found: list[SeenMove]) -> Iterator[events.SpellClaimed]:
    """Yields the spells that were claimed by some actions."""
    for move in found:
        yield from (one for one in move.events if isinstance(one, events.SpellClaimed))


def left_one_short(seen: SeenMatch) -> FinderResult | None:
    """Returns how often the seat left a spell one component short, although it could have played
    elsewhere, and a rival claimed it before the seat's next turn; praise if rivals claimed none
    that the seat had ever brought to one."""
    given: list[tuple[events.SpellClaimed, SeenMove]] = []
    brought: set[box.SpellId] = set()
    count, lost = 0, False
    for turn in turns(seen):
        count += 1
        end = turn.moves[-1].after
        taken = {claim.spell: claim for claim in claims(turn.later) if claim.seat != seen.seat}
        for slot, spell in enumerate(end.pool):
            # What led to it is the last move of the turn before which it was not so.
            led = [move for move in turn.moves if not lacks_one(move.before, slot, spell)]
            if led and lacks_one(end, slot, spell):
                brought.add(spell)
                if spell in taken and end.auras[slot] < 0 and sets_up(led[-1], slot):
                    given.append((taken[spell], led[-1]))
        lost = lost or not brought.isdisjoint(taken)
    if len(given) >= TWICE:
        rivals = Counter(claim.seat for claim, _ in given)
        text = NN_(
            "wizards_gambit",
            "%n time(s), you left a spell one component short, and a rival claimed it: you could "
            "have played on another spell.",
            "",
            len(given),
        )
        if len(rivals) == 1:
            text = NN_(
                "wizards_gambit",
                "%n time(s), you left a spell one component short, and {player} claimed it: you "
                "could have played on another spell.",
                "",
                len(given),
            )
            text = text.of(player=seen.names[given[0][0].seat])
        table = seen.end.table
        given.sort(key=lambda pair: -table.points[pair[0].spell])
        points = sum(table.points[claim.spell] for claim, _ in given)
        return FinderResult(text, 0.5 * points, places_of([move for _, move in given]))
    if lost or count < LONG:
        return None
    text = N_(
        "wizards_gambit",
        "No rival claimed a spell that you had left one component short.",
    )
    return FinderResult(text, 0.6, (), praise=True)


def lacks_one(board: Observation, slot: int, spell: box.SpellId) -> bool:
    """Returns whether a spell lies in a place of the pool and lacks one component."""
    return board.pool[slot] == spell and board.short[slot] == 1


def sets_up(move: SeenMove, slot: int) -> bool:
    """Returns whether the seat laid the last component but one on the spell in a place of the pool,
    and could have laid one on another that would have lacked more."""
    action, short = move.action, move.before.short
    if not isinstance(action, moves.PlayComponent) or action.slot != slot or short[slot] != 2:
        return False
    return any(isinstance(one, moves.PlayComponent) and short[one.slot] != 2 for one in move.menu)


def missed_claims(seen: SeenMatch) -> FinderResult | None:
    """Returns how often the seat could have completed a spell with one component, claimed none in
    that turn, and a rival then claimed it before the seat's next turn."""
    missed: list[SeenMove] = []
    for turn in turns(seen):
        own = {claim.spell for claim in claims(turn.moves) if claim.seat == seen.seat}
        taken = {claim.spell for claim in claims(turn.later) if claim.seat != seen.seat}
        chances: dict[int, SeenMove] = {}
        for move in turn.moves:
            for one in move.menu:
                if isinstance(one, moves.PlayComponent) and move.before.short[one.slot] == 1:
                    chances[move.before.pool[one.slot]] = move
        lost = [spell for spell in chances if spell in taken]
        if lost and not own:
            missed.append(chances[max(lost, key=lambda spell: seen.end.table.points[spell])])
    if not missed:
        return None
    text = NN_(
        "wizards_gambit",
        "In %n turn(s), a single component would have completed a spell, but you claimed nothing, "
        "and the spell went to a rival.",
        "",
        len(missed),
    )
    return FinderResult(text, 1.5 * len(missed), places_of(missed))


def own_on_claimed(seen: SeenMatch) -> Iterator[tuple[SeenMove, bool, int]]:
    """Yields for every spell that was claimed the action that did it, whether it was the seat's,
    and how many of the seat's components lay on the spell."""
    own: list[Counter[Laid]] = [Counter() for _ in range(box.POOL)]
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, events.ComponentPlayed) and event.seat == seen.seat:
                own[event.slot][event.face, event.as_type] += 1
            elif isinstance(event, events.ComponentMoved):
                # Of equal components those of the others are taken to stay.
                left = move.before.laid[event.source].count(event.laid) - 1
                if own[event.source][event.laid] > left:
                    own[event.source][event.laid] = left
                    own[event.target][event.laid[0], event.as_type] += 1
            elif isinstance(event, events.SpellClaimed):
                yield move, event.seat == seen.seat, own[event.slot].total()
                own[event.slot].clear()
        # What was dispelled is there no longer.
        for laid, counts in zip(move.after.laid, own, strict=True):
            for one in counts:
                counts[one] = min(counts[one], laid.count(one))


def components_for_rivals(seen: SeenMatch) -> FinderResult | None:
    """Returns how many of the seat's components lay on spells that rivals claimed, if they are most
    of those on claimed spells; praise if they are few."""
    mine = theirs = 0
    worst: list[tuple[int, SeenMove]] = []
    for move, is_own, count in own_on_claimed(seen):
        if is_own:
            mine += count
        elif count:
            theirs += count
            worst.append((count, move))
    if mine + theirs < 2 * LONG:
        return None
    if theirs > HELPED * (mine + theirs):
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
    return FinderResult(text.of(mine=mine, theirs=theirs), 0.5, (), praise=True)


def few_spells(seen: SeenMatch) -> FinderResult | None:
    """Returns how many spells the seat claimed, and those of whoever won, if the seat's are far
    fewer."""
    books = seen.end.books
    winner = seen.ranks.index(1)
    own, theirs = len(books[seen.seat]), len(books[winner])
    if winner == seen.seat or own > FEW * theirs or theirs < 3 or seen.given_up:
        return None
    text = NN_(
        "wizards_gambit", "You claimed %n spell(s), while {player} claimed {theirs}.", "", own
    )
    if not own:
        text = N_("wizards_gambit", "You claimed no spells, while {player} claimed {theirs}.")
    won = [m.place for m, e in seen.happened(events.SpellClaimed) if e.seat == winner]
    text = text.of(player=seen.names[winner], theirs=theirs)
    return FinderResult(text, (theirs - own) / 2, tuple(reversed(won)))


def kept_everything(seen: SeenMatch) -> FinderResult | None:
    """Returns whether the seat never played its gambit nor an incantation, although it could."""
    own = list(seen.own())
    if any(isinstance(move.action, (moves.Cast, *GAMBITS)) for move in own):
        return None
    casts = [move for move in own if any(isinstance(one, moves.Cast) for one in move.menu)]
    gambits = [move for move in own if any(isinstance(one, GAMBITS) for one in move.menu)]
    count = sum(1 for _ in turns(seen))
    if count < LONG or not casts or not gambits or seen.ranks[seen.seat] == 1:
        return None
    text = NN_(
        "wizards_gambit",
        "In %n turns, you played neither your gambit nor an incantation: cards that are never "
        "played are worth nothing.",
        "",
        count,
    )
    return FinderResult(text, 2.0, places_of(casts))


def gambit_unused(seen: SeenMatch) -> FinderResult | None:
    """Returns whether a lost match ended with the seat's gambit still in front of it."""
    count = sum(1 for _ in turns(seen))
    unused = seen.end.ready[seen.seat]
    if unused == box.NO_CARD or seen.given_up or seen.ranks[seen.seat] == 1 or count < LONG:
        return None
    own = [move for move in seen.own() if any(isinstance(m, GAMBITS) for m in move.menu)]
    if not own or kept_everything(seen) is not None:
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


def gambit_wasted(seen: SeenMatch) -> FinderResult | None:
    """Returns how often the seat annulled a book of a rival whose top spells did nothing for their
    owner, or harmed them, as long as the gambit lay there."""
    table = seen.end.table
    wasted = [
        move
        for move, event in seen.happened(events.AnnulmentLaid)
        if event.seat == seen.seat
        and event.victim != seen.seat
        and move.before.books[event.victim]
        and not any(is_useful(table, book) for book in books_under(seen, move, event.victim))
    ]
    if not wasted:
        return None
    text = NN_(
        "wizards_gambit",
        "%n of your gambits annulled a rival’s book that had no useful ability.",
        "",
        len(wasted),
    )
    return FinderResult(text, 1.5 * len(wasted), places_of(wasted))


def books_under(seen: SeenMatch, laid: SeenMove, victim: int) -> Iterator[tuple[box.SpellId, ...]]:
    """Yields the book of a rival as it was when the seat annulled it, and afterwards, as long as
    the gambit lay there."""
    yield laid.before.books[victim]
    for move in seen.moves[laid.place :]:
        if move.after.annulments[victim] != seen.seat:
            return
        yield move.after.books[victim]


def aura_for_nothing(seen: SeenMatch) -> FinderResult | None:
    """Returns the spells on which the seat laid a gambit and which rivals claimed afterwards."""
    kept: dict[box.SpellId, SeenMove] = {}
    lost: list[tuple[box.SpellId, SeenMove]] = []
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, events.AuraLaid) and event.seat == seen.seat:
                kept[event.spell] = move
            elif isinstance(event, events.SpellClaimed) and event.spell in kept:
                laid = kept.pop(event.spell)
                if event.seat != seen.seat:
                    lost.append((event.spell, laid))
    if not lost:
        return None
    text = NN_(
        "wizards_gambit",
        "%n of your gambits protected a spell that a rival claimed later, most recently {spell}.",
        "",
        len(lost),
    )
    text = text.of(spell=terms.the_spell(seen.end.table, lost[-1][0]))
    return FinderResult(text, 0.8 * len(lost), places_of([move for _, move in reversed(lost)]))


def cards_over_limit(seen: SeenMatch) -> FinderResult | None:
    """Returns the cards discarded over the hand limit; praise if there was none."""
    thrown = [
        move
        for move, event in seen.happened(events.CardDiscarded)
        if event.seat == seen.seat and event.cause == OVER_LIMIT
    ]
    if len(thrown) >= CARDS:
        text = NN_(
            "wizards_gambit",
            "You discarded %n card(s) over your hand limit: play what you can before your hand is "
            "full.",
            "",
            len(thrown),
        )
        return FinderResult(text, 0.4 * len(thrown), places_of(thrown))
    if thrown or sum(1 for _ in turns(seen)) < LONG:
        return None
    text = N_("wizards_gambit", "You never discarded a card over your hand limit.")
    return FinderResult(text, 0.3, (), praise=True)


def incantations_without_effect(seen: SeenMatch) -> FinderResult | None:
    """Returns the incantations that the seat played and that had no effect."""
    wasted = [
        move
        for move in seen.own()
        if isinstance(move.action, moves.Cast)
        and any(isinstance(event, events.NothingHappened) for event in move.events)
    ]
    if not wasted:
        return None
    text = NN_(
        "wizards_gambit", "You played %n incantation(s) that had no effect.", "", len(wasted)
    )
    return FinderResult(text, 0.9 * len(wasted), places_of(wasted))


def haste_without_claim(seen: SeenMatch) -> FinderResult | None:
    """Returns the turns in which the seat played Haste and completed no spell."""
    found: list[SeenMove] = []
    for turn in turns(seen):
        hasty = [
            move
            for move in turn.moves
            for event in move.events
            if isinstance(event, events.PlaysGained) and not event.momentum
        ]
        if hasty and not any(claim.seat == seen.seat for claim in claims(turn.moves)):
            found.append(hasty[0])
    if len(found) < TWICE:
        return None
    text = NN_(
        "wizards_gambit",
        "%n time(s), you played an incantation for extra components but completed no spell: save "
        "it for a spell that lacks three.",
        "",
        len(found),
    )
    return FinderResult(text, 0.9 * len(found), places_of(found))


def incantations_held(seen: SeenMatch) -> FinderResult | None:
    """Returns the incantations in the seat's hand at the end of a lost match."""
    held = [face for face in seen.end.hands[seen.seat] if box.is_incantation(face)]
    if len(held) < 2 or seen.given_up or seen.ranks[seen.seat] == 1:
        return None
    able = [move for move in seen.own() if any(isinstance(m, moves.Cast) for m in move.menu)]
    if not able:
        return None
    text = N_("wizards_gambit", "You lost with {cards} still in your hand.")
    text = text.of(cards=terms.card_list(seen.end.table, held))
    return FinderResult(text, 0.7 * len(held), (able[-1].place,))


def harmful_spell_on_top(seen: SeenMatch) -> FinderResult | None:
    """Returns the turns that the seat began under the harmful ability of its own top spell."""
    begun = [turn.moves[0] for turn in turns(seen)]
    harmed = [move for move in begun if move.before.abilities[seen.seat] in box.HARMFUL]
    if len(harmed) < HARMED or 2 * len(harmed) < len(begun):
        return None
    book = harmed[-1].before.books[seen.seat]
    text = NN_(
        "wizards_gambit",
        "You began %n turns with a harmful spell on top of your book, most recently "
        "{spell}: cover such a spell soon, even with a small one.",
        "",
        len(harmed),
    )
    text = text.of(spell=terms.the_spell(seen.end.table, book[-1]))
    return FinderResult(text, len(harmed) / 4, places_of(harmed))


def could_not_play(seen: SeenMatch) -> FinderResult | None:
    """Returns the turns in which the seat could play no component and showed its hand."""
    shown = [
        move
        for move, event in seen.happened(events.HandShown)
        if event.seat == seen.seat
        # A component need not be played by Transcendent Focus.
        and not any(isinstance(one, moves.PlayComponent) for one in move.menu)
    ]
    if len(shown) < OFTEN:
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
