import type { Field, Id, Json, Ruleset } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import type { TableTypes } from '~/table'
import { valueAt } from '../sheet/setField'

/** Questions that a side is not asked in this round. */
export interface Quiet {
  key: string
  side: Id
}

/** The draft under which it is kept. */
export const quietName = ({ key, side }: Quiet): string => `quiet/${key}/${side}`

/** What is not asked in this round. */
export function quietNow(drafts: Readonly<Record<string, string>>, round: number): readonly Quiet[] {
  return Object.entries(drafts).flatMap(([name, value]) => {
    const [kind, key, side] = name.split('/')
    return kind === 'quiet' && key && side && value === String(round) ? [{ key, side }] : []
  })
}

/** An order that stands otherwise than a sheet usually has it, with all to whom it was given. */
export interface OrderInForce {
  /** "Dodge: never". */
  words: string
  who: readonly Id[]
  path: Field['path']
  /** What a new sheet has there. */
  usual: Json
}

/** The orders of a sheet as they can be given, and those of each sheet as it stands. */
interface Told {
  readonly orders: readonly { readonly label: string; readonly path: Field['path']; readonly usual: Json }[]
  readonly bySheet: WeakMap<TableTypes['sheet'], readonly Order[]>
}

/** By the rules: with many combatants nothing in the window would be asked for so often. */
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
  const known = told.get(state) ?? { orders: ordersIn(state.sheet), bySheet: new WeakMap() }
  told.set(state, known)
  const before = known.bySheet.get(own)
  if (before) return before
  const found = known.orders.flatMap(({ label, path, usual }): readonly Order[] => {
    const value = valueAt(own, path)
    return value === usual ? [] : [{ words: `${label}: ${String(value)}`, path, usual }]
  })
  known.bySheet.set(own, found)
  return found
}

/** Read off a new sheet: whoever is asked has the same orders as everybody, whatever it carries. */
function ordersIn({ blank, fields }: Ruleset<TableTypes>['state']['sheet']): Told['orders'] {
  const sheet = blank()
  return fields(sheet).flatMap(({ path, label, role, kind }) =>
    role === 'order' && kind.type === 'option' ? [{ label, path, usual: valueAt(sheet, path) as Json }] : [],
  )
}
