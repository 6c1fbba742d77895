# SPDX-License-Identifier: MIT
"""The short texts on the table, and what a screen reader calls its pieces."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.components import NO_ABILITY, Face, SpellId
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.rules.terms import Name
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.play.translate import render

# Cards.


def written(name: Name) -> str:
    """A name, as entered or in the language of the program."""
    return name if isinstance(name, str) else render(name)


def card(table: CardTable, face: Face) -> str:
    """A card of the component deck."""
    return written(terms.card(table, face))


def component(kind: int) -> str:
    """A component."""
    return render(terms.component(kind))


def spell(table: CardTable, row: SpellId) -> str:
    """A spell."""
    return written(terms.spell(table, row))


def ability(number: int) -> str:
    """What a spell does, said to its owner; "" for none."""
    return "" if number == NO_ABILITY else render(effect_texts.ability_text(number))


def laid(face: Face, as_type: int) -> str:
    """A component on a spell."""
    if face == as_type:
        return component(face)
    text = N_("wizards_gambit table", "{component} as {type}")
    return render(text.of(component=terms.component(face), type=terms.a_component(as_type)))


def laid_on(table: CardTable, row: SpellId, face: Face, as_type: int) -> str:
    """A component on a spell of the pool, which may have several."""
    text = N_("wizards_gambit table", "{component}, on {spell}")
    return render(text.of(component=laid(face, as_type), spell=terms.spell(table, row)))


def needed(table: CardTable, row: SpellId, kind: int, *, held: bool) -> str:
    """A component that a spell still needs."""
    text = (
        N_("wizards_gambit table", "{component} (in your hand), missing from {spell}")
        if held
        else N_("wizards_gambit table", "{component}, missing from {spell}")
    )
    return render(text.of(component=terms.component(kind), spell=terms.spell(table, row)))


def as_type(kind: int) -> str:
    """A type that a Flake may stand for, on its button."""
    return render(terms.component(kind))


def known_to(name: str, players: Sequence[str]) -> str:
    """A card of the viewer's that others know."""
    text = N_("wizards_gambit table", "{card}, known to {players}")
    return render(text.of(card=name, players=listing(players)))


# The pool.


def pool_spell(seen: Observation, row: SpellId, short: int) -> str:
    """A spell of the pool, its points, and how many components it lacks."""
    text = NN_("wizards_gambit table", "{spell}, {points}: %n component(s) missing", "", short)
    worth = terms.points(seen.table.points[row])
    return render(text.of(spell=terms.spell(seen.table, row), points=worth))


def no_spell() -> str:
    """In an empty place of the pool."""
    return render(N_("wizards_gambit table", "The spell deck is empty."))


def aura(gambit: Face, player: str) -> str:
    """A gambit on a spell of the pool."""
    text = N_("wizards_gambit table", "{gambit}, played by {player}: aura of protection")
    return render(text.of(gambit=terms.gambit(gambit), player=player))


# Decks.


def deck(count: int) -> str:
    """The component deck."""
    return render(NN_("wizards_gambit table", "Component deck: %n card(s)", "", count))


def discards(count: int) -> str:
    """The discard pile."""
    return render(NN_("wizards_gambit table", "Discard pile: %n card(s)", "", count))


def spell_deck(count: int) -> str:
    """The deck of spells."""
    return render(NN_("wizards_gambit table", "Spell deck: %n spell(s)", "", count))


# Seats.


def points_text(value: int) -> str:
    """Points as written beside a name."""
    return render(NN_("wizards_gambit table", "%n pt(s)", "points, very short", value))


def seat(player: str, points: int, cards: int) -> str:
    """A wizard, his points and his cards, for a screen reader."""
    text = NN_("wizards_gambit table", "{player}: {points}, %n card(s) in hand", "", cards)
    return render(text.of(player=player, points=terms.points(points)))


def top_spell(seen: Observation, row: SpellId, player: str) -> str:
    """The uppermost spell of a book."""
    text = N_("wizards_gambit table", "{spell}, on top of {player}’s book")
    return render(text.of(spell=terms.spell(seen.table, row), player=player))


def lower_spell(seen: Observation, row: SpellId, player: str) -> str:
    """A spell of a book that is covered by others."""
    text = N_("wizards_gambit table", "{spell}, in {player}’s book")
    return render(text.of(spell=terms.spell(seen.table, row), player=player))


def book(player: str) -> str:
    """A spell book, where a gambit may be laid on it."""
    return render(N_("wizards_gambit table", "{player}’s book").of(player=player))


def empty_book() -> str:
    """In place of the spells of a book that has none."""
    return render(N_("wizards_gambit table", "No spells yet"))


def stopped() -> str:
    """In place of what a spell does, while it does not work."""
    return render(N_("wizards_gambit table", "No effect for now"))


def ready_gambit(gambit: Face, player: str) -> str:
    """The gambit in front of a wizard, not yet played."""
    text = N_("wizards_gambit table", "{player}’s {gambit}, ready to play")
    return render(text.of(gambit=terms.gambit(gambit), player=player))


def annulment(gambit: Face, player: str) -> str:
    """A gambit on a book."""
    text = N_("wizards_gambit table", "{gambit}, played by {player}: annulment")
    return render(text.of(gambit=terms.gambit(gambit), player=player))


def gambit_of(player: str) -> str:
    """The gambit that a wizard has in play, as something to be aimed at."""
    return render(N_("wizards_gambit table", "{player}’s gambit in play").of(player=player))


def known_card(seen: Observation, face: Face, player: str) -> str:
    """A card in another hand that the viewer knows."""
    text = N_("wizards_gambit table", "{card}, in {player}’s hand")
    return render(text.of(card=terms.card(seen.table, face), player=player))


def hand(player: str, cards: int) -> str:
    """The hidden cards of a hand."""
    text = NN_("wizards_gambit table", "{player}: %n card(s) in hand", "", cards)
    return render(text.of(player=player))


# The turn.

COMPONENT = N_("wizards_gambit table", "Component")
INCANTATION = N_("wizards_gambit table", "Incantation")
DRAW = N_("wizards_gambit table", "Draw")
COMPONENTS_LEFT = N_("wizards_gambit table", "Component ×{count}")
INCANTATIONS_LEFT = N_("wizards_gambit table", "Incantation ×{count}")
ALL_COMPONENTS = N_("wizards_gambit table", "Components in hand")
ALL_INCANTATIONS = N_("wizards_gambit table", "Incantations in hand")


def turn(player: str) -> str:
    """Whose turn it is."""
    return render(N_("wizards_gambit table", "{player}’s turn").of(player=player))


# Places that pieces may be brought to.


def zone(text: Message) -> str:
    """A place by its name."""
    return render(text)


HAND = N_("wizards_gambit table", "Your hand")
MIDDLE = N_("wizards_gambit table", "The middle of the table")


def as_type_on(table: CardTable, row: SpellId, kind: int) -> str:
    """A missing component of a spell, as a place that a Flake may be brought to."""
    text = N_("wizards_gambit table", "{spell}, as {component}")
    return render(text.of(spell=terms.spell(table, row), component=terms.component(kind)))


def eclipsed() -> str:
    """Over a book on which an Eclipse lies."""
    return render(N_("wizards_gambit table", "Eclipse stops the ability of this book."))
