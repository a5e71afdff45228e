import { beforeAll, describe, expect, it } from 'vitest'
import { runs, SEED } from '../long'
import { Chance } from '../fuzz/chance'
import { isSameSight, scrambled } from './comparison/pairs'
import { playersScreen, type Way } from './comparison/screens'
import { stubCanvas } from './fights/canvas'
import type { Moment } from './fights/moment'
import { playedFight } from './fights/playedFight'
import { SYSTEMS, type System } from './fights/systems'
import { LEAKS_OF_A_ROOM } from './leaks/leaks'
import { SCRAMBLERS } from './scramblers'
import { aboutOf } from './scramblers/scrambler'

/** Moments of each system. */
const MOMENTS = runs(25, 1_000)
/** Moments after which a planted leak counts as not found. */
const PATIENCE = 500
const NAMES = Object.keys(SCRAMBLERS)

/** One moment with two sets of secrets, and what was published of each. */
interface Pair {
  one: readonly string[]
  other: readonly string[]
  /** The seed of the fight, and what was other in it. */
  words: string
}

beforeAll(stubCanvas)

describe('what is published for screens elsewhere', () => {
  it.each(SYSTEMS)(
    '$id: other secrets, the same topics, sizes and bytes, pictures included',
    async system => {
      let pairs = 0
      let pieces = 0
      await publishPairs(system, SEED % 2 ** 20, {}, ({ one, other, words }) => {
        pairs++
        pieces += one.filter(line => line.startsWith('picture/')).length
        expect(other, words).toEqual(one)
        return pairs < MOMENTS
      })
      expect(pieces).toBeGreaterThan(0)
    },
    600_000,
  )

  it.each(Object.entries(LEAKS_OF_A_ROOM))(
    'a planted leak is found: %s',
    async (_, way) => {
      let pairs = 0
      let isFound = false
      await publishPairs(SYSTEMS[0]!, 1, way, ({ one, other }) => {
        pairs++
        isFound ||= one.join('\n') !== other.join('\n')
        return !isFound && pairs < PATIENCE
      })
      expect(isFound).toBe(true)
    },
    600_000,
  )
})

/** Plays random fights from this seed on, and shows both rooms the same sight with other secrets, until `look` has enough. */
async function publishPairs(system: System, first: number, way: Way, look: (pair: Pair) => boolean): Promise<void> {
  const screen = (moment: Moment) => playersScreen(moment, way, true)
  let isEnough = false
  for (let seed = first; !isEnough; seed++) {
    const played = playedFight(system, new Chance(seed * 7919), seed)
    const { chance } = played
    let [one, other] = [screen(played.moment()), screen(played.moment())]
    await played.playThrough(async fight => {
      const base = fight.moment()
      const about = aboutOf(base, system, chance)
      const some = NAMES.filter(() => chance.in100(60))
      const secrets = scrambled(base, about, some, chance.below(2 ** 30))
      if (!secrets || secrets.moment.picture !== base.picture || !isSameSight(base, secrets.moment)) return true
      await one.show(base, false)
      await other.show(secrets.moment, false)
      const pair = { one: await one.published(), other: await other.published() }
      // What the two are sent at all is compared elsewhere, with what the rules ask to differ.
      if (one.heard().join() !== other.heard().join()) {
        ;[one, other] = [screen(base), screen(base)]
        return true
      }
      isEnough = !look({ ...pair, words: `FRAY_SEED=${seed}, ${secrets.secrets.join()}` })
      return !isEnough
    })
  }
}
