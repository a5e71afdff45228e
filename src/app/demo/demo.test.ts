import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { neighbours } from '~/grid/map/compiledMap'
import { lineOfSight } from '~/grid/sight/castWalls'
import { groundAt } from '~/table/map/ground'
import { createTerrain } from '~/table'
import { rulesets } from '~/rulesets'
import { castOf } from './cast'
import { demo } from './demo'
import { HEIGHT, tollBridge, WIDTH } from './tollBridge'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(rulesets.map(({ id }) => id))('the demo fight by %s stands ready', async id => {
  const ruleset = await rulesets.find(entry => entry.id === id)!.load()
  const { start } = await demo(ruleset)
  const { sides } = castOf(id)
  expect(Object.values(start.sides).map(({ name }) => name)).toEqual(sides.map(({ name }) => name))
  expect(Object.keys(start.combatants)).toHaveLength(sides.flatMap(({ members }) => members).length)
  expect(ruleset.state.problem(start)).toBeUndefined()
  expect(Object.values(start.combatants).filter(({ known }) => known === 'absent')).toHaveLength(1)
})

it.each(rulesets.map(({ id }) => id))('whoever is called after a weapon in the demo by %s carries it', async id => {
  const ruleset = await rulesets.find(entry => entry.id === id)!.load()
  const { start } = await demo(ruleset)
  const armed = Object.values(start.combatants).flatMap(({ name, sheet }) => {
    const weapon = /^(crossbow|bow|spear|sword|axe|pike)/i.exec(name)?.[0].toLowerCase()
    return weapon === undefined ? [] : [[weapon, JSON.stringify(sheet).toLowerCase()] as const]
  })
  expect(armed.length).toBeGreaterThan(0)
  for (const [weapon, sheet] of armed) expect(sheet).toMatch(new RegExp(`"name":"[a-z ]*${weapon}"`))
})

const at = (x: number, y: number) => y * WIDTH + x

it('one crouches behind the cart, the crates and the trees of the demo, not behind a bush or on the road', async () => {
  const { start } = await demo(await rulesets.find(({ id }) => id === 'endurance')!.load())
  const ground = (x: number, y: number) => groundAt(start.board, WIDTH, at(x, y))
  expect([ground(5, 8), ground(17, 12), ground(20, 14)]).toEqual(['cover', 'cover', 'cover'])
  expect([ground(9, 9), ground(16, 11)]).toEqual([undefined, undefined])
})

it('one sees over the parapets of the demo’s bridge and cannot step over them; walls stop both', async () => {
  const { start } = await demo(await rulesets.find(({ id }) => id === 'endurance')!.load())
  const terrain = createTerrain(tollBridge).at(start.board)
  const sees = (from: number, to: number) => lineOfSight(terrain, from, to)
  expect(sees(at(12, 9), at(12, 6))).toBe(true)
  expect(sees(at(12, 9), at(12, 13))).toBe(true)
  expect(sees(at(19, 9), at(19, 5))).toBe(false)
  const steps = (from: number) => neighbours(terrain, from)
  expect(steps(at(12, 8))).toContain(at(12, 9))
  expect(steps(at(12, 8))).not.toContain(at(12, 7))
  expect(steps(at(12, 10))).not.toContain(at(12, 11))
})

it('the zones of the demo cover its whole map, and each has a name', async () => {
  const { rows, named } = castOf('murdham').zones!
  expect(rows).toHaveLength(HEIGHT)
  expect(new Set(rows.map(row => row.length))).toEqual(new Set([WIDTH]))
  expect(new Set(rows.join(''))).toEqual(new Set(named.map(([letter]) => letter)))
})
