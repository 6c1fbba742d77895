# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Elfenwizards: contests, and what dice and minor spells
were used for."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, state, terms
from wizardtable.games.elfenwizards.rules.standings import targets

TWICE: Final = 2
"""How often what can happen to anybody happened, from where on it is told."""

WHOLE_CAST: Final = 6
"""Dice in one box, of the seven of a round, from which it is told."""

TIES: Final = (state.TIED, state.SECOND_TIED, state.BOTH_FIRST)
"""The verdicts on those who have equally many points."""

MUCH: Final = 6
"""Points by which one contest was won more clearly than another was lost, from which they are
told: a good die."""

THRICE: Final = 3
"""How often what nobody can always avoid happened, from where on it is told."""

MANY_DICE: Final = 4
"""Dice that were in the right box and not used, from which they are told."""

REROLLS: Final = 4
"""Minor spells paid for another roll from which they are told."""

LOST: Final = 30
"""Points of spells beside wizards who lost from which they are told: all dice of a round, if they
are good."""

TOKENS: Final = 8
"""Points lost to grey tokens from which they are told."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest in which wizards of the seat stood, and how it ended.

    Attributes:
        move: the action after which it was decided.
        event: how.
        own: the best points of a wizard of the seat.
        rival: the best points of a wizard of another guild, -1 where there is none.
        won: whether a wizard of the seat has won a title.
    """

    move: SeenMove
    event: moves.ContestDecided
    own: int
    rival: int
    won: bool

    @property
    def single(self) -> bool:
        """Whether it was about one title, and not about the two above a Magician space."""
        return len(self.event.titles) == 1


def contests(seen: SeenMatch) -> Iterator[Contest]:
    """Yields the contests in which wizards of the seat stood."""
    for move, event in seen.happened(moves.ContestDecided):
        merits: dict[bool, list[int]] = {True: [], False: [-1]}
        for wizard, points in zip(event.candidates, event.points, strict=True):
            merits[box.guild_of(wizard) == seen.seat].append(points)
        if merits[True]:
            won = any(w != box.NOBODY and box.guild_of(w) == seen.seat for w in event.winners)
            yield Contest(move, event, max(merits[True]), max(merits[False]), won)


def lost_by_one(seen: SeenMatch) -> FinderResult | None:
    """Returns the titles that were lost by a single point."""
    lost = [one for one in contests(seen) if one.single and 0 < one.own == one.rival - 1]
    if len(lost) < TWICE:
        return None
    text = NN_(
        "elfenwizards",
        "You lost %n contest(s) by a single point, including the one for {title}: keep "
        "minor spells for the contests that matter.",
        "",
        len(lost),
    )
    highest = min(lost, key=lambda one: one.event.titles)
    ordered = [highest, *(one for one in lost if one is not highest)]
    text = text.of(title=terms.title(highest.event.titles[0]))
    return FinderResult(text, 0.8 * len(lost), places_of(one.move for one in ordered))


def ties(seen: SeenMatch) -> FinderResult | None:
    """Returns the titles that nobody won because of a tie; praise if nobody was ever tied."""
    fought = [one for one in contests(seen) if one.single and one.own > 0 and one.rival > 0]
    tied = [one for one in fought if one.event.verdict == state.TIED]
    if len(tied) >= THRICE:
        text = NN_(
            "elfenwizards",
            "%n of your contests ended in a tie, and nobody won the title: win clearly, or spend "
            "nothing.",
            "",
            len(tied),
        )
        return FinderResult(text, len(tied), places_of(one.move for one in tied))
    if len(fought) < MANY_DICE or any(one.event.verdict in TIES for one in contests(seen)):
        return None
    text = N_("elfenwizards", "None of your contests ended in a tie.")
    return FinderResult(text, 0.4, (), praise=True)


def one_point_missing(seen: SeenMatch) -> FinderResult | None:
    """Returns the wizards who stayed below a title that one more point would have given them,
    although there was a spell left that could have been placed beside them, and who did not rise as
    high in the same round by filling a vacant title; praise if one point more would never have
    given them a title, not even in a tie."""
    missed: list[Contest] = []
    left: dict[int, Counter[int]] = {}
    filled = {
        (move.before.round_number, event.wizard): terms.rank_of(event.space)
        for move, event in seen.happened(moves.TitleFilled)
    }
    stood = vacancies = 0
    for one in contests(seen):
        stood += 1
        vacant = one.event.verdict in (state.NO_POINTS, state.ONLY_ONE)
        number, rank = one.move.before.round_number, terms.rank_of(one.event.titles[0])
        idle = [
            wizard
            for wizard, points in zip(one.event.candidates, one.event.points, strict=True)
            if not points and box.guild_of(wizard) == seen.seat
        ]
        if not vacant or not idle or box.NOBODY not in one.event.winners:
            vacancies += one.event.verdict in (state.TIED, state.SECOND_TIED)
            continue
        vacancies += 1
        if any(filled.get((number, wizard), rank + 1) <= rank for wizard in idle):
            continue
        spells = left.setdefault(one.move.place, spells_left(seen, one.move))
        level = box.LEVEL_OF[one.move.before.place[one.event.candidates[0]]]
        kind = level if spells[level] else box.MINOR
        if spells[kind]:
            spells[kind] -= 1
            missed.append(one)
    if len(missed) >= THRICE:
        text = NN_(
            "elfenwizards",
            "%n time(s), one of your wizards stayed below a vacant title, although one point "
            "would have been enough and you still had a spell to place.",
            "",
            len(missed),
        )
        return FinderResult(text, 1.2 * len(missed), places_of(one.move for one in missed))
    if vacancies or stood < MANY_DICE:
        return None
    text = N_("elfenwizards", "None of your wizards missed a title that one point would have won.")
    return FinderResult(text, 0.4, (), praise=True)


def spells_left(seen: SeenMatch, move: SeenMove) -> Counter[int]:
    """Returns how many spells of the seat were left when contests were decided: dice by level, and
    minor spells as those of the Minor Spells box."""
    before = move.before
    left = Counter(
        {level: len(before.placed[seen.seat][level]) for level in range(len(box.LEVELS))}
    )
    left[box.MINOR] = before.minors[seen.seat]
    for event in move.events:
        if isinstance(event, moves.SpellCommitted) and event.seat == seen.seat:
            level = box.LEVEL_OF[before.place[event.wizard]]
            left[level if event.face else box.MINOR] -= 1
    return left


def spells_on_losers(seen: SeenMatch) -> FinderResult | None:
    """Returns the points of spells beside wizards who lost to a rival."""
    lost = [one for one in contests(seen) if one.single and 0 < one.own < one.rival]
    total = sum(one.own for one in lost)
    if total < LOST:
        return None
    text = NN_(
        "elfenwizards",
        "You lost %n contest(s) with spells worth {points} points beside your wizards: "
        "count your rival’s dice first, and give up the contests you cannot win.",
        "",
        len(lost),
    )
    ordered = sorted(lost, key=lambda one: -one.own)
    return FinderResult(text.of(points=total), total / 12, places_of(one.move for one in ordered))


def dice_misplaced(seen: SeenMatch) -> FinderResult | None:
    """Returns the contest that was won by more than another of the same round and level was lost
    by, so that the same dice, placed otherwise, could have won more."""
    pairs: list[tuple[int, int, Contest, Contest]] = []
    rounds: dict[tuple[int, int], list[Contest]] = {}
    for one in contests(seen):
        if one.single and one.rival >= 0:
            level = box.LEVEL_OF[one.move.before.place[one.event.candidates[0]]]
            rounds.setdefault((one.move.place, level), []).append(one)
    for found in rounds.values():
        for won in found:
            more = won.own - won.rival - 1
            if own_points(seen, won) <= more:
                continue  # others have helped: it is not known who was needed
            for lost in found:
                less = lost.rival - lost.own
                if won.won and not lost.won and 0 < less < more:
                    pairs.append((more, less, won, lost))
    if not pairs:
        return None
    more, less, won, lost = max(pairs, key=lambda pair: pair[0] - pair[1])
    text = N_(
        "elfenwizards",
        "In round {round}, you won {title} with {more} more points than you needed, and lost "
        "{other} by {less}: your spells were enough to win both.",
    )
    if more - less < MUCH:
        return None
    text = text.of(
        round=won.move.before.round_number,
        title=terms.title(won.event.titles[0]),
        more=more,
        other=terms.title(lost.event.titles[0]),
        less=less,
    )
    return FinderResult(text, 1.0 + (more - less) / 8, (won.move.place,))


def minor_spells_wasted(seen: SeenMatch) -> FinderResult | None:
    """Returns the minor spells placed beside winners who did not need them."""
    wasted: list[tuple[int, Contest]] = []
    for one in contests(seen):
        if one.single and one.won:
            above = one.own - max(one.event.points[1:], default=0) - 1
            spells = min(above, own_spells(seen, one).count(box.MINOR_FACE))
            if spells > 0:
                wasted.append((spells, one))
    total = sum(spells for spells, _ in wasted)
    if total < MANY_DICE:
        return None
    text = NN_(
        "elfenwizards",
        "You placed %n minor spell(s) beside winners who did not need them: you can "
        "recover minor spells only with dice.",
        "",
        total,
    )
    ordered = [one for _, one in sorted(wasted, key=lambda pair: -pair[0])]
    return FinderResult(text, 0.4 * total, places_of(one.move for one in ordered))


def own_spells(seen: SeenMatch, contest: Contest) -> list[int]:
    """Returns the faces of the seat's own spells beside its wizard who won; none if he lost."""
    winners = [w for w in contest.event.winners if w != box.NOBODY]
    winner = next((w for w in winners if box.guild_of(w) == seen.seat), None)
    if winner is None:
        return []
    spells = list(contest.move.before.spells[winner])
    for event in contest.move.events:
        if isinstance(event, moves.SpellCommitted) and event.wizard == winner:
            spells.append(box.spell_of(event.seat, event.face))
    return [box.face_of(spell) for spell in spells if box.caster(spell) == seen.seat]


def own_points(seen: SeenMatch, contest: Contest) -> int:
    """Returns the points of these spells."""
    return sum(max(face, 1) for face in own_spells(seen, contest))


def one_box(seen: SeenMatch) -> FinderResult | None:
    """Returns the rounds in which nearly all dice went into one box."""
    boxes: dict[int, Counter[int]] = {}
    last: dict[int, int] = {}
    for move, event in seen.happened(moves.DiePlaced):
        if event.seat == seen.seat:
            number = move.before.round_number
            boxes.setdefault(number, Counter())[event.box] += 1
            last[number] = move.place
    rounds = [number for number, count in boxes.items() if max(count.values()) >= WHOLE_CAST]
    if not rounds:
        return None
    text = NN_(
        "elfenwizards",
        "In %n round(s), you put {dice} or more of your seven dice into one box: at most one was "
        "left for all the others.",
        "",
        len(rounds),
    )
    places = tuple(last[number] for number in rounds)
    return FinderResult(text.of(dice=WHOLE_CAST), 2.0 * len(rounds), places)


def passed_with_dice(seen: SeenMatch) -> FinderResult | None:
    """Returns the dice that could have been placed when the seat passed."""
    found: list[tuple[int, int]] = []
    for move, event in seen.happened(moves.Passed):
        if event.seat == seen.seat and not event.unable:
            boxes = enumerate(move.before.placed[seen.seat][: len(box.LEVELS)])
            dice = sum(len(d) for level, d in boxes if targets(move.before, seen.seat, level))
            if dice:
                found.append((dice, move.place))
    total = sum(dice for dice, _ in found)
    if total < MANY_DICE:
        return None
    text = NN_(
        "elfenwizards",
        "You passed with %n die(s) in the level boxes that you could have placed beside wizards.",
        "",
        total,
    )
    places = tuple(place for _, place in sorted(found, reverse=True))
    return FinderResult(text, 0.4 * total, places)


def dice_without_target(seen: SeenMatch) -> FinderResult | None:
    """Returns the dice that lay in the box of a level at which nothing could be placed."""
    found: list[tuple[int, int]] = []
    for move in seen.moves:
        if any(isinstance(event, moves.SpellsCleared) for event in move.events):
            boxes = enumerate(move.before.placed[seen.seat][: len(box.LEVELS)])
            dice = sum(len(d) for level, d in boxes if not targets(move.before, seen.seat, level))
            if dice:
                found.append((dice, move.place))
    total = sum(dice for dice, _ in found)
    if total < TWICE:
        return None
    text = NN_(
        "elfenwizards",
        "%n of your dice were in the box of a level where you could not place a spell: look at "
        "the wizards on a level before you choose its box.",
        "",
        total,
    )
    places = tuple(place for _, place in sorted(found, reverse=True))
    return FinderResult(text, 0.6 * total, places)


def no_minor_spells(seen: SeenMatch) -> FinderResult | None:
    """Returns the rounds whose contests began without a minor spell in front of the seat; praise if
    there were always some."""
    starts: dict[int, SeenMove] = {}
    for move in seen.moves:
        if move.before.phase == state.CONTEST:
            starts.setdefault(move.before.round_number, move)
    none = [move for move in starts.values() if not move.before.minors[seen.seat]]
    if len(none) >= TWICE:
        text = NN_(
            "elfenwizards",
            "In %n round(s), you began the contests without a minor spell: put dice "
            "into the Minor Spells box in time to recover some.",
            "",
            len(none),
        )
        return FinderResult(text, 1.5 * len(none), places_of(none))
    if len(starts) < TWICE or any(
        move.before.minors[seen.seat] < TWICE for move in starts.values()
    ):
        return None
    text = N_(
        "elfenwizards", "You began the contests of every round with minor spells in front of you."
    )
    return FinderResult(text, 0.5, (), praise=True)


def helped_a_rival(seen: SeenMatch) -> FinderResult | None:
    """Returns the spells placed beside a rival who contended with a wizard of the seat for a
    title."""
    given: list[tuple[int, int]] = []
    for move, event in seen.happened(moves.SpellCommitted):
        if event.seat != seen.seat or box.guild_of(event.wizard) == seen.seat:
            continue
        contest = box.CONTEST_OF[event.space]
        titles, below = box.CONTESTS[contest]
        own = any(place in below for place in own_places(seen, move.before))
        if own and len(titles) == 1:
            given.append((max(event.face, 1), move.place))
    if not given:
        return None
    text = NN_(
        "elfenwizards",
        "You placed %n spell(s) beside a wizard who competed with one of yours for the same title.",
        "",
        len(given),
    )
    places = tuple(place for _, place in sorted(given, reverse=True))
    return FinderResult(text, 0.5 * len(given) + 0.2 * sum(face for face, _ in given), places)


def own_places(seen: SeenMatch, observation: Any) -> tuple[int, ...]:
    """Returns where the wizards of the seat stand."""
    first = box.STRIDE * seen.seat
    places: tuple[int, ...] = observation.place[first : first + box.STRIDE]
    return places


def rolls_paid(seen: SeenMatch) -> FinderResult | None:
    """Returns the minor spells paid to roll again."""
    paid = [m.place for m, e in seen.happened(moves.Rolled) if e.seat == seen.seat and e.paid]
    if len(paid) < REROLLS:
        return None
    text = NN_(
        "elfenwizards",
        "You paid %n minor spell(s) to roll again: each is worth a point in a contest or at "
        "the end of the match.",
        "",
        len(paid),
    )
    return FinderResult(text, 0.5 * len(paid), tuple(paid))


def grey_tokens(seen: SeenMatch) -> FinderResult | None:
    """Returns the points that grey tokens cost over all rounds; praise if there were none."""
    cost: list[tuple[int, int]] = []
    for move, _ in seen.happened(moves.RoundScored):
        first = box.STRIDE * seen.seat
        tokens = sum(move.after.tokens[first : first + box.STRIDE])
        cost.append((tokens, move.place))
    total = sum(tokens for tokens, _ in cost)
    if total >= TOKENS:
        text = NN_("elfenwizards", "Grey tokens cost you %n point(s) over the match.", "", total)
        places = tuple(place for _, place in sorted(cost, reverse=True))
        return FinderResult(text, total / 8, places)
    if total or len(cost) < TWICE:
        return None
    return FinderResult(
        N_("elfenwizards", "Grey tokens never cost you a point."), 0.4, (), praise=True
    )


FINDERS: Final[Finders] = {
    "lost_by_one": lost_by_one,
    "ties": ties,
    "one_point_missing": one_point_missing,
    "spells_on_losers": spells_on_losers,
    "dice_misplaced": dice_misplaced,
    "minor_spells_wasted": minor_spells_wasted,
    "one_box": one_box,
    "passed_with_dice": passed_with_dice,
    "dice_without_target": dice_without_target,
    "no_minor_spells": no_minor_spells,
    "helped_a_rival": helped_a_rival,
    "rolls_paid": rolls_paid,
    "grey_tokens": grey_tokens,
}
