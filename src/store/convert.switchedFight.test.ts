import { expect, it } from 'vitest'
import type { Ruleset } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { ruleset, skirmish } from './testing/skirmish'
import { switchedFight } from './convert'

const tiny = (await rulesets.find(({ id }) => id === 'tiny')!.load()) as Ruleset<TableTypes>
const grid = gridMap({ width: 12, height: 12, walls: [], portals: [] })
const PICTURE = { id: 'p1', x: 1, y: 2, width: 3, height: 4 }
const blob = new Blob(['picture'])

function switched(picture: typeof PICTURE | null, kept: Blob | undefined) {
  const { play } = skirmish()
  const fight = { play, ruleset, name: 'The yard', map: { id: 'map', name: 'Yard', grid, picture } }
  const library = { getPicture: async () => kept }
  return switchedFight(fight as never, tiny, { library, newId: () => 'new' })
}

it('a copy by other rules begins anew, under its name and theirs, on the same map', async () => {
  const made = await switched(PICTURE, blob)
  expect(made).toMatchObject({ name: `The yard (${tiny.name})`, ruleset: 'tiny', rows: [], pictures: [] })
  expect(made.start.phase).toBe('preparation')
  expect(Object.values(made.start.combatants).map(({ name }) => name)).toEqual(['Roland', 'Guard'])
  expect(made.map).toEqual({ name: 'Yard', grid, picture: { ...PICTURE, blob } })
})

it('has no picture where the map has none, or where it is not kept any more', async () => {
  expect((await switched(null, blob)).map.picture).toBeNull()
  expect((await switched(PICTURE, undefined)).map.picture).toBeNull()
})
