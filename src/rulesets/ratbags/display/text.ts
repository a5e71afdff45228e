import type { Id, Json } from '~/engine/snapshot'
import { asWord, capital, inFeet, type Name, type Sentence } from '~/table/words/sentences'
import {
  onlyFriends,
  type OptionWords,
  type QuestionContext,
  type QuestionWords,
  textOf,
  titleOf,
} from '~/table/words/textOf'
import { ACTIONS } from '../actions/actions'
import { attackModes } from '../gear'
import type { QuestionKey } from '../state/questions'
import { settings } from '../state/settings'
import type { Ratbags, Snapshot } from '../state/types'
import { factOf, log } from './log'

/** Labels of options that name a thing of somebody's, by the question. */
const optionsOf: { readonly [key: string]: OptionWords<Ratbags> } = {
  'attack.weapon': (word, { ask, s }) => weaponLabel(s, ask.of, word),
  'cast.wand': (word, { ask, s }) => capital(s.combatants[ask.of]?.sheet.wands[Number(word)]?.name ?? word),
  'special.which': (word, { ask, s }) => s.combatants[ask.of]?.sheet.specialActions[Number(word)]?.name ?? word,
  'sunder.item': (word, { ask, s }) =>
    word === 'no'
      ? 'Take the hit'
      : `Sunder the ${s.combatants[ask.of]?.sheet.armorItems[Number(word)]?.name ?? 'item'}`,
  'attack.arm': (word, { f }) => (Array.isArray(f.weapons) ? capital(String(f.weapons[Number(word)])) : word),
  'hold.what': (word, { ask, s }) => heldLabel(s, ask.of, word),
}

function weaponLabel(s: Snapshot, of: Id, value: string): string {
  const c = s.combatants[of]
  const mode = c && attackModes(c).find(({ name }) => name === value)
  if (!mode) return value
  return `${capital(mode.words)} ${mode.dice.map(die => `d${die}`).join(' + ')}${mode.blast ? ', blast' : ''}`
}

function heldLabel(s: Snapshot, of: Id, value: string): string {
  const sheet = s.combatants[of]?.sheet
  const [kind, at] = value.split('./text')
  const list = kind === 'weapon' ? sheet?.weapons : kind === 'wand' ? sheet?.wands : sheet?.armorItems
  return capital(list?.[Number(at)]?.name ?? value)
}

/** Labels of options by their value. */
const options: { readonly [value: string]: string } = {
  none: 'Nobody',
  suggested: 'As suggested',
  each: 'Rule on each',
  both: 'Impaired and enhanced: normal',
  impossible: 'Cannot work',
  works: 'Simply works',
  str: 'STR save',
  dex: 'DEX save',
  wil: 'WIL save',
  all: 'All of them',
  count: 'Roll how many',
  place: 'Lay its area on the map',
  take: 'Roll the d12',
  decline: 'Keep the own die',
  before: 'Before',
  after: 'After',
  likely: 'Show it',
  nothing: 'Show nothing',
  treated: 'Treated in time',
  goesOn: 'The clock goes on',
  died: 'Died',
  rest: 'Rest',
  noRest: 'No rest',
  end: 'End the combat',
  goOn: 'Play on',
  newcomer: 'A new character',
  wait: 'Wait',
}

/** Parts of totals whose code is not their name. */
const parts: { readonly [of: string]: string } = {
  kept: 'Highest die',
  natural: 'Natural armour',
  mostArmour: 'At most 3 armour',
  atLeastNothing: 'Not below 0',
  whole: 'All that was missing',
  hp: 'HP',
  str: 'STR',
  dex: 'DEX',
  wil: 'WIL',
}

const score = (value: Json | undefined): string => (value === undefined ? '' : `${asWord(value)} or lower passes.`)

/** A save: what for, and what passes. */
const save =
  (words: string) =>
  (context: QuestionContext<Ratbags>): [string, string] => [titleOf(words, context), score(context.f.score)]

const blowsOf = (blows: Json | undefined, name: Name): string =>
  (Array.isArray(blows) ? blows : [])
    .map((one: Json) => `${name(factOf(one, 'by'))} on ${name(factOf(one, 'target'))}: ${asWord(factOf(one, 'mode'))}`)
    .join('; ')

const likelyOf = (likely: Json | undefined, name: Name): string =>
  (Array.isArray(likely) ? likely : [])
    .map((one: Json) => `${name(factOf(one, 'who'))} attacks ${name(factOf(one, 'target'))}`)
    .join('; ')

/** What the prompt says, by the question. */
const questions: Readonly<Record<QuestionKey, QuestionWords<Ratbags>>> = {
  'begin.players': 'Which side do the players play?',
  'begin.first': 'Which side acts first?',
  'begin.save': save('DEX save to act before the opponents'),
  'attack.target': ({ of, ask }) => [`${of}: attack whom?`, onlyFriends(ask)],
  'attack.weapon': 'with which weapon?',
  'attack.others': 'whom else could it catch?',
  'attack.area': 'does it reach all of them?',
  'attack.again': 'the target cannot be attacked. Whom instead?',
  'attack.owner': 'whose die counts?',
  'attack.arm': 'which of the two weapons counts?',
  'attack.enhanced': 'roll the d12?',
  'attack.dice': ({ f, name }) => [
    `Damage on ${name(f.target)}`,
    `The single highest die counts${f.armour ? `, less armour ${asWord(f.armour)}` : ''}. HP ${asWord(f.hp)}.${f.mode === 'normal' || f.mode === undefined ? '' : ` ${capital(asWord(f.mode))}.`}`,
  ],
  'blast.radius': 'how far does it reach, in squares?',
  'blast.where': 'where does it go off?',
  'blast.count': 'how many does it reach?',
  'blast.pick': 'whom does it reach?',
  'act.when': 'before or after the attacks?',
  'move.when': 'move before or after the action?',
  'move.path': 'move where?',
  'move.again': 'the way is blocked. Where to?',
  'second.path': 'second move: where to?',
  'crawl.path': 'crawl where?',
  'cast.wand': 'which wand?',
  'cast.target': 'at whom?',
  'aid.patient': 'aid whom?',
  'aid.again': 'out of reach. Aid whom instead?',
  'drag.whom': 'drag whom?',
  'special.which': 'which special action?',
  'special.dice': 'special action',
  'other.words': 'what do you do?',
  'retreat.where': 'retreat where to?',
  'retreat.save': save('DEX save to get away'),
  'hold.what': 'what is held?',
  'critical.save': save('STR save against critical damage'),
  'effect.dice': 'effect',
  'combat.over': 'Only one side can fight. End the combat?',
  'end.rest': 'Ten minutes of rest and some water?',
  'death.next': 'how does the player go on?',
  'scar.place': 'scar',
  'scar.dice': 'scar',
  'scar.save': save('WIL save for the scar'),
  'reaction.dice': 'reaction',
  'fate.die': 'die of fate',
  'harm.dice': 'ability damage',
  'attack.ruling': ({ f, name }) => [`${name(f.by)} attacks ${name(f.target)}`, `With ${asWord(f.weapon)}.`],
  'phase.rulings': ({ f, name }) => ['Impaired or enhanced?', blowsOf(f.blows, name)],
  'round.telegraph': ({ f, name }) => ['Show the players what their foes will likely do?', likelyOf(f.likely, name)],
  'risk.how': ({ f, name }) => [
    `${name(f.who)}: ${asWord(f.words) || 'an attempt'}`,
    'Does it simply work, or is a save called for?',
  ],
  'risk.who': () => ['Who is most at risk, and saves?'],
  'risk.price': () => ['What does failure cost?'],
  'risk.save': ({ of, f }) => [`${of}: ${asWord(f.ability).toUpperCase()} save`, score(f.score)],
  'morale.save': ({ f, name }) => [`${name(f.who)}: WIL save for morale`, score(f.score)],
  'retreat.safe': ({ f, name }) => [
    `${name(f.who)} wants to retreat`,
    `Is there a safe place to run to${f.words ? ` (${asWord(f.words)})` : ''}?`,
  ],
  'sunder.item': ({ of, f }) => [
    `${of}: sunder?`,
    `The hit shows ${asWord(f.kept)}, ${asWord(f.net)} after armour: HP ${asWord(f.hp)}, STR ${asWord(f.str)}.`,
  ],
  'detachment.breaks': ({ f, name }) => [`${name(f.who)}: routed or weakened?`],
  'end.care': ({ f, name }) => [
    `${name(f.who)} lies untreated`,
    `${asWord(f.minutes)} ${f.minutes === 1 ? 'minute is' : 'minutes are'} left.`,
  ],
}

/** Why something is refused, as sentences with their facts. */
const refusals: { readonly [code: string]: Sentence } = {
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

/** The words of this ruleset, in English. */
export const text = textOf<Ratbags>({
  refusals,
  questions,
  optionsOf,
  options,
  effects: {
    'attack.target': ({ hp, armour }) => `HP ${asWord(hp)}${armour === 0 ? '' : `, armour ${asWord(armour)}`}`,
    'sunder.item': ({ net, hp }) => (net === 0 ? 'no damage' : `${asWord(net)} damage, HP ${asWord(hp)}`),
  },
  dice({ key, dice, facts = {} }, { name }) {
    const { weapon, ability, who } = facts
    // The GM rolls for one foe after the other.
    const whose = key === 'morale.save' ? `${name(who)} ` : ''
    const words = ability === undefined ? asWord(weapon) : `${whose}${asWord(ability).toUpperCase()}`
    return dice.map(sides => (words === '' ? `d${sides}` : `${words} d${sides}`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    play: 'The phase is played',
    orderSaves: 'Saves for the order',
    telegraph: 'Intent shown',
    callSave: 'A save',
    harm: 'Damage to an ability',
    mark: "The GM's word",
    treat: 'Treatment',
    takeOver: 'A hireling is taken over',
    scarHeals: 'A scar heals',
    deprivation: 'A day of deprivation',
    rest: 'Rest',
    night: 'A full night',
    week: 'A week with a healer',
    clock: 'Time passes',
    reaction: 'Reaction roll',
    fate: 'Die of fate',
  },
  toggles: settings.toggles,
})
