import { expect, test } from 'vitest'
import { createPersistence } from './library'

test('the browser is asked once, and what it promised is told', async () => {
  let asked = 0
  let answered = 0
  const persistence = createPersistence(
    async () => ++asked === 1,
    () => answered++,
  )
  expect(persistence.isPromised).toBeNull()
  await persistence.ask()
  await persistence.ask()
  expect([persistence.isPromised, asked, answered]).toEqual([true, 1, 1])
})

test('a browser that cannot be asked has promised nothing', async () => {
  const persistence = createPersistence(
    () => Promise.reject(new Error('no')),
    () => {},
  )
  await persistence.ask()
  expect(persistence.isPromised).toBeNull()
})
