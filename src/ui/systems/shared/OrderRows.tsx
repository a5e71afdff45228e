import { memo } from 'react'
import type { Id, Lane } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { shallowEqual } from '~/store/slice/shallowEqual'
import { useTable } from '~/store/state/useTable'
import { useSame } from '../../parts/hooks/useSame'
import { OrderRow } from './OrderRow'
import { shownRow, type ShownRow } from './shownRow'

interface Same {
  /** The go may be given to whoever is ready: a button offers it. Undefined: it never is, and no room is kept for it. */
  picks?: boolean | undefined
  onCentre(id: Id): void
  className?: string
}

/** The combatants of one place in the turn order. Drawn anew only when one of them shows something else. */
export function OrderRows({ rows, ...same }: Same & { rows: Lane['rows'] }) {
  const { ruleset, snapshot } = useFight()
  const shown = useSame(
    rows.flatMap(row => shownRow(ruleset, snapshot, row) ?? []),
    shallowEqual,
  )
  return <Rows rows={shown} {...same} />
}

const Rows = memo(function Rows({ rows, className, ...same }: Same & { rows: readonly ShownRow[] }) {
  const selection = useTable(s => s.selection)
  return (
    <ol className={className}>
      {rows.map(row => (
        <OrderRow key={row.combatant.id} row={row} selected={selection.includes(row.combatant.id)} {...same} />
      ))}
    </ol>
  )
})
