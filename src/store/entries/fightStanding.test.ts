import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { createTerrain } from '~/table'
import { ruleset, skirmish } from '../testing/skirmish'
import { createFightStandings, type StandingDeps } from './fightStanding'

const grid = gridMap({ width: 12, height: 12, walls: [], portals: [] })
const PICTURE = { id: 'p1', x: 0, y: 0, width: 12, height: 12 }
const map = { id: 'map', name: 'The yard', grid, picture: PICTURE }

/** Fights in a library, each as this one stands; what is read is counted. */
function standings({ play }: ReturnType<typeof skirmish>, more: Partial<StandingDeps> = {}) {
  const read: string[] = []
  const of = createFightStandings({
    library: {
      readLatest: async (id: string) => {
        read.push(id)
        if (id === 'broken') throw new Error('It cannot be read.')
        return { map, state: play.fight.stateAt(0), done: 0, rows: [] } as never
      },
    },
    fights: { rulesOf: () => ({ load: async () => ruleset }) as never },
    session: { current: () => null },
    terrain: createTerrain,
    ...more,
  })
  return { of, read }
}
const fight = (id: string, changed = 1) => ({ id, ruleset: ruleset.id, changed })

it('tells round, sides, kinds, and where the tokens stand', async () => {
  const made = skirmish()
  const { of } = standings(made, { session: { current: () => sessionOf(made) } })
  const standing = await of(fight('open'))
  expect(standing).toMatchObject({ words: 'Round 1', sides: '1 against 1', kinds: ['Roland', 'Guard'] })
  const badges = Object.values(made.play.fight.state.sides).map(({ badge }) => badge)
  expect(standing!.tokens).toEqual([
    { x: 0.5, y: 0.5, side: badges[0] },
    { x: 1.5, y: 0.5, side: badges[1] },
  ])
  expect(badges[0]).not.toBe(badges[1])
  expect(standing!.map).toMatchObject({ name: 'The yard', picture: PICTURE })
})

it('counts those who are there, shows those who stand on the map, and the picture that lies there by now', async () => {
  const made = skirmish()
  const { play, guard, roland } = made
  const gm = (type: string, given: object) => expect(play.do({ type, by: 'gm', with: given as never })).toBeNull()
  gm('place', { who: roland, cell: 12 * 2 + 3 })
  gm('leave', { who: [guard] })
  gm('map.picture', { picture: null })
  const { of } = standings(made, { session: { current: () => sessionOf(made) } })
  const standing = await of(fight('open'))
  expect(standing).toMatchObject({ sides: '1', kinds: ['Roland'], map: { picture: null } })
  expect(standing!.tokens).toEqual([{ x: 3.5, y: 2.5, side: expect.any(Number) }])
  gm('place', { who: roland, cell: null })
  expect((await of(fight('open')))!.tokens).toEqual([])
})

it('has not begun, or is over', async () => {
  const made = skirmish()
  const { of } = standings(made)
  expect((await of(fight('a')))!.words).toBe('Not begun')
  const over = { ...made.play.fight.state, phase: 'over' as const }
  const session = sessionOf(made)!
  const ended = {
    ...session,
    play: { ...session.play, fight: { ...session.play.fight, state: over } },
  } as typeof session
  const { of: ofOver } = standings(made, { session: { current: () => ended } })
  expect((await ofOver(fight('open')))!.words).toBe('Over')
})

it('is read once for every change of a fight, and one that cannot be read has none', async () => {
  const { of, read } = standings(skirmish())
  const first = of(fight('a'))
  expect(of(fight('a'))).toBe(first)
  expect(await of(fight('broken'))).toBeNull()
  expect(await first).not.toBeNull()
  expect(await of(fight('b'))).not.toBeNull()
  expect(read).toEqual(['a', 'broken', 'b'])
  await of(fight('a', 2))
  expect(read).toEqual(['a', 'broken', 'b', 'a'])
})

function sessionOf({ play }: ReturnType<typeof skirmish>): ReturnType<StandingDeps['session']['current']> {
  return { handle: { id: 'open' }, play, map, ruleset, terrain: createTerrain(grid) } as never
}
