// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from '../../parts/testing/page'
import { DieBox } from './DieBox'

/** A box that holds `value`, and what is heard of it. */
async function box(value: string) {
  const heard: string[] = []
  const shown = createElement(DieBox, {
    label: 'Attack',
    place: undefined,
    sides: 12,
    isSmall: false,
    value,
    isNext: false,
    refusedBy: undefined,
    onDigit: (digit, isFresh) => heard.push(isFresh ? `${digit} anew` : digit),
    onEmpty: () => heard.push('empty'),
    onStep: by => heard.push(`step ${by}`),
    onTab: () => (heard.push('tab'), true),
  })
  const { write, one } = await page(shown)
  const press = (key: string, held = {}) =>
    act(async () => one('Attack').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held })))
  return { heard, press, write: (words: string) => write('Attack', words) }
}

test('what comes in otherwise than key by key is read digit by digit, the first of them anew', async () => {
  const { heard, write } = await box('')
  await write('1 2')
  expect(heard).toEqual(['1 anew', '2'])
})

test('what is longer than what stood there goes on from it', async () => {
  const { heard, write } = await box('1')
  await write('12')
  await write('3')
  expect(heard).toEqual(['2', '3 anew'])
})

test('a box from which all is taken is empty, and so is one with nothing that can be read', async () => {
  const { heard, write } = await box('7')
  await write('')
  await write('x')
  expect(heard).toEqual(['empty', 'empty'])
})

test('digits fill it, arrows and blanks go on, and letters of the table pass', async () => {
  const { heard, press } = await box('')
  for (const key of ['4', 'ArrowLeft', 'ArrowRight', ' ', 'Backspace', 'x']) await press(key)
  await press('5', { ctrlKey: true })
  expect(heard).toEqual(['4', 'step -1', 'step 1', 'step 1', 'step -1'])
})
