import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { ruleReport } from '~/engine/ruleReport'
import { currentScore } from '../sheet/ability'
import type { Sheet, Weapon } from '../state/sheet'
import type { Hand } from '../state/vocabulary'
import { openInjuries } from './conditions'

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
