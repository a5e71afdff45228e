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
 * without fractions: of four thousand icons the page holds those that are used, at a third of their size.
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
  return svgpath(paths.join(''))
    .abs()
    .scale(BOX / 512)
    .round(0)
    .rel()
    .toString()
}
