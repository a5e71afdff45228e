import * as v from 'valibot'
import type { GivenNumber } from '~/engine/creature'
import type { Fields } from '../creatures/fields'
import { points } from '../creatures/plainText'

/** What numbers are called in the data of systems that Fray has no table for; of several names the first that is there counts. */
const NAMES: readonly (readonly [as: string, names: readonly RegExp[]])[] = [
  [
    'hp',
    [
      /^hp$/i,
      /^hit_?(points?|protection)$/i,
      /^health$/i,
      /^(life|vitality|endurance)_?(points?)?$/i,
      /^(wounds|stamina|body)$/i,
      /^hits?$/i,
    ],
  ],
  ['ac', [/^(ac|armou?r_?class|aac)$/i]],
  ['armour', [/^armou?r(_?value)?$/i]],
  ['str', [/^str(ength)?$/i]],
  ['dex', [/^dex(terity)?$/i]],
  ['con', [/^con(stitution)?$/i]],
  ['int', [/^int(elligence)?$/i]],
  ['wis', [/^wis(dom)?$/i]],
  ['cha', [/^cha(risma)?$/i]],
  ['wil', [/^wil(l(power)?)?$/i]],
]
/** Deeper in the data of an actor no pool of its own is kept. */
const DEEPEST = 3

const amount = v.union([points, v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))])
const amounts = ['max', 'value', 'current', 'total', 'score'] as const

/**
 * The numbers of an actor's data where systems usually keep them: hit points (`hp`, `attributes.hp`, `health`, …, or what the
 * first bar of its token shows), armour and abilities, whether a plain number or a pool of `value` and `max`.
 *
 * @param bar path of the pool that the first bar of the token shows: "attributes.hp"
 */
export function numbersFound(system: Fields, bar: string | undefined): GivenNumber[] {
  return NAMES.flatMap(([as, names]) => {
    const found = names.flatMap(name => pathTo(system, name) ?? [])
    const shown = as === 'hp' && bar !== undefined ? [bar.split('.')] : []
    const path = [...found, ...shown].find(way => poolAt(system, way))
    return path ? read(system, path, as) : []
  })
}

/** The way to the nearest field of this name that holds a number. */
function pathTo(system: Fields, name: RegExp): (readonly string[])[] {
  let level: { fields: Fields; path: readonly string[] }[] = [{ fields: system, path: [] }]
  for (let depth = 0; depth < DEEPEST; depth++) {
    const here = level.flatMap(({ fields, path }) => fields.keys().map(key => [...path, key]))
    const found = here.filter(path => name.test(path.at(-1)!) && poolAt(system, path))
    if (found.length > 0) return found
    level = here.flatMap(path => {
      const fields = fieldsAt(system, path)
      return fields.keys().length > 0 ? [{ fields, path }] : []
    })
  }
  return []
}

/** Looks without taking anything out: what is not a number in the end stays for the notes, and nothing is told of it. */
function fieldsAt(system: Fields, path: readonly string[]): Fields {
  return path.reduce((at, key) => at.look(key), system)
}

function poolAt(system: Fields, path: readonly string[]): boolean {
  const isAmount = (fields: Fields, key: string) => fields.has(key) && fields.fits(key, amount)
  const pool = fieldsAt(system, path)
  return isAmount(fieldsAt(system, path.slice(0, -1)), path.at(-1)!) || amounts.some(key => isAmount(pool, key))
}

function read(system: Fields, path: readonly string[], as: string): GivenNumber[] {
  const holder = path.slice(0, -1).reduce((at, key) => at.inside(key), system)
  const last = path.at(-1)!
  const from = path.join(', ')
  if (holder.fits(last, amount)) return [{ name: as, value: holder.read(last, amount)!, from }]
  const pool = holder.inside(last)
  const readAs = (key: string) => (pool.fits(key, amount) ? pool.read(key, amount) : undefined)
  const max = readAs('max')
  const value = readAs('value') ?? readAs('current') ?? readAs('total') ?? readAs('score')
  pool.pass('min', 'label')
  const size = max === undefined || (max === 0 && value !== undefined) ? value! : max
  return [{ name: as, value: size, from, ...(value !== undefined && value !== size && { left: value }) }]
}
