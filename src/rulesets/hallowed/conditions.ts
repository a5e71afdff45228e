import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import type { Id, Json } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/shareAs'
import { currentScore } from './sheet/ability'
import { type EventType, say, sayToGm } from './state/events'
import type { CombatInjury, Sheet, Weapon } from './state/sheet'
import type { Combatant, Snapshot, World } from './state/types'
import type { Condition, Hand, InjuryEffect } from './state/vocabulary'

/** Combat injuries that are not healed. */
export function openInjuries({ combatInjuries }: Sheet): readonly CombatInjury[] {
  return combatInjuries.filter(({ healed }) => !healed)
}

/** How many injuries bring this effect. */
function injuriesWith(sheet: Sheet, effect: InjuryEffect): number {
  let n = 0
  for (const { healed, effects } of sheet.combatInjuries) if (!healed && effects.includes(effect)) n++
  return n
}

const given = ({ conditions }: Sheet, state: Condition): boolean => conditions.some(one => one.state === state)

/** The rule holds; it is reported where it decides something. */
function by(rule: string, holds: boolean): boolean {
  if (holds) ruleReport(rule)
  return holds
}

/** Neither moves nor acts, Agility counts as 0 for Defense [HAL-COND-03]. */
export function isParalyzed(sheet: Sheet): boolean {
  return by(
    'HAL-COND-03',
    given(sheet, 'paralyzed') ||
      by('HAL-INJ-14', injuriesWith(sheet, 'paralyzed') > 0) ||
      by('HAL-INJ-27', currentScore(sheet, 'strength') === 0 || currentScore(sheet, 'agility') === 0),
  )
}

/** As paralyzed, and without a voice [HAL-COND-04]. */
export function isUnconscious(sheet: Sheet): boolean {
  return by(
    'HAL-COND-04',
    given(sheet, 'unconscious') ||
      by('HAL-INJ-27', currentScore(sheet, 'memory') === 0 || currentScore(sheet, 'insight') === 0),
  )
}

/** Can do nothing at all. */
export const isHelpless = (sheet: Sheet): boolean => sheet.status.dead || isUnconscious(sheet) || isParalyzed(sheet)

/** Both eyes shut, Perception 0, or blinded otherwise [HAL-COND-06]. */
export function isBlinded(sheet: Sheet): boolean {
  return by(
    'HAL-COND-06',
    given(sheet, 'blinded') || by('HAL-INJ-30', injuriesWith(sheet, 'oneEyeBlind') > 1) || hasNoSenses(sheet),
  )
}

/** A label without numbers [HAL-COND-06]. */
export function isDeafened(sheet: Sheet): boolean {
  return by(
    'HAL-COND-06',
    given(sheet, 'deafened') || by('HAL-INJ-30', injuriesWith(sheet, 'oneEarDeaf') > 1) || hasNoSenses(sheet),
  )
}

const hasNoSenses = (sheet: Sheet): boolean => by('HAL-INJ-27', currentScore(sheet, 'perception') === 0)

/** Cannot cast verbal spells nor intimidate [HAL-COND-05]. */
export function isMute(sheet: Sheet): boolean {
  return by('HAL-COND-05', given(sheet, 'mute') || injuriesWith(sheet, 'mute') > 0 || isUnconscious(sheet))
}

/** 2 less on each d20 it rolls [HAL-COND-07]. */
export function isConcussed(sheet: Sheet): boolean {
  return by('HAL-COND-07', given(sheet, 'concussed') || injuriesWith(sheet, 'concussed') > 0)
}

/** The airway is closed [HAL-COND-08]. */
export const cannotBreathe = (sheet: Sheet): boolean =>
  given(sheet, 'cannotBreathe') || injuriesWith(sheet, 'cannotBreathe') > 0

/** Lies, by its own or somebody's will or until an injury is healed. */
export const isProne = (sheet: Sheet): boolean => sheet.status.prone || staysProne(sheet)

/** A kneecap keeps it down [HAL-INJ-03]. */
export const staysProne = (sheet: Sheet): boolean => by('HAL-INJ-03', injuriesWith(sheet, 'proneUntilHealed') > 0)

/** How many things halve its Speed: injuries and conditions. */
export function halvings(sheet: Sheet): number {
  const injuries = injuriesWith(sheet, 'halfSpeed')
  if (injuries > 0) ruleReport('HAL-INJ-02')
  return injuries + sheet.conditions.filter(({ state }) => state === 'halfSpeed').length
}

/** At exactly 0 Wounds and not stabilized [HAL-DEATH-01]. */
export function isIncapacitated({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-01', wounds.cur === 0 && !status.stabilized && !status.dead)
}

/** Below 0 Wounds and not stabilized [HAL-DEATH-04]. */
export function isDying({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-04', wounds.cur < 0 && !status.stabilized && !status.dead)
}

/** At 0 Wounds or below and stabilized [HAL-DEATH-13]. */
export function isStabilized({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-13', wounds.cur <= 0 && status.stabilized && !status.dead)
}

/** On the table: neither departed nor dead. */
export const isPresent = ({ gone, sheet }: Combatant): boolean => !gone && !sheet.status.dead

/** Able to fight: above 0 Wounds, awake, free of paralysis, and not out of it. */
export function isAble(c: Combatant): boolean {
  const { status, wounds } = c.sheet
  return isPresent(c) && wounds.cur > 0 && !status.routed && !status.surrendered && !isHelpless(c.sheet)
}

/** Able, and in the fight: whoever is not on the map, yet or any more, does not count [HAL-MORALE-09, HAL-END-03]. */
export const isFighting = (c: Combatant): boolean => isAble(c) && c.cell !== null

/** The hands that a weapon takes. */
export function handsOf({ hands }: Pick<Weapon, 'hands'>): readonly Hand[] {
  return hands === 'none' ? [] : hands === 'two' ? ['main', 'off'] : [hands]
}

/** Whether this hand can hold anything: the arm is not broken below the elbow [HAL-INJ-28]. */
export function canHoldWith(sheet: Sheet, hand: Hand): boolean {
  const broken = openInjuries(sheet).some(
    ({ side, effects }) => side === hand && (effects.includes('armNoHold') || effects.includes('handNoUse')),
  )
  if (broken) ruleReport('HAL-INJ-28')
  return !broken
}

/** Why no attack can be made with this hand. */
function whyNotArm(sheet: Sheet, hand: Hand): Reason | undefined {
  const injury = openInjuries(sheet).find(
    ({ side, effects }) =>
      side === hand && (['armNoAttack', 'armNoHold', 'handNoUse'] as const).some(e => effects.includes(e)),
  )
  return injury && reason('HAL-INJ-28', 'brokenArm', { hand, injury: injury.name })
}

/** Why a weapon cannot be attacked with, in hand or not. Those that need no hands always can. */
export function whyNotWield(sheet: Sheet, weapon: Weapon): Reason | undefined {
  const hands = handsOf(weapon)
  if (hands.length === 0) return undefined
  for (const hand of hands) {
    const no = whyNotArm(sheet, hand)
    if (no) return no
  }
  return whyNoHands(sheet)
}

/** Why a weapon cannot be attacked with now. Only what is in hand can. */
export function whyNotUse(sheet: Sheet, weapon: Weapon): Reason | undefined {
  if (!weapon.held && weapon.kind !== 'natural') return reason('HAL-ACT-15', 'notHeld', { item: weapon.name })
  return whyNotWield(sheet, weapon)
}

/** Why nothing that needs hands can be done: Dexterity 0 [HAL-INJ-27]. */
export function whyNoHands(sheet: Sheet): Reason | undefined {
  return currentScore(sheet, 'dexterity') === 0 ? reason('HAL-INJ-27', 'noDexterity') : undefined
}

/** Why no consumable can be used: no hand that can hold it. */
export function whyNoHoldingHand(sheet: Sheet): Reason | undefined {
  if (whyNoHands(sheet)) return whyNoHands(sheet)
  return canHoldWith(sheet, 'main') || canHoldWith(sheet, 'off') ? undefined : reason('HAL-INJ-28', 'noHand')
}

/** Why nothing can be done with bare hands: neither can be used [HAL-INJ-28]. */
export function whyNoBareHand(sheet: Sheet): Reason | undefined {
  const useless = (hand: Hand) =>
    openInjuries(sheet).some(one => one.side === hand && one.effects.includes('handNoUse'))
  return whyNoHands(sheet) ?? (useless('main') && useless('off') ? reason('HAL-INJ-28', 'noBareHand') : undefined)
}

/** Why no item can be thrown: no arm that can both attack and hold. */
export function whyNoThrowingArm(sheet: Sheet): Reason | undefined {
  const no = whyNotArm(sheet, 'main')
  return whyNoHands(sheet) ?? (no && whyNotArm(sheet, 'off') ? no : undefined)
}

/**
 * Whether somebody is on the players' table: known to them, and no monster that is hidden. Their own characters hide from the
 * monsters, not from them.
 */
export const isShown = (c: Combatant): boolean => isKnown(c) && !isInHiding(c)

/** A monster that is marked hidden: the players are told nothing of it. */
export const isInHiding = ({ sheet }: Combatant): boolean => sheet.status.hidden && sheet.isMonster

/** Whether the players may know what somebody does or has declared: they know it, and it is not hidden. */
export const isSeen = (c: Combatant): boolean => isKnown(c) && !c.sheet.status.hidden

type Facts = { readonly [key: string]: Json | undefined }

/** Said aloud of whoever is seen; what the hidden have in mind or do only the GM hears. */
export function sayIfSeen(w: World, type: EventType, who: Id, open: Facts, gmOnly: Facts = {}): void {
  if (isSeen(w.of(who))) say(w, type, { who }, open, gmOnly)
  else sayToGm(w, type, { who, ...open, ...gmOnly })
}

/** Why somebody can neither act nor move at all. */
export function whyNotTakePart({ id, gone, sheet }: Combatant): Reason | undefined {
  if (gone || sheet.status.dead) return reason('HAL-DEATH-17', 'outOfFight', { who: id })
  if (isHelpless(sheet)) return reason('HAL-COND-03', 'helpless', { who: id })
  if (sheet.status.surrendered) return reason('HAL-MORALE-12', 'surrendered', { who: id })
  return undefined
}

/** Why somebody can take no action of any kind now, neither Standard nor Free nor Reaction. */
export function whyNotAct({ turn }: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotTakePart(c)
  if (no) return no
  const { id, sheet } = c
  const { status, round } = sheet
  if (status.surprised) return reason('HAL-SURP-05', 'surprised', { who: id })
  if (isDying(sheet) && (round.actions > 0 || round.moved > 0)) return reason('HAL-DEATH-11', 'dyingDone', { who: id })
  return whyNotThisRound(turn?.round ?? 0, sheet, id)
}

/** A broken rib: one action in two rounds [HAL-INJ-29]. */
export function whyNotThisRound(now: number, sheet: Combatant['sheet'], who: Id): Reason | undefined {
  const { lastAction } = sheet.round
  if (injuriesWith(sheet, 'oneActionPerTwoTurns') === 0 || lastAction === null || now - lastAction > 1) return undefined
  return reason('HAL-INJ-29', 'oneActionInTwo', { who, last: lastAction })
}
