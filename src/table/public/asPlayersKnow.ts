import type { Ruleset } from '~/engine/ruleset'
import type { Id, Snapshot } from '~/engine/snapshot'
import { fogOf } from '../sight/fogOf'
import { visibleNow } from '../sight/partySight'
import type { TableTypes } from '../map/setBoard'
import type { Terrain } from '../map/terrain'

/** What is asked of a ruleset: how large tokens are, and who hides by its own mark. */
export type HidingRules<R extends TableTypes> = {
  readonly state: Pick<Ruleset<R>['state'], 'footprint'>
  readonly display: Pick<Ruleset<R>['display'], 'isHidden'>
}

/**
 * The encounter as far as the players know who is there. Absent is whoever hides by a mark of the rules, and where the sight of the
 * party decides, whoever does not stand on a square that it sees. Members of the party are known wherever they are.
 */
export function asPlayersKnow<R extends TableTypes>(
  rules: HidingRules<R>,
  s: Snapshot<R>,
  terrain: Terrain,
): Snapshot<R> {
  const unseen = unseenBy(rules, s, terrain)
  const gone = Object.values(s.combatants).filter(
    c => c.known !== 'absent' && (unseen?.has(c.id) || hides(rules, s, c.id)),
  )
  if (gone.length === 0) return s
  const absent = Object.fromEntries(gone.map(c => [c.id, { ...c, known: 'absent' as const }]))
  return { ...s, combatants: { ...s.combatants, ...absent } }
}

/** Whether somebody hides from all the players by a mark of the rules, whatever they know of them and wherever they look. */
export function hides<R extends TableTypes>(
  { display }: Pick<HidingRules<R>, 'display'>,
  s: Snapshot<R>,
  who: Id,
): boolean {
  const c = s.combatants[who]
  return c !== undefined && display.isHidden?.(c, s) === true
}

/**
 * Those whom the players would know of, but whom the party does not see: where they stand, or because they stand nowhere on
 * the map. Null: its sight decides nothing.
 */
export function unseenBy<R extends TableTypes>(
  { state: { footprint } }: Pick<HidingRules<R>, 'state'>,
  s: Snapshot<R>,
  terrain: Terrain,
): ReadonlySet<Id> | null {
  const { width } = terrain.map
  const fog = fogOf(s.board, width)
  if (fog.mode !== 'sight') return null
  const visible = visibleNow(footprint, s, terrain)
  const isUnseen = ({ cell, side, known, sheet }: Snapshot<R>['combatants'][string]) => {
    if (known === 'absent' || fog.party.includes(side)) return false
    // Whatever takes a token off the map must not bring to light whom nobody saw on it.
    if (cell === null) return true
    const size = footprint(sheet)
    for (let i = 0; i < size * size; i++) if (visible[cell + Math.floor(i / size) * width + (i % size)]) return false
    return true
  }
  return new Set(
    Object.values(s.combatants)
      .filter(isUnseen)
      .map(({ id }) => id),
  )
}
