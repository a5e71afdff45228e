import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const read = (path: string) => readFileSync(path, 'utf8')

/** What stands in backticks in the first cells of a page's tables. */
function namesInTables(page: string): string[] {
  const cells = read(page)
    .split('\n')
    .map(line => /^\|([^|]*)\|/.exec(line)?.[1] ?? '')
  return cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name)))
}

describe('the documents', () => {
  it('give a reason for every dependency, and for no other', () => {
    const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(namesInTables('docs/dependencies.md').sort()).toEqual(used.sort())
  })

  it('explain every script that is meant to be called, and no other', () => {
    const called = Object.keys(manifest.scripts).filter(name => !/^(pre|format:check)/.test(name))
    const explained = namesInTables('README.md').map(command => command.replace(/^npm (run )?/, ''))
    expect(explained.sort()).toEqual(called.sort())
  })

  it.each(['README.md', 'CREDITS.md', 'docs/dependencies.md', 'docs/architecture.md'])(
    'link to files that are there: %s',
    page => {
      const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => String(link))
      expect(links.filter(link => !existsSync(join(dirname(page), link)))).toEqual([])
    },
  )
})
