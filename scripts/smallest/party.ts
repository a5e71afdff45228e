import type { Id } from '~/engine'
import { smallest, type Smallest } from './rules'
import { table, type Spot, type Table } from '../../test/table'

/** A table of this ruleset with heroes and foes, and quick NPCs to put on them. */
export function smallestTable(map?: string): {
  t: Table<Smallest>
  heroes: Id
  foes: Id
  put(name: string, side: Id, at: Spot): Id
} {
  const t = table(smallest, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  const put = (name: string, side: Id, at: Spot): Id => {
    t.do('join', 'gm', { list: [{ name, side, cell: t.cell(at), sheet: smallest.state.sheet.blank() }] })
    return Object.keys(t.state.combatants).at(-1)!
  }
  return { t, heroes, foes, put }
}
