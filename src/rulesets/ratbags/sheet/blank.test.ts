import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blank } from './blank'

const ledger = readFileSync('docs/rules/ratbags.md', 'utf8')

/** What a quick NPC has of each field. */
const defaults = new Map(
  [...ledger.slice(0, ledger.indexOf('\n## Dice')).matchAll(/^\| ([^|]+?) \| [^|]+ \| ([^|]+?) \|/gm)].map(
    ([, field, value]) => [field!, value!] as const,
  ),
)

it('the quick NPC is that of the ledger', () => {
  const foe = blank()
  const pool = ({ cur, max }: { cur: number; max: number }) => `${cur} / ${max}`
  const [arm] = foe.weapons
  const said: Readonly<Record<string, string | number | boolean>> = {
    kind: `\`${foe.kind}\``,
    'hp.current / hp.max': pool(foe.hp),
    armorNatural: foe.armorNatural,
    'armorItems[]': foe.armorItems.length === 0 ? 'empty' : '',
    'weapons[]': `one: "${arm!.name}", [${arm!.dice.join()}], ${arm!.ranged ? 'ranged' : 'melee'}, ${arm!.hands} hand`,
    'critEffect (also possible on the creature itself)': foe.critEffect === null ? 'none' : '',
    'specialActions[]': foe.specialActions.length === 0 ? 'empty' : '',
    speed: `${foe.speed} (8 squares)`,
    detachment: foe.detachment,
    leader: foe.leader,
    fearless: foe.fearless,
    readiness: `\`${foe.readiness}\``,
    deprived: foe.deprived,
    'wands[]': foe.wands.length === 0 ? 'empty' : '',
  }
  for (const [field, value] of Object.entries(said)) expect(`${field} ${defaults.get(field)}`).toBe(`${field} ${value}`)
  for (const ability of [foe.str, foe.dex, foe.wil])
    expect(pool(ability)).toBe(defaults.get('str, dex, wil — current / max'))
  // Without a group of its own it tests morale with its side.
  expect([foe.moraleGroup, defaults.get('moraleGroup')]).toEqual(['', '= side'])
})
