import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cellsOf } from '~/grid/squares'
import { nearestFree } from '~/grid/walk/reach'
import { areFoes, isHelpless, isPresent } from '../conditions'
import { isNear } from '../harm/aid'
import { risk } from '../dice'
import { mapOf, rectOf } from '../space'
import type { Combatant, Ratbags, Snapshot, World } from '../state/types'
import { say } from '../state/events'

/** Whom one could drag or carry: the helpless, and the willing of the own side. */
export function helpless(s: Snapshot, by: Combatant): Id[] {
  return Object.values(s.combatants).flatMap(c =>
    c.id !== by.id && isPresent(c) && c.cell !== null && (isHelpless(c) || !areFoes(by, c)) ? [c.id] : [],
  )
}

/** Take hold of a neighbour. Returns whether that one is taken along with the move that follows. */
export const drag = rule<Ratbags, [Id, Id], boolean>(['RAT-ACT-13'], 'drag', function* (w, by, whom) {
  const holds = () => isNear(w.terrain, w.of(by), w.of(whom)) && isPresent(w.of(whom))
  const outcome = holds()
    ? yield* risk(w, { who: by, words: 'dragging', others: [whom], usual: 'works' })
    : 'impossible'
  const taken = holds() && (outcome === 'works' || outcome === 'passed')
  const facts = { by, whom, taken }
  say(w, 'drags', { by, whom }, facts)
  return taken
})

/** The one who was dragged ends beside the helper; whoever has left the map since then is not brought back. */
export function bringAlong(w: World, by: Id, whom: Id): void {
  const [helper, dragged] = [w.of(by), w.of(whom)]
  if (dragged.gone || dragged.cell === null) return
  if (helper.cell === null || !rectOf(w.terrain, helper) || isNear(w.terrain, helper, dragged)) return
  const taken = new Set<number>()
  for (const c of Object.values(w.now.combatants)) {
    const rect = c.id === whom || !isPresent(c) ? undefined : rectOf(w.terrain, c)
    if (rect) for (const cell of cellsOf(w.terrain.map.width, rect)) taken.add(cell)
  }
  const { width, height } = w.terrain.map
  const size = dragged.sheet.footprint
  if (size > width || size > height) return
  // A larger one is looked for from where it still lies on the map.
  const x = Math.min(helper.cell % width, width - size)
  const y = Math.min(Math.floor(helper.cell / width), height - size)
  const [cell] = nearestFree(mapOf(w.now, w.terrain), y * width + x, size, taken)
  if (cell === undefined) return
  w.editRow(whom).cell = cell
  say(w, 'brought', { by, whom })
}
