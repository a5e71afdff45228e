import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RulebookEntry } from '~/engine/display'
import { parseLedger } from '../scripts/rules/ledger.mjs'
import { rulesets } from './systems'

const books = import.meta.glob<{ rulebook: readonly RulebookEntry[] }>('../src/rulesets/*/display/rulebook.ts', {
  eager: true,
})
const inOrder = (ids: readonly string[]) => [...ids].sort()
const wordsOf = (text: string) => text.toLowerCase().split(/\W+/)

it.each(Object.entries(books))('%s has every row of its ledger, in words of its own', (path, { rulebook }) => {
  const [slug] = path.split('/').slice(-3)
  const ledger = readFileSync(`docs/rules/${slug}.md`, 'utf8')
  const rows = new Map(
    [...ledger.matchAll(/^\| ([A-Z]{3,}-[A-Z]+-\d{2}) \| (.*?) \|/gm)].map(([, id, words]) => [id!, words!]),
  )
  expect(rows.size).toBeGreaterThan(0)
  expect(inOrder(rulebook.map(entry => entry.id))).toEqual(inOrder([...rows.keys()]))
  for (const { id, title, body } of rulebook) {
    expect(title, id).toMatch(/^\S.*\S$/)
    // No run of ten words is the ledger's.
    const mine = wordsOf(body)
    const theirs = ` ${wordsOf(rows.get(id)!).join(' ')} `
    for (let i = 0; i + 10 <= mine.length; i++) expect(theirs, id).not.toContain(` ${mine.slice(i, i + 10).join(' ')} `)
  }
})

it.each(rulesets)('every house rule of $id names a row of its ledger', ({ id, state }) => {
  const { rows } = parseLedger(id, readFileSync(`docs/rules/${id}.md`, 'utf8'))
  const { toggles } = state.settings
  expect(toggles.flatMap(({ key, rule }) => (rows.includes(rule) ? [] : [`${key}: ${rule}`]))).toEqual([])
})
