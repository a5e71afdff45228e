import type { Decider, Offer } from '~/engine'
import type { OpenFight } from './types'

const asked = new WeakMap<OpenFight, Map<Decider, readonly Offer[]>>()

/**
 * All actions of a combatant or the GM in the fight as it stands, the closed ones with the reason. The rules are asked once
 * for each, however many parts of the window want to know.
 */
export function offersOf(fight: OpenFight, of: Decider): readonly Offer[] {
  const { ruleset, snapshot, terrain } = fight
  const known = asked.get(fight) ?? new Map<Decider, readonly Offer[]>()
  asked.set(fight, known)
  const offers = known.get(of) ?? ruleset.offers(snapshot, terrain, of)
  known.set(of, offers)
  return offers
}
