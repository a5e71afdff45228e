import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Sheet } from '../state/sheet'
import { presets } from '.'

const cast = /^\*\*Cast\.\*\* (.*)$/m.exec(readFileSync('docs/rules/endurance.md', 'utf8'))![1]!

/** What the ledger says of each of the cast of its examples, by name. */
const said = new Map(
  [...cast.matchAll(/([A-Z]\w+)(?:: | (?=cannot))(.*?)\.(?= [A-Z]|$)/g)].map(([, name, words]) => [name!, words!]),
)

/** Where a number of the cast stands on a sheet. */
const NUMBERS: Readonly<Record<string, (sheet: Sheet) => number>> = {
  strength: ({ attributes }) => attributes.strength,
  dexterity: ({ attributes }) => attributes.dexterity,
  combat: ({ skills }) => skills.combat,
  athletics: ({ skills }) => skills.athletics,
  agility: ({ skills }) => skills.agility,
  martial: ({ proficiencies }) => proficiencies.martial,
  archery: ({ proficiencies }) => proficiencies.archery,
  finesse: ({ proficiencies }) => proficiencies.finesse,
  fortitude: ({ proficiencies }) => proficiencies.fortitude,
  dodge: ({ proficiencies }) => proficiencies.dodge,
  constitution: ({ constitution }) => constitution,
  evasion: ({ evasion }) => evasion,
  'physical deflection': ({ deflectionPhysical }) => deflectionPhysical,
  endurance: ({ endurance }) => endurance.max,
  health: ({ health }) => health.max,
  stamina: ({ stamina }) => stamina.max,
}

describe('the cast of the ledger’s examples', () => {
  it('are the heroes', () => {
    expect([...said.keys()].sort()).toEqual(['Agnessa', 'Boudica', 'Clementine', 'Fabian', 'Petra', 'Roland'])
  })

  it.each([...said])('%s has the numbers and things of the ledger', (name, words) => {
    const sheet = presets[name]!()
    let read = 0
    for (const [, of, n] of words.matchAll(/([a-z][a-z ]*?) [d+]?(\d+)(?=[,;. ]|$)/g)) {
      const number = NUMBERS[of!]
      if (!number) continue
      read++
      expect(number(sheet), of).toBe(Number(n))
    }
    const [, thing] = /(spear|shortbow|dagger|crossbow|medium shield)/.exec(words) ?? []
    if (thing) expect(sheet.items.map(one => one.name.toLowerCase())).toContain(thing)
    expect(sheet.cannotBeSurprised).toBe(/cannot be surprised/.test(words))
    expect(read).toBe({ Boudica: 11, Agnessa: 3, Fabian: 6, Roland: 6 }[name] ?? 0)
  })
})
