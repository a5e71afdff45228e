import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The colours of a theme by name: those of the first block, and over them those of the light one. */
function coloursOf(selector: string): Readonly<Record<string, string>> {
  const block = css.split(`${selector} {`)[1]!.split('\n}')[0]!
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]))
}

const DARK = coloursOf("[data-theme='dark']")
const THEMES = { dark: DARK, light: { ...DARK, ...coloursOf(":root[data-theme='light']") } }

/** Relative luminance of a colour, WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['table', 'surface', 'raised', 'lift']
const TEXTS = ['ink', 'muted', 'now', 'danger', 'good']
const SIDES = [0, 1, 2, 3, 4, 5].map(n => `side-${n}`)

/** What is written on what. */
const WRITTEN: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap(ground => TEXTS.map(text => [text, ground] as const)),
  ...['now', 'hit', 'miss', 'critical', 'danger'].map(tone => [`on-${tone}`, tone] as const),
  ...['ink', 'now', 'muted'].map(text => [text, 'now-wash'] as const),
  // What is done in a panel, and under the mouse.
  ['surface', 'muted'],
  ['surface', 'ink'],
  // The letter on a side's badge.
  ...SIDES.map(side => ['table', side] as const),
  // A face, or a letter, within the ring of health.
  ...SIDES.map((_, n) => ['face-ink', `face-${n}`] as const),
]

/** What is told by its form and must be seen beside what it stands on. */
const SHAPES: readonly (readonly [shape: string, ground: string])[] = [
  'asked',
  'faint',
  'pool-red',
  'pool-blue',
  'pool-green',
  'pool-violet',
  ...SIDES,
]
  .flatMap(shape => ['table', 'surface', 'raised'].map(ground => [shape, ground] as const))
  // What is left on the ring, beside what is gone.
  .concat([...SIDES, 'ring-low'].map(left => [left, 'ring-gone'] as const))

describe.each(Object.entries(THEMES))('in the %s theme', (_, colours) => {
  test.each(WRITTEN)('%s on %s reads at 4.5 : 1', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('%s stands out from %s at 3 : 1', (shape, ground) => {
    expect(contrast(colours[shape]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

test('the measure itself: black on white is 21 : 1, a colour on itself 1 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#f2b53c', '#f2b53c')).toBe(1)
})
