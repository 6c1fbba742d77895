# SPDX-License-Identifier: MIT
"""Finds lessons in a match of Elfenwizards: contests, and the use of dice and minor spells.

A finder examines the play of one seat in a finished match. The finder returns a sentence, the
sentence's weight, and the moves that the sentence is about. A finder that has nothing to report
returns None. A mishap is something that went wrong for the seat.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, state, terms
from wizardtable.games.elfenwizards.rules.standings import target_wizards

MIN_COMMON_MISHAPS: Final = 2
"""A mishap that can happen to anybody is reported after this many times."""

CROWDED_BOX_DICE: Final = 6
"""A round is reported if the seat put at least this many of its seven dice into one box."""

TIE_VERDICTS: Final = (state.TIED, state.SECOND_TIED, state.BOTH_FIRST)
"""The verdicts on contests in which candidates have equal points."""

MIN_WASTED_LEAD_POINTS: Final = 6
"""Misplaced dice are reported if one contest was won with a surplus of points, and another was lost
by a deficit. The surplus must exceed the deficit by at least this many points, about those of a
good die."""

MIN_FREQUENT_MISHAPS: Final = 3
"""A mishap that nobody can always avoid is reported after this many times."""

MIN_CONTESTS_FOR_PRAISE: Final = 4
"""Praise for contests requires at least this many contests in the match."""

MIN_UNUSED_PIECES: Final = 4
"""Unused dice and needless minor spells are reported from this number on."""

MIN_PAID_REROLLS: Final = 4
"""Paid rerolls are reported from this number on."""

MIN_POINTS_ON_LOSERS: Final = 30
"""Spells beside losing wizards are reported from this many points on: about a good cast of a whole
round."""

MIN_TOKEN_POINTS: Final = 8
"""Grey tokens are reported from this many lost points on."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest in which wizards of the examined seat competed, and the result of the contest.

    Attributes:
        move: the action after which the contest was decided.
        event: the result of the contest.
        own: the points of the seat's best wizard.
        rival: the points of the best wizard of another guild, or -1 if there is none.
        won: whether a wizard of the seat won a title.
    """

    move: SeenMove
    event: moves.ContestDecided
    own: int
    rival: int
    won: bool

    @property
    def is_for_single_title(self) -> bool:
        """True if the contest was about a single title, False if it was about the two titles above
        a Magician space."""
        return len(self.event.titles) == 1


def contests(match: SeenMatch) -> Iterator[Contest]:
    """Yields the contests of the match in which wizards of the examined seat competed."""
    for move, event in match.moves_with_event(moves.ContestDecided):
        merits: dict[bool, list[int]] = {True: [], False: [-1]}
        for wizard, points in zip(event.candidates, event.points, strict=True):
            merits[box.guild_of(wizard) == match.seat].append(points)
        if merits[True]:
            won = any(
                wizard != box.NOBODY and box.guild_of(wizard) == match.seat
                for wizard in event.winners
            )
            yield Contest(move, event, max(merits[True]), max(merits[False]), won)


def lost_by_one(match: SeenMatch) -> FinderResult | None:
    """Reports the contests that the match's seat lost by a single point.

    Returns None if there are fewer than `MIN_COMMON_MISHAPS`.
    """
    lost = [
        contest
        for contest in contests(match)
        if contest.is_for_single_title and 0 < contest.own == contest.rival - 1
    ]
    if len(lost) < MIN_COMMON_MISHAPS:
        return None
    text = NN_(
        "elfenwizards",
        "You lost %n contest(s) by a margin of 1, including the one for {title}: keep minor spells "
        "for the contests that matter.",
        "",
        len(lost),
    )
    highest = min(lost, key=lambda contest: contest.event.titles)
    ordered = [highest, *(contest for contest in lost if contest is not highest)]
    text = text.of(title=terms.title(highest.event.titles[0]))
    return FinderResult(text, 0.8 * len(lost), places_of(contest.move for contest in ordered))


def ties(match: SeenMatch) -> FinderResult | None:
    """Reports the seat's contests whose title stayed vacant because of a tie. Returns praise if no
    contest of the seat was tied, and None if there is nothing to report."""
    fought = [
        contest
        for contest in contests(match)
        if contest.is_for_single_title and contest.own > 0 and contest.rival > 0
    ]
    tied = [contest for contest in fought if contest.event.verdict == state.TIED]
    if len(tied) >= MIN_FREQUENT_MISHAPS:
        text = NN_(
            "elfenwizards",
            "%n of your contests ended in ties, and nobody won the titles: win clearly, or spend "
            "nothing.",
            "",
            len(tied),
        )
        return FinderResult(text, len(tied), places_of(contest.move for contest in tied))
    if len(fought) < MIN_CONTESTS_FOR_PRAISE or any(
        contest.event.verdict in TIE_VERDICTS for contest in contests(match)
    ):
        return None
    text = N_("elfenwizards", "None of your contests ended in a tie.")
    return FinderResult(text, 0.4, (), is_praise=True)


def one_point_missing(match: SeenMatch) -> FinderResult | None:
    """Reports the contests in which a title stayed vacant, and a wizard of the seat was a candidate
    without points.

    A contest counts only if the seat still had a spell for the wizard. If the wizard rose as high
    in the same round by filling a vacant title, the contest does not count. Returns praise if a
    single further point would never have won a title, and None if there is nothing to report.
    """
    missed: list[Contest] = []
    unused: dict[int, Counter[int]] = {}
    filled = {
        (move.before.round_number, event.wizard): terms.rank_of(event.space)
        for move, event in match.moves_with_event(moves.TitleFilled)
    }
    contest_count = vacancies = 0
    for contest in contests(match):
        contest_count += 1
        vacant = contest.event.verdict in (state.NO_POINTS, state.ONLY_ONE)
        number, rank = contest.move.before.round_number, terms.rank_of(contest.event.titles[0])
        idle = [
            wizard
            for wizard, points in zip(contest.event.candidates, contest.event.points, strict=True)
            if not points and box.guild_of(wizard) == match.seat
        ]
        if not vacant or not idle or box.NOBODY not in contest.event.winners:
            vacancies += contest.event.verdict in (state.TIED, state.SECOND_TIED)
            continue
        vacancies += 1
        if any(filled.get((number, wizard), rank + 1) <= rank for wizard in idle):
            continue
        spells = unused.setdefault(contest.move.place, unused_spells(match, contest.move))
        level = box.LEVEL_BY_PLACE[contest.move.before.place[contest.event.candidates[0]]]
        kind = level if spells[level] else box.MINOR_BOX
        if spells[kind]:
            spells[kind] -= 1
            missed.append(contest)
    if len(missed) >= MIN_FREQUENT_MISHAPS:
        text = NN_(
            "elfenwizards",
            "%n time(s), one of your wizards missed a title that stayed vacant, although a "
            "strength of 1 would have won it and you still had a spell to place.",
            "",
            len(missed),
        )
        return FinderResult(text, 1.2 * len(missed), places_of(contest.move for contest in missed))
    if vacancies or contest_count < MIN_CONTESTS_FOR_PRAISE:
        return None
    text = N_(
        "elfenwizards",
        "None of your wizards missed a title that a single spell would have won.",
    )
    return FinderResult(text, 0.4, (), is_praise=True)


def unused_spells(match: SeenMatch, move: SeenMove) -> Counter[int]:
    """Returns how many of the seat's spells were unused when the contests were decided. The key of
    dice is their level, and the key of minor spells is MINOR_BOX.

    Args:
        move: the action after which the contests were decided.
    """
    before = move.before
    unused = Counter(
        {level: len(before.placed[match.seat][level]) for level in range(len(box.LEVELS))}
    )
    unused[box.MINOR_BOX] = before.minors[match.seat]
    for event in move.events:
        if isinstance(event, moves.SpellCommitted) and event.seat == match.seat:
            level = box.LEVEL_BY_PLACE[before.place[event.wizard]]
            unused[level if event.face else box.MINOR_BOX] -= 1
    return unused


def spells_on_losers(match: SeenMatch) -> FinderResult | None:
    """Reports the contests that the seat lost although it had points beside its wizards; returns
    None if the points are few."""
    lost = [
        contest
        for contest in contests(match)
        if contest.is_for_single_title and 0 < contest.own < contest.rival
    ]
    total = sum(contest.own for contest in lost)
    if total < MIN_POINTS_ON_LOSERS:
        return None
    text = NN_(
        "elfenwizards",
        "You lost %n contest(s) despite a total strength of {points} beside your wizards: count "
        "your rivals’ dice first, and give up the contests you cannot win.",
        "",
        len(lost),
    )
    ordered = sorted(lost, key=lambda contest: -contest.own)
    return FinderResult(
        text.of(points=total), total / 12, places_of(contest.move for contest in ordered)
    )


def dice_misplaced(match: SeenMatch) -> FinderResult | None:
    """Reports a round with two contests of one level, in which the seat had far more points than
    needed in one and too few in the other. The same dice could have won both contests. Returns None
    if there is no such round."""
    pairs: list[tuple[int, int, Contest, Contest]] = []
    rounds: dict[tuple[int, int], list[Contest]] = {}
    for contest in contests(match):
        if contest.is_for_single_title and contest.rival >= 0:
            level = box.LEVEL_BY_PLACE[contest.move.before.place[contest.event.candidates[0]]]
            rounds.setdefault((contest.move.place, level), []).append(contest)
    for level_contests in rounds.values():
        for won in level_contests:
            surplus = won.own - won.rival - 1
            if own_points(match, won) <= surplus:
                continue  # rivals helped: it is unclear whose spells were needed
            for lost in level_contests:
                deficit = lost.rival - lost.own
                if won.won and not lost.won and 0 < deficit < surplus:
                    pairs.append((surplus, deficit, won, lost))
    if not pairs:
        return None
    surplus, deficit, won, lost = max(pairs, key=lambda pair: pair[0] - pair[1])
    text = N_(
        "elfenwizards",
        "In round {round}, you won {title} by {more} more than you needed, and lost {other} by "
        "{less}: the same spells could have won both.",
    )
    if surplus - deficit < MIN_WASTED_LEAD_POINTS:
        return None
    text = text.of(
        round=won.move.before.round_number,
        title=terms.title(won.event.titles[0]),
        more=surplus,
        other=terms.title(lost.event.titles[0]),
        less=deficit,
    )
    return FinderResult(text, 1.0 + (surplus - deficit) / 8, (won.move.place,))


def minor_spells_wasted(match: SeenMatch) -> FinderResult | None:
    """Reports the contests that the seat would also have won without some of its minor spells;
    returns None if these spells are few."""
    wasted: list[tuple[int, Contest]] = []
    for contest in contests(match):
        if contest.is_for_single_title and contest.won:
            above = contest.own - max(contest.event.points[1:], default=0) - 1
            spells = min(above, own_spells(match, contest).count(box.MINOR_FACE))
            if spells > 0:
                wasted.append((spells, contest))
    total = sum(spells for spells, _ in wasted)
    if total < MIN_UNUSED_PIECES:
        return None
    text = NN_(
        "elfenwizards",
        "You placed %n minor spell(s) beside winners who did not need them: you can "
        "recover minor spells only with dice.",
        "",
        total,
    )
    ordered = [contest for _, contest in sorted(wasted, key=lambda pair: -pair[0])]
    return FinderResult(text, 0.4 * total, places_of(contest.move for contest in ordered))


def own_spells(match: SeenMatch, contest: Contest) -> list[int]:
    """Returns the faces of the seat's spells beside its winning wizard in a contest, 0 for a minor
    spell; empty if none of its wizards won."""
    winners = [wizard for wizard in contest.event.winners if wizard != box.NOBODY]
    winner = next((wizard for wizard in winners if box.guild_of(wizard) == match.seat), None)
    if winner is None:
        return []
    spells = list(contest.move.before.spells[winner])
    for event in contest.move.events:
        if isinstance(event, moves.SpellCommitted) and event.wizard == winner:
            spells.append(box.spell_of(event.seat, event.face))
    return [box.face_of(spell) for spell in spells if box.owner_of_spell(spell) == match.seat]


def own_points(match: SeenMatch, contest: Contest) -> int:
    """Returns the points of the seat's spells beside its winning wizard in a contest; 0 if none of
    its wizards won."""
    return sum(max(face, 1) for face in own_spells(match, contest))


def one_box(match: SeenMatch) -> FinderResult | None:
    """Reports the rounds in which the seat put nearly all its dice into one box; returns None if
    there are none."""
    boxes: dict[int, Counter[int]] = {}
    last: dict[int, int] = {}
    for move, event in match.moves_with_event(moves.DiePlaced):
        if event.seat == match.seat:
            number = move.before.round_number
            boxes.setdefault(number, Counter())[event.box] += 1
            last[number] = move.place
    rounds = [number for number, count in boxes.items() if max(count.values()) >= CROWDED_BOX_DICE]
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
    return FinderResult(text.of(dice=CROWDED_BOX_DICE), 2.0 * len(rounds), places)


def passed_with_dice(match: SeenMatch) -> FinderResult | None:
    """Reports the times that the seat passed with dice that it could still have placed; returns
    None if the dice are few."""
    unused: list[tuple[int, int]] = []
    for move, event in match.moves_with_event(moves.Passed):
        if event.seat == match.seat and not event.unable:
            boxes = enumerate(move.before.placed[match.seat][: len(box.LEVELS)])
            dice = sum(
                len(faces)
                for level, faces in boxes
                if target_wizards(move.before, match.seat, level)
            )
            if dice:
                unused.append((dice, move.place))
    total = sum(dice for dice, _ in unused)
    if total < MIN_UNUSED_PIECES:
        return None
    text = NN_(
        "elfenwizards",
        "You passed with %n die(s) in the level boxes that you could have placed beside wizards.",
        "",
        total,
    )
    places = tuple(place for _, place in sorted(unused, reverse=True))
    return FinderResult(text, 0.4 * total, places)


def dice_without_target(match: SeenMatch) -> FinderResult | None:
    """Reports the rounds in which the seat had dice in the box of a level where it could place no
    spell; returns None if the dice are few."""
    useless: list[tuple[int, int]] = []
    for move in match.moves:
        if any(isinstance(event, moves.SpellsCleared) for event in move.events):
            boxes = enumerate(move.before.placed[match.seat][: len(box.LEVELS)])
            dice = sum(
                len(faces)
                for level, faces in boxes
                if not target_wizards(move.before, match.seat, level)
            )
            if dice:
                useless.append((dice, move.place))
    total = sum(dice for dice, _ in useless)
    if total < MIN_COMMON_MISHAPS:
        return None
    text = NN_(
        "elfenwizards",
        "%n of your dice were in the box of a level where you could not place a spell: look at "
        "the wizards on a level before you choose its box.",
        "",
        total,
    )
    places = tuple(place for _, place in sorted(useless, reverse=True))
    return FinderResult(text, 0.6 * total, places)


def no_minor_spells(match: SeenMatch) -> FinderResult | None:
    """Reports the rounds whose contests the seat began without a minor spell in front of it.
    Returns praise if the seat always had at least two, and None if there is nothing to report."""
    first_moves: dict[int, SeenMove] = {}
    for move in match.moves:
        if move.before.phase == state.CONTEST:
            first_moves.setdefault(move.before.round_number, move)
    moves_without = [move for move in first_moves.values() if not move.before.minors[match.seat]]
    if len(moves_without) >= MIN_COMMON_MISHAPS:
        text = NN_(
            "elfenwizards",
            "In %n round(s), you began the contests without a minor spell: put dice "
            "into the Minor Spells box in time to recover some.",
            "",
            len(moves_without),
        )
        return FinderResult(text, 1.5 * len(moves_without), places_of(moves_without))
    if len(first_moves) < MIN_COMMON_MISHAPS or any(
        move.before.minors[match.seat] < MIN_COMMON_MISHAPS for move in first_moves.values()
    ):
        return None
    text = N_(
        "elfenwizards", "In every round, you began the contests with minor spells in front of you."
    )
    return FinderResult(text, 0.5, (), is_praise=True)


def helped_a_rival(match: SeenMatch) -> FinderResult | None:
    """Reports the spells that the seat placed beside a wizard that competed with a wizard of the
    seat for a title; returns None if there are none."""
    spells_given: list[tuple[int, int]] = []
    for move, event in match.moves_with_event(moves.SpellCommitted):
        if event.seat != match.seat or box.guild_of(event.wizard) == match.seat:
            continue
        contest = move.before.box.contest_of_place[event.space]
        titles, below = move.before.box.contests[contest]
        own = any(place in below for place in own_places(match, move.before))
        if own and len(titles) == 1:
            spells_given.append((max(event.face, 1), move.place))
    if not spells_given:
        return None
    text = NN_(
        "elfenwizards",
        "You placed %n spell(s) beside a wizard who competed with one of yours for the same title.",
        "",
        len(spells_given),
    )
    places = tuple(place for _, place in sorted(spells_given, reverse=True))
    return FinderResult(
        text, 0.5 * len(spells_given) + 0.2 * sum(face for face, _ in spells_given), places
    )


def own_places(match: SeenMatch, observation: Any) -> tuple[int, ...]:
    """Returns the places of the seat's wizards on the observed board, by wizard number."""
    first = box.IDS_PER_GUILD * match.seat
    places: tuple[int, ...] = observation.place[first : first + box.IDS_PER_GUILD]
    return places


def paid_rerolls(match: SeenMatch) -> FinderResult | None:
    """Reports the minor spells that the seat paid to reroll; returns None if they are few."""
    paid = [
        move.place
        for move, event in match.moves_with_event(moves.Rolled)
        if event.seat == match.seat and event.paid
    ]
    if len(paid) < MIN_PAID_REROLLS:
        return None
    text = NN_(
        "elfenwizards",
        "You paid %n minor spell(s) to reroll: each would have had a strength of 1 in a contest, "
        "or been worth a point at the end of the match.",
        "",
        len(paid),
    )
    return FinderResult(text, 0.5 * len(paid), tuple(paid))


def grey_tokens(match: SeenMatch) -> FinderResult | None:
    """Reports the rounds in which grey tokens cost the seat points. Returns praise if they never
    cost any, and None if the points are few."""
    cost: list[tuple[int, int]] = []
    for move, _ in match.moves_with_event(moves.RoundScored):
        first = box.IDS_PER_GUILD * match.seat
        tokens = sum(move.after.tokens[first : first + box.IDS_PER_GUILD])
        cost.append((tokens, move.place))
    total = sum(tokens for tokens, _ in cost)
    if total >= MIN_TOKEN_POINTS:
        text = NN_("elfenwizards", "Grey tokens cost you %n point(s) over the match.", "", total)
        places = tuple(place for _, place in sorted(cost, reverse=True))
        return FinderResult(text, total / 8, places)
    if total or len(cost) < MIN_COMMON_MISHAPS:
        return None
    return FinderResult(
        N_("elfenwizards", "Grey tokens never cost you a point."), 0.4, (), is_praise=True
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
    "rolls_paid": paid_rerolls,
    "grey_tokens": grey_tokens,
}
