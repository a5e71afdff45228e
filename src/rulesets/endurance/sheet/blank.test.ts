import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blank } from './blank'
import { ATTRIBUTES } from '../state/vocabulary'

const ledger = readFileSync('docs/rules/endurance.md', 'utf8')

/** What a quick NPC has of each field. */
const defaults = new Map(
  [...ledger.slice(0, ledger.indexOf('\n## Dice')).matchAll(/^\| `([^|]+?)` \| [^|]+ \| ([^|]+?) \|/gm)].map(
    ([, field, value]) => [field!, value!] as const,
  ),
)

it('the quick NPC is that of the ledger', () => {
  const foe = blank()
  const pool = ({ cur, max }: { cur: number; max: number }) => `${cur} / ${max}`
  const said: Readonly<Record<string, string | number>> = {
    'attributes.strength / dexterity / intellect / resolve': ATTRIBUTES.map(name => `d${foe.attributes[name]}`).join(
      ' / ',
    ),
    health: pool(foe.health),
    endurance: pool(foe.endurance),
    stamina: pool(foe.stamina),
    focus: pool(foe.focus),
    constitution: foe.constitution,
    evasion: foe.evasion,
    willpower: foe.willpower,
    deflectionPhysical: foe.deflectionPhysical,
    deflectionElemental: foe.deflectionElemental,
    size: foe.size,
    speed: foe.speed,
    cheatDeathDifficulty: foe.cheatDeathDifficulty,
    luckBonus: foe.luckBonus,
    luckPenaltyToAttackers: foe.luckPenaltyToAttackers,
    hands: foe.hands,
    cannotBeSurprised: foe.cannotBeSurprised ? 'yes' : 'no',
  }
  for (const [field, value] of Object.entries(said)) expect(`${field} ${defaults.get(field)}`).toBe(`${field} ${value}`)
  const { combat, ...others } = foe.skills
  expect([combat, ...new Set(Object.values(others))]).toEqual([6, 4])
  expect(Object.values(foe.proficiencies).filter(n => n > 0)).toEqual([1])
  expect(defaults.get('items[].weapon')).toContain('straight sword')
  expect(foe.items).toMatchObject([{ name: 'Straight sword', held: true }])
})
