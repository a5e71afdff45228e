import { expect } from 'vitest'
import type { Id, RulesetTypes } from '~/engine'
import { isAbout, isRuled, saidOf, type Moment } from './moment'

/** Whom an area was meant for in a command that came to its end, as a system's ledger says; nobody where there was none. */
export type CaughtBy<R extends RulesetTypes> = (moment: Moment<R>) => readonly Id[]

/** Every chosen target of an area is dealt with, or it is said why not: something is said of each of them. */
export function checkAreas<R extends RulesetTypes>(caught: CaughtBy<R> | undefined, moment: Moment<R>): void {
  if (!caught || isRuled(moment)) return
  const said = saidOf(moment)
  const passedOver = caught(moment).filter(who => !said.some(event => isAbout(event, who)))
  if (passedOver.length > 0)
    expect.fail(`${JSON.stringify(moment.command)}: nothing is said of ${passedOver.join()}: ${JSON.stringify(said)}`)
}

/** Those chosen under this key, by these or by anybody. */
export const chosenAs = <R extends RulesetTypes>(
  { entries }: Moment<R>,
  key: string,
  by?: readonly unknown[],
): readonly Id[] =>
  entries.flatMap(entry =>
    'of' in entry && entry.key === key && (by?.includes(entry.of) ?? true) ? ([entry.value].flat() as Id[]) : [],
  )
