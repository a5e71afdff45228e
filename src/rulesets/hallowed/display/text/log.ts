import type { Reason } from '~/engine/command'
import type { Json } from '~/engine/snapshot'
import { asWord, backInWords, capital, type Line } from '~/table/words/sentences'
import type { EventType } from '../../state/events'
import type { Act } from '../../state/vocabulary'
import { actWords } from './acts'
import { refusals } from './refusals'

/** "Strength and Agility". */
export const listed = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map(asWord).join(' and ') : asWord(value)

const poolName = (pool: string, n: number): string => (pool === 'wounds' && n === 1 ? 'Wound' : capital(pool))

/** A number with a minus sign instead of a hyphen. */
const minus = (n: Json | undefined): string => asWord(n).replace('-', '−')

/** In brackets, without the stop at its end, as the line has its own. */
const aside = (words: Json | undefined): string =>
  words === undefined || words === '' ? '' : ` (${asWord(words).replace(/\.$/, '')})`

const DECLARED: { readonly [act: string]: string } = {
  attack: 'an attack',
  cast: 'a spell',
  consumable: 'the use of something',
  throw: 'a throw',
  fullDefense: 'Full-Defense',
  defensiveAttack: 'a Defensive Attack',
  defensiveMove: 'a Defensive Attack without attacking',
  heal: 'a Heal check',
  intimidate: 'Intimidation',
  trait: 'the use of a trait',
  other: 'something else',
  moveOnly: 'movement only',
} satisfies { [A in Act]: string }

const FELL: { readonly [state: string]: string } = {
  incapacitated: 'falls to 0 Wounds',
  down: 'is incapacitated',
  dying: 'is dying',
  dead: 'dies',
  routed: 'is routed and flees',
  surrendered: 'surrenders',
}

const INSTEAD: { readonly [instead: string]: string } = {
  record: 'an injury without a name is written down',
  useBlunt: 'the Blunt table is rolled on instead',
  none: 'nothing is written down',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
export const log: Readonly<Record<EventType, Line>> = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  round: f => `Round ${asWord(f.round)} begins.`,
  passes: () => 'A round passes.',
  surprised: (f, name) => `${name(f.who)} is surprised.`,
  initiative: (f, name) =>
    f.base === undefined
      ? `${name(f.who)} has Base Initiative.`
      : `${name(f.who)} has Base Initiative ${minus(f.base)}.`,
  declared: (f, name) =>
    `${name(f.who)} declares ${DECLARED[asWord(f.act)] ?? 'something'}${f.name ? `: ${asWord(f.name)}` : ''}.`,
  tookBack: (f, name) => `${name(f.who)} takes the declaration back.`,
  revealed: () => 'The declarations are laid open.',
  enters: (f, name) =>
    `Count ${minus(f.value)}: ${name(f.who)}, ${actWords(f.act, asWord(f.name))}${f.extra ? ', delayed from last round' : ''}.`,
  tooLate: (f, name) => `${name(f.who)} is too late for count ${minus(f.value)} and acts twice next round.`,
  count: f => `Count ${minus(f.count)}.`,
  lost(f, name) {
    const [rule, code] = [asWord(f.rule), asWord(f.code)]
    const why = refusals[code]?.({ rule, code, with: f as NonNullable<Reason['with']> }, name) ?? ''
    return `${name(f.who)} cannot do what was declared: ${actWords(f.act)}. ${why}`.trim()
  },
  dropsAction: (f, name) => `${name(f.who)} drops the declared action.`,
  moved: (f, name) =>
    `${name(f.who)} ${f.crawls ? 'crawls' : 'moves'} ${asWord(f.cost)} ${f.cost === 1 ? 'square' : 'squares'}.`,
  stands: (f, name) => `${name(f.who)} stands up.`,
  drew: (f, name) => `${name(f.who)} draws ${asWord(f.what)}.`,
  dropped: (f, name) => `${asWord(f.what)} of ${name(f.who)} lies on the ground.`,
  pickedUp: (f, name) => `${name(f.who)} picks up ${asWord(f.what)}.`,
  smallAct: (f, name) => `${name(f.who)}: ${asWord(f.words) || 'a small act'}.`,
  activated: (f, name) =>
    `${name(f.who)} activates ${asWord(f.what)}${f.cost ? ` for ${asWord(f.cost)} Stress` : ''}${aside(f.text)}.`,
  other: (f, name) => `${name(f.who)}: ${asWord(f.words) || 'something else'}.`,
  guards: (f, name) => `${name(f.who)} is on Full-Defense.`,
  reposte: (f, name) => `${name(f.who)} answers ${name(f.trigger)} with a Reposte.`,
  attacked: (f, name) => {
    const sum =
      f.sum === undefined ? '' : ` (${minus(f.sum)}${f.defense === undefined ? '' : ` against ${minus(f.defense)}`})`
    const critically = f.critical ? ' critically' : ''
    return `${name(f.by)} ${f.hit ? 'hits' : 'misses'} ${name(f.target)}${critically} with ${asWord(f.weapon)}${sum}.`
  },
  damage: (f, name) => `${asWord(f.weapon)} does ${asWord(f.amount)} to ${name(f.target)} after Armour.`,
  hurt: (f, name) => {
    if (f.amount === undefined) return f.wounded ? `${name(f.who)} is wounded.` : `${name(f.who)} is worn down.`
    const to = [
      f.stress ? `${asWord(f.stress)} Stress` : '',
      f.wounds ? `${asWord(f.wounds)} ${poolName('wounds', Number(f.wounds))}` : '',
    ]
    return `${name(f.who)} loses ${to.filter(Boolean).join(' and ')}.`
  },
  injuryChance: (f, name) =>
    `Combat injury of ${name(f.target)}: d% ${asWord(f.chance)} against ${asWord(f.amount)}, ${f.happens ? 'it happens' : 'none'}.`,
  emptyTable: (f, name) =>
    `The ${asWord(f.table)} table is empty; for ${name(f.target)} ${INSTEAD[asWord(f.instead)] ?? 'the GM decides'}.`,
  injured: (f, name) =>
    `${name(f.who)}: ${asWord(f.name)}${f.side ? ` (${f.side === 'main' ? 'main hand' : 'off-hand'})` : ''}.`,
  fell: (f, name) => `${name(f.who)} ${FELL[asWord(f.state)] ?? asWord(f.state)}.`,
  cast: (f, name) =>
    `${name(f.who)} casts ${asWord(f.spell)}${Array.isArray(f.on) ? ` on ${f.on.map(name).join(', ')}` : ''}${f.works ? '' : ', and it fails'}${aside(f.text)}.`,
  used: (f, name) =>
    `${name(f.who)} uses ${asWord(f.item)}${f.target === f.who ? '' : ` on ${name(f.target)}`}${aside(f.text)}.`,
  thrown: (f, name) =>
    `${name(f.who)} throws ${asWord(f.what)}${f.target ? ` at ${name(f.target)}` : ''}${aside(f.text)}.`,
  treated: (f, name) => `${name(f.who)} treats ${name(f.patient)}: ${f.works ? 'it helps' : 'it does not help'}.`,
  stabilized: (f, name) =>
    `${name(f.who)} ${[f.stabilized ? 'is stabilized' : '', f.opened ? 'breathes again' : ''].filter(Boolean).join(' and ') || 'is seen to'}.`,
  intimidates: (f, name) =>
    `${name(f.who)} intimidates ${name(f.target)}${f.sum === undefined ? '' : ` (${minus(f.sum)})`}.`,
  checked: (f, name) =>
    `${name(f.who)}: ${asWord(f.skill)}${f.sum === undefined ? '' : ` ${minus(f.sum)}`}, ${f.works ? 'succeeds' : 'fails'}.`,
  breath: (f, name) => `${name(f.who)} ${f.holds ? 'holds out without air' : 'faints for want of air'}.`,
  morale: (f, name) =>
    `Morale of ${name(f.who)}: ${asWord(f.sum)} against ${asWord(f.tn)}, ${f.holds ? 'it holds' : 'it fails'}.`,
  mended: (f, name) => {
    const closed = f.closed ? `${asWord(f.closed)} ${f.closed === 1 ? 'injury' : 'injuries'} closed` : ''
    const back = backInWords(f.back, poolName)
    const got = [back, closed, f.over ? `no longer ${asWord(f.over)}` : ''].filter(Boolean)
    if (got.length === 1 && back.startsWith('nothing')) return `${name(f.who)} has ${back}.`
    return `${name(f.who)} is healed${got.length > 0 ? `: ${got.join('; ')}` : ''}.`
  },
  injuryHealed: (f, name) => `${name(f.who)} has got over it: ${asWord(f.name)}.`,
}
