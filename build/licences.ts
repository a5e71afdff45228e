import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The file that About links: the licences ask to go with every copy. */
export const LICENCES = 'licences.txt'

/**
 * Vite lists what is in the window's own scripts. What only a worker needs is in none of them: this adds the licences of those
 * dependencies, and of nothing twice.
 */
export function licences(): Plugin {
  let folder = ''
  return {
    name: 'fray:licences',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // Before the list of all files is made, which has a digest of each.
    writeBundle: {
      order: 'post',
      handler() {
        const file = resolve(folder, LICENCES)
        const listed = readFileSync(file, 'utf8')
        const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
          readFileSync('package.json', 'utf8'),
        )
        for (const name of Object.keys(dependencies))
          if (!listed.includes(`## ${name} - `)) appendFileSync(file, licenceOf(name))
      },
    },
  }
}

function licenceOf(name: string): string {
  const at = resolve('node_modules', name)
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(resolve(at, 'package.json'), 'utf8'),
  )
  const text = readdirSync(at).find(file => /^(un)?licen[cs]e/i.test(file))
  if (!text) throw new Error(`${name} has no file with its licence: ${LICENCES} would miss it`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(resolve(at, text), 'utf8')}\n`
}
