import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CATEGORIES } from '../state/vocabulary'
import { presets } from '.'
import { sampleSubclasses, weapons } from './weapons'

const row = /^\| TINY-PROF-05 \| .*?: (.*?)\. The list is open/m.exec(readFileSync('docs/rules/tiny.md', 'utf8'))![1]!

it('the subclasses that are offered are those of the ledger TINY-PROF-05', () => {
  const offered = Object.fromEntries(CATEGORIES.map(category => [category, sampleSubclasses(category)]))
  expect(offered).toEqual({ ranged: ['bows'], light: ['one-handed swords'], heavy: ['two-handed swords'] })
  expect(row).toBe('bows (ranged); for light melee one-handed swords; for heavy melee two-handed swords')
})

it('a ready-made weapon has the category of its subclass, and what others carry is from the list', () => {
  const all = Object.values(weapons).map(make => make())
  for (const { category, subclass } of all)
    for (const other of CATEGORIES)
      if (other !== category) expect(sampleSubclasses(other), subclass).not.toContain(subclass)
  expect(all.map(({ name, category }) => `${name}: ${category}`)).toEqual([
    'Short sword: light',
    'Dagger: light',
    'Club: light',
    'Greatsword: heavy',
    'Greataxe: heavy',
    'Shortbow: ranged',
    'Sling: ranged',
  ])
  const known = new Set(all.map(one => JSON.stringify(one)))
  const carried = Object.values(presets).flatMap(make => make().weapons)
  // What is grown is on no list.
  expect(carried.filter(one => !known.has(JSON.stringify(one))).map(({ name }) => name)).toEqual(['Bite', 'Fists'])
})
