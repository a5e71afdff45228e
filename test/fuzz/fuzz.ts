import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { total, watchForUndriven } from '~/engine'
import { Chance } from './chance'
import type { Game, OnMap } from './game'
import { isPlain } from './isPlain'
import { randomAnswer } from './player'
import { checkJournal, checkOffers, checkSecrets, playOut, type FuzzedFight } from './promises'
import { Reached } from './reached'
import { Tastes } from './tastes'
import { withoutClock } from './withoutClock'

/** Fights in a run; many more with FRAY_LONG=1. */
const FIGHTS = process.env.FRAY_LONG ? 2500 : 300
/** The seed of the short run, which is the same everywhere; FRAY_SEED names another. The long one draws its own. */
const SEED = process.env.FRAY_SEED ?? (process.env.FRAY_LONG ? undefined : '1')

/** Random fights of this game: that they keep every promise, leave nothing untried, and come to what is rare. */
export function fuzz<R extends OnMap>(game: Game<R>): void {
  const { commands: mustDo, answers } = game.everything
  const settings = game.ruleset.settings.toggles.map(({ key, values }) => [`settings.${key}`, values.map(String)])
  const reached = new Reached(mustDo, { ...answers, ...Object.fromEntries(settings) })
  const seen = new Map(Object.keys(game.rare.events).map(name => [name, 0]))
  let commands = 0

  watchForUndriven()

  it(`${FIGHTS} random fights keep every promise of the engine`, { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(fc.nat(), seed => withoutClock(() => playFight(new Chance(seed)))),
      { numRuns: FIGHTS, verbose: 1, ...(SEED !== undefined && { seed: Number(SEED) }) },
    )
  })

  it('in which every option of every command was taken', () => {
    expect(reached.missing).toEqual([])
  })

  it(`in which what is rare happened in at least ${game.rare.share} % of commands`, () => {
    const often = [...seen].map(([name, n]) => [name, (n / commands) * 100] as const)
    expect(often.filter(([, percent]) => percent < game.rare.share)).toEqual([])
  })

  afterAll(() => {
    process.stdout.write(`${reached.report}\n${commands} commands, ${JSON.stringify(Object.fromEntries(seen))}\n`)
  })

  function playFight(chance: Chance): void {
    const table = game.prepare(chance)
    const tastes = new Tastes(chance)
    const { fight } = table
    // States of the preparation, so that undo is followed back to the very beginning.
    const states = Array.from({ length: fight.timeline.mark.done + 1 }, (_, i) => JSON.stringify(fight.stateAt(i)))
    for (const [key, value] of Object.entries(fight.state.settings)) reached.word(`settings.${key}`, String(value))
    for (let n = 0; n < game.commands; n++) {
      checkOffers(table, chance.in100(15) ? 'gm' : chance.pick(Object.keys(fight.state.combatants)))
      const command = game.next(table, chance, tastes, n)
      if (!command) break
      const entries = playOut(
        table,
        {
          answer(ask, by) {
            const value = randomAnswer(game, table, ask, by, tastes)
            reached.answer(ask, value)
            return value
          },
          ruling: by => game.ruling(table, by),
          check: () => checkSecrets(table, game),
        },
        command,
        chance,
      )
      for (const { key } of entries) if (key.startsWith('gm.')) reached.command({ type: key })
      reached.command(command)
      commands++
      for (const [name, happened] of Object.entries(game.rare.events))
        if (happened(fight.events)) seen.set(name, seen.get(name)! + 1)
      checkTotals(table)
      checkState(table)
      states.push(JSON.stringify(fight.state))
    }
    checkJournal(table, states)
  }

  /** An event has parts where it tells their total, and nowhere else. */
  function checkTotals({ fight, ruleset }: FuzzedFight<R>): void {
    for (const { type, with: facts, because } of fight.events) {
      const fact = game.totals[type]
      expect(because !== undefined, type).toBe(fact !== undefined)
      if (because && fact !== undefined) expect(total(because), type).toBe(facts[fact])
      for (const part of because ?? []) expect(ruleset.text.part(part)).toMatch(/./)
    }
  }

  function checkState(table: FuzzedFight<R>): void {
    const { ruleset, fight, terrain } = table
    const { state } = fight
    expect(isPlain(state)).toBe(true)
    expect(ruleset.problem(state)).toBeUndefined()
    for (const c of Object.values(state.combatants)) {
      for (const { key, cur, max } of ruleset.pools(c)) {
        expect(cur, key).toBeGreaterThanOrEqual(0)
        expect(cur, key).toBeLessThanOrEqual(max)
      }
      // What the interface asks of the rules never throws.
      ruleset.walk(state, terrain, c.id)
      ruleset.badges(c, state)
    }
    ruleset.order(state)
    ruleset.now(state)
    game.check?.(table)
  }
}
