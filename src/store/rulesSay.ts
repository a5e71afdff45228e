import type { Decider, Id, Lane } from '~/engine'
import type { OpenFight } from './types'

/** What the rules say of the fight as it stands: asked once for each, however many parts of the window want to know. */
function askedOnce<K, T>(ask: (fight: OpenFight, of: K) => T): (fight: OpenFight, of: K) => T {
  const asked = new WeakMap<OpenFight, Map<K, T>>()
  return (fight, of) => {
    const known = asked.get(fight) ?? new Map<K, T>()
    asked.set(fight, known)
    const said = known.has(of) ? known.get(of)! : ask(fight, of)
    known.set(of, said)
    return said
  }
}

/** All actions of a combatant or the GM, the closed ones with the reason. */
export const offersOf = askedOnce(({ ruleset, snapshot, terrain }, of: Decider) =>
  ruleset.offers(snapshot, terrain, of),
)

/** Whom the fight waits for at rest; of several who may act in any order the one who is preferred. */
export const nowOf = askedOnce(({ ruleset, snapshot }, preferred: Id | undefined) => ruleset.now(snapshot, preferred))

const orders = askedOnce<undefined, readonly Lane[]>(({ ruleset, snapshot }) => ruleset.order(snapshot))

/** The turn order as lanes. */
export const orderOf = (fight: OpenFight): readonly Lane[] => orders(fight, undefined)
