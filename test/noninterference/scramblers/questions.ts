import type { Asked, Option } from '~/engine'
import type { LogEntry } from '~/store/log/logEntry'
import type { State } from '../fights/moment'
import { plain } from './entries'
import { isHiddenAnywhere, junk, type Scrambler } from './scrambler'

type Open = { -readonly [Key in keyof Asked]: Asked[Key] }

/** A question to somebody of whom the players know nothing, asked in one go with the others, in its place of the roster. */
export const questionsToHidden: Scrambler = (moment, about) => {
  const { asks, state } = moment
  const like = asks?.find(ask => ask.kind === 'roll' && ask.of !== 'gm')
  if (!asks || !like || asks.length < 2 || about.hidden.length === 0) return false
  const ids = Object.keys(state.combatants)
  const of = about.chance.pick(about.hidden)
  // As the rules put it: open to all where the one asked is not marked as hidden.
  const see = isHiddenAnywhere(moment, about, of) ? 'asked' : like.see
  const one = { ...structuredClone(like), of, slot: 99, see }
  const at = asks.findIndex(ask => ids.indexOf(ask.of) > ids.indexOf(of))
  moment.asks = asks.toSpliced(at < 0 ? asks.length : at, 0, one)
  return true
}

/** A command that asks only somebody of whom the players know nothing, and has told nothing yet. */
export const questionToHiddenAlone: Scrambler = (moment, about) => {
  const { asks, log, state } = moment
  const last = log.at(log.present)
  if (asks || !last || about.hidden.length === 0) return false
  const of = about.chance.pick(about.hidden)
  const see = isHiddenAnywhere(moment, about, of) ? 'asked' : 'all'
  moment.asks = [{ kind: 'roll', key: junk(), of, see, dice: [20], ask: 99, slot: 0 } as unknown as Asked]
  const open: LogEntry = {
    ...plain(last),
    done: last.done + 1,
    command: { type: junk(), by: of },
    open: true,
    lines: [],
    thrown: [],
    around: () => ({ before: state, after: state }),
  }
  moment.log = {
    ...log,
    length: log.length + 1,
    present: log.present + 1,
    at: i => (i === log.present + 1 ? open : log.at(i > log.present ? i - 1 : i)),
  }
  return true
}

export const questionsToHiddenGone: Scrambler = (moment, { hidden }) => {
  const { asks } = moment
  const left = asks?.filter(ask => !hidden.includes(ask.of))
  if (!asks || !left || left.length === asks.length || left.length === 0) return false
  moment.asks = left
  return true
}

/**
 * All that a question is about. Who is asked, and what for, is what the banner says; of those of whom all is shown also what they can
 * answer and at what price, but not what would come of it, nor what they cannot.
 */
export const questionsWithin: Scrambler = ({ asks, ruleset, state }) => {
  for (const ask of asks ?? []) {
    const isTold = ask.key in (ruleset.display.publicOptions ?? {}) && isShownExactly(state, ask.of)
    Object.assign(ask, { facts: { secret: junk() }, default: junk(), rules: [junk()], knobs: [] })
    if (ask.kind === 'choice') Object.assign(ask, { options: isTold ? within(ask.options) : [{ value: junk() }] })
    if (ask.kind === 'roll') Object.assign(ask, { dice: [77] })
  }
  return asks !== null
}

const isShownExactly = ({ combatants, sides }: State, who: string): boolean =>
  sides[combatants[who]?.side ?? '']?.show === 'exact'

const within = (options: readonly Option[]): readonly Option[] => [
  { value: junk(), whyNot: { rule: junk(), code: junk() } },
  ...options
    .filter(({ whyNot }) => !whyNot)
    .map(({ value, stake }) => ({ value, ...(stake && { stake: { ...stake, effect: { secret: junk() } } }) })),
]

/** Questions of which only the one asked may know. */
export const questionsSecret: Scrambler = (moment, { chance }) => {
  const { asks, state } = moment
  if (!asks) return false
  const who = () => chance.pick(['gm', ...Object.keys(state.combatants)])
  for (const ask of asks as readonly Open[]) if (ask.see === 'asked') Object.assign(ask, { key: junk(), of: who() })
  const one = { kind: 'text', key: junk(), of: who(), see: 'asked', max: 9, ask: 99, slot: 0 } as unknown as Asked
  if (chance.in100(50)) moment.asks = [one, ...asks]
  return true
}
