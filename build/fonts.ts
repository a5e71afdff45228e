import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Where the cut faces are kept from one build to the next; style sheets reach them as `~fonts/…`. */
const KEPT = new URL('../node_modules/.cache/fray-fonts/', import.meta.url)

interface Face {
  name: string
  file: string
  /** The weights that the window uses, of all that the face has. */
  weights: { min: number; max: number }
  letters: string
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‰‹›€™−∕←↑→↓≈≠≤≥×`
/** Names are written in more letters than that; these come when one of them stands somewhere. */
const FURTHER_LATIN = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}`

const DISPLAY = { min: 500, max: 800 }
const TEXT = { min: 400, max: 800 }

const FACES: readonly Face[] = [
  { name: 'display', file: 'alegreya/files/alegreya-latin-wght-normal', weights: DISPLAY, letters: LATIN },
  { name: 'text', file: 'inter/files/inter-latin-wght-normal', weights: TEXT, letters: LATIN },
  {
    name: 'display-ext',
    file: 'alegreya/files/alegreya-latin-ext-wght-normal',
    weights: DISPLAY,
    letters: FURTHER_LATIN,
  },
  { name: 'text-ext', file: 'inter/files/inter-latin-ext-wght-normal', weights: TEXT, letters: FURTHER_LATIN },
]

/**
 * Cuts the two typefaces down to the letters and the weights that Fray writes in: what is left of both is less than one
 * of them was. The page asks for the first letters of both at once, beside its script.
 */
export function fonts(): Plugin {
  return {
    name: 'fray:fonts',
    async config() {
      mkdirSync(KEPT, { recursive: true })
      await Promise.all(FACES.map(cut))
      return { resolve: { alias: { '~fonts': fileURLToPath(KEPT).replace(/\/$/, '') } } }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const first = Object.keys(bundle ?? {}).filter(file => /\/(display|text)-[\w-]{8}\.woff2$/.test(file))
        return first.map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

async function cut({ name, file, weights, letters }: Face): Promise<void> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`)))
  // What it was cut from and how: kept beside it, so that a new version or another choice cuts anew.
  const made = JSON.stringify([file, whole.length, weights, letters])
  const to = new URL(`${name}.woff2`, KEPT)
  const note = new URL(`${name}.json`, KEPT)
  if (wasMade(note, made)) return
  writeFileSync(to, await subset(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } }))
  writeFileSync(note, made)
}

function wasMade(note: URL, made: string): boolean {
  try {
    return readFileSync(note, 'utf8') === made
  } catch {
    return false
  }
}
