import type { Sentence } from '~/table/words/sentences'
import { inFeet } from '~/table/words/inFeet'
import { asWord } from '~/table/words/asWord'

/** Why something is refused, as sentences with their facts. */
export const refusals: { readonly [code: string]: Sentence } = {
  notInCombat: () => 'Combat has not begun.',
  inCombat: () => 'Not while the fight lasts.',
  switchedOff: () => 'This house rule is switched off.',
  newcomer: ({ with: f }, name) => `${name(f.who)} came during this round and acts from the next on.`,
  unable: ({ with: f }, name) => `${name(f.who)} is not able to act.`,
  onlyCrawls: ({ with: f }, name) => `${name(f.who)} is in critical damage and can only crawl.`,
  onlyFlees: ({ with: f }, name) => `${name(f.who)} is fleeing and can only retreat.`,
  losesTurn: ({ with: f }, name) => `${name(f.who)} failed the first save and has no turn this round.`,
  declaresLate: () => 'Late characters declare when their phase comes.',
  locked: () => 'The declarations of this round are locked.',
  notTheirPhase: ({ with: f }, name) => `${name(f.side)} declare at the start of their own phase.`,
  nothingDeclared: ({ with: f }, name) => `${name(f.who)} has declared nothing.`,
  undeclared: ({ with: f }, name) =>
    `Not everybody has declared: ${(Array.isArray(f.who) ? f.who : []).map(id => name(id)).join(', ')}.`,
  noPlayers: () => 'No PC takes part; nobody saves for the order.',
  roundIsOn: () => 'The order is saved for at the beginning of a round only.',
  noWand: ({ with: f }, name) => `${name(f.who)} holds no wand.`,
  packFull: ({ with: f }, name) => `All 10 slots of ${name(f.who)} are full; an item must be dropped first.`,
  nobodyDying: () => 'Nobody is in critical damage without aid.',
  nobodyHelpless: () => 'Nobody is there to be dragged or carried.',
  nothingSpecial: ({ with: f }, name) => `${name(f.who)} has no special action.`,
  notCritical: ({ with: f }, name) => `${name(f.who)} is not in critical damage.`,
  changedHands: ({ with: f }, name) => `${name(f.who)} has already changed what is held this turn.`,
  nothingToHold: () => 'There is nothing to hold.',
  nothingToDrop: ({ with: f }, name) => `${name(f.who)} carries nothing but Fatigue.`,
  wholeTurn: ({ with: f }, name) =>
    `${name(f.who)} has declared to ${asWord(f.act)}, which takes the move too; it can be taken back.`,
  cannotMove: ({ with: f }, name) => `${name(f.who)} cannot move.`,
  noTarget: ({ with: f }) =>
    f.moves
      ? 'Nobody can be attacked from where the move ends.'
      : 'Nobody can be attacked from here; a move may be declared first.',
  notHeld: ({ with: f }) => `${asWord(f.item)}: not in hand.`,
  notThere: ({ with: f }, name) => `${name(f.target)} is no longer in the fight.`,
  notOnMap: ({ with: f }, name) => `${name(f.who)} is not on the map.`,
  outOfReach: ({ with: f }) => `Out of reach: ${inFeet(f.squares)} away, and only neighbours can be hit.`,
  noSight: ({ with: f }, name) => `No line of sight to ${name(f.target)}.`,
  tooFar: ({ with: f }) => `Too far: ${inFeet(f.cost)}, at most ${inFeet(f.budget)}.`,
  offMap: () => 'The way leads off the map.',
  notAdjacent: () => 'The way has a gap: each square must touch the one before.',
  solid: () => 'The way is blocked.',
  wall: () => 'A wall is in the way.',
  foeInTheWay: () => 'A foe is in the way.',
  corner: () => 'Both ways around the corner are blocked.',
  endOccupied: () => 'Somebody stands there.',
}
