import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The file that About links: the licences ask to go with every copy. */
export const LICENCES = 'licences.txt'

/**
 * Vite lists what is in the window's own scripts. Typefaces, icons, styles and what only a worker needs are in none of them: this
 * adds the licences of those dependencies, and of nothing twice.
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
  const words = text ? readFileSync(resolve(at, text), 'utf8') : linkOf(at)
  if (!words) throw new Error(`${name} has no file with its licence: ${LICENCES} would miss it`)
  return `\n## ${name} - ${version} (${license})\n\n${words}\n`
}

/** A set of icons names its makers and the place of its licence, where no text of it comes along. */
function linkOf(at: string): string | undefined {
  const info = resolve(at, 'info.json')
  if (!existsSync(info)) return undefined
  const { author, license }: Record<'author' | 'license', { name?: string; title?: string; url: string }> = JSON.parse(
    readFileSync(info, 'utf8'),
  )
  return `By ${author.name} (${author.url}), under ${license.title}: ${license.url}`
}
