import { say } from '../state/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { armourHinders, armourSources } from '../sheet/armour'
import { isAble } from '../conditions/able'
import { comeOut, hide } from '../conditions/hiding'
import { normalMovement } from '../space/movement'
import type { Sheet } from '../state/sheet'
import { test } from '../dice/testRoll'
import type { Combatant, Tiny } from '../state/types'
import { go, type Way } from '../space/way'
import { questionVisibility } from '~/table/secrecy/visibility'

/** Up to normal movement, out of combat, or not at all. */
export const toSneak = ({ sheet }: Combatant): Way => ({
  budget: normalMovement(sheet),
  rule: 'TINY-ACT-04',
  end: 'out',
  elsewhere: 'endsInside',
  stay: true,
})

function sources(sheet: Sheet): readonly Part[] {
  return [
    ...(sheet.traits.sneaky ? [part(1, 'sneaky', 'TINY-ACT-04')] : []),
    ...(sheet.armour === 'medium' ? [part(-1, 'mediumArmour', 'TINY-ARM-04')] : []),
    ...armourSources(sheet),
  ]
}

/** Sneak: a short way if wished, then a Test; success hides, failure ends an earlier hiding. */
export const sneak = rule<Tiny, [Id], void>(['TINY-ACT-04', 'TINY-DICE-10'], 'sneak', function* (w, who) {
  yield* go(w, who, 'sneak.path', () => toSneak(w.of(who)))
  const see = questionVisibility(w, who)
  const { success, mode, faces, needed } = yield* test(w, who, 'sneak', {
    sources: () => sources(w.of(who).sheet),
    see,
  })
  armourHinders(w, w.of(who).sheet)
  // The GM may have felled it meanwhile.
  if (!isAble(w.of(who))) return
  if (success) hide(w, who)
  else comeOut(w, who, 'restored')
  const type = success ? 'hides' : 'sneakFails'
  say(w, type, { who }, {}, { mode, faces, needed })
})
