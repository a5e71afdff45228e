// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { TableRecord } from '~/feed/record'
import { page } from '../../parts/testing/page'
import { ExitMarks } from './ExitMarks'

const one = { letter: 'G', side: 'a', size: 1, picture: null, face: null, ring: [], badges: [] }
const record = {
  sides: [{ id: 'a', badge: 1 }],
  combatants: [
    { ...one, id: '1', name: 'Guard A', out: 'fled', left: { x: 9, y: 4 } },
    { ...one, id: '2', name: 'Guard B', out: 'left', left: { x: 4, y: 30 } },
    { ...one, id: '3', name: 'Guard C', out: 'fled', left: null },
    { ...one, id: '4', name: 'Guard D', out: null, left: null },
  ],
} as unknown as TableRecord

test('whom the players saw leave has a mark at the edge of what is shown, with a word, and nobody else', async () => {
  const within = { x: 2, y: 1, width: 8, height: 6 }
  const { here, show } = await page(createElement(ExitMarks, { within, record }))
  const marks = [...here.querySelectorAll('li')]
  expect(marks.map(mark => mark.textContent?.replace(/G$/, ''))).toEqual(['Guard A, fled', 'Guard B, left'])
  const [first, second] = marks.map(({ style }) =>
    [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(Number),
  )
  expect(first![0]).toBeCloseTo(8 - 0.9)
  expect(first![1]).toBeCloseTo(3.5 - 0.45)
  expect(second![1]).toBeCloseTo(6 - 0.9)
  await show(createElement(ExitMarks, { within, record: { ...record, combatants: record.combatants.slice(2) } }))
  expect(here.querySelector('ul')).toBeNull()
})
