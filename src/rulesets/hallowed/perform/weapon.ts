import type { Proc } from '~/engine/ask'
import type { Id } from '~/engine/snapshot'
import { attack, suffer } from '../attack/attack'
import { whyNotUse } from '../conditions/hands'
import { weaponStrike, type Strike } from '../gear/strike'
import type { Entry, Snapshot, World } from '../state/types'
import { type Performance, type Chosen, lost, aim, GONE } from './performance'

/** P5: an attack with the weapon that was declared. */
export function* strikeWith(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const weapon = w.of(who).sheet.weapons[Number(means)]
  if (!weapon) return lost(w, entry, GONE)
  const no = whyNotUse(w.of(who).sheet, weapon)
  if (no) return lost(w, entry, no)
  const aimed = yield* aim(w, entry, 'attack.target', weaponStrike(weapon))
  if (typeof aimed === 'string') return aimed
  return attacking(w, who, aimed.target, s => weaponStrike(s.combatants[who]!.sheet.weapons[Number(means)] ?? weapon))
}

/** One attack, with the weapon or item as it is in the frozen state. */
export const attacking = (
  w: World,
  who: Id,
  target: Id,
  strikeOf: (s: Snapshot) => Strike,
  after = () => undefined as void,
): Performance =>
  function* (s) {
    const struck = yield* attack(w, s, who, target, strikeOf(s))
    return {
      attacks: [struck],
      apply() {
        suffer(w, struck)
        after()
      },
    }
  }
