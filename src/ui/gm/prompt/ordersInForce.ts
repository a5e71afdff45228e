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

/** The standing orders that were given, those alike together; whoever has left the fight has none. */
export function ordersInForce(
  { state: { sheet } }: Pick<Ruleset<TableTypes>, 'state'>,
  { combatants }: Pick<FightView['snapshot'], 'combatants'>,
): readonly OrderInForce[] {
  const found = new Map<string, OrderInForce>()
  const blank = sheet.blank()
  for (const c of Object.values(combatants)) {
    if (c.gone) continue
    for (const { path, label, group, kind } of sheet.fields(c.sheet)) {
      if (group !== GROUP || kind.type !== 'option') continue
      const [value, usual] = [valueAt(c.sheet, path), valueAt(blank, path) as Json]
      if (value === usual) continue
      const words = `${label}: ${String(value)}`
      const known = found.get(words)
      found.set(words, { words, path, usual, who: [...(known?.who ?? []), c.id] })
    }
  }
  return [...found.values()]
}
