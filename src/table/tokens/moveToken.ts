import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import type { TableRules } from '../contract/rules'
import type { TableTypes } from '../map/tableTypes'

/** Puts a token on another square, or off the map, and lets the rules end what ends with being moved. */
export function moveToken<R extends TableTypes>(rules: TableRules<R>, w: World<R>, id: Id, cell: number | null): void {
  const before = w.of(id).cell
  if (cell === before) return
  w.editRow(id).cell = cell
  rules.moved?.(w, id)
}
