import type { Field, Id, Json, Ruleset } from '~/engine'
import type { TableTypes } from '~/table'
import { valueAt } from '../sheet/valueAt'
import type { FightView } from '~/store/session/fightView'

/** An order that stands otherwise than a sheet usually has it, with all to whom it was given. */
export interface OrderInForce {
  /** "Dodge: never". */
  words: string
  who: readonly Id[]
  path: Field['path']
  /** What a new sheet has there. */
  usual: Json
}

const GROUP = 'Orders'

interface Told {
  readonly blank: TableTypes['sheet']
  readonly orders: WeakMap<TableTypes['sheet'], readonly Order[]>
}

/** The orders of a sheet as it stands, by the rules: with many combatants nothing in the window would be asked for so often. */
const told = new WeakMap<object, Told>()

type Order = Omit<OrderInForce, 'who'>

/** The standing orders that were given, those alike together; whoever has left the fight has none. */
export function ordersInForce(
  ruleset: Pick<Ruleset<TableTypes>, 'state'>,
  { combatants }: Pick<FightView['snapshot'], 'combatants'>,
): readonly OrderInForce[] {
  const found = new Map<string, OrderInForce>()
  for (const c of Object.values(combatants)) {
    if (c.gone) continue
    for (const order of ordersOf(ruleset, c.sheet)) {
      const known = found.get(order.words)
      found.set(order.words, { ...order, who: [...(known?.who ?? []), c.id] })
    }
  }
  return [...found.values()]
}

function ordersOf({ state }: Pick<Ruleset<TableTypes>, 'state'>, own: TableTypes['sheet']): readonly Order[] {
  const known = told.get(state) ?? { blank: state.sheet.blank(), orders: new WeakMap() }
  told.set(state, known)
  const before = known.orders.get(own)
  if (before) return before
  const { blank } = known
  const found = state.sheet.fields(own).flatMap(({ path, label, group, kind }): readonly Order[] => {
    if (group !== GROUP || kind.type !== 'option') return []
    const [value, usual] = [valueAt(own, path), valueAt(blank, path) as Json]
    return value === usual ? [] : [{ words: `${label}: ${String(value)}`, path, usual }]
  })
  known.orders.set(own, found)
  return found
}
