import { diff } from './diff'
import type { Combatant, Id, Patch, RulesetTypes, Snapshot } from '../snapshot'

/**
 * By combatant the parts of its sheet that were handed out to be changed; null: more of it than that. Null altogether:
 * combatants came or went, or anything may have changed.
 */
export type Touched = ReadonlyMap<Id, readonly string[] | null> | null

/** The patches from one state to a later one. Of the combatants only what was touched is compared. */
export function diffSnapshots<R extends RulesetTypes>(start: Snapshot<R>, now: Snapshot<R>, touched: Touched): Patch[] {
  if (!touched) return diff(start, now)
  const patches: Patch[] = []
  for (const field of Object.keys(now) as (keyof Snapshot)[])
    if (field !== 'combatants' && start[field] !== now[field]) diff(start[field], now[field], [field], patches)
  for (const [id, parts] of touched) {
    const path = ['combatants', id]
    const was = start.combatants[id]!
    const is = now.combatants[id]!
    if (!parts || parts.some(part => comesOrGoes(was, is, part))) diff(was, is, path, patches)
    else for (const part of parts) diff(partOf(was, part), partOf(is, part), [...path, 'sheet', part], patches)
  }
  return patches
}

function partOf<R extends RulesetTypes>({ sheet }: Combatant<R>, part: string): unknown {
  return (sheet as Record<string, unknown>)[part]
}

function comesOrGoes<R extends RulesetTypes>(was: Combatant<R>, is: Combatant<R>, part: string): boolean {
  return partOf(was, part) === undefined || partOf(is, part) === undefined
}
