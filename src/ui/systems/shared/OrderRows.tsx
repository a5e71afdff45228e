import { memo } from 'react'
import type { Id, Lane } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useShared } from '~/store/slice/share'
import { useTable, useTableSelector } from '~/store/state/useTable'
import { isGroup, orderGroups } from './orderGroups'
import { useOrderLook } from './orderLook'
import { OrderRow } from './OrderRow'
import { ROWS_DEPTH, shownRows, type ShownRow } from './shownRow'
import { GroupRow } from './GroupRow'

interface Same {
  /** The go may be given to whoever is ready: a button offers it. Undefined: it never is, and no room is kept for it. */
  picks?: boolean | undefined
  onCentre(id: Id, gently?: boolean): void
  className?: string
}

const NOBODY: readonly Id[] = []

/** The combatants of one place in the turn order. Drawn anew only when one of them shows something else. */
export function OrderRows({ rows, ...same }: Same & { rows: Lane['rows'] }) {
  const shown = useFightSelector(fight => fight.shown)
  return <Rows rows={useShared(shownRows(rows, shown), ROWS_DEPTH)} {...same} />
}

const Rows = memo(function Rows({ rows, className, ...same }: Same & { rows: readonly ShownRow[] }) {
  const selection = useTable(s => s.selection)
  const asked = useTableSelector(({ fight }) => fight?.asks?.map(({ of }) => of) ?? NOBODY)
  const { find, dense, isFolded, fold } = useOrderLook()
  const draw = (row: ShownRow, within = false) => {
    const { id } = row.combatant
    return (
      <OrderRow
        key={id}
        row={row}
        selected={selection.includes(id)}
        asked={asked.includes(id)}
        dense={dense}
        within={within}
        {...same}
      />
    )
  }
  if (find !== '') {
    const found = rows.filter(({ combatant }) => combatant.name.toLowerCase().includes(find))
    return <ol className={className}>{found.map(row => draw(row))}</ol>
  }
  return (
    <ol className={className}>
      {orderGroups(rows).flatMap(item => {
        if (!isGroup(item)) return [draw(item)]
        const folded = isFolded(item.base)
        // Whoever acts or is asked is never out of sight.
        const members = item.rows.filter(
          ({ state, combatant }) => !folded || state === 'acting' || asked.includes(combatant.id),
        )
        return [
          <GroupRow key={`group ${item.base}`} group={item} folded={folded} onFold={() => fold(item.base, !folded)} />,
          ...members.map(row => draw(row, true)),
        ]
      })}
    </ol>
  )
})
