import { roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Blow } from './blow'
import { seenBy } from './save'
import type { Murdham } from './types'
import { namesOf, neighboursOf } from './zones'

/** A blast that misses lands on a neighbouring zone; where there is none it fizzles out [MUR-BLAST-05]. */
export const deviate = rule<Murdham, [Blow], Blow | undefined>(
  ['MUR-BLAST-05', 'MUR-BLAST-06'],
  'deviate',
  function* (w, blow) {
    const zones = neighboursOf(w.now, w.terrain, blow.zone!)
    const names = namesOf(w.now, w.terrain, zones)
    const facts = { by: blow.by, zones: zones.map(zone => names[zone]!) }
    w.enter('MUR-DICE-11')
    if (zones.length === 0) {
      w.emit({ type: 'fizzles', with: facts })
      return undefined
    }
    const about = { see: 'asked' as const, facts }
    const [face = 1] = zones.length === 1 ? [1] : yield* roll('gm', 'blast.deviation', () => [zones.length], about)
    const zone = zones[face - 1]!
    const told = { zone: names[zone]!, die: face }
    w.emit({
      type: 'deviates',
      with: { by: blow.by, ...told },
      ...(seenBy(w, blow.by) === 'all' ? { shared: { by: blow.by, ...told } } : {}),
    })
    return { ...blow, zone }
  },
)
