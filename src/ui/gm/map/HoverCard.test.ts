import { expect, test } from 'vitest'
import { hoverCard } from './HoverCard'

const combatant = (id: string, cell: number) => ({ id, name: `Guard ${id}`, side: 's1', cell, sheet: {} })
const fightOf = (combatants: Readonly<Record<string, object>>, effects: Readonly<Record<string, object>> = {}) =>
  ({
    ruleset: { state: { footprint: () => 1 }, display: {} },
    snapshot: { combatants, effects },
    map: { width: 10 },
    shown: { a: { pools: [{ key: 'h', label: 'Health', cur: 3, max: 9 }] } },
  }) as unknown as Parameters<typeof hoverCard>[0]
const fight = fightOf({ a: combatant('a', 12), b: combatant('b', 13) })

test('a token that is hovered says how it stands, and where it lies as seen by whoever acts', () => {
  const [stands, lies, ...rest] = hoverCard(fight, 'a', 'b', null)
  expect([stands, rest]).toEqual(['Health 3/9', []])
  expect(lies).toContain('of Guard b')
  expect(hoverCard(fight, 'a', null, null)).toEqual(['Health 3/9'])
})

test('it tells the cover from whoever acts in the words of the rules, and nothing where they know none', () => {
  const cover = (_: unknown, __: unknown, by: { id: string }, on: { id: string }) =>
    by.id === 'b' && on.id === 'a' ? 'in cover, armour +1' : ''
  const covered = { ...fight, ruleset: { ...fight.ruleset, display: { cover } } } as unknown as typeof fight
  expect(hoverCard(covered, 'a', 'b', null)[1]).toMatch(/ of Guard b · in cover, armour \+1$/)
  expect(hoverCard(covered, 'b', 'a', null).join()).not.toContain('cover')
  expect(hoverCard(covered, 'a', null, null).join()).not.toContain('cover')
  expect(hoverCard(fight, 'a', 'b', null).join()).not.toContain('cover')
})

test.each(['attack', 'question'] as const)('it tells the odds of an attack on it, and of nothing else: %s', of => {
  const options = (on: string) => new Map([['"a"', { figures: { on, chance: { share: 5_000 }, exact: true } }]])
  const odds = (on: string) => ({ of, by: 'b', options: options(on) }) as unknown as Parameters<typeof hoverCard>[3]
  const foes = fightOf({ a: combatant('a', 12), b: { ...combatant('b', 13), side: 's2' } })
  expect(hoverCard(foes, 'a', 'b', odds('a'))[1]).toMatch(/ · 50/)
  expect(hoverCard(foes, 'a', 'b', odds('c'))[1]).not.toContain('50')
})

test('it tells until when a marker lasts that ends by itself', () => {
  const until = { round: 2, of: 'b', when: 'end' }
  const marked = fightOf(
    { a: combatant('a', 12), b: combatant('b', 13) },
    {
      e1: { on: 'a', words: 'slowed', until, shared: false },
      e2: { on: 'a', words: 'cursed', until: null, shared: false },
      e3: { on: 'b', words: 'lucky', until, shared: false },
    },
  )
  expect(hoverCard(marked, 'a', null, null)).toEqual([
    'Health 3/9',
    'slowed until the end of the turn of Guard b, round 2',
  ])
})
