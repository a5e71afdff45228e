import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isFighting } from './conditions'
import { modifierOf } from './sheet/ability'
import { hdCount } from './sheet/pools'
import { areFoes, perceives } from './space'
import { say, sayToGm } from './state/events'
import { choose, chooseSome, rollRequest, rollTogether } from './state/questions'
import type { Hallowed, Snapshot, World } from './state/types'

/** Why a monster must check its morale. */
export type Trigger = 'bigHit' | 'outnumbered' | 'intimidated'

/** One line of the GM's checklist, with the sums done. */
interface Check {
  who: Id
  triggers: readonly Trigger[]
  tn: number
  /** What is added to the 3d6. */
  because: readonly Part[]
  allies: number
  opponents: number
}

const see = 'asked' as const

/** Which monsters must check their morale at the end of this round. All numbers are counted once, before any roll. */
export function moraleChecks(s: Snapshot): readonly Check[] {
  return Object.values(s.combatants).flatMap(c => {
    const { sheet } = c
    if (!sheet.isMonster || sheet.moraleImmune || !isFighting(c)) return []
    const able = Object.values(s.combatants).filter(isFighting)
    const opponents = able.filter(other => areFoes(s, c, other) && perceives(s, c, other)).length
    const allies = able.filter(other => !areFoes(s, c, other) && other.id !== c.id).length
    const triggers: Trigger[] = []
    if (2 * sheet.round.biggestHit > sheet.wounds.max) triggers.push('bigHit')
    if (opponents > allies + 1) triggers.push('outnumbered')
    const { intimidated } = sheet.round
    if (intimidated !== null) triggers.push('intimidated')
    if (triggers.length === 0) return []
    const own = triggers[0] === 'intimidated' ? -Infinity : 11 + opponents
    const tn = Math.max(own, intimidated ?? -Infinity)
    const because = [
      part(modifierOf(sheet, 'insight'), 'insight', 'HAL-MORALE-05'),
      part(hdCount(sheet), 'hd', 'HAL-MORALE-05'),
      part(allies, 'allies', 'HAL-MORALE-05'),
    ]
    return [{ who: c.id, triggers, tn, because, allies, opponents }]
  })
}

const ROWS = { bigHit: 'HAL-MORALE-02', outnumbered: 'HAL-MORALE-03', intimidated: 'HAL-MORALE-04' } as const

/**
 * The GM sees who must check and with what, says for whom the outcome is obvious, and the others roll 3d6. Whoever fails
 * is routed: the GM says whether it flees or surrenders.
 */
export const morale = rule<Hallowed, [], void>(['HAL-MORALE-01', 'HAL-MORALE-12'], 'morale', function* (w) {
  const checks = moraleChecks(w.now)
  if (checks.length === 0) return
  w.enter('HAL-MORALE-06', 'HAL-MORALE-09', 'HAL-MORALE-10')
  for (const { triggers } of checks) for (const trigger of triggers) w.enter(ROWS[trigger])
  if (checks.some(({ triggers }) => triggers.includes('bigHit'))) w.enter('HAL-MORALE-08')
  const facts = {
    checks: checks.map(({ who, triggers, tn, because, allies, opponents }) => {
      const bonus = total(because)
      return { who, triggers: [...triggers], tn, bonus, allies, opponents, needs: tn - bonus }
    }),
  }
  const all = { min: 0, max: checks.length }
  const monsters = () => checks.map(({ who }) => who)
  const obvious = yield* chooseSome('gm', 'morale.obvious', monsters, all, { see, facts, default: [] })
  const rolling = checks.filter(({ who }) => !obvious.includes(who))
  const rolls = () =>
    rolling.map(({ who, tn, because }) =>
      rollRequest('gm', 'morale.dice', [6, 6, 6], { see, facts: { who, tn, bonus: total(because) } }),
    )
  const faces = yield* rollTogether('morale.dice', rolls)
  for (const one of checks) {
    const at = rolling.indexOf(one)
    if (at < 0) w.enter('HAL-MORALE-07')
    const holds = at >= 0 && (yield* stands(w, one, faces[at]!))
    if (!holds) yield* rout(w, one.who)
  }
})

/** 3d6 and what is added, against the TN. */
const stands = rule<Hallowed, [Check, readonly number[]], boolean>(
  ['HAL-DICE-09', 'HAL-MORALE-05'],
  'stands',
  function* (w, { who, tn, because: added }, faces) {
    const because = [...faces.map(face => part(face, 'd6', 'HAL-DICE-09')), ...added]
    const sum = total(because)
    const holds = sum >= tn
    sayToGm(w, 'morale', { who, sum, tn, holds }, because)
    return holds
  },
)

/** A failed check: Routed, by flight or by surrender. */
const rout = rule<Hallowed, [Id], void>([], 'rout', function* (w, who) {
  const ways = () => ['flee', 'surrender']
  const how = yield* choose('gm', 'morale.outcome', ways, { see, facts: { who }, default: 'flee' })
  Object.assign(w.editSheet(who, 'status'), { routed: true, surrendered: how === 'surrender' })
  say(w, 'fell', { who }, { state: how === 'flee' ? 'routed' : 'surrendered' })
})

/**
 * Whoever goes over to another side in a fight fights for it: it is neither routed any more, nor has it surrendered. Its
 * initiative, what it has declared and what it has done of the round stay as they are [HAL-INIT-18].
 */
export function changeHeart(w: World, { combatants }: Snapshot): void {
  for (const { id, side, sheet } of Object.values(w.now.combatants)) {
    const before = combatants[id]
    if (!before || before.side === side) continue
    w.enter('HAL-INIT-18')
    if (sheet.status.routed || sheet.status.surrendered) takeHeart(w, id)
  }
}

/** Whoever was routed, or had surrendered, fights on. */
export function takeHeart(w: World, who: Id): void {
  Object.assign(w.editSheet(who, 'status'), { routed: false, surrendered: false })
}
