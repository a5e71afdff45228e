import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs, SEED } from '../../test/long'
import { scenarios, playScenario, type Tally } from './testing/scenario'
import { SABOTAGE } from './testing/sabotage'

const RUNS = runs(300, 10_000)
/** Scenarios in which a planted mistake must show. */
const SEARCH = 3_000
const STEPS = 200

describe('a bad evening', () => {
  test('loses nothing that was acknowledged, keeps one chain and one writer, and says what is wrong', async () => {
    const total: Tally = { acknowledged: 0, failures: 0, takeOvers: 0, notices: 0 }
    await fc.assert(
      fc.asyncProperty(scenarios(STEPS), async steps => {
        const tally = await playScenario(steps)
        total.acknowledged += tally.acknowledged
        total.failures += tally.failures
        total.takeOvers += tally.takeOvers
        total.notices += tally.notices
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(total.acknowledged).toBeGreaterThan(RUNS)
    expect(total.failures).toBeGreaterThan(RUNS / 10)
    expect(total.takeOvers).toBeGreaterThan(RUNS / 10)
    expect(total.notices).toBeGreaterThan(0)
  })
})

test('that nothing is saved is said in time, also where rows wait behind the slow write of something else', async () => {
  const { failures } = await playScenario([
    { do: 'play', n: 0 },
    { do: 'snapshot', n: 0 },
    { do: 'serve', n: 0 },
    { do: 'serve', n: 1 },
    { do: 'play', n: 0 },
    { do: 'wait', ms: 100 },
    { do: 'wait', ms: 6000 },
    { do: 'serve', n: 2 },
    { do: 'serve', n: 61 },
    { do: 'wait', ms: 6000 },
    { do: 'serve', n: 0 },
  ])
  expect(failures).toBeGreaterThan(0)
})

test('what a database that was cleared had kept is written again, also when it says so only afterwards', async () => {
  await playScenario([
    { do: 'open', n: 0 },
    { do: 'play', n: 0 },
    { do: 'serve', n: 2 },
    { do: 'clear', mirrors: false },
    { do: 'serve', n: 136 },
    { do: 'wait', ms: 100 },
    { do: 'serve', n: 403 },
    { do: 'play', n: 0 },
    { do: 'serve', n: 0 },
  ])
})

test('a window that was replaced while it wrote a cleared fight again leaves the mirror to its successor', async () => {
  await playScenario([
    { do: 'play', n: 0 },
    { do: 'serve', n: 591 },
    { do: 'clear', mirrors: true },
    { do: 'serve', n: 1 },
    { do: 'disk', fault: 'silent but written' },
    { do: 'wait', ms: 100 },
    { do: 'open', n: 0 },
    { do: 'serve', n: 512 },
    { do: 'serve', n: 67 },
    { do: 'disk', fault: 'none' },
    { do: 'serve', n: 34 },
    { do: 'take over', n: 711 },
    { do: 'serve', n: 196 },
    { do: 'serve', n: 467 },
    { do: 'play', n: 531 },
    { do: 'serve', n: 0 },
  ])
})

test('a window that slept while it opened a fight does not end the one that has taken it over', async () => {
  await playScenario([
    { do: 'kill', n: 0 },
    { do: 'open', n: 0 },
    { do: 'serve', n: 508 },
    { do: 'serve', n: 318 },
    { do: 'freeze', n: 0 },
    { do: 'open', n: 0 },
    { do: 'serve', n: 116 },
    { do: 'serve', n: 431 },
    { do: 'take over', n: 51 },
    { do: 'serve', n: 8 },
    { do: 'thaw', n: 0 },
    { do: 'serve', n: 589 },
    { do: 'serve', n: 599 },
    { do: 'snapshot', n: 511 },
    { do: 'serve', n: 0 },
  ])
})

test('two windows that claim the same place never both write: one of them could not, and tries again later', async () => {
  await playScenario([
    { do: 'open', n: 0 },
    { do: 'kill', n: 0 },
    { do: 'disk', fault: 'abort' },
    { do: 'serve', n: 64 },
    { do: 'open', n: 0 },
    { do: 'serve', n: 90 },
    { do: 'serve', n: 35 },
    { do: 'serve', n: 154 },
    { do: 'disk', fault: 'none' },
    { do: 'serve', n: 0 },
    { do: 'serve', n: 131 },
    { do: 'take over', n: 153 },
    { do: 'serve', n: 57 },
    { do: 'retry', n: 0 },
    { do: 'serve', n: 60 },
    { do: 'serve', n: 81 },
    { do: 'play', n: 0 },
    { do: 'serve', n: 272 },
    { do: 'play', n: 201 },
    { do: 'serve', n: 0 },
  ])
})

// Nothing has the first damaged rows any more, and they cannot be undone; what they did is in the state.
describe('what a kept state includes comes back where', () => {
  test('two rows before it are damaged, and the second copy has one of them', async () => {
    await playScenario([
      { do: 'play', n: 588 },
      { do: 'play', n: 996 },
      { do: 'serve', n: 670 },
      { do: 'play', n: 866 },
      { do: 'play', n: 805 },
      { do: 'play', n: 279 },
      { do: 'serve', n: 182 },
      { do: 'wait', ms: 6000 },
      { do: 'snapshot', n: 959 },
      { do: 'damage', n: 98 },
      { do: 'play', n: 610 },
      { do: 'play', n: 78 },
      { do: 'play', n: 870 },
      { do: 'play', n: 294 },
      { do: 'serve', n: 874 },
      { do: 'damage', n: 217 },
      { do: 'power cut' },
    ])
  })
  test('two rows before it are damaged, and the second copy was not written any more', async () => {
    await playScenario([
      { do: 'play', n: 332 },
      { do: 'serve', n: 659 },
      { do: 'kill', n: 906 },
      { do: 'mirror', fail: true },
      { do: 'open', n: 46 },
      { do: 'serve', n: 428 },
      { do: 'serve', n: 310 },
      { do: 'serve', n: 728 },
      { do: 'play', n: 750 },
      { do: 'play', n: 757 },
      { do: 'damage', n: 962 },
      { do: 'snapshot', n: 342 },
      { do: 'serve', n: 454 },
      { do: 'damage', n: 701 },
      { do: 'kill', n: 592 },
    ])
  })
  test('a row before it and one after it are damaged, and there is no second copy', async () => {
    await playScenario([
      { do: 'play', n: 207 },
      { do: 'play', n: 858 },
      { do: 'play', n: 24 },
      { do: 'play', n: 583 },
      { do: 'snapshot', n: 168 },
      { do: 'play', n: 210 },
      { do: 'play', n: 153 },
      { do: 'mirror', fail: true },
      { do: 'play', n: 979 },
      { do: 'play', n: 888 },
      { do: 'serve', n: 766 },
      { do: 'kill', n: 293 },
      { do: 'damage', n: 724 },
      { do: 'damage', n: 840 },
    ])
  })
})

test('a window that follows has every row, though the one that wrote them was killed before it spoke of them', async () => {
  await playScenario([
    { do: 'open', n: 546 },
    { do: 'serve', n: 245 },
    { do: 'serve', n: 79 },
    { do: 'serve', n: 496 },
    { do: 'serve', n: 848 },
    { do: 'play', n: 734 },
    { do: 'open', n: 109 },
    { do: 'kill', n: 501 },
  ])
})

test('a window that follows has every row, though nobody answered for seconds when it read on', async () => {
  await playScenario([
    { do: 'open', n: 0 },
    { do: 'serve', n: 508 },
    { do: 'serve', n: 536 },
    { do: 'open', n: 0 },
    { do: 'serve', n: 0 },
    { do: 'serve', n: 8 },
    { do: 'serve', n: 305 },
    { do: 'play', n: 0 },
    { do: 'serve', n: 0 },
    { do: 'serve', n: 319 },
    { do: 'wait', ms: 6000 },
    { do: 'wait', ms: 100 },
  ])
})

describe('the simulation finds a planted mistake:', () => {
  test.each(Object.entries(SABOTAGE))('%s', async (_, sabotage) => {
    const property = fc.asyncProperty(scenarios(STEPS), async steps => {
      await playScenario(steps, sabotage)
    })
    const { failed } = await fc.check(property, { numRuns: SEARCH, seed: SEED, endOnFailure: true })
    expect(failed).toBe(true)
  })
})
