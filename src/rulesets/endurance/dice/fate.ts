import type { Part } from '~/engine/events'
import { option, type Option } from '~/engine/questions'
import { part, reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import { choose, type DiceKey } from '../state/questions'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'

/** Can a point of fate be spent by this one? */
function hasFate(s: Snapshot, c: Combatant): boolean {
  return s.settings.fateActions && c.sheet.fate > 0
}

function spendFate(w: World, who: Id, on: string): void {
  w.enter('END-OPT-01')
  // By the GM's word it can be spent by those who have none.
  w.setSheet(who, { fate: Math.max(0, w.of(who).sheet.fate - 1) })
  say(w, 'fate', { who }, { on })
}

/**
 * A point of fate sets one of the dice that were rolled to its maximum; the luck die too. `names`: the dice, in the order
 * of `faces`. Returns the faces.
 */
export const fateDie = rule<
  Endurance,
  [Id, DiceKey | 'death', readonly string[], readonly number[], readonly number[], 'all' | 'asked'],
  readonly number[]
>([], 'fateDie', function* (w, who, key, names, sides, faces, see) {
  if (!hasFate(w.now, w.of(who))) return faces
  w.enter('END-OPT-01')
  const options = () => ['none', ...names]
  const which = yield* choose(who, `${key}.fate`, options, { see, facts: { faces: [...faces] }, default: 'none' })
  const at = names.indexOf(which)
  if (at < 0 || !hasFate(w.now, w.of(who))) return faces
  spendFate(w, who, which)
  return faces.map((face, i) => (i === at ? (sides[i] ?? face) : face))
})

/** A point of fate halves one source of damage, after everything else that lowers it, rounded up. */
export const fateAgainst = rule<Endurance, [Id, number], readonly Part[]>([], 'fateAgainst', function* (w, who, taken) {
  if (taken < 2 || !hasFate(w.now, w.of(who))) return []
  w.enter('END-OPT-01')
  const options = () => ['none' as const, 'halve' as const]
  const answer = yield* choose(who, 'damage.fate', options, { see: 'asked', facts: { taken }, default: 'none' })
  if (answer === 'none' || !hasFate(w.now, w.of(who))) return []
  spendFate(w, who, 'damage')
  return [part(-Math.floor(taken / 2), 'fate', 'END-OPT-01')]
})

const POOLS = ['endurance', 'stamina', 'focus'] as const

/** Fate: one more action in the own turn, half the maximum of a pool (rounded up), or a question to the GM. */
export const fate = rule<Endurance, [Id], void>(['END-OPT-01', 'END-DICE-14'], 'fate', function* (w, who) {
  const options = (): Option<'action' | 'question' | (typeof POOLS)[number]>[] => {
    const no = w.now.turn?.who === who ? undefined : reason('END-OPT-01', 'notTakingTurn', { who })
    return [...POOLS.map(value => option(value)), option('question'), option('action', no)]
  }
  const on = yield* choose(who, 'fate.on', options, { see: 'asked' })
  spendFate(w, who, on)
  const pool = POOLS.find(name => name === on)
  if (on === 'action') w.editSheet(who, 'status').actionsLeft++
  if (!pool) return
  const { cur, max } = w.of(who).sheet[pool]
  w.editSheet(who, pool).cur = Math.min(max, cur + Math.ceil(max / 2))
})
