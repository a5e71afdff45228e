import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** A page of the documentation, by its path from the root. */
export interface Page {
  path: string
  text: string
}

const ON_TOP = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'CREDITS.md']
/** What begins with one of these is a path from the root. */
const FOLDERS = /^(src|test|docs|scripts|bench|e2e|build|public)\//
/** A file by its name alone, or a folder. */
const FILE = /^[\w.@-]+\.(tsx?|mjs|css|md|html)$/
/** A path from the page's own folder. */
const NEAR = /^[\w<>*-]+(\/[\w.<>*-]+)*(\/|\.(tsx?|mjs|css|md))$/

export function readPages(): Page[] {
  const inFolders = repositoryFiles().filter(path => /^docs\/.*\.md$|^(src|test)\/.*README\.md$/.test(path))
  return [...ON_TOP, ...inFolders].map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Links of the page to places in the repository that are not there. */
export function deadLinks({ path, text }: Page): string[] {
  const links = [...withoutCode(text).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => String(link))
  return links.filter(link => !existsSync(join(dirname(path), link)))
}

/**
 * Files and folders in backticks that are not there: paths from the root, where `<slug>` and `*` stand for any name, and
 * names of single files, which lie anywhere in the page's own folder or, on a page of `docs`, anywhere in the sources. On
 * the page of a folder paths may also begin there, or in `src`.
 */
export function lostPaths({ path, text }: Page, files: readonly string[]): string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => String(span))
  const near = /^(src|test)\//.test(path) ? `${dirname(path)}/` : ''
  return spans.filter(span => {
    if (FOLDERS.test(span)) return !files.some(file => patternOf(span).test(file))
    if (FILE.test(span)) return !files.some(file => file.startsWith(near) && `/${file}`.endsWith(`/${span}`))
    if (near === '' || !NEAR.test(span)) return false
    return !files.some(file => patternOf(near + span).test(file) || patternOf(`src/${span}`).test(file))
  })
}

function patternOf(span: string): RegExp {
  const literal = span.replaceAll(/[.+()[\]{}|\\^$]/g, '\\$&').replaceAll(/<\w+>|\*+/g, '[^/]+')
  return new RegExp(span.endsWith('/') ? `^${literal}` : `^${literal}(/|$|\\.tsx?$)`)
}

/** All files of the repository that a page may name, and their folders. */
export function repositoryFiles(): string[] {
  const inFolders = ['src', 'test', 'docs', 'scripts', 'bench', 'e2e', 'build', 'public'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name.split(sep).join('/')}`),
  )
  return [...readdirSync('.'), ...inFolders].sort()
}

/** A block of TypeScript with what its first line says it is taken from; `source`: undefined when it says nothing. */
export interface Example {
  source: string | undefined
  code: string
}

/** Every block of TypeScript on the page. */
export function examplesOn({ text }: Page): Example[] {
  return [...text.matchAll(/^ *```tsx?(?: (\S+))?\n([\s\S]*?)^ *```/gm)].map(([, source, code]) => ({
    source,
    code: String(code),
  }))
}

/** Whether the code stands in the file, however it is wrapped; a line `// …` leaves something out. */
export function standsIn(code: string, file: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  let at = 0
  for (const piece of code.split(/^\s*\/\/ …$/m).map(plain)) {
    const found = plain(file).indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
const withoutCode = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '')
