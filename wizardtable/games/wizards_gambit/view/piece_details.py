# SPDX-License-Identifier: MIT
"""Wizards, books, gambits, decks and the turn in full."""

from collections import Counter

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.abilities import (
    draw_phase_cards,
    hand_limit,
    may_claim,
    working,
)
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.pool_details import Ledger
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite


def of_seat(frame: Frame, seat: int) -> Explanation:
    """A wizard: points, cards, what he is known to hold, and his gambit."""
    seen: Observation = frame.observation
    lines: list[Message | None] = [_known(seen, seat), _gambit(frame, seat), _stopped(frame, seat)]
    rows = (
        (N_("wizards_gambit table", "Points"), f"{seen.scores[seat]}/{box.GOAL}"),
        (N_("wizards_gambit table", "Cards in hand"), str(len(seen.hands[seat]))),
        (N_("wizards_gambit table", "Hand limit"), str(hand_limit(seen, seat))),
        (N_("wizards_gambit table", "Cards in the draw phase"), str(draw_phase_cards(seen, seat))),
        (N_("wizards_gambit table", "Spells"), str(len(seen.books[seat]))),
    )
    ledger = tuple((render(label), figure) for label, figure in rows)
    written = tuple(render(line) for line in lines if line is not None)
    written = (*frame.sitter(seat).told(), *written)
    sitter = Sprite("sitter", (seat, frame.sitter(seat).wizard))
    return Explanation(frame.names[seat], written, sitter, 1.0, ledger)


def _known(seen: Observation, seat: int) -> Message | None:
    """What another is known to hold."""
    known = [face for face in seen.hands[seat] if face != box.HIDDEN]
    if seat == seen.viewer or not known:
        return None
    text = N_("wizards_gambit table", "Known cards in hand: {cards}.")
    return text.of(cards=terms.card_list(seen.table, known))


def _gambit(frame: Frame, seat: int) -> Message | None:
    """The gambit a wizard has in play, or ready."""
    seen: Observation = frame.observation
    if seen.gambits[seat] != box.NO_CARD:
        if may_claim(seen, seat):
            text = N_("wizards_gambit table", "Has {gambit} in play.")
        else:
            text = N_("wizards_gambit table", "Has {gambit} in play, and so cannot claim spells.")
        return text.of(gambit=terms.the_gambit(seen.gambits[seat]))
    if seen.ready[seat] != box.NO_CARD:
        text = N_("wizards_gambit table", "Has {gambit} ready to play.")
        return text.of(gambit=terms.the_gambit(seen.ready[seat]))
    return None


def _stopped(frame: Frame, seat: int) -> Message | None:
    """Why no ability of a wizard's works; None where nothing is in the way."""
    seen: Observation = frame.observation
    if seen.annulments[seat] >= 0:
        text = N_("wizards_gambit table", "A gambit annuls the book: it has no ability.")
        return text.of(player=frame.names[seen.annulments[seat]])
    if seen.eclipses[seat]:
        caster = next(one for one in range(len(frame.names)) if seen.eclipses[seat] >> one & 1)
        text = N_("wizards_gambit table", "Eclipse stops the ability until {player}’s next turn.")
        return text.of(player=frame.names[caster])
    return None


def of_book(frame: Frame, seat: int) -> Explanation:
    """A book: what its top spell does, and all its spells from the top."""
    seen: Observation = frame.observation
    book, table = seen.books[seat], seen.table
    title = labels.book(frame.names[seat])
    if not book:
        return Explanation(title, (labels.empty_book(),))
    top = book[-1]
    stopped = _stopped(frame, seat)
    lines = [labels.ability(table.abilities[top])]
    if stopped is not None:
        lines.append(render(stopped))
    rows = [(labels.spell(table, row), str(table.points[row])) for row in reversed(book)]
    rows.append((render(N_("wizards_gambit table", "Points")), str(seen.scores[seat])))
    picture = card_sprites.spell(table, top)
    return Explanation(title, tuple(lines), picture, ledger=tuple(rows))


def of_book_spell(frame: Frame, row: box.SpellId) -> Explanation | None:
    """A spell of a book: the top one with its book, another by itself."""
    seen: Observation = frame.observation
    seat = next((seat for seat, book in enumerate(seen.books) if row in book), None)
    if seat is None:
        return None
    if seen.books[seat][-1] == row:
        return of_book(frame, seat)
    text = N_("wizards_gambit table", "{spell}: {points}")
    points = terms.points(seen.table.points[row])
    title = text.of(spell=terms.spell(seen.table, row), points=points)
    covered = N_("wizards_gambit table", "Covered by another spell: the ability no longer works.")
    lines = (labels.ability(seen.table.abilities[row]), render(covered))
    return Explanation(render(title), lines, card_sprites.spell(seen.table, row))


def of_incantation(frame: Frame, face: box.Face, card: int) -> Explanation:
    """An incantation."""
    table = frame.observation.table
    text = effect_texts.effect_text(table.effects[card])
    picture = card_sprites.card(table, face)
    return Explanation(labels.card(table, face), (render(text),), picture)


def of_gambit(frame: Frame, face: box.Face) -> Explanation:
    """A gambit: where it lies and what that does, or what it may be played for."""
    seen: Observation = frame.observation
    lines: list[Message]
    placed = card_sprites.FREE
    if face in seen.gambits:
        owner = seen.gambits.index(face)
        if may_claim(seen, owner):
            text = N_("wizards_gambit table", "Played by {player}.")
        else:
            text = N_(
                "wizards_gambit table",
                "Played by {player}, who cannot claim spells while this gambit is in play.",
            )
        lines = [_where(frame, owner), text.of(player=frame.names[owner])]
        placed = card_sprites.AURA if owner in seen.auras else card_sprites.ANNULMENT
    else:
        lines = [
            N_("wizards_gambit table", "Aura on a spell in the pool: nobody can play there."),
            N_("wizards_gambit table", "Annulment of a book: its ability does not work."),
            N_(
                "wizards_gambit table",
                "Destruction of an opponent’s gambit in play: both gambits are out of the game.",
            ),
        ]
    written = tuple(render(line) for line in lines)
    return Explanation(
        render(terms.gambit(face)), written, card_sprites.card(seen.table, face, placed)
    )


def _where(frame: Frame, owner: int) -> Message:
    seen: Observation = frame.observation
    if owner in seen.auras:
        text = N_("wizards_gambit table", "Aura of protection on {spell}: nobody can play there.")
        spell = seen.pool[seen.auras.index(owner)]
        return text.of(spell=terms.the_spell(seen.table, spell))
    text = N_("wizards_gambit table", "Annulment: {player}’s book has no ability for now.")
    return text.of(player=frame.names[seen.annulments.index(owner)])


def of_deck(frame: Frame) -> Explanation:
    """The component deck."""
    seen: Observation = frame.observation
    text = N_(
        "wizards_gambit table",
        "When the deck runs out, the discard pile is shuffled into a new deck.",
    )
    return Explanation(labels.deck(seen.deck), (render(text),), card_sprites.COMPONENT_BACK)


def of_discards(frame: Frame) -> Explanation:
    """All discards, the most frequent first."""
    seen: Observation = frame.observation
    counts = Counter(seen.discards)
    rows = tuple((labels.card(seen.table, face), str(counts[face])) for face in sorted(counts))
    lines: tuple[str, ...] = ()
    if rows:
        lines = (render(N_("wizards_gambit table", "Click to see the cards.")),)
    return Explanation(labels.discards(len(seen.discards)), lines, ledger=rows)


def of_spell_deck(frame: Frame) -> Explanation:
    """The spell deck, with the spells known to be at its bottom."""
    seen: Observation = frame.observation
    lines = []
    rows: Ledger = ()
    if seen.banished:
        text = NN_(
            "wizards_gambit table", "%n banished spell(s) at the bottom:", "", len(seen.banished)
        )
        lines.append(render(text))
        rows = tuple(
            (labels.spell(seen.table, row), labels.points_text(seen.table.points[row]))
            for row in seen.banished
        )
    return Explanation(
        labels.spell_deck(seen.spells_left), tuple(lines), card_sprites.SPELL_BACK, ledger=rows
    )


def of_turn(frame: Frame) -> Explanation:
    """The parts of a turn."""
    seen: Observation = frame.observation
    lines: list[Message] = [
        N_("wizards_gambit table", "Play one component (compulsory)."),
        N_("wizards_gambit table", "Take one incantation action (optional)."),
        N_("wizards_gambit table", "Draw, then discard down to the hand limit."),
    ]
    if working(seen, seen.active) != box.NO_ABILITY:
        top = seen.books[seen.active][-1]
        text = N_("wizards_gambit table", "On top of the book: {spell}.")
        lines.append(text.of(spell=terms.the_spell(seen.table, top)))
    title = labels.turn(frame.names[seen.active])
    return Explanation(title, tuple(render(line) for line in lines))
