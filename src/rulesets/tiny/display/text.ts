import type { Json } from '~/engine/snapshot'
import { asWord, backInWords, capital, type Facts, inFeet, type Line, type Sentence } from '~/table/words/sentences'
import { namesOf, type OptionWords, type QuestionContext, type QuestionWords, textOf } from '~/table/words/textOf'
import { ACTIONS } from '../actions'
import { AVERAGE, DIFFICULT, EASY, TRIVIAL } from '../dice'
import { titled } from '../sheet/fields'
import type { EventType } from '../state/events'
import type { QuestionKey } from '../state/questions'
import { settings } from '../state/settings'
import type { Tiny } from '../state/types'

/** Parts of totals whose code is not their name. */
const parts: { readonly [of: string]: string } = {
  die: 'Die',
  heavy: 'Heavy weapon',
  light: 'Weapon',
  unarmedFighter: 'Unarmed Fighter',
  critical: 'Critical',
  naturalDR: 'Natural damage reduction',
  notBelow0: 'Not below 0',
  harm: 'Damage',
  medic: 'A Medic’s care',
  aboveMaximum: 'Not above the maximum',
  hp: 'HP',
  attempt: 'Which attempt it is',
  tended: 'A Medic’s care',
}

type Question = QuestionContext<Tiny>

/** What the number on the dice is called. */
const LADDER: Readonly<Record<number, string>> = {
  [TRIVIAL]: 'trivial',
  [EASY]: 'easy',
  [AVERAGE]: 'average',
  [DIFFICULT]: 'difficult',
}

const whereTo = ({ of, ask }: Question): [string, string?] => [
  `${of}: where to?`,
  ask.kind === 'path' ? `Up to ${inFeet(ask.budget)}.` : '',
]

/** A Test: what is tried, and against what. */
const tries =
  (what: (question: Question) => string) =>
  (question: Question): [string, string] => [`${question.of}: ${what(question)}`, onLadder(question)]

/** What the prompt says, by the question. */
const questions: Readonly<Record<QuestionKey, QuestionWords<Tiny>>> = {
  'initiative.dice': () => ['Initiative', 'The dice are added; the highest goes first.'],
  'initiative.again': () => ['Initiative: a tie', 'Only those who are tied roll again.'],
  'attack.target': 'attack whom?',
  'attack.dice': tries(({ f, name }) => `attack ${name(f.target)}`),
  'attack.critical': ({ of, f }) => [
    `${of}: a critical?`,
    `Both dice added: ${asWord(f.least)} or more makes it ${asWord(f.critical)} damage, otherwise ${asWord(f.plain)}.`,
  ],
  'attack.armour': ({ of, f }) => [
    `${of}: through the armour?`,
    `The attack once more: a ${asWord(f.needed)} or more. Through: ${asWord(f.through)} damage, held: ${asWord(f.held)}.`,
  ],
  'evade.dice': question => {
    const { of, f, name } = question
    return [`${of}: evade`, `${name(f.by)} hits${weaponWords(f.weapon)}. ${onLadder(question)}`]
  },
  'extricate.dice': tries(() => 'get away'),
  'stabilize.dice': tries(() => 'live or die'),
  'sneak.dice': tries(() => 'sneak'),
  'medic.dice': tries(({ f, name }) => `tend ${name(f.patient)}`),
  'save.dice': tries(({ f }) => `${asWord(f.save)} save`),
  'other.what': ({ of }) => [`${of}: what is tried?`, 'The dice and the difficulty are set with the roll.'],
  'other.dice': tries(({ f }) => asWord(f.what) || 'other Test'),
  'attend.patient': 'attend whom?',
  'end.patient': 'attend whom?',
  'rest.medic': ({ f, name }) => [`Who tends ${name(f.patient)} before the sleep?`],
  'wield.what': 'take what in hand?',
  'armour.which': 'wear what?',
  'advanceAttack.path': whereTo,
  'advance.path': whereTo,
  'move.path': whereTo,
  'extricate.path': whereTo,
  'shoot.path': whereTo,
  'strikeFallen.path': whereTo,
  'sneak.path': whereTo,
  'attend.path': whereTo,
}

/** "3 dice, with advantage; average: a 5 or more." */
function onLadder({ ask }: Question): string {
  if (ask.kind !== 'roll') return ''
  const at = (key: string) => ask.knobs?.find(knob => knob.key === key)?.default ?? 0
  const needed = Math.min(DIFFICULT, Math.max(TRIVIAL, at('difficulty') + at('steps')))
  const mode = ask.dice.length === 3 ? 'With advantage; ' : ask.dice.length === 1 ? 'At disadvantage; ' : ''
  const words = `${mode}${LADDER[needed] ?? ''}: any die ${needed} or more.${sourceWords(ask.facts?.sources)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** " Helped by mastery, hindered by heavy armour." */
function sourceWords(sources: Json | undefined): string {
  const list = Array.isArray(sources) ? (sources as readonly { of: string; n: number }[]) : []
  const named = (sign: 1 | -1) =>
    list
      .filter(({ n }) => n * sign > 0)
      .map(({ of }) => (parts[of] ?? titled(of)).toLowerCase())
      .join(', ')
  const [good, bad] = [named(1), named(-1)]
  const said = [good && `helped by ${good}`, bad && `hindered by ${bad}`].filter(Boolean).join(', ')
  return said === '' ? '' : ` ${capital(said)}.`
}

/** " with bare hands", " with sword". */
const weaponWords = (weapon: Json | undefined): string =>
  weapon === '' || weapon === undefined ? ' with bare hands' : ` with ${asWord(weapon).toLowerCase()}`

const gained = (back: Json | undefined): string => {
  const words = backInWords(back, () => 'HP')
  return words && `: ${words}`
}

const MODES: Readonly<Record<string, string>> = { A: ' with advantage', N: '', D: ' at disadvantage' }

/** "(5 2 against 5, with advantage)": the dice, where they may be known. */
function dice(f: Facts): string {
  if (!Array.isArray(f.faces)) return ''
  return ` (${f.faces.map(asWord).join(' ')} against ${asWord(f.needed)}${MODES[asWord(f.mode)] ?? ''})`
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const log: Readonly<Record<EventType, Line>> = {
  began: () => 'Combat begins.',
  ended: f =>
    `Combat is over after ${asWord(f.rounds)} ${f.rounds === 1 ? 'round' : 'rounds'}, ${asWord(f.seconds)} seconds.`,
  held: f => (f.held ? 'Combat is held open.' : 'Combat is held open no longer.'),
  round: f => `Round ${asWord(f.round)} begins.`,
  turn: (f, name) => `${name(f.who)}'s turn.`,
  initiative: (f, name) => `${name(f.who)} rolls ${f.total === undefined ? '' : `${asWord(f.total)} `}for initiative.`,
  rerolls: (f, name) => `${name(f.who)} rolls again${f.total === undefined ? '' : `: ${asWord(f.total)}`}.`,
  attacks: (f, name) => `${name(f.by)} attacks ${name(f.target)}${weaponWords(f.weapon ?? undefined)}.`,
  hit: (f, name) => `${name(f.by)} hits ${name(f.target)}${dice(f)}.`,
  missed: (f, name) => `${name(f.by)} misses ${name(f.target)}${dice(f)}.`,
  evaded: (f, name) => `${name(f.who)} evades${dice(f)}.`,
  notEvaded: (f, name) => `${name(f.who)} does not get away from the blow${dice(f)}.`,
  harmless: (f, name) => `${name(f.by)}'s bare hands do ${name(f.target)} no harm.`,
  criticalRoll: f => {
    const sum = f.total === undefined ? '' : ` (${asWord(f.total)}, needs ${asWord(f.least)})`
    return f.critical ? `A critical hit${sum}.` : `No critical hit${sum}.`
  },
  pierced: (f, name) => `${name(f.target)}'s armour is pierced${dice(f)}.`,
  armourHolds: (f, name) => `${name(f.target)}'s armour holds${dice(f)}.`,
  damaged: (f, name) => `${name(f.who)} takes ${asWord(f.taken)} damage.`,
  falls: (f, name) => `${name(f.who)} falls unconscious and is dying.`,
  losesAttempt: (f, name) => `${name(f.who)} has one chance less.`,
  defeated: (f, name) => `${name(f.who)} is defeated.`,
  died: (f, name) => `${name(f.who)} dies.`,
  stabilizes: (f, name) =>
    f.success
      ? `${name(f.who)} stabilizes${dice(f)}.`
      : `${name(f.who)} does not stabilize${dice(f)}${f.left === undefined ? '' : `: ${asWord(f.left)} left`}.`,
  tends: (f, name) =>
    f.success
      ? `${name(f.who)} tends ${name(f.patient)}${dice(f)}.`
      : `${name(f.who)} cannot help ${name(f.patient)}${dice(f)}.`,
  evades: (f, name) => `${name(f.who)} evades until the next turn.`,
  getsAway: (f, name) => `${name(f.who)} gets out of combat${dice(f)}.`,
  heldFast: (f, name) => `${name(f.who)} cannot get out of combat${dice(f)}.`,
  moved: (f, name) => `${name(f.who)} moves ${inFeet(f.cost)}.`,
  hides: (f, name) => `${name(f.who)} is hidden${dice(f)}.`,
  sneakFails: (f, name) => `${name(f.who)} fails to sneak${dice(f)}.`,
  comesOut: (f, name) => `${name(f.who)} is seen.`,
  passes: (f, name) => `${name(f.who)} does nothing.`,
  wields: (f, name) => `${name(f.who)} changes to ${f.weapon === '' ? 'bare hands' : asWord(f.weapon).toLowerCase()}.`,
  wears: (f, name) => `${name(f.who)} wears ${f.armour === 'none' ? 'no' : asWord(f.armour)} armour.`,
  saves: (f, name) => `${name(f.who)} ${f.success ? 'makes' : 'fails'} the ${asWord(f.save)} save${dice(f)}.`,
  tries: (f, name) =>
    `${name(f.who)}${f.what ? `, ${asWord(f.what)}` : ''}: the Test ${f.success ? 'succeeds' : 'fails'}${dice(f)}.`,
  wakes: (f, name) => `${name(f.who)} wakes${f.hp === undefined ? '' : ` with ${asWord(f.hp)} HP`}.`,
  slept: (f, name) => `${name(f.who)} sleeps${gained(f.back)}.`,
  meditated: (f, name) => `${name(f.who)} meditates${gained(f.back)}.`,
  newDay: () => 'A new day begins.',
}

/** Labels of options that name a thing of somebody's, by the question. */
const optionsOf: { readonly [key: string]: OptionWords<Tiny> } = {
  'wield.what': (id, { ask, s }) =>
    s.combatants[ask.of]?.sheet.weapons.find(weapon => weapon.id === id)?.name ?? 'Bare hands',
}

/** Labels of options by their value. */
const options: { readonly [value: string]: string } = {
  none: 'None',
  advantage: 'Advantage by the GM',
  difficulty: 'Difficulty',
  steps: 'Steps harder',
  light: 'Light armour',
  medium: 'Medium armour',
  heavy: 'Heavy armour',
}

/** Why something is refused, as sentences with their facts. */
const refusals: { readonly [code: string]: Sentence } = {
  inCombat: ({ with: f }) =>
    f.who === undefined ? 'Not during a fight.' : 'Not while in combat: an enemy stands next to it.',
  notInCombat: ({ with: f }, name) => `${name(f.who)} is not in combat: no enemy who can fight stands next to it.`,
  decided: () => 'Only one side is left standing.',
  notDecided: () => 'More than one side is still standing.',
  othersTurn: ({ with: f }, name) => (f.who === null ? 'It is nobody’s turn.' : `It is ${name(f.who)}'s turn.`),
  dying: ({ with: f }, name) => `${name(f.who)} is dying and can only try to stabilize.`,
  unable: ({ with: f }, name) => `${name(f.who)} is not able to act.`,
  notDying: ({ with: f }, name) => `${name(f.who)} is not dying.`,
  notDue: ({ with: f }, name) => `${name(f.who)} fell this round; the first attempt comes in the next.`,
  rangedForbidden: () => 'A house rule forbids shooting while in combat.',
  nowhere: () => 'There is no square out of combat within reach.',
  noWay: () => 'No way leads to a free square next to an enemy.',
  tooFar: ({ with: f }) => `Too far: ${inFeet(f.cost)}, at most ${inFeet(f.budget)}.`,
  mustMove: () => 'It must go somewhere else.',
  endsOutside: () => 'The way must end next to an enemy who can fight.',
  endsInside: () => 'The way must not end next to an enemy who can fight.',
  notBeside: () => 'The way must end next to the fallen.',
  nobodyInRange: () => 'The way must end out of combat, with somebody in range.',
  noRangedWeapon: ({ with: f }, name) => `${name(f.who)} has no ranged weapon in hand.`,
  rangedInHand: ({ with: f }, name) => `${name(f.who)} has a ranged weapon in hand.`,
  noTarget: () => 'Nobody who is seen is in range.',
  nobodyFallen: () => 'No fallen enemy is within reach.',
  noMedic: ({ with: f }, name) => `${name(f.who)} is no Medic.`,
  noPatient: () => 'No dying ally is within reach.',
  heavyArmour: () => 'Nobody sneaks in heavy armour.',
  nothingElse: () => 'There is nothing else to take in hand.',
  noArmourTraining: () => 'Heavy armour needs Armor Training.',
  notStrong: () => 'Heavy armour needs the trait Strong.',
  noMeditation: () => 'Only a Monk of level 7 gains from meditation.',
  enoughToday: () => 'Three times a day is the most.',
  notThere: ({ with: f }, name) => `${name(f.target)} is out of the fight.`,
  notSeen: ({ with: f }, name) => `${name(f.target)} is not seen.`,
  notAdjacent: ({ with: f }, name) => `${name(f.target)} is not in a neighbouring square.`,
  outOfRange: ({ with: f }) => `Out of range: ${asWord(f.squares)} squares away, at most ${asWord(f.range)}.`,
  notOnMap: ({ with: f }, name) => `${name(f.who)} is not on the map.`,
  offMap: () => 'The way leads off the map.',
  gap: () => 'The way has a gap: each square must touch the one before.',
  solid: () => 'The way is blocked.',
  wall: () => 'A wall is in the way.',
  enemyInTheWay: () => 'An enemy is in the way.',
  corner: () => 'Walls block both ways around the corner.',
  endOccupied: () => 'Somebody is there.',
}

/** The words of this ruleset, in English. */
export const text = textOf<Tiny>({
  refusals,
  questions,
  optionsOf,
  options,
  effects: {
    'attack.target': ({ hp, max, evading }) => `HP ${asWord(hp)} of ${asWord(max)}${evading ? ', evading' : ''}`,
  },
  dice({ dice, facts, knobs }) {
    const needed = facts?.needed ?? knobs?.find(knob => knob.key === 'difficulty')?.default
    return dice.map(() => (needed === undefined ? 'd6' : `d6 (${asWord(needed)}+)`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    harm: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.amount)} damage`,
    save: (given, name) => `Saving throw (${asWord(given.save)}): ${namesOf(given.who, name)}`,
    rest: 'Rest',
    newDay: 'New day',
    hold: 'Combat held open',
  },
  toggles: settings.toggles,
  spelled: titled,
})
