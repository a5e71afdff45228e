// @vitest-environment happy-dom
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useTable } from '~/store/state'
import { page } from '../../parts/testing/page'
import type { Found } from './forecastWords'
import { Standing } from './Standing'

const combatant = (id: string, more = {}) => ({ id, name: id.toUpperCase(), side: 's1', ...more })
const combatants = { a: combatant('a'), b: combatant('b'), c: combatant('c'), d: combatant('d', { gone: true }) }

beforeEach(() => {
  useTable.setState({ fight: { snapshot: { combatants, sides: { s1: { badge: 2 } } } } as never })
})

/** Of a hundred fights: so often each falls, and what is left on average, in hundredths. */
const found = (falls: Found['falls'], left: Found['left']) => ({ falls, left, fights: 100 }) as Found
const now = found({ a: 25, d: 50 }, { a: 350, b: 1200, d: 100 })

const rows = (here: HTMLElement) =>
  [...here.querySelectorAll('tbody tr')].map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))
const bars = (here: HTMLElement) =>
  [...here.querySelectorAll<HTMLElement>('.forecast-bar')].map(bar =>
    [...bar.children].map(part => (part as HTMLElement).style.width || (part as HTMLElement).style.left),
  )

test('who still stands how often is said and drawn for each who is there and was foretold', async () => {
  const { here } = await page(createElement(Standing, { found: now, beside: null, besideWords: null, away: [] }))
  expect(rows(here)).toEqual([
    ['A', '', '75 %', '3.5'],
    ['B', '', '100 %', '12.0'],
  ])
  expect(bars(here)).toEqual([['75%'], ['100%']])
  expect(here.querySelectorAll('thead th')).toHaveLength(4)
})

test('beside another forecast each bar has its mark and each row its number; of who is away then there is neither', async () => {
  const other = found({ a: 50, b: 90 }, { a: 100, b: 100 })
  const given = { found: now, beside: other, besideWords: 'without b', away: ['b'] }
  const { here, text } = await page(createElement(Standing, given))
  expect(rows(here).map(row => row.at(-1))).toEqual(['50 %', ''])
  expect(bars(here)).toEqual([['75%', '50%'], ['100%']])
  expect(text()).toContain('| without b')
  expect(here.querySelectorAll('thead th')).toHaveLength(5)
})
