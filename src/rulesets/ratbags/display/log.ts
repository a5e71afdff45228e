import type { Json } from '~/engine/snapshot'
import { asWord, backInWords, type Facts, inFeet, type Line, type Name } from '~/table/words/sentences'
import type { EventType } from '../state/events'

/** A fact that is one of a list of records. */
export function factOf(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}

const names = (list: Json | undefined, name: Name): string =>
  (Array.isArray(list) ? list : []).map((id: Json) => name(id)).join(', ')
const faces = (value: Json | undefined): string => (Array.isArray(value) ? value.map(asWord).join(', ') : '')
const aside = (words: Json | undefined): string => (words === undefined || words === '' ? '' : ` (${asWord(words)})`)
const after = (list: readonly (string | undefined)[]): string => {
  const words = list.filter(Boolean).join('; ')
  return words && `: ${words}`
}
const abilityOf = (f: Facts): string => asWord(f.ability).toUpperCase()

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
export const log: Readonly<Record<EventType, Line>> = {
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
  round: f => `Round ${asWord(f.round)} begins.`,
  phase: (f, name) =>
    f.side === undefined ? 'Somebody acts.' : `${name(f.side)} act${f.who === 'late' ? ' after the opponents' : ''}.`,
  locked: () => 'The declarations are locked.',
  intends: (f, name) => `${name(f.who)} will likely ${asWord(f.words)}${f.target ? ` ${name(f.target)}` : ''}.`,
  declared: (f, name) => {
    const targets = names(f.targets, name)
    const at = targets && f.act === 'cast' ? 'at' : ''
    const does = f.act
      ? [DECLARED[asWord(f.act)] ?? 'acts', at, targets].filter(Boolean).join(' ')
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
    `${name(f.who)} casts ${asWord(f.spell)}${Array.isArray(f.targets) && f.targets.length > 0 ? ` at ${names(f.targets, name)}` : ''}${f.outcome === 'failed' || f.outcome === 'impossible' ? ', and it fails' : ''}.`,
  packed: (f, name) => `${name(f.who)} carries a full pack: 0 HP.`,
  tired: (f, name) => `${name(f.who)} takes 1 Fatigue.`,
  special: (f, name) => `${name(f.who)}: ${asWord(f.name)}${aside(f.words)}.`,
  does: (f, name) =>
    `${name(f.who)}: ${asWord(f.words) || 'something else'}${f.outcome === 'failed' || f.outcome === 'impossible' ? ', and it fails' : ''}.`,
  risk: (f, name) => `${name(f.who)} risks something: ${abilityOf(f)}${aside(f.price)}.`,
  saved: (f, name) =>
    `${name(f.who)} ${f.passed ? 'passes' : 'fails'} the ${abilityOf(f)} save${f.die === undefined ? '' : ` with ${asWord(f.die)}`}.`,
  attacks: (f, name) =>
    `${name(f.by)} attacks ${name(f.target)} with ${asWord(f.weapon)}${f.mode === 'normal' ? '' : `, ${asWord(f.mode)}`}.`,
  impossible: (f, name) => `${name(f.by)}'s attack on ${name(f.target)} cannot work.`,
  reaches: (f, name) => `${name(f.by)}'s blast ${f.number === undefined ? 'goes off' : `reaches ${asWord(f.number)}`}.`,
  struck: (f, name) => {
    if (f.kept === undefined)
      return `${name(f.target)} is struck: ${name(f.by)} rolls behind the screen${f.net === 0 ? ', stopped by armour' : ''}.`
    const dice = (Array.isArray(f.dice) ? f.dice : [])
      .map((one: Json) => `${name(factOf(one, 'by'))} ${faces(factOf(one, 'faces'))}`)
      .join('; ')
    return `${name(f.target)} is struck: ${dice}. ${asWord(f.kept)} counts${f.net === undefined || f.net === f.kept ? '' : f.net === 0 ? ', stopped by armour' : `, ${asWord(f.net)} after armour`}.`
  },
  sundered: (f, name) => `${name(f.who)} sunders the ${asWord(f.item)}.`,
  hurt: (f, name) => {
    if (f.net === undefined) return f.wounded ? `${name(f.who)} is wounded.` : `${name(f.who)} is hit.`
    return `${name(f.who)} takes ${asWord(f.net)} damage${f.wounded ? ' and is wounded' : ''}.`
  },
  effect: (f, name) => `${name(f.by)} on ${name(f.victim)}: ${asWord(f.words)}`,
  drained: (f, name) =>
    f.lost === undefined ? `${name(f.who)} is drained.` : `${name(f.who)} loses ${asWord(f.lost)} ${abilityOf(f)}.`,
  fell: (f, name) => `${name(f.who)} ${FELL[asWord(f.what)] ?? asWord(f.what)}.`,
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
    `${name(f.who)} changes what is held${Number(f.hands) > 2 ? `: ${asWord(f.hands)} hands are needed` : ''}.`,
  dropped: (f, name) => `${name(f.who)} drops an item.`,
  scarred: (f, name) => `${name(f.who)} keeps a scar: ${asWord(f.words)}.`,
  healed: (f, name) => `${name(f.who)} has got over it: ${asWord(f.words)}.`,
  rested: (f, name) => {
    const back = f.why === undefined ? backInWords(f.back, pool => pool.toUpperCase()) : NOTHING_BACK[asWord(f.why)]
    const got = [f.stabilised ? 'out of danger' : '', back, f.fatigue ? `${asWord(f.fatigue)} Fatigue gone` : '']
    return `${name(f.who)} ${RESTED[asWord(f.what)]}${after(got)}.`
  },
  timePasses: f => `${asWord(f.minutes)} minutes pass.`,
  reaction: f => `The others are ${asWord(f.mood)} (${asWord(f.total)}).`,
  fate: f => `The die of fate shows ${asWord(f.die)}: ${f.good ? 'good' : 'bad'} for the players.`,
}
