import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importBytes } from '~/formats/import/importBytes'
import { problemSentence, type ImportProblem } from '~/formats/report/problem'
import { OF_NO_USE } from '../../fields/ofNoUse'
import { hold } from '../hold'
import { fieldsOf } from './fieldsOf'

const samples = process.env.FRAY_SAMPLES ?? ''

/** By what a file turns out to be, whose fields these are. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^Foundry VTT scene/, 'foundry-scene'],
  [/^Foundry VTT,/, 'foundry-actor'],
  [/^Improved Initiative/, 'improved-initiative'],
  [/^5etools/, '5etools'],
  [/^Universal VTT/, 'uvtt'],
  [/^One Page Dungeon/, 'one-page-dungeon'],
]

const filesIn = (folder: string): string[] =>
  readdirSync(join(samples, folder)).flatMap(name => {
    const path = folder === '' ? name : `${folder}/${name}`
    return statSync(join(samples, path)).isDirectory() ? filesIn(path) : [path]
  })

/** Files about the files, and those whose answers are held elsewhere. */
const isNone = (path: string) => /^(README|FORMATS)\.md$|^hostile\//.test(path)

it.runIf(samples !== '')(
  'of each real file every field is read, told of, or known to be of no use, and the list of them is as it was',
  { timeout: 600_000 },
  () => {
    const lines: string[] = []
    const dropped: string[] = []
    for (const path of filesIn('')
      .filter(one => !isNone(one))
      .toSorted()) {
      const bytes = new Uint8Array(readFileSync(join(samples, path)))
      const result = importBytes(bytes, 'file')
      lines.push(`# ${path}`, `  is ${result.ok ? whatIs(result.value) : 'refused'}`)
      const say = (severity: ImportProblem['severity'], word: string) =>
        lines.push(
          ...result.problems
            .filter(one => one.severity === severity)
            // Names and words of these files are not ours to keep.
            .map(one => `  ${word}: ${problemSentence(one).replace(/“[^”]*”/g, '“…”')}`),
        )
      say('refused', 'refused')
      say('note', 'changed')
      say('left out', 'left out')
      const format = result.ok ? formatOf(result.value) : undefined
      const content = format === undefined ? undefined : jsonOf(path, bytes)
      if (format === undefined || content === undefined) continue
      const { read, told, without } = fieldsOf(content.value, content.write, 'file')
      const isOfNoUse = (field: string) => OF_NO_USE[format]!.some(pattern => pattern.test(field))
      dropped.push(...without.filter(field => !isOfNoUse(field)).map(field => `${path}: ${field}`))
      lines.push(
        ...(['fields read', 'fields told of', 'fields of no use'] as const).map((word, i) => {
          const fields = [read, told, without][i]!
          return `  ${word}: ${fields.length === 0 ? 'none' : fields.join(', ')}`
        }),
      )
    }
    expect(dropped).toEqual([])
    hold(join(import.meta.dirname, 'real.files'), lines)
  },
)

type Content = Extract<ReturnType<typeof importBytes>, { ok: true }>['value']

function formatOf(value: Content): string | undefined {
  const said = value.kind === 'map' ? value.map.origin.format : value.kind === 'creatures' ? value.creatures.format : ''
  return FORMATS.find(([words]) => words.test(said))?.[1]
}

function whatIs(value: Content): string {
  if (value.kind === 'map')
    return [value.map, ...(value.choices ?? []).map(one => one.map)]
      .map(({ width, height, walls, objects, portals, lights, origin }) => {
        const counts = `${walls.length} walls, ${objects.length} lines of objects, ${portals.length} doors, ${lights.length} lights`
        return `a map (${origin.format}), ${width} × ${height}: ${counts}`
      })
      .join('; ')
  if (value.kind !== 'creatures') return `a ${value.kind}`
  const { creatures, party, fights, format } = value.creatures
  const all = [...creatures, ...party]
  const count = (of: (one: (typeof all)[number]) => readonly unknown[]) =>
    all.reduce((sum, one) => sum + of(one).length, 0)
  const counts = `${count(one => one.numbers)} numbers, ${count(one => one.attacks)} attacks, ${count(one => one.armour)} pieces of armour`
  return `${creatures.length} creatures, ${party.length} player characters, ${fights.length} encounters (${format}): ${counts}`
}

/** The file as a value, and how it is written again; a picture in it has no fields. */
function jsonOf(path: string, bytes: Uint8Array): { value: unknown; write(value: unknown): string } | undefined {
  const text = new TextDecoder().decode(bytes)
  if (path.endsWith('.db'))
    return {
      value: text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as unknown),
      write: all => (all as unknown[]).map(one => JSON.stringify(one)).join('\n'),
    }
  const value: unknown = JSON.parse(text)
  const image: unknown = Reflect.get(Object(value), 'image')
  if (typeof image !== 'string' || image.length < 1000) return { value, write: all => JSON.stringify(all) }
  const { image: _, ...rest } = value as { image: string }
  return { value: rest, write: all => JSON.stringify({ ...(all as object), image }) }
}
