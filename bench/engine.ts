import type { Mark, Snapshot } from '../src/engine'
import type { Endurance, Sheet } from '../src/rulesets/endurance'
import { append, type ChainEnd } from '../src/storage/journal'
import { bytesOfFight } from './bytesOfFight'
import { timesInBrowser } from './engineInBrowser'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { folded, journal, rerun, tail, type Journal } from './journal'
import { median } from './median'
import { boardgame } from './reference/boardgame'
import { playScript, playScripts } from './playScripts'
import { scriptOf, type Script } from './script'
import { openSkirmish, skirmish } from './skirmish'
import { tireless } from './tireless'
import { timeWorks, type Work } from './works'

const COMBATANTS = 24

/** Answers of one fight: a round and a half, before the ranks thin out. */
const ANSWERS = 400

/** Fights that are timed together, each by clicks of its own. */
const FIGHTS = 8

/** Nobody can pay for a reaction, so no window opens. */
const defenceless = (): Partial<Sheet> => ({ stamina: { cur: 0, max: 12 }, attacks: 'best' })

/**
 * The engine beside boardgame.io, in CPU time: 24 combatants in a mêlée, all rules on, every window asked. An answer counts
 * once its state and its open questions have been read and its rows are written out as they are stored; the commands
 * between the answers are timed and not counted. The clicks were thought out beforehand. boardgame.io makes a move of one d20
 * and one die for damage; it runs as it comes, without NODE_ENV, and what its production mode makes of it is said beside.
 * @throws Error when more than half of the answers only pass, or when replay gives another state.
 */
export async function engine(runs: number): Promise<Figure[]> {
  const start = skirmish(COMBATANTS)
  const real = scripts(start)
  const share = sum(real, 'passes') / sum(real, 'answers')
  if (share > 0.5) throw new Error(`${percent(share)} of the answers only pass; at most half may.`)
  const endless = skirmish(COMBATANTS, tireless)
  const middle = journal(endless, 2_000)
  return [
    ...(await rates(runs, { start, scripts: real }, `${percent(share)} of the answers pass`)),
    ...undoing(runs, middle),
    ...growth(runs, journal(endless, 10_000)),
    ...replaying(runs, middle),
    figureOf(
      'bytes an answer, whole fight',
      [1, 2, 3, 4, 5, 6].map(seed => bytesOfFight(start, seed)),
      'lower',
      500,
    ),
  ]
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const sum = (of: readonly Script[], what: 'answers' | 'passes'): number => of.reduce((all, one) => all + one[what], 0)

/** A state, and clicks that were thought out from there. */
interface Scripted {
  readonly start: Snapshot<Endurance>
  readonly scripts: readonly Script[]
}

const scripts = (start: Snapshot<Endurance>): Script[] =>
  Array.from({ length: FIGHTS }, (_, seed) => scriptOf(openSkirmish(start), seed, ANSWERS))

/**
 * In the browser that Fray runs in, whose V8 is years ahead of Node 20's: there the gates hold. The same in this process is said
 * beside, in CPU time, and beside boardgame.io's production mode.
 */
async function rates(runs: number, real: Scripted, note: string): Promise<Figure[]> {
  const defenders = skirmish(COMBATANTS, defenceless)
  const bare = { start: defenders, scripts: scripts(defenders) }
  const there = await timesInBrowser(runs, { answer: real.start, bare: defenders }, FIGHTS, ANSWERS)
  const here = timeWorks(runs, {
    move: moves(20),
    answer: fights(real),
    bare: fights(bare),
    production: moves(20, 'production'),
  })
  const over = (moves: readonly number[], answers: readonly number[]) => answers.map((ms, i) => moves[i]! / ms)
  const row = (work: 'answer' | 'bare', gate: number, more: string) => {
    const name = `answers/s of ${work === 'answer' ? 'real' : 'bare'} attacks / boardgame.io moves/s, in Chromium`
    const µs = `${(1000 * median(there.answers[work])).toFixed(1)} µs against ${(1000 * median(there.moves)).toFixed(0)}`
    const node = over(here.move, here[work])
    const spread = `${Math.min(...node).toFixed(1)} to ${Math.max(...node).toFixed(1)}`
    const inNode = `in Node ${process.versions.node}: ${median(node).toFixed(1)} (${spread}; ${(1000 * median(here[work])).toFixed(1)} µs)`
    const production = `beside its production mode: ${median(over(here.production, here[work])).toFixed(1)}`
    const notes = [µs, inNode, production, more].filter(Boolean).join('; ')
    return figureOf(name, over(there.moves, there.answers[work]), 'higher', gate, notes)
  }
  return [row('answer', 10, note), row('bare', 15, '')]
}

/** The same clicks from the same state, after 20 rows and after 10,000. */
function growth(runs: number, long: Journal): Figure[] {
  const short = tail(long, 20)
  const script = scriptOf(openSkirmish(long.end), 1, ANSWERS)
  const times = timeWorks(runs, { short: playOn(short, script), long: playOn(long, script) })
  const ratios = times.long.map((ms, i) => ms / times.short[i]!)
  const note = `${long.rows.length} and ${short.rows.length} rows`
  return [figureOf('time an answer, 10,000 rows / 20 rows', ratios, 'lower', 1.1, note)]
}

function undoing(runs: number, middle: Journal): Figure[] {
  const times = timeWorks(runs, {
    undo: undos(middle),
    short: undos(tail(middle, 20)),
    boardgame: boardgameUndos(2_000),
  })
  const rate = times.undo.map((ms, i) => times.boardgame[i]! / ms)
  const ratios = times.undo.map((ms, i) => ms / times.short[i]!)
  return [
    figureOf('undo and redo/s at 2,000 rows / boardgame.io undo/s', rate, 'higher', 1),
    figureOf('undo and redo, 2,000 rows / 20 rows', ratios, 'lower', 1.5),
  ]
}

function replaying(runs: number, middle: Journal): Figure[] {
  for (const replayed of [folded(middle), rerun(middle)]) {
    if (JSON.stringify(replayed) !== JSON.stringify(middle.end))
      throw new Error('Replay gives another state than play.')
  }
  const { length } = middle.rows
  const times = timeWorks(runs, {
    move: moves(20),
    folded: { prepare: () => () => (folded(middle), length) },
    rerun: { prepare: () => () => (rerun(middle), length) },
  })
  const rate = (work: 'folded' | 'rerun') => times[work].map((ms, i) => times.move[i]! / ms)
  const note = `running every answer again: ${median(rate('rerun')).toFixed(1)}`
  return [figureOf('replay of 2,000 rows, rows/s / boardgame.io moves/s', rate('folded'), 'higher', 10, note)]
}

/** Whole clicks of fights from their start. */
function fights({ start, scripts }: Scripted): Work {
  return { prepare: () => () => playScripts(start, scripts) }
}

/** One fight is played on, taken back and played on again: to open it anew each time would leave its rows to be collected. */
function playOn({ start, rows }: Journal, script: Script): Work {
  const fight = openSkirmish(start, rows)
  if (fight.state.phase !== 'combat') throw new Error('The fight is over.')
  const { mark } = fight.timeline
  return {
    prepare: () => () => {
      playScript(fight, script)
      fight.go(mark)
      return script.answers
    },
  }
}

/** The latest command, an attack or not, is undone and redone over and over. */
function undos({ start, rows }: Journal): Work {
  const fight = openSkirmish(start, rows)
  let head: ChainEnd = { seq: 0, sum: 0 }
  const goTo = (mark: Mark | null) => {
    for (const row of fight.go(mark!).rows ?? []) head = append(head, 1, row)
    if (!fight.state) throw new Error('A mark led nowhere.')
  }
  return {
    prepare: () => () => {
      for (let i = 0; i < 1_000; i++) {
        goTo(fight.back('command'))
        goTo(fight.forward('command'))
      }
      return 1_000
    },
  }
}

function moves(logged: number, mode?: 'production'): Work {
  return {
    prepare() {
      const { move } = boardgame('attack', logged, mode)
      return () => {
        for (let i = 0; i < 100; i++) move(i)
        return 100
      }
    },
  }
}

function boardgameUndos(logged: number): Work {
  return {
    prepare() {
      const { undo } = boardgame('hit', logged)
      return () => {
        for (let i = 0; i < 200; i++) undo()
        return 200
      }
    },
  }
}
