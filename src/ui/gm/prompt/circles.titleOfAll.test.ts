import { expect, test } from 'vitest'
import { titleOfAll } from './circles'

test('a roll of several is called what it is, and after nobody', () => {
  const asks = ['Roland', 'Guard A', 'Archer'].map(name => ({ title: `${name}: initiative`, name }))
  expect(titleOfAll(asks)).toBe('Initiative')
})

test('a question to several is asked without a name', () => {
  expect(titleOfAll([{ title: 'Guard A: step in for the captain?', name: 'Guard A' }])).toBe('Step in for the captain?')
  expect(titleOfAll([{ title: 'Who goes first?', name: undefined }])).toBe('Who goes first?')
})

test('different questions are named each once, also where a name begins like another', () => {
  const asks = [
    { title: 'Guard A: attack', name: 'Guard A' },
    { title: 'Guard: attack', name: 'Guard' },
    { title: 'Roland: defence', name: 'Roland' },
    { title: 'Roland of Toll: defence', name: 'Roland' },
  ]
  expect(titleOfAll(asks)).toBe('Attack · Defence · Roland of Toll: defence')
})
