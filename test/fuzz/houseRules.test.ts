import { describe, expect, it } from 'vitest'
import { run, type Command, type Entry, type Json, type Reason, type Snapshot } from '~/engine'
import { diff } from '~/engine/patches'
import { Refused } from '~/engine/command'
import type { TableTypes } from '~/table'
import { runs, SEED } from '../long'
import { Chance } from './chance'
import type { Game } from './game'
import { games } from './games'
import { randomAnswer } from './player'
import type { FuzzedFight } from './promises'
import { Tastes } from './tastes'

/** Fights that are played for each ruleset. */
const FIGHTS = runs(12, 400)

/** What a house rule has changed in a command: what it said, what it asks, or why it is refused. */
type Told = { said: Json; rules: ReadonlySet<string> }

/**
 * Where a house rule makes a difference, the interface can say so: the reason of the refusal, the option, the part of the
 * total, the event or the question carries its row. Every command is tried once more with one house rule set otherwise.
 */
function tellsOf<R extends TableTypes>(game: Game<R>): void {
  it('is named where it makes a difference', { timeout: 1_200_000 }, () => {
    const untold = new Map<string, string>()
    for (let i = 0; i < FIGHTS; i++) playOneFight(game, new Chance(SEED * 1000 + i), untold)
    expect([...untold.values()], `seed ${SEED}`).toEqual([])
  })
}

function playOneFight<R extends TableTypes>(game: Game<R>, chance: Chance, untold: Map<string, string>): void {
  const table = game.prepare(chance)
  const tastes = new Tastes(chance)
  const { toggles } = game.ruleset.state.settings
  const { fight } = table
  for (let n = 0; n < game.commands; n++) {
    const command = game.next(table, chance, tastes, n)
    if (!command) return
    const { key, rule, also = [], values } = chance.pick(toggles)
    const rows = [rule, ...also]
    const is = (fight.state.settings as Record<string, Json>)[key]!
    // Every command ends with what mends the state, also the one that sets a house rule: both states have been through it.
    const start = withRule(game, table, key, is) ?? fight.state
    const other = chance.pick(values.filter(value => value !== is))
    const otherwise = withRule(game, table, key, other)
    // Some cannot be changed while a fight runs.
    if (!otherwise) {
      answer(game, table, command, chance, tastes)
      continue
    }
    const note = (where: string) =>
      void untold.set(`${key} ${where}`, `${key} ${JSON.stringify([is, other])}, ${rule}: ${where}`)

    // What setting it did to the state, such as to cut a pool, was told there: here it is the rule alone that differs.
    const asItStands = { ...start, settings: otherwise.settings }
    for (const by of ['gm', ...Object.keys(start.combatants)]) {
      const here = game.ruleset.commands.offers(start, table.terrain, by)
      const there = game.ruleset.commands.offers(asItStands, table.terrain, by)
      for (const [j, { command: offered, whyNot }] of here.entries()) {
        const no = there[j]?.whyNot
        if (
          JSON.stringify(whyNot) !== JSON.stringify(no) &&
          !rows.some(row => row === whyNot?.rule || row === no?.rule)
        )
          note(`offer ${offered.type}: ${whyNot?.code} / ${no?.code}`)
      }
    }
    const entries = answer(game, table, command, chance, tastes)
    for (let k = 0; k <= entries.length; k++) {
      const given = entries.slice(0, k)
      const [here, there] = [told(game, table, start, command, given), told(game, table, otherwise, command, given)]
      if (JSON.stringify(here.said) === JSON.stringify(there.said)) continue
      if (!rows.some(row => here.rules.has(row) || there.rules.has(row)))
        note(`${command.type} after ${given.at(-1)?.key}`)
      break
    }
  }
}

/** The fight as it stands once the GM has set a house rule so; undefined: not now. */
function withRule<R extends TableTypes>(
  { ruleset }: Game<R>,
  { fight: { state }, terrain }: FuzzedFight<R>,
  key: string,
  value: Json,
): Snapshot<R> | undefined {
  const settings: Command = { type: 'settings', by: 'gm', with: { set: { [key]: value } } }
  try {
    return run({ ruleset, terrain, snapshot: state, command: settings }, []).state
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** Plays a command to its end; gives the answers. */
function answer<R extends TableTypes>(
  game: Game<R>,
  table: FuzzedFight<R>,
  command: Command,
  chance: Chance,
  tastes: Tastes,
): readonly Entry[] {
  const { fight } = table
  const entries: Entry[] = []
  fight.do(command)
  while (fight.asks) {
    const ask = chance.pick(fight.asks)
    const { key, ask: number, slot, of } = ask
    const value = randomAnswer(game, table, ask, chance, tastes)
    const entry: Entry = { key, ask: number, slot, of, value, source: 'click' }
    const taken: Entry = fight.answer(entry).no ? { key: 'gm.stop' } : entry
    if (!('of' in taken)) fight.ruling(taken)
    entries.push(taken)
  }
  return entries
}

function told<R extends TableTypes>(
  { ruleset }: Game<R>,
  { terrain }: FuzzedFight<R>,
  snapshot: Snapshot<R>,
  command: Command,
  entries: readonly Entry[],
): Told {
  const rules = new Set<string>()
  const bare = <T extends { rules?: readonly string[] }>({ rules: named = [], ...rest }: T) => {
    for (const rule of named) rules.add(rule)
    return rest
  }
  try {
    const now = run({ ruleset, terrain, snapshot, command }, entries)
    const events = now.events.map(bare)
    for (const { because = [] } of events) for (const part of because) rules.add(part.rule)
    const open = now.status === 'pending' ? now.asks : []
    const asks = open.map(bare)
    // The parts of what it states, of what each option would come to, and why one is closed.
    JSON.stringify(open, (key, value: unknown) => {
      if (key === 'rule' && typeof value === 'string') rules.add(value)
      return value
    })
    return { said: { events, asks, changes: diff(snapshot, now.state) } as unknown as Json, rules }
  } catch (error) {
    const reason: Reason | undefined = error instanceof Refused ? error.reason : undefined
    if (reason) rules.add(reason.rule)
    return { said: String(error), rules }
  }
}

describe.each(games)('a house rule of %s', (_, game) => tellsOf(game))
