import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Row } from '~/engine'
import { readChain, readRowText } from '~/storage/journal'

const FIGHTS = 'test/recorded/fights'
const STORAGE = 'src/storage'
const page = readFileSync('docs/journal.md', 'utf8')
const lines = blocks('journal').flatMap(block => block.split('\n'))

const recorded = (ending: string) => readdirSync(FIGHTS).filter(name => name.endsWith(ending))
const journals = recorded('.journal').map(name => readFileSync(join(FIGHTS, name), 'utf8'))
const recordedLines = new Set(journals.flatMap(journal => journal.split('\n')))
const parts = recorded('.fray').flatMap(name => {
  const entries = unzipSync(new Uint8Array(readFileSync(join(FIGHTS, name))))
  return Object.values(entries).map(bytes => strFromU8(bytes))
})

/** Kinds of lines that a journal can have. */
const KINDS = [
  'claim',
  'open',
  'open by force',
  'answer by click',
  'answer by dice',
  'answer by physical',
  'answer by auto',
  'answer by force',
  'gm.set',
  'gm.knob',
  'gm.run',
  'gm.stop',
  'close',
  'close with replace',
  'close with add',
  'close with remove',
  'undo',
  'redo',
]

describe('docs/journal.md', () => {
  it('shows lines that a recorded journal has', () => {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(line => !recordedLines.has(line))).toEqual([])
  })

  it('shows every kind of line', () => {
    const shown = new Set(lines.flatMap(line => kindsOf(readRowText(line.split(' ').slice(3).join(' ')))))
    expect([...shown].toSorted()).toEqual(KINDS.toSorted())
  })

  it('shows parts of a recorded fight file', () => {
    const shown = blocks('fray')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(block => !parts.some(part => part.includes(block)))).toEqual([])
  })

  it('begins with a sound chain, and says its sums', () => {
    const chain = readChain({ seq: 0, sum: 0 }, lines.slice(0, 3))
    expect(chain.bad).toBe(0)
    for (const { sum } of chain.lines.slice(0, 2)) expect(page).toContain(String(sum))
  })
})

describe('src/storage/README.md', () => {
  const readme = readFileSync(join(STORAGE, 'README.md'), 'utf8')
  const promises = readme.slice(readme.indexOf('## What it promises')).split('\n## ')[0]!

  it('proves each promise by a test that is there', () => {
    const proofs = [...promises.matchAll(/^ {2}`([\w/]+\.test\.ts)`: “(.+)”$/gm)]
    expect(proofs).toHaveLength(promises.match(/^- /gm)!.length)
    const isThere = (file: string, title: string) => readFileSync(join(STORAGE, file), 'utf8').includes(`'${title}'`)
    expect(proofs.filter(([, file, title]) => !isThere(file!, title!)).map(([text]) => text)).toEqual([])
  })

  it('names files that are there, and every room', () => {
    const where = readme.slice(readme.indexOf('## What is where'), readme.indexOf('## States'))
    const entries = where.split('\n- ').slice(1)
    const rooms = entries.map(entry => /^`(\w+)(\/|\.ts)`/.exec(entry)![1]!)
    expect(rooms.toSorted()).toEqual(
      readdirSync(STORAGE, { withFileTypes: true }).flatMap(({ name }) =>
        /^index\.ts$|\.md$|\.test\.ts$/.test(name) ? [] : [name.replace(/\.ts$/, '')],
      ),
    )
    const missing = entries.flatMap((entry, i) =>
      [...entry.matchAll(/`(\w+\.ts)`/g)]
        .map(([, file]) => join(STORAGE, existsSync(join(STORAGE, rooms[i]!)) ? rooms[i]! : '', file!))
        .filter(path => !existsSync(path)),
    )
    expect(missing).toEqual([])
  })
})

/** What stands in the page's fenced blocks of this language. */
function blocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\`$`, 'gm'))].map(([, text]) => text!)
}

function kindsOf(row: Row | null): string[] {
  if (!row) return ['claim']
  if (row.row === 'open') return ['open', ...(row.command.force ? ['open by force'] : [])]
  if (row.row === 'close') return ['close', ...row.redo.map(({ op }) => `close with ${op}`)]
  if (row.row !== 'entry') return [row.row]
  const { entry } = row
  if (!('of' in entry)) return [entry.key]
  return [entry.force ? 'answer by force' : `answer by ${entry.source}`]
}
