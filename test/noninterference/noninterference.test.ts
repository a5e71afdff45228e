import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { isLong, runs, SEED } from '../long'
import { ALLOWED } from './comparison/allowed'
import { Measured, measure } from './comparison/measure'
import { stubCanvas } from './fights/canvas'
import { SYSTEMS, type System } from './fights/systems'
import { LEAKS } from './leaks/leaks'

/** Of each system; five of them make 100,000 in the long run. */
const PAIRS = Number(process.env.FRAY_PAIRS ?? runs(60, 20_000))
/** Pairs after which a planted leak counts as not found. */
const PATIENCE = 1_500

beforeAll(stubCanvas)

describe('other secrets, the same bytes', () => {
  it.each(SYSTEMS)(
    '$id: what the players are sent hangs on nothing they do not know',
    async system => {
      const seed = SEED % 2 ** 20
      const measured = new Measured()
      await measure(system, seed, measured, { feeds: 2, alone: 30, isEnough: ({ pairs }) => pairs >= PAIRS })
      if (isLong) report(system, seed, measured)
      expect(measured.leaks, `FRAY_SEED=${seed}`).toEqual([])
    },
    3_600_000,
  )

  it('has for each difference that is allowed a row of its ledger', () => {
    const missing = ALLOWED.filter(
      ({ system, row }) => !readFileSync(`docs/rules/${system}.md`, 'utf8').includes(`| ${row} |`),
    )
    expect(missing).toEqual([])
  })
})

describe('a planted leak', () => {
  // Of each part of the way one in the usual run, all of them in the long one.
  const planted = Object.entries(LEAKS).flatMap(([part, leaks]) =>
    Object.entries(leaks)
      .slice(0, isLong ? undefined : 1)
      .map(([what, way]) => ({ part, what, way })),
  )

  it.each(planted)(
    'is found: $part, $what',
    async ({ part, way }) => {
      const measured = new Measured()
      // Zones and a clock are common in Murdham, answers of which much is said in Endurance; most is rolled in Hallowed Earth.
      const rules = { answers: 'endurance', log: 'tiny', screen: 'hallowed' }[part] ?? 'murdham'
      const system = SYSTEMS.find(({ id }) => id === rules)!
      const isEnough = ({ leaks, pairs }: Measured) => leaks.length > 0 || pairs >= PATIENCE
      await measure(system, 1, measured, { feeds: 2, alone: 40, isEnough, way })
      expect(measured.leaks.length).toBeGreaterThan(0)
    },
    600_000,
  )
})

function report({ id }: System, seed: number, measured: Measured): void {
  const {
    fights,
    moments,
    atQuestions,
    pairs,
    feedPairs,
    recordPairs,
    commands,
    messages,
    reseen,
    allowed,
    scrambled,
  } = measured
  const by = (counts: ReadonlyMap<string, number>) => JSON.stringify(Object.fromEntries(counts))
  process.stdout.write(
    `${id}, seed ${seed}: ${fights} fights, ${moments} moments (${atQuestions} at questions), ${pairs} pairs (${feedPairs} through ` +
      `two feeds with ${messages} messages, ${recordPairs} of records, ${commands} secret commands), ${reseen} thrown away, ` +
      `allowed ${by(allowed)}\n  ${by(scrambled)}\n`,
  )
}
