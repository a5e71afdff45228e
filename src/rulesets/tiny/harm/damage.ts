import { say, sayAs } from '../state/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { die, fall } from './fall'
import { isUntrainedUnarmed, weaponInHand } from '../sheet/proficiency'
import type { Sheet } from '../state/sheet'
import type { Tiny, World } from '../state/types'

/** What a hit deals before a critical: 0 for bare hands that nothing has trained. */
export function weaponDamage(sheet: Sheet): Part {
  const weapon = weaponInHand(sheet)
  if (weapon) return weapon.category === 'heavy' ? part(2, 'heavy', 'TINY-DMG-02') : part(1, 'light', 'TINY-DMG-01')
  if (isUntrainedUnarmed(sheet)) return part(0, 'untrainedUnarmed', 'TINY-DMG-12')
  if (!sheet.traits.monk) return part(1, 'unarmedFighter', 'TINY-DMG-15')
  return sheet.monkLevel >= 4 ? part(2, 'monk', 'TINY-MONK-05') : part(1, 'monk', 'TINY-MONK-01')
}

/** P5: damage comes off the hit points, which stop at 0; then whoever is hit falls. */
export const takeDamage = rule<Tiny, [Id, readonly Part[]], void>(
  ['TINY-DMG-11'],
  'takeDamage',
  function* (w, who, because) {
    const { sheet, side } = w.of(who)
    const { condition } = sheet.status
    const taken = total(because)
    sayAs(w, 'damaged', { id: who, side }, { who, taken }, { who, taken }, {}, because)
    if (taken === 0) return
    if (condition === 'dying') return hitOnDying(w, who)
    if (condition === 'defeated' || condition === 'dead') return
    const left = Math.max(0, sheet.hp.cur - taken)
    w.editSheet(who, 'hp').cur = left
    if (left > 0) return
    if (condition === 'stable') w.enter('TINY-DEATH-15')
    yield* fall(w, who)
  },
)

/** A hit on somebody who is dying does nothing more, unless a house rule says otherwise. */
function hitOnDying(w: World, who: Id): void {
  const { hitOnDying: house } = w.now.settings
  if (house === 'nothing') return w.enter('TINY-DEATH-15')
  w.enter('TINY-OPT-06')
  const { attempts } = w.of(who).sheet.status
  if (house === 'dies' || attempts.length <= 1) return die(w, who)
  w.editSheet(who, 'status').attempts = attempts.slice(0, -1)
  say(w, 'losesAttempt', { who })
}
