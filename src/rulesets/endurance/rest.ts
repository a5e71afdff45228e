import { rule } from '~/engine/rule'
import { noConditions } from './blank'
import type { World, Endurance } from './types'
import { POOLS } from './words'

/** How long the party was left in peace. */
export type Peace = 'break' | 'rest' | 'interrupted'

/** Between fights the living recover; whatever was cheated of death stays cheated. */
export const recover = rule<Endurance, [readonly string[], Peace], void>([], 'recover', function* (w, who, peace) {
  w.enter(peace === 'break' ? 'END-REST-01' : 'END-REST-02')
  for (const id of who) {
    if (w.of(id).sheet.status.dead) continue
    for (const pool of POOLS) refill(w, id, pool, peace)
    // The scene is over, and with it whatever had no duration of its own.
    w.enter('END-COND-04')
    w.setSheet(id, { conditions: noConditions() })
    w.emit({ type: 'recovered', with: { who: id, peace } })
  }
})

function refill(w: World, id: string, pool: (typeof POOLS)[number], peace: Peace): void {
  const { cur, max } = w.of(id).sheet[pool]
  const half = Math.ceil(max / 2)
  const health = peace === 'rest' ? 1 : 0
  const gain = pool === 'health' ? health : peace === 'rest' ? max : half
  w.editSheet(id, pool).cur = Math.min(max, cur + gain)
}
