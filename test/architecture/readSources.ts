import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseModule, type SourceModule } from './sourceModule'

/** Tests stand beside what they test; what only tests share stands in folders called `testing`. */
const TESTS = /\.test\.tsx?$|\/testing\//

/** Every module of the product: all TypeScript files under `src` that are not for tests. */
export function readSources(): SourceModule[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(path => path.split(sep).join('/'))
    .filter(path => /\.tsx?$/.test(path) && !TESTS.test(path))
    .map(path => parseModule(path, readFileSync(join('src', path), 'utf8')))
}
