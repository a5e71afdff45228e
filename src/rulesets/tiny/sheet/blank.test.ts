import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blank } from '.'

const ledger = readFileSync('docs/rules/tiny.md', 'utf8')

/** Each field of the ledger's sheet: its type, and what a quick NPC has. */
const fields = new Map(
  [...ledger.slice(0, ledger.indexOf('\n## Dice')).matchAll(/^\| ([^|]+?) \| ([^|]+) \| ([^|]+?) \|/gm)].map(
    ([, field, type, value]) => [field!, { type: type!, value: value! }] as const,
  ),
)

it('the quick NPC is that of the ledger', () => {
  const foe = blank()
  const [sword] = foe.weapons
  const said: Readonly<Record<string, string | number>> = {
    kind: `\`${foe.kind}\``,
    moveFeet: foe.moveFeet,
    'weapon.name': `"${sword!.name.toLowerCase()}"`,
    'weapon.category': `\`${sword!.category}\``,
    'weapon.subclass': `"${sword!.subclass}"`,
    'weapon.range': sword!.range,
    armour: `\`${foe.armour}\``,
    naturalDR: foe.naturalDR,
    'traits[]': Object.values(foe.traits).some(Boolean) ? '' : 'empty',
    monkLevel: foe.monkLevel,
    traitSlots: foe.traitSlots,
    stabilizes: foe.stabilizes ? 'yes' : 'no',
  }
  for (const [field, value] of Object.entries(said))
    expect(`${field} ${fields.get(field)?.value}`).toBe(`${field} ${value}`)
  expect(fields.get('hpMax')!.value).toMatch(new RegExp(`^${foe.hp.max} `))
  expect(foe.proficiencies).toEqual([{ category: sword!.category, subclass: sword!.subclass, level: 'proficient' }])
})
