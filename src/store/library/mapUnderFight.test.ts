import { describe, expect, it } from 'vitest'
import type { Json } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { createTerrain } from '~/table'
import { skirmish, ruleset, terrain } from '../testing/skirmish'
import { mapUnderFight, type FightMapDeps } from './mapUnderFight'

const SMALL = gridMap({ width: 4, height: 3, walls: [{ x1: 1, y1: 0, x2: 1, y2: 1, kind: 'wall' }], portals: [] })
const blob = new Blob(['picture'])
const PICTURE = 'P'.repeat(43)
const found = { kind: 'file', found: { kind: 'map' } } as never

/** The map under a skirmish, with `given` read from every file. */
function under(given: object, more: Partial<FightMapDeps> = {}) {
  const made = skirmish()
  const { play } = made
  const handle = { id: 'open' }
  let session: object | null = { handle, play, ruleset, terrain }
  const put: Blob[] = []
  const actions = mapUnderFight({
    library: { putPicture: async file => (put.push(file), PICTURE) },
    files: { map: async () => ({ name: 'Cellar', grid: SMALL, picture: null, ...given }) as never },
    session: { mustBeOpen: () => session as never, current: () => session as never },
    terrain: createTerrain,
    newId: () => 'new',
    asGm: (type, given) => play.do({ type, by: 'gm', with: given }) === null,
    ...more,
  })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  return {
    ...made,
    actions,
    gm,
    put,
    state: () => play.fight.state,
    leave: () => (session = { handle: { id: 'another' }, play, ruleset, terrain }),
  }
}

describe('another map under the fight', () => {
  it('has its ground and pins; who has no square there stands beside those who have', async () => {
    const { actions, state, roland, guard, gm } = under({
      difficult: [2, 3],
      pins: [{ cell: 5, title: '1', text: 'A trap.' }],
    })
    gm('place', { who: guard, cell: 12 * 9 + 11 })
    await actions.changeMap(found)
    const { board, combatants } = state()
    expect(board).toMatchObject({ map: 'new', grid: { width: 4, height: 3 }, paint: { 0: '2 2difficult' } })
    expect(Object.values(board.pins ?? {})).toMatchObject([{ cell: 5, title: '1', text: 'A trap.' }])
    expect(combatants[roland]!.cell).toBe(0)
    expect(combatants[guard]!.cell).toEqual(expect.any(Number))
    expect(combatants[guard]!.cell).not.toBe(0)
  })

  it('leaves alone who has left and who stands off the map, and all whose squares it has', async () => {
    const { actions, state, roland, guard, gm } = under({})
    gm('place', { who: roland, cell: null })
    gm('leave', { who: [guard] })
    await actions.changeMap(found)
    expect(state().combatants[roland]!.cell).toBeNull()
    expect(state().combatants[guard]).toMatchObject({ gone: true })
    const stays = under({})
    stays.gm('place', { who: stays.guard, cell: 12 * 2 + 3 })
    await stays.actions.changeMap(found)
    expect(stays.state().combatants[stays.guard]!.cell).toBe(4 * 2 + 3)
  })

  it('brings its picture, and what is said about it beneath the notes that there are', async () => {
    const { actions, state, gm, put } = under({ picture: { blob, x: 1, y: 2, width: 3, height: 4 }, about: 'Damp.' })
    gm('notes', { notes: 'Bring a torch.' })
    await actions.changeMap(found)
    expect(put).toEqual([blob])
    expect(state().board).toMatchObject({
      picture: { id: PICTURE, x: 1, y: 2, width: 3, height: 4 },
      notes: 'Bring a torch.\n\nDamp.',
    })
    const plain = under({})
    await plain.actions.changeMap(found)
    expect(plain.state().board.notes ?? '').toBe('')
    expect(plain.state().board.picture).toBeNull()
  })

  it('does not come in the middle of a question, nor under another fight than the one that it was asked for', async () => {
    const asked = under({})
    asked.play.do({ type: 'attack', by: asked.roland, with: { 'attack.target': asked.guard } })
    await expect(asked.actions.changeMap(found)).rejects.toThrow(/./)
    const left = under({})
    const changed = left.actions.changeMap(found)
    left.leave()
    await expect(changed).rejects.toThrow(/./)
    expect(left.state().board.map).toBe('map')
    const refused = under({}, { asGm: () => false })
    await expect(refused.actions.changeMap(found)).rejects.toThrow(/./)
  })
})

it('a picture is laid under the squares so that its first whole one is the one that was pointed at', async () => {
  const { actions, state, put } = under({ picture: { blob, x: -1, y: -2, width: 8, height: 6 } })
  const grid = { pixelsPerSquare: 70, left: 0, top: 0 }
  await actions.underlay({ kind: 'picture' } as never, grid, { x: 3, y: 5 })
  expect(state().board.picture).toEqual({ id: PICTURE, x: 2, y: 3, width: 8, height: 6 })
  expect(put).toEqual([blob])
  const none = under({ picture: null })
  await none.actions.underlay({ kind: 'picture' } as never, grid, { x: 3, y: 5 })
  expect(none.state().board.picture).toBeUndefined()
})
