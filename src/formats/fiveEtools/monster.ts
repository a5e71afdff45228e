import * as v from 'valibot'
import type { Creature, GivenAttack, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { creature, given } from '../creatures/build'
import { diceOf } from '../creatures/dice'
import type { Fields } from '../creatures/fields'
import { inWords } from '../creatures/inWords'
import { proseAttack } from '../creatures/proseAttack'
import { points } from '../creatures/shapes'
import { label, within } from '../report/label'
import { entryWords } from './entries'
import { withoutTags } from './tags'
import { NOTE_WORDS } from '../creatures/noteWords'

const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
const POWERS = ['trait', 'action', 'bonus', 'reaction', 'legendary', 'mythic'] as const
const SIDES: Readonly<Record<string, number>> = { L: 2, H: 3, G: 4 }
const SIZES: Readonly<Record<string, string>> = {
  T: 'Tiny',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  H: 'Huge',
  G: 'Gargantuan',
}

/** Where it stands in books, and how 5etools finds and draws it. */
const HOUSEKEEPING = [
  'page',
  'srd',
  'srd52',
  'basicRules',
  'basicRules2024',
  'hasToken',
  'hasFluff',
  'hasFluffImages',
  'tokenCredit',
  'soundClip',
  'attachedItems',
  'traitTags',
  'senseTags',
  'actionTags',
  'languageTags',
  'damageTags',
  'damageTagsSpell',
  'damageTagsLegendary',
  'spellcastingTags',
  'miscTags',
  'conditionInflict',
  'conditionInflictSpell',
  'conditionInflictLegendary',
  'savingThrowForced',
  'savingThrowForcedSpell',
  'savingThrowForcedLegendary',
  'otherSources',
  'reprintedAs',
  'referenceSources',
  'additionalSources',
  'altArt',
  'token',
] as const

/** A creature of a bestiary of 5etools; undefined without a name, which is told. */
export function monster(fields: Fields, name: string, file: string, place: string): Creature | undefined {
  const { problems } = fields
  fields.pass('name', ...HOUSEKEEPING)
  const numbers: GivenNumber[] = []
  const notes: string[] = []
  const sizes = fields.has('size') ? listOr(fields, 'size') : []
  const type = fields.read('type', v.unknown())
  const source = fields.read('source', v.string()) ?? ''
  const alignment = listOr(fields, 'alignment').map(inWords).join(' ')
  const cr = fields.read('cr', v.unknown())
  const first = [sizes.map(size => SIZES[size] ?? size).join(' or '), typeWords(type)]
    .filter(one => one !== '')
    .join(' ')
  notes.push(
    [
      first,
      alignment && NOTE_WORDS.alignment(alignment),
      cr === undefined ? '' : NOTE_WORDS.challenge(inWords(cr)),
      source,
    ]
      .filter(Boolean)
      .join('; '),
  )

  const hp = fields.inside('hp')
  const formula = hp.read('formula', v.string())
  const special = hp.read('special', v.union([v.string(), v.number()]))
  const average = hp.read('average', points) ?? (/^\d{1,5}$/.test(String(special)) ? Number(special) : undefined)
  numbers.push(...given('hp', average, 'hp, average'))
  if (formula !== undefined) notes.push(`HP: ${diceWords(formula, hp)}`)
  if (special !== undefined) notes.push(`HP: ${withoutTags(String(special))}`)
  const armour = fields.list('ac')
  const [ac] = armour.flatMap(one => acOf(one) ?? [])
  numbers.push(...given('ac', ac, 'ac'))
  if (armour.some(one => typeof one !== 'number'))
    notes.push(`AC: ${armour.map(one => withoutTags(inWords(one))).join(', ')}`)
  for (const key of ABILITIES) numbers.push(...given(key, fields.read(key, points), key))
  const speed = fields.read('speed', v.unknown())
  numbers.push(...given('speed (feet)', walkOf(speed), 'speed'))
  if (speed !== undefined && !isWalkAlone(speed)) notes.push(`Speed: ${withoutTags(inWords(speed))}`)

  const attacks: GivenAttack[] = []
  for (const key of POWERS) {
    const list = fields.list(key)
    if (list.length > 0 && key !== 'trait' && key !== 'action') notes.push(`${label(key)}:`)
    list.forEach((entry, i) => {
      const words = entryWords(entry)
      const title = nameOf(entry) || `${key} ${i + 1}`
      notes.push(words)
      attacks.push(...[proseAttack(title, words, `${key}, ${title}`)].flatMap(one => one ?? []))
    })
  }
  const spells = fields.list('spellcasting')
  notes.push(...spells.map(entryWords))
  notes.push(...fields.rest().map(withoutTags))
  const squares = Math.max(1, ...sizes.map(size => SIDES[size] ?? 1))
  const origin = { format: '5etools', rules: 'fifth' as const, place: `${file}, ${place}` }
  return creature({ name, origin, numbers, attacks, squares, notes }, problems, place)
}

/** A list of words, or the one word that stands for it. */
function listOr(fields: Fields, key: string): string[] {
  const value = fields.read(key, v.unknown())
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(inWords)
}

function typeWords(type: unknown): string {
  if (typeof type !== 'object' || type === null) return inWords(type)
  const { type: kind, tags, ...more } = type as Record<string, unknown>
  const said = [inWords(tags), inWords(more)].filter(one => one !== '').join('; ')
  return said === '' ? inWords(kind) : `${inWords(kind)} (${said})`
}

/** A number, or the number in `{ ac, from }`. */
function acOf(value: unknown): number | undefined {
  const n = typeof value === 'object' && value !== null ? Reflect.get(value, 'ac') : value
  return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 99 ? n : undefined
}

function walkOf(speed: unknown): number | undefined {
  const walk: unknown = typeof speed === 'object' && speed !== null ? Reflect.get(speed, 'walk') : speed
  const n: unknown = typeof walk === 'object' && walk !== null ? Reflect.get(walk, 'number') : walk
  return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 9_999 ? n : undefined
}

const isWalkAlone = (speed: unknown): boolean =>
  typeof speed === 'number' ||
  (typeof speed === 'object' &&
    speed !== null &&
    Object.keys(speed).length === 1 &&
    typeof Reflect.get(speed, 'walk') === 'number')

function nameOf(entry: unknown): string {
  const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'name') : undefined
  return typeof name === 'string' ? withoutTags(name) : ''
}

function diceWords(formula: string, hp: Fields): string {
  if (!/\d\s*d\s*\d/i.test(formula) || diceOf(formula)) return formula
  hp.problems.add('left out', within(hp.place, 'formula'), CREATURES.noDice(label(formula.slice(0, 60))))
  return formula
}
