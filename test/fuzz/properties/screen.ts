import { expect } from 'vitest'
import type { EventFacts, Json, RulesetTypes } from '~/engine'
import { EVENTS as TABLE } from '~/table/secrecy/say'
import type { Chance } from '../chance'
import type { FuzzedFight } from '../promises'

/**
 * The numbers that are told of a side behind the screen as well, by event and fact. None is a die, or what dice have come to: ways and
 * what they cost, the round and its counts, and what becomes of health where a side's health is shown in numbers.
 */
const OPEN_NUMBERS = new Set([
  'round.round',
  'ended.rounds',
  'ended.seconds',
  'timePasses.minutes',
  'moved.cost',
  'enters.value',
  'count.count',
  'passes.passes',
  'threshold.fat',
  'stabilizes.left',
  'damaged.taken',
  'hurt.amount',
  'hurt.stress',
  'hurt.wounds',
  'hurt.n',
  'hurt.net',
  'drained.lost',
  'drained.left',
  'recovered.back',
  'mended.back',
  'mended.closed',
  'rested.back',
  'rested.fatigue',
  'slept.back',
  'meditated.back',
  'healed.n',
  'wakes.hp',
  'adjusted.by',
  // Nothing came through: a word, though it is kept as a 0.
  'damage.amount',
  'struck.n',
  'struck.net',
  // Thrown for all to see, by nobody's side.
  'fate.die',
  'rolled.total',
  'map.width',
  'map.height',
])

/** Some sides roll behind the screen. */
export function putUpScreens<R extends RulesetTypes>({ fight, rows }: FuzzedFight<R>, chance: Chance): void {
  for (const side of Object.keys(fight.state.sides)) {
    if (!chance.in100(40)) continue
    const did = fight.do({
      type: 'side.edit',
      by: 'gm',
      with: { side, screen: true },
    })
    if (did.no) expect.fail(JSON.stringify(did.no))
    rows.push(...did.rows)
  }
}

/**
 * What the players hear of an event is declared with it; of whoever rolls behind the screen they hear no number that is declared as such, and
 * no other number but those named above; and of a side of which nothing is shown, no event that says how somebody `fares`. Asked at each
 * question: who is put behind the screen or on another side later has rolled in the open.
 * `since`: how many events of the command were looked at before. Returns how many there are now.
 */
export function checkScreen<R extends RulesetTypes>(
  { fight, ruleset }: FuzzedFight<R>,
  since: number,
  fares: readonly string[] = [],
): number {
  const { events, state } = fight
  const { combatants, sides } = state
  const isBehind = (id: string) => sides[combatants[id]?.side ?? id]?.screen === true
  const isUntold = (id: string) => sides[combatants[id]?.side ?? '']?.show === 'nothing'
  for (const { type, with: all, shared = {} } of events.slice(since)) {
    if (fares.includes(type) && Object.keys(shared).length > 0 && wordsIn(all['who']).some(isUntold))
      expect.fail(`${type} tells how ${wordsIn(all['who']).join()} fares, of whose side nothing is shown`)
    const declared: readonly EventFacts[] = [ruleset.events[type] ?? {}, (TABLE as typeof ruleset.events)[type] ?? {}]
    for (const [fact, value] of Object.entries(shared)) {
      const whose = declared.flatMap(({ numbers = {} }) => numbers[fact] ?? []).filter(one => all[one] !== undefined)
      const isOpen = declared.some(({ open = [] }) => open.includes(fact))
      if (!isOpen && whose.length === 0) expect.fail(`${type} tells ${fact}, which is declared nowhere`)
      if (isOpen && holdsNumber(value) && !OPEN_NUMBERS.has(`${type}.${fact}`))
        expect.fail(`${type} tells ${fact} openly: ${JSON.stringify(value)}. Is it a number of somebody?`)
      const owners = whose.flatMap(one => wordsIn(all[one]))
      if (owners.some(isBehind)) expect.fail(`${type} tells ${fact} of ${owners.join()}, behind the screen`)
    }
  }
  return events.length
}

const holdsNumber = (fact: Json | undefined): boolean =>
  typeof fact === 'number' || (typeof fact === 'object' && fact !== null && Object.values(fact).some(holdsNumber))

function wordsIn(fact: Json | undefined): readonly string[] {
  if (typeof fact === 'object' && fact !== null) return Object.values(fact).flatMap(wordsIn)
  return typeof fact === 'string' ? [fact] : []
}
