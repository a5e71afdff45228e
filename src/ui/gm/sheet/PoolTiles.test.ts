// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Field } from '~/engine'
import { page } from '../../parts/testing/page'
import { PoolTiles } from './PoolTiles'

const field = (key: string) => ({ path: [key], label: key, kind: { kind: 'pool' } }) as unknown as Field

async function tiles(sheet: Record<string, unknown>, showsAll = false) {
  const fields = Object.keys(sheet).map(field)
  const { here } = await page(createElement(PoolTiles, { who: 'a', fields, sheet, colours: {}, showsAll }))
  const part = (bar: HTMLElement) => Number(bar.style.getPropertyValue('--part'))
  return {
    names: [...here.querySelectorAll('label')].map(label => label.textContent),
    parts: [...here.querySelectorAll<HTMLElement>('.bar')].map(part),
    grounds: [...here.querySelectorAll('.bar')].map(bar => bar.getAttribute('style')),
  }
}

test.each([
  [{ cur: 3, max: 12 }, 0.25],
  [{ cur: 12, max: 12 }, 1],
  [{ cur: 15, max: 12 }, 1],
  [{ cur: -2, max: 12 }, 0],
  [{ cur: 2, max: 0 }, 0],
  [{ cur: 1, max: 1 }, 1],
])('of %o the bar is filled to %f', async (pool, part) => {
  expect((await tiles({ health: pool })).parts).toEqual([part])
})

test('pools that nobody of this kind has are left out, unless all are shown', async () => {
  const sheet = {
    health: { cur: 3, max: 9 },
    magic: { cur: 0, max: 0 },
    spent: { cur: 0, max: 4 },
    lent: { cur: 1, max: 0 },
  }
  expect((await tiles(sheet)).names).toEqual(['health', 'spent', 'lent'])
  expect((await tiles(sheet, true)).names).toEqual(['health', 'magic', 'spent', 'lent'])
  expect((await tiles({ magic: { cur: 0, max: 0 } })).names).toEqual([])
})
