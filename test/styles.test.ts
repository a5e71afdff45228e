import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'src/ui'

/**
 * Selectors after which the browser works out the style of every element of the page at each click: `:has()` of the root or the body,
 * and `:has()` of something whose children or descendants are styled whatever they are.
 */
const OF_THE_WHOLE_PAGE = [
  /(?::root|\bhtml|\bbody)[^\s,{>~+]*:has\(/,
  /:has\([^{};]*?\)\)*[\s>]+(?:\*|:(?!is|where|not))/,
]

const breaches = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)]
    .map(([selector]) => selector.trim())
    .filter(selector => !selector.startsWith('@') && OF_THE_WHOLE_PAGE.some(form => form.test(selector)))

it('no selector makes a click restyle the whole page', () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
  const texts = sheets.map(file => ({ file, css: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
  expect(texts.filter(({ css }) => css.includes(':has(')).length).toBeGreaterThan(1)
  expect(texts.flatMap(({ file, css }) => breaches(css).map(selector => `${file}: ${selector}`))).toEqual([])
})

it.each([
  ':root:has(dialog:modal) .dock { color: red }',
  ':root[data-field]:not(:has(.field)) .dock { color: red }',
  'body:has(.paper) .frame { display: none }',
  '@media print { body:has(.paper) .frame { display: none } }',
  'dialog:has(> .end-screen) > :first-child { margin: 0 }',
  '.options:has(.many) * { margin: 0 }',
])('catches %s', css => expect(breaches(css)).toHaveLength(1))

it.each(['form:has(.field:focus) .primary { color: red }', '.ticker:has(.outcome-many) { height: 1rem }'])(
  'lets %s be',
  css => expect(breaches(css)).toEqual([]),
)
