import type { Json } from '~/engine/snapshot'
import { asWord, type Sentence } from '~/table/words/sentences'
import { type EffectWords, textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import type { QuestionKey } from '../../state/questions'
import { settings } from '../../state/settings'
import type { Murdham } from '../../state/types'
import { log } from './log'
import { options, optionsOf } from './options'
import { halves, inCapitals } from './phrases'
import { questions } from './questions'

type Words = EffectWords<Murdham>

const passes = (score: Json | undefined): string => `${asWord(score)} or lower passes`

const count = (n: Json | undefined, one: string): string =>
  n === 0 || n === undefined ? '' : `${asWord(n)} ${one}${n === 1 ? '' : 's'}`

/** What comes of a reaction that asks for no die of its own. */
const REACTIONS: { readonly [how: string]: string } = {
  counter: 'strikes back, the larger damage lands first',
  hide: 'who agrees takes the blow',
}

/** What comes of an option, by the key of the question. */
const effects: { readonly [Key in QuestionKey]?: Words } = {
  'attack.target': ({ health, armour }) =>
    `health ${asWord(health)}${armour === 0 ? '' : `, armour ${asWord(armour)}`}`,
  'attack.react': ({ score, fails }, { value }) =>
    fails ? 'fails: encumbered' : score === undefined ? (REACTIONS[asWord(value)] ?? '') : `AGI save, ${passes(score)}`,
  'attack.guard': (_, { f, name }) => `takes the blow for ${name(f.who)}`,
  'attack.stance': ({ score }) => (score === undefined ? '' : `WIT save to hit, ${passes(score)}`),
  'fullMove.how': ({ halves: n, score }) =>
    [`${halves(n)} ${Number(n) > 2 ? 'zones' : 'zone'}`, score === undefined ? '' : `AGI save, ${passes(score)}`]
      .filter(Boolean)
      .join(' · '),
  'blast.zone': ({ foes, friends }) =>
    [count(foes, 'foe'), count(friends, 'friend')].filter(Boolean).join(', ') || 'nobody',
}

/** Parts of totals whose code is not their name. */
const parts: { readonly [of: string]: string } = {
  worn: 'Armour',
  natural: 'Natural armour',
  dice: 'Dice',
  sweep: 'Sweep: half',
  focus: 'At one alone: double',
  unharmed: 'Holy: no harm to this one',
  atLeastNothing: 'Not below 0',
  fullRest: 'All that was missing',
  str: 'STR',
  agi: 'AGI',
  wit: 'WIT',
}

const zones = (n: unknown): string => `${asWord(n as never)} ${Number(n) === 1 ? 'zone' : 'zones'}`

/** Why something is refused, as sentences with their facts. */
const refusals: { readonly [code: string]: Sentence } = {
  inCombat: () => 'Not while the fight lasts.',
  switchedOff: () => 'This optional rule is switched off.',
  noClock: () => 'No clock runs for this turn.',
  acting: ({ with: f }, name) => `${name(f.who)} is taking a turn.`,
  othersTurn: ({ with: f }, name) => `It is the turn of ${name(f.who)}.`,
  othersGo: ({ with: f }, name) => `The go is with ${name(f.side)}.`,
  ownTurn: ({ with: f }, name) => `${name(f.who)} can do this on a turn of its own only.`,
  spent: ({ with: f }, name) => `${name(f.who)} has had the turn of this round.`,
  tooSlow: ({ with: f }, name) =>
    `${name(f.who)} is too slow for the fast phase: WIT ${asWord(f.wit)}, and ${asWord(f.fat)} is needed.`,
  notHidden: () => 'Only those who lay in ambush act before the first round.',
  bonusPhase: () => 'Nobody can react before the first round.',
  mustRetreat: ({ with: f }, name) => `${name(f.who)} has lost heart and must get away or surrender.`,
  mustYield: ({ with: f }, name) => `${name(f.who)} has lost heart: a step away, or surrender.`,
  broken: ({ with: f }, name) => `${name(f.who)} has lost heart and can only flee or surrender.`,
  unable: ({ with: f }, name) => `${name(f.who)} cannot act.`,
  entangled: ({ with: f }, name) => `${name(f.who)} is held and can only try to break free, or surrender.`,
  taunted: ({ with: f }, name) => `${name(f.who)} is taunted, and thinks of nothing but ${name(f.by)}.`,
  mustAttack: ({ with: f }, name) => `${name(f.who)} is frenzied: attack, or go for the nearest enemy.`,
  mustRun: ({ with: f }, name) => `${name(f.who)} is terrified and can only run.`,
  frightened: ({ with: f }, name) => `${name(f.who)} is frightened and goes no nearer to ${name(f.of)}.`,
  terrified: ({ with: f }, name) => `${name(f.who)} is terrified and runs from ${name(f.of)}.`,
  noMain: ({ with: f }, name) => `${name(f.who)} has used the main action.`,
  noBonus: ({ with: f }, name) => `${name(f.who)} has used the bonus action and the main one.`,
  noMovement: ({ with: f }, name) => `${name(f.who)} has no movement left.`,
  movedFully: ({ with: f }, name) => `${name(f.who)} has taken the full movement.`,
  stoodStill: ({ with: f }, name) => `${name(f.who)} stood still for a shot and cannot move this turn.`,
  tooFarToGo: ({ with: f }) => `Too far: ${halves(f.cost)} zones, at most ${halves(f.budget)}.`,
  full: () => 'There is no room.',
  noWay: () => 'No way leads there.',
  taken: () => 'Somebody stands there.',
  notOnMap: ({ with: f }, name) => `${name(f.who)} is not on the map.`,
  offMap: () => 'The way leads off the map.',
  notAdjacent: () => 'The way has a gap: each square must touch the one before.',
  solid: () => 'The way is blocked.',
  wall: () => 'A wall is in the way.',
  corner: () => 'Both ways around the corner are blocked.',
  noTarget: () => 'There is nobody for this.',
  noWeapon: ({ with: f }, name) => `${name(f.who)} has nothing to do this with.`,
  notThere: ({ with: f }, name) => `${name(f.target)} is no longer in the fight.`,
  hidden: ({ with: f }, name) => `Nobody on this side knows where ${name(f.target)} is.`,
  outOfReach: ({ with: f }, name) => `${name(f.target)} is no longer in reach.`,
  notNearby: ({ with: f }) => `Not nearby: ${zones(f.zones)} away.`,
  tooFar: ({ with: f }) => `Too far: ${zones(f.zones)} away, and it reaches ${asWord(f.most)}.`,
  tooNear: ({ with: f }) => `Too near: ${zones(f.zones)} away, and it falls ${asWord(f.least)} or more away.`,
  moving: () => 'Not on the move.',
  farAndMoving: ({ with: f }) => `Not on the move at this range: ${zones(f.zones)} is beyond half of it.`,
  blind: ({ with: f }, name) => `${name(f.who)} is blind.`,
  unseen: ({ with: f }, name) => `${name(f.target)} cannot be seen from here.`,
  behind: ({ with: f }, name) => `A barrier is between them and ${name(f.target)}.`,
  shutIn: ({ with: f }, name) => `${name(f.target)} is covered from above as well.`,
  blastsZones: ({ with: f }) => `${asWord(f.item)}: a blast, for a whole zone.`,
  noBlast: ({ with: f }, name) => `${name(f.who)} has nothing for this in hand.`,
  nobodySmaller: ({ with: f }, name) => `Nobody smaller than ${name(f.who)} is near.`,
  fearless: ({ with: f }, name) => `${name(f.who)} knows no fear.`,
  noZone: () => 'No zone is in reach.',
  notHeld: ({ with: f }) => `${asWord(f.item)}: not in hand.`,
  needsBothHands: ({ with: f }) => `${asWord(f.item)}: needs both hands.`,
  tooBigForCaptive: ({ with: f }) => `${asWord(f.item)}: too large for somebody who is held.`,
  armInjured: ({ with: f }, name) => `${name(f.who)} cannot use this arm.`,
  silenced: ({ with: f }, name) => `${name(f.who)} cannot utter a word.`,
  notMounted: ({ with: f }) => `${asWord(f.item)}: only from a mount that has moved this round.`,
  mustBeUnaware: ({ with: f }) => `${asWord(f.item)}: only against somebody unaware, or held.`,
  spentWeapon: ({ with: f }) => `${asWord(f.item)}: must be reloaded, which takes 10 rounds.`,
  alreadyHeld: ({ with: f }, name) => `${name(f.target)} is held already.`,
  nothingToDrop: ({ with: f }, name) => `${name(f.target)} holds no weapon.`,
  holdsNobody: ({ with: f }, name) => `${name(f.who)} holds nobody.`,
  notHeldFast: ({ with: f }, name) => `Nothing holds ${name(f.who)}.`,
  nobodyHeld: () => 'Nobody nearby is held.',
  unaware: ({ with: f }, name) => `${name(f.who)} knows nothing of it.`,
  countered: () => 'Somebody has countered this attack already.',
  noCounter: ({ with: f }, name) => `${name(f.who)} has nothing that reaches the attacker.`,
  withAttacker: ({ with: f }, name) => `${name(f.who)} stands with the attacker.`,
  noDodge: () => 'A power cannot be dodged, unless it says so.',
  nobodyToHideBehind: ({ with: f }, name) => `Nobody is near ${name(f.who)} to hide behind.`,
  noPower: ({ with: f }, name) => `${name(f.who)} knows no power.`,
  noMedicine: ({ with: f }, name) => `${name(f.who)} has no medicine box.`,
  nothingHere: () => 'Nothing is there to pick up or put down.',
  nothingToHold: ({ with: f }, name) => `${name(f.who)} has nothing to hold.`,
  nothingHeld: ({ with: f }, name) => `${name(f.who)} holds nothing.`,
  nothingToUse: ({ with: f }, name) => `${name(f.who)} has nothing to use.`,
  takesAStretch: () => 'Armour takes a stretch to put on or off, not a moment of a fight.',
  noArmour: ({ with: f }, name) => `${name(f.who)} has no armour.`,
  handsFull: ({ with: f }, name) => `${name(f.who)} carries too many things.`,
  noFreeHand: ({ with: f }, name) => `${name(f.who)} has no hand free for ${asWord(f.item)}.`,
  tooLate: ({ with: f }, name) => `${name(f.who)} has already done something this turn.`,
}

/** The words of this ruleset, in English. */
export const text = textOf<Murdham>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  free: { skill: 'by a skill' },
  dice({ dice }, { f: { weapon, ability, item } }) {
    const words = ability === undefined ? asWord(weapon ?? item) : inCapitals(ability)
    return dice.map(sides => (words === '' ? `d${sides}` : `${words} d${sides}`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    timeUp: 'Time is up',
    round: 'Next round',
    circumstances: 'Cover, sight, barriers',
    afflict: 'A condition',
    hide: 'Hidden from enemies',
    reveal: 'Revealed to enemies',
    harm: 'Damage from no attack',
    heal: 'Health back',
    injure: 'An injury',
    corrupt: 'Corruption',
    callSave: 'A save',
    contest: 'A contest',
    chance: 'A chance',
    durability: 'An item is tried',
    takeUp: 'Something is taken up',
    chase: 'A chase',
    factions: 'Order of the factions',
    stretch: 'End of the stretch',
    rest: 'A full rest',
  },
  toggles: settings.toggles,
})
