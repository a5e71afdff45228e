import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { drawMutants, judge, mutantsAt } from '../scripts/mutants.mjs'
import { plant, plantAsleep } from '../scripts/mutants/plant.mjs'
import { placesOf } from '../scripts/mutants/places.mjs'
import { askTogether } from '../scripts/mutants/together.mjs'

const faults = (source: string) => placesOf('a.ts', source).map(fault => [fault.operator, plant(source, fault)])

it('a fault is one small change that still parses, of what runs and of nothing else', () => {
  expect(faults('if (a <= b) return')).toEqual([
    ['relation', 'if (a < b) return'],
    ['exit', 'if (a <= b) {}'],
  ])
  expect(faults('x = !a || b')).toEqual([
    ['not', 'x = (a) || b'],
    ['logic', 'x = ((!a) && (b))'],
  ])
  expect(faults('function* f() { yield* heal(w) }')).toEqual([['call', 'function* f() { {} }']])
  expect(faults('x = Math.max(a, b) + c')).toEqual([
    ['bound', 'x = Math.min(a, b) + c'],
    ['sum', 'x = Math.max(a, b) - c'],
  ])
  expect(faults('type A = 1 | 2; import { b } from "b"; x = `${a}` + b; const o = { 1: c }')).toEqual([])
})

it('faults that are planted asleep change nothing; the one that is awake does what it does alone', () => {
  const source = `
    const log = []
    const early = 2
    function f(a, b) {
      let n = early
      if (a < b && b > 1) return n * 3
      n += 1
      a > 3 ? log.push(a) : log.push(b)
      if (b) log.push('b')
      else log.push('none')
      return Math.max(n, a)
    }`
  const all = placesOf('a.ts', source)
  const outcome = (text: string, awake = -1) =>
    runInNewContext(`${text}; JSON.stringify([f(1, 2), f(5, 2), f(0, 0), f(2, 2), f(1, 1), log])`, {
      isAwake: (one: number) => one === awake,
    })
  const sound = outcome(source)
  const asked = new Set<number>()
  let left = all.map((fault, n) => [n, fault] as const)
  for (let loads = 0; left.some(([, { early }]) => !early); loads++) {
    expect(loads).toBeLessThan(9)
    const asleep = plantAsleep(source, left)
    expect(outcome(asleep.source)).toBe(sound)
    for (const n of asleep.planted) {
      expect(outcome(asleep.source, n)).toBe(outcome(plant(source, all[n]!)))
      asked.add(n)
    }
    left = left.filter(([n]) => !asked.has(n))
  }
  expect(left.map(([, { from }]) => from)).toEqual(['2'])
  expect(asked.size).toBeGreaterThan(14)
})

it('the same folder, seed and count draw the same faults; another seed draws others', () => {
  const { mutants, places } = drawMutants('src/dice', 7, 12)
  expect(mutants).toHaveLength(12)
  expect(places).toBeGreaterThan(12)
  expect(drawMutants('src/dice', 7, 12).mutants).toEqual(mutants)
  expect(drawMutants('src/dice', 8, 12).mutants).not.toEqual(mutants)
  expect(mutants.filter(({ file }) => file.includes('.test.'))).toEqual([])
})

it('the faults of a line are asked for by its file, and one kind of them by its operator', () => {
  const [one] = drawMutants('src/dice', 7, 1).mutants
  const place = `${one!.file.split('/').at(-1)}:${one!.line}`
  const here = mutantsAt('src/dice', [place])
  expect(here).toContainEqual(one)
  expect(new Set(here.map(({ file, line }) => `${file}:${line}`)).size).toBe(1)
  expect(mutantsAt('src/dice', [`${place}:${one!.operator}`])).toEqual(
    here.filter(({ operator }) => operator === one!.operator),
  )
  expect(() => mutantsAt('src/dice', [`${place}:nothing`])).toThrow('has no fault at')
})

const passed = { passed: true, tests: 3, by: '' }
const failed = { passed: false, tests: 3, by: 'a.test.ts: one' }
const late = { passed: false, tests: 0, by: 'no test ended any more', late: true }
/** The pace that the sound code had when it was asked last, and the two it can have since. */
const [TOOK, AS_BEFORE, BUSY] = [10_000, 10_000, 30_000]

it.each([
  ['a failed test finds it', [failed], 'found'],
  ['no test finds it', [passed], 'lives'],
  ['late while the machine was busy, it is asked about again: found', [late, AS_BEFORE, failed], 'found'],
  ['late while the machine was busy, it is asked about again: it lives', [late, BUSY, passed], 'lives'],
  ['late twice, the second time by the pace of now, it is endless', [late, BUSY, late], 'found'],
  ['late, and so is the sound code: nothing is known', [late, late], 'unknown'],
  ['late, and the sound code fails: nothing is known', [late, failed], 'unknown'],
] as const)('a fault is judged by what its tests say: %s', async (_, answers, verdict) => {
  const asked: { planted: boolean; limit: number }[] = []
  const paces = answers.filter(one => typeof one === 'number')
  const judged = await judge(async (planted, limit) => {
    const answer = answers[asked.push({ planted, limit }) - 1]!
    return typeof answer === 'number' ? { ...passed, took: answer } : { ...answer, took: limit }
  }, TOOK)
  expect(judged).toMatchObject({ verdict, took: paces[0] ?? TOOK })
  expect(asked.map(one => one.planted)).toEqual([true, false, true].slice(0, answers.length))
  expect(asked.filter(one => one.planted).map(one => one.limit / 6)).toEqual([TOOK, ...paces])
})

/**
 * Asks 30 tests, each of which reaches every third fault, about twelve faults; `notices` says which test fails with which. A test that
 * fails because of fault 0 does not come as far as the others.
 */
async function asksTogether(notices: (test: number, awake: readonly number[]) => boolean, plays = Infinity) {
  const faults = [...Array(12).keys()]
  const tests = [...Array(30).keys()].map(String)
  const judged: Record<number, { verdict: string; tests: number }> = {}
  let [runs, played] = [0, 0]
  const play = async (awake: ReadonlyMap<string, readonly number[]>) => {
    played += 1
    runs += awake.size
    return new Map(
      [...awake].map(([test, awake]) => {
        const reached = faults.filter(n => n % 3 === Number(test) % 3)
        const felt = awake.includes(0) && reached.includes(0) ? [0] : reached
        const failed = notices(
          Number(test),
          awake.filter(n => felt.includes(n)),
        )
        return [test, { failed, reached: new Set(failed ? felt : reached) }]
      }),
    )
  }
  const tell = (n: number, how: (typeof judged)[number]) => {
    expect(judged[n]).toBeUndefined()
    judged[n] = how
  }
  await askTogether(faults, tests, play, tell, { atOnce: 10, isOver: () => played >= plays })
  const verdicts = (verdict: string) => faults.filter(n => judged[n]?.verdict === verdict)
  return { found: verdicts('found'), unknown: verdicts('unknown'), lives: verdicts('lives'), judged, runs }
}

it('a fault that one test of thirty notices is found, in little more runs than there are tests', async () => {
  const { found, lives, runs } = await asksTogether((test, awake) => test === 29 && awake.includes(8))
  expect(found).toEqual([8])
  expect(lives).toHaveLength(11)
  expect(runs).toBeLessThan(40)
})

it('each of several faults in one test is found, and one that every test notices hides no other', async () => {
  const notices = (test: number, awake: readonly number[]) =>
    awake.includes(0) || (test === 4 && (awake.includes(1) || awake.includes(10))) || (test === 27 && awake.includes(3))
  expect((await asksTogether(notices)).found).toEqual([0, 1, 3, 10])
})

it('a fault that lives has been asked of every test that reaches it', async () => {
  const { judged } = await asksTogether(() => false)
  expect(Object.values(judged).map(({ tests }) => tests)).toEqual(Array(12).fill(10))
})

it('a test that fails in any case finds nothing; what the time did not suffice for is not found', async () => {
  expect((await asksTogether(test => test === 5)).found).toEqual([])
  expect((await asksTogether((_, awake) => awake.length > 0, 1)).found).toEqual([])
})

it('what a test noticed only once is unknown', async () => {
  let isFirst = true
  const { found, unknown } = await asksTogether((test, awake) => {
    const isAlone = test === 7 && awake.length === 1 && awake[0] === 4
    const isNoticed = test === 7 && awake.includes(4) && (!isAlone || isFirst)
    if (isAlone) isFirst = false
    return isNoticed
  })
  expect([found, unknown]).toEqual([[], [4]])
})
