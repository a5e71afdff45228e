import type { Event } from '~/engine/events'
import type { WayOut } from '~/engine/public'
import type { DisplayRules, OutcomeRule, OutcomeKind, Outcomes } from '~/engine/display'
import type { Combatant, Id, RulesetTypes, Snapshot } from '~/engine/snapshot'

/** What became of somebody. */
export interface Outcome {
  kind: OutcomeKind
  to: Id
  /** Who brought it about, where the events say so. */
  by: Id | null
}

/** How a blow can end. Of what is said about one blow the last counts. */
const OF_A_BLOW: ReadonlySet<OutcomeKind> = new Set<OutcomeKind>([
  'aimed',
  'miss',
  'avoided',
  'blocked',
  'harmless',
  'hit',
  'critical',
])

/**
 * What these events say became of whom, in their order. A blow is one outcome, however much is said of it: a hit that is
 * evaded is `avoided`, one that turns out critical is `critical`. Blows of which nothing has come are left out.
 */
export function outcomesIn(named: Outcomes, events: readonly Pick<Event, 'type' | 'with'>[]): readonly Outcome[] {
  const list: Outcome[] = []
  for (const event of events)
    for (const naming of named[event.type] ?? []) {
      const outcome = outcomeOf(event, naming)
      if (outcome) add(list, outcome)
    }
  return list.filter(({ kind }) => kind !== 'aimed')
}

function outcomeOf(event: Pick<Event, 'with'>, { kind, to, by, where }: OutcomeRule): Outcome | undefined {
  const whom = event.with[to]
  if (typeof whom !== 'string') return undefined
  for (const fact in where) if (event.with[fact] !== where[fact]) return undefined
  const author = by === undefined ? undefined : event.with[by]
  return { kind, to: whom, by: typeof author === 'string' ? author : null }
}

/** After what nobody fights on. */
const OUT: { readonly [kind in OutcomeKind]?: WayOut } = { death: 'fell', down: 'fell', broken: 'fled' }

/** Whom these events took out of the fight, and how. */
export function waysOutIn(named: Outcomes, events: readonly Pick<Event, 'type' | 'with'>[]): ReadonlyMap<Id, WayOut> {
  const found = new Map<Id, WayOut>()
  for (const event of events)
    for (const rule of named[event.type] ?? []) {
      const way = rule.surrenders ? 'surrendered' : OUT[rule.kind]
      const whom = way && outcomeOf(event, rule)?.to
      if (whom) found.set(whom, way)
    }
  return found
}

/** What is said of the blow that somebody is being struck takes the place of what was said of it before. */
function add(list: Outcome[], outcome: Outcome): void {
  const at = OF_A_BLOW.has(outcome.kind) ? list.findLastIndex(before => isSameBlow(before, outcome)) : -1
  const before = list[at]
  if (!before || outcome.kind === 'aimed') list.push(outcome)
  // That it struck is no news of a blow that struck hard.
  else if (outcome.kind !== 'hit' || before.kind !== 'critical') list[at] = { ...outcome, by: outcome.by ?? before.by }
}

/** What happens to somebody without an author belongs to the blow that is on its way, not to one that has missed. */
function isSameBlow(before: Outcome, { to, by }: Outcome): boolean {
  if (before.to !== to || !OF_A_BLOW.has(before.kind)) return false
  if (by === null) return before.kind !== 'miss' && before.kind !== 'avoided'
  return before.by === null || before.by === by
}

/** What somebody lost of a pool, or got back: `n` below 0 is a loss. */
export interface Change {
  who: Id
  pool: string
  label: string
  n: number
}

/**
 * What was taken from whom between two states, pool by pool. A pool that is shown in one of the two states only counts as
 * full in the other.
 */
export function changesBetween<R extends RulesetTypes>(
  { pools }: Pick<DisplayRules<R>, 'pools'>,
  before: Snapshot<R>,
  after: Snapshot<R>,
): readonly Change[] {
  if (before.combatants === after.combatants) return []
  return Object.values(after.combatants).flatMap(c => {
    const was = before.combatants[c.id]
    if (!was || was === c || was.sheet === c.sheet) return []
    const [now, then] = [pools(c), pools(was)]
    const keys = new Set([...then, ...now].map(({ key }) => key))
    return [...keys].flatMap(key => {
      const [a, b] = [then.find(pool => pool.key === key), now.find(pool => pool.key === key)]
      const [from, to] = [a?.cur ?? b!.max, b?.cur ?? a!.max]
      return from === to ? [] : [{ who: c.id, pool: key, label: (b ?? a)!.label, n: to - from }]
    })
  })
}

/** The same as what became of somebody: what was taken from them, or given back. What they paid for what they did is no loss. */
export function lossesBetween<R extends RulesetTypes>(
  display: Pick<DisplayRules<R>, 'pools' | 'spent'>,
  before: Snapshot<R>,
  after: Snapshot<R>,
): readonly Change[] {
  return changesBetween(display, before, after).filter(({ pool, n }) => n > 0 || !display.spent.has(pool))
}

/** How somebody has come out of the fight; null: it fights on. */
export function wayOut<R extends RulesetTypes>(
  { isOut, gaveUp }: Pick<DisplayRules<R>, 'isOut' | 'gaveUp'>,
  c: Combatant<R>,
): WayOut | null {
  if (!c.gone && !isOut(c)) return null
  if (c.fled) return 'fled'
  if (c.yielded && !c.gone) return 'surrendered'
  return gaveUp?.(c) ?? (c.gone ? 'left' : 'fell')
}

/** Who fought before and fights no more. */
export function outSince<R extends RulesetTypes>(
  { isOut }: Pick<DisplayRules<R>, 'isOut'>,
  before: Snapshot<R>,
  after: Snapshot<R>,
): readonly Id[] {
  return Object.values(after.combatants).flatMap(c => {
    const was = before.combatants[c.id]
    return was && was !== c && !isOut(was) && isOut(c) ? [c.id] : []
  })
}
