import type { Json } from '~/engine/snapshot'
import { asWord, type Facts, type Sentence } from '~/table/words/sentences'
import { type EffectWords, namesOf, textOf, type TextTables } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { titled } from '../../sheet/fields'
import { type QuestionKey, TEST_KEYS } from '../../state/questions'
import { settings } from '../../state/settings'
import type { Endurance } from '../../state/types'
import { advantageInShort } from './advantage'
import { log } from './log'
import { options, optionsOf } from './options'
import { questions } from './questions'

type Dice = TextTables<Endurance>['dice']

/** The labels of the dice of a roll: what each of them stands for. */
const dice: Dice = (ask, context) => {
  const labels = stoodFor(ask, context)
  return ask.dice.map((sides, i) => (labels[i] ? `${asWord(labels[i])} d${sides}` : `d${sides}`))
}

const stoodFor = (
  { key, facts = {} }: Parameters<NonNullable<Dice>>[0],
  { name }: Parameters<NonNullable<Dice>>[1],
): readonly (Json | undefined)[] => {
  if (key === 'death.luck') return ['luck']
  if (key.endsWith('.rerolled')) return [facts.die === 'skill' ? 'skill die again' : 'attribute die again']
  if (key === 'attack.pick' && Array.isArray(facts.among))
    return [`1 to ${facts.among.length}: ${facts.among.map(name).join(', ')}`]
  return facts.attribute ? [facts.attribute, facts.skill, 'luck'] : []
}

type Words = EffectWords<Endurance>

/** "rolls d6 + d4 + 2". */
function rolls({ dice, adds }: Facts): string {
  const sides = Array.isArray(dice) ? dice.map(die => `d${asWord(die)}`).join(' + ') : ''
  const n = Number(adds ?? 0)
  return `rolls ${sides}${n === 0 ? '' : n > 0 ? ` + ${n}` : ` − ${-n}`}`
}

/** "9 damage, endurance 1 left", with what becomes of the item that blocks. */
const damage: Words = f => {
  if (f.taken === undefined) return ''
  const item = f.item === undefined ? '' : `${wear(f)}: `
  if (f.taken === 0) return `${item}no damage`
  const left = f.endurance === 0 ? `health ${asWord(f.health)} left` : `endurance ${asWord(f.endurance)} left`
  return `${item}${asWord(f.taken)} damage, ${left}`
}

/** What becomes of the item that is used. */
const wear = ({ was, left }: Facts): string => (left === 0 ? 'breaks' : `wears ${asWord(was)} → ${asWord(left)}`)

const reroll: Words = ({ shows, sides }) => `the d${asWord(sides)} shows ${asWord(shows)}`

/** Defence against an effect: what is rolled, or what stands without. */
const stands: Words = (f, { f: question }) =>
  f.passive === undefined
    ? `${rolls(f)} against ${asWord(question.total)}`
    : `${asWord(f.defence)} ${asWord(f.passive)} against ${asWord(question.total)}`

/** What comes of an option, by the key of the question. */
const effects: { readonly [Key in QuestionKey]?: Words } = {
  'attack.target': ({ evasion, sources }) =>
    [`evasion ${asWord(evasion)}`, advantageInShort(sources)].filter(Boolean).join(', '),
  'attack.intercept': ({ evasion, insteadOf }, { f, name }) =>
    evasion === undefined ? '' : `in ${name(f.target)}'s place, evasion ${asWord(evasion)} for ${asWord(insteadOf)}`,
  'attack.defend'(f) {
    if (f.dice !== undefined) return `${rolls(f)}, at least ${asWord(f.evasion)}`
    if (f.less === undefined) return f.evasion === undefined ? '' : `evasion ${asWord(f.evasion)}`
    const less = f.less === 0 ? `nothing against ${asWord(f.type)}` : `${asWord(f.less)} less damage`
    return `${less}, ${wear(f)}`
  },
  'attack.block': damage,
  'effect.fortify': stands,
  'effect.resist': stands,
  'conscious.fortify': (f, { f: { missing } }) =>
    f.dice === undefined ? 'unconscious' : `${rolls(f)} against ${asWord(missing)}`,
  'death.test': f => (f.needed === undefined ? 'dead' : `the luck die must reach ${needed(f)}`),
  ...Object.fromEntries(TEST_KEYS.map(key => [`${key}.reroll`, reroll])),
}

/** What the die itself must show. */
const needed = ({ needed, bonus }: { readonly [fact: string]: Json | undefined }): number =>
  Number(needed) - Number(bonus ?? 0)

/** Parts of totals whose code is not their name. */
const parts: { readonly [of: string]: string } = {
  cheatDeath: 'Cheating death',
  luckBonus: 'Luck bonus',
  luck: 'Luck die 20 or more',
  earlierAttacks: 'Earlier attacks this round',
  range: 'Beyond normal range',
  ruling: "GM's ruling",
  test: 'Attack total',
  critical: 'Critical damage of the weapon',
  weaponBonus: 'Bonus of the weapon',
  block: 'Block value',
  surplus: 'What the broken shield let through',
  size: 'Difference in size',
  escape: 'To make it miss',
  effect: 'To prevent it',
  deflectionFloor: 'Deflection not below 0',
  deflectionPhysical: 'Physical deflection',
  deflectionElemental: 'Elemental deflection',
  atLeastOne: 'At least 1',
  harm: 'Damage',
  unlearned: 'Not learned',
  assist: 'Assisted',
}

/** Why something is refused, as sentences with their facts. */
const refusals: { readonly [code: string]: Sentence } = {
  notInCombat: () => 'Combat has not begun.',
  inCombat: () => 'Not while the fight lasts.',
  unable: ({ with: f }, name) => `${name(f.who)} is not able to act.`,
  surprised: ({ with: f }, name) => `${name(f.who)} is surprised.`,
  newcomer: ({ with: f }, name) => `${name(f.who)} came during this round and acts from the next on.`,
  offTheMap: ({ with: f }, name) => `${name(f.who)} waits off the map.`,
  hasActed: ({ with: f }, name) => `${name(f.who)} has already had a turn this round.`,
  alreadyTaking: ({ with: f }, name) => `It is ${name(f.who)}'s turn already.`,
  othersTurn: ({ with: f }, name) => `It is ${name(f.who)}'s turn.`,
  othersGo: ({ with: f }, name) => `The go is with ${name(f.side)}.`,
  notTakingTurn: ({ with: f }, name) => `${name(f.who)} has not taken the turn.`,
  noActions: ({ with: f }, name) => `${name(f.who)} has no actions left.`,
  noPoints: ({ with: f }) => `No ${asWord(f.pool)} left (${asWord(f.left)}).`,
  tooFewPoints: ({ with: f }) => `Too little ${asWord(f.pool)}: ${asWord(f.left)} of ${asWord(f.needed)}.`,
  stunned: ({ with: f }, name) => `${name(f.who)} is stunned.`,
  maneuversOff: () => 'Maneuvers are switched off in the house rules.',
  noManeuvers: ({ with: f }, name) => `${name(f.who)} has no maneuvers; they are made on the sheet.`,
  fateOff: () => 'Points of fate are switched off in the house rules.',
  noFate: ({ with: f }, name) => `${name(f.who)} has no point of fate.`,
  notForKilling: ({ with: f }) =>
    `${asWord(f.item)}: by the house rules not for a killing strike (${asWord(f.which)}).`,
  noReaction: ({ with: f }, name) => `${name(f.who)} has no reaction left.`,
  busy: ({ with: f }, name) => `${name(f.who)} has an action pending; only one can be.`,
  nothingPending: () => 'No action is pending.',
  alreadyMoved: () => 'Already moved this turn.',
  alreadyStepped: () => 'Already stepped this turn; a step takes the place of the move.',
  notMoved: () => 'Sprint needs a Move earlier in the turn.',
  noItems: () => 'Nothing is carried.',
  noAllyToCommand: ({ with: f }, name) => `${name(f.who)} has no ally to command.`,
  alreadyCommanded: ({ with: f }, name) => `${name(f.who)} was commanded this turn already.`,
  nothingReadied: ({ with: f }, name) => `${name(f.who)} has nothing readied.`,
  notProne: () => 'Not prone.',
  alreadyProne: () => 'Already prone.',
  alreadyCovered: () => 'Already in cover.',
  noCover: () => 'No cover within 1 m.',
  emptyHands: () => 'Nothing in the hands.',
  allLoaded: () => 'No weapon in hand needs loading.',
  needsBothHands: ({ with: f }) => `${asWord(f.item)}: reloading needs both hands, and something else is held.`,
  noPatient: () => 'Nobody unconscious within 1 m.',
  wallBetween: () => 'A wall stands between the two.',
  noRoom: ({ with: f }, name) => `There is no room for ${name(f.who)} to step in.`,
  noVictim: () => 'Nobody unconscious within reach.',
  notUnconscious: ({ with: f }, name) => `${name(f.who)} is not unconscious.`,
  noTarget: ({ with: f }) => `None of ${asWord(f.targets)} others can be hit from here with what is in hand.`,
  notThere: ({ with: f }, name) => `${name(f.target)} is no longer in the fight.`,
  notOnMap: () => 'Not on the map.',
  notHeld: ({ with: f }) => `${asWord(f.item)}: not in hand.`,
  notWielded: ({ with: f }) => `${asWord(f.item)}: held, but not wielded while unconscious.`,
  notLoaded: ({ with: f }) => `${asWord(f.item)}: not loaded.`,
  noAmmo: ({ with: f }) => `${asWord(f.item)}: no ammunition left.`,
  broken: ({ with: f }) => `${asWord(f.item)}: broken, 0 durability left.`,
  outOfReach: ({ with: f }) => `Out of reach: ${asWord(f.metres)} m away, reach ${asWord(f.furthest)} m.`,
  outOfRange: ({ with: f }) => `Out of range: ${asWord(f.metres)} m away, at most ${asWord(f.furthest)} m.`,
  noSight: ({ with: f }, name) => `No line of sight to ${name(f.target)}.`,
  noAlly: ({ with: f }, name) => `${name(f.who)} cannot step in here.`,
  tooFarToIntercept: ({ with: f }) =>
    `Too far to step in: ${asWord(f.metres)} m away, at most ${asWord(f.furthest)} m.`,
  tooFar: ({ with: f }) => `Too far: ${asWord(f.cost)} m, at most ${asWord(f.budget)} m.`,
  offMap: () => 'The way leads off the map.',
  notAdjacent: () => 'The way has a gap: each square must touch the one before.',
  solid: () => 'The way is blocked.',
  wall: () => 'A wall is in the way.',
  enemyInTheWay: () => 'An enemy is in the way.',
  corner: () => 'Both ways around the corner are blocked.',
  endOccupied: () => 'Somebody stands there.',
}

/** The words of this ruleset, in English. */
export const text = textOf<Endurance>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  free: { steppedIn: 'no reaction after stepping in' },
  dice,
  log,
  parts,
  actions: ACTIONS,
  commands: {
    harm: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.amount)} damage`,
    afflict: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.condition)}`,
    orders: (given, name) => `Standing orders of ${namesOf(given.who, name)}`,
    break: 'Break',
    rest: 'Rest',
  },
  toggles: settings.toggles,
  spelled: titled,
})
