import { parseSync, Visitor, type Program } from 'oxc-parser'
import { posix } from 'node:path'

/** One import of a module, however it is written. */
export interface Import {
  /** Path inside `src`, a module's without extension (`engine/run`), or the name of a package (`@dnd-kit/core`). */
  target: string
  inside: boolean
  /** Erased by the compiler: no code of the target is loaded. */
  typeOnly: boolean
}

/** A file under `src`, parsed. */
export interface SourceModule {
  /** Path inside `src`: `engine/run.ts`. */
  path: string
  program: Program
  comments: readonly string[]
  imports: readonly Import[]
}

/**
 * Parses a file and lists what it imports: statements, re-exports, `import()`, `import('…').Type` and the
 * `new URL('…', import.meta.url)` of workers.
 *
 * @param path inside `src`, with extension
 * @throws when the code does not parse
 */
export function parseModule(path: string, code: string): SourceModule {
  const { program, comments, errors } = parseSync(path, code)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)

  const imports: Import[] = []
  const add = (specifier: string, typeOnly: boolean) => imports.push({ ...resolve(path, specifier), typeOnly })
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers.map(
        specifier => specifier.type === 'ImportSpecifier' && specifier.importKind === 'type',
      )
      add(node.source.value, node.importKind === 'type' || (named.length > 0 && named.every(Boolean)))
    },
    ExportNamedDeclaration(node) {
      if (!node.source) return
      const named = node.specifiers.map(specifier => specifier.exportKind === 'type')
      add(node.source.value, node.exportKind === 'type' || (named.length > 0 && named.every(Boolean)))
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.exportKind === 'type')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') add(node.source.value, false)
      else imports.push({ target: '(computed)', inside: false, typeOnly: false })
    },
    TSImportType(node) {
      add(node.source.value, true)
    },
    NewExpression(node) {
      const [file] = node.arguments
      const named = node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2
      if (named && file?.type === 'Literal' && typeof file.value === 'string') add(file.value, false)
    },
  }).visit(program)
  return { path, program, comments: comments.map(comment => comment.value), imports }
}

/** Where a specifier leads. `?url` and the like are suffixes of the build, not of the file. */
function resolve(from: string, specifier: string): Pick<Import, 'target' | 'inside'> {
  const [bare = specifier] = specifier.split('?')
  if (bare.startsWith('~/')) return { target: stem(bare.slice(2)), inside: true }
  if (bare.startsWith('.')) return { target: stem(posix.join(posix.dirname(from), bare)), inside: true }
  const parts = bare.split('/')
  return { target: parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/'), inside: false }
}

/** A module's name: its path without the extension. Other files keep theirs. */
export function stem(path: string): string {
  return path.replace(/\.tsx?$/, '')
}
