# SPDX-License-Identifier: MIT
"""The rules of Wizard's Gambit: components, actions, state and law.

Read in this order:

1. `components` (the box) and `card_table` (the spells and incantations of a match).
2. `moves` (the actions), `events` and `state` (everything on the table).
3. `menu` offers actions, with `turn_options` for those of a turn. `law` says why an action is
   illegal.
4. `turns` carries actions out. `rounds` begins and ends turns and continues until a seat has a
   choice.
5. `pool_cards`, `casting`, `incantations`, `abilities`, `ability_actions` and `gambits` hold the
   effects of the cards, with a function for each.
6. `observe` and `sample` deal with hidden cards. `rules` puts everything together.

Component cards with the same face are equal, so a hand is a tuple of faces. A spell is a row of the
match's `card_table`: of the printed cards, or of a house deck in `Setup.data`. Events that name
cards carry this data, so that the log can name the cards of a house deck.

States and observations hold the working ability of each seat and the missing types of each pool
spell, which the rules update at every change. The search compares thousands of spells and hands in
a turn, so `packed_counts` packs a spell's missing components, or a hand, into one number.

`State.known` holds the cards of each hand that a viewer is certain of. After a card is taken at
random, the other seats keep only the cards that are still certain (`hands`).

`State.tasks` is a queue of the decisions to come. An action names its target, except that the
choices of an incantation follow as separate decisions.

`sample` shuffles the cards that the viewer cannot place over deck and hands, and the unseen spells
over the spell deck. Banished spells stay at the bottom of the spell deck, in their order.
"""
