import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from '../support/faulty'

/** TVs of 2021 have browsers from between Chromium 79 and 87. */
const OLDEST = 'chrome79'
const PAGE = new URL('../../dist/screen.html', import.meta.url)

const inner = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text).join('\n')

/** What a browser of that time does not know, and by what it would pass over a whole rule or block. */
const TOO_YOUNG: readonly RegExp[] = [
  /@layer\b/,
  /@container\b/,
  /[;{]inset:/,
  /[;{][\w-]+:[^;}]*\b(?:oklch|lch|hwb)\(/,
  /@media[^{]*[<>]=/,
  /[;{}]\s*&/,
]

/** Selectors that stand in one list, without what is in brackets. */
const listsIn = (css: string) => [...css.matchAll(/(?:^|[{}])([^{}@;]+)(?=\{)/g)].map(([, list = '']) => list)
/** Commas within brackets part nothing. */
const selectorsIn = (list: string): string[] => {
  let depth = 0
  const marked = [...list].map(letter => {
    depth += Number(letter === '(') - Number(letter === ')')
    return letter === ',' && depth === 0 ? '\n' : letter
  })
  return marked.join('').split('\n')
}
const withoutWhere = (list: string) => {
  let text = list
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
  }
  return text
}

test('the page for screens holds no word that the browser of a TV from 2021 does not know', async () => {
  const html = readFileSync(PAGE, 'utf8')
  const script = inner(html, 'script')
  const written = async (code: string) =>
    (await Promise.all([OLDEST, 'esnext'].map(target => transformWithOxc(code, 'page.js', { target })))).map(
      one => one.code,
    )
  // What is written down for old browsers comes out as for young ones: nothing was left to write otherwise.
  const [old, young] = await written(script)
  expect(old === young).toBe(true)
  const [oldOf, youngOf] = await written('export const a = b?.c ?? 1')
  expect(oldOf).not.toBe(youngOf)

  const style = inner(html, 'style')
  expect(style.length).toBeGreaterThan(10_000)
  expect(TOO_YOUNG.filter(word => word.test(style)).map(String)).toEqual([])
  const lists = listsIn(style)
  expect(lists.length).toBeGreaterThan(300)
  expect(lists.map(withoutWhere).filter(list => list.includes(':is(') && !list.includes(':has('))).toEqual([])
  // One selector that is not known takes all of its list along.
  const taken = lists.filter(list => new Set(selectorsIn(list).map(one => one.includes(':has('))).size > 1)
  expect(taken).toEqual([])
})
