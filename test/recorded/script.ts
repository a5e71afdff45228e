import type { Command, Entry, Fight, Json, RulesetTypes } from '~/engine'
import type { Answer, Result } from '~/engine'

/** What a hand did: a command, an answer by its question, a ruling, or a step along the time line. */
export type Deed =
  | { do: Command }
  | { answer: string; of: string; slot: number; value: Json; source: Answer['source']; force?: true }
  | { rule: Exclude<Entry, Answer | { key: 'gm.knob' }> }
  | { knob: string; value: number }
  | { go: 'back' | 'forward'; by: 'command' | 'answer' }

/** Does it to this fight. Undefined where there is no such question or step any more. */
export function carryOut<R extends RulesetTypes>(fight: Fight<R>, deed: Deed): Result | undefined {
  if ('do' in deed) return fight.do(deed.do)
  if ('rule' in deed) return fight.ruling(deed.rule)
  if ('go' in deed) {
    const to = fight[deed.go](deed.by)
    return to ? fight.go(to) : undefined
  }
  if ('knob' in deed) {
    const ask = fight.asks?.find(({ knobs }) => knobs?.some(({ key }) => key === deed.knob))
    return ask && fight.ruling({ key: 'gm.knob', ask: ask.ask, knob: deed.knob, value: deed.value })
  }
  const { answer: key, of, slot, ...given } = deed
  const ask = fight.asks?.find(one => one.key === key && one.of === of && one.slot === slot)
  return ask && fight.answer({ key, ask: ask.ask, slot, of, ...given })
}
