# SPDX-License-Identifier: MIT
"""Guilds, boxes, dice and minor spells in full, with their figures."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, standings, terms
from wizardtable.games.elfenwizards.rules.state import CONTEST, Observation
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.contender_details import Ledger
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite


def of_seat(frame: Frame, seat: int) -> Explanation:
    """A guild: what it has scored, what it stands to score, and what it has left."""
    seen: Observation = frame.observation
    lines = [*frame.sitter(seat).told(), labels.guild(seat)]
    if seen.dragon == seat:
        lines.append(render(N_("elfenwizards table", "It has the dragon, and begins.")))
    if seen.phase == CONTEST and seen.passed[seat]:
        lines.append(render(N_("elfenwizards table", "It has passed for this round.")))
    rows: list[tuple[Message, int]] = [
        (N_("elfenwizards table", "Score"), seen.scores[seat]),
        (N_("elfenwizards table", "Its wizards now stand for"), standings.points(seen, seat)),
        (N_("elfenwizards table", "Dice in front"), seen.ready[seat]),
        (N_("elfenwizards table", "Minor spells in front"), seen.minors[seat]),
        (N_("elfenwizards table", "Minor spells to be bought back"), seen.boxed[seat]),
        (N_("elfenwizards table", "Grey tokens"), standings.tokens_of(seen, seat)),
        (N_("elfenwizards table", "Times Grand Druid"), seen.grand[seat]),
    ]
    defeated = sum([place in components.DEFEAT_BOXES for place in _places(seen, seat)])
    if defeated:  # what they will be worth is not among the points they stand for
        rows.insert(2, (N_("elfenwizards table", "Defeated, without a place yet"), defeated))
    ledger = tuple((render(label), str(figure)) for label, figure in rows)
    sigil = Sprite("portrait", (seat, frame.sitter(seat).wizard))
    return Explanation(
        frame.names[seat], tuple(lines), sigil, 1.0, (*ledger, *_standing(seen, seat))
    )


def _places(seen: Observation, seat: int) -> Sequence[int]:
    """Where a guild's wizards are."""
    return seen.place[components.STRIDE * seat : components.STRIDE * seat + components.STRIDE]


def _standing(seen: Observation, seat: int) -> Ledger:
    """Where a guild's wizards stand, by what they are worth."""
    own = [
        place
        for place in _places(seen, seat)
        if place >= 0 and place not in components.DEFEAT_BOXES
    ]
    worth = [components.POINTS[place] for place in own]
    rows = []
    for value in sorted(set(worth), reverse=True):
        text = NN_("elfenwizards table", "%n wizard(s) at {worth}", "", worth.count(value))
        rows.append((render(text.of(worth=value)), str(value * worth.count(value))))
    return tuple(rows)


def of_box(frame: Frame, box: int) -> Explanation:
    """A box for dice, and whose lie in it."""
    seen: Observation = frame.observation
    if box < len(components.LEVELS):
        text = N_(
            "elfenwizards table",
            "Dice here are promised to wizards of this level: in the contests they are placed "
            "beside any of them. Those that are not come back afterwards.",
        )
        return Explanation(labels.box(box), (render(text),), ledger=_dice(frame, box))
    if box == components.MINOR:
        text = NN_(
            "elfenwizards table",
            "Dice here buy back minor spells, before and after the contests: one for each %n "
            "point(s).",
            "",
            components.RECOVERY,
        )
        return Explanation(
            labels.box(box), (render(text),), ledger=(*_dice(frame, box), *_to_recover(frame))
        )
    text = NN_(
        "elfenwizards table",
        "Dice here remove grey tokens at the end of the round: one for each %n point(s).",
        "",
        standings.cleansing(seen),
    )
    lines = (render(text), labels.supply(seen))
    return Explanation(
        labels.box(components.GREY), lines, ledger=(*_dice(frame, box), *_stained(frame))
    )


def _dice(frame: Frame, box: int) -> Ledger:
    """Each guild's dice in a box, and their sum."""
    rows = []
    for seat, name in enumerate(frame.names):
        faces = frame.observation.placed[seat][box]
        if faces:
            shown = " ".join(str(face) for face in reversed(faces))
            text = N_("elfenwizards table", "{player}: {dice}").of(player=name, dice=shown)
            rows.append((render(text), str(sum(faces))))
    return tuple(rows)


def _to_recover(frame: Frame) -> Ledger:
    """How many minor spells each guild has here, and how many of them it can buy back."""
    seen: Observation = frame.observation
    rows = []
    for seat, name in enumerate(frame.names):
        if seen.boxed[seat]:
            text = NN_("elfenwizards table", "{player}: %n minor spell(s)", "", seen.boxed[seat])
            back = N_("elfenwizards table", "{count} back").of(
                count=standings.recoverable(seen, seat)
            )
            rows.append((render(text.of(player=name)), render(back)))
    return tuple(rows)


def _stained(frame: Frame) -> Ledger:
    """Each guild's grey tokens."""
    seen: Observation = frame.observation
    rows = []
    for seat, name in enumerate(frame.names):
        tokens = standings.tokens_of(seen, seat)
        if tokens:
            text = NN_("elfenwizards table", "{player}: %n grey token(s)", "", tokens)
            rows.append((render(text.of(player=name)), f"−{tokens}"))
    return tuple(rows)


def of_defeat(frame: Frame, level: int, place: int) -> Explanation:
    """A defeat box."""
    lines = [
        render(
            N_(
                "elfenwizards table",
                "Who was contending on this level and did not rise falls in here. From the highest "
                "box the defeated take vacant titles; the others become Magicians.",
            )
        )
    ]
    if level < 2:
        stain = N_(
            "elfenwizards table",
            "Who is demoted from here takes a grey token: a point less in every round.",
        )
        lines.append(render(stain))
    count = len(standings.wizards_on(frame.observation, place))
    lines.append(render(NN_("elfenwizards table", "%n wizard(s) here", "", count)))
    return Explanation(labels.defeat(level), tuple(lines))


def of_die(frame: Frame, seat: int, face: int, box: int) -> Explanation:
    """A major spell."""
    if not face:
        text = N_("elfenwizards table", "It is rolled before it is placed.")
    elif box < 0:
        text = N_("elfenwizards table", "A major spell counts its face.")
    else:
        text = N_("elfenwizards table", "It lies in {box}. A major spell counts its face.")
        text = text.of(box=terms.the_box(box))
    title = N_("elfenwizards table", "Major spell, {player}").of(player=frame.names[seat])
    return Explanation(render(title), (render(text),), Sprite("die", (seat, face, 0)), 1.0)


def of_minor(frame: Frame, seat: int) -> Explanation:
    """A minor spell."""
    lines = (
        N_("elfenwizards table", "Counts one point beside any wizard; then it goes to its box."),
        N_("elfenwizards table", "In front of its owner at the end of the game, it is a point."),
    )
    title = N_("elfenwizards table", "Minor spell, {player}").of(player=frame.names[seat])
    written = tuple(render(line) for line in lines)
    return Explanation(render(title), written, Sprite("minor", (seat,)), 1.0)


def of_track(frame: Frame) -> Explanation:
    """The round track."""
    seen: Observation = frame.observation
    lines = (
        NN_("elfenwizards table", "Round {number} of at most %n.", "", components.LAST_ROUND).of(
            number=seen.round_number
        ),
        N_(
            "elfenwizards table",
            "A Grand Druid who retires costs his guild a minor spell, which stays here.",
        ),
    )
    return Explanation(labels.round_text(seen), tuple(render(line) for line in lines))


def of_chronicle(frame: Frame) -> Explanation:
    """Who was Grand Druid, and how often nobody was: the second time ends the game."""
    seen: Observation = frame.observation
    text = N_(
        "elfenwizards table",
        "The game ends after a round in which a guild is given this title for the second time, or "
        "in which it stays vacant for the second time.",
    )
    rows = [(name, str(count)) for name, count in zip(frame.names, seen.grand, strict=True)]
    rows.append((render(N_("elfenwizards table", "Vacant")), str(seen.vacancies)))
    return Explanation(labels.grand(), (render(text),), ledger=tuple(rows))


def of_dragon(frame: Frame) -> Explanation:
    """The dragon."""
    text = N_(
        "elfenwizards table",
        "{player} has it: this guild begins in every phase. It goes to the guild of each Grand "
        "Druid who retires.",
    )
    line = render(text.of(player=frame.names[frame.observation.dragon]))
    return Explanation(labels.dragon(), (line,), Sprite("dragon"), 1.0)
