import type { OriginRules } from '~/engine'
import { cairn } from './cairn'
import { fifth } from './fifth'
import { pathfinder } from './pathfinder'
import type { Mapping } from './row'

/** From which rules into which: a page for each origin, a list for each of Fray's systems. Change a row, and creatures come in so. */
export const mappings: { readonly [origin in OriginRules]: Mapping } = {
  cairn,
  fifth,
  pathfinder,
  /** Tables, and rules that nobody wrote rows for: by their names. */
  unknown: { systems: {}, dice: { hallowed: 'all' } },
}
