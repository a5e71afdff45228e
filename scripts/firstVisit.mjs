// @ts-check
/** What a first visit of the GM's window fetches by itself, and what of it counts as JavaScript: for the check of sizes, the benchmark and the tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the window loads to show the demo fight; everything else that it starts with is named by the page. */
const FOR_DEMO = ['endurance', 'mirrorWorker']

/** A drawing of an icon, as a string. */
const DRAWING = /(["'`])([Mm][-\d.][^"'`]{60,})\1/g

/**
 * The scripts of the first visit in a build, by their paths in it.
 *
 * @param {string} dist
 * @throws Error when one of them is not there
 */
export function scriptsOfFirstVisit(dist) {
  const page = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+\.js)"/g),
  ]
  const named = page.flatMap(([, file]) => file ?? [])
  if (named.length === 0) throw new Error('index.html loads no script: there is nothing to weigh')
  // Workers have the rules in files of their own: those of the page are named by its script.
  const text = named.map(file => readFileSync(join(dist, file), 'utf8')).join()
  return [...named, ...FOR_DEMO.map(part => partOf(dist, part, text))]
}

/** @param {string} dist @param {string} part @param {string} [namedIn] the script that names it */
function partOf(dist, part, namedIn) {
  const file = new RegExp(`^${part}-[\\w-]+\\.js$`)
  const found = readdirSync(join(dist, 'assets')).find(name => file.test(name) && (namedIn?.includes(name) ?? true))
  if (!found) throw new Error(`assets has no script ${part}: what a first visit fetches must be listed anew`)
  return `assets/${found}`
}

/**
 * A script without the drawings of icons that stand in it, and these: they are bytes of their own, as the typefaces are.
 *
 * @param {string} script
 */
export function apartFromDrawings(script) {
  /** @type {string[]} */
  const drawings = []
  const bare = script.replace(DRAWING, (_, quote, path) => (drawings.push(path), quote + quote))
  return { bare, drawings }
}
