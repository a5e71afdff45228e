import { join } from 'node:path'
import { it } from 'vitest'
import { packFight } from '~/formats/fight/pack'
import type { ImportedContent } from '~/formats/import/decodeContent'
import { importBytes } from '~/formats/import/importBytes'
import { gridMapOf } from '~/formats/map/gridMapOf'
import { problemSentence, type Imported } from '~/formats/report/problem'
import { statLine } from '~/formats/creatures/statLine'
import { makePng } from '../../fixtures/png'
import { isLong } from '../../long'
import { changed } from '../changed'
import { digest } from '../digest'
import { hold } from '../hold'
import type { Shown } from '../shown'
import { pictures, texts, values } from './samples'

/** What stands in the place of a value, one after the other. */
const ODD: readonly unknown[] = [null, '', 'x 7d6', -1, 0, 0.5, 1, 21, 1e7, false, []]
/** Parts that stand in the record of a change. */
const MOST = 3

it.runIf(isLong)(
  'files that were read once, and each with one value changed or cut off, are read the same and complained of in the same words',
  { timeout: 600_000 },
  () => {
    const file = join(import.meta.dirname, 'files.read')
    const now = [
      ...Object.entries(values).flatMap(([name, value]) => changes(name, value)),
      ...Object.entries(texts).flatMap(([name, text]) => [
        `# ${name}`,
        ...shownOf(read(name, text)),
        ...cuts(name, text),
      ]),
      ...Object.entries(texts).map(([name, text]) => `stat line of ${name}: ${digest(statLine(text))}`),
      ...Object.entries(pictures).flatMap(([name, bytes]) => lengths(name, new Uint8Array(bytes))),
      ...lengths('floor.png', new Uint8Array(makePng(3, 2, () => [1, 2, 3]))),
      ...lengths('fight.fray', packFight({ meta: { name: 'A' }, map: { width: 3 }, rows: [{ n: 1 }], pictures: [] })),
    ]
    hold(file, now)
  },
)

const read = (name: string, text: string) => importBytes(new Uint8Array(Buffer.from(text)), name)

/** What came of a file, as a value without the bytes of pictures. */
function outcome(result: Imported<ImportedContent>): Shown {
  const problems = result.problems.map(problemSentence)
  if (!result.ok) return { problems }
  const { value } = result
  const grids = value.kind === 'map' ? [true, false].map(objects => gridMapOf(value.map, objects)) : []
  const plain = JSON.stringify({ value, problems, grids }, (_, one: unknown) =>
    one instanceof Uint8Array ? `${one.length} bytes, ${digest([...one])}` : one,
  )
  return JSON.parse(plain) as Shown
}

const shownOf = (result: Imported<ImportedContent>): string[] => changed({}, outcome(result))

/** The file as it is, then with each of its values left out or another: what comes out otherwise. */
function changes(name: string, root: unknown): string[] {
  const sound = outcome(read(name, JSON.stringify(root)))
  const lines = [`# ${name}`, ...changed({}, sound)]
  for (const path of pathsOf(root)) {
    const same = new Map<string, string[]>()
    for (const odd of [undefined, ...ODD]) {
      const parts = changed(sound, outcome(read(name, JSON.stringify(withAt(root, path, odd))))).map(line =>
        line.trim(),
      )
      const words = [...parts.slice(0, MOST), ...(parts.length > MOST ? [digest(parts)] : [])].map(line => `  ${line}`)
      const what = words.join('\n')
      if (words.length > 0) same.set(what, [...(same.get(what) ?? []), JSON.stringify(odd) ?? 'left out'])
    }
    for (const [what, odd] of same) lines.push(`> ${path.join('.')} ${odd.join(' or ')}`, ...what.split('\n'))
  }
  return lines
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsOf(one, [...path, key])])
}

function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  const next = (value as Record<string, unknown>)[key]
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])]
    if (rest.length === 0 && other === undefined) copy.splice(Number(key), 1)
    else copy[Number(key)] = withAt(next, rest, other)
    return copy
  }
  return { ...(value as object), [key]: withAt(next, rest, other) }
}

/** A text with each of its words left out. */
function cuts(name: string, text: string): string[] {
  const sound = outcome(read(name, text))
  return [...text.matchAll(/[^\s,;]+|[,;]/g)].flatMap(({ index, 0: word }) => {
    const other = outcome(read(name, text.slice(0, index) + text.slice(index + word.length)))
    const parts = changed(sound, other).map(line => line.trim())
    return [
      `> without ${word}`,
      ...parts.slice(0, 4).map(one => `  ${one}`),
      ...(parts.length > 4 ? [`  ${digest(parts)}`] : []),
    ]
  })
}

/** What comes of a file that is cut off, from how many bytes to how many. */
function lengths(name: string, bytes: Uint8Array): string[] {
  const lines = [`# ${name}`]
  let last = ''
  for (let n = 0; n <= bytes.length; n++) {
    const result = importBytes(new Uint8Array(bytes.slice(0, n)), name)
    const now = (result.ok ? changed({}, outcome(result)) : result.problems.map(problemSentence)).join('; ')
    // How many bytes a whole picture has is no news.
    if (now.replace(/\d+ bytes, \w+/, '') !== last.replace(/\d+ bytes, \w+/, ''))
      lines.push(`from ${n} bytes: ${now.slice(0, 600)}`)
    last = now
  }
  return lines
}
