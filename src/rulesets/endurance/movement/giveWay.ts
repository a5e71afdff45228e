import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cellsOf } from '~/grid/squares/rect'
import { nearestFree } from '~/grid/walk/nearestFree'
import { isPresent } from '../conditions/able'
import { mapOf, rectOf } from '../space/space'
import { choose, type AsideKey } from '../state/questions'
import type { Endurance } from '../state/types'
import { moveTo } from './moveTo'

/**
 * A token that cannot stay at `from` goes to the nearest free squares; among several equally near the GM chooses, under
 * `key`. Without any it stays.
 */
export const giveWay = rule<Endurance, [Id, number, AsideKey], void>([], 'giveWay', function* (w, who, from, key) {
  const { map } = w.terrain
  const taken = new Set(
    Object.values(w.now.combatants)
      .filter(c => c.id !== who && isPresent(c))
      .flatMap(c => {
        const rect = rectOf(w.terrain, c)
        return rect ? cellsOf(map.width, rect) : []
      }),
  )
  const free = () => nearestFree(mapOf(w.now, w.terrain), from, w.of(who).sheet.footprint, taken)
  const [first] = free()
  if (first === undefined) return
  const facts = { who, width: map.width }
  const to = yield* choose('gm', key, free, { see: 'asked', facts, default: first })
  moveTo(w, who, to)
})
