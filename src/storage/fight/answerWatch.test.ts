import { expect, test } from 'vitest'
import { fakeClock } from '../testing/fakes'
import { createAnswerWatch } from './answerWatch'

function watched() {
  const clock = fakeClock()
  const said: string[] = []
  const watch = createAnswerWatch(clock, { slow: () => said.push('slow'), silent: () => said.push('silent') })
  return { clock, said, watch }
}

test('a request without an answer is slow after one second and silent after five', () => {
  const { clock, said, watch } = watched()
  watch.start()
  clock.advance(999)
  expect(said).toEqual([])
  clock.advance(1)
  expect([said, watch.isSlow]).toEqual([['slow'], true])
  clock.advance(3_999)
  expect(said).toEqual(['slow'])
  clock.advance(1)
  expect(said).toEqual(['slow', 'silent'])
})

test('nothing is said of a request that was answered', () => {
  const { clock, said, watch } = watched()
  watch.start()
  clock.advance(1_500)
  watch.stop()
  clock.advance(10_000)
  expect([said, watch.isSlow]).toEqual([['slow'], false])
})

test('each request has its own second, also when the timer of the one before still runs', () => {
  const { clock, said, watch } = watched()
  watch.start()
  clock.advance(900)
  watch.start()
  clock.advance(900)
  expect(said).toEqual([])
  clock.advance(100)
  expect(said).toEqual(['slow'])
})
