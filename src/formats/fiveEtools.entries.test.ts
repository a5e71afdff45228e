import { expect, it } from 'vitest'
import { entryWords } from './fiveEtools'

it.each(['items', 'headerEntries', 'footerEntries', 'rows', 'entry'])(
  'what stands under %s is text, and told as such',
  key => {
    expect(entryWords({ type: 'list', [key]: ['by {@creature wolf|mm}', 'by night'] })).toBe('by wolf\nby night')
  },
)

it('anything else is told with its name, and nothing of how a text is set', () => {
  expect(entryWords({ name: 'Spells', entries: ['{@b Light}.'], will: '{@spell light}', type: 'spellcasting' })).toBe(
    'Spells. Light.\nwill: light',
  )
  for (const key of ['type', 'style', 'source', 'page', 'ability', 'displayAs', 'colStyles', 'hidden'])
    expect(entryWords({ entries: ['Text'], [key]: 'x' })).toBe('Text')
})

it.each([
  [[], ''],
  [['', 'one', ''], 'one'],
  [{ entries: [], note: [] }, ''],
  [7, '7'],
])('of %o is left “%s”', (entry, words) => {
  expect(entryWords(entry)).toBe(words)
})
