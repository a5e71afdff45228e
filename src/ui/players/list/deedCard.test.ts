import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordDeed, TableRecord } from '~/feed/record'
import { DeedCard } from './DeedCard'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
})
afterEach(() => vi.unstubAllGlobals())

/** What the card says of a blow for which so many dice showed a 3. */
function told(count: number, sum: RecordDeed['sum']): string {
  const dice = Array.from({ length: count }, () => ({ who: 'a', sides: 6, face: 3 }))
  const deed: RecordDeed = { id: 'one', by: null, victims: [], dice, sum }
  const record = { deed, combatants: [], sides: [] } as unknown as TableRecord
  return renderToStaticMarkup(createElement(DeedCard, { record })).replace(/<[^>]*>/g, ' ')
}

test('the total stands there however many dice made it; of more than six only the total', () => {
  const sum = { total: 18, against: null, isUnder: false }
  expect(told(6, sum)).toMatch(/(d6: 3.*){6}= +18/)
  expect(told(7, { ...sum, total: 21 })).toMatch(/= +21/)
  expect(told(7, sum)).not.toContain('d6')
  expect(told(7, null)).not.toMatch(/d6|=/)
})
