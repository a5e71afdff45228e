// @ts-check
/** Puts faults into the code that Vite makes of the sources: for the tests (`runner.mjs`), and for a build (`window.mjs`). */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { plantAsleep } from './plant.mjs'

/** @typedef {import('./places.mjs').Place & { file: string }} Mutant */
/** A fault with its number. @typedef {readonly [number, Mutant]} Numbered */

/** The faults of each file, by its whole path. @param {readonly Numbered[]} many @returns {Map<string, Numbered[]>} */
export function byFile(many) {
  /** @type {Map<string, Numbered[]>} */
  const files = new Map()
  for (const one of many) {
    const file = resolve(one[1].file)
    files.set(file, [...(files.get(file) ?? []), one])
  }
  return files
}

/**
 * The faults that `FRAY_FAULTS` names, a file with a list of them, lie asleep in what is built. Without it there is no plug-in: only
 * `npm run test:mutants` sets it.
 *
 * @returns {import('vite').Plugin[]}
 */
export function faultsInBuild() {
  const { FRAY_FAULTS } = process.env
  if (!FRAY_FAULTS) return []
  const asleep = byFile(JSON.parse(readFileSync(FRAY_FAULTS, 'utf8')))
  return [
    {
      name: 'fray:faults',
      enforce: 'pre',
      transform(code, id) {
        const sleeping = asleep.get(id.split('?')[0] ?? '')
        return sleeping ? { code: plantAsleep(code, sleeping, { isEarlyToo: true }).source, map: null } : null
      },
    },
  ]
}
