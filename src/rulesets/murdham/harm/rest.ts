import type { Part } from '~/engine/events'
import { part, total, totals } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { backTo } from '~/table/convert'
import { isPlayers, roster } from '../conditions'
import { fullHealth } from '../sheet'
import { say, sayAs } from '../state/events'
import type { Murdham, World } from '../state/types'
import type { Ability } from '../state/vocabulary'
import { perish } from './damage'

/** `stretch`: ten minutes are over; who lives gets up, and what lasted a stretch ends [MUR-TIME-02]. */
export const stretch = rule<Murdham, [], void>(['MUR-TIME-02'], 'stretch', function* (w) {
  say(w, 'stretch', {})
  for (const { id } of roster(w.now)) if (!w.of(id).sheet.status.dead) yield* getUp(w, id)
})

/** The end of a stretch for one: whoever was dying has died of it, the others get up and are themselves again. */
const getUp = rule<Murdham, [Id], void>(['MUR-COND-01'], 'getUp', function* (w, who) {
  if (w.of(who).sheet.status.diesAtEndOf !== null) yield* perish(w, who, 'dying')
  const { dead, incapacitated, stance, frightenedOf, terrifiedOf } = w.of(who).sheet.status
  if (dead) return
  Object.assign(w.editSheet(who, 'status'), {
    incapacitated: false,
    moraleExempt: false,
    frightenedOf: [],
    terrifiedOf: null,
    stance: stance === 'broken' ? 'steady' : stance,
  })
  const afraid = stance === 'broken' || frightenedOf.length > 0 || terrifiedOf !== null
  if (incapacitated) say(w, 'getsUp', { who })
  if (afraid) say(w, 'takesHeart', { who })
})

/** The injuries that weaken an ability, by the number on their die. */
const WEAKENING: readonly (readonly [number, Ability])[] = [
  [2, 'str'],
  [3, 'wit'],
  [4, 'agi'],
]

/**
 * `rest`: a full rest between fights, many stretches long; injuries that are not for good heal, and what they took comes
 * back.
 */
export const rest = rule<Murdham, [Id], void>(['MUR-DICE-12'], 'rest', function* (w, who) {
  if (w.of(who).sheet.status.dead) return
  yield* getUp(w, who)
  if (w.of(who).sheet.status.dead) return
  const { sheet } = w.edit(who)
  const healed = sheet.injuries.filter(({ permanent }) => !permanent).map(({ words }) => words)
  sheet.injuries = sheet.injuries.filter(({ permanent }) => permanent)
  const stays = (n: number) => sheet.injuries.some(injury => injury.n === n)
  const before = sheet.str.cur
  const abilities = WEAKENING.flatMap(([n, ability]) => (stays(n) ? [] : restore(w, who, ability)))
  w.enter('MUR-DEATH-06')
  sheet.health.max += fullHealth(sheet, sheet.str.cur) - fullHealth(sheet, before)
  const because = [...restore(w, who, 'health'), ...restore(w, who, 'mana'), ...abilities]
  const { confused, poisoned } = sheet.status
  Object.assign(sheet.status, { hobbled: stays(4), confused: false, poisoned: false })
  if (!stays(5)) sheet.status.armInjury = { main: false, off: false }
  if (!stays(6)) Object.assign(sheet.status, { eyeInjury: false, blind: false })
  const told = { who, over: [...(confused ? ['confused'] : []), ...(poisoned ? ['poisoned'] : [])] }
  const exact = { ...told, back: totals(because), healed }
  const c = w.of(who)
  sayAs(w, 'rested', c, isPlayers(c) ? exact : told, told, exact, because)
})

function restore(w: World, who: Id, pool: 'health' | 'mana' | Ability): readonly Part[] {
  const { cur, max } = w.of(who).sheet[pool]
  const parts = backTo(pool, { cur, max }, [part(max - cur, 'fullRest', 'MUR-DICE-12')])
  w.edit(who).sheet[pool].cur += total(parts)
  return parts
}
