import type { Creature, PreparedFight } from '../../src/engine/creature'
import { importBytes } from '../../src/formats/import/importBytes'
import type { MapRecord } from '../../src/formats/map/record'
import { problemSentence } from '../../src/formats/report/problem'
import { rulesets } from '../../src/rulesets'
import { creatureSheet, type MadeSheet } from '../../src/store/creatures/creatureSheet'

/** All at once: whoever runs this module closes the way to further ones behind it. */
const loaded = await Promise.all(rulesets.map(entry => entry.load()))

/** What Fray makes of a file, as data. */
export interface Told {
  readonly file: string
  readonly kind: string
  readonly refused: boolean
  readonly map?: MapRecord<unknown>
  /** All maps of the file, where there are several. */
  readonly choices?: readonly {
    readonly name: string
    readonly map: MapRecord<unknown>
    readonly notUnderstood: readonly string[]
  }[]
  readonly creatures?: readonly Creature[]
  readonly party?: readonly Creature[]
  readonly fights?: readonly PreparedFight[]
  /** What the rules that were named make of each creature and player character, in this order. */
  readonly sheets?: readonly (MadeSheet & { readonly name: string })[]
  readonly notUnderstood: readonly string[]
}

/**
 * Reads a file as the window would, but for the pixels of its pictures.
 *
 * @param rules the system whose sheets are to be made of the creatures; without one none are
 * @throws Error when there is no such system
 */
export function told(bytes: Uint8Array<ArrayBuffer>, file: string, rules?: string): Told {
  const read = importBytes(bytes, file)
  const notUnderstood = read.problems.map(problemSentence)
  if (!read.ok) return { file, kind: 'refused', refused: true, notUnderstood }
  const common = { file, kind: read.value.kind, refused: false, notUnderstood }
  switch (read.value.kind) {
    case 'map': {
      const { picture } = read.value.map
      const shown =
        picture.kind === 'embedded' ? { ...picture, picture: { ...picture.picture, bytes: undefined } } : picture
      const choices = read.value.choices?.map(one => ({
        name: one.name,
        map: one.map,
        notUnderstood: one.problems.map(problemSentence),
      }))
      return { ...common, map: { ...read.value.map, picture: shown }, ...(choices && { choices }) }
    }
    case 'creatures': {
      const { creatures, party, fights } = read.value.creatures
      const sheets = rules === undefined ? {} : { sheets: sheetsOf([...creatures, ...party], rules) }
      return { ...common, creatures, party, fights, ...sheets }
    }
    case 'picture':
    case 'fight':
    case 'backup':
      return common
  }
}

function sheetsOf(creatures: readonly Creature[], rules: string) {
  const found = loaded.find(({ id }) => id === rules)
  if (!found) throw new Error(`There is no system ${rules}: ${loaded.map(({ id }) => id).join(', ')}.`)
  const { state } = found
  return creatures.map(one => ({ name: one.name, ...creatureSheet(one, rules, state.sheet, 'words') }))
}

/** The same for a person to read. */
export function inLines({
  file,
  kind,
  map,
  choices,
  creatures = [],
  party = [],
  fights = [],
  sheets = [],
  notUnderstood,
}: Told): string {
  return [
    `${file}: ${kind}`,
    ...(choices ? choices.flatMap(choiceLines) : map ? mapLines(map) : []),
    ...creatures.flatMap(one => creatureLines('creature', one)),
    ...party.flatMap(one => creatureLines('player character', one)),
    ...fights.flatMap(({ name, combatants }) => [
      `  encounter ${name}: ${combatants.length} combatants`,
      ...combatants.flatMap(({ creature, isHidden, tags }) =>
        creatureLines(isHidden ? 'hidden' : 'combatant', creature, tags).map(line => `  ${line}`),
      ),
    ]),
    ...sheets.map(({ name, check }) => `  to check on ${name}: ${check.join(', ') || 'nothing'}`),
    // Each of several maps has said its own.
    ...(choices ? [] : toKnow(notUnderstood)),
  ].join('\n')
}

const toKnow = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['  not understood, or to know:', ...lines.map(line => `    ${line}`)]

const choiceLines = ({ map, notUnderstood }: NonNullable<Told['choices']>[number]): string[] => [
  ...mapLines(map),
  ...toKnow(notUnderstood),
]

function mapLines({
  name,
  width,
  height,
  walls,
  objects,
  portals,
  lights,
  difficult = [],
  notes = [],
  about,
  origin,
}: MapRecord<unknown>) {
  const count = (n: number, what: string) => (n === 0 ? [] : [`${n} ${what}`])
  const windows = walls.filter(({ kind }) => kind === 'window').length
  const parts = [
    ...count(walls.length - windows, 'walls'),
    ...count(objects.length, 'lines of objects'),
    ...count(portals.length + windows, 'doors and windows'),
    ...count(portals.filter(({ secret }) => secret).length, 'of them secret'),
    ...count(lights.length, 'lights'),
    ...count(difficult.length, 'squares of difficult ground'),
  ]
  return [
    `  map “${name}” (${origin.format}), ${width} × ${height} squares: ${parts.join(', ')}`,
    ...(about === undefined || about === '' ? [] : about.split('\n').map(line => `    ${line}`)),
    ...notes.map(
      ({ x, y, title, text }) => `    at ${x + 1}, ${y + 1}: ${[title, text].filter(one => one !== '').join('. ')}`,
    ),
  ]
}

function creatureLines(what: string, one: Creature, tags: readonly string[] = []): string[] {
  const numbers = one.numbers.map(({ name, value, left }) => `${name} ${left === undefined ? '' : `${left}/`}${value}`)
  const attacks = one.attacks.map(({ name, dice, toHit, isBlast }) => {
    const thrown = dice.map(
      ({ count, sides, plus }) => `${count}d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`,
    )
    const parts = [
      toHit === undefined ? '' : toHit < 0 ? `${toHit}` : `+${toHit}`,
      thrown.join(' + '),
      isBlast ? 'blast' : '',
    ].filter(part => part !== '')
    return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
  })
  return [
    `  ${what} ${one.name}: ${[...numbers, ...one.armour.map(({ name, value }) => `${name} ${value}`), ...attacks].join(', ')}`,
    ...(one.critical === '' ? [] : [`    critical damage: ${one.critical}`]),
    ...(tags.length === 0 ? [] : [`    ${tags.join(', ')}`]),
    ...(one.notes === '' ? [] : one.notes.split('\n').map(line => `    | ${line}`)),
  ]
}
