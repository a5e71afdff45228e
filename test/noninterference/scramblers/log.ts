import type { Event, Thrown } from '~/engine'
import { LINES } from '~/store/players/playersView'
import type { LogEntry, LogLine } from '~/store/log/logEntry'
import type { Moment, State } from '../fights/moment'
import { behindScreen, each, plain } from './entries'
import { type About, junk, type Scrambler } from './scrambler'

/**
 * Whether another map was put in before. It would reach into the past, where what is unknown now was perhaps seen: for entries that are
 * changed, who was seen then is looked up again.
 */
const hasOtherMap = (moment: Moment, { terrain }: About): boolean => moment.terrain !== terrain

/** What only the GM is told of a command: everything but the shared facts, and how it is put. */
export const logOfTheGm: Scrambler = (moment, about) => {
  if (hasOtherMap(moment, about)) return false
  const { chance } = about
  const isAdded = chance.in100(30)
  const { measures } = moment.ruleset.display
  moment.log = each(moment.log, entry => {
    const { command } = entry
    const isNamed =
      command.by === 'gm' ||
      entry.lines.some(({ event }) => JSON.stringify(event.shared ?? {}).includes(`"${command.by}"`))
    const lines: LogLine[] = []
    /** Where what was rolled before each line stands now. */
    const rolledBefore: number[] = []
    for (const line of entry.lines) {
      const { type, shared } = line.event
      const secret = { type: 'damaged', with: { who: junk(), taken: 77 } }
      rolledBefore.push(lines.length)
      // What a secret roll came to follows it also where nothing else is told to the GM.
      if (!shared && (!isAdded || measures[type])) lines.push(line)
      if (shared)
        lines.push({ ...line, words: junk(), parts: [], rules: [], event: { type, with: { what: junk() }, shared } })
      // Not between a roll and what it came to: that would be another roll.
      if (isAdded && shared && (measures[type] || entry.thrown.length === 0))
        lines.push({ words: junk(), type: 'damaged', parts: [], rules: [], shared: false, event: secret })
    }
    return {
      ...plain(entry),
      // Whether somebody acts or the GM plays several at once is seen at the table: the blows of one are one deed. So is the beginning,
      // and who acts where that one is named.
      command: { type: command.type === 'begin' ? 'begin' : junk(), by: isNamed ? command.by : junk() },
      words: junk(),
      lines,
      thrown: entry.thrown.map(roll => ({ ...roll, eventsBefore: rolledBefore[roll.eventsBefore] ?? lines.length })),
      sources: [],
      around() {
        const { before, after } = entry.around()
        return { before: renamed(before), after: renamed(after) }
      },
    }
  })
  return moment.log.length > 0
}

/** Dice that fell behind the screen, and what they came to: other numbers, wherever they stand. */
export const diceBehindScreens: Scrambler = (moment, about) => {
  if (hasOtherMap(moment, about)) return false
  const { log } = moment
  const changed = new Map<number, LogEntry>()
  // So many lines the players are sent, and each command has one of them at least, or none.
  for (let i = log.present; i >= 0 && i > log.present - 2 * LINES; i--) {
    const entry = log.at(i)!
    const lines = entry.lines.map(line => ({
      ...line,
      event: withOtherDice(line.event, behindScreen(moment, entry, line)),
    }))
    const thrown = entry.thrown.map(roll => (isSecretRoll(moment, entry, roll) ? withOtherFaces(roll) : roll))
    const isOther =
      lines.some(({ event }, at) => event !== entry.lines[at]!.event) ||
      thrown.some((one, at) => one !== entry.thrown[at])
    if (isOther) changed.set(i, { ...plain(entry), lines, thrown })
  }
  moment.log = { ...log, at: i => changed.get(i) ?? log.at(i) }
  return changed.size > 0
}

function withOtherDice(event: Event, dice: readonly string[]): Event {
  if (dice.length === 0) return event
  const other = (facts: Event['with']) =>
    Object.fromEntries(Object.entries(facts).map(([fact, was]) => [fact, dice.includes(fact) ? 4711 : was]))
  return { ...event, with: other(event.with), ...(event.shared && { shared: other(event.shared) }) }
}

/** Rolled behind the screen, or where the players may not know that somebody rolls, or for something that they are not told of. */
function isSecretRoll({ ruleset }: Moment, entry: LogEntry, { of, see, eventsBefore }: Thrown): boolean {
  const { combatants, sides } = entry.around().after
  const side = sides[combatants[of]?.side ?? '']
  const tells = entry.lines.find(({ type }, i) => i >= eventsBefore && ruleset.display.measures[type])
  return see === 'asked' || !side || side.screen === true || !tells?.shared
}

const withOtherFaces = (roll: Thrown): Thrown => ({ ...roll, dice: [...roll.dice, 12], faces: [...roll.faces, 7] })

/** Commands that were undone, whatever they said. */
export const logUndone: Scrambler = moment => {
  const { log } = moment
  const last = log.at(log.present)
  if (!last) return false
  const undone: LogEntry = { ...plain(last), undone: true, lines: last.lines }
  moment.log = {
    ...log,
    length: log.length + 1,
    at: i => (i === log.present + 1 ? undone : log.at(i > log.present ? i - 1 : i)),
  }
  return true
}

const renamed = (s: State): State => ({
  ...s,
  combatants: Object.fromEntries(
    Object.entries(s.combatants).map(([id, one]) => [id, { ...one, name: junk(), notes: junk() }]),
  ),
})
