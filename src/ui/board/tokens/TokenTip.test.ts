// @vitest-environment happy-dom
import { act, createElement, createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from '../../parts/testing/page'
import { TokenTip } from './TokenTip'

const map = { width: 20, height: 20 } as Parameters<typeof TokenTip>[0]['map']
const guard = { id: 'g', name: 'Guard A', cell: 190, size: 1, badges: [] } as never
const number = { key: '1', cell: 190, size: 1, words: '−6', tone: 'loss' } as never

/** The card of the guard, over whom the pointer rests, while this is seen of the latest blow. */
async function hovered(floats: readonly never[], isMoving: boolean) {
  const board = createRef<HTMLDivElement>()
  const tip = { board, map, tokens: [guard], picking: null, floats, isMoving, about: undefined }
  const { here } = await page(
    createElement(
      'div',
      { ref: board },
      createElement('div', { className: 'board-token', 'data-token': 'g' }),
      createElement(TokenTip, tip),
    ),
  )
  const token = here.querySelector<HTMLElement>('[data-token]')!
  // In the middle of a board of 800 × 800.
  token.getBoundingClientRect = () => new DOMRect(400, 360, 40, 40)
  const hears = (type: string, buttons = 0) =>
    act(async () => void token.dispatchEvent(new MouseEvent(type, { bubbles: true, buttons })))
  await hears('pointerover')
  const card = here.querySelector<HTMLElement>('.board-tip')
  return card && { words: card.textContent, transform: card.style.transform, hears, isThere: () => card.isConnected }
}

test('the card goes with a drag, also where it came by the focus that a press gave, and comes to nobody during it', async () => {
  const { hears, isThere } = (await hovered([], false))!
  await hears('pointermove')
  expect(isThere()).toBe(true)
  await hears('pointermove', 1)
  expect(isThere()).toBe(false)
  await hears('pointerover', 1)
  expect(document.querySelector('.board-tip')).toBeNull()
  await hears('pointerover')
  expect(document.querySelector('.board-tip')).not.toBeNull()
})

test('the card of a token stays away while a blow is seen, and then off the number that has risen from it', async () => {
  expect(await hovered([number], true)).toBeNull()
  const alone = (await hovered([], false))!
  const beside = (await hovered([number], false))!
  expect(alone.words).toBe('Guard A')
  // The number stands above: so the card, which else does, stands below.
  expect([alone, beside].map(({ transform }) => /calc\((\d+px - \d+%)\)\)$/.exec(transform)![1])).toEqual([
    '350px - 100%',
    '410px - 0%',
  ])
})
