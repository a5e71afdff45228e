import { weaponDamage } from '../harm/damage'
import { say } from '../state/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { weaponInHand } from '../sheet/proficiency'
import type { Sheet } from '../state/sheet'
import { d6 } from '../dice/testRoll'
import type { Tiny } from '../state/types'
import { roll } from '../state/questions'

/** What the two dice must come to for a critical, and the row that says so. */
export function criticalFrom(sheet: Sheet): { least: number; rule: string } {
  const category = weaponInHand(sheet)?.category
  const { brutal, duelist, monk } = sheet.traits
  if (brutal && category === 'heavy') return { least: 11, rule: 'TINY-DMG-05' }
  if (duelist && category === 'light') return { least: 11, rule: 'TINY-DMG-06' }
  if (monk && sheet.monkLevel >= 2) return { least: 11, rule: 'TINY-MONK-03' }
  return { least: 12, rule: 'TINY-DMG-03' }
}

/** The critical roll: two dice of their own, added; never more nor fewer. */
export const criticalRoll = rule<Tiny, [Id, Id, 'all' | 'asked'], boolean>(
  ['TINY-DICE-05', 'TINY-DMG-03', 'TINY-DMG-07'],
  'criticalRoll',
  function* (w, by, target, see) {
    const { least, rule: row } = criticalFrom(w.of(by).sheet)
    const plain = weaponDamage(w.of(by).sheet).n
    const faces = yield* roll(by, 'attack.critical', () => d6(2), { see, facts: { least, plain, critical: plain + 1 } })
    const because = faces.map(face => part(face, 'die', 'TINY-DMG-03'))
    const critical = total(because) >= least
    w.enter(row)
    const facts = { by, target, critical }
    say(w, 'criticalRoll', { by, target }, facts, { total: total(because), least }, because)
    return critical
  },
)
