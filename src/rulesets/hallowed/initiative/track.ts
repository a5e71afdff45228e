import { ruleReport } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isPresent, whyNotTakePart } from '../conditions'
import { currentScore } from '../sheet/ability'
import { sayToGm } from '../state/events'
import type { Entry, Snapshot, Turn, World } from '../state/types'

/** Members of one moment as they are gone through: by current Agility, highest first, then roster order [HAL-INIT-09]. */
export function listOrder(s: Snapshot, who: readonly Id[]): readonly Id[] {
  const roster = Object.keys(s.combatants)
  const agility = (id: Id) => currentScore(s.combatants[id]!.sheet, 'agility')
  return who.toSorted((a, b) => agility(b) - agility(a) || roster.indexOf(a) - roster.indexOf(b))
}

/** The first of them who takes part at all: the others lose their entries when the count comes. */
export function leadOf(s: Snapshot, who: readonly Id[]): Id | undefined {
  return listOrder(s, who).find(id => !whyNotTakePart(s.combatants[id]!))
}

/** From the lowest count to the highest; groups of one count one after the other [HAL-INIT-07]. */
export function byCount(a: Entry, b: Entry): number {
  return a.value - b.value || a.wave - b.wave
}

/** Still to be resolved, and its creature in the order. */
export function isWaiting({ combatants }: Snapshot, { who, state }: Entry): boolean {
  const c = combatants[who]!
  return state === 'waiting' && isPresent(c) && c.cell !== null
}

const sameGroup = (a: Entry, b: Entry): boolean => a.value === b.value && a.wave === b.wave

/**
 * The entries that are resolved next, at the same moment; none: the round is through [HAL-INIT-08]. The dead, the
 * departed and those who are off the map have left the order [HAL-END-03].
 */
export function nextGroup(s: Snapshot): readonly Entry[] {
  const waiting = (s.turn?.entries ?? []).filter(entry => isWaiting(s, entry)).toSorted(byCount)
  const [first] = waiting
  if (!first) return []
  ruleReport('HAL-INIT-07')
  return waiting.filter(one => sameGroup(one, first))
}

/** Whether a count has gone by: lower than the one that was resolved last; equal has not [HAL-INIT-15]. */
export const hasGoneBy = ({ count }: Turn, value: number): boolean => count !== null && value < count

/**
 * Which group of its count a new entry joins: the one that has not begun, or one of its own after what was resolved. Two
 * entries of one creature are never in one group.
 */
export function waveOf({ entries }: Pick<Turn, 'entries'>, who: Id, value: number): number {
  const there = entries.filter(one => one.value === value)
  const last = Math.max(-1, ...there.map(({ wave }) => wave))
  const waiting = there.find(one => one.state === 'waiting' && one.wave === last)
  const own = there.some(one => one.who === who && one.wave === last)
  if (waiting && !own) return last
  return last + 1
}

/** A late entry takes its place in the round, or, when its count has gone by, waits for the next as an extra one. */
export function enterRound(w: World, entry: Omit<Entry, 'wave' | 'state'>): void {
  w.enter('HAL-INIT-15')
  const turn = w.editTurn()
  const { who, value, extra: _, base: _base, ...declared } = entry
  if (hasGoneBy(turn, value)) {
    w.enter('HAL-INIT-13', 'HAL-INIT-16')
    const { act, means, mod, words } = declared
    w.editSheet(who, 'fight').pending = { act, means, mod, words, value }
    sayToGm(w, 'tooLate', { who, value, count: turn.count })
    return
  }
  const placed: Entry = { ...entry, wave: waveOf(turn, who, value), state: 'waiting' }
  turn.entries = [...turn.entries, placed].toSorted(byCount)
}

/** The entry of this creature and kind changes. */
export function editEntry(w: World, { who, extra }: Pick<Entry, 'who' | 'extra'>, change: Partial<Entry>): void {
  const turn = w.editTurn()
  turn.entries = turn.entries.map(one => (one.who === who && one.extra === extra ? { ...one, ...change } : one))
}
