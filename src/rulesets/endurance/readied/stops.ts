import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { choose } from '../state/questions'
import type { Endurance, World } from '../state/types'
import { isClose, isReady, triggers, watchers } from './watch'

/** After how many squares of a way somebody's readied action is set off. */
export interface Stop {
  who: Id
  after: number
}

/** Of those who wait for something in words, the GM says whether this way sets it off, and where. */
export const whereSetOff = rule<Endurance, [Id, readonly number[]], readonly Stop[]>(
  [],
  'whereSetOff',
  function* (w, who, way) {
    const stops: Stop[] = []
    if (way.length === 0) return stops
    const { width } = w.terrain.map
    for (const { id } of watchers(w.now, who, 'words')) {
      const facts = { mover: who, who: id, cells: way, width, triggers: triggers(w.now, [id]) }
      const options = (): (string | number)[] => ['none', ...way.map((_, i) => i + 1)]
      const after = yield* choose('gm', 'ready.where', options, { see: 'asked', facts, default: 'none' })
      if (typeof after === 'number') stops.push({ who: id, after })
    }
    return stops
  },
)

/**
 * The readied actions that are set off next, all at one square of the way: those for which the GM has named it, and those that
 * wait for an enemy who comes close there [END-ACT-11].
 */
export function nextStops(w: World, who: Id, way: readonly number[], named: readonly Stop[]): readonly Stop[] {
  const mover = w.of(who)
  const due = named.filter(stop => isReady(w.now, w.of(stop.who)) && stop.after > 0)
  for (const watcher of watchers(w.now, who, 'comes')) {
    const near = way.findIndex(
      (cell, i) =>
        isClose(w, watcher, { ...mover, cell }) && !isClose(w, watcher, { ...mover, cell: way[i - 1] ?? mover.cell }),
    )
    if (near >= 0) due.push({ who: watcher.id, after: near + 1 })
  }
  const first = Math.min(...due.map(({ after }) => after))
  return due.filter(({ after }) => after === first)
}
