import { expect, test } from 'vitest'
import { fakeClock, settle } from '../testing/fakes'
import { createWriterWatch } from './writerWatch'

function watching() {
  const clock = fakeClock()
  let there: boolean | Error = true
  let changes = 0
  const watch = createWriterWatch({
    clock,
    isThere: async () => {
      if (there instanceof Error) throw there
      return there
    },
    changed: () => void changes++,
  })
  const pass = async (seconds: number, found: boolean | Error) => {
    there = found
    for (let i = 0; i < seconds; i++) {
      clock.advance(1_000)
      await settle()
    }
    return [watch.isGone, changes]
  }
  return { watch, pass }
}

test('a window that is away for as long as it takes to load it anew is not gone', async () => {
  const { pass } = watching()
  expect(await pass(2, false)).toEqual([false, 0])
  expect(await pass(1, true)).toEqual([false, 0])
  expect(await pass(2, false)).toEqual([false, 0])
})

test('one that stays away is gone, once, until somebody writes again', async () => {
  const { pass } = watching()
  expect(await pass(3, false)).toEqual([true, 1])
  expect(await pass(5, false)).toEqual([true, 1])
  expect(await pass(1, true)).toEqual([false, 2])
})

test('nothing is claimed where it cannot be asked, nor once nobody watches any more', async () => {
  const { watch, pass } = watching()
  expect(await pass(9, new Error('no locks'))).toEqual([false, 0])
  watch.stop()
  expect(await pass(9, false)).toEqual([false, 0])
})

test('stopped in the midst of a look it looks no more', async () => {
  const clock = fakeClock()
  const looks: ((isThere: boolean) => void)[] = []
  let changes = 0
  const isThere = () => new Promise<boolean>(answer => void looks.push(answer))
  const watch = createWriterWatch({ clock, isThere, changed: () => void changes++ })
  for (let missed = 0; missed < 3; missed++) {
    clock.advance(1_000)
    if (missed === 2) watch.stop()
    looks[missed]!(false)
    await settle()
  }
  clock.advance(10_000)
  expect([looks.length, changes]).toEqual([3, 0])
})
