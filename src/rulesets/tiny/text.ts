import type { Text } from '~/engine/ruleset'
import type { Asked, Id, Json } from '~/engine/types'
import { askInWords, eventInWords, nameIn, reasonInWords, type Facts, type Line } from '~/table/inWords'
import { backInWords } from '~/table/backInWords'
import { inFeet } from '~/table/inFeet'
import { said } from '~/table/said'
import { tableCommand, tablePart } from '~/table/text'
import { ACTIONS } from './actions'
import { titled } from './fields'
import { reasons } from './reasons'
import { settings } from './settings'
import { AVERAGE, DIFFICULT, EASY, TRIVIAL } from './test'
import type { Snapshot, Tiny } from './types'

/** The words of this ruleset, in English. */
export const text: Text<Tiny> = {
  reason: (reason, s) => reasonInWords(reasons, reason, s),
  ask: (ask, s) => askInWords(question, ask, s),

  option(ask, value, s) {
    const word = said(value)
    if (ask.key === 'wield.what') return weaponName(s, ask.of, word)
    return s.combatants[word]?.name ?? OPTIONS[word] ?? titled(word)
  },

  dice(ask) {
    if (ask.kind !== 'roll') return []
    const needed = ask.facts?.needed ?? ask.knobs?.find(knob => knob.key === 'difficulty')?.default
    return ask.dice.map(() => (needed === undefined ? 'd6' : `d6 (${said(needed)}+)`))
  },

  event: (event, name) => eventInWords(EVENTS, event, name),

  part(part) {
    return PARTS[part.of] ?? (part.rule === '' ? tablePart(part) : titled(part.of))
  },

  command(command, name) {
    const action = ACTIONS.find(({ type }) => type === command.type)
    if (action) return `${command.by === 'gm' ? 'GM' : name(command.by)}: ${action.name}`
    const who = Array.isArray(command.with?.who) ? command.with.who.map(id => name(said(id))).join(', ') : ''
    switch (command.type) {
      case 'harm':
        return `${who}: ${said(command.with?.amount)} damage`
      case 'save':
        return `Saving throw (${said(command.with?.save)}): ${who}`
      case 'rest':
        return 'Rest'
      case 'newDay':
        return 'New day'
      case 'hold':
        return 'Combat held open'
      default:
        return tableCommand(command, name, settings.toggles) ?? command.type
    }
  },
}

function weaponName(s: Snapshot, of: Id, id: string): string {
  return s.combatants[of]?.sheet.weapons.find(weapon => weapon.id === id)?.name ?? 'Bare hands'
}

/** What the number on the dice is called. */
const LADDER: Readonly<Record<number, string>> = {
  [TRIVIAL]: 'trivial',
  [EASY]: 'easy',
  [AVERAGE]: 'average',
  [DIFFICULT]: 'difficult',
}

function question(ask: Asked, of: string, s: Snapshot): readonly [string, string?] {
  const facts = ask.facts ?? {}
  switch (ask.key) {
    case 'initiative.dice':
      return ['Initiative', 'The dice are added; the highest goes first.']
    case 'initiative.again':
      return ['Initiative: a tie', 'Only those who are tied roll again.']
    case 'attack.target':
      return [`${of}: attack whom?`]
    case 'attack.dice':
      return [`${of}: attack ${nameIn(s, facts.target)}`, onLadder(ask)]
    case 'attack.critical':
      return [`${of}: a critical?`, `Both dice added: ${said(facts.least)} or more.`]
    case 'attack.armour':
      return [`${of}: through the armour?`, `The attack once more: a ${said(facts.needed)} or more.`]
    case 'evade.dice':
      return [`${of}: evade`, `${nameIn(s, facts.by)} hits${weaponWords(facts.weapon)}. ${onLadder(ask)}`]
    case 'medic.dice':
      return [`${of}: tend ${nameIn(s, facts.patient)}`, onLadder(ask)]
    case 'save.dice':
      return [`${of}: ${said(facts.save)} save`, onLadder(ask)]
    case 'other.what':
      return [`${of}: what is tried?`, 'The dice and the difficulty are set with the roll.']
    case 'other.dice':
      return [`${of}: ${said(facts.what) || 'other Test'}`, onLadder(ask)]
    case 'attend.patient':
    case 'end.patient':
      return [`${of}: attend whom?`]
    case 'rest.medic':
      return [`Who tends ${nameIn(s, facts.patient)} before the sleep?`]
    case 'wield.what':
      return [`${of}: take what in hand?`]
    case 'armour.which':
      return [`${of}: wear what?`]
    default:
      if (ask.kind === 'path') return [`${of}: where to?`, `Up to ${inFeet(ask.budget)}.`]
      return [`${of}: ${ROLLS[ask.key] ?? 'roll'}`, onLadder(ask)]
  }
}

const ROLLS: { readonly [key: string]: string } = {
  'extricate.dice': 'get away',
  'stabilize.dice': 'live or die',
  'sneak.dice': 'sneak',
}

/** "3 dice, with advantage; average: a 5 or more." */
function onLadder(ask: Asked): string {
  if (ask.kind !== 'roll') return ''
  const at = (key: string) => ask.knobs?.find(knob => knob.key === key)?.default ?? 0
  const needed = Math.min(DIFFICULT, Math.max(TRIVIAL, at('difficulty') + at('steps')))
  const mode = ask.dice.length === 3 ? 'With advantage; ' : ask.dice.length === 1 ? 'At disadvantage; ' : ''
  const words = `${mode}${LADDER[needed] ?? ''}: any die ${needed} or more.`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const weaponWords = (weapon: Json | undefined): string =>
  weapon === '' || weapon === undefined ? ' with bare hands' : ` with ${said(weapon).toLowerCase()}`

const OPTIONS: { readonly [value: string]: string } = {
  none: 'None',
  advantage: 'Advantage',
  difficulty: 'Difficulty',
  steps: 'Steps harder',
  light: 'Light armour',
  medium: 'Medium armour',
  heavy: 'Heavy armour',
}

/** Parts of totals whose code is not their name. */
const PARTS: { readonly [of: string]: string } = {
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
}

const gained = (back: Json | undefined): string => {
  const words = backInWords(back, () => 'HP')
  return words && `: ${words}`
}

const MODES: Readonly<Record<string, string>> = { A: ' with advantage', N: '', D: ' at disadvantage' }

/** "(5 2 against 5, with advantage)": the dice, where they may be known. */
function dice(f: Facts): string {
  if (!Array.isArray(f.faces)) return ''
  return ` (${f.faces.map(said).join(' ')} against ${said(f.needed)}${MODES[said(f.mode)] ?? ''})`
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const EVENTS: { readonly [type: string]: Line } = {
  began: () => 'Combat begins.',
  ended: f =>
    `Combat is over after ${said(f.rounds)} ${f.rounds === 1 ? 'round' : 'rounds'}, ${said(f.seconds)} seconds.`,
  held: f => (f.held ? 'Combat is held open.' : 'Combat is held open no longer.'),
  round: f => `Round ${said(f.round)} begins.`,
  turn: (f, name) => `${name(f.who)}'s turn.`,
  initiative: (f, name) => `${name(f.who)} rolls ${said(f.total)} for initiative.`,
  rerolls: (f, name) => `${name(f.who)} rolls again: ${said(f.total)}.`,
  attacks: (f, name) => `${name(f.by)} attacks ${name(f.target)}${weaponWords(f.weapon ?? undefined)}.`,
  hit: (f, name) => `${name(f.by)} hits ${name(f.target)}${dice(f)}.`,
  missed: (f, name) => `${name(f.by)} misses ${name(f.target)}${dice(f)}.`,
  evaded: (f, name) => `${name(f.who)} evades${dice(f)}.`,
  notEvaded: (f, name) => `${name(f.who)} does not get away from the blow${dice(f)}.`,
  harmless: (f, name) => `${name(f.by)}'s bare hands do ${name(f.target)} no harm.`,
  criticalRoll: f => {
    const sum = f.total === undefined ? '' : ` (${said(f.total)}, needs ${said(f.least)})`
    return f.critical ? `A critical hit${sum}.` : `No critical hit${sum}.`
  },
  pierced: (f, name) => `${name(f.target)}'s armour is pierced${dice(f)}.`,
  armourHolds: (f, name) => `${name(f.target)}'s armour holds${dice(f)}.`,
  damaged: (f, name) => `${name(f.who)} takes ${said(f.taken)} damage.`,
  falls: (f, name) => `${name(f.who)} falls unconscious and is dying.`,
  losesAttempt: (f, name) => `${name(f.who)} has one chance less.`,
  defeated: (f, name) => `${name(f.who)} is defeated.`,
  died: (f, name) => `${name(f.who)} dies.`,
  stabilizes: (f, name) =>
    f.success
      ? `${name(f.who)} stabilizes${dice(f)}.`
      : `${name(f.who)} does not stabilize${dice(f)}${f.left === undefined ? '' : `: ${said(f.left)} left`}.`,
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
  wields: (f, name) => `${name(f.who)} changes to ${f.weapon === '' ? 'bare hands' : said(f.weapon).toLowerCase()}.`,
  wears: (f, name) => `${name(f.who)} wears ${f.armour === 'none' ? 'no' : said(f.armour)} armour.`,
  saves: (f, name) => `${name(f.who)} ${f.success ? 'makes' : 'fails'} the ${said(f.save)} save${dice(f)}.`,
  tries: (f, name) =>
    `${name(f.who)}${f.what ? `, ${said(f.what)}` : ''}: the Test ${f.success ? 'succeeds' : 'fails'}${dice(f)}.`,
  wakes: (f, name) => `${name(f.who)} wakes${f.hp === undefined ? '' : ` with ${said(f.hp)} HP`}.`,
  slept: (f, name) => `${name(f.who)} sleeps${gained(f.back)}.`,
  meditated: (f, name) => `${name(f.who)} meditates${gained(f.back)}.`,
  newDay: () => 'A new day begins.',
}
