import type { Json } from '~/engine/snapshot'
import { asWord, backInWords, type Line } from '~/table/words/sentences'
import type { EventType } from '../../state/events'
import { does, inCapitals, isGrip, strikes } from './phrases'

const faces = (value: Json | undefined): string => (Array.isArray(value) ? value.map(asWord).join(', ') : '')
const aside = (words: Json | undefined): string =>
  words === undefined || words === '' ? '' : ` (${asWord(words).replace(/\.$/, '')})`

const HOW: { readonly [how: string]: string } = {
  holdBack: ', holding back',
  sweep: ' in a sweep',
  final: ' to kill',
  focus: ' at one alone',
}

const FELL: { readonly [what: string]: string } = {
  down: 'goes down',
  incapacitated: 'is incapacitated',
  disabled: 'is disabled',
  dead: 'dies',
}

const TRICKS: { readonly [kind: string]: string } = {
  distract: 'distracts',
  intimidate: 'threatens',
  taunt: 'taunts',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
export const log: Readonly<Record<EventType, Line>> = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  ambush: (f, name) => does(f.who, name, 'lies in ambush', 'lie in ambush'),
  initiative: (f, name) => `${name(f.side)} have the initiative.`,
  round: f => `Round ${asWord(f.round)} begins.`,
  threshold: f => `WIT ${asWord(f.fat)} or higher is fast this round.`,
  slow: () => 'The slow phase begins.',
  first: (f, name) => `${name(f.side)} go first.`,
  turn: (f, name) => `${name(f.who)} takes a turn.`,
  turnEnds: (f, name) => `${name(f.who)} is done.`,
  passes: (f, name) => `${name(f.side)} ${f.forced ? 'have nobody to act' : 'pass'}.`,
  timeUp: (f, name) => `Time is up for ${name(f.who)}.`,
  declares: (f, name) => `${name(f.who)} will: ${asWord(f.words)}`,
  moved: (f, name) => `${name(f.who)} moves ${f.border ? 'onto the border with' : 'into'} ${asWord(f.to)}.`,
  shifts: (f, name) => `${name(f.who)} moves about.`,
  fullMove: (f, name) => `${name(f.who)} takes the full movement${f.how === 'plain' ? '' : `: ${asWord(f.how)}`}.`,
  failsGround: (f, name) => `${name(f.who)} does not manage to ${asWord(f.how)}.`,
  fled: (f, name) => `${name(f.who)} leaves the field.`,
  attacks: (f, name) =>
    `${name(f.by)} ${f.target ? strikes(f.weapon, name(f.target)) : `hits out at ${asWord(f.zone)} with ${asWord(f.weapon)}`}${HOW[asWord(f.how)] ?? ''}.`,
  missed: (f, name) => `${name(f.by)} misses${f.target ? ` ${name(f.target)}` : ''}.`,
  deviates: (f, name) => `The blast of ${name(f.by)} goes astray and lands on ${asWord(f.zone)}.`,
  fizzles: (f, name) => `The blast of ${name(f.by)} fizzles out.`,
  stuntOffered: (f, name) => `${name(f.by)} offers ${name(f.target)}: ${asWord(f.words)}`,
  stuntRefused: f => `The GM refuses: ${asWord(f.words)}`,
  stunt: (f, name) => `${name(f.target)} ${f.accepted ? 'accepts' : 'declines'}: ${asWord(f.words)}`,
  dodges: (f, name) => `${name(f.who)} tries to dodge.`,
  counters: (f, name) =>
    `${name(f.who)} counters${f.by !== undefined && isGrip(f.weapon) ? `, and ${strikes(f.weapon, name(f.by))}` : ` with ${asWord(f.weapon)}`}.`,
  hides: (f, name) => `${name(f.who)} hides behind ${name(f.behind)}.`,
  guards: (f, name) => `${name(f.who)} guards ${name(f.ally)}.`,
  struck: (f, name) =>
    f.raw === undefined
      ? `${name(f.by)} rolls behind the screen on ${name(f.target)} with ${asWord(f.weapon)}${f.n === 0 ? ', stopped by armour' : ''}.`
      : `${name(f.by)} rolls ${faces(f.faces) || 'no dice'} on ${name(f.target)} with ${asWord(f.weapon)}: ${asWord(f.raw)} damage${f.n === undefined || f.n === f.raw ? '' : `, ${asWord(f.n)} after armour`}.`,
  hurt: (f, name) => (f.n === undefined ? `${name(f.who)} is hurt.` : `${name(f.who)} suffers ${asWord(f.n)}.`),
  fell: (f, name) => `${name(f.who)} ${FELL[asWord(f.what)] ?? asWord(f.what)}.`,
  dying: (f, name) => `${name(f.who)} is dying, and dies at the end of round ${asWord(f.round)}.`,
  finalBlow: (f, name) => `${name(f.by)} kills ${name(f.target)}.`,
  omen: (f, name) => `${name(f.who)} spends an omen.`,
  injured: (f, name) => `${name(f.who)} keeps an injury: ${asWord(f.words)}.`,
  weakened: (f, name) =>
    f.n === undefined ? `${name(f.who)} is weakened.` : `${name(f.who)} loses ${asWord(f.n)} ${inCapitals(f.ability)}.`,
  healed: (f, name) =>
    f.n === undefined ? `${name(f.who)} recovers.` : `${name(f.who)} recovers ${asWord(f.n)} health.`,
  saved: (f, name) =>
    `${name(f.who)} ${f.passed ? 'passes' : 'fails'} the ${inCapitals(f.ability)} save${f.die === null || f.die === undefined ? '' : ` with ${asWord(f.die)}`}.`,
  resists: (f, name) => `${name(f.who)} ${f.held ? 'cannot be held or disarmed' : 'cannot resist'}.`,
  grabbed: (f, name) => `${name(f.by)} takes hold of ${name(f.who)}.`,
  keepsHold: (f, name) => `${name(f.who)} keeps hold of ${name(f.captive)} and does nothing else.`,
  letGo: (f, name) => `${name(f.by)} lets ${name(f.who)} go.`,
  freed: (f, name) => (f.who === f.by ? `${name(f.who)} breaks free.` : `${name(f.by)} frees ${name(f.who)}.`),
  shoved: (f, name) => `${name(f.by)} shoves ${name(f.who)}${f.hazard ? ' into danger' : ''}.`,
  dropped: (f, name) => `${name(f.who)} drops ${asWord(f.item)}.`,
  wears: (f, name) => `${name(f.who)} ${f.worn ? 'puts on' : 'takes off'} ${asWord(f.item)}.`,
  picksUp: (f, name) => `${name(f.who)} picks up ${asWord(f.item)}.`,
  equips: (f, name) =>
    `${name(f.who)} holds ${(Array.isArray(f.items) ? f.items.map(asWord).join(', ') : '') || 'nothing'}.`,
  consumes: (f, name) =>
    `${name(f.who)} uses ${asWord(f.item)}${f.who === f.target ? '' : ` on ${name(f.target)}`}${aside(f.words)}.`,
  tends: (f, name) => `${name(f.who)} tends ${name(f.patient)}.`,
  does: (f, name) => `${name(f.who)}: ${asWord(f.words) || 'something else'}.`,
  says: (f, name) => (f.words ? `${name(f.who)} says: ${asWord(f.words)}` : `${name(f.who)} says a few words.`),
  trick: (f, name) =>
    `${name(f.who)} ${TRICKS[asWord(f.kind)] ?? 'tricks'} ${name(f.target)}${f.resisted ? ', in vain' : ''}.`,
  invokes: (f, name) => `${name(f.who)} invokes ${asWord(f.power)}.`,
  power: (f, name) => `${asWord(f.power)} takes hold of ${name(f.who)}: ${asWord(f.words)}`,
  corrupted: (f, name) => `Corruption ${f.burns ? 'burns' : 'seeps into'} ${name(f.who)}.`,
  losesTurn: (f, name) => `${name(f.who)} loses the next turn.`,
  condition: (f, name) => `${name(f.who)} is ${asWord(f.what)}.`,
  circumstances: (f, name) =>
    `${name(f.target)}${f.from === null ? '' : ` to ${name(f.from)}`}: ${faces(f.are) || 'in plain view'}.`,
  revealed: (f, name) => `${name(f.who)} is seen.`,
  surrenders: (f, name) => `${name(f.who)} surrenders.`,
  fightsOn: (f, name) => `${name(f.who)} fights on.`,
  morale: (f, name) =>
    `Morale of ${asWord(f.group) || name(f.side)}${f.die === undefined ? '' : `: ${asWord(f.die)}`}. ${Array.isArray(f.failed) && f.failed.length > 0 ? does(f.failed, name, 'loses heart', 'lose heart') : 'All stand firm.'}`,
  chased: (f, name) => {
    const [away, caught] = [
      does(f.away, name, 'gets away', 'get away'),
      does(f.caught, name, 'is caught', 'are caught'),
    ]
    return [away, caught].filter(Boolean).join(' ')
  },
  itemHolds: (f, name) => `${name(f.who)}: ${asWord(f.item)} holds.`,
  damagedItem: (f, name) => `${name(f.who)}: ${asWord(f.item)} is damaged.`,
  broken: (f, name) => `${name(f.who)}: ${asWord(f.item)} breaks.`,
  contest: (f, name) =>
    f.winner === null
      ? `${name(f.a)} and ${name(f.b)} are even.`
      : `${name(f.winner)} wins${f.one === undefined || f.other === undefined ? '' : `, ${asWord(f.one)} to ${asWord(f.other)}`}.`,
  chance: f =>
    `${aside(f.words).trim()} ${asWord(f.x)} in ${asWord(f.y)}: ${asWord(f.die)}, it ${f.happens ? 'happens' : 'does not happen'}.`.trim(),
  stretch: () => 'The stretch is over.',
  getsUp: (f, name) => `${name(f.who)} gets up.`,
  takesHeart: (f, name) => `${name(f.who)} takes heart again.`,
  rested: (f, name) => {
    const back = backInWords(f.back, pool => (pool === 'health' || pool === 'mana' ? pool : pool.toUpperCase()))
    const [healed, over] = [faces(f.healed), faces(f.over)]
    const got = [back, healed && `healed: ${healed}`, over && `no longer ${over}`].filter(Boolean).join('; ')
    return `${name(f.who)} has had a full rest${got && `: ${got}`}.`
  },
}
