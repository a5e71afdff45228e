import type { Browser, Page } from '@playwright/test'
import { demo } from '../src/app/demo/demo'
import { openFight, run, type Entry } from '../src/engine'
import { retcon } from '../src/engine/retcon'
import { packFight } from '../src/formats/fight/pack'
import { endurance, type Endurance } from '../src/rulesets/endurance'
import { tactics } from '../src/rulesets/endurance/tactics'
import { answerTo, explore, fight, likely, replayFight, type OddsInput, type Board } from '../src/simulate'
import { rollOutcomes } from '../src/simulate/explore'
import { createTerrain } from '../src/table'
import { tollBridge } from '../src/app/demo/tollBridge'
import { frayBuilt, launch, type Site } from './browser'
import { fightFile } from './fightFile'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { journal } from './journal'
import { median } from './median'
import { openSkirmish, skirmish, skirmishMap } from './skirmish'
import { timeRatios } from './timeRatios'
import { tireless } from './tireless'
import { NO_NEWCOMER } from '../scripts/browser.mjs'

/** Combatants beside whom odds are asked for. */
const CROWD = 20

/** Attacks that are aimed in each run. */
const AIMS = 10

/** Fights of a forecast, and of those that are played beside it with `run`. */
const FIGHTS = 2_000
const FEW = 4

/** Rows that lie behind the die that is changed. */
const BACK = 300

/**
 * What lies ahead, and what might have been. In this process: exact odds and forecast fights beside the same with nothing but `run`,
 * every path and every answer from the beginning of the command; and a die that is changed in the past. In the GM's window (the
 * production build): from the aiming of an attack to the first number, to all of them and to the last exact one; and a
 * forecast of 4 against 6 on the map of the demo, with what the main thread does meanwhile.
 */
export async function ahead(runs: number): Promise<Figure[]> {
  const start = await bridge()
  return [...beside(runs, start), ...changing(runs), ...(await inWindow(runs, start))]
}

type Fought = Parameters<typeof fight<Endurance>>[1]

/** The demo with a sixth on the other side, who stands behind the others. */
async function bridge(): Promise<Fought> {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.resolve(new Response(''))
  const { start } = await demo(endurance as never).finally(() => void (globalThis.fetch = fetch))
  const prepared = openFight({
    ruleset: endurance,
    terrain: createTerrain(tollBridge),
    state: start as unknown as Fought,
  })
  const { side, cell } = Object.values(prepared.state.combatants).find(({ name }) => name === 'Guard A')!
  const sixth = { name: 'Guard C', side, cell: cell! + 2, preset: 'guard' }
  const { no } = prepared.do({ type: 'join', by: 'gm', with: { list: [sixth] } })
  if (no) throw new Error(no.problem ?? no.reason.code)
  return prepared.state
}

/** CPU time beside the same with `run` alone. */
function beside(runs: number, start: Fought): Figure[] {
  const ruleset = { ...endurance, tactics }
  const board: Board<Endurance> = { ruleset, terrain: createTerrain(tollBridge) }
  const attack = oneAttack()
  const paths = { ours: explore(attack)!.paths, all: everyPath(attack) }
  const [odds] = timeRatios(runs, () => void everyPath(attack), [() => void explore(attack)])
  const deeds = Array.from({ length: FEW }, (_, i) => replayFight(board, start, 1, i))
  const [fights] = timeRatios(runs, () => deeds.forEach(one => playedByRun(board, start, one)), [
    () => deeds.forEach((_, i) => fight(board, start, 1, i)),
  ])
  const each = fights!.other / FEW
  const rate = `${(1000 / each).toFixed(0)} fights/s of one core, ${each.toFixed(1)} ms CPU each`
  return [
    ratio(
      'every path with `run` / exact odds, CPU',
      odds!,
      5,
      `${paths.all} paths, ${paths.ours} walked in ${odds!.other.toFixed(1)} ms`,
    ),
    ratio('fights with `run` / forecast fights, CPU', fights!, 1.5, rate),
  ]
}

const ratio = (
  name: string,
  { value, low, high }: ReturnType<typeof timeRatios>[number],
  gate: number,
  note: string,
): Figure => ({
  name,
  value,
  gate,
  better: 'higher',
  pass: high <= 2 * low ? value >= gate : 'noisy',
  low,
  high,
  note,
})

/** An attack in the crowd on somebody who cannot pay for an answer: two dice and the luck die, and what a critical asks for. */
function oneAttack(): OddsInput<Endurance> {
  const prepared = openSkirmish(skirmish(CROWD, () => ({ stamina: { cur: 0, max: 12 }, attacks: 'best' })))
  const terrain = createTerrain(skirmishMap)
  const { teams, at } = prepared.state.turn!
  const by = Object.values(prepared.state.combatants).find(({ side }) => teams[at]!.includes(side))!.id
  prepared.do({ type: 'takeTurn', by })
  return { ruleset: { ...endurance, tactics }, terrain, snapshot: prepared.state, command: { type: 'attack', by } }
}

/** Each way through a command from its beginning, every face of every die, nothing taken together; how many there are. */
function everyPath(begun: OddsInput<Endurance>): number {
  const decide = likely(begun)
  let paths = 0
  const walk = (entries: readonly Entry[]): void => {
    const { state, ...now } = run(begun, entries)
    const ask = now.status === 'pending' ? now.asks[0] : undefined
    if (!ask || tactics.after.has(ask.key)) return void paths++
    if (ask.kind !== 'roll') return walk([...entries, answerTo(ask, decide(state, ask)!)])
    for (const { faces } of rollOutcomes(ask.dice, false)) walk([...entries, answerTo(ask, [...faces])])
  }
  walk([])
  return paths
}

/** A fight of the forecast once more, each of its answers with `run` from the beginning of the command. */
function playedByRun(board: Board<Endurance>, start: Fought, deeds: ReturnType<typeof replayFight>): void {
  let snapshot = start
  for (const { command, entries } of deeds) {
    let now = run({ ...board, snapshot, command }, [])
    for (const n of entries.keys()) now = run({ ...board, snapshot, command }, entries.slice(0, n + 1))
    snapshot = now.state
  }
}

/** Milliseconds from a die that was read otherwise, so many rows back, until all that followed has been played again. */
function changing(runs: number): Figure[] {
  const terrain = createTerrain(skirmishMap)
  const { start, rows } = journal(skirmish(CROWD, tireless), 2_000)
  const line = openSkirmish(start, rows)
  const at = rows.findLastIndex(({ row }, i) => row === 'open' && rows.length - i >= BACK)
  const first = rows.slice(0, at).filter(({ row }) => row === 'close').length
  const { steps, mark } = line.timeline
  const done = steps.findIndex(({ entries }, i) => i >= first && entries.some(({ key }) => key === 'attack.dice'))
  const entry = steps[done]!.entries.findIndex(({ key }) => key === 'attack.dice')
  // The same faces typed anew: nothing stops it, so that all that followed is played.
  const change = { kind: 'entry', done, entry, to: { ...steps[done]!.entries[entry]! } } as const
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    const { stop } = retcon({ ruleset: endurance, terrain, fight: line }, change)
    if (stop) throw new Error('It was not played again to its end.')
    return performance.now() - from
  })
  const note = `${mark.done - done} actions of ${CROWD} combatants`
  return [figureOf(`a die ${BACK} rows back, ms`, times, 'lower', 200, note)]
}

/** The same fights in the app. */
async function inWindow(runs: number, start: Fought): Promise<Figure[]> {
  const [fray, browser] = [await frayBuilt(), await launch()]
  try {
    const aims: Aimed[][] = []
    const crowd = await opened(browser, fray, fightFile(CROWD, 20), 'combatants')
    await crowd.keyboard.press('Enter')
    await crowd.waitForTimeout(1_000)
    await aimed(crowd)
    for (let run = 0; run < runs; run++) aims.push(await aimed(crowd))
    await crowd.context().close()
    const bridge = await opened(browser, fray, bridgeFile(start), 'The bridge')
    const told: Foretold[] = []
    for (let run = 0; run < runs; run++) told.push(await foretold(bridge))
    const of = (what: keyof Aimed, share: number) =>
      aims.map(one =>
        quantile(
          one.map(aim => aim[what]),
          share,
        ),
      )
    return [
      figureOf('aimed at 20 combatants → a number, p95, ms', of('first', 0.95), 'lower', 100),
      figureOf('aimed → a number for every target, p95, ms', of('all', 0.95), 'lower', 400),
      figureOf('aimed → all of them exact, ms', of('exact', 0.5), 'lower', 1_000),
      figureOf(
        'forecast of 2,000 fights, 4 against 6, s',
        told.map(({ seconds }) => seconds),
        'lower',
        10,
      ),
      figureOf(
        'long tasks of the main thread meanwhile',
        told.map(({ long }) => long),
        'lower',
        0,
        `${median(told.map(({ frames }) => frames)).toFixed(0)} frames a second`,
      ),
    ]
  } finally {
    await browser.close()
    await fray.close()
  }
}

function bridgeFile(start: Fought): Buffer {
  const meta = { name: 'The bridge', ruleset: endurance.id, start: start as never }
  const map = { id: 'toll-bridge', name: 'The toll bridge', grid: tollBridge, picture: null }
  return Buffer.from(packFight({ meta, map, rows: [], pictures: [] }))
}

async function opened(browser: Browser, fray: Site, buffer: Buffer, title: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' })
  await context.addInitScript(NO_NEWCOMER)
  const page = await context.newPage()
  await page.goto(`${fray.address}/`)
  await page.getByRole('tab', { name: 'Fights' }).click()
  await page.getByLabel('Import a file …').setInputFiles({ name: 'bench.fray', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Add and open it' }).click()
  await page.getByRole('banner').getByText(title).first().waitFor()
  return page
}

/** Milliseconds from the key that aims an attack. */
interface Aimed {
  readonly first: number
  readonly all: number
  readonly exact: number
}

/** An attack is aimed and put back, time after time, looked at frame by frame. */
async function aimed(page: Page): Promise<Aimed[]> {
  const list: Aimed[] = []
  for (let i = 0; i < AIMS; i++) {
    // It looks before the key is pressed, and tells what it has seen afterwards.
    await page.evaluate(() => {
      const aimed = new Promise<{ first: number; all: number; exact: number }>(resolve => {
        let from = 0
        let [first, all, shown] = [0, 0, 0]
        addEventListener('keydown', event => void (from = event.timeStamp), { once: true, capture: true })
        const look = () => {
          const now = performance.now() - from
          const { length } = document.querySelectorAll('.board-odds > span')
          const exact = document.querySelectorAll('.board-odds > [data-exact=true]').length
          if (from > 0 && length > shown) all = now
          if (from > 0 && length > 0) first ||= now
          shown = length
          const isDone = length > 0 && exact === length
          if (from > 0 && (isDone || now > 5_000)) resolve({ first, all, exact: now })
          else requestAnimationFrame(look)
        }
        look()
      })
      Object.assign(globalThis, { aimed })
    })
    await page.keyboard.press('a')
    list.push(await page.evaluate(() => (globalThis as unknown as { aimed: Promise<Aimed> }).aimed))
    await page.keyboard.press('Escape')
    await page.locator('.board-odds').waitFor({ state: 'detached' })
    await page.waitForTimeout(200)
  }
  return list
}

interface Foretold {
  readonly seconds: number
  readonly long: number
  readonly frames: number
}

async function foretold(page: Page): Promise<Foretold> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const entry = page.getByRole('menuitem', { name: /^Forecast/ })
  await entry.waitFor()
  await page.evaluate(() => {
    const seen = { long: 0, frames: 0, isOn: true }
    Object.assign(globalThis, { seen })
    new PerformanceObserver(list => void (seen.long += list.getEntries().length)).observe({ type: 'longtask' })
    const look = () => {
      seen.frames++
      if (seen.isOn) requestAnimationFrame(look)
    }
    look()
  })
  await entry.click()
  const dialog = page.getByRole('dialog', { name: 'Forecast' })
  const from = performance.now()
  await dialog
    .getByText(`${FIGHTS.toLocaleString('en')} of ${FIGHTS.toLocaleString('en')} fights`)
    .waitFor({ timeout: 120_000 })
  const seconds = (performance.now() - from) / 1000
  const { long, frames } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { long: number; frames: number; isOn: boolean } }
    seen.isOn = false
    return seen
  })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return { seconds, long, frames: frames / seconds }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
