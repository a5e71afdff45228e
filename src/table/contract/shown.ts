import type { Asked } from '~/engine/questions'
import type { Badge as AnyBadge, Lane, Prompt, StandingOrder } from '~/engine/display'
import type { Combatant, Id, RulesetTypes, Snapshot } from '~/engine/snapshot'
import { lasted } from '../words/sentences'

/** What the turn order, the prompt and the badges of every system have in common. */

/** A badge of a token. */
export interface Badge extends AnyBadge {
  /** Everybody at the table sees it. */
  open: boolean
}

/** The badges of what the GM has marked somebody with. */
export function markersOn(s: Pick<Snapshot, 'effects'>, who: Id): readonly Badge[] {
  return Object.values(s.effects)
    .filter(({ on }) => on === who)
    .map(({ words, shared }) => ({ code: 'marker', words, open: shared }))
}

/**
 * The prompt before and after combat.
 *
 * @param clock round and seconds, as these rules count them
 * @param after what is left of the fight once it is over
 */
export function restPrompt<R extends RulesetTypes>(
  { phase, turn }: Pick<Snapshot<R>, 'phase' | 'turn'>,
  clock: Pick<Prompt, 'round' | 'roundName' | 'seconds'>,
  after: string,
): Prompt {
  const gm = { of: 'gm', side: null } as const
  return phase === 'preparation' || !turn
    ? { ...gm, title: 'Preparation', detail: 'Place the combatants, then begin.', ...clock }
    : { ...gm, title: 'Combat is over', detail: after, ...clock, ...lasted(clock.round) }
}

/**
 * A lane for each side.
 *
 * @param order sides in the order of play; those that are not in it follow as the GM listed them
 * @param now whose go it is
 */
export function lanesBySide<R extends RulesetTypes>(
  s: Snapshot<R>,
  row: (c: Combatant<R>) => Lane['rows'][number],
  { order = [], now, words }: { order?: readonly Id[]; now?: Id | null; words?: (side: Id) => string } = {},
): readonly Lane[] {
  const there = Object.values(s.combatants).filter(c => !c.gone)
  const sides = [...order, ...Object.keys(s.sides).filter(id => !order.includes(id))]
  return sides.flatMap(id => {
    const side = s.sides[id]
    const rows = there.filter(c => c.side === id).map(row)
    return side ? [{ name: side.name, side: id, now: id === now, ...(words && { words: words(id) }), rows }] : []
  })
}

/** An order that sets one field of the sheet's orders. */
export function setsOrder(words: string, field: string, value: string): StandingOrder {
  return { words, sets: [{ path: ['orders', field], value }] }
}

/** Orders that would answer a question from now on, by the question. */
export function ordersOf<Key extends string>(
  orders: Readonly<Partial<Record<Key, readonly StandingOrder[]>>>,
): (ask: Asked) => readonly StandingOrder[] {
  const byKey: Readonly<Record<string, readonly StandingOrder[] | undefined>> = orders
  return ({ key }) => (Object.hasOwn(byKey, key) ? byKey[key] : undefined) ?? []
}
