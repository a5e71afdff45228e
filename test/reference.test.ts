import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EVENTS } from '~/table/secrecy/say'
import { referencePages } from '../scripts/rules/reference.mjs'
import { HOUSES } from './architecture/chapters'
import { rulesets, systems } from './systems'

const FIGHTS = 'test/recorded/fights'
const PAGES = referencePages(HOUSES, rulesets, EVENTS)

describe('the reference', () => {
  it.each(PAGES)('of $slug is what is declared (else: run npm run reference)', ({ path, text }) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(text)
  })

  it('says a question and an event in the words of its system', () => {
    const tiny = PAGES.find(({ slug }) => slug === 'tiny')!.text
    expect(tiny).toContain('| `attack.target` | target | yes | {of}: attack whom? |')
    expect(tiny).toContain('| `evaded` | `who`, `by` |  | {who} evades. |')
  })

  it('has a page for each, and no other', () => {
    const pages = PAGES.map(({ slug }) => `${slug}.md`)
    expect(readdirSync('docs/reference').sort()).toEqual(pages.sort())
  })

  it.each(systems)('knows every question that was played: $id', ({ id: slug }) => {
    const journal = readFileSync(join(FIGHTS, `${slug}.journal`), 'utf8')
    const asked = [...new Set([...journal.matchAll(/ \["answer","([^"]+)"/g)].map(([, key]) => String(key)))]
    const pages = PAGES.filter(page => [slug, 'table'].includes(page.slug))
    const known = pages.flatMap(({ text }) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => String(name)))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(key => !known.includes(key))).toEqual([])
  })
})
