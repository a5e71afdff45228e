import * as v from 'valibot'
import { type Command, Diverged } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { cellsOf, footprint } from '~/grid/squares'
import { takenSquare } from '~/grid/standing'
import type { TableRules } from '../contract/encounter'
import { cellsOfGround } from '../map/ground'
import { setBoard, type TableTypes } from '../map/setBoard'
import { ids } from '../schema/fields'
import { args } from '../schema/issueWords'
import { say } from '../secrecy/say'
import { fogOf, type SizeOf } from '../sight/fogOf'
import { partySight } from '../sight/partySight'
import { logSightFrom } from '../sight/sightLog'

/** Puts a token on another square, or off the map, and lets the rules end what ends with being moved. */
export function moveToken<R extends TableTypes>(rules: TableRules<R>, w: World<R>, id: Id, cell: number | null): void {
  const before = w.of(id).cell
  if (cell === before) return
  w.editRow(id).cell = cell
  rules.moved?.(w, id)
}

/**
 * A token goes along these squares (top-left ones, its own first) and stands on the last. Every ruleset moves whoever walks
 * with this: the way of the turn is kept, what a member of the party sees from each square stays known, and it is said when
 * the way leads over hazardous ground.
 * @param isHidden the rules hide whoever goes there from the players
 */
export function walkAlong<R extends TableTypes>(
  w: World<R>,
  who: Id,
  way: readonly number[],
  sizeOf: SizeOf<R>,
  isHidden = false,
): void {
  const to = way.at(-1)
  if (to === undefined) return
  const unseen = isHidden ? way.length : unseenOf(w, who, way, sizeOf)
  logSightFrom(sizeOf, w, who, way)
  const before = w.now.board.trails?.[who]
  const [start] = way
  // Somebody who was put elsewhere since has no way from there to here; the place where the turn began stays.
  const trail = before?.at(-1) === start ? [...before!, ...way.slice(1)] : [...(before?.slice(0, 1) ?? []), ...way]
  setBoard(w, { trails: { ...w.now.board.trails, [who]: trail } })
  const earlier = trail.length - way.length
  const hidden = unseen > 0 ? earlier + unseen : Math.min(earlier, w.now.board.unseenTrails?.[who] ?? 0)
  if (hidden > 0 || w.now.board.unseenTrails?.[who])
    setBoard(w, { unseenTrails: { ...w.now.board.unseenTrails, [who]: hidden } })
  w.editRow(who).cell = to
  if (overHazard(w, way.slice(1), sizeOf(w.of(who).sheet))) say(w, 'hazard', { who })
}

/** Whether a token covers hazardous ground anywhere on a way. What comes of it is for the GM to say. */
function overHazard<R extends TableTypes>({ now, terrain }: World<R>, way: readonly number[], size: number): boolean {
  const { width } = terrain.map
  const hazardous = new Set(cellsOfGround(now.board, width, 'hazardous'))
  return way.some(cell => takenSquare(width, cell, size, hazardous) !== undefined)
}

/** How many squares of a way, counted from its start, the players do not see walked: up to the last one out of their sight. */
function unseenOf<R extends TableTypes>(w: World<R>, who: Id, way: readonly number[], sizeOf: SizeOf<R>): number {
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
export function forgetTrails<R extends TableTypes>(w: World<R>, who?: readonly Id[]): void {
  const { trails, unseenTrails } = w.now.board
  if (!trails || (who && !who.some(id => trails[id]))) return
  const left = <T>(of: Readonly<Record<Id, T>> = {}) => {
    const kept = Object.entries(of).filter(([id]) => who && !who.includes(id))
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  }
  setBoard(w, { trails: left(trails), ...(unseenTrails && { unseenTrails: left(unseenTrails) }) })
}

/** A round is over: the ways that were gone in it stay for the GM, who may still put somebody back, and leave the players' map. */
export function hideTrails<R extends TableTypes>(w: World<R>): void {
  const { trails } = w.now.board
  if (!trails) return
  setBoard(w, { unseenTrails: Object.fromEntries(Object.entries(trails).map(([who, trail]) => [who, trail.length])) })
}

/** `putBack` with `{ who }`: tokens stand again where their turn began. What they spent on the way stays spent. */
export function putBack<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who) {
    const [start] = w.now.board.trails?.[id] ?? []
    const c = w.now.combatants[id]
    if (!c || c.cell === null || start === undefined)
      throw new Diverged(`putBack: ${c?.name ?? id} has not gone anywhere this turn.`)
    moveToken(rules, w, id, start)
    say(w, 'placed', { who: id }, {}, { cell: start })
  }
  forgetTrails(w, who)
}
