import { say } from './state/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { isAble } from './conditions'
import { armourHinders, armourSources } from './sheet/armour'
import { proficiencyWith, weaponInHand } from './sheet/proficiency'
import type { Settings } from './state/settings'
import type { Sheet } from './state/sheet'
import { AVERAGE, DIFFICULT, test } from './dice'
import type { Combatant, Tiny, World } from './state/types'

/** How one evades: what speaks for and against it, how difficult it is, and the rows that say so. */
interface Evasion {
  sources: readonly Part[]
  difficulty: number
  rules: readonly string[]
}

/** Whoever is evading and able answers every hit. */
export const isEvading = (c: Combatant): boolean => isAble(c) && c.sheet.status.evading

/** Is what the attacker uses a weapon wielded with proficiency or mastery? It looks only at training [TINY-REACT-06]. */
function isWieldedProficiently(attacker: Sheet): boolean {
  const weapon = weaponInHand(attacker)
  return weapon !== undefined && proficiencyWith(attacker, weapon) !== 'untrained'
}

/** The evade Test of this target against this attacker, before armour. */
export function evasion(target: Sheet, attacker: Sheet, { evadeBase }: Settings): Evasion {
  const base = (...rules: string[]): Evasion => ({
    sources: evadeBase === 'disadvantage' ? [part(-1, 'evadeBase', 'TINY-OPT-01')] : [],
    difficulty: AVERAGE,
    rules: [...rules, 'TINY-REACT-03'],
  })
  const { monk, unarmedFighter } = target.traits
  if (weaponInHand(target)) return monk ? base('TINY-MONK-08') : base()
  if (monk) return monksEvasion(target.monkLevel, unarmedFighter)
  if (unarmedFighter) return base('TINY-REACT-05')
  if (!isWieldedProficiently(attacker)) return base('TINY-REACT-06')
  return {
    sources: [part(-1, 'unarmed', 'TINY-REACT-04')],
    difficulty: DIFFICULT,
    rules: ['TINY-REACT-04', 'TINY-REACT-06'],
  }
}

function monksEvasion(level: number, unarmedFighter: boolean): Evasion {
  const by = (n: number, row: string): Evasion => ({
    sources: [part(n, 'monk', row)],
    difficulty: AVERAGE,
    rules: [row],
  })
  if (level >= 5) return by(1, 'TINY-MONK-06')
  if (level >= 1) return by(0, 'TINY-MONK-02')
  return unarmedFighter ? by(0, 'TINY-MONK-08') : by(-1, 'TINY-MONK-01')
}

/** An evade Test against a hit; success makes it a miss. It knows neither critical nor damage. */
export const evadeHit = rule<Tiny, [Id, Id, 'all' | 'asked'], boolean>(
  ['TINY-DICE-04', 'TINY-REACT-02'],
  'evadeHit',
  function* (w, who, by, see) {
    const how = () => evasion(w.of(who).sheet, w.of(by).sheet, w.now.settings)
    if (w.now.settings.evadeBase !== 'normal') w.enter('TINY-OPT-01')
    const weapon = weaponInHand(w.of(by).sheet)?.name ?? ''
    const { success, mode, faces, needed } = yield* test(w, who, 'evade', {
      sources: () => [...how().sources, ...armourSources(w.of(who).sheet)],
      difficulty: how().difficulty,
      see,
      facts: { by, weapon },
    })
    w.enter(...how().rules)
    armourHinders(w, w.of(who).sheet)
    say(w, success ? 'evaded' : 'notEvaded', { who, by }, {}, { mode, faces, needed })
    return success
  },
)

/** Choosing to evade: until the start of the next own turn, or until 0 HP. */
export function startEvading(w: World, who: Id): void {
  w.enter('TINY-REACT-01')
  w.editSheet(who, 'status').evading = true
  say(w, 'evades', { who })
}
