import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rulesets } from '~/rulesets'
import { castOf } from './cast'
import { demo } from './demo'
import { HEIGHT, WIDTH } from './tollBridge'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(rulesets.map(({ id }) => id))('the demo fight by %s stands ready', async id => {
  const ruleset = await rulesets.find(entry => entry.id === id)!.load()
  const { start } = await demo(ruleset)
  const { sides } = await castOf(id)
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

it('the zones of the demo cover its whole map, and each has a name', async () => {
  const { rows, named } = (await castOf('murdham')).zones!
  expect(rows).toHaveLength(HEIGHT)
  expect(new Set(rows.map(row => row.length))).toEqual(new Set([WIDTH]))
  expect(new Set(rows.join(''))).toEqual(new Set(named.map(([letter]) => letter)))
})
