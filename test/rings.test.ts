import { describe, expect, it } from 'vitest'
import type { Combatant, Json, Side, Snapshot } from '~/engine'
import { healthRing, newEncounter, type TableTypes } from '~/table'
import { rulesets } from './systems'

type State = Snapshot<TableTypes>

describe.each(rulesets)('the health rings of $id', ruleset => {
  const { display, state } = ruleset
  const made = Object.values(state.sheet.presets).map(make => make())
  const sheets = [...made, ...made.map(sheet => state.sheet.ofPlayers?.(sheet) ?? sheet)]
  const keysOf = (sheet: TableTypes['sheet']) =>
    display.pools({ sheet } as Combatant<TableTypes>).flatMap(({ key }) => (display.life.includes(key) ? [key] : []))

  /** This sheet with so much left of its pools of life, in hundredths. */
  const hurt = (sheet: TableTypes['sheet'], parts: readonly number[]): TableTypes['sheet'] => {
    const copy = structuredClone(sheet) as Record<string, { cur: number; max: number }>
    for (const [i, key] of keysOf(sheet).entries()) {
      const pool = copy[key]!
      pool.cur = Math.floor((pool.max * parts[i]!) / 100)
    }
    return copy as unknown as TableTypes['sheet']
  }

  /** What the players are told of whoever has this sheet, on a side that is shown so. */
  const told = (sheet: TableTypes['sheet'], show: Side['show']) => {
    const empty = newEncounter(ruleset, 'map') as State
    const side = { id: 's1', name: 'Foes', badge: 1, show, more: state.side.blank() } as unknown as Side
    const one = {
      id: 'c1',
      name: 'Foe',
      letter: 'F',
      side: 's1',
      sheet,
      cell: null,
      known: 'named',
      gone: false,
      notes: '',
    } as unknown as Combatant<TableTypes>
    const s = { ...empty, sides: { s1: side }, combatants: { c1: one } } as unknown as State
    return display.view(s, null).combatants[0]!
  }

  const STEPS = [100, 67, 50, 34, 20, 0]
  const PARTS = STEPS.flatMap(first => STEPS.map(second => [first, second]))

  it('are of pools that it has, the one that goes first at the front', () => {
    expect(display.life.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const pools = display.pools({ sheet } as Combatant<TableTypes>)
      const ring = healthRing(pools, display.life)
      const own = display.life.flatMap(key => pools.filter(pool => pool.key === key && pool.max > 0))
      expect(ring).toEqual(own.map(({ cur, max }) => ({ left: Math.max(0, cur), of: max })))
      expect(ring.length).toBeGreaterThan(0)
    }
  })

  it('are the pools themselves for players who see these, and of a side of which nothing is shown there is none', () => {
    for (const parts of PARTS) {
      const exact = told(hurt(state.sheet.ofPlayers?.(sheets[0]!) ?? sheets[0]!, parts), 'exact')
      const numbers = exact.pools.map(({ cur, max }) => `${Math.max(0, cur)}/${max}`)
      if (exact.pools.length > 0) for (const { left, of } of exact.ring) expect(numbers).toContain(`${left}/${of}`)
      for (const sheet of sheets) expect(told(hurt(sheet, parts), 'nothing').ring).toEqual([])
    }
  })

  it('tell players no more than the words do: whoever is told of alike has one ring', () => {
    for (const sheet of sheets) {
      const rings = new Map<string, Json>()
      for (const parts of PARTS) {
        const { badges, pools, ring } = told(hurt(sheet, parts), 'words')
        expect(pools).toEqual([])
        const words = badges.join()
        if (!rings.has(words)) rings.set(words, ring as unknown as Json)
        expect(ring, words).toEqual(rings.get(words))
        for (const { of } of ring) expect(of).toBeLessThanOrEqual(3)
      }
      expect(new Set([...rings.values()].map(ring => JSON.stringify(ring))).size).toBeGreaterThan(1)
    }
  })
})
