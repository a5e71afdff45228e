import { isDeepStrictEqual } from 'node:util'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { total, totals } from '~/engine'
import { undriven, watchForUndriven } from '../undriven'
import type { Command } from '~/engine'
import type { TableTypes } from '~/table'
import { isLong, runs, SEED } from '../long'
import { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import type { Game } from './game'
import { gmHand, gmHandAmid } from './gmHand'
import { holdsNone, holdsSame } from './holds'
import { isPlain } from './isPlain'
import { randomAnswer } from './player'
import { checkJournal, checkLastDie, checkOffers, checkPast, checkSecrets, playOut, type FuzzedFight } from './promises'
import { checkAreas } from './properties/areas'
import { checkEndings } from './properties/endings'
import { checkHands } from './properties/hands'
import { checkDeeds } from './properties/down'
import { checkDown, checkNothing } from './properties/nothing'
import { checkPrices } from './properties/prices'
import { checkAsked, checkIdle } from './properties/there'
import { checkRoom, checkSight } from './properties/walls'
import { checkUncounted } from './properties/counted'
import { checkRecord } from './properties/record'
import { checkScreen, putUpScreens } from './properties/screen'
import { ANY, Reached } from './reached'
import { Tastes } from './tastes'
import { withoutClock } from './withoutClock'

/**
 * Fights of the usual run that are held to every promise. Of the faults that 300 fights find, these find all (docs/reliability.md).
 */
const FIGHTS = 80
/**
 * What is rare is to have happened in so many commands. A share of the commands would hang on the seed: the same fights that come to it often
 * by one seed come to it a little less often by the next.
 */
const TIMES = 5
/** After those the usual run goes on only until every option was taken once and what is rare has happened, and up to this many fights at the most. */
const MOST_FIGHTS = 1500
/** Commands of each system in the long run; `FRAY_COMMANDS` names fewer, so that several seeds add up to as many. */
const COMMANDS = Number(process.env.FRAY_COMMANDS ?? 1_000_000)
/** After so many it says how far it has come. */
const PROGRESS = 50_000
/**
 * In how many of a hundred commands what takes long is looked at: whether it goes the same way from its entries alone, and the schema of
 * the whole state. What is wrong with a state stays wrong, so a later command finds it.
 */
const THOROUGH = 20
/** In how many of a hundred fights it is undone to the beginning and done again, opened from its rows, and its past played again. */
const PAST = 25
/** In how many of a hundred commands of a fight the GM does something past the rules; `FRAY_HAND` names more. */
const HAND = Number(process.env.FRAY_HAND ?? 4)
/** How much of what was done least the players of a fight hear of. */
const SCARCE = 24

/** Random fights of this game: that they keep every promise, leave nothing untried, and come to what is rare. */
export function fuzz<R extends TableTypes>(game: Game<R>): void {
  const { commands: mustDo, answers } = game.everything
  const settings = game.ruleset.state.settings.toggles.map(({ key, values }) => [`settings.${key}`, values.map(String)])
  const reached = new Reached(mustDo, {
    ...answers,
    ...Object.fromEntries(settings),
  })
  const seen = new Map(Object.keys(game.rare).map(name => [name, 0]))
  const seldom = () => [...seen].filter(([, n]) => n < TIMES)
  let commands = 0
  let fights = 0
  let last: Command | null = null

  watchForUndriven()

  it(
    `${runs(`at least ${FIGHTS} random fights`, `${COMMANDS} random commands`)} keep every promise of the engine`,
    { timeout: 86_400_000 },
    async () => {
      // What a fight does hangs on those before it, so none is made simpler: a failure is found again by the seed of all.
      for (const seed of fc.sample(fc.nat(), {
        numRuns: isLong ? COMMANDS : MOST_FIGHTS,
        seed: SEED,
      })) {
        if (isLong ? commands >= COMMANDS : fights >= FIGHTS && reached.missing.length + seldom().length === 0) break
        fights++
        const before = commands
        try {
          withoutClock(() => playFight(seed))
        } catch (cause) {
          const where = `FRAY_SEED=${SEED}, fight ${fights}, after ${commands} commands, the last ${JSON.stringify(last)}`
          throw new Error(`${where}: ${String(cause)}`, { cause })
        }
        if (Math.floor(before / PROGRESS) < Math.floor(commands / PROGRESS)) say()
        // Whoever waits for word of this test hears of it between two fights.
        await setImmediate()
      }
    },
  )

  it('in which every option of every command was taken', () => {
    expect(reached.missing).toEqual([])
  })

  it(`in which each thing that is rare happened in at least ${TIMES} commands`, () => {
    expect(seldom()).toEqual([])
  })

  afterAll(() => {
    process.stdout.write(`${reached.report}\n`)
    say()
  })

  function say(): void {
    const { id } = game.ruleset
    const rare = JSON.stringify(Object.fromEntries(seen))
    process.stdout.write(`${id}: seed ${SEED}, ${commands} commands of ${fights} fights, ${rare}\n`)
  }

  function playFight(seed: number): void {
    const chance = new Chance(seed)
    // What is looked at besides has a chance of its own: the fights stay as they are.
    const apart = new Chance(~seed)
    const table = game.prepare(chance)
    const tastes = new Tastes(chance, reached.scarce(SCARCE))
    const { fight, ruleset } = table
    putUpScreens(table, apart)
    // States of the preparation, so that undo is followed back to the very beginning.
    const states = Array.from({ length: fight.timeline.mark.done + 1 }, (_, i) => deepFreeze(fight.stateAt(i)))
    for (const [key, value] of Object.entries(fight.state.settings)) reached.word(`settings.${key}`, String(value))
    for (let n = 0; n < game.commands; n++) {
      // Every open offer begins a command that is thrown away: now and then is enough.
      if (chance.in100(50))
        checkOffers(table, chance.in100(15) ? 'gm' : chance.pick(Object.keys(fight.state.combatants)))
      const isPast = fight.state.phase === 'combat' && chance.in100(HAND)
      const command = isPast ? gmHand(game, table, chance) : game.next(table, chance, tastes, n)
      if (!command) break
      last = command
      if (apart.in100(25)) checkHands(table, apart.pick(Object.keys(fight.state.combatants)), apart)
      const before = fight.state
      let heard = 0
      const entries = playOut(
        table,
        {
          answer(ask, by) {
            const value = randomAnswer(game, table, ask, by, tastes)
            reached.answer(ask, value)
            return value
          },
          put(ask, entries) {
            heard = checkScreen(table, heard, game.fares)
            checkAsked(game.out, table, ask, { command, entries })
            checkSight(game.reaching, table, ask)
          },
          ruling: by => (by.in100(30) ? gmHandAmid(game, table, by) : game.ruling(table, by)),
          check: () => checkSecrets(table, game),
          isPlayedAgain: apart.in100(THOROUGH),
        },
        command,
        chance,
      )
      for (const { key } of entries) if (key.startsWith('gm.')) reached.command({ type: key })
      reached.command(command)
      reached.word(`${command.type}.by`, command.by === 'gm' ? 'gm' : ANY)
      for (const key of Object.keys(command.with ?? {})) reached.word(`${command.type}.with`, key)
      commands++
      for (const [name, happened] of Object.entries(game.rare))
        if (happened(fight.events)) seen.set(name, seen.get(name)! + 1)
      const moment = { table, before, command, entries }
      checkAreas(game.caught, moment)
      checkPrices(game.prices, moment)
      checkEndings(game.never, moment)
      checkNothing(game.nothing, moment)
      checkDown(game.nothing, moment)
      checkDeeds(game.down, moment)
      checkRoom(game.changesPlaces, moment)
      checkIdle(game.out, table)
      checkRecord(moment)
      checkScreen(table, heard, game.fares)
      if (apart.in100(15)) checkUncounted(game.out, table, apart)
      checkTotals(table)
      checkState(table, chance, apart.in100(THOROUGH))
      states.push(deepFreeze(fight.state))
    }
    holdsSame(ruleset.state.problem(fight.state), undefined)
    holdsNone(undriven())
    if (!apart.in100(PAST)) return
    checkJournal(table, states)
    if (fight.timeline.mark.done === 0) return
    checkPast(table, chance)
    checkLastDie(table, chance)
  }

  /** An event has parts where it tells their total, or the totals of pools that came back, and nowhere else. */
  function checkTotals({ fight, ruleset }: FuzzedFight<R>): void {
    const wrong = fight.events.filter(({ type, with: facts, because }) => {
      if ('back' in facts) return !isDeepStrictEqual(facts.back, because && totals(because))
      const fact = game.totals[type]
      return because && fact !== undefined
        ? total(because) !== facts[fact]
        : because !== undefined || fact !== undefined
    })
    holdsNone(wrong)
    const parts = fight.events.flatMap(({ because = [] }) => because)
    holdsNone(parts.filter(part => ruleset.display.text.part(part) === ''))
  }

  function checkState(table: FuzzedFight<R>, chance: Chance, isThorough: boolean): void {
    const { ruleset, fight, terrain } = table
    const { state } = fight
    holdsSame(isPlain(state), true)
    if (isThorough) holdsSame(ruleset.state.problem(state), undefined)
    const all = Object.values(state.combatants)
    const pools = all.flatMap(c => ruleset.display.pools(c))
    holdsNone(pools.filter(({ key, cur, max }) => cur > max || (cur < 0 && !game.belowNone?.includes(key))))
    // What the interface asks of the rules never throws.
    for (const c of all) ruleset.display.badges(c, state)
    ruleset.display.order(state)
    const { of } = ruleset.display.prompt(state)
    for (const who of new Set([chance.pick(all).id, of])) if (who !== null) ruleset.commands.walk(state, terrain, who)
    game.check?.(table)
  }
}
