import type { Part } from '~/engine/events'
import { total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { afflict } from '../conditions/afflict'
import { passive } from '../reactions/defence'
import { standAgainst } from '../reactions/withstand'
import { say } from '../state/events'
import type { Maneuver } from '../state/sheet'
import type { Endurance } from '../state/types'

/** A hit that carries more than damage. */
export interface Carried {
  by: Id
  maneuver: Maneuver
  /** The total of the attack test, which the effect is carried by. */
  sum: number
  /** What the hit was held against, for effects against evasion. */
  evasion: readonly Part[]
  /** The free reaction after an intercept is still there. */
  free: boolean
  /** They have fortified against this attack already, and each defence is made once [END-DEF-19]. */
  fortified: boolean
}

/** After the hit the same total is held against the defence that the maneuver names; reaching it, the effect applies. */
export const effect = rule<Endurance, [Id, Carried], void>(['END-ATK-21'], 'effect', function* (w, who, carried) {
  const { by, maneuver, sum, evasion, free } = carried
  const what = maneuver.effect
  if (!what) return
  const facts = { by, maneuver: maneuver.name, total: sum, condition: what.condition }
  const how = what.against === 'constitution' ? 'fortify' : 'resist'
  const mayStand = how === 'resist' || !carried.fortified
  const stand =
    what.against === 'evasion'
      ? evasion
      : mayStand
        ? yield* standAgainst(w, who, how, sum + 1, facts, free)
        : passive(w.of(who), 'constitution')
  const applies = sum >= total(stand)
  say(w, 'effect', { by, who }, { name: maneuver.name, applies }, { total: sum, defence: total(stand) }, stand)
  if (applies) yield* afflict(w, who, what)
})
