# SPDX-License-Identifier: MIT
"""Titles, Magician spaces and wizards in full: who contends, with how many points, and for what."""

from collections.abc import Sequence
from typing import TypeAlias

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import closed_to, contest, power, wizards_on
from wizardtable.games.elfenwizards.rules.state import (
    CONTEST,
    NO_CANDIDATE,
    NO_POINTS,
    TIED,
    TITLES_OPEN,
    Observation,
)
from wizardtable.games.elfenwizards.view import labels
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Key, Sprite

Ledger: TypeAlias = tuple[tuple[str, str], ...]


def contest_about(seen: Observation, key: Key) -> int:
    """The contest that a piece of the tree is about: that for a title, or the one in which a
    wizard, or all on a Magician space, contend; -1 for none."""
    match key:
        case ("space" | "heir", int(place)):
            return box.CONTEST_OF[place] if place in box.MAGICIANS else box.CONTEST_FOR[place]
        case ("wizard" | "points", int(wizard)):
            return box.CONTEST_OF[seen.place[wizard]]
    return -1


def of_space(frame: Frame, place: int) -> Explanation:
    """A title or a Magician space."""
    if place in box.MAGICIANS:
        return _of_magicians(frame, place)
    seen: Observation = frame.observation
    lines: list[Message | None] = [_worth(place), _holder(frame, place)]
    decided = contest(seen, box.CONTEST_FOR[place])
    if seen.phase in TITLES_OPEN:
        lines += [_access(frame, box.CONTEST_FOR[place]), _verdict_here(frame, decided, place)]
    return Explanation(labels.place(place), _written(lines), ledger=_candidates(frame, decided))


def _of_magicians(frame: Frame, place: int) -> Explanation:
    seen: Observation = frame.observation
    number = box.CONTEST_OF[place]
    left, right = box.LEADS_TO[place]
    text = N_(
        "elfenwizards table",
        "The two best Magicians here become {left} and {right}, if they "
        "have at least one point each.",
    )
    each = NN_(
        "elfenwizards table", "Each wizard here scores %n point(s) a round.", "", box.POINTS[place]
    )
    lines: list[Message | None] = [
        each,
        text.of(left=labels.place_message(left), right=labels.place_message(right)),
    ]
    decided = contest(seen, number)
    if seen.phase in TITLES_OPEN:
        lines.append(_access(frame, number))
        lines += [_verdict(frame, decided, title) for title in (left, right)]
    return Explanation(labels.place(place), _written(lines), ledger=_candidates(frame, decided))


def _worth(place: int) -> Message:
    """What a title, or a wizard on a place, is worth."""
    return NN_("elfenwizards table", "Scores %n point(s) a round.", "", box.POINTS[place])


def _holder(frame: Frame, place: int) -> Message:
    there = wizards_on(frame.observation, place)
    if not there:
        return N_("elfenwizards table", "Vacant.")
    text = N_("elfenwizards table", "Held by {player}.")
    return text.of(player=frame.names[box.guild_of(there[0])])


def _access(frame: Frame, number: int) -> Message | None:
    """Who may place spells in a contest."""
    whose = closed_to(frame.observation, number)
    if whose < 0:
        return None
    text = N_(
        "elfenwizards table",
        "Only {player} has candidates here: nobody else may place spells, and one point is enough.",
    )
    return text.of(player=frame.names[whose])


def _verdict(frame: Frame, decided: ContestDecided, title: int) -> Message:
    """What would become of a title now."""
    where = labels.place_message(title)
    winner = decided.winners[decided.titles.index(title)]
    if winner >= 0:
        text = N_("elfenwizards table", "{title}: {player} wins as things stand.")
        return text.of(title=where, player=frame.names[box.guild_of(winner)])
    reasons = {
        NO_CANDIDATE: N_("elfenwizards table", "{title}: no candidate as things stand."),
        NO_POINTS: N_("elfenwizards table", "{title}: nobody has a point yet."),
        TIED: N_("elfenwizards table", "{title}: a tie, so nobody wins as things stand."),
    }
    other = N_("elfenwizards table", "{title}: nobody wins as things stand.")
    return reasons.get(decided.verdict, other).of(title=where)


def _verdict_here(frame: Frame, decided: ContestDecided, title: int) -> Message:
    """The same of the title whose name stands above."""
    winner = decided.winners[decided.titles.index(title)]
    if winner < 0:
        reasons = {
            NO_CANDIDATE: N_("elfenwizards table", "No candidate as things stand."),
            NO_POINTS: N_("elfenwizards table", "Nobody has a point yet."),
            TIED: N_("elfenwizards table", "A tie: nobody wins this title as things stand."),
        }
        other = N_("elfenwizards table", "Nobody wins this title as things stand.")
        return reasons.get(decided.verdict, other)
    player = frame.names[box.guild_of(winner)]
    first = decided.winners[0]
    if first == winner:
        return N_("elfenwizards table", "As things stand, {player} wins this title.").of(
            player=player
        )
    # The second of two: whoever has more points goes to the space on the left.
    left = labels.place_message(decided.titles[0])
    if box.guild_of(first) == box.guild_of(winner):
        both = N_(
            "elfenwizards table", "As things stand, {player} wins both this title and {left}."
        )
        return both.of(player=player, left=left)
    text = N_(
        "elfenwizards table",
        "As things stand, {other} becomes {left}, and {player} wins this title.",
    )
    return text.of(other=frame.names[box.guild_of(first)], left=left, player=player)


def _candidates(frame: Frame, decided: ContestDecided, besides: int = -1) -> Ledger:
    """Who stands below, the best first, with his points; all but the wizard `besides`."""
    rows = []
    for wizard, points in zip(decided.candidates, decided.points, strict=True):
        if wizard == besides:
            continue
        text = N_("elfenwizards table", "{player}, {place}")
        where = labels.place_message(frame.observation.place[wizard])
        label = render(text.of(player=frame.names[box.guild_of(wizard)], place=where))
        rows.append((label, labels.points_text(points)))
    return tuple(rows)


def of_wizard(frame: Frame, wizard: box.WizardId) -> Explanation:
    """A wizard: what he is worth, what he contends for, who serves him, and who are his rivals."""
    seen: Observation = frame.observation
    place, seat = seen.place[wizard], box.guild_of(wizard)
    sprite = Sprite("pawn", (seat, seen.tokens[wizard]))
    text, where = N_("elfenwizards table", "{player}’s {place}"), labels.place_message(place)
    if place in box.MAGICIANS:
        where = terms.rank(place)
    elif place in box.DEFEAT_BOXES:
        text = N_("elfenwizards table", "{player}: {place}")
    title = render(text.of(player=frame.names[seat], place=where))
    lines: list[Message | None] = []
    if place <= box.MAGICIANS[-1]:
        lines.append(_worth(place))
    if seen.tokens[wizard]:
        lines.append(
            NN_(
                "elfenwizards table",
                "%n grey token(s) under this wizard: each costs a point every round.",
                "",
                seen.tokens[wizard],
            )
        )
    lines += _prospect(frame, wizard, place)
    ledger = (*_spells(frame, wizard), *_rivals(frame, wizard, place))
    return Explanation(title, _written(lines), sprite, 1.0, ledger)


def _prospect(frame: Frame, wizard: box.WizardId, place: int) -> list[Message | None]:
    """What may become of a wizard in this round."""
    seen: Observation = frame.observation
    if place == box.GRAND_DRUID:
        return [
            N_(
                "elfenwizards table",
                "If the match goes on, this wizard retires to the Magicians at the "
                "start of the next round: the guild gives up a minor spell and "
                "takes the dragon.",
            )
        ]
    number = box.CONTEST_OF[place]
    if number < 0:
        return [
            N_(
                "elfenwizards table",
                "Defeated: this wizard takes a vacant title or becomes a Magician.",
            )
        ]
    if seen.phase not in TITLES_OPEN:
        return []
    decided = contest(seen, number)
    titles = decided.titles
    goal = labels.place_message(titles[0])
    if len(titles) > 1:
        both = N_("elfenwizards table", "{left} or {right}")
        goal = both.of(left=goal, right=labels.place_message(titles[1]))
    contends = N_("elfenwizards table", "Competes for {title}, with dice from {box}.")
    lines: list[Message | None] = [
        contends.of(title=goal, box=terms.the_box(box.LEVEL_OF[place])),
        _access(frame, number),
    ]
    if seen.phase != CONTEST:
        return lines
    if wizard in decided.winners:
        lines.append(N_("elfenwizards table", "As things stand, this wizard rises."))
    elif box.LEVEL_OF[place] == len(box.LEVELS) - 1:
        lines.append(N_("elfenwizards table", "As things stand, this wizard stays a Magician."))
    else:
        lines.append(N_("elfenwizards table", "As things stand, this wizard is defeated."))
    return lines


def _spells(frame: Frame, wizard: box.WizardId) -> Ledger:
    """The spells beside a wizard, and their sum."""
    seen: Observation = frame.observation
    spells = sorted(seen.spells[wizard], key=box.strength, reverse=True)
    if not spells:
        return ()
    rows = [(_spell(frame, spell), labels.points_text(box.strength(spell))) for spell in spells]
    if len(rows) > 1:
        rows.append(
            (render(N_("elfenwizards table", "Total")), labels.points_text(power(seen, wizard)))
        )
    return tuple(rows)


def _rivals(frame: Frame, wizard: box.WizardId, place: int) -> Ledger:
    """Who contends with him, and how he stands."""
    number = box.CONTEST_OF[place]
    if number < 0:
        return ()
    return _candidates(frame, contest(frame.observation, number), wizard)


def _spell(frame: Frame, spell: int) -> str:
    text = labels.MINOR_OF if box.face_of(spell) == box.MINOR_FACE else labels.MAJOR_OF
    return render(text.of(player=frame.names[box.caster(spell)]))


def _written(lines: Sequence[Message | None]) -> tuple[str, ...]:
    return tuple(render(line) for line in lines if line is not None)
