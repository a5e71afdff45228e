import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Creature } from '~/engine/creature'
import { importBytes } from './importBytes'

const samples = process.env.FRAY_SAMPLES ?? ''
const has = describe.runIf(samples !== '')

function filesIn(folder: string): string[] {
  return samples === '' ? [] : readdirSync(join(samples, folder)).map(name => join(folder, name))
}

function read(path: string) {
  const result = importBytes(new Uint8Array(readFileSync(join(samples, path))), path.split(/[\\/]/).at(-1)!)
  if (!result.ok) throw new Error(result.problems.map(({ what }) => what).join())
  return result
}

function creaturesIn(path: string) {
  const { value, problems } = read(path)
  if (value.kind !== 'creatures') throw new Error(`${path} was read as ${value.kind}`)
  return { ...value.creatures, problems }
}

/** What nobody at a table asks for, by format: ids and dates, how it is drawn and sorted there, where in which book. */
const HOUSEKEEPING: Readonly<Record<string, RegExp>> = {
  'improved-initiative':
    /^(Id|Path|LastUpdateMs|Version|InterfaceVersion|SearchHint|FilterDimensions|IndexLabel|RevealedAC|Duration.*|Creatures|SavedEncounters)$/,
  'foundry-actor':
    /^(_id|_stats|sort|flags|folder|ownership|permission|img|token|prototypeToken|equipped|type|effects|quantity)$/,
  '5etools': /^(page|srd|basicRules|has.*|attachedItems|.*Tags|type|ability|source)$/,
}

/** Every text and number of a JSON value but those under such keys and those that say nothing. */
function leaves(value: unknown, but: RegExp): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' || value === 0 ? [] : [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    !Array.isArray(value) && but.test(key) ? [] : leaves(inner, but),
  )
}

const entity = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
const wordsOf = (text: string): string[] =>
  entity(text)
    .replace(/<[^<>]*>|\{@\w+/g, ' ')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? []

/** The words of the file's values that are nowhere in what was read. */
function dropped(values: readonly string[], readAs: unknown): string[] {
  const told = new Set([...wordsOf(JSON.stringify(readAs).replaceAll('\\n', ' ')), 'd', 'k', 'player'])
  return values.filter(value => wordsOf(value).some(word => !told.has(word)))
}

function jsonOf(path: string): unknown {
  const text = readFileSync(join(samples, path), 'utf8')
  return path.endsWith('.db')
    ? text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as unknown)
    : JSON.parse(text)
}

has('every sample of creatures is read with nothing dropped', () => {
  const folders = ['improved-initiative', 'foundry-actor', '5etools']
  it.each(folders.flatMap(filesIn))('%s', path => {
    const { problems, ...file } = creaturesIn(path)
    expect(problems.filter(({ severity }) => severity === 'left out')).toEqual([])
    const but = HOUSEKEEPING[path.split(/[\\/]/)[0]!]!
    // A code of 5etools is said in words ("mw" as Melee Weapon Attack, size M as Medium).
    const codes = new Set(['mw', 'h', 'M', 'MM'])
    const values = leaves(jsonOf(path), but).map(value => value.replace(/\{@atk mw\}/g, ''))
    expect(values.length).toBeGreaterThan(10)
    expect(
      dropped(
        values.filter(value => !codes.has(value)),
        file,
      ),
    ).toEqual([])
  })

  it.each(filesIn('cairn-statline').filter(name => name.endsWith('.md')))('%s', path => {
    const { problems, ...file } = creaturesIn(path)
    expect(problems.filter(({ severity }) => severity === 'left out')).toEqual([])
    const page = readFileSync(join(samples, path), 'utf8').replace(/^---[\s\S]*?---/, '')
    // What numbers are called is said in the sheet's words.
    const values = page.split('\n').map(line => line.replace(/\b(HP|STR|DEX|WIL|Armor|or)\b/g, ''))
    expect(dropped(values, file)).toEqual([])
  })
})

has('the samples agree with each other', () => {
  it('the ten actors of a pack are the same creatures in the fields of version 8 and of version 12', () => {
    const alike = ({ creatures }: { creatures: readonly Creature[] }) =>
      creatures.map(one => ({ ...one, origin: null }))
    const old = creaturesIn('foundry-actor/cairn-actors-v8.db')
    expect(old.creatures).toHaveLength(10)
    expect(alike(creaturesIn('foundry-actor/cairn-actors-v12.json'))).toEqual(alike(old))
  })

  it('a library of Improved Initiative gives five creatures and the four of its encounter', () => {
    const { creatures, fights } = creaturesIn('improved-initiative/library-export.assembled.json')
    expect(creatures).toHaveLength(5)
    expect(fights.map(({ combatants }) => combatants.map(({ isHidden }) => isHidden))).toEqual([
      [false, false, true, false],
    ])
    expect(creaturesIn('improved-initiative/sample_players.json').party).toHaveLength(4)
  })
})

has('every sample of a One Page Dungeon', () => {
  it.each(filesIn('one-page-dungeon'))(
    '%s is one piece once its doors are open, all of it walled in but for its ways out',
    path => {
      const { value, problems } = read(path)
      if (value.kind !== 'map') throw new Error(value.kind)
      expect(problems.filter(({ severity }) => severity === 'left out')).toEqual([])
      const { map } = value
      const source = jsonOf(path) as { rects: object[]; doors: { type: number }[]; notes: object[] }
      const closing = source.doors.filter(({ type }) => [1, 3, 4, 5, 6, 7].includes(type))
      expect(map.portals).toHaveLength(closing.length)
      expect(map.notes!.filter(({ title }) => title !== '')).toHaveLength(source.notes.length)
      const blocked = new Set<string>()
      for (const { x1, y1, x2, y2 } of map.walls)
        for (let k = 0; k < Math.max(x2 - x1, y2 - y1); k++)
          blocked.add(x1 === x2 ? `${x1},${y1 + k},v` : `${x1 + k},${y1},h`)
      const outwards = closing.filter(({ type }) => type === 3).length
      const start = map.notes![0]!
      const seen = new Set([`${start.x},${start.y}`])
      let ways = 0
      for (const key of seen) {
        const [x = 0, y = 0] = key.split(',').map(Number)
        for (const [dx, dy, edge] of [
          [1, 0, `${x + 1},${y},v`],
          [-1, 0, `${x},${y},v`],
          [0, 1, `${x},${y + 1},h`],
          [0, -1, `${x},${y},h`],
        ] as const) {
          if (blocked.has(edge)) continue
          const isOut =
            map.portals.some(({ segment: s }) => edge === `${s.x1},${s.y1},${s.x1 === s.x2 ? 'v' : 'h'}`) &&
            !isFloor(source, map, x + dx, y + dy)
          if (isOut) ways++
          else seen.add(`${x + dx},${y + dy}`)
        }
      }
      expect(ways).toBe(outwards)
      expect([...seen].every(key => isFloor(source, map, Number(key.split(',')[0]), Number(key.split(',')[1])))).toBe(
        true,
      )
      expect(seen.size).toBeGreaterThan(source.rects.length)
      for (const { x, y } of map.difficult!) expect(seen.has(`${x},${y}`)).toBe(true)
    },
  )
})

function isFloor(
  source: { rects: object[] },
  { origin }: { origin: { subtracted: { x: number; y: number } } },
  x: number,
  y: number,
): boolean {
  const { subtracted } = origin
  return (source.rects as { x: number; y: number; w: number; h: number }[]).some(
    rect =>
      x + subtracted.x >= rect.x &&
      y + subtracted.y >= rect.y &&
      x + subtracted.x < rect.x + rect.w &&
      y + subtracted.y < rect.y + rect.h,
  )
}
