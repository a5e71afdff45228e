// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { TableRecord } from '~/feed/record'
import { FLAT, TABLE } from '~/words/en/players'
import { page } from '../../parts/testing/page'
import { Edge } from './Edge'

type Now = TableRecord['now']

/** Roland acts against a guard whom he has just struck; Boudica is still to come. */
const at = (now: Partial<Now>) => {
  const row = (who: string, turn: 'acting' | 'waiting') => ({ who, turn })
  const sides = [
    { id: 'heroes', badge: 0 },
    { id: 'guards', badge: 1 },
  ]
  const combatants = [
    { id: 'roland', name: 'Roland', side: 'heroes' },
    { id: 'boudica', name: 'Boudica', side: 'heroes' },
    { id: 'guard', name: 'Guard', side: 'guards' },
  ]
  const deed = {
    id: 'blow',
    by: 'guard',
    victims: [{ who: 'roland', kinds: ['hit'], changes: [{ label: 'endurance', n: -3 }], notes: [] }],
    dice: [],
    sum: { total: 14, against: 12, isUnder: false },
  }
  return {
    phase: 'combat',
    now: { title: 'Guard', who: 'guard', side: 'guards', answers: [], ...now },
    track: [{ now: true, rows: [row('guard', 'acting'), row('boudica', 'waiting')] }],
    clock: null,
    sides,
    combatants,
    deed,
  } as unknown as TableRecord
}

const edgeOf = async (record: TableRecord, isFar = false) => {
  const { here } = await page(createElement(Edge, { record, isFar }))
  const parts = [...here.querySelector('.flat-edge')!.children].map(part =>
    part.textContent!.replace(/\s+/g, ' ').trim(),
  )
  return { edge: here.querySelector('.flat-edge')!, parts, side: here.querySelector('svg')?.outerHTML }
}

const asked = at({
  title: 'Roland: react?',
  who: 'roland',
  side: 'heroes',
  answers: [
    { words: 'Dodge', price: '1 stamina' },
    { words: 'Nothing', price: '' },
  ],
})

test.each([false, true])(
  'a hero who is asked reads it at a long edge, with the answers and their prices, in place of the latest blow (far: %s)',
  async isFar => {
    const { parts } = await edgeOf(asked, isFar)
    expect(parts).toEqual(['Roland: react?', 'Dodge 1 staminaNothing', `${FLAT.next} Boudica`])
  },
)

test('the sign beside the question is that of whoever is asked, not of who acts', async () => {
  const [ofAsked, ofActing] = [await edgeOf(asked), await edgeOf(at({}))]
  expect(ofAsked.side).not.toBe(ofActing.side)
  expect((await edgeOf(at({ title: 'Roland', who: 'roland', side: null }))).side).toBe(ofAsked.side)
})

test('while nobody is asked the latest blow stands there: by whom, on whom, the total, and what it took', async () => {
  const { parts } = await edgeOf(at({}))
  expect(parts[1]).toMatch(new RegExp(`^Guard → Roland= 14 ${TABLE.against} 12.*−3 endurance$`))
})

test('the far edge turns away from whoever listens: it is said once', async () => {
  const [near, far] = [(await edgeOf(asked)).edge, (await edgeOf(asked, true)).edge]
  expect([near.getAttribute('aria-hidden'), near.querySelector('[role=status]') !== null]).toEqual([null, true])
  expect([far.getAttribute('aria-hidden'), far.querySelector('[role=status]')]).toEqual(['true', null])
})
