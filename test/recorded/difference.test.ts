import { expect, it } from 'vitest'
import { difference } from './difference'

it('says after which deed two plays part, what stood before, what was kept and what comes now', () => {
  const kept = ['> a', '  is 1', '> b', '  is 2', '> c']
  expect(difference(kept, kept)).toBeUndefined()
  expect(difference(kept, ['> a', '  is 1', '> b', '  is 3', '> c'])).toBe(
    ['Line 4, after > b', '  > a', '    is 1', '  > b', '-   is 2', '- > c', '+   is 3', '+ > c'].join('\n'),
  )
  expect(difference(kept, kept.slice(0, 4))).toMatch(/^Line 5, after > b[^]*- > c$/)
  expect(difference(kept.slice(0, 4), kept)).toMatch(/^Line 5, after > c[^]*\+ > c$/)
})
