import type { Command, Entry, Fight, Mark, Row } from '~/engine'
import type { TableTypes } from '~/table'
import { Chance } from '../fuzz/chance'
import type { Game } from '../fuzz/game'
import { randomAnswer } from '../fuzz/player'
import { Tastes } from '../fuzz/tastes'
import type { RecordedFight } from './transcript'

/** Rows of a recorded fight, at the least. */
const ROWS = 300
/** Fights that are tried until one has every kind of row. */
const SEEDS = 400

/** Kinds of rows, and of what is in them, by the words of the journal. */
export function kindsOf(rows: readonly Row[]): Set<string> {
  return new Set(
    rows.flatMap(row => {
      switch (row.row) {
        case 'open':
          return ['open', ...(row.command.force ? ['open force'] : []), ...(row.command.with ? ['open with'] : [])]
        case 'entry':
          return 'of' in row.entry
            ? [`answer ${row.entry.source}`, ...(row.entry.force ? ['answer force'] : [])]
            : [row.entry.key]
        case 'close':
          return ['close', ...row.redo.map(({ op }) => `close ${op}`)]
        case 'branch':
        case 'name':
          return [row.row]
        default:
          return [`${row.row} ${row.to.entries === null ? 'command' : 'answer'}`]
      }
    }),
  )
}

/** What a recorded fight has at least once each. */
export const EVERY_KIND: readonly string[] = [
  'open, open force, open with, close, close replace, close add, close remove',
  'answer click, answer physical, answer dice, answer auto, answer gm, answer force',
  'gm.set, gm.knob, gm.run, gm.stop',
  'undo command, undo answer, redo command, redo answer',
].flatMap(list => list.split(', '))

/**
 * A random fight of this game with every kind of row (but those in `without`), which stops in the middle of a question.
 *
 * @param from the first seed that is tried
 * @throws when no seed gives one
 */
export function recordFight<R extends TableTypes>(
  game: Game<R>,
  from: number,
  without: readonly string[],
): RecordedFight {
  const wanted = EVERY_KIND.filter(kind => !without.includes(kind))
  for (let seed = from; seed < from + SEEDS; seed++) {
    const recorded = playRandomly(game, new Chance(seed), wanted)
    if (recorded) return recorded
  }
  throw new Error(`${game.ruleset.id}: no fight of ${SEEDS} has ${wanted.join(', ')}`)
}

function playRandomly<R extends TableTypes>(
  game: Game<R>,
  chance: Chance,
  wanted: readonly string[],
): RecordedFight | undefined {
  const table = game.prepare(chance)
  const { fight, rows, terrain, start, ruleset } = table
  const tastes = new Tastes(chance)
  const take = (did: ReturnType<Fight<R>['do']>) => {
    if (did.rows) rows.push(...did.rows)
    return !did.no
  }
  // Not back to before combat began: nobody would begin it again.
  const begun = fight.timeline.mark.done + 1
  const travel = (to: Mark | null) => void (to && to.done >= begun && take(fight.go(to)))
  const isDone = () => rows.length >= ROWS && wanted.every(kind => kindsOf(rows).has(kind))

  for (let n = 0; n < ROWS; n++) {
    const command = game.next(table, chance, tastes, n)
    if (!command) {
      // The fight is over: it is taken back some way, and goes on differently.
      for (let back = 0; back < 8; back++) travel(fight.back('command'))
      continue
    }
    const forced: Command = chance.in100(10) ? { ...command, force: true } : command
    if (!take(fight.do(forced))) continue
    for (let i = 0; fight.asks; i++) {
      if (i > ROWS) return undefined
      // An answer has been given, and another question is open: here the recording stops.
      if (i > 0 && isDone()) return { ruleset: ruleset.id, map: terrain.map, start, rows }
      if (chance.in100(6)) travel(fight.back('answer'))
      if (chance.in100(50)) travel(fight.forward('answer'))
      const ask = fight.asks && chance.pick(fight.asks)
      if (!ask) break
      const { key, ask: number, slot, of } = ask
      const standing = ruleset.commands.standingOrder?.(fight.state, ask)
      const isDeadEnd = ask.kind === 'choice' && ask.options.filter(({ whyNot }) => !whyNot).length < ask.min
      let entry: Entry = { key: 'gm.stop' }
      const knob = ask.knobs && chance.pick(ask.knobs)
      if (knob && chance.in100(8))
        entry = { key: 'gm.knob', ask: number, knob: knob.key, value: chance.pick(knob.options) }
      else if (chance.in100(8)) entry = game.ruling(table, chance)
      else if (!isDeadEnd && !chance.in100(2)) {
        const source = ask.kind === 'roll' ? chance.pick(['dice', 'physical', 'gm'] as const) : 'click'
        const value = standing ?? randomAnswer(game, table, ask, chance, tastes)
        entry = { key, ask: number, slot, of, value, source: standing === undefined ? source : 'auto' }
        if (chance.in100(8)) entry = { ...entry, source: 'gm', force: true }
      }
      if (!take('of' in entry ? fight.answer(entry) : fight.ruling(entry)) && 'of' in entry)
        take(fight.ruling({ key: 'gm.stop' }))
    }
    if (chance.in100(8)) travel(fight.back('command'))
    if (chance.in100(50)) travel(fight.forward('command'))
  }
  return undefined
}
