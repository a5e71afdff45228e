import type { Id } from '~/engine/snapshot'
import { enterStressRules } from '../sheet/pools'
import { say } from '../state/events'
import type { World } from '../state/types'

/** A trait is activated, as a Standard Action or a Free one: its Stress is spent, the rest is its own text. */
export function activate(w: World, who: Id, which: number): void {
  const trait = w.of(who).sheet.traits[which]
  if (!trait) return
  const { name, text, stressCost } = trait
  w.enter('HAL-DMG-09')
  if (stressCost > 0) enterStressRules(w, who)
  const stress = w.editSheet(who, 'stress')
  stress.cur = Math.max(0, stress.cur - stressCost)
  say(w, 'activated', { who }, { what: name }, { cost: stressCost, text })
}
