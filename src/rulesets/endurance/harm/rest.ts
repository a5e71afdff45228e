import type { Part } from '~/engine/events'
import { part, total, totals } from '~/engine/reason'
import { rule } from '~/engine/rule'
import { backTo } from '~/table/convert'
import { noConditions } from '../sheet/blank'
import { sayAs } from '../state/events'
import type { World, Endurance } from '../state/types'
import { AILMENT } from '../state/conditions'
import { DEGREES, POOLS } from '../state/vocabulary'

/** How long the party was left in peace. */
export type Peace = 'break' | 'rest' | 'interrupted'

/** Between fights the living recover; whatever was cheated of death stays cheated. */
export const recover = rule<Endurance, [readonly string[], Peace], void>([], 'recover', function* (w, who, peace) {
  for (const id of who) {
    const { status, conditions } = w.of(id).sheet
    if (status.dead) continue
    const because = POOLS.flatMap(pool => refill(w, id, pool, peace))
    // The scene is over, and with it whatever had no duration of its own.
    w.enter(ROW[peace], 'END-COND-04')
    w.setSheet(id, { conditions: noConditions() })
    const told = { who: id, peace, over: [...AILMENT.marks, ...DEGREES].filter(one => conditions[one]) }
    sayAs(w, 'recovered', w.of(id), { ...told, back: totals(because) }, told, {}, because)
  }
})

const ROW = { break: 'END-REST-01', rest: 'END-REST-02', interrupted: 'END-REST-02' } as const

function refill(w: World, id: string, pool: (typeof POOLS)[number], peace: Peace): readonly Part[] {
  const { cur, max } = w.of(id).sheet[pool]
  const [n, of] =
    peace !== 'rest'
      ? [pool === 'health' ? 0 : Math.ceil(max / 2), 'halfOfMaximum']
      : pool === 'health'
        ? [1, 'nightOfRest']
        : [max - cur, 'allThatWasMissing']
  const parts = n > 0 ? backTo(pool, { cur, max }, [part(n, of, ROW[peace])]) : []
  w.editSheet(id, pool).cur += total(parts)
  return parts
}
