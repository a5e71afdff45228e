import { rule } from '~/engine/rule'
import type { Blow } from '../aim/blow'
import { namesOf, neighboursOf } from '../space/zones'
import { say, sayToGm } from '../state/events'
import { roll } from '../state/questions'
import type { Murdham } from '../state/types'

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
      sayToGm(w, 'fizzles', facts)
      return undefined
    }
    const about = { see: 'asked' as const, facts }
    const [face = 1] = zones.length === 1 ? [1] : yield* roll('gm', 'blast.deviation', () => [zones.length], about)
    const zone = zones[face - 1]!
    say(w, 'deviates', { by: blow.by }, { zone: names[zone]!, die: face })
    return { ...blow, zone }
  },
)
