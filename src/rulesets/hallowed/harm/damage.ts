import type { Id } from '~/engine/snapshot'
import { cannotBreathe, isDying, isHelpless, isIncapacitated, isMute, isParalyzed, isUnconscious } from '../conditions'
import { dropHeld } from '../gear'
import { deathLine, enterStressRules, enterWoundsRule, fitPools } from '../sheet/pools'
import { CONDITION } from '../state/conditions'
import { say, sayAs } from '../state/events'
import type { CombatInjury } from '../state/sheet'
import type { Snapshot, World } from '../state/types'
import type { InjuryType } from '../state/vocabulary'

/** An injury as the table gave it, before it is suffered. */
export type RolledInjury = Omit<CombatInjury, 'woundAmount' | 'healed'>

/** Damage that somebody takes at once: after Armour, with all its types. */
export interface Harm {
  amount: number
  types: readonly InjuryType[]
  /** In words: what did it. */
  source: string
  /** attack: a hit; outside: any other damage from without; inside: strain, bleeding, suffocation. */
  from: 'attack' | 'outside' | 'inside'
  /** Straight to Wounds: critical hits, what bypasses Stress, what comes from inside. */
  direct: boolean
  critical?: boolean
  injury?: RolledInjury | null
}

/** P7. Stress goes down first, the rest lowers Wounds and is written down as an injury; then a combat injury, then the state. */
export function hurt(w: World, who: Id, harm: Harm): void {
  // Numbers, not the sheet: it may be the very record that is edited.
  const { stress: pool, wounds: body } = w.of(who).sheet
  const woundsBefore = body.cur
  const stress = harm.direct ? 0 : Math.min(pool.cur, harm.amount)
  const wounds = harm.amount - stress
  enterRows(w, harm, stress, wounds)
  if (harm.amount > 0) (harm.direct ? enterWoundsRule : enterStressRules)(w, who)
  if (stress > 0) w.editSheet(who, 'stress').cur -= stress
  if (wounds > 0) lowerWounds(w, who, harm, wounds)
  if (harm.amount > 0) tell(w, who, harm, stress, wounds)
  if (harm.injury) injure(w, who, harm.injury, wounds)
  settle(w, who, woundsBefore)
}

function tell(
  w: World,
  who: Id,
  { amount, types, source, critical = false }: Harm,
  stress: number,
  wounds: number,
): void {
  const exact = { who, amount, stress, wounds, critical }
  const inWords = { who, wounded: wounds > 0, critical }
  // What did it may name somebody whom the players do not know.
  sayAs(w, 'hurt', w.of(who), exact, inWords, { types: [...types], source })
}

function enterRows(w: World, { from, direct, critical, amount }: Harm, stress: number, wounds: number): void {
  if (amount === 0) return
  if (from === 'attack') w.enter(direct ? (critical ? 'HAL-CRIT-02' : 'HAL-DMG-04') : 'HAL-DMG-04')
  else w.enter('HAL-DMG-14')
  if (stress > 0) w.enter('HAL-STAT-03')
  if (wounds > 0 && !direct) w.enter('HAL-DMG-05')
  if (wounds > 0 && stress > 0) w.enter('HAL-DMG-06')
  if (wounds > 0) w.enter('HAL-DMG-07', 'HAL-DMG-08')
}

function lowerWounds(w: World, who: Id, { types, source, from }: Harm, amount: number): void {
  const c = w.edit(who)
  const { sheet } = c
  sheet.wounds.cur -= amount
  sheet.injuries.push({ types: [...types], amount, round: w.now.turn?.round ?? 0, source, healed: false })
  if (from === 'inside') return
  sheet.round.biggestHit = Math.max(sheet.round.biggestHit, amount)
  if (!sheet.status.stabilized) return
  w.enter('HAL-DEATH-14')
  sheet.status.stabilized = false
}

/** A combat injury: ability damage, effects, and what falls out of a broken hand. */
export function injure(w: World, who: Id, injury: RolledInjury, woundAmount: number): void {
  const before = w.of(who).sheet
  const mute = isMute(before)
  w.edit(who).sheet.combatInjuries.push({ ...injury, woundAmount, healed: false })
  for (const { skill } of injury.skillPenalties) if (skill === 'balance') w.enter('HAL-INJ-01')
  const { name, side, table, abilityDamage } = injury
  if (before.fight.base !== null && abilityDamage.some(({ ability }) => ability === 'agility')) w.enter('HAL-INIT-05')
  fitPools(w, who)
  const heard = { who, name, side }
  sayAs(w, 'injured', w.of(who), heard, heard, { table, abilities: abilityDamage.map(one => ({ ...one })) })
  if (!mute && isMute(w.of(who).sheet)) w.enter('HAL-COND-05')
  dropHeld(w, who)
}

/** What follows from any change of Wounds or of the body: death, the end of Full-Defense, a closed airway. */
export function settle(w: World, who: Id, woundsBefore: number): void {
  const { sheet } = w.of(who)
  if (cannotBreathe(sheet) && sheet.breath === null && !sheet.status.dead) {
    w.enter('HAL-INJ-15')
    w.edit(who).sheet.breath = { successes: 0, stage: 'holding' }
  }
  settleWounds(w, who)
  if (w.of(who).sheet.status.dead) return
  const fell = woundsBefore > 0 && sheet.wounds.cur <= 0
  if (sheet.status.fullDefense && (fell || isParalyzed(sheet) || isUnconscious(sheet))) {
    w.enter('HAL-ACT-13')
    w.editSheet(who, 'status').fullDefense = false
  }
  const state = isDying(sheet) ? 'dying' : isIncapacitated(sheet) ? 'incapacitated' : undefined
  const isWorse = state === 'dying' ? woundsBefore >= 0 : woundsBefore > 0
  if (!state || !isWorse || isHelpless(sheet)) return
  w.enter('HAL-DEATH-02')
  // As much as the badges tell: of a side of which nothing is shown not that somebody is dying, and no number but of an exact one.
  const isExact = w.now.sides[w.of(who).side]?.show === 'exact'
  if (state === 'dying') sayAs(w, 'fell', w.of(who), { who, state }, { who, state })
  else say(w, 'fell', { who }, { state: isExact ? state : 'down' }, { state })
}

/** What a number of Wounds means by itself: above 0 nobody is stabilized, at the line one dies [HAL-DEATH-14, 16]. */
function settleWounds(w: World, who: Id): void {
  const { wounds, status } = w.of(who).sheet
  if (wounds.cur > 0 && status.stabilized) w.editSheet(who, 'status').stabilized = false
  if (!isPastLine(w, who)) return
  enterWoundsRule(w, who)
  die(w, who)
}

function isPastLine(w: World, who: Id): boolean {
  const { sheet } = w.of(who)
  return !sheet.status.dead && sheet.wounds.cur <= deathLine(w.now.settings, sheet)
}

/**
 * What follows from Wounds and from a death that have changed since `combatants` were so, whatever hand did it. By the change alone:
 * what the GM has ruled otherwise since is not decided again [HAL-DEATH-18].
 */
export function settleAll(w: World, { combatants }: Snapshot): void {
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const before = combatants[id]?.sheet
    if (sheet === before) continue
    if (sheet.status.dead && !before?.status.dead) bury(w, id)
    if (sheet.wounds.cur === before?.wounds.cur) continue
    if (isPastLine(w, id)) w.enter('HAL-DEATH-18')
    // What the rules take lists an injury, and has been settled with it.
    if (before && before.injuries === sheet.injuries) settle(w, id, before.wounds.cur)
    else settleWounds(w, id)
  }
}

/** Dead: out of the order, the body stays on the map [HAL-DEATH-06, 17]. */
export function die(w: World, who: Id): void {
  w.enter('HAL-DEATH-06', 'HAL-DEATH-16', 'HAL-DEATH-17')
  bury(w, who)
  w.edit(who).sheet.breath = null
  say(w, 'fell', { who }, { state: 'dead' })
}

function bury(w: World, who: Id): void {
  Object.assign(w.editSheet(who, 'status'), { ...CONDITION.endedBy('fall'), dead: true })
}
