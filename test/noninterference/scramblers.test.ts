import { expect, it } from 'vitest'
import { SEED } from '../long'
import { Chance } from '../fuzz/chance'
import { copyOf, type Moment } from './fights/moment'
import { playedFight } from './fights/playedFight'
import { SYSTEMS } from './fights/systems'
import { SCRAMBLERS } from './scramblers'
import { aboutOf } from './scramblers/scrambler'

/** Moments of each system. */
const MOMENTS = 40

const written = ({ state, asks, log, clock, ruler }: Moment): string => JSON.stringify([state, asks, log, clock, ruler])

// A pair is told by the kinds that say they wrote: what another leaves behind would make a difference that is nobody's.
it.each(SYSTEMS)('$id: a scrambler that finds nothing to write has written nothing', async system => {
  const untrue = new Set<string>()
  let moments = 0
  for (let seed = SEED; moments < MOMENTS; seed++)
    await playedFight(system, new Chance(seed), seed).playThrough(fight => {
      const base = fight.moment()
      const about = aboutOf(base, system, fight.chance)
      const was = written(base)
      for (const [name, scramble] of Object.entries(SCRAMBLERS)) {
        const moment = copyOf(base)
        if (scramble(moment, { ...about })) continue
        const isOther = moment.terrain !== base.terrain || moment.pictures !== base.pictures
        if (isOther || moment.picture !== base.picture || written(moment) !== was) untrue.add(name)
      }
      return Promise.resolve(++moments < MOMENTS)
    })
  expect([...untrue]).toEqual([])
})
