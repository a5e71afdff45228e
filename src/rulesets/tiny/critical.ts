import { roll } from '~/engine/ask'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { weaponInHand } from './proficiency'
import type { Sheet } from './sheet'
import { d6 } from './test'
import type { Tiny } from './types'

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
    const faces = yield* roll(by, 'attack.critical', () => d6(2), { see, facts: { least } })
    const because = faces.map(face => part(face, 'die', 'TINY-DMG-03'))
    const critical = total(because) >= least
    w.enter(row)
    const facts = { by, target, critical }
    w.emit({
      type: 'criticalRoll',
      with: { ...facts, total: total(because), least },
      because,
      ...share(w.now, [by, target], facts),
    })
    return critical
  },
)
