import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cellsOf, footprint, overlaps, type Rect } from '~/grid/squares/rect'
import { takenSquare } from '~/grid/standing/takenSquare'
import { nearestFree } from '~/grid/walk/nearestFree'
import { reach } from '~/grid/walk/reach'
import type { Terrain } from '~/table/map/terrain'
import { isPresent } from '../conditions/able'
import { giveWay } from '../movement/giveWay'
import { moveTo } from '../movement/moveTo'
import { canSee, mapOf, rectOf } from '../space/space'
import type { Combatant, Endurance, Snapshot } from '../state/types'

/** Whether an attack can still be made on this one, as they stand or would stand. */
export type IsOn = (there: Combatant) => boolean

/** Whether one cannot see the other, or not step to its squares: a wall, a closed door or rock is in between [END-DEF-20]. */
export function isWallBetween(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [from, to] = [rectOf(terrain, a), rectOf(terrain, b)]
  if (!from || !to || !canSee(s, terrain, a, b)) return true
  const { width } = terrain.map
  const goals = cellsOf(width, to)
  const budget = s.settings.interceptRange
  return cellsOf(width, from).every(cell => {
    // Difficult ground makes a way no longer here: it is no Move.
    const reached = reach(terrain.at(s.board, 'plain'), cell, { budget })
    return goals.every(goal => reached.costAt(goal) === undefined)
  })
}

/**
 * Where one would stand who steps in for an ally: on a square of the ally's at least, on free squares, where the attack reaches
 * and where the ally has somewhere to go; the ally's own place before others, then the nearest. Undefined: there is no room.
 */
export function placeFor(s: Snapshot, terrain: Terrain, c: Combatant, ally: Combatant, isOn: IsOn): number | undefined {
  const [own, theirs] = [rectOf(terrain, c), rectOf(terrain, ally)]
  if (!own || !theirs) return undefined
  const { footprint: size } = c.sheet
  const { map } = terrain
  const at = (cell: number) => footprint(map.width, cell, size)
  // Rows and columns that it moves by.
  const steps = (cell: number) => Math.abs(at(cell).x0 - own.x0) + Math.abs(at(cell).y0 - own.y0)
  const { stands } = mapOf(s, terrain).field(size)
  const others = takenBut(s, terrain, c, ally)
  return cellsOf(map.width, {
    x0: Math.max(0, theirs.x0 - size + 1),
    y0: Math.max(0, theirs.y0 - size + 1),
    x1: theirs.x1,
    y1: theirs.y1,
  })
    .filter(cell => stands[cell] === 1 && takenSquare(map.width, cell, size, others) === undefined)
    .toSorted((a, b) => rank(a, ally) - rank(b, ally) || steps(a) - steps(b) || a - b)
    .find(cell => isOn({ ...c, cell }) && hasPlaceFor(s, terrain, ally, c, at(cell), others))
}

const rank = (cell: number, { cell: theirs }: Combatant): number => (cell === theirs ? 0 : 1)

/** The squares of all the living but these two. */
function takenBut(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): ReadonlySet<number> {
  const taken = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = c.id !== a.id && c.id !== b.id && isPresent(c) && rectOf(terrain, c)
    if (rect) for (const cell of cellsOf(terrain.map.width, rect)) taken.add(cell)
  }
  return taken
}

/** Whether the ally has somewhere to stand once `c` covers these squares. */
function hasPlaceFor(
  s: Snapshot,
  terrain: Terrain,
  ally: Combatant,
  c: Combatant,
  covered: Rect,
  others: ReadonlySet<number>,
): boolean {
  if (fitsWhere(s, terrain, ally, c, covered, others)) return true
  const taken = new Set([...others, ...cellsOf(terrain.map.width, covered)])
  return nearestFree(mapOf(s, terrain), ally.cell!, ally.sheet.footprint, taken).length > 0
}

/** Whether the ally can stand where `c` stood, once `c` covers these squares. */
function fitsWhere(
  s: Snapshot,
  terrain: Terrain,
  { sheet: { footprint: size } }: Combatant,
  { cell }: Combatant,
  covered: Rect,
  others: ReadonlySet<number>,
): boolean {
  const { width } = terrain.map
  if (mapOf(s, terrain).field(size).stands[cell!] !== 1) return false
  return takenSquare(width, cell!, size, others) === undefined && !overlaps(footprint(width, cell!, size), covered)
}

/** The two change places; where the ally does not fit on the other's, it goes to the nearest free squares. */
export const changePlaces = rule<Endurance, [Id, Id, IsOn], void>([], 'changePlaces', function* (w, who, ally, isOn) {
  const [c, other] = [w.of(who), w.of(ally)]
  // Numbers, not the records: those may be the very ones that are changed.
  const [mine, theirs] = [c.cell, other.cell]
  const to = placeFor(w.now, w.terrain, c, other, isOn)
  if (to === undefined || mine === null || theirs === null) return
  if (to !== theirs) w.enter('END-DEF-20')
  const covered = footprint(w.terrain.map.width, to, c.sheet.footprint)
  const others = takenBut(w.now, w.terrain, c, other)
  const swap = fitsWhere(w.now, w.terrain, other, c, covered, others)
  moveTo(w, who, to)
  if (swap) moveTo(w, ally, mine)
  else yield* giveWay(w, ally, theirs, 'intercept.where')
})
