import type { Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import { bearing } from '~/grid/squares/bearing'
import { WHERE } from '~/words/en/store'
import { footprint } from '~/grid/squares/rect'

/** Where everybody on the map lies as seen from one of them, in words ("3 squares north-east"); without that one. */
export function bearings<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  width: number,
  from: Id,
): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>()
  const rect = (id: Id) => {
    const one = s.combatants[id]
    return one && one.cell !== null ? footprint(width, one.cell, ruleset.state.footprint(one.sheet)) : undefined
  }
  const here = rect(from)
  if (!here) return found
  for (const id of Object.keys(s.combatants)) {
    const there = id === from ? undefined : rect(id)
    if (!there) continue
    const { squares, towards } = bearing(here, there)
    found.set(id, WHERE.lies(squares, towards))
  }
  return found
}
