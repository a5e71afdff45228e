import { Diverged } from '~/engine/refused'
import type { Command, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { footprint, isOnMap } from '~/grid/rect'
import type { TableRules } from './rules'
import type { Terrain } from './terrain'

/** Throws `Diverged` when a token with this sheet would not lie on the map with all its squares. */
export function mustBeOnMap<R extends RulesetTypes & { terrain: Terrain }>(
  rules: TableRules<R>,
  w: World<R>,
  { type }: Command,
  cell: number | null,
  sheet: R['sheet'],
): void {
  const { map } = w.terrain
  if (cell !== null && !isOnMap(map, footprint(map.width, cell, rules.footprint(sheet))))
    throw new Diverged(`${type}: square ${cell} is not on this map of ${map.width} × ${map.height} squares.`)
}
