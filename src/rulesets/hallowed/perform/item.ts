import type { Proc } from '~/engine/ask'
import type { Option } from '~/engine/questions'
import type { Id } from '~/engine/snapshot'
import { whyNotReach } from '../attack/targets'
import { isPresent } from '../conditions/conditions'
import { whyNoHoldingHand } from '../conditions/hands'
import { perceives } from '../space/sides'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Entry, World } from '../state/types'
import { effect } from './effect'
import { see, type Chosen, lost, GONE } from './performance'

/** A consumable takes effect when its count comes, and loses a use then. */
export function* consumable(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const item = w.of(who).sheet.items[Number(means)]
  if (!item || item.uses === 0) return lost(w, entry, GONE)
  const no = whyNoHoldingHand(w.of(who).sheet)
  if (no) return lost(w, entry, no)
  const near = (): Option<string>[] => [...besides(w, who), { value: 'drop' }]
  const facts = { item: item.name, text: item.text }
  const target = yield* choose(who, 'consumable.target', near, { see, facts, default: who })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-ACT-18')
    spendUse(w, who, Number(means))
    say(w, 'used', { who, target }, { item: item.name }, { text: item.text })
    return yield* effect(w, s, who, [target], { ...item, bypassStress: false, ignoresArmour: true })
  }
}

/** One use less of an item, if it is still there. */
export function spendUse(w: World, who: Id, which: number): void {
  const item = w.editSheet(who, 'items')[which]
  if (item && item.uses > 0) item.uses--
}

/** Oneself and whoever stands right beside. */
function besides(w: World, who: Id): Option<string>[] {
  const next = { way: 'melee', range: 1 } as const
  const others = Object.values(w.now.combatants).filter(
    c =>
      c.id !== who &&
      isPresent(c) &&
      perceives(w.now, w.of(who), c) &&
      !whyNotReach(w.now, w.terrain, w.of(who), c, next),
  )
  return [{ value: who }, ...others.map(({ id }) => ({ value: id }))]
}
