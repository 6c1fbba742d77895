# SPDX-License-Identifier: MIT
"""The spells of the pool in full: what they do, what they lack, and who could complete them."""

from collections.abc import Sequence
from typing import TypeAlias

from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.pool import missing, short
from wizardtable.games.wizards_gambit.rules.state import OVER, Observation
from wizardtable.games.wizards_gambit.view import labels, spell_completions
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation

Ledger: TypeAlias = tuple[tuple[str, str], ...]

_VERDICTS = {
    spell_completions.CANNOT: N_("wizards_gambit table", "cannot claim spells"),
    spell_completions.UNLIKELY: N_("wizards_gambit table", "cannot play enough components"),
    spell_completions.CAN: N_("wizards_gambit table", "has what is missing"),
}


def of_pool_spell(frame: Frame, slot: int) -> Explanation:
    """A spell of the pool: points, ability, what it lacks, and the prospects of every wizard."""
    seen: Observation = frame.observation
    row = seen.pool[slot]
    table = seen.table
    lines = [labels.ability(table.abilities[row])]
    lacking = spell_completions.lacking(seen, slot)
    if lacking:
        items = [terms.components(kind, count) for kind, count in sorted(lacking.items())]
        text = N_("wizards_gambit table", "Still needs {components}.")
        lines.append(render(text.of(components=listing(items))))
    if seen.auras[slot] >= 0:
        text = N_(
            "wizards_gambit table",
            "{player} protects this spell with an aura: nobody can play on the "
            "spell, touch its components or claim the spell.",
        )
        lines.append(render(text.of(player=frame.names[seen.auras[slot]])))
    worth = N_("wizards_gambit table", "{spell}: {points}")
    worth = worth.of(spell=terms.spell(table, row), points=terms.points(table.points[row]))
    ledger = _prospects(frame, slot) if seen.step != OVER and seen.auras[slot] < 0 else ()
    return Explanation(
        render(worth), tuple(lines), card_sprites.with_needs(seen, slot), ledger=ledger
    )


def _prospects(frame: Frame, slot: int) -> Ledger:
    """Whether each wizard could complete the spell in his next turn, the viewer first."""
    seen: Observation = frame.observation
    seats = len(seen.books)
    first = max(0, seen.viewer)
    order = [(first + step) % seats for step in range(seats)]
    return tuple((frame.names[seat], _verdict(seen, slot, seat)) for seat in order)


def _verdict(seen: Observation, slot: int, seat: int) -> str:
    prospect = spell_completions.prospect(seen, slot, seat)
    message: Message | None = _VERDICTS.get(prospect)
    if message is None:
        unknown = seen.hands[seat].count(box.HIDDEN)
        message = NN_("wizards_gambit table", "could complete it: %n unknown card(s)", "", unknown)
    elif prospect == spell_completions.UNLIKELY and short(seen, slot) <= spell_completions.plays(
        seen, seat
    ):
        message = N_("wizards_gambit table", "lacks a component")
    return render(message)


def of_need(frame: Frame, spell: box.SpellId, kind: int) -> Explanation:
    """An ingredient that a spell still needs."""
    seen: Observation = frame.observation
    slot = seen.pool.index(spell)
    text = N_("wizards_gambit table", "Missing from {spell}.")
    lines = [render(text.of(spell=terms.the_spell(seen.table, spell)))]
    lines += _who_holds(frame, box.Face(kind))
    lines += _others_that_need(seen, kind, slot)
    picture = card_sprites.card(seen.table, box.Face(kind))
    return Explanation(labels.component(kind), tuple(lines), picture, ledger=_tally(seen, kind))


def of_component(frame: Frame, face: box.Face) -> Explanation:
    """A component in a hand."""
    seen: Observation = frame.observation
    if face == box.FLAKE:
        text = N_(
            "wizards_gambit table",
            "A Flake stands for any component that a spell still needs: choose which.",
        )
        lines = [render(text)]
    else:
        lines = _others_that_need(seen, face, -1)
        if not lines:
            lines = [
                render(N_("wizards_gambit table", "No spell in the pool needs this component now."))
            ]
    picture = card_sprites.card(seen.table, face)
    return Explanation(labels.component(face), tuple(lines), picture, ledger=_tally(seen, face))


def known_to(frame: Frame, face: box.Face) -> list[str]:
    """Who knows that the viewer holds a card."""
    seen: Observation = frame.observation
    knowers = [frame.names[seat] for seat, known in enumerate(seen.exposed) if face in known]
    if not knowers:
        return []
    text = NN_("wizards_gambit table", "{players} knows that you have this card.", "", len(knowers))
    return [render(text.of(players=listing(knowers)))]


def of_laid(frame: Frame, spell: box.SpellId, face: box.Face, as_type: int) -> Explanation:
    """A component on a spell."""
    seen: Observation = frame.observation
    text = N_("wizards_gambit table", "On {spell}.")
    lines = [render(text.of(spell=terms.the_spell(seen.table, spell)))]
    picture = card_sprites.card(seen.table, face)
    return Explanation(labels.laid(face, as_type), tuple(lines), picture)


def _who_holds(frame: Frame, face: box.Face) -> list[str]:
    """Who is known to hold a component."""
    seen: Observation = frame.observation
    lines = []
    if seen.viewer >= 0 and face in seen.hands[seen.viewer]:
        lines.append(render(N_("wizards_gambit table", "You have this component.")))
    others = [frame.names[seat] for seat in spell_completions.holders(seen, face)]
    if others:
        text = NN_(
            "wizards_gambit table", "{players} certainly has this component.", "", len(others)
        )
        lines.append(render(text.of(players=listing(others))))
    return lines


def _others_that_need(seen: Observation, kind: int, but: int) -> list[str]:
    """The spells of the pool that need a component, besides one."""
    found = [
        terms.the_spell(seen.table, row)
        for slot, row in enumerate(seen.pool)
        if row != box.NO_SPELL and slot != but and kind in missing(seen, slot)
    ]
    if not found:
        return []
    if but < 0:
        text = N_("wizards_gambit table", "Missing from {spells}.")
    else:
        text = N_("wizards_gambit table", "Also missing from {spells}.")
    return [render(text.of(spells=listing(found)))]


def _tally(seen: Observation, kind: int) -> Ledger:
    """Where the cards of a component are, as far as it can be seen."""
    on_spells = sum(face == kind for slot in range(box.POOL) for face, _ in seen.laid[slot])
    discarded = seen.discards.count(box.Face(kind))
    rows: Sequence[tuple[Message, int]] = (
        (N_("wizards_gambit table", "Cards in all"), seen.table.cards[kind]),
        (N_("wizards_gambit table", "On spells in the pool"), on_spells),
        (N_("wizards_gambit table", "In the discard pile"), discarded),
    )
    return tuple((render(label), str(count)) for label, count in rows)
