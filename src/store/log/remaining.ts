import { HAPPENED } from '~/words/en/store'
import type { Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'

/** So many pools of a combatant matter most: those that the turn order shows with numbers. */
const MATTER = 2

/** What is left of the pools that matter where it has changed, a sentence for each combatant: "Roland: Health 4 of 12." */
export function remaining(
  { display }: Ruleset<TableTypes>,
  before: Snapshot<TableTypes>,
  now: Snapshot<TableTypes>,
): readonly string[] {
  if (before.combatants === now.combatants) return []
  return Object.values(now.combatants).flatMap(one => {
    const was = before.combatants[one.id]
    if (!was || was.sheet === one.sheet) return []
    const old = new Map(display.pools(was).map(({ key, cur }) => [key, cur]))
    const changed = display
      .pools(one)
      .slice(0, MATTER)
      .filter(({ key, cur }) => old.has(key) && old.get(key) !== cur)
    return changed.length === 0
      ? []
      : [`${one.name}: ${changed.map(({ label, cur, max }) => HAPPENED.left(label, cur, max)).join(', ')}.`]
  })
}
