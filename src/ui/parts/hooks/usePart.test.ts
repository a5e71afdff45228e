// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from '../testing/page'
import { usePart } from './usePart'

const first = () => Promise.resolve({ words: 'first' })
const second = () => new Promise<{ words: string }>(() => undefined)

function Shown({ load }: { load: typeof first }) {
  const part = usePart(load)
  return typeof part === 'string' ? part : part.words
}

test('what is drawn for another part is not given the one before, however long it takes', async () => {
  const { text, show } = await page(createElement(Shown, { load: first }))
  expect(text()).toBe('first')
  await show(createElement(Shown, { load: second }))
  expect(text()).toBe('loading')
})
