import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventsIn, questionsIn, referencePages } from '../scripts/rules/reference.mjs'
import { HOUSES } from './architecture/chapters'
import { systems } from './systems'

const FIGHTS = 'test/recorded/fights'
const PAGES = referencePages(HOUSES)

describe('the reference', () => {
  it.each(PAGES)('of $slug is that of the sources (else: run npm run reference)', ({ path, text }) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(text)
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
    const isKnown = (key: string) =>
      known.some(name => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('{}', '\\w+')}$`).test(key))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(key => !isKnown(key))).toEqual([])
  })
})

describe('what the reference reads from sources', () => {
  const named = (found: readonly { name: string; kinds: readonly string[] }[]) =>
    found.map(({ name, kinds }) => [name, ...kinds])

  it('are the keys of questions, handed on from rule to rule as well', () => {
    const rules = `
      export function* test(w, who, key) {
        const { faces } = yield* rollWithKnobs(w, who, \`\${key}.dice\`, [], () => [6])
        return yield* choose(who, \`\${key}.reroll\`, () => [faces])
      }
      export const parry = rule([], 'parry', function* (w, who, sure) {
        yield* test(w, who, sure ? 'parry' : 'block')
        yield* choose(who, \`\${w.now.phase}.why\`, () => [])
      })`
    expect(named(questionsIn([['planted.ts', rules]]))).toEqual([
      ['block.dice', 'rollWithKnobs'],
      ['block.reroll', 'choose'],
      ['parry.dice', 'rollWithKnobs'],
      ['parry.reroll', 'choose'],
      ['{}.why', 'choose'],
    ])
  })

  it('are the keys in records that tell a rule what to ask under, and no keys of knobs', () => {
    const rules = `
      yield* save(w, who, { key: 'free.save' })
      const knobs = [{ key: 'hit.bonus', options: [0, 1], default: 0 }]
      const setting = { key: 'hard' }`
    expect(named(questionsIn([['planted.ts', `function* f() {${rules}}`]]))).toEqual([['free.save', 'a rule']])
  })

  it('are a rest of a key that nobody gives as a text, and no strings of other calls', () => {
    const rules = `function* withstand(who, how) { yield* choose(who, \`effect.\${how}\`, () => ['none']); log('a.b') }`
    expect(named(questionsIn([['planted.ts', rules]]))).toEqual([['effect.{}', 'choose']])
  })

  it('are the types of events, and the words of either', () => {
    const rules = `w.emit({ type: hit ? 'hits' : 'misses', with: {} }); say(w, 'guards', { who })
      w.emit({ type: 'dodges' satisfies EventType, with: {} })`
    const log = `const EVENTS = {
      hits: (f, name) => \`\${name(f.by)} hits \${f.hard ? 'hard' : ''}.\`,
      guards: ({ who }) => (who ? \`\${who} is on guard.\` : 'Somebody is on guard.'),
    }
    const OPTIONS = { misses: 'Miss it' }`
    const found = eventsIn([
      ['attack/planted.ts', rules],
      ['x/display/log.ts', log],
    ])
    expect(found.map(({ name, words }) => [name, ...words])).toEqual([
      ['dodges'],
      ['guards', '{who} is on guard.', 'Somebody is on guard.'],
      ['hits', '{by} hits {hard / …}.'],
      ['misses'],
    ])
  })

  it('are the words of one constant for each of the keys that it stands at', () => {
    const rules = `choose(who, 'move.path', f); choose(who, 'step.path', f)`
    const text = `const whereTo = ({ of }) => [\`\${of}: where to?\`]
    const questions = { 'move.path': whereTo, 'step.path': whereTo }`
    const found = questionsIn([
      ['planted.ts', rules],
      ['x/display/text/questions.ts', text],
    ])
    expect(found.map(({ words }) => words)).toEqual([['{of}: where to?'], ['{of}: where to?']])
  })

  it('are the words of cases, those of several cases for each of them', () => {
    const rules = `choose(who, 'move.path', f); choose(who, 'step.path', f)`
    const text = `function question(ask) { switch (ask.key) {
      case 'move.path':
      case 'step.path': return [\`\${of}: where to?\`]
      default: return ['Something else?']
    } }`
    const found = questionsIn([
      ['planted.ts', rules],
      ['x/display/text.ts', text],
    ])
    expect(found.map(({ words }) => words)).toEqual([['{of}: where to?'], ['{of}: where to?']])
  })
})
