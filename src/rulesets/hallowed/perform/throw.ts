import type { Proc } from '~/engine/ask'
import { whyNoThrowingArm, whyNotUse } from '../conditions/hands'
import { dropWeapon } from '../gear/drop'
import { itemStrike, throwStrike } from '../gear/strike'
import { say } from '../state/events'
import type { Entry, Snapshot, World } from '../state/types'
import { spendUse } from './item'
import { type Chosen, NOTHING, lost, GONE, aim } from './performance'
import { attacking } from './weapon'

/** A throw at somebody is an attack with Dexterity; a thrown weapon lies in the target's square afterwards. */
export function* throwAt(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const { sheet } = w.of(who)
  const [kind, n] = means.split('.')
  const i = Number(n)
  const weapon = kind === 'weapon' ? sheet.weapons[i] : undefined
  const item = kind === 'item' ? sheet.items[i] : undefined
  const no = weapon ? whyNotUse(sheet, weapon) : item && item.uses > 0 ? whyNoThrowingArm(sheet) : GONE
  if (no) return lost(w, entry, no)
  const strike = weapon ? throwStrike(weapon) : itemStrike(item!)
  // An item need not be thrown at anybody; its text says what it does where it lands.
  const ground = item ? [{ value: 'ground' }] : []
  const aimed = yield* aim(w, entry, 'throw.target', strike, ground)
  if (typeof aimed === 'string') return aimed
  return function* (s) {
    w.enter('HAL-ACT-18')
    if (item) spendUse(w, who, i)
    const at = aimed.target === 'ground' ? null : aimed.target
    say(w, 'thrown', { who, target: at }, { what: strike.words }, { text: item?.text ?? '' })
    if (at === null) return NOTHING
    const { cell } = s.combatants[at]!
    const strikeOf = ({ combatants }: Snapshot) => {
      const { weapons, items } = combatants[who]!.sheet
      return weapon ? throwStrike(weapons[i] ?? weapon) : itemStrike(items[i] ?? item!)
    }
    return yield* attacking(w, who, at, strikeOf, () => {
      if (weapon) dropWeapon(w, who, i, cell)
    })(s)
  }
}
