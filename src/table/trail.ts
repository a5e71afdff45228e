import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Command, Id, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { cellsOf, footprint } from '~/grid/rect'
import { takenSquare } from '~/grid/taken-square'
import { args } from './args'
import { fogOf, type SizeOf } from './fogOf'
import { cellsOfGround } from './ground'
import { lookFrom } from './looks'
import { moveToken } from './moveToken'
import { partySight } from './partySight'
import type { TableRules } from './rules'
import { ids } from './shapes'
import { share } from './share'
import type { Terrain } from './terrain'

type OnTable = RulesetTypes & { terrain: Terrain }

/**
 * A token goes along these squares (top-left ones, its own first) and stands on the last. Every ruleset moves whoever walks
 * with this: the way of the turn is kept, what a member of the party sees from each square stays known, and it is said when
 * the way leads over hazardous ground.
 * @param isHidden the rules hide whoever goes there from the players
 */
export function walkAlong<R extends OnTable>(
  w: World<R>,
  who: Id,
  way: readonly number[],
  sizeOf: SizeOf<R>,
  isHidden = false,
): void {
  const to = way.at(-1)
  if (to === undefined) return
  const unseen = isHidden ? way.length : unseenOf(w, who, way, sizeOf)
  lookFrom(sizeOf, w, who, way)
  const before = w.now.board.trails?.[who]
  const [start] = way
  // Somebody who was put elsewhere since has no way from there to here; the place where the turn began stays.
  const trail = before?.at(-1) === start ? [...before!, ...way.slice(1)] : [...(before?.slice(0, 1) ?? []), ...way]
  w.setBoard({ trails: { ...w.now.board.trails, [who]: trail } })
  const earlier = trail.length - way.length
  const hidden = unseen > 0 ? earlier + unseen : Math.min(earlier, w.now.board.unseenTrails?.[who] ?? 0)
  if (hidden > 0 || w.now.board.unseenTrails?.[who])
    w.setBoard({ unseenTrails: { ...w.now.board.unseenTrails, [who]: hidden } })
  w.editRow(who).cell = to
  if (overHazard(w, way.slice(1), sizeOf(w.of(who).sheet)))
    w.emit({ type: 'hazard', with: { who }, ...share(w.now, [who], { who }) })
}

/** Whether a token covers hazardous ground anywhere on a way. What comes of it is for the GM to say. */
function overHazard<R extends OnTable>({ now, terrain }: World<R>, way: readonly number[], size: number): boolean {
  const { width } = terrain.map
  const hazardous = new Set(cellsOfGround(now.board, width, 'hazardous'))
  return way.some(cell => takenSquare(width, cell, size, hazardous) !== undefined)
}

/** How many squares of a way, counted from its start, the players do not see walked: up to the last one out of their sight. */
function unseenOf<R extends OnTable>(w: World<R>, who: Id, way: readonly number[], sizeOf: SizeOf<R>): number {
  const { known, side, sheet } = w.of(who)
  if (known === 'absent') return way.length
  const { width } = w.terrain.map
  const fog = fogOf(w.now.board, width)
  if (fog.mode === 'off' || (fog.mode === 'sight' && fog.party.includes(side))) return 0
  const { visible } = partySight(sizeOf, w.now, w.terrain)
  const size = sizeOf(sheet)
  const isSeen = (cell: number) => cellsOf(width, footprint(width, cell, size)).some(square => visible[square])
  return way.findLastIndex(cell => !isSeen(cell)) + 1
}

/** A turn begins: the ways of these combatants before it are forgotten; without names, of all. */
export function forgetTrails<R extends RulesetTypes>(w: World<R>, who?: readonly Id[]): void {
  const { trails, unseenTrails } = w.now.board
  if (!trails || (who && !who.some(id => trails[id]))) return
  const left = <T>(of: Readonly<Record<Id, T>> = {}) => {
    const kept = Object.entries(of).filter(([id]) => who && !who.includes(id))
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  }
  w.setBoard({ trails: left(trails), ...(unseenTrails && { unseenTrails: left(unseenTrails) }) })
}

/** `putBack` with `{ who }`: tokens stand again where their turn began. What they spent on the way stays spent. */
export function putBack<R extends OnTable>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who) {
    const [start] = w.now.board.trails?.[id] ?? []
    const c = w.now.combatants[id]
    if (!c || c.cell === null || start === undefined)
      throw new Diverged(`putBack: ${c?.name ?? id} has not gone anywhere this turn.`)
    moveToken(rules, w, id, start)
    w.emit({ type: 'placed', with: { who: id, cell: start }, ...share(w.now, [id], { who: id }) })
  }
  forgetTrails(w, who)
}
