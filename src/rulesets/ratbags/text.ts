import type { Text } from '~/engine/ruleset'
import type { Asked, Id, Json } from '~/engine/types'
import {
  askInWords,
  capital,
  eventInWords,
  nameIn,
  reasonInWords,
  type Facts,
  type Line,
  type Name,
} from '~/table/inWords'
import { backInWords } from '~/table/backInWords'
import { inFeet } from '~/table/inFeet'
import { said } from '~/table/said'
import { tableCommand, tablePart } from '~/table/text'
import { ACTIONS } from './actions'
import { meansOf } from './means'
import { reasons } from './reasons'
import { settings } from './settings'
import type { Ratbags, Snapshot } from './types'

/** The words of this ruleset, in English. */
export const text: Text<Ratbags> = {
  reason: (reason, s) => reasonInWords(reasons, reason, s),
  ask: (ask, s) => askInWords(question, ask, s),

  option(ask, value, s) {
    const word = said(value)
    const sheet = s.combatants[ask.of]?.sheet
    switch (ask.key) {
      case 'attack.weapon':
        return weaponLabel(s, ask.of, word)
      case 'cast.wand':
        return capital(sheet?.wands[Number(word)]?.name ?? word)
      case 'special.which':
        return sheet?.specialActions[Number(word)]?.name ?? word
      case 'sunder.item':
        return word === 'no' ? 'Take the hit' : `Sunder the ${sheet?.armorItems[Number(word)]?.name ?? 'item'}`
      case 'hold.what':
        return heldLabel(s, ask.of, word)
      default:
        return s.combatants[word]?.name ?? s.sides[word]?.name ?? OPTIONS[word] ?? capital(word)
    }
  },

  dice(ask, s) {
    if (ask.kind !== 'roll') return []
    const { weapon, ability, who } = ask.facts ?? {}
    // The GM rolls for one foe after the other.
    const whose = ask.key === 'morale.save' ? `${nameIn(s, who)} ` : ''
    const name = `${whose}${said(ability ?? weapon).toUpperCase()}`
    return ask.dice.map(sides => {
      const words = ability === undefined ? said(weapon) : name
      return words === '' ? `d${sides}` : `${words} d${sides}`
    })
  },

  event: (event, name) => eventInWords(EVENTS, event, name),

  part(part) {
    return PARTS[part.of] ?? (part.rule === '' ? tablePart(part) : capital(part.of))
  },

  command(command, name) {
    const action = ACTIONS.find(({ type }) => type === command.type)
    if (action) return `${command.by === 'gm' ? 'GM' : name(command.by)}: ${action.name}`
    return COMMANDS[command.type] ?? tableCommand(command, name, settings.toggles) ?? command.type
  },
}

const COMMANDS: { readonly [type: string]: string } = {
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
}

/** Titles that need nothing but whose decision it is. */
const QUESTIONS: { readonly [key: string]: string } = {
  'begin.players': 'Which side do the players play?',
  'begin.first': 'Which side acts first?',
  'begin.save': 'DEX save to act before the opponents',
  'attack.target': 'attack whom?',
  'attack.weapon': 'with which weapon?',
  'attack.others': 'whom else could it catch?',
  'attack.area': 'does it reach all of them?',
  'attack.again': 'the target cannot be attacked. Whom instead?',
  'attack.owner': 'whose die counts?',
  'attack.enhanced': 'roll the d12?',
  'attack.dice': 'damage',
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
  'retreat.save': 'DEX save to get away',
  'hold.what': 'what is held?',
  'critical.save': 'STR save against critical damage',
  'effect.dice': 'effect',
  'combat.over': 'Only one side can fight. End the combat?',
  'end.rest': 'Ten minutes of rest and some water?',
  'death.next': 'how does the player go on?',
  'scar.place': 'scar',
  'scar.dice': 'scar',
  'scar.save': 'WIL save for the scar',
  'reaction.dice': 'reaction',
  'fate.die': 'die of fate',
  'harm.dice': 'ability damage',
}

function question(ask: Asked, of: string, s: Snapshot): readonly [string, string?] {
  const facts = ask.facts ?? {}
  switch (ask.key) {
    case 'attack.dice':
      return [`Damage on ${nameIn(s, facts.target)}`, 'The single highest die counts.']
    case 'attack.ruling':
      return [`${nameIn(s, facts.by)} attacks ${nameIn(s, facts.target)}`, `With ${said(facts.weapon)}.`]
    case 'phase.rulings':
      return ['Impaired or enhanced?', blowsOf(facts.blows, s)]
    case 'round.telegraph':
      return ['Show the players what their foes will likely do?', likelyOf(facts.likely, s)]
    case 'risk.how':
      return [
        `${nameIn(s, facts.who)}: ${said(facts.words) || 'an attempt'}`,
        'Does it simply work, or is a save called for?',
      ]
    case 'risk.who':
      return ['Who is most at risk, and saves?']
    case 'risk.price':
      return ['What does failure cost?']
    case 'risk.save':
      return [`${of}: ${said(facts.ability).toUpperCase()} save`, score(facts.score)]
    case 'morale.save':
      return [`${nameIn(s, facts.who)}: WIL save for morale`, score(facts.score)]
    case 'retreat.safe':
      return [
        `${nameIn(s, facts.who)} wants to retreat`,
        `Is there a safe place to run to${facts.words ? ` (${said(facts.words)})` : ''}?`,
      ]
    case 'sunder.item':
      return [
        `${of}: sunder?`,
        `The hit shows ${said(facts.kept)}, ${said(facts.net)} after armour: HP ${said(facts.hp)}, STR ${said(facts.str)}.`,
      ]
    case 'detachment.breaks':
      return [`${nameIn(s, facts.who)}: routed or weakened?`]
    case 'end.care':
      return [`${nameIn(s, facts.who)} lies untreated`, `${said(facts.minutes)} minutes are left.`]
    default: {
      const words = QUESTIONS[ask.key] ?? 'roll'
      return [/^[A-Z]/.test(words) && ask.of === 'gm' ? words : `${of}: ${words}`, score(facts.score)]
    }
  }
}

const score = (value: Json | undefined): string => (value === undefined ? '' : `${said(value)} or lower passes.`)

/** A fact that is one of a list of records. */
function fact(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}

const blowsOf = (blows: Json | undefined, s: Snapshot): string =>
  (Array.isArray(blows) ? blows : [])
    .map(
      (one: Json) => `${nameIn(s, fact(one, 'by'))} on ${nameIn(s, fact(one, 'target'))}: ${said(fact(one, 'mode'))}`,
    )
    .join('; ')

const likelyOf = (likely: Json | undefined, s: Snapshot): string =>
  (Array.isArray(likely) ? likely : [])
    .map((one: Json) => `${nameIn(s, fact(one, 'who'))} attacks ${nameIn(s, fact(one, 'target'))}`)
    .join('; ')

function weaponLabel(s: Snapshot, of: Id, value: string): string {
  const c = s.combatants[of]
  const means = c && meansOf(c).find(({ name }) => name === value)
  if (!means) return value
  return `${capital(means.words)} ${means.dice.map(die => `d${die}`).join(' + ')}${means.blast ? ', blast' : ''}`
}

function heldLabel(s: Snapshot, of: Id, value: string): string {
  const sheet = s.combatants[of]?.sheet
  const [kind, at] = value.split('.')
  const list = kind === 'weapon' ? sheet?.weapons : kind === 'wand' ? sheet?.wands : sheet?.armorItems
  return capital(list?.[Number(at)]?.name ?? value)
}

const OPTIONS: { readonly [value: string]: string } = {
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
const PARTS: { readonly [of: string]: string } = {
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

const names = (list: Json | undefined, name: Name): string =>
  (Array.isArray(list) ? list : []).map((id: Json) => name(id)).join(', ')
const faces = (value: Json | undefined): string => (Array.isArray(value) ? value.map(said).join(', ') : '')
const aside = (words: Json | undefined): string => (words === undefined || words === '' ? '' : ` (${said(words)})`)
const after = (list: readonly (string | undefined)[]): string => {
  const words = list.filter(Boolean).join('; ')
  return words && `: ${words}`
}
const abilityOf = (f: Facts): string => said(f.ability).toUpperCase()

const DECLARED: { readonly [act: string]: string } = {
  nothing: 'will do nothing',
  attack: 'will attack',
  daring: 'will dare to attack',
  secondMove: 'will move twice',
  cast: 'will cast',
  aid: 'will aid',
  drag: 'will drag',
  special: 'will do something special',
  other: 'will do something else',
  retreat: 'will retreat',
  crawl: 'will crawl',
}

const FELL: { readonly [what: string]: string } = {
  critical: 'takes critical damage and can only crawl',
  down: 'is down',
  dead: 'dies',
  routed: 'is routed',
  destroyed: 'is destroyed',
  weakened: 'is weakened',
  paralysed: 'is paralysed',
  delirious: 'is delirious',
  fleeing: 'loses heart',
  spared: 'is beaten, and lives',
  surrendered: 'surrenders',
  rallied: 'takes heart again',
}

const RESTED: { readonly [what: string]: string } = {
  rest: 'has rested',
  night: 'has slept a full night',
  week: 'has rested for a week with a healer',
}

/** Why a rest gives nothing back. */
const NOTHING_BACK: { readonly [why: string]: string } = {
  deprived: 'deprived, nothing comes back',
  packed: 'with a full pack no HP come back',
  untreated: 'untreated, nothing comes back',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const EVENTS: { readonly [type: string]: Line } = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  order: (f, name) => {
    const [early, late] = [names(f.early, name), names(f.late, name)]
    return (
      [early && `Before the opponents: ${early}.`, late && `${f.lose ? 'No turn this round' : 'After them'}: ${late}.`]
        .filter(Boolean)
        .join(' ') || 'Nobody saves.'
    )
  },
  round: f => `Round ${said(f.round)} begins.`,
  phase: (f, name) =>
    f.side === undefined ? 'Somebody acts.' : `${name(f.side)} act${f.who === 'late' ? ' after the opponents' : ''}.`,
  locked: () => 'The declarations are locked.',
  intends: (f, name) => `${name(f.who)} will likely ${said(f.words)}${f.target ? ` ${name(f.target)}` : ''}.`,
  declared: (f, name) => {
    const targets = names(f.targets, name)
    const at = targets && f.act === 'cast' ? 'at' : ''
    const does = f.act
      ? [DECLARED[said(f.act)] ?? 'acts', at, targets].filter(Boolean).join(' ')
      : f.moves
        ? 'will move'
        : 'takes it back'
    return `${name(f.who)} ${does}${f.act && f.moves ? ' and move' : ''}${aside(f.words)}.`
  },
  lost: (f, name) => `${name(f.who)} cannot do what was declared.`,
  nowhere: (f, name) => `${name(f.who)} sees no safe place to retreat to.`,
  moved: (f, name) => `${name(f.who)} moves ${inFeet(f.cost)}.`,
  drags: (f, name) =>
    f.taken ? `${name(f.by)} takes hold of ${name(f.whom)}.` : `${name(f.by)} cannot take ${name(f.whom)} along.`,
  brought: (f, name) => `${name(f.by)} brings ${name(f.whom)} along.`,
  aided: (f, name) =>
    f.by === undefined ? `${name(f.patient)} is treated.` : `${name(f.by)} gives ${name(f.patient)} aid.`,
  undone: (f, name) => `The aid given to ${name(f.who)} is undone.`,
  casts: (f, name) =>
    `${name(f.who)} casts ${said(f.spell)}${Array.isArray(f.targets) && f.targets.length > 0 ? ` at ${names(f.targets, name)}` : ''}${f.outcome === 'failed' || f.outcome === 'impossible' ? ', and it fails' : ''}.`,
  packed: (f, name) => `${name(f.who)} carries a full pack: 0 HP.`,
  tired: (f, name) => `${name(f.who)} takes 1 Fatigue.`,
  special: (f, name) => `${name(f.who)}: ${said(f.name)}${aside(f.words)}.`,
  does: (f, name) =>
    `${name(f.who)}: ${said(f.words) || 'something else'}${f.outcome === 'failed' || f.outcome === 'impossible' ? ', and it fails' : ''}.`,
  risk: (f, name) => `${name(f.who)} risks something: ${abilityOf(f)}${aside(f.price)}.`,
  saved: (f, name) => `${name(f.who)} ${f.passed ? 'passes' : 'fails'} the ${abilityOf(f)} save with ${said(f.die)}.`,
  attacks: (f, name) =>
    `${name(f.by)} attacks ${name(f.target)} with ${said(f.weapon)}${f.mode === 'normal' ? '' : `, ${said(f.mode)}`}.`,
  impossible: (f, name) => `${name(f.by)}'s attack on ${name(f.target)} cannot work.`,
  reaches: (f, name) => `${name(f.by)}'s blast reaches ${said(f.number)}.`,
  struck: (f, name) => {
    const dice = (Array.isArray(f.dice) ? f.dice : [])
      .map((one: Json) => `${name(fact(one, 'by'))} ${faces(fact(one, 'faces'))}`)
      .join('; ')
    return `${name(f.target)} is struck: ${dice}. ${said(f.kept)} counts${f.net === undefined || f.net === f.kept ? '' : f.net === 0 ? ', stopped by armour' : `, ${said(f.net)} after armour`}.`
  },
  sundered: (f, name) => `${name(f.who)} sunders the ${said(f.item)}.`,
  hurt: (f, name) => {
    if (f.net === undefined) return f.wounded ? `${name(f.who)} is wounded.` : `${name(f.who)} is hit.`
    return `${name(f.who)} takes ${said(f.net)} damage${f.wounded ? ' and is wounded' : ''}.`
  },
  effect: (f, name) => `${name(f.by)} on ${name(f.victim)}: ${said(f.words)}`,
  drained: (f, name) =>
    f.lost === undefined ? `${name(f.who)} is drained.` : `${name(f.who)} loses ${said(f.lost)} ${abilityOf(f)}.`,
  fell: (f, name) => `${name(f.who)} ${FELL[said(f.what)] ?? said(f.what)}.`,
  expired: (f, name) => `The hour of ${name(f.who)} is over.`,
  playerWaits: (f, name) =>
    f.way === 'wait' ? `The player of ${name(f.who)} waits.` : `The player of ${name(f.who)} makes a new character.`,
  takenOver: (f, name) => `The player of ${name(f.dead)} takes over ${name(f.hireling)}.`,
  escaped: (f, name) => `${name(f.who)} escapes${aside(f.words)}.`,
  cornered: (f, name) => `${name(f.who)} does not get away.`,
  wavers: (f, name) => {
    const members = Array.isArray(f.members) ? f.members : []
    if (members.length === 0) return 'Nobody is left who could waver.'
    return `${names(members, name)} ${members.length === 1 ? 'wavers' : 'waver'}.`
  },
  holds: (f, name) =>
    `${name(f.who)} changes what is held${Number(f.hands) > 2 ? `: ${said(f.hands)} hands are needed` : ''}.`,
  dropped: (f, name) => `${name(f.who)} drops an item.`,
  scarred: (f, name) => `${name(f.who)} keeps a scar: ${said(f.words)}.`,
  healed: (f, name) => `${name(f.who)} has got over it: ${said(f.words)}.`,
  rested: (f, name) => {
    const back = f.why === undefined ? backInWords(f.back, pool => pool.toUpperCase()) : NOTHING_BACK[said(f.why)]
    const got = [f.stabilised ? 'out of danger' : '', back, f.fatigue ? `${said(f.fatigue)} Fatigue gone` : '']
    return `${name(f.who)} ${RESTED[said(f.what)]}${after(got)}.`
  },
  timePasses: f => `${said(f.minutes)} minutes pass.`,
  reaction: f => `The others are ${said(f.mood)} (${said(f.total)}).`,
  fate: f => `The die of fate shows ${said(f.die)}: ${f.good ? 'good' : 'bad'} for the players.`,
}
