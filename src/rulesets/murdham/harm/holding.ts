import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { largerBy } from '../conditions'
import { sayToGm } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { letGo } from './hold'

/** Whom one would let go by doing anything else; the larger hold the smaller with one hand [MUR-NL-07, MUR-SIZE-02]. */
function couldLose(w: World, who: Id): Id | null {
  const { grabbing } = w.of(who).sheet.status
  if (grabbing === null || !w.now.combatants[grabbing]) return null
  if (largerBy(w.of(who), w.of(grabbing)) <= 0) return grabbing
  w.enter('MUR-SIZE-02')
  return null
}

/** Anything else that a holder does lets the captive go. */
export function lettingGo(w: World, who: Id): void {
  if (couldLose(w, who) === null) return
  w.enter('MUR-NL-07')
  letGo(w, who)
}

/** Before a holder does something else: this lets go, sure? False: it would rather keep hold. */
export const wouldLetGo = rule<Murdham, [Id], boolean>([], 'wouldLetGo', function* (w, who) {
  const captive = couldLose(w, who)
  if (captive === null) return true
  const facts = { captive }
  const how = yield* choose(who, 'hold.letGo', () => ['letGo', 'keep'], { see: 'asked', facts, default: 'letGo' })
  if (how === 'letGo') lettingGo(w, who)
  else sayToGm(w, 'keepsHold', { who, captive })
  return how === 'letGo'
})
