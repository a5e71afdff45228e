import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { presets } from '.'

const row = /^\| hpMax \| [^|]+ \| ([^|]+) \| [^|]+ \| ([^|]+) \|/m.exec(readFileSync('docs/rules/tiny.md', 'utf8'))!

it('ready-made foes have the hit points of the grades of the ledger, and heroes those of its peoples', () => {
  const grades = [...row[1]!.matchAll(/\d+/g)].map(Number)
  expect(grades).toEqual([4, 2, 6, 9])
  const peoples = [...row[2]!.matchAll(/(?:dwarf|elf|gnome|human) (\d+)/g)].map(([, n]) => Number(n))
  expect(peoples).toEqual([6, 5, 4, 6])
  for (const [name, make] of Object.entries(presets)) {
    const { kind, hp } = make()
    expect(kind === 'pc' ? peoples : grades, name).toContain(hp.max)
    expect(hp.cur, name).toBe(hp.max)
  }
  const of = (name: string) => presets[name]!().hp.max
  expect([of('foe'), of('weakling'), of('captain'), of('champion')]).toEqual(grades)
})
