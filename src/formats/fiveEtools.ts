import * as v from 'valibot'
import type { Creature, CreatureFile, GivenAttack, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { creature, given } from './creatures/build'
import { diceOf } from './creatures/dice'
import { Fields, inWords, isEmpty } from './creatures/fields'
import { points } from './creatures/plainText'
import { NOTE_WORDS, proseAttack } from './creatures/proseAttack'
import { fileLabel, label, within } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'
import { ProblemList } from './report/problemList'

/** What a tag says aloud: what stands before its text, and behind it. */
const SAID: Readonly<Record<string, (text: string) => string>> = {
  hit: text => (/^[+-]/.test(text) ? text : `+${text}`),
  dc: text => `DC ${text}`,
  h: () => 'Hit: ',
  m: () => 'Miss: ',
  hom: () => 'Hit or Miss: ',
  recharge: text => `(Recharge ${text === '' || text === '6' ? '6' : `${text}–6`})`,
  chance: text => `${text} percent`,
  atk: text => `${attackOf(text)}:`,
  atkr: text => `${attackOf(text).replace('Attack', 'Attack Roll')}:`,
  actSave: text => `${TAGS_ABILITIES[text] ?? text} Saving Throw:`,
  actSaveFail: () => 'Failure:',
  actSaveSuccess: () => 'Success:',
  actSaveSuccessOrFail: () => 'Failure or Success:',
  actTrigger: () => 'Trigger:',
  actResponse: () => 'Response:',
}

const TAGS_ABILITIES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
}

/** "mw,rw" as "Melee or Ranged Weapon Attack". */
function attackOf(codes: string): string {
  const letters = codes.split(',').map(code => code.trim())
  const ways = [
    ...(letters.some(code => code.startsWith('m')) ? ['Melee'] : []),
    ...(letters.some(code => code.startsWith('r')) ? ['Ranged'] : []),
  ].join(' or ')
  const kinds = [
    ...(letters.some(code => code.endsWith('w')) ? ['Weapon'] : []),
    ...(letters.some(code => code.endsWith('s')) ? ['Spell'] : []),
  ].join(' or ')
  return [ways, kinds, 'Attack'].filter(word => word !== '').join(' ')
}

/** Tags stand in tags at most so deep. */
const MOST_NESTED = 8

/**
 * A text of 5etools with its tags turned into words: `{@hit 4}` is +4, `{@damage 1d6 + 2}` the dice, `{@condition prone|phb}`
 * prone, `{@spell fireball|phb|a ball of fire}` what it says to show. Whatever the tag, its text stays.
 */
export function withoutTags(text: string): string {
  let words = text
  for (let depth = 0; depth < MOST_NESTED && words.includes('{@'); depth++)
    words = words.replace(/\{@(\w{1,30})(?:\s([^{}]*))?\}/g, (_, name: string, inside: string | undefined) => {
      const parts = (inside ?? '').split('|').map(part => part.trim())
      if (Object.hasOwn(SAID, name)) return SAID[name]!(parts[0] ?? '')
      return parts[2] || parts[0] || ''
    })
  return words.replace(/\s+([.,;:])/g, '$1')
}

/** What only says how a text is set or found again. */
const SILENT = new Set(['type', 'style', 'source', 'page', 'ability', 'displayAs', 'colStyles', 'hidden'])

/** A text as 5etools nests it (entries, lists, tables, spells) in plain words; whatever its kind, its text stays. */
export function entryWords(entry: unknown): string {
  if (typeof entry === 'string') return withoutTags(entry)
  if (Array.isArray(entry))
    return entry
      .map(entryWords)
      .filter(one => one !== '')
      .join('\n')
  if (typeof entry !== 'object' || entry === null) return inWords(entry)
  const { name, entries, ...more } = entry as Record<string, unknown>
  const title = typeof name === 'string' ? withoutTags(name) : ''
  const body = entryWords(entries ?? [])
  const head = [title, body].filter(one => one !== '').join('. ')
  const rest = Object.entries(more).flatMap(([key, value]) => {
    if (SILENT.has(key) || isEmpty(value)) return []
    const isPlain =
      key === 'items' || key === 'headerEntries' || key === 'footerEntries' || key === 'rows' || key === 'entry'
    return [isPlain ? entryWords(value) : `${key}: ${withoutTags(inWords(value))}`]
  })
  return [head, ...rest].filter(one => one !== '').join('\n')
}

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
function monster(fields: Fields, name: string, file: string, place: string): Creature | undefined {
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

const bestiary = v.object({ monster: v.array(v.unknown()) })

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a JSON value has the look of a bestiary of 5etools, or of a single creature copied out of one. */
export function isFiveEtools(value: unknown): boolean {
  if (v.is(bestiary, value)) return true
  return isPlain(value) && typeof value.name === 'string' && 'hp' in value && 'str' in value && 'ac' in value
}

/**
 * Reads a bestiary of 5etools, the tags of its texts turned into words. A creature that is written as a copy of another takes
 * what it does not say itself from that one, if it is in the file. Never throws.
 */
export function readFiveEtools(value: unknown, fileName: string): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const list: readonly unknown[] = v.is(bestiary, value) ? value.monster : [value]
  const tooMany = overLimit(limits.creatures, list.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const problems = new ProblemList(file)
  const byName = new Map<string, Plain>()
  for (const one of list) if (isPlain(one)) byName.set(keyOf(one.name, one.source), one)
  const creatures = list.flatMap((entry, i) => {
    const outer = CREATURES.creature(i + 1)
    const name = isPlain(entry) && typeof entry.name === 'string' ? label(entry.name) : ''
    if (!isPlain(entry) || name === '') {
      problems.add('left out', outer, isPlain(entry) ? CREATURES.noName : CREATURES.noCreature)
      return []
    }
    const place = CREATURES.named(outer, name)
    return monster(new Fields(whole(entry, byName, place, problems), place, problems), name, file, place) ?? []
  })
  const others = isPlain(value) ? Object.keys(value).filter(key => key !== 'monster' && key !== '_meta') : []
  if (v.is(bestiary, value) && others.length > 0)
    problems.add('left out', '', CREATURES.noCreatures(others.slice(0, 8).map(label)))
  if (creatures.length > 0)
    return { ok: true, value: { format: '5etools', creatures, party: [], fights: [] }, problems: problems.all() }
  return {
    ok: false,
    problems: [...problems.all(), { where: file, what: CREATURES.none, severity: 'refused' }],
  }
}

const keyOf = (name: unknown, source: unknown): string => `${inWords(name)}|${inWords(source)}`.toLowerCase()

/** Copies of copies end somewhere. */
const MOST_COPIES = 5

/** An entry with what it copies from another of the file. */
function whole(entry: Plain, byName: ReadonlyMap<string, Plain>, place: string, problems: ProblemList): Plain {
  let all = entry
  for (let n = 0; n < MOST_COPIES && isPlain(all._copy); n++) {
    const { _copy: copy, ...own } = all
    const { name, source, _mod: changes, ...more } = copy as Plain
    const base = byName.get(keyOf(name, source))
    if (!base || base === entry) {
      problems.add('left out', place, CREATURES.copy(label(inWords(name))))
      return { ...own, copyOf: copy }
    }
    if (changes !== undefined) problems.add('note', place, CREATURES.changes(label(inWords(name))))
    all = { ...base, ...more, ...own, ...(changes !== undefined && { changed: changes }) }
  }
  return all
}
