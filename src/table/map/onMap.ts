import { Diverged } from '~/engine/refused'
import type { Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { footprint, isOnMap } from '~/grid/squares/rect'
import type { TableRules } from '../contract/rules'
import type { TableTypes } from './tableTypes'

/** Throws `Diverged` when a token with this sheet would not lie on the map with all its squares. */
export function mustBeOnMap<R extends TableTypes>(
  rules: TableRules<R>,
  w: World<R>,
  { type }: Command,
  cell: number | null,
  sheet: R['sheet'],
): void {
  const { map } = w.terrain
  if (cell !== null && !isOnMap(map, footprint(map.width, cell, rules.state.footprint(sheet))))
    throw new Diverged(`${type}: square ${cell} is not on this map of ${map.width} × ${map.height} squares.`)
}
