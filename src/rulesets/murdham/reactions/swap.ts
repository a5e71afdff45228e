import type { Id } from '~/engine/snapshot'
import type { World } from '../state/types'

/** House rule: the two change places. */
export function swap(w: World, a: Id, b: Id): void {
  w.enter('MUR-REACT-19')
  const [one, other] = [w.of(a), w.of(b)]
  const [cell, border] = [one.cell, one.sheet.status.border]
  Object.assign(w.edit(a), { cell: other.cell })
  w.editSheet(a, 'status').border = other.sheet.status.border
  w.edit(b).cell = cell
  w.editSheet(b, 'status').border = border
}
