import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulebook } from './rulebook'

it('the rulebook has every row of the ledger, in its order, in words of its own', () => {
  const ledger = readFileSync('docs/rules/murdham.md', 'utf8')
  const rows = [...ledger.matchAll(/^\| (MUR-[A-Z]+-\d+) \| (.*?) \|/gm)].map(([, id, words]) => ({
    id: id!,
    words: words!,
  }))
  const inOrder = (ids: readonly string[]) => [...ids].sort()
  expect(inOrder(rulebook.map(entry => entry.id))).toEqual(inOrder(rows.map(row => row.id)))
  for (const { id, title, body } of rulebook) {
    const { words } = rows.find(row => row.id === id)!
    expect(title, id).toMatch(/^\S.*\S$/)
    // No run of ten words is the ledger's.
    const mine = body.toLowerCase().split(/\W+/)
    const theirs = ` ${words.toLowerCase().split(/\W+/).join(' ')} `
    for (let i = 0; i + 10 <= mine.length; i++) expect(theirs, id).not.toContain(` ${mine.slice(i, i + 10).join(' ')} `)
  }
})
