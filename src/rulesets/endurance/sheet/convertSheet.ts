import type { ForeignSheet } from '~/engine/ruleset'
import { convertPool } from '~/table/convert/convertPool'
import { wholeNumber } from '~/table/convert/wholeNumber'
import type { Sheet } from '../state/sheet'
import { blank } from './blank'
import { weapons } from './weapons'

/** Names under which other systems give what this one has, with the bounds it must lie in. */
const KNOWN: readonly {
  names: readonly string[]
  least: number
  most: number
  set(sheet: Sheet, n: number, pool: Sheet['health']): void
}[] = [
  {
    names: ['health', 'hp', 'hit points', 'hit protection'],
    least: 1,
    most: 9999,
    set(sheet, _n, pool) {
      sheet.health = pool
    },
  },
  {
    names: ['endurance'],
    least: 0,
    most: 9999,
    set(sheet, _n, pool) {
      sheet.endurance = pool
    },
  },
  {
    names: ['armour', 'armor', 'deflection'],
    least: 0,
    most: 999,
    set(sheet, n) {
      sheet.deflectionPhysical = n
    },
  },
  {
    names: ['speed'],
    least: 0,
    most: 99,
    set(sheet, n) {
      sheet.speed = n
    },
  },
]

/** A quick NPC with the numbers that have a counterpart here; everything else is the quick NPC's and marked as unsure. */
export function convertSheet(foreign: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = foreign
  const sheet = blank()
  const unsure: string[] = []
  for (const { names, least, most, set } of KNOWN) {
    const key = Object.keys(numbers).find(name => names.includes(name.toLowerCase()))
    const n = key === undefined ? undefined : wholeNumber(numbers[key], least, most)
    const taken = n === undefined ? undefined : convertPool(foreign, names, n)
    if (taken) set(sheet, n!, taken.pool)
    if (!taken || taken.isGuessed) unsure.push(names[0]!)
  }
  const named = Object.entries(numbers).flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  if (named.length > 0)
    sheet.items = named.slice(0, 20).map((words, i) => ({ ...weaponOf(words), id: `w${i + 1}`, held: i === 0 }))
  return { sheet, unsure: [...unsure, 'attributes', 'skills', 'defences', 'weapons'] }
}

const SHOT = /\b(bow|longbow|shortbow|sling|javelins?|blowgun)\b/i

/** The weapon of the list that its name means, under its own name; a club where none does. */
function weaponOf(words: string): Sheet['items'][number] {
  const name = words.replace(/ \([^()]*\)$/, '').slice(0, 60)
  const small = name.toLowerCase()
  const all = Object.values(weapons).map(make => make())
  const listed =
    all.find(one => one.name.toLowerCase() === small) ?? all.find(one => one.weapon && small.includes(one.id))
  return { ...(listed ?? (SHOT.test(name) ? weapons.shortbow() : weapons.club())), name }
}
