# SPDX-License-Identifier: MIT
"""The rules of The Scepter of Zavandor (rules page: `resources/rules/en/zavandor.md`).

Some words are used throughout. A lot is an artifact or a sentinel, which players buy at auction. A
purse is the cards with which a player pays. The spiral holds a seat's active gems, the pentagon its
inactive gems and unused markers. A place is a unit of the hand limit, or a seat's position in the
turn order. The sections in braces, such as {#price}, are anchors of the rules page. Read
`components` (the box), `moves` (actions and events) and `state` first. Then read `menu`, which
offers actions, `law`, which forbids them, and `turns`, which carries them out. `rules` puts
everything together.

The state keeps the possessions of each seat as a tuple in a list by seat, so that clones share the
tuples. Energy cards with the same face are equal, so a hand holds faces (0 to 24) and not ids.
Other seats see only the kinds of the cards. If a lot brings several decisions, `tasks` is the queue
of these decisions, each a phase and a seat.

An action carries its payment. `Enchant(gem)` pays in the best way; `Enchant(gem, purse)` pays with
the cards that a person chose. Unfinished payments and bids live in the view (`view/draft.py`).

`economy`, `prices`, `points` and `payments` take a `Board`, which is a state or an observation. So
rules, opponents and explanations share these functions.

`sample` deals the unseen cards so that the bidders can pay. `unseen_hands` computes how likely such
hands are. Eliminated seats rank behind all other seats.
"""
