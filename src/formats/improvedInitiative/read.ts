import * as v from 'valibot'
import type { Creature, CreatureFile, PreparedCombatant, PreparedFight } from '~/engine/creature'
import { CREATURES, FILE } from '~/words/en/files'
import { parseJson } from '../bytes'
import { Fields } from '../creatures/fields'
import { plainText, points, whole } from '../creatures/plainText'
import { NOTE_WORDS } from '../creatures/proseAttack'
import { fileLabel, label, within } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { blockPlace, statBlock } from './statBlock'

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the browser's storage of Improved Initiative calls each of its keys. */
const PREFIX = /^ImprovedInitiative\./
const PART = /^(?:ImprovedInitiative\.)?(Creatures|PersistentCharacters|PlayerCharacters|SavedEncounters)(\.|$)/

const hasParts = (value: unknown): value is Plain => isPlain(value) && Object.keys(value).some(key => PART.test(key))

/**
 * The parts of a library or backup of Improved Initiative by their plain keys ("Creatures.goblin"), whatever they are wrapped
 * in: keys with the prefix of its storage, values as JSON inside texts, all of it inside another record. Undefined when a value
 * is none of it.
 */
function storageOf(value: unknown): Plain | undefined {
  if (!isPlain(value)) return undefined
  if (!hasParts(value)) {
    const inside = Object.values(value).map(unpacked).filter(hasParts)
    return inside.length === 0 ? undefined : Object.assign({}, ...inside.map(plainKeys))
  }
  return plainKeys(value)
}

function plainKeys(storage: Plain): Plain {
  return Object.fromEntries(
    Object.entries(storage).map(([key, one]) => [key.replace(PREFIX, ''), PART.test(key) ? unpacked(one) : one]),
  )
}

/** What a text of JSON says; anything else as it is. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  const parsed = parseJson(value, '')
  return parsed.ok ? parsed.value : value
}

/** What Improved Initiative names the parts of its storage; its first versions kept characters under another name. */
const LISTS = ['Creatures', 'PersistentCharacters', 'PlayerCharacters', 'SavedEncounters', 'Spells'] as const

/** Whether it has the look of a stat block: a name, and hit points or armour class as Improved Initiative writes them. */
function isStatBlock(value: unknown): boolean {
  if (!isPlain(value) || !('Name' in value)) return false
  return 'HP' in value || 'AC' in value || 'StatBlock' in value
}

/** Whether a JSON value has the look of a stat block, a list of them, a library or a backup of Improved Initiative. */
export function isImprovedInitiative(value: unknown): boolean {
  if (Array.isArray(value)) return value.map(unpacked).some(isStatBlock)
  return isStatBlock(value) || storageOf(value) !== undefined
}

/**
 * Reads what Improved Initiative exports: one stat block, a list of them, a library, or the backup of everything with the
 * players' characters and the encounters that were saved. What has no name is left out and told; spells are counted and left
 * out. Never throws.
 * @param value the JSON of the file
 */
export function readImprovedInitiative(value: unknown, fileName: string): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const problems = new ProblemList(file)
  const storage = isStatBlock(value) ? undefined : storageOf(value)
  const fields: Plain = storage ?? {}
  const isBackup = storage !== undefined
  const format = isBackup ? CREATURES.library : 'Improved Initiative'
  const part = (name: (typeof LISTS)[number]) => stored(fields, name, problems)
  const blocks = isBackup ? part('Creatures') : Array.isArray(value) ? value.map(unpacked) : [value]
  const characters = [...part('PersistentCharacters'), ...part('PlayerCharacters')]
  const encounters = part('SavedEncounters')
  const all =
    blocks.length + characters.length + encounters.reduce((sum: number, one) => sum + combatantsOf(one).length, 0)
  const tooMany = overLimit(limits.creatures, all)
  if (tooMany !== undefined) return refused(file, tooMany)

  const read = (one: unknown, place: string): Creature | undefined => {
    const name = isPlain(one) && typeof one.Name === 'string' ? label(one.Name) : ''
    if (isPlain(one)) return statBlock(new Fields(one, blockPlace(place, name), problems), format, file)
    problems.add('left out', place, CREATURES.noCreature)
    return undefined
  }
  const listed = blocks.flatMap((one, i) => read(one, CREATURES.creature(i + 1)) ?? [])
  const theirs = characters.flatMap((one, i) => character(one, CREATURES.character(i + 1), read, problems) ?? [])
  const fights = encounters.flatMap((one, i) => encounter(one, CREATURES.encounter(i + 1), read, problems))
  const creatures = listed.filter(({ isTheirs }) => !isTheirs)
  const party = [...listed.filter(({ isTheirs }) => isTheirs), ...theirs]
  const spells = Object.keys(fields).filter(key => key.startsWith('Spells.')).length + listIn(fields, 'Spells').length
  if (spells > 0) problems.add('left out', 'Spells', CREATURES.spells(spells))
  const foreign = isBackup ? Object.keys(fields).filter(key => !LISTS.includes(key.split('.')[0] as 'Spells')) : []
  if (foreign.length > 0) problems.add('left out', '', CREATURES.settings(foreign.slice(0, 8).map(label)))
  if (creatures.length + party.length + fights.length === 0) {
    if (problems.all().length === 0) return refused(file, CREATURES.nothing)
    return {
      ok: false,
      problems: [...problems.all(), { where: file, what: CREATURES.none, severity: 'refused' }],
    }
  }
  return { ok: true, value: { format, creatures, party, fights }, problems: problems.all() }
}

/** What stands in the list of a part itself. */
function listIn(fields: Plain, part: string): unknown[] {
  const own = fields[part]
  return Array.isArray(own) ? own.filter(isPlain) : isPlain(own) ? Object.values(own).filter(isPlain) : []
}

/**
 * What is stored in one part: in the list itself, under "Creatures.<id>" by the list's ids, or under keys no list names. What
 * the list names and is not there is told by its key, and so is what is no record.
 */
function stored(fields: Plain, part: string, problems: ProblemList): unknown[] {
  const own = fields[part]
  const named = Array.isArray(own) ? own.filter(one => typeof one === 'string') : []
  const keys = Object.keys(fields).filter(key => key.startsWith(`${part}.`))
  for (const key of new Set([...keys, ...named.map(id => `${part}.${id}`)])) {
    const value = fields[key]
    if (value === undefined || value === null) problems.add('left out', label(key), CREATURES.listed)
    else if (!isPlain(value)) problems.add('left out', label(key), CREATURES.noCreature)
  }
  return [...listIn(fields, part), ...keys.map(key => fields[key]).filter(isPlain)]
}

type Read = (block: unknown, place: string) => Creature | undefined

/** A character that lives on from fight to fight, with what it has left. */
function character(value: unknown, place: string, read: Read, problems: ProblemList): Creature | undefined {
  const fields = new Fields(value, place, problems)
  const block = isPlain(value) ? (value.StatBlock ?? value) : value
  const one = read(block, place)
  if (!one) return undefined
  if (isPlain(value) && !('StatBlock' in value)) return { ...one, isTheirs: true }
  fields.pass(
    'Id',
    'Name',
    'Path',
    'Version',
    'LastUpdateMs',
    'StatBlock',
    'LastUpdatedMs',
    'SearchHint',
    'FilterDimensions',
  )
  const left = fields.read('CurrentHP', points)
  const notes = plainText(fields.read('Notes', v.string()) ?? '')
  return {
    ...withLeft(one, left),
    isTheirs: true,
    notes: [notes, ...fields.rest(), one.notes].filter(Boolean).join('\n'),
  }
}

const withLeft = (one: Creature, left: number | undefined): Creature => ({
  ...one,
  numbers: one.numbers.map(number =>
    number.name === 'hp' && left !== undefined && left !== number.value ? { ...number, left } : number,
  ),
})

const combatantsOf = (value: unknown): readonly unknown[] =>
  isPlain(value) && Array.isArray(value.Combatants) ? (value.Combatants as unknown[]) : []

function encounter(value: unknown, place: string, read: Read, problems: ProblemList): PreparedFight[] {
  const fields = new Fields(value, place, problems)
  const name = label(fields.read('Name', v.string()) ?? '') || FILE.unnamed
  const list = fields.list('Combatants')
  fields.pass('Id', 'Path', 'Version', 'LastUpdateMs', 'ActiveCombatantId', 'BackgroundImageUrl')
  const combatants = list.flatMap(
    (one, i) => combatant(one, CREATURES.combatant(CREATURES.named(place, name), i + 1), read, problems) ?? [],
  )
  for (const line of fields.rest())
    problems.add('left out', CREATURES.named(place, name), CREATURES.notUnderstood(label(line)))
  return [{ name, combatants }]
}

function combatant(value: unknown, place: string, read: Read, problems: ProblemList): PreparedCombatant | undefined {
  const fields = new Fields(value, place, problems)
  const block = isPlain(value) ? value.StatBlock : undefined
  const one = read(block, place)
  if (!one) return undefined
  const alias = label(fields.read('Alias', v.string()) ?? '')
  const left = fields.read('CurrentHP', points)
  const extra = fields.read('TemporaryHP', points) ?? 0
  const initiative = fields.read('Initiative', whole(-99, 999))
  const isHidden = fields.read('Hidden', v.boolean()) ?? false
  const tags = fields
    .list('Tags')
    .map(tag => tagWords(tag, place, problems))
    .filter(tag => tag !== '')
  fields.pass('Id', 'StatBlock', 'IndexLabel', 'RevealedAC', 'InterfaceVersion', 'MaxHP', 'PersistentCharacterId')
  const notes = [
    ...(alias !== '' && alias !== one.name ? [NOTE_WORDS.alias(alias, one.name)] : []),
    ...(extra > 0 ? [NOTE_WORDS.temporary(extra)] : []),
    ...(initiative === undefined ? [] : [NOTE_WORDS.initiative(initiative)]),
    ...fields.rest(),
    one.notes,
  ]
  const named = alias === '' ? one : { ...one, name: alias.slice(0, 60) }
  return { creature: { ...withLeft(named, left), notes: notes.filter(Boolean).join('\n'), tags }, isHidden, tags }
}

/** When a tag ends within its last round. */
const ENDS: ReadonlyMap<string | undefined, string> = new Map([
  ['StartOfTurn', ', to the start of the turn'],
  ['EndOfTurn', ', to the end of the turn'],
])

/** "prone (2 rounds, to the end of the turn)". Older files have the words alone. */
function tagWords(value: unknown, place: string, problems: ProblemList): string {
  if (typeof value === 'string') return label(value)
  const tag = new Fields(value, within(place, 'Tags'), problems)
  const words = label(tag.read('Text', v.string()) ?? '')
  const rounds = tag.read('DurationRemaining', whole(-1, 9999)) ?? -1
  const end = ENDS.get(tag.read('DurationTiming', v.string())) ?? ''
  return rounds > 0 ? `${words} (${rounds} ${rounds === 1 ? 'round' : 'rounds'}${end})` : words
}
