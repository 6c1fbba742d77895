# SPDX-License-Identifier: MIT
"""The short texts on the table, and what a screen reader calls its pieces."""

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.rules.components import BOXES, DEFEAT_BOXES, guild_of
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.play.translate import render

_GUILDS = (
    N_("elfenwizards table", "Red guild"),
    N_("elfenwizards table", "Green guild"),
    N_("elfenwizards table", "Blue guild"),
    N_("elfenwizards table", "Yellow guild"),
    N_("elfenwizards table", "Black guild"),
    N_("elfenwizards table", "White guild"),
)

_BOXES = (
    N_("elfenwizards table", "Druids"),
    N_("elfenwizards table", "Sorcerers"),
    N_("elfenwizards table", "Necromancers"),
    N_("elfenwizards table", "Magicians"),
    N_("elfenwizards table", "Minor Spells"),
    N_("elfenwizards table", "Grey Magic"),
)
assert len(_BOXES) == len(BOXES)

_LEVELS = (
    N_("elfenwizards table", "Grand Druid and Druids on the tree"),
    N_("elfenwizards table", "Sorcerers on the tree"),
    N_("elfenwizards table", "Necromancers on the tree"),
    N_("elfenwizards table", "Magicians on the tree"),
)

_DEFEATED = (
    N_("elfenwizards table", "Defeated Druids"),
    N_("elfenwizards table", "Defeated Sorcerers"),
    N_("elfenwizards table", "Defeated Necromancers"),
)

MINOR_OF = N_("elfenwizards table", "{player}’s minor spell")
MAJOR_OF = N_("elfenwizards table", "{player}’s major spell")


def points_text(value: int) -> str:
    """Points as written beside a name."""
    return render(NN_("elfenwizards table", "%n pt(s)", "points, very short", value))


def guild(seat: int) -> str:
    """A guild."""
    return render(_GUILDS[seat])


def box(number: int) -> str:
    """A box for dice, as a title."""
    return render(_BOXES[number])


def defeat(level: int) -> str:
    """A defeat box, as a title."""
    return render(_DEFEATED[level])


def defeated() -> str:
    """The title of a defeat box where there is little room: its emblem tells the level."""
    return render(N_("elfenwizards table", "Defeated"))


def place_message(place: int) -> Message:
    """A title, Magician space or defeat box, to be put into a sentence."""
    if place in DEFEAT_BOXES:
        return _DEFEATED[place - DEFEAT_BOXES[0]]
    return terms.title(place)


def place(number: int) -> str:
    """A title, Magician space or defeat box."""
    return render(place_message(number))


def vacant(number: int) -> str:
    """A title that nobody has."""
    return render(N_("elfenwizards table", "{title}, vacant").of(title=place_message(number)))


def wizard(seen: Observation, which: int) -> str:
    """A wizard, where he stands, and what lies under him."""
    where = place_message(seen.place[which])
    tokens = seen.tokens[which]
    whose = _GUILDS[guild_of(which)]
    if not tokens:
        return render(N_("elfenwizards table", "{guild}: {place}").of(guild=whose, place=where))
    text = NN_("elfenwizards table", "{guild}: {place}, %n grey token(s)", "", tokens)
    return render(text.of(guild=whose, place=where))


def die(seat: int, face: int) -> str:
    """A die; face 0: not rolled yet."""
    if not face:
        return render(N_("elfenwizards table", "{guild}: die to roll").of(guild=_GUILDS[seat]))
    text = N_("elfenwizards table", "{guild}: major spell {face}")
    return render(text.of(guild=_GUILDS[seat], face=face))


def minor(seat: int) -> str:
    """A minor spell."""
    return render(N_("elfenwizards table", "{guild}: minor spell").of(guild=_GUILDS[seat]))


def beside(spell: str, seen: Observation, which: int) -> str:
    """A spell beside a wizard."""
    text = N_("elfenwizards table", "{spell}, beside {wizard}")
    return render(text.of(spell=spell, wizard=wizard(seen, which)))


def worth(seen: Observation, which: int, points: int) -> str:
    """What the spells beside a wizard add up to."""
    text = N_("elfenwizards table", "{wizard}: {points}")
    return render(text.of(wizard=wizard(seen, which), points=points_text(points)))


def level(number: int) -> str:
    """A level of the tree."""
    return render(_LEVELS[number])


def passed() -> str:
    """On the plate of a guild that has passed."""
    return render(N_("elfenwizards table", "passed"))


def round_text(seen: Observation) -> str:
    """Above the round track."""
    return render(N_("elfenwizards table", "Round {number}").of(number=seen.round_number))


def grand() -> str:
    """Above the list of Grand Druids."""
    return render(N_("elfenwizards table", "Grand Druids"))


def supply(seen: Observation) -> str:
    """The grey tokens in the supply."""
    return render(NN_("elfenwizards table", "%n grey token(s) in the supply", "", seen.supply))


def dragon() -> str:
    """The dragon, which goes with the first turn."""
    return render(N_("elfenwizards table", "The dragon"))


def die_in_box(seat: int, face: int, number: int) -> str:
    """A die in a box."""
    text = N_("elfenwizards table", "{guild}: major spell {face}, in {box}")
    return render(text.of(guild=_GUILDS[seat], face=face, box=terms.the_box(number)))


def minor_in_box(seat: int) -> str:
    """A minor spell in its box."""
    text = N_("elfenwizards table", "{guild}: minor spell to recover")
    return render(text.of(guild=_GUILDS[seat]))


def front() -> str:
    """Where the viewer's own dice and minor spells lie."""
    return render(N_("elfenwizards table", "In front of you"))


def elsewhere() -> str:
    """Before the viewer, when he has nothing there: where his dice are."""
    return render(N_("elfenwizards table", "All your dice are on the board."))
