# SPDX-License-Identifier: MIT
"""The rules of Elfenwizards: components, actions, state and law.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` offers
actions, `law` says why an action is forbidden, and `turns` carries actions out. `rules` puts
everything together behind the contract of `core.game`.

The phases of a round are `casting`, `recovery`, `contests` and `defeats`. `rounds` deals a match
and leads from each phase to the next; `turn_order` gives the turns within a phase.

`standings` computes how every contest would end now, and the rules award titles with the same
function. Its functions take a state or an observation, so opponents and the view use them too.

A function that begins or continues a phase returns True if a seat now has to decide something in
the phase. It returns False once the phase is over.

A state lists the place, the grey tokens and the spells of each wizard by the wizard's id. `phase`
is the part of the round, and `step` is the decision within the phase. Dice are stored as sorted
faces, and dice with equal faces give one action. So a cast of seven dice has 792 outcomes instead
of 6**7.

A cast is a roll of all the dice that a seat has ready. Everything is open except the next cast, so
players who share a screen need no curtain between their turns. The event of a cast has `reveals`
set, because it makes new information known. The search tells outcomes apart by such events, so
every outcome of a cast has a node of its own.

In a round, each seat rolls dice and puts them into boxes. Then it places dice and minor spells
beside wizards. A wizard that wins a contest takes a higher title; a loser goes to a defeat box,
except a Magician. In the next round, the guild of the Grand Druid takes the dragon and goes first.

`sample`, `observe` and `soundness` complete the contract. `terms` names the pieces in sentences,
and `worked_examples` has the examples of the rules page.
"""
