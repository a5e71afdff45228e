import type { Lane } from '~/engine/ruleset'
import { isAble, isDying, roster } from '../conditions/able'
import { isDue } from '../harm/stabilize'
import type { Combatant, Place, Snapshot } from '../state/types'

type RowState = Lane['rows'][number]['state']

/** The turn sidebar: one list by initiative, the highest first, ties explained. */
export function order(s: Snapshot): readonly Lane[] {
  const rows = inOrder(s).map(c => {
    const { state, words } = turnStatus(s, c)
    const place = s.turn?.order.find(({ who }) => who === c.id)
    return { who: c.id, state, words: [place && initiativeWords(s, place), words].filter(Boolean).join(' · ') }
  })
  return [{ name: 'Initiative', side: null, now: s.phase === 'combat', rows }]
}

/** Those who are there, as initiative has them; before the fight as the GM listed them. */
export function inOrder(s: Snapshot): readonly Combatant[] {
  const order = s.turn?.order ?? []
  const placed = order.flatMap(({ who }) => s.combatants[who] ?? [])
  const rest = roster(s).filter(c => !order.some(({ who }) => who === c.id))
  return [...placed, ...rest].filter(c => !c.gone)
}

/** "9", and how a tie was settled: "9, re-rolled 5, 7" or "9, Vigilant first". */
function initiativeWords(s: Snapshot, { who, total, ties }: Place): string {
  if (ties.length > 0) return `${total}, re-rolled ${ties.join(', ')}`
  const vigilant = (id: string) => s.combatants[id]?.sheet.traits.vigilant ?? false
  const tied = (s.turn?.order ?? []).some(other => other.total === total && vigilant(other.who) !== vigilant(who))
  return tied && vigilant(who) ? `${total}, Vigilant first` : `${total}`
}

/** How a combatant stands in the round. */
export function turnStatus(s: Snapshot, c: Combatant): { state: RowState; words: string } {
  const { condition } = c.sheet.status
  if (c.gone) return { state: 'out', words: 'gone' }
  if (!isAble(c) && !isDying(c)) return { state: 'out', words: condition }
  if (s.phase !== 'combat' || !s.turn) return { state: 'waiting', words: '' }
  const { who, last, order: places } = s.turn
  if (who === c.id) return { state: 'acting', words: isDying(c) ? 'must stabilize' : '' }
  const at = (id: string | null) => places.findIndex(place => place.who === id)
  const spent = at(c.id) <= at(last) || (who !== null && at(c.id) < at(who))
  if (isDying(c)) return spent || !isDue(s, c) ? { state: 'out', words: 'dying' } : { state: 'waiting', words: 'dying' }
  return spent ? { state: 'spent', words: 'has acted' } : { state: 'waiting', words: '' }
}
