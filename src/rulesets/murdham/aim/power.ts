import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isAble } from '../conditions'
import { takeDamage } from '../harm/damage'
import { say } from '../state/events'
import { roll } from '../state/questions'
import type { Power, Sheet } from '../state/sheet'
import type { Murdham } from '../state/types'

/** What a power costs now [MUR-POW-01]. */
export function priceOf(
  { mana: { cur } }: Pick<Sheet, 'mana'>,
  { level }: Power,
): { mana: number; corruption: number } {
  const above = Math.max(0, level - Math.max(1, cur))
  return { mana: cur > 0 ? 1 : 0, corruption: (cur > 0 ? 0 : 2) + 2 * above }
}

/** 1 mana, or 2 corruption without any; a level above the mana costs 2 corruption more for each. False: it comes to nothing. */
export const payForPower = rule<Murdham, [Id, Power], boolean>(
  ['MUR-POW-01'],
  'payForPower',
  function* (w, who, power) {
    const { mana, corruption } = priceOf(w.of(who).sheet, power)
    if (mana > 0) w.editSheet(who, 'mana').cur -= mana
    say(w, 'invokes', { who }, { power: power.name })
    if (corruption > 0) yield* corrupt(w, who, corruption)
    return isAble(w.of(who))
  },
)

/** Corruption is suffered, and a d12 says whether it burns: so much direct damage, and so much less corruption [MUR-DICE-14]. */
export const corrupt = rule<Murdham, [Id, number], void>(['MUR-DICE-14'], 'corrupt', function* (w, who, n) {
  const c = w.edit(who)
  c.sheet.corruption = Math.min(99, c.sheet.corruption + n)
  const facts = () => ({ who, corruption: w.of(who).sheet.corruption })
  const [die = 12] = yield* roll(who, 'corruption.die', () => [12], { see: questionVisibility(w, who), facts })
  const now = w.of(who).sheet.corruption
  const burns = die <= now
  say(w, 'corrupted', { who }, { die, burns })
  if (!burns) return
  w.edit(who).sheet.corruption = now - die
  yield* takeDamage(w, who, { n: die, by: null, direct: true, low: false })
})
