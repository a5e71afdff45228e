// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from '../testing/page'
import { PoolBar } from './PoolBar'

const filled = async (cur: number, max: number) => {
  const { here } = await page(createElement(PoolBar, { colour: 'green', label: 'HP', cur, max }))
  return here.querySelector<HTMLElement>('[role=img]')!.style.getPropertyValue('--bar')
}

test('a bar is filled by its part, never beyond its ends, and empty where there can be nothing', async () => {
  expect([await filled(1, 4), await filled(1, 1), await filled(-2, 4), await filled(9, 4), await filled(0, 0)]).toEqual(
    ['25%', '100%', '0%', '100%', '0%'],
  )
})
