import type { Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Attack } from '../attack/attack'
import { askTarget } from '../attack/targets'
import { sayIfSeen } from '../conditions'
import type { Strike } from '../gear'
import { choose, type TargetKey } from '../state/questions'
import type { Entry, Snapshot, World } from '../state/types'

/** What is chosen for an action is its owner's business. */
export const see = 'asked' as const

/** What the dice of an action came to, before anybody suffers from it. */
export interface Outcome {
  attacks: readonly Attack[]
  apply(): void
}

/** Pays the costs and rolls all dice of an action, every number read from the frozen state. */
export type Performance = (s: Snapshot) => Proc<Outcome>

/** What became of a declared action when its count came: it goes on, it is given up, or it has become impossible. */
export type Chosen = Performance | 'dropped' | 'lost'

/** Nothing comes of it. */
export const NOTHING: Outcome = { attacks: [], apply: () => undefined }

/** An action in which nothing is rolled. */
export const withoutDice = (apply: () => void): Performance =>
  function* () {
    return { attacks: [], apply }
  }

/** It cannot be done any more; the movement is still free, the count does not change [HAL-DECL-05]. */
export function lost(w: World, { who, act }: Entry, why: Reason): 'lost' {
  w.enter('HAL-DECL-05')
  sayIfSeen(w, 'lost', who, { act }, { ...why.with, rule: why.rule, code: why.code })
  return 'lost'
}

/** Go on with an action that needs no target, or drop it. */
export function* go({ who, act }: Entry): Proc<boolean> {
  const facts = { act }
  return (yield* choose(who, 'act.go', () => ['go', 'drop'], { see, facts, default: 'go' })) === 'go'
}

/** Whom the action goes at; it may be dropped instead, and is lost where nobody is left to aim at. */
export function* aim(
  w: World,
  entry: Entry,
  key: TargetKey,
  strike: Strike,
  besides: readonly Option<string>[] = [],
): Proc<{ target: string } | 'dropped' | 'lost'> {
  const target = yield* askTarget(w, entry.who, key, strike, besides)
  if (target === 'drop') return 'dropped'
  return target === 'lost' ? lost(w, entry, reason('HAL-DECL-05', 'noTarget')) : { target }
}

/** What the action was to be done with is not there any more. */
export const GONE: Reason = { rule: 'HAL-DECL-05', code: 'gone' }
