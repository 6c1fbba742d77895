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
        lines.append(render(N_("elfenwizards table", "Has the dragon and goes first.")))
    if seen.phase == CONTEST and seen.passed[seat]:
        lines.append(render(N_("elfenwizards table", "Has passed for this round.")))
    rows: list[tuple[Message, int]] = [
        (N_("elfenwizards table", "Score"), seen.scores[seat]),
        (N_("elfenwizards table", "Wizards now worth"), standings.points(seen, seat)),
        (N_("elfenwizards table", "Dice not yet placed"), seen.ready[seat]),
        (N_("elfenwizards table", "Minor spells available"), seen.minors[seat]),
        (N_("elfenwizards table", "Minor spells to recover"), seen.boxed[seat]),
        (N_("elfenwizards table", "Grey tokens"), standings.tokens_of(seen, seat)),
        (N_("elfenwizards table", "Grand Druid titles"), seen.grand[seat]),
    ]
    defeated = sum([place in components.DEFEAT_BOXES for place in _places(seen, seat)])
    if defeated:  # what they will be worth is not among the points they stand for
        rows.insert(2, (N_("elfenwizards table", "Defeated wizards"), defeated))
    ledger = tuple((render(label), str(figure)) for label, figure in rows)
    sigil = Sprite("sitter", (seat, frame.sitter(seat).wizard))
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
        text = NN_("elfenwizards table", "%n wizard(s) at {worth} points", "", worth.count(value))
        rows.append((render(text.of(worth=value)), str(value * worth.count(value))))
    return tuple(rows)


def of_box(frame: Frame, box: int) -> Explanation:
    """A box for dice, and whose lie in it."""
    seen: Observation = frame.observation
    if box < len(components.LEVELS):
        text = N_(
            "elfenwizards table",
            "In the contests, players place these dice beside wizards of this "
            "level. Unused dice return to their owners afterwards.",
        )
        return Explanation(labels.box(box), (render(text),), ledger=_dice(frame, box))
    if box == components.MINOR:
        text = NN_(
            "elfenwizards table",
            "Before and after the contests, dice here recover minor spells, "
            "one for every %n point(s) on the dice.",
            "",
            components.RECOVERY,
        )
        return Explanation(
            labels.box(box), (render(text),), ledger=(*_dice(frame, box), *_to_recover(frame))
        )
    text = NN_(
        "elfenwizards table",
        "At the end of the round, dice here remove grey tokens, one for "
        "every %n point(s) on the dice.",
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
            shown = " + ".join(str(face) for face in reversed(faces))
            text = N_("elfenwizards table", "{player}: {dice}").of(player=name, dice=shown)
            label = render(text) if len(faces) > 1 else name
            rows.append((label, labels.points_text(sum(faces))))
    return tuple(rows)


def _to_recover(frame: Frame) -> Ledger:
    """How many minor spells each guild has here, and how many of them it can buy back."""
    seen: Observation = frame.observation
    rows = []
    for seat, name in enumerate(frame.names):
        if seen.boxed[seat]:
            text = NN_("elfenwizards table", "{player}: %n minor spell(s)", "", seen.boxed[seat])
            back = N_("elfenwizards table", "can recover none")
            if count := standings.recoverable(seen, seat):
                back = N_("elfenwizards table", "can recover {count}").of(count=count)
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
                "Wizards of this level who do not rise wait here. Starting with the "
                "highest box, defeated wizards take the vacant titles; the rest become "
                "Magicians.",
            )
        )
    ]
    if level < 2:
        stain = N_(
            "elfenwizards table",
            "A wizard demoted from here takes a grey token, if any are left: "
            "one point less every round.",
        )
        lines.append(render(stain))
    count = len(standings.wizards_on(frame.observation, place))
    here = N_("elfenwizards table", "No wizards here.")
    if count:
        here = NN_("elfenwizards table", "%n wizard(s) here.", "", count)
    lines.append(render(here))
    return Explanation(labels.defeat(level), tuple(lines))


def of_die(frame: Frame, seat: int, face: int, box: int) -> Explanation:
    """A major spell."""
    if not face:
        text = N_("elfenwizards table", "Not rolled yet.")
    elif box < 0:
        text = N_("elfenwizards table", "Worth the number it shows.")
    else:
        text = N_("elfenwizards table", "In {box}. Worth the number it shows.")
        text = text.of(box=terms.the_box(box))
    title = labels.MAJOR_OF.of(player=frame.names[seat])
    return Explanation(render(title), (render(text),), Sprite("die", (seat, face, 0)), 1.0)


def of_minor(frame: Frame, seat: int) -> Explanation:
    """A minor spell."""
    lines = (
        N_(
            "elfenwizards table",
            "Worth one point beside any candidate, then goes to the Minor Spells box.",
        ),
        N_("elfenwizards table", "Worth one point in front of its owner at the end of the match."),
    )
    title = labels.MINOR_OF.of(player=frame.names[seat])
    written = tuple(render(line) for line in lines)
    return Explanation(render(title), written, Sprite("minor", (seat,)), 1.0)


def of_track(frame: Frame) -> Explanation:
    """The round track."""
    seen: Observation = frame.observation
    lines = (
        NN_("elfenwizards table", "The match has at most %n rounds.", "", components.LAST_ROUND),
        N_(
            "elfenwizards table",
            "The guild of a retiring Grand Druid gives up a minor spell, which stays here.",
        ),
    )
    return Explanation(labels.round_text(seen), tuple(render(line) for line in lines))


def of_chronicle(frame: Frame) -> Explanation:
    """Who was Grand Druid, and how often nobody was: the second time ends the game."""
    seen: Observation = frame.observation
    text = N_(
        "elfenwizards table",
        "The match ends after a round in which a guild wins this title for "
        "the second time, or the title stays vacant for the second time.",
    )
    rows = [(name, str(count)) for name, count in zip(frame.names, seen.grand, strict=True)]
    rows.append((render(N_("elfenwizards table", "Vacant")), str(seen.vacancies)))
    return Explanation(labels.grand(), (render(text),), ledger=tuple(rows))


def of_dragon(frame: Frame) -> Explanation:
    """The dragon."""
    text = N_(
        "elfenwizards table",
        "{player} has the dragon and goes first in every phase. The guild "
        "of a retiring Grand Druid takes the dragon.",
    )
    line = render(text.of(player=frame.names[frame.observation.dragon]))
    return Explanation(labels.dragon(), (line,), Sprite("dragon"), 1.0)
