import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from './de'
import type { Words } from './en'
import { english, german } from './grammar'
import { languageFor } from './choice'
import { catalogue, speak, spoken, type Spoken } from './spoken'

const files = (language: string) => readdirSync(`src/words/${language}`).toSorted()

describe('the areas', () => {
  it('are the same in every language, each a constant in the file of its topic', () => {
    expect(files('de')).toEqual(files('en'))
    for (const file of files('en').filter(name => name !== 'index.ts')) {
      const topic = file.replace('.ts', '')
      const code = readFileSync(`src/words/en/${file}`, 'utf8')
      const areas = [...code.matchAll(/^export const (\w+) = catalogue\('([\w.]+)', /gm)].map(([, name, key]) => [
        name,
        key,
      ])
      expect(areas).toEqual(Object.keys(de[topic as keyof Words]).map(name => [name, `${topic}.${name}`]))
    }
  })

  it('say nothing in English where they are German', () => {
    // Words that no German sentence has.
    expect(sentencesIn(de).join('\n')).not.toMatch(/\b(the|and|of|is|are|this|with|your?)\b/)
  })

  it('call one thing by one word in German', () => {
    expect(sentencesIn(de).filter(said => /\b(Feinde?|Miniatur(en)?|Freund(en?)?)\b/.test(said))).toEqual([])
  })
})

/** What a catalogue says, its sentences with parts as they are with some numbers; those that take something else are left out. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'function')
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
  try {
    return sentencesIn((value as (...parts: number[]) => unknown)(2, 3, 4, 5, 6))
  } catch {
    return []
  }
}

it('the language is the one that was chosen, else the first that the browser’s owner reads, else English', () => {
  expect(languageFor('de', ['en-US'])).toBe('de')
  expect(languageFor('en', ['de-DE'])).toBe('en')
  expect(languageFor(null, ['fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(languageFor(null, ['fr-FR'])).toBe('en')
  expect(languageFor('toString', ['de'])).toBe('de')
})

it('plurals take the forms of their language', () => {
  const screens = (n: number) => english.plural(n, { one: 'screen', other: 'screens' })
  expect([0, 1, 2].map(screens)).toEqual(['screens', 'screen', 'screens'])
  expect(german.plural(1, { one: 'Bildschirm', other: 'Bildschirme' })).toBe('Bildschirm')
  // @ts-expect-error a form is missing
  english.plural(1, { one: 'screen' })
})

it('an area that is spoken stands in for the English one; one that is not speaks English', () => {
  speak('de', { some: { AREA: { menu: 'Menü' } } })
  expect(spoken()).toBe('de')
  expect(catalogue('some.AREA', { menu: 'Menu' }).menu).toBe('Menü')
  expect(catalogue('some.OTHER', { menu: 'Menu' }).menu).toBe('Menu')
  speak('en')
  expect(catalogue('some.AREA', { menu: 'Menu' }).menu).toBe('Menu')
})

/** What the compiler says of a translation; nothing is run. */
export function checkedByCompiler(): unknown {
  const en = {
    menu: 'Menu',
    round: (n: number) => `Round ${n}`,
    news: <T>(link: (words: string) => T) => [link('news'), '.'],
  } as const
  type English = Spoken<typeof en>
  const right: English = { menu: 'Menü', round: n => `Runde ${n}`, news: link => ['Hier ist ', link('Neues')] }
  // @ts-expect-error a key is missing
  const missing: English = { menu: 'Menü', news: right.news }
  // @ts-expect-error one that is not in English
  const further: English = { ...right, more: 'mehr' }
  // @ts-expect-error another part
  const otherPart: English = { ...right, round: (n: string) => `Runde ${n}` }
  // @ts-expect-error a sentence in the place of one with parts
  const noParts: English = { ...right, news: 'Neues' }
  return [missing, further, otherPart, noParts]
}
