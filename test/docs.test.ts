import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSES } from './architecture/chapters'
import { LAYERS } from './architecture/layers'
import { deadLinks, examplesOn, lostPaths, readPages, repositoryFiles, standsIn } from './docs/pages'

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
})

it.each(['table', 'store'])('src/%s/README.md names every room, from the lowest to the highest', house => {
  const rooms = HOUSES[house]!.chapters
  const named = namesInTables(`src/${house}/README.md`).map(name => name.replace(/\/$|\.ts$/, ''))
  expect(named).toEqual(rooms)
})

const pages = readPages()
const files = repositoryFiles()

describe.each(pages)('$path', page => {
  it('links to what is there', () => {
    expect(deadLinks(page)).toEqual([])
  })

  it('names files and folders that are there', () => {
    expect(lostPaths(page, files)).toEqual([])
  })
})

describe('examples', () => {
  const sourced = pages.flatMap(examplesOn).filter(({ source }) => source !== undefined)

  it('say what they are taken from, where a page teaches', () => {
    const teaching = pages.filter(({ path }) => /^(docs|CONTRIBUTING|test)/.test(path)).flatMap(examplesOn)
    expect(teaching.length).toBeGreaterThan(3)
    expect(teaching.filter(({ source }) => source === undefined || !existsSync(source))).toEqual([])
  })

  it.each(sourced)('stand in $source', ({ source, code }) => {
    expect(standsIn(code, read(source!)), code).toBe(true)
  })
})

describe('the decisions', () => {
  const FOLDER = 'docs/decisions'
  const decisions = readdirSync(FOLDER)
    .filter(name => name !== 'README.md')
    .sort()
    .map(name => {
      const [title = '', , status = ''] = read(`${FOLDER}/${name}`).split('\n')
      const [, state = '', date = '', by = ''] = /^Status: (accepted|replaced), (\S+?)(?: by (.*))?$/.exec(status) ?? []
      return { name, row: [`[${name.slice(0, 4)}](${name})`, title.slice('# '.length), state, date, by] }
    })

  it('have numbers without a gap, and a status and a date below the title', () => {
    expect(decisions.map(({ name }) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, i) => i + 1))
    expect(decisions.filter(({ row }) => row[2] === '' || !/^\d{4}-\d\d-\d\d$/.test(row[3]!))).toEqual([])
  })

  it('stand in the index as they are', () => {
    const rows = read(`${FOLDER}/README.md`)
      .split('\n')
      .filter(line => line.startsWith('| ['))
      .map(line =>
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      )
    expect(rows).toEqual(decisions.map(({ row }) => row))
  })
})

describe('the floor plan', () => {
  const plan = read('docs/floor-plan.md')

  it('tells what lies in each chapter of the five rulesets', () => {
    const chapters = Object.entries(HOUSES).flatMap(([name, house]) =>
      name.startsWith('rulesets') ? house.chapters : [],
    )
    expect([...new Set(chapters)].filter(chapter => !plan.includes(`\`${chapter}/\``))).toEqual([])
  })

  it('names every layer', () => {
    const layers = Object.keys(LAYERS).filter(layer => existsSync(`src/${layer}`) && !layer.endsWith('drag'))
    expect(layers.filter(layer => !plan.includes(`\`src/${layer}/\``))).toEqual([])
  })
})

describe('the check of pages catches', () => {
  const page = (path: string, text: string) => ({ path, text })

  it('a link to nothing, unless it is code', () => {
    const text = '[a](b.md) [c](../README.md#start) [d](https://e.invalid) `[f](g.md)`'
    expect(deadLinks(page('docs/planted.md', text))).toEqual(['b.md'])
  })

  it('a path that is not there; `<slug>` and `*` stand for any name', () => {
    const known = ['src/engine', 'src/engine/ask.ts', 'src/rulesets/tiny/attack', 'src/rulesets/tiny/attack/aim.ts']
    const text = [
      '`src/engine/` `src/engine/ask.ts` `ask.ts` `src/rulesets/<slug>/attack/` `src/engine/ask` `choose`',
      '`src/engin/` `src/engine/asks.ts` `asks.ts` `src/rulesets/<slug>/harm/`',
      '```\nsrc/nothing/\n```',
    ].join('\n')
    expect(lostPaths(page('docs/planted.md', text), known)).toEqual([
      'src/engin/',
      'src/engine/asks.ts',
      'asks.ts',
      'src/rulesets/<slug>/harm/',
    ])
    expect(lostPaths(page('src/grid/README.md', '`ask.ts`'), known)).toEqual(['ask.ts'])
    expect(lostPaths(page('src/rulesets/README.md', '`tiny/attack/` `tiny/harm/`'), known)).toEqual(['tiny/harm/'])
  })

  it('an example that is no longer in its file, however it was wrapped', () => {
    const file = 'const a = f(\n  1,\n)\nconst b = 2\nconst c = 3\n'
    expect(standsIn('const b = 2\n', file)).toBe(true)
    expect(standsIn('const a = f( 1, )\n// …\nconst c = 3', file)).toBe(true)
    expect(standsIn('const c = 3\n// …\nconst b = 2', file)).toBe(false)
    expect(standsIn('const b = 4', file)).toBe(false)
    expect(examplesOn(page('x.md', '```ts a.ts\nb\n```\n```sh\nc\n```\n```ts\nd\n```\n'))).toEqual([
      { source: 'a.ts', code: 'b\n' },
      { source: undefined, code: 'd\n' },
    ])
  })
})
