import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

/** The box that drawings are brought into. Whole numbers in it are finer than a pixel at every size they are shown at. */
const BOX = 128
const ENTRY = /^(\s*\w+: )'([\w-]+)',$/gm

interface Icons {
  icons: Readonly<Record<string, { body: string } | undefined>>
}

/**
 * Puts the drawings themselves into the tables that name them (`src/ui/parts/signs/*Icons.ts`), in a box of 128 and
 * without fractions: of four thousand icons the page holds those that are used, at a quarter of their size.
 */
export function icons(): Plugin {
  return {
    name: 'fray:icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/parts\/signs\/\w+Icons\.ts$/.test(id)) return null
      const set = allIcons()
      return code.replace(ENTRY, (_, before: string, icon: string) => {
        const body = set.icons[icon]?.body ?? this.error(`game-icons has no icon ${icon} (${id})`)
        return `${before}${JSON.stringify(drawing(body))},`
      })
    },
  }
}

let read: Icons | null = null

function allIcons(): Icons {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Icons // the package's own format
  return read
}

/** All paths of an icon as one. */
function drawing(body: string): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
  return written(
    svgpath(paths.join(''))
      .abs()
      .unshort()
      .unarc()
      .scale(BOX / 512)
      .round(0),
  )
}

/** A step of a path to where it leads, by way of its handles; of `z` nothing but its letter is known. */
type Step = readonly [letter: 'm' | 'l' | 'c' | 'q' | 'z', ...to: number[]]

/**
 * A path as short as it can be written: from point to point, a curve that leaves its straight line by less than a point's width as that
 * line, steps that lead nowhere not at all, and a line that goes straight on as part of the one before.
 */
function written(path: ReturnType<typeof svgpath>): string {
  const steps: Step[] = []
  path.iterate((segment, _, x, y) => {
    const step = plain(segment, x, y)
    if (step && !leadsNowhere(step, x, y)) steps.push(step)
  })
  let [text, last] = ['', '']
  let [at, start] = [
    [0, 0],
    [0, 0],
  ]
  for (const [i, step] of steps.entries()) {
    const [letter, ...to] = step
    const end = letter === 'z' ? start : to.slice(-2)
    const [next] = [steps[i + 1]]
    // The line goes on: the next step draws both.
    if (letter === 'l' && next?.[0] === 'l' && isOnTheWay(at, end, next.slice(1) as number[])) continue
    const by = to.map((n, k) => n - at[k % 2]!)
    const [short, numbers]: [string, readonly number[]] =
      letter !== 'l' ? [letter, by] : by[1] === 0 ? ['h', [by[0]!]] : by[0] === 0 ? ['v', [by[1]!]] : ['l', by]
    const isSaid = short === last || (short === 'l' && last === 'm')
    text += isSaid ? '' : short
    for (const [k, n] of numbers.entries()) text += n < 0 || (k === 0 && !isSaid) ? n : ` ${n}`
    last = short
    at = end
    if (letter === 'm') start = end
  }
  return text
}

/** A segment as a step; upright and level lines are lines, and so is a curve that is nearly straight. */
function plain([letter, ...to]: readonly [string, ...number[]], x: number, y: number): Step | null {
  const [a = 0, b = 0] = to
  switch (letter) {
    case 'M':
      return ['m', a, b]
    case 'L':
      return ['l', a, b]
    case 'H':
      return ['l', a, y]
    case 'V':
      return ['l', x, a]
    case 'Z':
    case 'z':
      return ['z']
    case 'C':
    case 'Q': {
      const end = to.slice(-2)
      const handles = letter === 'C' ? [to.slice(0, 2), to.slice(2, 4)] : [to.slice(0, 2)]
      const isStraight = handles.every(handle => distance(handle, [x, y], end) <= 1)
      return isStraight ? ['l', ...end] : [letter === 'C' ? 'c' : 'q', ...to]
    }
    default:
      throw new Error(`an icon has a segment of a kind that is not known: ${letter}`)
  }
}

const leadsNowhere = ([letter, ...to]: Step, x: number, y: number): boolean =>
  letter !== 'm' && letter !== 'z' && to.at(-2) === x && to.at(-1) === y

/** How far a point lies from the line through two others; from them where they are one. */
function distance(
  [x = 0, y = 0]: readonly number[],
  [ax = 0, ay = 0]: readonly number[],
  [bx = 0, by = 0]: readonly number[],
): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
}

/** Whether a point lies between two others, on their line. */
function isOnTheWay(from: readonly number[], point: readonly number[], to: readonly number[]): boolean {
  const ahead = [0, 1].reduce((sum, k) => sum + (point[k]! - from[k]!) * (to[k]! - point[k]!), 0)
  return ahead > 0 && distance(point, from, to) < 0.3
}
