import type {
  Badge,
  Combatant,
  Command,
  Decider,
  HealthRing,
  Id,
  Lane,
  Offer,
  Pool,
  PoolColour,
  Prompt,
  Ruleset,
  Snapshot,
  WayOut,
} from '~/engine'
import { healthRing, type TableTypes, type Terrain } from '~/table'
import { wayOut } from '~/table/contract/outcome'
import { type Lead, leadIn, whoReacts } from '~/simulate'
import { share } from '../slice'

/** A pool with the colour in which its rules draw it. */
export type ShownPool = Pool & { readonly colour: PoolColour | undefined }

/** A badge with the name of its drawing. */
export type ShownBadge = Badge & { readonly icon: string | undefined }

/** A combatant with what the rules say of it; the same object as long as that is the same. */
export interface ShownCombatant {
  readonly combatant: Combatant<TableTypes>
  /** Number of its side. */
  readonly side: number
  readonly badges: readonly ShownBadge[]
  readonly pools: readonly ShownPool[]
  /** What is left of its health. */
  readonly ring: HealthRing
  /** How it has come out of the fight; null: it fights on. */
  readonly out: WayOut | null
}

/** Whether somebody has left the fight and the map, and comes back by the GM's word alone. */
export const hasLeft = ({ combatant: { gone, cell }, out }: Pick<ShownCombatant, 'combatant' | 'out'>): boolean =>
  gone || (cell === null && out === 'fled')

/** What follows from a state: worked out once, when the state is published or when the first part of the window asks. */
export interface Derived {
  /** The turn order as lanes; a lane or row that says the same as before is the one from before. */
  readonly order: readonly Lane[]
  readonly shown: { readonly [id: Id]: ShownCombatant }
  /** Whom the fight waits for at rest; of several who may act in any order the one who is preferred. */
  prompt(preferred?: Id): Prompt
  /** All actions of a combatant or the GM, the closed ones with the reason. */
  offers(of: Decider): readonly Offer[]
  /** How somebody takes the turn who may and has not yet; undefined: it acts already, or may not. */
  lead(by: Id): Lead<TableTypes> | undefined
  /** Who may step in while this is done now, or after taking the turn for it. */
  reactions(command: Command): readonly Id[]
}

/** Lists and records within one another: lanes, a lane, its rows, a row. */
const ORDER_DEPTH = 4

/** What follows from this state. @param before of the state that was shown before: what says the same is taken from there */
export function derivedFrom(
  { ruleset, snapshot, terrain }: { ruleset: Ruleset<TableTypes>; snapshot: Snapshot<TableTypes>; terrain: Terrain },
  before?: Pick<Derived, 'order' | 'shown'>,
): Derived {
  const { display, commands } = ruleset
  const lead = once((by: Id) => leadIn({ ruleset, terrain }, snapshot, by))
  return {
    order: share(before?.order, display.order(snapshot), ORDER_DEPTH),
    shown: shownIn(ruleset, snapshot, before?.shown),
    prompt: once((preferred: Id | undefined) => display.prompt(snapshot, preferred)),
    offers: once((of: Decider) => commands.offers(snapshot, terrain, of)),
    lead,
    reactions: once(
      (command: Command) => whoReacts({ ruleset, terrain }, lead(command.by)?.ended ?? snapshot, command),
      JSON.stringify,
    ),
  }
}

function shownIn(
  { conditions, display }: Ruleset<TableTypes>,
  snapshot: Snapshot<TableTypes>,
  before: Derived['shown'] = {},
): Derived['shown'] {
  const { badges, pools, poolColours, life } = display
  const shown: Record<Id, ShownCombatant> = {}
  for (const combatant of Object.values(snapshot.combatants)) {
    const was = before[combatant.id]
    const isAsBefore = was?.combatant === combatant
    const own = isAsBefore ? was.pools : pools(combatant)
    const now: ShownCombatant = {
      combatant,
      side: snapshot.sides[combatant.side]?.badge ?? 0,
      badges: share(
        was?.badges,
        badges(combatant, snapshot).map(badge => ({ ...badge, icon: conditions[badge.code]?.icon })),
      ),
      pools: isAsBefore ? was.pools : own.map(pool => ({ ...pool, colour: poolColours[pool.key] })),
      ring: isAsBefore ? was.ring : healthRing(own, life),
      out: isAsBefore ? was.out : wayOut(display, combatant),
    }
    shown[combatant.id] = share(was, now, 1)
  }
  return shown
}

/** Asked once for each key, however many parts of the window want to know. @param keyOf where another object may ask the same */
export function once<K, T>(ask: (of: K) => T, keyOf: (of: K) => unknown = of => of): (of: K) => T {
  const said = new Map<unknown, T>()
  return of => {
    const key = keyOf(of)
    if (!said.has(key)) said.set(key, ask(of))
    return said.get(key)!
  }
}
