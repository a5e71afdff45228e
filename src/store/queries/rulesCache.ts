import type { Decider, Id, Lane } from '~/engine'
import type { FightView } from '../session/fightView'

/** What the rules say of the fight as it stands: asked once for each, however many parts of the window want to know. */
function oncePerFight<K, T>(ask: (fight: FightView, of: K) => T): (fight: FightView, of: K) => T {
  const asked = new WeakMap<FightView, Map<K, T>>()
  return (fight, of) => {
    const known = asked.get(fight) ?? new Map<K, T>()
    asked.set(fight, known)
    const said = known.has(of) ? known.get(of)! : ask(fight, of)
    known.set(of, said)
    return said
  }
}

/** All actions of a combatant or the GM, the closed ones with the reason. */
export const offersOf = oncePerFight(({ ruleset, snapshot, terrain }, of: Decider) =>
  ruleset.commands.offers(snapshot, terrain, of),
)

/** Whom the fight waits for at rest; of several who may act in any order the one who is preferred. */
export const promptOf = oncePerFight(({ ruleset, snapshot }, preferred: Id | undefined) =>
  ruleset.display.prompt(snapshot, preferred),
)

const orders = oncePerFight<undefined, readonly Lane[]>(({ ruleset, snapshot }) => ruleset.display.order(snapshot))

/** The turn order as lanes. */
export const orderOf = (fight: FightView): readonly Lane[] => orders(fight, undefined)
