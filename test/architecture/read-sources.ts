import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseModule, type SourceModule } from './source-module'

/** Every module of the product under `src`: all TypeScript files but the tests beside them. */
export function readSources(): SourceModule[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(path => path.split(sep).join('/'))
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(path => parseModule(path, readFileSync(join('src', path), 'utf8')))
}
